"""Reads the settings: from the command line, the environment and a file, whichever says it first.

Every field of `Settings` can be set in the environment and in the file: `grace_seconds` is
TOUCHSTONE_GRACE_SECONDS there, and `tables`, of `Limits`, is TOUCHSTONE_LIMITS__TABLES, or `tables`
below `[limits]` in the file.
"""

from dataclasses import fields
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Any, get_type_hints

from pydantic import ValidationError, create_model
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from touchstone.server.public import PublicUrl
from touchstone.server.settings import Settings
from touchstone.server.starting import CannotStart

PREFIX = "TOUCHSTONE_"
FILE = Path("touchstone.toml")
"""Read if it is there, where no other file is named."""


class ConfigurationError(CannotStart):
    """Something that was set cannot be used."""


def configured(file: Path | None = None, **given: object) -> Settings:
    """The settings; `given` is what the command line says, None where it says nothing."""
    if file is not None and not file.is_file():
        raise ConfigurationError(f"There is no file {file}.")
    said: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    try:
        read = _model(file or FILE)(**said)
    except TOMLDecodeError as error:
        raise ConfigurationError(f"{file or FILE} is not written in TOML: {error}.") from None
    except SettingsError as error:
        raise ConfigurationError(f"A setting of the environment is unreadable: {error}.") from None
    except ValidationError as error:
        raise ConfigurationError(_sentence(error)) from None
    settings = Settings(**{field.name: getattr(read, field.name) for field in fields(Settings)})
    _demand_address(settings.public_url)
    return settings


def _demand_address(public_url: str | None) -> None:
    if public_url is None:
        return
    try:
        PublicUrl.read(public_url)
    except ValueError:
        raise ConfigurationError(
            f"{public_url} is not an address where people can find Touchstone. Write it as in "
            "--public-url https://games.example or --public-url https://example.org/games/."
        ) from None


def _sentence(error: ValidationError) -> str:
    """What is wrong with the first setting that is wrong. Its value may be a secret: not told."""
    first = error.errors(include_url=False, include_input=False)[0]
    name = ".".join(map(str, first["loc"]))
    if first["type"] in {"extra_forbidden", "unexpected_keyword_argument"}:
        return f"There is no setting {name}."
    return f"The setting {name} cannot be used: {first['msg'][0].lower()}{first['msg'][1:]}."


def _model(file: Path) -> type[BaseSettings]:
    """A model with the fields of `Settings` that looks into the environment and this file."""
    types = get_type_hints(Settings)
    described: dict[str, Any] = {
        field.name: (types[field.name], field.default) for field in fields(Settings)
    }

    class Sources(BaseSettings):
        model_config = SettingsConfigDict(
            env_prefix=PREFIX, env_nested_delimiter="__", toml_file=file, extra="forbid"
        )

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    return create_model("Configuration", __base__=Sources, **described)

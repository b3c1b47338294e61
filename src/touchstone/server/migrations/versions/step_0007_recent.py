"""SQLite gathers new commands in a small table before it sorts them in among the others.

The commands of a table lie together, so a group from a hundred tables used to change a hundred
pages of the file. `commands` is a view of both tables now: whoever reads or forgets need not know.
PostgreSQL shares that cost by itself and keeps its one table.
"""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_UP = (
    "alter table commands rename to settled_commands",
    """create table recent_commands (
        table_id varchar(32) not null references tables (id),
        number integer not null,
        seat integer not null,
        text text not null,
        client varchar(64) not null,
        spent integer not null,
        primary key (table_id, number)
    )""",
    """create view commands as
        select table_id, number, seat, text, client, spent from settled_commands
        union all select table_id, number, seat, text, client, spent from recent_commands""",
    # The database goes on deciding who was first: what is settled is not stored again.
    """create trigger recent_commands_once before insert on recent_commands
        when exists (
            select 1 from settled_commands where table_id = new.table_id and number = new.number
        ) begin select raise(ignore); end""",
    """create trigger commands_insert instead of insert on commands begin
        select raise(abort, 'commands are unique') where exists (
            select 1 from recent_commands where table_id = new.table_id and number = new.number);
        insert into settled_commands values
            (new.table_id, new.number, new.seat, new.text, new.client, new.spent);
    end""",
    """create trigger commands_delete instead of delete on commands begin
        delete from recent_commands where table_id = old.table_id and number = old.number;
        delete from settled_commands where table_id = old.table_id and number = old.number;
    end""",
)
_DOWN = (
    "drop view commands",
    "insert into settled_commands select * from recent_commands",
    "drop table recent_commands",
    "alter table settled_commands rename to commands",
)


def upgrade() -> None:
    """What is stored stays where it is."""
    _run(_UP)


def downgrade() -> None:
    """Everything is one table again."""
    _run(_DOWN)


def _run(statements: tuple[str, ...]) -> None:
    if op.get_bind().dialect.name == "sqlite":
        for statement in statements:
            op.execute(statement)

"""`python -m touchstone.cli`, for where the script is not on the path."""

from touchstone.cli import main

main()

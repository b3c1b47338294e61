"""The pages: templates and static modules, one client for every game, which knows no rules."""

"""Steps from an older store to a newer one."""

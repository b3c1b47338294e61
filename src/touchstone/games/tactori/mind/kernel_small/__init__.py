"""The competitive games of Tactori on 5x5 as small arrays: rules, playouts and a tree."""

"""4EYES+ on bitboards: terrain, moves, playouts and threats."""

"""The friendly face of the house: what `import touchstone as ts` offers."""

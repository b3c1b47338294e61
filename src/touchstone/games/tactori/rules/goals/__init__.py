"""What the variants score and how they end: one class for each aim."""

"""What may be done in a turn: one class for each way of playing."""

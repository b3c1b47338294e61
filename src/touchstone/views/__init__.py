"""What listeners are told and shown: words in six languages, boards as text and as pictures."""

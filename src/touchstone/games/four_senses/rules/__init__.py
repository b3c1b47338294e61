"""The rules alone: pure, readable, without any third-party package."""

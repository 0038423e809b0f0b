"""Many matches at once: simulation."""

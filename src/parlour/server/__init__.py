"""The table server: REST for the lobby and the records, a WebSocket a table for play."""

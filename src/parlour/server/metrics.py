"""What the server counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("parlour_commands_total", "Commands that were carried out", ["command"])
REFUSALS = Counter("parlour_refusals_total", "Messages that were refused", ["code"])
BOT_MOVES = Counter("parlour_bot_moves_total", "Moves made by bots", ["level"])
ROOMS = Gauge("parlour_open_tables", "Tables that this worker has in memory")
CLIENTS = Gauge("parlour_clients", "Connected clients of this worker")
ANSWER_TIME = Histogram(
    "parlour_answer_seconds",
    "Time from a message to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)

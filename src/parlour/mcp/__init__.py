"""A seat for a language model: an MCP server through which it reads the rules, sees what its seat sees, and plays.

Needs the extra `llm`. `docs/research.md` shows it.
"""

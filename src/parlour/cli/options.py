"""Options of a game as they are typed."""

from parlour.engine.game import AnyGame, OptionValue, UsageError


def parsed_options(game: AnyGame, given: list[str]) -> dict[str, OptionValue]:
    """name=value texts as options of the right type."""
    options: dict[str, OptionValue] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError(f"option {text!r} is not of the form name=value")
        options[name] = parsed_value(game, name, value)
    return options


def parsed_value(game: AnyGame, name: str, text: str) -> OptionValue:
    for option in game.options:
        if option.name == name:
            if option.per_seat and "," in text:
                return text.split(",")
            for choice in option.choices:
                if text.lower() == str(choice).lower():
                    return choice
    return text

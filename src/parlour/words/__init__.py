"""Words for people, read from the files that a game brings along: a language is a folder of them."""

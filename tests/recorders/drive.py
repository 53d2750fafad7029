# drive.py CALLS OUT: makes the calls of a file with broadside_trace.py.

import sys

import broadside_trace


def value(words):
    """Takes the next word, or list, from the front of the words."""
    word = words.pop(0)
    if word == "[":
        items = []
        while words[0] != "]":
            items.append(value(words))
        words.pop(0)
        return items
    if word.startswith('"'):
        text, _, times = word[1:].partition('"')
        return text.replace("_", " ") * int(times[1:] or 1)
    if word in ("true", "false", "null"):
        return {"true": True, "false": False, "null": None}[word]
    return int(word) if word.lstrip("-").isdigit() else float(word)


def call(words):
    global trace
    name = words.pop(0)
    if name == "set":
        key = words.pop(0)
        said = value(words)
        setattr(settings, key, list(zip(said[::2], said[1::2])) if key == "parameters" else said)
    elif name == "open":
        trace = broadside_trace.open_file(sys.argv[2], settings)
    elif name == "dropped":
        assert trace.dropped() == int(words[0])
    elif name == "frame_end_hash":
        trace.frame_end_hash(int(words[0], 16))
    else:
        arguments = []
        while words:
            arguments.append(value(words))
        answer = getattr(trace, name)(*arguments)
        assert answer is (True if name == "frame_begin" else None)


settings = broadside_trace.default_settings()
trace = None
for line in open(sys.argv[1], encoding="utf-8"):
    if line.strip() and not line.startswith("#"):
        call(line.split())
trace.close()

#!/usr/bin/env python3
"""Draws the pictures of the manual's page "Which moment to record": the order of events in a frame. draw.py FOLDER writes them;
draw.py --check FOLDER fails where those of the folder are others."""

import sys
from pathlib import Path
from xml.sax.saxutils import escape

WIDTH, BOX, GAP = 720, 48, 10
TEXT, MOVE, FILL, ASK, SPAWN, OTHER = "#222222", "#dce8f7", "#e6e0f3", "#fdeecb", "#fbdcd6", "#e8e8e8"
RIGHT, WRONG = "#1b7a3d", "#b3261e"

# Each picture: the events of a frame, each with its colour; and marks below them: the events from which to which, the
# colour, and two lines of text.
PICTURES = {
    "object-by-object": (
        [("1 asks", ASK), ("1 moves", MOVE), ("2 asks", ASK), ("2 moves", MOVE), ("3 asks", ASK), ("3 moves", MOVE),
         ("all ask again", ASK)],
        [(0, 5, WRONG, "Wrong: pairs from here, boxes from the end", "1 has moved since it asked"),
         (6, 6, RIGHT, "Right:", "boxes and pairs")]),
    "first-hit": (
        [("all move", MOVE), ("fill the grid", FILL), ("grid: 4, 7, 9", ASK), ("test 4: a hit", OTHER),
         ("7, 9: never tested", OTHER)],
        [(2, 2, RIGHT, "Right: all that", "the grid returns"), (3, 4, WRONG, "Wrong: only what is tested", "7 and 9 seem to be missed")]),
    "spawn-late": (
        [("all move", MOVE), ("fill the grid", FILL), ("all ask", ASK), ("sparks appear", SPAWN), ("draw", OTHER)],
        [(2, 2, RIGHT, "Right: the objects", "that the grid has"), (3, 4, WRONG, "Wrong: all objects", "the grid has no sparks yet")]),
    "not-drawn": (
        [("beads move", MOVE), ("fill the grid", FILL), ("all in the grid", OTHER), ("skip the parked", OTHER),
         ("the rest ask", ASK)],
        [(2, 2, WRONG, "Wrong: boxes of all", "parked ones ask nothing"), (4, 4, RIGHT, "Right: of these", "boxes and pairs")]),
}


def text(x, y, words, colour, weight="normal"):
    return (f'<text x="{x:g}" y="{y}" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-size="12" '
            f'font-weight="{weight}" fill="{colour}">{escape(words)}</text>')


def picture(events, marks):
    width = (WIDTH - 2 * GAP - (len(events) - 1) * GAP) / len(events)
    left = [GAP + i * (width + GAP) for i in range(len(events))]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="132" viewBox="0 0 {WIDTH} 132">',
             f'<rect width="{WIDTH}" height="132" fill="#ffffff"/>']
    for x, (words, colour) in zip(left, events):
        parts.append(f'<rect x="{x:g}" y="12" width="{width:g}" height="{BOX}" rx="6" fill="{colour}" stroke="#888888"/>')
        parts.append(text(x + width / 2, 41, words, TEXT))
    for first, last, colour, above, below in marks:
        begin, end = left[first], left[last] + width
        parts.append(f'<path d="M{begin:g} 68v8H{end:g}v-8" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(text((begin + end) / 2, 96, above, colour, "bold"))
        parts.append(text((begin + end) / 2, 114, below, colour))
    return "\n".join([*parts, "</svg>"]) + "\n"


def main():
    folder = Path(sys.argv[-1])
    for name, (events, marks) in PICTURES.items():
        file = folder / f"{name}.svg"
        drawn = picture(events, marks)
        if "--check" not in sys.argv:
            file.write_text(drawn)
        elif file.read_text() != drawn:
            sys.exit(f"draw.py: {file} is not what this program draws now.")


if __name__ == "__main__":
    main()

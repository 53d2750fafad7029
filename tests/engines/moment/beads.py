#!/usr/bin/env python3
"""Makes the recordings of the manual's page "Which moment to record": a game with a correct grid, recorded at a right and at
a wrong moment, and of parked objects once only half. beads.py FOLDER writes them; beads.py --check FOLDER fails where those of the folder are others."""

import json
import math
import sys
from pathlib import Path

WIDTH, HEIGHT, CELL, STEPS = 160, 96, 16, 40
HEADER = {"broadside": "frames", "version": 1, "cellSize": CELL, "yDown": True, "halfOpen": True, "unitsPerMetre": 16}


class Random:
    def __init__(self, seed):
        self.seed = seed

    def below(self, limit):
        self.seed = self.seed * 16807 % 2147483647
        return self.seed % limit


class Bead:
    """A box in pixels that bounces at the edges."""

    def __init__(self, number, kind, random, size, speed=1):
        self.number, self.kind, self.size, self.is_parked = number, kind, size, False
        self.x, self.y = random.below(WIDTH - size) + 0.25, random.below(HEIGHT - size) + 0.25
        self.dx, self.dy = (random.below(17) - 8) / 2 * speed, (random.below(17) - 8) / 2 * speed

    def box(self):
        return [self.x, self.y, self.x + self.size, self.y + self.size]

    def overlaps(self, other):
        (a, b, c, d), (e, f, g, h) = self.box(), other.box()
        return a < g and e < c and b < h and f < d

    def move(self):
        for axis, speed, end in ("x", "dx", WIDTH), ("y", "dy", HEIGHT):
            place = getattr(self, axis) + getattr(self, speed)
            if place < 0 or place + self.size > end:
                setattr(self, speed, -getattr(self, speed))
            setattr(self, axis, min(max(place, 0), end - self.size))


class Grid:
    """A correct grid: an object is in all cells that it reaches into."""

    def __init__(self, objects=()):
        self.objects, self.cells = [], {}
        for one in objects:
            self.add(one)

    @staticmethod
    def cells_of(one):
        left, top, right, bottom = one.box()
        return [(x, y) for y in range(int(top // CELL), math.ceil(bottom / CELL))
                for x in range(int(left // CELL), math.ceil(right / CELL))]

    def add(self, one):
        self.objects.append(one)
        self.cells[one] = self.cells_of(one)

    def update(self, one):
        self.cells[one] = self.cells_of(one)

    def near(self, one):
        cells = set(self.cells_of(one))
        return [other for other in self.objects if other is not one and cells & set(self.cells[other])]


class Recording:
    def __init__(self, program):
        self.lines = [{**HEADER, "program": program, "algorithm": "a correct grid"}]

    def frame(self, step, objects, pairs):
        """pairs: each as it was asked."""
        names = {str(one.number): one.kind for one in objects}
        self.lines.append({"step": step, "boxes": [[one.number, *one.box()] for one in objects],
                           "pairs": sorted({tuple(sorted((a.number, b.number))) for a, b in pairs}), "names": names})

    def text(self):
        known = {}
        for line in self.lines[1:]:
            line["names"] = {number: name for number, name in line["names"].items() if known.get(number) != name}
            known.update(line["names"])
            if not line["names"]:
                del line["names"]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in self.lines)


def all_pairs_of(grid):
    """Asks for each object once more, which changes nothing."""
    return [(one, other) for one in grid.objects for other in grid.near(one)]


def object_by_object():
    """Each bead asks where it is, and then moves, before the next one has its turn."""
    random = Random(31)
    beads = [Bead(i + 1, "Bead", random, 9, speed=2) for i in range(24)]
    grid, wrong, right = Grid(beads), Recording("Object by object"), Recording("Object by object")
    for step in range(STEPS):
        asked = []
        for bead in beads:
            asked += [(bead, other) for other in grid.near(bead)]
            bead.move()
            grid.update(bead)
        wrong.frame(step, beads, asked)
        right.frame(step, beads, all_pairs_of(grid))
    return wrong, right


def first_hit():
    """Each bead asks until it hits something."""
    random = Random(37)
    beads = [Bead(i + 1, "Bead", random, 12) for i in range(20)]
    wrong, right = Recording("First hit"), Recording("First hit")
    for step in range(STEPS):
        for bead in beads:
            bead.move()
        grid, asked = Grid(beads), []
        for bead in beads:
            for other in grid.near(bead):
                asked.append((bead, other))
                if bead.overlaps(other):
                    break
        wrong.frame(step, beads, asked)
        right.frame(step, beads, all_pairs_of(grid))
    return wrong, right


def spawn_late():
    """The grid is filled, then sparks appear."""
    random = Random(41)
    beads = [Bead(i + 1, "Bead", random, 10) for i in range(14)]
    wrong, right = Recording("Spawn late"), Recording("Spawn late")
    number = len(beads)
    for step in range(STEPS):
        for bead in beads:
            bead.move()
        grid = Grid(beads)
        pairs = all_pairs_of(grid)
        right.frame(step, beads, pairs)
        for _ in range(2):
            number += 1
            spark = Bead(number, "Spark", random, 6)
            spark.end = step + 5
            beads.append(spark)
        wrong.frame(step, beads, pairs)
        beads = [bead for bead in beads if getattr(bead, "end", STEPS) > step]
    return wrong, right


def not_drawn():
    """Parked sparks stay in the list at their last place. The game does not draw them, and asks nothing about them."""
    random = Random(43)
    beads = [Bead(i + 1, "Bead" if i < 10 else "Spark", random, 10 if i < 10 else 7) for i in range(22)]
    wrong, right, half = Recording("Not drawn"), Recording("Not drawn"), Recording("Not drawn")
    for step in range(STEPS):
        for i, bead in enumerate(beads):
            bead.is_parked = bead.kind == "Spark" and (step + 7 * i) % 24 < 12
            if not bead.is_parked:
                bead.move()
        awake = [bead for bead in beads if not bead.is_parked]
        grid = Grid(beads)
        asked = [(a, b) for a, b in all_pairs_of(grid) if not a.is_parked and not b.is_parked]
        wrong.frame(step, beads, asked)
        right.frame(step, awake, asked)
        half.frame(step, awake, all_pairs_of(grid))
    return wrong, right, half


def main():
    folder = Path(sys.argv[-1])
    for play in object_by_object, first_hit, spawn_late, not_drawn:
        for recording, moment in zip(play(), ("wrong", "right", "half")):
            file = folder / f"{play.__name__.replace('_', '-')}-{moment}.jsonl"
            if "--check" not in sys.argv:
                file.write_text(recording.text())
            elif file.read_text() != recording.text():
                sys.exit(f"beads.py: {file} is not what this program writes now.")


if __name__ == "__main__":
    main()

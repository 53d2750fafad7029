# grid.py MODE: a broad phase that compares everything, for `broadside check`. Modes: good; pairs, which reports all
# pairs; forgets, which loses moves; throws, which fails when an object is removed; loops, which does not end then.

import sys

import broadside_trace


class Grid:
    def __init__(self, world, cell_size):
        assert world[0] < world[2] and world[1] < world[3] and cell_size > 0
        self.boxes = {}
        self.is_asked = False

    def add(self, id, left, low, right, high):
        print("adds", id)  # is no answer
        self.boxes[id] = (left, low, right, high)
        self.is_asked = False

    def move(self, id, left, low, right, high):
        if sys.argv[1] != "forgets":
            self.add(id, left, low, right, high)

    def remove(self, id):
        while sys.argv[1] == "loops":
            pass
        if sys.argv[1] == "throws":
            raise RuntimeError("removed by the test")
        del self.boxes[id]

    def update(self):
        self.is_asked = True

    def query(self, *box):
        assert self.is_asked
        return (id for id, other in self.boxes.items() if overlap(box, other))


class Pairs(Grid):
    query = property()  # it has none

    def pairs(self):
        items = sorted(self.boxes.items())
        return [(a[0], b[0]) for i, a in enumerate(items) for b in items[:i] if overlap(a[1], b[1])]


def overlap(a, b):
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


broadside_trace.check(Pairs if sys.argv[1] == "pairs" else Grid, "a test in Python")

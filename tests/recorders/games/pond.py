# Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
# Argument: the trace to write. Lines that end with #+ are for Broadside.

import sys

import broadside_trace  #+

WIDTH, HEIGHT, CELL, COLUMNS, ROWS = 640, 512, 64, 10, 8
seed = 7


def random(below):
    global seed
    seed = seed * 16807 % 2147483647
    return seed % below


class Raft:
    def __init__(self, id):
        self.id = id
        self.x, self.y = random(560), random(440)  # of the upper left corner
        self.width, self.height = 16 + random(48), 16 + random(48)
        self.dx, self.dy = (random(33) - 16) / 8, (random(33) - 16) / 8

    def move(self):
        self.x += self.dx
        self.y += self.dy
        if self.x < 0 or self.x + self.width > WIDTH:
            self.dx = -self.dx
        if self.y < 0 or self.y + self.height > HEIGHT:
            self.dy = -self.dy

    def cell(self):
        column = int((self.x + self.width / 2) // CELL)
        row = int((self.y + self.height / 2) // CELL)
        return min(max(column, 0), COLUMNS - 1), min(max(row, 0), ROWS - 1)


rafts = [Raft(id) for id in range(1, 41)]
settings = broadside_trace.default_settings()  #+
settings.program, settings.algorithm, settings.y_down = "Pond", "grid of centres", True  #+
settings.world, settings.units_per_metre = (0, 0, WIDTH, HEIGHT), 32  #+
settings.cell_size, settings.grid_columns, settings.grid_rows = CELL, COLUMNS, ROWS  #+
settings.records = broadside_trace.CANDIDATES + broadside_trace.CELLS  #+
trace = broadside_trace.open_file(sys.argv[1], settings)  #+
for step in range(120):
    trace.frame_begin(step, step / 60)  #+
    for i, raft in enumerate(rafts):
        raft.move()
        trace.box(raft.id, raft.x, raft.y, raft.x + raft.width, raft.y + raft.height)  #+
        trace.cells(raft.id, *raft.cell(), *raft.cell())  #+
        for other in rafts[:i]:
            if other.cell() == raft.cell():
                trace.candidate(other.id, raft.id)  #+
    trace.frame_end()  #+
trace.close()  #+

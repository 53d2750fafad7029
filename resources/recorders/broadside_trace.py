# broadside_trace.py - lets Broadside see what the broad phase of your game does.
#
# Copy this one file next to your game. It needs Python 3.6 or later and nothing else. A whole example:
#
#     import broadside_trace
#
#     settings = broadside_trace.default_settings()
#     settings.program = "My game"
#     settings.algorithm = "my grid"
#     settings.records = broadside_trace.CANDIDATES
#     trace = broadside_trace.open_file("my_game.bstrace", settings)
#
#     boxes = {1: [0.0, 0.0, 2.0, 2.0], 2: [5.0, 0.5, 7.0, 2.5]}     # id: left, low, right, high
#     for step in range(60):
#         boxes[2][0] -= 0.1
#         boxes[2][2] -= 0.1
#         trace.frame_begin(step, step / 60)
#         for id, box in boxes.items():                              # every object, in every frame
#             trace.box(id, *box)
#         if boxes[1][0] // 2 == boxes[2][0] // 2:                   # each pair that the broad phase reports
#             trace.candidate(1, 2)
#         trace.frame_end()
#     trace.close()
#
# `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
# different columns.
#
# Units    are yours: settings.units_per_metre and y_down say what they are. Angles are in degrees.
# Ids      are integers from 1 to 2^53, one for each object as long as it lives.
# Objects  that a frame does not name are absent in it. Describe an object once (define), before its first box.
# Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
# Time     A frame goes to the operating system in one call, which does not wait for the disk as a rule. Frames that
#          cannot be written are left out and counted: trace.dropped().
# Errors   open_file() raises OSError, and wrong arguments raise exceptions. A full disk raises none.
# Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
#          frame are counted, and Broadside shows the counts.
# Threads  One at a time for each trace.
# Tests    check() lets Broadside test a broad phase of yours before any game exists.
#
# The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
#
# Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
# obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
# copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
# warranty of any kind.

import os
import stat
import struct
import sys

# What your frames say, added up. Broadside does not look for the rest.
CANDIDATES = 1  # candidate(): a frame without any has none
CONTACTS = 2  # contact()
CELLS = 4  # cells(): an object without any is registered in none
BOXES = 8  # registered_box()
QUERIES = 16  # query()

# Units of counter().
COUNT = 0
MICROSECONDS = 1
BYTES = 2

# Kinds of query().
POINT = 0
BOX = 1
CIRCLE = 2
RAY = 3

# Wrong calls that are counted.
_NO_ID = 0
_REVERSED_BOX = 1
_REVERSED_CELLS = 2
_SECOND_BOX = 3

_HIGHEST_ID = 1 << 53
_MEBIBYTE = 1 << 20
_INFINITY = float("inf")

_pack_u16 = struct.Struct("<H").pack
_pack_u32 = struct.Struct("<I").pack
_pack_u64 = struct.Struct("<Q").pack
_pack_f64 = struct.Struct("<d").pack
_pack_pair = struct.Struct("<QQ").pack
_pack_cells = struct.Struct("<Q4i").pack
_pack_grid_cells = struct.Struct("<QI4i").pack
_pack_float = struct.Struct("<f").pack


class Settings:
    """What a game says about itself. A wrong name of a setting is an AttributeError."""

    __slots__ = ("program", "algorithm", "records", "dt", "units_per_metre", "y_down", "half_open", "wide_floats",
                 "world", "cell_size", "grid_x", "grid_y", "grid_columns", "grid_rows", "parameters",
                 "keyframe_every", "most_bytes", "has_capsules", "cell_height", "rings", "has_grids")

    def __init__(self):
        self.program = ""  # as people call it
        self.algorithm = ""  # of your broad phase: "uniform grid"
        self.records = CANDIDATES  # CANDIDATES + CELLS + ...
        self.dt = 0.0  # seconds of a frame; 0: they differ
        self.units_per_metre = 1.0  # 1: metres; 32: 32 pixels are a metre
        self.y_down = False  # True: y grows downwards, as on screens
        self.half_open = False  # True: boxes that only touch do not overlap
        self.wide_floats = False  # True: coordinates are doubles
        self.world = (0.0, 0.0, 0.0, 0.0)  # left, low, right, high (y down: left, top, right, bottom); zeros: unknown
        self.cell_size = 0.0  # of your grid; 0: there are no cells
        self.grid_x = 0.0  # the corner of cell (0, 0) with the smallest x and y
        self.grid_y = 0.0
        self.grid_columns = 0  # 0: cells go on for ever
        self.grid_rows = 0
        self.parameters = ()  # (name, value) of others, to be shown
        self.keyframe_every = 60  # frames after which everything is said again
        self.most_bytes = 64 * _MEBIBYTE  # of one frame, 128 MiB at most; a larger frame is left out
        self.has_capsules = False  # True: the game calls define_capsule()
        self.cell_height = 0.0  # of your grid, if its cells are not square; cell_size is then their width
        self.rings = 0  # your game searches the cell of an object and so many rings of cells around it; 0: not said
        self.has_grids = False  # True: the game calls world(), grid() or grid_cells()


def default_settings():
    return Settings()


def open_file(path, settings=None):
    """Replaces the file. Raises OSError."""
    return Trace(path, settings if settings is not None else Settings())


def _text(text):
    data = b"" if text is None else text.encode("utf-8", "surrogateescape")[:65535]
    return _pack_u16(len(data)) + data


def _message(kind, *parts):
    data = b"".join(parts)
    return _pack_u32(kind) + _pack_u32(len(data)) + data


def _narrow(value):
    """A float that is as near as floats go; beyond their range it is infinite."""
    try:
        return _pack_float(value)
    except OverflowError:
        return _pack_float(_INFINITY if value > 0 else -_INFINITY)


def _header(settings):
    parameters = list(settings.parameters)
    has_height = settings.cell_height > 0 and settings.cell_height != settings.cell_size and settings.cell_size > 0
    if settings.cell_size > 0:
        grid = [("cell-size", settings.cell_size), ("grid-x", settings.grid_x), ("grid-y", settings.grid_y),
                ("grid-columns", settings.grid_columns), ("grid-rows", settings.grid_rows)]
        if has_height:
            grid.append(("cell-height", settings.cell_height))
        if settings.rings > 0:
            grid.append(("rings", settings.rings))
        parameters[:0] = grid
    units = settings.units_per_metre if settings.units_per_metre > 0 else 1.0
    flags = (8 if settings.wide_floats else 4, 1 if settings.half_open else 0, 1 if settings.y_down else 0,
             settings.records & 31)
    parts = [struct.pack("<6d4BI", settings.dt, units, *settings.world, *flags, len(parameters)),
             _text(settings.program), _text(settings.algorithm)]
    for name, value in parameters:
        parts.append(_text(name) + _pack_f64(value))
    version = 3 if settings.has_grids or has_height else 2 if settings.has_capsules else 1
    return b"BSTRACE\n" + struct.pack("<II", version, 0) + _message(1, *parts)


def _open(path):
    # Non-blocking, so that a pipe without a reader is refused and does not wait.
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    for name in ("O_CLOEXEC", "O_NONBLOCK", "O_BINARY"):
        flags |= getattr(os, name, 0)
    file = os.open(path, flags, 0o666)
    mode = os.fstat(file).st_mode
    if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode):
        os.close(file)
        raise OSError("%s is a pipe or a socket: a trace is written to a file" % path)
    return file


class _Object:
    __slots__ = ("id", "seen", "place", "defined", "present", "state", "touched", "define")

    def __init__(self, id, frame):
        self.id = id
        self.seen = 0  # number of the frame that named it last
        self.place = 0  # in the order of that frame
        self.defined = 0  # the keyframe since which a reader knows the definition
        self.present = False  # in the frame before, or in this one
        self.state = b""  # as it was written last
        self.touched = frame  # number of the frame that defined it last
        self.define = b""  # the message


class Trace:
    """Made by open_file()."""

    def __init__(self, path, settings):
        real = "d" if settings.wide_floats else "f"
        self._pack_box = struct.Struct("<Q4" + real).pack
        self._pack_placed = struct.Struct("<Q7" + real).pack
        self._keyframe_every = settings.keyframe_every or 60
        self._most_bytes = min(settings.most_bytes or 64 * _MEBIBYTE, 128 * _MEBIBYTE)
        self._objects = {}
        self._present = 0  # number of objects that are present
        self._recording = False
        self._wants_keyframe = True
        self._is_keyframe = False
        self._keyframes = 0
        self._since_keyframe = 0
        self._frame = 0
        self._dropped = 0
        self._world = (0.0, 0.0, 0.0, 0.0)  # as world() said
        self._grids = {}  # as grid() said: the bytes by number
        self._is_elsewhere = False  # world or grids have changed since they were written
        self._faults = [[0, 0], [0, 0], [0, 0], [0, 0]]  # wrong calls: their number, and the id of the first
        self._begin_pieces()
        self._rest = _header(settings)  # bytes that are not written yet
        self._file = _open(path)

    def close(self):
        if self._file >= 0:
            self._flush()
            os.close(self._file)
        self._file = -1
        self._recording = False

    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        self.close()

    def dropped(self):
        """Frames left out so far."""
        return self._dropped

    def frame_begin(self, step, seconds):
        """False: this frame is left out, and its calls do nothing."""
        if self._recording:  # the frame before was not ended: it is lost
            self._wants_keyframe = True
            self._dropped += 1
        self._recording = False
        if self._file < 0 or not self._flush():
            self._dropped += 1
            return False
        self._frame += 1
        self._recording = True
        self._step = _pack_u64(step) + _pack_f64(seconds)
        self._since_keyframe += 1
        self._is_keyframe = self._wants_keyframe or self._since_keyframe >= self._keyframe_every
        if self._is_keyframe:
            self._since_keyframe = 0
            self._wants_keyframe = False
            self._keyframes += 1
            self._forget_objects()
        self._begin_pieces()
        return True

    def frame_end(self):
        self._end(0, 0)

    def frame_end_hash(self, hash):
        """With an unsigned 64-bit number that is the same when the state of your game is the same."""
        self._end(hash, 1)

    def define(self, id, name, is_dynamic=True, category=1, mask=0xFFFFFFFF):
        """What an object is from this frame on. Two objects collide if a.category & b.mask and b.category & a.mask are
        not zero and one of them is dynamic. Objects that are not defined are dynamic and collide with everything. The
        category is 1 and the mask has all bits if you do not say more, or None."""
        self._define(id, name, is_dynamic, category, mask, 0, b"")

    def define_circle(self, id, name, is_dynamic, category, mask, radius):
        self._define(id, name, is_dynamic, category, mask, 1, _pack_f64(radius))

    def define_rectangle(self, id, name, is_dynamic, category, mask, width, height):
        self._define(id, name, is_dynamic, category, mask, 2, struct.pack("<2d", width, height))

    def define_capsule(self, id, name, is_dynamic, category, mask, ends, radius):
        """A segment with a radius; `ends` are x, y, x, y. Only with settings.has_capsules."""
        self._define(id, name, is_dynamic, category, mask, 7, struct.pack("<5d", *ends, radius))

    def define_polygon(self, id, name, is_dynamic, category, mask, points):
        """`points` are x, y, x, y, ..."""
        count = len(points) // 2
        numbers = struct.pack("<I%dd" % (2 * count), count, *points[:2 * count])
        self._define(id, name, is_dynamic, category, mask, 3, numbers)

    def box(self, id, left, low, right, high):
        """The box of the game: where an object is in this frame. Overlaps are looked for among these boxes."""
        if not self._recording:
            return
        if left > right or low > high:
            self._note_fault(_REVERSED_BOX, id)
        known = self._objects.get(id)
        if known is None:
            known = self._add_object(id)
            if known is None:
                return
        try:
            state = self._pack_box(id, left, low, right, high)
        except OverflowError:
            state = _pack_u64(id) + _narrow(left) + _narrow(low) + _narrow(right) + _narrow(high)
        # What follows is in placed_box(), too: a call for it would cost as much as half of it.
        if known.defined != self._keyframes:
            self._defines.append(known.define)
            known.defined = self._keyframes
        if known.seen != self._frame:
            is_same = not self._is_keyframe and known.present and known.state == state
            order = self._order
            if known.present and not self._is_keyframe:
                if self._has_new or known.place < self._last_place:
                    self._is_reordered = True
                self._last_place = known.place
            else:
                if self._has_new_placed:
                    self._is_reordered = True
                self._has_new = True
                if not known.present:
                    known.present = True
                    self._present += 1
            known.place = len(order)
            order.append(id)
            known.seen = self._frame
            if is_same:
                return
        else:
            self._note_fault(_SECOND_BOX, id)
            if known.state == state:
                return
        known.state = state
        self._states.append(state)

    def placed_box(self, id, left, low, right, high, x, y, degrees):
        """The same for another shape, with its position and its angle."""
        if not self._recording:
            return
        if left > right or low > high:
            self._note_fault(_REVERSED_BOX, id)
        known = self._objects.get(id)
        if known is None:
            known = self._add_object(id)
            if known is None:
                return
        numbers = (left, low, right, high, x, y, degrees)
        try:
            state = self._pack_placed(id, left, low, right, high, x, y, degrees)
        except OverflowError:
            state = _pack_u64(id) + b"".join(map(_narrow, numbers))
        if known.defined != self._keyframes:
            self._defines.append(known.define)
            known.defined = self._keyframes
        if known.seen != self._frame:
            is_same = not self._is_keyframe and known.present and known.state == state
            order = self._order
            if known.present and not self._is_keyframe:
                if self._has_new or known.place < self._last_place:
                    self._is_reordered = True
                self._last_place = known.place
            else:
                self._has_new = True
                self._has_new_placed = True
                if not known.present:
                    known.present = True
                    self._present += 1
            known.place = len(order)
            order.append(id)
            known.seen = self._frame
            if is_same:
                return
        else:
            self._note_fault(_SECOND_BOX, id)
            if known.state == state:
                return
        known.state = state
        self._placed.append(state)

    def candidate(self, a, b):
        """A pair that your broad phase reports, in any order, perhaps twice."""
        if self._recording:
            self._candidates += (a, b)

    def candidates(self, ids):
        """Many of them: a, b, a, b, ..."""
        if self._recording:
            self._candidates += ids[:len(ids) // 2 * 2]

    def contact(self, a, b):
        """A pair that really touches, as your game sees it."""
        if self._recording:
            self._contacts += (a, b)

    def cells(self, id, first_column, first_row, last_column, last_row):
        """Cells of grid 0 in which an object is registered, both ends included; several times for several ranges."""
        if self._recording:
            self._look_at_cells(id, first_column, first_row, last_column, last_row)
            self._cells.append(_pack_cells(id, first_column, first_row, last_column, last_row))

    def grid_cells(self, number, id, first_column, first_row, last_column, last_row):
        """The same in another grid: see grid()."""
        if number == 0:
            self.cells(id, first_column, first_row, last_column, last_row)
        elif self._recording:
            self._look_at_cells(id, first_column, first_row, last_column, last_row)
            self._grid_cells.append(_pack_grid_cells(id, number, first_column, first_row, last_column, last_row))

    def registered_box(self, id, left, low, right, high):
        """The box of the broad phase: the one that your structure has of an object, with its margin, or from the last
        update of the structure."""
        if not self._recording:
            return
        if left > right or low > high:
            self._note_fault(_REVERSED_BOX, id)
        try:
            self._boxes.append(self._pack_box(id, left, low, right, high))
        except OverflowError:
            self._boxes.append(_pack_u64(id) + _narrow(left) + _narrow(low) + _narrow(right) + _narrow(high))

    def query(self, kind, numbers, hits):
        """`numbers`: x, y (POINT); left, low, right, high (BOX); x, y, radius (CIRCLE); both ends (RAY)."""
        if not self._recording or kind not in (POINT, BOX, CIRCLE, RAY):
            return
        used = list(numbers[:(2, 4, 3, 4)[kind]]) + [0.0, 0.0]
        self._others.append(_message(23, _pack_u32(kind), struct.pack("<4d", *used[:4]),
                                     struct.pack("<I%dQ" % len(hits), len(hits), *hits)))

    def counter(self, name, value, unit):
        if self._recording:
            self._others.append(_message(24, _pack_f64(value), bytes((unit & 255,)), _text(name)))

    def log(self, text):
        if self._recording:
            self._others.append(_message(25, _text(text)))

    def world(self, left, low, right, high):
        """The world from this frame on; zeros: that of the settings again. Only with settings.has_grids."""
        self._world = (left, low, right, high)
        self._is_elsewhere = True

    def grid(self, number, name, x, y, cell_width, cell_height, columns, rows, rings):
        """A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without end.
        Grid 0 is the one of the settings, until you describe it here. Objects meet in the cells of one grid only.
        64 grids at most. Only with settings.has_grids."""
        if number in self._grids or len(self._grids) < 64:
            counts = (max(columns, 0), max(rows, 0), max(rings, 0))
            self._grids[number] = struct.pack("<I4d3I", number, x, y, cell_width, cell_height, *counts) + _text(name)
            self._is_elsewhere = True

    def grid_gone(self, number):
        """The grid no longer exists."""
        if self._grids.pop(number, None) is not None:
            self._is_elsewhere = True

    def teleported(self, id):
        """The object was put elsewhere in this frame: it did not move along the path to its place."""
        if self._recording:
            self._teleported.append(id)

    def spawned(self, id):
        """The object is new. If its id was used before, that was another object."""
        if self._recording:
            self._spawned.append(id)

    def asleep(self, id):
        """The game does not move or test the object in this frame, until something wakes it."""
        if self._recording:
            self._asleep.append(id)

    def swept(self, id):
        """The game tests the whole path of the object in this frame."""
        if self._recording:
            self._swept.append(id)

    def removed(self, id, reason):
        """Why the object is removed: in its last frame, or in the first one without it."""
        if self._recording:
            self._others.append(_message(31, _pack_u64(id), _text(reason)))

    def _begin_pieces(self):
        self._defines = []
        self._states = []
        self._placed = []
        self._cells = []
        self._grid_cells = []
        self._teleported = []
        self._spawned = []
        self._asleep = []
        self._swept = []
        self._boxes = []
        self._candidates = []  # ids
        self._contacts = []
        self._order = []  # the ids of all objects as they were named
        self._others = []
        self._last_place = 0  # of the last named object that was in the frame before: its place there
        self._has_new = False  # an object was named that was not in the frame before
        self._has_new_placed = False  # one of them with placed_box()
        self._is_reordered = False  # a reader cannot know the order without a list of it

    def _note_fault(self, kind, id):
        fault = self._faults[kind]
        fault[0] += 1
        if fault[0] == 1:
            fault[1] = id

    def _look_at_cells(self, id, first_column, first_row, last_column, last_row):
        if first_column > last_column or first_row > last_row:
            self._note_fault(_REVERSED_CELLS, id)

    def _add_object(self, id):
        if not 1 <= id <= _HIGHEST_ID:
            self._note_fault(_NO_ID, id)
            return None
        known = self._objects[id] = _Object(id, self._frame)
        return known

    def _define(self, id, name, is_dynamic, category, mask, shape, numbers):
        known = self._objects.get(id) or self._add_object(id)
        if known is None:
            return
        category = 1 if category is None else category
        mask = 0xFFFFFFFF if mask is None else mask
        define = _message(16, struct.pack("<QIIBB", id, category, mask, 1 if is_dynamic else 0, shape), _text(name),
                          numbers)
        if define != known.define:
            known.define = define if len(define) <= self._most_bytes else b""
            known.defined = 0
        known.touched = self._frame

    def _forget_objects(self):
        """Those that were absent for long, so that the memory does not grow."""
        old = self._frame - 8 * self._keyframe_every
        for id in [id for id, known in self._objects.items() if known.touched < old and known.seen < old]:
            self._present -= 1 if self._objects.pop(id).present else 0

    def _find_gone(self):
        """The ids of those that were in the frame before and are absent now."""
        gone = []
        if self._present == len(self._order):
            return gone
        for id, known in self._objects.items():
            if known.present and known.seen != self._frame:
                known.present = False
                gone.append(id)
        self._present = len(self._order)
        return [] if self._is_keyframe else gone

    def _end(self, hash, has_hash):
        if not self._recording:
            return
        self._recording = False
        parts = self._surroundings() + self._defines
        ids = self._find_gone()
        self._put_list(parts, 17, len(ids), self._pack_ids(ids))
        self._put_list(parts, 18, len(self._states), b"".join(self._states), _pack_u32(0))
        self._put_list(parts, 18, len(self._placed), b"".join(self._placed), _pack_u32(1))
        if self._is_reordered:
            self._put_list(parts, 27, len(self._order), self._pack_ids(self._order))
        self._put_list(parts, 19, len(self._cells), b"".join(self._cells))
        self._put_list(parts, 29, len(self._grid_cells), b"".join(self._grid_cells))
        self._put_list(parts, 20, len(self._boxes), b"".join(self._boxes))
        self._put_list(parts, 21, len(self._candidates) // 2, self._pack_ids(self._candidates))
        self._put_list(parts, 22, len(self._contacts) // 2, self._pack_ids(self._contacts))
        for mark, ids in enumerate((self._teleported, self._spawned, self._asleep, self._swept)):
            self._put_list(parts, 30, len(ids), self._pack_ids(ids), _pack_u32(mark))
        parts += self._others
        if any(count for count, _ in self._faults):
            (invalid, _), *others = self._faults
            parts.append(_message(32, _pack_u32(invalid), *(struct.pack("<IQ", *fault) for fault in others)))
        parts.append(_message(26, struct.pack("<QQI", hash, self._dropped, has_hash)))
        frame = _message(2, self._step, struct.pack("<II", 1 if self._is_keyframe else 0, 0), *parts)
        if len(frame) > self._most_bytes:
            self._wants_keyframe = True
            self._dropped += 1
            return
        self._is_elsewhere = False
        for fault in self._faults:
            fault[:] = (0, 0)
        self._rest = frame
        self._flush()

    def _surroundings(self):
        """The message of world and grids, where they have changed; in a keyframe, if they are not those of the settings."""
        is_usual = not self._grids and not any(self._world)
        if is_usual if self._is_keyframe else not self._is_elsewhere:
            return []
        return [_message(28, struct.pack("<4dI", *self._world, len(self._grids)), *self._grids.values())]

    @staticmethod
    def _put_list(parts, kind, count, data, layout=b""):
        if count > 0:
            parts += (struct.pack("<II", kind, len(layout) + 4 + len(data)), layout, _pack_u32(count), data)

    @staticmethod
    def _pack_ids(ids):
        return struct.pack("<%dQ" % len(ids), *ids)

    def _flush(self):
        """Writes what can be written without waiting. True: everything."""
        try:
            while self._rest:
                self._rest = self._rest[os.write(self._file, self._rest):]
        except OSError:
            return False
        return True


def check(create, name="broad phase", half_open=False, inside=False):
    """Tests a broad phase of yours. A program calls this, and `broadside check -- python3 PROGRAM.py` starts it.

    `create(world, cell_size)` returns an empty one for a world of (left, low, right, high). It has add(id, left, low,
    right, high), move(id, left, low, right, high) and remove(id); query(left, low, right, high), which returns the ids
    of the objects that overlap the box, or pairs(), which returns pairs of ids; and, if it has to know that questions
    follow, update(). Say half_open if boxes that only touch need not be reported, and inside if objects never leave the
    world."""
    if sys.stdin is None or sys.stdin.isatty():
        raise SystemExit("Start it with: broadside check -- python3 %s" % sys.argv[0])
    answers = os.fdopen(os.dup(1), "w")
    sys.stdout = sys.stderr  # what you print is no answer
    grid = create((0.0, 0.0, 1.0, 1.0), 1.0)
    has_update = hasattr(grid, "update")
    facts = [word for word, is_true in (("pairs", hasattr(grid, "pairs")), ("query", hasattr(grid, "query")),
                                        ("half-open", half_open), ("inside", inside)) if is_true]

    def answer(words):
        answers.write(" ".join(["="] + words) + "\n")
        answers.flush()

    answer(["1"] + facts + ["name", name])
    for line in sys.stdin:
        word, *numbers = line.split()
        if word == "world":
            left, low, right, high, cell_size = map(float, numbers)
            grid = create((left, low, right, high), cell_size)
        elif word == "add":
            grid.add(int(numbers[0]), *map(float, numbers[1:]))
        elif word == "move":
            grid.move(int(numbers[0]), *map(float, numbers[1:]))
        elif word == "remove":
            grid.remove(int(numbers[0]))
        elif word == "update" and has_update:
            grid.update()
        elif word == "query":
            answer([str(id) for id in grid.query(*map(float, numbers))])
        elif word == "pairs":
            answer([str(id) for pair in grid.pairs() for id in pair])

# broadside_trace.gd - lets Broadside see what the broad phase of your game does.
#
# Copy this one file into your project. It is for Godot 3; for Godot 4, change the one line after GODOT 4 below. A whole
# example:
#
#     extends SceneTree
#
#     const BroadsideTrace = preload("res://broadside_trace.gd")
#
#     func _init():
#         var trace = BroadsideTrace.new()
#         var settings = trace.default_settings()
#         settings.program = "My game"
#         settings.algorithm = "my grid"
#         settings.records = BroadsideTrace.CANDIDATES
#         trace.open_file("res://my_game.bstrace", settings)
#
#         var lefts = [0.0, 5.0]                                     # of two boxes of 2 x 2, with the ids 1 and 2
#         for step in range(60):
#             lefts[1] -= 0.1
#             trace.frame_begin(step, step / 60.0)
#             for i in range(2):                                     # every object, in every frame
#                 trace.box(i + 1, lefts[i], 0.0, lefts[i] + 2.0, 2.0)
#             if floor(lefts[0] / 2.0) == floor(lefts[1] / 2.0):
#                 trace.candidate(1, 2)                              # each pair that the broad phase reports
#             trace.frame_end()
#         trace.close()
#         quit()
#
# `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
# different columns. The example is a script for `godot -s`; in your game, the calls are in _ready(), _physics_process()
# and _exit_tree() of a node.
#
# Files    of an exported game go to user://, which is a folder of the user. Godot's manual says where it is.
# Units    are yours: settings.units_per_metre and y_down say what they are. Angles are in degrees.
# Ids      are integers from 1 to 2^53, one for each object as long as it lives: get_instance_id() may be larger.
# Objects  that a frame does not name are absent in it. Describe an object once (define), before its first box.
# Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
# Time     The file does not wait for the disk as a rule. Frames that cannot be written are left out and counted:
#          trace.dropped().
# Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
#          frame are counted, and Broadside shows the counts.
# Errors   open_file() returns OK or an error of Godot. Without an open file, all calls do nothing.
# Tests    check() lets Broadside test a broad phase of yours before any game exists.
#
# The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
#
# Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
# obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
# copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
# warranty of any kind.

# What your frames say, added up. Broadside does not look for the rest.
const CANDIDATES = 1 # candidate(): a frame without any has none
const CONTACTS = 2 # contact()
const CELLS = 4 # cells(): an object without any is registered in none
const BOXES = 8 # registered_box()
const QUERIES = 16 # query()

# Units of counter().
const COUNT = 0
const MICROSECONDS = 1
const BYTES = 2

# Kinds of query().
const POINT = 0
const BOX = 1
const CIRCLE = 2
const RAY = 3

# Wrong calls that are counted.
const NO_ID = 0
const REVERSED_BOX = 1
const REVERSED_CELLS = 2
const SECOND_BOX = 3

const MOST_GRIDS = 64
const HIGHEST_ID = 9007199254740992 # 2^53
const MEBIBYTE = 1048576

# GODOT 4: replace the next line by: func _new_file(path): return FileAccess.open(path, FileAccess.WRITE)
func _new_file(path): return _opened(File.new(), path)

func _opened(file, path):
	return file if file.open(path, 2) == OK else null # 2: for writing

class KnownObject:
	var id = 0
	var seen = 0 # number of the frame that named it last
	var place = 0 # in the order of that frame
	var defined = 0 # the keyframe since which a reader knows the definition
	var present = false # in the frame before, or in this one
	var state # as it was written last: bytes
	var touched = 0 # number of the frame that defined it last
	var define # the message: bytes

var _file = null
var _written = 0 # bytes of the file
var _rest = StreamPeerBuffer.new() # bytes that are not written yet
var _is_wide = false
var _keyframe_every = 60
var _most_bytes = 64 * MEBIBYTE
var _objects = {} # by id

var _recording = false
var _wants_keyframe = true
var _is_keyframe = false
var _keyframes = 0
var _since_keyframe = 0
var _frame = 0
var _dropped = 0
var _step = 0
var _seconds = 0.0

var _nothing = StreamPeerBuffer.new().data_array # no bytes
var _scratch = StreamPeerBuffer.new()
var _text = StreamPeerBuffer.new()
var _defines = StreamPeerBuffer.new()
var _others = StreamPeerBuffer.new()
# Lists of this frame, each with the number of its items.
var _states = StreamPeerBuffer.new()
var _placed = StreamPeerBuffer.new()
var _cells = StreamPeerBuffer.new()
var _grid_cells = StreamPeerBuffer.new()
# Teleported, spawned, asleep, swept.
var _marks = [StreamPeerBuffer.new(), StreamPeerBuffer.new(), StreamPeerBuffer.new(), StreamPeerBuffer.new()]
var _boxes = StreamPeerBuffer.new()
var _candidates = StreamPeerBuffer.new()
var _contacts = StreamPeerBuffer.new()
var _order = StreamPeerBuffer.new() # the ids of all objects as they were named
var _gone = StreamPeerBuffer.new()
var _counts = {}
var _world = [0.0, 0.0, 0.0, 0.0] # as world() said
var _grids = [] # as grid() said: number and bytes
var _is_elsewhere = false # world or grids have changed since they were written
# Wrong calls since the last frame that was written: their number, and the id of the first.
var _faults = [[0, 0], [0, 0], [0, 0], [0, 0]]
var _last_place = 0 # of the last named object that was in the frame before: its place there
var _has_new = false # an object was named that was not in the frame before
var _has_new_placed = false # one of them with placed_box()
var _is_reordered = false # a reader cannot know the order without a list of it


func default_settings():
	return {
		"program": "", # as people call it
		"algorithm": "", # of your broad phase: "uniform grid"
		"records": CANDIDATES, # CANDIDATES + CELLS + ...
		"dt": 0.0, # seconds of a frame; 0: they differ
		"units_per_metre": 1.0, # 1: metres; 32: 32 pixels are a metre
		"y_down": false, # true: y grows downwards, as on screens
		"half_open": false, # true: boxes that only touch do not overlap
		"wide_floats": false, # true: coordinates are doubles
		"world": [0.0, 0.0, 0.0, 0.0], # left, low, right, high (y down: left, top, right, bottom); zeros: unknown
		"cell_size": 0.0, # of your grid; 0: there are no cells
		"grid_x": 0.0, # the corner of cell (0, 0) with the smallest x and y
		"grid_y": 0.0,
		"grid_columns": 0, # 0: cells go on for ever
		"grid_rows": 0,
		"parameters": [], # [name, value] of others, to be shown
		"keyframe_every": 60, # frames after which everything is said again
		"most_bytes": 64 * MEBIBYTE, # of one frame, 128 MiB at most; a larger frame is left out
		"has_capsules": false, # true: the game calls define_capsule()
		"cell_height": 0.0, # of your grid, if its cells are not square; cell_size is then their width
		"rings": 0, # your game searches the cell of an object and so many rings of cells around it; 0: not said
		"has_grids": false, # true: the game calls world(), grid() or grid_cells()
	}


# Replaces the file. Returns OK or an error.
func open_file(path, settings):
	for key in settings.keys():
		if not default_settings().has(key):
			push_error("broadside_trace: there is no setting " + str(key))
			return ERR_INVALID_PARAMETER
	_file = _new_file(path)
	if _file == null:
		push_error("broadside_trace: cannot write " + path)
		return ERR_FILE_CANT_OPEN
	_is_wide = settings.wide_floats
	_keyframe_every = settings.keyframe_every if settings.keyframe_every > 0 else 60
	_most_bytes = int(min(settings.most_bytes if settings.most_bytes > 0 else 64 * MEBIBYTE, 128 * MEBIBYTE))
	_put_header(settings)
	_begin_pieces()
	return OK


func close():
	if _file != null:
		_flush()
		if _file.has_method("close"):
			_file.close()
	_file = null
	_recording = false


# Frames left out so far.
func dropped():
	return _dropped


# False: this frame is left out, and its calls do nothing.
func frame_begin(step, seconds):
	if _recording: # the frame before was not ended: it is lost
		_wants_keyframe = true
		_dropped += 1
	_recording = false
	if _file == null or not _flush():
		_dropped += 1
		return false
	_frame += 1
	_recording = true
	_step = step
	_seconds = seconds
	_since_keyframe += 1
	_is_keyframe = _wants_keyframe or _since_keyframe >= _keyframe_every
	if _is_keyframe:
		_since_keyframe = 0
		_wants_keyframe = false
		_keyframes += 1
		_forget_objects()
	_begin_pieces()
	return true


func frame_end():
	_end(0, 0)


# With an integer that is the same when the state of your game is the same.
func frame_end_hash(state_hash):
	_end(state_hash, 1)


# What an object is from this frame on. Two objects collide if a.category & b.mask and b.category & a.mask are not zero and
# one of them is dynamic. Objects that are not defined are dynamic and collide with everything.
func define(id, name, is_dynamic, category, mask):
	_define(id, name, is_dynamic, category, mask, 0, [])


func define_circle(id, name, is_dynamic, category, mask, radius):
	_define(id, name, is_dynamic, category, mask, 1, [radius])


func define_rectangle(id, name, is_dynamic, category, mask, width, height):
	_define(id, name, is_dynamic, category, mask, 2, [width, height])


# A segment with a radius; `ends` are x, y, x, y. Only with settings.has_capsules.
func define_capsule(id, name, is_dynamic, category, mask, ends, radius):
	_define(id, name, is_dynamic, category, mask, 7, [ends[0], ends[1], ends[2], ends[3], radius])


# `points` are x, y, x, y, ...
func define_polygon(id, name, is_dynamic, category, mask, points):
	_define(id, name, is_dynamic, category, mask, 3, points)


# The box of the game: where an object is in this frame. Overlaps are looked for among these boxes.
func box(id, left, low, right, high):
	if _recording:
		_look_at_box(id, left, low, right, high)
		_state(id, _states, _encode_state(id, [left, low, right, high]), false)


# The same for another shape, with its position and its angle.
func placed_box(id, left, low, right, high, x, y, degrees):
	if _recording:
		_look_at_box(id, left, low, right, high)
		_state(id, _placed, _encode_state(id, [left, low, right, high, x, y, degrees]), true)


# A pair that your broad phase reports, in any order, perhaps twice.
func candidate(a, b):
	if _recording:
		_candidates.put_64(a)
		_candidates.put_64(b)
		_counts[_candidates] += 1


# Many of them: a, b, a, b, ...
func candidates(ids):
	for i in range(0, ids.size() - 1, 2):
		candidate(ids[i], ids[i + 1])


# A pair that really touches, as your game sees it.
func contact(a, b):
	if _recording:
		_contacts.put_64(a)
		_contacts.put_64(b)
		_counts[_contacts] += 1


# Cells of grid 0 in which an object is registered, both ends included; several times for several ranges.
func cells(id, first_column, first_row, last_column, last_row):
	grid_cells(0, id, first_column, first_row, last_column, last_row)


# The same in another grid: see grid().
func grid_cells(number, id, first_column, first_row, last_column, last_row):
	if not _recording:
		return
	if first_column > last_column or first_row > last_row:
		_note_fault(REVERSED_CELLS, id)
	var list = _cells if number == 0 else _grid_cells
	list.put_64(id)
	if number != 0:
		list.put_u32(number)
	for cell in [first_column, first_row, last_column, last_row]:
		list.put_32(cell)
	_counts[list] += 1


# The box of the broad phase: the one that your structure has of an object, with its margin, or from the last update of the
# structure.
func registered_box(id, left, low, right, high):
	if not _recording:
		return
	_look_at_box(id, left, low, right, high)
	_boxes.put_data(_encode_state(id, [left, low, right, high]))
	_counts[_boxes] += 1


# `numbers`: x, y (POINT); left, low, right, high (BOX); x, y, radius (CIRCLE); both ends (RAY).
func query(kind, numbers, hits):
	if not _recording or kind < POINT or kind > RAY:
		return
	var used = [2, 4, 3, 4][kind]
	var begin = _begin_message(_others, 23)
	_others.put_u32(kind)
	for i in range(4):
		_others.put_double(numbers[i] if i < used else 0.0)
	_others.put_u32(hits.size())
	for id in hits:
		_others.put_64(id)
	_end_message(_others, begin)


func counter(name, value, unit):
	if not _recording:
		return
	var begin = _begin_message(_others, 24)
	_others.put_double(value)
	_others.put_u8(unit)
	_put_text(_others, name)
	_end_message(_others, begin)


func log(text):
	if not _recording:
		return
	var begin = _begin_message(_others, 25)
	_put_text(_others, text)
	_end_message(_others, begin)


# The world from this frame on; zeros: that of the settings again. Only with settings.has_grids.
func world(left, low, right, high):
	_world = [left, low, right, high]
	_is_elsewhere = true


func _place_of_grid(number):
	for i in range(_grids.size()):
		if _grids[i][0] == number:
			return i
	return -1


# A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without end. Grid 0 is the
# one of the settings, until you describe it here. Objects meet in the cells of one grid only. 64 grids at most. Only with
# settings.has_grids.
func grid(number, name, x, y, cell_width, cell_height, columns, rows, rings):
	var place = _place_of_grid(number)
	if place < 0 and _grids.size() >= MOST_GRIDS:
		return
	_scratch.clear()
	_scratch.put_u32(number)
	for value in [x, y, cell_width, cell_height]:
		_scratch.put_double(value)
	for count in [columns, rows, rings]:
		_scratch.put_u32(int(max(count, 0)))
	_put_text(_scratch, name)
	if place < 0:
		_grids.append([number, _scratch.data_array])
	else:
		_grids[place] = [number, _scratch.data_array]
	_is_elsewhere = true


# The grid no longer exists.
func grid_gone(number):
	var place = _place_of_grid(number)
	if place >= 0:
		_grids.erase(_grids[place]) # the functions for a place have other names in Godot 3 and 4
		_is_elsewhere = true


# The object was put elsewhere in this frame: it did not move along the path to its place.
func teleported(id):
	_mark(0, id)


# The object is new. If its id was used before, that was another object.
func spawned(id):
	_mark(1, id)


# The game does not move or test the object in this frame, until something wakes it.
func asleep(id):
	_mark(2, id)


# The game tests the whole path of the object in this frame.
func swept(id):
	_mark(3, id)


# Why the object is removed: in its last frame, or in the first one without it.
func removed(id, reason):
	if not _recording:
		return
	var begin = _begin_message(_others, 31)
	_others.put_64(id)
	_put_text(_others, reason)
	_end_message(_others, begin)


func _mark(kind, id):
	if _recording:
		_marks[kind].put_64(id)
		_counts[_marks[kind]] += 1


func _note_fault(kind, id):
	var fault = _faults[kind]
	if fault[0] == 0:
		fault[1] = id
	fault[0] += 1


func _look_at_box(id, left, low, right, high):
	if left > right or low > high:
		_note_fault(REVERSED_BOX, id)


# World and grids, where they have changed; in a keyframe, if they are not those of the settings.
func _put_surroundings(out):
	var is_usual = _grids.size() == 0 and _world == [0.0, 0.0, 0.0, 0.0]
	if is_usual if _is_keyframe else not _is_elsewhere:
		return
	var begin = _begin_message(out, 28)
	for side in _world:
		out.put_double(side)
	out.put_u32(_grids.size())
	for form in _grids:
		out.put_data(form[1])
	_end_message(out, begin)


# The wrong calls, if there were any.
func _put_faults():
	if _faults == [[0, 0], [0, 0], [0, 0], [0, 0]]:
		return
	var begin = _begin_message(_others, 32)
	_others.put_u32(_faults[NO_ID][0])
	for kind in [REVERSED_BOX, REVERSED_CELLS, SECOND_BOX]:
		_others.put_u32(_faults[kind][0])
		_others.put_64(_faults[kind][1])
	_end_message(_others, begin)


# Returns where the message begins, for _end_message().
func _begin_message(out, kind):
	out.put_u32(kind)
	out.put_u32(0)
	return out.get_position()


func _end_message(out, begin):
	var end = out.get_position()
	out.seek(begin - 4)
	out.put_u32(end - begin)
	out.seek(end)


func _put_text(out, text):
	_text.clear()
	_text.put_utf8_string("" if text == null else text) # its length in 4 bytes comes first
	var size = int(min(_text.get_size() - 4, 65535))
	out.put_u16(size)
	if size > 0:
		_text.seek(4)
		out.put_data(_text.get_data(size)[1])


func _put_header(settings):
	var parameters = []
	var has_height = settings.cell_size > 0 and settings.cell_height > 0 and settings.cell_height != settings.cell_size
	if settings.cell_size > 0:
		parameters = [["cell-size", settings.cell_size], ["grid-x", settings.grid_x], ["grid-y", settings.grid_y],
			["grid-columns", settings.grid_columns], ["grid-rows", settings.grid_rows]]
		if has_height:
			parameters.append(["cell-height", settings.cell_height])
		if settings.rings > 0:
			parameters.append(["rings", settings.rings])
	parameters += settings.parameters
	for byte in [66, 83, 84, 82, 65, 67, 69, 10]: # BSTRACE and a line feed
		_rest.put_u8(byte)
	var older = 2 if settings.has_capsules else 1
	_rest.put_u32(3 if settings.has_grids or has_height else older)
	_rest.put_u32(0)
	var begin = _begin_message(_rest, 1)
	_rest.put_double(settings.dt)
	_rest.put_double(settings.units_per_metre if settings.units_per_metre > 0 else 1.0)
	for i in range(4):
		_rest.put_double(settings.world[i])
	_rest.put_u8(8 if _is_wide else 4)
	_rest.put_u8(1 if settings.half_open else 0)
	_rest.put_u8(1 if settings.y_down else 0)
	_rest.put_u8(settings.records & 31)
	_rest.put_u32(parameters.size())
	_put_text(_rest, settings.program)
	_put_text(_rest, settings.algorithm)
	for parameter in parameters:
		_put_text(_rest, parameter[0])
		_rest.put_double(parameter[1])
	_end_message(_rest, begin)


func _begin_pieces():
	_defines.clear()
	_others.clear()
	for list in [_states, _placed, _cells, _grid_cells, _boxes, _candidates, _contacts, _order, _gone] + _marks:
		list.clear()
		_counts[list] = 0
	_last_place = 0
	_has_new = false
	_has_new_placed = false
	_is_reordered = false


# The object of an id, or null if there is no such id.
func _find(id):
	if _objects.has(id):
		return _objects[id]
	if id < 1 or id > HIGHEST_ID:
		_note_fault(NO_ID, id)
		return null
	var known = KnownObject.new()
	known.id = id
	known.state = _nothing
	known.define = _nothing
	known.touched = _frame
	_objects[id] = known
	return known


# Forgets those that were absent for long, so that the memory does not grow.
func _forget_objects():
	var old = _frame - 8 * _keyframe_every
	for id in _objects.keys():
		if _objects[id].touched < old and _objects[id].seen < old:
			_objects.erase(id)


func _define(id, name, is_dynamic, category, mask, shape, numbers):
	var known = _find(id)
	if known == null:
		return
	_scratch.clear()
	var begin = _begin_message(_scratch, 16)
	_scratch.put_64(id)
	_scratch.put_u32(category)
	_scratch.put_u32(mask)
	_scratch.put_u8(1 if is_dynamic else 0)
	_scratch.put_u8(shape)
	_put_text(_scratch, name)
	var count = numbers.size()
	if shape == 3:
		count -= count % 2
		_scratch.put_u32(count / 2)
	for i in range(count):
		_scratch.put_double(numbers[i])
	_end_message(_scratch, begin)
	var message = _scratch.data_array
	if known.define != message:
		known.define = message if message.size() <= _most_bytes else _nothing
		known.defined = 0
	known.touched = _frame


func _encode_state(id, numbers):
	_scratch.clear()
	_scratch.put_64(id)
	for number in numbers:
		if _is_wide:
			_scratch.put_double(number)
		else:
			_scratch.put_float(number)
	return _scratch.data_array


# A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the order of
# the states: at first those without a placement. In a keyframe all are new.
func _rank(known, is_placed):
	if known.present and not _is_keyframe:
		if _has_new or known.place < _last_place:
			_is_reordered = true
		_last_place = known.place
	else:
		if not is_placed and _has_new_placed:
			_is_reordered = true
		_has_new = true
		_has_new_placed = _has_new_placed or is_placed
	known.place = _counts[_order]
	_order.put_64(known.id)
	_counts[_order] += 1


func _state(id, list, state, is_placed):
	var known = _find(id)
	if known == null:
		return
	var is_same = known.present and (not _is_keyframe or known.seen == _frame) and known.state == state
	if known.defined != _keyframes:
		if known.define.size() > 0:
			_defines.put_data(known.define)
		known.defined = _keyframes
	if known.seen != _frame:
		_rank(known, is_placed)
	else:
		_note_fault(SECOND_BOX, id)
	known.seen = _frame
	known.present = true
	if is_same:
		return
	known.state = state
	list.put_data(state)
	_counts[list] += 1


# Those that were in the frame before and are absent now.
func _find_gone():
	for known in _objects.values():
		if not known.present or known.seen == _frame:
			continue
		known.present = false
		if not _is_keyframe:
			_gone.put_64(known.id)
			_counts[_gone] += 1


# A message of a list: the number of its items, after `layout` if that is not negative.
func _put_list(out, kind, layout, list):
	if _counts[list] == 0:
		return
	var begin = _begin_message(out, kind)
	if layout >= 0:
		out.put_u32(layout)
	out.put_u32(_counts[list])
	out.put_data(list.data_array)
	_end_message(out, begin)


func _put_frame(out, state_hash, has_hash):
	var begin = _begin_message(out, 2)
	out.put_64(_step)
	out.put_double(_seconds)
	out.put_u32(1 if _is_keyframe else 0)
	out.put_u32(0)
	_put_surroundings(out)
	if _defines.get_size() > 0:
		out.put_data(_defines.data_array)
	_put_list(out, 17, -1, _gone)
	_put_list(out, 18, 0, _states)
	_put_list(out, 18, 1, _placed)
	if _is_reordered:
		_put_list(out, 27, -1, _order)
	_put_list(out, 19, -1, _cells)
	_put_list(out, 29, -1, _grid_cells)
	_put_list(out, 20, -1, _boxes)
	_put_list(out, 21, -1, _candidates)
	_put_list(out, 22, -1, _contacts)
	for mark in range(_marks.size()):
		_put_list(out, 30, mark, _marks[mark])
	if _others.get_size() > 0:
		out.put_data(_others.data_array)
	var end = _begin_message(out, 26)
	out.put_64(state_hash)
	out.put_64(_dropped)
	out.put_u32(has_hash)
	_end_message(out, end)
	_end_message(out, begin)


func _end(state_hash, has_hash):
	if not _recording:
		return
	_recording = false
	_find_gone()
	_put_faults()
	_put_frame(_rest, state_hash, has_hash)
	if _rest.get_size() > _most_bytes:
		_rest.clear()
		_wants_keyframe = true
		_dropped += 1
		return
	_is_elsewhere = false
	_faults = [[0, 0], [0, 0], [0, 0], [0, 0]]
	_flush()


# Writes what was not written yet; if that fails, the whole of it is written again later. True: everything is written.
func _flush():
	var size = _rest.get_size()
	if size == 0:
		return true
	_file.seek(_written)
	_file.store_buffer(_rest.data_array)
	# Neither version of Godot reports a full disk, and Godot 3 has no flush(): but it flushes before it seeks. Its name for
	# the length is another one, too.
	_file.seek(_written + size)
	if _file.call("get_len" if _file.has_method("get_len") else "get_length") < _written + size:
		return false
	_written += size
	_rest.clear()
	return true


# Tests a broad phase of yours. A script calls this, and `broadside check -- godot3-server --path . -s SCRIPT.gd` starts it,
# or `broadside check -- godot --headless --path . -s SCRIPT.gd` with Godot 4.
#
# `grid_class` is a class, or a script that is loaded. Its new(world, cell_size) makes an empty broad phase for a world of
# [left, low, right, high]. It has add(id, left, low, right, high), move(id, left, low, right, high) and remove(id);
# query(left, low, right, high), which returns the ids of the objects that overlap the box, or pairs(), which returns two
# ids for each pair; and, if it has to know that questions follow, update(). Say half_open if boxes that only touch need not
# be reported, and inside if objects never leave the world.
static func check(grid_class, name = "broad phase", half_open = false, inside = false):
	var grid = grid_class.new([0.0, 0.0, 1.0, 1.0], 1.0)
	var facts = "= 1"
	for question in ["pairs", "query"]:
		facts += " " + question if grid.has_method(question) else ""
	print(facts + (" half-open" if half_open else "") + (" inside" if inside else "") + " name " + name)
	var rest = ""
	while true:
		var part = _read_input()
		var lines = (rest + part).split("\n")
		rest = lines[lines.size() - 1]
		for i in range(lines.size() - 1):
			var words = Array(lines[i].strip_edges().split(" "))
			if words[0] == "world":
				grid = grid_class.new([float(words[1]), float(words[2]), float(words[3]), float(words[4])], float(words[5]))
			elif not _obey(grid, words):
				return # Godot goes on after most errors
		if part == "":
			return


# Does what one line of `broadside check` says. False: the answer is no list.
static func _obey(grid, words):
	var task = words.pop_front()
	var numbers = []
	if task in ["add", "move", "remove"]:
		numbers.append(int(words.pop_front()))
	for word in words:
		numbers.append(float(word))
	if task in ["query", "pairs"]:
		var ids = grid.callv(task, numbers)
		if typeof(ids) < TYPE_ARRAY:
			printerr(task + "() of your broad phase returns no list")
			return false
		var answer = "="
		for id in ids:
			answer += " " + str(id)
		print(answer)
	elif task != "update" or grid.has_method("update"):
		grid.callv(task, numbers)
	return true


# Waits for the next lines of standard input; empty after the last one. Godot 3.2 cannot read them, but a program that it
# starts can.
static func _read_input():
	if OS.has_method("read_string_from_stdin"):
		return OS.call("read_string_from_stdin")
	var output = []
	OS.callv("execute", ["dd", ["bs=65536", "count=1", "status=none"], true, output])
	return output[0]

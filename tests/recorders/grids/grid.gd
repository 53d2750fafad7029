# grid.gd: a broad phase that compares everything, for `broadside check`. The last word of the command is its mode: good;
# pairs, which reports all pairs; forgets, which loses moves; throws, which has an error when it is asked without an object
# that was there.
extends SceneTree

const BroadsideTrace = preload("res://broadside_trace.gd")


class Grid:
	var mode
	var boxes = {}
	var is_asked = false

	func _init(world, cell_size):
		mode = OS.get_cmdline_args()[-1]
		assert(world[0] < world[2] and world[1] < world[3] and cell_size > 0)

	func add(id, left, low, right, high):
		print("adds ", id) # is no answer
		boxes[id] = [left, low, right, high]
		is_asked = false

	func move(id, left, low, right, high):
		if mode != "forgets":
			add(id, left, low, right, high)

	func remove(id):
		boxes.erase(id)
		if mode == "throws":
			boxes = null

	func update():
		is_asked = true

	func overlap(a, b):
		return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


class Query:
	extends Grid

	func _init(world, cell_size).(world, cell_size):
		pass

	func query(left, low, right, high):
		var found = []
		for id in boxes:
			if is_asked and overlap([left, low, right, high], boxes[id]):
				found.append(id)
		return found


class Pairs:
	extends Grid

	func _init(world, cell_size).(world, cell_size):
		pass

	func pairs():
		var found = []
		for a in boxes:
			for b in boxes:
				if is_asked and a < b and overlap(boxes[a], boxes[b]):
					found += [a, b]
		return found


func _init():
	BroadsideTrace.check(Pairs if OS.get_cmdline_args()[-1] == "pairs" else Query, "a test in GDScript")
	quit()

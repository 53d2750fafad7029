# The grid of a well-known book about games, in GDScript, with its fault (Zechner, "Beginning Android games", 2011).
#
#     broadside recorder gdscript > broadside_trace.gd
#     touch project.godot
#     broadside check -- godot3-server --path . -s corner_grid.gd
#
# An object is registered in the cells of the four corners of its box, and a query looks in the cells of its own four
# corners. So an object that spans three or more cells on an axis is not found by what is between its corners.

extends SceneTree

const BroadsideTrace = preload("res://broadside_trace.gd")


class CornerGrid:
	var world_left
	var world_low
	var cell_size
	var columns
	var rows
	var cells = []
	var objects = {}

	func _init(world, size):
		world_left = world[0]
		world_low = world[1]
		cell_size = size
		columns = int(ceil((world[2] - world[0]) / size))
		rows = int(ceil((world[3] - world[1]) / size))
		for _i in range(columns * rows):
			cells.append([])

	# The cells of the four corners, each once; corners outside the world have none.
	func cells_of(box):
		var found = []
		for x in [box[0], box[2]]:
			for y in [box[1], box[3]]:
				var column = int(floor((x - world_left) / cell_size))
				var row = int(floor((y - world_low) / cell_size))
				var is_inside = column >= 0 and column < columns and row >= 0 and row < rows
				var cell = column + row * columns
				if is_inside and not cell in found:
					found.append(cell)
		return found

	func add(id, left, low, right, high):
		objects[id] = [left, low, right, high]

	func move(id, left, low, right, high):
		objects[id] = [left, low, right, high]

	func remove(id):
		objects.erase(id)

	# Moving objects are cleared and inserted again in each step.
	func update():
		for cell in cells:
			cell.clear()
		for id in objects:
			for cell in cells_of(objects[id]):
				cells[cell].append(id)

	func query(left, low, right, high):
		var found = []
		for cell in cells_of([left, low, right, high]):
			found += cells[cell]
		return found


func _init():
	BroadsideTrace.check(CornerGrid, "corner grid", false, true)
	quit()

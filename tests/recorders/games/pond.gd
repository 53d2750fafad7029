# Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
# It writes pond.bstrace. Lines that end with #+ are for Broadside.

extends SceneTree

const BroadsideTrace = preload("res://broadside_trace.gd") #+
const WIDTH = 640
const HEIGHT = 512
const CELL = 64
const COLUMNS = 10
const ROWS = 8

var random_seed = 7


func random(below):
	random_seed = random_seed * 16807 % 2147483647
	return random_seed % below


func new_raft(id):
	var raft = {"id": id, "x": float(random(560)), "y": float(random(440))} # of the upper left corner
	raft.width = 16 + random(48)
	raft.height = 16 + random(48)
	raft.dx = (random(33) - 16) / 8.0
	raft.dy = (random(33) - 16) / 8.0
	return raft


func move(raft):
	raft.x += raft.dx
	raft.y += raft.dy
	if raft.x < 0 or raft.x + raft.width > WIDTH:
		raft.dx = -raft.dx
	if raft.y < 0 or raft.y + raft.height > HEIGHT:
		raft.dy = -raft.dy
	raft.column = int(clamp(floor((raft.x + raft.width / 2.0) / CELL), 0, COLUMNS - 1))
	raft.row = int(clamp(floor((raft.y + raft.height / 2.0) / CELL), 0, ROWS - 1))


func _init():
	var rafts = []
	for id in range(1, 41):
		rafts.append(new_raft(id))
	var trace = BroadsideTrace.new() #+
	var settings = trace.default_settings() #+
	settings.program = "Pond"; settings.algorithm = "grid of centres" #+
	settings.y_down = true #+
	settings.world = [0, 0, WIDTH, HEIGHT]; settings.units_per_metre = 32 #+
	settings.cell_size = CELL; settings.grid_columns = COLUMNS; settings.grid_rows = ROWS #+
	settings.records = BroadsideTrace.CANDIDATES + BroadsideTrace.CELLS #+
	trace.open_file("res://pond.bstrace", settings) #+
	for step in range(120):
		trace.frame_begin(step, step / 60.0) #+
		for i in range(40):
			var raft = rafts[i]
			move(raft)
			trace.box(raft.id, raft.x, raft.y, raft.x + raft.width, raft.y + raft.height) #+
			trace.cells(raft.id, raft.column, raft.row, raft.column, raft.row) #+
			for j in range(i):
				if rafts[j].column == raft.column and rafts[j].row == raft.row:
					trace.candidate(rafts[j].id, raft.id) #+
		trace.frame_end() #+
	trace.close() #+
	quit()

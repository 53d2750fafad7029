-- Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
-- Argument: the trace to write. Lines that end with --+ are for Broadside.

local broadside_trace = require("broadside_trace") --+

local WIDTH, HEIGHT, CELL, COLUMNS, ROWS = 640, 512, 64, 10, 8
local seed = 7

local function random(below)
    seed = seed * 16807 % 2147483647
    return seed % below
end

local function new_raft(id)
    local raft = {id = id, x = random(560), y = random(440)} -- of the upper left corner
    raft.width, raft.height = 16 + random(48), 16 + random(48)
    raft.dx, raft.dy = (random(33) - 16) / 8, (random(33) - 16) / 8
    return raft
end

local function move(raft)
    raft.x = raft.x + raft.dx
    raft.y = raft.y + raft.dy
    if raft.x < 0 or raft.x + raft.width > WIDTH then
        raft.dx = -raft.dx
    end
    if raft.y < 0 or raft.y + raft.height > HEIGHT then
        raft.dy = -raft.dy
    end
    raft.column = math.min(math.max(math.floor((raft.x + raft.width / 2) / CELL), 0), COLUMNS - 1)
    raft.row = math.min(math.max(math.floor((raft.y + raft.height / 2) / CELL), 0), ROWS - 1)
end

local rafts = {}
for id = 1, 40 do
    rafts[id] = new_raft(id)
end
local settings = broadside_trace.default_settings() --+
settings.program, settings.algorithm, settings.y_down = "Pond", "grid of centres", true --+
settings.world, settings.units_per_metre = {0, 0, WIDTH, HEIGHT}, 32 --+
settings.cell_size, settings.grid_columns, settings.grid_rows = CELL, COLUMNS, ROWS --+
settings.records = broadside_trace.CANDIDATES + broadside_trace.CELLS --+
local trace = assert(broadside_trace.open_file(arg[1], settings)) --+
for step = 0, 119 do
    trace:frame_begin(step, step / 60) --+
    for i, raft in ipairs(rafts) do
        move(raft)
        trace:box(raft.id, raft.x, raft.y, raft.x + raft.width, raft.y + raft.height) --+
        trace:cells(raft.id, raft.column, raft.row, raft.column, raft.row) --+
        for j = 1, i - 1 do
            local other = rafts[j]
            if other.column == raft.column and other.row == raft.row then
                trace:candidate(other.id, raft.id) --+
            end
        end
    end
    trace:frame_end() --+
end
trace:close() --+

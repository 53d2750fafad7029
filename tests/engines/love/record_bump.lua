-- Records a world of bump.lua, or a grid with its calls. Call frame() after all items have moved.
local broadside_trace = require("broadside_trace")

local recorder = {}

function recorder.open(file, world)
    local settings = broadside_trace.default_settings()
    settings.program, settings.algorithm = "Cave", "grid of bump.lua"
    settings.y_down, settings.half_open, settings.units_per_metre = true, true, 32
    settings.wide_floats = true -- the numbers of Lua are doubles
    settings.cell_size = world.cellSize
    settings.records = broadside_trace.CANDIDATES + broadside_trace.CELLS
    recorder.trace = assert(broadside_trace.open_file(file, settings))
    recorder.world = world
end

-- Each item has a number of its own, a kind, and says whether it is a wall.
function recorder.frame(step, seconds)
    local trace, world, size = recorder.trace, recorder.world, recorder.world.cellSize
    trace:frame_begin(step, seconds)
    for _, item in ipairs(world:getItems()) do
        local x, y, w, h = world:getRect(item)
        trace:define(item.number, item.kind, not item.is_wall, 1, 0xffffffff)
        trace:box(item.number, x, y, x + w, y + h)
        trace:cells(item.number, math.floor(x / size), math.floor(y / size),
            math.ceil((x + w) / size) - 1, math.ceil((y + h) / size) - 1)
        world:queryRect(x, y, w, h, function(other) -- is asked about each item of the cells
            if item.number < other.number then
                trace:candidate(item.number, other.number)
            end
        end)
    end
    trace:frame_end()
end

return recorder

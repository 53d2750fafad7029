-- grid.lua MODE: a broad phase that compares everything, for `broadside check`. Modes: good; pairs, which reports all
-- pairs; forgets, which loses moves; throws, which fails when an object is removed.
local broadside_trace = require("broadside_trace")
local mode = arg[1]

local function overlap(a, b)
    return a[1] <= b[3] and b[1] <= a[3] and a[2] <= b[4] and b[2] <= a[4]
end

local Grid = {}
Grid.__index = Grid

function Grid:add(id, left, low, right, high)
    print("adds", id) -- is no answer
    self.boxes[id] = {left, low, right, high}
    self.is_asked = false
end
function Grid:move(id, left, low, right, high)
    if mode ~= "forgets" then
        self:add(id, left, low, right, high)
    end
end
function Grid:remove(id)
    if mode == "throws" then
        error("removed by the test")
    end
    self.boxes[id] = nil
end
function Grid:update()
    self.is_asked = true
end

if mode == "pairs" then
    function Grid:pairs()
        local found = {}
        for a, box in pairs(self.boxes) do
            for b, other in pairs(self.boxes) do
                if a < b and overlap(box, other) then
                    found[#found + 1] = {a, b}
                end
            end
        end
        return found
    end
else
    function Grid:query(left, low, right, high)
        assert(self.is_asked)
        local found = {}
        for id, other in pairs(self.boxes) do
            if overlap({left, low, right, high}, other) then
                found[#found + 1] = id
            end
        end
        return found
    end
end

broadside_trace.check(function(world, cell_size)
    assert(world[1] < world[3] and world[2] < world[4] and cell_size > 0)
    return setmetatable({boxes = {}, is_asked = false}, Grid)
end, {name = "a test in Lua"})

-- A grid of rectangles with the calls of bump.lua that the game needs, written for this test. Rectangles that only touch
-- do not overlap. A rectangle is in all cells that it reaches into.

local grid = {}
grid.__index = grid

function grid.new(cell_size)
    return setmetatable({ cellSize = cell_size, rects = {}, items = {}, cells = {} }, grid)
end

local function range(self, x, y, w, h)
    local size = self.cellSize
    return math.floor(x / size), math.floor(y / size), math.ceil((x + w) / size) - 1, math.ceil((y + h) / size) - 1
end

local function each_cell(self, rect, act)
    local left, top, right, bottom = range(self, rect.x, rect.y, rect.w, rect.h)
    for row = top, bottom do
        for column = left, right do
            local key = row * 4096 + column
            self.cells[key] = self.cells[key] or {}
            act(self.cells[key])
        end
    end
end

local function remove_from(list, item)
    for i, other in ipairs(list) do
        if other == item then
            return table.remove(list, i)
        end
    end
end

function grid:add(item, x, y, w, h)
    self.rects[item] = { x = x, y = y, w = w, h = h }
    table.insert(self.items, item)
    each_cell(self, self.rects[item], function(cell) table.insert(cell, item) end)
end

function grid:remove(item)
    each_cell(self, self.rects[item], function(cell) remove_from(cell, item) end)
    remove_from(self.items, item)
    self.rects[item] = nil
end

function grid:update(item, x, y)
    local rect = self.rects[item]
    each_cell(self, rect, function(cell) remove_from(cell, item) end)
    rect.x, rect.y = x, y
    each_cell(self, rect, function(cell) table.insert(cell, item) end)
end

function grid:getItems()
    return self.items
end

function grid:getRect(item)
    local rect = self.rects[item]
    return rect.x, rect.y, rect.w, rect.h
end

-- The items that overlap a rectangle. The filter is asked about each item of its cells before the rectangles are.
function grid:queryRect(x, y, w, h, filter)
    local found, seen = {}, {}
    each_cell(self, { x = x, y = y, w = w, h = h }, function(cell)
        for _, other in ipairs(cell) do
            if not seen[other] then
                seen[other] = true
                local rect = self.rects[other]
                if (not filter or filter(other)) and x < rect.x + rect.w and rect.x < x + w and y < rect.y + rect.h
                    and rect.y < y + h then
                    table.insert(found, other)
                end
            end
        end
    end)
    return found
end

return grid

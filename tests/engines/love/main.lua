-- Bats hunt moths in a cave: a game with LÖVE. Argument: the trace to write. It quits by itself.

local grid = require("grid")
local recorder = require("record_bump")

local WIDTH, HEIGHT, STEPS = 640, 480, 400
local world, numbers, seed, step = grid.new(64), 0, 9, 0

local function random(below)
    seed = seed * 16807 % 2147483647
    return seed % below
end

local function add(kind, x, y, w, h)
    numbers = numbers + 1
    local item = { number = numbers, kind = kind, is_wall = kind == "Wall" }
    item.dx, item.dy = (random(33) - 16) / 8, (random(33) - 16) / 8
    world:add(item, x, y, w, h)
    return item
end

local function is_free(x, y, w, h)
    return #world:queryRect(x, y, w, h, function(other) return other.is_wall end) == 0
end

local function add_somewhere(kind, w, h)
    local x, y
    repeat
        x, y = 16 + random(WIDTH - 32 - w), 16 + random(HEIGHT - 32 - h)
    until is_free(x, y, w, h)
    return add(kind, x, y, w, h)
end

function love.load(arguments)
    for _, wall in ipairs({ { 0, 0, WIDTH, 16 }, { 0, HEIGHT - 16, WIDTH, 16 }, { 0, 16, 16, HEIGHT - 32 },
        { WIDTH - 16, 16, 16, HEIGHT - 32 } }) do
        add("Wall", unpack(wall))
    end
    for _ = 1, 14 do
        add_somewhere("Wall", 16 + random(5) * 16, 16 + random(3) * 16)
    end
    for _ = 1, 16 do
        add_somewhere("Bat", 22, 12)
    end
    for _ = 1, 90 do
        add_somewhere("Moth", 7, 7)
    end
    recorder.open(arguments[1], world)
end

local function move(item)
    local x, y, w, h = world:getRect(item)
    if not is_free(x + item.dx, y, w, h) then
        item.dx = -item.dx
    elseif not is_free(x + item.dx, y + item.dy, w, h) then
        item.dy = -item.dy
    else
        world:update(item, x + item.dx, y + item.dy)
    end
end

local function hunt(bat)
    local x, y, w, h = world:getRect(bat)
    for _, moth in ipairs(world:queryRect(x, y, w, h, function(other) return other.kind == "Moth" end)) do
        world:remove(moth)
        add_somewhere("Moth", 7, 7)
    end
end

local function of_kind(kind)
    local found = {}
    for _, item in ipairs(world:getItems()) do
        if item.kind == kind then
            table.insert(found, item)
        end
    end
    return found
end

function love.update()
    for _, kind in ipairs({ "Moth", "Bat" }) do
        for _, item in ipairs(of_kind(kind)) do
            move(item)
        end
    end
    recorder.frame(step, step / 60)
    for _, bat in ipairs(of_kind("Bat")) do
        hunt(bat)
    end
    step = step + 1
    if step == STEPS then
        love.event.quit()
    end
end

local COLORS = { Wall = { 0.4, 0.35, 0.3 }, Bat = { 0.7, 0.5, 0.9 }, Moth = { 0.9, 0.9, 0.6 } }

function love.draw()
    for _, item in ipairs(world:getItems()) do
        love.graphics.setColor(COLORS[item.kind])
        love.graphics.rectangle("fill", world:getRect(item))
    end
end

function love.quit()
    recorder.trace:close()
end

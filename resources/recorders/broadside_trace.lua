-- broadside_trace.lua - lets Broadside see what the broad phase of your game does.
--
-- Copy this one file into your game. It needs Lua 5.1 to 5.4 or LuaJIT, as in LOVE, and nothing else. A whole example:
--
--     local broadside_trace = require("broadside_trace")
--
--     local settings = broadside_trace.default_settings()
--     settings.program = "My game"
--     settings.algorithm = "my grid"
--     settings.records = broadside_trace.CANDIDATES
--     local trace = assert(broadside_trace.open_file("my_game.bstrace", settings))
--
--     local boxes = {{1, 0, 0, 2, 2}, {2, 5, 0.5, 7, 2.5}}           -- id, left, low, right, high
--     for step = 0, 59 do
--         boxes[2][2] = boxes[2][2] - 0.1
--         boxes[2][4] = boxes[2][4] - 0.1
--         trace:frame_begin(step, step / 60)
--         for _, box in ipairs(boxes) do                             -- every object, in every frame
--             trace:box(box[1], box[2], box[3], box[4], box[5])
--         end
--         if math.floor(boxes[1][2] / 2) == math.floor(boxes[2][2] / 2) then
--             trace:candidate(1, 2)                                  -- each pair that the broad phase reports
--         end
--         trace:frame_end()
--     end
--     trace:close()
--
-- `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
-- different columns.
--
-- Units    are yours: settings.units_per_metre and y_down say what they are. Angles are in degrees.
-- Ids      are integers from 1 to 2^53, one for each object as long as it lives.
-- Objects  that a frame does not name are absent in it. Describe an object once (define), before its first box.
-- Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
-- Time     A frame goes to the operating system in one call, which does not wait for the disk as a rule. Frames that
--          cannot be written are left out and counted: trace:dropped().
-- Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
--          frame are counted, and Broadside shows the counts.
-- Tests    check() lets Broadside test a broad phase of yours before any game exists.
-- Errors   open_file() returns nil and a message. A wrong name of a setting, and wrong arguments, are errors.
--
-- The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
--
-- Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
-- obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
-- copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
-- warranty of any kind.

local broadside_trace = {
    -- What your frames say, added up. Broadside does not look for the rest.
    CANDIDATES = 1, -- candidate(): a frame without any has none
    CONTACTS = 2, -- contact()
    CELLS = 4, -- cells(): an object without any is registered in none
    BOXES = 8, -- registered_box()
    QUERIES = 16, -- query()
    -- Units of counter().
    COUNT = 0,
    MICROSECONDS = 1,
    BYTES = 2,
    -- Kinds of query().
    POINT = 0,
    BOX = 1,
    CIRCLE = 2,
    RAY = 3,
}

local HIGHEST_ID = 2 ^ 53
local MEBIBYTE = 2 ^ 20
local MOST_GRIDS = 64
-- Wrong calls that are counted.
local NO_ID, REVERSED_BOX, REVERSED_CELLS, SECOND_BOX = 1, 2, 3, 4

local concat, floor = table.concat, math.floor

function broadside_trace.default_settings()
    return {
        program = "", -- as people call it
        algorithm = "", -- of your broad phase: "uniform grid"
        records = broadside_trace.CANDIDATES, -- CANDIDATES + CELLS + ...
        dt = 0, -- seconds of a frame; 0: they differ
        units_per_metre = 1, -- 1: metres; 32: 32 pixels are a metre
        y_down = false, -- true: y grows downwards, as on screens
        half_open = false, -- true: boxes that only touch do not overlap
        wide_floats = false, -- true: coordinates are doubles
        world = {0, 0, 0, 0}, -- left, low, right, high (y down: left, top, right, bottom); zeros: unknown
        cell_size = 0, -- of your grid; 0: there are no cells
        grid_x = 0, -- the corner of cell (0, 0) with the smallest x and y
        grid_y = 0,
        grid_columns = 0, -- 0: cells go on for ever
        grid_rows = 0,
        parameters = {}, -- {{name, value}, ...} of others, to be shown
        keyframe_every = 60, -- frames after which everything is said again
        most_bytes = 64 * MEBIBYTE, -- of one frame, 128 MiB at most; a larger frame is left out
        has_capsules = false, -- true: the game calls define_capsule()
        cell_height = 0, -- of your grid, if its cells are not square; cell_size is then their width
        rings = 0, -- your game searches the cell of an object and so many rings of cells around it; 0: not said
        has_grids = false, -- true: the game calls world(), grid() or grid_cells()
    }
end

-- Numbers as little-endian bytes: each function returns a string. The fastest of three ways is chosen below.
local u16, u32, u64, f64
local encode_ids -- of a list of so many
local narrow_box, wide_box, narrow_placed, wide_placed, four_cells

-- Lua 5.1 and 5.2: by arithmetic. All numbers are doubles there.
local function encode_by_arithmetic()
    local char, frexp, ldexp = string.char, math.frexp, math.ldexp
    -- The two bytes of each number up to 65535. A table that is filled in order is an array, which is much faster.
    local two = {}
    for number = 0, 65535 do
        two[number] = char(number % 256, floor(number / 256))
    end
    local SIGN = 2 ^ 31
    local INFINITE = 255 * 2 ^ 23
    local HALF_BITS = 2 ^ 52 -- a double this large has no fraction: adding it rounds, halves to even

    local offsets = {} -- by exponent, of the numbers that floats have in full precision
    for exponent = -125, 128 do
        offsets[exponent] = (exponent + 125) * 2 ^ 23
    end
    local function f32_bits(x)
        local size = x < 0 and -x or x
        local mantissa, exponent = frexp(size)
        local bits = offsets[exponent]
        if bits and mantissa > 0 and mantissa < 1 then
            bits = mantissa * 16777216 + HALF_BITS - HALF_BITS + bits
        elseif size == 0 then
            return 1 / x < 0 and SIGN or 0
        elseif size < 1 then
            bits = size * 2 ^ 149 + HALF_BITS - HALF_BITS
        else
            bits = x ~= x and INFINITE + 2 ^ 22 or INFINITE
        end
        return x < 0 and bits + SIGN or bits
    end
    local function f32(x)
        local bits = f32_bits(x)
        local low = bits % 65536
        return two[low] .. two[(bits - low) / 65536]
    end

    function f64(x)
        local sign, exponent, fraction = 0, 0, 0
        if x < 0 or (x == 0 and 1 / x < 0) then
            sign, x = 32768, -x
        end
        if x ~= x then
            exponent, fraction = 2047, 2 ^ 51
        elseif x == 1 / 0 then
            exponent = 2047
        elseif x > 0 then
            local mantissa
            mantissa, exponent = frexp(x)
            exponent = exponent + 1022
            if exponent > 0 then
                fraction = (2 * mantissa - 1) * 2 ^ 52
            else
                fraction, exponent = ldexp(mantissa, exponent + 52), 0
            end
        end
        local low = fraction % 2 ^ 32
        local high = (fraction - low) / 2 ^ 32
        return two[low % 65536] .. two[floor(low / 65536)] .. two[high % 65536]
            .. two[sign + exponent * 16 + floor(high / 65536)]
    end

    function u16(number)
        return two[number]
    end
    function u32(number)
        number = number % 2 ^ 32
        local low = number % 65536
        return two[low] .. two[(number - low) / 65536]
    end
    local ids, room = {}, 0 -- the bytes of some numbers
    function u64(number)
        local bytes = ids[number]
        if not bytes then
            if room == 0 then
                ids, room = {}, 100000
            end
            bytes = u32(number) .. u32(floor(number / 2 ^ 32))
            ids[number] = bytes
            room = room - 1
        end
        return bytes
    end
    -- Most of the time of a box goes here, so that the usual numbers need no call.
    function narrow_box(id, left, low, right, high)
        local a, k = frexp(left)
        local b, l = frexp(low)
        local c, m = frexp(right)
        local d, n = frexp(high)
        k, l, m, n = offsets[k], offsets[l], offsets[m], offsets[n]
        a = k and (a > 0 and a < 1 and a * 16777216 + HALF_BITS - HALF_BITS + k
            or a < 0 and a > -1 and HALF_BITS - a * 16777216 - HALF_BITS + k + SIGN) or f32_bits(left)
        b = l and (b > 0 and b < 1 and b * 16777216 + HALF_BITS - HALF_BITS + l
            or b < 0 and b > -1 and HALF_BITS - b * 16777216 - HALF_BITS + l + SIGN) or f32_bits(low)
        c = m and (c > 0 and c < 1 and c * 16777216 + HALF_BITS - HALF_BITS + m
            or c < 0 and c > -1 and HALF_BITS - c * 16777216 - HALF_BITS + m + SIGN) or f32_bits(right)
        d = n and (d > 0 and d < 1 and d * 16777216 + HALF_BITS - HALF_BITS + n
            or d < 0 and d > -1 and HALF_BITS - d * 16777216 - HALF_BITS + n + SIGN) or f32_bits(high)
        local e, f, g, h = a % 65536, b % 65536, c % 65536, d % 65536
        return (ids[id] or u64(id)) .. two[e] .. two[(a - e) / 65536] .. two[f] .. two[(b - f) / 65536]
            .. two[g] .. two[(c - g) / 65536] .. two[h] .. two[(d - h) / 65536]
    end
    function wide_box(id, left, low, right, high)
        return u64(id) .. f64(left) .. f64(low) .. f64(right) .. f64(high)
    end
    function narrow_placed(id, left, low, right, high, x, y, degrees)
        return narrow_box(id, left, low, right, high) .. f32(x) .. f32(y) .. f32(degrees)
    end
    function wide_placed(id, left, low, right, high, x, y, degrees)
        return wide_box(id, left, low, right, high) .. f64(x) .. f64(y) .. f64(degrees)
    end
    function encode_ids(list, count)
        local parts = {}
        for i = 1, count do
            parts[i] = u64(list[i])
        end
        return concat(parts)
    end
    function four_cells(id, first_column, first_row, last_column, last_row)
        return u64(id) .. u32(first_column) .. u32(first_row) .. u32(last_column) .. u32(last_row)
    end
end

-- Lua 5.3 and 5.4.
local function encode_by_pack()
    local pack, unpack = string.pack, table.unpack
    function u16(number)
        return pack("<I2", number)
    end
    function u32(number)
        return pack("<I4", number)
    end
    function u64(number)
        return pack("<I8", number)
    end
    function f64(number)
        return pack("<d", number)
    end
    function narrow_box(id, left, low, right, high)
        return pack("<I8ffff", id, left, low, right, high)
    end
    function wide_box(id, left, low, right, high)
        return pack("<I8dddd", id, left, low, right, high)
    end
    function narrow_placed(id, left, low, right, high, x, y, degrees)
        return pack("<I8fffffff", id, left, low, right, high, x, y, degrees)
    end
    function wide_placed(id, left, low, right, high, x, y, degrees)
        return pack("<I8ddddddd", id, left, low, right, high, x, y, degrees)
    end
    local all, many = "<" .. ("I8"):rep(64), 64
    function encode_ids(list, count)
        local parts = {}
        for i = 1, count - many + 1, many do
            parts[#parts + 1] = pack(all, unpack(list, i, i + many - 1))
        end
        for i = #parts * many + 1, count do
            parts[#parts + 1] = pack("<I8", list[i])
        end
        return concat(parts)
    end
    function four_cells(id, first_column, first_row, last_column, last_row)
        return pack("<I8i4i4i4i4", id, first_column, first_row, last_column, last_row)
    end
end

-- LuaJIT: through C structures.
local function encode_by_ffi(ffi)
    local to_string = ffi.string
    local function make(fields)
        return ffi.new("struct __attribute__((packed)) { " .. fields .. " }")
    end
    local two, four, eight = make("uint16_t value;"), make("uint32_t value;"), make("uint64_t value;")
    local real, cell = make("double value;"), make("uint64_t id; int32_t a, b, c, d;")
    local narrow = make("uint64_t id; float a, b, c, d, e, f, g;")
    local wide = make("uint64_t id; double a, b, c, d, e, f, g;")
    function u16(number)
        two.value = number
        return to_string(two, 2)
    end
    function u32(number)
        four.value = number
        return to_string(four, 4)
    end
    function u64(number)
        eight.value = number
        return to_string(eight, 8)
    end
    function f64(number)
        real.value = number
        return to_string(real, 8)
    end
    function narrow_box(id, left, low, right, high)
        narrow.id, narrow.a, narrow.b, narrow.c, narrow.d = id, left, low, right, high
        return to_string(narrow, 24)
    end
    function wide_box(id, left, low, right, high)
        wide.id, wide.a, wide.b, wide.c, wide.d = id, left, low, right, high
        return to_string(wide, 40)
    end
    function narrow_placed(id, left, low, right, high, x, y, degrees)
        narrow.id, narrow.a, narrow.b, narrow.c, narrow.d = id, left, low, right, high
        narrow.e, narrow.f, narrow.g = x, y, degrees
        return to_string(narrow, 36)
    end
    function wide_placed(id, left, low, right, high, x, y, degrees)
        wide.id, wide.a, wide.b, wide.c, wide.d = id, left, low, right, high
        wide.e, wide.f, wide.g = x, y, degrees
        return to_string(wide, 64)
    end
    local ids, room = nil, 0
    function encode_ids(list, count)
        if room < count then
            room = 2 * count
            ids = ffi.new("uint64_t[?]", room)
        end
        for i = 1, count do
            ids[i - 1] = list[i]
        end
        return to_string(ids, 8 * count)
    end
    function four_cells(id, first_column, first_row, last_column, last_row)
        cell.id, cell.a, cell.b, cell.c, cell.d = id, first_column, first_row, last_column, last_row
        return to_string(cell, 24)
    end
end

local has_ffi, ffi = pcall(require, "ffi")
has_ffi = has_ffi and ffi.abi("le")
if string.pack then
    encode_by_pack()
elseif has_ffi then
    encode_by_ffi(ffi)
else
    encode_by_arithmetic()
end

local function encode_text(text)
    text = string.sub(text or "", 1, 65535)
    return u16(#text) .. text
end

local function message(kind, data)
    return u32(kind) .. u32(#data) .. data
end

local function encode_header(settings)
    local parameters = {}
    local has_height = settings.cell_size > 0 and settings.cell_height > 0
        and settings.cell_height ~= settings.cell_size
    if settings.cell_size > 0 then
        parameters = {{"cell-size", settings.cell_size}, {"grid-x", settings.grid_x}, {"grid-y", settings.grid_y},
            {"grid-columns", settings.grid_columns}, {"grid-rows", settings.grid_rows}}
        if has_height then
            parameters[#parameters + 1] = {"cell-height", settings.cell_height}
        end
        if settings.rings > 0 then
            parameters[#parameters + 1] = {"rings", settings.rings}
        end
    end
    for _, parameter in ipairs(settings.parameters) do
        parameters[#parameters + 1] = parameter
    end
    local parts = {f64(settings.dt), f64(settings.units_per_metre > 0 and settings.units_per_metre or 1)}
    for i = 1, 4 do
        parts[#parts + 1] = f64(settings.world[i])
    end
    parts[#parts + 1] = string.char(settings.wide_floats and 8 or 4, settings.half_open and 1 or 0,
        settings.y_down and 1 or 0, settings.records % 32)
    parts[#parts + 1] = u32(#parameters) .. encode_text(settings.program) .. encode_text(settings.algorithm)
    for _, parameter in ipairs(parameters) do
        parts[#parts + 1] = encode_text(parameter[1]) .. f64(parameter[2])
    end
    local version = (settings.has_grids or has_height) and 3 or settings.has_capsules and 2 or 1
    return "BSTRACE\n" .. u32(version) .. u32(0) .. message(1, concat(parts))
end

local Trace = {}
Trace.__index = Trace

-- box() of floats for LuaJIT: without strings, which the garbage collector would have to clear away.
local function box_by_ffi()
    local State = ffi.typeof(
        "struct { uint64_t id; union { struct { float a, b, c, d; }; struct { int64_t ab, cd; }; }; }")
    local List = ffi.typeof("$[?]", State)
    local now = State()
    return function(self, id, left, low, right, high)
        if not self._recording then
            return
        end
        if left > right or low > high then
            self:_note_fault(REVERSED_BOX, id)
        end
        local known = self._objects[id] or self:_add_object(id)
        if not known then
            return
        end
        now.a, now.b, now.c, now.d = left, low, right, high
        local slot = known.slot
        if not slot then
            slot = self:_take_slot(List)
            known.slot = slot
            self._saved[slot].id = id
        end
        local saved = self._saved[slot]
        local is_same = known.state == "box" and saved.ab == now.ab and saved.cd == now.cd
        if not self:_name(known, is_same, false) then
            return
        end
        known.state = "box"
        saved.ab, saved.cd = now.ab, now.cd
        local count = self._state_count
        if count == self._state_room then
            local larger = List(2 * count)
            ffi.copy(larger, self._states, 24 * count)
            self._states, self._state_room = larger, 2 * count
        end
        local to = self._states[count]
        to.id, to.ab, to.cd = saved.id, saved.ab, saved.cd
        self._state_count = count + 1
    end, List
end

-- Replaces the file. Returns nil and a message if it cannot be opened.
function broadside_trace.open_file(path, settings)
    local all = broadside_trace.default_settings()
    for name, value in pairs(settings or {}) do
        if all[name] == nil then
            error('broadside_trace: there is no setting "' .. tostring(name) .. '"', 2)
        end
        all[name] = value
    end
    local header = encode_header(all)
    local file, problem = io.open(path, "wb")
    if not file then
        return nil, problem
    end
    file:setvbuf("no")
    local trace = setmetatable({
        _file = file,
        _written = 0, -- bytes of the file
        _rest = header, -- bytes that are not written yet
        _encode_box = all.wide_floats and wide_box or narrow_box,
        _encode_placed = all.wide_floats and wide_placed or narrow_placed,
        _keyframe_every = all.keyframe_every > 0 and all.keyframe_every or 60,
        _most_bytes = math.min(all.most_bytes > 0 and all.most_bytes or 64 * MEBIBYTE, 128 * MEBIBYTE),
        _objects = {}, -- by id
        _list = {}, -- all objects
        _present = 0, -- number of objects that are present
        _recording = false,
        _wants_keyframe = true,
        _is_keyframe = false,
        _keyframes = 0,
        _since_keyframe = 0,
        _frame = 0,
        _dropped = 0,
        -- Lists that are kept for their memory; each has a count of what is used.
        _states = {},
        _candidates = {},
        _free = {}, -- slots of forgotten objects
        _order = {}, -- the ids of all objects as they were named
        _world = {0, 0, 0, 0}, -- as world() said
        _grids = {}, -- as grid() said: {number, bytes}
        _is_elsewhere = false, -- world or grids have changed since they were written
        _faults = {{0, 0}, {0, 0}, {0, 0}, {0, 0}}, -- wrong calls: their number, and the id of the first
    }, Trace)
    if has_ffi and not all.wide_floats then
        local List
        trace.box, List = box_by_ffi()
        trace._states, trace._state_room = List(256), 256
        trace._saved, trace._saved_room, trace._slots = List(256), 256, 0 -- of objects, as they were written last
    end
    trace:_begin_pieces()
    return trace
end

function Trace:close()
    if self._file then
        self:_flush()
        self._file:close()
    end
    self._file = nil
    self._recording = false
end

-- Frames left out so far.
function Trace:dropped()
    return self._dropped
end

-- False: this frame is left out, and its calls do nothing.
function Trace:frame_begin(step, seconds)
    if self._recording then -- the frame before was not ended: it is lost
        self._wants_keyframe = true
        self._dropped = self._dropped + 1
    end
    self._recording = false
    if not self._file or not self:_flush() then
        self._dropped = self._dropped + 1
        return false
    end
    self._frame = self._frame + 1
    self._recording = true
    self._step = u64(step) .. f64(seconds)
    self._since_keyframe = self._since_keyframe + 1
    self._is_keyframe = self._wants_keyframe or self._since_keyframe >= self._keyframe_every
    if self._is_keyframe then
        self._since_keyframe = 0
        self._wants_keyframe = false
        self._keyframes = self._keyframes + 1
        self:_forget_objects()
    end
    self:_begin_pieces()
    return true
end

function Trace:frame_end()
    self:_end(u64(0), 0)
end

-- With a number that is the same when the state of your game is the same: an integer, or 64 bits as a text of 16
-- hexadecimal digits.
function Trace:frame_end_hash(hash)
    if type(hash) == "string" then
        self:_end(u32(tonumber(hash:sub(-8), 16)) .. u32(tonumber(hash:sub(1, -9), 16) or 0), 1)
    else
        self:_end(u64(hash), 1)
    end
end

-- What an object is from this frame on. Two objects collide if a.category & b.mask and b.category & a.mask are not zero
-- and one of them is dynamic. Objects that are not defined are dynamic and collide with everything. If you leave them out,
-- or nil, an object is dynamic, the category is 1 and the mask has all bits.
function Trace:define(id, name, is_dynamic, category, mask)
    self:_define(id, name, is_dynamic, category, mask, 0, {})
end
function Trace:define_circle(id, name, is_dynamic, category, mask, radius)
    self:_define(id, name, is_dynamic, category, mask, 1, {radius})
end
function Trace:define_rectangle(id, name, is_dynamic, category, mask, width, height)
    self:_define(id, name, is_dynamic, category, mask, 2, {width, height})
end
-- A segment with a radius; `ends` are x, y, x, y. Only with settings.has_capsules.
function Trace:define_capsule(id, name, is_dynamic, category, mask, ends, radius)
    self:_define(id, name, is_dynamic, category, mask, 7, {ends[1], ends[2], ends[3], ends[4], radius})
end
-- `points` are x, y, x, y, ...
function Trace:define_polygon(id, name, is_dynamic, category, mask, points)
    self:_define(id, name, is_dynamic, category, mask, 3, points)
end

-- The box of the game: where an object is in this frame. Overlaps are looked for among these boxes.
function Trace:box(id, left, low, right, high)
    if not self._recording then
        return
    end
    if left > right or low > high then
        self:_note_fault(REVERSED_BOX, id)
    end
    local known = self._objects[id] or self:_add_object(id)
    if not known then
        return
    end
    local state = self._encode_box(id, left, low, right, high)
    if self:_name(known, known.state == state, false) then
        local count = self._state_count + 1
        known.state = state
        self._states[count] = state
        self._state_count = count
    end
end

-- The same for another shape, with its position and its angle.
function Trace:placed_box(id, left, low, right, high, x, y, degrees)
    if not self._recording then
        return
    end
    if left > right or low > high then
        self:_note_fault(REVERSED_BOX, id)
    end
    local known = self._objects[id] or self:_add_object(id)
    if not known then
        return
    end
    local state = self._encode_placed(id, left, low, right, high, x, y, degrees)
    if self:_name(known, known.state == state, true) then
        local placed = self._placed
        known.state = state
        placed[#placed + 1] = state
    end
end

-- A pair that your broad phase reports, in any order, perhaps twice.
function Trace:candidate(a, b)
    if self._recording then
        local ids, count = self._candidates, self._candidate_count
        ids[count + 1] = a
        ids[count + 2] = b
        self._candidate_count = count + 2
    end
end
-- Many of them: a, b, a, b, ...
function Trace:candidates(ids)
    for i = 1, #ids - 1, 2 do
        self:candidate(ids[i], ids[i + 1])
    end
end
-- A pair that really touches, as your game sees it.
function Trace:contact(a, b)
    if self._recording then
        local ids = self._contacts
        ids[#ids + 1] = a
        ids[#ids + 1] = b
    end
end

-- Cells of grid 0 in which an object is registered, both ends included; several times for several ranges.
function Trace:cells(id, first_column, first_row, last_column, last_row)
    if self._recording then
        self:_look_at_cells(id, first_column, first_row, last_column, last_row)
        self._cells[#self._cells + 1] = four_cells(id, first_column, first_row, last_column, last_row)
    end
end

-- The same in another grid: see grid().
function Trace:grid_cells(number, id, first_column, first_row, last_column, last_row)
    if number == 0 then
        self:cells(id, first_column, first_row, last_column, last_row)
    elseif self._recording then
        self:_look_at_cells(id, first_column, first_row, last_column, last_row)
        local cells = four_cells(id, first_column, first_row, last_column, last_row)
        self._grid_cells[#self._grid_cells + 1] = cells:sub(1, 8) .. u32(number) .. cells:sub(9)
    end
end

-- The box of the broad phase: the one that your structure has of an object, with its margin, or from the last update of
-- the structure.
function Trace:registered_box(id, left, low, right, high)
    if self._recording then
        if left > right or low > high then
            self:_note_fault(REVERSED_BOX, id)
        end
        self._boxes[#self._boxes + 1] = self._encode_box(id, left, low, right, high)
    end
end

-- `numbers`: x, y (POINT); left, low, right, high (BOX); x, y, radius (CIRCLE); both ends (RAY).
function Trace:query(kind, numbers, hits)
    local used = ({[0] = 2, 4, 3, 4})[kind]
    if not self._recording or not used then
        return
    end
    local parts = {u32(kind)}
    for i = 1, 4 do
        parts[#parts + 1] = f64(i <= used and numbers[i] or 0)
    end
    parts[#parts + 1] = u32(#hits)
    for _, id in ipairs(hits) do
        parts[#parts + 1] = u64(id)
    end
    self._others[#self._others + 1] = message(23, concat(parts))
end

function Trace:counter(name, value, unit)
    if self._recording then
        self._others[#self._others + 1] = message(24, f64(value) .. string.char(unit) .. encode_text(name))
    end
end

function Trace:log(text)
    if self._recording then
        self._others[#self._others + 1] = message(25, encode_text(text))
    end
end

-- The world from this frame on; zeros: that of the settings again. Only with settings.has_grids.
function Trace:world(left, low, right, high)
    self._world = {left, low, right, high}
    self._is_elsewhere = true
end

function Trace:_place_of_grid(number)
    for i, grid in ipairs(self._grids) do
        if grid[1] == number then
            return i
        end
    end
    return nil
end

-- A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without end. Grid 0 is
-- the one of the settings, until you describe it here. Objects meet in the cells of one grid only. 64 grids at most. Only
-- with settings.has_grids.
function Trace:grid(number, name, x, y, cell_width, cell_height, columns, rows, rings)
    local place = self:_place_of_grid(number) or #self._grids + 1
    if place > MOST_GRIDS then
        return
    end
    self._grids[place] = {number, u32(number) .. f64(x) .. f64(y) .. f64(cell_width) .. f64(cell_height)
        .. u32(math.max(columns, 0)) .. u32(math.max(rows, 0)) .. u32(math.max(rings, 0)) .. encode_text(name)}
    self._is_elsewhere = true
end

-- The grid no longer exists.
function Trace:grid_gone(number)
    local place = self:_place_of_grid(number)
    if place then
        table.remove(self._grids, place)
        self._is_elsewhere = true
    end
end

-- The object was put elsewhere in this frame: it did not move along the path to its place.
function Trace:teleported(id)
    self:_mark(1, id)
end
-- The object is new. If its id was used before, that was another object.
function Trace:spawned(id)
    self:_mark(2, id)
end
-- The game does not move or test the object in this frame, until something wakes it.
function Trace:asleep(id)
    self:_mark(3, id)
end
-- The game tests the whole path of the object in this frame.
function Trace:swept(id)
    self:_mark(4, id)
end

-- Why the object is removed: in its last frame, or in the first one without it.
function Trace:removed(id, reason)
    if self._recording then
        self._others[#self._others + 1] = message(31, u64(id) .. encode_text(reason))
    end
end

function Trace:_mark(kind, id)
    if self._recording then
        local ids = self._marks[kind]
        ids[#ids + 1] = id
    end
end

function Trace:_note_fault(kind, id)
    local fault = self._faults[kind]
    if fault[1] == 0 then
        fault[2] = id
    end
    fault[1] = fault[1] + 1
end
function Trace:_look_at_cells(id, first_column, first_row, last_column, last_row)
    if first_column > last_column or first_row > last_row then
        self:_note_fault(REVERSED_CELLS, id)
    end
end

-- World and grids, where they have changed; in a keyframe, if they are not those of the settings.
function Trace:_surroundings()
    local world, grids = self._world, self._grids
    local is_usual = #grids == 0 and world[1] == 0 and world[2] == 0 and world[3] == 0 and world[4] == 0
    if self._is_keyframe and is_usual or not self._is_keyframe and not self._is_elsewhere then
        return ""
    end
    local parts = {f64(world[1]) .. f64(world[2]) .. f64(world[3]) .. f64(world[4]) .. u32(#grids)}
    for _, grid in ipairs(grids) do
        parts[#parts + 1] = grid[2]
    end
    return message(28, concat(parts))
end

-- The wrong calls, if there were any.
function Trace:_encode_faults()
    local faults = self._faults
    if faults[1][1] + faults[2][1] + faults[3][1] + faults[4][1] == 0 then
        return ""
    end
    local parts = {u32(faults[NO_ID][1])}
    for i = 2, 4 do
        parts[i] = u32(faults[i][1]) .. u64(faults[i][2])
    end
    return message(32, concat(parts))
end

function Trace:_begin_pieces()
    self._grid_cells = {}
    self._marks = {{}, {}, {}, {}} -- teleported, spawned, asleep, swept
    self._defines = {}
    self._state_count = 0
    self._placed = {}
    self._cells = {}
    self._boxes = {}
    self._candidate_count = 0
    self._contacts = {}
    self._order_count = 0
    self._others = {}
    self._last_place = 0 -- of the last named object that was in the frame before: its place there
    self._has_new = false -- an object was named that was not in the frame before
    self._has_new_placed = false -- one of them with placed_box()
    self._is_reordered = false -- a reader cannot know the order without a list of it
end

function Trace:_add_object(id)
    if type(id) ~= "number" or id < 1 or id > HIGHEST_ID or id % 1 ~= 0 then
        self:_note_fault(NO_ID, id)
        return nil
    end
    local known = {
        id = id,
        seen = 0, -- number of the frame that named it last
        place = 0, -- in the order of that frame
        defined = 0, -- the keyframe since which a reader knows the definition
        present = false, -- in the frame before, or in this one
        state = "", -- as it was written last
        touched = self._frame, -- number of the frame that defined it last
        define = "", -- the message
    }
    self._objects[id] = known
    self._list[#self._list + 1] = known
    return known
end

-- A place for the last state of an object, in the memory of LuaJIT's ffi.
function Trace:_take_slot(List)
    local slot = table.remove(self._free)
    if slot then
        return slot
    end
    slot = self._slots
    self._slots = slot + 1
    if slot == self._saved_room then
        local larger = List(2 * slot)
        ffi.copy(larger, self._saved, 24 * slot)
        self._saved, self._saved_room = larger, 2 * slot
    end
    return slot
end

-- Forgets those that were absent for long, so that the memory does not grow.
function Trace:_forget_objects()
    local old = self._frame - 8 * self._keyframe_every
    local list, kept = self._list, {}
    for _, known in ipairs(list) do
        if known.touched < old and known.seen < old then
            self._objects[known.id] = nil
            self._present = self._present - (known.present and 1 or 0)
            self._free[#self._free + 1] = known.slot -- nothing, if it has none
        else
            kept[#kept + 1] = known
        end
    end
    self._list = kept
end

function Trace:_define(id, name, is_dynamic, category, mask, shape, numbers)
    local known = self._objects[id] or self:_add_object(id)
    if not known then
        return
    end
    category, mask = category or 1, mask or 0xffffffff
    if is_dynamic == nil then
        is_dynamic = true
    end
    local parts = {u64(id), u32(category), u32(mask), string.char(is_dynamic and 1 or 0, shape), encode_text(name)}
    local count = #numbers
    if shape == 3 then
        count = count - count % 2
        parts[#parts + 1] = u32(floor(count / 2))
    end
    for i = 1, count do
        parts[#parts + 1] = f64(numbers[i])
    end
    local define = message(16, concat(parts))
    if define ~= known.define then
        known.define = #define <= self._most_bytes and define or ""
        known.defined = 0
    end
    known.touched = self._frame
end

-- An object is in this frame; `is_same`: in the state that was written last. True: its state is to be written.
function Trace:_name(known, is_same, is_placed)
    local frame = self._frame
    is_same = is_same and known.present and (not self._is_keyframe or known.seen == frame)
    if known.defined ~= self._keyframes then
        self._defines[#self._defines + 1] = known.define
        known.defined = self._keyframes
    end
    if known.seen == frame then
        self:_note_fault(SECOND_BOX, known.id)
        return not is_same
    end
    known.seen = frame
    -- A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the order
    -- of the states: at first those without a placement. In a keyframe all are new.
    if known.present and not self._is_keyframe then
        local place = known.place
        if self._has_new or place < self._last_place then
            self._is_reordered = true
        end
        self._last_place = place
    else
        if not is_placed and self._has_new_placed then
            self._is_reordered = true
        end
        self._has_new = true
        self._has_new_placed = self._has_new_placed or is_placed
        if not known.present then
            known.present = true
            self._present = self._present + 1
        end
    end
    local count = self._order_count + 1
    known.place = count
    self._order[count] = known.id
    self._order_count = count
    return not is_same
end

function Trace:_encode_states()
    if type(self._states) == "table" then
        return concat(self._states, "", 1, self._state_count)
    end
    return ffi.string(self._states, 24 * self._state_count)
end

-- The ids of those that were in the frame before and are absent now.
function Trace:_find_gone()
    local gone = {}
    if self._present == self._order_count then
        return gone
    end
    for _, known in ipairs(self._list) do
        if known.present and known.seen ~= self._frame then
            known.present = false
            if not self._is_keyframe then
                gone[#gone + 1] = known.id
            end
        end
    end
    self._present = self._order_count
    return gone
end

-- A message of a list: the number of its items, after `layout` if there is one.
local function put_list(parts, kind, count, data, layout)
    if count == 0 then
        return
    end
    layout = layout and u32(layout) or ""
    parts[#parts + 1] = u32(kind) .. u32(#layout + 4 + #data) .. layout .. u32(count)
    parts[#parts + 1] = data
end
local function put_ids(parts, kind, list, count, each)
    put_list(parts, kind, floor(count / each), encode_ids(list, count))
end

function Trace:_end(hash, has_hash)
    if not self._recording then
        return
    end
    self._recording = false
    local parts = {"", self:_surroundings(), concat(self._defines)} -- the first is the head of the frame
    local gone = self:_find_gone()
    put_ids(parts, 17, gone, #gone, 1)
    put_list(parts, 18, self._state_count, self:_encode_states(), 0)
    put_list(parts, 18, #self._placed, concat(self._placed), 1)
    if self._is_reordered then
        put_ids(parts, 27, self._order, self._order_count, 1)
    end
    put_list(parts, 19, #self._cells, concat(self._cells))
    put_list(parts, 29, #self._grid_cells, concat(self._grid_cells))
    put_list(parts, 20, #self._boxes, concat(self._boxes))
    put_ids(parts, 21, self._candidates, self._candidate_count, 2)
    put_ids(parts, 22, self._contacts, #self._contacts, 2)
    for mark, ids in ipairs(self._marks) do
        put_list(parts, 30, #ids, encode_ids(ids, #ids), mark - 1)
    end
    parts[#parts + 1] = concat(self._others)
    parts[#parts + 1] = self:_encode_faults()
    parts[#parts + 1] = message(26, hash .. u64(self._dropped) .. u32(has_hash))
    local size = 24
    for _, part in ipairs(parts) do
        size = size + #part
    end
    if size + 8 > self._most_bytes then
        self._wants_keyframe = true
        self._dropped = self._dropped + 1
        return
    end
    self._is_elsewhere = false
    for _, fault in ipairs(self._faults) do
        fault[1], fault[2] = 0, 0
    end
    parts[1] = u32(2) .. u32(size) .. self._step .. u32(self._is_keyframe and 1 or 0) .. u32(0)
    self._rest = concat(parts) -- the large lists are copied once
    self:_flush()
end

-- Writes what was not written yet; if that fails, the whole of it is written again later. True: everything is written.
function Trace:_flush()
    if self._rest == "" then
        return true
    end
    if not self._file:seek("set", self._written) or not self._file:write(self._rest) then
        return false
    end
    self._written = self._written + #self._rest
    self._rest = ""
    return true
end

-- Tests a broad phase of yours. A program calls this, and `broadside check -- lua PROGRAM.lua` starts it.
--
-- `create(world, cell_size)` returns an empty one for a world of {left, low, right, high}. It has add(self, id, left, low,
-- right, high), move(self, id, left, low, right, high) and remove(self, id); query(self, left, low, right, high), which
-- returns a list of the ids of the objects that overlap the box, or pairs(self), which returns a list of {id, id}; and, if
-- it has to know that questions follow, update(self). Options: name; half_open, if boxes that only touch need not be
-- reported; inside, if objects never leave the world.
function broadside_trace.check(create, options)
    options = options or {}
    local output, errors, parts = io.stdout, io.stderr, {}
    local unpack = table.unpack or unpack
    local function answer()
        output:write("=", concat(parts), "\n")
        output:flush()
        parts = {}
    end
    local function put(id)
        parts[#parts + 1] = string.format(" %.0f", id)
    end
    -- What you print is no answer.
    print = function(...)
        for i = 1, select("#", ...) do
            errors:write(i > 1 and "\t" or "", tostring((select(i, ...))))
        end
        errors:write("\n")
    end
    io.output(errors)

    local grid = create({0, 0, 1, 1}, 1)
    parts = {" 1", grid.pairs and " pairs" or "", grid.query and " query" or "", options.half_open and " half-open" or "",
        options.inside and " inside" or "", " name ", options.name or "broad phase"}
    answer()
    for line in io.stdin:lines() do
        local word, numbers = line:match("^%S+"), {}
        for number in line:gmatch(" (%S+)") do
            numbers[#numbers + 1] = tonumber(number)
        end
        if word == "world" then
            grid = create({numbers[1], numbers[2], numbers[3], numbers[4]}, numbers[5])
        elseif word == "add" or word == "move" or word == "remove" then
            grid[word](grid, unpack(numbers))
        elseif word == "update" and grid.update then
            grid:update()
        elseif word == "query" then
            for _, id in ipairs(grid:query(unpack(numbers))) do
                put(id)
            end
            answer()
        elseif word == "pairs" then
            for _, pair in ipairs(grid:pairs()) do
                put(pair[1])
                put(pair[2])
            end
            answer()
        end
    end
end

return broadside_trace

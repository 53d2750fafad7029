-- drive.lua CALLS OUT: makes the calls of a file with broadside_trace.lua.

local calls, out = ...
local broadside_trace = require("broadside_trace")

local function text(word)
    local once, times = word:match('^"(.*)"%*?(%d*)$')
    return once:gsub("_", " "):rep(tonumber(times) or 1)
end

local names = {["true"] = true, ["false"] = false, inf = 1 / 0, ["-inf"] = -1 / 0, ["-0.0"] = -1 / (1 / 0)}

-- The value of the word, or list, at `at`, and the place after it.
local function value(words, at)
    local word = words[at]
    if word == "[" then
        local items = {}
        at = at + 1
        while words[at] ~= "]" do
            items[#items + 1], at = value(words, at)
        end
        return items, at + 1
    end
    if word == "null" then
        return nil, at + 1
    elseif names[word] ~= nil then
        return names[word], at + 1
    elseif word:sub(1, 1) == '"' then
        return text(word), at + 1
    end
    return assert(tonumber(word)), at + 1
end

local settings = broadside_trace.default_settings()
local trace

local function call(words)
    local name = words[1]
    if name == "set" then
        local said = value(words, 3)
        if words[2] == "parameters" then
            for i = 1, #said / 2 do
                settings.parameters[i] = {said[2 * i - 1], said[2 * i]}
            end
        else
            settings[words[2]] = said
        end
    elseif name == "open" then
        trace = assert(broadside_trace.open_file(out, settings))
    elseif name == "dropped" then
        assert(trace:dropped() == tonumber(words[2]))
    elseif name == "frame_end_hash" then
        trace:frame_end_hash(words[2])
    else
        local values, count, at = {}, 0, 2
        while at <= #words do
            count = count + 1
            values[count], at = value(words, at)
        end
        local answer = trace[name](trace, (table.unpack or unpack)(values, 1, count))
        assert(name ~= "frame_begin" or answer == true)
    end
end

for line in io.lines(calls) do
    local words = {}
    for word in line:gmatch("%S+") do
        words[#words + 1] = word
    end
    if #words > 0 and words[1] ~= "#" then
        call(words)
    end
end
trace:close()

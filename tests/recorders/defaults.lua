-- Writes two traces: one says all arguments of define(), the other one leaves out those with defaults.
local broadside_trace = require("broadside_trace")

for _, file in ipairs({"all", "few"}) do
    local is_all = file == "all"
    local category, mask = is_all and 1 or nil, is_all and 0xffffffff or nil
    local trace = assert(broadside_trace.open_file(file .. ".bstrace"))
    trace:define(1, "Ball", is_all or nil, category, mask)
    trace:define_circle(2, "Disc", true, category, mask, 2)
    trace:frame_begin(0, 0)
    trace:box(1, 0, 0, 1, 1)
    trace:box(2, 0, 0, 4, 4)
    trace:frame_end()
    trace:close()
end

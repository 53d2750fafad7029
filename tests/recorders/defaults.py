# Writes two traces: one says all arguments of define(), the other one leaves out those with defaults.

import broadside_trace

for file, more, shape in (("all", (True, 1, 0xFFFFFFFF), (True, 1, 0xFFFFFFFF)), ("few", (), (True, None, None))):
    with broadside_trace.open_file(file + ".bstrace") as trace:
        trace.define(1, "Ball", *more)
        trace.define_circle(2, "Disc", *shape, 2.0)
        trace.frame_begin(0, 0.0)
        trace.box(1, 0.0, 0.0, 1.0, 1.0)
        trace.box(2, 0.0, 0.0, 4.0, 4.0)
        trace.frame_end()

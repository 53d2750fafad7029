#pragma once

#include "editor/tools/tool.h"
#include "tests/support/editor/editor_world.h"

namespace broadside::test {

/// The pointer of a viewport with 100 pixels per metre, over no object.
inline PointerEvent at(Vec2 point)
{
    PointerEvent event;
    event.world = point;
    event.screen = {100.0 * point.x, -100.0 * point.y};
    return event;
}

/// The pointer over the object that the shown world picks there.
inline PointerEvent at(const EditorWorld& world, Vec2 point)
{
    PointerEvent event = at(point);
    event.hit = world.shownWorld.pick(point, 0.0);
    return event;
}

} // namespace broadside::test

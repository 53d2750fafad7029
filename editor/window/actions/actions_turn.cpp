// Turning, flipping, and picking through what lies on top of each other: texts, keys and tips.

#include "editor/window/actions/actions.h"

namespace broadside {

void Actions::makeTurnActions()
{
    turn[TurnLeft] = make("turnLeft", tr("Turn &left"), nullptr, {QKeySequence(Qt::SHIFT | Qt::Key_R)},
                          tr("Turn what is selected by 90 degrees counter-clockwise, about its middle"));
    turn[TurnRight] = make("turnRight", tr("Turn &right"), nullptr, {QKeySequence(Qt::Key_R)},
                           tr("Turn what is selected by 90 degrees clockwise, about its middle"));
    turn[FlipX] = make("flipHorizontally", tr("Flip &horizontally"), nullptr, {QKeySequence(Qt::Key_X)},
                       tr("Exchange left and right of what is selected"));
    turn[FlipY] = make("flipVertically", tr("Flip &vertically"), nullptr, {QKeySequence(Qt::Key_Y)},
                       tr("Exchange top and bottom of what is selected"));
    selectBelow = make("selectBelow", tr("Select the next one &below"), nullptr, {QKeySequence(Qt::Key_N)},
                       tr("Go on to the object that lies below what is selected, under the pointer; Alt+click, or "
                          "another click at the same place, does it, too"));
}

} // namespace broadside

// The actions of the menu View > Guides: texts, keys and tips.

#include "editor/window/actions/actions.h"

namespace broadside {

void Actions::makeGuideActions()
{
    showGuides = make("showGuides", tr("&Show guides"), nullptr, {QKeySequence(Qt::CTRL | Qt::Key_Semicolon)},
                      tr("Draw the guides of the scene; while they are hidden nothing snaps to them"));
    showGuides->setCheckable(true);
    addGuide = make("addGuide", tr("&Add guide..."), nullptr, {},
                    tr("Add a vertical or horizontal guide at a place that you type"));
    guidesAtSelection = make("guidesAtSelection", tr("Guides at the &edges of the selection"), nullptr, {},
                             tr("Add four guides along the box around the selected objects"));
    removeGuides = make("removeGuides", tr("&Remove all guides"), nullptr, {},
                        tr("Remove every guide of the scene; objects stay"));
}

} // namespace broadside

#include "editor/window/actions/transform_actions.h"

#include "editor/commands/arranging/transform_objects.h"
#include "editor/commands/locked_objects.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/message_bar.h"

#include <QMenu>

namespace broadside {

TransformActions::TransformActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, Focus& focus)
    : m_messages(messages)
    , m_edits(edits)
    , m_focus(focus)
{
    QMenu& menu = actions.addMenu(MenuSection::ArrangePlaces, tr("&Rotate and flip"));
    const auto add = [&](const char* name, const QString& text, QKeySequence key, const QString& tip, auto&& change) {
        actions.add(*this, menu,
                    {.name = name,
                     .text = text,
                     .keys = {key},
                     .tip = tip,
                     .needs = {.editing = true, .selection = NeededSelection::Any},
                     .perform = [this, change] { say(change()); }});
    };
    add("turnLeft", tr("Rotate &left"), QKeySequence(Qt::SHIFT | Qt::Key_R),
        tr("Rotate the selected objects by 90 degrees counter-clockwise, about their centre"),
        [this] { return rotateObjects(m_edits, m_focus.selection(), 90.0); });
    add("turnRight", tr("Rotate &right"), QKeySequence(Qt::Key_R),
        tr("Rotate the selected objects by 90 degrees clockwise, about their centre"),
        [this] { return rotateObjects(m_edits, m_focus.selection(), -90.0); });
    add("flipHorizontally", tr("Flip &horizontally"), QKeySequence(Qt::Key_X),
        tr("Flip the selected objects from left to right"),
        [this] { return flipObjects(m_edits, m_focus.selection(), Mirror::X); });
    add("flipVertically", tr("Flip &vertically"), QKeySequence(Qt::Key_Y),
        tr("Flip the selected objects from top to bottom"),
        [this] { return flipObjects(m_edits, m_focus.selection(), Mirror::Y); });
}

void TransformActions::say(const Arranged& arranged)
{
    if (arranged.unfit > 0)
        m_messages.show(MessageBar::Kind::Info, tr("Nothing changed: an object would be outside the limits."));
    else if (arranged.locked > 0)
        noteLocked(m_edits, m_focus.selection());
}

} // namespace broadside

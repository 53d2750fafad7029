#include "editor/window/actions/transform_actions.h"

#include "core/base/count_text.h"
#include "editor/commands/arranging/transform_objects.h"
#include "editor/tools/select_tool.h"
#include "editor/window/actions/actions.h"
#include "editor/window/message_bar.h"

#include <algorithm>

namespace broadside {

TransformActions::TransformActions(const Actions& actions, MessageBar& messages, ObjectEdits& edits, Focus& focus,
                                   const Stage& stage)
    : m_actions(actions)
    , m_messages(messages)
    , m_edits(edits)
    , m_focus(focus)
    , m_stage(stage)
{
    const auto connectTo = [this](Actions::Turn which, auto&& change) {
        connect(m_actions.turn[which], &QAction::triggered, this, [this, change] { say(change()); });
    };
    connectTo(Actions::TurnLeft, [this] { return turnObjects(m_edits, m_focus.selection(), 90.0); });
    connectTo(Actions::TurnRight, [this] { return turnObjects(m_edits, m_focus.selection(), -90.0); });
    connectTo(Actions::FlipX, [this] { return flipObjects(m_edits, m_focus.selection(), Mirror::X); });
    connectTo(Actions::FlipY, [this] { return flipObjects(m_edits, m_focus.selection(), Mirror::Y); });
    connect(m_actions.selectBelow, &QAction::triggered, this, &TransformActions::selectBelow);
}

void TransformActions::say(const Arranged& arranged)
{
    if (arranged.unfit > 0)
        m_messages.show(MessageBar::Kind::Info, tr("Nothing was done: an object would stand beyond the limits."));
    else if (arranged.locked > 0)
        m_messages.show(MessageBar::Kind::Info,
                        tr("%1 left alone: locked.").arg(QString::fromStdString(countOf(arranged.locked, "object"))));
}

/// Under the pointer; while that is elsewhere, in the middle of what was selected last.
void TransformActions::selectBelow()
{
    std::optional<Vec2> at = m_focus.pointer();
    const auto row = m_stage.objects().indexOf(m_focus.lastSelected());
    if (!at && row)
        at = m_stage.objects().boundsOf(*row).center();
    const ObjectId next = at ? nextBelow(m_stage.pickAll(*at, 0.0), m_focus) : ObjectId{};
    if (!next.isNull())
        m_focus.select(next);
    else
        m_messages.show(MessageBar::Kind::Info,
                        tr("There is nothing to go on to: put the pointer over objects that cover each other."));
}

void TransformActions::showAvailable()
{
    const bool any = std::ranges::any_of(m_focus.selection(), [this](ObjectId id) { return m_edits.contains(id); });
    for (QAction* action : m_actions.turn)
        Actions::setAvailable(*action, any, tr("nothing is selected"));
}

} // namespace broadside

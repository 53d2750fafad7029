#include "editor/session/hover.h"

#include <utility>

namespace broadside {

Hover::Hover(const ShownWorld& shownWorld, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
{
    connect(&m_shownWorld, &ShownWorld::changed, this, &Hover::refresh);
    connect(&m_focus, &Focus::hoverChanged, this, &Hover::onFocusChanged);
    connect(&m_focus, &Focus::pointerChanged, this, &Hover::onFocusChanged);
    connect(&m_focus, &Focus::pinsChanged, this, &Hover::refresh);
    refresh();
}

void Hover::onFocusChanged()
{
    // For a hovered object the position of the pointer has no influence. Focus emits signals for object and point
    // separately; at the second one the answer exists already.
    const ObjectId object = m_focus.hovered();
    if (m_question)
        return;
    if (object == m_info.object && (!object.isNull() || m_focus.pointer() == m_info.point))
        return;
    if (object.isNull() && !m_info.object.isNull() && m_info.object == m_focus.singlePin())
        return;
    refresh();
}

void Hover::ask(std::optional<Question> question)
{
    if (question == m_question)
        return;
    m_question = question;
    refresh();
}

void Hover::refresh()
{
    HoverInfo info;
    const auto ofObject = [this](ObjectId id) {
        return id.isNull() ? HoverInfo{}
                           : hoverInfoOf(m_shownWorld.objects(), m_shownWorld.broadPhase(), id, m_shownWorld.touch());
    };
    if (m_question)
        info = hoverInfoFor(m_shownWorld.objects(), m_shownWorld.broadPhase(), *m_question);
    else
        info = ofObject(m_focus.hovered());
    if (info.isEmpty())
        info = ofObject(m_focus.singlePin());
    if (info.isEmpty() && m_focus.pointer()) // The hovered object may have been removed.
        info = hoverInfoAt(m_shownWorld.objects(), m_shownWorld.broadPhase(), *m_focus.pointer());
    if (info == m_info)
        return;
    m_info = std::move(info);
    if (!m_info.isEmpty())
        m_lastInfo = m_info;
    emit changed();
}

} // namespace broadside

#include "editor/session/selection_follower.h"

#include "editor/document/scene_document.h"

#include <utility>

namespace broadside {

SelectionFollower::SelectionFollower(const SceneDocument& document, Focus& focus, SimulationSession& session,
                                     QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_focus(focus)
    , m_session(session)
{
    connect(&session, &SimulationSession::edited, this, &SelectionFollower::onEdited);
    connect(&session, &SimulationSession::worldChanged, this, &SelectionFollower::onWorldChanged);
}

void SelectionFollower::onEdited()
{
    const World* world = m_session.world();
    if (!world) // Another slot stopped it.
        return;
    const WorldEdits& edits = world->edits();
    const bool isOther = std::exchange(m_placed, edits.placed.ids().size()) != edits.placed.ids().size();
    const bool isOtherOut = std::exchange(m_takenOut, edits.takenOut.ids().size()) != edits.takenOut.ids().size();
    if (isOther || isOtherOut)
        m_focus.followObjects(
            [&](ObjectId id) { return world->objects().rowOf(id).has_value() && !edits.takenOut.ids().contains(id); });
}

void SelectionFollower::onWorldChanged()
{
    if (m_session.world())
        return;
    m_placed = 0;
    m_takenOut = 0;
    m_focus.followObjects([this](ObjectId id) { return m_document.scene().contains(id); });
}

} // namespace broadside

#include "editor/commands/edit_simulation.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// Compares everything except position, angle and velocity, which an edit stores separately.
bool isSameObject(const SceneObject& a, const SceneObject& b)
{
    const auto still = [](SceneObject& object) {
        object.pose = {{}, 0.0, object.pose.scale};
        object.velocity = {};
    };
    return sameContent(*edited(a, still), *edited(b, still));
}

} // namespace

EditSimulation::EditSimulation(SimulationSession& session, const QString& text, EditInput there, EditInput back,
                               GestureId gesture)
    : QUndoCommand(text)
    , m_session(session)
    , m_there(std::make_shared<const EditInput>(std::move(there)))
    , m_back(std::make_shared<const EditInput>(std::move(back)))
    , m_gesture(gesture)
{}

void EditSimulation::redo()
{
    m_era = m_session.era();
    m_isComplete = true;
    m_session.addEdit(m_there);
}

void EditSimulation::undo()
{
    if (m_isComplete && m_era == m_session.era())
        m_session.revertEdit();
    else
        m_session.addEdit(m_back);
}

bool EditSimulation::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const EditSimulation&>(*other); // QUndoStack has compared id().
    if (next.m_gesture != m_gesture)
        return false;
    m_there = joined(m_there, next.m_there); // The later edit may have fewer objects, because hits remove some.
    setText(next.text());
    if (m_era != next.m_era)
        m_isComplete = false;
    else
        m_session.joinEdits();
    m_era = next.m_era;
    if (m_isComplete && putsBack()) {
        m_session.revertEdit();
        setObsolete(true);
    }
    return true;
}

/// Whether the gesture ended where it began.
bool EditSimulation::putsBack() const
{
    return std::ranges::equal(m_there->put, m_back->put, [](const EditInput::Put& a, const EditInput::Put& b) {
        return a.pose == b.pose && a.velocity == b.velocity && isSameObject(*a.object, *b.object);
    });
}

} // namespace broadside

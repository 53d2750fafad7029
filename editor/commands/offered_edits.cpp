#include "editor/commands/offered_edits.h"

#include <QScopedValueRollback>

#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMany = 2'000; // edited objects; above this number they are read with a delay

} // namespace

OfferedEdits::OfferedEdits(SceneDocument& document, SimulationSession& session)
    : m_document(document)
    , m_session(session)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &OfferedEdits::readWorld);
    connect(&session, &SimulationSession::edited, this, &OfferedEdits::followWorld);
    connect(&session, &SimulationSession::sought, this, &OfferedEdits::followWorld);
    connect(&session, &SimulationSession::worldChanged, this, &OfferedEdits::followWorld);
    connect(&session, &SimulationSession::stepped, this, [this](const StepReport& report) {
        if (!report.edited.empty())
            followWorld();
    });
    connect(&document, &SceneDocument::changed, this, &OfferedEdits::followScene);
}

void OfferedEdits::followWorld()
{
    if (m_session.world() && m_session.world()->edits().originals.size() > kMany)
        m_later.start(0);
    else
        readWorld();
}

void OfferedEdits::readWorld()
{
    m_later.stop();
    const bool wasOpen = std::exchange(m_isOpen, m_session.world() != nullptr);
    if (m_isOpen)
        take(editsBeyond(m_document.scene(), *m_session.world()));
    else if (wasOpen && m_isOffered)
        take(EditsBeyondScene(m_edits)); // only the state of the simulation is another one
}

void OfferedEdits::followScene(const SceneChange& change)
{
    if (m_isApplying)
        return;
    if (change.kind == SceneChange::Kind::Reset)
        take({});
    else if (m_isOpen && m_session.world())
        take(editsBeyond(m_document.scene(), *m_session.world()));
}

void OfferedEdits::take(EditsBeyondScene edits)
{
    const bool isOther = edits != m_edits;
    m_edits = std::move(edits);
    m_isOffered = count() > 0 && (isOther || m_isOffered);
    emit changed();
}

void OfferedEdits::apply()
{
    if (m_later.isActive())
        readWorld();
    {
        const QScopedValueRollback applying(m_isApplying, true);
        applyEdits(m_document, std::exchange(m_edits, {}));
    }
    m_isOpen ? followWorld() : take({});
}

void OfferedEdits::dismiss()
{
    m_isOffered = false;
    emit changed();
}

} // namespace broadside

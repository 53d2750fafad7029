#pragma once

#include "editor/commands/apply_edits.h"
#include "editor/session/simulation_session.h"

#include <QObject>
#include <QTimer>

namespace broadside {

/// The edits of a page's simulation that its scene does not have. They are offered to the user while the simulation is
/// open and after its end, until he applies or dismisses them, or another simulation begins.
class OfferedEdits final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this
    OfferedEdits(SceneDocument& document, SimulationSession& session);

    [[nodiscard]] std::size_t count() const noexcept { return m_edits.count(); } ///< Edited objects.
    [[nodiscard]] bool isOpen() const noexcept { return m_isOpen; } ///< The simulation of the edits is open.
    [[nodiscard]] bool isOffered() const noexcept { return m_isOffered; }
    /// The scene after apply(), without doing so. Cost: O(edited objects), and a copy of the list of objects.
    [[nodiscard]] Scene appliedScene() const { return sceneWith(m_document.scene(), m_edits); }
    void apply();   ///< Edits the scene in the same way, as one undo step.
    void dismiss(); ///< The edits are not offered any more, unless they change.

signals:
    void changed();

private:
    void followWorld();
    void readWorld();
    void followScene(const SceneChange& change);
    void take(EditsBeyondScene edits);

    SceneDocument& m_document;
    SimulationSession& m_session;
    EditsBeyondScene m_edits;
    QTimer m_later; // reads many edited objects in an event of its own, once for all edits before it
    bool m_isOffered = false;
    bool m_isApplying = false;
    bool m_isOpen = false;
};

} // namespace broadside

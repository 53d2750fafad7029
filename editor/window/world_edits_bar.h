#pragma once

#include "editor/commands/apply_edits.h"
#include "editor/session/simulation_session.h"

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace broadside {

/// One line above the world while a simulation has edits that the scene does not have: how many, and the offer to apply
/// them to the scene. It stays when the simulation ends, until the user applies the edits or closes the bar, or another
/// simulation begins.
class WorldEditsBar final : public QFrame {
    Q_OBJECT
public:
    /// `isInGesture` says whether the mouse is being used in the world. The bar neither appears nor disappears then,
    /// because the world would move under the mouse. See settle(). @pre both outlive this.
    WorldEditsBar(SceneDocument& document, SimulationSession& session, std::function<bool()> isInGesture,
                  QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    void settle(); ///< Call it when a gesture may have ended.

private:
    void followWorld();
    void readWorld();
    void followScene(const SceneChange& change);
    void show(EditsBeyondScene edits);
    using QFrame::show;
    void apply();

    SceneDocument& m_document;
    SimulationSession& m_session;
    EditsBeyondScene m_edits;
    std::function<bool()> m_isInGesture;
    QTimer m_later; // reads many edited objects in an event of its own, once for all edits before it
    bool m_isWanted = false;
    bool m_applying = false;
    bool m_live = false; // the edits belong to a simulation that is open
    QLabel* m_text;
    QPushButton* m_apply;
};

} // namespace broadside

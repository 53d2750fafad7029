#pragma once

#include "core/scene/component.h"
#include "editor/document/scene_document.h"
#include "editor/session/simulation_session.h"

#include <QObject>
#include <QSet>

class QKeyEvent;
class QWidget;

namespace broadside {

/// Steers the paddles of the simulation that follow nothing, and its flippers, while the world has the focus: arrow
/// keys, or W and S along y, A and D along x and for flippers. All paddles of one axis obey the same keys.
///
/// These keys are used here only while there is such a paddle. Releasing them, or moving the focus elsewhere, stops the
/// paddle.
class PaddleKeys final : public QObject {
    Q_OBJECT
public:
    /// Watches the keys of `world`. @pre all outlive this.
    PaddleKeys(QWidget& world, const SceneDocument& document, SimulationSession& session, QObject* parent);

    /// Which keys steer which objects, also before the simulation has started: "Up and Down, or W and S, steer Paddle
    /// left". Empty while there is nothing to steer.
    [[nodiscard]] QString controls() const;

    /// One sentence that says which keys steer which objects. Empty while there is nothing to steer.
    [[nodiscard]] QString hint() const;

signals:
    void hintChanged();
    void steered(); ///< A key was used.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Steered {
        ObjectId object;
        Paddle::Axis axis;
        double soleDirection = 0.0; ///< A flipper obeys the keys of one direction only; 0: both.
    };
    void findPaddles();
    void addPaddles(const SceneObject& object);
    void onDocumentChanged(const SceneChange& change);
    [[nodiscard]] double directionOf(const Steered& steered) const;
    [[nodiscard]] bool isPlayed() const { return m_session.world() && !m_steered.empty(); }
    [[nodiscard]] bool steers(int key) const;
    [[nodiscard]] bool take(const QKeyEvent& event);
    void steer(Paddle::Axis axis);
    void release();

    QWidget& m_world;
    SimulationSession& m_session;
    const SceneDocument& m_document;
    std::vector<Steered> m_steered; // of the simulation; of the scene before the simulation starts
    QString m_steeredNames;         // the name of the steered objects in the hint
    QSet<int> m_held;
};

} // namespace broadside

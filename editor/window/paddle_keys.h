#pragma once

#include "core/scene/component.h"
#include "editor/session/simulation_session.h"

#include <QObject>
#include <QSet>

class QKeyEvent;
class QWidget;

namespace broadside {

/// Steers the paddles of the simulation, those that follow nobody, while the world has the focus: arrow keys, or W and
/// S along y, A and D along x. All paddles of an axis obey the same keys.
///
/// The keys are ours only while there is such a paddle; releasing them, or looking elsewhere, lets the paddle rest.
class PaddleKeys final : public QObject {
    Q_OBJECT
public:
    /// Watches the keys of `world`. @pre both outlive this.
    PaddleKeys(QWidget& world, SimulationSession& session, QObject* parent);

    /// One line that says which keys steer what; empty while there is nothing to steer.
    [[nodiscard]] QString hint() const;

signals:
    void hintChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Steered {
        ObjectId paddle;
        Paddle::Axis axis;
    };
    void findPaddles();
    [[nodiscard]] bool steers(int key) const;
    [[nodiscard]] bool take(const QKeyEvent& event);
    void steer(Paddle::Axis axis);
    void release();

    QWidget& m_world;
    SimulationSession& m_session;
    std::vector<Steered> m_paddles; // none without a world
    QString m_whom;                 // what the hint calls them
    QSet<int> m_held;
};

} // namespace broadside

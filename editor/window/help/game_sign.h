#pragma once

#include "editor/session/simulation_session.h"

#include <QLabel>

namespace broadside {

class PaddleKeys;

/// Text of a game at the bottom of the world: which keys steer which objects, until the first of them is used, and the
/// score. Hidden in a scene without both. The mouse passes through it.
class GameSign final : public QLabel {
    Q_OBJECT
public:
    /// The sign becomes a child of `world`. @pre all outlive the sign.
    GameSign(QWidget& world, const PaddleKeys& keys, const SimulationSession& session);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void place();
    [[nodiscard]] QString keysText() const;
    [[nodiscard]] QString scoreText() const;

    QWidget& m_world;
    const PaddleKeys& m_keys;
    const SimulationSession& m_session;
    bool m_isKnown = false; // a key was used since the simulation started
};

} // namespace broadside

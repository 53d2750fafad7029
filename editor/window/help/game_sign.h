#pragma once

#include "editor/session/simulation_session.h"

#include <QLabel>

namespace broadside {

class PaddleKeys;

/// What a game says in the world itself, at the bottom: which keys steer what until the first of them was used, and the
/// score. Hidden in a scene that has neither. Lets the mouse through.
class GameSign final : public QLabel {
    Q_OBJECT
public:
    /// A child of `world`. @pre all outlive the sign.
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
    bool m_isKnown = false; // how to steer: it was done since the simulation started
};

} // namespace broadside

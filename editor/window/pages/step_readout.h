#pragma once

#include "editor/session/step_session.h"

#include <QLabel>

namespace broadside {

/// The step and the simulated time in the tool bar, and the speed while it is slow motion. It does not become narrower,
/// because the buttons behind it would move at each step.
class StepReadout final : public QLabel {
    Q_OBJECT
public:
    /// @pre the session outlives this
    explicit StepReadout(const StepSession& steps, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();

    const StepSession& m_steps;
    mutable int m_widest = 0; // logical pixels
};

} // namespace broadside

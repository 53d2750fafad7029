#pragma once

#include "editor/session/step_session.h"

#include <QLabel>

namespace broadside {

/// The step and the simulated time in the tool bar, and the speed while it is slow motion.
class StepReadout final : public QLabel {
    Q_OBJECT
public:
    /// @pre the session outlives this
    explicit StepReadout(const StepSession& steps, QWidget* parent = nullptr);

private:
    void follow();

    const StepSession& m_steps;
};

} // namespace broadside

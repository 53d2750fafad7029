#pragma once

#include "editor/session/step_session.h"

#include <QSpinBox>

namespace broadside {

/// The number of steps of one press of Step or Step back: the stride() of the session's RunPace, also when that is
/// changed elsewhere.
class StrideField final : public QSpinBox {
    Q_OBJECT
public:
    /// @pre the session outlives the field.
    explicit StrideField(StepSession& session, QWidget* parent = nullptr);
};

} // namespace broadside

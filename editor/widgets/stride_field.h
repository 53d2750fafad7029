#pragma once

#include "editor/session/step_session.h"

#include <QSpinBox>

namespace broadside {

/// How many steps one press of Step or Step back goes: the stride() of a session, wherever it is changed.
class StrideField final : public QSpinBox {
    Q_OBJECT
public:
    /// @pre the session outlives the field.
    explicit StrideField(StepSession& session, QWidget* parent = nullptr);
};

} // namespace broadside

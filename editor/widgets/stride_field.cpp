#include "editor/widgets/stride_field.h"

#include <QSignalBlocker>

namespace broadside {

StrideField::StrideField(StepSession& session, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(1, StepSession::kMostStride);
    setValue(session.stride());
    setAccessibleName(tr("Steps per press"));
    setToolTip(tr("How many steps one press of Step or Step back goes"));
    setKeyboardTracking(false); // 120 is not 1 first
    connect(this, &QSpinBox::valueChanged, &session, &StepSession::setStride);
    connect(&session, &StepSession::paceChanged, this, [this, &session] {
        const QSignalBlocker block(this);
        setValue(session.stride());
    });
}

} // namespace broadside

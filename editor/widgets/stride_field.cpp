#include "editor/widgets/stride_field.h"

#include <QSignalBlocker>

namespace broadside {

StrideField::StrideField(StepSession& session, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(1, RunPace::kMostStride);
    setValue(session.runPace().stride());
    setAccessibleName(tr("Steps per press"));
    setToolTip(tr("How many steps one press of Step or Step back goes"));
    setKeyboardTracking(false); // typing 120 does not set 1 first
    connect(this, &QSpinBox::valueChanged, &session.runPace(), &RunPace::setStride);
    connect(&session.runPace(), &RunPace::changed, this, [this, &session] {
        const QSignalBlocker block(this);
        setValue(session.runPace().stride());
    });
}

} // namespace broadside

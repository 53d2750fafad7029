#include "editor/window/pages/step_readout.h"

#include "core/base/count_text.h"
#include "editor/widgets/words/number_text.h"

namespace broadside {

StepReadout::StepReadout(const StepSession& steps, QWidget* parent)
    : QLabel(parent)
    , m_steps(steps)
{
    setObjectName(QStringLiteral("stepReadout"));
    setToolTip(tr("Steps and simulated time since the start"));
    setContentsMargins(8, 0, 8, 0);
    connect(&steps.runPace(), &RunPace::changed, this, &StepReadout::follow);
    connect(&steps, &StepSession::worldChanged, this, &StepReadout::follow);
    connect(&steps, &StepSession::stepped, this, &StepReadout::follow);
    connect(&steps, &StepSession::sought, this, &StepReadout::follow);
    connect(&steps, &StepSession::recordedChanged, this, &StepReadout::follow);
    follow();
}

void StepReadout::follow()
{
    const int slowness = m_steps.runPace().slowness();
    const QString speed = slowness > 1 ? tr("   1/%1 speed").arg(slowness) : QString();
    if (!m_steps.objects()) {
        setText(tr("not started") + speed);
        return;
    }
    const QString step = isInThePast(m_steps)
                             ? tr("step %1 of %2").arg(grouped(m_steps.step()), grouped(m_steps.recorded().last))
                             : tr("step %1").arg(grouped(m_steps.step()));
    QString text = tr("%1   %2 s").arg(step).arg(m_steps.shown().time, 0, 'f', 3) + speed;
    const auto recorded = m_steps.at(m_steps.step());
    if (recorded && recorded->record && recorded->record->allHits > 0)
        text += QStringLiteral("   ") + QString::fromStdString(countOf(recorded->record->allHits, "hit"));
    setText(text);
}

} // namespace broadside

#include "editor/window/pages/step_readout.h"

#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QEvent>

#include <algorithm>

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

QSize StepReadout::sizeHint() const
{
    const QString usual = tr("step %1").arg(grouped(1'000)) + QStringLiteral("   ") +
                          tr("%1 s").arg(localized(QString::number(10.0, 'f', 3)));
    const QSize now = QLabel::sizeHint();
    const int around = now.width() - fontMetrics().horizontalAdvance(text());
    m_widest = std::max({m_widest, now.width(), fontMetrics().horizontalAdvance(usual) + around});
    return {m_widest, now.height()};
}

void StepReadout::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_widest = 0;
}

void StepReadout::follow()
{
    const int slowness = m_steps.runPace().slowness();
    QStringList parts;
    if (m_steps.objects()) {
        parts << (isInThePast(m_steps)
                      ? tr("step %1 of %2").arg(grouped(m_steps.step()), grouped(m_steps.recorded().last))
                      : tr("step %1").arg(grouped(m_steps.step())));
        parts << tr("%1 s").arg(localized(QString::number(m_steps.shown().time, 'f', 3)));
    } else {
        parts << tr("not started");
    }
    if (slowness > 1)
        parts << tr("1/%1 speed").arg(slowness);
    const auto recorded = m_steps.objects() ? m_steps.at(m_steps.step()) : std::nullopt;
    if (recorded && recorded->record && recorded->record->allHits > 0)
        parts << translated(texts::countedHits(recorded->record->allHits));
    setText(parts.join(QStringLiteral("   ")));
}

} // namespace broadside

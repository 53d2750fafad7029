#include "editor/window/status_line.h"

#include "core/base/text.h"
#include "editor/widgets/elided_label.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/number_text.h"

#include <QLabel>
#include <QStatusBar>

namespace broadside {
namespace {

/// A label as wide as its usual text, so that its neighbours stand still.
QLabel* makeLabel(QStatusBar& bar, const char* name, const QString& usual, const QString& tip)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setToolTip(tip);
    label->setContentsMargins(6, 0, 6, 0);
    label->setMinimumWidth(label->fontMetrics().horizontalAdvance(usual) + 12);
    bar.addWidget(label);
    return label;
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar, const Focus& focus, const Stage& stage, const SimulationSession& session)
    : QObject(&bar)
    , m_focus(focus)
    , m_stage(stage)
    , m_position(makeLabel(bar, "statusPosition", tr("-00.00, -00.00 m"), tr("The point under the mouse, metres")))
    , m_cell(makeLabel(bar, "statusCell", tr("cell (00, 00) = 000"),
                       tr("Column and row of the cell under the mouse, and its id: ids count from the lower left")))
    , m_funnel(makeLabel(bar, "statusFunnel", QString(),
                         tr("All pairs that can collide > candidates of the broad phase > overlapping boxes > "
                            "overlapping shapes")))
    , m_hint(new ElidedLabel)
    , m_refresh(new LazyRefresh(bar, [this] { showFunnel(); }))
{
    m_hint->setObjectName(QStringLiteral("statusHint"));
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_hint->setContentsMargins(6, 0, 6, 0);
    bar.addWidget(m_hint, 1);
    connect(&focus, &Focus::pointerChanged, this, &StatusLine::showPointer);
    connect(&stage, &Stage::changed, this, [this, &session] {
        showPointer();
        m_refresh->request(session.state() == SimulationSession::State::Running ? kLiveRefreshMilliseconds : 0);
    });
    showPointer();
    m_refresh->request();
}

void StatusLine::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setToolTip(hint);
}

QString StatusLine::funnelSentence(const Funnel& funnel)
{
    if (funnel.pairs == 0)
        return funnelText(funnel);
    return funnelText(funnel) + tr(" (%1 spared)").arg(QString::fromStdString(percentText(sparedShare(funnel))));
}

void StatusLine::showPointer()
{
    const std::optional<Vec2>& pointer = m_focus.pointer();
    m_position->setText(pointer ? pointText(*pointer) : QString());
    const std::optional<GridLayout> layout = m_stage.layout();
    if (!pointer || !layout) {
        m_cell->setText({});
        return;
    }
    const CellCoord cell = layout->cellAt(*pointer);
    const std::optional<std::uint64_t> id = layout->idOf(cell);
    m_cell->setText(id ? tr("cell (%1, %2) = %3").arg(cell.x).arg(cell.y).arg(groupedCount(*id))
                       : tr("outside the grid"));
}

void StatusLine::showFunnel()
{
    m_funnel->setText(m_stage.problem() && !m_stage.broadPhase() ? tr("no broad phase: see the Broad phase panel")
                                                                 : funnelSentence(m_stage.funnel()));
}

} // namespace broadside

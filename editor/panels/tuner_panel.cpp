#include "editor/panels/tuner_panel.h"

#include "editor/commands/edit_settings.h"
#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/plots/curve_chart.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace broadside {
namespace {

QString metresText(double value) { return TunerPanel::tr("%1 m").arg(rounded(value)); }

} // namespace

TunerPanel::TunerPanel(SceneDocument& document, StepSession& session, ShownWorld& shownWorld, CellSizeTuner& tuner,
                       QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_shownWorld(shownWorld)
    , m_tuner(tuner)
    , m_measure(new QPushButton(tr("Measure")))
    , m_quantity(new QComboBox)
    , m_rule(new QComboBox)
    , m_progress(new QProgressBar)
    , m_top(new QStackedWidget)
    , m_chart(new CurveChart)
    , m_reason(makeNote(QStringLiteral("tunerReason")))
    , m_use(new QPushButton)
    , m_copy(makeMenuButton(QStringLiteral("tunerCopy"), tr("Copy as"),
                            tr("Copy the recommended size with the other settings, for your own game")))
    , m_refresh(new LazyRefresh(*this, [this] { showOutcome(); }))
{
    setObjectName(QStringLiteral("TunerPanel"));
    setScrolledWidget(*this, makeBody());
    connectParts();
    showOutcome();
}

TunerPanel::~TunerPanel() { stopListeningToFields(*this); }

QWidget* TunerPanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    m_measure->setObjectName(QStringLiteral("tunerMeasure"));
    m_measure->setToolTip(tr("Measures the last recorded steps with many cell sizes.\nThis runs in the background and "
                             "does not change the world."));
    m_quantity->setObjectName(QStringLiteral("tunerQuantity"));
    m_quantity->setAccessibleName(tr("Shown quantity"));
    m_quantity->setToolTip(tr("The quantity that the curve shows for each cell size"));
    m_quantity->addItem(tr("Time per step"), static_cast<int>(Quantity::Time));
    m_quantity->addItem(tr("Candidates"), static_cast<int>(Quantity::Candidates));
    m_quantity->addItem(tr("Memory"), static_cast<int>(Quantity::Memory));
    m_rule->setObjectName(QStringLiteral("tunerRule"));
    m_rule->setAccessibleName(tr("Shown cells"));
    m_rule->setToolTip(tr("The curve of Broadside's algorithm, or that of the rule by which your game makes pairs"));
    m_rule->addItem(tr("Broadside's algorithm"));
    m_rule->addItem(tr("Your game's own rule"));
    m_progress->setObjectName(QStringLiteral("tunerProgress"));
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    m_progress->setRange(0, 100);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("tunerCancel"));
    cancel->setToolTip(tr("Stop the measurement; the last result stays"));
    connect(cancel, &QPushButton::clicked, &m_tuner, &CellSizeTuner::cancel);
    m_top->addWidget(sideBySide(m_measure, m_quantity));
    m_top->addWidget(sideBySide(m_progress, cancel));
    m_top->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    layout->addWidget(m_top);
    layout->addWidget(m_rule);
    m_use->setObjectName(QStringLiteral("tunerUse"));
    layout->addWidget(sideBySide(m_use, m_copy)); // above the parts that grow, so that it is visible in a low panel
    layout->addWidget(m_reason);
    m_chart->setObjectName(QStringLiteral("tunerChart"));
    m_chart->setAccessibleName(tr("Cost of cell sizes"));
    m_chart->setToolTip(tr("Each point is a cell size that was measured. Click a point to use its size."));
    m_chart->setEmptyText(tr("Press Measure. This chart then shows what each cell size costs in this world."));
    layout->addWidget(m_chart, 1);
    return body;
}

void TunerPanel::connectParts()
{
    connect(m_measure, &QPushButton::clicked, &m_tuner, &CellSizeTuner::start);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this] { showCurve(); });
    connect(m_rule, &QComboBox::currentIndexChanged, this, [this] { showCurve(); });
    connect(&m_tuner, &CellSizeTuner::started, this, [this] {
        m_progress->setValue(0);
        showState();
    });
    connect(&m_tuner, &CellSizeTuner::progressed, this,
            [this](double share) { m_progress->setValue(static_cast<int>(100.0 * share)); });
    connect(&m_tuner, &CellSizeTuner::ended, this, [this] { showOutcome(); });
    connect(m_chart, &CurveChart::pointWanted, this, [this](std::size_t i) { use(m_chart->points()[i].x); });
    connect(m_use, &QPushButton::clicked, this, [this] { use(tuning()->recommended->cellSize); });
    connect(&m_document, &SceneDocument::changed, this, [this] { m_refresh->request(); });
    QMenu* menu = m_copy->menu();
    menu->addAction(tr("A &sentence"), this, [this] { copy(asSentence()); });
    menu->addAction(tr("&C++"), this, [this] {
        copy(tr("constexpr double kCellSize = %1; // metres").arg(rounded(tuning()->recommended->cellSize)));
    });
    menu->addAction(tr("&JSON"), this, [this] {
        const Tuning& t = *tuning();
        copy(QStringLiteral(R"("broadPhase": {"algorithm": "%1", "cellSize": %2})")
                 .arg(toQString(infoOf(t.algorithm).name), rounded(t.recommended->cellSize)));
    });
}

const Tuning* TunerPanel::tuning() const
{
    const CellSizeTuner::Outcome* outcome = m_tuner.outcome();
    return outcome && outcome->tuning && outcome->tuning->recommended ? &*outcome->tuning : nullptr;
}

TunerPanel::Quantity TunerPanel::quantity() const { return static_cast<Quantity>(m_quantity->currentData().toInt()); }

bool TunerPanel::drawsGame() const
{
    const Tuning* t = tuning();
    return t && t->game && m_rule->currentIndex() == 1;
}

const std::vector<Measured>& TunerPanel::drawnPoints() const
{
    static const std::vector<Measured> kNone;
    const Tuning* t = tuning();
    return !t ? kNone : drawsGame() ? t->game->points : t->points;
}

void TunerPanel::showOutcome()
{
    showCurve();
    showState();
}

void TunerPanel::showCurve()
{
    std::vector<CurveChart::Point> points;
    const Quantity what = quantity();
    for (const Measured& measured : drawnPoints()) {
        const Played& played = measured.played;
        const double value = what == Quantity::Time         ? played.microseconds
                             : what == Quantity::Candidates ? static_cast<double>(played.candidates)
                                                            : static_cast<double>(played.memory);
        points.push_back({measured.settings.cellSize, value, what == Quantity::Time ? measured.spread : 0.0});
    }
    m_chart->setTexts(tr("cell size"), metresText, [what](double value) {
        return what == Quantity::Time     ? timeText(value)
               : what == Quantity::Memory ? bytesText(static_cast<std::uint64_t>(value))
                                          : groupedCount(static_cast<std::uint64_t>(value));
    });
    m_chart->setPoints(std::move(points));
    showLines();
}

void TunerPanel::showLines()
{
    std::vector<CurveChart::Line> lines;
    if (const Tuning* t = tuning()) {
        if (const auto rule = m_tuner.outcome()->ruleOfThumb)
            lines.push_back({*rule, tr("rule of thumb"), PlotHue::Purple, true});
        if (const auto& without = m_tuner.outcome()->withoutLarge)
            lines.push_back({without->cellSize, tr("without large objects"), PlotHue::Purple, true});
        const BroadPhaseSettings& now = m_document.scene().broadPhase;
        if (infoOf(now.algorithm).usesCellSize)
            lines.push_back({now.cellSize, tr("now"), PlotHue::Vermilion, false});
        const Recommendation& best = drawsGame() ? t->game->recommended : *t->recommended;
        lines.push_back({best.cellSize, tr("best"), PlotHue::Green, false});
    }
    m_chart->setLines(std::move(lines));
}

void TunerPanel::showState()
{
    m_top->setCurrentIndex(m_tuner.isRunning() ? 1 : 0);
    const Tuning* t = tuning();
    const CellSizeTuner::Outcome* outcome = m_tuner.outcome();
    m_quantity->setEnabled(t != nullptr);
    m_rule->setVisible(t && t->game);
    m_copy->setEnabled(t != nullptr);
    m_reason->setVisible(outcome != nullptr);
    const bool hasMore = t && t->game && t->game->recommended.reason != t->recommended->reason;
    if (t)
        m_reason->setText(joinedSentences({reasonText(), hasMore ? translated(t->game->recommended.reason) : QString(),
                                           translated(texts::measuredOnFrames(outcome->frames))}));
    else if (outcome && outcome->problem)
        m_reason->setText(sentenceOf(*outcome->problem));
    const BroadPhaseSettings& now = m_document.scene().broadPhase;
    const bool isUsed = t && now.algorithm == t->algorithm && now.cellSize == t->recommended->cellSize;
    const bool canEdit = m_session.capabilities().canEdit;
    m_use->setEnabled(t && !isUsed && canEdit);
    m_use->setText(t ? tr("Use %1").arg(metresText(t->recommended->cellSize)) : tr("Use"));
    m_use->setToolTip(
        !canEdit ? tr("These are steps of a recording. Use the size in the game, or convert a step to a scene.")
        : !t     ? tr("Measure first.")
        : isUsed ? tr("The scene already uses this size.")
                 : tr("Set the cell size of the scene"));
}

/// The reason compares with the cells of the measurement. Once the scene has others, that comparison is out of date.
QString TunerPanel::reasonText() const
{
    const Tuning& t = *tuning();
    const BroadPhaseSettings& now = m_document.scene().broadPhase;
    if (!m_session.capabilities().canEdit || now == m_tuner.outcome()->present)
        return translated(t.recommended->reason);
    const QString size = metresText(t.recommended->cellSize);
    const QString time = timeText(t.recommended->microseconds);
    return now.algorithm == t.algorithm && now.cellSize == t.recommended->cellSize
               ? tr("The scene uses the best of the measured sizes: with cells of %1 a step takes %2.").arg(size, time)
               : tr("Of the measured sizes, %1 is the best: with it a step takes %2. The scene was changed after the "
                    "measurement.")
                     .arg(size, time);
}

void TunerPanel::use(double cellSize)
{
    SceneSettings after = settingsOf(m_document.scene());
    after.broadPhase.cellSize = cellSize;
    after.broadPhase.algorithm = tuning()->algorithm;
    if (after == settingsOf(m_document.scene()) || !m_session.capabilities().canEdit)
        return;
    m_document.push(
        std::make_unique<EditSettings>(m_document, tr("Use measured cell size"), after, m_document.newGesture()));
}

void TunerPanel::copy(const QString& text) { QGuiApplication::clipboard()->setText(text); }

QString TunerPanel::asSentence() const
{
    const Tuning& t = *tuning();
    return tr("Of %1 measured, %2 suits this world best: %3 a step with %4.")
        .arg(translated(texts::countedCellSizes(t.points.size())), metresText(t.recommended->cellSize),
             timeText(t.recommended->microseconds), toQString(infoOf(t.algorithm).name));
}

} // namespace broadside

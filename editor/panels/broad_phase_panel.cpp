#include "editor/panels/broad_phase_panel.h"

#include "core/debug/tuning/rule_of_thumb.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/fix_run.h"
#include "editor/document/message_text.h"
#include "editor/document/percent_text.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "editor/widgets/fault_note.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/link_label.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/algorithm_words.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr double kDecades = 3.0;     // decades that the slider covers
constexpr double kLargeShare = 0.1;  // of the world: larger cells are rarely the best
constexpr double kRuleOfThumb = 5.0; // see ruleOfThumbCellSize()

} // namespace

BroadPhasePanel::BroadPhasePanel(SceneDocument& document, Focus& focus, StepSession& session, ShownWorld& shownWorld,
                                 CellSizeTuner& tuner, const FixRun& fixRun, QAction& showStructure, QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_shownWorld(shownWorld)
    , m_tuner(tuner)
    , m_fixRun(fixRun)
    , m_algorithm(new QComboBox)
    , m_description(makeNote(QStringLiteral("algorithmDescription")))
    , m_structure(new QToolButton)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_cellSize(new NumberField(QStringLiteral("cellSize"), tr("Cell size"), NumberUnit::length()))
    , m_useRule(new QPushButton(tr("Use")))
    , m_problem(makeProblemNote(QStringLiteral("broadPhaseProblem")))
    , m_faults(new FaultNote)
    , m_refresh(new LazyRefresh(*this, [this] { showNumbers(); }))
{
    setObjectName(QStringLiteral("BroadPhasePanel"));
    m_structure->setDefaultAction(&showStructure);
    setScrolledWidget(*this, makeBody());
    fillAlgorithms();
    connectFields();
    connect(m_faults, &FaultNote::selectionWanted, this,
            [&focus](const std::vector<ObjectId>& ids) { focus.select(ids); });
    connect(m_faults, &FaultNote::frameWanted, this, &BroadPhasePanel::frameRequested);
    connect(m_faults, &FaultNote::listOpened, this, [this] { m_refresh->request(); });
    showSettings();
    m_refresh->request();
}

BroadPhasePanel::~BroadPhasePanel() { stopListeningToFields(*this); }

void BroadPhasePanel::listFaults() { m_faults->setListOpen(true); }

double BroadPhasePanel::cellSizeAt(int position, double longerSide)
{
    const double share = static_cast<double>(position) / kPositions;
    const double exact = longerSide * std::pow(10.0, kDecades * (share - 1.0));
    const double unit = std::pow(10.0, std::floor(std::log10(exact)) - 2.0);
    return std::round(exact / unit) * unit;
}

int BroadPhasePanel::positionOf(double cellSize, double longerSide)
{
    const double share = 1.0 + std::log10(cellSize / longerSide) / kDecades;
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * kPositions));
}

QWidget* BroadPhasePanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    m_body = layout;
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    QFormLayout* settings = makeForm();
    addSettings(*settings);
    layout->addLayout(settings);
    layout->addWidget(m_problem);
    layout->addWidget(m_faults);
    QFormLayout* values = makeForm();
    addValues(*values);
    layout->addLayout(values);
    layout->addStretch(1);
    return body;
}

void BroadPhasePanel::addSettings(QFormLayout& form)
{
    m_algorithm->setObjectName(QStringLiteral("algorithm"));
    m_algorithm->setAccessibleName(tr("Broad phase algorithm"));
    m_algorithm->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_algorithm->setMinimumContentsLength(12);
    addField(form, tr("Algorithm"), m_algorithm,
             tr("The algorithm that finds the pairs that may collide (candidates), so that not every pair has to be "
                "tested"));
    form.addRow(m_description);
    addStructureLine(form);

    m_cellSize->setRange(kSmallestSize, m_cellSize->maximum());
    addField(form, tr("Cell size"), m_cellSize, tr("Side of the square cells of the grid"));
    m_slider->setObjectName(QStringLiteral("cellSizeSlider"));
    m_slider->setAccessibleName(tr("Cell size, logarithmic"));
    m_slider->setRange(0, kPositions);
    m_slider->setPageStep(kPositions / 30);
    m_slider->setToolTip(tr("Drag to change the cell size while you watch the grid and the funnel.\n"
                            "From a thousandth of the world to the whole of it; one drag is one undo step."));
    form.addRow(m_slider);
    m_settingsForm = &form;
}

void BroadPhasePanel::addStructureLine(QFormLayout& form)
{
    auto* about = new LinkLabel(QStringLiteral("manual"), tr("About the algorithms"));
    about->setObjectName(QStringLiteral("aboutAlgorithms"));
    about->setToolTip(tr("Costs, memory, when to use which, and the faults of the textbook grids"));
    connect(about, &QLabel::linkActivated, this, &BroadPhasePanel::manualWanted);
    m_structure->setObjectName(QStringLiteral("structureButton"));
    auto* line = new QHBoxLayout;
    line->addWidget(m_structure);
    line->addStretch(1);
    line->addWidget(about);
    form.addRow(line);
}

void BroadPhasePanel::addSection(QWidget& section)
{
    m_body->insertWidget(m_body->count() - 1, &section); // above the stretch at the end
}

void BroadPhasePanel::addValues(QFormLayout& form)
{
    auto* rule = new QHBoxLayout;
    m_rule = makeNote(QStringLiteral("ruleOfThumb"));
    m_rule->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    QSizePolicy tall = m_rule->sizePolicy(); // else the form gives the line the height of a wider text
    tall.setVerticalPolicy(QSizePolicy::MinimumExpanding);
    m_rule->setSizePolicy(tall);
    m_useRule->setObjectName(QStringLiteral("useRuleOfThumb"));
    rule->addWidget(m_rule, 1);
    rule->addWidget(m_useRule);
    m_ruleName = new QLabel;
    m_ruleName->setObjectName(QStringLiteral("offeredSizeName"));
    form.addRow(m_ruleName, rule);
    m_valuesForm = &form;

    m_structureValues.emplace(form);
    m_funnel = addValue(form, QStringLiteral("funnel"), tr("Funnel"),
                        tr("All pairs that can collide > candidate pairs of the broad phase > pairs whose boxes "
                           "overlap > pairs whose shapes overlap"));
    m_spared = addValue(form, QStringLiteral("spared"), tr("Spared"),
                        tr("Share of all pairs that the narrow phase did not have to test"));
}

void BroadPhasePanel::fillAlgorithms()
{
    auto* items = qobject_cast<QStandardItemModel*>(m_algorithm->model());
    for (const AlgorithmInfo& info : algorithms()) {
        if (startsTextbooks(info))
            m_algorithm->insertSeparator(m_algorithm->count());
        m_algorithm->addItem(QString(), static_cast<int>(info.algorithm));
        if (items)
            items->item(m_algorithm->count() - 1)->setEnabled(info.isAvailable());
    }
    nameAlgorithms();
}

void BroadPhasePanel::nameAlgorithms()
{
    for (const AlgorithmInfo& info : algorithms()) {
        const int row = m_algorithm->findData(static_cast<int>(info.algorithm));
        m_algorithm->setItemText(row, m_tellsFaults ? listedName(info) : toQString(info.name));
        m_algorithm->setItemData(row, m_tellsFaults ? tipOf(info) : QString(), Qt::ToolTipRole);
    }
}

void BroadPhasePanel::connectFields()
{
    connect(m_description, &QLabel::linkActivated, this, &BroadPhasePanel::faultsWanted);
    connect(m_algorithm, &QComboBox::activated, this, [this] {
        BroadPhaseSettings settings = m_document.scene().broadPhase;
        settings.algorithm = static_cast<Algorithm>(m_algorithm->currentData().toInt());
        setBroadPhase(settings, tr("Change algorithm"), m_document.newGesture());
    });
    connect(m_cellSize, &NumberField::valueChanged, this,
            [this](double metres) { setCellSize(metres, m_document.newGesture()); });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { m_gesture = m_document.newGesture(); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        const GestureId gesture = m_slider->isSliderDown() ? m_gesture : m_document.newGesture();
        setCellSize(cellSizeAt(position, longerSide()), gesture);
    });
    connect(m_useRule, &QPushButton::clicked, this, [this] {
        if (const auto size = offer().size)
            setCellSize(*size, m_document.newGesture());
    });
    connect(&m_document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Settings || change.kind == SceneChange::Kind::Reset)
            showSettings();
    });
    connect(&m_session, &StepSession::worldChanged, this, [this] {
        if (!m_session.capabilities().canEdit)
            showRecorded();
    });
    connect(&m_tuner, &CellSizeTuner::ended, this, [this] { m_refresh->request(); });
    connect(&m_fixRun, &FixRun::changed, this, [this] { m_refresh->request(); });
    connect(&m_shownWorld, &ShownWorld::funnelCounted, this, [this] { m_refresh->request(); });
    connect(&m_shownWorld, &ShownWorld::changed, this, [this] {
        m_refresh->request(m_session.state() == StepSession::State::Running ? kLiveRefreshMilliseconds : 0);
    });
}

void BroadPhasePanel::setTellsFaults(bool tells)
{
    m_tellsFaults = tells;
    nameAlgorithms();
    showSettings();
}

QString BroadPhasePanel::hiddenText()
{
    return joinedSentences(
        {tr("This world has a fault to find. What is known about its algorithm stays hidden until then."),
         QStringLiteral("<a href=\"faults\">%1</a>").arg(tr("Show it"))});
}

double BroadPhasePanel::longerSide() const
{
    return std::max(m_document.scene().world.width, m_document.scene().world.height);
}

void BroadPhasePanel::setBroadPhase(const BroadPhaseSettings& settings, const QString& text, GestureId gesture)
{
    if (settings == m_document.scene().broadPhase)
        return;
    SceneSettings after = settingsOf(m_document.scene());
    after.broadPhase = settings;
    m_document.push(std::make_unique<EditSettings>(m_document, text, after, gesture));
}

void BroadPhasePanel::setCellSize(double metres, GestureId gesture)
{
    BroadPhaseSettings settings = m_document.scene().broadPhase;
    settings.cellSize = metres;
    setBroadPhase(settings, tr("Change cell size"), gesture);
}

/// A cell size of Broadside's algorithms, chosen or offered, says nothing about a recorded game.
void BroadPhasePanel::showCellSize(bool isOwn)
{
    m_settingsForm->setRowVisible(m_cellSize, isOwn);
    m_settingsForm->setRowVisible(m_slider, isOwn);
    m_valuesForm->setRowVisible(0, isOwn); // the offered size
}

/// The broad phase of a recording belongs to the game: it cannot be changed here.
void BroadPhasePanel::showRecorded()
{
    const bool isKnown = m_session.capabilities().hasCandidates;
    const QString name = m_session.objects() ? translated(m_session.frame().broadPhaseName()) : QString();
    const QString reason = tr("A recording has the broad phase of the game.");
    m_algorithm->setCurrentIndex(-1);
    m_algorithm->setPlaceholderText(name);
    m_description->setText(!m_session.objects() ? tr("The recording is being read.")
                           : isKnown ? tr("As recorded: %1. These are the candidates that the game reported. Debug > "
                                          "Compare algorithms shows those of Broadside's algorithms.")
                                           .arg(name)
                                     : tr("The recording has no candidates of the game's broad phase. Debug > Compare "
                                          "algorithms shows those of Broadside's algorithms."));
    showCellSize(false);
    for (QWidget* field : {static_cast<QWidget*>(m_algorithm), static_cast<QWidget*>(m_cellSize),
                           static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_useRule)}) {
        field->setEnabled(false);
        field->setToolTip(reason);
    }
    m_refresh->request();
}

void BroadPhasePanel::showSettings()
{
    if (!m_session.capabilities().canEdit) {
        showRecorded();
        return;
    }
    showCellSize(true);
    const BroadPhaseSettings& settings = m_document.scene().broadPhase;
    const AlgorithmInfo& info = infoOf(settings.algorithm);
    const QSignalBlocker blockSlider(m_slider);
    m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(settings.algorithm)));
    m_algorithm->setToolTip(m_tellsFaults ? tipOf(info) : QString());
    m_description->setText(m_tellsFaults ? descriptionOf(info) : hiddenText());
    m_cellSize->show(settings.cellSize);
    if (!m_slider->isSliderDown()) // the handle must not move while the user drags it
        m_slider->setValue(positionOf(settings.cellSize, longerSide()));
    m_cellSize->setEnabled(info.usesCellSize);
    m_slider->setEnabled(info.usesCellSize);
    const QString why =
        info.usesCellSize
            ? QString()
            : tr("The cell size of %1 cannot be chosen. Choose grid or hashed-grid.").arg(toQString(info.name));
    m_cellSize->setToolTip(why.isEmpty() ? tr("Side of the square cells of the grid") : why);
    m_slider->setToolTip(why.isEmpty() ? tr("Drag to change the cell size while you watch the grid and the funnel.\n"
                                            "From a thousandth of the world to the whole of it; one drag is one "
                                            "undo step.")
                                       : why);
    m_refresh->request();
}

void BroadPhasePanel::showNumbers()
{
    const std::optional<Problem>& problem = m_shownWorld.problem();
    m_problem->setVisible(problem.has_value());
    if (problem)
        m_problem->setText(sentenceOf(*problem));
    m_faults->show(m_tellsFaults ? m_shownWorld.broadPhase() : nullptr, m_shownWorld.objects());
    m_structureValues->show(m_shownWorld, m_session.capabilities());
    showOfferedSize();
    showFunnel();
}

/// What was measured or counted in this world is better than any rule.
BroadPhasePanel::Offer BroadPhasePanel::offer() const
{
    const Algorithm algorithm = m_document.scene().broadPhase.algorithm;
    if (const auto measured = m_tuner.bestFor(algorithm))
        return {Basis::Measured, measured};
    if (const auto& counted = m_fixRun.countedSize(); counted && counted->algorithm == algorithm)
        return {Basis::Counted, counted->metres};
    return {Basis::Rule, m_rules.thatFits};
}

/// The rule of thumb, if need be without the large objects. Cells that are larger than the world are not offered: one
/// such cell would hold everything.
BroadPhasePanel::Rules BroadPhasePanel::rulesOfThumb() const
{
    const auto fits = [this](double size) { return size <= longerSide(); };
    const ObjectTable& objects = m_shownWorld.objects();
    Rules rules{ruleOfThumbCellSize(objects), {}};
    if (!rules.ofAll || fits(*rules.ofAll))
        rules.thatFits = rules.ofAll;
    else if (const auto without = ruleOfThumbWithoutLarge(objects, m_document.scene().world))
        rules.thatFits = fits(without->cellSize) ? std::optional(without->cellSize) : std::nullopt;
    return rules;
}

/// What is shown if nothing is offered.
QString BroadPhasePanel::noSizeText() const
{
    return m_rules.ofAll ? tr("None: the largest object is %1 large, so the rule gives %2, more than the world (%3).")
                               .arg(lengthText(*m_rules.ofAll / kRuleOfThumb), lengthText(*m_rules.ofAll),
                                    lengthText(longerSide()))
                         : tr("none");
}

/// @pre offer.size
QString BroadPhasePanel::offeredText(const Offer& offer) const
{
    const double size = *offer.size;
    if (offer.basis == Basis::Measured)
        return lengthText(size);
    if (offer.basis == Basis::Counted)
        return m_rules.thatFits ? tr("%1 has the fewest tests. The rule of thumb would be %2, not measured.")
                                      .arg(lengthText(size), lengthText(*m_rules.thatFits))
                                : tr("%1 has the fewest tests.").arg(lengthText(size));
    if (m_rules.ofAll != m_rules.thatFits)
        return tr("%1, not measured, for objects of up to %2. The largest object is %3 large: for it the rule gives "
                  "%4, more than the world (%5).")
            .arg(lengthText(size), lengthText(size / kRuleOfThumb), lengthText(*m_rules.ofAll / kRuleOfThumb),
                 lengthText(*m_rules.ofAll), lengthText(longerSide()));
    return size > kLargeShare * longerSide()
               ? tr("%1, not measured. This is more than a tenth of the world, because the largest object is %2 "
                    "large.")
                     .arg(lengthText(size), lengthText(size / kRuleOfThumb))
               : tr("%1, not measured").arg(lengthText(size));
}

void BroadPhasePanel::nameOffer(Basis basis)
{
    struct Words {
        QString name;
        QString tip;
        QString use;
    };
    const auto words = [basis]() -> Words {
        switch (basis) {
        case Basis::Measured:
            return {tr("Measured best"), tr("The best of the sizes that the panel Cell size measured in this world"),
                    tr("Use the measured cell size")};
        case Basis::Counted:
            return {tr("Diagnosed best"),
                    tr("The size that the diagnosis found by counting tests.\nThe panel Cell size measures times."),
                    tr("Use the cell size of the diagnosis")};
        case Basis::Rule:
            break;
        }
        return {tr("Rule of thumb"),
                tr("Five times the longest side of the largest object that collides.\nA first guess: the panel "
                   "Cell size measures what is best here."),
                tr("Use the rule of thumb as the cell size")};
    }();
    m_ruleName->setText(words.name);
    m_ruleName->setToolTip(words.tip);
    m_rule->setToolTip(words.tip);
    m_useRule->setAccessibleName(words.use);
}

void BroadPhasePanel::showOfferedSize()
{
    m_rules = rulesOfThumb();
    const Offer offered = offer();
    const std::optional<double> size = offered.size;
    nameOffer(offered.basis);
    const BroadPhaseSettings& settings = m_document.scene().broadPhase;
    const bool same = size && std::abs(*size - settings.cellSize) < kSmallestSize;
    m_rule->setText(size ? offeredText(offered) : noSizeText());
    if (!m_session.capabilities().canEdit)
        return; // showRecorded() has set the fields
    m_useRule->setEnabled(size && !same && infoOf(settings.algorithm).usesCellSize);
    m_useRule->setToolTip(
        !infoOf(settings.algorithm).usesCellSize
            ? tr("The cell size of %1 cannot be chosen.").arg(toQString(infoOf(settings.algorithm).name))
        : !size && m_rules.ofAll
            ? tr("The rule gives cells that are larger than the world. Measure in the panel Cell size.")
        : !size ? tr("No two objects of this world can collide, so no cell size can be derived.")
        : same  ? tr("The cells already have this size.")
                : tr("Make the cells %1").arg(lengthText(*size)));
}

void BroadPhasePanel::showFunnel()
{
    const bool isKnown = m_shownWorld.knowsCandidates();
    QStringList funnelTip{tr("All pairs that can collide > candidate pairs of the broad phase > pairs whose boxes "
                             "overlap > pairs whose shapes overlap")};
    QStringList sparedTip{tr("Share of all pairs that the narrow phase did not have to test")};
    if (!isKnown && m_shownWorld.isLive())
        for (QStringList* lines : {&funnelTip, &sparedTip})
            *lines << candidatesNotRecorded();
    m_funnel->setToolTip(funnelTip.join(QLatin1Char('\n')));
    m_spared->setToolTip(sparedTip.join(QLatin1Char('\n')));
    if (!isKnown && !m_shownWorld.isLive()) {
        m_funnel->setText(unknownNumber());
        m_spared->setText(unknownNumber());
        return;
    }
    const Funnel* funnel = m_shownWorld.funnel();
    m_funnel->setText(funnel ? funnelText(*funnel, isKnown) : noFunnelText(m_shownWorld.funnelFitsIntoMemory()));
    m_spared->setText(!funnel || !isKnown  ? unknownNumber()
                      : funnel->pairs == 0 ? tr("- (no pair can collide)")
                                           : translatedPercent(sparedShare(*funnel)));
}

} // namespace broadside

#include "editor/panels/simulation_panel.h"

#include "core/base/text.h"
#include "editor/commands/edit_settings.h"
#include "editor/document/number_locale.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/stride_field.h"
#include "editor/widgets/words/duration_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFocusEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace broadside {
namespace {

QString stateText(StepSession::State state)
{
    switch (state) {
    case StepSession::State::Authored:
        return SimulationPanel::tr("not started");
    case StepSession::State::Paused:
        return SimulationPanel::tr("paused");
    case StepSession::State::Running:
        return SimulationPanel::tr("running");
    }
    return {};
}

} // namespace

SimulationPanel::SimulationPanel(SceneDocument& document, StepSession& session, ShownWorld& shownWorld, QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_shownWorld(shownWorld)
    , m_speed(new QComboBox)
    , m_pausesAtRest(new QCheckBox(tr("When nothing moves")))
    , m_dt(new QComboBox)
    , m_integrator(new QComboBox)
    , m_continuous(new QCheckBox(tr("Swept (continuous)")))
    , m_copyHash(new QPushButton(tr("Copy")))
    , m_refresh(new LazyRefresh(*this, [this] { showNumbers(); }))
{
    setObjectName(QStringLiteral("SimulationPanel"));
    setScrolledWidget(*this, makeBody());
    connectFields();
    if (!m_session.capabilities().canEdit)
        limitToRecording();
    showSettings();
    m_refresh->request();
}

SimulationPanel::~SimulationPanel() { stopListeningToFields(*this); }

QWidget* SimulationPanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    QFormLayout* pace = makeForm();
    addPace(*pace);
    layout->addLayout(pace);
    QFormLayout* values = makeForm();
    addValues(*values);
    layout->addLayout(values);
    QFormLayout* settings = makeForm();
    addSettings(*settings);
    layout->addLayout(settings);
    layout->addStretch(1);
    return body;
}

void SimulationPanel::addPace(QFormLayout& form)
{
    auto* stride = new StrideField(m_session);
    stride->setObjectName(QStringLiteral("stride"));
    addField(form, tr("Step by"), stride, stride->toolTip());
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->addItem(tr("Real time"), 1);
    for (int slowness = 2; slowness <= RunPace::kMostSlowness; slowness *= 2)
        m_speed->addItem(tr("1/%1 of real time").arg(slowness), slowness);
    addField(form, tr("Speed"), m_speed, tr("The speed of Run, for slow motion. The steps themselves do not change."));
    m_pausesAtRest->setObjectName(QStringLiteral("pausesAtRest"));
    m_pausesAtRest->setAccessibleName(tr("Pause when nothing moves any more"));
    if (m_session.capabilities().canMakeSteps) // the run of a recording ends at its last step
        addField(form, tr("Pause"), m_pausesAtRest,
                 tr("Pauses the simulation when nothing moves any more and no component will act.\nObjects that have "
                    "left the world for good do not count."));
    connect(m_pausesAtRest, &QCheckBox::toggled, &m_session.runPace(), &RunPace::setPausesAtRest);
    connect(m_speed, &QComboBox::activated, this,
            [this] { m_session.runPace().setSlowness(m_speed->currentData().toInt()); });
    connect(&m_session.runPace(), &RunPace::changed, this, &SimulationPanel::showPace);
    showPace();
}

void SimulationPanel::showPace()
{
    m_speed->setCurrentIndex(m_speed->findData(m_session.runPace().slowness()));
    m_pausesAtRest->setChecked(m_session.runPace().pausesAtRest());
}

void SimulationPanel::addSettings(QFormLayout& form)
{
    m_dt->setObjectName(QStringLiteral("dt"));
    m_dt->setAccessibleName(tr("Time step"));
    m_dt->setEditable(true);
    m_dt->setInsertPolicy(QComboBox::NoInsert);
    m_dt->setCompleter(nullptr); // so that "1" means one second and is not completed to 1/30
    m_dt->installEventFilter(this);
    for (const int rate : {30, 60, 120, 240, 1000})
        m_dt->addItem(durationText(1.0 / rate), 1.0 / rate);
    addField(form, tr("Time step"), m_dt, tr("Simulated seconds per step: 1/60, 0.02 or 16 ms"));

    m_integrator->setObjectName(QStringLiteral("integrator"));
    m_integrator->setAccessibleName(tr("Integrator"));
    m_integrator->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_integrator->setMinimumContentsLength(12);
    const auto add = [this](const QString& name, Integrator integrator, const QString& tip) {
        m_integrator->addItem(name, static_cast<int>(integrator));
        m_integrator->setItemData(m_integrator->count() - 1, tip, Qt::ToolTipRole);
    };
    add(tr("Semi-implicit Euler"), Integrator::SemiImplicitEuler,
        tr("Velocity first, then position with the new velocity: stable, what most games use.\n"
           "A fall of 1 s at steps of 0.1 s ends 10 % too low, and bounces lose height."));
    add(tr("Explicit Euler"), Integrator::ExplicitEuler,
        tr("Position first, with the old velocity: gains energy, springs explode"));
    add(tr("Velocity Verlet"), Integrator::VelocityVerlet, tr("Exact under constant acceleration, with any time step"));
    addField(form, tr("Integrator"), m_integrator, tr("How velocity and position advance in a step"));

    m_continuous->setObjectName(QStringLiteral("continuous"));
    m_continuous->setAccessibleName(tr("Swept collision"));
    addField(
        form, tr("Collision"), m_continuous,
        tr("Sweeps moving objects along their paths, so that a fast object does not pass through a thin one between "
           "two\nsteps. Off: only the positions at the ends of the steps are tested, as in most simple games."));
    m_fault.emplace(form, QStringLiteral("dtFault"));
}

void SimulationPanel::addValues(QFormLayout& form)
{
    m_state = addValue(form, QStringLiteral("state"), tr("State"),
                       tr("Not started: the scene is shown as you made it. Stop returns to it."));
    m_step = addValue(form, QStringLiteral("step"), tr("Step"), tr("Steps since the start"));
    m_time = addValue(form, QStringLiteral("time"), tr("Time"), tr("Simulated seconds"));
    m_hits = addValue(form, QStringLiteral("hits"), tr("Hits"),
                      tr("Overlaps that began and made at least one of the two objects respond"));
    m_removed = addValue(form, QStringLiteral("removed"), tr("Removed"),
                         tr("Objects that were removed by hits, lifetimes or edges. Click the number for the list."));
    m_removed->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_removed, &QLabel::linkActivated, this, &SimulationPanel::removalsWanted);
    m_left = addValue(form, QStringLiteral("left"), tr("Remaining objects"), tr("Objects in the world now"));
    m_hash = addValue(form, QStringLiteral("hash"), tr("State hash"),
                      tr("Equal hashes mean equal positions, angles and speeds, to the last bit.\n"
                         "The same scene and the same shots give the same hash on every machine."));
    m_hash->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_copyHash->setObjectName(QStringLiteral("copyHash"));
    m_copyHash->setAccessibleName(tr("Copy the state hash"));
    form.addRow(QString(), m_copyHash);
    m_timings = addValue(form, QStringLiteral("timings"), tr("Last step"), tr("Time that each phase of the step took"));
}

void SimulationPanel::connectFields()
{
    connect(m_dt, &QComboBox::activated, this, &SimulationPanel::commitDuration);
    connect(m_dt->lineEdit(), &QLineEdit::returnPressed, this, &SimulationPanel::commitDuration);
    connect(m_integrator, &QComboBox::activated, this, [this] {
        StepSettings settings = m_document.scene().step;
        settings.integrator = static_cast<Integrator>(m_integrator->currentData().toInt());
        setStep(settings, tr("Change integrator"));
    });
    connect(m_continuous, &QCheckBox::clicked, this, [this](bool continuous) {
        StepSettings settings = m_document.scene().step;
        settings.continuous = continuous;
        setStep(settings, continuous ? tr("Turn on swept collision") : tr("Turn off swept collision"));
    });
    connect(m_copyHash, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_hash->text()); });
    connect(&m_document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Settings || change.kind == SceneChange::Kind::Reset)
            showSettings();
        m_refresh->request();
    });
    connect(&m_session, &StepSession::stateChanged, this, [this] {
        if (m_session.state() != StepSession::State::Authored)
            finishDurationEntry(); // a key started the run and left the focus in the field
        m_refresh->request();
    });
    connect(&m_session, &StepSession::makingChanged, this,
            [this] { m_refresh->request(kLiveRefreshMilliseconds); }); // most steps are made by then
    connect(&m_session, &StepSession::worldChanged, this, [this] { m_refresh->request(); });
    connect(&m_session, &StepSession::figuresChanged, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&m_session, &StepSession::sought, this, [this] { m_refresh->request(); });
    connect(&m_session, &StepSession::edited, this, [this] { m_refresh->request(); });
    connect(&m_session, &StepSession::stepped, this, [this] {
        m_refresh->request(m_session.state() == StepSession::State::Running ? kLiveRefreshMilliseconds : 0);
    });
}

/// A refused entry stays in the field until the focus leaves it, so that it can be corrected.
void SimulationPanel::commitDuration()
{
    StepSettings settings = m_document.scene().step;
    const std::optional<double> seconds = durationFrom(m_dt->currentText());
    if (!seconds) {
        m_fault->show(*m_dt, tr("\"%1\" is not a time step, so it stays %2. Type more than 0 and up to 60 seconds, "
                                "such as 1/60, 0.02 or 16 ms.")
                                 .arg(m_dt->currentText(), durationText(settings.dt)));
        return;
    }
    m_fault->hide();
    settings.dt = *seconds;
    setStep(settings, tr("Change time step"));
    m_dt->setEditText(durationText(*seconds));
}

/// Takes the entry; the field then shows the time step in use.
void SimulationPanel::finishDurationEntry()
{
    const QString used = durationText(m_document.scene().step.dt);
    if (m_dt->currentText() == used)
        return;
    commitDuration();
    m_dt->setEditText(durationText(m_document.scene().step.dt));
}

bool SimulationPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_dt && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        finishDurationEntry();
    return PanelWidget::eventFilter(watched, event);
}

void SimulationPanel::setStep(const StepSettings& settings, const QString& text)
{
    if (settings == m_document.scene().step)
        return;
    SceneSettings after = settingsOf(m_document.scene());
    after.step = settings;
    m_document.push(std::make_unique<EditSettings>(m_document, text, after, m_document.newGesture()));
}

void SimulationPanel::showSettings()
{
    const StepSettings& step = m_document.scene().step;
    const QSignalBlocker block(m_dt);
    m_fault->hide();
    m_dt->setCurrentIndex(m_dt->findText(durationText(step.dt)));
    m_dt->setEditText(durationText(step.dt));
    m_integrator->setCurrentIndex(m_integrator->findData(static_cast<int>(step.integrator)));
    m_continuous->setChecked(step.continuous);
}

/// Disables settings that a recording does not have.
void SimulationPanel::limitToRecording()
{
    const QString reason = tr("The game made the steps of a recording.");
    for (QWidget* field :
         {static_cast<QWidget*>(m_dt), static_cast<QWidget*>(m_integrator), static_cast<QWidget*>(m_continuous)}) {
        field->setEnabled(false);
        field->setToolTip(reason);
    }
}

void SimulationPanel::showNumbers()
{
    const World* world = m_shownWorld.liveWorld();
    const auto recorded = m_session.at(m_session.step());
    const StepRecord* record = recorded ? recorded->record : nullptr;
    const std::uint64_t removed = record ? record->allRemoved : 0;
    const Capabilities& can = m_session.capabilities();
    const QString untold = tr("- (not recorded)");
    m_state->setText(!can.canMakeSteps
                         ? tr("recording, %1").arg(m_session.isMaking() ? tr("reading") : stateText(m_session.state()))
                     : m_session.isMaking() ? tr("making step %1").arg(grouped(m_session.step() + 1))
                                            : stateText(m_session.state()));
    m_step->setText(grouped(m_session.step()));
    const double seconds = m_session.objects() ? m_session.shown().time : 0.0;
    m_time->setText(tr("%1 s").arg(localized(QString::number(seconds, 'f', 3))));
    m_hits->setText(!can.hasEvents ? untold : grouped(record ? record->allHits : 0));
    m_removed->setText(!can.hasEvents ? untold
                       : removed == 0 ? grouped(0)
                                      : QStringLiteral("<a href=\"removals\">%1</a>").arg(grouped(removed)));
    m_left->setText(grouped(m_shownWorld.objects().presentCount()));
    const std::optional<std::uint64_t> hash = world                 ? std::optional(world->hash())
                                              : m_session.objects() ? m_session.shown().recordedHash
                                                                    : std::nullopt;
    m_hash->setText(hash               ? QString::fromStdString(hexadecimal(*hash))
                    : can.canMakeSteps ? QStringLiteral("-")
                                       : untold);
    m_copyHash->setEnabled(hash.has_value());
    m_copyHash->setToolTip(hash               ? tr("Copy the state hash to the clipboard")
                           : can.canMakeSteps ? tr("Start the simulation first (F5).")
                                              : tr("Not recorded: call bst_frame_end_hash in the game"));
    showTimings();
}

void SimulationPanel::showTimings()
{
    const StepReport* report = m_session.objects() ? m_session.shown().report : nullptr;
    if (!m_session.capabilities().canMakeSteps) {
        showRecordedTimings();
        return;
    }
    if (!report) {
        m_timings->setText(tr("- (press Step or Run)"));
        return;
    }
    m_timings->setText(textOf(report->timings));
}

void SimulationPanel::showRecordedTimings()
{
    const auto recorded = m_session.at(m_session.step());
    const auto figures = recorded ? recorded->figures : std::nullopt;
    const bool isTold =
        figures && !(std::isnan(figures->timings.integrate) && std::isnan(figures->timings.broadPhase) &&
                     std::isnan(figures->timings.narrowPhase) && std::isnan(figures->timings.responses));
    m_timings->setToolTip(figures && !isTold ? timesNotRecorded() : tr("Time that each phase of the step took"));
    m_timings->setText(isTold    ? textOf(figures->timings)
                       : figures ? tr("- (not recorded: bst_counter in the game)")
                                 : tr("- (being counted)"));
}

QString SimulationPanel::textOf(const StepTimings& t)
{
    const auto text = [](double microseconds) {
        return std::isnan(microseconds) ? unknownNumber() : timeText(microseconds);
    };
    return tr("move %1\nbroad phase %2\nnarrow phase %3\nresponses %4")
        .arg(text(t.integrate), text(t.broadPhase), text(t.narrowPhase), text(t.responses));
}

} // namespace broadside

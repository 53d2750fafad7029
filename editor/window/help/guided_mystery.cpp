#include "editor/window/help/guided_mystery.h"

#include "core/geometry/bounds.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/help/hidden_faults.h"
#include "editor/window/layout/panels.h"
#include "editor/window/pages/page_model.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QToolBar>

#include <algorithm>

namespace broadside {
namespace {

constexpr ObjectId kBoss{1};
constexpr double kCell = 1.0;         // Metres: its cells reach beyond it by less.
constexpr int kRest = 1'200;          // Milliseconds: a pointer that only passes by looks at nothing.
constexpr std::uint64_t kEnough = 60; // steps after which darts are inside the boss

} // namespace

GuidedMystery::GuidedMystery(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_callout(new Callout(parts.window))
{
    m_parts.model.audit.setEveryStep(true); // so that the timeline marks the missed pairs
    connectParts();
    parts.faults.hide();
    qApp->installEventFilter(this);
    go(Stage::Running);
    follow();
}

GuidedMystery::~GuidedMystery() { delete m_callout; }

void GuidedMystery::connectParts()
{
    PageModel& m = m_parts.model;
    const auto later = [this] { QMetaObject::invokeMethod(this, &GuidedMystery::check, Qt::QueuedConnection); };
    connect(&m.steps, &StepSession::stepped, this, later);
    connect(&m.steps, &StepSession::sought, this, later);
    connect(&m.steps, &StepSession::stateChanged, this, later);
    connect(&m.audit, &RunAudit::changed, this, later);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_hasRested = true;
        check();
    });
    connect(&m.focus, &Focus::hoverChanged, this, &GuidedMystery::rest);
    connect(&m.focus, &Focus::pointerChanged, this, &GuidedMystery::rest);
    connect(&m.focus, &Focus::selectionChanged, this, later);
    connect(&m.diagnosis, &RunDiagnosis::changed, this, later);
    connect(&m.fixRun, &FixRun::changed, this, later);
    connect(&m.document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            emit finished(false);
    });
    connect(&m_parts.viewport, &ViewportWidget::cameraChanged, this, &GuidedMystery::point);
    connect(m_callout, &Callout::left, this, [this] { emit finished(false); });
    connect(this, &GuidedMystery::finished, &m_parts.faults, &HiddenFaults::show); // who leaves it wants the solution
}

void GuidedMystery::follow() { m_callout->setVisible(m_parts.viewport.isVisible()); }

/// The rest begins again with each move of the pointer.
void GuidedMystery::rest()
{
    m_rest.stop();
    if (m_stage == Stage::Looking && m_parts.model.focus.hovered() == kBoss)
        m_rest.start();
}

void GuidedMystery::check()
{
    if (m_isOver || !isDone())
        return;
    if (m_stage != Stage::Fixing) {
        go(static_cast<Stage>(stage() + 1));
        return;
    }
    m_isOver = true;
    emit finished(true);
}

bool GuidedMystery::isDone()
{
    PageModel& m = m_parts.model;
    switch (m_stage) {
    case Stage::Running:
        if (!m.steps.objects() || m.steps.recorded().last < kEnough)
            return false;
        m.steps.pause();
        m_pausedAt = m.steps.step();
        return true;
    case Stage::Seeking:
        return m.steps.step() != m_pausedAt && !m.audit.missedInShownStep().empty();
    case Stage::Looking:
        return m_hasRested || m.focus.isSelected(kBoss);
    case Stage::Diagnosing:
        return !m.diagnosis.isRunning() && m.diagnosis.diagnosis() && !m.diagnosis.diagnosis()->explanations.empty();
    case Stage::Fixing:
        return m.fixRun.explanation() && m.fixRun.verdict() == FixRun::Verdict::Gone;
    }
    return false;
}

void GuidedMystery::go(Stage next)
{
    m_stage = next;
    const auto textOf = [next] {
        switch (next) {
        case Stage::Running:
            return tr(
                "<b>Run the world</b> with this button (F5). The tour pauses it when the darts are inside the boss.");
        case Stage::Seeking:
            return tr("<b>Click a cross in the timeline.</b> Each cross is a step with a missed pair: the two overlap, "
                      "but the broad phase did not report them. The world goes to that step.");
        case Stage::Looking:
            return tr(
                "<b>Rest the pointer on the boss</b>, or click it. It is registered in the hatched cells. It also "
                "touches the dotted cells, but is not registered there, so darts in them do not find it. The "
                "Inspector lists its cells and candidates.");
        case Stage::Diagnosing:
            return tr("<b>Press Diagnose</b>, and read the sentence below it: it says which fault explains all these "
                      "missed pairs.");
        case Stage::Fixing:
            return tr("<b>Press this button</b> to apply the fix. The run is simulated again with it, and the panel "
                      "says whether the finding is gone.");
        }
        return QString();
    };
    m_callout->setText(textOf(), tr("%1 of %2").arg(stage() + 1).arg(static_cast<int>(Stage::Fixing) + 1));
    if (next == Stage::Looking)
        rest(); // the pointer may be there already
    if (next == Stage::Seeking)
        m_parts.panels.bringUp(Panel::Timeline);
    if (next == Stage::Diagnosing || next == Stage::Fixing)
        m_parts.panels.bringUp(Panel::Diagnosis);
    point();
    QMetaObject::invokeMethod(this, &GuidedMystery::check, Qt::QueuedConnection); // it may be done already
}

void GuidedMystery::point()
{
    const auto inPanel = [this](Panel panel, const char* name) {
        auto* const control = m_parts.panels[panel].findChild<QWidget*>(QLatin1String(name));
        return control && control->isVisible() ? control : &m_parts.panels[panel];
    };
    switch (m_stage) {
    case Stage::Running:
        m_callout->pointAt(runButton());
        break;
    case Stage::Seeking:
        m_callout->pointAt(inPanel(Panel::Timeline, "timelineChart"));
        break;
    case Stage::Looking:
        m_callout->pointAt(&m_parts.viewport, placeOfBoss());
        break;
    case Stage::Diagnosing:
        m_callout->pointAt(inPanel(Panel::Diagnosis, "diagnose"));
        break;
    case Stage::Fixing:
        m_callout->pointAt(inPanel(Panel::Diagnosis, "explanationFix"));
        break;
    }
    m_callout->spare(spared());
}

/// What the callouts speak of, and what the user must see to follow them.
QList<Callout::Place> GuidedMystery::spared() const
{
    const auto named = [this](const char* name) {
        return Callout::Place{m_parts.window.findChild<QWidget*>(QLatin1String(name)), {}};
    };
    auto* story = m_parts.viewport.parentWidget()->findChild<QWidget*>(QStringLiteral("messageBar"));
    QList<Callout::Place> places{{story, {}}, {&m_parts.viewport, placeOfBoss(kCell)}};
    if (m_stage != Stage::Running) // its button is in the tool bar
        places << named("toolBar");
    if (m_stage == Stage::Seeking || m_stage == Stage::Looking)
        places << Callout::Place{&m_parts.panels[Panel::Timeline], {}};
    if (m_stage == Stage::Looking)
        places << Callout::Place{&m_parts.panels[Panel::Inspector], {}};
    if (m_stage == Stage::Diagnosing)
        places << Callout::Place{&m_parts.panels[Panel::Diagnosis], {}};
    for (const char* name : {"diagnosisSummary", "explanations", "explanationText", "examplePicture"})
        places << named(name);
    return places;
}

/// Shows the tool bar. Without the button, which the user can hide, the whole bar.
QWidget* GuidedMystery::runButton() const
{
    auto* bar = m_parts.window.findChild<QToolBar*>(QStringLiteral("toolBar"));
    if (!bar)
        return nullptr;
    bar->show();
    const QList<QAction*> actions = bar->actions();
    const auto run = std::ranges::find(actions, QStringLiteral("run"), &QObject::objectName);
    QWidget* button = run == actions.end() ? nullptr : bar->widgetForAction(*run);
    return button && !button->isHidden() ? button : bar;
}

/// With the cells around it as far as `around`, metres.
QRect GuidedMystery::placeOfBoss(double around) const
{
    const ObjectTable& objects = m_parts.model.shownWorld.objects();
    const auto row = objects.rowOf(kBoss);
    if (!row)
        return {};
    const SceneObject& boss = objects.objectOf(*row);
    const Aabb box = grown(boundsOf(boss.shape, boss.pose), around);
    const Vec2 low = m_parts.viewport.camera().toScreen({box.lo.x, box.hi.y});
    const Vec2 high = m_parts.viewport.camera().toScreen({box.hi.x, box.lo.y});
    return QRectF(QPointF(low.x, low.y), QPointF(high.x, high.y)).toAlignedRect();
}

/// Esc leaves the guide wherever the focus is, and does what else it does there. Another tab of docks may have come to
/// the front.
bool GuidedMystery::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        widget->window() == &m_parts.window && !QApplication::activePopupWidget() && !m_isOver) {
        m_isOver = true;
        QMetaObject::invokeMethod(
            this, [this] { emit finished(false); }, Qt::QueuedConnection);
    }
    const bool changesDocks = event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (changesDocks && qobject_cast<QDockWidget*>(watched))
        QMetaObject::invokeMethod(this, &GuidedMystery::point, Qt::QueuedConnection);
    return false;
}

} // namespace broadside

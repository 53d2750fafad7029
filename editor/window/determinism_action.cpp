#include "editor/window/determinism_action.h"

#include "editor/widgets/number_text.h"
#include "editor/window/actions.h"
#include "editor/window/message_bar.h"

namespace broadside {
namespace {

constexpr int kPatience = 1'000; // milliseconds before progress is shown
constexpr int kProgress = 200;   // milliseconds between two numbers

} // namespace

DeterminismAction::DeterminismAction(QAction& action, MessageBar& messages, const SceneDocument& document,
                                     SimulationSession& session, Focus& focus)
    : QObject(&action)
    , m_action(action)
    , m_messages(messages)
    , m_document(document)
    , m_session(session)
    , m_focus(focus)
{
    connect(&action, &QAction::triggered, this, &DeterminismAction::start);
    connect(&m_progress, &QTimer::timeout, this, &DeterminismAction::showProgress);
    connect(&m_job, &DeterminismJob::finished, this,
            [this](const std::shared_ptr<const Repetition>& repetition) { showResult(*repetition); });
    connect(&session, &SimulationSession::recordedChanged, this, &DeterminismAction::showAvailable);
    connect(&session, &SimulationSession::stateChanged, this, [this] {
        if (m_session.state() == SimulationSession::State::Authored)
            cancel();
        showAvailable();
    });
    showAvailable();
}

void DeterminismAction::start()
{
    if (!m_session.history() || m_job.isRunning())
        return;
    m_job.start(Scene(m_document.scene()), History(*m_session.history()));
    m_progress.start(kPatience);
    showAvailable();
}

void DeterminismAction::cancel()
{
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    if (m_progress.interval() == kProgress) // it is shown
        m_messages.hideInfo();
    m_progress.stop();
    showAvailable();
}

void DeterminismAction::showProgress()
{
    m_progress.start(kProgress);
    m_messages.show(
        MessageBar::Kind::Info,
        tr("Repeating the recorded steps: %1 of %2").arg(grouped(m_job.step()), grouped(m_session.recorded().last)));
    m_messages.offer(tr("Cancel"), tr("Leave it unknown whether they repeat"), [this] { cancel(); });
}

bool DeterminismAction::isStillRecorded(const Repetition& repetition) const
{
    const History* history = m_session.history();
    const std::uint64_t last = repetition.steps.last;
    return history && history->firstStep() <= last && last <= history->lastStep() &&
           history->at(last).report.hash == repetition.lastHash;
}

void DeterminismAction::showResult(const Repetition& repetition)
{
    m_progress.stop();
    showAvailable();
    if (!isStillRecorded(repetition)) {
        m_messages.show(MessageBar::Kind::Info,
                        tr("The record went another way while it was repeated: check it once more"));
        return;
    }
    if (repetition.problem)
        m_messages.show(MessageBar::Kind::Warning, sentenceOf(*repetition.problem));
    else if (repetition.divergence)
        showDivergence(*repetition.divergence);
    else
        m_messages.show(MessageBar::Kind::Info,
                        tr("Steps %1 to %2 repeat bit for bit")
                            .arg(grouped(repetition.steps.first + 1), grouped(repetition.steps.last)));
}

void DeterminismAction::showDivergence(const Divergence& divergence)
{
    m_messages.show(MessageBar::Kind::Warning, toQString(sentenceOf(divergence)));
    const std::uint64_t step = divergence.step;
    const ObjectId object = divergence.object;
    m_messages.offer(tr("Go there"), tr("Show the world after this step, with the object selected"),
                     [this, step, object] {
                         m_session.seek(step);
                         if (!object.isNull())
                             m_focus.select(object);
                     });
}

void DeterminismAction::showAvailable()
{
    const StepRange recorded = m_session.recorded();
    const QString reason = m_job.isRunning()                 ? tr("the recorded steps are being repeated")
                           : recorded.first == recorded.last ? tr("no steps are recorded: run or step the simulation")
                                                             : QString();
    if (m_reason == reason) // asked after every step, seldom different
        return;
    m_reason = reason;
    Actions::setAvailable(m_action, reason.isEmpty(), reason);
}

} // namespace broadside

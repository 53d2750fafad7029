#include "editor/window/actions/determinism_action.h"

#include "core/scene/names.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/algorithm_words.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/message_bar.h"
#include "editor/window/progress_times.h"

#include <QMenu>

namespace broadside {

DeterminismAction::DeterminismAction(ActionRegistry& actions, MessageBar& messages, const SceneDocument& document,
                                     SimulationSession& session, Focus& focus)
    : m_messages(messages)
    , m_document(document)
    , m_session(session)
    , m_focus(focus)
{
    m_check = &actions.add(*this, MenuSection::DebugCompare,
                           {.name = "checkDeterminism",
                            .text = tr("&Check determinism"),
                            .tip = tr("Simulate the recorded steps again in the background, and compare every bit"),
                            .needs = {.ownSteps = true},
                            .perform = [this] { start(std::nullopt); }});
    QMenu& algorithms =
        actions.addMenu(MenuSection::DebugCompare, tr("&Repeat with another algorithm"), QStringLiteral("repeatWith"),
                        tr("Simulate the recorded steps with another broad phase, and find the first difference"));
    m_repeatWith = algorithms.menuAction();
    fill(algorithms);
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

DeterminismAction::~DeterminismAction() = default;

void DeterminismAction::fill(QMenu& menu)
{
    for (const AlgorithmInfo& info : algorithms()) {
        if (startsTextbooks(info))
            menu.addSeparator();
        QAction* entry = menu.addAction(listedName(info));
        entry->setToolTip(tipOf(info));
        entry->setEnabled(info.isAvailable());
        connect(entry, &QAction::triggered, this, [this, algorithm = info.algorithm] {
            start(BroadPhaseSettings{algorithm, m_document.scene().broadPhase.cellSize});
        });
    }
}

void DeterminismAction::start(std::optional<BroadPhaseSettings> other)
{
    if (!m_session.history() || m_job.isRunning())
        return;
    m_job.start(m_session.scene(), History(*m_session.history()), other);
    m_progress.start(kBeforeProgress);
    showAvailable();
}

void DeterminismAction::cancel()
{
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    if (m_progress.interval() == kBetweenProgress) // the progress is shown
        m_messages.hideInfo();
    m_progress.stop();
    showAvailable();
}

void DeterminismAction::showProgress()
{
    m_progress.start(kBetweenProgress);
    m_messages.show(MessageBar::Kind::Info, tr("Simulating the recorded steps again: %1 of %2")
                                                .arg(grouped(m_job.step()), grouped(m_session.recorded().last)));
    m_messages.offer(tr("Cancel"), tr("Stop without a result"), [this] { cancel(); });
}

bool DeterminismAction::isStillRecorded(const Repetition& repetition) const
{
    const auto last = m_session.at(repetition.steps.last);
    return last && last->record->report.hash == repetition.lastHash;
}

void DeterminismAction::showResult(const Repetition& repetition)
{
    m_progress.stop();
    showAvailable();
    if (!isStillRecorded(repetition)) {
        m_messages.show(MessageBar::Kind::Info, tr("The recorded steps changed during the check. Check again."));
        return;
    }
    if (repetition.problem)
        m_messages.show(MessageBar::Kind::Warning, sentenceOf(*repetition.problem));
    else if (repetition.divergence)
        showDivergence(repetition);
    else
        showSame(repetition);
}

void DeterminismAction::showSame(const Repetition& repetition)
{
    const QString steps = tr("Steps %1 to %2").arg(grouped(repetition.steps.first + 1), grouped(repetition.steps.last));
    m_messages.show(MessageBar::Kind::Info,
                    repetition.other
                        ? tr("%1 are the same with %2, bit for bit").arg(steps, toQString(nameOf(*repetition.other)))
                        : tr("%1 repeat bit for bit").arg(steps));
}

void DeterminismAction::showDivergence(const Repetition& repetition)
{
    const Divergence& divergence = *repetition.divergence;
    m_messages.show(MessageBar::Kind::Warning,
                    translated(repetition.other ? sentenceOf(divergence, *repetition.other) : sentenceOf(divergence)));
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
    const QString reason = m_job.isRunning() ? tr("The recorded steps are already being checked.")
                           : recorded.first == recorded.last
                               ? tr("No steps are recorded. Run or step the simulation first.")
                               : QString();
    if (m_reason == reason) // compared after every step, seldom different
        return;
    m_reason = reason;
    ActionRegistry::setAvailable(*m_check, reason.isEmpty(), reason);
    ActionRegistry::setAvailable(*m_repeatWith, reason.isEmpty(), reason);
}

} // namespace broadside

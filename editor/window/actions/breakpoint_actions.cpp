#include "editor/window/actions/breakpoint_actions.h"

#include "editor/document/message_text.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/message_bar.h"
#include "editor/window/progress_times.h"
#include "editor/window/window_messages.h"

namespace broadside {
namespace {

constexpr std::size_t kMostSaid = 3;

} // namespace

BreakpointActions::BreakpointActions(ActionRegistry& actions, MessageBar& messages, BreakpointSession& breakpoints,
                                     const StepSession& session, Focus& focus, ViewportWidget& viewport)
    : m_actions(actions)
    , m_messages(messages)
    , m_breakpoints(breakpoints)
    , m_session(session)
    , m_focus(focus)
    , m_viewport(viewport)
{
    addActions();
    connect(&m_patience, &QTimer::timeout, this, &BreakpointActions::showProgress);
    connect(&breakpoints, &BreakpointSession::stopped, this, &BreakpointActions::onStopped);
    connect(&breakpoints, &BreakpointSession::stopForgotten, this, &BreakpointActions::hideOwn);
    connect(&breakpoints, &BreakpointSession::notFound, this, &BreakpointActions::say);
    connect(&breakpoints, &BreakpointSession::progressChanged, this, &BreakpointActions::onProgressChanged);
    connect(&breakpoints, &BreakpointSession::listChanged, this, &BreakpointActions::showAvailable);
    connect(&session, &StepSession::stepped, this, &BreakpointActions::showAvailable);
    connect(&session, &StepSession::sought, this, &BreakpointActions::showAvailable);
    connect(&session, &StepSession::worldChanged, this, &BreakpointActions::showAvailable);
    showAvailable();
}

void BreakpointActions::addActions()
{
    using Direction = BreakpointSession::Direction;
    m_actions.add(
        *this, MenuSection::DebugBreakpoints,
        {.name = "addBreakpoint",
         .text = tr("&Add a breakpoint"),
         .icon = "breakpoint",
         .keys = {QKeySequence(Qt::Key_F9)},
         .tip = tr("Stop the simulation when the two selected objects meet, or when the selected object is hit"),
         .perform = [this] { emit newWanted(); }});
    m_next = &m_actions.add(*this, MenuSection::DebugBreakpoints,
                            {.name = "nextBreakpoint",
                             .text = tr("Continue to the &next breakpoint"),
                             .icon = "next-breakpoint",
                             .keys = {QKeySequence(Qt::Key_F8)},
                             .tip = tr("Go to the next step in which a breakpoint fires: first in the recorded steps, "
                                       "then by simulating as fast as possible"),
                             .perform = [this] { m_breakpoints.go(Direction::Forward); }});
    m_previous = &m_actions.add(*this, MenuSection::DebugBreakpoints,
                                {.name = "previousBreakpoint",
                                 .text = tr("Continue &backwards"),
                                 .icon = "previous-breakpoint",
                                 .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F8)},
                                 .tip = tr("Go back to the last recorded step in which a breakpoint fired"),
                                 .perform = [this] { m_breakpoints.go(Direction::Back); }});
}

void BreakpointActions::onStopped()
{
    const BreakpointSession::Stop& stop = *m_breakpoints.stop();
    QStringList lines;
    std::vector<ObjectId> objects;
    for (const MetBreakpoint& met : stop.met) {
        if (lines.size() < static_cast<int>(kMostSaid))
            lines << translated(met.sentence);
        objects.insert(objects.end(), met.objects.begin(), met.objects.end());
    }
    const bool isAboutObjects = !objects.empty();
    if (isAboutObjects)
        m_focus.select(std::move(objects));
    say(lines.join(QLatin1Char(' ')));
    if (isAboutObjects)
        m_messages.offer(tr("Show"), tr("Bring these objects into view"), [this] { m_viewport.frameSelection(); });
}

void BreakpointActions::say(const QString& text)
{
    m_said = text;
    m_messages.show(MessageBar::Kind::Info, text);
}

void BreakpointActions::hideOwn()
{
    if (!m_said.isEmpty() && m_messages.text() == m_said)
        m_messages.hideInfo();
    m_said.clear();
}

void BreakpointActions::onProgressChanged()
{
    if (m_breakpoints.progress()) {
        m_patience.start(kBeforeProgress);
        return;
    }
    m_patience.stop();
    hideOwn();
}

void BreakpointActions::showProgress()
{
    const auto progress = m_breakpoints.progress();
    if (!progress)
        return;
    m_patience.start(kBetweenProgress);
    say(progress->simulates
            ? translated(texts::stepsSearched(progress->done))
            : tr("Searching the recorded steps: %1 of %2").arg(grouped(progress->done), grouped(progress->total)));
    m_messages.offer(tr("Cancel"), tr("Stop at the step that is reached"), [this] { m_breakpoints.cancel(); });
}

void BreakpointActions::showAvailable()
{
    const QString noneIsOn = m_breakpoints.list().empty() ? tr("Add a breakpoint first (F9).")
                             : m_breakpoints.anyIsOn()    ? QString()
                                                          : tr("Turn a breakpoint on first.");
    const QString atStart = canStepBack(m_session) ? QString() : tr("There is no earlier step.");
    const Reasons now{noneIsOn, noneIsOn.isEmpty() ? atStart : noneIsOn};
    if (m_reasons == now) // compared after every step, seldom different
        return;
    m_reasons = now;
    ActionRegistry::setAvailable(*m_next, now.on.isEmpty(), now.on);
    ActionRegistry::setAvailable(*m_previous, now.back.isEmpty(), now.back);
}

} // namespace broadside

#include "app/run_notes.h"

#include "app/messages/input_messages.h"
#include "core/base/count_text.h"

#include <algorithm>

namespace broadside {

RunNotes::RunNotes(Console& console, std::uint64_t steps, std::span<const TimedInput> shots)
    : m_console(console)
    , m_steps(steps)
    , m_shotsAfter(static_cast<std::uint64_t>(
          std::ranges::count_if(shots, [steps](const TimedInput& shot) { return shot.step > steps; })))
{}

void RunNotes::observe(const World& world, const StepReport* report)
{
    if (report)
        take(*report);
    m_faults.observe(world);
    if (world.stepCount() < m_steps)
        return;
    m_faults.say(world, m_console);
    if (m_shotsAfter > 0)
        m_console.note(texts::cliNoteLateShots(m_shotsAfter));
}

void RunNotes::take(const StepReport& report)
{
    for (const Problem& problem : report.problems) {
        if (m_seen.size() == kMost || !m_seen.insert(describe(problem)).second)
            continue;
        m_console.err << texts::cliNoteAtStep(report.step, describe(problem)).text() << '\n';
        if (m_seen.size() == kMost)
            m_console.err << texts::cliNoteFurtherProblems().text() << '\n';
    }
}

} // namespace broadside

#include "core/debug/audit/step_audit.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// A world with more rows has one search at a time in memory: that of overlaps, or that of passages.
constexpr std::size_t kMostRowsOfTwoSearches = 500'000;

/// Collects findings step by step, with the names of their objects if names can change.
class FindingBook {
public:
    FindingBook(AuditedSteps& result, bool keepsNames, bool listsHidden)
        : m_result(result)
        , m_keepsNames(keepsNames)
        , m_listsHidden(listsHidden)
    {}

    void take(std::uint64_t step, const Frame& frame, const FrameAudit& audit)
    {
        const std::size_t before = m_result.missed.listed.size();
        m_result.bothAsleep += audit.bothAsleep;
        m_result.missed.add(step, frame.objects(), audit); // frame.step() may be an unusable number of the game
        if (audit.missedCount() > 0)
            m_result.byStep[step].missed += audit.missedCount();
        for (const Audit::Miss& miss : std::span(m_result.missed.listed).subspan(before))
            note(step, frame.objects(), miss.pair);
        if (!m_listsHidden)
            return;
        for (Audit::Hidden hidden : Audit::hiddenIn(frame, audit)) {
            hidden.step = step;
            m_result.hidden.push_back(hidden);
            ++m_result.byStep[step].hidden;
            note(step, frame.objects(), hidden.pair);
        }
    }
    void take(std::uint64_t step, double dt, const ObjectTable& objects, std::span<const Passage> passed)
    {
        for (const Passage& one : passed) {
            m_result.passages.push_back({step, dt, one});
            ++m_result.byStep[step].passages;
            note(step, objects, {one.object, one.through});
        }
    }
    [[nodiscard]] std::uint64_t count() const
    {
        return m_result.missed.count() + m_result.passages.size() + m_result.hidden.size();
    }

private:
    void note(std::uint64_t step, const ObjectTable& objects, IdPair pair)
    {
        if (!m_keepsNames)
            return;
        m_result.names.note(step, objects, pair.a);
        m_result.names.note(step, objects, pair.b);
    }

    AuditedSteps& m_result;
    bool m_keepsNames;
    bool m_listsHidden;
};

} // namespace

AuditedSteps auditSteps(const StepSource& source, StepRange steps, const AuditOptions& options,
                        const std::stop_token& stop)
{
    AuditedSteps result;
    result.steps = steps;
    if (source.frameCount() == 0)
        return result;
    result.steps.last = std::min(steps.last, source.steps().last);
    const auto walk = source.walk();
    if (!walk) {
        result.problem = walk.problem();
        return result;
    }
    StepWalk& at = **walk;
    BoxJudge judge;
    if (options.leavesOutCauses)
        judge.leaveOutCauses();
    FindingBook found(result, options.notesNames || !source.knows().keepsIds, options.listsHidden);
    const std::size_t first = source.firstFrameFrom(steps.first);
    const std::size_t last = source.frameOf(steps.last);
    if (first <= last)
        at.followPassages(first);
    for (std::size_t i = first; i <= last && !stop.stop_requested(); ++i) {
        const std::uint64_t step = source.stepOf(i);
        const auto take = [&](const Frame& frame) {
            const FrameAudit audit = frame.broadPhase() ? auditFrame(frame, judge, stop) : auditShapes(frame, judge);
            found.take(step, frame, audit);
            if (options.look)
                options.look(step, frame, audit);
            if (frame.objects().rowCount() > kMostRowsOfTwoSearches)
                judge.forget(); // the search of passages follows, at the end of the step
        };
        auto problem = at.look(i, take, options.asked, stop);
        if (stop.stop_requested())
            break;
        if (!problem) {
            found.take(step, source.dtOf(i), at.objects(), at.passages());
            if (options.visit)
                options.visit(step, at);
        } else if (!result.problem)
            result.problem = std::move(problem);
        if (found.count() >= options.most) {
            result.steps.last = step;
            break;
        }
    }
    return result;
}

} // namespace broadside

#include "core/debug/history/history.h"

#include "core/dynamics/change_log.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

/// Effort between two whole states, in sizes of a whole state. The longest path costs as much as copying eight of them.
constexpr std::uint64_t kEffortPerState = 16;
/// Moving all bodies by a step costs a quarter of copying them. So there is a whole state in 64 steps, which is less
/// than a byte per body and step.
constexpr std::uint64_t kStepsPerCopy = 4;
/// Whole states that would fill a large part of the budget are not kept: steps are more useful.
constexpr std::uint64_t kStatesInBudget = 4;

/// What it costs to apply a delta to a state, as the number of bytes that could be copied meanwhile.
std::uint64_t effortOf(const WorldDelta& delta, const WorldState& state) noexcept
{
    const std::uint64_t moving = delta.bodies.empty() ? 0 : state.bodies.size() * sizeof(BodyState);
    return delta.bytes() + moving / kStepsPerCopy;
}

template<class Value>
std::uint64_t sizeOf(const std::vector<Value>& values) noexcept
{
    return values.size() * sizeof(Value);
}

} // namespace

void followSettings(World& world, const WorldRest& recorded, const BroadPhaseSettings& broadPhase, bool isFirst)
{
    if (recorded.world != world.settings() || broadPhase != world.broadPhaseSettings())
        static_cast<void>(world.setSettings(recorded.world, broadPhase)); // accepted before
    const bool clockWasSet = recorded.firstStepOfDt == world.stepCount() && !isFirst;
    if (clockWasSet || recorded.step != world.stepSettings()) // also if set there and back: the clock restarts
        world.setStepSettings(recorded.step);
}

History::History(const World& world, std::uint64_t budget)
    : m_now(world.state())
    , m_budget(budget)
{
    StepReport report;
    report.step = world.stepCount();
    report.time = world.time();
    report.hash = world.hash();
    append(world, report, {});
}

std::uint64_t History::bytesOf(const Entries& entries) noexcept
{
    std::uint64_t bytes = 0;
    for (const auto& entry : entries)
        bytes += entry->bytes;
    return bytes;
}

std::uint64_t History::bytesOf(const StepReport& report, std::span<const Input> inputs) noexcept
{
    std::uint64_t bytes = sizeof(Entry) + sizeOf(report.began) + sizeOf(report.ended) + sizeOf(report.removed) +
                          sizeOf(report.spawned) + sizeOf(report.events) + sizeOf(report.edited) +
                          sizeOf(report.problems) + inputs.size_bytes();
    for (const Input& input : inputs)
        if (const auto* edit = std::get_if<EditInput>(&input))
            bytes += sizeOf(edit->put) + sizeOf(edit->takeOut); // the objects are counted in the delta
    for (const Problem& problem : report.problems)
        bytes += problem.message.text().size() + problem.remedy.text().size();
    return bytes;
}

void History::record(const World& world, const StepReport& report, std::span<const Input> inputs)
{
    assert(report.step == step() + 1 && world.stepCount() == report.step);
    forgetDropped();
    m_dropped = cutAfter(step());
    m_bytes += bytesOf(m_dropped);
    world.follow(m_now, m_delta);
    append(world, report, inputs);
    keepWholeStateIfDue();
}

void History::forgetDropped() { m_bytes -= bytesOf(std::exchange(m_dropped, {})); }

void History::append(const World& world, const StepReport& report, std::span<const Input> inputs)
{
    const std::uint64_t needed = bytesOf(report, inputs) + m_delta.bytes();
    makeRoomFor(needed);
    const auto entry = std::make_shared<Entry>();
    entry->bytes = needed;
    entry->delta = m_delta;
    StepRecord& record = entry->record;
    record.report.step = report.step;
    record.report.time = report.time;
    record.report.funnel = report.funnel;
    record.report.began = report.began;
    record.report.ended = report.ended;
    record.report.hits = report.hits;
    record.report.removed = report.removed;
    record.report.spawned = report.spawned;
    record.report.events = report.events;
    record.report.edited = report.edited;
    record.report.problems = report.problems;
    record.report.hash = report.hash;
    record.report.timings = report.timings;
    record.inputs.assign(inputs.begin(), inputs.end());
    record.rest = m_now.rest;
    record.objects = world.objects().presentCount();
    record.mark = report.hash + ++m_made * 0x9e37'79b9'7f4a'7c15ULL; // odd: all numbers come before a repetition
    record.allHits = report.hits + (m_entries.empty() ? 0 : m_entries.back()->record.allHits);
    record.allRemoved = report.removed.size() + (m_entries.empty() ? 0 : m_entries.back()->record.allRemoved);
    entry->effort = effortOf(m_delta, m_now);
    m_sinceKeyframe += entry->effort;
    m_bytes += needed;
    m_entries.push_back(entry);
    if (m_entries.size() == 2 && bytes() > m_budget)
        dropFirst();
}

void History::keepWholeStateIfDue()
{
    const std::uint64_t needed = m_now.bytes();
    if (m_sinceKeyframe < kEffortPerState * needed || needed > m_budget / kStatesInBudget)
        return;
    makeRoomFor(needed);
    m_entries.back()->keyframe = std::make_shared<const WorldState>(m_now);
    m_entries.back()->bytes += needed;
    m_bytes += needed;
    m_sinceKeyframe = 0;
}

/// Always keeps the present state and the last step.
void History::makeRoomFor(std::uint64_t needed)
{
    if (bytes() + needed > m_budget)
        forgetDropped();
    while (m_entries.size() > 1 && bytes() + needed > m_budget)
        dropFirst();
}

void History::dropFirst()
{
    m_bytes -= m_entries.front()->bytes;
    m_entries.pop_front();
    m_bytes -= m_entries.front()->delta.bytes();
    clearFirstDelta();
}

void History::clearFirstDelta()
{
    auto first = std::make_shared<Entry>(*m_entries.front()); // a copy may share the old one
    first->bytes -= first->delta.bytes();
    first->effort = 0;
    first->delta = {};
    m_entries.front() = std::move(first);
}

History History::excerpt(StepRange steps) const
{
    assert(firstStep() <= steps.first && steps.first <= steps.last && steps.last <= lastStep());
    History part;
    part.m_budget = m_budget;
    part.m_now = stateAt(steps.first);
    const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(steps.first - firstStep());
    part.m_entries.assign(begin, begin + static_cast<std::ptrdiff_t>(steps.last - steps.first + 1));
    part.clearFirstDelta();
    part.m_bytes = bytesOf(part.m_entries);
    part.countSinceKeyframe();
    return part;
}

History::Entries History::cutAfter(std::uint64_t step)
{
    const auto kept = m_entries.begin() + static_cast<std::ptrdiff_t>(step - firstStep() + 1);
    Entries cut(std::make_move_iterator(kept), std::make_move_iterator(m_entries.end()));
    m_entries.erase(kept, m_entries.end());
    m_bytes -= bytesOf(cut);
    if (!cut.empty())
        countSinceKeyframe();
    return cut;
}

void History::countSinceKeyframe()
{
    m_sinceKeyframe = 0;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && !(*entry)->keyframe; ++entry)
        m_sinceKeyframe += (*entry)->effort;
}

StepReport History::report(const World& world) const
{
    StepReport report = at(world.stepCount()).report;
    for (const IndexPair pair : world.overlaps()) {
        const IdPair ids{world.objects().idOf(pair.a), world.objects().idOf(pair.b)};
        if (!std::ranges::binary_search(report.began, ids))
            report.stayed.push_back(ids);
    }
    return report;
}

void History::seek(World& world, std::uint64_t step)
{
    assert(firstStep() <= step && step <= lastStep());
    lead(m_now, step);
    world.restore(m_now);
}

void History::repeat(World& world, WorldState& state, std::uint64_t step, const World::TestedObserver& tested,
                     const std::stop_token& stop, ChangeLog* log) const
{
    if (log)
        log->clear();
    lead(state, step == firstStep() ? step : step - 1);
    world.restore(state);
    if (step == firstStep())
        return;
    const StepRecord& record = at(step);
    followSettings(world, *record.rest, record.rest->broadPhase, step - 1 == firstStep());
    world.step(record.inputs, stop, tested, log);
    lead(state, step);
}

WorldState History::stateAt(std::uint64_t step) const
{
    assert(firstStep() <= step && step <= lastStep());
    WorldState state = nearestState(step, m_now);
    lead(state, step);
    return state;
}

const WorldState& History::nearestState(std::uint64_t step, const WorldState& known) const
{
    const std::uint64_t reach = std::max(step, known.step) - std::min(step, known.step);
    for (std::uint64_t distance = 0; distance < reach; ++distance) {
        if (step >= firstStep() + distance && entryOf(step - distance).keyframe)
            return *entryOf(step - distance).keyframe;
        if (step + distance <= lastStep() && entryOf(step + distance).keyframe)
            return *entryOf(step + distance).keyframe;
    }
    return known;
}

void History::lead(WorldState& state, std::uint64_t step) const
{
    constexpr std::uint64_t kNear = 4; // steps: costs no more than copying a whole state
    if (state.step > step + kNear || step > state.step + kNear)
        if (const WorldState& nearest = nearestState(step, state); &nearest != &state)
            state = nearest;
    while (state.step < step)
        applyForward(state, entryOf(state.step + 1).delta);
    while (state.step > step)
        applyBackward(state, entryOf(state.step).delta);
}

std::optional<StepRange> History::droppedSteps() const noexcept
{
    if (m_dropped.empty())
        return std::nullopt;
    return StepRange{m_dropped.front()->record.report.step, m_dropped.back()->record.report.step};
}

void History::swapDroppedSteps(World& world)
{
    assert(!m_dropped.empty());
    const std::uint64_t fork = m_dropped.front()->record.report.step - 1;
    seek(world, fork);
    Entries instead = cutAfter(fork);
    m_entries.insert(m_entries.end(), m_dropped.begin(), m_dropped.end()); // their bytes are counted already
    m_bytes += bytesOf(instead);
    m_dropped = std::move(instead);
    countSinceKeyframe();
}

void History::setBudget(std::uint64_t bytes)
{
    m_budget = bytes;
    if (this->bytes() > m_budget)
        forgetDropped();
    while (firstStep() < step() && this->bytes() > m_budget)
        dropFirst();
    while (lastStep() > step() && this->bytes() > m_budget)
        static_cast<void>(cutAfter(lastStep() - 1));
}

std::uint64_t History::bytes() const noexcept { return m_bytes + m_now.bytes() + m_delta.bytes(); }

} // namespace broadside

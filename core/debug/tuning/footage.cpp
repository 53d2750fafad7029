#include "core/debug/tuning/footage.h"

#include "core/base/saturating.h"
#include "core/debug/tuning/cell_rule_finder.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace broadside {
namespace {

std::uint64_t bytesOf(const Footage::Frame& frame)
{
    return sizeof(Footage::Frame) + frame.moved.size() * sizeof(Footage::Moved) +
           frame.removed.size() * sizeof(ObjectIndex) + frame.added.size() * sizeof(Footage::Added);
}

/// Counts candidates and those whose boxes overlap, and keeps none of them.
class BoxCounter final : public PairSink {
public:
    BoxCounter(const std::vector<Aabb>& boxes, Played& played, const std::stop_token& stop)
        : m_boxes(boxes)
        , m_played(played)
        , m_stop(stop)
    {}
    [[nodiscard]] bool wantsMore() const override { return !m_stop.stop_requested(); }
    void take(std::span<const IndexPair> pairs) override
    {
        m_played.candidates += pairs.size();
        for (const IndexPair pair : pairs)
            m_played.boxOverlaps += overlaps(m_boxes[pair.a], m_boxes[pair.b]) ? 1U : 0U;
    }

private:
    const std::vector<Aabb>& m_boxes;
    Played& m_played;
    const std::stop_token& m_stop;
};

/// One run of a footage.
class Showing {
public:
    Showing(const Footage& footage, BroadPhase& broadPhase, const std::stop_token& stop)
        : m_footage(footage)
        , m_broadPhase(broadPhase)
        , m_stop(stop)
        , m_boxes(footage.rowCount())
    {}

    void show(const Footage::Frame& frame, Played& played)
    {
        for (const Footage::Moved& moved : frame.moved) {
            m_boxes[moved.row] = moved.box;
            m_broadPhase.move(moved.row, moved.box);
        }
        for (const ObjectIndex row : frame.removed)
            m_broadPhase.remove(row);
        for (const Footage::Added& added : frame.added) {
            m_boxes[added.row] = added.box;
            m_broadPhase.add(added.row, added.box, added.filter);
        }
        ask(played);
    }
    /// The first frame again, in which every dynamic object is moved.
    void repeatFirst(Played& played)
    {
        for (const Footage::Added& added : m_footage.frames().front().added)
            if (added.filter.dynamic)
                m_broadPhase.move(added.row, added.box);
        ask(played);
    }

private:
    void ask(Played& played)
    {
        m_broadPhase.update();
        BoxCounter counter(m_boxes, played, m_stop);
        played.checks = saturatingSum(played.checks, m_broadPhase.candidatePairs(counter));
    }

    const Footage& m_footage;
    BroadPhase& m_broadPhase;
    const std::stop_token& m_stop;
    std::vector<Aabb> m_boxes;
};

constexpr double kEnough = 1000.0; // microseconds
constexpr double kBatch = 20.0;    // microseconds: far longer than reading the clock
constexpr int kMostShowings = 1000;

double median(std::vector<double> values)
{
    if (values.empty())
        return 0.0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// Times a footage of one frame: the median of many batches, so that disturbances in one of them do not matter.
double timeSingleFrame(Showing& showing, const MicrosecondClock& clock, const std::stop_token& stop)
{
    Played ignored;
    std::vector<double> samples;
    const double start = clock();
    double now = start;
    for (int i = 0; i < kMostShowings && now - start < kEnough && !stop.stop_requested(); ++i) {
        const double began = now;
        int steps = 0;
        do {
            showing.repeatFirst(ignored);
            ++steps;
            now = clock();
        } while (now - began < kBatch && steps < kMostShowings);
        samples.push_back((now - began) / steps);
    }
    return median(std::move(samples));
}

/// Times all frames except the first, in microseconds.
double timeFramesAfterFirst(Showing& showing, std::span<const Footage::Frame> frames, Played& played,
                            const MicrosecondClock& clock, const std::stop_token& stop)
{
    const double start = clock();
    for (const Footage::Frame& frame : frames.subspan(1)) {
        if (stop.stop_requested())
            break;
        showing.show(frame, played);
    }
    return clock() - start;
}

} // namespace

bool Footage::take(const ObjectTable& objects, const WorldSettings& world, bool sameRows)
{
    if (m_frames.size() == 1)
        rememberFirst();
    Frame frame = changesTo(objects, sameRows);
    const std::uint64_t bytes = bytesOf(frame);
    if (m_bytes + bytes > kMostBytes)
        return false;
    m_bytes += bytes;
    if (!m_frames.empty())
        remember(objects);
    m_rows = std::max(m_rows, objects.rowCount());
    m_width = world.width;
    m_height = world.height;
    m_frames.push_back(std::move(frame));
    return true;
}

/// The first frame has all boxes itself; a footage of one frame needs them once only.
void Footage::rememberFirst()
{
    m_boxes.resize(m_rows);
    m_present.resize(m_rows);
    m_filters.resize(m_rows);
    for (const Added& added : m_frames.front().added) {
        m_boxes[added.row] = added.box;
        m_present[added.row] = true;
        m_filters[added.row] = added.filter;
    }
}

void Footage::remember(const ObjectTable& objects)
{
    m_boxes.assign(objects.columns().bounds.begin(), objects.columns().bounds.end());
    m_present.resize(objects.rowCount());
    m_filters.resize(objects.rowCount());
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row) {
        m_present[row] = objects.isPresent(row);
        m_filters[row] = objects.filterOf(row);
    }
}

/// A removed object is first moved to its last place, because a textbook grid searches for it there. An object whose
/// filter was edited is removed and added.
Footage::Frame Footage::changesTo(const ObjectTable& objects, bool sameRows) const
{
    Frame frame;
    if (m_frames.empty())
        frame.added.reserve(objects.presentCount());
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row) {
        const bool was = row < m_present.size() && m_present[row];
        const bool is = objects.isPresent(row);
        if (was && sameRows && objects.boundsOf(row) != m_boxes[row])
            frame.moved.push_back({row, objects.boundsOf(row)});
        const bool isOther = was && is && (!sameRows || objects.filterOf(row) != m_filters[row]);
        if (was && (!is || isOther))
            frame.removed.push_back(row);
        if (is && (!was || isOther))
            frame.added.push_back({row, objects.boundsOf(row), objects.filterOf(row)});
    }
    for (std::size_t row = objects.rowCount(); row < m_present.size(); ++row)
        if (m_present[row])
            frame.removed.push_back(static_cast<ObjectIndex>(row));
    return frame;
}

Result<FilmedSteps> filmSteps(const StepSource& source, std::uint64_t first, std::size_t count,
                              const std::stop_token& stop, const std::function<void(double)>& tell,
                              const std::function<void(std::uint64_t, StepWalk&)>& visit, LastObjects last)
{
    const auto walk = source.walk();
    if (!walk)
        return walk.problem();
    FilmedSteps filmed;
    if (source.frameCount() == 0)
        return filmed;
    const std::size_t from = source.frameOf(first);
    const std::size_t end = from + std::min(source.frameCount() - from, count);
    bool keepsRows = true; // since the last filmed frame
    std::size_t lastFilmed = from;
    std::optional<std::size_t> lastKept; // the frame whose objects were copied
    const auto keep = [&](std::size_t i, const Frame& frame) {
        if (last == LastObjects::Kept)
            filmed.objects = frame.objects();
        filmed.world = frame.world();
        lastKept = i;
    };
    CellRuleFinder rules;
    for (std::size_t i = from; i < end && filmed.isWhole && !stop.stop_requested(); ++i) {
        auto problem = (*walk)->look(i, [&](const Frame& frame) {
            keepsRows = keepsRows && (*walk)->keepsRows();
            filmed.isWhole = filmed.footage.take(frame.objects(), frame.world(), std::exchange(keepsRows, true));
            lastFilmed = i;
            if (CellRuleFinder::isWorthALook(i - from, end - from))
                rules.look(frame);
            if (i + 1 == end || !filmed.isWhole)
                keep(i, frame);
        });
        keepsRows = keepsRows && !problem;
        if (visit && !problem)
            visit(source.stepOf(i), **walk);
        if (problem && !filmed.problem)
            filmed.problem = std::move(problem);
        if (tell)
            tell(static_cast<double>(i - from + 1) / static_cast<double>(end - from));
    }
    if (stop.stop_requested())
        return filmed;
    filmed.gameRule = rules.rule();
    if (lastKept == lastFilmed)
        return filmed;
    auto problem = (*walk)->look(lastFilmed, [&](const Frame& frame) { keep(lastFilmed, frame); });
    return problem ? Result<FilmedSteps>(*std::move(problem)) : Result<FilmedSteps>(std::move(filmed));
}

double steadyMicroseconds()
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Result<Played> play(const Footage& footage, const BroadPhaseSettings& settings, const MicrosecondClock& clock,
                    const std::stop_token& stop)
{
    return play(
        footage, [&] { return makeBroadPhase(settings, footage.worldWidth(), footage.worldHeight()); }, clock, stop);
}

MicrosecondClock clockForOneShowing()
{
    return [now = 0.0]() mutable { return now += 2.0 * kEnough; };
}

Result<Played> play(const Footage& footage, const BroadPhaseMaker& make, const MicrosecondClock& clock,
                    const std::stop_token& stop)
{
    const std::span<const Footage::Frame> frames = footage.frames();
    const bool isStill = frames.size() == 1;
    Played played;
    std::vector<double> samples;
    double total = 0.0;
    do {
        auto broadPhase = make();
        if (!broadPhase)
            return broadPhase.problem();
        Showing showing(footage, **broadPhase, stop);
        played = {};
        showing.show(frames.front(), played);
        const double took = isStill ? timeSingleFrame(showing, clock, stop)
                                    : timeFramesAfterFirst(showing, frames, played, clock, stop);
        total += took;
        samples.push_back(isStill ? took : took / static_cast<double>(frames.size() - 1));
        const BroadPhaseStatistics statistics = (*broadPhase)->statistics();
        played.cells = statistics.cells;
        played.memory = statistics.bytes;
    } while (!isStill && total < kEnough && samples.size() < kMostShowings && !stop.stop_requested());
    played.microseconds = median(std::move(samples));
    return played;
}

std::uint64_t trueBoxOverlaps(const Footage& footage, Algorithm audited)
{
    const BroadPhaseSettings judge{infoOf(audited).judge};
    const auto played = play(footage, judge, clockForOneShowing());
    return played ? played->boxOverlaps : 0; // cannot fail: a judge has no cells that could be refused
}

} // namespace broadside

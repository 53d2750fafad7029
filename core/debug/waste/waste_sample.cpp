#include "core/debug/waste/waste_sample.h"

#include "core/debug/audit/name_book.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/waste/waste_messages.h"

#include <algorithm>

namespace broadside::waste {
namespace {

constexpr std::size_t kMostPairs = CellRuleFinder::kMostPairs;
constexpr std::size_t kMostCounted = 4'000'000; // objects of all populations
constexpr std::size_t kMostSampled = 50'000;    // objects of all sampled frames, but for the second frame

/// At most `most` of the frames first..last, evenly spread, with both ends.
std::vector<std::size_t> spread(std::size_t first, std::size_t last, std::size_t most)
{
    const std::size_t count = std::min(last - first + 1, most);
    std::vector<std::size_t> frames;
    for (std::size_t i = 0; i < count; ++i)
        frames.push_back(count == 1 ? first : first + (last - first) * i / (count - 1));
    return frames;
}

/// Whether the game or the simulation knows which shapes touch. A game that names neither contacts nor shapes does not.
std::vector<char> touchingIn(const Frame& frame, const std::vector<IndexPair>& candidates, bool isGame)
{
    std::vector<char> touching;
    const auto& contacts = frame.contacts();
    if (isGame && !contacts)
        return touching;
    touching.reserve(candidates.size());
    for (const IndexPair pair : candidates) {
        const bool touches = contacts ? std::ranges::binary_search(*contacts, pair)
                                      : frame.boxesOverlap(pair.a, pair.b) && frame.shapesOverlap(pair.a, pair.b);
        touching.push_back(touches ? 1 : 0);
    }
    return touching;
}

CellRange around(const CellRange& a, const CellRange& b)
{
    return {{std::min(a.first.x, b.first.x), std::min(a.first.y, b.first.y)},
            {std::max(a.last.x, b.last.x), std::max(a.last.y, b.last.y)}};
}

std::vector<CellRange> registrationsOf(const RecordedBroadPhase& record, const ObjectTable& objects)
{
    std::vector<CellRange> ranges;
    if (!record.declaredCells() || record.grids().size() > 1) // cells of different grids cannot be compared
        return ranges;
    ranges.resize(objects.rowCount());
    objects.forEach([&](ObjectIndex row) {
        const auto recorded = record.rangesOf(row);
        ranges[row] =
            recorded.empty() ? record.declaredCells()->cellsOf(objects.boundsOf(row)) : recorded.front().range;
        for (const RecordedBroadPhase::Cells& cells : recorded)
            ranges[row] = around(ranges[row], cells.range);
    });
    return ranges;
}

std::optional<SampledFrame> sampled(std::uint64_t step, const Frame& frame, bool isGame)
{
    auto candidates = frame.candidates(kMostPairs);
    if (!candidates)
        return std::nullopt;
    SampledFrame taken;
    taken.step = step;
    taken.objects = frame.objects();
    taken.world = frame.world();
    taken.candidates = std::move(*candidates);
    taken.touching = touchingIn(frame, taken.candidates, isGame);
    if (const auto* record = recordOf(frame.broadPhase())) {
        taken.staticPairs = record->ignored().bothStatic;
        taken.registrations = registrationsOf(*record, taken.objects);
    }
    return taken;
}

Population populationOf(std::uint64_t step, const ObjectTable& objects)
{
    Population population;
    population.step = step;
    objects.forEach(
        [&](ObjectIndex row) { population.idsOf[kindName(objects.objectOf(row).name)].push_back(objects.idOf(row)); });
    for (auto& [name, ids] : population.idsOf) {
        std::ranges::sort(ids);
        ids.shrink_to_fit();
    }
    return population;
}

} // namespace

std::uint64_t WasteSample::candidates() const noexcept
{
    std::uint64_t sum = 0;
    for (const SampledFrame& frame : frames)
        sum += frame.candidates.size();
    return sum;
}

std::string kindName(const std::string& name) { return std::string(withoutNumber(name)); }

Message kindText(const std::string& kind) { return kind.empty() ? texts::wasteWithoutName() : Message(kind); }

Result<WasteSample> takeSample(const StepSource& source, StepRange steps, const std::stop_token& stop)
{
    const auto walk = source.walk();
    if (!walk)
        return walk.problem();
    WasteSample sample;
    sample.coordinates = (*walk)->coordinates();
    const std::size_t first = source.firstFrameFrom(steps.first);
    const std::size_t last = source.frameOf(steps.last);
    if (first > last || first >= source.frameCount())
        return sample;
    const bool isFirstRead = !(*walk)->goTo(first);
    const std::size_t objects = isFirstRead ? std::max<std::size_t>((*walk)->objects().presentCount(), 1) : 1;
    const std::size_t most = std::clamp<std::size_t>(kMostSampled / objects, 2, WasteSample::kFrames);
    for (const std::size_t i : spread(first, last, most)) {
        const auto take = [&](const Frame& frame) {
            sample.isGame = isRecorded(frame) || !frame.broadPhase();
            if (!frame.knowsCandidates())
                return;
            sample.finder.look(frame);
            if (auto taken = sampled(source.stepOf(i), frame, sample.isGame))
                sample.frames.push_back(std::move(*taken));
        };
        auto problem = (*walk)->look(i, take, {}, stop);
        if (stop.stop_requested())
            return sample;
        if (problem && !sample.problem)
            sample.problem = std::move(problem);
        else if (!sample.isGame)
            sample.own = (*walk)->broadPhaseSettings();
    }
    std::size_t counted = 0;
    for (const std::size_t i : spread(first, last, WasteSample::kPopulations)) {
        if (stop.stop_requested() || counted > kMostCounted)
            break;
        if ((*walk)->goTo(i))
            continue; // the problem is known from above, or the frame is not missed
        sample.populations.push_back(populationOf(source.stepOf(i), (*walk)->objects()));
        counted += (*walk)->objects().presentCount();
    }
    return sample;
}

} // namespace broadside::waste

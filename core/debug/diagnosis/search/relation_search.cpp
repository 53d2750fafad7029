#include "core/debug/diagnosis/search/relation_search.h"

#include "core/debug/diagnosis/model/misplacement.h"
#include "core/debug/diagnosis/search/relation_fit.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostStates = 20'000;
constexpr std::size_t kFewestWrong = 20;

bool isEarlier(Misplacement misplacement)
{
    return misplacement == Misplacement::ShortEarlier || misplacement == Misplacement::ShiftedEarlier ||
           misplacement == Misplacement::ElsewhereEarlier;
}

/// The recorded registrations of all objects in some frames.
struct Recorded {
    std::vector<State> states; ///< Sorted by frame; likewise the next ones.
    std::vector<char> isWrong;
    std::size_t wrong = 0;
    std::size_t earlier = 0; ///< Wrong registrations whose box was right in an earlier frame.
};

Recorded recordedStates(const Workbench& bench, const StructureRule& structure, Misplacements misplacements)
{
    const Evidence& evidence = bench.evidence();
    const auto kind = structure.kind == StructureRule::Kind::Boxes ? Registered::Kind::Box : Registered::Kind::Cells;
    std::size_t all = 0;
    for (const Track& track : evidence.tracks)
        all += track.registered.size();
    const auto every = static_cast<FrameIndex>(all / kMostStates + 1);
    Recorded recorded;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); frame += every)
        for (TrackIndex track = 0; track < evidence.tracks.size(); ++track) {
            const Track& object = evidence.tracks[track];
            const Registered* const known = object.isIn(frame) ? object.registeredIn(frame) : nullptr;
            if (!known || known->kind != kind)
                continue;
            const Misplacement misplacement = misplacementOf(structure, evidence, {track, frame}, bench.usualExcess());
            const bool isWrong = misplacements.has(misplacement);
            recorded.states.push_back({track, frame});
            recorded.isWrong.push_back(isWrong ? 1 : 0);
            recorded.wrong += isWrong ? 1U : 0U;
            recorded.earlier += isEarlier(misplacement) ? 1U : 0U;
        }
    return recorded;
}

/// Samples of all registrations, and of the wrong and the right ones.
struct Samples {
    std::vector<BoxSample> all;
    std::vector<BoxSample> wrong;
    std::vector<BoxSample> right;
};

Samples samplesOf(const Evidence& evidence, const Recorded& recorded, bool isHeld)
{
    Samples samples;
    for (std::size_t i = 0; i < recorded.states.size(); ++i) {
        const auto [number, frame] = recorded.states[i];
        const Track& track = evidence.tracks[number];
        const Aabb& own = track.boxIn(isHeld ? heldSince(track, frame) : frame);
        const Aabb& registered = track.registeredIn(frame)->box;
        const BoxSample sample{own, registered, frame, roundingOf(own, registered)};
        samples.all.push_back(sample);
        (recorded.isWrong[i] ? samples.wrong : samples.right).push_back(sample);
    }
    return samples;
}

/// By how much right boxes are larger than their objects on each side; 0 if it differs.
double marginOf(const std::vector<BoxSample>& right)
{
    constexpr double kMost = 0.6; // of the right ones: some are right by chance
    std::vector<double> margins;
    for (const BoxSample& one : right)
        margins.push_back(0.5 * (one.registered.width() - one.own.width()));
    if (margins.size() < kFewestWrong)
        return 0.0;
    const auto middle = margins.begin() + static_cast<std::ptrdiff_t>(margins.size() / 2);
    std::ranges::nth_element(margins, middle);
    BoxRelation fat;
    fat.margin = *middle;
    const auto count = std::ranges::count_if(
        right, [&](const BoxSample& one) { return holds(fat, one.own, one.registered, one.frame); });
    return static_cast<double>(count) >= kMost * static_cast<double>(right.size()) ? std::max(fat.margin, 0.0) : 0.0;
}

bool holdsForAlmostAll(const BoxRelation& relation, const std::vector<BoxSample>& samples)
{
    const auto count = std::ranges::count_if(
        samples, [&](const BoxSample& one) { return holds(relation, one.own, one.registered, one.frame); });
    return isAlmostAll(static_cast<std::size_t>(count), samples.size());
}

/// The first part that also holds for all samples; else the first one. @pre there is one
template<class Part>
Part bestPart(const std::vector<Part>& parts, const std::vector<BoxSample>& all, std::size_t axis)
{
    const auto both = std::ranges::find_if(parts, [&](const Part& one) { return fits(one, all, axis); });
    return both == parts.end() ? parts.front() : *both;
}

/// Finds the places for a relation whose sizes are known.
bool choosePlaces(BoxRelation& relation, const Samples& samples, std::size_t frames)
{
    const std::array places{fittingPlaces(samples.wrong, 0), fittingPlaces(samples.wrong, 1)};
    if (!places[0].empty() && !places[1].empty()) {
        for (std::size_t axis = 0; axis < kAxes.size(); ++axis)
            relation.places[axis] = bestPart(places[axis], samples.all, axis);
        return true;
    }
    if (areTurned(samples.wrong)) {
        relation.places.fill({PlaceRelation::Kind::Turned, 0.0, 0.0});
        return true;
    }
    const auto ofFrames = relation.isHeld ? std::nullopt : fittingOfFrames(samples.wrong, frames);
    if (!ofFrames)
        return false;
    relation.places = ofFrames->places;
    relation.ofFrames = ofFrames->added;
    return true;
}

/// The relation gives the right box, or one that is larger on all sides.
bool isHarmless(const BoxRelation& relation)
{
    return std::ranges::all_of(
               relation.sizes,
               [](const SizeRelation& one) { return one.kind == SizeRelation::Kind::Own && one.added >= 0.0; }) &&
           std::ranges::all_of(relation.places,
                               [](const PlaceRelation& one) { return one.kind == PlaceRelation::Kind::Own; });
}

/// Takes the length that is added to both sizes of fat boxes for their margin, unless sizes are only their own or
/// fixed.
void takeForMargin(BoxRelation& relation)
{
    using Kind = SizeRelation::Kind;
    auto& [x, y] = relation.sizes;
    const auto isOther = [](const SizeRelation& one) { return one.kind != Kind::Own && one.kind != Kind::Fixed; };
    if (!relation.isHeld || relation.margin > 0.0 || x.added <= 0.0 || x.added != y.added ||
        (!isOther(x) && !isOther(y)))
        return;
    relation.margin = 0.5 * x.added;
    x.added = y.added = 0.0;
}

std::optional<BoxRelation> fittingRelation(Samples samples, bool isHeld, std::size_t frames)
{
    BoxRelation relation;
    relation.isHeld = isHeld;
    const double margin = isHeld ? marginOf(samples.right) : 0.0;
    for (std::vector<BoxSample>* const some : {&samples.all, &samples.wrong})
        for (BoxSample& one : *some)
            one.registered = grown(one.registered, -margin);
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const std::vector<SizeRelation> sizes = fittingSizes(samples.wrong, axis);
        if (sizes.empty())
            return std::nullopt;
        relation.sizes[axis] = bestPart(sizes, samples.all, axis);
    }
    if (!choosePlaces(relation, samples, frames) || isHarmless(relation) || !holdsForAlmostAll(relation, samples.wrong))
        return std::nullopt;
    relation.isOfAll = relation.holdsForRight() ? isAlmostAll(samples.wrong.size(), samples.all.size())
                                                : holdsForAlmostAll(relation, samples.all);
    relation.margin = margin;
    takeForMargin(relation);
    relation.states = samples.wrong.size();
    return relation;
}

/// Most moving boxes are behind or ahead by the same number of steps of their motion. They only look shifted if all
/// objects move alike.
bool isOfMotion(const Evidence& evidence, const Recorded& recorded)
{
    constexpr double kSame = 0.02;
    constexpr double kShare = 0.8;
    std::vector<double> steps;
    std::size_t moving = 0;
    for (std::size_t i = 0; i < recorded.states.size(); ++i) {
        const auto [number, frame] = recorded.states[i];
        const Track& track = evidence.tracks[number];
        const Vec2 motion = track.motionIn(frame);
        if (!recorded.isWrong[i] || motion == Vec2{})
            continue;
        ++moving;
        const Vec2 offset = track.registeredIn(frame)->box.center() - track.boxIn(frame).center();
        if (std::abs(cross(offset, motion)) <= kSame * length(offset) * length(motion) && offset != Vec2{})
            steps.push_back(dot(offset, motion) / lengthSquared(motion));
    }
    if (2 * moving < recorded.wrong || static_cast<double>(steps.size()) < kShare * static_cast<double>(moving))
        return false;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::ranges::nth_element(steps, middle);
    const double typical = *middle;
    const auto same =
        std::ranges::count_if(steps, [&](double one) { return std::abs(one - typical) <= kSame * std::abs(typical); });
    return static_cast<double>(same) >= kShare * static_cast<double>(moving);
}

bool isMoved(const BoxRelation& relation)
{
    return std::ranges::any_of(relation.places,
                               [](const PlaceRelation& one) { return one.kind == PlaceRelation::Kind::Shifted; });
}

/// The middles of the objects are within their boxes, as in a tree that changes a box only when an object leaves it.
bool areStillWithin(const Evidence& evidence, const Recorded& recorded)
{
    std::size_t within = 0;
    for (std::size_t i = 0; i < recorded.states.size(); ++i) {
        const Track& track = evidence.tracks[recorded.states[i].track];
        const FrameIndex frame = recorded.states[i].frame;
        within +=
            recorded.isWrong[i] && contains(track.registeredIn(frame)->box, track.boxIn(frame).center()) ? 1U : 0U;
    }
    return isAlmostAll(within, recorded.wrong);
}

/// Objects are kept in the cell of their centre.
bool isOfCentres(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    return structure.kind == Kind::Centre || structure.kind == Kind::CentreAsked || structure.kind == Kind::CentreLoose;
}

/// Relations for boxes in cells: only what games do wrong often, since cells tell little of a box.
std::vector<BoxRelation> relationsInCells(const StructureRule& structure)
{
    using Size = SizeRelation::Kind;
    using Place = PlaceRelation::Kind;
    std::vector<BoxRelation> relations;
    constexpr std::array kShares{0.0, -0.5, 0.5, -1.0, 1.0};
    for (const double x : kShares)
        for (const double y : kShares) {
            BoxRelation moved;
            moved.places = {PlaceRelation{Place::BySize, x, 0.0}, PlaceRelation{Place::BySize, y, 0.0}};
            for (PlaceRelation& one : moved.places)
                one = one.number == 0.0 ? PlaceRelation{} : one;
            if (x != 0.0 || y != 0.0)
                relations.push_back(moved);
        }
    BoxRelation half;
    half.sizes.fill({Size::Scaled, 0.5, 0.0});
    BoxRelation swapped;
    swapped.sizes.fill({Size::Other, 0.0, 0.0});
    if (isOfCentres(structure))
        return relations; // sizes do not count
    relations.push_back(half);
    relations.push_back(swapped);
    return relations;
}

/// The relation that moves boxes by the number of cells by which most wrong ones are off. No value if it is 0.
std::optional<BoxRelation> movedByCells(const StructureRule& structure, const Evidence& evidence,
                                        std::span<const State> wrong)
{
    std::vector<std::int64_t> columns;
    std::vector<std::int64_t> rows;
    for (const State& state : wrong) {
        const Track& track = evidence.tracks[state.track];
        const CellCoord right = placed(structure, track.boxIn(state.frame)).cells.around.first;
        const CellCoord first = track.registeredIn(state.frame)->cells.first;
        columns.push_back(first.x - right.x);
        rows.push_back(first.y - right.y);
    }
    const auto medianOfCells = [](std::vector<std::int64_t>& numbers) {
        const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
        std::ranges::nth_element(numbers, middle);
        return *middle;
    };
    BoxRelation relation;
    relation.byCells = CellCoord{medianOfCells(columns), medianOfCells(rows)};
    return *relation.byCells == CellCoord{} ? std::nullopt : std::optional(relation);
}

/// The shifts along an axis that move boxes into their recorded cells.
struct Shifts {
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    /// Narrows the shifts to those that move this side of a box into this cell.
    void add(double side, std::int64_t cell, double origin, double size)
    {
        const double from = origin + static_cast<double>(cell) * size - side;
        low = std::max(low, from);
        high = std::min(high, from + size);
    }
    [[nodiscard]] bool isEmpty() const noexcept { return low >= high; }
    [[nodiscard]] double middle() const noexcept { return 0.5 * (low + high); }
};

/// The relation with one shift for each frame, which moves all wrong boxes of the frame into their recorded cells.
std::optional<BoxRelation> movedByFrames(const StructureRule& structure, const Evidence& evidence,
                                         std::span<const State> wrong)
{
    constexpr std::size_t kFewest = 40; // that are not the first ones of their frames
    constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
    const GameCells& cells = structure.cells;
    std::size_t others = 0;
    std::map<FrameIndex, std::array<Shifts, 2>> shifts;
    for (const State& state : wrong) {
        const Aabb& own = evidence.tracks[state.track].boxIn(state.frame);
        const CellRange& known = evidence.tracks[state.track].registeredIn(state.frame)->cells;
        const auto [at, isNew] = shifts.try_emplace(state.frame);
        others += isNew ? 0U : 1U;
        auto& [x, y] = at->second;
        const Aabb kept = isOfCentres(structure) ? Aabb{own.center(), own.center()} : own;
        x.add(kept.lo.x, known.first.x, cells.origin.x, cells.size.x);
        x.add(kept.hi.x, known.last.x, cells.origin.x, cells.size.x);
        y.add(kept.lo.y, known.first.y, cells.origin.y, cells.size.y);
        y.add(kept.hi.y, known.last.y, cells.origin.y, cells.size.y);
    }
    const auto fitting = std::ranges::count_if(
        shifts, [](const auto& one) { return !one.second[0].isEmpty() && !one.second[1].isEmpty(); });
    if (others < kFewest || 2 * others < wrong.size() || !isAlmostAll(static_cast<std::size_t>(fitting), shifts.size()))
        return std::nullopt;
    const auto still = std::ranges::count_if(wrong, [&](const State& state) {
        const Track& track = evidence.tracks[state.track];
        return track.boxIn(state.frame) == track.boxes.front();
    });
    const bool isStill = isAlmostAll(static_cast<std::size_t>(still), wrong.size());
    // Objects with smaller shifts may also be registered late, or their places may be cut: cells are too coarse to
    // tell. Objects that never moved are neither.
    const auto far = std::ranges::count_if(shifts, [&](const auto& one) {
        const auto& [x, y] = one.second;
        return std::abs(x.middle()) > cells.size.x || std::abs(y.middle()) > cells.size.y;
    });
    if (!isStill && 2 * static_cast<std::size_t>(far) < shifts.size())
        return std::nullopt;
    BoxRelation relation;
    relation.places.fill({PlaceRelation::Kind::Shifted, 0.0, 0.0});
    relation.ofFrames.assign(evidence.frames.size(), {kUnknown, kUnknown});
    for (const auto& [frame, one] : shifts)
        if (!one[0].isEmpty() && !one[1].isEmpty())
            relation.ofFrames[frame] = {one[0].middle(), one[1].middle()};
    return relation;
}

bool areInManyPlaces(const Evidence& evidence, std::span<const State> wrong)
{
    constexpr std::size_t kFewest = 3;
    std::set<std::pair<std::int64_t, std::int64_t>> first;
    for (const State& state : wrong) {
        const CellCoord cell = evidence.tracks[state.track].registeredIn(state.frame)->cells.first;
        first.emplace(cell.x, cell.y);
    }
    return first.size() >= kFewest;
}

/// All recorded states of objects that are wrong in some frame. In other frames their cells may be right by chance.
std::vector<State> statesOfWrongTracks(const Evidence& evidence, const Recorded& recorded)
{
    std::vector<char> isOfWrong(evidence.tracks.size());
    for (std::size_t i = 0; i < recorded.states.size(); ++i)
        isOfWrong[recorded.states[i].track] |= recorded.isWrong[i];
    std::vector<State> states;
    std::ranges::copy_if(recorded.states, std::back_inserter(states),
                         [&](const State& state) { return isOfWrong[state.track] != 0; });
    return states;
}

std::optional<BoxRelation> relationInCells(const Evidence& evidence, const StructureRule& structure,
                                           const Recorded& recorded)
{
    std::vector<State> wrong;
    for (std::size_t i = 0; i < recorded.states.size(); ++i)
        if (recorded.isWrong[i])
            wrong.push_back(recorded.states[i]);
    if (!areInManyPlaces(evidence, wrong))
        return std::nullopt;
    const auto holdsFor = [&](const BoxRelation& one, const std::vector<State>& states) {
        const auto count =
            std::ranges::count_if(states, [&](const State& state) { return holds(one, structure, evidence, state); });
        return isAlmostAll(static_cast<std::size_t>(count), states.size());
    };
    std::vector<BoxRelation> relations = relationsInCells(structure);
    if (const auto byCells = movedByCells(structure, evidence, wrong))
        relations.insert(relations.begin(), *byCells);
    auto moved = movedByFrames(structure, evidence, statesOfWrongTracks(evidence, recorded));
    if (!moved)
        moved = movedByFrames(structure, evidence, wrong);
    if (moved)
        relations.push_back(*std::move(moved));
    const auto found = std::ranges::find_if(relations, [&](const BoxRelation& one) { return holdsFor(one, wrong); });
    if (found == relations.end())
        return std::nullopt;
    found->isOfAll = holdsFor(*found, recorded.states);
    found->ofTracks.resize(evidence.tracks.size());
    for (const State& state : wrong)
        found->ofTracks[state.track] = 1;
    found->states = wrong.size();
    return *found;
}

/// The object whose middle, times `times`, is the offset of almost all of these registered boxes.
std::optional<TrackIndex> otherOf(const Evidence& evidence, std::span<const State> states, double times)
{
    for (TrackIndex other = 0; other < evidence.tracks.size(); ++other) {
        if (other == states.front().track || !isMovedByOther(evidence, states[states.size() / 2], other, times))
            continue;
        const auto count = std::ranges::count_if(
            states, [&](const State& state) { return isMovedByOther(evidence, state, other, times); });
        if (isAlmostAll(static_cast<std::size_t>(count), states.size()))
            return other;
    }
    return std::nullopt;
}

/// The relation of objects that belong to others, such as parts of a cart: the middle of the other object is subtracted
/// or added once too often.
std::optional<BoxRelation> relationToOthers(const Evidence& evidence, const Recorded& recorded)
{
    std::map<TrackIndex, std::vector<State>> wrong;
    for (std::size_t i = 0; i < recorded.states.size(); ++i)
        if (recorded.isWrong[i])
            wrong[recorded.states[i].track].push_back(recorded.states[i]);
    for (const double times : {-1.0, 1.0}) {
        BoxRelation relation;
        relation.others.resize(evidence.tracks.size());
        relation.ofOther = times;
        for (const auto& [track, states] : wrong)
            if (const auto other = otherOf(evidence, states, times)) {
                relation.others[track] = other;
                relation.states += states.size();
            }
        if (isAlmostAll(relation.states, recorded.wrong))
            return relation;
    }
    return std::nullopt;
}

/// Almost all wrong boxes are those of other objects.
std::optional<BoxRelation> boxesOfOthers(const Evidence& evidence, const StructureRule& structure,
                                         const Recorded& recorded)
{
    constexpr std::size_t kMostTracks = 2'000;
    constexpr std::size_t kMostLooked = 2'000;
    if (evidence.tracks.size() > kMostTracks)
        return std::nullopt;
    std::vector<State> wrong;
    const std::size_t every = recorded.wrong / kMostLooked + 1;
    std::size_t count = 0;
    for (std::size_t i = 0; i < recorded.states.size(); ++i)
        if (recorded.isWrong[i] && count++ % every == 0)
            wrong.push_back(recorded.states[i]);
    for (const bool ofSameBirth : {true, false}) {
        const auto fitting = std::ranges::count_if(wrong, [&](const State& state) {
            return anotherWithBox(structure, evidence, state, ofSameBirth).has_value();
        });
        if (!isAlmostAll(static_cast<std::size_t>(fitting), wrong.size()))
            continue;
        BoxRelation relation;
        relation.isOfAnother = true;
        relation.isOfSameBirth = ofSameBirth;
        relation.ofTracks.resize(evidence.tracks.size());
        for (const State& state : wrong)
            relation.ofTracks[state.track] = 1;
        relation.states = recorded.wrong;
        return relation;
    }
    return std::nullopt;
}

} // namespace

std::optional<BoxRelation> relationOf(const Workbench& bench, const StructureRule& structure,
                                      Misplacements misplacements)
{
    const Evidence& evidence = bench.evidence();
    const bool inCells = structure.kind != StructureRule::Kind::Boxes;
    const bool isWhole =
        (structure.kind == StructureRule::Kind::Extents && structure.ring == 0) || isOfCentres(structure);
    if (inCells ? !isWhole || !evidence.knowsCells : !evidence.knowsBoxes)
        return std::nullopt;
    const Recorded recorded = recordedStates(bench, structure, misplacements);
    if (recorded.wrong < kFewestWrong || 2 * recorded.earlier > recorded.wrong)
        return std::nullopt;
    if (inCells) {
        auto relation = relationInCells(evidence, structure, recorded);
        return relation ? relation : boxesOfOthers(evidence, structure, recorded);
    }
    auto relation = fittingRelation(samplesOf(evidence, recorded, false), false, evidence.frames.size());
    if (relation)
        return isMoved(*relation) && isOfMotion(evidence, recorded) ? std::nullopt : relation;
    if (auto others = relationToOthers(evidence, recorded))
        return others;
    if (auto others = boxesOfOthers(evidence, structure, recorded))
        return others;
    if (!areStillWithin(evidence, recorded))
        return std::nullopt;
    return fittingRelation(samplesOf(evidence, recorded, true), true, evidence.frames.size());
}

} // namespace broadside::diagnosis

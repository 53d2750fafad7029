#include "core/debug/diagnosis/search/workbench.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/features/cell_features.h"
#include "core/debug/diagnosis/features/pair_rows.h"
#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/model/misplacement.h"
#include "core/debug/diagnosis/model/sample.h"
#include "core/debug/diagnosis/model/sweep_replay.h"
#include "core/debug/diagnosis/search/common_states.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kBitsOfWrong = 4.0;      // for each registration that is not as predicted
constexpr double kBitsOfImpossible = 4.0; // for each reported pair that is apart, of an object that is nowhere
constexpr double kWeightOfApart = 0.3;    // pairs that are apart say less: margins and rings report them, too

std::uint64_t keyOf(const State& state) { return std::uint64_t{state.track} << 32U | state.frame; }

} // namespace

Workbench::Workbench(const Evidence& evidence)
    : Workbench(evidence, Limits())
{}

Workbench::Workbench(const Evidence& evidence, const Limits& limits)
    : m_evidence(evidence)
    , m_within(NameGroups::of(evidence, NameGroups::Missed::Within))
    , m_between(NameGroups::of(evidence, NameGroups::Missed::Between))
{
    const auto marginal = [&](Fate fate) {
        return std::ranges::count_if(evidence.events,
                                     [&](const Event& event) { return event.fate == fate && event.isMarginal; });
    };
    m_leavesOutMarginal = limits.marginal == Marginal::LeftOut ||
                          (limits.marginal == Marginal::IfReported && marginal(Fate::Missed) >= marginal(Fate::Found));
    std::array<std::size_t, kFates> taken{};
    for (const Event& event : evidence.events) {
        const bool isIn =
            limits.marginal == Marginal::Alone ? event.isMarginal : !event.isMarginal || !m_leavesOutMarginal;
        if (event.overlaps() && !isIn)
            continue;
        if (taken[static_cast<std::size_t>(event.fate)]++ < limits.pairs) // their order is random: see Sample
            (event.overlaps() ? m_overlapping : m_apart).push_back(event);
    }
    std::stable_partition(m_overlapping.begin(), m_overlapping.end(), // clang 14 cannot compile that of ranges
                          [](const Event& event) { return event.fate == Fate::Missed; });
    m_missed = static_cast<std::size_t>(std::ranges::count(m_overlapping, Fate::Missed, &Event::fate));
    chooseStates(limits.registrations);
    measureMargin();
}

void Workbench::chooseStates(std::size_t registrations)
{
    Sample<State> recorded(registrations);
    if (m_evidence.knowsRegistrations())
        for (FrameIndex frame = 0; frame < m_evidence.frames.size(); ++frame)
            for (const TrackIndex track : m_evidence.frames[frame].present) {
                const Registered* const known = m_evidence.tracks[track].registeredIn(frame);
                if (known && known->kind != Registered::Kind::Unknown)
                    recorded.add(keyOf({track, frame}), {track, frame});
            }
    std::vector<State> taken = recorded.take();
    m_states = taken;
    for (const std::vector<Event>* events : {&m_overlapping, &m_apart})
        for (const Event& event : *events) {
            m_states.push_back({event.a, event.frame});
            m_states.push_back({event.b, event.frame});
        }
    std::ranges::sort(m_states);
    m_states.erase(std::unique(m_states.begin(), m_states.end()), m_states.end());
    const auto numberOf = [&](const State& state) {
        return static_cast<std::size_t>(std::ranges::lower_bound(m_states, state) - m_states.begin());
    };
    const auto sidesOf = [&](const std::vector<Event>& events) {
        std::vector<Sides> sides;
        sides.reserve(events.size());
        for (const Event& event : events)
            sides.push_back({numberOf({event.a, event.frame}), numberOf({event.b, event.frame})});
        return sides;
    };
    m_overlappingSides = sidesOf(m_overlapping);
    m_apartSides = sidesOf(m_apart);
    for (const State& state : taken)
        m_recorded.push_back(numberOf(state));
}

/// Measures how far registered boxes reach beyond their objects, with the boxes that contain their objects.
void Workbench::measureMargin()
{
    constexpr double kShare = 0.95;
    if (!m_evidence.knowsBoxes)
        return;
    std::vector<double> excesses;
    for (const std::size_t i : m_recorded) {
        const Track& track = m_evidence.tracks[m_states[i].track];
        const Registered& registered = *track.registeredIn(m_states[i].frame);
        const Aabb& box = track.boxIn(m_states[i].frame);
        if (registered.kind != Registered::Kind::Box || !contains(registered.box, box))
            continue;
        excesses.push_back(std::max({box.lo.x - registered.box.lo.x, box.lo.y - registered.box.lo.y,
                                     registered.box.hi.x - box.hi.x, registered.box.hi.y - box.hi.y}));
    }
    if (excesses.size() * 4 < m_recorded.size())
        return; // too few are right
    const auto at = excesses.begin() + static_cast<std::ptrdiff_t>(kShare * static_cast<double>(excesses.size() - 1));
    std::ranges::nth_element(excesses, at);
    m_margin = m_usualExcess = *at;
    if (const auto grownBy = usualGrowth())
        m_margin = std::max(m_margin, 2.0 * *grownBy); // an object may move through it from side to side
}

/// By how much most registered boxes are grown on each side, if it is the same for many of them.
std::optional<double> Workbench::usualGrowth() const
{
    constexpr double kRounding = 1e-3;
    constexpr int kDigits = 4;
    constexpr double kSome = 0.1;
    constexpr double kMany = 0.25;
    std::vector<double> growths;
    std::size_t kept = 0;
    for (const std::size_t i : m_recorded) {
        const Track& track = m_evidence.tracks[m_states[i].track];
        const Registered& registered = *track.registeredIn(m_states[i].frame);
        const Aabb& box = track.boxIn(m_states[i].frame);
        const Registered* const before =
            m_states[i].frame > track.first ? track.registeredIn(m_states[i].frame - 1) : nullptr;
        // Else the object may have grown since. What is there from the first frame on may have moved before.
        const bool isFresh = before ? *before != registered : !track.isDynamic || track.first > 0;
        kept += before && !isFresh && track.motionIn(m_states[i].frame) != Vec2{} ? 1U : 0U;
        if (registered.kind == Registered::Kind::Box && isFresh) {
            growths.push_back(0.5 * (registered.box.width() - box.width()));
            growths.push_back(0.5 * (registered.box.height() - box.height()));
        }
    }
    // Boxes that follow every motion need no room for motions.
    if (growths.empty() || static_cast<double>(kept) < kSome * static_cast<double>(growths.size()))
        return std::nullopt;
    const double slack = kRounding * m_evidence.medianSize;
    std::ranges::sort(growths);
    std::size_t most = 0;
    double usual = 0.0;
    for (std::size_t begin = 0, end = 0; begin < growths.size(); ++begin) {
        while (end < growths.size() && growths[end] - growths[begin] <= 2.0 * slack)
            ++end;
        if (end - begin > most) {
            most = end - begin;
            usual = growths[begin + most / 2];
        }
    }
    // Objects whose boxes are wrong have other growths, and these differ from each other.
    if (static_cast<double>(most) < kMany * static_cast<double>(growths.size()) || usual <= slack)
        return std::nullopt;
    const double unit = powerOfTen(decadeOf(usual) - kDigits); // boxes may be of floats
    return std::round(usual / unit) * unit;
}

Workbench::Features Workbench::computedFeatures(const std::optional<GameCells>& cells,
                                                const std::stop_token& stop) const
{
    Features features{cells, lostInSweeps(m_evidence, m_overlapping), {}};
    features.rows = featuresOf(m_evidence, m_overlapping, cells, features.sweeps, stop);
    return features;
}

const std::vector<FeatureRow>& Workbench::features(const std::optional<GameCells>& cells)
{
    const auto isSame = [&](const std::optional<GameCells>& known) {
        return known.has_value() == cells.has_value() &&
               (!cells || (known->size == cells->size && known->origin == cells->origin));
    };
    if (m_features.rows.empty()) {
        m_features = computedFeatures(cells);
    } else if (!isSame(m_features.cells)) {
        m_features.cells = cells;
        changeCells(m_features.rows, m_evidence, m_overlapping, cells);
    }
    return m_features.rows;
}

std::vector<State> Workbench::recordedStates() const
{
    std::vector<State> states;
    states.reserve(m_recorded.size());
    for (const std::size_t i : m_recorded)
        states.push_back(m_states[i]);
    return states;
}

/// The recorded box contains the right one, or the recorded cells contain the right ones, as the structure is.
bool Workbench::isHeldAround(const StructureRule& structure, const State& state, Misplacement misplacement) const
{
    const Registered* const recorded = m_evidence.tracks[state.track].registeredIn(state.frame);
    const auto kind = structure.kind == StructureRule::Kind::Boxes ? Registered::Kind::Box : Registered::Kind::Cells;
    return misplacement == Misplacement::None && recorded && recorded->kind == kind;
}

void Workbench::place(const Hypothesis& hypothesis, const Boxes& boxes)
{
    const StructureRule& structure = hypothesis.structure;
    m_objects.resize(boxes.size()); // its memory is used again
    for (std::size_t i = 0; i < boxes.size(); ++i)
        diagnosis::place(structure, boxes[i], m_objects[i]);
    const RegistrationRule& rule = hypothesis.registration;
    if (rule.time.kind != TimeRule::Kind::AsRecorded)
        return;
    if (hypothesis.isOfCommonOnly)
        return placeCommon(hypothesis);
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const Misplacement misplacement = misplacementOf(structure, m_evidence, m_states[i], m_usualExcess);
        // Boxes that contain their objects by chance are also taken from the recording if a relation says how boxes
        // come about. The same for the leaves of a dynamic tree, which meet before their objects do.
        const bool areAllKnown = hypothesis.relation || m_margin > 0.0;
        const bool isKnown =
            rule.recorded.has(misplacement) || (areAllKnown && isHeldAround(structure, m_states[i], misplacement));
        if (!isKnown)
            continue;
        Placed recorded = placedAsRecorded(*m_evidence.tracks[m_states[i].track].registeredIn(m_states[i].frame));
        const bool isLoose = structure.kind == StructureRule::Kind::CentreLoose && recorded.box;
        const bool isRelated = isLoose && hypothesis.relation &&
                               hypothesis.relation->ofTracks[m_states[i].track] != 0 &&
                               holds(*hypothesis.relation, structure, m_evidence, m_states[i]);
        if (isRelated)
            recorded.box = related(*hypothesis.relation, *boxes[i], m_states[i].frame);
        else if (isLoose) // its box moves with its cell
            recorded.box = translated(*boxes[i], structure.cells.middleOf(recorded.cells.around.first) -
                                                     structure.cells.middleOf(m_objects[i].cells.around.first));
        m_objects[i] = recorded;
    }
}

/// Puts objects where they were recorded, as far as the conditions of the hypothesis tell.
void Workbench::placeCommon(const Hypothesis& hypothesis)
{
    std::vector<std::size_t> misplaced;
    for (std::size_t i = 0; i < m_states.size(); ++i)
        if (hypothesis.registration.recorded.has(
                misplacementOf(hypothesis.structure, m_evidence, m_states[i], m_usualExcess)))
            misplaced.push_back(i);
    std::ranges::stable_sort(misplaced, {}, [&](std::size_t i) { return m_states[i].frame; });
    CommonStates common(m_evidence, hypothesis);
    for (const std::size_t i : misplaced)
        common.replace(m_states[i], m_objects[i]);
}

std::vector<char> Workbench::wrongIn(const StructureRule& structure, double margin) const
{
    std::vector<char> wrong;
    wrong.reserve(m_recorded.size());
    for (const std::size_t i : m_recorded) {
        const Registered& recorded = *m_evidence.tracks[m_states[i].track].registeredIn(m_states[i].frame);
        wrong.push_back(agrees(structure, m_objects[i], recorded, margin) ? 0 : 1);
    }
    return wrong;
}

/// The recorded registrations that both hypotheses predict wrongly. A hypothesis without a registration rule does not
/// count: it does not change where objects are registered.
std::vector<char> Workbench::wrongTogether(const Judged& a, const Judged& b)
{
    if (a.hypothesis.registration.isRight() || b.hypothesis.registration.isRight())
        return a.hypothesis.registration.isRight() ? b.isWrong : a.isWrong;
    std::vector<char> wrong(a.isWrong.size());
    for (std::size_t i = 0; i < wrong.size(); ++i)
        wrong[i] = a.isWrong[i] & b.isWrong[i];
    return wrong;
}

double Workbench::bitsTogether(const Judged& a, const Judged& b) const
{
    Tally tally;
    for (std::size_t i = 0; i < m_overlapping.size(); ++i)
        tally.count((a.lost[i] | b.lost[i]) != 0, i < m_missed);
    const std::vector<char> isWrong = wrongTogether(a, b);
    const auto wrong = std::ranges::count(isWrong, 1);
    return a.hypothesis.price + b.hypothesis.price + codeLength(tally) + std::max(a.bitsOfApart, b.bitsOfApart) +
           kBitsOfWrong * static_cast<double>(wrong);
}

Judged Workbench::together(const Judged& a, const Judged& b) const
{
    Judged both = a;
    both.bits = bitsTogether(a, b);
    for (std::size_t i = 0; i < both.lost.size(); ++i)
        both.lost[i] = a.lost[i] | b.lost[i];
    both.isWrong = wrongTogether(a, b);
    both.tally = tallyOf(both.lost);
    both.wrong = static_cast<std::size_t>(std::ranges::count(both.isWrong, 1));
    return both;
}

void Workbench::placeRight(const StructureRule& structure)
{
    if (m_structureOfRight == structure)
        return;
    m_structureOfRight = structure;
    m_right = placedRight(structure);
}

/// Places objects for a later test: they are registered right, and `boxes` are only those of the test.
void Workbench::placeTested(const StructureRule& structure, const Boxes& boxes)
{
    placeRight(structure);
    m_objects = m_right;
    m_tested = boxes;
}

/// The hypothesis leaves out pairs of certain kinds, or cells at a certain distance or in a certain direction, and this
/// pair is of such a kind. It may be apart.
bool Workbench::isSkipped(const Hypothesis& hypothesis, const Event& event) const
{
    const Track& a = m_evidence.tracks[event.a];
    const Track& b = m_evidence.tracks[event.b];
    const auto isOfGroups = [&](const std::optional<NameGroups>& groups) {
        return groups && groups->areMissed(a.name, b.name);
    };
    return !hypothesis.conditions.empty() && std::ranges::all_of(hypothesis.conditions, [&](const Condition& one) {
        if (one.feature == Feature::SameNameGroup || one.feature == Feature::OtherNameGroup)
            return isOfGroups(one.feature == Feature::SameNameGroup ? m_within : m_between);
        if (const auto number = featureOfKinds(one.feature, a, b))
            return one.holdsFor(*number);
        const auto cells = cellsFor(hypothesis.structure, m_evidence);
        const auto number = !cells ? std::nullopt
                                   : featureOfCentreCells(one.feature, cells->at(a.boxIn(event.frame).center()),
                                                          cells->at(b.boxIn(event.frame).center()));
        return number && one.holdsFor(*number);
    });
}

/// Counts reported pairs that the hypothesis makes impossible: one object is not registered, or the pair is left out.
std::size_t Workbench::impossibleIn(const Hypothesis& hypothesis) const
{
    if (hypothesis.asking != Asking::Registered)
        return 0;
    const bool isAstray = hypothesis.registration.time.kind == TimeRule::Kind::Astray;
    const auto isAbsent = [&](const Sides& sides) {
        return !isAstray && (!m_objects[sides.a].box || !m_objects[sides.b].box);
    };
    std::size_t impossible = 0;
    for (std::size_t i = 0; i < m_apart.size(); ++i)
        impossible +=
            m_apart[i].fate == Fate::Far && (isAbsent(m_apartSides[i]) || isSkipped(hypothesis, m_apart[i])) ? 1U : 0U;
    for (std::size_t i = m_missed; i < m_overlapping.size() && !m_evidence.knowsRegistrations(); ++i)
        impossible += isAbsent(m_overlappingSides[i]) || isSkipped(hypothesis, m_overlapping[i]) ? 1U : 0U;
    return impossible;
}

/// The object of the first state searches for that of the second one.
bool Workbench::asks(const Hypothesis& hypothesis, std::size_t state, std::size_t other) const
{
    const Track& track = m_evidence.tracks[m_states[state].track];
    const Track& found = m_evidence.tracks[m_states[other].track];
    if (!hypothesis.askers.empty() && hypothesis.askers[track.name] == 0)
        return false;
    if (hypothesis.searcher == Searcher::Either)
        return true;
    const Searcher searcher = hypothesis.searcher;
    const bool isOfAll = searcher == Searcher::LowerIdOfAll || searcher == Searcher::HigherIdOfAll;
    if (!isOfAll && track.isDynamic != found.isDynamic)
        return track.isDynamic;
    return (track.id < found.id) == (searcher == Searcher::LowerId || searcher == Searcher::LowerIdOfAll);
}

bool Workbench::meets(const Hypothesis& hypothesis, const Sides& sides) const
{
    const StructureRule& structure = hypothesis.structure;
    const TouchRule touch = m_evidence.touch;
    if (hypothesis.asking == Asking::Registered)
        return meet(structure, touch, m_objects[sides.a], m_objects[sides.b]);
    if (hypothesis.asking == Asking::Tested)
        return meet(structure, touch, m_right[sides.a], m_right[sides.b]) && m_tested[sides.a] && m_tested[sides.b] &&
               overlaps(*m_tested[sides.a], *m_tested[sides.b], touch);
    return (asks(hypothesis, sides.a, sides.b) && meet(structure, touch, m_right[sides.a], m_objects[sides.b])) ||
           (asks(hypothesis, sides.b, sides.a) && meet(structure, touch, m_objects[sides.a], m_right[sides.b]));
}

bool Workbench::isInAllCells(std::size_t state) const
{
    return m_evidence.frames[m_states[state].frame].isInAllCells(m_states[state].track);
}

/// The recorded registrations meet: then another registration is not why the pair is missed.
bool Workbench::isRefuted(const Hypothesis& hypothesis, const Sides& sides) const
{
    if (hypothesis.asking != Asking::Registered)
        return false;
    if (!m_evidence.knowsRegistrations())
        return isInAllCells(sides.a) && isInAllCells(sides.b);
    const auto recordedOf = [&](std::size_t state) {
        return m_evidence.tracks[m_states[state].track].registeredIn(m_states[state].frame);
    };
    const Registered* const a = recordedOf(sides.a);
    const Registered* const b = recordedOf(sides.b);
    const StructureRule& structure = hypothesis.structure;
    const auto kind = structure.kind == StructureRule::Kind::Boxes ? Registered::Kind::Box : Registered::Kind::Cells;
    if (!a || !b || a->kind != kind || b->kind != kind)
        return false;
    const bool isAsRecorded =
        agrees(structure, m_objects[sides.a], *a, m_margin) && agrees(structure, m_objects[sides.b], *b, m_margin);
    return !isAsRecorded && meet(structure, m_evidence.touch, placedAsRecorded(*a), placedAsRecorded(*b));
}

double Workbench::bitsOfApart(const Hypothesis& hypothesis) const
{
    const bool isByItself = !m_evidence.knowsRegistrations();
    Tally tally;  // "lost" means "meets" here: near pairs contradict it, and far ones that do not meet are unexplained
    Tally absent; // of objects that are nowhere, or elsewhere
    for (std::size_t i = 0; i < m_apart.size(); ++i) {
        const Sides& sides = m_apartSides[i];
        const bool isFar = m_apart[i].fate == Fate::Far;
        if (isByItself && (!m_objects[sides.a].box || !m_objects[sides.b].box))
            absent.count(false, isFar);
        else
            tally.count(meets(hypothesis, sides) && !isSkipped(hypothesis, m_apart[i]), isFar);
    }
    return kWeightOfApart * (codeLength(tally) + codeLength(absent)) +
           (isByItself ? 2.0 : 1.0) * kBitsOfImpossible * static_cast<double>(impossibleIn(hypothesis));
}

Tally Workbench::tallyOf(std::span<const char> lost) const
{
    Tally tally;
    for (std::size_t i = 0; i < lost.size(); ++i)
        tally.count(lost[i] != 0, i < m_missed);
    return tally;
}

/// The margin with which recorded registrations are compared. One with room for motions would hide that a box is too
/// small.
double Workbench::marginFor(const RegistrationRule& rule) const noexcept
{
    const bool isOfTime = rule.time.kind != TimeRule::Kind::Now && rule.time.kind != TimeRule::Kind::AsRecorded;
    const bool isOfPlace = isOfTime || rule.rotation.isOfPlaces() || rule.rotation.isOfSides();
    return isOfPlace || rule.isRight() ? m_margin : m_usualExcess;
}

std::size_t Workbench::countWrong(const StructureRule& structure, const RegistrationRule& rule,
                                  const Boxes& boxes) const
{
    const double margin = marginFor(rule);
    Placed object;
    std::size_t wrong = 0;
    for (const std::size_t i : m_recorded) {
        diagnosis::place(structure, boxes[i], object);
        const Registered& recorded = *m_evidence.tracks[m_states[i].track].registeredIn(m_states[i].frame);
        wrong += agrees(structure, object, recorded, margin) ? 0U : 1U;
    }
    return wrong;
}

Judged Workbench::judge(Hypothesis hypothesis, const Boxes& boxes)
{
    if (hypothesis.asking == Asking::Tested)
        placeTested(hypothesis.structure, boxes);
    else
        place(hypothesis, boxes);
    return judgePlaced(std::move(hypothesis));
}

std::vector<Placed> Workbench::placedBy(const StructureRule& structure, const Boxes& boxes) const
{
    std::vector<Placed> objects(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i)
        diagnosis::place(structure, boxes[i], objects[i]);
    return objects;
}

std::vector<Placed> Workbench::placedRight(const StructureRule& structure) const
{
    std::vector<Placed> objects(m_states.size());
    for (std::size_t i = 0; i < m_states.size(); ++i)
        diagnosis::place(structure, m_evidence.tracks[m_states[i].track].boxIn(m_states[i].frame), objects[i]);
    return objects;
}

Judged Workbench::judgeWhere(Hypothesis hypothesis, std::span<const Placed> wrong, std::span<const Placed> right,
                             std::span<const char> isIn)
{
    m_objects.resize(m_states.size());
    for (std::size_t i = 0; i < m_states.size(); ++i)
        m_objects[i] = isIn[i] ? wrong[i] : right[i];
    return judgePlaced(std::move(hypothesis));
}

/// Replaces predicted boxes by the recorded ones if they differ only by the margin and the last bits. So pairs meet as
/// they do in the game.
void Workbench::takeRecorded(const StructureRule& structure)
{
    if (!m_evidence.knowsBoxes || structure.kind != StructureRule::Kind::Boxes)
        return;
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const Registered* const recorded = m_evidence.tracks[m_states[i].track].registeredIn(m_states[i].frame);
        if (recorded && recorded->kind == Registered::Kind::Box && m_objects[i].box &&
            agrees(structure, m_objects[i], *recorded, m_margin))
            m_objects[i].box = recorded->box;
    }
}

/// Replaces predicted boxes by the recorded ones if they differ only by the rounding of angles, which a rule may
/// multiply.
void Workbench::takeRecordedRotations(const RotationRule& rotation)
{
    for (const std::size_t i : m_recorded) {
        const Registered* const recorded = m_evidence.tracks[m_states[i].track].registeredIn(m_states[i].frame);
        std::optional<Aabb>& box = m_objects[i].box;
        if (recorded->kind == Registered::Kind::Box && box && isWithinRoundingOf(rotation, *box, recorded->box))
            box = recorded->box;
    }
}

Judged Workbench::judgePlaced(Hypothesis hypothesis)
{
    Judged judged;
    judged.lost.resize(m_overlapping.size());
    const StructureRule& structure = hypothesis.structure;
    if (hypothesis.asking == Asking::Own)
        placeRight(structure);
    const RegistrationRule& rule = hypothesis.registration;
    const bool isOfTime = rule.time.kind != TimeRule::Kind::Now && rule.time.kind != TimeRule::Kind::AsRecorded;
    const bool isOfPlace = isOfTime || rule.rotation.isOfPlaces() || rule.rotation.isOfSides();
    if (!rule.rotation.isRight())
        takeRecordedRotations(rule.rotation);
    judged.isWrong = wrongIn(structure, marginFor(rule));
    if (isOfPlace)
        takeRecorded(structure);
    for (std::size_t i = 0; i < m_overlapping.size(); ++i) {
        const Sides& sides = m_overlappingSides[i];
        const bool isOther = i < m_missed && isRefuted(hypothesis, sides); // found pairs still contradict it
        judged.lost[i] = meets(hypothesis, sides) || isOther ? 0 : 1;
    }
    if (!hypothesis.conditions.empty()) {
        const auto& rows = features(cellsFor(structure, m_evidence));
        for (std::size_t i = 0; i < m_overlapping.size(); ++i)
            if (std::ranges::all_of(hypothesis.conditions, [&](const Condition& one) { return one.holds(rows[i]); }))
                judged.lost[i] = 1;
    }
    judged.tally = tallyOf(judged.lost);
    judged.wrong = static_cast<std::size_t>(std::ranges::count(judged.isWrong, 1));
    judged.bitsOfApart = bitsOfApart(hypothesis);
    judged.bits = hypothesis.price + codeLength(judged.tally) + judged.bitsOfApart +
                  kBitsOfWrong * static_cast<double>(judged.wrong);
    judged.hypothesis = std::move(hypothesis);
    return judged;
}

/// Only conditions on pairs are added. Unless they concern pairs that are apart as well, everything but the lost pairs
/// stays as it is.
Judged Workbench::judgeWith(const Judged& base, std::vector<Condition> conditions, double price)
{
    Hypothesis hypothesis = base.hypothesis;
    hypothesis.conditions = std::move(conditions);
    hypothesis.price += price;
    const auto isSkippedHere = [&](const Event& event) { return isSkipped(hypothesis, event); };
    const bool isPlain = base.hypothesis.conditions.empty() && base.hypothesis.asking == Asking::Registered;
    if (!isPlain || std::ranges::any_of(m_apart, isSkippedHere) || std::ranges::any_of(m_overlapping, isSkippedHere))
        return judge(std::move(hypothesis));
    Judged judged = base;
    const auto& rows = features(cellsFor(hypothesis.structure, m_evidence));
    for (std::size_t i = 0; i < m_overlapping.size(); ++i)
        if (std::ranges::all_of(hypothesis.conditions, [&](const Condition& one) { return one.holds(rows[i]); }))
            judged.lost[i] = 1;
    judged.tally = tallyOf(judged.lost);
    judged.bits = hypothesis.price + codeLength(judged.tally) + judged.bitsOfApart +
                  kBitsOfWrong * static_cast<double>(judged.wrong);
    judged.hypothesis = std::move(hypothesis);
    return judged;
}

Judged Workbench::judge(Hypothesis hypothesis)
{
    const Boxes boxes = boxesBy(hypothesis.registration, cellsFor(hypothesis.structure, m_evidence));
    return judge(std::move(hypothesis), boxes);
}

} // namespace broadside::diagnosis

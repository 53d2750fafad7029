#include "core/debug/diagnosis/search/candidate_rules.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/list_gaps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <set>
#include <span>

namespace broadside::diagnosis {
namespace {

constexpr double kFamilyPrice = 4.0;  // bits
constexpr double kUnnamedPrice = 6.0; // for cells that the game has not named
constexpr std::size_t kDistances = 24;

/// The numbers at evenly spaced ranks, each once.
std::vector<double> quantiles(std::vector<double> values, std::size_t most)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (values.size() <= most)
        return values;
    std::vector<double> chosen;
    for (std::size_t i = 0; i < most; ++i)
        chosen.push_back(values[i * (values.size() - 1) / (most - 1)]);
    return chosen;
}

/// Lengths of the motions of objects in missed and found pairs, without objects at rest.
std::vector<double> motionsIn(const Evidence& evidence)
{
    std::vector<double> motions;
    for (const Event& event : evidence.events)
        for (const TrackIndex side : {event.a, event.b}) {
            const Track& track = evidence.tracks[side];
            if (!event.overlaps() || event.frame == track.first)
                continue;
            const double moved = length(track.boxIn(event.frame).center() - track.boxIn(event.frame - 1).center());
            if (moved > 0.0)
                motions.push_back(moved);
        }
    return motions;
}

std::vector<double> roundNumbersBetween(double low, double high)
{
    std::vector<double> numbers;
    for (double decade = powerOfTen(decadeOf(low)); decade <= high; decade *= 10.0)
        for (const double mantissa :
             {1.0, 1.2, 1.5, 1.6, 2.0, 2.4, 2.5, 3.0, 3.2, 4.0, 4.8, 5.0, 6.0, 6.4, 7.5, 8.0, 9.6})
            if (const double number = decade * mantissa; number >= low && number <= high)
                numbers.push_back(number);
    for (double power = std::exp2(std::floor(std::log2(low))); power <= high; power *= 2.0)
        if (power >= low)
            numbers.push_back(power);
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

/// Adds a rule for each value. All have the same price.
template<class Rule, class Make>
void addFamily(std::vector<Priced<Rule>>& rules, std::span<const double> values, Make make)
{
    const double price = kFamilyPrice + std::log2(static_cast<double>(std::max<std::size_t>(values.size(), 1)));
    for (const double value : values)
        rules.push_back({make(value), price});
}
template<class Rule, class Make>
void addFamily(std::vector<Priced<Rule>>& rules, std::initializer_list<double> values, Make make)
{
    addFamily(rules, std::span(values.begin(), values.size()), make);
}

/// How far apart reported boxes may be: the gaps that cover certain shares of the reported pairs that are apart.
std::vector<double> margins(const Evidence& evidence)
{
    constexpr std::size_t kFew = 20;
    std::vector<double> gaps;
    for (const Event& event : evidence.events)
        if (event.fate == Fate::Far) {
            gaps.push_back(
                gapOf(evidence.tracks[event.a].boxIn(event.frame), evidence.tracks[event.b].boxIn(event.frame)));
        }
    if (gaps.size() < kFew)
        return {};
    std::ranges::sort(gaps);
    std::vector<double> margins;
    for (const double share : {0.5, 0.75, 0.9, 0.98, 1.0})
        margins.push_back(gaps[static_cast<std::size_t>(share * static_cast<double>(gaps.size() - 1))]);
    std::erase(margins, 0.0);
    margins.erase(std::unique(margins.begin(), margins.end()), margins.end());
    return margins;
}

void addStructures(std::vector<Priced<StructureRule>>& rules, const GameCells& cells, double price)
{
    using Kind = StructureRule::Kind;
    using Outside = StructureRule::Outside;
    const auto add = [&](Kind kind, std::int64_t ring, Outside outside) {
        const StructureRule rule{kind, ring, outside, cells};
        rules.push_back({rule, price + priceOf(rule)});
    };
    add(Kind::Extents, 0, Outside::Endless);
    add(Kind::Extents, 1, Outside::Endless);
    if (cells.columns > 0) {
        add(Kind::Extents, 0, Outside::Dropped);
        add(Kind::Extents, 0, Outside::Clamped);
        add(Kind::Centre, 0, Outside::Dropped);
        add(Kind::Centre, 1, Outside::Dropped);
        add(Kind::Corners, 0, Outside::Dropped);
        add(Kind::Corners, 0, Outside::Clamped);
        add(Kind::Extents, 0, Outside::HighDropped);
    }
    for (const std::int64_t ring : {0, 1, 2})
        add(Kind::Centre, ring, Outside::Endless);
    for (const std::int64_t ring : {0, 1})
        add(Kind::LowCorner, ring, Outside::Endless);
    for (const Kind kind : {Kind::CentreAsked, Kind::Corners, Kind::TwoCorners})
        add(kind, 0, Outside::Endless);
}

} // namespace

std::vector<double> usualCellSizes(const Evidence& evidence)
{
    constexpr double kSmallest = 0.5; // of a median object
    constexpr double kLargest = 40.0;
    return roundNumbersBetween(kSmallest * evidence.medianSize, kLargest * evidence.medianSize);
}

std::vector<Priced<StructureRule>> cellStructures(const GameCells& cells, double price)
{
    std::vector<Priced<StructureRule>> rules;
    addStructures(rules, cells, price);
    return rules;
}

std::vector<Priced<StructureRule>> patternStructures(const GameCells& cells, double price)
{
    using Kind = StructureRule::Kind;
    using Outside = StructureRule::Outside;
    std::vector<Priced<StructureRule>> rules;
    const auto add = [&](Kind kind, std::int64_t most, Outside outside) {
        const StructureRule rule{kind, most, outside, cells};
        rules.push_back({rule, price + priceOf(rule)});
    };
    const auto addPattern = [&](Kind kind, std::int64_t most) {
        add(kind, most, Outside::Endless);
        if (cells.columns > 0) {
            add(kind, most, Outside::Clamped);
            add(kind, most, Outside::Dropped);
        }
    };
    for (const Kind kind :
         {Kind::FivePoints, Kind::Outline, Kind::Circle, Kind::EverySecond, Kind::HighRow, Kind::HighColumn,
          Kind::Diagonal, Kind::WithoutFirstRow, Kind::WithoutLastRow, Kind::WithoutFirstColumn,
          Kind::WithoutLastColumn, Kind::CountFromSize, Kind::SwappedCounts, Kind::LowRounded, Kind::Cross,
          Kind::CentreRow, Kind::CentreColumn, Kind::MiddlesInBox, Kind::WhollyInBox})
        addPattern(kind, 0);
    addPattern(Kind::Circle, 1);
    addPattern(Kind::Cross, 1);
    for (const std::int64_t points : {3, 4, 5, 6, 7, 8, 9, 10})
        addPattern(Kind::Diagonal, points);
    for (const std::int64_t most : {0, 1, 2, 3, 4, 6, 8, 9, 16})
        addPattern(Kind::ChessBoard, most);
    for (const Kind kind : {Kind::AtMostColumns, Kind::AtMostRows, Kind::AtMostCells})
        for (const std::int64_t most : {1, 2, 3, 4, 8, 16})
            addPattern(kind, most);
    return rules;
}

std::vector<Priced<StructureRule>> candidateStructures(const Evidence& evidence)
{
    std::vector<Priced<StructureRule>> rules{{StructureRule{}, 0.0}};
    for (const double margin : margins(evidence)) {
        StructureRule rule;
        rule.margin = margin;
        rules.push_back({rule, priceOf(rule)});
    }
    if (evidence.knowsBoxes)
        return rules;
    if (evidence.cells) {
        addStructures(rules, *evidence.cells, 0.0);
        for (const auto outside : {StructureRule::Outside::Endless, StructureRule::Outside::Clamped}) {
            const StructureRule loose{StructureRule::Kind::CentreLoose, 0, outside, *evidence.cells};
            if (outside == StructureRule::Outside::Endless || evidence.cells->columns > 0)
                rules.push_back({loose, priceOf(loose)});
        }
        const auto patterns = patternStructures(*evidence.cells, 0.0);
        rules.insert(rules.end(), patterns.begin(), patterns.end());
        return rules;
    }
    const std::vector<double> sizes = usualCellSizes(evidence);
    const double price = kUnnamedPrice + std::log2(static_cast<double>(std::max<std::size_t>(sizes.size(), 1)));
    for (const double size : sizes)
        addStructures(rules, {{size, size}, {}, 0, 0}, price);
    return rules;
}

namespace {

/// In each of some frames with dynamic objects behind the limit, these are exactly the dynamic objects of one name.
bool isBorderOfName(const Evidence& evidence, double limit)
{
    constexpr std::size_t kFrames = 8;
    const std::size_t every = std::max<std::size_t>(evidence.frames.size() / kFrames, 1);
    bool isBorder = false;
    for (std::size_t i = 0; i < evidence.frames.size(); i += every) {
        const FrameFacts& frame = evidence.frames[i];
        std::set<std::uint32_t> before;
        std::set<std::uint32_t> behind;
        for (const TrackIndex track : frame.present)
            if (evidence.tracks[track].isDynamic)
                (static_cast<double>(frame.placeOf(track)) < limit ? before : behind)
                    .insert(evidence.tracks[track].name);
        if (behind.empty())
            continue;
        if (behind.size() > 1 || before.contains(*behind.begin()))
            return false;
        isBorder = true;
    }
    return isBorder;
}

/// Adds limits of the game's list: objects from some place on are left out. A limit that leaves out exactly the objects
/// of one name is more expensive, because their name is the likelier reason.
void addLimitsOfTheList(std::vector<Priced<TimeRule>>& rules, const Evidence& evidence)
{
    using Kind = TimeRule::Kind;
    constexpr double kCoincidence = 20.0; // bits
    std::vector<Priced<TimeRule>> limits;
    for (const Kind kind : {Kind::PlaceFrom, Kind::PlaceBelow})
        addFamily(limits, {16,  20,  24,  30,  32,  40,  48,  50,  60,  64,  80,  90,  96,  100,  110, 120,
                           128, 140, 150, 160, 180, 200, 220, 250, 256, 300, 400, 500, 512, 1000, 1024},
                  [kind](double number) {
                      return TimeRule{kind, number};
                  });
    for (Priced<TimeRule>& limit : limits)
        if (isBorderOfName(evidence, limit.rule.number))
            limit.price += kCoincidence;
    rules.insert(rules.end(), limits.begin(), limits.end());
}

/// Adds rules for boxes that follow motions, and for objects that are forgotten when others are removed.
void addOfMoves(std::vector<Priced<TimeRule>>& rules, const Evidence& evidence)
{
    using Kind = TimeRule::Kind;
    constexpr double kPriceOfTwo = 6.4; // bits of two numbers
    const auto of = [](Kind kind) { return [kind](double number) { return TimeRule{kind, number}; }; };
    addFamily(rules, {0.5, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98, 0.99, 1.01, 1.02, 1.05, 1.1, 1.2, 1.25, 1.5, 2.0},
              of(Kind::ShareOfMoves));
    const double metre = evidence.coordinates.unitsPerMetre;
    addFamily(rules, metre == 1.0 ? std::vector{1.0} : std::vector{1.0, metre}, of(Kind::WholeMoves));
    addFamily(rules, {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30}, of(Kind::MovingSince));
    for (const double steps : {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 15.0, 20.0, 30.0, 40.0, 60.0})
        for (const double share : {1.0, 0.5})
            rules.push_back({TimeRule{Kind::AfterJump, steps, share}, kFamilyPrice + (share == 1.0 ? 3.8 : 5.8)});
    for (const double first : {1.0, 2.0, 3.0, 5.0, 8.0, 10.0, 15.0, 20.0, 30.0})
        for (const double count : {1.0, 5.0, 10.0, 20.0, 30.0, 60.0})
            rules.push_back({TimeRule{Kind::AbsentBetween, first, first + count}, kFamilyPrice + kPriceOfTwo});
    rules.push_back({TimeRule{Kind::CountKept}, kFamilyPrice});
    const auto moved = std::make_shared<const std::vector<FrameIndex>>(movedIntoGaps(evidence));
    rules.push_back({TimeRule{Kind::MovedIntoGap, 0.0, 0.0, moved}, kFamilyPrice});
}

/// Registered again by how far it is from its registered place, or moves towards higher coordinates.
void addDistances(std::vector<Priced<TimeRule>>& rules, const Evidence& evidence)
{
    using Kind = TimeRule::Kind;
    const auto of = [](Kind kind) { return [kind](double number) { return TimeRule{kind, number}; }; };
    std::vector<double> distances = roundNumbersBetween(0.05 * evidence.medianSize, 8.0 * evidence.medianSize);
    if (evidence.cells)
        for (const double part : {0.25, 0.5, 1.0})
            distances.push_back(part * evidence.cells->size.x);
    addFamily(rules, quantiles(distances, 2 * kDistances), of(Kind::MovedFar));
    std::vector<double> near = quantiles(distances, kDistances);
    if (evidence.cells)
        for (const double part : {1.0, 1.5, 2.0})
            near.push_back(part * evidence.cells->size.x);
    addFamily(rules, near, of(Kind::MovedNear));
    const auto higher = [](Kind kind) {
        return [kind](double number) { return TimeRule{kind, number, 0.0, {}, {}, TimeRule::Metric::Higher}; };
    };
    addFamily(rules, {0.0, 0.1, 0.5, 1.0, 2.0, 4.0}, higher(Kind::MovedFar));
    addFamily(rules, {0.1, 0.5, 1.0, 2.0}, higher(Kind::FastOnly));
}

/// Objects are registered again in turns. Indices may begin at 0 where ids begin at 1, and the game's count of steps
/// may begin anywhere, so each object of a turn may be the first one.
void addTurns(std::vector<Priced<TimeRule>>& rules)
{
    using Kind = TimeRule::Kind;
    for (const Kind kind : {Kind::RoundRobin, Kind::RoundRobinBack, Kind::TurnsByPlace, Kind::TurnsByPlaceBack}) {
        const bool isOfPlaces = kind == Kind::TurnsByPlace || kind == Kind::TurnsByPlaceBack;
        for (const double every : {2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0, 16.0, 20.0}) {
            rules.push_back({TimeRule{kind, every}, kFamilyPrice + (isOfPlaces ? 5.0 : 4.0)});
            for (double phase = 1.0; phase < std::min(every, 9.0); ++phase)
                rules.push_back({TimeRule{kind, every, phase}, kFamilyPrice + (isOfPlaces ? 7.0 : 6.0)});
        }
    }
}

} // namespace

std::vector<Priced<TimeRule>> candidateTimes(const Evidence& evidence)
{
    using Kind = TimeRule::Kind;
    constexpr std::size_t kMotions = 32;
    std::vector<Priced<TimeRule>> rules;
    const auto of = [](Kind kind) { return [kind](double number) { return TimeRule{kind, number}; }; };
    addFamily(rules, {0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 25, 30, 40, 45, 60},
              of(Kind::Late));
    for (const Kind kind : {Kind::LateByPlace, Kind::LateById})
        addFamily(rules, {2, 3, 4, 5, 6, 8, 10}, of(kind));
    addFamily(rules, {5, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 100, 120}, of(Kind::LateMore));
    rules.push_back({TimeRule{Kind::Never, 0.0, 0.0}, kFamilyPrice}); // of some objects: see candidateScopes()
    addFamily(rules, {0.5, 1, 1.5, 2, 3, 4}, of(Kind::Early));
    for (const Kind kind : {Kind::Once, Kind::CellChanged, Kind::LowCellChanged, Kind::HighCellChanged,
                            Kind::ColumnChanged, Kind::RowChanged, Kind::CellsNotAdded, Kind::CountChanged, Kind::AxisX,
                            Kind::AxisY, Kind::BothAxes, Kind::OldIdUntilMoved, Kind::JumpKeepsCells})
        if (const TimeRule rule{kind, 0.0}; !rule.needsCells() || evidence.cells)
            rules.push_back({rule, kFamilyPrice});
    if (evidence.cells &&
        std::ranges::any_of(evidence.tracks, [](const Track& one) { return one.earlier.has_value(); }))
        rules.push_back({TimeRule{Kind::BackInCells}, kFamilyPrice});
    const std::vector<double> motions = quantiles(motionsIn(evidence), kMotions);
    if (!motions.empty()) {
        const std::vector<double> rounds = roundNumbersBetween(std::max(motions.front(), 1e-3 * evidence.medianSize),
                                                               motions.back() + evidence.medianSize);
        std::vector<double> speeds = motions;
        speeds.insert(speeds.end(), rounds.begin(), rounds.end());
        addFamily(rules, speeds, of(Kind::FastOnly));
        addFamily(rules, speeds, of(Kind::SlowOnly));
        addDistances(rules, evidence);
        addFamily(rules, rounds, of(Kind::SpeedLimit));
        const std::vector<double> units = evidence.coordinates.unitsPerMetre == 1.0
                                              ? std::vector{1.0}
                                              : std::vector{1.0, evidence.coordinates.unitsPerMetre};
        addFamily(rules, units, of(Kind::UnitChanged));
        addFamily(rules, units, of(Kind::LowUnitChanged));
    }
    addFamily(rules, {0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9}, of(Kind::Smoothed));
    addFamily(rules, {5, 8, 10, 12, 15, 20, 30, 40, 50, 60, 100, 120}, of(Kind::RestedInAll));
    if (evidence.knowsRegistrations())
        for (const Kind kind : {Kind::RestedInARow, Kind::AtFirstRest})
            addFamily(rules, {5, 8, 10, 12, 15, 20, 30, 40, 50, 60, 100, 120}, of(kind));
    addFamily(rules, {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 24, 25, 30, 60}, of(Kind::EveryStep));
    for (const double every : {2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        for (double phase = 1.0; phase < every; ++phase)
            rules.push_back({TimeRule{Kind::EveryStep, every, phase}, kFamilyPrice + 6.0});
    for (const double every : {2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        for (double phase = 0.0; phase < every; ++phase)
            rules.push_back({TimeRule{Kind::Rebuilt, every, phase}, kFamilyPrice + 6.0});
    addTurns(rules);
    addFamily(rules, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 45, 60}, of(Kind::Young));
    addFamily(rules, {1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60, 120}, of(Kind::Resting));
    addFamily(rules, {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 1e6}, of(Kind::OldId));
    if (const auto slots = std::make_shared<const std::vector<FrameIndex>>(earlierOfSlots(evidence));
        std::ranges::any_of(*slots, [](FrameIndex one) { return one != kNoFrame; }))
        addFamily(rules, {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 1e6}, [&slots](double number) {
            return TimeRule{Kind::OldSlot, number, 0.0, slots};
        });
    addLimitsOfTheList(rules, evidence);
    addOfMoves(rules, evidence);
    std::vector<double> ids;
    for (const Track& track : evidence.tracks)
        ids.push_back(static_cast<double>(track.id.value));
    addFamily(rules, quantiles(std::move(ids), kDistances), of(Kind::IdFrom));
    return rules;
}

std::vector<Priced<TimeRule>> candidateRenewals(double margin)
{
    using Kind = TimeRule::Kind;
    std::vector<Priced<TimeRule>> rules;
    const std::vector<double> reaches =
        margin > 0.0 ? std::vector{0.0, 0.5 * margin, margin, 2.0 * margin} : std::vector{0.0};
    for (const Kind kind : {Kind::CentreLeft, Kind::LeftAlongX, Kind::LeftAlongY, Kind::BoxLeft})
        addFamily(rules, reaches, [kind](double number) { return TimeRule{kind, number}; });
    return rules;
}

namespace {

/// The lengths of sides that most objects have.
std::vector<double> usualSides(const Evidence& evidence, std::size_t most)
{
    std::map<double, std::size_t> counts;
    for (const Track& track : evidence.tracks)
        for (const double side : {track.boxes.front().width(), track.boxes.front().height()})
            ++counts[std::round(side * 1e6) / 1e6];
    std::vector<std::pair<double, std::size_t>> sides(counts.begin(), counts.end());
    std::ranges::stable_sort(sides, std::greater<>{}, &std::pair<double, std::size_t>::second);
    std::vector<double> chosen;
    for (std::size_t i = 0; i < std::min(most, sides.size()); ++i)
        chosen.push_back(sides[i].first);
    return chosen;
}

double longestSide(const Evidence& evidence)
{
    double longest = 0.0;
    for (const Track& track : evidence.tracks)
        longest = std::max({longest, track.boxes.front().width(), track.boxes.front().height()});
    return longest;
}

} // namespace

std::vector<Priced<AxisRules>> candidateAxes(const Evidence& evidence)
{
    using Kind = AxisRule::Kind;
    std::vector<Priced<AxisRule>> single;
    const auto of = [](Kind kind) { return [kind](double number) { return AxisRule{kind, number}; }; };
    for (const Kind kind : {Kind::Centre, Kind::Low, Kind::High, Kind::ShortSide, Kind::OtherSide,
                            Kind::OtherSideFromLow, Kind::FirstSize, Kind::CornerAtCentre, Kind::CentreAtCorner})
        single.push_back({AxisRule{kind, 0.0}, kFamilyPrice});
    for (const Kind kind : {Kind::Truncated, Kind::Floored, Kind::Rounded, Kind::TruncatedSize, Kind::FlooredSize,
                            Kind::RoundedSize, Kind::TruncatedLow, Kind::FlooredLow, Kind::RoundedLow,
                            Kind::FlooredHalf, Kind::LessOne, Kind::TruncatedLessOne})
        single.push_back({AxisRule{kind, 0.0}, kFamilyPrice + 1.0});
    std::vector<double> units; // smaller ones hardly move anything, and larger ones nearly everything
    for (const double unit : {0.1, 0.125, 0.25, 0.5, 2.0, 4.0, 5.0, 8.0, 10.0, 16.0, 32.0})
        if (unit >= 0.02 * evidence.medianSize && unit <= 1.5 * evidence.medianSize)
            units.push_back(unit);
    for (const Kind kind : {Kind::Truncated, Kind::Floored, Kind::Rounded, Kind::FlooredSize, Kind::RoundedSize,
                            Kind::FlooredLow, Kind::RoundedLow, Kind::FlooredHalf})
        addFamily(single, units, of(kind));
    addFamily(single, {0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 0.95}, of(Kind::Scaled));
    addFamily(single, {0.25, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9}, of(Kind::ScaledFromLow));
    addFamily(single, usualSides(evidence, 6), of(Kind::FixedSize));
    addFamily(single, roundNumbersBetween(0.02 * evidence.medianSize, 0.5 * evidence.medianSize), of(Kind::Inset));
    addFamily(single, roundNumbersBetween(0.02 * evidence.medianSize, evidence.medianSize), of(Kind::HighInset));
    std::vector<double> caps = roundNumbersBetween(0.3 * evidence.medianSize, 8.0 * evidence.medianSize);
    if (evidence.cells)
        caps.push_back(evidence.cells->size.x);
    addFamily(single, caps, of(Kind::Capped));
    std::vector<double> shifts;
    for (const double by : roundNumbersBetween(0.1 * evidence.medianSize, 4.0 * evidence.medianSize)) {
        shifts.push_back(by);
        shifts.push_back(-by);
    }
    addFamily(single, shifts, of(Kind::Shifted));
    if (!evidence.knowsRegistrations()) // else relations say it, and with its numbers: box_relation.h
        addFamily(single, {-1.0, 1.0}, of(Kind::BySize));
    const double longest = longestSide(evidence);
    std::erase_if(single, [&](const Priced<AxisRule>& one) { // half of each side would be cut to 0: see Kind::Centre
        const double unit = one.rule.number > 0.0 ? one.rule.number : 1.0;
        return one.rule.kind == Kind::FlooredHalf && longest < 2.0 * unit;
    });
    std::vector<Priced<AxisRules>> rules;
    for (const Priced<AxisRule>& one : single) {
        rules.push_back({{one.rule, one.rule}, one.price});
        rules.push_back({{one.rule, {}}, one.price + 1.0});
        rules.push_back({{{}, one.rule}, one.price + 1.0});
    }
    for (const Kind kind : {Kind::QuarterTurned, Kind::LeastSize})
        rules.push_back({{{kind}, {kind}}, kFamilyPrice});
    return rules;
}

std::vector<Priced<When>> candidateWhens(const Evidence& evidence)
{
    using Kind = When::Kind;
    std::vector<Priced<When>> whens;
    const auto of = [](Kind kind) { return [kind](double number) { return When{kind, number}; }; };
    addFamily(whens, {1, 5, 10, 20, 30, 60}, of(Kind::Resting));
    addFamily(whens, {1, 2, 3, 5, 8, 10, 20, 30}, of(Kind::Young));
    addFamily(whens, {1, 2, 3, 4, 5, 8, 10, 20, 30}, of(Kind::AfterJump));
    std::vector<double> steps;
    std::vector<double> objects;
    std::vector<double> places;
    constexpr std::size_t kMost = 8;
    for (const FrameFacts& frame : evidence.frames) {
        steps.push_back(static_cast<double>(frame.step));
        objects.push_back(static_cast<double>(frame.objects));
    }
    const double last = steps.empty() ? 0.0 : steps.back();
    for (double step = 10.0; step < last; step *= 1.41)
        places.push_back(std::round(0.1 * step) * 10.0);
    addFamily(whens, quantiles(places, kMost), of(Kind::StepFrom));
    addFamily(whens, quantiles(objects, kMost), of(Kind::ManyObjects));
    const double most = objects.empty() ? 0.0 : std::ranges::max(objects);
    addFamily(whens, {0.25 * most, 0.5 * most, 0.75 * most}, of(Kind::PlaceFrom));
    for (const Kind kind :
         {Kind::MovesLeft, Kind::MovesRight, Kind::MovesLow, Kind::MovesHigh, Kind::OddSteps, Kind::EvenSteps})
        whens.push_back({{kind}, kFamilyPrice + 1.0});
    return whens;
}

std::vector<Priced<Scope>> candidateScopes(const Evidence& evidence)
{
    using Kind = Scope::Kind;
    constexpr std::size_t kMostNames = 16;
    constexpr std::size_t kMostSides = 8;
    constexpr double kPrice = 3.0;
    std::vector<Priced<Scope>> scopes{{{Kind::Dynamic, 0.0, 0}, kPrice},
                                      {{Kind::Static, 0.0, 0}, kPrice},
                                      {{Kind::OddIds, 0.0, 0}, kPrice + 2.0},
                                      {{Kind::EvenIds, 0.0, 0}, kPrice + 2.0}};
    const std::size_t names = evidence.names.size() > 1 ? std::min(evidence.names.size(), kMostNames) : 0;
    for (std::size_t name = 0; name < names; ++name)
        scopes.push_back({{Kind::Named, 0.0, static_cast<std::uint32_t>(name)},
                          kPrice + std::log2(static_cast<double>(evidence.names.size()))});
    std::vector<double> sides;
    for (const Track& track : evidence.tracks)
        sides.push_back(std::max(track.boxes.front().width(), track.boxes.front().height()));
    for (const double side : quantiles(std::move(sides), kMostSides)) {
        scopes.push_back({{Kind::LongerThan, side, 0}, kPrice + 4.0});
        scopes.push_back({{Kind::ShorterThan, side, 0}, kPrice + 4.0});
    }
    return scopes;
}

} // namespace broadside::diagnosis

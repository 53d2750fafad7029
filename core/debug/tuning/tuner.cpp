#include "core/debug/tuning/tuner.h"

#include "core/base/decades.h"
#include "core/base/message/common_messages.h"
#include "core/broadphase/limits.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/tuning/tuning_messages.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr double kAsFast = 1.03; // ratio of two times whose order a second measurement may reverse
constexpr double kAsGood = 1.05;
constexpr double kNearly = 1.1;

double cellCount(const WorldSettings& world, double cellSize)
{
    return GridLayout(world.width, world.height, cellSize).cellCount();
}

/// The double nearest to the rounded decimal: 0.998, not 0.9980000000000002.
double roundedToDigits(double value, int digits)
{
    const int decimals = digits - 1 - decadeOf(value);
    const double unit = powerOfTen(std::abs(decimals));
    return decimals > 0 ? std::round(value * unit) / unit : std::round(value / unit) * unit;
}

double microsecondsOf(const Measured& point) { return point.played.microseconds; }

texts::Number inMetres(double metres) { return {metres, 3}; }

/// The points that are worth comparing: for a textbook algorithm, only the sizes with which it misses the fewest pairs.
std::vector<Measured> eligible(std::span<const Measured> points)
{
    const std::uint64_t fewest = std::ranges::min_element(points, {}, &Measured::missed)->missed;
    std::vector<Measured> list;
    std::ranges::copy_if(points, std::back_inserter(list), [&](const Measured& p) { return p.missed == fewest; });
    return list;
}

const Measured& chosenFrom(const std::vector<Measured>& list)
{
    const double best = microsecondsOf(*std::ranges::min_element(list, {}, microsecondsOf));
    const Measured* chosen = nullptr;
    for (const Measured& point : list)
        if (microsecondsOf(point) <= kAsFast * best && (!chosen || point.played.memory <= chosen->played.memory))
            chosen = &point;
    return *chosen;
}

/// The sizes around the chosen one that are nearly as fast, without a gap.
SizeRange plateau(const std::vector<Measured>& list, const Measured& chosen)
{
    const auto nearly = [&](const Measured& point) {
        return microsecondsOf(point) <= kNearly * microsecondsOf(chosen);
    };
    const auto at =
        std::ranges::find(list, chosen.settings.cellSize, [](const Measured& p) { return p.settings.cellSize; });
    auto first = at;
    while (first != list.begin() && nearly(*std::prev(first)))
        --first;
    auto last = at;
    while (std::next(last) != list.end() && nearly(*std::next(last)))
        ++last;
    return {first->settings.cellSize, last->settings.cellSize};
}

/// See Recommendation::good.
SizeRange goodSizes(const std::vector<Measured>& list, const Measured& chosen, const Recommendation& made)
{
    if (made.microseconds * kNearly < microsecondsOf(chosen))
        return {made.cellSize, made.cellSize}; // the present size is much faster than all tried ones
    SizeRange good = made.hardlyMatters ? SizeRange{list.front().settings.cellSize, list.back().settings.cellSize}
                                        : plateau(list, chosen);
    good.from = std::min(good.from, made.cellSize);
    good.to = std::max(good.to, made.cellSize);
    return good;
}

/// How long a step takes with the recommended cells, compared with the present ones.
Message timeSentence(const Measured* present, const Recommendation& made)
{
    if (!present)
        return texts::tuneTakes(inMetres(made.cellSize), made.microseconds);
    const texts::Number presentSize = inMetres(present->settings.cellSize);
    if (!made.gain)
        return texts::tuneMissesMore(inMetres(made.cellSize), made.microseconds, presentSize);
    const double took = microsecondsOf(*present);
    if (took / made.microseconds > kAsGood)
        return texts::tuneTakesLess(inMetres(made.cellSize), made.microseconds, *made.gain, presentSize, took);
    return texts::tuneAsGood(inMetres(made.cellSize), made.microseconds, presentSize, took);
}

Message reasonFor(const std::vector<Measured>& list, std::size_t measured, const Measured* present,
                  const Recommendation& made)
{
    Message text = timeSentence(present, made);
    if (made.hardlyMatters)
        text = texts::sentences(
            texts::tuneHardlyMatters(inMetres(list.front().settings.cellSize), inMetres(list.back().settings.cellSize)),
            std::move(text));
    const SizeRange near = plateau(list, chosenFrom(list));
    if (!made.hardlyMatters && near.from < near.to)
        text = texts::sentences(std::move(text), texts::tuneNear(inMetres(near.from), inMetres(near.to)));
    if (list.size() < measured)
        text = texts::sentences(std::move(text), texts::tuneLeftOut(infoOf(list.front().settings.algorithm).name));
    return text;
}

/// The present cells are faster than all tried sizes.
Message reasonToKeep(const Measured& present, const Measured& best)
{
    return texts::tuneKeep(inMetres(present.settings.cellSize), microsecondsOf(present),
                           inMetres(best.settings.cellSize), microsecondsOf(best));
}

} // namespace

SizeRange sensibleCellSizes(const ObjectTable& objects, const WorldSettings& world)
{
    constexpr double kCrowd = 64.0;        // objects in a cell, if they were spread evenly
    constexpr double kFewCells = 65'536.0; // cells whose cost is negligible
    constexpr double kLeastSpan = 8.0;     // ratio of the largest size to the smallest
    const std::vector<double> sides = collidableSides(objects);
    const double larger = std::max(world.width, world.height);
    if (sides.empty() || !(sides.back() > 0.0))
        return {roundedToDigits(larger / 64.0, 2), larger};
    const auto count = static_cast<double>(sides.size());
    const double middle = sides[sides.size() / 2];
    SizeRange range{0.5 * (middle > 0.0 ? middle : sides.back()), 10.0 * sides.back()};
    const double mostCells =
        std::min(std::max(kFewCells, kCrowd * count), 0.5 * static_cast<double>(limits::kDenseCells));
    while (cellCount(world, range.from) > mostCells)
        range.from *= 1.25;
    range.to = std::min({range.to, larger, std::sqrt(kCrowd * world.width * world.height / count)});
    range.to = std::min(std::max(range.to, kLeastSpan * range.from), limits::kCoordinate);
    return {roundedToDigits(range.from, 2), roundedToDigits(range.to, 2)};
}

std::vector<double> logarithmicSizes(const SizeRange& range, std::size_t count)
{
    constexpr double kRoundedApart = 1.02; // above this ratio, three digits keep two sizes distinct
    if (count == 1 || range.from == range.to)
        return {range.from};
    const double ratio = std::pow(range.to / range.from, 1.0 / static_cast<double>(count - 1));
    std::vector<double> sizes;
    for (std::size_t i = 0; i < count; ++i) {
        const double size = range.from * std::pow(ratio, static_cast<double>(i));
        sizes.push_back(ratio > kRoundedApart ? roundedToDigits(size, 3) : size);
    }
    sizes.front() = range.from;
    sizes.back() = range.to;
    return sizes;
}

Recommendation recommend(std::span<const Measured> points, const Measured* present)
{
    const std::vector<Measured> list = eligible(points);
    const Measured& chosen = chosenFrom(list);
    const auto [fastest, slowest] = std::ranges::minmax(list, {}, microsecondsOf);
    Recommendation made;
    made.cellSize = chosen.settings.cellSize;
    made.microseconds = microsecondsOf(chosen);
    made.hardlyMatters = list.size() > 1 && microsecondsOf(slowest) <= kNearly * microsecondsOf(fastest);
    const bool isComparable = present && present->missed <= chosen.missed && microsecondsOf(*present) > 0.0;
    if (isComparable && microsecondsOf(*present) < made.microseconds) {
        made.cellSize = present->settings.cellSize;
        made.microseconds = microsecondsOf(*present);
        made.gain = 0.0;
        made.good = goodSizes(list, chosen, made);
        made.reason = reasonToKeep(*present, chosen);
        return made;
    }
    if (isComparable)
        made.gain = 1.0 - made.microseconds / microsecondsOf(*present);
    made.good = goodSizes(list, chosen, made);
    made.reason = reasonFor(list, points.size(), present, made);
    return made;
}

namespace {

Message countedText(const Measured& measured)
{
    return texts::tuneCounted(measured.played.candidates, microsecondsOf(measured));
}

/// Sorts the results by what was asked for.
void sortInto(Tuning& tuning, std::vector<Measured> measured, const TunerOptions& options, bool hasPresent)
{
    const std::size_t count = options.cellSizes.size();
    std::vector<Measured> ofGame;
    for (std::size_t i = 0; i < measured.size(); ++i) {
        Measured& one = measured[i];
        if (one.rule)
            ofGame.push_back(std::move(one));
        else if (i < count)
            tuning.points.push_back(std::move(one));
        else if (i == count && hasPresent)
            tuning.present = std::move(one);
        else
            tuning.others.push_back(std::move(one));
    }
    if (!options.gameRule || ofGame.size() != count + 1)
        return;
    GameTuning game;
    game.rule = *options.gameRule;
    game.present = std::move(ofGame.back());
    ofGame.pop_back();
    game.points = std::move(ofGame);
    tuning.game = std::move(game);
}

/// The rule of the game, with its own cells last.
std::vector<CellRule> rulesFrom(const TunerOptions& options)
{
    std::vector<CellRule> rules;
    if (!options.gameRule)
        return rules;
    for (const double cellSize : options.cellSizes)
        rules.push_back(options.gameRule->withCells(cellSize));
    rules.push_back(*options.gameRule);
    return rules;
}

} // namespace

Recommendation recommendForGame(std::span<const Measured> points, const Measured& present, const Recommendation* inGrid)
{
    const Measured* chosen = &present;
    for (const Measured& point : points) {
        const bool isBetter = point.missed <= present.missed && point.played.candidates <= present.played.candidates &&
                              kAsFast * microsecondsOf(point) < microsecondsOf(present);
        if (isBetter && microsecondsOf(point) < microsecondsOf(*chosen))
            chosen = &point;
    }
    Recommendation made;
    made.cellSize = chosen->settings.cellSize;
    made.good = {made.cellSize, made.cellSize};
    made.microseconds = microsecondsOf(*chosen);
    made.gain = microsecondsOf(present) > 0.0 ? 1.0 - made.microseconds / microsecondsOf(present) : 0.0;
    const Message rule = nameOf(*present.rule);
    made.reason = chosen == &present ? texts::tuneGameKeep(rule, inMetres(made.cellSize), countedText(present))
                                     : texts::tuneGameChange(rule, countedText(*chosen), inMetres(made.cellSize),
                                                             countedText(present), inMetres(present.settings.cellSize));
    if (inGrid)
        made.reason = texts::sentences(std::move(made.reason), texts::tuneOwnAlgorithm(inGrid->microseconds));
    return made;
}

Result<Tuning> tune(const Footage& footage, const BroadPhaseSettings& present, const TunerOptions& options)
{
    Tuning tuning;
    tuning.algorithm = infoOf(present.algorithm).usesCellSize ? present.algorithm : kUsualAlgorithm;
    std::vector<BroadPhaseSettings> settings;
    for (const double cellSize : options.cellSizes)
        settings.push_back({tuning.algorithm, cellSize});
    const BroadPhaseSettings asIs{tuning.algorithm, present.cellSize};
    const bool canBeAsIs =
        options.withPresent && makeBroadPhase(asIs, footage.worldWidth(), footage.worldHeight()).ok();
    if (canBeAsIs)
        settings.push_back(asIs);
    for (const AlgorithmInfo& info : algorithms())
        if (options.withOthers && info.isAvailable() && !info.usesCellSize)
            settings.push_back({info.algorithm, present.cellSize});
    MeasureOptions measuring = options.measure;
    measuring.rules = rulesFrom(options);
    auto measured = measure(footage, settings, measuring);
    if (!measured)
        return measured.problem();
    tuning.complete = !options.measure.stop.stop_requested();
    sortInto(tuning, std::move(*measured), options, canBeAsIs);
    if (!tuning.points.empty())
        tuning.recommended = recommend(tuning.points, tuning.present ? &*tuning.present : nullptr);
    if (tuning.game) {
        const Recommendation inGrid = *tuning.recommended;
        tuning.game->recommended = recommendForGame(tuning.game->points, tuning.game->present, &inGrid);
        if (tuning.game->recommended.microseconds < inGrid.microseconds)
            tuning.recommended = tuning.game->recommended;
    }
    return tuning;
}

} // namespace broadside

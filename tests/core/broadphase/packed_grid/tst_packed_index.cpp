#include "core/broadphase/packed_grid/output_list.h"
#include "core/broadphase/packed_grid/packed_index.h"
#include "core/broadphase/packed_grid/pair_search.h"
#include "core/broadphase/packed_grid/parallel.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/heap_counts.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace broadside::test::tst_packed_index {

using namespace broadside::packed;

namespace {

/// A world of float boxes, made from a seed.
struct Recipe {
    const char* name;
    double spread = 100.0;
    double offset = 0.0;
    double smallest = 0.5;
    double largest = 0.5;
    double steps = 0.0;      ///< Corners and sizes are multiples of this; 0: any number.
    double largeShare = 0.0; ///< Share of boxes that are 60 times as large.
    double farShare = 0.0;   ///< Share of boxes that are up to 1e9 m away.
    double clusters = 0.0;   ///< Spread of clusters; 0: no clusters.
};

constexpr std::array kRecipes{
    Recipe{"even"},
    Recipe{.name = "sizes over three orders", .smallest = 0.05, .largest = 50.0},
    Recipe{.name = "few large ones", .largeShare = 0.02},
    Recipe{.name = "touching on cell borders", .spread = 20.0, .smallest = 1.0, .largest = 3.0, .steps = 0.5},
    Recipe{.name = "all in one place", .spread = 0.0},
    Recipe{.name = "points", .spread = 8.0, .smallest = 1e-9, .largest = 1e-9, .steps = 0.5},
    Recipe{.name = "coordinates to 1e7", .spread = 1e7, .smallest = 1.0, .largest = 1e6},
    Recipe{.name = "coordinates to 1e9", .spread = 1e9, .smallest = 1.0, .largest = 1e9, .largeShare = 0.01},
    Recipe{.name = "far from the origin", .spread = 50.0, .offset = 1e7, .smallest = 1.0, .largest = 4.0},
    Recipe{.name = "stragglers", .farShare = 0.01},
    Recipe{.name = "many stragglers of all sizes", .smallest = 0.1, .largest = 500.0, .farShare = 0.2},
    Recipe{.name = "clusters", .spread = 1000.0, .clusters = 3.0},
    Recipe{.name = "crowds in an empty world", .spread = 1e6, .smallest = 0.05, .largest = 5.0, .clusters = 20.0},
    Recipe{.name = "microscopic", .spread = 1e-30, .smallest = 1e-33, .largest = 1e-31},
};

BoxStore drawnBoxes(const Recipe& recipe, std::uint32_t count, std::uint64_t seed)
{
    Random random(seed);
    BoxStore boxes;
    boxes.makeRoom(count);
    const auto even = [&] { return random.between(-recipe.spread, recipe.spread); };
    const Vec2 centers[] = {{even(), even()}, {even(), even()}, {even(), even()}};
    const auto snapped = [&](double value) {
        return static_cast<float>(recipe.steps > 0.0 ? std::round(value / recipe.steps) * recipe.steps : value);
    };
    for (std::uint32_t i = 0; i < count; ++i) {
        const Vec2 center = centers[random.below(3)];
        double x = recipe.offset + even();
        double y = recipe.offset + even();
        if (recipe.clusters > 0.0) {
            x = center.x + random.between(-1.0, 1.0) * random.unit() * recipe.clusters;
            y = center.y + random.between(-1.0, 1.0) * random.unit() * recipe.clusters;
        }
        if (random.unit() < recipe.farShare) {
            x = random.between(-1e9, 1e9);
            y = random.unit() < 0.5 ? y : random.between(-1e9, 1e9);
        }
        const double large = random.unit() < recipe.largeShare ? 60.0 : 1.0;
        const auto side = [&] {
            return large * recipe.smallest * std::pow(recipe.largest / recipe.smallest, random.unit());
        };
        const float x0 = snapped(x);
        const float y0 = snapped(y);
        boxes.set(i, {x0, y0, x0 + snapped(side()), y0 + snapped(side())}, i);
    }
    return boxes;
}

/// Worlds of this size have several bands and blocks. Brute force is slow on them, so there are few.
constexpr std::uint32_t kLarge = 20'000;

std::vector<IndexPair> bruteForce(const BoxColumns& boxes)
{
    std::vector<std::uint32_t> order(boxes.count);
    for (std::uint32_t i = 0; i < boxes.count; ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [&](std::uint32_t i) { return boxes.x0[i]; });
    std::vector<IndexPair> pairs;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size() && boxes.x0[order[j]] <= boxes.x1[order[i]]; ++j)
            if (overlaps(boxes.box(order[i]), boxes.box(order[j])))
                pairs.push_back(orderedPair(boxes.id(order[i]), boxes.id(order[j])));
    std::ranges::sort(pairs);
    return pairs;
}

std::vector<IndexPair> pairsInOrderFound(const PairList& list)
{
    return {list.entries().begin(), list.entries().end()};
}

std::vector<IndexPair> sorted(std::vector<IndexPair> pairs)
{
    std::ranges::sort(pairs);
    return pairs;
}

std::vector<Lanes> availableLanes()
{
    return widestLanes() == Lanes::Wide ? std::vector{Lanes::Portable, Lanes::Wide} : std::vector{Lanes::Portable};
}

} // namespace

class TestPackedIndex : public QObject {
    Q_OBJECT
private slots:
    void pairsAreThoseOfBruteForce_data();
    void pairsAreThoseOfBruteForce();
    void bothPathsAgreeToTheBit_data() { pairsAreThoseOfBruteForce_data(); }
    void bothPathsAgreeToTheBit();
    void pairsBetweenTwoIndexes_data() { pairsAreThoseOfBruteForce_data(); }
    void pairsBetweenTwoIndexes();
    void expectingAskersChangesNothing_data() { pairsAreThoseOfBruteForce_data(); }
    void expectingAskersChangesNothing();
    void levelsThatExpectAskersStandOnALattice();
    void queriesFindWhatOverlaps_data() { pairsAreThoseOfBruteForce_data(); }
    void queriesFindWhatOverlaps();
    void nearestBoxIsThatOfBruteForce_data() { pairsAreThoseOfBruteForce_data(); }
    void nearestBoxIsThatOfBruteForce();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void threadsChangeNothingWhereFewMove_data();
    void threadsChangeNothingWhereFewMove();
    void smallWorldsNeedLittleMemory_data();
    void smallWorldsNeedLittleMemory();
    void earlierBuildsLeaveNothingBehind();
    void emptyAndSingleWorlds();
    void oneBoxOverEverything();
    void largeBoxesHaveALevelOfTheirOwn();
    void crowdsInAnEmptyWorldHaveCellsOfTheirOwn_data();
    void crowdsInAnEmptyWorldHaveCellsOfTheirOwn();
    void noAllocationOnceWarm();
    void memoryStaysBelowEightyBytesABox();
    void aLittleMoreTakesALittleMoreMemory();
};

void TestPackedIndex::pairsAreThoseOfBruteForce_data()
{
    QTest::addColumn<int>("recipe");
    for (std::size_t i = 0; i < kRecipes.size(); ++i)
        QTest::newRow(kRecipes[i].name) << static_cast<int>(i);
}

void TestPackedIndex::pairsAreThoseOfBruteForce()
{
    QFETCH(const int, recipe);
    const Recipe& boxes = kRecipes[static_cast<std::size_t>(recipe)];
    for (const Lanes lanes : availableLanes()) {
        PackedIndex index(lanes);
        for (std::uint32_t count : {2U, 3U, 9U, 33U, 64U, 65U, 100U, 300U, 1'000U, 2'500U}) {
            const BoxStore store = drawnBoxes(boxes, count, count);
            index.build(store.columns(count));
            PairList found;
            index.pairs(found);
            const auto pairs = sorted(pairsInOrderFound(found));
            const auto expected = bruteForce(store.columns(count));
            QVERIFY2(pairs == expected, printed(pairs) + " instead of " + printed(expected));
        }
    }
}

void TestPackedIndex::bothPathsAgreeToTheBit()
{
    if (widestLanes() != Lanes::Wide)
        QSKIP("this processor has the portable path only");
    QFETCH(const int, recipe);
    const Recipe& boxes = kRecipes[static_cast<std::size_t>(recipe)];
    PackedIndex portable(Lanes::Portable);
    PackedIndex wide(Lanes::Wide);
    // In a crowd nearly all boxes overlap, so fewer boxes give enough pairs.
    const bool crowded = boxes.clusters > 0.0 || boxes.largest * 20.0 > boxes.spread;
    for (const std::uint32_t count : {7U, 500U, crowded ? 2'000U : kLarge}) {
        const BoxStore store = drawnBoxes(boxes, count, count);
        portable.build(store.columns(count));
        wide.build(store.columns(count));
        PairList one;
        PairList other;
        portable.pairs(one);
        wide.pairs(other);
        QVERIFY(pairsInOrderFound(one) == pairsInOrderFound(other));
        QCOMPARE(one.checks, other.checks);
        QVERIFY(sorted(pairsInOrderFound(one)) == bruteForce(store.columns(count)));
    }
}

void TestPackedIndex::pairsBetweenTwoIndexes()
{
    QFETCH(const int, recipe);
    const Recipe& boxes = kRecipes[static_cast<std::size_t>(recipe)];
    const BoxStore few = drawnBoxes(boxes, 150, 1);
    const BoxStore many = drawnBoxes(boxes, 900, 2);
    std::vector<IndexPair> expected;
    for (std::uint32_t a = 0; a < 150; ++a)
        for (std::uint32_t b = 0; b < 900; ++b)
            if (overlaps(few.box(a), many.box(b)))
                expected.push_back(orderedPair(a, b));
    for (const Lanes lanes : availableLanes()) {
        PackedIndex asking(lanes);
        PackedIndex asked(lanes);
        asking.build(few.columns(150));
        asked.build(many.columns(900));
        PairList found;
        asking.pairsWith(asked, found);
        QVERIFY(sorted(pairsInOrderFound(found)) == sorted(expected));
    }
}

void TestPackedIndex::expectingAskersChangesNothing()
{
    QFETCH(const int, recipe);
    constexpr std::uint32_t askers = 700;
    const bool crowded = kRecipes[static_cast<std::size_t>(recipe)].smallest < 0.1;
    for (const std::uint32_t standing : {40U, 900U, crowded ? 2'000U : kLarge}) {
        // Exact boxes inside the float boxes, so that some pairs overlap as floats only.
        std::vector<Aabb> boxes;
        for (const auto& [count, seed] : {std::pair{askers, 1U}, std::pair{standing, 2U}}) {
            const BoxStore store = drawnBoxes(kRecipes[static_cast<std::size_t>(recipe)], count, seed);
            for (std::uint32_t i = 0; i < count; ++i) {
                const FloatBox box = store.box(i);
                boxes.push_back({{box.x0 + 1e-9 * i, box.y0 + 0.0}, {box.x1 + 1e-9 * i, box.y1 + 0.0}});
            }
        }
        std::vector<ObjectIndex> objects(boxes.size());
        std::iota(objects.begin(), objects.end(), 0U);
        const std::span<const ObjectIndex> all(objects);
        for (const Lanes lanes : availableLanes()) {
            PackedIndex asking(lanes);
            PackedIndex asked(lanes);
            asking.build({boxes, all.first(askers), {}});
            asked.build({boxes, all.subspan(askers), {}});
            const TrueBoxes truth{boxes.data(), certainOverlap(farthestOf(united(asking.bounds(), asked.bounds())))};
            const auto found = [&](const TrueBoxes* decidedBy) {
                PairList list;
                list.truth = decidedBy;
                asking.pairsWith(asked, list);
                return std::pair{pairsInOrderFound(list), list.checks};
            };
            const auto floats = found(nullptr);
            const auto inTruth = found(&truth);
            asked.prepareForSearches();
            QVERIFY(found(nullptr) == floats);
            QVERIFY(found(&truth) == inTruth);
        }
    }
}

void TestPackedIndex::levelsThatExpectAskersStandOnALattice()
{
    if (widestLanes() != Lanes::Wide)
        QSKIP("this processor has the portable path only");
    const BoxStore store = drawnBoxes(kRecipes[0], kLarge, 1);
    PackedIndex index;
    index.build(store.columns(kLarge));
    QVERIFY(!index.levels()[0].onLattice().used);
    index.prepareForSearches();
    QVERIFY(index.levels()[0].onLattice().used);
    index.build(store.columns(kLarge - 1));
    QVERIFY2(!index.levels()[0].onLattice().used, "another build has put the boxes elsewhere");
}

void TestPackedIndex::queriesFindWhatOverlaps()
{
    QFETCH(const int, recipe);
    const Recipe& boxes = kRecipes[static_cast<std::size_t>(recipe)];
    constexpr std::uint32_t count = 700;
    const BoxStore store = drawnBoxes(boxes, count, 3);
    const BoxStore asked = drawnBoxes(boxes, 100, 4);
    for (const Lanes lanes : availableLanes()) {
        PackedIndex index(lanes);
        index.build(store.columns(count));
        for (std::uint32_t q = 0; q < 100; ++q) {
            IndexList found;
            index.overlapping(asked.box(q), found);
            std::vector<ObjectIndex> ids(found.entries().begin(), found.entries().end());
            std::ranges::sort(ids);
            std::vector<ObjectIndex> expected;
            for (std::uint32_t i = 0; i < count; ++i)
                if (overlaps(store.box(i), asked.box(q)))
                    expected.push_back(i);
            QCOMPARE(ids, expected);
        }
    }
}

void TestPackedIndex::nearestBoxIsThatOfBruteForce()
{
    QFETCH(const int, recipe);
    const Recipe& boxes = kRecipes[static_cast<std::size_t>(recipe)];
    constexpr std::uint32_t count = 700;
    const BoxStore store = drawnBoxes(boxes, count, 3);
    const BoxStore asked = drawnBoxes(boxes, 100, 4);
    const auto distanceTo = [&](std::uint32_t i, float x, float y) {
        const FloatBox box = store.box(i);
        const float dx = std::max({box.x0 - x, x - box.x1, 0.0F});
        const float dy = std::max({box.y0 - y, y - box.y1, 0.0F});
        return dx * dx + dy * dy;
    };
    for (std::uint32_t q = 0; q < 100; ++q) {
        const float x = q % 10 == 0 ? -asked.x1[q] : asked.x0[q];
        const float y = q % 15 == 0 ? 3.0F * asked.y1[q] : asked.y0[q];
        float least = std::numeric_limits<float>::infinity();
        for (std::uint32_t i = 0; i < count; ++i)
            least = std::min(least, distanceTo(i, x, y));
        std::vector<ObjectIndex> answers;
        for (const Lanes lanes : availableLanes()) {
            PackedIndex index(lanes);
            index.build(store.columns(count));
            const NearestBox nearest = index.nearest(x, y);
            QCOMPARE(nearest.distanceSquared, least);
            QCOMPARE(distanceTo(nearest.id, x, y), least);
            answers.push_back(nearest.id);
        }
        QCOMPARE(answers.front(), answers.back());
    }
}

void TestPackedIndex::threadsChangeNothing_data()
{
    QTest::addColumn<unsigned>("threads");
    for (const unsigned threads : {2U, 3U, 7U})
        QTest::addRow("%u threads", threads) << threads;
}

void TestPackedIndex::threadsChangeNothing()
{
    QFETCH(const unsigned, threads);
    const std::uint32_t count = threads * kBoxesPerThread + 12'345;
    const Recipe recipe{
        .name = "large", .spread = 400.0, .smallest = 0.3, .largest = 0.7, .largeShare = 0.001, .farShare = 1e-4};
    const BoxStore store = drawnBoxes(recipe, count, threads);
    const std::uint32_t standingCount = count / 3;
    const BoxStore standing = drawnBoxes(recipe, standingCount, threads + 1);
    std::vector<IndexPair> expected;
    std::uint64_t expectedChecks = 0;
    for (const unsigned runs : {1U, threads}) {
        PackedIndex index(widestLanes(), runs);
        PackedIndex other(widestLanes(), runs);
        index.build(store.columns(count));
        other.build(standing.columns(standingCount));
        PairSearch search;
        QVERIFY(search.find(index, other, nullptr, runs));
        QCOMPARE(PairSearch::runsFor(index, other, runs), runs);
        std::vector<IndexPair> found;
        for (std::size_t piece = 0; piece < search.pieces(); ++piece)
            found.insert(found.end(), search.found(piece).begin(), search.found(piece).end());
        if (runs == 1) {
            expected = found;
            expectedChecks = search.checks();
        }
        QVERIFY(found.size() > count / 10);
        QVERIFY(found == expected);
        QCOMPARE(search.checks(), expectedChecks);
    }
}

void TestPackedIndex::threadsChangeNothingWhereFewMove_data()
{
    QTest::addColumn<unsigned>("threads");
    for (const unsigned threads : {2U, 3U, 5U})
        QTest::addRow("%u threads", threads) << threads;
}

/// A static level that is prepared for queries, and a few objects that move on it. One crew builds and searches.
void TestPackedIndex::threadsChangeNothingWhereFewMove()
{
    QFETCH(const unsigned, threads);
    constexpr Recipe recipe{.name = "level", .spread = 250.0, .smallest = 0.4, .largest = 0.6, .farShare = 1e-4};
    constexpr std::uint32_t movers = 3 * kBoxesPerThread;
    constexpr std::uint32_t level = 10 * kBoxesPerThread;
    const BoxStore standing = drawnBoxes(recipe, level, 1);
    const std::array<BoxStore, 2> frames{drawnBoxes(recipe, movers, 2), drawnBoxes(recipe, movers, 3)};
    std::array<std::vector<IndexPair>, 2> expected;
    for (const unsigned runs : {1U, threads}) {
        const auto crew = std::make_shared<Crew>();
        PackedIndex asked(widestLanes(), runs, crew);
        PackedIndex asking(widestLanes(), runs, crew);
        PairSearch search(crew);
        asked.build(standing.columns(level));
        asked.prepareForSearches();
        for (std::size_t frame = 0; frame < 6; ++frame) {
            asking.build(frames[frame % 2].columns(movers));
            QVERIFY(search.find(asking, asked, nullptr, runs));
            std::vector<IndexPair> found;
            for (std::size_t piece = 0; piece < search.pieces(); ++piece)
                found.insert(found.end(), search.found(piece).begin(), search.found(piece).end());
            if (runs == 1)
                expected[frame % 2] = found;
            QVERIFY(found.size() > movers / 10);
            QVERIFY(found == expected[frame % 2]);
        }
    }
}

void TestPackedIndex::smallWorldsNeedLittleMemory_data()
{
    QTest::addColumn<std::size_t>("recipe");
    QTest::addColumn<std::uint32_t>("movers");
    for (const std::uint32_t movers : {1'000U, 50U})
        for (const std::size_t recipe : {0U, 1U, 2U, 9U, 11U})
            QTest::addRow("%s, %u move", kRecipes[recipe].name, movers) << recipe << movers;
}

/// Bytes per object after a first search, without the given boxes and the pairs found.
void TestPackedIndex::smallWorldsNeedLittleMemory()
{
    QFETCH(const std::size_t, recipe);
    QFETCH(const std::uint32_t, movers);
    constexpr std::uint32_t count = 1'000;
    constexpr std::uint64_t most = 80;
    const BoxStore moving = drawnBoxes(kRecipes[recipe], movers, 8);
    const BoxStore standing = drawnBoxes(kRecipes[recipe], count - movers, 9);
    PackedIndex asked;
    PackedIndex asking;
    PairSearch search;
    asked.build(standing.columns(count - movers));
    asked.prepareForSearches();
    asking.build(moving.columns(movers));
    QVERIFY(search.find(asking, asked, nullptr, 1));
    std::uint64_t bytes = asked.bytes() + asking.bytes() + search.bytes();
    for (std::size_t piece = 0; piece < search.pieces(); ++piece)
        bytes -= search.found(piece).size_bytes();
    QVERIFY2(bytes <= most * count, QByteArray::number(qulonglong{bytes}));
}

void TestPackedIndex::earlierBuildsLeaveNothingBehind()
{
    PackedIndex used;
    for (const std::uint32_t count : {5'000U, 3U, 0U, 800U}) {
        const BoxStore store = drawnBoxes(kRecipes[1], count, count + 1);
        PackedIndex fresh;
        used.build(store.columns(count));
        fresh.build(store.columns(count));
        PairList one;
        PairList other;
        used.pairs(one);
        fresh.pairs(other);
        QVERIFY(pairsInOrderFound(one) == pairsInOrderFound(other));
    }
}

void TestPackedIndex::emptyAndSingleWorlds()
{
    for (const Lanes lanes : availableLanes()) {
        PackedIndex index(lanes);
        PairList pairs;
        IndexList ids;
        index.pairs(pairs);
        index.overlapping({0.0F, 0.0F, 1.0F, 1.0F}, ids);
        QVERIFY(pairs.entries().empty() && ids.entries().empty());

        BoxStore one;
        one.makeRoom(1);
        one.set(0, {-1e9F, 3.0F, 1e9F, 3.0F}, 5);
        index.build(one.columns(1));
        index.pairs(pairs);
        QVERIFY(pairs.entries().empty());
        index.overlapping({0.0F, 3.0F, 0.0F, 3.0F}, ids);
        QCOMPARE(std::vector(ids.entries().begin(), ids.entries().end()), std::vector<ObjectIndex>{5});
    }
}

void TestPackedIndex::oneBoxOverEverything()
{
    constexpr std::uint32_t count = 3'000;
    BoxStore store = drawnBoxes(kRecipes[0], count, 6);
    store.set(1'234, {-1e9F, -1e9F, 1e9F, 1e9F}, 1'234);
    for (const Lanes lanes : availableLanes()) {
        PackedIndex index(lanes);
        index.build(store.columns(count));
        PairList found;
        index.pairs(found);
        QVERIFY(sorted(pairsInOrderFound(found)) == bruteForce(store.columns(count)));
        const auto itsOwn =
            std::ranges::count_if(found.entries(), [](IndexPair p) { return p.a == 1'234 || p.b == 1'234; });
        QCOMPARE(itsOwn, count - 1);
        QVERIFY2(found.checks < 20 * count, "the others look as far as the large one reaches");
    }
}

void TestPackedIndex::largeBoxesHaveALevelOfTheirOwn()
{
    const BoxStore store = drawnBoxes(kRecipes[2], kLarge, 7);
    PackedIndex index;
    index.build(store.columns(kLarge));
    QVERIFY(index.levels().size() >= 2);
    QVERIFY(index.levels()[0].widest < 1.0F);
    QVERIFY(index.levels()[0].count > kLarge * 9 / 10);
}

void TestPackedIndex::crowdsInAnEmptyWorldHaveCellsOfTheirOwn_data()
{
    QTest::addColumn<std::uint64_t>("crowds");
    QTest::addColumn<double>("elsewhere");
    QTest::newRow("one crowd") << std::uint64_t{1} << 0.0;
    QTest::newRow("one crowd, as many all over the world") << std::uint64_t{1} << 0.5;
    QTest::newRow("one small crowd") << std::uint64_t{1} << 0.8;
    QTest::newRow("eight crowds") << std::uint64_t{8} << 0.1;
}

void TestPackedIndex::crowdsInAnEmptyWorldHaveCellsOfTheirOwn()
{
    QFETCH(const std::uint64_t, crowds);
    QFETCH(const double, elsewhere);
    constexpr std::uint32_t count = 20'000;
    constexpr double world = 1e6;
    Random random(crowds);
    std::vector<Vec2> centers;
    for (std::uint64_t i = 0; i < crowds; ++i)
        centers.push_back({random.between(-world, world), random.between(-world, world)});
    BoxStore store;
    store.makeRoom(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const double spread = random.unit() < elsewhere ? world : 5.0;
        const Vec2 center = spread == world ? Vec2{} : centers[random.below(crowds)];
        const auto x = static_cast<float>(center.x + random.between(-spread, spread));
        const auto y = static_cast<float>(center.y + random.between(-spread, spread));
        store.set(i, {x, y, x + 0.0625F, y + 0.0625F}, i);
    }
    const auto expected = bruteForce(store.columns(count));
    for (const Lanes lanes : availableLanes()) {
        PackedIndex index(lanes);
        index.build(store.columns(count));
        PairList found;
        index.pairs(found);
        QVERIFY(sorted(pairsInOrderFound(found)) == expected);
        QVERIFY2(found.checks < 30 * count, QByteArray::number(qulonglong{found.checks / count}));
    }
}

void TestPackedIndex::noAllocationOnceWarm()
{
    if (kSanitized)
        QSKIP("a sanitizer counts what is allocated");
    const BoxStore store = drawnBoxes(kRecipes[2], kLarge, 8);
    PackedIndex index;
    PairList found;
    for (int frame = 0; frame < 3; ++frame) {
        const std::uint64_t before = allocations;
        found.clear();
        index.build(store.columns(kLarge - static_cast<std::uint32_t>(frame)));
        index.pairs(found);
        if (frame > 0)
            QCOMPARE(allocations - before, std::uint64_t{0});
    }
}

void TestPackedIndex::memoryStaysBelowEightyBytesABox()
{
    constexpr std::uint32_t count = 100'000;
    constexpr std::uint64_t kGivenBytes = 16; // bytes per box in the columns that build() reads
    for (const Recipe& recipe : {kRecipes[0], kRecipes[1], kRecipes[2]}) {
        const BoxStore store = drawnBoxes(recipe, count, 9);
        PackedIndex index;
        index.build(store.columns(count));
        index.prepareForSearches();
        QVERIFY2(index.bytes() + kGivenBytes * count <= std::uint64_t{80} * count,
                 QByteArray::number(qulonglong{index.bytes() / count}));
    }
}

void TestPackedIndex::aLittleMoreTakesALittleMoreMemory()
{
    constexpr std::uint32_t count = 100'000;
    const BoxStore store = drawnBoxes(kRecipes[0], count + 500, 9);
    PackedIndex index;
    index.build(store.columns(count));
    const std::uint64_t before = index.bytes();
    index.build(store.columns(count + 500));
    QVERIFY2(index.bytes() < before + before / 8, QByteArray::number(qulonglong{index.bytes() - before}));
}

BROADSIDE_TEST(TestPackedIndex)

} // namespace broadside::test::tst_packed_index

#include "tst_packed_index.moc"

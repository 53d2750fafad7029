#include "core/broadphase/broad_phase.h"
#include "tests/support/algorithm_rows.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>

namespace broadside::test::tst_structure {

/// The parts that each algorithm shows: structure() and partsOf().
class TestStructure : public QObject {
    Q_OBJECT
private slots:
    void theKindIsThatOfTheAlgorithm_data() { addAlgorithmRows(); }
    void theKindIsThatOfTheAlgorithm();
    void everyObjectStandsInItsParts_data() { addAlgorithmRows(); }
    void everyObjectStandsInItsParts();
    void partsOfAnObjectAreAmongThoseShown_data() { addAlgorithmRows(); }
    void partsOfAnObjectAreAmongThoseShown();
    void onlyVisiblePartsAreShown_data() { addAlgorithmRows(); }
    void onlyVisiblePartsAreShown();
    void aLimitIsKeptAndSaid_data() { addAlgorithmRows(); }
    void aLimitIsKeptAndSaid();
    void aLimitCutsATreeAtItsDeepest_data();
    void aLimitCutsATreeAtItsDeepest();
    void nothingInAnEmptyWorld_data() { addAlgorithmRows(); }
    void nothingInAnEmptyWorld();
    void cellsCountWhatStandsInThem();
    void largeObjectsStandOnACoarserLevel_data();
    void largeObjectsStandOnACoarserLevel();
    void intervalsAreTheBoxesOfTheirObjectsInOrder();
    void treesOfBoxesEndInTheObjects();
    void cornersAloneAreShownAsRegistered();
    void aMovedStaticObjectIsShownWhereItIsRegistered();
};

namespace {

constexpr Aabb kEverything{{-1e9, -1e9}, {1e9, 1e9}};
constexpr std::size_t kAll = 1'000'000;

std::unique_ptr<BroadPhase> made(Algorithm algorithm, double cellSize = 2.5)
{
    return std::move(makeBroadPhase({algorithm, cellSize}, 100.0, 100.0).value());
}

/// Boxes of 0.1 to 2 m inside a world of 100 m, where the textbook faults do not show.
std::vector<Aabb> boxes(std::size_t count, std::uint64_t seed = 1)
{
    Random random(seed);
    std::vector<Aabb> result;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 lo{random.between(1.0, 95.0), random.between(1.0, 95.0)};
        result.push_back({lo, lo + Vec2{random.between(0.1, 2.0), random.between(0.1, 2.0)}});
    }
    return result;
}

/// Every third object moves.
void fill(BroadPhase& broadPhase, const std::vector<Aabb>& boxes)
{
    for (ObjectIndex i = 0; i < boxes.size(); ++i)
        broadPhase.add(i, boxes[i], {.category = 1, .mask = 1, .dynamic = i % 3 == 0});
    broadPhase.update();
}

} // namespace

void TestStructure::theKindIsThatOfTheAlgorithm()
{
    const auto broadPhase = made(fetchedAlgorithm());
    fill(*broadPhase, boxes(20));
    QCOMPARE(broadPhase->structure(kEverything, kAll).kind, infoOf(fetchedAlgorithm()).structure);
    QCOMPARE(broadPhase->partsOf(3, kAll).kind, infoOf(fetchedAlgorithm()).structure);
}

void TestStructure::everyObjectStandsInItsParts()
{
    const auto broadPhase = made(fetchedAlgorithm());
    const std::vector<Aabb> all = boxes(300);
    fill(*broadPhase, all);
    for (ObjectIndex i = 0; i < all.size(); ++i) {
        const Structure parts = broadPhase->partsOf(i, kAll);
        QVERIFY(parts.complete);
        QCOMPARE(parts.parts.empty(), parts.kind == StructureKind::None);
        Aabb together;
        for (const StructurePart& part : parts.parts) {
            QVERIFY(overlaps(part.box, all[i]));
            together = united(together, part.box);
        }
        // Range-grid truncates to pixels. A cell of packed-grid holds the objects whose lower left corner is in it,
        // chosen in
        // floats.
        const bool isPacked = fetchedAlgorithm() == Algorithm::PackedGrid;
        const double slack = fetchedAlgorithm() == Algorithm::RangeGrid ? 0.03 : isPacked ? 1e-4 : 0.0;
        const Aabb registered = isPacked ? Aabb{all[i].lo, all[i].lo} : all[i];
        QVERIFY(parts.parts.empty() || contains(grown(together, slack), registered));
    }
}

void TestStructure::partsOfAnObjectAreAmongThoseShown()
{
    const auto broadPhase = made(fetchedAlgorithm());
    const std::vector<Aabb> all = boxes(300);
    fill(*broadPhase, all);
    const Structure whole = broadPhase->structure(kEverything, kAll);
    QVERIFY(whole.complete);
    for (ObjectIndex i = 0; i < all.size(); ++i)
        for (const StructurePart& part : broadPhase->partsOf(i, kAll).parts)
            QVERIFY2(std::ranges::find(whole.parts, part) != whole.parts.end(), qPrintable(QString::number(i)));
}

void TestStructure::onlyVisiblePartsAreShown()
{
    const auto broadPhase = made(fetchedAlgorithm());
    fill(*broadPhase, boxes(300));
    const Aabb visible{{20.1, 30.1}, {34.9, 39.9}}; // on no border, because a cell owns only two of its borders
    const bool isAxis = infoOf(fetchedAlgorithm()).structure == StructureKind::Intervals;
    const auto isSeen = [&](const StructurePart& part) {
        return part.box.lo.x <= visible.hi.x && visible.lo.x <= part.box.hi.x &&
               (isAxis || (part.box.lo.y <= visible.hi.y && visible.lo.y <= part.box.hi.y));
    };
    std::vector<StructurePart> expected = broadPhase->structure(kEverything, kAll).parts;
    std::erase_if(expected, [&](const StructurePart& part) { return !isSeen(part); });
    const Structure shown = broadPhase->structure(visible, kAll);
    QVERIFY(shown.complete);
    QCOMPARE(shown.parts.size(), expected.size());
    QVERIFY(std::ranges::all_of(shown.parts, isSeen));
}

void TestStructure::aLimitIsKeptAndSaid()
{
    const auto broadPhase = made(fetchedAlgorithm());
    fill(*broadPhase, boxes(300));
    const std::size_t all = broadPhase->structure(kEverything, kAll).parts.size();
    QVERIFY(broadPhase->structure(kEverything, all).complete);
    if (all == 0)
        return;
    const Structure cut = broadPhase->structure(kEverything, all - 1);
    QCOMPARE(cut.parts.size(), all - 1);
    QVERIFY(!cut.complete);
    QVERIFY(!broadPhase->structure(kEverything, 0).complete);
    QVERIFY(!broadPhase->partsOf(0, 0).complete);
}

void TestStructure::aLimitCutsATreeAtItsDeepest_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("quadtree") << static_cast<int>(Algorithm::Quadtree);
    QTest::newRow("aabb-tree") << static_cast<int>(Algorithm::AabbTree);
}

void TestStructure::aLimitCutsATreeAtItsDeepest()
{
    const auto broadPhase = made(fetchedAlgorithm());
    fill(*broadPhase, boxes(2'000));
    std::map<int, std::size_t> perDepth;
    for (const StructurePart& part : broadPhase->structure(kEverything, kAll).parts)
        ++perDepth[part.depth];
    QVERIFY(perDepth.size() > 4);
    const std::size_t upper = perDepth[0] + perDepth[1] + perDepth[2] + perDepth[3];
    for (const StructurePart& part : broadPhase->structure(kEverything, upper).parts)
        QVERIFY(part.depth <= 3);
}

void TestStructure::nothingInAnEmptyWorld()
{
    const auto broadPhase = made(fetchedAlgorithm());
    broadPhase->update();
    const Structure structure = broadPhase->structure(kEverything, kAll);
    QVERIFY(structure.parts.empty() && structure.complete);
}

void TestStructure::cellsCountWhatStandsInThem()
{
    const std::vector<Aabb> all = boxes(200);
    const auto broadPhase = made(Algorithm::Grid);
    fill(*broadPhase, all);
    for (const StructurePart& part : broadPhase->structure(kEverything, kAll).parts) {
        // All objects are smaller than a cell, so there is only the finest level. A cell owns its lower and left
        // border.
        const auto stands = [&](const Aabb& box) {
            return std::floor(box.lo.x / 2.5) <= part.box.lo.x / 2.5 &&
                   part.box.lo.x / 2.5 <= std::floor(box.hi.x / 2.5) &&
                   std::floor(box.lo.y / 2.5) <= part.box.lo.y / 2.5 &&
                   part.box.lo.y / 2.5 <= std::floor(box.hi.y / 2.5);
        };
        QCOMPARE(part.depth, 0);
        QCOMPARE(part.objects, static_cast<std::uint32_t>(std::ranges::count_if(all, stands)));
    }
}

void TestStructure::largeObjectsStandOnACoarserLevel_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("grid") << static_cast<int>(Algorithm::Grid);
    QTest::newRow("hashed-grid") << static_cast<int>(Algorithm::HashedGrid);
}

void TestStructure::largeObjectsStandOnACoarserLevel()
{
    const auto broadPhase = made(fetchedAlgorithm(), 1.0);
    fill(*broadPhase, {{{10.5, 10.5}, {10.9, 10.9}}, {{10.5, 10.5}, {18.5, 10.9}}}); // one in one cell, one over nine
    const Structure structure = broadPhase->structure(kEverything, kAll);
    QCOMPARE(structure.parts.size(), std::size_t{4});
    QCOMPARE(structure.parts[0], (StructurePart{{{10.0, 10.0}, {11.0, 11.0}}, 0, 1}));
    QCOMPARE(structure.parts[1], (StructurePart{{{8.0, 8.0}, {12.0, 12.0}}, 2, 1}));
    QCOMPARE(broadPhase->partsOf(1, kAll).parts.size(), std::size_t{3});
}

/// Every third object is dynamic. Each kind has a sorted list.
void TestStructure::intervalsAreTheBoxesOfTheirObjectsInOrder()
{
    const std::vector<Aabb> all = boxes(30);
    const auto broadPhase = made(Algorithm::SweepAndPrune);
    fill(*broadPhase, all);
    const std::vector<StructurePart> parts = broadPhase->structure(kEverything, kAll).parts;
    for (ObjectIndex i = 0; i < all.size(); ++i) {
        int place = 0;
        for (ObjectIndex other = 0; other < all.size(); ++other)
            place += (other % 3 == 0) == (i % 3 == 0) && all[other].lo.x < all[i].lo.x ? 1 : 0;
        const StructurePart expected{all[i], place, 1, i % 3 == 0};
        QCOMPARE(broadPhase->partsOf(i, kAll).parts, std::vector<StructurePart>{expected});
        QCOMPARE(std::ranges::count(parts, expected), 1);
    }
}

void TestStructure::treesOfBoxesEndInTheObjects()
{
    const std::vector<Aabb> all = boxes(100);
    const auto broadPhase = made(Algorithm::AabbTree);
    fill(*broadPhase, all);
    for (ObjectIndex i = 0; i < all.size(); ++i) {
        const std::vector<StructurePart> path = broadPhase->partsOf(i, kAll).parts;
        QCOMPARE(path.back().box, all[i]);
        QCOMPARE(path.back().dynamic, i % 3 == 0);
        for (std::size_t depth = 0; depth < path.size(); ++depth) {
            QCOMPARE(path[depth].depth, static_cast<int>(depth));
            QVERIFY(depth == 0 || contains(path[depth - 1].box, path[depth].box));
        }
    }
}

void TestStructure::cornersAloneAreShownAsRegistered()
{
    const auto broadPhase = made(Algorithm::CornerGrid);
    fill(*broadPhase, {{{1.0, 1.0}, {24.0, 2.0}}}); // over ten columns
    const Structure parts = broadPhase->partsOf(0, kAll);
    QCOMPARE(parts.parts,
             (std::vector<StructurePart>{{{{0.0, 0.0}, {2.5, 2.5}}, 0, 1}, {{{22.5, 0.0}, {25.0, 2.5}}, 0, 1}}));
    QCOMPARE(broadPhase->structure(kEverything, kAll).parts, parts.parts);
}

void TestStructure::aMovedStaticObjectIsShownWhereItIsRegistered()
{
    const auto broadPhase = made(Algorithm::CornerGrid);
    broadPhase->add(0, {{1.0, 1.0}, {2.0, 2.0}}, {});
    broadPhase->update();
    broadPhase->move(0, {{51.0, 51.0}, {52.0, 52.0}});
    broadPhase->update();
    const Structure parts = broadPhase->partsOf(0, kAll);
    QCOMPARE(parts.parts, (std::vector<StructurePart>{{{{0.0, 0.0}, {2.5, 2.5}}, 0, 1}}));
}

BROADSIDE_TEST(TestStructure)

} // namespace broadside::test::tst_structure

#include "tst_structure.moc"

#include "core/base/random.h"
#include "core/broadphase/packed_grid.h"
#include "tests/support/counted_heap.h"
#include "tests/support/test.h"

namespace broadside::test::tst_packed_grid {

namespace {

constexpr std::uint32_t kCount = 100'000;

/// A box of 0.5 m; with these boxes each object has 1.5 partners on average.
Aabb drawnBox(Random& random)
{
    const Vec2 lo{random.between(0.0, 258.0), random.between(0.0, 258.0)};
    return {lo, lo + Vec2{0.5, 0.5}};
}

class Listed final : public PairSink {
public:
    void take(std::span<const IndexPair> pairs) override { all.insert(all.end(), pairs.begin(), pairs.end()); }
    std::vector<IndexPair> all;
};

/// The pairs of `count` boxes in the order in which they are reported. Equal counts give equal boxes.
std::vector<IndexPair> pairsOf(PackedGrid& grid, std::uint32_t count)
{
    Random random(count);
    for (ObjectIndex i = 0; i < count; ++i)
        grid.add(i, drawnBox(random), {.dynamic = i % 3 != 0});
    grid.update();
    Listed pairs;
    grid.candidatePairs(pairs);
    return pairs.all;
}

} // namespace

class TestPackedGrid : public QObject {
    Q_OBJECT
private slots:
    void memoryOfAnObjectHasALimit_data();
    void memoryOfAnObjectHasALimit();
    void listsOfMovesAreMoves_data();
    void listsOfMovesAreMoves();
    void zerosOfBothSignsTouch();
    void lanesAndThreadsChangeNothing();
    void crowdsDoNotFillTheMemory();
};

void TestPackedGrid::memoryOfAnObjectHasALimit_data()
{
    QTest::addColumn<unsigned>("oneMoverIn");
    QTest::addColumn<std::uint64_t>("most"); // bytes
    QTest::newRow("all move") << 1U << std::uint64_t{60};
    QTest::newRow("one in twenty moves") << 20U << std::uint64_t{70}; // the others are on a lattice, too
    QTest::newRow("one moves") << kCount << std::uint64_t{70};
}

void TestPackedGrid::memoryOfAnObjectHasALimit()
{
    if (kSanitized)
        QSKIP("a sanitizer counts what is allocated");
    QFETCH(const unsigned, oneMoverIn);
    QFETCH(const std::uint64_t, most);
    Random random(1);
    const std::uint64_t before = liveBytes;
    PackedGrid grid(packed::widestLanes(), 1);
    grid.reserve(kCount);
    for (ObjectIndex i = 0; i < kCount; ++i)
        grid.add(i, drawnBox(random), {.dynamic = i % oneMoverIn == 0});
    for (int frame = 0; frame < 2; ++frame) {
        for (ObjectIndex i = 0; i < kCount; i += oneMoverIn)
            grid.move(i, drawnBox(random));
        grid.update();
    }
    const std::uint64_t bytes = liveBytes - before;
    Listed pairs;
    grid.candidatePairs(pairs);
    QVERIFY(oneMoverIn == kCount || pairs.all.size() > kCount / 30);
    QVERIFY2(bytes <= most * kCount, QByteArray::number(static_cast<double>(bytes) / kCount));
    // The reported number of bytes is right.
    const std::uint64_t said = grid.statistics().bytes;
    QVERIFY2(said <= bytes && said >= bytes - bytes / 50, QByteArray::number(qulonglong{said / kCount}));
}

void TestPackedGrid::listsOfMovesAreMoves_data()
{
    QTest::addColumn<unsigned>("oneMoverIn");
    QTest::newRow("all move") << 1U;
    QTest::newRow("two in three move") << 3U;
    QTest::newRow("one in twenty moves") << 20U;
}

/// Also where dynamic and static objects move, and on several threads.
void TestPackedGrid::listsOfMovesAreMoves()
{
    QFETCH(const unsigned, oneMoverIn);
    PackedGrid single(packed::widestLanes(), 1);
    PackedGrid all(packed::widestLanes(), 2);
    PackedGrid each(packed::widestLanes(), 2);
    Random random(2);
    for (ObjectIndex i = 0; i < kCount; ++i) {
        const Aabb box = drawnBox(random);
        for (PackedGrid* grid : {&single, &all, &each})
            grid->add(i, box, {.dynamic = i % oneMoverIn == 0});
    }
    for (const unsigned stride : {1U, 3U, 50U, oneMoverIn}) {
        std::vector<ObjectIndex> moved;
        std::vector<Aabb> boxes;
        std::vector<Aabb> boxOf(kCount);
        for (ObjectIndex i = 0; i < kCount; i += stride) {
            moved.push_back(i);
            boxes.push_back(drawnBox(random));
            boxOf[i] = boxes.back();
            single.move(i, boxes.back());
        }
        all.moveAll(moved, boxOf);
        each.moveEach(moved, boxes);
        Listed expected;
        Listed found;
        Listed foundEach;
        for (PackedGrid* grid : {&single, &all, &each})
            grid->update();
        single.candidatePairs(expected);
        all.candidatePairs(found);
        each.candidatePairs(foundEach);
        QVERIFY(expected.all.size() > kCount / 50);
        QVERIFY(found.all == expected.all);
        QVERIFY(foundEach.all == expected.all);
    }
}

void TestPackedGrid::zerosOfBothSignsTouch()
{
    for (const packed::Lanes lanes : {packed::Lanes::Portable, packed::widestLanes()})
        for (const double end : {0.0, -0.0, -1e-300})
            for (const double begin : {0.0, -0.0, end}) {
                PackedGrid grid(lanes, 1);
                grid.add(0, {{-1.0, -1.0}, {end, end}}, {.dynamic = true});
                grid.add(1, {{begin, begin}, {1.0, 1.0}}, {.dynamic = true});
                grid.update();
                Listed pairs;
                grid.candidatePairs(pairs);
                QCOMPARE(pairs.all.size(), std::size_t{begin <= end ? 1U : 0U});
            }
}

void TestPackedGrid::lanesAndThreadsChangeNothing()
{
    for (const std::uint32_t count : {5U, 1'000U, 3 * kCount}) {
        PackedGrid reference(packed::Lanes::Portable, 1);
        const std::vector<IndexPair> expected = pairsOf(reference, count);
        for (const unsigned threads : {1U, 2U, 3U}) {
            PackedGrid grid(packed::widestLanes(), threads);
            QVERIFY(pairsOf(grid, count) == expected);
        }
    }
}

namespace {

/// A digest of pairs that depends on their order.
class Digest final : public PairSink {
public:
    void take(std::span<const IndexPair> pairs) override
    {
        count += pairs.size();
        for (const IndexPair pair : pairs)
            sum = sum * 31 + pair.a * 40'009ULL + pair.b;
    }
    std::uint64_t count = 0;
    std::uint64_t sum = 0;
};

} // namespace

/// 40,000 boxes at one place are 800 million pairs, which need 6.4 GB as a list.
void TestPackedGrid::crowdsDoNotFillTheMemory()
{
    if (kSanitized)
        QSKIP("a sanitizer counts what is allocated");
    constexpr std::uint32_t kCrowd = 40'000;
    const auto handedOut = [&](unsigned threads, std::uint64_t& checks) {
        PackedGrid grid(packed::widestLanes(), threads);
        for (ObjectIndex i = 0; i < kCrowd; ++i)
            grid.add(i, {{5.0, 5.0}, {6.0, 6.0}}, {.dynamic = true});
        grid.update();
        Digest digest;
        checks = grid.candidatePairs(digest);
        return digest;
    };
    const std::uint64_t before = liveBytes;
    mostBytes = before;
    std::uint64_t checks = 0;
    const Digest two = handedOut(2, checks);
    QCOMPARE(two.count, std::uint64_t{kCrowd} * (kCrowd - 1) / 2);
    QVERIFY2(mostBytes - before < (1ULL << 30), QByteArray::number(qulonglong{mostBytes - before}));
    std::uint64_t checksOfOne = 0;
    QCOMPARE(handedOut(1, checksOfOne).sum, two.sum);
    QCOMPARE(checks, checksOfOne);
}

BROADSIDE_TEST(TestPackedGrid)

} // namespace broadside::test::tst_packed_grid

#include "tst_packed_grid.moc"

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
    void memoryStaysBelowEightyBytesAnObject_data();
    void memoryStaysBelowEightyBytesAnObject();
    void lanesAndThreadsChangeNothing();
    void crowdsDoNotFillTheMemory();
};

void TestPackedGrid::memoryStaysBelowEightyBytesAnObject_data()
{
    QTest::addColumn<unsigned>("oneMoverIn");
    QTest::newRow("all move") << 1U;
    QTest::newRow("one in twenty moves") << 20U;
    QTest::newRow("one moves") << kCount;
}

void TestPackedGrid::memoryStaysBelowEightyBytesAnObject()
{
    if (kSanitized)
        QSKIP("a sanitizer counts what is allocated");
    QFETCH(const unsigned, oneMoverIn);
    Random random(1);
    const std::uint64_t before = liveBytes;
    PackedGrid grid(packed::widestLanes(), 1);
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
    QVERIFY2(bytes <= std::uint64_t{80} * kCount, QByteArray::number(qulonglong{bytes / kCount}));
    // The reported number of bytes is right.
    const std::uint64_t said = grid.statistics().bytes;
    QVERIFY2(said <= bytes && said >= bytes - bytes / 50, QByteArray::number(qulonglong{said / kCount}));
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

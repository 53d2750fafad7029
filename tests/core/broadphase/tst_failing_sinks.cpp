// Searches whose receiver runs out of memory.

#include "tests/support/algorithm_rows.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/test.h"

#include <limits>
#include <new>

namespace broadside::test::tst_failing_sinks {

namespace {

constexpr ObjectIndex kHeap = 150;
constexpr std::uint64_t kPairs = kHeap * (kHeap - 1) / 2;

/// Has room for some pairs, and throws with the first one that is too many.
class SmallSink final : public PairSink {
public:
    explicit SmallSink(std::uint64_t room)
        : m_room(room)
    {}
    void take(std::span<const IndexPair> pairs) override
    {
        taken += pairs.size();
        if (taken > m_room)
            throw std::bad_alloc();
    }
    std::uint64_t taken = 0;

private:
    std::uint64_t m_room;
};

/// Objects on one spot. In every second world masks are to be compared.
std::unique_ptr<BroadPhase> heapFor(Algorithm algorithm, bool hasMasks)
{
    auto heap = std::move(*makeBroadPhase({algorithm, 2.0}, 20.0, 20.0));
    for (ObjectIndex i = 0; i < kHeap; ++i)
        heap->add(i, {{4.5, 4.5}, {5.5, 5.5}},
                  {.category = hasMasks && i % 2 == 0 ? 2U : 1U, .mask = 3, .dynamic = true});
    heap->update();
    return heap;
}

} // namespace

class TestFailingSinks : public QObject {
    Q_OBJECT
private slots:
    void theCallerIsTold_data();
    void theCallerIsTold();
};

void TestFailingSinks::theCallerIsTold_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<bool>("hasMasks");
    for (const AlgorithmInfo& info : algorithms())
        for (const bool hasMasks : {false, true})
            if (info.isAvailable())
                QTest::addRow("%s, %s", info.name.data(), hasMasks ? "masks" : "no masks")
                    << static_cast<int>(info.algorithm) << hasMasks;
}

/// Whether it is the first batch that does not fit or the last one, which is delivered when the search is over.
void TestFailingSinks::theCallerIsTold()
{
    QFETCH(const bool, hasMasks);
    const auto heap = heapFor(fetchedAlgorithm(), hasMasks);
    for (const std::uint64_t room : {std::uint64_t{0}, kPairs / 2, kPairs - 1}) {
        SmallSink small(room);
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, static_cast<void>(heap->candidatePairs(small)));
        QVERIFY2(small.taken <= kPairs, "pairs came twice");
    }
    SmallSink large(kPairs); // the broad phase works on
    static_cast<void>(heap->candidatePairs(large));
    QCOMPARE(large.taken, kPairs);
}

BROADSIDE_TEST(TestFailingSinks)

} // namespace broadside::test::tst_failing_sinks

#include "tst_failing_sinks.moc"

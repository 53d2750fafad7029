#include "core/base/random.h"
#include "core/broadphase/broad_phase.h"
#include "core/library/audit.h"
#include "tests/support/test.h"

#include <algorithm>
#include <limits>

namespace broadside::test::tst_own_pairs {

namespace {

constexpr double kWorldSize = 40.0;

class PairList final : public PairSink {
public:
    void take(std::span<const IndexPair> more) override { pairs.insert(pairs.end(), more.begin(), more.end()); }
    std::vector<IndexPair> pairs;
};

OwnPairs randomObjects(std::uint64_t seed)
{
    Random random(seed);
    OwnPairs own;
    for (int i = 0; i < 120; ++i) {
        const Vec2 lo{random.between(0.0, kWorldSize), random.between(0.0, kWorldSize)};
        const double size = i % 10 == 0 ? 12.0 : 2.0;
        own.objects.push_back({{lo, lo + Vec2{random.between(0.0, size), random.between(0.0, size)}},
                               {.category = 1U << random.below(3), .mask = 6, .dynamic = i % 3 != 0},
                               {}});
    }
    return own;
}

std::vector<IndexPair> pairsOf(const OwnPairs& own, Algorithm algorithm)
{
    auto broadPhase = makeBroadPhase({algorithm, 2.0}, kWorldSize, kWorldSize).value();
    for (std::size_t i = 0; i < own.objects.size(); ++i)
        broadPhase->add(static_cast<ObjectIndex>(i), own.objects[i].box, own.objects[i].filter);
    broadPhase->update();
    PairList list;
    broadPhase->candidatePairs(list);
    std::ranges::sort(list.pairs);
    return list.pairs;
}

/// By testing all pairs.
std::vector<IndexPair> missedPairs(const OwnPairs& own)
{
    std::vector<IndexPair> missed;
    for (ObjectIndex a = 0; a < own.objects.size(); ++a)
        for (ObjectIndex b = a + 1; b < own.objects.size(); ++b)
            if (canCollide(own.objects[a].filter, own.objects[b].filter) &&
                overlaps(own.objects[a].box, own.objects[b].box) &&
                !std::ranges::binary_search(own.pairs, IndexPair{a, b}))
                missed.push_back({a, b});
    return missed;
}

OwnPairs touchingPair()
{
    OwnPairs own;
    own.objects = {{.box = {{0.0, 0.0}, {2.0, 2.0}}, .name = "Ball"}, {.box = {{2.0, 1.0}, {3.0, 3.0}}}};
    return own;
}

} // namespace

class TestOwnPairs : public QObject {
    Q_OBJECT
private slots:
    void findsWhatTryingAllPairsFinds_data();
    void findsWhatTryingAllPairsFinds();
    void namesBothObjects();
    void orderAndRepetitionDoNotMatter();
    void masksAreRespected();
    void explainsAsManyAsAsked();
    void registrationsTellTheCause();
    void boxesWithoutAreaAreAudited();
    void refuses_data();
    void refuses();
};

void TestOwnPairs::findsWhatTryingAllPairsFinds_data()
{
    QTest::addColumn<Algorithm>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            QTest::addRow("%s", std::string(info.name).c_str()) << info.algorithm;
}

void TestOwnPairs::findsWhatTryingAllPairsFinds()
{
    QFETCH(const Algorithm, algorithm);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        OwnPairs own = randomObjects(seed);
        own.pairs = pairsOf(own, algorithm);
        const Result<PairAudit> audit = auditPairs(own);
        QVERIFY(audit);
        std::vector<IndexPair> found;
        for (const PairMiss& miss : audit->missed) {
            found.push_back(miss.pair);
            QVERIFY(!miss.sentence.empty() && !miss.remedy.empty());
        }
        QVERIFY(found == missedPairs(own));
        QCOMPARE(audit->missedCount, static_cast<std::uint64_t>(found.size()));
        QCOMPARE(audit->candidates, static_cast<std::uint64_t>(own.pairs.size()));
        QVERIFY(infoOf(algorithm).isTextbook() || found.empty());
    }
}

void TestOwnPairs::namesBothObjects()
{
    const PairAudit audit = auditPairs(touchingPair()).value();
    QCOMPARE(audit.missed.size(), std::size_t{1});
    const std::string& sentence = audit.missed.front().sentence;
    QVERIFY2(sentence.find("Ball") != std::string::npos && sentence.find("object 1") != std::string::npos &&
                 sentence.find("your broad phase") != std::string::npos,
             sentence.c_str());
}

void TestOwnPairs::orderAndRepetitionDoNotMatter()
{
    OwnPairs own = touchingPair();
    own.pairs = {{1, 0}, {0, 1}, {0, 0}};
    const PairAudit audit = auditPairs(own).value();
    QCOMPARE(audit.missedCount, std::uint64_t{0});
    QCOMPARE(audit.candidates, std::uint64_t{1});
    QCOMPARE(audit.falsePositives, std::uint64_t{0});
}

void TestOwnPairs::masksAreRespected()
{
    OwnPairs own = touchingPair();
    own.objects[0].filter.mask = 0;
    QCOMPARE(auditPairs(own).value().missedCount, std::uint64_t{0});
}

void TestOwnPairs::explainsAsManyAsAsked()
{
    OwnPairs own = touchingPair();
    own.objects.push_back({.box = {{1.0, 1.0}, {2.0, 2.0}}});
    const PairAudit audit = auditPairs(own, 2).value();
    QCOMPARE(audit.missed.size(), std::size_t{2});
    QCOMPARE(audit.missedCount, std::uint64_t{3});
}

void TestOwnPairs::registrationsTellTheCause()
{
    OwnPairs own = touchingPair();
    own.cells = CellTable(GridLayout(10.0, 10.0, 1.0));
    own.registrations.emplace().push_back({0, {{0, 0}, {2, 2}}});
    QVERIFY(auditPairs(own).value().missed.front().cause == MissCause::NotRegistered);
    own.registrations->push_back({1, {{7, 7}, {8, 8}}});
    QVERIFY(auditPairs(own).value().missed.front().cause == MissCause::Stale);
}

void TestOwnPairs::boxesWithoutAreaAreAudited()
{
    OwnPairs own;
    own.objects = {{.box = {{1.0, 1.0}, {1.0, 1.0}}},
                   {.box = {{0.0, 1.0}, {2.0, 1.0}}},
                   {.box = {{1.0, 1.0 + 3e-10}, {1.0, 2.0}}}};
    const PairAudit audit = auditPairs(own).value();
    QCOMPARE(audit.missedCount, std::uint64_t{1});
    QVERIFY((audit.missed.front().pair == IndexPair{0, 1}));
}

void TestOwnPairs::refuses_data()
{
    QTest::addColumn<OwnPairs>("own");
    OwnPairs own = touchingPair();
    own.objects[1].box = {};
    QTest::newRow("an empty box") << own;
    own = touchingPair();
    own.objects[1].box.hi.x = std::numeric_limits<double>::infinity();
    QTest::newRow("an infinite box") << own;
    own = touchingPair();
    own.objects[0].box.lo.y = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("a box that is not a number") << own;
    own = touchingPair();
    own.pairs = {{0, 2}};
    QTest::newRow("a pair of an unknown object") << own;
    own = touchingPair();
    own.registrations.emplace().push_back({2, {}});
    QTest::newRow("a registration of an unknown object") << own;
}

void TestOwnPairs::refuses()
{
    QFETCH(const OwnPairs, own);
    const Result<PairAudit> audit = auditPairs(own);
    QVERIFY(!audit);
    QVERIFY(!audit.problem().message.empty() && !audit.problem().remedy.empty());
}

BROADSIDE_TEST(TestOwnPairs)

} // namespace broadside::test::tst_own_pairs

#include "tst_own_pairs.moc"

#include "core/broadphase/algorithm.h"
#include "core/broadphase/broad_phase.h"
#include "core/dynamics/funnel.h"
#include "core/scene/names.h"
#include "tests/support/algorithm_rows.h"
#include "tests/support/test.h"

#include <set>

namespace broadside::test::tst_algorithm {

class TestAlgorithm : public QObject {
    Q_OBJECT
private slots:
    void eachAlgorithmHasOneRow();
    void namesFollowTheTable();
    void rowsMakeWhatTheyName_data() { addAlgorithmRows(); }
    void rowsMakeWhatTheyName();
    void judgesAreCorrectAndOthers();
    void rowsSayWhetherEveryPairIsACandidate_data() { addAlgorithmRows(); }
    void rowsSayWhetherEveryPairIsACandidate();
    void onlyTextbookGridsHaveAPast_data() { addAlgorithmRows(); }
    void onlyTextbookGridsHaveAPast();
};

void TestAlgorithm::eachAlgorithmHasOneRow()
{
    std::set<Algorithm> seen;
    std::set<std::string_view> names;
    for (const AlgorithmInfo& info : algorithms()) {
        QVERIFY2(seen.insert(info.algorithm).second, info.name.data());
        QVERIFY2(names.insert(info.name).second, info.name.data());
        QCOMPARE(&infoOf(info.algorithm), &info);
        QVERIFY(algorithmNamed(info.name) == info.algorithm);
    }
    QCOMPARE(seen.size(), std::size_t{10});
}

/// For any order of the table and of the enumeration.
void TestAlgorithm::namesFollowTheTable()
{
    const auto words = NamesOf<Algorithm>::words();
    QCOMPARE(words.size(), algorithms().size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        QVERIFY2(nameOf(choiceAt<Algorithm>(i)) == words[i], words[i].data());
        QVERIFY(choiceNamed<Algorithm>(words[i]) == choiceAt<Algorithm>(i));
    }
}

void TestAlgorithm::rowsMakeWhatTheyName()
{
    const Algorithm algorithm = fetchedAlgorithm();
    const AlgorithmInfo& info = infoOf(algorithm);
    const auto made = makeBroadPhase({algorithm, 2.0}, 10.0, 10.0);
    QVERIFY(made);
    QCOMPARE((*made)->algorithm(), algorithm);
    (*made)->update();
    QCOMPARE((*made)->structure({{0.0, 0.0}, {10.0, 10.0}}, 100).kind, info.structure);
    QCOMPARE((*made)->cellTable().has_value(), info.usesCellSize);
    QCOMPARE(makeBroadPhase({algorithm, 1e-3}, 1e4, 1e4).ok(), !info.hasDenseCells);
}

void TestAlgorithm::judgesAreCorrectAndOthers()
{
    for (const AlgorithmInfo& info : algorithms()) {
        QVERIFY2(info.judge != info.algorithm, info.name.data());
        QVERIFY2(!infoOf(info.judge).isTextbook() && !infoOf(info.judge).hasDenseCells, info.name.data());
    }
}

/// Objects far from each other.
void TestAlgorithm::rowsSayWhetherEveryPairIsACandidate()
{
    constexpr std::size_t kPairs = 64 * 63 / 2;
    const AlgorithmInfo& info = infoOf(fetchedAlgorithm());
    const auto made = makeBroadPhase({info.algorithm, 2.0}, 100.0, 100.0);
    QVERIFY(made);
    for (ObjectIndex i = 0; i < 64; ++i) {
        const Vec2 at{12.0 * (i % 8), 12.0 * (i / 8)};
        (*made)->add(i, {at, at + Vec2{1.0, 1.0}}, {.dynamic = true});
    }
    (*made)->update();
    QCOMPARE(candidateList(**made, kPairs)->size() == kPairs, info.reportsEveryPair);
}

/// A textbook grid finds a static object where it was before it moved, and so does its copy.
void TestAlgorithm::onlyTextbookGridsHaveAPast()
{
    const AlgorithmInfo& info = infoOf(fetchedAlgorithm());
    const auto made = makeBroadPhase({info.algorithm, 2.0}, 100.0, 100.0);
    QVERIFY(made);
    BroadPhase& broadPhase = **made;
    const Aabb box{{1.0, 1.0}, {2.0, 2.0}};
    broadPhase.add(0, box, {.dynamic = true});
    broadPhase.add(1, box, {.dynamic = false});
    broadPhase.update();
    broadPhase.move(1, {{91.0, 91.0}, {92.0, 92.0}});
    broadPhase.update();
    const std::unique_ptr<BroadPhase> copy = broadPhase.copy();
    QCOMPARE(broadPhase.published() != nullptr, info.isTextbook());
    QCOMPARE(copy != nullptr, info.isTextbook());
    if (copy)
        QCOMPARE(candidateList(*copy, 2)->size(), std::size_t{1});
}

BROADSIDE_TEST(TestAlgorithm)

} // namespace broadside::test::tst_algorithm

#include "tst_algorithm.moc"

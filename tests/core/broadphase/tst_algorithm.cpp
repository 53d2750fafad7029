#include "core/broadphase/algorithm.h"
#include "core/broadphase/broad_phase.h"
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

BROADSIDE_TEST(TestAlgorithm)

} // namespace broadside::test::tst_algorithm

#include "tst_algorithm.moc"

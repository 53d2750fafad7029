#include "core/base/random.h"
#include "core/debug/audit/finding_groups.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace broadside::test::tst_finding_groups {

class TestFindingGroups : public QObject {
    Q_OBJECT
private slots:
    void nothingMakesNoGroup();
    void aPairIsOneRowWithItsSteps();
    void explanationsAscendByTheirFirstStep();
    void eachFindingIsInOneGroup();
    void pairsOfAGameAreGroupedByTheirExplanation();
};

Audit::Miss miss(std::uint64_t step, std::uint64_t a, std::uint64_t b, MissCause cause)
{
    return {step, {ObjectId{a}, ObjectId{b}}, cause};
}

void TestFindingGroups::nothingMakesNoGroup() { QVERIFY(groupFindings({}, {}).empty()); }

void TestFindingGroups::aPairIsOneRowWithItsSteps()
{
    std::vector<Audit::Miss> missed;
    for (const std::uint64_t step : {3U, 4U, 5U, 9U, 12U, 13U})
        missed.push_back(miss(step, 7, 8, MissCause::Stale));
    missed.push_back(miss(13, 1, 2, MissCause::Stale));
    const std::vector<CauseFindings> groups = groupFindings(missed, {});
    QCOMPARE(groups.size(), std::size_t{1});
    QCOMPARE(groups[0].count, std::uint64_t{7});
    QCOMPARE(groups[0].first, std::uint64_t{3});
    QCOMPARE(groups[0].last, std::uint64_t{13});
    QCOMPARE(groups[0].pairs.size(), std::size_t{2});
    const PairFindings& pair = groups[0].pairs[0]; // the pair that was missed first
    QCOMPARE(pair.a, ObjectId{7});
    QCOMPARE(pair.count, std::uint64_t{6});
    QCOMPARE(pair.first(), std::uint64_t{3});
    QCOMPARE(pair.last(), std::uint64_t{13});
    QCOMPARE(pair.steps, (std::vector<StepRange>{{3, 5}, {9, 9}, {12, 13}}));
}

void TestFindingGroups::explanationsAscendByTheirFirstStep()
{
    const std::vector<Audit::Miss> missed{miss(2, 1, 2, MissCause::Unknown), miss(4, 1, 2, MissCause::Stale),
                                          miss(8, 1, 2, MissCause::Unknown)};
    FoundPassage passage;
    passage.step = 1;
    passage.passage.object = ObjectId{5};
    passage.passage.through = ObjectId{3};
    const std::vector<CauseFindings> groups = groupFindings(missed, std::span(&passage, 1));
    QCOMPARE(groups.size(), std::size_t{3});
    QCOMPARE(groups[0].cause, MissCause::Unknown);
    QCOMPARE(groups[1].cause, MissCause::Stale);
    QCOMPARE(groups[2].kind, Finding::Kind::Passage);
    QCOMPARE(groups[2].pairs[0].a, ObjectId{5}); // the object that passed
    QCOMPARE(groups[2].pairs[0].b, ObjectId{3});
}

void TestFindingGroups::eachFindingIsInOneGroup()
{
    Random random(7);
    using Key = std::tuple<MissCause, std::uint64_t, std::uint64_t, std::uint64_t>;
    std::set<Key> expected;
    for (int i = 0; i < 2'000; ++i)
        expected.insert(
            {static_cast<MissCause>(random.below(7)), 1 + random.below(6), 10 + random.below(6), random.below(80)});
    std::vector<Audit::Miss> missed;
    for (const auto& [cause, a, b, step] : expected)
        missed.push_back(miss(step, a, b, cause));
    std::ranges::stable_sort(missed, {}, &Audit::Miss::step);
    std::set<Key> found;
    std::uint64_t count = 0;
    for (const CauseFindings& group : groupFindings(missed, {}))
        for (const PairFindings& pair : group.pairs)
            for (const StepRange& steps : pair.steps)
                for (std::uint64_t step = steps.first; step <= steps.last; ++step, ++count)
                    found.insert({group.cause, pair.a.value, pair.b.value, step});
    QVERIFY(found == expected);
    QCOMPARE(count, std::uint64_t{expected.size()});
}

/// The causes that single frames show do not divide what one explanation explains.
void TestFindingGroups::pairsOfAGameAreGroupedByTheirExplanation()
{
    std::vector<Audit::Miss> missed{miss(1, 1, 2, MissCause::Stale), miss(2, 1, 2, MissCause::LargerThanCells),
                                    miss(3, 3, 4, MissCause::Rounding), miss(4, 5, 6, MissCause::Stale),
                                    miss(5, 5, 6, MissCause::Rounding)};
    missed[3].stage = PairStage::Registration;
    const std::vector<CauseFindings> groups =
        groupFindings(missed, {}, {}, [](IdPair pair) { return pair.a == ObjectId{5} ? "" : "late-registration"; });
    QCOMPARE(groups.size(), std::size_t{3});
    QVERIFY(groups[0].isOfGame);
    QCOMPARE(groups[0].rule, std::string("late-registration"));
    QCOMPARE(groups[0].count, std::uint64_t{3});
    QCOMPARE(groups[0].cause, MissCause::Unknown);
    QCOMPARE(groups[1].stage, PairStage::Registration);
    QCOMPARE(groups[2].stage, PairStage::AfterStructure);
    QVERIFY(groups[1].rule.empty() && groups[2].rule.empty());
}

BROADSIDE_TEST(TestFindingGroups)

} // namespace broadside::test::tst_finding_groups

#include "tst_finding_groups.moc"

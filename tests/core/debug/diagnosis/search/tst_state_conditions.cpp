#include "core/base/random.h"
#include "core/debug/diagnosis/search/state_conditions.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace broadside::test::tst_state_conditions {

using diagnosis::Condition;
using diagnosis::StateChoice;
using diagnosis::StateCondition;
using diagnosis::StateFeature;
using diagnosis::StateLabels;
using diagnosis::StateRow;
using F = StateFeature;
using Compare = Condition::Compare;

namespace {

double at(const StateRow& row, StateFeature feature) { return row[static_cast<std::size_t>(feature)]; }

/// Objects of a level around (0, 0), and the place of one cell of each among its cells.
StateLabels labelsOf(const std::function<bool(const StateRow&, Random&)>& isWrong)
{
    constexpr int kRows = 2'000;
    Random random(5);
    StateLabels labels;
    for (int i = 0; i < kRows; ++i) {
        StateRow row;
        row.fill(std::numeric_limits<double>::quiet_NaN());
        const auto set = [&](StateFeature feature, double value) { row[static_cast<std::size_t>(feature)] = value; };
        const double step = static_cast<double>(i % 240);
        const bool isStatic = i % 3 == 0;
        set(F::IsStatic, isStatic ? 1.0 : 0.0);
        set(F::Rest, isStatic ? std::max(0.0, step - static_cast<double>(i % 50)) : random.between(0.0, 160.0));
        set(F::Step, step);
        set(F::Left, random.between(-10.0, 10.0));
        set(F::Right, at(row, F::Left) + random.between(0.2, 3.0));
        set(F::Low, random.between(-10.0, 10.0));
        set(F::High, at(row, F::Low) + random.between(0.2, 3.0));
        set(F::FromLastColumn, static_cast<double>(i % 2));
        set(F::FromLastRow, static_cast<double>(i / 2 % 2));
        set(F::Diagonal, static_cast<double>(i % 61 - 20));
        labels.add(row, isWrong(row, random));
    }
    return labels;
}

using Terms = std::vector<std::vector<std::pair<StateFeature, Compare>>>;

struct Fault {
    const char* name;
    std::function<bool(const StateRow&, Random&)> isWrong;
    Terms terms; ///< In any order.
};

std::vector<Fault> faults()
{
    return {
        {"one border",
         [](const StateRow& row, Random&) { return at(row, F::Left) <= -3.0; },
         {{{F::Left, Compare::AtMost}}}},
        {"two borders",
         [](const StateRow& row, Random&) { return at(row, F::Left) <= -3.0 || at(row, F::Low) <= -2.0; },
         {{{F::Left, Compare::AtMost}}, {{F::Low, Compare::AtMost}}}},
        {"three borders",
         [](const StateRow& row, Random&) {
             return at(row, F::Left) <= -7.0 || at(row, F::Low) <= -6.0 || at(row, F::High) >= 8.0;
         },
         {{{F::Left, Compare::AtMost}}, {{F::Low, Compare::AtMost}}, {{F::High, Compare::AtLeast}}}},
        {"the last line of each axis",
         [](const StateRow& row, Random&) {
             return (at(row, F::Right) < 0.0 && at(row, F::FromLastColumn) == 0.0) ||
                    (at(row, F::High) < 0.0 && at(row, F::FromLastRow) == 0.0);
         },
         {{{F::FromLastColumn, Compare::AtMost}, {F::Right, Compare::AtMost}},
          {{F::FromLastRow, Compare::AtMost}, {F::High, Compare::AtMost}}}},
        {"every seventh diagonal",
         [](const StateRow& row, Random&) {
             const double diagonal = at(row, F::Diagonal);
             return diagonal - 7.0 * std::floor(diagonal / 7.0) == 3.0;
         },
         {{{F::Diagonal, Compare::Equal}}}},
        {"a kind from a step on",
         [](const StateRow& row, Random&) { return at(row, F::IsStatic) == 1.0 && at(row, F::Step) >= 120.0; },
         {{{F::IsStatic, Compare::Equal}, {F::Step, Compare::AtLeast}}}},
    };
}

Terms termsOf(const StateChoice& choice)
{
    Terms terms;
    for (const auto& term : choice.terms) {
        terms.emplace_back();
        for (const StateCondition& one : term)
            terms.back().emplace_back(one.feature, one.compare);
        std::ranges::sort(terms.back());
    }
    std::ranges::sort(terms);
    return terms;
}

} // namespace

class TestStateConditions : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrongIsToldExactly_data();
    void whatIsWrongIsToldExactly();
    void numbersAreRound();
    void aPartIsNotExact();
    void chanceHasNoConditions();
};

void TestStateConditions::whatIsWrongIsToldExactly_data()
{
    QTest::addColumn<int>("number");
    const std::vector<Fault> all = faults();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

void TestStateConditions::whatIsWrongIsToldExactly()
{
    QFETCH(const int, number);
    const Fault fault = faults()[static_cast<std::size_t>(number)];
    const StateChoice choice = chooseConditions(labelsOf(fault.isWrong));
    QVERIFY(choice.isExact);
    Terms terms = fault.terms;
    for (auto& term : terms)
        std::ranges::sort(term);
    std::ranges::sort(terms);
    QVERIFY(termsOf(choice) == terms);
    QCOMPARE(choice.tally.contradicted, std::uint64_t{0});
    QCOMPARE(choice.tally.unexplained, std::uint64_t{0});
}

/// A limit lies anywhere between the last wrong number and the first right one.
void TestStateConditions::numbersAreRound()
{
    const StateChoice choice = chooseConditions(labelsOf(faults()[1].isWrong));
    QCOMPARE(choice.terms.size(), std::size_t{2});
    for (const auto& term : choice.terms)
        QCOMPARE(term.front().value, term.front().feature == F::Left ? -3.0 : -2.0);
}

void TestStateConditions::aPartIsNotExact()
{
    const StateChoice choice = chooseConditions(labelsOf([](const StateRow& row, Random& random) {
        return at(row, F::Left) <= -3.0 || random.between(0.0, 1.0) < 0.2;
    }));
    QVERIFY(!choice.isExact);
    QCOMPARE(choice.terms.size(), std::size_t{1});
    QVERIFY(choice.tally.unexplained > 100);
}

void TestStateConditions::chanceHasNoConditions()
{
    const StateChoice choice =
        chooseConditions(labelsOf([](const StateRow&, Random& random) { return random.between(0.0, 1.0) < 0.5; }));
    QVERIFY(!choice.isExact);
    QVERIFY(choice.terms.empty());
}

BROADSIDE_TEST(TestStateConditions)

} // namespace broadside::test::tst_state_conditions

#include "tst_state_conditions.moc"

#include "editor/panels/findings/explanations_model.h"
#include "editor/widgets/words/number_text.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>

namespace broadside::test::tst_explanations_model {

namespace {

Diagnosis twoFaults()
{
    Diagnosis diagnosis;
    diagnosis.steps = {0, 90};
    diagnosis.missed = 12;
    Explanation first;
    first.rule = "centre-cell-only";
    first.sentence = "Objects are registered in the cell of their centre only.";
    first.isCause = true;
    first.explains = 9;
    first.example = Explanation::Example{7, {1}, {2}};
    Explanation second;
    second.rule = "stale";
    second.sentence = "Objects are registered late.";
    second.explains = 2;
    diagnosis.explanations = {first, second};
    diagnosis.groups = {{{1}, {2}, 7, 12, 6, "centre-cell-only"},
                        {{1}, {4}, 8, 8, 1, "stale"},
                        {{3}, {4}, 9, 50, 3, "centre-cell-only"},
                        {{5}, {6}, 60, 61, 2, {}}};
    return diagnosis;
}

} // namespace

class TestExplanationsModel : public QObject {
    Q_OBJECT
private slots:
    void pairsAreBelowTheirExplanation();
    void twoExplanationsWithOneTitleHaveTheirSentences();
    void anExplanationCountsWhatItExplains();
    void eachRowHasAnExample();

private:
    static QString nameOf(std::uint64_t step, ObjectId id)
    {
        return QStringLiteral("Moth %1 of step %2").arg(id.value).arg(step);
    }
};

void TestExplanationsModel::pairsAreBelowTheirExplanation()
{
    const Diagnosis diagnosis = twoFaults();
    ExplanationsModel model(&nameOf);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDiagnosis(&diagnosis);
    QCOMPARE(model.rowCount(), 3);
    const QModelIndex cause = model.index(0, 0);
    QCOMPARE(cause.data().toString(), QStringLiteral("Cause: Cell of the centre only"));
    QCOMPARE(cause.data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Cause: Objects are registered in the cell of their centre only."));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Tendency, not certain: Stale registration"));
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("Missed pairs that are not explained"));
    QCOMPARE(model.rowCount(cause), 2);
    QCOMPARE(model.rowCount(model.index(1, 0)), 1);
    QCOMPARE(model.rowCount(model.index(2, 0)), 1);
    const QModelIndex pair = model.index(1, 0, cause);
    QCOMPARE(pair.parent(), cause);
    QCOMPARE(pair.data().toString(), QStringLiteral("Moth 3 of step 9 and Moth 4 of step 9"));
    const auto numbers = [](const QModelIndex& row) {
        return QStringList{row.siblingAtColumn(1).data().toString(), row.siblingAtColumn(2).data().toString(),
                           row.siblingAtColumn(3).data().toString()};
    };
    QCOMPARE(numbers(pair), (QStringList{QStringLiteral("9"), QStringLiteral("50"), QStringLiteral("3")}));
    QCOMPARE(numbers(cause), (QStringList{QStringLiteral("7"), QStringLiteral("50"), QStringLiteral("9")}));
    model.setDiagnosis(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

/// The titles would not tell them apart. What only costs time has no title.
void TestExplanationsModel::twoExplanationsWithOneTitleHaveTheirSentences()
{
    Diagnosis diagnosis = twoFaults();
    diagnosis.explanations.push_back(diagnosis.explanations[1]);
    diagnosis.explanations[2].sentence = "Bats are registered late.";
    diagnosis.explanations.push_back(diagnosis.explanations[1]);
    diagnosis.explanations[3].rule = "cells-too-large";
    diagnosis.explanations[3].symptom = Symptom::Cost;
    diagnosis.explanations[3].sentence = "The cells are too large.";
    ExplanationsModel model(&nameOf);
    model.setDiagnosis(&diagnosis);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Cause: Cell of the centre only"));
    QCOMPARE(model.index(1, 0).data().toString(),
             QStringLiteral("Tendency, not certain: Objects are registered late."));
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("Tendency, not certain: Bats are registered late."));
    QCOMPARE(model.index(3, 0).data().toString(), QStringLiteral("Cost: The cells are too large."));
}

/// The details of an explanation say the same number.
void TestExplanationsModel::anExplanationCountsWhatItExplains()
{
    Diagnosis diagnosis = twoFaults();
    diagnosis.explanations[0].explains = 8; // one step of its pairs is missed for another reason
    diagnosis.explanations[1].isSampled = true;
    diagnosis.explanations[1].explains = 2'300;
    ExplanationsModel model(&nameOf);
    model.setDiagnosis(&diagnosis);
    const auto countOf = [](const QModelIndex& row) {
        return row.siblingAtColumn(ExplanationsModel::Count).data().toString();
    };
    const QModelIndex cause = model.index(0, 0);
    QCOMPARE(countOf(cause), QStringLiteral("8"));
    QCOMPARE(countOf(model.index(0, 0, cause)), QStringLiteral("6"));
    QCOMPARE(countOf(model.index(1, 0)), QStringLiteral("about %1").arg(grouped(2'300)));
    QCOMPARE(countOf(model.index(2, 0)), QStringLiteral("2")); // what is not explained
    diagnosis.explanations[0].symptom = Symptom::Cost;         // it counts candidates
    QCOMPARE(countOf(cause), QString());
}

void TestExplanationsModel::eachRowHasAnExample()
{
    Diagnosis diagnosis = twoFaults();
    diagnosis.explanations[1].example.reset();
    ExplanationsModel model(&nameOf);
    model.setDiagnosis(&diagnosis);
    const QModelIndex cause = model.index(0, 0);
    QCOMPARE(model.exampleAt(cause)->step, std::uint64_t{7});
    QCOMPARE(model.exampleAt(model.index(1, 0, cause))->step, std::uint64_t{9});
    QCOMPARE(model.exampleAt(model.index(1, 0, cause))->a, ObjectId{3});
    QVERIFY(!model.exampleAt(model.index(1, 0)));
    QCOMPARE(model.exampleAt(model.index(2, 0))->step, std::uint64_t{60});
    QVERIFY(!model.explanationAt(model.index(2, 0)));
    QCOMPARE(model.explanationAt(model.index(0, 0, cause)), &diagnosis.explanations[0]);
}

BROADSIDE_WINDOW_TEST(TestExplanationsModel)

} // namespace broadside::test::tst_explanations_model

#include "tst_explanations_model.moc"

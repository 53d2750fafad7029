// Explains faults in other worlds than their own: where most objects only touch, that is not why their pairs are
// missed, and where no pair is found there is nothing to compare with.

#include "core/debug/diagnosis/diagnosis.h"
#include "tests/planted/planted.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_explained_elsewhere {

class TestExplainedElsewhere : public QObject {
    Q_OBJECT
private slots:
    void theFaultIsNamedInsteadOfTouching_data();
    void theFaultIsNamedInsteadOfTouching();
    void touchingIsNoCauseNextToAnUnknownFault();
    void thatNoPairIsFoundIsSaid();
    void aFaultThatAnotherOneOutdoesIsNotTold();
};

namespace {

/// The diagnosis of a fault `turn` worlds behind its own.
Diagnosis diagnosedElsewhere(const QByteArray& slug, std::size_t turn, const DiagnosisOptions& options = {},
                             planted::Recorded recorded = planted::Recorded::Everything)
{
    const auto cases = planted::movedFaults(turn);
    const auto asked = std::ranges::find_if(
        cases, [&](const planted::Case& one) { return one.slug == slug.toStdString() && one.recorded == recorded; });
    Q_ASSERT(asked != cases.end());
    const trace::Recording recording = planted::record(*asked);
    return diagnose(recording, recording.steps(), options).value();
}

} // namespace

void TestExplainedElsewhere::theFaultIsNamedInsteadOfTouching_data()
{
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<bool>("isCause");
    QTest::newRow("all missed pairs are of objects at rest")
        << QByteArray("still-ones-left-out") << QByteArray("one-resting") << true;
    QTest::newRow("no search reaches what only touches")
        << QByteArray("query-of-half-extents") << QByteArray("query-radius") << true;
    if (kSanitized)
        return;
    QTest::newRow("some pairs that touch are found")
        << QByteArray("sleepers-taken-out") << QByteArray("resting-unregistered") << true;
    QTest::newRow("columns are miscounted") << QByteArray("cells-from-width") << QByteArray("cells-left-out") << true;
    QTest::newRow("rivals") << QByteArray("sleeping-and-static") << QByteArray("both-resting") << false;
}

void TestExplainedElsewhere::theFaultIsNamedInsteadOfTouching()
{
    QFETCH(const QByteArray, slug);
    QFETCH(const QByteArray, rule);
    QFETCH(const bool, isCause);
    const Diagnosis diagnosis = diagnosedElsewhere(slug, 1);
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    QCOMPARE(QByteArray::fromStdString(first.rule), rule);
    QCOMPARE(first.isCause, isCause);
    QVERIFY(first.explains * 100 >= diagnosis.missed * 95);
    for (const Explanation& one : diagnosis.explanations)
        QVERIFY(one.rule != "touching");
}

/// Other pairs are missed, too, for a reason that is not known: it may lose those that touch as well.
void TestExplainedElsewhere::touchingIsNoCauseNextToAnUnknownFault()
{
    DiagnosisOptions options;
    options.without = diagnosis::Family::Mechanism;
    const Diagnosis diagnosis = diagnosedElsewhere("still-ones-left-out", 1, options);
    QVERIFY(!diagnosis.explanations.empty());
    for (const Explanation& one : diagnosis.explanations)
        QVERIFY2(!one.isCause, one.sentence.text().c_str());
}

/// A swarm without parents: "the same parent" is true for all pairs.
void TestExplainedElsewhere::thatNoPairIsFoundIsSaid()
{
    const Diagnosis diagnosis = diagnosedElsewhere("parent-shared", 2);
    QCOMPARE(diagnosis.explanations.size(), std::size_t{1});
    const Explanation& only = diagnosis.explanations.front();
    QCOMPARE(only.rule, std::string("all-missed"));
    QCOMPARE(only.explains, diagnosis.missed);
    QVERIFY(!only.isCause && !only.record.empty() && only.example);
    for (const DiagnosedGroup& group : diagnosis.groups)
        QCOMPARE(group.rule, only.rule);
}

/// "Not registered after 20 steps" would explain almost all missed pairs; "no pairs after 19 steps" explains all.
void TestExplainedElsewhere::aFaultThatAnotherOneOutdoesIsNotTold()
{
    if (kSanitized)
        return;
    const Diagnosis diagnosis = diagnosedElsewhere("sleepers-do-not-ask", 3, {}, planted::Recorded::CellSize);
    QCOMPARE(diagnosis.explanations.size(), std::size_t{1});
    const Explanation& first = diagnosis.explanations.front();
    QCOMPARE(QByteArray::fromStdString(first.rule), QByteArray("one-resting"));
    QVERIFY(first.isCause);
    QCOMPARE(first.explains, diagnosis.missed);
}

BROADSIDE_TEST(TestExplainedElsewhere)

} // namespace broadside::test::tst_explained_elsewhere

#include "tst_explained_elsewhere.moc"

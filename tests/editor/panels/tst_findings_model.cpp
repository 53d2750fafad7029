#include "editor/panels/findings/findings_model.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSet>
#include <QTreeView>

namespace broadside::test::tst_findings_model {

/// Rows of the audit, without a panel.
class TestFindingsModel : public QObject {
    Q_OBJECT
private slots:
    void keepsTheRulesOfModels();
    void aHundredThousandMissesAreOneSentence();
    void aFindingIsFoundAgain();

private:
    static FindingsModel::Words words()
    {
        return {[](std::uint64_t, ObjectId id) { return QStringLiteral("Moth (%1)").arg(id.value); },
                [](const Finding&) { return QString(); }};
    }
    static Audit::Miss stale(std::uint64_t step, std::uint64_t a, std::uint64_t b)
    {
        return {step, {ObjectId{a}, ObjectId{b}}, MissCause::Stale};
    }
};

void TestFindingsModel::keepsTheRulesOfModels()
{
    FindingsModel model(words());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::vector<Audit::Miss> missed{stale(1, 2, 3), stale(4, 2, 3), stale(5, 2, 3), stale(5, 3, 9)};
    model.setGroups(groupFindings(missed, {}));
    const QModelIndex group = model.index(0, 0);
    const QModelIndex pair = model.index(0, 0, group);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowCount(group), 2);
    QCOMPARE(model.rowCount(pair), 2);
    QCOMPARE(model.rowCount(model.index(1, 0, group)), 0);
    QCOMPARE(model.index(1, 0, pair).data().toString(), QStringLiteral("Steps 4 to 5"));
    QCOMPARE(model.index(1, 0, pair).parent(), pair);
    QCOMPARE(pair.parent(), group);
    QCOMPARE(pair.data().toString(), QStringLiteral("Moth (2) and Moth (3)"));
    QCOMPARE(pair.siblingAtColumn(FindingsModel::First).data().toString(), QStringLiteral("1"));
    QCOMPARE(pair.siblingAtColumn(FindingsModel::Last).data().toString(), QStringLiteral("5"));
    QCOMPARE(pair.siblingAtColumn(FindingsModel::Count).data().toString(), QStringLiteral("3"));
    model.setGroups({});
    QCOMPARE(model.rowCount(), 0);
}

/// The sentence of a cause is made once for all its pairs; a view makes no widgets for rows.
void TestFindingsModel::aHundredThousandMissesAreOneSentence()
{
    std::vector<Audit::Miss> missed;
    for (std::uint64_t step = 1; step <= 100; ++step)
        for (std::uint64_t pair = 1; pair <= 1'000; ++pair)
            missed.push_back(stale(step, pair, pair + 5'000));
    FindingsModel model(words());
    QTreeView view;
    view.setUniformRowHeights(true);
    view.setModel(&model);
    view.resize(800, 300);
    view.show();
    model.setGroups(groupFindings(missed, {}));
    view.expandAll();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.index(0, 0).data().toString().contains(QStringLiteral("registered with old bounds")));
    QCOMPARE(model.index(0, 3).data().toString().remove(QRegularExpression(QStringLiteral("\\D"))),
             QStringLiteral("100000"));
    QCOMPARE(model.rowCount(model.index(0, 0)), 1'000);
    QSet<QString> texts;
    for (int row = 0; row < 1'000; ++row)
        texts.insert(model.index(row, 0, model.index(0, 0)).data().toString());
    QCOMPARE(texts.size(), 1'000); // ids make equal names different
    QVERIFY(view.viewport()->findChildren<QWidget*>().isEmpty());
}

void TestFindingsModel::aFindingIsFoundAgain()
{
    const std::vector<Audit::Miss> missed{stale(1, 2, 3), stale(4, 2, 3), stale(5, 2, 3), stale(5, 3, 9)};
    FindingsModel model(words());
    model.setGroups(groupFindings(missed, {}));
    for (const auto& [step, row] : {std::pair{1U, -1}, {4U, 1}, {5U, 1}}) {
        const QModelIndex found = model.indexOf({Finding::Kind::MissedPair, step, {2}, {3}, MissCause::Stale});
        QVERIFY(found.isValid());
        if (row < 0)
            QCOMPARE(found, model.index(0, 0, model.index(0, 0)));
        else
            QCOMPARE(found.row(), row);
    }
    QCOMPARE(model.findingAt(model.index(1, 0, model.index(0, 0))).step, std::uint64_t{5});
    QVERIFY(!model.indexOf({Finding::Kind::MissedPair, 1, {2}, {4}, MissCause::Stale}).isValid());
    QVERIFY(!model.indexOf({Finding::Kind::MissedPair, 1, {2}, {3}, MissCause::Unknown}).isValid());
}

BROADSIDE_WINDOW_TEST(TestFindingsModel)

} // namespace broadside::test::tst_findings_model

#include "tst_findings_model.moc"

#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QFile>

namespace broadside::test::tst_published_grids {

/// The command `check` finds the known faults of the published grids of resources/check/, and the manual shows them.
class TestPublishedGrids : public QObject {
    Q_OBJECT
private slots:
    void theKnownFaultComesFirst_data();
    void theKnownFaultComesFirst();
};

void TestPublishedGrids::theKnownFaultComesFirst_data()
{
    QTest::addColumn<QString>("grid");
    QTest::addColumn<QString>("seed");
    QTest::addColumn<QByteArray>("rule");
    const auto row = [](const char* name, const char* grid, const char* seed, const char* rule) {
        QTest::newRow(name) << QString::fromLatin1(grid) << QString::fromLatin1(seed) << QByteArray(rule);
    };
    row("whole pixels", "range_grid", "1", "missed-object");
    if (kSanitized)
        return; // the others run the same code
    row("corners only", "corner_grid", "1", "corner-cells-only");
    row("corners of buckets only", "bucket_grid", "1", "corner-cells-only");
    row("no last row", "bucket_grid", "28", "region-left-out");
}

void TestPublishedGrids::theKnownFaultComesFirst()
{
    QFETCH(const QString, grid);
    QFETCH(const QString, seed);
    QFETCH(const QByteArray, rule);
    const Outcome outcome = call({QStringLiteral("check"),
                                  QStringLiteral(BROADSIDE_CHECK_PUBLISHED "/libcheck_") + grid + QStringLiteral(".so"),
                                  QStringLiteral("--seed"), seed, QStringLiteral("--worlds"), QStringLiteral("1")});
    QVERIFY2(outcome.code == 1, outcome.err.constData());
    const QByteArray failure = outcome.out.mid(outcome.out.indexOf("\n\n") + 2).trimmed();
    QVERIFY2(failure.startsWith(rule + ": After operation 2 ("), outcome.out.constData());
    // Two objects that are added: no world of a missed pair is smaller.
    QVERIFY2(failure.contains("\n  1  add ") && failure.contains("\n  2  add "), outcome.out.constData());
    QFile page(QStringLiteral(BROADSIDE_SCENES "/../manual/check.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY2(page.readAll().contains(failure), failure.constData());
}

BROADSIDE_TEST(TestPublishedGrids)

} // namespace broadside::test::tst_published_grids

#include "tst_published_grids.moc"

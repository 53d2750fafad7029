#include "tests/support/engine_answers.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace broadside::test::tst_engines_page {

/// The page about engines shows the files that tests/engines/check runs, and the answers that it compares.
class TestEnginesPage : public QObject {
    Q_OBJECT
private slots:
    void recipesAreTheTestedFiles_data();
    void recipesAreTheTestedFiles();
    void answersAreTheTestedAnswers_data();
    void answersAreTheTestedAnswers();
    void theTableHasTheTestedNumbers_data();
    void theTableHasTheTestedNumbers();

private:
    const QString m_page = projectFile(QStringLiteral("resources/manual/engines.md"));
};

void TestEnginesPage::recipesAreTheTestedFiles_data()
{
    QTest::addColumn<QString>("code");
    const QRegularExpression recipe(QStringLiteral("\\n`(tests/[^`]+)`:\\n\\n```[a-z]+\\n(.*?)```"),
                                    QRegularExpression::DotMatchesEverythingOption);
    auto found = recipe.globalMatch(m_page);
    QVERIFY(found.hasNext());
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        QTest::newRow(qPrintable(match.captured(1))) << match.captured(2);
    }
}

void TestEnginesPage::recipesAreTheTestedFiles()
{
    QFETCH(const QString, code);
    QCOMPARE(code, projectFile(QLatin1String(QTest::currentDataTag())));
    const auto lines = code.count(u'\n');
    QVERIFY2(lines >= 10 && lines <= 42, qPrintable(QString::number(lines)));
}

void TestEnginesPage::answersAreTheTestedAnswers_data()
{
    QTest::addColumn<QString>("answer");
    const QStringList parts = m_page.split(QStringLiteral("```text\n$ broadside "));
    QVERIFY(parts.size() > 4);
    for (const QString& part : parts.mid(1))
        QTest::newRow(qPrintable(part.section(u'\n', 0, 0))) << part.section(QStringLiteral("\n```"), 0, 0);
}

void TestEnginesPage::answersAreTheTestedAnswers()
{
    QFETCH(const QString, answer);
    QCOMPARE(answer, engineAnswer(QLatin1String(QTest::currentDataTag())));
}

void TestEnginesPage::theTableHasTheTestedNumbers_data()
{
    QTest::addColumn<QStringList>("cells");
    for (const QString& line : m_page.split(u'\n'))
        if (line.startsWith(QLatin1String("| `")))
            QTest::newRow(qPrintable(line.section(u'`', 1, 1))) << line.split(QStringLiteral(" | "));
}

void TestEnginesPage::theTableHasTheTestedNumbers()
{
    QFETCH(const QStringList, cells);
    QCOMPARE(cells.size(), 7);
    const QString audit = QStringLiteral("audit ") + QLatin1String(QTest::currentDataTag());
    const QString own = engineAnswer(audit);
    QCOMPARE(QString(cells[2]).remove(u' ').toDouble(), numberIn(own, QStringLiteral("Frames")));
    QCOMPARE(QString(cells[3]).remove(u' ').toDouble(), numberIn(own, QStringLiteral("Missed pairs")));
    QCOMPARE(QString(cells[4]).remove(u' '), numberOfAFrame(own, QStringLiteral("Candidates")));
    QCOMPARE(QString(cells[5]).remove(u' '), numberOfAFrame(own, QStringLiteral("False positives")));
    const QString grid = engineAnswer(audit + QStringLiteral(" --algorithm grid"));
    if (grid.isEmpty()) {
        QCOMPARE(cells[6], QStringLiteral("- |"));
        return;
    }
    QCOMPARE(cells[6].section(u':', 0, 0), numberOfAFrame(grid, QStringLiteral("Candidates")));
    QCOMPARE(cells[6].section(u' ', 1, 1), grid.section(u'\n', 0, 0).section(u' ', -1));
}

BROADSIDE_TEST(TestEnginesPage)

} // namespace broadside::test::tst_engines_page

#include "tst_engines_page.moc"

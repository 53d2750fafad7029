#include "tests/support/case_games.h"
#include "tests/support/command_line.h"
#include "tests/support/pictures.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

namespace broadside::test::tst_manual_examples {

/// The console examples of the manual print the output that the manual shows.
class TestManualExamples : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void printsWhatTheManualSays_data();
    void printsWhatTheManualSays();
    void picturesAreThoseThatTheCommandsMake_data();
    void picturesAreThoseThatTheCommandsMake();

private:
    QTemporaryDir m_folder; // for the files that examples write
};

namespace {

const QString kTop = QStringLiteral(BROADSIDE_SCENES "/../../");

/// One row for each command of a page that is shown with its output.
void addExamples(const QString& page)
{
    QFile file(page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("```"));
    for (qsizetype i = 1; i < parts.size(); i += 2) { // inside code fences
        if (!parts[i].startsWith(QStringLiteral("console\n")))
            continue;
        const QStringList examples = parts[i].split(QStringLiteral("$ broadside "));
        for (const QString& example : examples.mid(1))
            QTest::newRow(qPrintable(example.section(u'\n', 0, 0)))
                << example.section(u'\n', 0, 0) << example.section(u'\n', 1);
    }
}

/// A line "..." of the manual stands for lines of the output that it leaves out.
QString withLinesLeftOut(const QString& output, const QString& expected)
{
    static const QString leftOut = QStringLiteral("\n...\n");
    if (expected.count(leftOut) != 1)
        return output;
    const QString begin = expected.section(leftOut, 0, 0) + u'\n';
    const QString end = expected.section(leftOut, 1, 1);
    if (output.size() <= begin.size() + end.size() || !output.startsWith(begin) || !output.endsWith(end))
        return output;
    return expected;
}

/// One row for each picture of a page with the command that made it.
void addPictures(const QString& page)
{
    QFile file(page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto pictures = madePictures(QString::fromUtf8(file.readAll()));
    QVERIFY(!pictures.empty());
    for (const auto& [picture, command] : pictures)
        QTest::newRow(qPrintable(picture)) << command << picture;
}

} // namespace

void TestManualExamples::initTestCase()
{
    QVERIFY(QDir::setCurrent(m_folder.path()));
    recordCaseGames(m_folder.path());
}

void TestManualExamples::printsWhatTheManualSays_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("expected");
    const QDir manual(kTop + QStringLiteral("resources/manual"));
    for (const QString& page : manual.entryList({QStringLiteral("*.md")}))
        addExamples(manual.filePath(page));
}

void TestManualExamples::printsWhatTheManualSays()
{
    QFETCH(QString, command);
    QFETCH(const QString, expected);
    command.replace(QStringLiteral("resources/"), kTop + QStringLiteral("resources/"));
    const Outcome outcome = call(command.split(u' '));
    QString output = QString::fromUtf8(outcome.err + outcome.out);
    output.remove(kTop); // as if the command had run in the top folder
    output.remove(QDir::cleanPath(kTop) + QLatin1Char('/'));
    QCOMPARE(withLinesLeftOut(output, expected), expected);
    QVERIFY(outcome.code == 0 || outcome.code == 1);
}

void TestManualExamples::picturesAreThoseThatTheCommandsMake_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("picture");
    for (const char* page : {"concepts", "mysteries", "cases"})
        addPictures(kTop + QStringLiteral("resources/manual/%1.md").arg(QLatin1String(page)));
}

void TestManualExamples::picturesAreThoseThatTheCommandsMake()
{
    QFETCH(QString, command);
    QFETCH(const QString, picture);
    command.replace(QStringLiteral("resources/"), kTop + QStringLiteral("resources/"));
    const Outcome outcome = call(command.split(u' '));
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const QImage made(m_folder.filePath(picture.section(u'/', -1)));
    const QImage shown(kTop + QStringLiteral("resources/manual/") + picture);
    QVERIFY(!made.isNull());
    const double different = differentShare(made, shown);
    QVERIFY2(different < kMostDifferent, qPrintable(QString::number(different)));
}

BROADSIDE_TEST(TestManualExamples)

} // namespace broadside::test::tst_manual_examples

#include "tst_manual_examples.moc"

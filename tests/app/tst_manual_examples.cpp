#include "tests/support/command_line.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace broadside;
using namespace broadside::test;

/// The console examples of the manual print what stands there.
class TestManualExamples : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void printsWhatTheManualSays_data();
    void printsWhatTheManualSays();

private:
    QTemporaryDir m_folder; // for what examples write
};

namespace {

const QString kTop = QStringLiteral(BROADSIDE_SCENES "/../../");

/// A row for each command of a page that is shown with what it prints.
void addExamples(const QString& page)
{
    QFile file(page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("```"));
    for (qsizetype i = 1; i < parts.size(); i += 2) { // inside fences
        if (!parts[i].startsWith(QStringLiteral("console\n")))
            continue;
        const QStringList examples = parts[i].split(QStringLiteral("$ broadside "));
        for (const QString& example : examples.mid(1))
            QTest::newRow(qPrintable(example.section(u'\n', 0, 0)))
                << example.section(u'\n', 0, 0) << example.section(u'\n', 1);
    }
}

} // namespace

void TestManualExamples::initTestCase() { QVERIFY(QDir::setCurrent(m_folder.path())); }

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
    QCOMPARE(QString::fromUtf8(outcome.err + outcome.out), expected);
    QVERIFY(outcome.code == 0 || outcome.code == 1);
}

QTEST_APPLESS_MAIN(TestManualExamples)
#include "tst_manual_examples.moc"

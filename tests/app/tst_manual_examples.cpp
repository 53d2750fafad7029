#include "tests/support/command_line.h"

#include <QFile>
#include <QTest>

using namespace broadside;
using namespace broadside::test;

/// The console examples of the manual print what stands there.
class TestManualExamples : public QObject {
    Q_OBJECT
private slots:
    void printsWhatTheManualSays_data();
    void printsWhatTheManualSays();
};

namespace {

const QString kTop = QStringLiteral(BROADSIDE_SCENES "/../../");

} // namespace

void TestManualExamples::printsWhatTheManualSays_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("expected");
    QFile file(kTop + QStringLiteral("resources/manual/algorithms.md"));
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

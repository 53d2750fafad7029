#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace broadside::test::tst_completions {

/// The command `completion`, and what its script for bash does in bash.
class TestCompletions : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void everyCommandAndOptionIsInEachScript_data();
    void everyCommandAndOptionIsInEachScript();
    void bashOffersWhatFits_data();
    void bashOffersWhatFits();
    void jsonHasTheScript();
    void unknownShellsAreWrongUsage();
};

namespace {

/// What bash offers for the last word of a line.
QByteArray offersFor(const QStringList& line)
{
    const QString script = QStringLiteral("eval \"$(\"$0\" completion bash)\"; compopt() { :; }; "
                                          "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _broadside; "
                                          "echo \"${COMPREPLY[*]}\"");
    QProcess bash;
    bash.start(QStringLiteral("bash"), QStringList{QStringLiteral("-c"), script, programFile()} + line);
    if (!bash.waitForFinished(kPatience))
        return "bash did not end";
    return bash.readAllStandardOutput().trimmed() + bash.readAllStandardError();
}

} // namespace

void TestCompletions::everyCommandAndOptionIsInEachScript_data()
{
    QTest::addColumn<QString>("before"); // sign of an option
    QTest::newRow("bash") << QStringLiteral("--");
    QTest::newRow("zsh") << QStringLiteral("--");
    QTest::newRow("fish") << QStringLiteral("-l ");
}

void TestCompletions::everyCommandAndOptionIsInEachScript()
{
    QFETCH(const QString, before);
    const Outcome outcome = call({QStringLiteral("completion"), QLatin1String(QTest::currentDataTag())});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.err.isEmpty());
    const QString script = QString::fromUtf8(outcome.out);
    for (const Command& command : commands()) {
        QString name = QString::fromStdString(std::string(command.syntax.command));
        name.remove(u'-'); // of --script
        QVERIFY2(script.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(name))), qPrintable(name));
        for (const OptionInfo& option : command.syntax.options) {
            const QString word = before + QString::fromStdString(std::string(option.name.substr(2)));
            QVERIFY2(script.contains(QRegularExpression(word + QLatin1String("\\b"))), qPrintable(word));
        }
    }
}

void TestCompletions::bashOffersWhatFits_data()
{
    QTest::addColumn<QByteArray>("offers");
    const auto row = [](const char* line, const char* offers) { QTest::newRow(line) << QByteArray(offers); };
    row("broadside di", "diagnose");
    row("broadside --v", "--version");
    row("broadside run --sh", "--shoot");
    row("broadside run --algorithm pa", "packed-grid");
    row("broadside run --algorithm = pa", "packed-grid");
    row("broadside pack --edges r", "repeat");
    row("broadside schema ", "scene project");
    row("broadside schema scene --j", "--json");
    row("broadside recorder py", "python");
    row("broadside generate pi", "pinball");
    row("broadside run --steps ", ""); // a number
    row("broadside run level", "");    // a file: bash completes it
    row("broadside no-command --", "");
}

void TestCompletions::bashOffersWhatFits()
{
    QFETCH(const QByteArray, offers);
    QCOMPARE(offersFor(QString::fromLatin1(QTest::currentDataTag()).split(u' ')), offers);
}

void TestCompletions::jsonHasTheScript()
{
    const QJsonObject json = call(words("completion fish --json")).json();
    QCOMPARE(json[u"shell"].toString(), QStringLiteral("fish"));
    QCOMPARE(json[u"text"].toString().toUtf8(), call(words("completion fish")).out);
}

void TestCompletions::unknownShellsAreWrongUsage()
{
    const Outcome outcome = call(words("completion bsh"));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("There is no completion for \"bsh\". Write bash"), outcome.err.constData());
}

BROADSIDE_TEST(TestCompletions)

} // namespace broadside::test::tst_completions

#include "tst_completions.moc"

#include "tests/support/command_line.h"
#include "tests/support/test.h"

namespace broadside::test::tst_manual_page_command {

/// The command `man`. `tests/run --stage packages` shows the page with man.
class TestManualPageCommand : public QObject {
    Q_OBJECT
private slots:
    void everyCommandIsAChapterWithItsOptions_data();
    void everyCommandIsAChapterWithItsOptions();
    void linesOfTextAreNoRequests();
    void operandsAreRefused();
};

void TestManualPageCommand::everyCommandIsAChapterWithItsOptions_data()
{
    QTest::addColumn<int>("index");
    const auto list = commands();
    for (std::size_t i = 0; i < list.size(); ++i)
        QTest::newRow(std::string(list[i].syntax.command).c_str()) << static_cast<int>(i);
}

void TestManualPageCommand::everyCommandIsAChapterWithItsOptions()
{
    QFETCH(const int, index);
    const Command command = commands().at(static_cast<std::size_t>(index));
    const QByteArray page = call(words("man")).out;
    const auto begin = page.indexOf("\n.SS " + QByteArray::fromStdString(std::string(command.syntax.command)) + "\n");
    QVERIFY(begin > 0);
    const QByteArray chapter = page.mid(begin + 1, page.indexOf("\n.S", begin + 1) - begin);
    for (const OptionInfo& option : command.syntax.options) {
        QByteArray name = QByteArray::fromStdString(std::string(option.name));
        QVERIFY2(chapter.contains("\n.TP\n\\fB" + name.replace("-", "\\-") + "\\fR"), name.constData());
    }
}

/// A dot or a single quote at the start of a line would be a request to roff.
void TestManualPageCommand::linesOfTextAreNoRequests()
{
    const QByteArrayList requests{"TH", "SH", "SS", "PP", "TP", "br", "nf", "fi", "RS", "RE", "\\\""};
    for (const QByteArray& line : call(words("man")).out.split('\n')) {
        QVERIFY2(!line.startsWith('\''), line.constData());
        if (line.startsWith('.'))
            QVERIFY2(requests.contains(line.mid(1).split(' ').front()), line.constData());
    }
}

void TestManualPageCommand::operandsAreRefused()
{
    const Outcome outcome = call(words("man run"));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("\"run\" is one argument too many"), outcome.err.constData());
}

BROADSIDE_TEST(TestManualPageCommand)

} // namespace broadside::test::tst_manual_page_command

#include "tst_manual_page_command.moc"

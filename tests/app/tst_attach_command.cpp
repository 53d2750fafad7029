#include "app/window/attach_command.h"
#include "editor/session/live/live_socket.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

namespace broadside::test::tst_attach_command {

class TestAttachCommand : public QObject {
    Q_OBJECT
private slots:
    void init() { qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8()); }

    void attachWithNameOpensTheEditor();
    void wrongNamesAreRefusedWithWhatWorks_data();
    void wrongNamesAreRefusedWithWhatWorks();
    void aNameThatIsTakenIsRefused();
    void withoutADisplayTheProgramSaysSo();

private:
    QTemporaryDir m_runtime{QStringLiteral("/tmp/bsl-XXXXXX")}; // paths of sockets must be short
};

void TestAttachCommand::attachWithNameOpensTheEditor()
{
    const auto name = [](const std::vector<std::string>& line) { return attachName(line); };
    QVERIFY(name({"attach", "my-game"}) == "my-game");
    QVERIFY(!name({}));
    QVERIFY(!name({"attach"}));
    QVERIFY(!name({"attach", "--help"}));
    QVERIFY(!name({"attach", "my-game", "other"}));
    QVERIFY(!name({"run", "attach"}));
}

void TestAttachCommand::wrongNamesAreRefusedWithWhatWorks_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* title, const QStringList& rest, const char* says) {
        QTest::newRow(title) << QStringList{QStringLiteral("attach")} + rest << QByteArray(says);
    };
    const char* const kRemedy = "up to 32 letters";
    row("none", {}, "NAME is missing. Write broadside attach NAME");
    row("two", {QStringLiteral("game"), QStringLiteral("other")}, "\"other\" is one argument too many");
    row("empty", {QString()}, kRemedy);
    row("a path out of the folder", {QStringLiteral("../game")}, kRemedy);
    row("hidden", {QStringLiteral(".game")}, kRemedy);
    row("a path", {QStringLiteral("a/b")}, kRemedy);
    row("a space", {QStringLiteral("my game")}, kRemedy);
    row("too long", {QString(33, u'a')}, kRemedy);
    row("not ASCII", {QStringLiteral("spiel\u00e4")}, kRemedy);
}

void TestAttachCommand::wrongNamesAreRefusedWithWhatWorks()
{
    QFETCH(const QStringList, line);
    QFETCH(const QByteArray, says);
    const Outcome outcome = call(line);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
}

void TestAttachCommand::aNameThatIsTakenIsRefused()
{
    const QStringList line = {QStringLiteral("attach"), QStringLiteral("my-game")};
    QCOMPARE(call(line).code, 0);
    QCOMPARE(call(line).code, 0); // the first command has released the name
    const auto other = LiveSocket::claim("my-game");
    QVERIFY(other);
    const Outcome outcome = call(line);
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.err.contains("Choose another name"), outcome.err.constData());
}

void TestAttachCommand::withoutADisplayTheProgramSaysSo()
{
    const Outcome outcome = start({QStringLiteral("attach"), QStringLiteral("my-game")});
    QCOMPARE(outcome.code, 4);
    QVERIFY2(outcome.err.contains("display"), outcome.err.constData());
}

BROADSIDE_EVENT_TEST(TestAttachCommand)

} // namespace broadside::test::tst_attach_command

#include "tst_attach_command.moc"

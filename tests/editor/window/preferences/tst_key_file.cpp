#include "core/base/problem.h"
#include "editor/window/preferences/key_file.h"
#include "editor/window/preferences/key_schemes.h"
#include "tests/support/test.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace broadside::test::tst_key_file {

class TestKeyFile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void whatIsWrittenIsReadAgain();
    void commentsAndEmptyLinesAreIgnored();
    void aBrokenFileSaysWhatIsWrong_data();
    void aBrokenFileSaysWhatIsWrong();
    void aMissingFileSaysSo();
    void aHugeFileIsRefused();

private:
    QAction& add(const char* name, const QList<QKeySequence>& keys);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<QObject> m_owner;
    QList<QAction*> m_actions;
    std::unique_ptr<Shortcuts> m;
};

QAction& TestKeyFile::add(const char* name, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(QLatin1String(name), m_owner.get());
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    m_actions += action;
    return *action;
}

void TestKeyFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    m_owner = std::make_unique<QObject>();
    m_actions.clear();
    add("save", {QKeySequence(Qt::CTRL | Qt::Key_S)});
    add("zoomIn", {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add("guide", {QKeySequence(Qt::CTRL | Qt::Key_Semicolon)});
    add("slower", {QKeySequence(Qt::Key_Comma)});
    add("none", {});
    m = std::make_unique<Shortcuts>(m_actions, Settings(*m_settings));
}

void TestKeyFile::cleanup()
{
    m.reset();
    m_owner.reset();
    m_settings.reset();
    m_folder.reset();
}

void TestKeyFile::whatIsWrittenIsReadAgain()
{
    m->assign(*m_actions[4], QKeySequence(QStringLiteral("Ctrl+K, Ctrl+C")));
    m->assign(*m_actions[0], {});
    const QMap<QString, QStringList> before = m->changes();
    const QByteArray text = keyFileOf(*m);
    const Result<KeysOfCommands> read = keysIn(text, QStringLiteral("k"), *m);
    QVERIFY2(read.ok(), read ? "" : describe(read.problem()).c_str());
    m->resetAll();
    m->replaceAll(*read);
    QCOMPARE(m->changes(), before);
    QCOMPARE(keyFileOf(*m), text);
    QCOMPARE(m_actions[2]->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_Semicolon)});
}

void TestKeyFile::commentsAndEmptyLinesAreIgnored()
{
    const auto read = keysIn("\n# mine\r\nbroadside-keys 1\r\n\r\n  save=Ctrl+P\r\n", QStringLiteral("k"), *m);
    QVERIFY(read.ok());
    QCOMPARE(read->value(QStringLiteral("save")), QStringList{QStringLiteral("Ctrl+P")});
}

void TestKeyFile::aBrokenFileSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* text, const char* said) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(said);
    };
    row("empty", "",
        "k:1:1: error: This is not a file of keys: it does not begin with \"broadside-keys\". Choose a file that "
        "\"Export keys\" wrote.");
    row("another file", "{\"format\": 1}\n",
        "k:1:1: error: This is not a file of keys: it does not begin with \"broadside-keys\". Choose a file that "
        "\"Export keys\" wrote.");
    row("newer", "broadside-keys 2\n",
        "k:1:1: error: This file of keys was written by a newer version of Broadside. Update Broadside, or export the "
        "keys again.");
    row("no equals sign", "broadside-keys 1\nsave Ctrl+S\n",
        "k:2:1: error: This line has no \"=\". Write a command, \"=\", and its keys.");
    row("a misspelt command", "broadside-keys 1\nsave = Ctrl+S\n zoomin = Ctrl++\n",
        "k:3:2: error: There is no command \"zoomin\". Write \"zoomIn\", or remove the line.");
    row("an unknown command", "broadside-keys 1\nquack = Ctrl+S\n",
        "k:2:1: error: There is no command \"quack\". Remove the line, or correct the name.");
    row("a command twice", "broadside-keys 1\nsave = Ctrl+S\nsave = Ctrl+K\n",
        "k:3:1: error: The command \"save\" is in the file twice. Remove one of the two lines.");
    row("more keys than a command has", "broadside-keys 1\nsave = F2; F2; F2; F2; F2; F2; F2; F2; F2\n",
        "k:2:1: error: The command \"save\" has more than 8 keys. Leave out some of its keys.");
    row("no key", "broadside-keys 1\nsave = Ctrl+S; Hyper+Q\n",
        "k:2:16: error: \"Hyper+Q\" is not a key. Write keys such as Ctrl+K, several of them separated by a semicolon "
        "and a space.");
    row("a reserved key", "broadside-keys 1\nsave = Esc\n",
        "k:2:8: error: The key Esc cannot be given to a command. Choose another key.");
    row("a key of two commands", "broadside-keys 1\nsave = Ctrl+K\nguide = Ctrl+K, Ctrl+C\n",
        "k:3:9: error: The key Ctrl+K, Ctrl+C already belongs to the command \"save\". Give one of the two commands "
        "another key.");
}

void TestKeyFile::aBrokenFileSaysWhatIsWrong()
{
    QFETCH(const QByteArray, text);
    const Result<KeysOfCommands> read = keysIn(text, QStringLiteral("k"), *m);
    QVERIFY(!read.ok());
    QTEST(QString::fromStdString(describe(read.problem())), "said");
}

void TestKeyFile::aMissingFileSaysSo()
{
    const auto read = keysInFile(m_folder->filePath(QStringLiteral("missing")), *m);
    QVERIFY(!read.ok());
    QVERIFY(describe(read.problem()).find("missing: error: The file of keys cannot be read") != std::string::npos);
}

void TestKeyFile::aHugeFileIsRefused()
{
    const auto read =
        keysIn(QByteArray("broadside-keys 1\n").append(QByteArray(1 << 20, '#')), QStringLiteral("k"), *m);
    QVERIFY(!read.ok());
    QVERIFY(describe(read.problem()).find("too long") != std::string::npos);
}

BROADSIDE_OFFSCREEN_TEST(TestKeyFile)

} // namespace broadside::test::tst_key_file

#include "tst_key_file.moc"

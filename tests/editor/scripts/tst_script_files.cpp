#include "core/base/system/file_path.h"
#include "editor/scripts/script_files.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <filesystem>

namespace broadside::test::tst_script_files {

/// The files that scripts may use.
class TestScriptFiles : public QObject {
    Q_OBJECT
private slots:
    void init();
    void onlyTheFolderIsAllowed_data();
    void onlyTheFolderIsAllowed();
    void aNamedFileIsAllowed();
    void permissionAllowsAll();
    void withoutAFolderNothingIsAllowed();
    void whatIsWrittenCanBeRead();

private:
    [[nodiscard]] std::string at(const char* path) const { return m_dir->filePath(QLatin1String(path)).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestScriptFiles::init()
{
    namespace fs = std::filesystem;
    m_dir = std::make_unique<QTemporaryDir>();
    for (const char* folder : {"game", "game/maps", "other", "gamepad"})
        fs::create_directory(at(folder));
    for (const char* name : {"game/a.txt", "game/maps/b.txt", "other/secret.txt", "gamepad/c.txt"}) {
        QFile file(QString::fromStdString(at(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("text");
    }
    fs::create_symlink(at("other"), at("game/out"));
    fs::create_symlink(at("other/secret.txt"), at("game/link.txt"));
    fs::create_symlink(at("game/maps"), at("game/in"));
    fs::create_symlink(at("other/missing.txt"), at("game/broken.txt"));
    fs::create_symlink(at("game/circle"), at("game/circle"));
}

void TestScriptFiles::onlyTheFolderIsAllowed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char* path, bool isAllowed) {
        QTest::newRow(path) << QString::fromUtf8(path) << isAllowed;
    };
    row("a.txt", true);
    row("maps/b.txt", true);
    row("maps/../a.txt", true);
    row("in/b.txt", true);
    row("new.txt", true);
    row("no/such/folder.txt", true);
    row("../game/a.txt", true);
    row("../other/secret.txt", false);
    row("maps/../../other/secret.txt", false);
    row("./../gamepad/c.txt", false);
    row("out/secret.txt", false);
    row("out/new.txt", false);
    row("link.txt", false);
    row("broken.txt", false);
    row("circle", false);
    row("in/../../other/secret.txt", false);
    row("/etc/hostname", false);
    row("/dev/null", false);
    row("//etc/hostname", false);
    row("maps", false);
    row(".", false);
    row("", false);
    row("..", false);
    row("~/x", true); // a file of that name; the shell is not asked
}

void TestScriptFiles::onlyTheFolderIsAllowed()
{
    QFETCH(QString, path);
    QFETCH(bool, isAllowed);
    ScriptFiles files;
    std::vector<Message> losses;
    files.allowFolder(at("game"));
    files.setBase(at("game"));
    const auto allowed = files.allowed(path.toStdString());
    QCOMPARE(allowed.ok(), isAllowed);
    if (!isAllowed) {
        QVERIFY(!files.read(path.toStdString()));
        QVERIFY(files.write(path.toStdString(), "changed", losses));
    }
    QFile secret(QString::fromStdString(at("other/secret.txt")));
    QVERIFY(secret.open(QIODevice::ReadOnly));
    QCOMPARE(secret.readAll(), QByteArray("text"));
    QVERIFY(!QFile::exists(QString::fromStdString(at("other/new.txt"))));
    QVERIFY(!QFile::exists(QString::fromStdString(at("other/missing.txt"))));
}

void TestScriptFiles::aNamedFileIsAllowed()
{
    ScriptFiles files;
    files.allowPath(at("other/secret.txt"));
    files.allowPath(at("other/new.txt"));
    QVERIFY(files.allowed(at("game/link.txt"))); // leads to it
    QVERIFY(files.allowed(at("other/new.txt")));
    QVERIFY(!files.allowed(at("other/newer.txt")));
    QVERIFY(!files.allowed(at("game/a.txt")));
    files.allowPath(at("game"));
    QVERIFY(files.allowed(at("game/a.txt")));
}

void TestScriptFiles::permissionAllowsAll()
{
    ScriptFiles files;
    files.allowAll();
    QVERIFY(files.allowed(at("other/secret.txt")));
    QVERIFY(!files.allowed("/dev/zero"));
    QVERIFY(!files.allowed(at("game")));
}

void TestScriptFiles::withoutAFolderNothingIsAllowed()
{
    const ScriptFiles files;
    QVERIFY(!files.allowed(at("game/a.txt")));
    ScriptFiles missing;
    missing.allowFolder(at("none"));
    QVERIFY(!missing.allowed(at("none/a.txt")));
}

void TestScriptFiles::whatIsWrittenCanBeRead()
{
    ScriptFiles files;
    files.allowFolder(at("game"));
    std::vector<Message> losses;
    QVERIFY(!files.write(at("game/new.txt"), "öä", losses));
    QVERIFY(losses.empty());
    const auto text = files.read(at("game/new.txt"));
    QVERIFY(text.ok());
    QCOMPARE(*text, std::string("öä"));
    QFile binary(QString::fromStdString(at("game/binary")));
    QVERIFY(binary.open(QIODevice::WriteOnly));
    binary.write("\xff\xfe\0\0", 4);
    binary.close();
    QVERIFY(!files.read(at("game/binary")));
}

BROADSIDE_TEST(TestScriptFiles)

} // namespace broadside::test::tst_script_files

#include "tst_script_files.moc"

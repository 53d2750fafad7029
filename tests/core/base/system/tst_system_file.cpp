#include "core/base/system/file_path.h"
#include "core/base/system/system_file.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <utility>

namespace broadside::test::tst_system_file {

namespace {

class Fixture {
public:
    [[nodiscard]] std::string path(const char* name) const
    {
        return QFile::encodeName(m_folder.filePath(name)).toStdString();
    }
    [[nodiscard]] QStringList names() const { return QDir(m_folder.path()).entryList(QDir::Files, QDir::Name); }
    [[nodiscard]] QByteArray bytes(const char* name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    void write(const char* name, const char* text) const
    {
        SystemFile file = SystemFile::makeNew(path(name), SystemFile::Readers::Everybody);
        QCOMPARE(file.write(text), 0);
        QCOMPARE(file.close(), 0);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestSystemFile : public QObject {
    Q_OBJECT
private slots:
    static void aFileThatExistsIsNotMadeAgain();
    static void aPartIsReadAndTheEndCutsIt();
    static void bytesAreWrittenAtTheirPlace();
    static void aTemporaryFileHasBothEndsOfItsName();
    static void aFileUntilClosedHasNoName();
    static void aMovedFileIsOpenOnlyThere();
    static void replacingKeepsTheNewBytes();
    static void errorsAreThoseOfTheSystem();
    static void aNameIsTheSameAfterBothConversions();
};

void TestSystemFile::aFileThatExistsIsNotMadeAgain()
{
    const Fixture fixture;
    fixture.write("a", "old");
    errno = 0;
    QVERIFY(!SystemFile::makeNew(fixture.path("a"), SystemFile::Readers::Owner).isOpen());
    QCOMPARE(errno, EEXIST);
    QCOMPARE(fixture.bytes("a"), QByteArray("old"));
}

void TestSystemFile::aPartIsReadAndTheEndCutsIt()
{
    const Fixture fixture;
    fixture.write("a", "0123456789");
    const SystemFile file = SystemFile::openToRead(fixture.path("a"));
    QCOMPARE(file.size(), std::uint64_t{10});
    std::string bytes = "before";
    QCOMPARE(file.readAt(3, 4, bytes), 0);
    QCOMPARE(bytes, std::string("3456"));
    QCOMPARE(file.readAt(8, 4, bytes), 0);
    QCOMPARE(bytes, std::string("89"));
    QCOMPARE(file.readAt(10, 4, bytes), 0);
    QCOMPARE(bytes, std::string());
}

void TestSystemFile::bytesAreWrittenAtTheirPlace()
{
    const Fixture fixture;
    std::string path;
    SystemFile file = SystemFile::makeTemporary(fixture.path("t-"), ".tmp", SystemFile::Lifetime::UntilClosed, path);
    QCOMPARE(file.writeAt(0, "0123456789"), 0);
    QCOMPARE(file.writeAt(4, "ab"), 0);
    std::string bytes;
    QCOMPARE(file.readAt(0, 100, bytes), 0);
    QCOMPARE(bytes, std::string("0123ab6789"));
}

void TestSystemFile::aTemporaryFileHasBothEndsOfItsName()
{
    const Fixture fixture;
    std::string path;
    const SystemFile file = SystemFile::makeTemporary(fixture.path("t-"), ".tmp", SystemFile::Lifetime::Named, path);
    QVERIFY(file.isOpen());
    QVERIFY(path.starts_with(fixture.path("t-")) && path.ends_with(".tmp"));
    QCOMPARE(fixture.names().size(), 1);
    removeFile(path.c_str());
    QVERIFY(!existsFile(path));
}

void TestSystemFile::aFileUntilClosedHasNoName()
{
    const Fixture fixture;
    std::string path = "before";
    SystemFile file = SystemFile::makeTemporary(fixture.path("t-"), ".tmp", SystemFile::Lifetime::UntilClosed, path);
    QVERIFY(file.isOpen());
    QCOMPARE(path, std::string());
    QCOMPARE(file.close(), 0);
    QCOMPARE(fixture.names(), QStringList());
}

void TestSystemFile::aMovedFileIsOpenOnlyThere()
{
    const Fixture fixture;
    fixture.write("a", "text");
    SystemFile first = SystemFile::openToRead(fixture.path("a"));
    SystemFile second = std::move(first);
    QVERIFY(second.isOpen());
    first = SystemFile::openToRead(fixture.path("a"));
    second = std::move(first);
    std::string bytes;
    QCOMPARE(second.readAt(0, 4, bytes), 0);
    QCOMPARE(bytes, std::string("text"));
    QCOMPARE(second.close(), 0);
    QVERIFY(!second.isOpen());
    QCOMPARE(second.close(), 0);
}

void TestSystemFile::replacingKeepsTheNewBytes()
{
    const Fixture fixture;
    fixture.write("old", "old");
    fixture.write("new", "new");
    QVERIFY(isWritableFile(fixture.path("old")));
    QCOMPARE(replaceFile(fixture.path("new"), fixture.path("old")), 0);
    QCOMPARE(fixture.names(), QStringList{QStringLiteral("old")});
    QCOMPARE(fixture.bytes("old"), QByteArray("new"));
}

void TestSystemFile::errorsAreThoseOfTheSystem()
{
    const Fixture fixture;
    errno = 0;
    QVERIFY(!SystemFile::openToRead(fixture.path("none")).isOpen());
    QCOMPARE(errno, ENOENT);
    QCOMPARE(replaceFile(fixture.path("none"), fixture.path("other")), ENOENT);
    std::string path;
    errno = 0;
    QVERIFY(!SystemFile::makeTemporary(fixture.path("none/t-"), "", SystemFile::Lifetime::Named, path).isOpen());
    QCOMPARE(errno, ENOENT);
    QCOMPARE(path, std::string());
    SystemFile full(SystemFile::openToRead("/dev/null"));
    QCOMPARE(full.write("not open for writing"), EBADF);
}

void TestSystemFile::aNameIsTheSameAfterBothConversions()
{
    for (const std::string& name :
         {std::string("a/b.txt"), std::string("Übung 日本"), std::string("\xff\xfe not UTF-8")}) {
        QCOMPARE(toName(toPath(name)), name);
        QCOMPARE(toGenericName(toPath(name)), name);
    }
}

BROADSIDE_TEST(TestSystemFile)

} // namespace broadside::test::tst_system_file

#include "tst_system_file.moc"

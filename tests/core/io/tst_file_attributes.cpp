#include "core/io/atomic_file.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <memory>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace broadside::test::tst_file_attributes {

class TestFileAttributes : public QObject {
    Q_OBJECT
private slots:
    void init();
    void modeOwnerAndGroupStay();
    void extendedAttributesStay();
    void attributesOfTheSystemStayOrAreSaid_data();
    void attributesOfTheSystemStayOrAreSaid();
    void theListOfTheFolderIsNotInherited();
    void anAccessListStays();
    void otherNamesAreSaid();
    void aNewFileLosesNothing();
    void filesThatBelongTogetherAreReplacedTogether();
    void oneThatCannotBeWrittenKeepsBoth();
    void lossesAreOneSentence();

private:
    [[nodiscard]] std::string path(const char* name = "a.txt") const
    {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }
    [[nodiscard]] static QByteArray contentOf(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
    }
    /// Replaces the file. Returns the losses.
    [[nodiscard]] std::vector<Message> replace() const
    {
        std::vector<Message> losses;
        const auto problem = writeAtomically(path(), "new", &losses);
        return problem ? std::vector<Message>{problem->message} : losses;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileAttributes::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(!writeAtomically(path(), "old"));
}

void TestFileAttributes::modeOwnerAndGroupStay()
{
    const bool isRoot = ::geteuid() == 0; // other users cannot give files away
    QCOMPARE(::chmod(path().c_str(), 0640), 0);
    if (isRoot)
        QCOMPARE(::chown(path().c_str(), 1234, 2345), 0);
    struct stat before = {};
    QCOMPARE(::stat(path().c_str(), &before), 0);
    QVERIFY(replace().empty());
    struct stat after = {};
    QCOMPARE(::stat(path().c_str(), &after), 0);
    QVERIFY(after.st_ino != before.st_ino);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_gid, before.st_gid);
    QCOMPARE(contentOf(path()), QByteArray("new"));
}

void TestFileAttributes::extendedAttributesStay()
{
    constexpr const char* kName = "user.author";
    const bool isSet = ::setxattr(path().c_str(), kName, "me", 2, 0) == 0; // not every file system has them
    QVERIFY(replace().empty());
    std::array<char, 8> value{};
    QCOMPARE(::getxattr(path().c_str(), kName, value.data(), value.size()), isSet ? ssize_t{2} : ssize_t{-1});
    QCOMPARE(QByteArray(value.data()), isSet ? QByteArray("me") : QByteArray());
}

void TestFileAttributes::attributesOfTheSystemStayOrAreSaid_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("trusted") << QByteArray("trusted.level") << QByteArray("7");
    QTest::newRow("security") << QByteArray("security.level") << QByteArray("secret");
    // The structure vfs_cap_data, version 2: the file may open network ports below 1024.
    QTest::newRow("capabilities") << QByteArray("security.capability")
                                  << QByteArray::fromHex("0100000200040000000000000000000000000000");
}

void TestFileAttributes::attributesOfTheSystemStayOrAreSaid()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    const auto size = static_cast<std::size_t>(value.size());
    if (::setxattr(path().c_str(), name.constData(), value.constData(), size, 0) != 0)
        QSKIP("this user or file system cannot set it");
    const std::vector<Message> losses = replace();
    const bool isKept = ::getxattr(path().c_str(), name.constData(), nullptr, 0) >= 0;
    QCOMPARE(losses.empty(), isKept);
    if (!isKept)
        QVERIFY2(losses[0].text().find(name.toStdString()) != std::string::npos, losses[0].text().c_str());
    QCOMPARE(isKept, name != "security.capability");
}

/// The owner, another user, the group, a mask and the others, as the kernel stores them: each has a tag, the
/// permissions and an id.
QByteArray accessList()
{
    return QByteArray::fromHex("02000000"
                               "01000600ffffffff"
                               "02000600d2040000"
                               "04000400ffffffff"
                               "10000600ffffffff"
                               "20000400ffffffff");
}

constexpr const char* kAccessList = "system.posix_acl_access";

void TestFileAttributes::theListOfTheFolderIsNotInherited()
{
    const QByteArray list = accessList();
    if (::setxattr(m_folder->path().toUtf8().constData(), "system.posix_acl_default", list.constData(),
                   static_cast<std::size_t>(list.size()), 0) != 0)
        QSKIP("this file system has no access control lists");
    QCOMPARE(::chmod(path().c_str(), 0640), 0);
    QVERIFY(::getxattr(path().c_str(), kAccessList, nullptr, 0) < 0);
    QVERIFY(replace().empty());
    QVERIFY(::getxattr(path().c_str(), kAccessList, nullptr, 0) < 0);
    struct stat after = {};
    QCOMPARE(::stat(path().c_str(), &after), 0);
    QCOMPARE(after.st_mode & 07777U, 0640U);
}

void TestFileAttributes::anAccessListStays()
{
    const QByteArray list = accessList();
    if (::setxattr(path().c_str(), kAccessList, list.constData(), static_cast<std::size_t>(list.size()), 0) != 0)
        QSKIP("this file system has no access control lists");
    QVERIFY(replace().empty());
    QByteArray now(list.size() + 1, '\0');
    const ssize_t size = ::getxattr(path().c_str(), kAccessList, now.data(), static_cast<std::size_t>(now.size()));
    QCOMPARE(now.first(std::max<ssize_t>(size, 0)), list);
}

void TestFileAttributes::otherNamesAreSaid()
{
    QCOMPARE(::link(path().c_str(), path("b.txt").c_str()), 0);
    const std::vector<Message> losses = replace();
    QCOMPARE(losses.size(), std::size_t{1});
    QVERIFY2(losses[0].text().find("hard links") != std::string::npos, losses[0].text().c_str());
    QCOMPARE(contentOf(path("b.txt")), QByteArray("old"));
    QVERIFY(replace().empty()); // now the file has one name
}

void TestFileAttributes::aNewFileLosesNothing()
{
    QVERIFY(QFile::remove(QString::fromStdString(path())));
    QVERIFY(replace().empty());
}

void TestFileAttributes::filesThatBelongTogetherAreReplacedTogether()
{
    const std::array files{FileBytes{path(), "1"}, FileBytes{path("b.txt"), "2"}};
    QVERIFY(!writeTogether(files));
    QCOMPARE(contentOf(path()), QByteArray("1"));
    QCOMPARE(contentOf(path("b.txt")), QByteArray("2"));
}

void TestFileAttributes::oneThatCannotBeWrittenKeepsBoth()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("b.txt")));
    const std::array files{FileBytes{path(), "1"}, FileBytes{path("b.txt"), "2"}};
    QVERIFY(writeTogether(files));
    QCOMPARE(contentOf(path()), QByteArray("old"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("a.txt")});
}

void TestFileAttributes::lossesAreOneSentence()
{
    QVERIFY(lossSentence("a.txt", {}).empty());
    QCOMPARE(lossSentence("a.txt", {"the owner"}).text(),
             std::string("a.txt was saved, but without the owner of the previous file."));
    QCOMPARE(lossSentence("a.txt", {"the owner", "the group", "the mode"}).text(),
             std::string("a.txt was saved, but without the owner, the group and the mode of the previous file."));
}

BROADSIDE_TEST(TestFileAttributes)

} // namespace broadside::test::tst_file_attributes

#include "tst_file_attributes.moc"

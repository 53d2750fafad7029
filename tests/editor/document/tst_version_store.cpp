#include "editor/document/version_store.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

namespace broadside::test::tst_version_store {

class TestVersionStore : public QObject {
    Q_OBJECT
private slots:
    void init();
    void whatASaveReplacesIsKept();
    void theSameBytesAreKeptOnce();
    void onlyTheLatestAreKept();
    void noneAreKeptIfTheUserWantsNone();
    void filesDoNotMix();
    void aFileThatIsMissingHasItsVersions();
    void whatAMissingFileHadIsKept();
    void versionsWithTheSameTimeAreBothKept();
    void whatCannotBeKeptIsReported();

private:
    [[nodiscard]] QString path(const char* name = "a.broadside") const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    /// The file has this content since that minute.
    void put(const QByteArray& bytes, int minute, const char* name = "a.broadside") const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
        file.flush();
        QVERIFY(file.setFileTime(timeOf(minute), QFileDevice::FileModificationTime));
    }
    [[nodiscard]] static QDateTime timeOf(int minute) { return {QDate(2026, 11, 3), QTime(10, minute), Qt::UTC}; }
    [[nodiscard]] QByteArrayList contents(const char* name = "a.broadside") const
    {
        QByteArrayList all;
        for (const EarlierVersion& version : m_store->versionsOf(path(name))) {
            QFile file(version.copy);
            all += file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
        }
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<VersionStore> m_store;
};

void TestVersionStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_store = std::make_unique<VersionStore>(*m_settings, m_folder->filePath(QStringLiteral("store")));
}

void TestVersionStore::whatASaveReplacesIsKept()
{
    QVERIFY(!m_store->keep(path())); // a new file
    QVERIFY(m_store->versionsOf(path()).empty());
    put("one", 1);
    QVERIFY(!m_store->keep(path()));
    put("two", 2);
    QVERIFY(!m_store->keep(path()));
    QCOMPARE(contents(), (QByteArrayList{"two", "one"}));
    QCOMPARE(m_store->versionsOf(path())[0].saved, timeOf(2));
    QCOMPARE(m_store->versionsOf(path())[1].saved, timeOf(1));
}

void TestVersionStore::theSameBytesAreKeptOnce()
{
    put("one", 1);
    QVERIFY(!m_store->keep(path()));
    put("one", 2);
    QVERIFY(!m_store->keep(path()));
    QCOMPARE(contents(), QByteArrayList{"one"});
}

void TestVersionStore::onlyTheLatestAreKept()
{
    QCOMPARE(m_store->most(), 5);
    for (int i = 0; i < 8; ++i) {
        put(QByteArray::number(i), i);
        QVERIFY(!m_store->keep(path()));
    }
    QCOMPARE(contents(), (QByteArrayList{"7", "6", "5", "4", "3"}));
    m_store->setMost(2);
    put("8", 8);
    QVERIFY(!m_store->keep(path()));
    QCOMPARE(contents(), (QByteArrayList{"8", "7"}));
}

void TestVersionStore::noneAreKeptIfTheUserWantsNone()
{
    m_store->setMost(0);
    put("one", 1);
    QVERIFY(!m_store->keep(path()));
    QVERIFY(contents().isEmpty());
    m_settings->setValue(QStringLiteral("versions/most"), QStringLiteral("-3"));
    QCOMPARE(m_store->most(), 5); // a damaged file gives the default
}

void TestVersionStore::filesDoNotMix()
{
    put("a", 1);
    put("b", 1, "b.broadside");
    QVERIFY(!m_store->keep(path()));
    QVERIFY(!m_store->keep(path("b.broadside")));
    QCOMPARE(contents(), QByteArrayList{"a"});
    QCOMPARE(contents("b.broadside"), QByteArrayList{"b"});
    QVERIFY(m_store->versionsOf(path("c.broadside")).empty());
}

void TestVersionStore::aFileThatIsMissingHasItsVersions()
{
    put("one", 1);
    QVERIFY(!m_store->keep(path()));
    QVERIFY(QFile::remove(path()));
    QCOMPARE(contents(), QByteArrayList{"one"});
}

void TestVersionStore::whatAMissingFileHadIsKept()
{
    put("one", 1);
    QVERIFY(!m_store->keep(path()));
    const auto keep = [this](const char* bytes, int minute) {
        return m_store->keeping(
            path(), [bytes] { return std::make_shared<const std::string>(bytes); }, timeOf(minute))();
    };
    QVERIFY(!keep("two", 2));
    QVERIFY(!keep("two", 2)); // missing, back, and missing again
    QVERIFY(!keep("", 3));    // nothing was known
    QCOMPARE(contents(), (QByteArrayList{"two", "one"}));
    QCOMPARE(m_store->versionsOf(path())[0].saved, timeOf(2));
    QVERIFY(!keep("one", 1)); // it has its version, although that is not the latest
    QCOMPARE(contents(), (QByteArrayList{"two", "one"}));
    m_store->setMost(1);
    QVERIFY(!keep("three", 3));
    QCOMPARE(contents(), QByteArrayList{"three"});
    m_store->setMost(0);
    QVERIFY(!keep("four", 4));
    QCOMPARE(contents(), QByteArrayList{"three"});
}

void TestVersionStore::versionsWithTheSameTimeAreBothKept()
{
    put("one", 1);
    QVERIFY(!m_store->keep(path()));
    put("two", 1);
    QVERIFY(!m_store->keep(path()));
    QCOMPARE(contents(), (QByteArrayList{"two", "one"}));
}

void TestVersionStore::whatCannotBeKeptIsReported()
{
    put("one", 1);
    VersionStore nowhere(*m_settings, QStringLiteral("/proc/none"));
    const auto problem = nowhere.keep(path());
    QVERIFY(problem);
    QVERIFY(problem->message.text().find("could not be kept") != std::string::npos);
    QVERIFY(!problem->remedy.empty());
}

BROADSIDE_TEST(TestVersionStore)

} // namespace broadside::test::tst_version_store

#include "tst_version_store.moc"

#include "core/io/scene/scene_difference.h"
#include "core/scene/generate.h"
#include "editor/document/recovery_store.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace broadside::test::tst_recovery_store {

class TestRecoveryStore : public QObject {
    Q_OBJECT
private slots:
    void aCopyIsReadBack();
    void copiesOfARunningProgramAreNotListed();
    void copiesOfAnEndedRunAreListedOnce();
    void releasedCopiesAreListedByOthers();
    void anAdoptedCopyBelongsToThisRun();
    void discardedCopiesAreGone();
    void badCopiesAreRefused_data();
    void badCopiesAreRefused();
    void nothingStaysOfARunWithoutCopies();
    void aFolderThatCannotBeMadeIsSaid();

private:
    /// The copy of a scene in a folder without a lock, as after the end of a program.
    UnsavedDocument leave(const QString& run, const QString& name, int minutesAgo = 0) const
    {
        const QString folder = m_folder.filePath(run);
        QDir().mkpath(folder);
        const UnsavedDocument document{folder + QStringLiteral("/1.unsaved"), QStringLiteral("/levels/") + name, name,
                                       QDateTime::currentDateTimeUtc().addSecs(-60 * minutesAgo), false};
        if (const auto problem = UnsavedWriter().write(document, *generateScene("mixed", {20, 1})))
            qWarning("%s", problem->message.text().c_str());
        return document;
    }

    QTemporaryDir m_folder;
};

void TestRecoveryStore::aCopyIsReadBack()
{
    const QString name = QString::fromUtf8("Ebene \"1\"\n\u00e4");
    (void)leave(QStringLiteral("one"), name);
    RecoveryStore store(m_folder.path());
    const std::vector<UnsavedDocument> found = store.abandoned();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].name, name);
    QCOMPARE(found[0].path, QStringLiteral("/levels/") + name);
    QVERIFY(std::abs(found[0].written.secsTo(QDateTime::currentDateTimeUtc())) < 3600);
    const Result<Scene> scene = readUnsaved(found[0]);
    QVERIFY(scene);
    QVERIFY(differenceOf(*scene, *generateScene("mixed", {20, 1})).isEmpty());
    RecoveryStore::discard(found[0]);
}

void TestRecoveryStore::copiesOfARunningProgramAreNotListed()
{
    RecoveryStore running(m_folder.path());
    const Result<QString> copy = running.newCopy();
    QVERIFY(copy);
    QVERIFY(QFile::copy(leave(QStringLiteral("source"), QStringLiteral("a")).copy, *copy));
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("source/1.unsaved"))));
    QVERIFY(running.abandoned().empty());
    RecoveryStore other(m_folder.path());
    QVERIFY(other.abandoned().empty());
    QVERIFY(QFile::exists(*copy));
    QVERIFY(QFile::remove(*copy));
}

void TestRecoveryStore::copiesOfAnEndedRunAreListedOnce()
{
    (void)leave(QStringLiteral("older"), QStringLiteral("older"), 5);
    (void)leave(QStringLiteral("newer"), QStringLiteral("newer"), 1);
    {
        RecoveryStore first(m_folder.path());
        const std::vector<UnsavedDocument> found = first.abandoned();
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].name, QStringLiteral("newer"));
        QCOMPARE(found[1].name, QStringLiteral("older"));
        QVERIFY(RecoveryStore(m_folder.path()).abandoned().empty()); // another program started meanwhile
        QCOMPARE(first.abandoned().size(), std::size_t{2});
    }
    RecoveryStore next(m_folder.path()); // kept for later
    QCOMPARE(next.abandoned().size(), std::size_t{2});
    for (const UnsavedDocument& document : next.abandoned())
        RecoveryStore::discard(document);
}

void TestRecoveryStore::releasedCopiesAreListedByOthers()
{
    RecoveryStore mine(m_folder.path());
    QVERIFY(!mine.hasAbandoned());
    const Result<QString> own = mine.newCopy();
    QVERIFY(own);
    const UnsavedDocument document = leave(QStringLiteral("ended"), QStringLiteral("a"));
    QVERIFY(QFile::copy(document.copy, *own));
    RecoveryStore other(m_folder.path());
    QVERIFY(mine.hasAbandoned() && other.hasAbandoned()); // asking locks nothing
    QCOMPARE(mine.abandoned().size(), std::size_t{1});
    QVERIFY(mine.hasAbandoned());
    QVERIFY(!other.hasAbandoned() && other.abandoned().empty());
    mine.release();
    QCOMPARE(other.abandoned().size(), std::size_t{1});
    QVERIFY(QFile::exists(*own)); // what belongs to this run stays locked
    RecoveryStore::discard(document);
    QVERIFY(!mine.hasAbandoned() && !other.hasAbandoned());
    QVERIFY(QFile::remove(*own));
}

void TestRecoveryStore::anAdoptedCopyBelongsToThisRun()
{
    const UnsavedDocument document = leave(QStringLiteral("ended"), QStringLiteral("a"));
    RecoveryStore store(m_folder.path());
    QCOMPARE(store.abandoned().size(), std::size_t{1});
    const QString copy = store.adopt(document);
    QVERIFY(QFile::exists(copy));
    QVERIFY(!QFile::exists(document.copy));
    QVERIFY(store.abandoned().empty());
    QVERIFY(RecoveryStore(m_folder.path()).abandoned().empty());
    QVERIFY(QFile::remove(copy));
}

void TestRecoveryStore::discardedCopiesAreGone()
{
    const UnsavedDocument document = leave(QStringLiteral("ended"), QStringLiteral("a"));
    {
        RecoveryStore store(m_folder.path());
        for (const UnsavedDocument& found : store.abandoned())
            RecoveryStore::discard(found);
        QVERIFY(store.abandoned().empty());
    }
    QVERIFY(!QFile::exists(document.copy));
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("ended"))));
}

void TestRecoveryStore::badCopiesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isListed");
    const QByteArray head = R"({"format":"broadside-unsaved","version":1,"path":"","name":"a","written":""})";
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("another file") << QByteArray("{\"format\": \"broadside-scene\"}\n{}") << false;
    QTest::newRow("no JSON") << QByteArray("\0\xff\n", 3) << false;
    QTest::newRow("head alone") << head << true;
    QTest::newRow("half a scene") << head + "\n{\"format\": \"broadside-scene\", \"vers" << true;
}

void TestRecoveryStore::badCopiesAreRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isListed);
    QDir().mkpath(m_folder.filePath(QStringLiteral("bad")));
    QFile file(m_folder.filePath(QStringLiteral("bad/1.unsaved")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    RecoveryStore store(m_folder.path());
    const std::vector<UnsavedDocument> found = store.abandoned();
    QCOMPARE(!found.empty(), isListed);
    if (isListed) {
        const Result<Scene> scene = readUnsaved(found[0]);
        QVERIFY(!scene);
        QVERIFY(!scene.problem().message.empty());
        QVERIFY(!scene.problem().remedy.empty());
    }
    QVERIFY(file.remove());
}

void TestRecoveryStore::nothingStaysOfARunWithoutCopies()
{
    const QDir root(m_folder.path());
    QVERIFY(root.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty());
    {
        RecoveryStore store(m_folder.path());
        QVERIFY(root.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty()); // not even a folder, until needed
        QVERIFY(store.newCopy());
        QCOMPARE(root.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }
    QVERIFY(root.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty());
}

void TestRecoveryStore::aFolderThatCannotBeMadeIsSaid()
{
    RecoveryStore store(QStringLiteral("/proc/none"));
    const Result<QString> copy = store.newCopy();
    QVERIFY(!copy);
    QVERIFY(copy.problem().message.text().find("cannot be created") != std::string::npos);
    QVERIFY(store.abandoned().empty());
}

BROADSIDE_TEST(TestRecoveryStore)

} // namespace broadside::test::tst_recovery_store

#include "tst_recovery_store.moc"

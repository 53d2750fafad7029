#include "editor/document/scene_file.h"
#include "editor/session/jobs/file_watch.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

namespace broadside::test::tst_file_watch {

/// A watched file in a folder of its own.
struct Watched {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("level.broadside"));
    FileWatch watch;
    std::vector<FileContent> seen;

    Watched()
    {
        write(path, "before");
        QObject::connect(&watch, &FileWatch::changed, [this](const FileContent& content) { seen.push_back(content); });
    }
    static void write(const QString& to, const QByteArray& bytes)
    {
        QFile file(to);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QString other() const { return folder.filePath(QStringLiteral("other")); }
    /// As the editor does after it has loaded or saved these bytes.
    void begin(const char* bytes)
    {
        watch.watch(path, [text = std::make_shared<const std::string>(bytes)] { return text; });
        waitForLook();
    }
    void waitForLook()
    {
        bool looked = false;
        const auto connection = QObject::connect(&watch, &FileWatch::looked, [&looked] { looked = true; });
        QTRY_VERIFY(looked);
        QObject::disconnect(connection);
    }
    [[nodiscard]] bool sees(FileContent::State state, const char* bytes = nullptr) const
    {
        return !seen.empty() && seen.back().state == state &&
               (!bytes || (seen.back().text && *seen.back().text == bytes));
    }
};

using Act = std::function<void(Watched&)>;
using State = FileContent::State;

class TestFileWatch : public QObject {
    Q_OBJECT
private slots:
    void eachChangeIsSeen_data();
    void eachChangeIsSeen();
    void aFileIsSeenAfterSeveralReplacements();
    void aFileThatComesBackIsSeen_data();
    void aFileThatComesBackIsSeen();
    void deletingAndCreatingIsNoMissingFile();
    void ownBytesAreNoChange();
    void ownBytesAreNoChangeWhileALookRuns();
    void acceptedBytesAreKnown();
    void withoutKnownBytesTheFirstLookCounts();
    void aStoppedWatchSaysNothing();
};

void TestFileWatch::eachChangeIsSeen_data()
{
    QTest::addColumn<Act>("act");
    QTest::addColumn<State>("state");
    const auto row = [](const char* name, State state, Act act) { QTest::newRow(name) << act << state; };
    row("written in place", State::Other, [](Watched& w) { Watched::write(w.path, "after!"); });
    row("appended", State::Other, [](Watched& w) {
        QFile file(w.path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("!");
    });
    row("same size and time", State::Other, [](Watched& w) {
        const QDateTime time = QFileInfo(w.path).lastModified();
        QFile file(w.path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write("BEFORE");
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    });
    row("replaced atomically", State::Other, [](Watched& w) { QVERIFY(!writeFileAtomically(w.path, "after")); });
    row("replaced by a file of the same size and time", State::Other, [](Watched& w) {
        Watched::write(w.other(), "BEFORE");
        QFile file(w.other());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QFileInfo(w.path).lastModified(), QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(std::rename(QFile::encodeName(w.other()).constData(), QFile::encodeName(w.path).constData()), 0);
    });
    row("renamed away", State::Missing, [](Watched& w) { QVERIFY(QFile::rename(w.path, w.other())); });
    row("deleted", State::Missing, [](Watched& w) { QVERIFY(QFile::remove(w.path)); });
    row("deleted with its folder", State::Missing, [](Watched& w) { QVERIFY(w.folder.remove()); });
    row("replaced by a folder", State::Unreadable, [](Watched& w) {
        QVERIFY(QFile::remove(w.path));
        QVERIFY(QDir().mkdir(w.path));
    });
    row("behind a link", State::Other, [](Watched& w) {
        QVERIFY(QFile::rename(w.path, w.other()));
        QVERIFY(QFile::link(w.other(), w.path));
        w.begin("before");
        Watched::write(w.other(), "after");
    });
}

void TestFileWatch::eachChangeIsSeen()
{
    QFETCH(const Act, act);
    QFETCH(const State, state);
    Watched w;
    w.begin("before");
    QVERIFY(w.seen.empty());
    act(w);
    QTRY_VERIFY(w.sees(state));
    if (state == State::Other)
        QVERIFY(w.seen.back().text && *w.seen.back().text != "before");
    if (state == State::Unreadable)
        QVERIFY(!w.seen.back().problem.message.empty());
}

/// The watcher of the system says nothing any more after the first.
void TestFileWatch::aFileIsSeenAfterSeveralReplacements()
{
    Watched w;
    w.begin("before");
    for (const char* bytes : {"one", "two", "three"}) {
        QVERIFY(!writeFileAtomically(w.path, bytes));
        QTRY_VERIFY(w.sees(State::Other, bytes));
    }
}

void TestFileWatch::aFileThatComesBackIsSeen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<State>("state");
    QTest::newRow("as it was") << QByteArray("before") << State::Known;
    QTest::newRow("with another content") << QByteArray("after") << State::Other;
}

void TestFileWatch::aFileThatComesBackIsSeen()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const State, state);
    Watched w;
    w.begin("before");
    QVERIFY(QFile::remove(w.path));
    QTRY_VERIFY(w.sees(State::Missing));
    Watched::write(w.path, bytes);
    QTRY_VERIFY(w.sees(state));
}

void TestFileWatch::deletingAndCreatingIsNoMissingFile()
{
    Watched w;
    w.begin("before");
    QVERIFY(QFile::remove(w.path));
    w.watch.look();
    Watched::write(w.path + QStringLiteral(".new"), "after");
    QVERIFY(QFile::rename(w.path + QStringLiteral(".new"), w.path)); // a look never finds half of it
    QTRY_VERIFY(w.sees(State::Other, "after"));
    QCOMPARE(w.seen.size(), std::size_t{1});
}

void TestFileWatch::ownBytesAreNoChange()
{
    Watched w;
    w.begin("before");
    Watched::write(w.path, "mine");
    w.begin("mine");
    w.watch.look();
    w.waitForLook();
    w.waitForLook(); // the notice of the system, or the poll
    QVERIFY(w.seen.empty());
}

void TestFileWatch::ownBytesAreNoChangeWhileALookRuns()
{
    Watched w;
    w.begin("before");
    for (int i = 0; i < 20; ++i) {
        w.watch.look(); // may read the bytes before or after the saving
        const QByteArray bytes = "mine " + QByteArray::number(i);
        Watched::write(w.path, bytes);
        w.watch.watch(w.path, [text = std::make_shared<const std::string>(bytes.toStdString())] { return text; });
    }
    w.waitForLook();
    w.waitForLook();
    QVERIFY(w.seen.empty());
}

void TestFileWatch::acceptedBytesAreKnown()
{
    Watched w;
    w.begin("before");
    Watched::write(w.path, "after");
    QTRY_VERIFY(w.sees(State::Other, "after"));
    QCOMPARE(w.seen.back().hash, contentHash("after"));
    w.watch.accept(w.seen.back().hash);
    w.waitForLook();
    QCOMPARE(w.seen.size(), std::size_t{1});
    Watched::write(w.path, "before");
    QTRY_VERIFY(w.sees(State::Other, "before"));
}

void TestFileWatch::withoutKnownBytesTheFirstLookCounts()
{
    Watched w;
    w.watch.watch(w.path, nullptr);
    w.waitForLook();
    QVERIFY(w.seen.empty());
    Watched::write(w.path, "after");
    QTRY_VERIFY(w.sees(State::Other, "after"));
    Watched::write(w.path, "before");
    QTRY_VERIFY(w.sees(State::Known));
}

void TestFileWatch::aStoppedWatchSaysNothing()
{
    Watched w;
    w.begin("before");
    w.watch.look();
    w.watch.stop();
    Watched::write(w.path, "after");
    FileWatch later; // a look that begins later, and ends
    bool looked = false;
    connect(&later, &FileWatch::looked, [&looked] { looked = true; });
    later.watch(w.path, nullptr);
    QTRY_VERIFY(looked);
    QVERIFY(w.seen.empty());
    QVERIFY(!w.watch.isLooking());
}

BROADSIDE_EVENT_TEST(TestFileWatch)

} // namespace broadside::test::tst_file_watch

#include "tst_file_watch.moc"

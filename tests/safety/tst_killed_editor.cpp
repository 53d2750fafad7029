// The editor is killed at random moments: at most the last five seconds of edits may be lost.

#include "core/base/random.h"
#include "core/io/scene/scene_reader.h"
#include "editor/document/recovery_store.h"
#include "tests/safety/session_log.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <memory>
#include <sys/wait.h>
#include <vector>

namespace broadside::test::tst_killed_editor {

namespace {

constexpr qint64 kMostLostMs = 5'000;
constexpr int kStartMs = 120'000; // a busy machine may take long to show a window

/// How the program is kept from protecting the work, to show that the checks notice.
enum class Safeguards { On, NoCopies };

/// A display that can end while a window is on it.
class OwnDisplay {
public:
    ~OwnDisplay() { end(); }
    [[nodiscard]] bool start()
    {
        m_server.start(QStringLiteral("Xvfb"),
                       {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                        QStringLiteral("0"), QStringLiteral("1280x1024x24"), QStringLiteral("-nolisten"),
                        QStringLiteral("tcp")});
        if (!m_server.waitForStarted() || !m_server.waitForReadyRead(kStartMs))
            return false;
        m_name = u':' + QString::fromLatin1(m_server.readLine().trimmed());
        return true;
    }
    void end()
    {
        m_server.kill();
        m_server.waitForFinished(-1);
    }
    [[nodiscard]] const QString& name() const { return m_name; }

private:
    QProcess m_server;
    QString m_name;
};

/// An editor in a home folder of its own.
class Editor {
public:
    explicit Editor(std::uint64_t seed)
        : m_seed(seed)
    {
        QVERIFY(QFile::copy(QStringLiteral(BROADSIDE_SCENES "/pong.broadside"), file()));
        QVERIFY(QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner));
    }
    ~Editor() { kill(); }
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    void edit(Safeguards safeguards)
    {
        if (safeguards == Safeguards::NoCopies) { // a file where the folder would be
            QVERIFY(QDir().mkpath(QFileInfo(unsaved()).absolutePath()));
            QFile blocking(unsaved());
            QVERIFY(blocking.open(QIODevice::WriteOnly));
        }
        start({QStringLiteral("edit"), file(), log(), QString::number(m_seed)});
    }
    void recover() { start({QStringLiteral("recover"), recoveryLog()}); }
    [[nodiscard]] bool hasBegun() const { return !readLog(log()).isEmpty(); }
    void waitForBegin() const { QTRY_VERIFY_WITH_TIMEOUT(hasBegun(), kStartMs); }
    [[nodiscard]] bool hasCopies() const { return !copies().empty(); }
    [[nodiscard]] bool hasRecovered() const { return recoveries() > 0; }
    [[nodiscard]] qsizetype recoveries() const { return readLog(recoveryLog()).size(); }
    void kill()
    {
        m_killed = sharedClockMs();
        m_process.kill();
        m_process.waitForFinished(-1);
    }
    /// Stops the program as a kill would at this moment: what is on the disk is the same. resume() lets it go on.
    void freeze()
    {
        m_killed = sharedClockMs();
        siginfo_t stopped{};
        const auto process = static_cast<pid_t>(m_process.processId());
        QCOMPARE(::kill(process, SIGSTOP), 0);
        QCOMPARE(::waitid(P_PID, static_cast<id_t>(process), &stopped, WSTOPPED), 0);
    }
    void resume() const { QCOMPARE(::kill(static_cast<pid_t>(m_process.processId()), SIGCONT), 0); }
    /// Ends the program by a signal that it could handle. Returns whether it has ended.
    [[nodiscard]] bool end(int signal)
    {
        m_killed = sharedClockMs();
        return ::kill(static_cast<pid_t>(m_process.processId()), signal) == 0 && m_process.waitForFinished(kStartMs);
    }
    /// From now on, windows are on this display.
    void use(const OwnDisplay& display) { m_display = display.name(); }
    /// Ends the display of the window. Later windows are on the usual one. Returns whether the program has ended.
    [[nodiscard]] bool lose(OwnDisplay& display)
    {
        m_killed = sharedClockMs();
        display.end();
        m_display.clear();
        return m_process.waitForFinished(kStartMs);
    }
    /// Whether a kill at this moment would lose more than `ms` of edits, or all.
    [[nodiscard]] bool wouldLoseMoreThan(qint64 ms)
    {
        freeze();
        const std::optional<qint64> lost = lostMs();
        resume();
        return !lost || *lost > ms;
    }
    /// Kills a run that has edited nothing: the time of the last kill counts for lostMs().
    void endWithoutEdits()
    {
        m_process.kill();
        m_process.waitForFinished(-1);
    }

    /// The age of the newest state that is on the disk, of the file and all copies, at the time of the kill. No value:
    /// none can be read.
    [[nodiscard]] std::optional<qint64> lostMs() const { return lostMs(m_killed); }
    [[nodiscard]] std::optional<qint64> lostMs(qint64 killed) const
    {
        const QList<LoggedState> states = readLog(log());
        std::optional<qint64> least;
        for (const QString& name : namesOnDisk())
            if (const auto age = ageOf(name, states, killed); age && (!least || *age < *least))
                least = age;
        return least;
    }

private:
    [[nodiscard]] QString file() const { return m_home.filePath(QStringLiteral("level.broadside")); }
    [[nodiscard]] QString log() const { return m_home.filePath(QStringLiteral("log")); }
    [[nodiscard]] QString recoveryLog() const { return m_home.filePath(QStringLiteral("recovery-log")); }
    [[nodiscard]] QString unsaved() const { return m_home.filePath(QStringLiteral("data/broadside-safety/unsaved")); }

    void start(const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
        if (!m_display.isEmpty()) {
            environment.insert(QStringLiteral("DISPLAY"), m_display);
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        }
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(BROADSIDE_EDITING_SESSION), arguments);
        QVERIFY(m_process.waitForStarted(kStartMs));
    }

    [[nodiscard]] QStringList namesOnDisk() const
    {
        QStringList names;
        const auto take = [&names](const Scene& scene) {
            names.append(QString::fromStdString(scene.objects()[0]->name));
        };
        if (const SceneReading reading = readSceneFile(QFile::encodeName(file()).toStdString()); reading.scene)
            take(*reading.scene);
        for (const UnsavedDocument& document : copies())
            if (const Result<Scene> scene = readUnsaved(document))
                take(*scene);
        return names;
    }

    /// The copies of all runs. RecoveryStore::abandoned() would lock them.
    [[nodiscard]] std::vector<UnsavedDocument> copies() const
    {
        std::vector<UnsavedDocument> found;
        for (QDirIterator files(unsaved(), {QStringLiteral("*.unsaved")}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();)
            if (const std::optional<UnsavedDocument> document = unsavedDocumentOf(files.next()))
                found.push_back(*document);
        return found;
    }

    QTemporaryDir m_home;
    QProcess m_process;
    QString m_display; // empty: that of this program
    std::uint64_t m_seed;
    qint64 m_killed = 0;
};

using Editors = std::vector<std::unique_ptr<Editor>>;

/// Starts some editors at the same time, and waits until they edit.
Editors editing(std::size_t count, Safeguards safeguards, std::uint64_t& seed)
{
    Editors editors;
    for (std::size_t i = 0; i < count; ++i) {
        editors.push_back(std::make_unique<Editor>(++seed));
        editors.back()->edit(safeguards);
    }
    for (const auto& editor : editors)
        editor->waitForBegin();
    return editors;
}

/// Kills the editors one after the other, at random moments of the next seconds.
void killAtRandom(const Editors& editors, Random& random, int mostMs)
{
    for (const auto& editor : editors) {
        QTest::qWait(static_cast<int>(random.below(2U * static_cast<unsigned>(mostMs) / editors.size())));
        editor->kill();
    }
}

} // namespace

class TestKilledEditor : public QObject {
    Q_OBJECT
private slots:
    void atMostFiveSecondsAreLost();
    void noMomentLosesMore();
    void withoutCopiesTheCheckFails();
    void unsavedWorkIsOfferedAgain_data();
    void unsavedWorkIsOfferedAgain();
    void aKilledRecoveryLosesNothing();
    void noMomentOfARecoveryLosesAnything();
};

void TestKilledEditor::atMostFiveSecondsAreLost()
{
    const std::size_t kills = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 1'000 : 18;
    constexpr std::size_t kAtATime = 3; // more would compete for the processors, which a user's window does not
    std::uint64_t seed = 0;
    Random random(11);
    for (std::size_t done = 0; done < kills; done += kAtATime) {
        const Editors editors = editing(kAtATime, Safeguards::On, seed);
        killAtRandom(editors, random, 6'000);
        for (const auto& editor : editors) {
            const std::optional<qint64> lost = editor->lostMs();
            QVERIFY2(lost, qPrintable(QStringLiteral("no state can be read after kill %1").arg(done)));
            QVERIFY2(*lost <= kMostLostMs, qPrintable(QStringLiteral("%1 ms of edits are lost").arg(*lost)));
        }
    }
}

/// 300 moments of the same sessions. A frozen program leaves what a killed one leaves, and can go on afterwards.
void TestKilledEditor::noMomentLosesMore()
{
    constexpr int kMoments = 300;
    std::uint64_t seed = 3'000;
    Random random(17);
    const Editors editors = editing(3, Safeguards::On, seed);
    qint64 most = 0;
    for (int moment = 0; moment < kMoments; ++moment) {
        Editor& editor = *editors[random.below(editors.size())];
        QTest::qWait(static_cast<int>(random.below(120)));
        editor.freeze();
        const std::optional<qint64> lost = editor.lostMs();
        editor.resume();
        QVERIFY2(lost, qPrintable(QStringLiteral("no state can be read at moment %1").arg(moment)));
        most = std::max(most, *lost);
        QVERIFY2(*lost <= kMostLostMs, qPrintable(QStringLiteral("%1 ms of edits are lost").arg(*lost)));
    }
    QVERIFY2(most > 0, "the moments are all right after a copy: the check sees nothing");
}

/// The file alone is saved too seldom: each editor has moments at which a kill would lose more than the checks allow.
void TestKilledEditor::withoutCopiesTheCheckFails()
{
    constexpr int kMostMs = 120'000; // it saves about every 12 s, so that many moments are such ones
    std::uint64_t seed = 1'000;
    const Editors editors = editing(3, Safeguards::NoCopies, seed);
    for (const auto& editor : editors)
        QTRY_VERIFY_WITH_TIMEOUT(editor->wouldLoseMoreThan(kMostLostMs), kMostMs);
}

void TestKilledEditor::unsavedWorkIsOfferedAgain_data()
{
    QTest::addColumn<int>("signal"); // 0: the connection to the display is lost
    QTest::newRow("kill") << SIGTERM;
    QTest::newRow("closed terminal") << SIGHUP;
    QTest::newRow("lost display") << 0;
}

/// However the window ends, the next one offers what was not saved.
void TestKilledEditor::unsavedWorkIsOfferedAgain()
{
    QFETCH(const int, signal);
    Editor editor(5'000);
    OwnDisplay display;
    if (signal == 0) {
        if (!display.start())
            QSKIP("Xvfb is not installed");
        editor.use(display);
    }
    editor.edit(Safeguards::On);
    editor.waitForBegin();
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasCopies(), kStartMs);
    QVERIFY(signal == 0 ? editor.lose(display) : editor.end(signal));
    const std::optional<qint64> lost = editor.lostMs();
    QVERIFY(lost);
    QVERIFY2(*lost <= kMostLostMs, qPrintable(QString::number(*lost)));
    editor.recover();
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasRecovered(), kStartMs);
}

void TestKilledEditor::aKilledRecoveryLosesNothing()
{
    const int kills = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 100 : 6;
    std::uint64_t seed = 2'000;
    Random random(5);
    Editors editors;
    for (int i = 0; i < kills; ++i) {
        if (i % 6 == 0) { // some work to recover, killed when a copy is there
            editors = editing(6, Safeguards::On, seed);
            QTest::qWait(3'000);
            for (const auto& editor : editors)
                editor->kill();
        }
        Editor& editor = *editors[static_cast<std::size_t>(i % 6)];
        const std::optional<qint64> before = editor.lostMs();
        QVERIFY(before);
        editor.recover();
        if (i % 3 == 0 && editor.hasCopies())
            QTRY_VERIFY_WITH_TIMEOUT(editor.hasRecovered(), kStartMs);
        else
            QTest::qWait(static_cast<int>(random.below(1'500)));
        editor.endWithoutEdits();
        const std::optional<qint64> after = editor.lostMs();
        QVERIFY2(after && *after == *before, qPrintable(QStringLiteral("kill %1").arg(i)));
    }
}

/// 100 moments of recoveries, close to each other.
void TestKilledEditor::noMomentOfARecoveryLosesAnything()
{
    constexpr int kMoments = 100;
    std::uint64_t seed = 4'000;
    Random random(23);
    const Editors editors = editing(1, Safeguards::On, seed);
    Editor& editor = *editors.front();
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasCopies(), kStartMs);
    editor.kill();
    const qint64 killed = sharedClockMs();
    const std::optional<qint64> before = editor.lostMs(killed);
    QVERIFY(before);
    for (int moment = 0; moment < kMoments;) {
        const qsizetype recovered = editor.recoveries();
        editor.recover();
        for (bool isOver = false; !isOver && moment < kMoments; ++moment) {
            QTest::qWait(static_cast<int>(random.below(40)));
            isOver = editor.recoveries() > recovered;
            editor.freeze();
            const std::optional<qint64> after = editor.lostMs(killed);
            editor.resume();
            QVERIFY2(after && *after == *before, qPrintable(QStringLiteral("moment %1").arg(moment)));
        }
        editor.endWithoutEdits();
    }
}

BROADSIDE_EVENT_TEST(TestKilledEditor)

} // namespace broadside::test::tst_killed_editor

#include "tst_killed_editor.moc"

#include "core/trace/trace_reader.h"
#include "editor/session/live/live_socket.h"
#include "editor/window/pages/live_bar.h"
#include "editor/window/pages/live_dialog.h"
#include "tests/editor/session/live/live_peers.h"
#include "tests/support/audit_rows.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/live_messages.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace broadside::test::tst_main_window_live {

/// A game that runs as another program, in the window; and peers that imitate a game.

using namespace broadside::trace;
using Phase = StepSession::State;

namespace {

/// The editor, with a folder for sockets that no other test shares.
class Fixture : RuntimeFolder, public TabsFixture {
public:
    Fixture() { forgetEdits(); }
    ~Fixture() { stopGame(); }
    Fixture(const Fixture&) = delete;
    Fixture& operator=(const Fixture&) = delete;

    using RuntimeFolder::socket;
    using RuntimeFolder::sockets;

    void listen() const
    {
        window->listen(QStringLiteral("game"));
        QTRY_VERIFY(QFile::exists(sockets() + QStringLiteral("/game")));
    }
    void startGame()
    {
        game.start(QStringLiteral(BROADSIDE_EXAMPLE_GAME), {QStringLiteral("game")});
        QVERIFY(game.waitForStarted());
    }
    void endGame()
    {
        game.terminate();
        game.waitForFinished();
    }
    void stopGame()
    {
        game.kill();
        game.waitForFinished();
    }
    /// Listens, and waits until the game's tab has this many frames.
    void attach(std::size_t frames = 30)
    {
        listen();
        startGame();
        QTRY_VERIFY(isLive() && recording().frameCount() >= frames);
    }
    [[nodiscard]] bool isLive() const { return page().model().recording && page().findChild<LiveBar*>(); }
    [[nodiscard]] TraceSession& recording() const { return *page().model().recording; }
    [[nodiscard]] QString bar() const { return part<LiveBar>("liveBar").text(); }
    /// The height of the bar and the places of its buttons.
    [[nodiscard]] QStringList barPlaces() const
    {
        QCoreApplication::processEvents();
        QStringList lines{QString::number(part<LiveBar>("liveBar").height())};
        for (const char* name : {"livePause", "liveStep", "liveSave", "liveStop"}) {
            const QRect rect = part<QWidget>(name).geometry();
            lines += QStringLiteral("%1,%2 %3").arg(rect.x()).arg(rect.y()).arg(rect.width());
        }
        return lines;
    }
    /// Shows the dialog and returns it.
    [[nodiscard]] LiveDialog& dialog() const
    {
        action("attachGame").trigger();
        return *window->findChild<LiveDialog*>();
    }
    [[nodiscard]] static QString stateIn(const LiveDialog& dialog)
    {
        return dialog.findChild<QLabel*>(QStringLiteral("liveState"))->text();
    }

    QProcess game;
};

} // namespace

class TestMainWindowLive : public QObject {
    Q_OBJECT
private slots:
    void nobodyListensUnlessAsked();
    void theDialogSaysWhatTheGameHasToSay();
    void theDialogRefusesNamesThatAreNone();
    void aGameGetsATabThatFollowsItsNewestFrame();
    void itStandsStillAndGoesOnWhenAsked();
    void oneCanLookBackWhileItGoesOn();
    void theAuditFindsItsBug();
    void whatCameIsSavedAsATrace();
    void theBarSaysThatItHasEnded();
    void theNextGameTakesThePlaceOfOneThatWasOnlyFollowed();
    void theNextGameLeavesWhatIsLookedAt();
    void theNextGameLeavesOneThatEndedAbruptly();
    void theNextGameLeavesOneThatWasPausedOrStepped_data();
    void theNextGameLeavesOneThatWasPausedOrStepped();
    void closingTheTabStopsListening();
    void listeningAgainFindsTheNextGame();
    void theWindowClosesWhileAGameSends();
    void whatIsNoTraceIsSaidAndSentAway_data();
    void whatIsNoTraceIsSaidAndSentAway();
    void whoSaysNothingChangesNothing();
    void aFloodDoesNotStopTheWindow();
    void aProgramsNameIsNoMarkup();
    void theBarKeepsItsHeightAndItsButtonsTheirPlaces_data();
    void theBarKeepsItsHeightAndItsButtonsTheirPlaces();
};

void TestMainWindowLive::nobodyListensUnlessAsked()
{
    const Fixture editor;
    QVERIFY(!QFile::exists(editor.sockets()));
    LiveDialog& dialog = editor.dialog();
    QTest::qWait(50);
    QVERIFY(!QFile::exists(editor.sockets())); // opening the dialog does not listen either
    QCOMPARE(Fixture::stateIn(dialog), QStringLiteral("Broadside is not listening."));
    dialog.close();
}

void TestMainWindowLive::theDialogSaysWhatTheGameHasToSay()
{
    Fixture editor;
    LiveDialog& dialog = editor.dialog();
    auto& name = *dialog.findChild<QLineEdit*>(QStringLiteral("liveName"));
    const auto& code = *dialog.findChild<QPlainTextEdit*>(QStringLiteral("liveCode"));
    auto& button = *dialog.findChild<QPushButton*>(QStringLiteral("liveListen"));
    name.setText(QStringLiteral("game"));
    QVERIFY(code.toPlainText().contains(QStringLiteral("bst_open_socket(\"game\", &settings)")));
    button.click();
    QTRY_VERIFY(Fixture::stateIn(dialog).contains(QStringLiteral("Waiting for a game under the name \"game\"")));
    QVERIFY(QFile::exists(editor.sockets() + QStringLiteral("/game")));
    button.click();
    QTRY_COMPARE(Fixture::stateIn(dialog), QStringLiteral("Broadside is not listening."));
    QTRY_VERIFY(!QFile::exists(editor.sockets() + QStringLiteral("/game")));
    button.click();
    QTRY_VERIFY(Fixture::stateIn(dialog).contains(QStringLiteral("Waiting")));
    editor.startGame();
    QTRY_VERIFY(editor.isLive());
    QTRY_VERIFY(!editor.window->findChild<LiveDialog*>()); // the dialog is closed, because the frames are shown now
}

void TestMainWindowLive::theDialogRefusesNamesThatAreNone()
{
    const Fixture editor;
    LiveDialog& dialog = editor.dialog();
    auto& name = *dialog.findChild<QLineEdit*>(QStringLiteral("liveName"));
    const auto& button = *dialog.findChild<QPushButton*>(QStringLiteral("liveListen"));
    for (const char* none : {"", "../game", ".game", "my game", "a/b", "123456789012345678901234567890123"}) {
        name.setText(QLatin1String(none));
        QVERIFY2(!button.isEnabled(), none);
        QVERIFY2(!dialog.findChild<QLabel*>(QStringLiteral("liveNameFault"))->text().isEmpty(), none);
    }
    const auto other = LiveSocket::claim("mine");
    QVERIFY(other);
    name.setText(QStringLiteral("mine"));
    dialog.findChild<QPushButton*>(QStringLiteral("liveListen"))->click();
    QTRY_VERIFY(Fixture::stateIn(dialog).contains(QStringLiteral("Choose another name")));
    dialog.close();
}

void TestMainWindowLive::aGameGetsATabThatFollowsItsNewestFrame()
{
    Fixture editor;
    QTRY_VERIFY(editor.page().isUntouched());
    editor.attach();
    QCOMPARE(editor.window->pageCount(), 1); // it replaces the sample
    TraceSession& recording = editor.recording();
    QCOMPARE(recording.objects()->presentCount(), std::size_t{61});
    QCOMPARE(recording.state(), Phase::Running);
    const std::size_t frames = recording.frameCount();
    QTRY_VERIFY(recording.frameCount() > frames + 30);
    QTRY_VERIFY(recording.step() + 30 > recording.recorded().last);
    QVERIFY(editor.bar().contains(QStringLiteral("is attached.")));
    const QImage before = editor.page().viewport().grabFramebuffer();
    const std::uint64_t step = recording.step();
    QTRY_VERIFY(recording.step() > step + 20);
    QVERIFY(editor.page().viewport().grabFramebuffer() != before);
}

void TestMainWindowLive::itStandsStillAndGoesOnWhenAsked()
{
    Fixture editor;
    editor.attach();
    const TraceSession& recording = editor.recording();
    auto& pause = editor.part<QPushButton>("livePause");
    auto& step = editor.part<QPushButton>("liveStep");
    QVERIFY(!step.isEnabled());
    QVERIFY(!step.toolTip().isEmpty());
    const QStringList places = editor.barPlaces();
    pause.click();
    QTRY_VERIFY(editor.bar().contains(QStringLiteral("attached and paused")));
    QCOMPARE(editor.barPlaces(), places);
    QTRY_VERIFY(!recording.isInThePast());
    const std::size_t frames = recording.frameCount();
    QTest::qWait(100); // without the pause there would be about twenty more
    QCOMPARE(recording.frameCount(), frames);
    step.click();
    QTRY_COMPARE(recording.frameCount(), frames + 1);
    QTRY_VERIFY(!recording.isInThePast());
    pause.click();
    QTRY_VERIFY(recording.frameCount() > frames + 20);
    QTRY_VERIFY(editor.bar().contains(QStringLiteral("is attached.")));
}

void TestMainWindowLive::oneCanLookBackWhileItGoesOn()
{
    Fixture editor;
    editor.attach();
    TraceSession& recording = editor.recording();
    recording.seek(10);
    const Aabb box = recording.objects()->boundsOf(5);
    const std::size_t frames = recording.frameCount();
    QTRY_VERIFY(recording.frameCount() > frames + 30); // the game runs on
    QCOMPARE(recording.step(), std::uint64_t{10});
    QCOMPARE(recording.state(), Phase::Paused);
    editor.action("step").trigger();
    editor.action("stepBack").trigger();
    QCOMPARE(recording.objects()->boundsOf(5), box);
    editor.action("run").trigger(); // back to the newest frame
    QTRY_VERIFY(recording.step() + 30 > recording.recorded().last);
    QCOMPARE(recording.state(), Phase::Running);
}

void TestMainWindowLive::theAuditFindsItsBug()
{
    Fixture editor;
    editor.attach(100);
    editor.recording().seekLast();
    editor.part<QCheckBox>("auditEvery").click();
    const auto& findings = editor.part<QTreeView>("auditList");
    QTRY_VERIFY(!test::auditPairs(findings).isEmpty());
    QVERIFY(std::ranges::any_of(test::auditPairs(findings), [](const QModelIndex& pair) {
        return test::explanationOf(pair).contains(QStringLiteral("the two registrations do not overlap"));
    }));
    QVERIFY(editor.recording().isGrowing()); // the game still runs
}

void TestMainWindowLive::whatCameIsSavedAsATrace()
{
    Fixture editor;
    editor.attach(50);
    const QString path = editor.file(QStringLiteral("live.bstrace"));
    const DialogAnswer answer(QStringLiteral("saveRecording"), [&](QWidget& dialog) {
        auto& files = *qobject_cast<QFileDialog*>(&dialog);
        files.setDirectory(editor.folder.path());
        files.selectFile(QStringLiteral("live"));
        enterFile(files, path);
    });
    editor.part<QPushButton>("liveSave").click();
    QVERIFY(answer.wasAsked());
    QTRY_VERIFY(QFile::exists(path));
    const auto reader = TraceReader::open(path.toStdString());
    QVERIFY(reader);
    QVERIFY(reader->frames().size() >= 50);
    QVERIFY(reader->notices().empty());
    editor.window->openFiles({path});
    QTRY_COMPARE(editor.window->pageCount(), 2);
    QTRY_VERIFY(editor.page().model().recording && editor.recording().frameCount() == reader->frames().size());
}

void TestMainWindowLive::theBarSaysThatItHasEnded()
{
    Fixture editor;
    editor.attach();
    editor.stopGame();
    QTRY_VERIFY(editor.bar().contains(QStringLiteral("has ended without bst_close()")));
    QTRY_COMPARE(editor.recording().state(), Phase::Paused);
    QVERIFY(!editor.recording().isGrowing());
    QVERIFY(!editor.part<QPushButton>("livePause").isEnabled());
    QVERIFY(editor.part<QPushButton>("livePause").toolTip().contains(QStringLiteral("No game is attached.")));
    editor.action("firstStep").trigger();
    QCOMPARE(editor.recording().step(), editor.recording().recorded().first);
}

void TestMainWindowLive::theNextGameTakesThePlaceOfOneThatWasOnlyFollowed()
{
    Fixture editor;
    editor.attach();
    editor.endGame();
    QTRY_COMPARE(editor.recording().state(), Phase::Paused);
    editor.startGame();
    QTRY_COMPARE(editor.recording().state(), Phase::Running);
    QCOMPARE(editor.window->pageCount(), 1);
    QCOMPARE(editor.page().findChildren<LiveBar*>().size(), 1);
    QTRY_VERIFY(editor.recording().frameCount() > 30);
}

void TestMainWindowLive::theNextGameLeavesOneThatEndedAbruptly()
{
    Fixture editor;
    editor.attach();
    Page& first = editor.page();
    editor.stopGame();
    QTRY_VERIFY(editor.bar().contains(QStringLiteral("without bst_close()")));
    editor.startGame();
    QTRY_COMPARE(editor.window->pageCount(), 2);
    QTRY_VERIFY(&editor.page() != &first && editor.recording().frameCount() > 10);
    QVERIFY(first.model().recording->frameCount() >= 30);
    editor.endGame();
    QTRY_COMPARE(editor.recording().state(), Phase::Paused);
    editor.startGame(); // the page of a game that closed is free
    QTRY_COMPARE(editor.recording().state(), Phase::Running);
    QCOMPARE(editor.window->pageCount(), 2);
}

void TestMainWindowLive::theNextGameLeavesOneThatWasPausedOrStepped_data()
{
    QTest::addColumn<QStringList>("clicks");
    QTest::newRow("paused") << QStringList{QStringLiteral("livePause"), QStringLiteral("livePause")};
    QTest::newRow("stepped") << QStringList{QStringLiteral("livePause"), QStringLiteral("liveStep"),
                                            QStringLiteral("livePause")};
}

void TestMainWindowLive::theNextGameLeavesOneThatWasPausedOrStepped()
{
    QFETCH(const QStringList, clicks);
    Fixture editor;
    editor.attach();
    for (qsizetype i = 0; i < clicks.size(); ++i) {
        if (i > 0) // before the game answers, the button would pause it again
            QTRY_VERIFY(editor.bar().contains(QStringLiteral("attached and paused")));
        auto& button = editor.part<QPushButton>(clicks[i].toLatin1());
        QTRY_VERIFY(button.isEnabled());
        button.click();
    }
    const std::size_t frames = editor.recording().frameCount();
    QTRY_VERIFY(editor.recording().frameCount() > frames + 5 && editor.recording().state() == Phase::Running);
    editor.endGame();
    QTRY_VERIFY(editor.bar().contains(QStringLiteral("has ended. Its recording stays in this tab")));
    editor.startGame();
    QTRY_COMPARE(editor.window->pageCount(), 2);
}

void TestMainWindowLive::theNextGameLeavesWhatIsLookedAt()
{
    Fixture editor;
    editor.attach();
    Page& first = editor.page();
    first.model().recording->seek(3);
    editor.stopGame();
    QTRY_VERIFY(editor.bar().contains(QStringLiteral("has ended")));
    editor.startGame();
    QTRY_COMPARE(editor.window->pageCount(), 2);
    QTRY_VERIFY(&editor.page() != &first && editor.recording().frameCount() > 10);
    QCOMPARE(first.model().recording->step(), std::uint64_t{3});
    const auto& bar = *first.findChild<LiveBar*>();
    QVERIFY(bar.text().contains(QStringLiteral("no longer attached")));
    QVERIFY(!bar.findChild<QPushButton*>(QStringLiteral("livePause"))->isEnabled());
}

void TestMainWindowLive::closingTheTabStopsListening()
{
    Fixture editor;
    editor.edit(); // so that the scene's tab stays open
    editor.attach();
    QCOMPARE(editor.window->pageCount(), 2);
    const DialogAnswer stay(QStringLiteral("unsavedRecording"), QMessageBox::Cancel);
    editor.action("closeScene").trigger();
    QVERIFY(stay.wasAsked());
    QCOMPARE(editor.window->pageCount(), 2);
    const DialogAnswer discard(QStringLiteral("unsavedRecording"), QMessageBox::Discard);
    editor.action("closeScene").trigger();
    QVERIFY(discard.wasAsked());
    QTRY_COMPARE(editor.window->pageCount(), 1);
    QTRY_VERIFY(!QFile::exists(editor.sockets() + QStringLiteral("/game")));
    QTest::qWait(50);
    QCOMPARE(editor.window->pageCount(), 1);
    editor.forgetEdits();
}

void TestMainWindowLive::listeningAgainFindsTheNextGame()
{
    Fixture editor;
    editor.attach();
    editor.part<QPushButton>("liveStop").click();
    QTRY_VERIFY(editor.bar().startsWith(QStringLiteral("Broadside is not listening")));
    QTRY_COMPARE(editor.recording().state(), Phase::Paused);
    editor.stopGame();
    editor.attach();
    QTRY_COMPARE(editor.recording().state(), Phase::Running);
    QVERIFY(editor.bar().contains(QStringLiteral("is attached.")));
}

void TestMainWindowLive::theWindowClosesWhileAGameSends()
{
    Fixture editor;
    editor.attach();
    editor.window.reset();
    QVERIFY(!QFile::exists(editor.sockets() + QStringLiteral("/game")));
    QCOMPARE(editor.game.state(), QProcess::Running); // the game is not disturbed
}

void TestMainWindowLive::whatIsNoTraceIsSaidAndSentAway_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::string& bytes) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes);
    };
    row("text", std::string(4'000, 'x'));
    row("zeros", std::string(4'000, '\0'));
    row("another version", beginning(kVersion + 7));
    row("garbage after the header", beginning() + std::string(4'000, '\xee'));
    row("a message that would be endless", beginning() + std::string("\2\0\0\0\xff\xff\xff\xff", 8));
}

void TestMainWindowLive::whatIsNoTraceIsSaidAndSentAway()
{
    QFETCH(const QByteArray, bytes);
    Fixture editor;
    editor.listen();
    LiveDialog& dialog = editor.dialog();
    Peer peer(editor.socket("game"));
    QVERIFY(peer.isConnected());
    peer.send(bytes.toStdString());
    QTRY_VERIFY(!peer.receive());
    // the message has a reason
    QTRY_VERIFY2(Fixture::stateIn(dialog).size() > 70, qPrintable(Fixture::stateIn(dialog)));
    QVERIFY(!editor.page().model().recording);
    dialog.close();
    editor.startGame(); // a real game can attach
    QTRY_VERIFY(editor.isLive() && editor.recording().frameCount() > 10);
}

void TestMainWindowLive::whoSaysNothingChangesNothing()
{
    Fixture editor;
    editor.listen();
    LiveDialog& dialog = editor.dialog();
    const Peer peer(editor.socket("game"));
    QVERIFY(peer.isConnected());
    QTRY_VERIFY(Fixture::stateIn(dialog).contains(QStringLiteral("has sent no header yet")));
    EventLoopWatch watch;
    watch.watch(200);
    QVERIFY2(watch.neverBlockedFor(100.0), watch.longest().constData());
    QVERIFY(!editor.page().model().recording);
    QTRY_VERIFY(Fixture::stateIn(dialog).contains(QStringLiteral("sent no header")));
    dialog.close();
}

/// Sends as many frames as the socket accepts, for a while.
void TestMainWindowLive::aFloodDoesNotStopTheWindow()
{
    Fixture editor;
    editor.listen();
    const Peer peer(editor.socket("game"));
    std::string frames;
    while (frames.size() < 60'000)
        frames += emptyKeyframe();
    QCOMPARE(peer.send(beginning()), beginning().size());
    std::string rest;
    const auto flood = [&] {
        while (true) {
            const std::string& next = rest.empty() ? frames : rest;
            const std::size_t went = peer.send(next);
            if (went == 0)
                return;
            rest = next.substr(went);
        }
    };
    QTRY_VERIFY((flood(), editor.isLive()));
    EventLoopWatch watch;
    for (int i = 0; i < 60; ++i) {
        flood();
        watch.watch(50);
    }
    qInfo("%zu frames; the longest turn took %s", editor.recording().frameCount(), watch.longest().constData());
    QVERIFY2(watch.neverBlockedFor(250.0), watch.longest().constData());
    QVERIFY(editor.recording().frameCount() > 1'000);
    editor.action("pause").trigger();
    QCOMPARE(editor.recording().state(), Phase::Paused);
}

void TestMainWindowLive::aProgramsNameIsNoMarkup()
{
    Fixture editor;
    editor.listen();
    const Peer peer(editor.socket("game"));
    peer.send(beginning(kVersion, "<h1>Game</h1>") + emptyKeyframe());
    QTRY_VERIFY(editor.isLive());
    for (const char* label : {"liveText", "recordingText"}) {
        const auto& text = editor.part<QLabel>(label);
        QVERIFY2(text.text().contains(QStringLiteral("<h1>")), label);
        QCOMPARE(text.textFormat(), Qt::PlainText);
    }
}

void TestMainWindowLive::theBarKeepsItsHeightAndItsButtonsTheirPlaces_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("a short name") << QByteArray("game");
    QTest::newRow("one without spaces") << QByteArray(200, 'x');
    // some of these numbers fill a line while the game is attached
    for (const int words : {20, 24, 28, 40, 44, 48, 52, 60})
        QTest::addRow("%d words", words) << QByteArray("games ").repeated(words);
}

void TestMainWindowLive::theBarKeepsItsHeightAndItsButtonsTheirPlaces()
{
    QFETCH(const QByteArray, name);
    Fixture editor;
    const int width = editor.window->width();
    editor.listen();
    auto peer = std::make_unique<Peer>(editor.socket("game"));
    peer->send(beginning(kVersion, name.toStdString()) + emptyKeyframe());
    QTRY_VERIFY(editor.isLive());
    const auto& text = editor.part<QLabel>("liveText");
    QTRY_VERIFY(text.text().contains(QStringLiteral("is attached")));
    const QStringList attached = editor.barPlaces();
    QCOMPARE(editor.window->width(), width);
    peer.reset();
    QTRY_VERIFY(text.text().contains(QStringLiteral("has ended")));
    QCOMPARE(editor.barPlaces(), attached);
    QVERIFY(text.toolTip() == text.text());
}

BROADSIDE_WINDOW_TEST(TestMainWindowLive)

} // namespace broadside::test::tst_main_window_live

#include "tst_main_window_live.moc"

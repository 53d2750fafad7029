// Several scenes in tabs: where files open, and which questions closing asks.

#include "editor/viewport/viewport_widget.h"
#include "editor/window/files/samples.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>

namespace broadside::test::tst_tabs {

using test::DialogAnswer;

class TestTabs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { m = std::make_unique<test::TabsFixture>(); }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void oneSceneNeedsNoTabs();
    void anUntouchedSampleMakesRoom();
    void whatWasTouchedStaysAndTheFileGetsATab_data();
    void whatWasTouchedStaysAndTheFileGetsATab();
    void newScenesAndSamplesGetTabs();
    void aMysteryTellsItsStoryInItsOwnTab();
    void aFileThatIsOpenComesToTheFront();
    void whatCannotBeOpenedLeavesNoTab_data();
    void whatCannotBeOpenedLeavesNoTab();
    void severalFilesOpenAtOnceAndAreReadWhenTheyComeToTheFront();
    void aFileThatIsReadLaterShowsItsWorldAndMovesNothing_data();
    void aFileThatIsReadLaterShowsItsWorldAndMovesNothing();
    void droppedFilesOpen();
    void keysTurnThePages_data();
    void keysTurnThePages();
    void keysReachThePageInFrontOnly();
    void aMiddleClickCloses();
    void closingAsksAboutEdits_data();
    void closingAsksAboutEdits();
    void closingTheOthersLeavesOne();
    void theLastTabLeavesAnEmptyScene();
    void theLastTabAsksAboutEdits();
    void closingTheWindowAsksForEachModifiedScene();
    void staying_data();
    void staying();
    void oneAnswerIsForAllTabs_data();
    void oneAnswerIsForAllTabs();
    void tabsShowWhatIsModifiedAndWhere();
    void tabsCanBeDragged();
    void panelsStayWhereTheyAre();
    void floatingPanelsFollow();
    void aRunningSimulationIsPausedWhenItIsLeft();
    void settingsHoldInAllTabs();
    void theClipboardReachesOtherTabs();
    void theWorldIsDrawnAgainAfterItWasHidden();
    void theTitleFollows();

private:
    std::unique_ptr<test::TabsFixture> m;
};

void TestTabs::oneSceneNeedsNoTabs()
{
    QVERIFY(!m->tabs().isVisible());
    QCOMPARE(m->window->pageCount(), 1);
    QVERIFY(!m->action("nextScene").isEnabled());
    QVERIFY2(m->action("nextScene").toolTip().contains(QStringLiteral("No other scene")),
             qPrintable(m->action("nextScene").toolTip()));
    m->edit();
    m->action("newScene").trigger();
    QVERIFY(m->tabs().isVisible());
    QVERIFY(m->action("nextScene").isEnabled());
    m->action("closeScene").trigger();
    QVERIFY(!m->tabs().isVisible());
    QVERIFY(!m->action("nextScene").isEnabled());
}

void TestTabs::anUntouchedSampleMakesRoom()
{
    m->open(m->write(QStringLiteral("a.broadside")));
    QCOMPARE(m->window->pageCount(), 1);
}

void TestTabs::whatWasTouchedStaysAndTheFileGetsATab_data()
{
    QTest::addColumn<int>("touch");
    QTest::newRow("an edit") << 0;
    QTest::newRow("an edit that was taken back") << 1;
    QTest::newRow("a simulation") << 2;
    QTest::newRow("a file") << 3;
}

void TestTabs::whatWasTouchedStaysAndTheFileGetsATab()
{
    QFETCH(const int, touch);
    if (touch <= 1)
        m->edit();
    if (touch == 1)
        m->document().undoStack().undo();
    if (touch == 2)
        m->session().stepOnce();
    if (touch == 3)
        m->open(m->write(QStringLiteral("b.broadside"), QStringLiteral("walkers")));
    const std::size_t before = m->document().scene().size();
    m->open(m->write(QStringLiteral("a.broadside")));
    QCOMPARE(m->window->pageCount(), 2);
    QCOMPARE(m->tabs().currentIndex(), 1);
    m->clickTab(0);
    QCOMPARE(m->document().scene().size(), before);
    QCOMPARE(m->tabs().currentIndex(), 0);
}

void TestTabs::newScenesAndSamplesGetTabs()
{
    m->action("newScene").trigger(); // the sample of the start is replaced
    QCOMPARE(m->window->pageCount(), 1);
    QCOMPARE(m->document().scene().size(), std::size_t{0});
    m->action("newScene").trigger(); // without a tab, a second empty scene would look as if nothing had happened
    QCOMPARE(m->window->pageCount(), 2);
    m->edit();
    m->page().files().openSample(samples()[1]);
    QCOMPARE(m->window->pageCount(), 3);
    QVERIFY(m->window->windowTitle().startsWith(titleOf(samples()[1])));
}

void TestTabs::aMysteryTellsItsStoryInItsOwnTab()
{
    m->edit();
    m->page().files().openSample(mysteries()[0]);
    QCOMPARE(m->window->pageCount(), 2);
    QVERIFY(m->part<QLabel>("messageText").text().contains(tipOf(mysteries()[0])));
    QVERIFY(m->part<QWidget>("messageBar").isVisible());
    m->clickTab(0);
    QVERIFY(!m->part<QWidget>("messageBar").isVisible());
}

void TestTabs::aFileThatIsOpenComesToTheFront()
{
    const QString a = m->write(QStringLiteral("one/a.broadside"));
    m->open(a);
    m->open(m->write(QStringLiteral("b.broadside")));
    m->page().openFile(m->file(QStringLiteral("one/../one/a.broadside")));
    QCOMPARE(m->window->pageCount(), 2);
    QCOMPARE(m->document().path(), a);
    const QString link = m->file(QStringLiteral("link.broadside"));
    QVERIFY(QFile::link(a, link));
    m->clickTab(1);
    m->page().openFile(link);
    QCOMPARE(m->window->pageCount(), 2);
    QCOMPARE(m->tabs().currentIndex(), 0);
}

void TestTabs::whatCannotBeOpenedLeavesNoTab_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("missing") << QByteArray();
    QTest::newRow("no scene") << QByteArray("{\"format\": 1}");
}

void TestTabs::whatCannotBeOpenedLeavesNoTab()
{
    QFETCH(const QByteArray, bytes);
    m->edit();
    const QString path = m->file(QStringLiteral("bad.broadside"));
    if (!bytes.isNull()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    const DialogAnswer answer(QStringLiteral("problem"), QMessageBox::Ok);
    m->page().openFile(path);
    QTRY_VERIFY(answer.wasAsked());
    QTRY_COMPARE(m->window->pageCount(), 1);
    QVERIFY(m->document().isModified());
    QVERIFY(m->window->isWindowModified());
}

void TestTabs::severalFilesOpenAtOnceAndAreReadWhenTheyComeToTheFront()
{
    const QStringList paths{m->write(QStringLiteral("a.broadside")), m->write(QStringLiteral("b.broadside")),
                            m->file(QStringLiteral("gone.broadside")), m->write(QStringLiteral("c.broadside"))};
    const DialogAnswer answer(QStringLiteral("problem"), QMessageBox::Ok);
    m->window->openFiles(paths);
    QVERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(QStringLiteral("gone.broadside")), qPrintable(answer.text()));
    QTRY_COMPARE(m->document().path(), paths[0]);
    QCOMPARE(m->tabTexts(), (QStringList{QStringLiteral("a.broadside"), QStringLiteral("b.broadside"),
                                         QStringLiteral("c.broadside")}));
    QCOMPARE(m->window->openPages().size(), std::size_t{1});
    m->clickTab(2);
    QTRY_COMPARE(m->document().path(), paths[3]);
    QCOMPARE(m->window->openPages().size(), std::size_t{2});
    // The file was deleted: the tab reports it and closes.
    QVERIFY(QFile::remove(paths[1]));
    const DialogAnswer gone(QStringLiteral("problem"), QMessageBox::Ok);
    m->clickTab(1);
    QTRY_VERIFY(gone.wasAsked());
    QTRY_COMPARE(m->window->pageCount(), 2);
}

void TestTabs::aFileThatIsReadLaterShowsItsWorldAndMovesNothing_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1600, 1000), QSize(1360, 860), QSize(1024, 700)})
        QTest::addRow("%d", size.width()) << size;
}

void TestTabs::aFileThatIsReadLaterShowsItsWorldAndMovesNothing()
{
    QFETCH(const QSize, size);
    const QStringList paths{m->write(QStringLiteral("a.broadside"), QStringLiteral("cannon")),
                            m->write(QStringLiteral("b.broadside"))};
    m->window->openFiles(paths);
    m->window->resize(size);
    QTRY_COMPARE(m->document().path(), paths[0]);
    auto& timeline = m->part<QDockWidget>("TimelinePanel");
    QTRY_VERIFY(timeline.height() < 60); // one line high
    const QRect place = timeline.geometry();
    m->key(Qt::Key_Tab, Qt::ControlModifier);
    QTRY_COMPARE(m->document().path(), paths[1]);
    QTRY_VERIFY(m->page().files().reading().isEmpty());
    const Aabb seen = m->viewport().camera().visibleWorld();
    const WorldSettings& world = m->document().scene().world;
    QVERIFY(contains(seen, Aabb{{0.0, 0.0}, {world.width, world.height}}));
    QVERIFY(seen.hi.x - seen.lo.x < 2.0 * world.width);
    QTRY_COMPARE(timeline.geometry(), place);
}

void TestTabs::droppedFilesOpen()
{
    const QStringList paths{m->write(QStringLiteral("a.broadside")), m->write(QStringLiteral("b.broadside"))};
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(paths[0]), QUrl::fromLocalFile(paths[1])});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m->window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m->window.get(), &drop);
    QTRY_COMPARE(m->document().path(), paths[0]);
    QCOMPARE(m->window->pageCount(), 2);
}

void TestTabs::keysTurnThePages_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("to");
    const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers, int to) {
        QTest::newRow(name) << key << modifiers << to;
    };
    row("next", Qt::Key_Tab, Qt::ControlModifier, 0);
    row("previous", Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier, 1);
    row("next by page", Qt::Key_PageDown, Qt::ControlModifier, 0);
    row("previous by page", Qt::Key_PageUp, Qt::ControlModifier, 1);
}

void TestTabs::keysTurnThePages()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const int, to);
    m->action("newScene").trigger();
    m->action("newScene").trigger();
    m->action("newScene").trigger();
    QCOMPARE(m->tabs().currentIndex(), 2);
    m->key(key, modifiers);
    QCOMPARE(m->tabs().currentIndex(), to);
}

void TestTabs::keysReachThePageInFrontOnly()
{
    m->edit();
    m->action("newScene").trigger();
    Page& second = m->page();
    m->key(Qt::Key_P);
    QVERIFY(m->action("placeTool").isChecked());
    m->clickTab(0);
    m->page().viewport().setFocus();
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m->document().isModified());
    m->key(Qt::Key_C);
    QVERIFY(m->action("cannonTool").isChecked());
    QVERIFY(second.actions().find(QStringLiteral("placeTool"))->isChecked());
    m->key(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(m->window->pageCount(), 1);
    QCOMPARE(&m->page(), &second);
}

void TestTabs::aMiddleClickCloses()
{
    m->action("newScene").trigger();
    m->action("newScene").trigger();
    m->clickTab(0, Qt::MiddleButton);
    QCOMPARE(m->window->pageCount(), 1);
}

void TestTabs::closingAsksAboutEdits_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("pages");
    QTest::newRow("discard") << int(QMessageBox::Discard) << 1;
    QTest::newRow("stay") << int(QMessageBox::Cancel) << 2;
    QTest::newRow("save") << int(QMessageBox::Save) << 1;
}

void TestTabs::closingAsksAboutEdits()
{
    QFETCH(const int, button);
    QFETCH(const int, pages);
    const QString path = m->write(QStringLiteral("a.broadside"));
    m->open(path);
    const auto size = QFileInfo(path).size();
    m->action("newScene").trigger();
    m->clickTab(0);
    m->edit();
    m->clickTab(1);
    const DialogAnswer answer(QStringLiteral("unsavedChanges"), static_cast<QMessageBox::StandardButton>(button));
    emit m->tabs().tabCloseRequested(0); // like its close button
    QVERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(QStringLiteral("a.broadside")), qPrintable(answer.text()));
    QCOMPARE(m->window->pageCount(), pages);
    QCOMPARE(QFileInfo(path).size() != size, button == QMessageBox::Save);
    if (pages == 2)
        QCOMPARE(m->tabs().currentIndex(), 0); // the tab of the question
}

void TestTabs::closingTheOthersLeavesOne()
{
    m->action("newScene").trigger();
    m->action("newScene").trigger();
    m->action("newScene").trigger();
    emit m->tabs().closeOthersWanted(m->tabs().idAt(1));
    QCOMPARE(m->window->pageCount(), 1);
}

void TestTabs::theLastTabLeavesAnEmptyScene()
{
    m->open(m->write(QStringLiteral("a.broadside")));
    for (int press = 0; press < 2; ++press) { // the second time from an empty scene
        m->key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(m->window->isVisible());
        QCOMPARE(m->window->pageCount(), 1);
        QVERIFY(m->document().path().isEmpty());
        QCOMPARE(m->document().scene().size(), std::size_t{0});
        auto* welcome = m->page().findChild<QWidget*>(QStringLiteral("welcome"));
        QVERIFY(welcome && welcome->isVisible());
        welcome->close();
    }
    Settings(m->settings).setWelcomesAtStart(false);
    m->key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(m->window->isVisible());
    QVERIFY(!m->page().findChild<QWidget*>(QStringLiteral("welcome")));
    m->action("quit").trigger();
    QVERIFY(!m->window->isVisible());
}

void TestTabs::theLastTabAsksAboutEdits()
{
    m->edit();
    const std::size_t size = m->document().scene().size();
    const DialogAnswer stay(QStringLiteral("unsavedChanges"), QMessageBox::Cancel);
    m->key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(stay.wasAsked());
    QCOMPARE(m->document().scene().size(), size);
    const DialogAnswer discard(QStringLiteral("unsavedChanges"), QMessageBox::Discard);
    m->key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(discard.wasAsked());
    QVERIFY(m->window->isVisible());
    QCOMPARE(m->document().scene().size(), std::size_t{0});
}

void TestTabs::closingTheWindowAsksForEachModifiedScene()
{
    m->open(m->write(QStringLiteral("a.broadside")));
    m->edit();
    m->open(m->write(QStringLiteral("b.broadside")));
    m->open(m->write(QStringLiteral("c.broadside")));
    m->edit();
    const auto size = QFileInfo(m->file(QStringLiteral("a.broadside"))).size();
    std::unique_ptr<DialogAnswer> second;
    const DialogAnswer first(QStringLiteral("unsavedChanges"), [&](QWidget& dialog) {
        QCOMPARE(m->tabs().currentIndex(), 0);
        second = std::make_unique<DialogAnswer>(QStringLiteral("unsavedChanges"), QMessageBox::Discard);
        qobject_cast<QMessageBox*>(&dialog)->button(QMessageBox::Save)->click();
    });
    QVERIFY(m->window->close());
    QVERIFY(first.wasAsked());
    QVERIFY(second && second->wasAsked());
    QVERIFY2(second->text().contains(QStringLiteral("c.broadside")), qPrintable(second->text()));
    QVERIFY(QFileInfo(m->file(QStringLiteral("a.broadside"))).size() != size);
    QCOMPARE(QFileInfo(m->file(QStringLiteral("c.broadside"))).size(), size);
}

void TestTabs::staying_data()
{
    QTest::addColumn<bool>("answersTheFirst");
    QTest::newRow("at the first") << false;
    QTest::newRow("at the second") << true;
}

void TestTabs::staying()
{
    QFETCH(const bool, answersTheFirst);
    m->edit();
    m->action("newScene").trigger();
    m->edit();
    std::unique_ptr<DialogAnswer> second;
    const DialogAnswer first(QStringLiteral("unsavedChanges"), [&](QWidget& dialog) {
        second = std::make_unique<DialogAnswer>(QStringLiteral("unsavedChanges"), QMessageBox::Cancel);
        qobject_cast<QMessageBox*>(&dialog)
            ->button(answersTheFirst ? QMessageBox::Discard : QMessageBox::Cancel)
            ->click();
    });
    QVERIFY(!m->window->close());
    QVERIFY(m->window->isVisible());
    QCOMPARE(m->window->pageCount(), 2);
    const std::vector<Page*> pages = m->window->openPages();
    for (Page* page : pages)
        QVERIFY(page->document().isModified());
}

void TestTabs::oneAnswerIsForAllTabs_data()
{
    QTest::addColumn<int>("button");
    QTest::newRow("save all") << int{QMessageBox::SaveAll};
    QTest::newRow("discard all") << int{QMessageBox::NoToAll};
}

void TestTabs::oneAnswerIsForAllTabs()
{
    QFETCH(const int, button);
    QList<qint64> sizes;
    for (const char* name : {"a.broadside", "b.broadside", "c.broadside"}) {
        m->open(m->write(QString::fromLatin1(name)));
        sizes += QFileInfo(m->document().path()).size();
        m->edit();
    }
    int asked = 0;
    const DialogAnswer answer(QStringLiteral("unsavedChanges"), [&](QWidget& dialog) {
        ++asked;
        qobject_cast<QMessageBox*>(&dialog)->button(static_cast<QMessageBox::StandardButton>(button))->click();
    });
    QVERIFY(m->window->close());
    QCOMPARE(asked, 1);
    for (const char* name : {"a.broadside", "b.broadside", "c.broadside"})
        QCOMPARE(QFileInfo(m->file(QString::fromLatin1(name))).size() > sizes.takeFirst(),
                 button == QMessageBox::SaveAll);
}

void TestTabs::tabsShowWhatIsModifiedAndWhere()
{
    const QString one = m->write(QStringLiteral("one/a & b.broadside"));
    m->open(one);
    QCOMPARE(m->tabs().tabText(0), QStringLiteral("a && b.broadside"));
    QCOMPARE(m->tabs().tabToolTip(0), one);
    m->open(m->write(QStringLiteral("two/a & b.broadside")));
    QCOMPARE(m->tabTexts(),
             (QStringList{QStringLiteral("a && b.broadside (one)"), QStringLiteral("a && b.broadside (two)")}));
    m->edit();
    QCOMPARE(m->tabs().tabText(1), QStringLiteral("a && b.broadside (two)*"));
    m->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m->tabs().tabText(1), QStringLiteral("a && b.broadside (two)"));
    m->action("newScene").trigger();
    QCOMPARE(m->tabs().tabText(2), QStringLiteral("Untitled"));
    QVERIFY(m->tabs().tabToolTip(2).contains(QStringLiteral("no file")));
}

void TestTabs::tabsCanBeDragged()
{
    m->open(m->write(QStringLiteral("a.broadside")));
    m->open(m->write(QStringLiteral("b.broadside")));
    m->open(m->write(QStringLiteral("c.broadside")));
    m->tabs().moveTab(2, 0);
    QCOMPARE(m->tabs().tabText(0), QStringLiteral("c.broadside"));
    QCOMPARE(m->document().path(), m->file(QStringLiteral("c.broadside")));
    m->key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(m->document().path(), m->file(QStringLiteral("a.broadside")));
    m->clickTab(2);
    QCOMPARE(m->document().path(), m->file(QStringLiteral("b.broadside")));
}

void TestTabs::panelsStayWhereTheyAre()
{
    m->edit();
    m->action("newScene").trigger();
    m->action("layoutLayout").trigger();
    const QString name = QStringLiteral("TunerPanel");
    auto* shown = m->window->findChild<QDockWidget*>(name);
    shown->show();
    m->clickTab(0);
    QVERIFY(m->action("layoutLayout").isChecked());
    QVERIFY(!m->window->findChild<QDockWidget*>(name)->isHidden());
    m->action("hidePanels").trigger();
    m->clickTab(1);
    QVERIFY(m->action("hidePanels").isChecked());
    QVERIFY(m->window->findChild<QDockWidget*>(name)->isHidden());
    m->action("hidePanels").trigger();
    QVERIFY(!m->window->findChild<QDockWidget*>(name)->isHidden());
}

void TestTabs::floatingPanelsFollow()
{
    m->edit();
    m->action("newScene").trigger();
    auto& dock = m->part<QDockWidget>("ObjectsPanel");
    const auto panel = [this] { return &m->page().panels()[Panel::Objects]; };
    const PanelWidget* second = panel();
    dock.setFloating(true);
    dock.show();
    QVERIFY(dock.isVisible() && second->isVisible());
    m->clickTab(0);
    QVERIFY(dock.isFloating() && dock.isVisible());
    QVERIFY(panel() != second && dock.isAncestorOf(panel()));
    QVERIFY(panel()->isVisible() && !second->isVisible());
    dock.setFloating(false);
    m->clickTab(1);
    QVERIFY(!dock.isFloating() && dock.isVisible() && second->isVisible());
}

void TestTabs::aRunningSimulationIsPausedWhenItIsLeft()
{
    m->session().run();
    SimulationSession& session = m->session();
    QTRY_VERIFY(session.world() && session.world()->stepCount() > 2);
    m->action("newScene").trigger();
    QCOMPARE(m->window->pageCount(), 2);
    QCOMPARE(session.state(), SimulationSession::State::Paused);
    m->clickTab(0);
    QCOMPARE(session.state(), SimulationSession::State::Paused);
    QVERIFY(session.world()->stepCount() > 2);
}

void TestTabs::settingsHoldInAllTabs()
{
    m->edit();
    m->action("newScene").trigger();
    const bool snapped = m->action("snapping").isChecked();
    m->action("snapping").trigger();
    setKeys(m->action("showWorld"), {QKeySequence(QStringLiteral("Ctrl+Alt+9"))});
    m->clickTab(0);
    QCOMPARE(m->action("snapping").isChecked(), !snapped);
    QCOMPARE(m->action("showWorld").shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+9")));
}

void TestTabs::theClipboardReachesOtherTabs()
{
    m->action("selectAll").trigger();
    const std::size_t count = m->document().scene().size();
    m->action("copy").trigger();
    m->edit();
    m->action("newScene").trigger();
    QVERIFY(m->action("pasteInPlace").isEnabled());
    m->action("pasteInPlace").trigger();
    QCOMPARE(m->document().scene().size(), count);
}

void TestTabs::theWorldIsDrawnAgainAfterItWasHidden()
{
    m->open(m->write(QStringLiteral("a.broadside")));
    m->open(m->write(QStringLiteral("b.broadside"), QStringLiteral("walkers")));
    m->clickTab(0); // the tab bar took some of its height
    QTRY_COMPARE(m->page().viewport().size(), m->window->findChildren<ViewportWidget*>()[1]->size());
    const QImage before = m->page().viewport().grabFramebuffer();
    m->clickTab(1);
    QVERIFY(m->page().viewport().grabFramebuffer() != before);
    m->clickTab(0);
    QTRY_COMPARE(m->page().viewport().grabFramebuffer().size(), before.size());
    QCOMPARE(m->page().viewport().grabFramebuffer(), before);
    m->edit();
    QVERIFY(m->page().viewport().grabFramebuffer() != before);
}

void TestTabs::theTitleFollows()
{
    m->open(m->write(QStringLiteral("a.broadside")));
    m->open(m->write(QStringLiteral("b.broadside")));
    QVERIFY(m->window->windowTitle().startsWith(QStringLiteral("b.broadside")));
    m->edit();
    QVERIFY(m->window->isWindowModified());
    m->clickTab(0);
    QVERIFY(m->window->windowTitle().startsWith(QStringLiteral("a.broadside")));
    QVERIFY(!m->window->isWindowModified());
    QCOMPARE(m->window->windowFilePath(), m->file(QStringLiteral("a.broadside")));
}

BROADSIDE_WINDOW_TEST(TestTabs)

} // namespace broadside::test::tst_tabs

#include "tst_tabs.moc"

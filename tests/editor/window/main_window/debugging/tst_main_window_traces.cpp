#include "editor/window/files/file_actions.h"
#include "editor/window/pages/recording_bar.h"
#include "tests/support/audit_rows.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

namespace broadside::test::tst_main_window_traces {

/// The recording of another game in the window: traces and tables.

using naive_grid_game::Bug;

namespace {

constexpr int kFrames = 80;

/// The editor with the trace of a game in its folder.
class Fixture : public TabsFixture {
public:
    explicit Fixture(Bug bug = Bug::RegistersCorners)
    {
        trace = folder.filePath(QStringLiteral("game.bstrace"));
        writeGameTrace(trace, bug, kFrames);
    }
    void open()
    {
        window->openFiles({trace});
        QTRY_VERIFY(page().model().recording && !page().model().recording->isEmpty());
    }
    [[nodiscard]] TraceSession& recording() const { return *page().model().recording; }
    QString trace;
};

/// A bullet passes through a wall between the steps 2 and 3. In step 5 an object spawns, and the game logs it.
void writeShots(const QString& path)
{
    bst_trace* trace = bst_open_file(QFile::encodeName(path).constData(), nullptr);
    for (int i = 0; i < 8; ++i) {
        bst_frame_begin(trace, static_cast<std::uint64_t>(i), i / 64.0);
        bst_box(trace, 1, 2.0 * i, 1.0, 2.0 * i + 0.25, 1.25);
        bst_box(trace, 2, 5.0, 0.0, 5.25, 4.0);
        bst_box(trace, 3, -20.0, -20.0, -19.0, -19.0);
        bst_box(trace, 4, 39.0, 39.0, 40.0, 40.0);
        if (i >= 5)
            bst_box(trace, 7, 20.0, 20.0, 21.0, 21.0);
        if (i == 5)
            bst_log(trace, "<b>late</b> comer");
        bst_candidate(trace, 3, 4);
        bst_frame_end(trace);
    }
    bst_close(trace);
}

} // namespace

class TestMainWindowTraces : public QObject {
    Q_OBJECT
private slots:
    void opensInATabOfItsOwn();
    void takesThePlaceOfTheUntouchedSample();
    void isDroppedAndListedAmongRecentFiles();
    void isRestoredWithTheSession();
    void itsCellsAndObjectsAreSeen();
    void theTimelineGoesThroughIt();
    void hoverShowsItsCandidates();
    void whatMakesNoSenseIsGreyedWithTheReason();
    void nothingOfItCanBeEdited();
    void theHintSaysThatItCannotBeEdited();
    void aDragIsRefusedWithTheReason();
    void whyListsTheObjectsOfTheStep();
    void theTreeHasWhatIsThereInTheStep();
    void manySelectedObjectsScroll();
    void theLogOfTheStepIsShown();
    void theLogIsSearched();
    void passagesBetweenFramesAreFound();
    void aStepBecomesAScene();
    void aCutFileSaysSo();
    void whatIsLeftOutOfAStepIsSaid();
    void damagedStepsAreSaidAndGonePast();
    void whatIsBeingReadIsNamed();
    void whyFindsPassagesWithoutAnAudit();
    void whatIsNoTraceIsRefused();
    void anExportShowsWhereAPinnedObjectIsRegistered();
    void bothOfAFindingShowWhereTheyAreRegistered();

private:
    static void writeRegisteredElsewhere(const QString& file);
};

/// Object 1 has moved, but is still registered in the lower left corner of the world.
void TestMainWindowTraces::writeRegisteredElsewhere(const QString& file)
{
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES | BST_BOXES;
    bst_trace* trace = bst_open_file(QFile::encodeName(file).constData(), &settings);
    bst_frame_begin(trace, 0, 0.0);
    bst_box(trace, 1, 6.0, 0.0, 7.0, 1.0);
    bst_box(trace, 2, 2.0, 2.0, 3.0, 3.0);
    bst_registered_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
    bst_candidate(trace, 1, 2);
    bst_frame_end(trace);
    bst_close(trace);
}

/// The picture shows the registration like the window does.
void TestMainWindowTraces::anExportShowsWhereAPinnedObjectIsRegistered()
{
    Fixture editor;
    writeRegisteredElsewhere(editor.trace);
    editor.open();
    const QString file = editor.folder.filePath(QStringLiteral("picture.svg"));
    const auto exported = [&] {
        const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"))->setText(file);
            dialog.findChild<QPushButton*>(QStringLiteral("exportAccept"))->click();
        });
        editor.action("exportPicture").trigger();
        (void)QTest::qWaitFor([&] { return editor.action("exportPicture").isEnabled(); }, kPatience);
        QFile picture(file);
        return picture.open(QIODevice::ReadOnly) ? picture.readAll() : QByteArray();
    };
    const QByteArray plain = exported();
    QVERIFY(plain.contains("<svg") && !plain.contains("registered here"));
    editor.page().focus().setPins(ObjectId{1}, {});
    const QByteArray pinned = exported();
    QVERIFY(pinned.contains("Object 1: registered here"));
    QVERIFY(pinned.contains("Object 1 (pinned)"));
}

void TestMainWindowTraces::bothOfAFindingShowWhereTheyAreRegistered()
{
    Fixture editor;
    writeRegisteredElsewhere(editor.trace);
    editor.open();
    ViewportWidget& view = editor.page().viewport();
    const auto corner = [&] {
        const Vec2 topLeft = view.camera().toScreen({-0.1, 1.1});
        const Vec2 bottomRight = view.camera().toScreen({1.1, -0.1});
        return view.grabFramebuffer().copy(
            QRectF(QPointF(topLeft.x, topLeft.y), QPointF(bottomRight.x, bottomRight.y)).toRect());
    };
    const QImage plain = corner();
    QVERIFY(plain.width() > 20);
    editor.page().focus().setPins(ObjectId{2}, ObjectId{1});
    QVERIFY(corner() != plain);
    editor.page().focus().setPins({}, {});
    QVERIFY(corner() == plain);
}

void TestMainWindowTraces::opensInATabOfItsOwn()
{
    Fixture editor;
    QTRY_VERIFY(editor.page().isUntouched());
    auto& edits = editor.page();
    SceneObject object;
    object.shape = Circle{0.5};
    object.id = edits.document().scene().nextId();
    ObjectEdits(edits.document(), edits.model().simulation.get())
        .add({}, {std::make_shared<const SceneObject>(object)});
    editor.open();
    QCOMPARE(editor.window->pageCount(), 2);
    QCOMPARE(editor.tabTexts().last(), QStringLiteral("game.bstrace"));
    QVERIFY(editor.tabs().tabToolTip(editor.tabs().count() - 1).endsWith(QStringLiteral("game.bstrace (recording)")));
    QVERIFY(editor.window->windowTitle().contains(QStringLiteral("game.bstrace (recording)")));
    QVERIFY(editor.part<QLabel>("recordingText").text().contains(QStringLiteral("80 frames")));
    QVERIFY(editor.part<QLabel>("recordingText").text().contains(QStringLiteral("uniform grid")));
    editor.window->openFiles({editor.trace}); // it is open already
    QCOMPARE(editor.window->pageCount(), 2);
}

void TestMainWindowTraces::takesThePlaceOfTheUntouchedSample()
{
    Fixture editor;
    QTRY_VERIFY(editor.page().isUntouched());
    editor.open();
    QTRY_COMPARE(editor.window->pageCount(), 1);
    QVERIFY(editor.page().model().recording);
}

void TestMainWindowTraces::isDroppedAndListedAmongRecentFiles()
{
    Fixture editor;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(editor.trace)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(editor.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(editor.window.get(), &drop);
    QTRY_VERIFY(editor.page().model().recording && !editor.page().model().recording->isEmpty());
    QVERIFY(editor.page().files().recentFiles().contains(editor.trace));
}

void TestMainWindowTraces::isRestoredWithTheSession()
{
    Fixture editor;
    editor.open();
    Settings settings(editor.settings);
    settings.setRestoresSession(true);
    QVERIFY(editor.window->close());
    editor.restart();
    QVERIFY(editor.window->restoreSession());
    QTRY_VERIFY(editor.page().model().recording && !editor.page().model().recording->isEmpty());
    QTRY_COMPARE(editor.window->pageCount(), 1);
}

void TestMainWindowTraces::itsCellsAndObjectsAreSeen()
{
    Fixture editor;
    editor.open();
    QVERIFY(editor.page().shownWorld().cellTable());
    QCOMPARE(editor.page().shownWorld().cellTable()->columns(), 10);
    const QImage first = editor.page().viewport().grabFramebuffer();
    editor.recording().seek(40);
    const QImage later = editor.page().viewport().grabFramebuffer();
    QVERIFY(!first.isNull());
    QVERIFY(first != later);
    editor.recording().seek(0);
    QVERIFY(editor.page().viewport().grabFramebuffer() == first);
}

void TestMainWindowTraces::theTimelineGoesThroughIt()
{
    Fixture editor;
    editor.open();
    editor.action("step").trigger();
    QCOMPARE(editor.recording().step(), std::uint64_t{1});
    QVERIFY(editor.part<QLabel>("stepReadout").text().contains(QStringLiteral("step 1 of 79")));
    editor.action("stepBack").trigger();
    QCOMPARE(editor.recording().step(), std::uint64_t{0});
    QVERIFY(!editor.action("stepBack").isEnabled());
    editor.action("lastStep").trigger();
    QCOMPARE(editor.recording().step(), std::uint64_t{kFrames - 1});
    QVERIFY(!editor.action("run").isEnabled());
    QVERIFY(editor.action("run").toolTip().contains(QStringLiteral("last step of the recording")));
    editor.action("firstStep").trigger();
    editor.action("run").trigger();
    QTRY_VERIFY(editor.recording().step() > 0);
    editor.action("pause").trigger();
    QCOMPARE(editor.recording().state(), StepSession::State::Paused);
}

void TestMainWindowTraces::hoverShowsItsCandidates()
{
    Fixture editor;
    editor.open();
    const auto& candidates = editor.recording().data()->candidates;
    QVERIFY(!candidates.empty());
    const ObjectId object = candidates.front().a;
    const ObjectTable& objects = *editor.recording().objects();
    const Vec2 middle = objects.boundsOf(*objects.indexOf(object)).center();
    const Vec2 screen = editor.page().viewport().camera().toScreen(middle);
    QMouseEvent move(QEvent::MouseMove, {screen.x, screen.y},
                     editor.page().viewport().mapToGlobal(QPointF(screen.x, screen.y)), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&editor.page().viewport(), &move);
    QTRY_VERIFY(!editor.page().focus().hovered().isNull());
}

void TestMainWindowTraces::whatMakesNoSenseIsGreyedWithTheReason()
{
    Fixture editor;
    editor.open();
    for (const char* name : {"placeTool", "cannonTool", "vertexTool", "worldSettings", "save", "checkDeterminism"}) {
        QVERIFY2(!editor.action(name).isEnabled(), name);
        QVERIFY2(editor.action(name).toolTip().contains(QStringLiteral("recording")), name);
    }
    for (const char* name : {"algorithm", "dt", "integrator"}) {
        const auto& field = editor.part<QWidget>(name);
        QVERIFY2(!field.isEnabled(), name);
        QVERIFY2(field.toolTip().contains(QStringLiteral("recording")), name);
    }
    editor.page().focus().select({ObjectId{1}});
    QVERIFY(!editor.action("delete").isEnabled()); // a selection does not enable it either
    QVERIFY(editor.action("addBreakpoint").isEnabled());
    QVERIFY(editor.action("compareAlgorithms").isEnabled());
    QVERIFY(editor.action("showHeat").isEnabled());
}

void TestMainWindowTraces::nothingOfItCanBeEdited()
{
    Fixture editor;
    editor.open();
    const QByteArray before = [&] {
        QFile file(editor.trace);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    editor.page().focus().select({ObjectId{1}});
    editor.key(Qt::Key_Delete);
    editor.key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!editor.document().isModified());
    QCOMPARE(editor.recording().objects()->presentCount(), std::size_t{61});
    QFile file(editor.trace);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
}

void TestMainWindowTraces::theHintSaysThatItCannotBeEdited()
{
    Fixture editor;
    editor.open();
    const QString hint = editor.page().viewport().tool()->hint();
    QVERIFY2(hint.contains(QStringLiteral("cannot be edited")), qPrintable(hint));
    QVERIFY2(!hint.contains(QStringLiteral("drag to move")), qPrintable(hint));
}

void TestMainWindowTraces::aDragIsRefusedWithTheReason()
{
    Fixture editor;
    editor.open();
    ViewportWidget& viewport = editor.page().viewport();
    const ObjectTable& objects = *editor.recording().objects();
    const Aabb before = objects.boundsOf(0);
    editor.page().focus().select({objects.idOf(0)});
    const Vec2 on = viewport.camera().toScreen(before.center());
    const QPointF from(on.x, on.y);
    editor.mouse(viewport, QEvent::MouseButtonPress, from, Qt::LeftButton);
    for (int i = 1; i <= 5; ++i)
        editor.mouse(viewport, QEvent::MouseMove, from + QPointF(8.0 * i, 0.0), Qt::LeftButton);
    const QString hint = viewport.tool()->hint();
    QVERIFY2(hint.contains(QStringLiteral("Convert a step to a scene to move")), qPrintable(hint));
    editor.mouse(viewport, QEvent::MouseButtonRelease, from + QPointF(40.0, 0.0), Qt::LeftButton);
    QVERIFY(!editor.document().isModified() && objects.boundsOf(0) == before);
    QVERIFY(viewport.tool()->hint().contains(QStringLiteral("cannot be edited"))); // the refused drag is explained once
}

void TestMainWindowTraces::whyListsTheObjectsOfTheStep()
{
    Fixture editor;
    writeShots(editor.trace);
    editor.open();
    editor.part<QWidget>("WhyPanel").show();
    auto& chooser = editor.part<QComboBox>("whyA");
    const auto lists = [&chooser](qulonglong id) {
        chooser.showPopup();
        chooser.hidePopup();
        return chooser.findData(QVariant::fromValue<qulonglong>(id)) >= 0;
    };
    QVERIFY(lists(2));
    QVERIFY(!lists(7));
    editor.recording().seek(5); // a step in which it exists
    QVERIFY(lists(7));
}

void TestMainWindowTraces::theTreeHasWhatIsThereInTheStep()
{
    Fixture editor;
    {
        bst_trace* trace = bst_open_file(QFile::encodeName(editor.trace).constData(), nullptr);
        for (std::uint64_t i = 0; i < 12; ++i) {
            bst_frame_begin(trace, i, static_cast<double>(i) / 64.0);
            bst_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
            if (i < 4)
                bst_box(trace, 2, 2.0, 0.0, 3.0, 1.0);
            if (i >= 5)
                bst_box(trace, 7, 4.0, 0.0, 5.0, 1.0);
            for (std::uint64_t id = 100; i == 9 && id < 300; ++id)
                bst_box(trace, id, 6.0, 0.0, 7.0, 1.0);
            bst_frame_end(trace);
        }
        bst_close(trace);
    }
    editor.open();
    const QAbstractItemModel& rows = *editor.part<QTreeView>("objectsView").model();
    const auto names = [&] {
        QStringList list;
        for (int row = 0; row < std::min(rows.rowCount(), 4); ++row) {
            const QModelIndex index = rows.index(row, 0);
            const bool isGone = index.data(Qt::FontRole).value<QFont>().strikeOut();
            list << index.data().toString() + (isGone ? QStringLiteral(" gone") : QString());
        }
        return list.join(QStringLiteral(", "));
    };
    const auto& count = editor.part<QLabel>("objectsCount");
    editor.recording().seek(4);
    QTRY_COMPARE(names(), QStringLiteral("Object 1, Object 2 gone"));
    QTRY_COMPARE(count.text(), QStringLiteral("1 object; 1 of the first step removed"));
    QVERIFY(rows.index(1, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Not in this step")));
    editor.page().focus().select({ObjectId{2}});
    editor.recording().seek(6);
    QTRY_COMPARE(names(), QStringLiteral("Object 1, Object 2 gone, Object 7"));
    QCOMPARE(editor.page().focus().selection().size(), std::size_t{1}); // the selection is kept
    editor.recording().seek(9);
    QTRY_COMPARE(rows.rowCount(), 203);
    editor.part<QLineEdit>("objectsSearch").setText(QStringLiteral("7"));
    QTRY_VERIFY(names().startsWith(QStringLiteral("Object 7")));
    editor.recording().seek(0);
    QTRY_COMPARE(rows.rowCount(), 0);
    editor.part<QLineEdit>("objectsSearch").clear();
    QTRY_COMPARE(names(), QStringLiteral("Object 1, Object 2"));
    QTRY_COMPARE(count.text(), QStringLiteral("2 objects"));
}

/// Their texts do not make the window higher.
void TestMainWindowTraces::manySelectedObjectsScroll()
{
    Fixture editor;
    editor.open();
    auto& dock = editor.part<QDockWidget>("PropertiesPanel");
    dock.show();
    dock.raise();
    editor.action("selectAll").trigger();
    const auto& text = editor.part<QLabel>("recordedObjects");
    QTRY_VERIFY(text.text().count(QLatin1Char('\n')) > 20);
    QVERIFY(text.heightForWidth(text.width()) > 300);
    QVERIFY2(dock.minimumSizeHint().height() < 250, qPrintable(QString::number(dock.minimumSizeHint().height())));
}

void TestMainWindowTraces::theLogOfTheStepIsShown()
{
    Fixture editor;
    writeShots(editor.trace);
    editor.open();
    const auto& log = editor.part<QLabel>("recordedLog");
    QVERIFY(log.text().isEmpty());
    editor.recording().seek(5);
    QTRY_VERIFY(log.text().contains(QStringLiteral("<b>late</b> comer")));
    QCOMPARE(log.textFormat(), Qt::PlainText);
    editor.recording().seek(6);
    QTRY_VERIFY(log.text().isEmpty());
}

void TestMainWindowTraces::theLogIsSearched()
{
    Fixture editor;
    writeShots(editor.trace);
    editor.open();
    auto& search = editor.part<QLineEdit>("recordedLogSearch");
    auto& earlier = editor.part<QToolButton>("recordedLogEarlier");
    const auto& found = editor.part<QLabel>("recordedLogFound");
    QVERIFY(!earlier.isEnabled());
    QVERIFY(earlier.toolTip().contains(QStringLiteral("Type a text to search for")));
    search.setText(QStringLiteral("LATE"));
    emit search.returnPressed();
    QTRY_COMPARE(editor.recording().step(), std::uint64_t{5});
    QCOMPARE(found.text(), QStringLiteral("Step 5: <b>late</b> comer"));
    QCOMPARE(found.textFormat(), Qt::PlainText);
    editor.part<QToolButton>("recordedLogLater").click();
    QTRY_COMPARE(found.text(), QStringLiteral("No such line in later steps."));
    QCOMPARE(editor.recording().step(), std::uint64_t{5});
    editor.recording().seek(7);
    earlier.click();
    QTRY_COMPARE(editor.recording().step(), std::uint64_t{5});
    search.clear();
    QVERIFY(!found.isVisible() && !earlier.isEnabled());
}

void TestMainWindowTraces::passagesBetweenFramesAreFound()
{
    Fixture editor;
    writeShots(editor.trace);
    editor.open();
    editor.part<QWidget>("AuditPanel").show();
    editor.part<QCheckBox>("auditEvery").setChecked(true);
    auto& list = editor.part<QTreeView>("auditList");
    QTRY_COMPARE(test::auditPairs(list).size(), 1);
    const QModelIndex found = test::auditPairs(list)[0];
    QCOMPARE(found.siblingAtColumn(1).data().toString(), QStringLiteral("3"));
    QVERIFY(test::explanationOf(found).contains(QStringLiteral("Tunnelled")));
    const QString tip = found.data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("If both objects moved straight")), qPrintable(tip));
    list.setCurrentIndex(found);
    QVERIFY(!editor.part<QPushButton>("auditReduce").isEnabled());
    QVERIFY(editor.part<QPushButton>("auditReduce").toolTip().contains(QStringLiteral("between two frames")));
}

void TestMainWindowTraces::aStepBecomesAScene()
{
    Fixture editor;
    editor.open();
    editor.recording().seek(12);
    const Aabb box = editor.recording().objects()->boundsOf(0);
    const ObjectId id = editor.recording().objects()->idOf(0);
    editor.part<QPushButton>("recordingConvert").click();
    QCOMPARE(editor.window->pageCount(), 2);
    QVERIFY(!editor.page().model().recording);
    QVERIFY(editor.document().isModified()); // the new scene has no file
    QCOMPARE(editor.document().scene().size(), std::size_t{61});
    const SceneObject* object = editor.document().scene().find(id);
    QVERIFY(object);
    QVERIFY(std::abs(object->pose.position.x - box.center().x) < 1e-9);
    editor.document().undoStack().setClean(); // so that closing asks nothing
}

void TestMainWindowTraces::aCutFileSaysSo()
{
    Fixture editor;
    QFile file(editor.trace);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() / 2));
    file.close();
    editor.open();
    QTRY_VERIFY(editor.part<MessageBar>("messageBar").text().contains(QStringLiteral("in the middle of a message")));
    QVERIFY(editor.recording().frameCount() > 10);
}

void TestMainWindowTraces::whatIsLeftOutOfAStepIsSaid()
{
    Fixture editor;
    bst_trace* trace = bst_open_file(QFile::encodeName(editor.trace).constData(), nullptr);
    for (std::uint64_t step = 0; step < 3; ++step) {
        bst_frame_begin(trace, step, 0.0);
        bst_define_circle(trace, 7, "Spark", 1, 1, 1, step == 1 ? 0.0 : 0.5);
        for (std::uint64_t id = 7; id < 9; ++id)
            bst_box(trace, id, 0.0, 0.0, 1.0, 1.0);
        bst_frame_end(trace);
    }
    bst_close(trace);
    editor.open();
    const auto& text = editor.part<QLabel>("recordingText");
    QVERIFY(!text.text().contains(QStringLiteral("left out")));
    editor.action("step").trigger();
    QCOMPARE(editor.recording().step(), std::uint64_t{1});
    QVERIFY2(text.text().contains(
                 QStringLiteral("In step 1 object 7 (Spark) is left out, because its shape cannot be used")),
             qPrintable(text.text()));
    QCOMPARE(editor.recording().objects()->presentCount(), std::size_t{1});
    editor.action("step").trigger();
    QVERIFY(!text.text().contains(QStringLiteral("left out")));
}

void TestMainWindowTraces::damagedStepsAreSaidAndGonePast()
{
    Fixture editor;
    const auto whole = trace::TraceReader::open(editor.trace.toStdString());
    QFile file(editor.trace);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(static_cast<qint64>(whole->frames()[0].offset) + 40));
    file.write(QByteArray(64, '\xff'));
    file.close();
    editor.open();
    QTRY_COMPARE(editor.recording().step(), std::uint64_t{60});
    const QString said = editor.part<MessageBar>("messageBar").text();
    QVERIFY2(said.contains(QStringLiteral("Steps 0 to 59 cannot be read and are left out: ")), qPrintable(said));
    editor.action("step").trigger();
    QCOMPARE(editor.recording().step(), std::uint64_t{61});
    editor.action("stepBack").trigger();
    QCOMPARE(editor.recording().step(), std::uint64_t{60});
}

void TestMainWindowTraces::whatIsBeingReadIsNamed()
{
    Fixture editor;
    editor.window->openFiles({editor.trace});
    QVERIFY(editor.page().model().recording);
    QCOMPARE(editor.part<QLabel>("recordingText").text(), QStringLiteral("Reading game.bstrace ..."));
    QTRY_VERIFY(editor.part<QLabel>("recordingText").text().contains(QStringLiteral("80 frames")));
}

void TestMainWindowTraces::whyFindsPassagesWithoutAnAudit()
{
    Fixture editor;
    writeShots(editor.trace);
    editor.open();
    editor.recording().seekLast();
    editor.page().focus().setPins({1}, {2});
    auto& why = *editor.window->findChild<QDockWidget*>(QStringLiteral("WhyPanel"));
    why.show();
    why.raise();
    QTRY_COMPARE(editor.part<QLabel>("whyPassages").text(), QStringLiteral("in step 3"));
    QTRY_VERIFY(editor.part<QLabel>("whySentence").text().contains(QStringLiteral("passed through")));
    QVERIFY(!editor.part<QPushButton>("whyCancelPassages").isVisible());
    editor.recording().seekFirst();
    QTRY_COMPARE(editor.part<QLabel>("whyPassages").text(), QStringLiteral("not up to this step"));
}

void TestMainWindowTraces::whatIsNoTraceIsRefused()
{
    Fixture editor;
    QFile broken(editor.folder.filePath(QStringLiteral("broken.bstrace")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("this is none") > 0);
    broken.close();
    DialogAnswer problem(QStringLiteral("problem"), QMessageBox::Ok);
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("broken.bstrace"))});
    QTRY_VERIFY(problem.wasAsked());
    QVERIFY(problem.text().contains(QStringLiteral("could not be opened")));
    QTRY_COMPARE(editor.window->pageCount(), 1);
    QVERIFY(!editor.page().model().recording);
}

BROADSIDE_WINDOW_TEST(TestMainWindowTraces)

} // namespace broadside::test::tst_main_window_traces

#include "tst_main_window_traces.moc"

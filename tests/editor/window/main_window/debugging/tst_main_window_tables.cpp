#include "editor/document/recovery_store.h"
#include "editor/plots/strip_chart.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/table_dialog.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

namespace broadside::test::tst_main_window_tables {

/// Plain tables in the window: the questions, and the results.

namespace {

class Fixture : public TabsFixture {
public:
    [[nodiscard]] TraceSession& recording() const { return *page().model().recording; }
    void write(const QString& name, const char* text) const
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

/// Changes one of the guessed settings.
void choose(TableDialog& dialog, const char* field, int index)
{
    auto& choice = *dialog.findChild<QComboBox*>(QString::fromUtf8(field));
    choice.setCurrentIndex(index);
    emit choice.activated(index);
}

/// Waits until the dialog has read the table, and calls `look` before the dialog is closed.
DialogAnswer answerTable(bool imports, const std::function<void(TableDialog&)>& look)
{
    return {QStringLiteral("tableDialog"), [imports, look](QWidget& widget) {
                auto& dialog = *qobject_cast<TableDialog*>(&widget);
                auto& buttons = *dialog.findChild<QDialogButtonBox*>();
                const auto* summary = dialog.findChild<QLabel*>(QStringLiteral("tableSummary"));
                QTRY_VERIFY(!summary->text().startsWith(QStringLiteral("Reading")));
                look(dialog);
                if (!imports)
                    dialog.reject();
                else
                    buttons.button(QDialogButtonBox::Ok)->click();
            }};
}

} // namespace

class TestMainWindowTables : public QObject {
    Q_OBJECT
private slots:
    void aTableIsRestoredWithTheSession();
    void separatorAndDecimalCommaCanBeChosen();
    void aTableIsPreviewedAndBecomesAWorld();
    void aTableBecomesFrames();
    void aTableWithErrorsIsNotImported();
    void aTableIsPasted();
    void pastedFramesAreNotLostSilently();
    void pastedFramesAreOfferedAfterAnAbruptEnd();
    void bothReadingsAreShownAsPictures();
    void theSelectionIsThatOfTheShownStep();
    void whatIsNotRecordedIsADash();
    void columnsCanBeChosenByHand();
    void aFolderOfTablesIsOpened();
    void jsonLinesAreOpened();
    void brokenJsonLinesAreNamed();
};

/// If x and y are corners, the two boxes are next to each other; if they are centres, one covers half of the other. The
/// lower box is the larger one.
void TestMainWindowTables::bothReadingsAreShownAsPictures()
{
    Fixture editor;
    editor.write(QStringLiteral("boxes.csv"), "id,x,y,w,h\n1,0,0,8,2\n2,0,4,2,2\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog& dialog) {
        const auto button = [&](int index) {
            return dialog.findChild<QToolButton*>(QStringLiteral("tableReading%1").arg(index));
        };
        QTRY_VERIFY(!button(3)->icon().isNull());
        std::vector<QImage> pictures;
        for (int i = 0; i < 4; ++i)
            pictures.push_back(button(i)->icon().pixmap(button(i)->iconSize()).toImage());
        const auto ink = [](const QImage& picture, int from, int to) {
            int sum = 0;
            for (int y = from; y < to; ++y)
                for (int x = 0; x < picture.width(); ++x)
                    sum += picture.pixelColor(x, y) == picture.pixelColor(0, 0) ? 0 : 1;
            return sum;
        };
        for (const int i : {0, 1, 2, 3}) { // the wide box is above if y points down
            const int middle = pictures[0].height() / 2;
            const bool isAbove = ink(pictures[static_cast<std::size_t>(i)], 0, middle) >
                                 ink(pictures[static_cast<std::size_t>(i)], middle, 2 * middle);
            QCOMPARE(isAbove, i >= 2);
        }
        QVERIFY(pictures[1] != pictures[0]);
        int checked = 0;
        for (int i = 0; i < 4; ++i)
            checked += button(i)->isChecked() ? 1 : 0;
        QCOMPARE(checked, 1);
        QVERIFY(button(0)->isChecked() || button(1)->isChecked()); // nothing in the table suggests that y points down
        button(3)->click();
        QTRY_VERIFY(dialog.findChild<QLabel*>(QStringLiteral("tableGuess"))
                        ->text()
                        .contains(QStringLiteral("the centre of a box, y grows downwards")));
        QVERIFY(button(3)->isChecked());
        QTRY_VERIFY(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("boxes.csv"))});
    QVERIFY(answer.wasAsked());
    const Scene& scene = editor.document().scene();
    QVERIFY(scene.find({1})->pose.position.y > scene.find({2})->pose.position.y); // flipped
    QCOMPARE(scene.find({1})->pose.position.x, scene.find({2})->pose.position.x);
    editor.document().undoStack().setClean();
}

/// In the second step, object 1 has another place and size.
void TestMainWindowTables::theSelectionIsThatOfTheShownStep()
{
    Fixture editor;
    editor.write(QStringLiteral("run.csv"), "id,left,bottom,w,h,step\n1,0,0,1,1,1\n2,9,0,1,1,1\n1,4,2,3,2,2\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog&) {});
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("run.csv"))});
    QVERIFY(answer.wasAsked());
    editor.page().focus().select(ObjectId{1});
    const ViewportWidget& view = editor.page().viewport();
    const auto hover = [&](Vec2 world) {
        const Vec2 at = view.camera().toScreen(world);
        editor.mouse(editor.page().viewport(), QEvent::MouseMove, {at.x, at.y}, Qt::NoButton);
    };
    const auto& hint = editor.part<QLabel>("statusHint");
    for (const auto& [step, size] : {std::pair{1ULL, "Selected: 1 x 1 m"}, std::pair{2ULL, "Selected: 3 x 2 m"}}) {
        editor.recording().seek(step);
        hover({8.0, 3.0});
        QVERIFY2(hint.toolTip().startsWith(QLatin1String(size)), qPrintable(hint.toolTip()));
        QVERIFY2(view.tool()->overlay().handles.empty(), "a recording cannot be edited");
    }
    const auto press = [&](Vec2 world) { // on the place of a handle in the first step
        const Vec2 at = view.camera().toScreen(world);
        editor.mouse(editor.page().viewport(), QEvent::MouseButtonPress, {at.x, at.y}, Qt::LeftButton);
        editor.mouse(editor.page().viewport(), QEvent::MouseButtonRelease, {at.x, at.y}, Qt::LeftButton);
    };
    press({1.0, 1.0});
    QVERIFY(editor.page().focus().selection().empty()); // empty ground in this step
}

void TestMainWindowTables::whatIsNotRecordedIsADash()
{
    Fixture editor;
    editor.write(QStringLiteral("run.csv"),
                 "id,left,bottom,w,h,step\n1,0,0,4,4,1\n2,1,1,1,1,1\n1,0,0,4,4,2\n2,9,1,1,1,2\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog&) {});
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("run.csv"))});
    QVERIFY(answer.wasAsked());
    const QString dash(QChar(0x2013));
    auto& funnel = editor.part<QLabel>("statusFunnel");
    QTRY_COMPARE(funnel.text(), QStringLiteral("1 pair > %1 candidates > 1 box overlap > 1 shape overlap").arg(dash));
    QVERIFY(funnel.toolTip().contains(QStringLiteral("BST_CANDIDATES")));
    editor.part<QWidget>("BroadPhasePanel").show();
    editor.part<QWidget>("BroadPhasePanel").raise();
    QTRY_COMPARE(editor.part<QLabel>("spared").text(), dash);
    QVERIFY(editor.part<QLabel>("spared").toolTip().contains(QStringLiteral("BST_CANDIDATES")));
    editor.part<QWidget>("TimelinePanel").show();
    editor.part<QWidget>("TimelinePanel").raise();
    auto& chart = editor.part<StripChart>("timelineChart");
    QTRY_VERIFY2(chart.readout(1).contains(QStringLiteral("Shape overlaps: 1\nFalse positives: ") + dash),
                 qPrintable(chart.readout(1)));
    QVERIFY(chart.readout(1).contains(QStringLiteral("Candidates: ") + dash));
    QVERIFY(chart.readout(1).contains(QStringLiteral("Broad phase: ") + dash));
    QVERIFY(chart.readout(2).contains(QStringLiteral("Shape overlaps: 0")));
    editor.part<QWidget>("InspectorPanel").show();
    editor.part<QWidget>("InspectorPanel").raise();
    editor.page().focus().setHovered({1});
    auto& list = editor.part<QTreeWidget>("inspectorList");
    QTRY_COMPARE(list.topLevelItemCount(), 3);
    QCOMPARE(list.topLevelItem(0)->text(0), QStringLiteral("1 shape overlaps"));
    QCOMPARE(list.topLevelItem(2)->text(0), dash + QStringLiteral(" candidates: not recorded"));
    QVERIFY(list.topLevelItem(2)->toolTip(0).contains(QStringLiteral("BST_CANDIDATES")));
}

/// With the same settings as before, without a question; the table may have changed in between.
void TestMainWindowTables::aTableIsRestoredWithTheSession()
{
    Fixture editor;
    const auto write = [&](int steps) {
        QByteArray text("step;id;left;top;w;h\n");
        for (int step = 1; step <= steps; ++step)
            text += QByteArray::number(step) + ";1;" + QByteArray::number(step) + ",5;0;16;16\n";
        editor.write(QStringLiteral("run.csv"), text.constData());
    };
    write(3);
    const DialogAnswer answer = answerTable(true, [](TableDialog& dialog) {
        choose(dialog, "tableYAxis", 1); // y points up, although a column is called "top"
        dialog.findChild<QCheckBox*>(QStringLiteral("tableHalfOpen"))->setChecked(true);
        const auto* import = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QTRY_VERIFY(import->isEnabled());
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("run.csv"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().model().recording);
    QCOMPARE(editor.tabTexts().last(), QStringLiteral("run.csv"));
    const trace::TraceInfo before = editor.recording().info();
    QCOMPARE(before.touch, TouchRule::HalfOpen);
    Settings(editor.settings).setRestoresSession(true);
    QVERIFY(editor.window->close());
    write(5);
    editor.restart();
    QVERIFY(editor.window->restoreSession());
    QTRY_VERIFY(editor.page().model().recording && !editor.page().model().recording->isEmpty());
    QCOMPARE(editor.recording().recorded(), (StepRange{1, 5}));
    QVERIFY(editor.recording().info() == before);
    QCOMPARE(editor.tabTexts().last(), QStringLiteral("run.csv"));
}

void TestMainWindowTables::separatorAndDecimalCommaCanBeChosen()
{
    Fixture editor;
    editor.write(QStringLiteral("boxes.csv"), "id,x,y,w,h\n1,\"2,5\",3,1,2\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog& dialog) {
        auto& import = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!import.isEnabled());
        choose(dialog, "tableDecimals", 2);
        QTRY_VERIFY(import.isEnabled());
        choose(dialog, "tableSeparator", 2);
        QTRY_VERIFY(import.toolTip().contains(QStringLiteral("errors")));
        choose(dialog, "tableSeparator", 1);
        QTRY_VERIFY(import.isEnabled());
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("boxes.csv"))});
    QVERIFY(answer.wasAsked());
    QCOMPARE(editor.document().scene().size(), std::size_t{1});
}

void TestMainWindowTables::aTableIsPreviewedAndBecomesAWorld()
{
    Fixture editor;
    editor.write(QStringLiteral("boxes.csv"), "name;h;w;x;y;id\nBall;1,5;2;10;20;1\nWall;1;1;0;0;2\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog& dialog) {
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 2);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("tableGuess"))->text().contains(QStringLiteral("semicolons")));
        QVERIFY(
            dialog.findChild<QLabel*>(QStringLiteral("tableGuess"))->text().contains(QStringLiteral("decimal comma")));
        QVERIFY(
            dialog.findChild<QLabel*>(QStringLiteral("tableSummary"))->text().startsWith(QStringLiteral("2 objects")));
        QVERIFY(dialog.findChild<QRadioButton*>(QStringLiteral("tableAsWorld"))->isChecked());
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("boxes.csv"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(!editor.page().model().recording);
    QCOMPARE(editor.document().scene().size(), std::size_t{2});
    QVERIFY(editor.document().isModified());
    QVERIFY(editor.document().path().isEmpty());
    editor.document().undoStack().setClean();
}

void TestMainWindowTables::aTableBecomesFrames()
{
    Fixture editor;
    editor.write(QStringLiteral("run.tsv"),
                 "step\tid\tx\ty\tw\th\n1\t1\t0\t0\t1\t1\n1\t2\t9\t0\t1\t1\n2\t1\t5\t0\t1\t1\n3\t1\t9\t0\t1\t1\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog& dialog) {
        QVERIFY(dialog.findChild<QRadioButton*>(QStringLiteral("tableAsFrames"))->isChecked());
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("run.tsv"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().model().recording);
    QCOMPARE(editor.recording().recorded(), (StepRange{1, 3}));
    QVERIFY(editor.part<QLabel>("recordingText").text().contains(QStringLiteral("Not recorded: candidates")));
    editor.part<QWidget>("AuditPanel").show();
    QTRY_VERIFY(editor.part<QLabel>("auditSummary").text().startsWith(QStringLiteral("Missed pairs are unknown")));
    editor.part<QPushButton>("auditNow").click(); // passages can still be found
    QTRY_VERIFY(editor.part<QLabel>("auditSummary").text().startsWith(QStringLiteral("Missed pairs not recorded, 0")));
    editor.page().focus().setPins({1}, {2});
    editor.part<QWidget>("WhyPanel").show();
    QTRY_COMPARE(editor.part<QLabel>("whyCandidate").text(), QStringLiteral("not recorded"));
    QVERIFY(editor.part<QLabel>("whySentence").text().contains(QStringLiteral("is not recorded")));
    QVERIFY(!editor.action("showHeat").isEnabled());
    editor.recording().seek(3);
    QCOMPARE(editor.recording().step(), std::uint64_t{3});
}

void TestMainWindowTables::aTableWithErrorsIsNotImported()
{
    Fixture editor;
    editor.write(QStringLiteral("bad.csv"), "id,x,y,w,h\n1,0,0,2,2\n2,one,0,2,2\n");
    const int pages = editor.window->pageCount();
    const DialogAnswer answer = answerTable(false, [](TableDialog& dialog) {
        auto& import = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!import.isEnabled());
        QVERIFY(import.toolTip().contains(QStringLiteral("errors")));
        const QTreeWidget& problems = *dialog.findChild<QTreeWidget*>(QStringLiteral("tableProblems"));
        QCOMPARE(problems.topLevelItemCount(), 1);
        QCOMPARE(problems.topLevelItem(0)->text(0), QStringLiteral("3"));
        QCOMPARE(problems.topLevelItem(0)->text(1), QStringLiteral("3"));
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("bad.csv"))});
    QVERIFY(answer.wasAsked());
    QCOMPARE(editor.window->pageCount(), pages);
}

void TestMainWindowTables::aTableIsPasted()
{
    Fixture editor;
    QGuiApplication::clipboard()->setText(QStringLiteral("id,x,y,w,h\n1,0,0,2,2\n2,1,0,2,2\n"));
    const DialogAnswer answer = answerTable(true, [](TableDialog&) {});
    editor.action("paste").trigger();
    QVERIFY(answer.wasAsked());
    QCOMPARE(editor.document().scene().size(), std::size_t{2});
    editor.document().undoStack().setClean();
}

/// They are in no file, so closing asks; after saving, the session restores them.
void TestMainWindowTables::pastedFramesAreNotLostSilently()
{
    Fixture editor;
    editor.edit(); // so that the scene's tab stays open
    Settings(editor.settings).setRestoresSession(true);
    QGuiApplication::clipboard()->setText(QStringLiteral("id,x,y,w,h,step\n1,0,0,2,2,0\n1,1,0,2,2,1\n"));
    const DialogAnswer answer =
        answerTable(true, [](TableDialog& dialog) { QCOMPARE(dialog.target(), TableDialog::Target::Frames); });
    editor.action("paste").trigger();
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().model().recording);
    QCOMPARE(editor.page().model().recording->frameCount(), std::size_t{2});
    const DialogAnswer stay(QStringLiteral("unsavedRecording"), QMessageBox::Cancel);
    QVERIFY(!editor.window->close());
    QVERIFY2(stay.text().contains(QStringLiteral("pasted")), qPrintable(stay.text()));
    const QString path = editor.file(QStringLiteral("pasted.bstrace"));
    const DialogAnswer save(QStringLiteral("unsavedRecording"), QMessageBox::Save);
    const DialogAnswer where(QStringLiteral("saveRecording"), [&](QWidget& dialog) {
        auto* files = qobject_cast<QFileDialog*>(&dialog);
        files->selectFile(path);
        static_cast<QDialog*>(files)->accept();
    });
    editor.action("closeScene").trigger();
    QVERIFY(save.wasAsked() && where.wasAsked());
    QTRY_VERIFY(!editor.page().files().isUnsaved());
    QVERIFY(QFile::exists(path));
    editor.forgetEdits();
    QVERIFY(editor.window->close());
    editor.restart();
    QVERIFY(editor.window->restoreSession());
    QTRY_VERIFY(editor.page().model().recording && !editor.page().model().recording->isEmpty());
    QCOMPARE(editor.document().path(), path);
    QCOMPARE(editor.page().model().recording->frameCount(), std::size_t{2});
}

void TestMainWindowTables::pastedFramesAreOfferedAfterAnAbruptEnd()
{
    Fixture editor;
    QGuiApplication::clipboard()->setText(QStringLiteral("id,x,y,w,h,step\n1,0,0,2,2,0\n1,1,0,2,2,1\n"));
    const DialogAnswer answer = answerTable(true, [](TableDialog&) {});
    editor.action("paste").trigger();
    QVERIFY(answer.wasAsked());
    const QDir unsaved(RecoveryStore::defaultRoot());
    const auto copies = [&unsaved] {
        QStringList found;
        for (QDirIterator files(unsaved.path(), {QStringLiteral("*.bstrace")}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();)
            found += files.next();
        return found;
    };
    QTRY_COMPARE(copies().size(), 1);
    const QString left = unsaved.filePath(QStringLiteral("ended/1.bstrace"));
    QVERIFY(unsaved.mkpath(QStringLiteral("ended")) && QFile::copy(copies().front(), left));
    const DialogAnswer discard(QStringLiteral("unsavedRecording"), QMessageBox::Discard);
    editor.action("closeScene").trigger();
    QTRY_COMPARE(copies(), QStringList{left}); // the user has given up the other copy
    editor.restart();
    editor.window->offerUnsaved();
    auto& dialog = *editor.window->findChild<QDialog*>(QStringLiteral("recoveryDialog"));
    const QTreeWidgetItem& row = *dialog.findChild<QTreeWidget*>()->topLevelItem(0);
    QTRY_COMPARE(row.text(3), QStringLiteral("a recording that was never saved: 2 frames"));
    QTRY_VERIFY(!row.icon(0).isNull());
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("recoveryOpen")), Qt::LeftButton);
    QTRY_VERIFY(editor.page().model().recording && !editor.page().model().recording->isEmpty());
    QCOMPARE(editor.page().model().recording->frameCount(), std::size_t{2});
    QVERIFY(editor.page().files().isUnsaved());
    QCOMPARE(copies().size(), 1); // still there, for another abrupt end
    const DialogAnswer again(QStringLiteral("unsavedRecording"), QMessageBox::Discard);
    editor.action("closeScene").trigger();
    QTRY_VERIFY(copies().isEmpty());
}

void TestMainWindowTables::columnsCanBeChosenByHand()
{
    Fixture editor;
    editor.write(QStringLiteral("odd.csv"), "who,a,b,c,d\n1,0,1,2,4\n2,1,1,3,3\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog& dialog) {
        auto& import = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!import.isEnabled());
        const std::pair<const char*, const char*> meanings[] = {{"tableColumn0", "id"},
                                                                {"tableColumn1", "left"},
                                                                {"tableColumn2", "low"},
                                                                {"tableColumn3", "right"},
                                                                {"tableColumn4", "high"}};
        for (const auto& [field, meaning] : meanings)
            choose(dialog, field,
                   dialog.findChild<QComboBox*>(QString::fromUtf8(field))->findData(QString::fromUtf8(meaning)));
        QTRY_VERIFY(import.isEnabled());
    });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("odd.csv"))});
    QVERIFY(answer.wasAsked());
    const Scene& scene = editor.document().scene();
    QCOMPARE(scene.size(), std::size_t{2});
    QCOMPARE(scene.find({1})->pose.position.y - scene.find({2})->pose.position.y, 0.5);
    editor.document().undoStack().setClean();
}

void TestMainWindowTables::aFolderOfTablesIsOpened()
{
    Fixture editor;
    QVERIFY(QDir(editor.folder.path()).mkdir(QStringLiteral("run")));
    editor.write(QStringLiteral("run/objects.csv"),
                 "id,left,low,right,high,step\n1,0,0,2,2,1\n2,1,1,3,3,1\n1,0,0,2,2,2\n");
    editor.write(QStringLiteral("run/pairs.csv"), "step,a,b\n1,2,1\n");
    const DialogAnswer answer = answerTable(true, [](TableDialog&) {});
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("run"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().model().recording);
    QVERIFY(editor.recording().info().contents.candidates);
    QCOMPARE(editor.recording().recorded(), (StepRange{1, 2}));
    Settings(editor.settings).setRestoresSession(true);
    QVERIFY(editor.window->close());
    editor.restart();
    QVERIFY(editor.window->restoreSession());
    QTRY_VERIFY(editor.page().model().recording && !editor.page().model().recording->isEmpty());
    QVERIFY(editor.recording().info().contents.candidates);
}

void TestMainWindowTables::jsonLinesAreOpened()
{
    Fixture editor;
    // A name without a known ending: the first line says what the file is.
    for (const char* name : {"game.jsonl", "game.txt"}) {
        editor.write(QString::fromUtf8(name), "{\"broadside\":\"frames\",\"version\":1}\n"
                                              "{\"step\":4,\"boxes\":[[1,0,0,2,2],[2,1,1,3,3]],\"pairs\":[[2,1]]}\n"
                                              "{\"step\":5,\"boxes\":[[1,0,0,2,2]],\"pairs\":[]}\n");
        editor.window->openFiles({editor.folder.filePath(QString::fromUtf8(name))});
        QTRY_VERIFY(editor.page().model().recording && !editor.recording().isEmpty());
        QCOMPARE(editor.recording().recorded(), (StepRange{4, 5}));
        QVERIFY(editor.recording().info().contents.candidates);
        QCOMPARE(editor.tabTexts().last(), QString::fromUtf8(name));
    }
}

void TestMainWindowTables::brokenJsonLinesAreNamed()
{
    Fixture editor;
    editor.write(QStringLiteral("game.jsonl"),
                 "{\"broadside\":\"frames\",\"version\":1}\nLoading\n{\"boxes\":[[1,0,0,2,2]]}\n");
    QString said;
    connect(&editor.page().files(), &FileActions::notice, this,
            [&](bool, const QString& text, const QString&) { said = text; });
    editor.window->openFiles({editor.folder.filePath(QStringLiteral("game.jsonl"))});
    QTRY_VERIFY(editor.page().model().recording && !editor.recording().isEmpty());
    const auto labels = editor.window->findChildren<QLabel*>();
    const bool isSaid =
        said.contains(QStringLiteral("game.jsonl:2:1")) || std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("game.jsonl:2:1"));
        });
    QVERIFY(isSaid);
}

BROADSIDE_WINDOW_TEST(TestMainWindowTables)

} // namespace broadside::test::tst_main_window_tables

#include "tst_main_window_tables.moc"

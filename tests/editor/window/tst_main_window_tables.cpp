#include "editor/window/file_actions.h"
#include "editor/window/table_dialog.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/test.h"
#include "tests/support/workspace_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QTreeWidget>

namespace broadside::test::tst_main_window_tables {

/// Plain tables in the window: what is asked, and what becomes of them.

namespace {

class Fixture : public WorkspaceFixture {
public:
    [[nodiscard]] TraceSession& recording() const { return *page().recording(); }
    void write(const QString& name, const char* text) const
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

/// Reads a table in another way than it looks.
void choose(TableDialog& dialog, const char* field, int index)
{
    auto& choice = *dialog.findChild<QComboBox*>(QString::fromUtf8(field));
    choice.setCurrentIndex(index);
    emit choice.activated(index);
}

/// Waits until the dialog has read the table, and lets `look` see it before it goes.
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
};

/// As it was read, without another question; the table may have changed meanwhile.
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
        choose(dialog, "tableYAxis", 1); // up, though a column is called "top"
        dialog.findChild<QCheckBox*>(QStringLiteral("tableHalfOpen"))->setChecked(true);
        const auto* import = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QTRY_VERIFY(import->isEnabled());
    });
    editor.workspace->openFiles({editor.folder.filePath(QStringLiteral("run.csv"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().recording());
    QCOMPARE(editor.tabTexts().last(), QStringLiteral("run.csv (recording)"));
    const trace::TraceInfo before = editor.recording().info();
    QCOMPARE(before.touch, TouchRule::HalfOpen);
    Settings(editor.settings).setRestoresSession(true);
    QVERIFY(editor.workspace->close());
    write(5);
    editor.restart();
    QVERIFY(editor.workspace->restoreSession());
    QTRY_VERIFY(editor.page().recording() && !editor.page().recording()->isEmpty());
    QCOMPARE(editor.recording().recorded(), (StepRange{1, 5}));
    QVERIFY(editor.recording().info() == before);
    QCOMPARE(editor.tabTexts().last(), QStringLiteral("run.csv (recording)"));
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
    editor.workspace->openFiles({editor.folder.filePath(QStringLiteral("boxes.csv"))});
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
    editor.workspace->openFiles({editor.folder.filePath(QStringLiteral("boxes.csv"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(!editor.page().recording());
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
    editor.workspace->openFiles({editor.folder.filePath(QStringLiteral("run.tsv"))});
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().recording());
    QCOMPARE(editor.recording().recorded(), (StepRange{1, 3}));
    QVERIFY(editor.part<QLabel>("recordingText").text().contains(QStringLiteral("nothing of: candidates")));
    editor.part<QWidget>("AuditPanel").show();
    QTRY_VERIFY(editor.part<QLabel>("auditSummary").text().startsWith(QStringLiteral("Missed pairs cannot be told")));
    editor.part<QPushButton>("auditNow").click(); // what passed through what can be
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
    const int pages = editor.workspace->pageCount();
    const DialogAnswer answer = answerTable(false, [](TableDialog& dialog) {
        auto& import = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!import.isEnabled());
        QVERIFY(import.toolTip().contains(QStringLiteral("errors")));
        const QTreeWidget& problems = *dialog.findChild<QTreeWidget*>(QStringLiteral("tableProblems"));
        QCOMPARE(problems.topLevelItemCount(), 1);
        QCOMPARE(problems.topLevelItem(0)->text(0), QStringLiteral("3"));
        QCOMPARE(problems.topLevelItem(0)->text(1), QStringLiteral("3"));
    });
    editor.workspace->openFiles({editor.folder.filePath(QStringLiteral("bad.csv"))});
    QVERIFY(answer.wasAsked());
    QCOMPARE(editor.workspace->pageCount(), pages);
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

/// They are in no file: closing asks; and once they are saved, the session has them.
void TestMainWindowTables::pastedFramesAreNotLostSilently()
{
    Fixture editor;
    editor.edit(); // so that the scene stays
    Settings(editor.settings).setRestoresSession(true);
    QGuiApplication::clipboard()->setText(QStringLiteral("id,x,y,w,h,step\n1,0,0,2,2,0\n1,1,0,2,2,1\n"));
    const DialogAnswer answer =
        answerTable(true, [](TableDialog& dialog) { QCOMPARE(dialog.target(), TableDialog::Target::Frames); });
    editor.action("paste").trigger();
    QVERIFY(answer.wasAsked());
    QVERIFY(editor.page().recording());
    QCOMPARE(editor.page().recording()->frameCount(), std::size_t{2});
    const DialogAnswer stay(QStringLiteral("unsavedRecording"), QMessageBox::Cancel);
    QVERIFY(!editor.workspace->close());
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
    QVERIFY(editor.workspace->close());
    editor.restart();
    QVERIFY(editor.workspace->restoreSession());
    QTRY_VERIFY(editor.page().recording() && !editor.page().recording()->isEmpty());
    QCOMPARE(editor.document().path(), path);
    QCOMPARE(editor.page().recording()->frameCount(), std::size_t{2});
}

BROADSIDE_WINDOW_TEST(TestMainWindowTables)

} // namespace broadside::test::tst_main_window_tables

#include "tst_main_window_tables.moc"

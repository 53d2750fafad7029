// Files of open scenes that other programs change, in the real window with its real buttons.

#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/file_lock.h"
#include "editor/document/scene_file.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/lock_notice.h"
#include "editor/window/files/scene_comparison.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/reach.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

namespace broadside::test::tst_changed_files {

using test::DialogAnswer;

class TestChangedFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void cleanup();

    void aSceneWithoutChangesIsReloadedAsOneStep();
    void reloadingKeepsSelectionCameraAndHiddenObjects();
    void ownSavesAreNoChange();
    void aChangedSceneIsNotReplaced();
    void reloadReplacesTheSceneAndUndoRestoresIt();
    void keepMineKeepsTheSceneAndSavingDoesNotAsk();
    void compareListsObjectsAndSelectsThem();
    void whatDiffersIsMarkedWhileItIsCompared();
    void aDeletedFileIsSaidAndSavedAgain();
    void aFileThatComesBackEndsTheMessage();
    void aFileThatCannotBeReadLosesNothing_data();
    void aFileThatCannotBeReadLosesNothing();
    void savingOverAChangeAsks_data();
    void savingOverAChangeAsks();
    void theQuestionListsAndMarksWhatDiffers();
    void anAnswerIsOnlyForWhatWasShown();
    void aChangeJustBeforeSavingIsSeen();
    void savingADeletedFileAsks_data();
    void savingADeletedFileAsks();
    void duringASimulationTheUserIsAsked();
    void revertLoadsTheSavedVersionAsOneStep();
    void revertSaysWhyItIsDisabled();
    void aFileOpenInAnotherProgramIsSaid();

private:
    [[nodiscard]] SceneDocument& document() const { return m->document(); }
    [[nodiscard]] QWidget& bar() const { return m->part<QWidget>("changedFileBar"); }
    [[nodiscard]] QString barText() const { return m->part<QLabel>("changedFileBarText").text(); }
    void click(const char* button) const { QTest::mouseClick(&m->part<QPushButton>(button), Qt::LeftButton); }
    static void clickIn(const QWidget& dialog, const char* button)
    {
        dialog.findChild<QPushButton*>(QLatin1String(button))->click();
    }
    [[nodiscard]] static QStringList rowsOf(const QWidget& comparison)
    {
        QStringList rows;
        const auto& list = *comparison.findChild<QTreeWidget*>(QStringLiteral("sceneComparisonList"));
        for (int i = 0; i < list.topLevelItemCount(); ++i)
            rows += list.topLevelItem(i)->text(0) + QLatin1Char(' ') + list.topLevelItem(i)->text(2);
        return rows;
    }
    /// Enters a file in the dialog of Save as.
    [[nodiscard]] static DialogAnswer::Act saveInto(const QString& path)
    {
        return [path](QWidget& dialog) { enterFile(dialog, path); };
    }
    /// What another program does: reads the file, moves object 1, removes object 2, adds object 900, and saves.
    void changeFile() const;
    [[nodiscard]] Scene inFile() const;
    [[nodiscard]] bool isAsInFile() const { return differenceOf(inFile(), document().scene()).isEmpty(); }

    std::unique_ptr<test::TabsFixture> m;
    QString m_path;
};

void TestChangedFiles::init()
{
    m = std::make_unique<test::TabsFixture>();
    m_path = m->write(QStringLiteral("level.broadside"));
    m->open(m_path);
}

void TestChangedFiles::cleanup()
{
    m->forgetEdits();
    m.reset();
}

Scene TestChangedFiles::inFile() const { return *readSceneFile(QFile::encodeName(m_path).toStdString()).scene; }

void TestChangedFiles::changeFile() const
{
    Scene scene = inFile();
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.pose.position.x += 0.25; }));
    const std::vector<ObjectId> removed{{2}};
    scene.remove(removed);
    auto added = std::make_shared<SceneObject>();
    added->id = {900};
    added->name = "Newcomer";
    if (!scene.contains(added->id))
        scene.append(added);
    QVERIFY(!writeFileAtomically(m_path, QByteArray::fromStdString(writeScene(scene))));
}

void TestChangedFiles::aSceneWithoutChangesIsReloadedAsOneStep()
{
    const std::string before = writeScene(document().scene());
    changeFile();
    QTRY_VERIFY(document().scene().contains({900}));
    QVERIFY(isAsInFile());
    QVERIFY(!document().isModified());
    QVERIFY(bar().isHidden());
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Reload"));
    const auto& hint = m->part<QLabel>("statusHint");
    QVERIFY(hint.toolTip().contains(QStringLiteral("level.broadside was changed")));
    m->mouse(m->viewport(), QEvent::MouseMove, {200.0, 200.0},
             Qt::NoButton); // the tool says what a click does there, but not yet
    m->mouse(m->viewport(), QEvent::MouseMove, {260.0, 220.0}, Qt::NoButton);
    QVERIFY2(hint.toolTip().contains(QStringLiteral("level.broadside was changed")), qPrintable(hint.toolTip()));
    QTRY_VERIFY(!hint.toolTip().contains(QStringLiteral("level.broadside was changed")));
    m->action("undo").trigger();
    QCOMPARE(writeScene(document().scene()), before);
    QVERIFY(document().isModified());
    m->action("redo").trigger();
    QVERIFY(!document().isModified());
    changeFile(); // again: the file was replaced, so the watcher of the system lost it
    QTRY_COMPARE(document().undoStack().count(), 2);
}

void TestChangedFiles::reloadingKeepsSelectionCameraAndHiddenObjects()
{
    m->page().focus().select(ObjectId{3});
    m->action("hideObjects").trigger();
    QVERIFY(!document().scene().find({3})->visible);
    QVERIFY(m->page().files().save());
    m->page().focus().select(std::vector<ObjectId>{{1}, {2}, {3}});
    m->viewport().showView({1.0, 2.0}, 2.5);
    changeFile();
    QTRY_VERIFY(document().scene().contains({900}));
    QCOMPARE(m->page().focus().selection(), (std::vector<ObjectId>{{1}, {3}}));
    QCOMPARE(m->viewport().camera().center(), (Vec2{1.0, 2.0}));
    QCOMPARE(m->viewport().camera().zoom(), 2.5);
    QVERIFY(!document().scene().find({3})->visible);
}

void TestChangedFiles::ownSavesAreNoChange()
{
    for (int i = 0; i < 3; ++i) {
        m->edit();
        QVERIFY(m->page().files().save());
        m->page().files().changes()->settle();
        QVERIFY(bar().isHidden());
        QVERIFY(!document().isModified());
        QCOMPARE(document().undoStack().count(), i + 1);
    }
}

void TestChangedFiles::aChangedSceneIsNotReplaced()
{
    m->edit();
    const std::string mine = writeScene(document().scene());
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    QVERIFY2(barText().contains(QStringLiteral("level.broadside was changed by another program")),
             qPrintable(barText()));
    QCOMPARE(writeScene(document().scene()), mine);
    QVERIFY(document().isModified());
    m->action("undo").trigger(); // what was saved once is not in the file any more
    QVERIFY(document().isModified());
}

void TestChangedFiles::reloadReplacesTheSceneAndUndoRestoresIt()
{
    m->edit();
    const std::string mine = writeScene(document().scene());
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    click("changedFileReload");
    QTRY_VERIFY(isAsInFile());
    QVERIFY(!document().isModified());
    QVERIFY(bar().isHidden());
    QCOMPARE(document().undoStack().count(), 2);
    m->action("undo").trigger();
    QCOMPARE(writeScene(document().scene()), mine);
}

void TestChangedFiles::keepMineKeepsTheSceneAndSavingDoesNotAsk()
{
    m->edit();
    const Scene mine = document().scene();
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    click("changedFileKeep");
    QTRY_VERIFY(bar().isHidden());
    QVERIFY(document().isModified());
    m->action("undo").trigger();
    QVERIFY(document().isModified());
    m->action("redo").trigger();
    m->action("save").trigger(); // a question would wait for ever
    QVERIFY(!document().isModified());
    QVERIFY(differenceOf(inFile(), mine).isEmpty());
}

void TestChangedFiles::compareListsObjectsAndSelectsThem()
{
    m->edit();
    const ObjectId mine = document().scene().objects().back()->id;
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    click("changedFileCompare");
    QDialog* dialog = nullptr;
    QTRY_VERIFY(dialog = m->window->findChild<QDialog*>(QStringLiteral("sceneComparison")));
    QTRY_VERIFY(dialog->isVisible());
    auto& list = *dialog->findChild<QTreeWidget*>(QStringLiteral("sceneComparisonList"));
    QCOMPARE(rowsOf(*dialog), (QStringList{QStringLiteral("added 900"), QStringLiteral("removed 2"),
                                           QStringLiteral("removed %1").arg(mine.value), QStringLiteral("changed 1")}));
    QCOMPARE(list.topLevelItem(0)->text(1), QStringLiteral("Newcomer"));
    list.setCurrentItem(list.topLevelItem(1));
    QCOMPARE(m->page().focus().selection(), std::vector<ObjectId>{{2}});
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("sceneComparisonAll")), Qt::LeftButton);
    QCOMPARE(m->page().focus().selection(), (std::vector<ObjectId>{{1}, {2}, mine}));
    click("changedFileKeep");
    QTRY_VERIFY(!m->window->findChild<QDialog*>(QStringLiteral("sceneComparison")));
}

void TestChangedFiles::whatDiffersIsMarkedWhileItIsCompared()
{
    m->edit();
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    const QImage before = m->viewport().grabFramebuffer();
    click("changedFileCompare");
    QDialog* dialog = nullptr;
    QTRY_VERIFY(dialog = m->window->findChild<QDialog*>(QStringLiteral("sceneComparison")));
    QStringList labels;
    for (const ShownRegion& mark : static_cast<SceneComparison*>(dialog)->marks())
        labels += QString::fromStdString(mark.label);
    QCOMPARE(labels.size(), 4);
    QCOMPARE(labels.front(), QStringLiteral("added: Newcomer"));
    QVERIFY(m->viewport().grabFramebuffer() != before);
    dialog->close();
    QCOMPARE(m->viewport().grabFramebuffer(), before);
}

void TestChangedFiles::aDeletedFileIsSaidAndSavedAgain()
{
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(bar().isVisible());
    QVERIFY2(barText().contains(QStringLiteral("level.broadside was deleted or renamed")), qPrintable(barText()));
    QVERIFY(document().isModified()); // closing asks
    QVERIFY(m->part<QPushButton>("changedFileReload").isHidden());
    click("changedFileSave");
    QTRY_VERIFY(QFile::exists(m_path));
    QTRY_VERIFY(bar().isHidden());
    QVERIFY(!document().isModified());
    QCOMPARE(m->part<QLabel>("messageText").text(),
             QStringLiteral("level.broadside was missing. Saving created it again."));
}

void TestChangedFiles::aFileThatComesBackEndsTheMessage()
{
    const QString elsewhere = m->file(QStringLiteral("elsewhere"));
    QVERIFY(QFile::rename(m_path, elsewhere));
    QTRY_VERIFY(bar().isVisible());
    QVERIFY(QFile::rename(elsewhere, m_path));
    QTRY_VERIFY(bar().isHidden());
    QVERIFY(!document().isModified());
    QCOMPARE(document().undoStack().count(), 0);
}

void TestChangedFiles::aFileThatCannotBeReadLosesNothing_data()
{
    QTest::addColumn<bool>("modified");
    QTest::newRow("without changes") << false;
    QTest::newRow("with changes") << true;
}

void TestChangedFiles::aFileThatCannotBeReadLosesNothing()
{
    QFETCH(const bool, modified);
    const Scene file = inFile();
    if (modified)
        m->edit();
    const std::string mine = writeScene(document().scene());
    QVERIFY(!writeFileAtomically(m_path, "{\n  \"format\": \"broadside-scene\",\n  \"version\": "));
    QTRY_VERIFY(bar().isVisible());
    QVERIFY2(barText().contains(QStringLiteral("level.broadside:3:")), qPrintable(barText()));
    QCOMPARE(writeScene(document().scene()), mine);
    QVERIFY(document().isModified());
    Scene whole = file;
    whole.world.width += 1.0;
    QVERIFY(!writeFileAtomically(m_path, QByteArray::fromStdString(writeScene(whole))));
    if (modified) {
        QTRY_VERIFY(m->part<QPushButton>("changedFileReload").isVisible());
        QCOMPARE(writeScene(document().scene()), mine);
        return;
    }
    QTRY_VERIFY(isAsInFile());
    QTRY_VERIFY(bar().isHidden());
    QVERIFY(!document().isModified());
}

void TestChangedFiles::savingOverAChangeAsks_data()
{
    QTest::addColumn<QString>("answer");
    QTest::newRow("overwrite") << QStringLiteral("sceneComparisonOverwrite");
    QTest::newRow("save as") << QStringLiteral("sceneComparisonSaveAs");
    QTest::newRow("cancel") << QString();
}

void TestChangedFiles::savingOverAChangeAsks()
{
    QFETCH(const QString, answer);
    m->edit();
    const Scene mine = document().scene();
    changeFile();
    const Scene sceneOnDisk = inFile();
    QTRY_VERIFY(bar().isVisible());
    const DialogAnswer question(QStringLiteral("changedOnDisk"), [&answer](QWidget& dialog) {
        if (answer.isEmpty())
            QTest::keyClick(&dialog, Qt::Key_Return); // also when Return is pressed without reading
        else
            clickIn(dialog, answer.toLatin1().constData());
    });
    const QString copy = m->file(QStringLiteral("mine.broadside"));
    const DialogAnswer file(QStringLiteral("saveScene"), saveInto(copy));
    m->action("save").trigger();
    QVERIFY(question.wasAsked());
    QCOMPARE(differenceOf(inFile(), sceneOnDisk).isEmpty(), !answer.endsWith(QStringLiteral("Overwrite")));
    QCOMPARE(document().isModified(), answer.isEmpty());
    QCOMPARE(bar().isVisible(), answer.isEmpty());
    QCOMPARE(QFile::exists(copy), answer.endsWith(QStringLiteral("SaveAs")));
    QVERIFY(differenceOf(document().scene(), mine).isEmpty());
}

void TestChangedFiles::theQuestionListsAndMarksWhatDiffers()
{
    m->edit();
    const ObjectId mine = document().scene().objects().back()->id;
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    m->page().focus().select(std::vector<ObjectId>());
    const QImage before = m->viewport().grabFramebuffer();
    const DialogAnswer question(QStringLiteral("changedOnDisk"), [&](QWidget& dialog) {
        const QLabel& text = *dialog.findChild<QLabel*>(QStringLiteral("sceneComparisonText"));
        QVERIFY2(text.text().contains(QStringLiteral("1 object added, 2 objects removed, 1 object changed")),
                 qPrintable(text.text()));
        QCOMPARE(rowsOf(dialog),
                 (QStringList{QStringLiteral("added 900"), QStringLiteral("removed 2"),
                              QStringLiteral("removed %1").arg(mine.value), QStringLiteral("changed 1")}));
        QVERIFY(m->viewport().grabFramebuffer() != before);
        QVERIFY2(nameless(dialog).isEmpty(), qPrintable(nameless(dialog).join(u',')));
        clickIn(dialog, "sceneComparisonAll");
        QCOMPARE(m->page().focus().selection(), (std::vector<ObjectId>{{1}, {2}, mine}));
        m->page().focus().select(std::vector<ObjectId>());
        dialog.close();
    });
    const Vec2 centre = m->viewport().camera().center();
    const double zoom = m->viewport().camera().zoom();
    m->action("save").trigger();
    QVERIFY(question.wasAsked());
    m->viewport().showView(centre, zoom); // selecting the rows has framed them
    QCOMPARE(m->viewport().grabFramebuffer(), before);
}

/// The file changes once more while the question is open.
void TestChangedFiles::anAnswerIsOnlyForWhatWasShown()
{
    m->edit();
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    Scene later = inFile();
    const std::vector<ObjectId> removed{{3}};
    later.remove(removed);
    std::optional<DialogAnswer> second;
    QStringList rows;
    const DialogAnswer first(QStringLiteral("changedOnDisk"), [&](QWidget& dialog) {
        const QByteArray shown = m->page().files().changes()->hash();
        QVERIFY(!writeFileAtomically(m_path, QByteArray::fromStdString(writeScene(later))));
        QTRY_VERIFY(m->page().files().changes()->hash() != shown);
        second.emplace(QStringLiteral("changedOnDisk"), [&](QWidget& again) {
            rows = rowsOf(again);
            again.close();
        });
        clickIn(dialog, "sceneComparisonOverwrite");
    });
    m->action("save").trigger();
    QVERIFY(first.wasAsked());
    QVERIFY(second && second->wasAsked());
    QVERIFY2(rows.contains(QStringLiteral("removed 3")), qPrintable(rows.join(u',')));
    QVERIFY(differenceOf(inFile(), later).isEmpty());
    QVERIFY(document().isModified());
}

void TestChangedFiles::aChangeJustBeforeSavingIsSeen()
{
    m->edit();
    changeFile();
    const QByteArray sceneOnDisk = QByteArray::fromStdString(writeScene(inFile()));
    const DialogAnswer question(QStringLiteral("changedOnDisk"), [](QWidget& dialog) { dialog.close(); });
    m->action("save").trigger(); // no event was handled since the change
    QVERIFY(question.wasAsked());
    QCOMPARE(QByteArray::fromStdString(writeScene(inFile())), sceneOnDisk);
}

void TestChangedFiles::savingADeletedFileAsks_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("isNoticed");
    for (const bool isNoticed : {false, true}) {
        const char* const when = isNoticed ? "when the bar says so" : "at once";
        QTest::addRow("save again, %s", when) << QStringLiteral("Save again") << isNoticed;
        QTest::addRow("save as, %s", when) << QStringLiteral("Save as...") << isNoticed;
        QTest::addRow("cancel, %s", when) << QString() << isNoticed;
    }
}

void TestChangedFiles::savingADeletedFileAsks()
{
    QFETCH(const QString, answer);
    QFETCH(const bool, isNoticed);
    m->edit();
    QVERIFY(QFile::remove(m_path));
    if (isNoticed)
        QTRY_VERIFY(bar().isVisible());
    const DialogAnswer question(QStringLiteral("missingOnDisk"), [this, &answer](QWidget& dialog) {
        const auto& box = *qobject_cast<QMessageBox*>(&dialog);
        QVERIFY(!QFile::exists(m_path));
        for (QAbstractButton* button : box.buttons())
            if (button->text() == answer)
                return button->click();
        box.button(QMessageBox::Cancel)->click();
    });
    const QString copy = m->file(QStringLiteral("mine.broadside"));
    const DialogAnswer file(QStringLiteral("saveScene"), saveInto(copy));
    m->action("save").trigger();
    QVERIFY(question.wasAsked());
    QVERIFY2(question.text().startsWith(
                 QStringLiteral("level.broadside was deleted or renamed by another program. Save it again?")),
             qPrintable(question.text()));
    QCOMPARE(QFile::exists(m_path), answer == QStringLiteral("Save again"));
    QCOMPARE(QFile::exists(copy), answer == QStringLiteral("Save as..."));
    QCOMPARE(document().isModified(), answer.isEmpty());
    QCOMPARE(bar().isVisible(), answer.isEmpty());
}

void TestChangedFiles::duringASimulationTheUserIsAsked()
{
    m->action("step").trigger();
    QTRY_VERIFY(m->session().step() > 0);
    changeFile();
    QTRY_VERIFY(bar().isVisible());
    QVERIFY(m->session().step() > 0);
    QVERIFY(!document().scene().contains({900}));
    click("changedFileReload");
    QTRY_VERIFY(document().scene().contains({900}));
    QVERIFY(!document().isModified());
}

void TestChangedFiles::revertLoadsTheSavedVersionAsOneStep()
{
    m->edit();
    m->edit();
    const std::string mine = writeScene(document().scene());
    QVERIFY(m->action("revert").isEnabled());
    m->action("revert").trigger();
    QTRY_VERIFY(!document().isModified());
    QVERIFY(isAsInFile());
    QCOMPARE(document().undoStack().count(), 3);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Revert"));
    QVERIFY(!m->action("revert").isEnabled());
    m->action("undo").trigger();
    QCOMPARE(writeScene(document().scene()), mine);
}

void TestChangedFiles::revertSaysWhyItIsDisabled()
{
    QAction& revert = m->action("revert");
    QVERIFY(!revert.isEnabled());
    QVERIFY2(revert.toolTip().contains(QStringLiteral("no changes since")), qPrintable(revert.toolTip()));
    m->edit();
    QVERIFY(revert.isEnabled());
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(!revert.isEnabled());
    QVERIFY2(revert.toolTip().contains(QStringLiteral("The file is missing")), qPrintable(revert.toolTip()));
    m->page().files().newScene();
    m->edit();
    QVERIFY(!m->action("revert").isEnabled());
    QVERIFY2(m->action("revert").toolTip().contains(QStringLiteral("Save the scene into a file first")),
             qPrintable(m->action("revert").toolTip()));
}

void TestChangedFiles::aFileOpenInAnotherProgramIsSaid()
{
    QVERIFY(m->part<QWidget>("lockBar").isHidden());
    const QString path = m->write(QStringLiteral("shared.broadside"));
    FileLock other;
    QVERIFY(other.take(path));
    m->open(path);
    QTRY_VERIFY(m->part<QWidget>("lockBar").isVisible());
    const QString text = m->part<QLabel>("lockBarText").text();
    QCOMPARE(text,
             QStringLiteral("shared.broadside is also open in another tab. Edit and save it in one of them only."));
    const QDateTime since(QDate(2026, 11, 3), QTime(14, 20));
    const QString time = QLocale().toString(since, QLocale::ShortFormat);
    QVERIFY(LockNotice::textFor(QStringLiteral("a"), {1, QString(), QString(), true, since})
                .startsWith(QStringLiteral("a is also open in another Broadside (process 1, since %1).").arg(time)));
    QVERIFY(LockNotice::textFor(QStringLiteral("a"), {1, QStringLiteral("tower"), QStringLiteral("eve"), false, since})
                .startsWith(QStringLiteral("a is also open in another Broadside (process 1 of eve on tower, since %1).")
                                .arg(time)));
    const LockOwner eve{1, QStringLiteral("tower"), QStringLiteral("eve"), true, since, false};
    QVERIFY(LockNotice::textFor(QStringLiteral("a"), eve).contains(QStringLiteral("process 1 of eve on tower")));
    QVERIFY(other.take(QString())); // the other program closes it
    QTRY_VERIFY(m->part<QWidget>("lockBar").isHidden());
    QVERIFY(!other.take(path)); // now it is open here
}

BROADSIDE_WINDOW_TEST(TestChangedFiles)

} // namespace broadside::test::tst_changed_files

#include "tst_changed_files.moc"

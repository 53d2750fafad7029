// Unsaved changes in the real window: their copies on the disk, and what the next start offers.

#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "editor/document/file_path.h"
#include "editor/document/recovery_store.h"
#include "editor/document/version_store.h"
#include "editor/window/files/file_changes.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>

#include <filesystem>
#include <fstream>

namespace broadside::test::tst_unsaved_work {

using test::DialogAnswer;

class TestUnsavedWork : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void anEditIsCopiedAndSavingRemovesTheCopy();
    void undoingTheEditRemovesTheCopy();
    void closingProperlyLeavesNothing();
    void aLaterEditIsCopiedToo();
    void theNextStartOffersWhatWasLost();
    void anUntitledSceneIsOfferedToo();
    void keptForLaterItIsOfferedAgain();
    void keptForLaterItIsOpenedFromTheMenu();
    void discardingAsksFirst();
    void withoutCopiesNothingIsOffered();
    void theListHasPictures();
    void oneThatCannotBeReadDoesNotHoldTheOthers();
    void editsOfASimulationAreOfferedToo();
    void appliedOrDismissedEditsAreNoMoreUnsaved();
    void closingAsksAboutEditsOfASimulation_data();
    void closingAsksAboutEditsOfASimulation();
    void theSessionIsRememberedWithoutAProperEnd();
    void theLayoutIsRememberedWithoutAProperEnd();
    void aNameThatIsNotUtf8IsKept();

private:
    [[nodiscard]] static QStringList copies();
    /// What a run leaves that ends abruptly with this scene: the copies outlive it.
    void crash();
    [[nodiscard]] QDialog* dialog() const { return m->window->findChild<QDialog*>(QStringLiteral("recoveryDialog")); }
    [[nodiscard]] QTreeWidget& list() const { return *dialog()->findChild<QTreeWidget*>(); }
    void press(const char* button) const;

    std::unique_ptr<test::TabsFixture> m;
};

void TestUnsavedWork::init() { m = std::make_unique<test::TabsFixture>(); }

void TestUnsavedWork::cleanup()
{
    m->forgetEdits();
    m.reset();
    QDir(RecoveryStore::defaultRoot()).removeRecursively();
}

QStringList TestUnsavedWork::copies()
{
    QStringList found;
    for (QDirIterator files(RecoveryStore::defaultRoot(), QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        if (const QString file = files.next(); file.endsWith(QLatin1String(".unsaved")))
            found += file;
    return found;
}

void TestUnsavedWork::crash()
{
    QTRY_COMPARE(copies().size(), 1);
    const QString copy = copies().front();
    const QString ended = RecoveryStore::defaultRoot() + QStringLiteral("/ended");
    QVERIFY(QDir().mkpath(ended));
    QVERIFY(QFile::copy(copy, ended + QStringLiteral("/1.unsaved")));
    m->forgetEdits();
    m->restart();
    QCOMPARE(copies(), QStringList{ended + QStringLiteral("/1.unsaved")});
}

void TestUnsavedWork::press(const char* button) const
{
    QPushButton* const found = dialog()->findChild<QPushButton*>(QLatin1String(button));
    QTRY_VERIFY(found->isEnabled());
    QTest::mouseClick(found, Qt::LeftButton);
}

void TestUnsavedWork::anEditIsCopiedAndSavingRemovesTheCopy()
{
    const QString path = m->write(QStringLiteral("level.broadside"));
    m->open(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    m->edit();
    QTRY_COMPARE(copies().size(), 1);
    file.seek(0);
    QCOMPARE(file.readAll(), before); // the user's file is untouched
    QCOMPARE(QDir(m->folder.path()).entryList({QStringLiteral("level*")}, QDir::Files).size(), 1);
    const UnsavedDocument document{copies().front(), path, {}, {}};
    const Result<Scene> scene = readUnsaved(document);
    QVERIFY(scene);
    QVERIFY(differenceOf(*scene, m->document().scene()).isEmpty());
    QVERIFY(m->page().files().save());
    QTRY_VERIFY(copies().isEmpty());
}

void TestUnsavedWork::undoingTheEditRemovesTheCopy()
{
    m->edit();
    QTRY_COMPARE(copies().size(), 1);
    m->document().undoStack().undo();
    QTRY_VERIFY(copies().isEmpty());
}

void TestUnsavedWork::closingProperlyLeavesNothing()
{
    m->edit();
    QTRY_COMPARE(copies().size(), 1);
    m->forgetEdits();
    m->edit();
    m->window.reset();
    QVERIFY(copies().isEmpty());
    QVERIFY(!QDir(RecoveryStore::defaultRoot()).exists() ||
            QDir(RecoveryStore::defaultRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    m->restart();
}

void TestUnsavedWork::aLaterEditIsCopiedToo()
{
    m->edit();
    QTRY_COMPARE(copies().size(), 1);
    const auto objects = [] {
        const QStringList files = copies();
        if (files.isEmpty())
            return std::size_t{0};
        const Result<Scene> scene = readUnsaved({files.front(), {}, {}, {}});
        return scene ? scene->size() : 0;
    };
    const std::size_t first = objects();
    m->edit();
    m->edit();
    QTRY_COMPARE(objects(), first + 2);
}

void TestUnsavedWork::theNextStartOffersWhatWasLost()
{
    const QString path = m->write(QStringLiteral("level.broadside"));
    m->open(path);
    const std::size_t saved = m->document().scene().size();
    m->edit();
    crash();
    m->window->offerUnsaved();
    QVERIFY(dialog() && dialog()->isVisible());
    QCOMPARE(list().topLevelItemCount(), 1);
    QCOMPARE(list().topLevelItem(0)->text(0), QStringLiteral("level.broadside"));
    QTRY_COMPARE(list().topLevelItem(0)->text(3), QStringLiteral("1 object added"));
    press("recoveryOpen");
    QTRY_COMPARE(m->document().path(), path);
    QCOMPARE(m->document().scene().size(), saved + 1);
    QVERIFY(m->document().isModified());
    QVERIFY(!dialog() || !dialog()->isVisible());
    QCOMPARE(copies().size(), 1); // still there, for another crash
    QVERIFY(!copies().front().contains(QStringLiteral("/ended/")));
    QVERIFY(QFile::remove(path)); // the file that the unsaved changes are for
    QTRY_VERIFY(m->page().files().changes()->state() == FileChanges::State::Missing);
    QTRY_COMPARE(VersionStore(m->settings).versionsOf(path).size(), std::size_t{1});
    QVERIFY(m->page().files().saveAgain());
    QTRY_VERIFY(copies().isEmpty());
    m->open(path);
    QCOMPARE(m->document().scene().size(), saved + 1);
}

void TestUnsavedWork::anUntitledSceneIsOfferedToo()
{
    m->page().files().newScene();
    m->edit();
    crash();
    m->window->offerUnsaved();
    QCOMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Untitled"));
    QTRY_COMPARE(list().topLevelItem(0)->text(3), QStringLiteral("never saved: 1 object"));
    press("recoveryOpen");
    QTRY_COMPARE(m->document().scene().size(), std::size_t{1});
    QVERIFY(m->document().path().isEmpty());
    QVERIFY(m->document().isModified());
}

void TestUnsavedWork::keptForLaterItIsOfferedAgain()
{
    m->edit();
    crash();
    m->window->offerUnsaved();
    press("recoveryLater");
    QTRY_VERIFY(!dialog());
    QCOMPARE(copies().size(), 1);
    m->restart();
    m->window->offerUnsaved();
    QVERIFY(dialog());
    QCOMPARE(list().topLevelItemCount(), 1);
}

void TestUnsavedWork::keptForLaterItIsOpenedFromTheMenu()
{
    QAction& command = m->action("recoverUnsaved");
    QVERIFY(!command.isEnabled());
    QVERIFY2(command.toolTip().contains(QStringLiteral("No earlier run left unsaved work.")),
             qPrintable(command.toolTip()));
    const std::size_t before = m->document().scene().size();
    m->edit();
    crash();
    m->window->offerUnsaved();
    press("recoveryLater");
    QTRY_VERIFY(!dialog());
    QVERIFY(RecoveryStore().hasAbandoned()); // another program may offer it, too
    QAction& again = m->action("recoverUnsaved");
    QVERIFY(again.isEnabled());
    again.trigger();
    QVERIFY(dialog() && dialog()->isVisible());
    QVERIFY(!RecoveryStore().hasAbandoned());
    press("recoveryOpen");
    QTRY_COMPARE(m->document().scene().size(), before + 1);
    QTRY_VERIFY(!dialog());
    QVERIFY(!again.isEnabled());
    QVERIFY(QDir().mkpath(RecoveryStore::defaultRoot() + QStringLiteral("/other"))); // another run that ends abruptly
    QVERIFY(QFile::copy(copies().front(), RecoveryStore::defaultRoot() + QStringLiteral("/other/1.unsaved")));
    QMenu& file = *m->window->menuBar()->actions().front()->menu();
    emit file.aboutToShow();
    QVERIFY(again.isEnabled());
}

void TestUnsavedWork::discardingAsksFirst()
{
    m->edit();
    crash();
    m->window->offerUnsaved();
    {
        const DialogAnswer answer(QStringLiteral("recoveryQuestion"), QMessageBox::Cancel);
        press("recoveryDiscard");
        QVERIFY(answer.wasAsked());
        QCOMPARE(copies().size(), 1);
    }
    const DialogAnswer answer(QStringLiteral("recoveryQuestion"), QMessageBox::Discard);
    press("recoveryDiscard");
    QTRY_VERIFY(copies().isEmpty());
    QTRY_VERIFY(!dialog());
}

void TestUnsavedWork::withoutCopiesNothingIsOffered()
{
    m->window->offerUnsaved();
    QVERIFY(!dialog());
}

void TestUnsavedWork::theListHasPictures()
{
    m->edit();
    crash();
    m->window->offerUnsaved();
    QTRY_VERIFY(!list().topLevelItem(0)->icon(0).isNull());
    QVERIFY(list().topLevelItem(0)->text(2).endsWith(QStringLiteral("(just now)")));
}

void TestUnsavedWork::oneThatCannotBeReadDoesNotHoldTheOthers()
{
    m->edit();
    const std::size_t edited = m->document().scene().size();
    crash();
    QFile damaged(RecoveryStore::defaultRoot() + QStringLiteral("/ended/2.bstrace"));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no trace") > 0);
    damaged.close();
    m->window->offerUnsaved();
    QCOMPARE(list().topLevelItemCount(), 2);
    QCOMPARE(list().findItems(QStringLiteral("Recording"), Qt::MatchExactly, 0).size(), 1);
    press("recoveryOpen");
    QTRY_COMPARE(m->document().scene().size(), edited);
    QVERIFY(dialog() && dialog()->isVisible());
    QCOMPARE(list().topLevelItemCount(), 1);
    list().selectAll();
    auto& open = *dialog()->findChild<QPushButton*>(QStringLiteral("recoveryOpen"));
    QVERIFY(!open.isEnabled());
    QVERIFY2(open.toolTip().contains(QStringLiteral("cannot be read")), qPrintable(open.toolTip()));
}

void TestUnsavedWork::editsOfASimulationAreOfferedToo()
{
    const QString path = m->write(QStringLiteral("level.broadside"));
    m->open(path);
    const std::size_t saved = m->document().scene().size();
    m->session().stepOnce();
    m->page().model().edits.remove({m->document().scene().objects()[0]->id});
    QVERIFY(!m->document().isModified());
    crash();
    m->window->offerUnsaved();
    QTRY_COMPARE(list().topLevelItem(0)->text(3),
                 QStringLiteral("1 object removed\nwith edits made during a simulation"));
    press("recoveryOpen");
    QTRY_COMPARE(m->document().path(), path);
    QCOMPARE(m->document().scene().size(), saved - 1);
    QVERIFY(m->document().isModified());
}

void TestUnsavedWork::appliedOrDismissedEditsAreNoMoreUnsaved()
{
    m->session().stepOnce();
    m->page().model().edits.remove({m->document().scene().objects()[0]->id});
    QTRY_COMPARE(copies().size(), 1);
    m->page().model().offeredEdits->dismiss();
    QTRY_VERIFY(copies().isEmpty());
}

void TestUnsavedWork::closingAsksAboutEditsOfASimulation_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("applies");
    QTest::newRow("apply") << int{QMessageBox::Apply} << true << true;
    QTest::newRow("discard") << int{QMessageBox::Discard} << true << false;
    QTest::newRow("cancel") << int{QMessageBox::Cancel} << false << false;
}

void TestUnsavedWork::closingAsksAboutEditsOfASimulation()
{
    QFETCH(const int, answer);
    QFETCH(const bool, closes);
    QFETCH(const bool, applies);
    const QString path = m->write(QStringLiteral("level.broadside"));
    m->open(path);
    const std::size_t saved = m->document().scene().size();
    m->session().stepOnce();
    m->page().model().edits.remove({m->document().scene().objects()[0]->id});
    QTRY_VERIFY(m->page().model().offeredEdits->isOffered());
    const DialogAnswer settled(QStringLiteral("simulationEdits"), static_cast<QMessageBox::StandardButton>(answer));
    const DialogAnswer saving(QStringLiteral("unsavedChanges"), QMessageBox::Save); // of what was applied
    m->action("closeScene").trigger();
    QVERIFY(settled.wasAsked());
    QCOMPARE(saving.wasAsked(), applies);
    QCOMPARE(m->document().path() != path, closes);
    const SceneReading read = readSceneFile(path.toStdString());
    QVERIFY(read.scene.has_value());
    QCOMPARE(read.scene->size(), applies ? saved - 1 : saved);
}

void TestUnsavedWork::theSessionIsRememberedWithoutAProperEnd()
{
    const QString path = m->write(QStringLiteral("level.broadside"));
    m->open(path);
    QTRY_VERIFY(std::ranges::any_of(Settings(m->settings).lastSession().scenes,
                                    [&](const SceneSeen& seen) { return seen.file == path; }));
    const auto remembered = [&] { return Settings(m->settings).lastSession().scenes; };
    const double zoom = remembered().front().zoom;
    m->action("zoomIn").trigger();
    QTRY_VERIFY(remembered().front().zoom < zoom); // less of the world is seen
    const QString other = m->write(QStringLiteral("other.broadside"));
    m->open(other);
    QTRY_COMPARE(remembered().size(), 2);
    const QString first = remembered().front().file;
    m->action("moveTabLeft").trigger();
    QTRY_VERIFY(remembered().front().file != first);
    m->action("closeScene").trigger();
    QTRY_COMPARE(remembered().size(), 1);
}

void TestUnsavedWork::theLayoutIsRememberedWithoutAProperEnd()
{
    QTest::mouseClick(&m->page().viewport(), Qt::LeftButton); // the docks have their places when the window is used
    const auto geometry = [&] { return Settings(m->settings).windowGeometry(); };
    const QByteArray before = geometry();
    m->window->resize(m->window->size() - QSize(60, 40));
    QTRY_VERIFY(geometry() != before);
    const auto docks = [&] { return Settings(m->settings).layoutState(DockLayouts::kDebug).docks; };
    const QByteArray places = docks();
    auto* dock = m->window->findChild<QDockWidget*>();
    dock->setVisible(!dock->isVisible());
    QTRY_VERIFY(docks() != places);
}

BROADSIDE_WINDOW_TEST(TestUnsavedWork)

/// Saved, remembered and recovered under its own bytes; no file with another name appears.
void TestUnsavedWork::aNameThatIsNotUtf8IsKept()
{
    const QString plain = m->write(QStringLiteral("plain.broadside"));
    const std::string name = m->folder.path().toStdString() + "/caf\xE9.broadside";
    std::filesystem::rename(plain.toStdString(), name);
    const QString path = decodedPath(name);
    m->open(path);
    const std::size_t objects = m->document().scene().size();
    m->edit();
    QVERIFY(m->page().files().save());
    QCOMPARE(readSceneFile(name).scene.value().size(), objects + 1);
    QCOMPARE(QDir(m->folder.path()).entryList(QDir::Files | QDir::System).size(), 1);
    QCOMPARE(VersionStore(m->settings).versionsOf(path).size(), std::size_t{1});
    QTRY_VERIFY(copies().isEmpty());

    m->edit();
    crash();
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->document().path(), path);
    m->window->offerUnsaved();
    press("recoveryOpen");
    QTRY_COMPARE(m->document().scene().size(), objects + 2);
    QCOMPARE(m->document().path(), path);
}

} // namespace broadside::test::tst_unsaved_work

#include "tst_unsaved_work.moc"

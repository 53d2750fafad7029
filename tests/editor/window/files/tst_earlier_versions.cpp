// File > Earlier versions in the real window.

#include "core/io/scene/scene_writer.h"
#include "editor/document/scene_file.h"
#include "editor/document/version_store.h"
#include "editor/window/files/file_changes.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTreeWidget>

namespace broadside::test::tst_earlier_versions {

class TestEarlierVersions : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void eachSaveKeepsWhatItReplaces();
    void aVersionIsRestoredAsOneUndoStep();
    void aVersionIsOpenedInATabOfItsOwn();
    void theNumberOfVersionsIsSet();
    void aSceneWithoutAFileSaysWhatIsMissing();
    void aFileWithoutVersionsSaysSo();
    void aDeletedFileLeavesItsLastVersion_data();
    void aDeletedFileLeavesItsLastVersion();
    void whatAnotherProgramReplacesAndDeletesIsKept();

private:
    /// Opens the dialog, waits until all versions are read, and does this with it.
    void inDialog(const std::function<void(QWidget&)>& act) const
    {
        const DialogAnswer answer(QStringLiteral("earlierVersions"), [&act](QWidget& dialog) {
            // Also after a failed check: an open dialog would be waited for without end.
            const auto close = qScopeGuard([&dialog] { qobject_cast<QDialog*>(&dialog)->close(); });
            const auto areRead = [&rows = *dialog.findChild<QTreeWidget*>()] {
                const int count = rows.topLevelItemCount();
                return count == 0 || rows.topLevelItem(count - 1)->text(2) != QStringLiteral("reading...");
            };
            QVERIFY(QTest::qWaitFor(areRead, kPatience));
            act(dialog);
        });
        m->action("earlierVersions").trigger();
        QVERIFY(answer.wasAsked());
    }
    static void press(const QWidget& dialog, const char* button)
    {
        auto& found = *dialog.findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(found.isEnabled());
        QTest::mouseClick(&found, Qt::LeftButton);
    }

    std::unique_ptr<TabsFixture> m;
    QString m_path;
    std::size_t m_objects = 0; // in the first version
};

/// The file has been saved twice, each time with one object more.
void TestEarlierVersions::init()
{
    m = std::make_unique<TabsFixture>();
    m_path = m->write(QStringLiteral("level.broadside"));
    m->open(m_path);
    m_objects = m->document().scene().size();
    for (int i = 0; i < 2; ++i) {
        m->edit();
        QVERIFY(m->page().files().save());
    }
}

void TestEarlierVersions::cleanup()
{
    m->forgetEdits();
    m.reset();
    QDir(VersionStore::defaultRoot()).removeRecursively();
}

void TestEarlierVersions::eachSaveKeepsWhatItReplaces()
{
    inDialog([](QWidget& dialog) {
        QTreeWidget& rows = *dialog.findChild<QTreeWidget*>();
        QCOMPARE(rows.topLevelItemCount(), 2);
        QVERIFY2(rows.topLevelItem(0)->text(0).endsWith(QStringLiteral("(just now)")),
                 qPrintable(rows.topLevelItem(0)->text(0)));
        QCOMPARE(rows.topLevelItem(0)->text(2), QStringLiteral("1 object removed"));
        QCOMPARE(rows.topLevelItem(1)->text(2), QStringLiteral("2 objects removed"));
        rows.setCurrentItem(rows.topLevelItem(1));
        QVERIFY(
            !dialog.findChild<QLabel*>(QStringLiteral("earlierVersionsPicture"))->pixmap(Qt::ReturnByValue).isNull());
        const QString details = dialog.findChild<QPlainTextEdit*>()->toPlainText();
        QCOMPARE(details.count(QStringLiteral("removed: ")), 2);
    });
    QCOMPARE(QDir(m->folder.path()).entryList({QStringLiteral("level*")}, QDir::Files).size(), 1);
}

void TestEarlierVersions::aVersionIsRestoredAsOneUndoStep()
{
    inDialog([](QWidget& dialog) {
        QTreeWidget& rows = *dialog.findChild<QTreeWidget*>();
        rows.setCurrentItem(rows.topLevelItem(1));
        press(dialog, "earlierVersionsRestore");
    });
    QCOMPARE(m->document().scene().size(), m_objects);
    QVERIFY(m->document().isModified());
    m->document().undoStack().undo();
    QCOMPARE(m->document().scene().size(), m_objects + 2);
    QVERIFY(!m->document().isModified());
}

void TestEarlierVersions::aVersionIsOpenedInATabOfItsOwn()
{
    const int tabs = m->tabs().count();
    inDialog([](QWidget& dialog) { press(dialog, "earlierVersionsOpen"); });
    QCOMPARE(m->tabs().count(), tabs + 1);
    QCOMPARE(m->document().scene().size(), m_objects + 1);
    QVERIFY(m->document().path().isEmpty());
    QVERIFY(m->page().title().startsWith(QStringLiteral("level.broadside, saved ")));
}

void TestEarlierVersions::theNumberOfVersionsIsSet()
{
    inDialog([](QWidget& dialog) { dialog.findChild<QSpinBox*>()->setValue(1); });
    m->edit();
    QVERIFY(m->page().files().save());
    inDialog([](QWidget& dialog) {
        QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 1);
        QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 1);
    });
}

void TestEarlierVersions::aSceneWithoutAFileSaysWhatIsMissing()
{
    m->page().files().newScene();
    const QAction& action = m->action("earlierVersions");
    QVERIFY(!action.isEnabled());
    QVERIFY2(action.toolTip().contains(QStringLiteral("Save the scene to a file first.")),
             qPrintable(action.toolTip()));
}

void TestEarlierVersions::aFileWithoutVersionsSaysSo()
{
    m->open(m->write(QStringLiteral("other.broadside")));
    inDialog([](QWidget& dialog) {
        QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 0);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("earlierVersionsOpen"))->isEnabled());
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("earlierVersionsOpen"))
                    ->toolTip()
                    .contains(QStringLiteral("Select a version first")));
    });
}

void TestEarlierVersions::aDeletedFileLeavesItsLastVersion_data()
{
    QTest::addColumn<bool>("isSavedHere");
    QTest::addColumn<bool>("isFolderGone");
    QTest::newRow("saved here") << true << false;
    QTest::newRow("only opened here") << false << false;
    QTest::newRow("with its folder") << true << true;
}

void TestEarlierVersions::aDeletedFileLeavesItsLastVersion()
{
    QFETCH(const bool, isSavedHere);
    QFETCH(const bool, isFolderGone);
    const QString path = m->write(QStringLiteral("levels/lost.broadside"));
    m->open(path);
    if (isSavedHere) {
        m->edit();
        QVERIFY(m->page().files().save());
    }
    const std::size_t saved = m->document().scene().size();
    m->edit(); // not saved
    QVERIFY(QFile::remove(path));
    QVERIFY(!isFolderGone || QFileInfo(path).dir().removeRecursively());
    inDialog([&](QWidget& dialog) {
        QTreeWidget& rows = *dialog.findChild<QTreeWidget*>();
        QCOMPARE(rows.topLevelItemCount(), isSavedHere ? 2 : 1);
        QCOMPARE(rows.topLevelItem(0)->text(2), QStringLiteral("1 object removed"));
        press(dialog, "earlierVersionsRestore");
    });
    QCOMPARE(m->document().scene().size(), saved);
    if (isFolderGone)
        return;
    QVERIFY(m->page().files().saveAgain());
    QVERIFY(QFile::exists(path));
    QCOMPARE(VersionStore(m->settings).versionsOf(path).size(), isSavedHere ? std::size_t{2} : std::size_t{1});
}

void TestEarlierVersions::whatAnotherProgramReplacesAndDeletesIsKept()
{
    m->edit(); // not saved
    Scene other = m->document().scene();
    const std::vector<ObjectId> all = {other.objects()[0]->id, other.objects()[1]->id};
    other.remove(all);
    QVERIFY(!writeFileAtomically(m_path, QByteArray::fromStdString(writeScene(other))));
    QTRY_VERIFY(m->page().files().changes()->state() == FileChanges::State::Changed);
    QVERIFY(QFile::remove(m_path));
    inDialog([](QWidget& dialog) {
        QStringList changes;
        QTreeWidget& rows = *dialog.findChild<QTreeWidget*>();
        for (int i = 0; i < rows.topLevelItemCount(); ++i)
            changes += rows.topLevelItem(i)->text(2);
        QCOMPARE(changes, (QStringList{QStringLiteral("2 objects removed"), QStringLiteral("1 object removed"),
                                       QStringLiteral("2 objects removed"), QStringLiteral("3 objects removed")}));
    });
}

BROADSIDE_WINDOW_TEST(TestEarlierVersions)

} // namespace broadside::test::tst_earlier_versions

#include "tst_earlier_versions.moc"

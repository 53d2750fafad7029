// Levels of other editors, imported in the real window.

#include "core/geometry/bounds.h"
#include "editor/document/import_store.h"
#include "editor/document/version_store.h"
#include "editor/window/files/level_importer.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTreeWidget>

namespace broadside::test::tst_level_import {

namespace {

/// A Tiled map of 4 x 4 tiles with two rectangles and a text, whose letters a scene does not have.
constexpr const char* kMap = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="4" height="4" tilewidth="32" tileheight="32" infinite="0">
 <objectgroup id="1" name="walls">
  <object id="1" name="floor" x="0" y="96" width="128" height="32"/>
  <object id="2" name="crate" x="32" y="64" width="32" height="32"/>
  <object id="3" name="sign" x="64" y="0" width="64" height="16"><text>Hello</text></object>
 </objectgroup>
</map>
)";

} // namespace

class TestLevelImport : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<TabsFixture>(); }
    void cleanup();

    void aLevelBecomesASceneThatIsOpened_data();
    void aLevelBecomesASceneThatIsOpened();
    void theScaleChangesTheWorld();
    void picturesOfTilesAreAChoiceThatIsKept();
    void notesSayWhatIsLeftOut();
    void cancellingWritesNothing();
    void returnImports();
    void anExistingSceneIsReplacedOnlyWhenAsked();
    void aDamagedLevelSaysWhy();
    void aChangedLevelIsImportedAgain();
    void anUndoneImportIsNotRemembered();
    void aSceneThatWasNotImportedSaysSo();

private:
    /// Imports kMap, saves an edit of the crate, and changes the level: the floor is higher, and another crate comes.
    void importAndChange() const
    {
        withDialog(put(QStringLiteral("map.tmx"), kMap), [](QWidget& dialog) { press(dialog, "levelImport"); });
        QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("map.broadside")));
        rename("crate", "My crate");
        QVERIFY(m->page().files().save());
        const QByteArray changed =
            QByteArray(kMap)
                .replace("y=\"96\" width=\"128\" height=\"32\"", "y=\"64\" width=\"128\" height=\"64\"")
                .replace(" </objectgroup>", "  <object id=\"9\" name=\"new\" x=\"0\" "
                                            "y=\"0\" width=\"32\" height=\"32\"/>\n </objectgroup>");
        QVERIFY(!put(QStringLiteral("map.tmx"), changed).isEmpty());
    }
    [[nodiscard]] const SceneObject* named(const char* name) const
    {
        for (const ObjectPtr& object : m->document().scene().objects())
            if (object->name == name)
                return object.get();
        return nullptr;
    }
    void rename(const char* from, const char* to) const
    {
        ObjectEdits& edits = m->page().model().edits;
        const ObjectPtr before = m->document().scene().pointerTo(named(from)->id);
        edits.replace(QStringLiteral("Rename"),
                      {{before, edited(*before, [to](SceneObject& object) { object.name = to; })}},
                      SceneChange::Kind::Edited, edits.newGesture());
    }
    void importAgain() const
    {
        const QSignalSpy done(m->page().files().importer(), &LevelImporter::done);
        QVERIFY2(m->action("importAgain").isEnabled(), qPrintable(m->action("importAgain").toolTip()));
        m->action("importAgain").trigger();
        QTRY_COMPARE(done.count(), 1);
    }
    /// Writes a level into the folder of the test.
    QString put(const QString& name, const QByteArray& text) const
    {
        QFile file(m->file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return file.fileName();
    }
    /// Opens the level, and does this with the dialog when the level is read.
    void withDialog(const QString& path, const std::function<void(QWidget&)>& act) const
    {
        const DialogAnswer answer(QStringLiteral("levelDialog"), [&act](QWidget& dialog) {
            // Also after a failed check: an open dialog would be waited for without end.
            const auto close = qScopeGuard([&dialog] { qobject_cast<QDialog*>(&dialog)->close(); });
            const auto& summary = *dialog.findChild<QLabel*>(QStringLiteral("levelSummary"));
            QVERIFY(QTest::qWaitFor([&summary] { return summary.text() != QStringLiteral("Reading..."); }, kPatience));
            act(dialog);
        });
        m->window->openFiles({path});
        QVERIFY(answer.wasAsked());
    }
    static void press(const QWidget& dialog, const char* button)
    {
        auto& found = *dialog.findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(QTest::qWaitFor([&found] { return found.isEnabled(); }, kPatience));
        QTest::mouseClick(&found, Qt::LeftButton);
    }

    std::unique_ptr<TabsFixture> m;
}; // namespace broadside::test::tst_level_import

void TestLevelImport::cleanup()
{
    m->forgetEdits();
    m.reset();
    QDir(VersionStore::defaultRoot()).removeRecursively();
    QDir(ImportStore::defaultRoot()).removeRecursively();
}

void TestLevelImport::aLevelBecomesASceneThatIsOpened_data()
{
    QTest::addColumn<QString>("file");
    const QDir levels(QStringLiteral(BROADSIDE_SCENES "/../levels"));
    for (const char* name : {"arena.tscn", "caves.ldtk", "yard.rube.json", "fruit.plist"})
        QTest::newRow(name) << levels.filePath(QLatin1String(name));
}

void TestLevelImport::aLevelBecomesASceneThatIsOpened()
{
    QFETCH(const QString, file);
    const QString target = m->file(QStringLiteral("imported.broadside"));
    withDialog(file, [&target](QWidget& dialog) {
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("levelPicture"))->pixmap(Qt::ReturnByValue).isNull());
        dialog.findChild<QLineEdit*>(QStringLiteral("levelTarget"))->setText(target);
        press(dialog, "levelImport");
    });
    QTRY_COMPARE(m->document().path(), target);
    QVERIFY(m->document().scene().size() > 0);
    QVERIFY(!m->document().isModified());
} // namespace broadside::test::tst_level_import

void TestLevelImport::theScaleChangesTheWorld()
{
    withDialog(put(QStringLiteral("map.tmx"), kMap), [](QWidget& dialog) {
        auto& scale = *dialog.findChild<QDoubleSpinBox*>(QStringLiteral("levelScale"));
        QCOMPARE(scale.value(), 32.0);
        scale.setValue(16.0);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        press(dialog, "levelImport");
    });
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("map.broadside")));
    QCOMPARE(m->document().scene().world.width, 8.0);
    QCOMPARE(m->document().scene().size(), std::size_t{3});
}

void TestLevelImport::picturesOfTilesAreAChoiceThatIsKept()
{
    const QByteArray tiles = R"(<tileset firstgid="1" name="t" tilewidth="32" tileheight="32" tilecount="1" columns="1">
  <image source="t.png" width="32" height="32"/></tileset>
 <layer name="deco" width="4" height="4"><data encoding="csv">1,1,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0</data></layer>
 <objectgroup)";
    QByteArray map(kMap);
    withDialog(put(QStringLiteral("map.tmx"), map.replace("<objectgroup", tiles)), [](QWidget& dialog) {
        dialog.findChild<QCheckBox*>(QStringLiteral("levelPictures"))->setChecked(true);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        press(dialog, "levelImport");
    });
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("map.broadside")));
    QCOMPARE(m->document().scene().size(), std::size_t{5});
    QVERIFY(!put(QStringLiteral("map.tmx"), map.replace("1,1,0,0,", "1,1,1,0,")).isEmpty());
    importAgain();
    QCOMPARE(m->document().scene().size(), std::size_t{6});
}

void TestLevelImport::notesSayWhatIsLeftOut()
{
    withDialog(put(QStringLiteral("map.tmx"), kMap), [](QWidget& dialog) {
        const auto& notes = *dialog.findChild<QTreeWidget*>(QStringLiteral("levelNotes"));
        QVERIFY(notes.topLevelItemCount() > 0);
        QVERIFY2(notes.topLevelItem(0)->text(0).startsWith(QStringLiteral("map.tmx:")),
                 qPrintable(notes.topLevelItem(0)->text(0)));
        QVERIFY2(notes.topLevelItem(0)->text(1).contains(QStringLiteral("sign")),
                 qPrintable(notes.topLevelItem(0)->text(1)));
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("levelNote"))->text(), notes.topLevelItem(0)->text(1));
        const QString summary = dialog.findChild<QLabel*>(QStringLiteral("levelSummary"))->text();
        QVERIFY2(summary.startsWith(QStringLiteral("3 objects")), qPrintable(summary));
    });
}

void TestLevelImport::cancellingWritesNothing()
{
    withDialog(put(QStringLiteral("map.tmx"), kMap), [](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QVERIFY(!QFile::exists(m->file(QStringLiteral("map.broadside"))));
    QVERIFY(m->document().path().isEmpty());
}

void TestLevelImport::returnImports()
{
    withDialog(put(QStringLiteral("map.tmx"), kMap), [](QWidget& dialog) {
        QTRY_VERIFY(dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        QTest::keyClick(dialog.findChild<QDoubleSpinBox*>(QStringLiteral("levelScale")), Qt::Key_Return);
    });
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("map.broadside")));
}

void TestLevelImport::anExistingSceneIsReplacedOnlyWhenAsked()
{
    const QString target = m->write(QStringLiteral("map.broadside"));
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    withDialog(put(QStringLiteral("map.tmx"), kMap), [&](QWidget& dialog) {
        {
            const DialogAnswer answer(QStringLiteral("levelReplace"), QMessageBox::Cancel);
            press(dialog, "levelImport");
            QVERIFY(answer.wasAsked());
            QVERIFY(dialog.isVisible());
        }
        const DialogAnswer answer(QStringLiteral("levelReplace"), [](QWidget& question) {
            for (QPushButton* button : question.findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("Replace"))
                    button->click();
        });
        press(dialog, "levelImport");
        QVERIFY(answer.wasAsked());
    });
    QTRY_COMPARE(m->document().path(), target);
    QCOMPARE(m->document().scene().size(), std::size_t{3});
    const std::vector<EarlierVersion> versions = VersionStore(m->settings).versionsOf(target);
    QCOMPARE(versions.size(), std::size_t{1});
    QFile kept(versions[0].copy);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), before);
}

void TestLevelImport::aDamagedLevelSaysWhy()
{
    withDialog(put(QStringLiteral("map.tmx"), "<map><unclosed></map>"), [](QWidget& dialog) {
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("levelSummary"))->text().length() > 20);
    });
}

void TestLevelImport::aChangedLevelIsImportedAgain()
{
    importAndChange();
    importAgain();
    QVERIFY(named("My crate")); // the edit stays
    QVERIFY(named("new"));
    QCOMPARE(boundsOf(named("floor")->shape, named("floor")->pose).height(), 2.0);
    QCOMPARE(m->document().scene().size(), std::size_t{4});
    QVERIFY(m->page().files().save());
    importAgain(); // compared with the level as it was imported last: nothing more changes
    QCOMPARE(m->document().scene().size(), std::size_t{4});
    QVERIFY(named("My crate"));
}

void TestLevelImport::anUndoneImportIsNotRemembered()
{
    importAndChange();
    importAgain();
    m->document().undoStack().undo();
    QVERIFY(!named("new"));
    rename("floor", "My floor");
    QVERIFY(m->page().files().save());
    importAgain();
    QVERIFY(named("new"));
    QVERIFY(named("My floor"));
    QCOMPARE(boundsOf(named("My floor")->shape, named("My floor")->pose).height(), 2.0);
}

void TestLevelImport::aSceneThatWasNotImportedSaysSo()
{
    m->open(m->write(QStringLiteral("pong.broadside")));
    const QAction& action = m->action("importAgain");
    QVERIFY(!action.isEnabled());
    QVERIFY2(action.toolTip().contains(QStringLiteral("not imported from a level")), qPrintable(action.toolTip()));
}

BROADSIDE_WINDOW_TEST(TestLevelImport)

} // namespace broadside::test::tst_level_import

#include "tst_level_import.moc"

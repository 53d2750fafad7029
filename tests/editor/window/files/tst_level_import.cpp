// Levels of other editors, imported in the real window.

#include "core/geometry/bounds.h"
#include "editor/document/import_store.h"
#include "editor/document/version_store.h"
#include "editor/window/files/level_importer.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/level_fixture.h"
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

class TestLevelImport : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<LevelFixture>(); }
    void cleanup() { m.reset(); }

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
    void aCopyUnderAnotherNameFollowsTheLevel();
    void anUndoneImportIsNotRemembered();
    void aSceneThatWasNotImportedSaysSo();

private:
    /// Imports kLevelMap, saves an edit of the crate, and changes the level: the floor is higher, and another crate
    /// comes.
    void importAndChange() const
    {
        m->importMap();
        m->rename("crate", "My crate");
        QVERIFY(m->page().files().save());
        const QByteArray changed =
            QByteArray(kLevelMap)
                .replace("y=\"96\" width=\"128\" height=\"32\"", "y=\"64\" width=\"128\" height=\"64\"")
                .replace(" </objectgroup>", "  <object id=\"9\" name=\"new\" x=\"0\" "
                                            "y=\"0\" width=\"32\" height=\"32\"/>\n </objectgroup>");
        QVERIFY(!m->put(QStringLiteral("map.tmx"), changed).isEmpty());
    }
    void importAgain() const
    {
        const QSignalSpy done(m->page().files().importer(), &LevelImporter::done);
        QVERIFY2(m->action("importAgain").isEnabled(), qPrintable(m->action("importAgain").toolTip()));
        m->action("importAgain").trigger();
        QTRY_COMPARE(done.count(), 1);
    }

    std::unique_ptr<LevelFixture> m;
}; // namespace broadside::test::tst_level_import

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
    m->withDialog(file, [&target](QWidget& dialog) {
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("levelPicture"))->pixmap(Qt::ReturnByValue).isNull());
        dialog.findChild<QLineEdit*>(QStringLiteral("levelTarget"))->setText(target);
        LevelFixture::press(dialog, "levelImport");
    });
    QTRY_COMPARE(m->document().path(), target);
    QVERIFY(m->document().scene().size() > 0);
    QVERIFY(!m->document().isModified());
} // namespace broadside::test::tst_level_import

void TestLevelImport::theScaleChangesTheWorld()
{
    m->withDialog(m->put(QStringLiteral("map.tmx"), kLevelMap), [](QWidget& dialog) {
        auto& scale = *dialog.findChild<QDoubleSpinBox*>(QStringLiteral("levelScale"));
        QCOMPARE(scale.value(), 32.0);
        scale.setValue(16.0);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        LevelFixture::press(dialog, "levelImport");
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
    QByteArray map(kLevelMap);
    m->withDialog(m->put(QStringLiteral("map.tmx"), map.replace("<objectgroup", tiles)), [](QWidget& dialog) {
        dialog.findChild<QCheckBox*>(QStringLiteral("levelPictures"))->setChecked(true);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        LevelFixture::press(dialog, "levelImport");
    });
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("map.broadside")));
    QCOMPARE(m->document().scene().size(), std::size_t{5});
    QVERIFY(!m->put(QStringLiteral("map.tmx"), map.replace("1,1,0,0,", "1,1,1,0,")).isEmpty());
    importAgain();
    QCOMPARE(m->document().scene().size(), std::size_t{6});
}

void TestLevelImport::notesSayWhatIsLeftOut()
{
    m->withDialog(m->put(QStringLiteral("map.tmx"), kLevelMap), [](QWidget& dialog) {
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
    m->withDialog(m->put(QStringLiteral("map.tmx"), kLevelMap),
                  [](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QVERIFY(!QFile::exists(m->file(QStringLiteral("map.broadside"))));
    QVERIFY(m->document().path().isEmpty());
}

void TestLevelImport::returnImports()
{
    m->withDialog(m->put(QStringLiteral("map.tmx"), kLevelMap), [](QWidget& dialog) {
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
    m->withDialog(m->put(QStringLiteral("map.tmx"), kLevelMap), [&](QWidget& dialog) {
        {
            const DialogAnswer answer(QStringLiteral("levelReplace"), QMessageBox::Cancel);
            LevelFixture::press(dialog, "levelImport");
            QVERIFY(answer.wasAsked());
            QVERIFY(dialog.isVisible());
        }
        const DialogAnswer answer(QStringLiteral("levelReplace"), [](QWidget& question) {
            for (QPushButton* button : question.findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("Replace"))
                    button->click();
        });
        LevelFixture::press(dialog, "levelImport");
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
    m->withDialog(m->put(QStringLiteral("map.tmx"), "<map><unclosed></map>"), [](QWidget& dialog) {
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("levelImport"))->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("levelSummary"))->text().length() > 20);
    });
}

void TestLevelImport::aChangedLevelIsImportedAgain()
{
    importAndChange();
    importAgain();
    QVERIFY(m->named("My crate")); // the edit stays
    QVERIFY(m->named("new"));
    QCOMPARE(boundsOf(m->named("floor")->shape, m->named("floor")->pose).height(), 2.0);
    QCOMPARE(m->document().scene().size(), std::size_t{4});
    QVERIFY(m->page().files().save());
    importAgain(); // compared with the level as it was imported last: nothing more changes
    QCOMPARE(m->document().scene().size(), std::size_t{4});
    QVERIFY(m->named("My crate"));
}

void TestLevelImport::aCopyUnderAnotherNameFollowsTheLevel()
{
    importAndChange();
    const QString copy = m->file(QStringLiteral("copy.broadside"));
    const DialogAnswer answer(QStringLiteral("saveScene"), [&copy](QWidget& dialog) { enterFile(dialog, copy); });
    m->action("saveAs").trigger();
    QVERIFY(answer.wasAsked());
    QCOMPARE(m->document().path(), copy);
    importAgain();
    QVERIFY(m->named("My crate"));
    QVERIFY(m->named("new"));
}

void TestLevelImport::anUndoneImportIsNotRemembered()
{
    importAndChange();
    importAgain();
    m->document().undoStack().undo();
    QVERIFY(!m->named("new"));
    m->rename("floor", "My floor");
    QVERIFY(m->page().files().save());
    importAgain();
    QVERIFY(m->named("new"));
    QVERIFY(m->named("My floor"));
    QCOMPARE(boundsOf(m->named("My floor")->shape, m->named("My floor")->pose).height(), 2.0);
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

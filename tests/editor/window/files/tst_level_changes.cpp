// Levels that another editor changes while their scene is open here, in the real window.

#include "core/geometry/bounds.h"
#include "editor/document/file_path.h"
#include "editor/window/files/file_changes.h"
#include "tests/support/editor/level_fixture.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTreeWidget>

#include <filesystem>

namespace broadside::test::tst_level_changes {

class TestLevelChanges : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m = std::make_unique<LevelFixture>();
        m->importMap();
    }
    void cleanup() { m.reset(); }

    void aChangeIsOfferedWithinASecond();
    void nothingIsImportedWithoutTheUser();
    void notNowWaitsForTheNextChange();
    void closingTheBarIsNotNow();
    void aMissingLevelIsNoChange();
    void aChangeBeforeOpeningIsOffered();
    void aFileThatTheLevelNeedsIsWatched();
    void importingEndsTheOffer();
    void duringASimulationTheButtonSaysWhy();
    void conflictsShowTheirValues();
    void theUserChoosesForEachConflict_data();
    void theUserChoosesForEachConflict();
    void cancelImportsNothing();
    void aNameThatIsNotUtf8IsImportedAndFollowed();

private:
    [[nodiscard]] QWidget& bar() const { return m->part<QWidget>("changedLevelBar"); }
    [[nodiscard]] QString barText() const { return m->part<QLabel>("changedLevelBarText").text(); }
    void click(const char* button) const { QTest::mouseClick(&m->part<QPushButton>(button), Qt::LeftButton); }
    /// The crate is moved and gets another name in the level.
    void changeLevel(const char* name = "box") const
    {
        const QByteArray changed =
            QByteArray(kLevelMap).replace("name=\"crate\" x=\"32\"", QByteArray("name=\"") + name + "\" x=\"48\"");
        QVERIFY(!m->put(QStringLiteral("map.tmx"), changed).isEmpty());
    }
    /// Both editors rename and move the crate.
    void makeConflicts() const
    {
        m->change("crate", [](SceneObject& object) {
            object.name = "Mine";
            object.pose.position = {0.5, 3.5};
        });
        QVERIFY(m->page().files().save());
        changeLevel();
        QTRY_VERIFY(bar().isVisible());
    }

    std::unique_ptr<LevelFixture> m;
};

void TestLevelChanges::aChangeIsOfferedWithinASecond()
{
    QVERIFY(bar().isHidden());
    QElapsedTimer timer;
    timer.start();
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed()))); // the machine may be busy
    QCOMPARE(barText(), QStringLiteral("map.tmx has changed since this scene was imported from it."));
}

void TestLevelChanges::nothingIsImportedWithoutTheUser()
{
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    QVERIFY(m->named("crate"));
    QVERIFY(!m->document().isModified());
    QCOMPARE(m->document().undoStack().count(), 0);
}

void TestLevelChanges::notNowWaitsForTheNextChange()
{
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    click("changedLevelLater");
    QVERIFY(bar().isHidden());
    QVERIFY(m->named("crate"));
    changeLevel("another");
    QTRY_VERIFY(bar().isVisible());
}

void TestLevelChanges::closingTheBarIsNotNow()
{
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    QTest::mouseClick(&m->part<QToolButton>("changedLevelBarClose"), Qt::LeftButton);
    QVERIFY(bar().isHidden());
    changeLevel("another");
    QTRY_VERIFY(bar().isVisible());
}

void TestLevelChanges::aMissingLevelIsNoChange()
{
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    QVERIFY(QFile::remove(m->file(QStringLiteral("map.tmx"))));
    QTRY_VERIFY(bar().isHidden());
    QVERIFY(!m->put(QStringLiteral("map.tmx"), kLevelMap).isEmpty()); // as it was imported
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
}

void TestLevelChanges::aChangeBeforeOpeningIsOffered()
{
    m->restart();
    changeLevel();
    m->open(m->file(QStringLiteral("map.broadside")));
    QTRY_VERIFY(bar().isVisible());
    m->restart();
    QVERIFY(!m->put(QStringLiteral("map.tmx"), kLevelMap).isEmpty());
    m->open(m->file(QStringLiteral("map.broadside")));
    m->page().files().changes()->settle();
    QVERIFY(bar().isHidden());
}

void TestLevelChanges::aFileThatTheLevelNeedsIsWatched()
{
    const QByteArray tiles = R"(<tileset name="t" tilewidth="32" tileheight="32" tilecount="1" columns="1">
 <tile id="0"><objectgroup><object id="1" x="0" y="0" width="WIDTH" height="8"/></objectgroup></tile></tileset>)";
    const auto withWidth = [&tiles](const char* width) { return QByteArray(tiles).replace("WIDTH", width); };
    QVERIFY(!m->put(QStringLiteral("tiles.tsx"), withWidth("8")).isEmpty());
    QByteArray map(kLevelMap);
    map.replace("<objectgroup", R"(<tileset firstgid="1" source="tiles.tsx"/><layer name="deco" width="4" height="4">
 <data encoding="csv">1,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0</data></layer><objectgroup)");
    m->withDialog(m->put(QStringLiteral("tiled.tmx"), map),
                  [](QWidget& dialog) { LevelFixture::press(dialog, "levelImport"); });
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("tiled.broadside")));
    QVERIFY(bar().isHidden());
    QVERIFY(!m->put(QStringLiteral("tiles.tsx"), withWidth("16")).isEmpty());
    QTRY_VERIFY(bar().isVisible());
    QCOMPARE(barText(),
             QStringLiteral("tiles.tsx has changed since this scene was imported from tiled.tmx, which uses it."));
    click("changedLevelImport");
    QTRY_COMPARE(m->document().undoStack().count(), 1);
    QVERIFY(bar().isHidden());
}

void TestLevelChanges::importingEndsTheOffer()
{
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    click("changedLevelImport");
    QTRY_VERIFY(m->named("box"));
    QVERIFY(bar().isHidden());
    QCOMPARE(m->document().undoStack().undoText(), QStringLiteral("Import again"));
    QVERIFY(m->page().files().save());
    QVERIFY(bar().isHidden());
    changeLevel("another");
    QTRY_VERIFY(bar().isVisible());
    click("changedLevelImport");
    QTRY_VERIFY(m->named("another"));
}

void TestLevelChanges::duringASimulationTheButtonSaysWhy()
{
    changeLevel();
    QTRY_VERIFY(bar().isVisible());
    const auto& button = m->part<QPushButton>("changedLevelImport");
    QVERIFY(button.isEnabled());
    m->action("step").trigger();
    QTRY_VERIFY(!button.isEnabled());
    QVERIFY2(button.toolTip().contains(QStringLiteral("simulation")), qPrintable(button.toolTip()));
}

void TestLevelChanges::conflictsShowTheirValues()
{
    makeConflicts();
    const DialogAnswer answer(QStringLiteral("conflictsDialog"), [](QWidget& dialog) {
        const auto close = qScopeGuard([&dialog] { qobject_cast<QDialog*>(&dialog)->close(); });
        const auto& list = *dialog.findChild<QTreeWidget*>(QStringLiteral("conflictsList"));
        QCOMPARE(list.topLevelItemCount(), 2);
        const QTreeWidgetItem& name = *list.topLevelItem(0);
        QStringList cells;
        for (int column = 0; column < list.columnCount(); ++column)
            cells += name.text(column);
        QCOMPARE(cells.join(QLatin1Char('|')), QStringLiteral("Mine|name|\"Mine\"|\"box\"|\"crate\""));
        QCOMPARE(name.checkState(0), Qt::Unchecked);
        const QTreeWidgetItem& place = *list.topLevelItem(1);
        QCOMPARE(place.text(1), QStringLiteral("position, angle or scale"));
        QVERIFY2(place.text(2).startsWith(QStringLiteral("{\"position\": [0.5, 3.5]")), qPrintable(place.text(2)));
        QVERIFY2(place.text(3).startsWith(QStringLiteral("{\"position\": [2, 1.5]")), qPrintable(place.text(3)));
        const auto& values = *dialog.findChild<QPlainTextEdit*>(QStringLiteral("conflictsValues"));
        QVERIFY2(values.toPlainText().contains(QStringLiteral("In the scene: \"Mine\"")),
                 qPrintable(values.toPlainText()));
    });
    click("changedLevelImport");
    QTRY_VERIFY(answer.wasAsked());
}

void TestLevelChanges::theUserChoosesForEachConflict_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<int>("ticked");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("x");
    QTest::newRow("keep mine") << QByteArray() << -1 << QStringLiteral("Mine") << 0.5;
    QTest::newRow("the name of the level") << QByteArray() << 0 << QStringLiteral("box") << 0.5;
    QTest::newRow("the place of the level") << QByteArray() << 1 << QStringLiteral("Mine") << 2.0;
    QTest::newRow("all of the level") << QByteArray("conflictsAll") << -1 << QStringLiteral("box") << 2.0;
    QTest::newRow("ticks taken back") << QByteArray("conflictsNone") << 1 << QStringLiteral("Mine") << 0.5;
}

void TestLevelChanges::theUserChoosesForEachConflict()
{
    QFETCH(const QByteArray, button);
    QFETCH(const int, ticked);
    QFETCH(const QString, name);
    QFETCH(const double, x);
    makeConflicts();
    const DialogAnswer answer(QStringLiteral("conflictsDialog"), [&](QWidget& dialog) {
        const auto& list = *dialog.findChild<QTreeWidget*>(QStringLiteral("conflictsList"));
        if (ticked >= 0)
            list.topLevelItem(ticked)->setCheckState(0, Qt::Checked);
        if (!button.isEmpty())
            LevelFixture::press(dialog, button.constData());
        LevelFixture::press(dialog, "conflictsImport");
    });
    click("changedLevelImport");
    QTRY_VERIFY(answer.wasAsked());
    const ObjectId crate{2};
    QTRY_COMPARE(QString::fromStdString(m->document().scene().find(crate)->name), name);
    QTRY_COMPARE(m->document().scene().find(crate)->pose.position.x, x);
    QTRY_VERIFY(bar().isHidden());
    const bool isSame = name == QStringLiteral("Mine") && x == 0.5;
    QTRY_COMPARE(m->document().undoStack().count(), isSame ? 1 : 2); // one step for all
    m->document().undoStack().setIndex(1);
    QCOMPARE(m->document().scene().find(crate)->name, std::string("Mine"));
    QCOMPARE(m->document().scene().find(crate)->pose.position.x, 0.5);
}

void TestLevelChanges::cancelImportsNothing()
{
    makeConflicts();
    const DialogAnswer answer(QStringLiteral("conflictsDialog"),
                              [](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    click("changedLevelImport");
    QTRY_VERIFY(answer.wasAsked());
    QVERIFY(m->named("Mine"));
    QCOMPARE(m->document().undoStack().count(), 1);
    QVERIFY(bar().isVisible()); // the offer stays
}

void TestLevelChanges::aNameThatIsNotUtf8IsImportedAndFollowed()
{
    const std::string folder = m->folder.path().toStdString();
    std::filesystem::copy_file(folder + "/map.tmx", folder + "/caf\xE9.tmx");
    m->withDialog(decodedPath(folder + "/caf\xE9.tmx"),
                  [](QWidget& dialog) { LevelFixture::press(dialog, "levelImport"); });
    QTRY_COMPARE(m->document().path(), decodedPath(folder + "/caf\xE9.broadside"));
    QVERIFY(std::filesystem::exists(folder + "/caf\xE9.broadside"));
    QVERIFY(bar().isHidden());
    changeLevel();
    std::filesystem::copy_file(folder + "/map.tmx", folder + "/caf\xE9.tmx",
                               std::filesystem::copy_options::overwrite_existing);
    QTRY_VERIFY(bar().isVisible());
    click("changedLevelImport");
    QTRY_VERIFY(m->named("box"));
    QVERIFY(m->page().files().save());
}

BROADSIDE_WINDOW_TEST(TestLevelChanges)

} // namespace broadside::test::tst_level_changes

#include "tst_level_changes.moc"

#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "editor/panels/inspector_panel.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QTreeWidget>

namespace broadside::test::tst_inspector_panel {

class TestInspectorPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void saysWhatWouldFillIt();
    void listsWhoGetsHowFar();
    void hiddenObjectsAreCalledHidden();
    void rowsOfEqualNamesHaveTheirIds();
    void staysWhenTheMouseLeaves();
    void followsEditsWhenTheMouseHasLeft();
    void saysThatThereIsNoBroadPhase();
    void saysWhereAnObjectStandsWithoutCells_data();
    void saysWhereAnObjectStandsWithoutCells();
    void clickSelects();
    void showsAPoint();

private:
    QTreeWidget& list() const { return *m_panel->findChild<QTreeWidget*>(QStringLiteral("inspectorList")); }
    QString text(const char* name) const { return m_panel->findChild<QLabel*>(QLatin1String(name))->text(); }

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<Focus> m_focus;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<SpriteAtlases> m_atlases;
    std::unique_ptr<ShownWorld> m_shownWorld;
    std::unique_ptr<Hover> m_hover;
    std::unique_ptr<InspectorPanel> m_panel;
};

void TestInspectorPanel::init()
{
    Scene scene = test::cannonWorld();
    auto near = std::make_shared<SceneObject>(*scene.find(ObjectId{3}));
    near->id = {4};
    near->name = "Target 2";
    near->pose.position = {4.0, 0.5}; // in the cell of Target 1, next to it
    scene.append(near);
    m_document = std::make_unique<SceneDocument>();
    m_focus = std::make_unique<Focus>();
    m_focus->follow(*m_document);
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_atlases = std::make_unique<SpriteAtlases>(*m_document);
    m_shownWorld = std::make_unique<ShownWorld>(*m_document, *m_session, *m_atlases);
    m_document->reset(std::move(scene), {});
    m_hover = std::make_unique<Hover>(*m_shownWorld, *m_focus);
    m_panel = std::make_unique<InspectorPanel>(*m_focus, *m_shownWorld, *m_hover);
    m_panel->resize(300, 400);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestInspectorPanel::cleanup()
{
    m_panel.reset();
    m_hover.reset();
    m_shownWorld.reset();
    m_atlases.reset();
    m_session.reset();
    m_focus.reset();
    m_document.reset();
}

void TestInspectorPanel::saysWhatWouldFillIt()
{
    QTRY_VERIFY(m_panel->findChild<QLabel*>(QStringLiteral("inspectorNote"))->isVisible());
    QVERIFY(!list().isVisible());
}

void TestInspectorPanel::listsWhoGetsHowFar()
{
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_COMPARE(list().topLevelItemCount(), 3);
    QCOMPARE(text("inspectorSubject"), QStringLiteral("Target 1"));
    QCOMPARE(text("inspectorCells"), QStringLiteral("It is static: this is what it would find if it moved.\nCell 1"));
    // A hovered object counts as dynamic, so the other target is a candidate.
    QCOMPARE(list().topLevelItem(2)->text(0), QStringLiteral("1 candidate only"));
    QCOMPARE(list().topLevelItem(2)->child(0)->text(0), QStringLiteral("Target 2"));
}

void TestInspectorPanel::hiddenObjectsAreCalledHidden()
{
    Scene scene = m_document->scene();
    scene.layers.emplace_back().name = "decoration";
    scene.layers.back().visible = false;
    scene.replace(edited(*scene.find({4}), [](SceneObject& o) { o.layer = std::string("decoration"); }));
    m_document->reset(std::move(scene), {});
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_COMPARE(list().topLevelItemCount(), 3);
    QCOMPARE(list().topLevelItem(2)->child(0)->text(0), QStringLiteral("Target 2 (hidden)"));
}

void TestInspectorPanel::rowsOfEqualNamesHaveTheirIds()
{
    auto twin = std::make_shared<SceneObject>(*m_document->scene().find(ObjectId{4}));
    twin->id = {5};
    m_document->push(std::make_unique<AddObjects>(*m_document, std::vector<ObjectPtr>{twin}));
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_COMPARE(list().topLevelItemCount(), 3);
    QTRY_COMPARE(list().topLevelItem(2)->childCount(), 2);
    QCOMPARE(list().topLevelItem(2)->child(0)->text(0), QStringLiteral("Target 2 (4)"));
    QCOMPARE(list().topLevelItem(2)->child(1)->text(0), QStringLiteral("Target 2 (5)"));
}

void TestInspectorPanel::staysWhenTheMouseLeaves()
{
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_COMPARE(text("inspectorSubject"), QStringLiteral("Target 1"));
    m_focus->setPointer(std::nullopt, ObjectId{});
    QTest::qWait(0);
    QVERIFY(list().isVisible());
    QCOMPARE(text("inspectorSubject"), QStringLiteral("Target 1"));
}

void TestInspectorPanel::followsEditsWhenTheMouseHasLeft()
{
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_COMPARE(list().topLevelItemCount(), 3);
    QCOMPARE(list().topLevelItem(2)->text(0), QStringLiteral("1 candidate only"));
    m_focus->setPointer(std::nullopt, ObjectId{});

    m_document->push(std::make_unique<RemoveObjects>(*m_document, std::vector<ObjectId>{{4}})); // the candidate
    QTRY_COMPARE(list().topLevelItem(2)->text(0), QStringLiteral("0 candidates only"));
    m_document->push(std::make_unique<RemoveObjects>(*m_document, std::vector<ObjectId>{{3}})); // the hovered object
    QTRY_VERIFY(!list().isVisible());
    QVERIFY(m_panel->findChild<QLabel*>(QStringLiteral("inspectorNote"))->isVisible());
}

void TestInspectorPanel::saysThatThereIsNoBroadPhase()
{
    m_focus->setPointer(Vec2{3.0, 4.0}, ObjectId{});
    SceneSettings settings = settingsOf(m_document->scene());
    settings.broadPhase.cellSize = 1e-4; // more cells than the limit
    m_document->push(
        std::make_unique<EditSettings>(*m_document, QStringLiteral("Edit"), settings, m_document->newGesture()));
    QTRY_VERIFY2(text("inspectorCells").contains(QStringLiteral("no broad phase")), qPrintable(text("inspectorCells")));
}

void TestInspectorPanel::saysWhereAnObjectStandsWithoutCells_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QString>("words");
    const auto row = [](Algorithm algorithm, const char* words) {
        QTest::newRow(infoOf(algorithm).name.data()) << static_cast<int>(algorithm) << QString::fromLatin1(words);
    };
    row(Algorithm::Quadtree, "Tree node at depth 0");
    row(Algorithm::SweepAndPrune, "x interval 3 m to 3.5 m");
    row(Algorithm::BruteForce, "every pair is a candidate");
}

void TestInspectorPanel::saysWhereAnObjectStandsWithoutCells()
{
    QFETCH(const int, algorithm);
    QFETCH(const QString, words);
    SceneSettings settings = settingsOf(m_document->scene());
    settings.broadPhase.algorithm = static_cast<Algorithm>(algorithm);
    m_document->push(
        std::make_unique<EditSettings>(*m_document, QStringLiteral("Edit"), settings, m_document->newGesture()));
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_VERIFY2(text("inspectorCells").contains(words), qPrintable(text("inspectorCells")));
}

void TestInspectorPanel::clickSelects()
{
    m_focus->setPointer(Vec2{3.25, 1.5}, ObjectId{3});
    QTRY_COMPARE(list().topLevelItemCount(), 3);
    const QTreeWidgetItem* row = list().topLevelItem(2)->child(0);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(row).center());
    QCOMPARE(m_focus->selection(), std::vector<ObjectId>{{4}});
}

void TestInspectorPanel::showsAPoint()
{
    m_focus->setPointer(Vec2{3.0, 4.0}, ObjectId{});
    QTRY_COMPARE(text("inspectorSubject"), QStringLiteral("Point 3.00, 4.00 m"));
    QCOMPARE(text("inspectorCells"), QStringLiteral("Cell 5"));
}

BROADSIDE_WINDOW_TEST(TestInspectorPanel)

} // namespace broadside::test::tst_inspector_panel

#include "tst_inspector_panel.moc"

// Templates in the real window: the panel, the menu, the fields in Properties, drags into the world.

#include "core/io/scene/scene_writer.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/panels/assets/templates_view.h"
#include "editor/widgets/words/number_text.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QTimer>
#include <QToolButton>

namespace broadside::test::tst_main_window_templates {

class TestMainWindowTemplates : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void emptyPanelSaysWhatFillsIt();
    void keyMakesATemplateAndShowsIt();
    void listShowsCountsAndFindsNames();
    void placedByClicksUntilAnotherShapeIsChosen();
    void placedTemplateFollowsEdits();
    void sizeOfADragIsAnOverride();
    void placedPolygonIsNoInstance();
    void dragPlacesOneAndLeavesTheTool();
    void dragThatIsGivenUpChangesNothing();
    void panelFollowsTheSelection();
    void renamesInTheList();
    void refusedNameIsPutBack();
    void keysOfTheListAreItsOwn();
    void labelsOfOverriddenRowsAreBold();
    void rowIsResetByItsButton();
    void rowIsAppliedByItsMenu();
    void severalInstancesAreResetTogether();
    void headNamesTheTemplateAndOffersEdits();
    void unavailableActionsSayWhy();
    void copiesAreInstancesInAnotherScene();
    void checkOffersToDeleteWhatIsUnused();

private:
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] QUndoStack& undo() const { return m->page().document().undoStack(); }
    [[nodiscard]] TemplatesView& list() const { return m->part<TemplatesView>("templatesView"); }
    [[nodiscard]] QToolButton& resetOf(const char* key) const
    {
        return m->part<QToolButton>((std::string("reset_") + key).c_str());
    }
    /// Targets 3 and 4 are equal.
    void makeTargets() const
    {
        focus().select(std::vector<ObjectId>{{3}, {4}});
        m->key(Qt::Key_T, Qt::ControlModifier);
    }
    void typeRestitution(const QString& value) const
    {
        auto& field = m->part<QWidget>("restitution");
        auto* line = qobject_cast<QLineEdit*>(&field);
        if (!line)
            line = field.findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, value);
        QTest::keyClick(line, Qt::Key_Return);
    }
    [[nodiscard]] bool isBold(const char* key) const
    {
        return resetOf(key).parentWidget()->findChild<QLabel*>()->font().bold();
    }
    [[nodiscard]] ObjectPtr newest() const { return scene().objects().back(); }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowTemplates::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->action("layoutLayout").trigger();
    m->part<QDockWidget>("TemplatesPanel").raise();
    m->viewport().setFocus();
}

void TestMainWindowTemplates::emptyPanelSaysWhatFillsIt()
{
    auto& note = m->part<QLabel>("templatesEmpty");
    QTRY_VERIFY(note.isVisible());
    QVERIFY(note.text().contains(QStringLiteral("No templates yet")));
    QVERIFY(note.text().contains(QStringLiteral("Ctrl+T")));
    QVERIFY(!list().isVisible());
}

void TestMainWindowTemplates::keyMakesATemplateAndShowsIt()
{
    makeTargets();
    QCOMPARE(scene().templates.size(), std::size_t{1});
    QCOMPARE(scene().templates[0].name, std::string("Target"));
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QTRY_COMPARE(list().topLevelItem(0)->text(TemplatesView::Instances), QStringLiteral("2"));
    QCOMPARE(list().currentItem(), list().topLevelItem(0));
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QTRY_COMPARE(list().topLevelItemCount(), 0);
    QTRY_VERIFY(m->part<QLabel>("templatesEmpty").isVisible());
}

void TestMainWindowTemplates::listShowsCountsAndFindsNames()
{
    focus().select(std::vector<ObjectId>{{2}, {3}, {4}});
    m->action("makeTemplate").trigger();
    QTRY_COMPARE(list().topLevelItemCount(), 2);
    m->part<QLineEdit>("templatesSearch").setText(QStringLiteral("tar"));
    QVERIFY(list().topLevelItem(0)->isHidden() != list().topLevelItem(1)->isHidden());
    m->part<QLineEdit>("templatesSearch").clear();
    QVERIFY(!list().topLevelItem(0)->isHidden() && !list().topLevelItem(1)->isHidden());
    focus().select(ObjectId{3});
    m->key(Qt::Key_D, Qt::ControlModifier); // a copy is an instance too
    QCOMPARE(newest()->instanceOf->name, std::string("Target"));
    QTRY_COMPARE(list().topLevelItem(1)->text(TemplatesView::Instances), QStringLiteral("3"));
}

void TestMainWindowTemplates::placedByClicksUntilAnotherShapeIsChosen()
{
    makeTargets();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(m->action("placeTool").isChecked());
    QVERIFY(m->part<QLabel>("placeTemplate").text().contains(QStringLiteral("instances of Target")));
    const std::size_t before = scene().size();
    m->click({5.0, 3.0});
    QCOMPARE(scene().size(), before + 1);
    QCOMPARE(newest()->instanceOf->name, std::string("Target"));
    QVERIFY(newest()->instanceOf->overrides.isEmpty());
    QVERIFY(differingFields(*newest(), *scene().templates[0].object).isEmpty());
    QVERIFY(newest()->name.starts_with("Target ") && newest()->name != "Target 1");
    m->part<QToolButton>("placeShapeCircle").click();
    QVERIFY(m->part<QLabel>("placeTemplate").isHidden());
    m->click({6.0, 3.5});
    QVERIFY(newest()->instanceOf.isEmpty());
}

void TestMainWindowTemplates::placedTemplateFollowsEdits()
{
    makeTargets();
    m->action("placeTemplate").trigger();
    focus().select(ObjectId{3});
    typeRestitution(QStringLiteral("0.25"));
    m->action("applyToTemplate").trigger();
    m->click({5.0, 3.0});
    QCOMPARE(newest()->restitution, 0.25);
    QVERIFY(newest()->instanceOf->overrides.isEmpty());
    m->action("deleteTemplate").trigger();
    QVERIFY(m->part<QLabel>("placeTemplate").isHidden());
    m->click({6.0, 3.5});
    QVERIFY(newest()->instanceOf.isEmpty());
}

void TestMainWindowTemplates::sizeOfADragIsAnOverride()
{
    makeTargets();
    m->action("placeTemplate").trigger();
    m->press({5.0, 2.5});
    m->drag({5.5, 3.0});
    m->drag({6.5, 3.5});
    m->release({6.5, 3.5});
    QCOMPARE(newest()->instanceOf->name, std::string("Target"));
    QVERIFY(newest()->instanceOf->overrides == TemplateField::BoundingShape);
    resetOf("shape").click();
    QVERIFY(newest()->shape == scene().templates[0].object->shape);
}

void TestMainWindowTemplates::placedPolygonIsNoInstance()
{
    makeTargets();
    m->action("placeTemplate").trigger();
    m->action("polygonTool").trigger();
    for (const Vec2 corner : {Vec2{4, 3}, Vec2{5, 3}, Vec2{4.5, 4}})
        m->click(corner);
    QTest::keyClick(&m->viewport(), Qt::Key_Return);
    QVERIFY(std::holds_alternative<Polygon>(newest()->shape));
    QVERIFY(newest()->instanceOf.isEmpty());
}

void TestMainWindowTemplates::dragPlacesOneAndLeavesTheTool()
{
    makeTargets();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    const std::unique_ptr<QMimeData> data(list().model()->mimeData({list().model()->index(0, 0)}));
    QCOMPARE(data->data(QLatin1String(kTemplateMimeType)), QByteArray("Target"));
    const QPoint at = m->at({5.0, 3.0}).toPoint();
    QDragEnterEvent enter(at, Qt::CopyAction | Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction | Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m->viewport(), &move);
    QVERIFY(move.isAccepted());
    QCOMPARE(m->viewport().tool()->overlay().ghosts.size(), std::size_t{1});
    const std::size_t before = scene().size();
    QDropEvent drop(at, Qt::CopyAction | Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m->viewport(), &drop);
    QCOMPARE(drop.dropAction(), Qt::CopyAction); // a move would remove the row from the list
    QCOMPARE(scene().size(), before + 1);
    QCOMPARE(newest()->instanceOf->name, std::string("Target"));
    QVERIFY(distance(newest()->pose.position, {5.0, 3.0}) < 0.05);
    QVERIFY(m->action("selectTool").isChecked());
    QVERIFY(m->part<QLabel>("placeTemplate").isHidden());
}

void TestMainWindowTemplates::dragThatIsGivenUpChangesNothing()
{
    makeTargets();
    const std::string text = writeScene(scene());
    QMimeData data;
    data.setData(QLatin1String(kTemplateMimeType), "Target");
    const QPoint at = m->at({5.0, 3.0}).toPoint();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m->viewport(), &enter);
    QVERIFY(m->action("placeTool").isChecked());
    QDragLeaveEvent leave;
    QApplication::sendEvent(&m->viewport(), &leave);
    QVERIFY(m->action("selectTool").isChecked());
    QCOMPARE(writeScene(scene()), text);
    data.setData(QLatin1String(kTemplateMimeType), "Nowhere");
    QDragEnterEvent strange(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    strange.ignore();
    QApplication::sendEvent(&m->viewport(), &strange);
    QVERIFY(!strange.isAccepted());
}

void TestMainWindowTemplates::panelFollowsTheSelection()
{
    focus().select(std::vector<ObjectId>{{2}, {3}, {4}});
    m->action("makeTemplate").trigger();
    QTRY_COMPARE(list().topLevelItemCount(), 2);
    focus().select(ObjectId{2});
    QCOMPARE(TemplatesView::nameOf(*list().currentItem()), scene().find({2})->instanceOf->name);
    focus().select(ObjectId{3});
    QCOMPARE(TemplatesView::nameOf(*list().currentItem()), std::string("Target"));
    list().setCurrentItem(list().topLevelItem(0));
    const std::string chosen = TemplatesView::nameOf(*list().topLevelItem(0));
    QVERIFY(chosen != "Target");
    typeRestitution(QStringLiteral("0.25")); // an edit of the instance keeps the current row
    QCOMPARE(TemplatesView::nameOf(*list().currentItem()), chosen);
    focus().select(ObjectId{4});
    focus().clearSelection();
    m->action("selectInstances").trigger();
    QCOMPARE(focus().selection(), (std::vector<ObjectId>{{3}, {4}}));
}

void TestMainWindowTemplates::renamesInTheList()
{
    makeTargets();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_F2);
    auto* line = list().findChild<QLineEdit*>();
    QVERIFY(line);
    QTest::keyClicks(line, QStringLiteral("Goal"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(scene().templates[0].name, std::string("Goal"));
    QCOMPARE(scene().find({4})->instanceOf->name, std::string("Goal"));
    QTRY_COMPARE(TemplatesView::nameOf(*list().topLevelItem(0)), std::string("Goal"));
    QCOMPARE(undo().undoText(), QStringLiteral("Rename template Target to Goal"));
}

void TestMainWindowTemplates::refusedNameIsPutBack()
{
    makeTargets();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    list().topLevelItem(0)->setText(TemplatesView::Name, QStringLiteral("  "));
    QCOMPARE(list().topLevelItem(0)->text(TemplatesView::Name), QStringLiteral("Target"));
    QCOMPARE(scene().templates[0].name, std::string("Target"));
    QCOMPARE(undo().count(), 1);
}

void TestMainWindowTemplates::keysOfTheListAreItsOwn()
{
    makeTargets();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    list().setFocus();
    const std::size_t before = scene().size();
    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(scene().size(), before); // removes the template, not the selected objects
    QVERIFY(scene().templates.empty());
    QVERIFY(scene().find({3})->instanceOf.isEmpty());
}

void TestMainWindowTemplates::labelsOfOverriddenRowsAreBold()
{
    makeTargets();
    focus().select(ObjectId{3});
    QVERIFY(!isBold("restitution"));
    QVERIFY(!resetOf("restitution").isVisible());
    typeRestitution(QStringLiteral("0.25"));
    QVERIFY(scene().find({3})->instanceOf->overrides == TemplateField::Restitution);
    QVERIFY(isBold("restitution"));
    QVERIFY(!isBold("onHit"));
    QVERIFY(resetOf("restitution").isVisible());
    focus().select(ObjectId{4});
    QVERIFY(!isBold("restitution"));
    focus().select(std::vector<ObjectId>{{3}, {4}});
    QVERIFY(isBold("restitution")); // one of them overrides it
    focus().select(std::vector<ObjectId>{{2}, {3}});
    QVERIFY(!isBold("restitution")); // not all are instances
}

void TestMainWindowTemplates::rowIsResetByItsButton()
{
    makeTargets();
    focus().select(ObjectId{3});
    typeRestitution(QStringLiteral("0.25"));
    resetOf("restitution").click();
    QCOMPARE(scene().find({3})->restitution, 1.0);
    QVERIFY(scene().find({3})->instanceOf->overrides.isEmpty());
    QVERIFY(!isBold("restitution"));
    QCOMPARE(undo().undoText(),
             QStringLiteral("Reset restitution of %1").arg(toQString(displayName(*scene().find({3})))));
}

void TestMainWindowTemplates::rowIsAppliedByItsMenu()
{
    makeTargets();
    focus().select(ObjectId{3});
    typeRestitution(QStringLiteral("0.25"));
    QTimer::singleShot(0, this, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        menu->actions()[1]->trigger();
        menu->close();
    });
    emit resetOf("restitution").customContextMenuRequested({1, 1});
    QCOMPARE(scene().templates[0].object->restitution, 0.25);
    QCOMPARE(scene().find({4})->restitution, 0.25);
    QVERIFY(scene().find({3})->instanceOf->overrides.isEmpty());
}

void TestMainWindowTemplates::severalInstancesAreResetTogether()
{
    makeTargets();
    typeRestitution(QStringLiteral("0.25")); // an override in both
    QVERIFY(scene().find({4})->instanceOf->overrides == TemplateField::Restitution);
    resetOf("restitution").click();
    for (const std::uint64_t id : {3U, 4U})
        QVERIFY(scene().find({id})->instanceOf->overrides.isEmpty());
}

void TestMainWindowTemplates::headNamesTheTemplateAndOffersEdits()
{
    makeTargets();
    focus().select(ObjectId{2});
    QVERIFY(!m->part<QWidget>("instanceHead").isVisible());
    focus().select(ObjectId{3});
    QVERIFY(m->part<QWidget>("instanceHead").isVisible());
    QCOMPARE(m->part<QLabel>("instanceOf").text(), QStringLiteral("Instance of Target"));
    typeRestitution(QStringLiteral("0.25"));
    QVERIFY(m->part<QLabel>("instanceOf").toolTip().contains(QStringLiteral("Overrides: restitution")));
    m->part<QToolButton>("instance_resetToTemplate").click();
    QCOMPARE(scene().find({3})->restitution, 1.0);
    typeRestitution(QStringLiteral("0.5"));
    m->part<QToolButton>("instance_applyToTemplate").click();
    QCOMPARE(scene().find({4})->restitution, 0.5);
    m->part<QToolButton>("instance_detachInstances").click();
    QVERIFY(scene().find({3})->instanceOf.isEmpty());
    QVERIFY(!m->part<QWidget>("instanceHead").isVisible());
}

void TestMainWindowTemplates::unavailableActionsSayWhy()
{
    focus().clearSelection();
    for (const char* name : {"makeTemplate", "placeTemplate", "applyToTemplate", "resetToTemplate", "detachInstances",
                             "selectInstances", "renameTemplate", "deleteTemplate"}) {
        QVERIFY2(!m->action(name).isEnabled(), name);
        QVERIFY2(m->action(name).toolTip().endsWith(u'.'), name);
    }
    focus().select(ObjectId{3});
    QVERIFY(m->action("makeTemplate").isEnabled());
    makeTargets();
    m->action("step").trigger();
    for (const char* name : {"makeTemplate", "deleteTemplate", "detachInstances"})
        QVERIFY2(m->action(name).toolTip().contains(QStringLiteral("Stop the simulation first")), name);
    QVERIFY(m->action("placeTemplate").isEnabled());
    m->action("placeTemplate").trigger();
    const std::size_t before = scene().size();
    m->click({5.0, 3.0}); // an edit of the simulation only
    QCOMPARE(scene().size(), before);
    QVERIFY(m->session().world());
}

void TestMainWindowTemplates::copiesAreInstancesInAnotherScene()
{
    makeTargets();
    focus().select(ObjectId{3});
    m->key(Qt::Key_C, Qt::ControlModifier);
    m->page().document().reset(Scene{}, {});
    m->viewport().setFocus();
    m->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene().size(), std::size_t{1});
    QCOMPARE(scene().templates.size(), std::size_t{1});
    QCOMPARE(newest()->instanceOf->name, std::string("Target"));
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QVERIFY(scene().templates.empty());
    QApplication::clipboard()->clear();
}

void TestMainWindowTemplates::checkOffersToDeleteWhatIsUnused()
{
    makeTargets();
    m->action("detachInstances").trigger();
    QCOMPARE(scene().templates.size(), std::size_t{1});
    m->part<QDockWidget>("ChecksPanel").raise();
    auto& checks = m->part<QTreeWidget>("checksList");
    const auto heading = [&] {
        const auto found = checks.findItems(QStringLiteral("Unused templates"), Qt::MatchStartsWith);
        return found.isEmpty() ? nullptr : found.front();
    };
    QTRY_VERIFY(heading());
    checks.setCurrentItem(heading());
    auto& fix = m->part<QAbstractButton>("checksFix");
    QTRY_VERIFY(fix.isEnabled());
    QVERIFY(fix.toolTip().startsWith(QStringLiteral("Delete template Target")));
    fix.click();
    QVERIFY(scene().templates.empty());
}

BROADSIDE_WINDOW_TEST(TestMainWindowTemplates)

} // namespace broadside::test::tst_main_window_templates

#include "tst_main_window_templates.moc"

// Groups, layers, eyes and locks in the real window, by key and by mouse.

#include "core/io/scene/scene_writer.h"
#include "editor/commands/edit_layers.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>

namespace broadside::test::tst_main_window_layers {

class TestMainWindowLayers : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void groupsByKeyAndClicksInTheWorld();
    void copiesOfAGroupAreAnotherGroup();
    void eyesAndLocksTakeOneClick();
    void hidesAndLocksByKey();
    void orderByKey();
    void layersAreMadeMovedAndDeleted();
    void aNewLayerTakesTheNameThatIsTyped();
    void f2RenamesTheLayerOfTheListWithoutASelection();
    void aNameThatIsTakenIsRefusedInWords();
    void theBarStaysAtItsLayer();
    void selectionMovesToALayerByMenu();
    void aNewLayerIsOneStepAndNoneOfASimulation();
    void keysOnTheOpacityAreOneStep();
    void opacityIsOneStepADrag();
    void foldersStayClosed();
    void unavailableActionsSayWhy();
    void fiftyThousandInTheTree();

private:
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] QUndoStack& undo() const { return m->page().document().undoStack(); }
    [[nodiscard]] QTreeView& view() const { return m->part<QTreeView>("objectsView"); }
    [[nodiscard]] QModelIndex row(const QString& text) const
    {
        const QModelIndexList found = view().model()->match(view().model()->index(0, 0), Qt::DisplayRole, text, 1,
                                                            Qt::MatchStartsWith | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex{} : found.front();
    }
    void clickSwitch(const QModelIndex& index, int column) const
    {
        view().scrollTo(index);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                          view().visualRect(index.siblingAtColumn(column)).center());
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowLayers::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("closeEditor|QFSFileEngine")));
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->viewport().setFocus();
}

void TestMainWindowLayers::groupsByKeyAndClicksInTheWorld()
{
    focus().select(std::vector<ObjectId>{{3}, {4}});
    m->key(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(*scene().find({3})->group, std::string("Group 1"));
    focus().clearSelection();
    const Vec2 place = scene().find({3})->pose.position;
    m->click(place);
    QCOMPARE(focus().selection(), (std::vector<ObjectId>{{3}, {4}}));
    m->mouse(m->viewport(), QEvent::MouseButtonDblClick, m->at(place));
    m->release(place);
    QCOMPARE(focus().selection(), (std::vector<ObjectId>{m->page().shownWorld().pick(place, 0.0)}));
    QVERIFY(row(QStringLiteral("Group 1  (group of 2)")).isValid());
    view().selectionModel()->select(row(QStringLiteral("Group 1")), QItemSelectionModel::ClearAndSelect);
    QCOMPARE(focus().selection(), (std::vector<ObjectId>{{3}, {4}}));
    m->key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(scene().find({3})->group.isEmpty());
    QVERIFY(!row(QStringLiteral("Group 1")).isValid());
    QCOMPARE(undo().count(), 2);
}

void TestMainWindowLayers::copiesOfAGroupAreAnotherGroup()
{
    focus().select(std::vector<ObjectId>{{3}, {4}});
    m->key(Qt::Key_G, Qt::ControlModifier);
    m->key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(*scene().objects().back()->group, std::string("Group 2"));
    QCOMPARE(*scene().find({3})->group, std::string("Group 1"));
}

void TestMainWindowLayers::eyesAndLocksTakeOneClick()
{
    focus().select(ObjectId{1});
    clickSwitch(row(QString::fromStdString(displayName(*scene().find({3})))), 1);
    QVERIFY(!scene().find({3})->visible);
    QCOMPARE(focus().selection(), (std::vector<ObjectId>{{1}})); // the selection is unchanged
    clickSwitch(row(QString::fromStdString(displayName(*scene().find({3})))), 2);
    QVERIFY(scene().find({3})->locked);
    QCOMPARE(undo().count(), 2);
    m->part<QToolButton>("layerAdd").click();
    QVERIFY(row(QStringLiteral("Base layer")).isValid());
    clickSwitch(row(QStringLiteral("Base layer")), 1);
    QCOMPARE(m->page().shownWorld().pick(scene().find({5})->pose.position, 0.0), ObjectId{});
    clickSwitch(row(QStringLiteral("Base layer")), 1);
    QCOMPARE(m->page().shownWorld().pick(scene().find({5})->pose.position, 0.0), ObjectId{5});
}

void TestMainWindowLayers::hidesAndLocksByKey()
{
    focus().select(std::vector<ObjectId>{{3}, {4}});
    m->key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(!scene().find({3})->visible && !scene().find({4})->visible);
    m->key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(scene().find({3})->visible);
    m->key(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(scene().find({3})->locked);
    m->key(Qt::Key_H, Qt::ShiftModifier);
    focus().clearSelection();
    m->key(Qt::Key_H, Qt::ShiftModifier | Qt::ControlModifier);
    m->key(Qt::Key_L, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(scene().find({3})->visible && !scene().find({3})->locked);
    QCOMPARE(undo().count(), 6);
}

void TestMainWindowLayers::orderByKey()
{
    focus().select(ObjectId{3});
    m->action("orderToFront").trigger();
    QCOMPARE(undo().undoText(), QStringLiteral("Bring 1 object to the front"));
    QCOMPARE(scene().objects().back()->id, ObjectId{3});
    m->action("orderToBack").trigger();
    QVERIFY(*scene().indexOf({3}) < *scene().indexOf({4}));
}

void TestMainWindowLayers::layersAreMadeMovedAndDeleted()
{
    m->part<QToolButton>("layerAdd").click();
    QCOMPARE(scene().layers.size(), std::size_t{1});
    const QModelIndex layer = row(QStringLiteral("Layer 1  (0)"));
    QVERIFY(layer.isValid());
    view().setCurrentIndex(layer);
    QVERIFY(!m->part<QToolButton>("layerUp").isEnabled());
    m->part<QToolButton>("layerDown").click();
    QCOMPARE(scene().layers.front().name, std::string("Layer 1"));
    QVERIFY(scene().layers.back().name.empty());
    auto* menu = m->part<QToolButton>("layerDelete").menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().front()->trigger();
    QCOMPARE(scene().layers.size(), std::size_t{1}); // the base layer, which has its own entry
    QCOMPARE(undo().count(), 3);
}

/// As a user does it: "+", a name, Enter. The saved file has the layer too. It stays the current layer, also when an
/// object of another layer is selected.
void TestMainWindowLayers::aNewLayerTakesTheNameThatIsTyped()
{
    focus().select(ObjectId{3});
    m->part<QToolButton>("layerAdd").click();
    auto* editor = view().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("Clouds"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(row(QStringLiteral("Clouds  (0)")).isValid());
    QCOMPARE(scene().layers.size(), std::size_t{1});
    QCOMPARE(scene().layers.front().name, std::string("Clouds"));
    QVERIFY(writeScene(scene()).find("Clouds") != std::string::npos);
    QCoreApplication::processEvents(); // what updates later must not change the current layer
    QCOMPARE(view().currentIndex().data().toString(), QStringLiteral("Clouds  (0)"));
}

void TestMainWindowLayers::f2RenamesTheLayerOfTheListWithoutASelection()
{
    addLayer(m->page().document(), "Clouds");
    focus().clearSelection();
    view().setFocus();
    view().setCurrentIndex(row(QStringLiteral("Clouds  (0)")));
    QTest::keyClick(&view(), Qt::Key_F2);
    auto* editor = view().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("Sky"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(row(QStringLiteral("Sky  (0)")).isValid());
    QTRY_COMPARE(m->page().model().tools.place.prototype().layer, std::string("Sky")); // new objects go there
}

void TestMainWindowLayers::aNameThatIsTakenIsRefusedInWords()
{
    addLayer(m->page().document(), "Clouds");
    m->part<QToolButton>("layerAdd").click();
    auto* editor = view().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("Clouds"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(m->part<QWidget>("messageBar").isVisible());
    QVERIFY2(m->part<QLabel>("messageText").text().contains(QStringLiteral("Clouds")),
             qPrintable(m->part<QLabel>("messageText").text()));
    QCOMPARE(scene().layers.size(), std::size_t{2});
    QVERIFY(row(QStringLiteral("Layer 1  (0)")).isValid());
}

/// Even if an object on another layer is selected.
void TestMainWindowLayers::theBarStaysAtItsLayer()
{
    focus().select(ObjectId{3});
    addLayer(m->page().document(), "one");
    addLayer(m->page().document(), "two");
    addLayer(m->page().document(), "three");
    view().selectionModel()->setCurrentIndex(row(QStringLiteral("three")), QItemSelectionModel::NoUpdate);
    m->part<QToolButton>("layerDown").click();
    m->part<QToolButton>("layerDown").click();
    QCOMPARE(scene().layers.front().name, std::string("three"));
    QCOMPARE(scene().layers.size(), std::size_t{3});
    m->part<QToolButton>("layerVisible").click();
    m->part<QToolButton>("layerLocked").click();
    QVERIFY(!scene().layers.front().visible && scene().layers.front().locked);
    m->part<QToolButton>("layerVisible").click();
    QVERIFY(scene().layers.front().visible);
}

void TestMainWindowLayers::aNewLayerIsOneStepAndNoneOfASimulation()
{
    focus().select(std::vector<ObjectId>{{3}, {4}});
    auto& menu = m->part<QMenu>("moveToLayer");
    emit menu.aboutToShow();
    menu.actions().back()->trigger();
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QVERIFY(scene().layers.empty() && scene().find({3})->layer.isEmpty());
    m->action("step").trigger();
    emit menu.aboutToShow();
    QVERIFY(!menu.actions().back()->isEnabled());
    QVERIFY(menu.actions().back()->toolTip().contains(QStringLiteral("simulation")));
}

void TestMainWindowLayers::keysOnTheOpacityAreOneStep()
{
    auto& slider = m->part<QSlider>("layerOpacity");
    slider.setValue(36);
    slider.setValue(35);
    QCOMPARE(scene().layers.front().opacity, 0.35);
    QCOMPARE(undo().count(), 1);
    QFocusEvent leave(QEvent::FocusOut);
    QCoreApplication::sendEvent(&slider, &leave);
    slider.setValue(34);
    QCOMPARE(undo().count(), 2);
}

void TestMainWindowLayers::selectionMovesToALayerByMenu()
{
    focus().select(std::vector<ObjectId>{{3}, {4}});
    auto& menu = m->part<QMenu>("moveToLayer");
    emit menu.aboutToShow();
    menu.actions().back()->trigger(); // a new layer
    QCOMPARE(*scene().find({4})->layer, std::string("Layer 1"));
    QVERIFY(row(QStringLiteral("Layer 1  (2)")).isValid());
    QCOMPARE(focus().selection().size(), std::size_t{2});
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().at(1)->text(), QStringLiteral("Base layer"));
    menu.actions().at(1)->trigger();
    QVERIFY(scene().find({4})->layer.isEmpty());
}

void TestMainWindowLayers::opacityIsOneStepADrag()
{
    m->part<QToolButton>("layerAdd").click();
    view().setCurrentIndex(row(QStringLiteral("Layer 1")));
    auto& slider = m->part<QSlider>("layerOpacity");
    const int before = undo().count();
    emit slider.sliderPressed();
    slider.setValue(70);
    slider.setValue(40);
    emit slider.sliderReleased();
    QCOMPARE(scene().layers.back().opacity, 0.4);
    QCOMPARE(undo().count(), before + 1);
    undo().undo();
    QCOMPARE(slider.value(), 100);
}

void TestMainWindowLayers::foldersStayClosed()
{
    focus().select(std::vector<ObjectId>{{3}, {4}});
    m->key(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(view().isExpanded(row(QStringLiteral("Group 1"))));
    view().collapse(row(QStringLiteral("Group 1")));
    focus().select(std::vector<ObjectId>{{5}, {6}});
    m->key(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(!view().isExpanded(row(QStringLiteral("Group 1"))));
    QVERIFY(view().isExpanded(row(QStringLiteral("Group 2"))));
}

void TestMainWindowLayers::unavailableActionsSayWhy()
{
    focus().clearSelection();
    for (const char* name : {"hideObjects", "lockObjects", "orderRaise", "ungroup"})
        QVERIFY2(m->action(name).toolTip().contains(QStringLiteral("Select an object first.")), name);
    QVERIFY(m->action("group").toolTip().contains(QStringLiteral("two or more objects")));
    QVERIFY(m->part<QToolButton>("layerDelete").toolTip().contains(QStringLiteral("base layer")));
    focus().select(ObjectId{3});
    m->action("step").trigger();
    QVERIFY(m->action("orderRaise").toolTip().contains(QStringLiteral("simulation")));
}

void TestMainWindowLayers::fiftyThousandInTheTree()
{
    Scene many;
    many.layers.resize(3);
    std::vector<ObjectId> ids;
    for (std::size_t i = 0; i < 3; ++i)
        many.layers[i].name = "layer " + std::to_string(i);
    for (std::uint64_t id = 1; id <= 50'000; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->layer = "layer " + std::to_string(id % 4);
        object->group = id % 2 == 0 ? "group " + std::to_string(id % 50) : std::string();
        object->pose.position = {0.02 * static_cast<double>(id % 480), 0.04 * static_cast<double>(id / 480)};
        object->shape = Circle{0.01};
        many.append(object);
        ids.push_back({id});
    }
    QElapsedTimer timer;
    timer.start();
    m->page().document().reset(std::move(many), {});
    const qint64 opened = timer.restart();
    m->action("selectAll").trigger();
    const qint64 selected = timer.restart();
    m->action("lockObjects").trigger();
    const qint64 locked = timer.restart();
    undo().undo();
    const qint64 undone = timer.restart();
    clickSwitch(row(QStringLiteral("layer 2")), 1);
    const qint64 hidden = timer.restart();
    m->action("delete").trigger();
    qInfo("opened in %lld ms, all selected in %lld, locked in %lld, undone in %lld, layer hidden in %lld, deleted in "
          "%lld",
          opened, selected, locked, undone, hidden, timer.elapsed());
    QCOMPARE(scene().size(), std::size_t{0});
}

BROADSIDE_WINDOW_TEST(TestMainWindowLayers)

} // namespace broadside::test::tst_main_window_layers

#include "tst_main_window_layers.moc"

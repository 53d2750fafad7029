// The tasks of the first minute, done in the real window with mouse and keys.

#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "editor/panels/place_panel.h"
#include "editor/widgets/number_field.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/samples.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

namespace broadside::test::tst_main_window {

class TestMainWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void dockTabsAreNotCut();
    void shownPanelComesToTheFrontOfItsTabs();
    void hoverLightsUpWhoIsTested();
    void statusBarSaysWhereAndHowMany();
    void statusBarSaysTheCellOfTheAlgorithm();
    void aClickPlacesAndUndoTakesItBack();
    void severalKindsInARow();
    void aDragMovesInOneUndoStep();
    void theCellSizeSliderIsLiveAndOneUndoStep();
    void undoKeyInANumberFieldTakesTheFinishedEntryBack();
    void aShotHitsAndTheTargetVanishes();
    void stepAndStop();
    void anEditOfTheSceneEndsTheSimulationAndSaysSo();
    void keysOfTheEditMenu();
    void noKeyLeadsToTwoActions();
    void tabHidesThePanels();
    void layoutsAreOneKeyApart();
    void disabledActionsSayWhy();
    void lettersTypedInAFieldAreNoKeys();
    void hintsAreGoneForEver();
    void firstHintGoesOnWithTheShot();
    void hintsHoldForTheSceneThatIsOpen();
    void hintsCoverNeitherCannonNorBall_data();
    void hintsCoverNeitherCannonNorBall();
    void noticeGoesWithTheNextRun();
    void themeFollowsThePalette();
    void structureShowsItselfWithoutCells();
    void theChoiceOfStructureStays();

private:
    [[nodiscard]] SceneDocument& document() const { return m->page().document(); }
    [[nodiscard]] Vec2 positionOf(std::uint64_t id) const
    {
        return document().scene().find(ObjectId{id})->pose.position;
    }
    /// The pointer position of a shot that removes a target within two seconds, found by simulation.
    [[nodiscard]] Vec2 shotThatHits() const;
    /// A target that overlaps nothing and has candidates.
    [[nodiscard]] ObjectIndex targetWithCandidatesOnly() const;
    [[nodiscard]] bool hasColorNear(Vec2 world, Rgba color, int radius = 4) const;

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindow::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
}

void TestMainWindow::cleanup() { m.reset(); }

bool TestMainWindow::hasColorNear(Vec2 world, Rgba color, int radius) const
{
    const QImage image = m->picture();
    const QPoint centre = (m->at(world) * image.devicePixelRatio()).toPoint();
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x) {
            const QPoint point = centre + QPoint(x, y);
            if (!image.rect().contains(point))
                continue;
            const QColor seen = image.pixelColor(point);
            if (std::abs(seen.red() - color.r) + std::abs(seen.green() - color.g) + std::abs(seen.blue() - color.b) <
                40)
                return true;
        }
    return false;
}

Vec2 TestMainWindow::shotThatHits() const
{
    for (double x = 1.0; x < 9.0; x += 0.5)
        for (double y = 1.0; y < 4.5; y += 0.5) {
            Result<World> world = World::fromScene(document().scene());
            const Input shot = ShootInput{ObjectId{1}, {x, y}};
            world->step(std::span(&shot, 1));
            for (int step = 1; step < 100; ++step)
                if (!world->step().removed.empty())
                    return {x, y};
        }
    return {};
}

ObjectIndex TestMainWindow::targetWithCandidatesOnly() const
{
    const ObjectTable& objects = m->page().shownWorld().objects();
    for (ObjectIndex row = 2; row < objects.rowCount(); ++row) { // the first two rows are cannon and ball
        const ObjectFunnel funnel = funnelOf(objects, *m->page().shownWorld().broadPhase(), row);
        if (!funnel.candidates.empty() && funnel.boxOverlaps.empty())
            return row;
    }
    return 0;
}

void TestMainWindow::hoverLightsUpWhoIsTested()
{
    const Theme theme = darkTheme();
    m->viewport().setTheme(theme);
    const ObjectTable& objects = m->page().shownWorld().objects();
    const ObjectIndex target = targetWithCandidatesOnly();
    const Vec2 centre = objects.poseOf(target).position;
    const Vec2 leftEdge = centre - Vec2{0.25, 0.0};
    const Rgba hovered = theme[Mark::Hovered].stroke.color;
    QVERIFY(!hasColorNear(leftEdge, hovered));

    m->hover(centre);
    QCOMPARE(m->page().focus().hovered().value, objects.idOf(target).value);
    QVERIFY(hasColorNear(leftEdge, hovered));
    for (const ObjectIndex other : funnelOf(objects, *m->page().shownWorld().broadPhase(), target).candidates) {
        const Aabb box = objects.boundsOf(other);
        const bool lit = hasColorNear({box.lo.x, box.center().y}, theme[Mark::PotentialCollider].stroke.color);
        QVERIFY2(lit, qPrintable(QString::number(objects.idOf(other).value)));
    }
    m->hover({-2.0, -2.0});
    QVERIFY(!hasColorNear(leftEdge, hovered));
}

void TestMainWindow::statusBarSaysWhereAndHowMany()
{
    m->hover({3.0, 4.0});
    const QString position = m->part<QLabel>("statusPosition").text();
    QVERIFY2(position.startsWith(QStringLiteral("3.0")) || position.startsWith(QStringLiteral("2.99")),
             qPrintable(position)); // the mouse position is rounded to pixels
    QCOMPARE(m->part<QLabel>("statusCell").text(), QStringLiteral("cell (1, 1) = 5"));
    QTRY_VERIFY2(m->part<QLabel>("statusFunnel").text().startsWith(QStringLiteral("20 pairs > ")),
                 qPrintable(m->part<QLabel>("statusFunnel").text()));
    QVERIFY(!m->part<QLabel>("statusHint").text().isEmpty());
}

void TestMainWindow::statusBarSaysTheCellOfTheAlgorithm()
{
    const auto cellAt = [&](Algorithm algorithm, Vec2 point) {
        m->chooseAlgorithm(algorithm);
        m->hover(point);
        return m->part<QLabel>("statusCell").text();
    };
    QCOMPARE(cellAt(Algorithm::Grid, {3.0, 1.0}), QStringLiteral("cell (1, 0) = 1"));
    QCOMPARE(cellAt(Algorithm::RangeGrid, {3.0, 1.0}), QStringLiteral("cell (1, 1) = 5"));
    QCOMPARE(cellAt(Algorithm::BucketGrid, {3.0, 1.0}), QStringLiteral("cell (1, 0) = 1"));
    QCOMPARE(cellAt(Algorithm::BucketGrid, {3.0, 4.0}), QStringLiteral("outside the grid"));
    SceneSettings settings = settingsOf(document().scene());
    settings.world.height = 10.0;
    document().push(std::make_unique<EditSettings>(document(), QString(), settings, document().newGesture()));
    QCOMPARE(cellAt(Algorithm::BucketGrid, {9.0, 1.0}), QStringLiteral("no cell, treated as 3"));
}

void TestMainWindow::aClickPlacesAndUndoTakesItBack()
{
    const std::size_t before = document().scene().size();
    m->key(Qt::Key_P);
    QVERIFY(m->action("placeTool").isChecked());
    m->part<NumberField>("placeWidth").setValue(0.75);
    m->click({7.0, 0.75});
    QCOMPARE(document().scene().size(), before + 1);
    const SceneObject& placed = *document().scene().objects().back();
    QVERIFY(distance(placed.pose.position, {7.0, 0.75}) < 0.02);
    QVERIFY((std::get<Box>(placed.shape) == Box{0.75, 0.5}));
    QVERIFY(m->window->isWindowModified());
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().scene().size(), before);
    QVERIFY(!m->window->isWindowModified());
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().scene().size(), before + 1);
}

void TestMainWindow::severalKindsInARow()
{
    m->key(Qt::Key_P);
    m->key(Qt::Key_V);
    std::size_t count = document().scene().size();
    double x = 1.0;
    for (const char* shape : {"Star", "Frame", "Orientedbox", "Fan"}) {
        auto& button = m->part<QToolButton>((QByteArray("placeShape") + shape).constData());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY2(m->action("placeTool").isChecked(), "who chooses a shape wants to place it");
        m->click({x += 1.5, 4.3});
        QCOMPARE(document().scene().size(), ++count);
        QVERIFY(document().scene().objects().back()->shape == m->part<PlacePanel>("PlacePanel").prototype().shape);
    }
    const QImage before = m->picture();
    m->hover({8.5, 4.3});
    QVERIFY2(m->picture() != before, "the preview follows the pointer");
    QVERIFY(document().undoStack().count() == 4);
}

void TestMainWindow::aDragMovesInOneUndoStep()
{
    m->key(Qt::Key_V);
    const Vec2 from = positionOf(5);
    const ObjectId hit = m->page().shownWorld().pick(from, 0.0);
    const Vec2 before = positionOf(hit.value);
    m->press(from);
    for (int i = 1; i <= 5; ++i)
        m->drag(from + Vec2{0.1 * i, 0.0});
    m->release(from + Vec2{0.5, 0.0});
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(m->page().focus().isSelected(hit));
    QVERIFY(distance(positionOf(hit.value), before + Vec2{0.5, 0.0}) < 0.02);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(positionOf(hit.value) == before);
}

void TestMainWindow::undoKeyInANumberFieldTakesTheFinishedEntryBack()
{
    auto& field = m->part<QDoubleSpinBox>("cellSize");
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("1.5"));
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier); // typing has not ended: the field's own undo
    QCOMPARE(document().undoStack().count(), 0);
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("1.5"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(document().scene().broadPhase.cellSize, 1.5);

    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().scene().broadPhase.cellSize, 2.5);
    QCOMPARE(field.value(), 2.5);
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().scene().broadPhase.cellSize, 1.5);
}

void TestMainWindow::theCellSizeSliderIsLiveAndOneUndoStep()
{
    auto& slider = m->part<QSlider>("cellSizeSlider");
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.orientation = Qt::Horizontal;
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.value();
    QPointF hand =
        slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider).center();
    const QImage before = m->picture();
    m->mouse(slider, QEvent::MouseButtonPress, hand);
    for (int i = 0; i < 6; ++i) {
        hand -= QPointF(12.0, 0.0);
        m->mouse(slider, QEvent::MouseMove, hand);
        QVERIFY(m->page().shownWorld().cellTable()->cellSize() < 2.5);
    }
    QVERIFY(m->picture() != before); // already while the button is down
    m->mouse(slider, QEvent::MouseButtonRelease, hand);
    QCOMPARE(document().undoStack().count(), 1);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().scene().broadPhase.cellSize, 2.5);
    QCOMPARE(m->picture(), before);
}

void TestMainWindow::aShotHitsAndTheTargetVanishes()
{
    const Vec2 pointer = shotThatHits();
    QVERIFY(pointer != Vec2{});
    const std::size_t before = m->page().shownWorld().objects().presentCount();
    m->key(Qt::Key_C);
    m->press({0.2, 0.1});
    m->drag(pointer);
    QCOMPARE(m->session().world(), nullptr);
    m->release(pointer);
    QCOMPARE(m->session().state(), SimulationSession::State::Running);
    QTRY_VERIFY(m->session().removed() > 0);
    m->key(Qt::Key_F6);
    QCOMPARE(m->session().state(), SimulationSession::State::Paused);
    QCOMPARE(m->page().shownWorld().objects().presentCount(), before - m->session().removed());
    QCOMPARE(document().scene().size(), before); // the document is unchanged
    QVERIFY(!m->window->isWindowModified());
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    QCOMPARE(m->page().shownWorld().objects().presentCount(), before);
}

void TestMainWindow::stepAndStop()
{
    const QImage authored = m->picture();
    for (int i = 0; i < 12; ++i)
        m->key(Qt::Key_F10);
    QCOMPARE(m->session().world()->stepCount(), 12U);
    QVERIFY(m->part<QLabel>("stepReadout").text().contains(QStringLiteral("step 12")));
    QVERIFY(m->picture() != authored); // the ball fell
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    QCOMPARE(m->session().world(), nullptr);
    QCOMPARE(m->picture(), authored);
}

void TestMainWindow::anEditOfTheSceneEndsTheSimulationAndSaysSo()
{
    const QString hint = m->part<QLabel>("statusHint").text();
    m->key(Qt::Key_F10);
    // the hint changes, because edits are now part of the simulation
    QVERIFY(m->part<QLabel>("statusHint").text() != hint);
    document().push(std::make_unique<RemoveObjects>(document(), std::vector<ObjectId>{{3}}));
    QCOMPARE(m->session().world(), nullptr);
    QCOMPARE(m->part<QLabel>("statusHint").text(), hint);
    QVERIFY(m->part<QWidget>("messageBar").isVisible());
    QVERIFY(!m->part<QLabel>("messageText").text().isEmpty());
    QTest::mouseClick(&m->part<QWidget>("messageClose"), Qt::LeftButton);
    QVERIFY(!m->part<QWidget>("messageBar").isVisible());
}

void TestMainWindow::keysOfTheEditMenu()
{
    const std::size_t before = document().scene().size();
    m->key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m->page().focus().selection().size(), before);
    m->page().focus().select(ObjectId{3});
    m->key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(document().scene().size(), before + 1);
    QCOMPARE(m->page().focus().selection().front().value, before + 1);
    m->key(Qt::Key_Delete);
    QCOMPARE(document().scene().size(), before);

    m->key(Qt::Key_Home);
    const Camera2D world = m->viewport().camera();
    m->page().focus().select(ObjectId{3});
    m->key(Qt::Key_F);
    QVERIFY(m->viewport().camera().pixelsPerMetre() > 2.0 * world.pixelsPerMetre());
    m->key(Qt::Key_Home);
    QVERIFY(distance(m->viewport().camera().center(), world.center()) < 1e-9);
    QCOMPARE(m->viewport().camera().pixelsPerMetre(), world.pixelsPerMetre());
    m->key(Qt::Key_F2);
    QVERIFY(m->part<QTreeView>("objectsView").viewport()->findChild<QLineEdit*>());
}

void TestMainWindow::noKeyLeadsToTwoActions()
{
    QHash<QString, QString> actionOf;
    const QList<QAction*> actions = m->window->actions();
    for (const QAction* action : actions) {
        const QList<QKeySequence> keys = action->shortcuts();
        for (const QKeySequence& key : keys) {
            const QString text = key.toString();
            QVERIFY2(
                !actionOf.contains(text),
                qPrintable(QStringList({text, actionOf.value(text), action->objectName()}).join(QLatin1Char(' '))));
            actionOf.insert(text, action->objectName());
        }
    }
    QCOMPARE(actionOf.value(QStringLiteral("Ctrl+D")), QStringLiteral("duplicate"));
    QCOMPARE(actionOf.value(QStringLiteral("Del")), QStringLiteral("delete"));
}

void TestMainWindow::tabHidesThePanels()
{
    m->viewport().setFocus();
    m->key(Qt::Key_Tab);
    const QList<QDockWidget*> docks = m->window->findChildren<QDockWidget*>();
    for (const QDockWidget* dock : docks)
        QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
    m->key(Qt::Key_Tab);
    QVERIFY(m->part<QDockWidget>("BroadPhasePanel").isVisible());
    QVERIFY(m->part<QDockWidget>("ObjectsPanel").isVisible());
}

void TestMainWindow::layoutsAreOneKeyApart()
{
    m->key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(m->part<QDockWidget>("PropertiesPanel").isVisible());
    QVERIFY(!m->part<QDockWidget>("InspectorPanel").isVisible());
    m->part<QDockWidget>("PropertiesPanel").close(); // a change that the layout stores
    m->key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(m->part<QDockWidget>("InspectorPanel").isVisible());
    QVERIFY(m->part<QDockWidget>("SimulationPanel").isVisible());
    m->key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!m->part<QDockWidget>("PropertiesPanel").isVisible());
    m->window->close();
    m->makeWindow(); // as after a restart
    QVERIFY(m->action("layoutLayout").isChecked());
    QVERIFY(!m->part<QDockWidget>("PropertiesPanel").isVisible());
    m->action("resetLayout").trigger();
    QVERIFY(m->part<QDockWidget>("PropertiesPanel").isVisible());
}

void TestMainWindow::disabledActionsSayWhy()
{
    int disabled = 0;
    const QList<QAction*> actions = m->window->actions();
    for (const QAction* action : actions) {
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->objectName()));
        if (action->isEnabled())
            continue;
        ++disabled;
        const QString tip = action->toolTip();
        QVERIFY2(tip.contains(u'\n') && tip.endsWith(u'.'), qPrintable(action->objectName() + QLatin1Char(':') + tip));
    }
    QVERIFY(disabled > 3);
}

void TestMainWindow::lettersTypedInAFieldAreNoKeys()
{
    auto& search = m->part<QLineEdit>("objectsSearch");
    search.setFocus();
    QTest::keyClicks(&search, QStringLiteral("pcfv "));
    QCOMPARE(search.text(), QStringLiteral("pcfv "));
    QVERIFY(m->action("selectTool").isChecked());
    m->page().focus().select(ObjectId{3});
    QTest::keyClick(&search, Qt::Key_Delete);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestMainWindow::hintsAreGoneForEver()
{
    m->page().offerHints();
    const QPointer<QWidget> hints = m->window->findChild<QWidget*>(QStringLiteral("hints"));
    QVERIFY(hints && hints->isVisible());
    auto& next = m->part<QPushButton>("hintNext");
    QTest::mouseClick(&next, Qt::LeftButton);
    QTest::mouseClick(&next, Qt::LeftButton);
    QVERIFY(hints);
    QTest::mouseClick(&next, Qt::LeftButton);
    QTRY_VERIFY(!hints);
    m->makeWindow();
    m->page().offerHints();
    QVERIFY(!m->window->findChild<QWidget*>(QStringLiteral("hints")));
}

void TestMainWindow::firstHintGoesOnWithTheShot()
{
    m->page().offerHints();
    auto& text = m->part<QLabel>("hintText");
    const QString first = text.text();
    m->session().shoot(ObjectId{1}, {3.0, 2.0});
    const QString second = text.text();
    QVERIFY(second != first);
    m->session().shoot(ObjectId{1}, {3.0, 2.0});
    QCOMPARE(text.text(), second);
}

/// No hint about a cannon without a cannon, and no bubble over an empty world.
void TestMainWindow::hintsHoldForTheSceneThatIsOpen()
{
    m->page().offerHints();
    const QString aim = m->part<QLabel>("hintText").text();
    QVERIFY2(aim.contains(QStringLiteral("Cannon")), qPrintable(aim));
    m->page().files().openSample(samples()[2]); // a scene of circles
    QTRY_VERIFY(!m->part<QLabel>("hintText").text().contains(QStringLiteral("Cannon")));
    QVERIFY(m->part<QWidget>("hints").isVisible());
    document().reset(Scene(), {});
    QVERIFY(!m->part<QWidget>("hints").isVisible());
    m->page().openFirstSample();
    QTRY_VERIFY(m->part<QWidget>("hints").isVisible());
}

void TestMainWindow::hintsCoverNeitherCannonNorBall_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1590, 960), QSize(1360, 860), QSize(1024, 700)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void TestMainWindow::hintsCoverNeitherCannonNorBall()
{
    QFETCH(const QSize, size);
    m->window->resize(size);
    QTRY_COMPARE(m->window->size(), size);
    m->page().offerHints();
    const auto& hints = m->part<QWidget>("hints");
    for (int hint = 0; hint < 3; ++hint) {
        const auto covered = [&] {
            const QPoint origin = m->viewport().mapTo(m->window.get(), QPoint());
            for (const std::uint64_t id : {std::uint64_t{1}, std::uint64_t{2}})
                if (const QPointF at = m->at(document().scene().find({id})->pose.position) + origin;
                    hints.geometry().adjusted(-5, -5, 5, 5).contains(at.toPoint()))
                    return true;
            return false;
        };
        QTRY_VERIFY2(!covered(), qPrintable(m->part<QLabel>("hintText").text()));
        if (hint < 2)
            m->part<QPushButton>("hintNext").click();
    }
}

void TestMainWindow::noticeGoesWithTheNextRun()
{
    auto& bar = m->part<QFrame>("messageBar");
    m->session().stepOnce();
    document().push(std::make_unique<RemoveObjects>(document(), std::vector<ObjectId>{{3}}));
    QVERIFY(bar.isVisible()); // the removal ended the simulation
    m->session().run();
    QVERIFY(!bar.isVisible());
}

void TestMainWindow::themeFollowsThePalette()
{
    const QPalette before = QApplication::palette();
    applyAppearance(Appearance::Light);
    QTRY_VERIFY(QColor(m->picture().pixel(3, 3)).lightness() > 128);
    applyAppearance(Appearance::Dark);
    QTRY_VERIFY(QColor(m->picture().pixel(3, 3)).lightness() < 128);
    QApplication::setPalette(before);
}

void TestMainWindow::structureShowsItselfWithoutCells()
{
    const QAction& action = m->action("showStructure");
    for (const AlgorithmInfo& info : algorithms()) {
        m->chooseAlgorithm(info.algorithm);
        const bool expected = info.structure != StructureKind::None && !info.usesCellSize;
        QVERIFY2(action.isChecked() == expected, info.name.data());
        QVERIFY2(m->viewport().showFlags().structure == expected, info.name.data());
    }
}

void TestMainWindow::theChoiceOfStructureStays()
{
    m->chooseAlgorithm(Algorithm::Quadtree);
    m->key(Qt::Key_T);
    QVERIFY(!m->viewport().showFlags().structure);
    m->chooseAlgorithm(Algorithm::Grid);
    m->chooseAlgorithm(Algorithm::AabbTree);
    QVERIFY(!m->viewport().showFlags().structure);
    m->key(Qt::Key_T);
    m->chooseAlgorithm(Algorithm::Grid);
    QVERIFY(m->viewport().showFlags().structure);
    QVERIFY(m->action("showStructure").isChecked());
}

void TestMainWindow::shownPanelComesToTheFrontOfItsTabs()
{
    auto& dock = m->part<QDockWidget>("PictureShapePanel");
    QVERIFY(dock.isHidden());
    const auto isInFront = [&dock] { return dock.isVisible() && !dock.visibleRegion().isEmpty(); };
    dock.toggleViewAction()->trigger();
    QTRY_VERIFY(isInFront());
    m->part<QDockWidget>("BroadPhasePanel").raise();
    QTRY_VERIFY(!isInFront());
    QCoreApplication::processEvents();  // a real click comes later than these events
    dock.toggleViewAction()->trigger(); // the panel is shown, but behind others
    QTRY_VERIFY(isInFront());
    dock.toggleViewAction()->trigger();
    QTRY_VERIFY(dock.isHidden());
}

void TestMainWindow::dockTabsAreNotCut()
{
    for (const char* layout : {"layoutLayout", "debugLayout"}) {
        m->action(layout).trigger();
        const auto bars = m->window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(bars.size() >= 3);
        for (const QTabBar* bar : bars)
            QCOMPARE(bar->elideMode(), Qt::ElideNone);
    }
}

BROADSIDE_WINDOW_TEST(TestMainWindow)

} // namespace broadside::test::tst_main_window

#include "tst_main_window.moc"

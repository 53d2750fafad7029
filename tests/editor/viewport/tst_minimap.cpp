// The overview in the corner of the viewport, the keys that move the view, and what is restored after a restart.

#include "core/scene/generate.h"
#include "editor/commands/edit_settings.h"
#include "editor/viewport/minimap.h"
#include "editor/window/files/file_actions.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

namespace broadside::test::tst_minimap {

class TestMinimap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void hidesWhileTheWholeWorldIsSeen();
    void showsTheWorldAndItsObjects();
    void aDragGoesThere();
    void aDragBeyondItsEdgeStaysInTheWorld();
    void followsTheSizeOfTheWorld();
    void placesAreTheSameBothWays();
    void canBeSwitchedOff();
    void aHugeWorldIsDrawnInTime();
    void keysZoomAndMoveTheView();
    void aRestartOpensWhatWasOpenWhereItWas();
    void aRestartWithoutAFileGreets();

private:
    [[nodiscard]] Minimap& minimap() const { return m->part<Minimap>("minimap"); }
    static SceneObject box(std::uint64_t id, Vec2 position)
    {
        SceneObject object;
        object.id = {id};
        object.pose.position = position;
        object.shape = Box{4.0, 4.0};
        return object;
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestMinimap::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.world.width = 100.0;
    scene.world.height = 50.0;
    scene.append(std::make_shared<const SceneObject>(box(1, {20, 25})));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
}

void TestMinimap::hidesWhileTheWholeWorldIsSeen()
{
    QVERIFY(!minimap().isVisible());
    m->viewport().zoomBy(4.0);
    QVERIFY(minimap().isVisible());
    QVERIFY(m->viewport().rect().contains(minimap().geometry()));
    m->viewport().showWorld();
    QVERIFY(!minimap().isVisible());
}

void TestMinimap::showsTheWorldAndItsObjects()
{
    m->viewport().showView({80, 25}, 0.1);
    const auto colourAt = [this](Vec2 world) {
        return minimap().grab().toImage().pixelColor(minimap().toWidget(world).toPoint());
    };
    const QColor empty = colourAt({50, 10});
    QVERIFY2(colourAt({20, 25}) != empty, "the box");
    QCOMPARE(colourAt({50, 40}), empty);
    m->page().focus().select(ObjectId{1});
    const QColor plain = colourAt({20, 25});
    QTRY_VERIFY2(colourAt({20, 25}) != plain || plain != empty, "what is selected is told apart");
}

void TestMinimap::aDragGoesThere()
{
    m->viewport().zoomBy(8.0);
    m->mouse(minimap(), QEvent::MouseButtonPress, minimap().toWidget({30, 20}));
    QVERIFY(distance(m->viewport().camera().center(), Vec2{30, 20}) < 1e-9);
    m->mouse(minimap(), QEvent::MouseMove, minimap().toWidget({70, 30}));
    QVERIFY(distance(m->viewport().camera().center(), Vec2{70, 30}) < 1e-9);
    m->mouse(minimap(), QEvent::MouseButtonRelease, minimap().toWidget({70, 30}));
    QVERIFY(m->page().focus().selection().empty());
}

void TestMinimap::aDragBeyondItsEdgeStaysInTheWorld()
{
    m->viewport().zoomBy(8.0);
    m->mouse(minimap(), QEvent::MouseButtonPress, minimap().toWidget({30, 20}));
    for (int i = 0; i < 50; ++i)
        m->mouse(minimap(), QEvent::MouseMove, {-60, -60});
    QCOMPARE(m->viewport().camera().center(), (Vec2{0, 50}));
    m->mouse(minimap(), QEvent::MouseButtonRelease, {-60, -60});
}

void TestMinimap::followsTheSizeOfTheWorld()
{
    QVERIFY(!minimap().isVisible());
    Scene scene = m->page().document().scene();
    m->viewport().zoomBy(1.01); // the world is no longer framed
    scene.world.width = 900.0;
    SceneSettings after = settingsOf(scene);
    m->page().document().push(std::make_unique<EditSettings>(m->page().document(), QStringLiteral("Size"), after,
                                                             m->page().document().newGesture()));
    QTRY_VERIFY(minimap().isVisible());
    QTRY_VERIFY(minimap().shown().hi.x >= 900.0);
}

void TestMinimap::placesAreTheSameBothWays()
{
    m->viewport().zoomBy(8.0);
    for (const Vec2 place : {Vec2{0, 0}, Vec2{100, 50}, Vec2{-30, 80}})
        QVERIFY(distance(minimap().toWorld(minimap().toWidget(place)), place) < 1e-9);
    QVERIFY(contains(minimap().shown(), Aabb{{0, 0}, {100, 50}}));
}

void TestMinimap::canBeSwitchedOff()
{
    m->viewport().zoomBy(4.0);
    m->action("showMinimap").trigger();
    QVERIFY(!minimap().isVisible());
    m->viewport().zoomBy(2.0);
    QVERIFY(!minimap().isVisible());
    m->action("showMinimap").trigger();
    QVERIFY(minimap().isVisible());
}

void TestMinimap::aHugeWorldIsDrawnInTime()
{
    m->page().document().reset(generateScene("uniform", {200'000, 1}).value(), {});
    m->viewport().showWorld();
    m->viewport().zoomBy(4.0);
    const QImage picture = minimap().grab().toImage();
    const QColor corner = picture.pixelColor(picture.width() / 2, picture.height() / 2);
    int other = 0;
    for (int x = 0; x < picture.width(); ++x)
        other += picture.pixelColor(x, picture.height() / 3) != corner ? 1 : 0;
    QVERIFY2(other > picture.width() / 4, "a sample of them is there");
}

void TestMinimap::keysZoomAndMoveTheView()
{
    m->viewport().setFocus();
    const double zoom = m->viewport().camera().zoom();
    const Vec2 centre = m->viewport().camera().center();
    m->key(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(qFuzzyCompare(m->viewport().camera().zoom(), zoom / 1.25));
    m->key(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(qFuzzyCompare(m->viewport().camera().zoom(), zoom));
    m->key(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(m->viewport().camera().center().x > centre.x);
    m->key(Qt::Key_Left, Qt::ControlModifier);
    m->key(Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(qFuzzyCompare(m->viewport().camera().center().x, centre.x));
    QVERIFY(m->viewport().camera().center().y > centre.y);
    m->key(Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(qFuzzyCompare(m->viewport().camera().center().y, centre.y));
}

void TestMinimap::aRestartOpensWhatWasOpenWhereItWas()
{
    QVERIFY(!m->page().document().saveTo(m->file("level.broadside")));
    m->viewport().showView({33, 21}, 0.25);
    m->window->close();
    m->makeWindow();
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->page().document().path(), m->file("level.broadside"));
    QCOMPARE(m->viewport().camera().center(), (Vec2{33, 21}));
    QVERIFY(qFuzzyCompare(m->viewport().camera().zoom(), 0.25));
    Settings(m->settings).setRestoresSession(false);
    m->makeWindow();
    QVERIFY(!m->window->restoreSession());
}

void TestMinimap::aRestartWithoutAFileGreets()
{
    m->page().document().undoStack().setClean();
    m->window->close();
    m->makeWindow();
    QVERIFY(!m->window->restoreSession());
    Settings(m->settings).setLastSession({{{m->file("gone.broadside"), {}, 1.0}}, 0, {}});
    QVERIFY2(!m->window->restoreSession(), "a file that is gone is no reason for a message");
}

BROADSIDE_WINDOW_TEST(TestMinimap)

} // namespace broadside::test::tst_minimap

#include "tst_minimap.moc"

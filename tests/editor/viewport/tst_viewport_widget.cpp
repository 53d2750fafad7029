#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/support/cannon_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QWheelEvent>

namespace broadside::test::tst_viewport_widget {

namespace {

/// Records the calls.
class RecordingTool final : public Tool {
public:
    void press(const PointerEvent& event) override
    {
        last = event;
        busy = true;
        calls += QStringLiteral("press ");
    }
    void move(const PointerEvent& event) override
    {
        last = event;
        if (busy)
            calls += QStringLiteral("drag ");
    }
    void release(const PointerEvent& event) override
    {
        last = event;
        busy = false;
        calls += QStringLiteral("release ");
    }
    void cancel() override
    {
        busy = false;
        calls += QStringLiteral("cancel ");
    }
    void leave() override { calls += QStringLiteral("leave "); }
    [[nodiscard]] bool isBusy() const override { return busy; }
    [[nodiscard]] QString hint() const override { return busy ? QStringLiteral("busy") : QStringLiteral("ready"); }

    PointerEvent last;
    bool busy = false;
    QString calls;
};

int difference(QColor a, Rgba b)
{
    return std::max({std::abs(a.red() - b.r), std::abs(a.green() - b.g), std::abs(a.blue() - b.b)});
}

} // namespace

class TestViewportWidget : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void hoveredObjectIsOutlinedInItsColour();
    void hoverIsSilentWhenNothingChanges();
    void leavingClearsTheHover();
    void wheelKeepsTheWorldPointUnderThePointer_data();
    void wheelKeepsTheWorldPointUnderThePointer();
    void middleDragPans();
    void spaceDragPansAndSparesTheTool();
    void showWorldShowsAllOfItAtAnySize();
    void frameSelectionCentresIt();
    void frameSelectionWithoutOneShowsTheWorld();
    void toolGetsPressDragRelease();
    void pickingHasATolerance();
    void escapeCancelsTheTool();
    void escapeSelectsNoneWhereNothingIsToBeCancelled();
    void changingToolsCancelsTheFormer();
    void followingKeepsTheProjectileInTheCentre();
    void panningEndsFollowing();
    void nothingIsRebuiltWithoutChange();
    void thePointerRebuildsNoObjects();
    void panningRebuildsObjectsOnlyWhereNoneWerePainted();
    void editsAreShown();
    void legendCanBeHidden();
    void structureAppearsAndFollowsTheRunningWorld();

private:
    [[nodiscard]] QPointF screen(Vec2 world) const
    {
        const Vec2 at = m_view->camera().toScreen(world);
        return {at.x, at.y};
    }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons)
    {
        QMouseEvent event(type, at, m_view->mapToGlobal(at), button, buttons, Qt::NoModifier);
        QApplication::sendEvent(m_view.get(), &event);
    }
    void moveTo(QPointF at, Qt::MouseButtons buttons = Qt::NoButton)
    {
        mouse(QEvent::MouseMove, at, Qt::NoButton, buttons);
    }
    void press(QPointF at, Qt::MouseButton button) { mouse(QEvent::MouseButtonPress, at, button, button); }
    void release(QPointF at, Qt::MouseButton button) { mouse(QEvent::MouseButtonRelease, at, button, Qt::NoButton); }
    void key(QEvent::Type type, Qt::Key key)
    {
        QKeyEvent event(type, key, Qt::NoModifier);
        QApplication::sendEvent(m_view.get(), &event);
    }
    [[nodiscard]] QColor colorAt(QPointF at)
    {
        const QImage image = m_view->grabFramebuffer();
        const double ratio = m_view->devicePixelRatioF();
        return image.pixelColor((at * ratio).toPoint());
    }

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<SpriteAtlases> m_atlases;
    std::unique_ptr<ShownWorld> m_shownWorld;
    std::unique_ptr<Focus> m_focus;
    std::unique_ptr<Hover> m_hover;
    std::unique_ptr<ViewportWidget> m_view;
};

void TestViewportWidget::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_document->reset(test::cannonWorld(), {});
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_atlases = std::make_unique<SpriteAtlases>(*m_document);
    m_shownWorld = std::make_unique<ShownWorld>(*m_document, *m_session, *m_atlases);
    m_focus = std::make_unique<Focus>();
    m_hover = std::make_unique<Hover>(*m_shownWorld, *m_focus);
    m_view = std::make_unique<ViewportWidget>(*m_shownWorld, *m_focus, *m_hover);
    m_view->resize(900, 520);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get(), test::kPatience));
    m_view->showWorld();
}

void TestViewportWidget::cleanup() { m_view.reset(); }

void TestViewportWidget::hoveredObjectIsOutlinedInItsColour()
{
    // The target is a box of 0.5 m with its centre at (3.25, 1.5); its left edge is at x = 3.
    const QPointF edge = screen({3.0, 1.5});
    const Rgba hovered = darkTheme()[Mark::Hovered].stroke.color;
    QVERIFY2(difference(colorAt(edge), hovered) > 60, qPrintable(colorAt(edge).name()));
    moveTo(screen({3.25, 1.5}));
    QCOMPARE(m_focus->hovered().value, 3U);
    QVERIFY2(difference(colorAt(edge), hovered) < 8, qPrintable(colorAt(edge).name()));
}

void TestViewportWidget::hoverIsSilentWhenNothingChanges()
{
    moveTo(screen({3.25, 1.5}));
    QSignalSpy hover(m_focus.get(), &Focus::hoverChanged);
    QSignalSpy answer(m_hover.get(), &Hover::changed);
    moveTo(screen({3.3, 1.45}));
    QCOMPARE(hover.count(), 0);
    QCOMPARE(answer.count(), 0);
    moveTo(screen({6.0, 3.0}));
    QCOMPARE(hover.count(), 1);
    QVERIFY(m_hover->info().object.isNull());
    QVERIFY(m_hover->info().point.has_value());
}

void TestViewportWidget::leavingClearsTheHover()
{
    moveTo(screen({3.25, 1.5}));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view.get(), &leave);
    QVERIFY(m_focus->hovered().isNull());
    QVERIFY(!m_focus->pointer());
    QVERIFY(m_hover->info().isEmpty());
}

void TestViewportWidget::wheelKeepsTheWorldPointUnderThePointer_data()
{
    QTest::addColumn<QPoint>("pixels");
    QTest::addColumn<QPoint>("angle");
    QTest::addColumn<double>("factor"); // of the scale
    QTest::newRow("a notch in") << QPoint() << QPoint(0, 120) << 1.2;
    QTest::newRow("a notch out") << QPoint() << QPoint(0, -120) << 1 / 1.2;
    QTest::newRow("a fine wheel") << QPoint() << QPoint(0, 15) << std::pow(1.2, 0.125);
    QTest::newRow("a touchpad that counts pixels") << QPoint(0, 25) << QPoint() << std::sqrt(1.2);
    QTest::newRow("sideways") << QPoint() << QPoint(120, 0) << 1.0;
}

void TestViewportWidget::wheelKeepsTheWorldPointUnderThePointer()
{
    QFETCH(QPoint, pixels);
    QFETCH(QPoint, angle);
    QFETCH(double, factor);
    const QPointF at(200.0, 310.0);
    const Vec2 before = m_view->camera().toWorld({at.x(), at.y()});
    const double scale = m_view->camera().pixelsPerMetre();
    QWheelEvent event(at, m_view->mapToGlobal(at), pixels, angle, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(m_view.get(), &event);
    VERIFY_NEAR(m_view->camera().toWorld({at.x(), at.y()}), before, 1e-9);
    VERIFY_NEAR(m_view->camera().pixelsPerMetre() / scale, factor, 1e-9);
}

void TestViewportWidget::middleDragPans()
{
    const Vec2 grabbed = m_view->camera().toWorld({300.0, 200.0});
    press({300.0, 200.0}, Qt::MiddleButton);
    QCOMPARE(m_view->cursor().shape(), Qt::ClosedHandCursor);
    moveTo({340.0, 170.0}, Qt::MiddleButton);
    moveTo({380.0, 150.0}, Qt::MiddleButton);
    release({380.0, 150.0}, Qt::MiddleButton);
    VERIFY_NEAR(m_view->camera().toWorld({380.0, 150.0}), grabbed, 1e-9);
    QCOMPARE(m_view->cursor().shape(), Qt::ArrowCursor);
}

void TestViewportWidget::spaceDragPansAndSparesTheTool()
{
    RecordingTool tool;
    m_view->setTool(&tool);
    key(QEvent::KeyPress, Qt::Key_Space);
    QCOMPARE(m_view->cursor().shape(), Qt::OpenHandCursor);
    const Vec2 grabbed = m_view->camera().toWorld({300.0, 200.0});
    press({300.0, 200.0}, Qt::LeftButton);
    moveTo({310.0, 240.0}, Qt::LeftButton);
    release({310.0, 240.0}, Qt::LeftButton);
    key(QEvent::KeyRelease, Qt::Key_Space);
    VERIFY_NEAR(m_view->camera().toWorld({310.0, 240.0}), grabbed, 1e-9);
    QCOMPARE(tool.calls, QString());
    m_view->setTool(nullptr);
}

void TestViewportWidget::showWorldShowsAllOfItAtAnySize()
{
    for (const QSize size : {QSize(900, 520), QSize(400, 700), QSize(1200, 300), QSize(160, 120)}) {
        m_view->resize(size);
        QTRY_COMPARE(m_view->size(), size);
        const Aabb seen = m_view->camera().visibleWorld();
        QVERIFY2(contains(seen, Aabb{{0.0, 0.0}, {9.6, 4.8}}), describeForTest(seen).c_str());
    }
}

void TestViewportWidget::frameSelectionCentresIt()
{
    m_focus->select(ObjectId{3});
    const double scale = m_view->camera().pixelsPerMetre();
    m_view->frameSelection();
    VERIFY_NEAR(m_view->camera().center(), (Vec2{3.25, 1.5}), 1e-9);
    QVERIFY(m_view->camera().pixelsPerMetre() > 2.0 * scale);
}

void TestViewportWidget::frameSelectionWithoutOneShowsTheWorld()
{
    const Camera2D home = m_view->camera();
    press({300.0, 200.0}, Qt::MiddleButton);
    moveTo({340.0, 170.0}, Qt::MiddleButton);
    release({340.0, 170.0}, Qt::MiddleButton);
    QVERIFY(m_view->camera() != home);
    m_view->frameSelection();
    VERIFY_NEAR(m_view->camera().center(), home.center(), 1e-9);
    VERIFY_NEAR(m_view->camera().zoom(), home.zoom(), 1e-9);
}

void TestViewportWidget::toolGetsPressDragRelease()
{
    RecordingTool tool;
    QSignalSpy hints(m_view.get(), &ViewportWidget::hintChanged);
    m_view->setTool(&tool);
    press(screen({3.25, 1.5}), Qt::LeftButton);
    QCOMPARE(tool.last.hit.value, 3U);
    VERIFY_NEAR(tool.last.world, (Vec2{3.25, 1.5}), 1e-9);
    VERIFY_NEAR(tool.last.metresPerPixel, 1.0 / m_view->camera().pixelsPerMetre(), 1e-12);
    moveTo(screen({4.0, 2.0}), Qt::LeftButton);
    release(screen({4.0, 2.0}), Qt::LeftButton);
    QCOMPARE(tool.calls, QStringLiteral("press drag release "));
    QCOMPARE(hints.count(), 3); // for ready, busy, ready
    m_view->setTool(nullptr);
}

void TestViewportWidget::pickingHasATolerance()
{
    const QPointF edge = screen({3.5, 1.5});
    moveTo(edge + QPointF(3.0, 0.0));
    QCOMPARE(m_focus->hovered().value, 3U);
    moveTo(edge + QPointF(6.0, 0.0));
    QCOMPARE(m_focus->hovered().value, 0U);
}

void TestViewportWidget::escapeCancelsTheTool()
{
    RecordingTool tool;
    m_view->setTool(&tool);
    press(screen({3.25, 1.5}), Qt::LeftButton);
    key(QEvent::KeyPress, Qt::Key_Escape);
    QCOMPARE(tool.calls, QStringLiteral("press cancel "));
    release(screen({3.25, 1.5}), Qt::LeftButton);
    QCOMPARE(tool.calls, QStringLiteral("press cancel ")); // the gesture has ended
    m_view->setTool(nullptr);
}

void TestViewportWidget::escapeSelectsNoneWhereNothingIsToBeCancelled()
{
    RecordingTool tool;
    m_view->setTool(&tool);
    m_focus->select(ObjectId{1});
    press(screen({3.25, 1.5}), Qt::LeftButton);
    key(QEvent::KeyPress, Qt::Key_Escape); // the gesture first
    release(screen({3.25, 1.5}), Qt::LeftButton);
    QCOMPARE(m_focus->selection().size(), std::size_t{1});
    key(QEvent::KeyPress, Qt::Key_Escape);
    QVERIFY(m_focus->selection().empty());
    m_view->setTool(nullptr);
}

void TestViewportWidget::changingToolsCancelsTheFormer()
{
    RecordingTool tool;
    m_view->setTool(&tool);
    press(screen({3.25, 1.5}), Qt::LeftButton);
    m_view->setTool(nullptr);
    QCOMPARE(tool.calls, QStringLiteral("press cancel "));
}

void TestViewportWidget::followingKeepsTheProjectileInTheCentre()
{
    m_view->setFollowing(true);
    m_session->shoot({1}, {2.0, 4.0});
    m_session->pause();
    for (int i = 0; i < 5; ++i)
        m_session->stepOnce();
    const ObjectTable& objects = m_shownWorld->objects();
    const Vec2 ball = objects.poseOf(*objects.indexOf({2})).position;
    QVERIFY2(ball.y > 0.0, describeForTest(ball).c_str());
    VERIFY_NEAR(m_view->camera().center(), ball, 1e-9);
    VERIFY_NEAR(m_view->camera().zoom(), 1.0 + ball.y / 4.8, 1e-9);
    for (int i = 0; i < 600 && objects.poseOf(*objects.indexOf({2})).position.y > 0.0; ++i)
        m_session->stepOnce();
    VERIFY_NEAR(m_view->camera().center(), (Vec2{4.8, 2.4}), 1e-9);
    VERIFY_NEAR(m_view->camera().zoom(), 1.0, 1e-9);
}

void TestViewportWidget::panningEndsFollowing()
{
    m_view->setFollowing(true);
    QSignalSpy following(m_view.get(), &ViewportWidget::followingChanged);
    press({300.0, 200.0}, Qt::MiddleButton);
    moveTo({340.0, 170.0}, Qt::MiddleButton);
    release({340.0, 170.0}, Qt::MiddleButton);
    QVERIFY(!m_view->isFollowing());
    QCOMPARE(following.count(), 1);
}

void TestViewportWidget::nothingIsRebuiltWithoutChange()
{
    moveTo(screen({3.25, 1.5}));
    (void)m_view->grabFramebuffer();
    const std::uint64_t revision = m_view->listRevision();
    moveTo(screen({3.3, 1.5})); // still on the same object
    (void)m_view->grabFramebuffer();
    QCOMPARE(m_view->listRevision(), revision);
    moveTo(screen({6.0, 3.0}));
    (void)m_view->grabFramebuffer();
    QCOMPARE(m_view->listRevision(), revision + 1);
}

void TestViewportWidget::thePointerRebuildsNoObjects()
{
    moveTo(screen({3.25, 1.5}));
    (void)m_view->grabFramebuffer();
    DisplayRevisions parts = m_view->partRevisions();
    moveTo(screen({6.0, 3.0}));
    (void)m_view->grabFramebuffer();
    ++parts[static_cast<std::size_t>(DisplayPart::Focus)];
    QCOMPARE(m_view->partRevisions(), parts);
}

void TestViewportWidget::panningRebuildsObjectsOnlyWhereNoneWerePainted()
{
    const auto objects = [this] {
        (void)m_view->grabFramebuffer();
        return m_view->partRevisions()[static_cast<std::size_t>(DisplayPart::Objects)];
    };
    m_view->zoomBy(3.0);
    const std::uint64_t before = objects();
    m_view->panBy({0.02, 0.0}); // leaves the painted area: from now on a margin around the view is painted
    QCOMPARE(objects(), before + 1);
    m_view->panBy({0.1, -0.1});
    QCOMPARE(objects(), before + 1);
    const QImage panned = m_view->grabFramebuffer();
    m_view->setTheme(darkTheme()); // repaints everything, without the margin
    QCOMPARE(objects(), before + 2);
    QCOMPARE(m_view->grabFramebuffer(), panned);
    m_view->panBy({0.02, -0.02});
    QCOMPARE(objects(), before + 3);
    m_view->panBy({0.2, 0.0});
    QCOMPARE(objects(), before + 3);
    m_view->panBy({0.2, 0.0});
    QCOMPARE(objects(), before + 4);
    m_view->zoomBy(1.5);
    QCOMPARE(objects(), before + 5);
}

void TestViewportWidget::editsAreShown()
{
    const QPointF place = screen({7.0, 3.5});
    const QColor empty = colorAt(place);
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find({3}), [](SceneObject& object) { object.pose.position = {7.0, 3.5}; }));
    m_document->reset(std::move(scene), {});
    QVERIFY(colorAt(place) != empty);
}

void TestViewportWidget::legendCanBeHidden()
{
    // The legend's plate covers the area outside the world.
    const QPointF corner(m_view->width() - 200.0, 15.0);
    const QColor with = colorAt(corner);
    ShowFlags flags = m_view->showFlags();
    QVERIFY(flags.legend);
    flags.legend = false;
    m_view->setShowFlags(flags);
    QVERIFY2(difference(colorAt(corner), darkTheme().outside) < 3, qPrintable(colorAt(corner).name()));
    QVERIFY(colorAt(corner) != with);
}

void TestViewportWidget::structureAppearsAndFollowsTheRunningWorld()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::AabbTree;
    scene.world.gravity = {};
    scene.step.dt = 0.5;
    SceneObject runner;
    runner.kind = ObjectKind::Dynamic;
    runner.shape = Box{0.2, 0.2};
    for (const double y : {1.0, 4.0}) {
        runner.id = {runner.id.value + 1};
        runner.pose.position = {1.0, y};
        runner.velocity = {4.0, 0.0};
        scene.append(std::make_shared<const SceneObject>(runner));
    }
    m_document->reset(std::move(scene), {});
    m_view->showWorld();
    const auto isLineAt = [&](double x) { // the dashed left side of the root, between the two objects
        const QImage image = m_view->grabFramebuffer();
        for (double y = 1.5; y < 3.5; y += 0.01)
            if (difference(image.pixelColor((screen({x, y}) * m_view->devicePixelRatioF()).toPoint()),
                           darkTheme()[Mark::Structure].stroke.color) < 40)
                return true;
        return false;
    };
    QVERIFY(!isLineAt(0.9));
    ShowFlags show = m_view->showFlags();
    show.structure = true;
    m_view->setShowFlags(show);
    QVERIFY(isLineAt(0.9));
    QVERIFY(!isLineAt(2.9));
    m_session->stepOnce();
    QVERIFY(!isLineAt(0.9));
    QVERIFY(isLineAt(2.9));
}

BROADSIDE_WINDOW_TEST(TestViewportWidget)

} // namespace broadside::test::tst_viewport_widget

#include "tst_viewport_widget.moc"

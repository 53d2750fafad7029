#include "core/geometry/bounds.h"
#include "editor/commands/arranging/transform.h"
#include "editor/tools/transformer.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_transformer {

using test::at;
using test::ids;

/// Boxes of 1 x 1 m at (0, 0), (5, 0) and (10, 0). Handles are 8 pixels outside the box, the round one 30 above it.
class TestTransformer : public QObject {
    Q_OBJECT
private slots:
    void init();
    void withoutASelectionThereIsNothing();
    void severalAreSizedTogether();
    void circlesKeepTheirProportions();
    void altSizesAboutTheMiddle();
    void shiftKeepsProportions();
    void theHeldEdgeSnapsToTheLastBit();
    void turnsAboutTheMiddle();
    void shiftTurnsInSteps();
    void thePivotCanBeMovedAndPutBack();
    void thePivotFollowsItsObject();
    void escLeavesNoStep_data();
    void escLeavesNoStep();
    void undoDuringAGestureEndsIt();
    void lockedObjectsStay();
    void nothingGoesBeyondTheLimits();
    void inASimulationTheSceneStays();
    void aClickOnAHandleChangesNothing();
    void numbersAreShown();

private:
    void drag(Vec2 from, Vec2 to, bool shift = false, bool alt = false)
    {
        m_tool->move(at(from));
        QVERIFY(m_tool->press(at(from)));
        PointerEvent event = at(to);
        event.shift = shift;
        event.alt = alt;
        m_tool->move(at(from + (to - from) * 0.3));
        m_tool->move(event);
    }
    void dragAndRelease(Vec2 from, Vec2 to, bool shift = false, bool alt = false)
    {
        drag(from, to, shift, alt);
        m_tool->release(at(to));
    }
    [[nodiscard]] Aabb boxOf(std::uint64_t id) const
    {
        return boundsOf(m_world->object(id).shape, m_world->object(id).pose);
    }
    [[nodiscard]] int steps() const { return m_world->document.undoStack().count(); }
    void edit(std::uint64_t id, const std::function<void(SceneObject&)>& change)
    {
        const ObjectPtr before = m_world->edits.find({id});
        m_world->edits.replace(QStringLiteral("Edit"), {{before, edited(*before, change)}}, SceneChange::Kind::Edited,
                               m_world->edits.newGesture());
        m_world->document.undoStack().clear();
    }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<Snapper> m_snapper;
    std::unique_ptr<Transformer> m_tool;
};

void TestTransformer::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::threeBoxes());
    m_snapper = std::make_unique<Snapper>(m_world->shownWorld);
    m_tool = std::make_unique<Transformer>(m_world->edits, m_world->focus, *m_snapper);
    m_world->focus.select(ids({1}));
}

void TestTransformer::withoutASelectionThereIsNothing()
{
    m_world->focus.clearSelection();
    QVERIFY(!m_tool->press(at({0.58, 0.0})));
    ToolOverlay overlay;
    m_tool->addTo(overlay);
    QVERIFY(overlay.handles.empty());
    QVERIFY(m_tool->sizeText().isEmpty());
}

void TestTransformer::severalAreSizedTogether()
{
    m_world->focus.select(ids({1, 2}));
    dragAndRelease({5.58, 0.58}, {11.58, 1.58}); // 6 x 1 m becomes 12 x 2 m, from (-0.5, -0.5)
    QCOMPARE(boxOf(1), (Aabb{{-0.5, -0.5}, {1.5, 1.5}}));
    QCOMPARE(boxOf(2), (Aabb{{9.5, -0.5}, {11.5, 1.5}}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Size 2 objects"));
    m_world->document.undoStack().undo();
    QCOMPARE(boxOf(2), (Aabb{{4.5, -0.5}, {5.5, 0.5}}));
}

void TestTransformer::circlesKeepTheirProportions()
{
    edit(1, [](SceneObject& o) { o.shape = Circle{0.5}; });
    dragAndRelease({0.58, 0.0}, {1.58, 0.0});
    QVERIFY((m_world->object(1).shape == Shape(Circle{1.0})));
    QCOMPARE(boxOf(1), (Aabb{{-0.5, -1.0}, {1.5, 1.0}}));
}

void TestTransformer::altSizesAboutTheMiddle()
{
    dragAndRelease({0.58, 0.0}, {1.08, 0.0}, false, true);
    QCOMPARE(boxOf(1), (Aabb{{-1.0, -0.5}, {1.0, 0.5}}));
}

void TestTransformer::shiftKeepsProportions()
{
    dragAndRelease({0.58, 0.58}, {1.58, 0.6}, true);
    QCOMPARE(boxOf(1), (Aabb{{-0.5, -0.5}, {1.5, 1.5}}));
}

void TestTransformer::theHeldEdgeSnapsToTheLastBit()
{
    SnapSettings settings;
    settings.isOn = true;
    m_snapper->setSettings(settings);
    edit(2, [](SceneObject& o) { o.pose.position = {4.1 + 0.3, 0.1}; });
    edit(1, [](SceneObject& o) { o.pose.position = {0.1, 0.1}; });
    drag({0.68, 0.1}, {3.95, 0.1}); // within 8 pixels of the left edge of the second
    QVERIFY2(m_tool->hint().contains(QStringLiteral("left edge of Object 2")), qPrintable(m_tool->hint()));
    QCOMPARE(boxOf(1).hi.x, boxOf(2).lo.x);
    QVERIFY(std::abs(boxOf(1).lo.x + 0.4) < 1e-12);
    m_tool->release(at({3.95, 0.1}));
    QCOMPARE(steps(), 1);
}

void TestTransformer::turnsAboutTheMiddle()
{
    m_world->focus.select(ids({1, 2}));
    dragAndRelease({2.5, 0.8}, {1.7, 0.0}); // a quarter turn to the left
    QCOMPARE(m_world->object(1).pose.angle, 90.0);
    QCOMPARE(m_world->object(1).pose.position, (Vec2{2.5, -2.5}));
    QCOMPARE(m_world->object(2).pose.position, (Vec2{2.5, 2.5}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Rotate 2 objects"));
}

void TestTransformer::shiftTurnsInSteps()
{
    edit(1, [](SceneObject& o) {
        o.shape = OrientedBox{1.0, 1.0};
        o.pose.angle = 7.0;
    });
    const double top = boxOf(1).hi.y + 0.3;
    drag({0.0, top}, {-0.2, top}, true);
    QCOMPARE(std::fmod(m_world->object(1).pose.angle, 15.0), 0.0);
    ToolOverlay overlay;
    m_tool->addTo(overlay);
    QCOMPARE(overlay.labels.size(), std::size_t{1});
    QVERIFY(overlay.labels.front().text.endsWith(QChar(0xB0)));
}

void TestTransformer::thePivotCanBeMovedAndPutBack()
{
    dragAndRelease({0.18, 0.8}, {0.5, 0.5}); // drags the cross from its first place
    QCOMPARE(steps(), 0);
    dragAndRelease({0.0, 0.8}, {0.2, 0.5}); // drags the round handle from the upper left of the pivot to its left
    QVERIFY(m_world->object(1).pose.angle > 0.0);
    const Vec2 position = m_world->object(1).pose.position;
    QVERIFY2(std::abs(distance(position, Vec2{0.5, 0.5}) - std::sqrt(0.5)) < 1e-12, "it goes around the pivot");
    ToolOverlay overlay;
    m_tool->addTo(overlay);
    QVERIFY2(distance(overlay.handles.back().position, Vec2{0.5, 0.5}) < 1e-12, "which stays");
    PointerEvent twice = at({0.5, 0.5});
    twice.isDouble = true;
    QVERIFY(m_tool->press(twice));
    m_tool->release(twice);
    overlay = {};
    m_tool->addTo(overlay);
    QVERIFY(overlay.handles.back().offset != Vec2{});
}

void TestTransformer::thePivotFollowsItsObject()
{
    dragAndRelease({0.18, 0.8}, {0.5, 0.5});
    edit(1, [](SceneObject& o) { o.pose.position = {3.0, 0.0}; });
    ToolOverlay overlay;
    m_tool->addTo(overlay);
    QVERIFY(distance(overlay.handles.back().position, Vec2{3.5, 0.5}) < 1e-12);
    m_world->focus.select(ids({2}));
    overlay = {};
    m_tool->addTo(overlay);
    QVERIFY2(overlay.handles.back().offset != Vec2{}, "the middle again");
}

void TestTransformer::escLeavesNoStep_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("size") << 0.58 << 0.58;
    QTest::newRow("turn") << 0.0 << 0.8;
    QTest::newRow("pivot") << 0.18 << 0.8;
}

void TestTransformer::escLeavesNoStep()
{
    QFETCH(double, x);
    QFETCH(double, y);
    const Scene before = m_world->scene();
    drag({x, y}, {x + 0.7, y - 0.3});
    QVERIFY(m_tool->isBusy());
    m_tool->cancel();
    QVERIFY(!m_tool->isBusy());
    QVERIFY(test::isSameScene(m_world->scene(), before));
    QCOMPARE(steps(), 0);
    ToolOverlay overlay;
    m_tool->addTo(overlay);
    QVERIFY(overlay.handles.back().offset != Vec2{});
}

void TestTransformer::undoDuringAGestureEndsIt()
{
    drag({0.58, 0.0}, {1.58, 0.0});
    m_world->document.undoStack().undo();
    m_tool->move(at({2.0, 0.0}));
    QVERIFY(!m_tool->isBusy());
    QCOMPARE(boxOf(1), (Aabb{{-0.5, -0.5}, {0.5, 0.5}}));
    m_tool->release(at({2.0, 0.0}));
}

void TestTransformer::lockedObjectsStay()
{
    edit(2, [](SceneObject& o) { o.locked = true; });
    m_world->focus.select(ids({1, 2}));
    dragAndRelease({0.58, 0.0}, {1.58, 0.0}); // the handles are around both
    QCOMPARE(boxOf(1), (Aabb{{-0.5, -0.5}, {1.5, 0.5}}));
    QCOMPARE(boxOf(2), (Aabb{{4.5, -0.5}, {5.5, 0.5}}));
    m_world->focus.select(ids({2}));
    QVERIFY(!m_tool->press(at({5.58, 0.0})));
}

void TestTransformer::nothingGoesBeyondTheLimits()
{
    dragAndRelease({0.58, 0.0}, {1e10, 0.0});
    QVERIFY(boxOf(1).width() < 1e10);
    QVERIFY(steps() <= 1);
}

void TestTransformer::inASimulationTheSceneStays()
{
    m_world->session.stepOnce();
    QTRY_VERIFY(m_world->edits.isLive());
    dragAndRelease({0.58, 0.0}, {1.58, 0.0});
    const ObjectPtr now = m_world->edits.find({1});
    QCOMPARE(boundsOf(now->shape, now->pose), (Aabb{{-0.5, -0.5}, {1.5, 0.5}}));
    QCOMPARE(boxOf(1), (Aabb{{-0.5, -0.5}, {0.5, 0.5}}));
    QCOMPARE(m_world->session.undoStack().count(), 1);
}

void TestTransformer::aClickOnAHandleChangesNothing()
{
    QVERIFY(m_tool->press(at({0.58, 0.0})));
    m_tool->move(at({0.6, 0.0}));
    m_tool->release(at({0.6, 0.0}));
    QCOMPARE(steps(), 0);
}

void TestTransformer::numbersAreShown()
{
    QCOMPARE(m_tool->sizeText(), QStringLiteral("1 x 1 m"));
    drag({0.58, 0.58}, {1.08, 1.58});
    ToolOverlay overlay;
    m_tool->addTo(overlay);
    QCOMPARE(overlay.labels.size(), std::size_t{1});
    QCOMPARE(overlay.labels.front().text, QStringLiteral("1.5 x 2 m"));
    QVERIFY(m_tool->hint().contains(QStringLiteral("1.5 x 2 m")));
}

BROADSIDE_EVENT_TEST(TestTransformer)

} // namespace broadside::test::tst_transformer

#include "tst_transformer.moc"

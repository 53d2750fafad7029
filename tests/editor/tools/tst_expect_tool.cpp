#include "editor/tools/expect_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/test.h"

#include <memory>

namespace broadside::test::tst_expect_tool {

using test::at;

class TestExpectTool : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<World>(); }
    void cleanup() { m.reset(); }
    void aDragBetweenTwoExpectsAHit();
    void aDragFromTheGroundExpectsAStay();
    void shiftDrawsARegionFromAnywhere();
    void whatIsNoExpectationIsNone_data();
    void whatIsNoExpectationIsNone();
    void theDragIsShown();

private:
    struct World : EditorWorld {
        World()
            : EditorWorld(threeBoxes())
        {}
        ExpectationCheck check{session};
        ExpectTool tool{check, focus, shownWorld};
    };
    static PointerEvent over(Vec2 world, std::uint64_t id)
    {
        PointerEvent event = at(world);
        event.hit = {id};
        return event;
    }
    void drag(const PointerEvent& from, const PointerEvent& to) const
    {
        m->tool.press(from);
        m->tool.move(to);
    }
    std::unique_ptr<World> m;
};

void TestExpectTool::aDragBetweenTwoExpectsAHit()
{
    drag(over({0.0, 0.0}, 1), over({5.0, 0.0}, 2));
    QVERIFY2(m->tool.hint().contains(QStringLiteral("Object 1 hits Object 2")), qPrintable(m->tool.hint()));
    m->tool.release(over({10.0, 0.0}, 3));
    QVERIFY(m->check.expected() == Expectation{(HitExpectation{{1}, {3}})});
    QVERIFY(!m->tool.isBusy());
    QCOMPARE(m->document.undoStack().count(), 0);
}

void TestExpectTool::aDragFromTheGroundExpectsAStay()
{
    m->focus.select(ObjectId{3});
    drag(at({3.0, 4.0}), over({1.0, 2.0}, 1));
    m->tool.release(over({1.0, 2.0}, 1));
    QVERIFY(m->check.expected() == Expectation{(StayExpectation{{3}, {{1.0, 2.0}, {3.0, 4.0}}})});
}

void TestExpectTool::shiftDrawsARegionFromAnywhere()
{
    m->focus.select(ObjectId{3});
    PointerEvent from = over({0.0, 0.0}, 1);
    from.shift = true;
    drag(from, over({5.0, 1.0}, 2));
    m->tool.release(over({5.0, 1.0}, 2));
    QVERIFY(m->check.expected() == Expectation{(StayExpectation{{3}, {{0.0, 0.0}, {5.0, 1.0}}})});
}

void TestExpectTool::whatIsNoExpectationIsNone_data()
{
    QTest::addColumn<std::uint64_t>("from");
    QTest::addColumn<std::uint64_t>("to");
    QTest::addColumn<double>("x");
    QTest::newRow("to itself") << std::uint64_t{1} << std::uint64_t{1} << 3.0;
    QTest::newRow("to the ground") << std::uint64_t{1} << std::uint64_t{0} << 3.0;
    QTest::newRow("a click") << std::uint64_t{1} << std::uint64_t{2} << 0.0;
    QTest::newRow("a region for no object") << std::uint64_t{0} << std::uint64_t{0} << 3.0;
}

void TestExpectTool::whatIsNoExpectationIsNone()
{
    QFETCH(const std::uint64_t, from);
    QFETCH(const std::uint64_t, to);
    QFETCH(const double, x);
    drag(over({0.0, 0.0}, from), over({x, 0.0}, to));
    m->tool.release(over({x, 0.0}, to));
    QVERIFY(!m->check.expected());
    drag(over({0.0, 0.0}, 1), over({5.0, 0.0}, 2));
    m->tool.cancel();
    m->tool.release(over({5.0, 0.0}, 2));
    QVERIFY(!m->check.expected());
}

void TestExpectTool::theDragIsShown()
{
    drag(over({0.0, 0.0}, 1), over({5.0, 0.0}, 2));
    QVERIFY(m->tool.overlay().arrow == (std::pair{Vec2{0.0, 0.0}, Vec2{5.0, 0.0}}));
    QCOMPARE(m->tool.overlay().labels.front().text, QStringLiteral("hits Object 2"));
    m->tool.cancel();
    QVERIFY(m->tool.overlay() == ToolOverlay{});
    m->focus.select(ObjectId{3});
    drag(at({3.0, 4.0}), at({1.0, 2.0}));
    QVERIFY(m->tool.overlay().rubberBand == (Aabb{{1.0, 2.0}, {3.0, 4.0}}));
    QCOMPARE(m->tool.overlay().labels.front().text, QStringLiteral("2 x 2 m"));
}

BROADSIDE_EVENT_TEST(TestExpectTool)

} // namespace broadside::test::tst_expect_tool

#include "tst_expect_tool.moc"

#include "editor/tools/region_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <memory>

namespace broadside::test::tst_region_tool {

using test::at;

class TestRegionTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }
    void aDragBecomesABreakpoint();
    void itIsAboutTheSelection();
    void aDragDrawsTheCurrentRegionAnew();
    void aClickDrawsNothing();
    void escTakesTheDragBack();
    void theDragIsShown();

private:
    struct World : test::EditorWorld {
        World()
            : EditorWorld(test::threeBoxes())
        {}
        BreakpointSession breakpoints{document, session};
        RegionTool tool{breakpoints, focus, shownWorld};
    };
    void drag(Vec2 from, Vec2 to) const
    {
        m->tool.press(at(from));
        m->tool.move(at(to));
    }
    [[nodiscard]] const Breakpoint& only() const { return m->breakpoints.list().front(); }
    std::unique_ptr<World> m;
};

void TestRegionTool::init() { m = std::make_unique<World>(); }

void TestRegionTool::aDragBecomesABreakpoint()
{
    drag({3.0, 2.0}, {1.0, 2.5});
    m->tool.release(at({1.0, 4.0}));
    QVERIFY(!m->tool.isBusy());
    QCOMPARE(m->breakpoints.list().size(), std::size_t{1});
    QVERIFY(only().kind == Breakpoint::Kind::EntersRegion);
    QVERIFY(only().region == (Aabb{{1.0, 2.0}, {3.0, 4.0}}));
    QVERIFY(only().first == ObjectFilter{});
    QCOMPARE(m->document.undoStack().count(), 0);
}

void TestRegionTool::itIsAboutTheSelection()
{
    m->focus.select(test::ids({2, 3}));
    drag({0.0, 0.0}, {1.0, 1.0});
    m->tool.release(at({1.0, 1.0}));
    QCOMPARE(only().first.ids, test::ids({2, 3}));
}

void TestRegionTool::aDragDrawsTheCurrentRegionAnew()
{
    Breakpoint breakpoint;
    breakpoint.kind = Breakpoint::Kind::LeavesRegion;
    breakpoint.first.ids = test::ids({3});
    m->breakpoints.add(breakpoint);
    drag({0.0, 0.0}, {1.0, 2.0});
    m->tool.release(at({1.0, 2.0}));
    QCOMPARE(m->breakpoints.list().size(), std::size_t{1});
    QVERIFY(only().region == (Aabb{{0.0, 0.0}, {1.0, 2.0}}));
    QVERIFY(only().kind == Breakpoint::Kind::LeavesRegion);
    QCOMPARE(only().first.ids, test::ids({3}));
    breakpoint.kind = Breakpoint::Kind::ObjectHit; // this kind has no region
    m->breakpoints.add(breakpoint);
    drag({0.0, 0.0}, {1.0, 3.0});
    m->tool.release(at({1.0, 3.0}));
    QCOMPARE(m->breakpoints.list().size(), std::size_t{3});
}

void TestRegionTool::aClickDrawsNothing()
{
    m->tool.press(at({1.0, 1.0}));
    m->tool.release(at({1.01, 1.01}));
    QVERIFY(m->breakpoints.list().empty());
}

void TestRegionTool::escTakesTheDragBack()
{
    drag({0.0, 0.0}, {1.0, 1.0});
    QVERIFY(m->tool.isBusy());
    m->tool.cancel();
    QVERIFY(!m->tool.isBusy());
    m->tool.release(at({1.0, 1.0}));
    QVERIFY(m->breakpoints.list().empty());
}

void TestRegionTool::theDragIsShown()
{
    QVERIFY(m->tool.overlay() == ToolOverlay{});
    QVERIFY(m->tool.hint().contains(QStringLiteral("Drag")));
    drag({0.0, 0.0}, {2.0, 1.5});
    QVERIFY(m->tool.overlay().rubberBand == std::optional(Aabb{{0.0, 0.0}, {2.0, 1.5}}));
    QCOMPARE(m->tool.overlay().labels.at(0).text, QStringLiteral("2 x 1.5 m"));
    QVERIFY(m->tool.hint().contains(QStringLiteral("Esc")));
}

BROADSIDE_EVENT_TEST(TestRegionTool)

} // namespace broadside::test::tst_region_tool

#include "tst_region_tool.moc"

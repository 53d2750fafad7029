#include "editor/session/jobs/expectation_check.h"
#include "editor/viewport/paint/region_painter.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_region_painter {

class TestRegionPainter : public QObject {
    Q_OBJECT
private slots:
    void anExpectedRegionIsNamedAfterItsObject();
    void otherExpectationsHaveNoRegion();
};

void TestRegionPainter::anExpectedRegionIsNamedAfterItsObject()
{
    const EditorWorld world(threeBoxes());
    ExpectationCheck check(world.session);
    const Aabb region{{1.0, 2.0}, {3.0, 5.0}};
    check.expect(StayExpectation{{2}, region});
    const auto shown = regionsOf(nullptr, &check, world.shownWorld.objects());
    QCOMPARE(shown.size(), 1U);
    QVERIFY(shown.front().box == region);
    QCOMPARE(shown.front().label, "Object 2 should stay inside");
    check.expect(StayExpectation{{77}, region}); // does not exist, or no longer
    QCOMPARE(regionsOf(nullptr, &check, world.shownWorld.objects()).front().label, "object 77 should stay inside");
}

void TestRegionPainter::otherExpectationsHaveNoRegion()
{
    const EditorWorld world(threeBoxes());
    ExpectationCheck check(world.session);
    QVERIFY(regionsOf(nullptr, &check, world.shownWorld.objects()).empty());
    check.expect(UntouchedExpectation{{2}});
    QVERIFY(regionsOf(nullptr, &check, world.shownWorld.objects()).empty());
    QVERIFY(regionsOf(nullptr, nullptr, world.shownWorld.objects()).empty());
}

BROADSIDE_EVENT_TEST(TestRegionPainter)

} // namespace broadside::test::tst_region_painter

#include "tst_region_painter.moc"

// Expectations in the real window: menu, tool, panel.

#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

namespace broadside::test::tst_main_window_expectation {

class TestMainWindowExpectation : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void theMenuSaysWhatIsMissing();
    void aHitThatFailsHasItsChain();
    void aClickGoesToTheStep();
    void theFixIsProvedByTheSameRun();
    void aDragBetweenTwoExpectsAHit();
    void aRegionIsDrawn();
    void theRegionStaysInTheWorld();
    void clearExpectsNothing();

private:
    [[nodiscard]] QString text(const char* name) const { return m->part<QLabel>(name).text(); }
    void step(int steps) const
    {
        for (int i = 0; i < steps; ++i)
            m->session().stepOnce();
    }
    /// Expects that the ball hits the wall.
    void expectHit() const
    {
        m->page().focus().select(ObjectId{1});
        m->page().focus().toggle({2}); // the target is selected last
        m->action("expectHit").trigger();
    }

    std::unique_ptr<WindowFixture> m;
};

/// A ball that flies to the right, through a wall whose mask is 0, and on past a post that stands aside.
void TestMainWindowExpectation::init()
{
    m = std::make_unique<WindowFixture>();
    Scene scene;
    scene.world.width = 9.6;
    scene.world.height = 4.8;
    scene.world.gravity = {};
    scene.broadPhase.cellSize = 2.5;
    scene.append(makeObject(1, {1.0, 2.0}, [](SceneObject& ball) {
        ball.kind = ObjectKind::Dynamic;
        ball.shape = Circle{0.2};
        ball.velocity = {6.0, 0.0}; // 0.1 m per step
        ball.name = "Ball";
    }));
    scene.append(makeObject(2, {3.0, 2.0}, [](SceneObject& wall) {
        wall.shape = Box{0.4, 2.0};
        wall.mask = 0;
        wall.name = "Wall";
    }));
    scene.append(makeObject(3, {5.0, 4.0}, [](SceneObject& post) {
        post.shape = Box{0.4, 0.4};
        post.name = "Post";
    }));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
}

void TestMainWindowExpectation::theMenuSaysWhatIsMissing()
{
    QVERIFY(!m->action("expectHit").isEnabled());
    QVERIFY(!m->action("expectUntouched").isEnabled());
    QVERIFY2(m->action("expectHit").toolTip().contains(QStringLiteral("Select two objects first.")),
             qPrintable(m->action("expectHit").toolTip()));
    m->page().focus().select(ObjectId{1});
    QVERIFY(!m->action("expectHit").isEnabled());
    QVERIFY(m->action("expectUntouched").isEnabled() && m->action("expectInWorld").isEnabled());
    m->action("expectInWorld").trigger();
    QTRY_VERIFY(m->part<QDockWidget>("ExpectationPanel").isVisible());
    QTRY_COMPARE(text("expected"), QStringLiteral("Expected: Ball (1) stays inside (0, 0) to (9.6, 4.8) m."));
    QTRY_VERIFY2(text("expectationNote").startsWith(QStringLiteral("Run or step the simulation")),
                 qPrintable(text("expectationNote")));
    step(100); // at x = 11
    QTRY_VERIFY2(text("expectationVerdict").startsWith(QStringLiteral("Fails: first in ")),
                 qPrintable(text("expectationVerdict")));
    QVERIFY(text("expectationVerdict").contains(QStringLiteral(">step 85<"))); // 1 + 0.1 * 85 + 0.2 > 9.6
}

void TestMainWindowExpectation::aHitThatFailsHasItsChain()
{
    step(40);
    expectHit();
    QTRY_VERIFY(m->part<QLabel>("expectationChain").isVisible());
    QVERIFY2(text("expected").contains(QStringLiteral("Ball (1) hits Wall (2)")), qPrintable(text("expected")));
    QVERIFY2(text("expectationVerdict").startsWith(QStringLiteral("Fails in steps 0 to 40.")),
             qPrintable(text("expectationVerdict")));
    QVERIFY2(text("expectationVerdict").contains(QStringLiteral("nearest")), qPrintable(text("expectationVerdict")));
    QVERIFY2(text("expectationChain").contains(QStringLiteral("mask")), qPrintable(text("expectationChain")));
    QVERIFY(!text("expectationRemedy").isEmpty());
}

void TestMainWindowExpectation::aClickGoesToTheStep()
{
    step(40);
    expectHit();
    QTRY_VERIFY(m->part<QLabel>("expectationVerdict").isVisible());
    m->page().focus().clearSelection();
    const auto link = QRegularExpression(QStringLiteral("href=\"(\\d+)\"")).match(text("expectationVerdict"));
    QVERIFY(link.hasMatch());
    emit m->part<QLabel>("expectationVerdict").linkActivated(link.captured(1));
    QCOMPARE(m->session().step(), link.captured(1).toULongLong());
    QVERIFY(m->session().step() < 40);
    QCOMPARE(m->page().focus().selection(), ids({1, 2}));
}

void TestMainWindowExpectation::theFixIsProvedByTheSameRun()
{
    step(40);
    expectHit();
    auto& fix = m->part<QPushButton>("expectationFix");
    QTRY_VERIFY(fix.isVisible());
    QVERIFY2(fix.text().contains(QStringLiteral("mask of Wall")), qPrintable(fix.text()));
    QTest::mouseClick(&fix, Qt::LeftButton);
    QTRY_VERIFY2(text("expectationVerdict").startsWith(QStringLiteral("Holds: first in ")),
                 qPrintable(text("expectationVerdict")));
    QCOMPARE(m->session().recorded().last, std::uint64_t{40});
    QVERIFY2(text("expectationVerdict").contains(QStringLiteral("simulated again with the fix")),
             qPrintable(text("expectationVerdict")));
    QVERIFY(!fix.isVisible());
    QCOMPARE(m->document().scene().find({2})->mask, 0U); // as any edit of a run: the scene keeps its own mask
}

void TestMainWindowExpectation::aDragBetweenTwoExpectsAHit()
{
    m->action("expectTool").trigger();
    m->hover({1.0, 2.0});
    m->press({1.0, 2.0});
    m->drag({3.0, 2.0});
    m->release({3.0, 2.0});
    QVERIFY(m->page().model().expectation.expected() == Expectation{(HitExpectation{{1}, {2}})});
    QTRY_VERIFY(m->part<QDockWidget>("ExpectationPanel").isVisible());
}

void TestMainWindowExpectation::aRegionIsDrawn()
{
    m->page().focus().select(ObjectId{3});
    m->action("expectHere").trigger();
    QVERIFY(m->action("expectTool").isChecked());
    m->press({6.0, 3.0});
    m->drag({8.0, 4.0});
    m->release({8.0, 4.0});
    const auto& expected = m->page().model().expectation.expected();
    QVERIFY(expected && std::holds_alternative<StayExpectation>(*expected));
    const auto& stay = std::get<StayExpectation>(*expected);
    QCOMPARE(stay.object, ObjectId{3});
    QVERIFY(distance(stay.region.lo, {6.0, 3.0}) < 0.05 && distance(stay.region.hi, {8.0, 4.0}) < 0.05);
    step(1);
    QTRY_VERIFY(text("expectationVerdict").startsWith(QStringLiteral("Fails")));
}

void TestMainWindowExpectation::theRegionStaysInTheWorld()
{
    m->page().focus().select(ObjectId{3});
    const Aabb region{{6.0, 1.0}, {8.0, 2.0}}; // nothing else is there
    const auto seen = [&] {
        const QRectF place = QRectF(m->at({region.lo.x, region.hi.y}), m->at({region.hi.x, region.lo.y}));
        return m->picture().copy(place.toAlignedRect().adjusted(-1, -1, 1, 1));
    };
    const QImage empty = seen();
    m->page().model().expectation.expect(StayExpectation{{3}, region});
    QTRY_VERIFY(seen() != empty);
    QTRY_VERIFY(m->part<QPushButton>("expectationClear").isVisible());
    QTest::mouseClick(&m->part<QPushButton>("expectationClear"), Qt::LeftButton);
    QTRY_COMPARE(seen(), empty);
}

void TestMainWindowExpectation::clearExpectsNothing()
{
    expectHit();
    auto& clear = m->part<QPushButton>("expectationClear");
    QTRY_VERIFY(clear.isVisible());
    QTest::mouseClick(&clear, Qt::LeftButton);
    QTRY_VERIFY(!clear.isVisible());
    QVERIFY(!m->page().model().expectation.expected());
    QVERIFY2(text("expectationNote").startsWith(QStringLiteral("Select one or two objects")),
             qPrintable(text("expectationNote")));
}

BROADSIDE_WINDOW_TEST(TestMainWindowExpectation)

} // namespace broadside::test::tst_main_window_expectation

#include "tst_main_window_expectation.moc"

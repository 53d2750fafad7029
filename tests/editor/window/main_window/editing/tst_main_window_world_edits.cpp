// Editing objects while a simulation is open, in the real window with mouse and keys.

#include "core/geometry/bounds.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/number_field.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace broadside::test::tst_main_window_world_edits {

class TestMainWindowWorldEdits : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aDragInASimulationLeavesTheSceneAndOffersToApplyIt();
    void theOfferDoesNotMoveTheWorldDuringADrag();
    void undoAndRedoNameTheEdit();
    void undoOfThePastBringsTheFutureBack();
    void appliedEditsAreInTheScene();
    void theOfferOutlivesTheSimulation();
    void aClosedOfferStaysClosedUntilTheNextEdit();
    void deletedObjectsAreGoneInTheWorldOnly();
    void propertiesShowAndEditWhatStandsInTheWorld();
    void whoTypesIsNotInterruptedByTheSteps();
    void undoTakesSettingsAndObjectsInTheirOrder();

private:
    [[nodiscard]] SimulationSession& session() const { return m->session(); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] QFrame& bar() const { return m->part<QFrame>("worldEditsBar"); }
    [[nodiscard]] QString offer() const { return m->part<QLabel>("worldEditsText").text(); }
    [[nodiscard]] Vec2 placeOf(std::uint64_t id) const
    {
        const ObjectTable& objects = m->page().shownWorld().objects();
        return objects.poseOf(*objects.indexOf({id})).position;
    }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->key(Qt::Key_F10);
    }
    /// Waits until earlier refreshes of the panel are done.
    void waitForEarlierRefreshes(const char* panel) const
    {
        bool isLater = false;
        LazyRefresh probe(m->part<QWidget>(panel), [&] { isLater = true; });
        probe.request(kLiveRefreshMilliseconds);
        QTRY_VERIFY(isLater);
    }
    void dragTarget(Vec2 by) const
    {
        const Vec2 from = placeOf(m_target);
        m->hover(from);
        m->press(from);
        m->drag(from + 0.5 * by);
        m->drag(from + by);
        m->release(from + by);
    }

    std::unique_ptr<test::WindowFixture> m;
    std::uint64_t m_target = 0; // a target that overlaps nothing
};

void TestMainWindowWorldEdits::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->viewport().setFocus();
    for (const ObjectPtr& object : scene().objects())
        if (!object->isDynamic() && object->components.empty() &&
            m->page().shownWorld().objectsIn(grown(boundsOf(object->shape, object->pose), 0.2)).size() == 1)
            m_target = object->id.value;
    QVERIFY(m_target != 0);
}

void TestMainWindowWorldEdits::aDragInASimulationLeavesTheSceneAndOffersToApplyIt()
{
    steps(3);
    const Vec2 authored = scene().find({m_target})->pose.position;
    const QImage before = m->picture();
    QVERIFY(bar().isHidden());
    dragTarget({-0.5, 0.5});
    QVERIFY(m->picture() != before);
    QCOMPARE(m->session().undoStack().count(), 1);
    QCOMPARE(scene().find({m_target})->pose.position, authored);
    QVERIFY(!m->page().document().isModified());
    QVERIFY(bar().isVisible());
    QCOMPARE(offer(), QStringLiteral("Edits of 1 object are part of this simulation only."));
    steps(2);
    QVERIFY(bar().isVisible());
    QVERIFY(length(placeOf(m_target) - (authored + Vec2{-0.5, 0.5})) < 0.02); // one pixel
    m->key(Qt::Key_F10, Qt::ControlModifier);
    m->key(Qt::Key_F10, Qt::ControlModifier);
    QCOMPARE(placeOf(m_target), authored);
    QVERIFY(bar().isHidden()); // at this step it was not edited yet
}

void TestMainWindowWorldEdits::theOfferDoesNotMoveTheWorldDuringADrag()
{
    steps(3);
    const Vec2 from = placeOf(m_target);
    const QSize size = m->viewport().size();
    m->hover(from);
    m->press(from);
    m->drag(from + Vec2{0.3, 0.3});
    QVERIFY(bar().isHidden());
    QCOMPARE(m->viewport().size(), size);
    m->release(from + Vec2{0.3, 0.3});
    QVERIFY(bar().isVisible());
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bar().isHidden());
    m->click(from);
    m->key(Qt::Key_Delete); // not a gesture, so it shows at once
    QVERIFY(bar().isVisible());
}

void TestMainWindowWorldEdits::undoAndRedoNameTheEdit()
{
    steps(3);
    const Vec2 before = placeOf(m_target);
    dragTarget({-0.5, 0.5});
    const Vec2 after = placeOf(m_target);
    QVERIFY(!m->action("redo").isEnabled());
    QVERIFY2(m->action("undo").text().contains(QStringLiteral("Move")), qPrintable(m->action("undo").text()));
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(placeOf(m_target), before);
    QVERIFY(bar().isHidden());
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(placeOf(m_target), after);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m->action("redo").isEnabled());
    steps(1);
    QVERIFY(!m->action("redo").isEnabled());
}

void TestMainWindowWorldEdits::undoOfThePastBringsTheFutureBack()
{
    steps(12);
    const std::uint64_t last = session().world()->hash();
    for (int i = 0; i < 6; ++i)
        m->key(Qt::Key_F10, Qt::ControlModifier);
    dragTarget({-0.5, 0.5});
    m->key(Qt::Key_Z, Qt::ControlModifier);
    steps(6);
    QCOMPARE(session().recorded(), (StepRange{0, 12}));
    QCOMPARE(session().world()->hash(), last);
}

void TestMainWindowWorldEdits::appliedEditsAreInTheScene()
{
    steps(3);
    const Vec2 authored = scene().find({m_target})->pose.position;
    dragTarget({-0.5, 0.5});
    steps(1);
    QTest::mouseClick(&m->part<QPushButton>("worldEditsApply"), Qt::LeftButton);
    QVERIFY(scene().find({m_target})->pose.position != authored);
    QVERIFY(bar().isHidden());
    QVERIFY(m->page().shownWorld().isLive());
    QCOMPARE(m->page().document().undoStack().count(), 1);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene().find({m_target})->pose.position, authored);
    QVERIFY(bar().isVisible());
}

void TestMainWindowWorldEdits::theOfferOutlivesTheSimulation()
{
    steps(3);
    dragTarget({-0.5, 0.5});
    const Vec2 put = placeOf(m_target);
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(!m->page().shownWorld().isLive());
    QCOMPARE(offer(), QStringLiteral("Edits of 1 object were part of the simulation that has ended."));
    QVERIFY(bar().isVisible());
    QTest::mouseClick(&m->part<QPushButton>("worldEditsApply"), Qt::LeftButton);
    QCOMPARE(placeOf(m_target), put);
    QVERIFY(bar().isHidden());
    steps(1);
    dragTarget({-0.5, 0.5});
    m->page().document().reset(Scene{}, {});
    QVERIFY(bar().isHidden());
}

void TestMainWindowWorldEdits::aClosedOfferStaysClosedUntilTheNextEdit()
{
    steps(3);
    dragTarget({-0.5, 0.5});
    QTest::mouseClick(&m->part<QToolButton>("worldEditsClose"), Qt::LeftButton);
    QVERIFY(bar().isHidden());
    m->chooseAlgorithm(Algorithm::AabbTree); // an edit that is not about objects
    QVERIFY(bar().isHidden());
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(bar().isHidden());
    steps(3);
    QVERIFY(bar().isHidden());
    dragTarget({-0.5, 0.5});
    QVERIFY(bar().isVisible());
}

void TestMainWindowWorldEdits::deletedObjectsAreGoneInTheWorldOnly()
{
    steps(3);
    const Vec2 place = placeOf(m_target);
    m->click(place);
    waitForEarlierRefreshes("SimulationPanel");
    const auto& left = m->part<QLabel>("left");
    const std::size_t count = m->page().shownWorld().objects().presentCount();
    QCOMPARE(left.text(), QString::number(count));
    m->key(Qt::Key_Delete);
    QTRY_COMPARE(left.text(), QString::number(count - 1));
    QCOMPARE(m->page().shownWorld().pick(place, 0.0), ObjectId{});
    QVERIFY(scene().contains({m_target}));
    QVERIFY(!m->action("delete").isEnabled()); // the selected object does not exist any more
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m->page().shownWorld().pick(place, 0.0), ObjectId{m_target});
}

void TestMainWindowWorldEdits::propertiesShowAndEditWhatStandsInTheWorld()
{
    session().shoot({1}, {6.0, 3.0});
    session().pause();
    steps(5);
    m->page().focus().select(ObjectId{2});
    auto& x = m->part<NumberField>("positionX");
    QTRY_VERIFY(std::abs(x.value() - placeOf(2).x) < 1e-3);
    steps(5);
    QTRY_VERIFY(std::abs(x.value() - placeOf(2).x) < 1e-3);
    const double y = placeOf(2).y;
    x.setFocus();
    x.selectAll();
    QTest::keyClicks(&x, QStringLiteral("2.5"));
    QTest::keyClick(&x, Qt::Key_Return);
    QCOMPARE(placeOf(2).x, 2.5);
    QCOMPARE(placeOf(2).y, y);
    QVERIFY(scene().find({2})->pose.position.x != 2.5);
}

void TestMainWindowWorldEdits::whoTypesIsNotInterruptedByTheSteps()
{
    session().shoot({1}, {6.0, 3.0});
    session().pause();
    steps(2);
    m->page().focus().select(ObjectId{2});
    auto& x = m->part<NumberField>("positionX");
    x.setFocus();
    x.selectAll();
    QTest::keyClicks(&x, QStringLiteral("4.2"));
    for (int i = 0; i < 5; ++i)
        session().stepOnce();
    auto& y = m->part<NumberField>("positionY");
    const double before = y.value();
    waitForEarlierRefreshes("PropertiesPanel");
    QCOMPARE(y.value(), before);
    QTest::keyClick(&x, Qt::Key_Return);
    QCOMPARE(placeOf(2).x, 4.2);
}

void TestMainWindowWorldEdits::undoTakesSettingsAndObjectsInTheirOrder()
{
    steps(3);
    const Vec2 before = placeOf(m_target);
    dragTarget({-0.5, 0.5});
    m->chooseAlgorithm(Algorithm::AabbTree);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().broadPhaseSettings().algorithm, Algorithm::Grid);
    QVERIFY(placeOf(m_target) != before);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(placeOf(m_target), before);
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(placeOf(m_target) != before);
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session().broadPhaseSettings().algorithm, Algorithm::AabbTree);
}

BROADSIDE_WINDOW_TEST(TestMainWindowWorldEdits)

} // namespace broadside::test::tst_main_window_world_edits

#include "tst_main_window_world_edits.moc"

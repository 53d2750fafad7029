#include "core/math/coordinate.h"
#include "editor/tools/guide_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>
#include <memory>

namespace broadside::test::tst_guide_tool {

using test::at;

namespace {

PointerEvent withShift(PointerEvent event)
{
    event.shift = true;
    return event;
}
PointerEvent withControl(PointerEvent event)
{
    event.control = true;
    return event;
}

} // namespace

class TestGuideTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aClickMakesAVerticalGuideWithShiftAHorizontalOne();
    void thePressIsDraggedToItsPlace();
    void escMakesNone();
    void guidesAreDragged();
    void aDragKeepsItsDistanceToThePointer();
    void aDragHomeOrEscLeavesNoStep();
    void whatIsTakenAwayMeanwhileIsNotMoved();
    void thePointerSaysWhatItCanDo_data();
    void thePointerSaysWhatItCanDo();
    void guidesSnapToObjectsAndTheGridButNotToEachOther();
    void controlTurnsSnappingRound();
    void deleteTakesTheOneUnderThePointerElseTheChosenOne();
    void arrowsMoveItAcross();
    void enterGoesThroughAll();
    void keysAreLeftToOthersWhenThereIsNothingToDo();
    void escChoosesNone();
    void farAwayIsRefused();
    void aSimulationIsNoMatter();

private:
    struct World : test::EditorWorld {
        World()
            : EditorWorld(test::threeBoxes())
        {}
        Snapper snapper{shownWorld};
        GuideTool tool{document, snapper};
    };
    void click(const PointerEvent& event) const
    {
        m->tool.move(event);
        m->tool.press(event);
        m->tool.release(event);
    }
    void drag(const PointerEvent& from, const PointerEvent& to) const
    {
        m->tool.move(from);
        m->tool.press(from);
        m->tool.move(to);
    }
    void snapTo(SnapSource source) const
    {
        SnapSettings settings;
        settings.isOn = true;
        settings.sources = {};
        settings.sources[static_cast<std::size_t>(source)] = true;
        m->snapper.setSettings(settings);
    }
    void add(Guide guide) const { addGuide(m->document, guide); }
    [[nodiscard]] const Guides& guides() const { return m->scene().guides; }
    [[nodiscard]] int steps() const { return m->document.undoStack().count(); }

    std::unique_ptr<World> m;
};

void TestGuideTool::init() { m = std::make_unique<World>(); }

void TestGuideTool::aClickMakesAVerticalGuideWithShiftAHorizontalOne()
{
    click(at({2.0, 3.0}));
    QCOMPARE(guides().x, std::vector{2.0});
    QVERIFY(guides().y.empty());
    click(withShift(at({4.0, 3.0})));
    QCOMPARE(guides().y, std::vector{3.0});
    QCOMPARE(steps(), 2);
    QVERIFY((m->tool.target() == Guide{GuideAxis::Y, 3.0}));
}

void TestGuideTool::thePressIsDraggedToItsPlace()
{
    drag(at({2.0, 3.0}), at({2.5, 3.0}));
    QVERIFY(guides().isEmpty());
    QVERIFY((m->tool.overlay().guide->guide == Guide{GuideAxis::X, 2.5}));
    QVERIFY(!m->tool.overlay().guide->replacedGuide);
    QCOMPARE(m->tool.overlay().labels.at(0).text, QStringLiteral("x 2.5 m"));
    m->tool.move(withShift(at({2.5, 3.5})));
    QVERIFY((m->tool.overlay().guide->guide == Guide{GuideAxis::Y, 3.5}));
    m->tool.release(at({2.75, 3.0}));
    QCOMPARE(guides().x, std::vector{2.75});
    QCOMPARE(steps(), 1);
}

void TestGuideTool::escMakesNone()
{
    drag(at({2.0, 3.0}), at({2.5, 3.0}));
    QVERIFY(m->tool.isBusy());
    m->tool.cancel();
    QVERIFY(!m->tool.isBusy());
    m->tool.release(at({2.5, 3.0}));
    QVERIFY(guides().isEmpty());
    QCOMPARE(steps(), 0);
}

void TestGuideTool::guidesAreDragged()
{
    add({GuideAxis::X, 2.0});
    add({GuideAxis::Y, 1.0});
    drag(at({2.0, 3.0}), at({2.5, 3.5}));
    QCOMPARE(guides().x, std::vector{2.0}); // moved only when the button is released
    const auto shown = m->tool.overlay().guide;
    QVERIFY((shown->guide == Guide{GuideAxis::X, 2.5}));
    QVERIFY((shown->replacedGuide == Guide{GuideAxis::X, 2.0}));
    QVERIFY2(m->tool.hint().contains(QStringLiteral("x 2.5 m")), qPrintable(m->tool.hint()));
    m->tool.release(at({3.0, 3.5}));
    QCOMPARE(guides().x, std::vector{3.0});
    drag(at({5.0, 1.0}), at({5.0, 1.75}));
    m->tool.release(at({5.0, 1.75}));
    QCOMPARE(guides().y, std::vector{1.75});
    QCOMPARE(steps(), 4);
}

void TestGuideTool::aDragKeepsItsDistanceToThePointer()
{
    add({GuideAxis::X, 2.0});
    click(at({2.03125, 3.0})); // 3 pixels away: selects the guide and does not move it
    QCOMPARE(steps(), 1);
    drag(at({2.03125, 3.0}), at({2.53125, 3.0}));
    m->tool.release(at({2.53125, 3.0}));
    QCOMPARE(guides().x, std::vector{2.5});
}

void TestGuideTool::aDragHomeOrEscLeavesNoStep()
{
    add({GuideAxis::X, 2.0});
    drag(at({2.0, 3.0}), at({2.5, 3.0}));
    m->tool.release(at({2.0, 4.0}));
    QCOMPARE(steps(), 1);
    drag(at({2.0, 3.0}), at({2.5, 3.0}));
    m->tool.cancel();
    m->tool.release(at({2.5, 3.0}));
    QCOMPARE(steps(), 1);
    QCOMPARE(guides().x, std::vector{2.0});
    QVERIFY2(m->tool.target(), "it stays chosen");
}

void TestGuideTool::whatIsTakenAwayMeanwhileIsNotMoved()
{
    add({GuideAxis::X, 2.0});
    drag(at({2.0, 3.0}), at({2.5, 3.0}));
    m->document.undoStack().undo();
    m->tool.release(at({2.5, 3.0}));
    QVERIFY(guides().isEmpty());
    QVERIFY(m->document.undoStack().canRedo());
}

void TestGuideTool::thePointerSaysWhatItCanDo_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<PointerShape>("shape");
    QTest::newRow("on a vertical one") << 2.04 << 3.0 << PointerShape::SizeX;
    QTest::newRow("on a horizontal one") << 4.0 << 1.04 << PointerShape::SizeY;
    QTest::newRow("on free ground") << 2.06 << 3.0 << PointerShape::Cross;
    QTest::newRow("on an object") << 5.0 << 0.3 << PointerShape::Cross;
}

void TestGuideTool::thePointerSaysWhatItCanDo()
{
    QFETCH(double, x);
    QFETCH(double, y);
    add({GuideAxis::X, 2.0});
    add({GuideAxis::Y, 1.0});
    m->tool.move(at({x, y}));
    QTEST(*m->tool.overlay().pointer, "shape");
    QVERIFY(m->tool.overlay().labelsGuides);
    QVERIFY(m->tool.overlay().guide); // the guide that a click would select or add
    QVERIFY(!m->tool.hint().isEmpty());
    m->tool.leave();
    QVERIFY(!m->tool.overlay().guide);
}

void TestGuideTool::guidesSnapToObjectsAndTheGridButNotToEachOther()
{
    snapTo(SnapSource::Objects);
    click(at({5.54, 1.0})); // the right edge of object 2 is at 5.5
    QCOMPARE(guides().x, std::vector{5.5});
    m->tool.move(at({9.97, 1.0}));
    QVERIFY(!m->tool.overlay().lines.empty());
    m->tool.press(at({9.97, 1.0}));
    QVERIFY2(m->tool.hint().contains(QStringLiteral("centre of Object 3")), qPrintable(m->tool.hint()));
    m->tool.release(at({9.97, 1.0}));
    QCOMPARE(guides().x, (std::vector{5.5, 10.0}));
    snapTo(SnapSource::Grid);
    drag(at({10.0, 3.0}), at({8.3, 3.0}));
    m->tool.release(at({8.3, 3.0}));
    QCOMPARE(guides().x, (std::vector{5.5, 8.5}));
    snapTo(SnapSource::Guides);
    click(at({5.57, 1.0}));
    QCOMPARE(guides().x, (std::vector{5.5, 5.57, 8.5}));
}

void TestGuideTool::controlTurnsSnappingRound()
{
    click(withControl(at({5.54, 1.0})));
    QCOMPARE(guides().x, std::vector{5.5});
    snapTo(SnapSource::Objects);
    click(withControl(at({4.54, 1.0})));
    QCOMPARE(guides().x, (std::vector{4.54, 5.5}));
}

void TestGuideTool::deleteTakesTheOneUnderThePointerElseTheChosenOne()
{
    add({GuideAxis::X, 2.0});
    add({GuideAxis::X, 4.0});
    add({GuideAxis::Y, 1.0});
    click(at({2.0, 3.0}));
    m->tool.move(at({4.02, 3.0}));
    QVERIFY(m->tool.takes(ToolKey::Delete));
    m->tool.key(ToolKey::Delete, false);
    QCOMPARE(guides().x, std::vector{2.0});
    click(at({2.0, 3.0}));
    m->tool.move(at({7.0, 3.0}));
    m->tool.key(ToolKey::Backspace, false);
    QVERIFY(guides().x.empty());
    QCOMPARE(m->document.undoStack().undoText(), QStringLiteral("Remove guide at x 2 m"));
    QVERIFY(!m->tool.takes(ToolKey::Delete));
    QCOMPARE(guides().y, std::vector{1.0});
}

void TestGuideTool::arrowsMoveItAcross()
{
    add({GuideAxis::X, 2.0});
    m->tool.move(at({2.0, 3.0}));
    for (int i = 0; i < 3; ++i)
        m->tool.key(ToolKey::Right, false);
    m->tool.key(ToolKey::Left, true);
    m->tool.key(ToolKey::Up, false); // an arrow along the guide does nothing
    QCOMPARE(guides().x, std::vector{1.3});
    QCOMPARE(steps(), 2);
    QVERIFY2(m->tool.hint().contains(QStringLiteral("x 1.3 m")), qPrintable(m->tool.hint()));
    add({GuideAxis::Y, 1.0});
    m->tool.choose({GuideAxis::Y, 1.0});
    m->tool.key(ToolKey::Down, false);
    QCOMPARE(guides().y, std::vector{0.9});
}

void TestGuideTool::enterGoesThroughAll()
{
    QVERIFY(!m->tool.takes(ToolKey::Enter));
    add({GuideAxis::X, 2.0});
    add({GuideAxis::X, 4.0});
    add({GuideAxis::Y, 1.0});
    for (const Guide guide :
         std::vector<Guide>{{GuideAxis::X, 2.0}, {GuideAxis::X, 4.0}, {GuideAxis::Y, 1.0}, {GuideAxis::X, 2.0}}) {
        QVERIFY(m->tool.takes(ToolKey::Enter));
        m->tool.key(ToolKey::Enter, false);
        QVERIFY(m->tool.target() == guide);
        QVERIFY(m->tool.overlay().guide->guide == guide);
    }
}

void TestGuideTool::keysAreLeftToOthersWhenThereIsNothingToDo()
{
    add({GuideAxis::X, 2.0});
    m->tool.move(at({7.0, 3.0}));
    for (const ToolKey key : {ToolKey::Delete, ToolKey::Backspace, ToolKey::Left, ToolKey::Up})
        QVERIFY(!m->tool.takes(key));
    m->tool.move(at({2.0, 3.0}));
    for (const ToolKey key : {ToolKey::Delete, ToolKey::Backspace, ToolKey::Left, ToolKey::Up})
        QVERIFY(m->tool.takes(key));
}

void TestGuideTool::escChoosesNone()
{
    click(at({2.0, 3.0}));
    m->tool.move(at({7.0, 3.0}));
    QVERIFY(m->tool.isBusy());
    m->tool.cancel();
    QVERIFY(!m->tool.isBusy());
    QVERIFY(!m->tool.target());
}

void TestGuideTool::farAwayIsRefused()
{
    click(at({2.0 * limits::kCoordinate, 3.0}));
    QVERIFY(guides().isEmpty());
    QVERIFY2(m->tool.hint().contains(QStringLiteral("nearer")), qPrintable(m->tool.hint()));
    m->tool.move(at({2.0, 3.0}));
    QVERIFY(m->tool.hint().startsWith(QStringLiteral("Click")));
}

void TestGuideTool::aSimulationIsNoMatter()
{
    m->session.stepOnce();
    QTRY_VERIFY(m->shownWorld.isLive());
    click(at({2.0, 3.0}));
    QCOMPARE(guides().x, std::vector{2.0});
    QVERIFY(m->shownWorld.isLive());
}

BROADSIDE_EVENT_TEST(TestGuideTool)

} // namespace broadside::test::tst_guide_tool

#include "tst_guide_tool.moc"

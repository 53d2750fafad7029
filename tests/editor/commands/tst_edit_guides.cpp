#include "core/base/limits.h"
#include "core/math/coordinate.h"
#include "editor/commands/edit_guides.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_edit_guides {

namespace {

constexpr Guide kLeft{GuideAxis::X, 1.0};
constexpr Guide kRight{GuideAxis::X, 4.0};
constexpr Guide kFloor{GuideAxis::Y, 0.5};

Scene guided()
{
    Scene scene = test::threeBoxes();
    scene.guides = {.x = {kLeft.at, kRight.at}, .y = {kFloor.at}};
    return scene;
}

} // namespace

class TestEditGuides : public QObject {
    Q_OBJECT
private slots:
    void init() { m_world = std::make_unique<test::EditorWorld>(guided()); }

    void guidesAreAddedMovedAndRemoved();
    void stepsSayWhatTheyDo();
    void whatChangesNothingLeavesNoStep();
    void aGestureIsOneStepAndVanishesAtHome();
    void nudgesComeBackExactly();
    void nudgedGuidesPassTheOthers();
    void nudgesAfterAnotherEditAreAnotherStep();
    void limitsAreKept();
    void onlyTheGuidesAreTold();
    void simulationsGoOn();

private:
    [[nodiscard]] SceneDocument& document() const { return m_world->document; }
    [[nodiscard]] const Guides& guides() const { return m_world->scene().guides; }
    [[nodiscard]] QUndoStack& stack() const { return m_world->document.undoStack(); }

    std::unique_ptr<test::EditorWorld> m_world;
};

void TestEditGuides::guidesAreAddedMovedAndRemoved()
{
    const std::vector<Guides> states{
        guided().guides,
        {.x = {1.0, 4.0}, .y = {0.5, 2.0}},
        {.x = {4.0, 5.0}, .y = {0.5, 2.0}},
        {.x = {4.0}, .y = {0.5, 2.0}},
        {.x = {4.0}, .y = {0.0, 0.5, 2.0}},
        {},
    };
    QVERIFY(addGuide(document(), {GuideAxis::Y, 2.0}).isEmpty());
    QVERIFY(guides() == states[1]);
    QVERIFY(moveGuide(document(), kLeft, {GuideAxis::X, 5.0}).isEmpty());
    QVERIFY(guides() == states[2]);
    removeGuide(document(), {GuideAxis::X, 5.0});
    QVERIFY(guides() == states[3]);
    QVERIFY(addGuides(document(), QStringLiteral("x"), {kRight, {GuideAxis::Y, 0.0}, kFloor}).isEmpty());
    QVERIFY(guides() == states[4]);
    removeAllGuides(document());
    QVERIFY(guides() == states[5]);
    QCOMPARE(stack().count(), 5);
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        stack().undo();
        QVERIFY(guides() == states[i]);
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        stack().redo();
        QVERIFY(guides() == states[i]);
    }
}

void TestEditGuides::stepsSayWhatTheyDo()
{
    addGuide(document(), {GuideAxis::Y, 2.0});
    QCOMPARE(stack().undoText(), QStringLiteral("Add guide at y 2 m"));
    moveGuide(document(), kLeft, {GuideAxis::X, 1.5});
    QCOMPARE(stack().undoText(), QStringLiteral("Move guide to x 1.5 m"));
    removeGuide(document(), {GuideAxis::X, 1.5});
    QCOMPARE(stack().undoText(), QStringLiteral("Remove guide at x 1.5 m"));
    removeAllGuides(document());
    QCOMPARE(stack().undoText(), QStringLiteral("Remove 3 guides"));
}

void TestEditGuides::whatChangesNothingLeavesNoStep()
{
    addGuide(document(), kLeft);
    moveGuide(document(), kLeft, kLeft);
    moveGuide(document(), {GuideAxis::X, 9.0}, {GuideAxis::X, 8.0}); // there is no such guide
    removeGuide(document(), {GuideAxis::Y, 9.0});
    QCOMPARE(stack().count(), 0);
    QVERIFY(guides() == guided().guides);
}

void TestEditGuides::aGestureIsOneStepAndVanishesAtHome()
{
    const GestureId gesture = document().newGesture();
    for (const double at : {1.5, 2.0, 2.5})
        document().push(
            std::make_unique<EditGuides>(document(), QStringLiteral("x"), Guides{.x = {at}, .y = {}}, gesture));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(guides().x, std::vector{2.5});
    document().push(std::make_unique<EditGuides>(document(), QStringLiteral("x"), guided().guides, gesture));
    QCOMPARE(stack().count(), 0);
    QVERIFY(guides() == guided().guides);
}

void TestEditGuides::nudgesComeBackExactly()
{
    GuideNudger nudger;
    Guide guide = kLeft;
    for (int i = 0; i < 7; ++i)
        guide = nudger.nudge(document(), guide, 1);
    QCOMPARE(guide.at, 1.7);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Move guide to x 1.7 m"));
    guide = nudger.nudge(document(), guide, -7);
    QVERIFY(guide == kLeft);
    QVERIFY(guides() == guided().guides);
    QCOMPARE(stack().count(), 0);
}

void TestEditGuides::nudgedGuidesPassTheOthers()
{
    addGuide(document(), {GuideAxis::X, 1.1});
    GuideNudger nudger;
    Guide guide = nudger.nudge(document(), kLeft, 1);
    QCOMPARE(guides().x, (std::vector{1.1, 4.0})); // both guides are at the same place
    guide = nudger.nudge(document(), guide, 1);
    QCOMPARE(guides().x, (std::vector{1.1, 1.2, 4.0}));
    QCOMPARE(stack().count(), 2);
}

void TestEditGuides::nudgesAfterAnotherEditAreAnotherStep()
{
    GuideNudger nudger;
    Guide guide = nudger.nudge(document(), kLeft, 1);
    removeGuide(document(), kFloor);
    guide = nudger.nudge(document(), guide, 1);
    QCOMPARE(stack().count(), 3);
    QVERIFY(guides().y.empty());
    QCOMPARE(guides().x, (std::vector{1.1 + 0.1, 4.0})); // with the rounding of the second nudge
    stack().undo();
    guide = nudger.nudge(document(), {GuideAxis::X, 1.1}, 1); // the last nudge was undone in between
    QCOMPARE(guide.at, 1.2);
}

void TestEditGuides::limitsAreKept()
{
    const QString far = addGuide(document(), {GuideAxis::X, 2.0 * limits::kCoordinate});
    QVERIFY2(far.contains(QStringLiteral("nearer")), qPrintable(far));
    QVERIFY(!moveGuide(document(), kLeft, {GuideAxis::X, -2.0 * limits::kCoordinate}).isEmpty());
    GuideNudger nudger;
    addGuide(document(), {GuideAxis::Y, limits::kCoordinate});
    QVERIFY(
        (nudger.nudge(document(), {GuideAxis::Y, limits::kCoordinate}, 1) == Guide{GuideAxis::Y, limits::kCoordinate}));
    std::vector<Guide> many;
    for (std::size_t i = 0; i <= limits::kGuides; ++i)
        many.push_back({GuideAxis::X, static_cast<double>(i)});
    const QString refusal = addGuides(document(), QStringLiteral("x"), many);
    QVERIFY2(refusal.contains(QStringLiteral("Remove")), qPrintable(refusal));
    many.pop_back();
    QVERIFY(addGuides(document(), QStringLiteral("x"), many).isEmpty()); // guides at 1 and 4 exist already
    QCOMPARE(stack().count(), 2);
}

void TestEditGuides::onlyTheGuidesAreTold()
{
    SceneChange::Kind told{};
    connect(&document(), &SceneDocument::changed, this, [&](const SceneChange& change) { told = change.kind; });
    addGuide(document(), {GuideAxis::Y, 2.0});
    QVERIFY(told == SceneChange::Kind::Guides);
    QVERIFY(&m_world->shownWorld.guides() == &guides());
}

void TestEditGuides::simulationsGoOn()
{
    m_world->session.stepOnce();
    QTRY_VERIFY(m_world->session.world() != nullptr);
    const QSignalSpy ended(&m_world->session, &SimulationSession::ended);
    addGuide(document(), {GuideAxis::Y, 2.0});
    stack().undo();
    QVERIFY(m_world->session.world() != nullptr);
    QCOMPARE(ended.count(), 0);
    QVERIFY(m_world->shownWorld.guides() == guided().guides);
}

BROADSIDE_EVENT_TEST(TestEditGuides)

} // namespace broadside::test::tst_edit_guides

#include "tst_edit_guides.moc"

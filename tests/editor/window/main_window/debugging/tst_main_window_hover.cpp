// The object that Inspector and viewport are about while one is dragged or pinned, in the real window.

#include "editor/session/hover.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QTreeWidget>

namespace broadside::test::tst_main_window_hover {

class TestMainWindowHover : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aDraggedObjectIsAnsweredForWhateverItPasses();
    void anObjectThatIsSizedByAHandleIsAnsweredFor();
    void aDraggedVertexKeepsItsObject();
    void aDragFromBelowKeepsTheSelectedObject();
    void afterTheDropThePointerCountsAgain();
    void aPinnedObjectKeepsItsAnswerWhenTheMouseLeaves();
    void aHoveredObjectComesBeforeThePinnedOne();
    void anUnpinnedObjectIsForgotten();
    void aPinnedObjectIsFollowedThroughSteps();

private:
    [[nodiscard]] const HoverInfo& info() const { return m->page().model().hover.info(); }
    [[nodiscard]] QString subject() const { return m->part<QLabel>("inspectorSubject").text(); }
    void leave() const
    {
        QEvent event(QEvent::Leave);
        QApplication::sendEvent(&m->viewport(), &event);
    }

    std::unique_ptr<test::WindowFixture> m;
};

/// A small box to drag, and a large one with a later id, so that it is on top.
void TestMainWindowHover::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.append(test::makeObject(1, {1.0, 1.0}));
    scene.append(test::makeObject(2, {6.0, 2.0}, [](SceneObject& o) { o.shape = Box{3.0, 3.0}; }));
    scene.append(test::makeObject(3, {9.0, 4.0}, [](SceneObject& o) {
        o.shape = Polygon{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}};
    }));
    scene.append(test::makeObject(4, {1.0, 4.0}, [](SceneObject& o) { o.kind = ObjectKind::Dynamic; }));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
    m->viewport().setFocus();
}

void TestMainWindowHover::aDraggedObjectIsAnsweredForWhateverItPasses()
{
    m->hover({1.0, 1.0});
    m->press({1.0, 1.0});
    for (double x = 1.0; x <= 6.0; x += 0.5) {
        m->drag({x, 1.0 + 0.2 * (x - 1.0)});
        QCOMPARE(info().object.value, 1U);
    }
    QCOMPARE(info().overlaps, test::ids({2}));
    QTRY_COMPARE(subject(), QStringLiteral("Object 1"));
    leave(); // the button is held
    QCOMPARE(info().object.value, 1U);
    m->release({6.0, 2.0});
}

void TestMainWindowHover::anObjectThatIsSizedByAHandleIsAnsweredFor()
{
    m->click({1.0, 1.0});
    const Vec2 corner{1.5, 1.5};
    m->hover(corner);
    m->press(corner);
    m->drag({3.0, 2.0});
    m->drag({6.0, 2.0});
    QCOMPARE(m->page().document().undoStack().count(), 1);
    QCOMPARE(info().object.value, 1U);
    m->release({6.0, 2.0});
}

/// The vertex is dragged over another object that is on top.
void TestMainWindowHover::aDraggedVertexKeepsItsObject()
{
    m->page().focus().select(ObjectId{3});
    m->key(Qt::Key_E);
    m->hover({8.5, 3.5});
    m->press({8.5, 3.5});
    for (const Vec2 at : {Vec2{7.0, 3.6}, Vec2{3.0, 3.9}, Vec2{1.0, 4.0}})
        m->drag(at);
    QCOMPARE(info().object.value, 3U);
    m->release({1.0, 4.0});
    QCOMPARE(info().object.value, 4U);
    m->key(Qt::Key_Escape);
}

/// A selected object can be dragged even where another object is on top.
void TestMainWindowHover::aDragFromBelowKeepsTheSelectedObject()
{
    m->page().document().reset(
        [] {
            Scene scene;
            scene.append(test::makeObject(1, {2.0, 2.0}));
            scene.append(test::makeObject(2, {2.0, 2.0}, [](SceneObject& o) { o.shape = Box{3.0, 3.0}; }));
            return scene;
        }(),
        {});
    m->page().focus().select(ObjectId{1});
    m->press({2.0, 2.0});
    m->drag({3.0, 2.0});
    m->drag({3.1, 2.0});
    QCOMPARE(info().object.value, 1U);
    m->release({3.1, 2.0});
    QCOMPARE(info().object.value, 2U);
}

void TestMainWindowHover::afterTheDropThePointerCountsAgain()
{
    m->hover({1.0, 1.0});
    m->press({1.0, 1.0});
    m->drag({3.0, 2.0});
    m->drag({6.0, 2.0});
    m->release({6.0, 2.0});
    QCOMPARE(info().object.value, 2U); // it is on top
}

void TestMainWindowHover::aPinnedObjectKeepsItsAnswerWhenTheMouseLeaves()
{
    m->hover({1.0, 1.0});
    m->page().focus().togglePin({1});
    const HoverInfo pinned = info();
    QCOMPARE(pinned.object.value, 1U);
    m->hover({3.0, 3.5}); // empty ground
    QVERIFY(info() == pinned);
    leave();
    QVERIFY(info() == pinned);
    QTRY_COMPARE(subject(), QStringLiteral("Object 1 (pinned)"));
}

void TestMainWindowHover::aHoveredObjectComesBeforeThePinnedOne()
{
    m->page().focus().togglePin({1});
    QCOMPARE(info().object.value, 1U); // without a pointer
    m->hover({6.0, 2.0});
    QCOMPARE(info().object.value, 2U);
    leave();
    QCOMPARE(info().object.value, 1U);
}

void TestMainWindowHover::anUnpinnedObjectIsForgotten()
{
    m->page().focus().togglePin({1});
    m->page().focus().togglePin({1});
    QVERIFY(info().isEmpty());
    m->page().focus().setPins({1}, {2}); // with two pins, the Why panel answers
    QVERIFY(info().isEmpty());
}

void TestMainWindowHover::aPinnedObjectIsFollowedThroughSteps()
{
    m->page().focus().togglePin({4});
    const std::optional<CellRange> before = info().cells;
    QVERIFY(before.has_value());
    auto& session = m->session();
    for (int i = 0; i < 60; ++i)
        session.stepOnce();
    QCOMPARE(info().object.value, 4U);
    QVERIFY2(info().cells != before, "it fell into another cell");
}

BROADSIDE_WINDOW_TEST(TestMainWindowHover)

} // namespace broadside::test::tst_main_window_hover

#include "tst_main_window_hover.moc"

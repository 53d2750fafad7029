// Editing vertices, drawing polygons and measuring, in the real window with mouse and keys.

#include "editor/commands/arranging/vertices.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>

namespace broadside::test::tst_main_window_tools {

using test::ids;

class TestMainWindowTools : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aDoubleClickEditsVertices();
    void deleteTakesTheChosenVertexNotTheObject();
    void arrowsMoveTheChosenVertex();
    void aPolygonIsDrawnWithTheKeyboardToo();
    void theMeasureIsShown();
    void everyToolSaysWhatItIs();

private:
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *m->page().document().scene().find({id}); }
    [[nodiscard]] QUndoStack& stack() const { return m->page().document().undoStack(); }
    [[nodiscard]] std::size_t vertices() const { return verticesOf(object(1).shape).size(); }

    std::unique_ptr<test::WindowFixture> m;
};

/// A square of 2 x 2 m around (3, 2).
void TestMainWindowTools::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.append(test::makeObject(1, {3.0, 2.0}, [](SceneObject& o) {
        o.shape = Polygon{{{-1.0, -1.0}, {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}}};
    }));
    scene.append(test::makeObject(2, {7.0, 2.0}));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
    m->viewport().setFocus();
}

void TestMainWindowTools::aDoubleClickEditsVertices()
{
    const auto doubleClick = [this](Vec2 at) {
        m->click(at);
        m->mouse(m->viewport(), QEvent::MouseButtonDblClick, m->at(at));
        m->release(at);
    };
    doubleClick({7.0, 2.0});
    QVERIFY2(m->action("selectTool").isChecked(), "a box has none");
    doubleClick({3.0, 2.0});
    QVERIFY(m->action("vertexTool").isChecked());
    m->hover({4.0, 3.0});
    m->press({4.0, 3.0});
    m->drag({4.5, 3.25});
    m->drag({5.0, 3.5});
    m->release({5.0, 3.5});
    QVERIFY(distance(verticesOf(object(1).shape)[2], Vec2{2.0, 1.5}) < 1e-9);
    QCOMPARE(stack().count(), 1);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(verticesOf(object(1).shape)[2], (Vec2{1.0, 1.0}));
}

void TestMainWindowTools::deleteTakesTheChosenVertexNotTheObject()
{
    m->page().focus().select(ObjectId{1});
    m->key(Qt::Key_E);
    m->click({4.0, 3.0});
    m->key(Qt::Key_Delete);
    QCOMPARE(vertices(), std::size_t{3});
    m->key(Qt::Key_Delete); // no vertex is selected, so the object is deleted
    QVERIFY(!m->page().document().scene().contains({1}));
    m->key(Qt::Key_Z, Qt::ControlModifier);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(vertices(), std::size_t{4});
}

void TestMainWindowTools::arrowsMoveTheChosenVertex()
{
    m->page().focus().select(ObjectId{1});
    m->key(Qt::Key_E);
    m->click({4.0, 3.0});
    m->key(Qt::Key_Right);
    m->key(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(distance(verticesOf(object(1).shape)[2], Vec2{1.1, 2.0}) < 1e-9);
    QCOMPARE(object(1).pose.position, (Vec2{3.0, 2.0}));
    m->key(Qt::Key_Escape);
    m->key(Qt::Key_Right); // no vertex is selected, so the object moves
    QVERIFY(distance(object(1).pose.position, Vec2{3.1, 2.0}) < 1e-9);
}

void TestMainWindowTools::aPolygonIsDrawnWithTheKeyboardToo()
{
    m->key(Qt::Key_D);
    for (const Vec2 at : {Vec2{5.0, 4.0}, Vec2{6.0, 4.0}, Vec2{6.5, 4.5}, Vec2{6.0, 4.6}}) {
        m->click(at);
    }
    m->key(Qt::Key_Backspace);
    m->key(Qt::Key_Return);
    QCOMPARE(m->page().document().scene().size(), std::size_t{3});
    const SceneObject& drawn = *m->page().document().scene().objects().back();
    QCOMPARE(verticesOf(drawn.shape).size(), std::size_t{3});
    QCOMPARE(m->page().focus().selection(), std::vector{drawn.id});
    m->click({5.0, 1.0});
    m->key(Qt::Key_Escape);
    m->key(Qt::Key_V);
    QCOMPARE(stack().count(), 1);
}

void TestMainWindowTools::theMeasureIsShown()
{
    m->key(Qt::Key_M);
    QVERIFY(m->action("measureTool").isChecked());
    const QImage before = m->picture();
    m->hover({4.0, 3.0});
    m->press({4.0, 3.0});
    m->drag({5.0, 2.5});
    m->drag({6.5, 2.5});
    m->release({6.5, 2.5});
    QVERIFY(m->picture() != before);
    const QString hint = m->viewport().tool()->hint();
    QVERIFY2(hint.contains(QStringLiteral("corner of Object 1")) && hint.contains(QStringLiteral("corner of Object 2")),
             qPrintable(hint));
    QVERIFY2(hint.contains(QStringLiteral("dx 2.5 m, dy -0.5 m")), qPrintable(hint));
    m->key(Qt::Key_Escape);
    QVERIFY(!m->viewport().tool()->isBusy());
    QCOMPARE(stack().count(), 0);
}

void TestMainWindowTools::everyToolSaysWhatItIs()
{
    for (const char* name : {"vertexTool", "polygonTool", "measureTool"}) {
        m->action(name).trigger();
        QVERIFY(m->action(name).isChecked());
        QVERIFY2(!m->viewport().tool()->hint().isEmpty(), name);
        QVERIFY2(m->action(name).toolTip().contains(QLatin1Char('(')), name);
        QVERIFY(!m->action(name).icon().isNull());
    }
}

BROADSIDE_WINDOW_TEST(TestMainWindowTools)

} // namespace broadside::test::tst_main_window_tools

#include "tst_main_window_tools.moc"

#include "editor/tools/query_tool.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/pointer.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_query_tool {

namespace {

enum class Held { Nothing, Shift, Control };

PointerEvent at(Vec2 world, Held held = Held::Nothing)
{
    PointerEvent event = test::at(world);
    event.shift = held == Held::Shift;
    event.control = held == Held::Control;
    return event;
}

} // namespace

class TestQueryTool : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aClickAsksAboutThePoint();
    void aDragAsksWhileItGoesOn_data();
    void aDragAsksWhileItGoesOn();
    void keysCountAtThePress();
    void theQuestionStaysUntilEsc();
    void escWithinADragEndsIt();
    void aCircleOfNoRadiusIsAPoint();
    void theHintCounts();
    void simulatedStepsAreAsked();

private:
    void drag(Vec2 from, Vec2 to, Held held)
    {
        m_tool->press(at(from, held));
        m_tool->move(at(to, held));
    }
    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<Hover> m_hover;
    std::unique_ptr<QueryTool> m_tool;
};

void TestQueryTool::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::threeBoxes());
    m_hover = std::make_unique<Hover>(m_world->shownWorld, m_world->focus);
    m_tool = std::make_unique<QueryTool>(*m_hover, m_world->shownWorld);
}

void TestQueryTool::cleanup()
{
    m_tool.reset();
    m_hover.reset();
    m_world.reset();
}

void TestQueryTool::aClickAsksAboutThePoint()
{
    m_tool->press(at({5.1, 0.1}));
    QVERIFY(!m_hover->question()); // this may become a drag
    m_tool->move(at({5.12, 0.1})); // two pixels
    m_tool->release(at({5.12, 0.1}));
    QVERIFY(m_hover->question() == Question{(Vec2{5.1, 0.1})});
    QCOMPARE(m_hover->info().overlaps, test::ids({2}));
}

void TestQueryTool::aDragAsksWhileItGoesOn_data()
{
    QTest::addColumn<int>("held");
    QTest::addColumn<QString>("label");
    QTest::newRow("box") << static_cast<int>(Held::Nothing) << QStringLiteral("3 x 4 m");
    QTest::newRow("circle") << static_cast<int>(Held::Shift) << QStringLiteral("radius 5 m");
    QTest::newRow("ray") << static_cast<int>(Held::Control) << QStringLiteral("5 m");
}

void TestQueryTool::aDragAsksWhileItGoesOn()
{
    QFETCH(const int, held);
    QFETCH(const QString, label);
    const Vec2 from{4.0, 3.0};
    const Vec2 to{7.0, -1.0};
    const Question questions[] = {Aabb{{4.0, -1.0}, {7.0, 3.0}}, CircleArea{from, 5.0}, Ray{from, to}};
    drag(from, to, static_cast<Held>(held));
    QVERIFY(m_hover->question() == questions[held]);
    QCOMPARE(m_tool->overlay().labels.size(), std::size_t{1});
    QCOMPARE(m_tool->overlay().labels.front().text, label);
    m_tool->move(at({6.0, 0.0}));
    QVERIFY(m_hover->question() != questions[held]);
    m_tool->release(at(to));
    QVERIFY(m_hover->question() == questions[held]);
    QVERIFY(m_tool->overlay().labels.empty());
    m_tool->move(at({9.0, 9.0})); // the button is not pressed
    QVERIFY(m_hover->question() == questions[held]);
}

void TestQueryTool::keysCountAtThePress()
{
    drag({0.0, 0.0}, {3.0, 0.0}, Held::Control);
    m_tool->release(at({3.0, 0.0}, Held::Nothing));
    QVERIFY(std::holds_alternative<Ray>(*m_hover->question()));
}

void TestQueryTool::theQuestionStaysUntilEsc()
{
    QVERIFY(!m_tool->isBusy());
    drag({0.0, 0.0}, {3.0, 0.0}, Held::Control);
    m_tool->release(at({3.0, 0.0}));
    QVERIFY(m_tool->isBusy()); // so that the tool gets Esc
    m_tool->cancel();
    QVERIFY(!m_tool->isBusy());
    QVERIFY(!m_hover->info().query);
    QVERIFY(m_tool->hint().contains(QStringLiteral("Click")));
}

void TestQueryTool::escWithinADragEndsIt()
{
    drag({0.0, 0.0}, {3.0, 3.0}, Held::Nothing);
    m_tool->cancel();
    m_tool->move(at({4.0, 4.0}));
    m_tool->release(at({4.0, 4.0}));
    QVERIFY(!m_hover->question());
}

void TestQueryTool::aCircleOfNoRadiusIsAPoint()
{
    drag({1.0, 1.0}, {3.0, 3.0}, Held::Shift);
    m_tool->release(at({1.0, 1.0}));
    QVERIFY(m_hover->question() == Question{(Vec2{1.0, 1.0})});
}

void TestQueryTool::theHintCounts()
{
    drag({-0.4, -0.4}, {5.2, 0.2}, Held::Nothing);
    const QString hint = m_tool->hint();
    QVERIFY2(hint.contains(QStringLiteral("candidates > 2 box overlaps > 2 shape overlaps; ")), qPrintable(hint));
    QVERIFY2(hint.contains(QStringLiteral("\u00B5s. Esc ends")), qPrintable(hint));
}

void TestQueryTool::simulatedStepsAreAsked()
{
    m_tool->press(at({10.0, -1.0}));
    m_tool->release(at({10.0, -1.0})); // below the falling box
    const double before = m_hover->info().query->nearest->distance;
    m_world->session.stepOnce();
    m_world->session.stepOnce();
    QVERIFY(m_hover->info().query->nearest->distance < before);
    QVERIFY(!m_world->document.isModified());
}

BROADSIDE_EVENT_TEST(TestQueryTool)

} // namespace broadside::test::tst_query_tool

#include "tst_query_tool.moc"

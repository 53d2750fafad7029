// Breakpoints in the real window: adding, stopping, going back and forward, and their display.

#include "editor/plots/strip_chart.h"
#include "editor/window/message_bar.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

namespace broadside::test::tst_main_window_breakpoints {

using Kind = Breakpoint::Kind;
using State = SimulationSession::State;

class TestMainWindowBreakpoints : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void keysAndTipsSayWhatCanBeDone();
    void twoSelectedObjectsAndAKey();
    void oneSelectedObjectAndAKey();
    void aRunStopsAndSaysWhy();
    void continueGoesBackAndOn();
    void nothingIsFoundAndSaid();
    void aLongWayCanBeCancelled();
    void aRegionIsDrawnAndSeen();
    void escLeavesTheRegionAsItWas();
    void aRowIsEditedBelowTheList();
    void aFilterThatIsNoneIsRefused();
    void aRowIsSwitchedOffAndDeleted();
    void everyKindCanBeAdded();
    void aLowPanelShowsSeveralRows();
    void tenThousandStepsAreSearchedBesideTheWindow();

private:
    [[nodiscard]] BreakpointSession& breakpoints() const { return m->page().model().breakpoints; }
    [[nodiscard]] SimulationSession& session() const { return m->session(); }
    [[nodiscard]] QTreeWidget& list() const { return m->part<QTreeWidget>("breakpointList"); }
    [[nodiscard]] QString message() const { return m->window->findChild<MessageBar*>()->text(); }
    void open(Scene scene) const { m->page().document().reset(std::move(scene), {}); }
    void add(const char* kind) const { m->action(kind).trigger(); }
    void select(std::initializer_list<std::uint64_t> objects) const { m->page().focus().select(test::ids(objects)); }
    void settle() const { QTRY_COMPARE(list().topLevelItemCount(), static_cast<int>(breakpoints().list().size())); }

    std::unique_ptr<test::WindowFixture> m;
};

namespace {

/// 10 by 10 m, 10 steps per second. The runner (1) moves to the right from (3.5, 5) with 5 m/s and bounces between two
/// posts (2, 3).
Scene runnerBetweenPosts()
{
    Scene scene;
    scene.world = {.width = 10.0, .height = 10.0, .gravity = {}, .wind = {}, .terminalSpeed = {}, .edges = {}};
    scene.step.dt = 0.1;
    scene.append(test::makeObject(1, {3.5, 5.0}, [](SceneObject& runner) {
        runner.name = "Runner";
        runner.kind = ObjectKind::Dynamic;
        runner.shape = Box{0.5, 0.5};
        runner.velocity = {5.0, 0.0};
        runner.onHit = HitResponse::Bounce;
    }));
    for (const std::uint64_t id : {2U, 3U})
        scene.append(test::makeObject(id, {id == 2 ? 1.0 : 8.0, 5.0}, [](SceneObject& post) {
            post.name = "Post";
            post.shape = Box{0.5, 0.5};
        }));
    return scene;
}

} // namespace

void TestMainWindowBreakpoints::init()
{
    m = std::make_unique<test::WindowFixture>();
    open(runnerBetweenPosts());
    m->part<QDockWidget>("BreakpointsPanel").raise();
}

void TestMainWindowBreakpoints::keysAndTipsSayWhatCanBeDone()
{
    QVERIFY(m->action("nextBreakpoint").toolTip().contains(QStringLiteral("Add a breakpoint first")));
    QVERIFY(!m->action("nextBreakpoint").isEnabled());
    QTRY_VERIFY(m->part<QLabel>("breakpointsEmpty").isVisible());
    QVERIFY(m->part<QLabel>("breakpointsEmpty").text().contains(QStringLiteral("F9")));
    add("add-object-hit");
    QVERIFY(m->action("nextBreakpoint").isEnabled());
    QVERIFY(m->action("nextBreakpoint").toolTip().contains(QStringLiteral("(F8)")));
    QVERIFY(m->action("previousBreakpoint").toolTip().contains(QStringLiteral("no earlier step")));
    session().stepOnce();
    QVERIFY(m->action("previousBreakpoint").isEnabled());
}

void TestMainWindowBreakpoints::twoSelectedObjectsAndAKey()
{
    select({1, 3});
    m->key(Qt::Key_F9);
    QCOMPARE(breakpoints().list().size(), std::size_t{1});
    QVERIFY(breakpoints().list()[0].kind == Kind::PairBegins);
    QCOMPARE(breakpoints().list()[0].first.ids, test::ids({1}));
    QCOMPARE(breakpoints().list()[0].second.ids, test::ids({3}));
    settle();
    QCOMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Runner (1) and Post (3) begin to overlap"));
}

void TestMainWindowBreakpoints::oneSelectedObjectAndAKey()
{
    select({2});
    m->key(Qt::Key_F9);
    QVERIFY(breakpoints().list().at(0).kind == Kind::ObjectHit);
    QCOMPARE(breakpoints().list()[0].first.ids, test::ids({2}));
}

void TestMainWindowBreakpoints::aRunStopsAndSaysWhy()
{
    select({1, 3});
    m->key(Qt::Key_F9);
    m->page().focus().clearSelection();
    QSignalSpy stopped(&breakpoints(), &BreakpointSession::stopped);
    m->key(Qt::Key_F5);
    QVERIFY(stopped.wait(test::kPatience));
    QVERIFY(session().state() == State::Paused);
    const QString sentence =
        QStringLiteral("Step %1: Runner (1) and Post (3) began to overlap.").arg(session().world()->stepCount());
    QCOMPARE(message(), sentence);
    QCOMPARE(m->page().focus().selection(), test::ids({1, 3}));
    QTRY_VERIFY(m->part<QLabel>("breakpointStop").isVisible());
    QCOMPARE(m->part<QLabel>("breakpointStop").text(), sentence);
    QCOMPARE(list().topLevelItem(0)->text(1), QStringLiteral("\u25cf 1"));
    session().stepOnce();
    QTRY_VERIFY(!m->part<QLabel>("breakpointStop").isVisible());
    QVERIFY(!m->window->findChild<MessageBar*>()->isVisible());
}

void TestMainWindowBreakpoints::continueGoesBackAndOn()
{
    add("add-pair-begins");
    QSignalSpy stopped(&breakpoints(), &BreakpointSession::stopped);
    std::vector<std::uint64_t> steps;
    for (int i = 0; i < 3; ++i) {
        m->key(Qt::Key_F8);
        QTRY_COMPARE(stopped.size(), i + 1);
        steps.push_back(session().world()->stepCount());
    }
    QVERIFY(steps[0] < steps[1] && steps[1] < steps[2]);
    m->key(Qt::Key_F8, Qt::ShiftModifier);
    QTRY_COMPARE(stopped.size(), 4);
    QCOMPARE(session().world()->stepCount(), steps[1]);
    m->key(Qt::Key_F8);
    QTRY_COMPARE(stopped.size(), 5);
    QCOMPARE(session().world()->stepCount(), steps[2]);
    const auto& chart = m->part<StripChart>("timelineChart");
    for (const std::uint64_t step : steps)
        QTRY_VERIFY(chart.readout(step).contains(QStringLiteral("Breakpoint: Any two objects begin to overlap")));
}

void TestMainWindowBreakpoints::nothingIsFoundAndSaid()
{
    add("add-not-a-number");
    for (int i = 0; i < 5; ++i)
        session().stepOnce();
    m->key(Qt::Key_F8, Qt::ShiftModifier);
    QTRY_VERIFY(message().startsWith(QStringLiteral("No breakpoint")));
    QCOMPARE(session().world()->stepCount(), std::uint64_t{5});
}

void TestMainWindowBreakpoints::aLongWayCanBeCancelled()
{
    add("add-not-a-number");
    m->key(Qt::Key_F8);
    auto& cancel = m->part<QPushButton>("messageOffer");
    QTRY_VERIFY(cancel.isVisible());
    QVERIFY(message().startsWith(QStringLiteral("Searching for the next breakpoint")));
    QTest::mouseClick(&cancel, Qt::LeftButton);
    QVERIFY(session().state() == State::Paused);
    QVERIFY(!breakpoints().progress());
    QVERIFY(!m->window->findChild<MessageBar*>()->isVisible());
}

void TestMainWindowBreakpoints::aRegionIsDrawnAndSeen()
{
    m->key(Qt::Key_B);
    QVERIFY(m->action("regionTool").isChecked());
    const QImage before = m->picture();
    m->press({4.0, 4.0});
    m->drag({7.0, 6.0});
    m->release({7.0, 6.0});
    QCOMPARE(breakpoints().list().size(), std::size_t{1});
    const Aabb region = breakpoints().list()[0].region;
    QVERIFY(std::abs(region.lo.x - 4.0) < 0.05 && std::abs(region.hi.y - 6.0) < 0.05);
    m->hover({9.5, 9.5});
    const auto isDrawn = [&] { // the upper side, dotted
        const QImage now = m->picture();
        const QPoint from = m->at({5.0, 6.0}).toPoint();
        int changed = 0;
        for (int x = from.x(); x < from.x() + 40; ++x)
            for (int y = from.y() - 2; y <= from.y() + 2; ++y)
                changed += now.pixel(x, y) != before.pixel(x, y) ? 1 : 0;
        return changed > 20;
    };
    QVERIFY(isDrawn());
    m->key(Qt::Key_F8);
    QTRY_VERIFY(breakpoints().stop());
    QVERIFY(message().contains(QStringLiteral("entered the region")));
    breakpoints().remove(0);
    session().stop();
    QVERIFY(!isDrawn());
}

void TestMainWindowBreakpoints::escLeavesTheRegionAsItWas()
{
    m->key(Qt::Key_B);
    m->press({4.0, 4.0});
    m->drag({7.0, 6.0});
    m->key(Qt::Key_Escape);
    m->release({7.0, 6.0});
    QVERIFY(breakpoints().list().empty());
}

void TestMainWindowBreakpoints::aRowIsEditedBelowTheList()
{
    add("add-object-hit");
    auto& objects = m->part<QLineEdit>("breakpointFirst");
    objects.setFocus();
    QTest::keyClicks(&objects, QStringLiteral("post, category 0x1"));
    QTest::keyClick(&objects, Qt::Key_Return);
    QCOMPARE(breakpoints().list()[0].first.nameText, std::string("post"));
    QCOMPARE(breakpoints().list()[0].first.categories, 1U);
    m->part<QSpinBox>("breakpointIgnore").setValue(2);
    QCOMPARE(breakpoints().list()[0].ignore, std::uint64_t{2});
    settle();
    QTRY_COMPARE(list().topLevelItem(0)->text(0),
                 QStringLiteral("Any object of category 0x1 named \"post\" is hit, from the 3rd time on"));
    select({1});
    QTest::mouseClick(&m->part<QPushButton>("breakpointFirstSelected"), Qt::LeftButton);
    QCOMPARE(breakpoints().list()[0].first.ids, test::ids({1}));
}

void TestMainWindowBreakpoints::aFilterThatIsNoneIsRefused()
{
    add("add-object-hit");
    auto& objects = m->part<QLineEdit>("breakpointFirst");
    objects.setText(QStringLiteral("category red"));
    QTest::keyClick(&objects, Qt::Key_Return);
    QVERIFY(breakpoints().list()[0].first == ObjectFilter{});
    QTRY_VERIFY(m->part<QLabel>("breakpointFault").text().contains(QStringLiteral("red")));
}

void TestMainWindowBreakpoints::aRowIsSwitchedOffAndDeleted()
{
    add("add-object-hit");
    add("add-leaves-world");
    settle();
    list().topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QVERIFY(!breakpoints().list()[0].enabled);
    QTRY_COMPARE(list().topLevelItem(0)->text(1), QStringLiteral("off"));
    list().setCurrentItem(list().topLevelItem(0));
    QCOMPARE(breakpoints().current(), std::optional<std::size_t>(0));
    QTest::mouseClick(&m->part<QToolButton>("breakpointDelete"), Qt::LeftButton);
    QCOMPARE(breakpoints().list().size(), std::size_t{1});
    QVERIFY(breakpoints().list()[0].kind == Kind::LeavesWorld);
    settle();
    list().setFocus();
    select({1});
    QTest::keyClick(&list(), Qt::Key_Delete);
    QVERIFY(breakpoints().list().empty());
    QVERIFY(m->page().document().scene().contains({1})); // not the selected object
}

void TestMainWindowBreakpoints::everyKindCanBeAdded()
{
    const QMenu& menu = *m->part<QPushButton>("breakpointAdd").menu();
    for (const BreakpointInfo& info : breakpointKinds()) {
        const QString name = QStringLiteral("add-") + QString::fromUtf8(info.name.data(), qsizetype(info.name.size()));
        QAction* action = menu.findChild<QAction*>(name);
        QVERIFY2(action && !action->toolTip().isEmpty(), info.name.data());
        action->trigger();
        QVERIFY(breakpoints().list().back().kind == info.kind);
    }
    settle();
    session().stepOnce();
    QVERIFY(session().world());
}

/// The sentences have two lines each, and the fields of one breakpoint are below.
void TestMainWindowBreakpoints::aLowPanelShowsSeveralRows()
{
    auto& panel = m->part<QDockWidget>("BreakpointsPanel");
    panel.show();
    panel.raise();
    for (int i = 0; i < 5; ++i)
        add("add-pair-begins");
    QTRY_COMPARE(list().topLevelItemCount(), 5);
    panel.setFloating(true);
    panel.resize(320, 220);
    QTRY_COMPARE(panel.height(), 220);
    QTRY_VERIFY(list().visualItemRect(list().topLevelItem(4)).bottom() <= list().viewport()->height());
}

/// The search has not ended when go() returns: a search on this thread would have. The event loop runs meanwhile.
void TestMainWindowBreakpoints::tenThousandStepsAreSearchedBesideTheWindow()
{
    while (!session().world() || session().world()->stepCount() < 10'000)
        session().stepOnce();
    QCoreApplication::processEvents();
    for (const char* kind : {"add-missed-pair", "add-leaves-region", "add-false-candidate"}) {
        add(kind);
        breakpoints().go(BreakpointSession::Direction::Back);
        const std::size_t last = breakpoints().list().size() - 1;
        QVERIFY2(!breakpoints().isSearched(last), kind);
        QTRY_VERIFY(!breakpoints().progress() && breakpoints().isSearched(last));
    }
}

BROADSIDE_WINDOW_TEST(TestMainWindowBreakpoints)

} // namespace broadside::test::tst_main_window_breakpoints

#include "tst_main_window_breakpoints.moc"

// Auditing the broad phase in the real window.

#include "core/debug/audit.h"
#include "editor/plots/strip_chart.h"
#include "tests/support/editor_world.h"
#include "tests/support/test.h"
#include "tests/support/window_fixture.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace broadside::test::tst_main_window_audit {

class TestMainWindowAudit : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void saysWhatWouldFillIt();
    void aRowShowsThePairAndTheFixEndsIt();
    void everyStepIsAuditedAndMarked();
    void anotherFutureIsAuditedAnew();
    void aFindingIsReduced_data();
    void aFindingIsReduced();
    void aReductionIsCancelled();
    void tunnellingIsFoundAndSweptAway();
    void anEditOfTheSceneDropsWhatWasFound();

private:
    [[nodiscard]] QTreeWidget& list() const { return m->part<QTreeWidget>("auditList"); }
    [[nodiscard]] QString summary() const { return m->part<QLabel>("auditSummary").text(); }
    void clickRow(int row) const
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier,
                          list().visualItemRect(list().topLevelItem(row)).center());
    }
    void load(Vec2 velocity, Algorithm algorithm, double wallWidth, int others = 0) const;
    void stepOn(int steps) const
    {
        const World* world = m->window->session().world();
        const std::uint64_t before = world ? world->stepCount() : 0;
        for (int step = 0; step < steps; ++step)
            m->key(Qt::Key_F10);
        QTRY_COMPARE(m->window->session().world()->stepCount(), before + static_cast<std::uint64_t>(steps));
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowAudit::aFindingIsReduced_data()
{
    QTest::addColumn<double>("speed"); // metres a step
    QTest::addColumn<int>("steps");
    QTest::newRow("missed pair") << 0.2 << 12;
    QTest::newRow("tunnelling") << 1.5 << 3;
}

/// A ball that flies to a wall over three columns of cells: corner-grid does not register the wall in the middle one.
void TestMainWindowAudit::load(Vec2 velocity, Algorithm algorithm, double wallWidth, int others) const
{
    Scene scene;
    scene.world.width = 10.0;
    scene.world.height = 5.0;
    scene.broadPhase.cellSize = 2.0;
    scene.broadPhase.algorithm = algorithm;
    scene.append(test::makeObject(1, {5.0, 3.2}, [&](SceneObject& object) {
        object.kind = ObjectKind::Dynamic;
        object.gravityScale = 0.0;
        object.velocity = velocity;
        object.name = "Ball";
        object.shape = Box{0.4, 0.4};
    }));
    scene.append(test::makeObject(2, {5.0, 1.0}, [&](SceneObject& object) {
        object.name = "Wall";
        object.shape = Box{wallWidth, 0.4};
    }));
    for (int i = 0; i < others; ++i) // far from the two and from each other
        scene.append(test::makeObject(static_cast<std::uint64_t>(3 + i), {0.5 + i % 3, 50.0 + i}));
    m->window->document().reset(std::move(scene), {});
}

void TestMainWindowAudit::init()
{
    m = std::make_unique<test::WindowFixture>();
    auto& dock = m->part<QDockWidget>("AuditPanel");
    dock.show();
    dock.raise();
    QTRY_VERIFY(list().isVisible());
}

void TestMainWindowAudit::saysWhatWouldFillIt()
{
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("Audit a step")), qPrintable(summary()));
    QVERIFY(!m->part<QPushButton>("auditFix").isEnabled());
}

void TestMainWindowAudit::aRowShowsThePairAndTheFixEndsIt()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    stepOn(11);
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QVERIFY2(summary().startsWith(QStringLiteral("1 missed pair")), qPrintable(summary()));
    QCOMPARE(list().topLevelItem(0)->text(1), QStringLiteral("Ball"));
    QVERIFY(list().topLevelItem(0)->text(3).contains(QStringLiteral("larger than the cells")));
    const QImage before = m->picture();
    m->key(Qt::Key_F10, Qt::ControlModifier);
    clickRow(0);
    QCOMPARE(m->window->session().world()->stepCount(), std::uint64_t{11});
    QCOMPARE(m->window->focus().selection(), test::ids({1, 2}));
    QCOMPARE(m->window->focus().pins(), (Focus::Pins{ObjectId{1}, ObjectId{2}}));
    QVERIFY(m->picture() != before);
    QTest::mouseClick(&m->part<QPushButton>("auditFix"), Qt::LeftButton);
    QCOMPARE(m->window->document().undoStack().undoText(), QStringLiteral("Use the algorithm grid"));
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_COMPARE(list().topLevelItemCount(), 0);
}

/// What the core says of the same run.
std::vector<std::uint64_t> stepsWithMisses(const Scene& scene, std::uint64_t last)
{
    World world = World::fromScene(scene).value();
    Audit audit;
    audit.observe(world);
    while (world.stepCount() < last) {
        const StepReport report = world.step();
        audit.observe(world, &report);
    }
    std::vector<std::uint64_t> steps;
    for (const Audit::Miss& miss : audit.missed())
        steps.push_back(miss.step);
    return steps;
}

/// Whether something red is drawn in the marks above a step.
bool isMarkedRed(const StripChart& chart, std::uint64_t step)
{
    const QImage image = const_cast<StripChart&>(chart).grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QColor red = plotColor(PlotHue::Vermilion, chart.palette());
    const int x = static_cast<int>(chart.xOf(step));
    for (int y = 0; y < 70; ++y) // ruler and marks
        for (int at = x - 4; at <= x + 4; ++at)
            if (image.valid(at, y) && image.pixelColor(at, y) == red)
                return true;
    return false;
}

void TestMainWindowAudit::everyStepIsAuditedAndMarked()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    const std::vector<std::uint64_t> expected = stepsWithMisses(m->window->document().scene(), 16);
    QVERIFY(expected.size() >= 3 && expected.front() > 5 && expected.back() < 16);
    stepOn(8);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(8);
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    QTRY_COMPARE(list().topLevelItemCount(), static_cast<int>(expected.size()));
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(list().topLevelItem(static_cast<int>(i))->text(0), QString::number(expected[i]));
    m->part<QDockWidget>("TimelinePanel").raise();
    auto& chart = m->part<StripChart>("timelineChart");
    QTRY_VERIFY(chart.isVisible());
    QTRY_VERIFY(isMarkedRed(chart, expected.front()));
    for (std::uint64_t step = 0; step <= 16; ++step) {
        const bool isMissed = std::ranges::binary_search(expected, step);
        QCOMPARE(isMarkedRed(chart, step), isMissed);
        QCOMPARE(chart.readout(step).contains(QStringLiteral("1 missed pair")), isMissed);
    }
}

void TestMainWindowAudit::anotherFutureIsAuditedAnew()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(16);
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    QVERIFY(list().topLevelItemCount() > 0);
    m->window->session().seek(5);
    m->chooseAlgorithm(Algorithm::Grid);
    stepOn(1);
    QTRY_VERIFY2(summary().contains(QStringLiteral("0 missed pairs, 0 tunnellings in steps 0 to 6")),
                 qPrintable(summary()));
    QCOMPARE(list().topLevelItemCount(), 0);
    m->action("otherFuture").trigger(); // the same states, another algorithm
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    QVERIFY(list().topLevelItemCount() > 0);
    m->window->session().seek(5);
    m->chooseAlgorithm(Algorithm::HashedGrid);
    stepOn(11);
    QTRY_VERIFY2(summary().contains(QStringLiteral("0 missed pairs, 0 tunnellings in steps 0 to 16")),
                 qPrintable(summary()));
}

void TestMainWindowAudit::tunnellingIsFoundAndSweptAway()
{
    load({0.0, -60.0 * 1.5}, Algorithm::Grid, 3.0);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(3);
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QVERIFY(list().topLevelItem(0)->text(3).contains(QStringLiteral("passed through")));
    clickRow(0);
    const std::uint64_t step = m->window->session().world()->stepCount();
    QCOMPARE(list().topLevelItem(0)->text(0), QString::number(step));
    QTRY_VERIFY(m->part<QLabel>("whySentence").text().contains(QStringLiteral("passed through")));
    const QImage shown = m->picture();
    m->window->session().stepOnce();
    QVERIFY(m->picture() != shown);
    QTest::mouseClick(&m->part<QPushButton>("auditFix"), Qt::LeftButton);
    QVERIFY(m->window->document().scene().step.continuous);
    QCOMPARE(m->window->document().undoStack().undoText(), QStringLiteral("Turn swept collision on"));
    QTRY_VERIFY(!m->part<QPushButton>("auditFix").isEnabled());
}

/// Opens a window of its own, with the two alone and the finding in it.
void TestMainWindowAudit::aFindingIsReduced()
{
    QFETCH(double, speed);
    QFETCH(int, steps);
    load({0.0, -60.0 * speed}, speed > 1.0 ? Algorithm::Grid : Algorithm::CornerGrid, speed > 1.0 ? 3.0 : 6.0, 40);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(steps);
    QTRY_VERIFY(list().topLevelItemCount() >= 1);
    QVERIFY(!m->part<QPushButton>("auditReduce").isEnabled());
    clickRow(0);
    QTest::mouseClick(&m->part<QPushButton>("auditReduce"), Qt::LeftButton);
    MainWindow* other = nullptr;
    const auto isThere = [&] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<MainWindow*>(widget); window && window != m->window.get())
                other = window;
        return other != nullptr;
    };
    QTRY_VERIFY(isThere());
    QCOMPARE(other->document().scene().size(), std::size_t{2});
    QVERIFY(other->isWindowModified());
    QVERIFY(other->windowTitle().startsWith(QStringLiteral("Reduced")));
    const auto& found = *other->findChild<QTreeWidget*>(QStringLiteral("auditList"));
    QTRY_COMPARE(found.topLevelItemCount(), 1);
    QCOMPARE(found.topLevelItem(0)->text(3), list().topLevelItem(0)->text(3));
    QCOMPARE(m->window->document().scene().size(), std::size_t{42}); // this one stays as it is
    delete other;
}

void TestMainWindowAudit::aReductionIsCancelled()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0, 3000);
    stepOn(11);
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_VERIFY(list().topLevelItemCount() >= 1);
    clickRow(0);
    QTest::mouseClick(&m->part<QPushButton>("auditReduce"), Qt::LeftButton);
    auto& cancel = m->part<QPushButton>("auditCancel");
    QVERIFY(cancel.isVisible() && !m->part<QPushButton>("auditReduce").isEnabled());
    QTest::mouseClick(&cancel, Qt::LeftButton);
    QVERIFY(!cancel.isVisible() && m->part<QPushButton>("auditReduce").isEnabled());
}

void TestMainWindowAudit::anEditOfTheSceneDropsWhatWasFound()
{
    load({}, Algorithm::Grid, 3.0);
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("0 missed pairs")), qPrintable(summary()));
    m->window->focus().select(ObjectId{2});
    m->key(Qt::Key_Delete);
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("Audit a step")), qPrintable(summary()));
}

BROADSIDE_WINDOW_TEST(TestMainWindowAudit)

} // namespace broadside::test::tst_main_window_audit

#include "tst_main_window_audit.moc"

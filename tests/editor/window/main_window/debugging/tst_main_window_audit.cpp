// The audit of the broad phase in the real window.

#include "core/debug/audit/audit.h"
#include "editor/plots/strip_chart.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/widgets/words/number_text.h"
#include "tests/support/audit_rows.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QTreeView>

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
    void numbersOfTheLegendOpenTheirLists();
    void equalFindingsAreOneRow();
    void whatTheListHasNoRoomForIsSaid();
    void largeNumbersFitIntoTheirColumns();
    void anotherFutureIsAuditedAnew();
    void aFindingIsReduced_data();
    void aFindingIsReduced();
    void aReductionIsCancelled();
    void tunnellingIsFoundAndSweptAway();
    void afterAFixTheStepIsMadeAgain();
    void theFocusAloneLeadsToNoOtherStep();
    void anEditOfTheSceneDropsWhatWasFound();

private:
    [[nodiscard]] QTreeView& list() const { return m->part<QTreeView>("auditList"); }
    [[nodiscard]] QModelIndexList pairs() const { return test::auditPairs(list()); }
    [[nodiscard]] QString summary() const { return m->part<QLabel>("auditSummary").text(); }
    void clickRow(int row) const { test::clickRow(list(), pairs()[row]); }
    /// Clicks all links in the legend, but not the mark at its end, which folds it.
    void clickLinks() const
    {
        ViewportWidget& view = m->viewport();
        for (int y = 5; y < 80; y += 6)
            for (int x = 0; x < view.width() - 40; x += 12) {
                const QPointF at(x, y);
                m->mouse(view, QEvent::MouseMove, at, Qt::NoButton);
                if (view.cursor().shape() != Qt::PointingHandCursor)
                    continue;
                m->mouse(view, QEvent::MouseButtonPress, at);
                m->mouse(view, QEvent::MouseButtonRelease, at);
            }
    }
    void load(Vec2 velocity, Algorithm algorithm, double wallWidth, int others = 0) const;
    void stepOn(int steps) const
    {
        const World* world = m->session().world();
        const std::uint64_t before = world ? world->stepCount() : 0;
        for (int step = 0; step < steps; ++step)
            m->key(Qt::Key_F10);
        QTRY_COMPARE(m->session().world()->stepCount(), before + static_cast<std::uint64_t>(steps));
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowAudit::aFindingIsReduced_data()
{
    QTest::addColumn<double>("speed"); // metres per step
    QTest::addColumn<int>("steps");
    QTest::newRow("missed pair") << 0.2 << 12;
    QTest::newRow("tunnelling") << 1.5 << 3;
}

/// A ball that flies to a wall over three columns of cells. Corner-grid does not register the wall in the middle
/// column.
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
    for (int i = 0; i < others; ++i) // far from ball and wall, and from each other
        scene.append(test::makeObject(static_cast<std::uint64_t>(3 + i), {0.5 + i % 3, 50.0 + i}));
    m->page().document().reset(std::move(scene), {});
}

void TestMainWindowAudit::init()
{
    m = std::make_unique<test::WindowFixture>();
    auto& dock = m->part<QDockWidget>("AuditPanel");
    dock.show();
    dock.raise();
    QTRY_VERIFY(m->part<QLabel>("auditSummary").isVisible());
}

void TestMainWindowAudit::saysWhatWouldFillIt()
{
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("An audit lists")), qPrintable(summary()));
    QVERIFY(!m->part<QPushButton>("auditFix").isEnabled());
}

void TestMainWindowAudit::aRowShowsThePairAndTheFixEndsIt()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    stepOn(11);
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_COMPARE(pairs().size(), 1);
    QVERIFY2(summary().startsWith(QStringLiteral("1 missed pair")), qPrintable(summary()));
    QCOMPARE(pairs()[0].data().toString(), QStringLiteral("Ball (1) and Wall (2)"));
    QVERIFY(test::explanationOf(pairs()[0]).contains(QStringLiteral("larger than the cells")));
    const QImage before = m->picture();
    m->key(Qt::Key_F10, Qt::ControlModifier);
    clickRow(0);
    QCOMPARE(m->session().world()->stepCount(), std::uint64_t{11});
    QCOMPARE(m->page().focus().selection(), test::ids({1, 2}));
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{1}, ObjectId{2}}));
    QVERIFY(m->picture() != before);
    QTest::mouseClick(&m->part<QPushButton>("auditFix"), Qt::LeftButton);
    QCOMPARE(m->page().document().undoStack().undoText(), QStringLiteral("Use the algorithm grid"));
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_COMPARE(pairs().size(), 0);
}

/// The result of the core for the same run.
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

/// True if the marks above a step contain a red pixel.
bool isMarkedRed(const StripChart& chart, std::uint64_t step)
{
    const QImage image = const_cast<StripChart&>(chart).grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QColor red = plotColor(PlotHue::Vermilion, chart.palette());
    const int x = static_cast<int>(chart.xOf(step));
    for (int y = 0; y < 70; ++y) // rows of the ruler and the marks
        for (int at = x - 4; at <= x + 4; ++at)
            if (image.valid(at, y) && image.pixelColor(at, y) == red)
                return true;
    return false;
}

void TestMainWindowAudit::everyStepIsAuditedAndMarked()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    const std::vector<std::uint64_t> expected = stepsWithMisses(m->page().document().scene(), 16);
    QVERIFY(expected.size() >= 3 && expected.front() > 5 && expected.back() < 16);
    stepOn(8);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(8);
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    QTRY_COMPARE(pairs().size(), 1);
    QTRY_COMPARE(pairs()[0].siblingAtColumn(1).data().toString(), QString::number(expected.front()));
    QTRY_COMPARE(pairs()[0].siblingAtColumn(2).data().toString(), QString::number(expected.back()));
    QTRY_COMPARE(pairs()[0].siblingAtColumn(3).data().toString(), QString::number(expected.size()));
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

/// Two balls with one name miss one wall in many steps: one sentence, one row per ball, and steps below each row.
void TestMainWindowAudit::equalFindingsAreOneRow()
{
    load({0.0, -60.0 * 0.02}, Algorithm::CornerGrid, 6.0);
    Scene scene = m->page().document().scene();
    scene.append(edited(*scene.find({1}), [](SceneObject& object) {
        object.id = {3};
        object.pose.position.x += 0.4;
    }));
    m->page().document().reset(std::move(scene), {});
    m->part<QCheckBox>("auditEvery").click();
    m->session().stepMany(120);
    QTRY_COMPARE(m->session().step(), std::uint64_t{120});
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 120")), qPrintable(summary()));
    QTRY_COMPARE(pairs().size(), 2);
    QCOMPARE(list().model()->rowCount(), 1);
    QCOMPARE(pairs()[0].data().toString(), QStringLiteral("Ball (1) and Wall (2)"));
    QCOMPARE(pairs()[1].data().toString(), QStringLiteral("Wall (2) and Ball (3)"));
    const int count = pairs()[1].siblingAtColumn(3).data().toInt();
    const int first = pairs()[1].siblingAtColumn(1).data().toInt();
    QVERIFY2(count > 10 && pairs()[1].siblingAtColumn(2).data().toInt() == first + count - 1, qPrintable(summary()));
    clickRow(1);
    QCOMPARE(m->session().step(), static_cast<std::uint64_t>(first));
    QCOMPARE(m->page().focus().selection(), test::ids({2, 3}));
    test::clickRow(list(), list().model()->index(0, 0)); // the row of the explanation leads to its first pair
    QCOMPARE(m->page().focus().selection(), test::ids({1, 2}));
}

/// Bars that cross far from their corners: each one misses all bars of the other direction.
void TestMainWindowAudit::whatTheListHasNoRoomForIsSaid()
{
    constexpr int kBars = 330; // in each direction
    constexpr auto kMissed = std::uint64_t{kBars} * kBars;
    static_assert(kMissed > RunAudit::kMostFindings);
    Scene scene;
    scene.world.width = 400.0;
    scene.world.height = 400.0;
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    for (int i = 0; i < kBars; ++i) {
        const auto id = static_cast<std::uint64_t>(1 + 2 * i);
        scene.append(test::makeObject(id, {200.0, 35.0 + i}, [](SceneObject& o) { o.shape = Box{396.0, 0.2}; }));
        scene.append(test::makeObject(id + 1, {35.0 + i, 200.0}, [](SceneObject& o) {
            o.kind = ObjectKind::Dynamic;
            o.shape = Box{0.2, 396.0};
        }));
    }
    m->page().document().reset(std::move(scene), {});
    m->part<QPushButton>("auditNow").click();
    const QString shown = QStringLiteral("The list and the timeline show %1 of %2.")
                              .arg(grouped(RunAudit::kMostFindings), grouped(kMissed));
    QTRY_VERIFY2(summary().contains(shown), qPrintable(summary()));
}

void TestMainWindowAudit::anotherFutureIsAuditedAnew()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(16);
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    QVERIFY(!pairs().isEmpty());
    m->session().seek(5);
    m->chooseAlgorithm(Algorithm::Grid);
    stepOn(1);
    QTRY_VERIFY2(summary().contains(QStringLiteral("0 missed pairs, 0 tunnellings in steps 0 to 6")),
                 qPrintable(summary()));
    QCOMPARE(pairs().size(), 0);
    m->action("otherFuture").trigger(); // the same states with another algorithm
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    QVERIFY(!pairs().isEmpty());
    m->session().seek(5);
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
    QTRY_COMPARE(pairs().size(), 1);
    QVERIFY(test::explanationOf(pairs()[0]).contains(QStringLiteral("passed through")));
    clickRow(0);
    const std::uint64_t step = m->session().world()->stepCount();
    QCOMPARE(pairs()[0].siblingAtColumn(1).data().toString(), QString::number(step));
    QTRY_VERIFY(m->part<QLabel>("whySentence").text().contains(QStringLiteral("passed through")));
    const QImage shown = m->picture();
    m->session().stepOnce();
    QVERIFY(m->picture() != shown);
    const auto& trial = m->part<QLabel>("auditTrial"); // the fix is tried before it is applied
    QTRY_VERIFY2(trial.isVisible() && trial.text().contains(QStringLiteral(" 0 tunnellings instead of 1")),
                 qPrintable(trial.text()));
    QVERIFY(trial.text().endsWith(QStringLiteral("It ends this finding.")));
    QVERIFY(!m->page().document().scene().step.continuous);
    QTRY_VERIFY(pairs()[0].data(Qt::ToolTipRole).toString().contains(QStringLiteral("Only swept motion was tried.")));
    QTest::mouseClick(&m->part<QPushButton>("auditFix"), Qt::LeftButton);
    QVERIFY(m->page().document().scene().step.continuous);
    QCOMPARE(m->page().document().undoStack().undoText(), QStringLiteral("Turn on swept collision"));
    QTRY_VERIFY(!m->part<QPushButton>("auditFix").isEnabled());
    QVERIFY(!trial.isVisible());
}

void TestMainWindowAudit::afterAFixTheStepIsMadeAgain()
{
    load({0.0, -60.0 * 1.5}, Algorithm::Grid, 3.0);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(3);
    QTRY_COMPARE(pairs().size(), 1);
    clickRow(0);
    const std::uint64_t step = m->session().world()->stepCount();
    auto& fix = m->part<QPushButton>("auditFix");
    QTest::mouseClick(&fix, Qt::LeftButton);
    const auto& proof = m->part<QLabel>("auditProof");
    QTRY_VERIFY2(proof.isVisible() && proof.text().contains(QStringLiteral("Fixed")), qPrintable(summary()));
    QVERIFY2(proof.text().startsWith(QStringLiteral("Step %1, Ball (1) and Wall (2).").arg(step)),
             qPrintable(proof.text()));
    QTRY_VERIFY(pairs().isEmpty());
    QVERIFY(!fix.isEnabled()); // not offered again
    QCOMPARE(m->session().recorded().last, step);
    stepOn(3);
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("0 missed pairs, 0 tunnellings")), qPrintable(summary()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m->page().document().scene().step.continuous);
    QTRY_VERIFY(!proof.isVisible());
}

/// Opens another window with the two objects of the finding only.
void TestMainWindowAudit::aFindingIsReduced()
{
    QFETCH(double, speed);
    QFETCH(int, steps);
    load({0.0, -60.0 * speed}, speed > 1.0 ? Algorithm::Grid : Algorithm::CornerGrid, speed > 1.0 ? 3.0 : 6.0, 40);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(steps);
    QTRY_VERIFY(!pairs().isEmpty());
    QVERIFY(!m->part<QPushButton>("auditReduce").isEnabled());
    clickRow(0);
    QTest::mouseClick(&m->part<QPushButton>("auditReduce"), Qt::LeftButton);
    const Page& whole = m->page();
    QTRY_VERIFY(&m->page() != &whole);
    QCOMPARE(m->document().scene().size(), std::size_t{2});
    QVERIFY(m->window->isWindowModified());
    QVERIFY(m->window->windowTitle().startsWith(QStringLiteral("Reduced")));
    const auto& found = m->part<QTreeView>("auditList");
    QTRY_COMPARE(test::auditPairs(found).size(), 1);
    QCOMPARE(test::explanationOf(test::auditPairs(found)[0]), test::explanationOf(pairs()[0]));
    m->window->findChild<SceneTabs*>()->setCurrentIndex(0);
    QCOMPARE(&m->page(), &whole);
    QCOMPARE(m->document().scene().size(), std::size_t{42}); // the original scene is unchanged
}

void TestMainWindowAudit::aReductionIsCancelled()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0, 3000);
    stepOn(11);
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_VERIFY(!pairs().isEmpty());
    clickRow(0);
    QTest::mouseClick(&m->part<QPushButton>("auditReduce"), Qt::LeftButton);
    auto& cancel = m->part<QPushButton>("auditCancel");
    QVERIFY(cancel.isVisible() && !m->part<QPushButton>("auditReduce").isEnabled());
    QTest::mouseClick(&cancel, Qt::LeftButton);
    QVERIFY(!cancel.isVisible() && m->part<QPushButton>("auditReduce").isEnabled());
}

/// The number of faults leads to the list in the Broad phase panel, the number of missed pairs to the audit.
void TestMainWindowAudit::numbersOfTheLegendOpenTheirLists()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    m->part<QDockWidget>("AuditPanel").hide();
    auto& faults = m->part<QListWidget>("faultList");
    m->part<QDockWidget>("BroadPhasePanel").hide();
    stepOn(10);
    m->page().focus().setPointer(std::nullopt, {});
    (void)m->picture();
    clickLinks(); // the only link is that of the faults
    QVERIFY(m->part<QDockWidget>("BroadPhasePanel").isVisible());
    QTRY_COMPARE(faults.count(), 1);
    QVERIFY(faults.isVisible());
    QVERIFY(m->part<QDockWidget>("AuditPanel").isHidden());
    QVERIFY(m->page().focus().selection().empty());
    m->action("auditStep").trigger();
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("1 missed pair")), qPrintable(summary()));
    m->part<QDockWidget>("AuditPanel").hide();
    (void)m->picture();
    clickLinks();
    QVERIFY(m->part<QDockWidget>("AuditPanel").isVisible());
}

/// The list shows up to 100 000 findings. Explanations are bold.
void TestMainWindowAudit::largeNumbersFitIntoTheirColumns()
{
    for (const char* name : {"auditList", "explanations"}) {
        const auto& tree = m->part<QTreeView>(name);
        QFont font = tree.font();
        font.setBold(true);
        const int margin = tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &tree) + 1;
        const int needed = QFontMetrics(font).horizontalAdvance(QStringLiteral("100 000")) + 2 * margin;
        for (int column = 1; column < tree.model()->columnCount(); ++column)
            QVERIFY2(tree.columnWidth(column) >= needed, name);
    }
}

/// A button that is disabled or hidden hands the focus on, often to the list: the step must stay.
void TestMainWindowAudit::theFocusAloneLeadsToNoOtherStep()
{
    load({0.0, -60.0 * 0.2}, Algorithm::CornerGrid, 6.0);
    m->part<QCheckBox>("auditEvery").click();
    stepOn(16);
    QTRY_VERIFY2(summary().contains(QStringLiteral("steps 0 to 16")), qPrintable(summary()));
    m->part<QPushButton>("auditNow").setFocus(Qt::MouseFocusReason);
    list().setFocus(Qt::OtherFocusReason);
    QVERIFY(list().hasFocus());
    QCOMPARE(m->session().step(), std::uint64_t{16});
    QTest::keyClick(&list(), Qt::Key_Down); // a choice of the user
    QVERIFY(m->session().step() != std::uint64_t{16});
}

void TestMainWindowAudit::anEditOfTheSceneDropsWhatWasFound()
{
    load({}, Algorithm::Grid, 3.0);
    QTest::mouseClick(&m->part<QPushButton>("auditNow"), Qt::LeftButton);
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("0 missed pairs")), qPrintable(summary()));
    QVERIFY(list().isHidden()); // it has nothing to show
    m->page().focus().select(ObjectId{2});
    m->key(Qt::Key_Delete);
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("An audit lists")), qPrintable(summary()));
}

BROADSIDE_WINDOW_TEST(TestMainWindowAudit)

} // namespace broadside::test::tst_main_window_audit

#include "tst_main_window_audit.moc"

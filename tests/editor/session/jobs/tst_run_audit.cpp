#include "editor/commands/edit_settings.h"
#include "editor/session/jobs/finding_reduction.h"
#include "editor/session/jobs/run_audit.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_run_audit {

namespace {

/// The audit of the whole run at once, as in the command line.
Audit auditOf(const Scene& scene, std::uint64_t steps)
{
    World world = World::fromScene(scene).value();
    Audit audit;
    audit.observe(world);
    while (world.stepCount() < steps) {
        const StepReport report = world.step({}, {}, [&](const World& tested) { audit.observeTested(tested); });
        audit.observe(world, &report);
    }
    return audit;
}

struct Watched : test::EditorWorld {
    using EditorWorld::EditorWorld;
    RunAudit audit{document, session};

    void stepOn(std::uint64_t steps)
    {
        for (std::uint64_t step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] bool isAuditedTo(std::uint64_t step) const
    {
        return !audit.isRunning() && audit.audited() && audit.audited()->last == step;
    }
};

} // namespace

class TestRunAudit : public QObject {
    Q_OBJECT
private slots:
    void findsWhatAnAuditOfTheWholeRunFinds_data();
    void findsWhatAnAuditOfTheWholeRunFinds();
    void asksOnlyForTheShownStep();
    void theAuthoredSceneIsStepZero();
    void ofNowIsOnlyWhatTheBroadPhaseOfNowMisses();
    void moreThanTheListHoldsIsCounted();
    void aReductionIsOfTheChosenFinding();
    void aReductionThatIsReplacedSaysNothing();
};

void TestRunAudit::findsWhatAnAuditOfTheWholeRunFinds_data()
{
    QTest::addColumn<QByteArray>("world");
    QTest::addColumn<Algorithm>("algorithm");
    for (const char* world : {"everything", "uniform", "walkers", "pong"})
        for (const Algorithm algorithm :
             {Algorithm::CornerGrid, Algorithm::RangeGrid, Algorithm::BucketGrid, Algorithm::Grid})
            QTest::addRow("%s, %s", world, infoOf(algorithm).name.data()) << QByteArray(world) << algorithm;
}

/// In parts of any size: some steps at a time, while the next ones are made.
void TestRunAudit::findsWhatAnAuditOfTheWholeRunFinds()
{
    QFETCH(QByteArray, world);
    QFETCH(Algorithm, algorithm);
    constexpr std::uint64_t kSteps = 60;
    Scene scene = test::recordedWorld(world.constData());
    scene.broadPhase.algorithm = algorithm;
    const Audit expected = auditOf(scene, kSteps);
    Watched w(scene);
    w.audit.setEveryStep(true);
    for (std::uint64_t step = 0; step < kSteps; step += 12) {
        w.stepOn(12);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(w.isAuditedTo(kSteps));
    QCOMPARE(w.audit.audited()->first, std::uint64_t{0});
    QCOMPARE(w.audit.missedCount() + w.audit.passageCount(), expected.findings());
    if (w.audit.isFull())
        return;
    QVERIFY(w.audit.missed() == expected.missed());
    QVERIFY(w.audit.passages() == expected.passages());
}

void TestRunAudit::asksOnlyForTheShownStep()
{
    Scene scene = test::recordedWorld("everything");
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    const Audit whole = auditOf(scene, 40);
    Watched w(scene);
    w.stepOn(40);
    w.session.seek(25);
    w.audit.auditPresent();
    QTRY_VERIFY(w.isAuditedTo(25));
    QCOMPARE(w.audit.audited()->first, std::uint64_t{25});
    const auto expected = std::ranges::count(whole.missed(), std::uint64_t{25}, &Audit::Miss::step);
    QCOMPARE(static_cast<std::ptrdiff_t>(w.audit.missedInShownStep().size()), expected);
    QCOMPARE(static_cast<std::ptrdiff_t>(w.audit.missed().size()), expected);
    w.session.seek(24);
    QVERIFY(w.audit.missedInShownStep().empty());
}

namespace {

/// A wall over seven cells and a box in its middle.
Scene missedPair()
{
    Scene scene;
    scene.world = {9.0, 3.0, {}, {}, {}, EdgeRule::Open};
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    scene.append(test::makeObject(1, {4.5, 1.5}, [](SceneObject& object) { object.shape = Box{6.0, 0.4}; }));
    scene.append(test::makeObject(2, {4.5, 1.5}, [](SceneObject& object) {
        object.kind = ObjectKind::Dynamic;
        object.shape = Box{0.2, 0.2};
    }));
    for (std::uint64_t id = 3; id < 60; ++id)
        scene.append(test::makeObject(id, {0.5, 10.0 + 2.0 * static_cast<double>(id)}));
    return scene;
}

} // namespace

void TestRunAudit::theAuthoredSceneIsStepZero()
{
    Watched w(missedPair());
    w.audit.auditPresent();
    QTRY_COMPARE(w.audit.missedInShownStep().size(), std::size_t{1});
    QCOMPARE(w.audit.missedInShownStep()[0].step, std::uint64_t{0});
    QVERIFY(w.audit.missedInShownStep()[0].pair == (IdPair{{1}, {2}}));
    w.document.reset(missedPair(), {});
    QVERIFY(w.audit.missedInShownStep().empty());
    QVERIFY(!w.audit.audited());
}

void TestRunAudit::ofNowIsOnlyWhatTheBroadPhaseOfNowMisses()
{
    Watched w(missedPair());
    w.audit.setEveryStep(true);
    w.stepOn(2);
    QTRY_VERIFY(w.isAuditedTo(2));
    QCOMPARE(w.audit.missedInShownStep().size(), std::size_t{1});
    SceneSettings settings = settingsOf(w.scene());
    settings.broadPhase.algorithm = Algorithm::Grid;
    w.document.push(
        std::make_unique<EditSettings>(w.document, QStringLiteral("Edit"), settings, w.document.newGesture()));
    QVERIFY(w.audit.missedInShownStep().empty());
    QCOMPARE(w.audit.missedIn(2).size(), std::size_t{1}); // it was missed when the step was made
    w.audit.auditPresent();
    QTRY_VERIFY(w.audit.missedIn(2).empty() && !w.audit.isRunning());
}

/// The count equals that of the command line, however large it is.
void TestRunAudit::moreThanTheListHoldsIsCounted()
{
    constexpr std::uint64_t kSteps = 150;
    Scene scene;
    scene.world.width = 100.0;
    scene.world.height = 10.0;
    scene.world.gravity = {};
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    scene.append(test::makeObject(1, {50.0, 5.0}, [](SceneObject& o) { o.shape = Box{90.0, 0.2}; }));
    for (std::uint64_t id = 2; id <= 801; ++id)
        scene.append(test::makeObject(id, {10.0 + 0.1 * static_cast<double>(id), 5.0}, [](SceneObject& o) {
            o.kind = ObjectKind::Dynamic;
            o.shape = Box{0.02, 0.02};
        }));
    const Audit expected = auditOf(scene, kSteps);
    QVERIFY(expected.missed().size() > RunAudit::kMostFindings);
    Watched w(scene);
    w.audit.setEveryStep(true);
    w.stepOn(kSteps);
    QTRY_VERIFY(w.isAuditedTo(kSteps));
    QCOMPARE(w.audit.missedCount(), static_cast<std::uint64_t>(expected.missed().size()));
    QCOMPARE(w.audit.missed().size(), RunAudit::kMostFindings);
    w.session.stop();
    QCOMPARE(w.audit.missedCount(), std::uint64_t{0});
}

void TestRunAudit::aReductionIsOfTheChosenFinding()
{
    Watched w(missedPair());
    w.stepOn(3);
    FindingReduction reduction(w.session);
    QSignalSpy finished(&reduction, &FindingReduction::finished);
    reduction.start({Finding::Kind::MissedPair, 2, {1}, {2}, MissCause::LargerThanCells});
    QVERIFY(reduction.isRunning());
    QVERIFY(finished.wait(test::kPatience));
    const auto result = finished.front().front().value<std::shared_ptr<const ReducedFinding>>();
    QVERIFY(result->reduced && !result->problem);
    QCOMPARE(result->reduced->reduction.scene.size(), std::size_t{2});
    QCOMPARE(result->objectsBefore, w.scene().size());
    finished.clear();
    reduction.start({Finding::Kind::MissedPair, 2, {1}, {3}, MissCause::LargerThanCells}); // there is no such finding
    QVERIFY(finished.wait(test::kPatience));
    const auto none = finished.front().front().value<std::shared_ptr<const ReducedFinding>>();
    QVERIFY(!none->reduced && none->problem);
}

void TestRunAudit::aReductionThatIsReplacedSaysNothing()
{
    Watched w(missedPair());
    FindingReduction reduction(w.session);
    QSignalSpy finished(&reduction, &FindingReduction::finished);
    const Finding finding{Finding::Kind::MissedPair, 0, {1}, {2}, MissCause::LargerThanCells};
    reduction.start(finding);
    reduction.start(finding);
    QVERIFY(finished.wait(test::kPatience));
    reduction.start(finding);
    reduction.cancel();
    QVERIFY(!reduction.isRunning());
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 1);
}

BROADSIDE_EVENT_TEST(TestRunAudit)

} // namespace broadside::test::tst_run_audit

#include "tst_run_audit.moc"

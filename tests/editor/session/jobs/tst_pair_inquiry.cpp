#include "core/debug/history/tested_step.h"
#include "editor/commands/edit_settings.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/session/jobs/run_audit.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <set>

namespace broadside::test::tst_pair_inquiry {

namespace {

/// The answer of the command line about a pair: the frame of the step, and the events of the run up to it.
class CommandLine {
public:
    explicit CommandLine(const Scene& scene, std::uint64_t steps)
        : m_world(World::fromScene(scene).value())
    {
        m_audit.observe(m_world);
        while (m_world.stepCount() < steps) {
            const StepReport report = m_world.step({}, {}, [&](const World& tested) {
                m_audit.observeTested(tested);
                m_step = std::make_unique<TestedStep>(tested);
            });
            m_audit.observe(m_world, &report);
            m_reports.push_back(report);
        }
    }
    [[nodiscard]] WhyAnswer why(ObjectId a, ObjectId b) const
    {
        PairWatch watch(a, b);
        for (const StepReport& report : m_reports)
            watch.observe(report);
        for (const FoundPassage& passage : m_audit.passages())
            watch.observe(FoundPassage{passage.step, passage.dt, passage.passage});
        const Frame frame = m_step->frame();
        return broadside::why(frame, *frame.objects().rowOf(a), *frame.objects().rowOf(b), &watch);
    }
    [[nodiscard]] std::optional<MissCause> auditedCause(std::uint64_t step, ObjectId a, ObjectId b) const
    {
        for (const Audit::Miss& miss : m_audit.missed())
            if (miss.step == step && miss.pair == IdPair{std::min(a, b), std::max(a, b)})
                return miss.cause;
        return std::nullopt;
    }
    [[nodiscard]] const Audit& audit() const { return m_audit; }
    [[nodiscard]] const StepReport& last() const { return m_reports.back(); }

private:
    World m_world;
    Audit m_audit;
    std::vector<StepReport> m_reports;
    std::unique_ptr<TestedStep> m_step;
};

struct Asked : EditorWorld {
    using EditorWorld::EditorWorld;
    PairInquiry inquiry{shownWorld, session, focus};

    void stepOn(std::uint64_t steps)
    {
        for (std::uint64_t step = 0; step < steps; ++step)
            session.stepOnce();
    }
    void use(Algorithm algorithm)
    {
        SceneSettings settings = settingsOf(scene());
        settings.broadPhase.algorithm = algorithm;
        document.push(
            std::make_unique<EditSettings>(document, QStringLiteral("Edit"), settings, document.newGesture()));
    }
};

std::string textOf(const WhyAnswer& answer)
{
    return answer.sentence.text() + " " + answer.remedy.text() +
           (answer.cause ? " " + std::string(nameOf(*answer.cause)) : "") + " " + std::to_string(answer.distance) +
           " " + std::to_string(answer.distanceNow);
}

/// A long wall, a ball in its middle, and a small post in the ball. Corner-grid registers only the wall's corners.
Scene ballInWall(HitResponse response)
{
    Scene scene;
    scene.world = {9.0, 3.0, {}, {}, {}, EdgeRule::Open};
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    scene.append(makeObject(1, {4.5, 1.5}, [](SceneObject& object) { object.shape = Box{6.0, 0.4}; }));
    scene.append(makeObject(2, {4.45, 1.45}, [&](SceneObject& ball) {
        ball.kind = ObjectKind::Dynamic;
        ball.shape = Circle{0.15};
        ball.velocity = {0.0, 6.0}; // 0.1 m per step
        ball.onHit = response;
    }));
    scene.append(makeObject(3, {4.4, 1.9}, [](SceneObject& post) { post.shape = Box{0.3, 0.15}; }));
    return scene;
}

EditInput postElsewhere()
{
    EditInput edit;
    edit.put.push_back({.object = makeObject(3, {8.0, 1.9}), .pose = Pose{{8.0, 1.9}}});
    return edit;
}

} // namespace

class TestPairInquiry : public QObject {
    Q_OBJECT
private slots:
    void saysWhatTheCommandLineSays_data();
    void saysWhatTheCommandLineSays();
    void agreesInEveryStepOfARun_data();
    void agreesInEveryStepOfARun();
    void anotherAlgorithmIsAskedAboutTheSameFrame();
    void anAuditWithAnotherAlgorithmLooksAtTheSameFrame();
    void aRunningSimulationIsAskedAboutTheSameFrame_data();
    void aRunningSimulationIsAskedAboutTheSameFrame();
    void aLargeWorldIsAnsweredLater();
    void editsForTheNextStepAreSeen();
    void anotherFutureHasItsOwnFrame();
    void theWholeRunIsToldAtEveryStep();
};

void TestPairInquiry::saysWhatTheCommandLineSays_data()
{
    QTest::addColumn<HitResponse>("response");
    QTest::addColumn<std::uint64_t>("partner");
    QTest::newRow("missed, and removed by a hit elsewhere") << HitResponse::Remove << std::uint64_t{1};
    QTest::newRow("missed, and pushed away by a hit elsewhere") << HitResponse::Bounce << std::uint64_t{1};
    QTest::newRow("removed by the partner") << HitResponse::Remove << std::uint64_t{3};
    QTest::newRow("pushed out of the partner") << HitResponse::Bounce << std::uint64_t{3};
    QTest::newRow("stopped at the partner") << HitResponse::Stop << std::uint64_t{3};
}

/// Asks about the step that removes or moves one of the two objects.
void TestPairInquiry::saysWhatTheCommandLineSays()
{
    QFETCH(HitResponse, response);
    QFETCH(std::uint64_t, partner);
    const Scene scene = ballInWall(response);
    std::uint64_t step = 1;
    while (CommandLine(scene, step).last().began.empty())
        QVERIFY(++step < 10);
    const CommandLine expected(scene, step);
    const WhyAnswer command = expected.why({2}, {partner});
    QVERIFY(command.cause == expected.auditedCause(step, {2}, {partner}));
    QCOMPARE(command.cause.has_value(), partner == 1);
    Asked w(scene);
    w.focus.setPins({2}, {partner});
    w.stepOn(step);
    QTRY_VERIFY(!w.inquiry.passages().isRunning());
    QTRY_VERIFY(w.inquiry.answer());
    QCOMPARE(textOf(*w.inquiry.answer()), textOf(command));
    w.stepOn(3);
    w.session.seek(step); // the step is reached by a seek
    QTRY_VERIFY(!w.inquiry.passages().isRunning());
    QCOMPARE(textOf(*w.inquiry.answer()), textOf(command));
}

void TestPairInquiry::agreesInEveryStepOfARun_data()
{
    QTest::addColumn<QByteArray>("world");
    QTest::addColumn<Algorithm>("algorithm");
    for (const char* world : {"everything", "pong", "walkers"})
        for (const Algorithm algorithm : {Algorithm::CornerGrid, Algorithm::BucketGrid, Algorithm::Grid})
            QTest::addRow("%s, %s", world, infoOf(algorithm).name.data()) << QByteArray(world) << algorithm;
}

/// Includes missed pairs, pairs that meet, and pairs with a removed object.
void TestPairInquiry::agreesInEveryStepOfARun()
{
    QFETCH(QByteArray, world);
    QFETCH(Algorithm, algorithm);
    constexpr std::uint64_t kSteps = 24;
    constexpr std::size_t kMostPairs = 6; // per step
    Scene scene = recordedWorld(world.constData());
    scene.broadPhase.algorithm = algorithm;
    Asked w(scene);
    w.stepOn(kSteps);
    for (std::uint64_t step = 1; step <= kSteps; ++step) {
        const CommandLine expected(scene, step);
        std::set<IdPair> pairs(expected.last().began.begin(), expected.last().began.end());
        for (const Audit::Miss& miss : expected.audit().missed())
            if (miss.step == step && pairs.size() < kMostPairs)
                pairs.insert(miss.pair);
        w.session.seek(step);
        for (const IdPair& pair : pairs) {
            w.focus.setPins(pair.a, pair.b);
            QTRY_VERIFY(!w.inquiry.passages().isRunning());
            const WhyAnswer command = expected.why(pair.a, pair.b);
            QTRY_VERIFY(w.inquiry.answer());
            QVERIFY2(textOf(*w.inquiry.answer()) == textOf(command),
                     qPrintable(QStringLiteral("step %1: %2\ninstead of: %3")
                                    .arg(step)
                                    .arg(QString::fromStdString(textOf(*w.inquiry.answer())),
                                         QString::fromStdString(textOf(command)))));
            QVERIFY(command.cause == expected.auditedCause(step, pair.a, pair.b));
        }
    }
}

/// The post removes the ball in this step. Corner-grid registers only the wall's corners, so it misses the tested pair.
void TestPairInquiry::anotherAlgorithmIsAskedAboutTheSameFrame()
{
    Scene scene = ballInWall(HitResponse::Remove);
    scene.broadPhase.algorithm = Algorithm::Grid;
    std::uint64_t step = 1;
    while (CommandLine(scene, step).last().removed.empty())
        QVERIFY(++step < 10);
    Asked w(scene);
    w.focus.setPins({2}, {1});
    w.stepOn(step);
    QTRY_VERIFY(w.inquiry.answer() && w.inquiry.answer()->candidate && !w.inquiry.answer()->cause);
    w.use(Algorithm::CornerGrid);
    QTRY_VERIFY(w.inquiry.answer());
    QVERIFY2(w.inquiry.answer()->cause == MissCause::LargerThanCells, w.inquiry.answer()->sentence.text().c_str());
    w.use(Algorithm::Grid);
    QTRY_VERIFY(w.inquiry.answer() && !w.inquiry.answer()->cause);
}

void TestPairInquiry::anAuditWithAnotherAlgorithmLooksAtTheSameFrame()
{
    Scene scene = ballInWall(HitResponse::Remove);
    scene.broadPhase.algorithm = Algorithm::Grid;
    std::uint64_t step = 1;
    while (CommandLine(scene, step).last().removed.empty())
        QVERIFY(++step < 10);
    Asked w(scene);
    RunAudit audit(w.document, w.session);
    w.stepOn(step);
    w.use(Algorithm::CornerGrid);
    audit.auditPresent();
    QTRY_VERIFY(audit.audited() && !audit.isRunning());
    const std::vector<Audit::Miss> missed{{step, {{1}, {2}}, MissCause::LargerThanCells, PairStage::Registration}};
    QVERIFY(audit.missed() == missed); // although the ball was removed
}

void TestPairInquiry::aRunningSimulationIsAskedAboutTheSameFrame_data()
{
    QTest::addColumn<bool>("isLarge");
    QTest::newRow("a small world") << false;
    QTest::newRow("a large one, about the objects as they are shown") << true;
}

/// The post removes the ball in the step in which the two are tested.
void TestPairInquiry::aRunningSimulationIsAskedAboutTheSameFrame()
{
    QFETCH(bool, isLarge);
    const Scene scene = ballInWall(HitResponse::Remove);
    Asked w(scene);
    if (isLarge)
        w.inquiry.tested().setPatience({.objects = 0, .milliseconds = 0.0});
    w.focus.setPins({2}, {3});
    std::vector<std::string> said{""};
    std::vector<bool> isAboutShown{false};
    connect(&w.session, &StepSession::stepped, this, [&] {
        const auto& answer = w.inquiry.answer();
        said.push_back(answer ? textOf(*answer) : "");
        isAboutShown.push_back(w.inquiry.usesShownObjects());
    });
    constexpr std::size_t kSteps = 3;
    w.session.run(StepSession::Pace::Fastest);
    QTRY_VERIFY(said.size() > kSteps);
    w.session.pause();
    bool differs = false;
    for (std::size_t step = 1; step <= kSteps; ++step) {
        QCOMPARE(isAboutShown[step], isLarge);
        const std::string expected = textOf(CommandLine(scene, step).why({2}, {3}));
        differs = differs || said[step] != expected;
        if (!isLarge)
            QCOMPARE(said[step], expected);
    }
    QCOMPARE(differs, isLarge); // otherwise the run has no step that distinguishes the two
    QTRY_VERIFY(w.inquiry.answer());
    QVERIFY(!w.inquiry.usesShownObjects());
}

void TestPairInquiry::aLargeWorldIsAnsweredLater()
{
    const Scene scene = ballInWall(HitResponse::Remove);
    std::uint64_t step = 1;
    while (CommandLine(scene, step).last().removed.empty())
        QVERIFY(++step < 10);
    Asked w(scene);
    w.inquiry.tested().setPatience({.objects = 0, .milliseconds = 0.0});
    w.focus.setPins({1}, {2});
    w.stepOn(step);
    QSignalSpy changed(&w.inquiry, &PairInquiry::changed);
    QVERIFY(!w.inquiry.answer());
    QVERIFY(w.inquiry.isComing());
    QTRY_VERIFY(w.inquiry.answer());
    QVERIFY(!changed.isEmpty());
    QVERIFY(!w.inquiry.isComing());
    QCOMPARE(textOf(*w.inquiry.answer()), textOf(CommandLine(scene, step).why({1}, {2})));
    w.session.seek(step - 1); // an answer for a step that was left is ignored
    QVERIFY(!w.inquiry.answer());
    w.session.seek(step);
    QVERIFY(!w.inquiry.answer());
    QTRY_VERIFY(w.inquiry.answer());
    QCOMPARE(textOf(*w.inquiry.answer()), textOf(CommandLine(scene, step).why({1}, {2})));
}

/// An edit moves the post for the next step; the answer must use its new place at once.
void TestPairInquiry::editsForTheNextStepAreSeen()
{
    Asked w(ballInWall(HitResponse::None));
    w.focus.setPins({2}, {3});
    w.stepOn(2);
    QTRY_VERIFY(w.inquiry.answer());
    const double before = w.inquiry.answer()->distanceNow;
    w.session.addEdit(postElsewhere());
    QVERIFY(w.inquiry.answer()->distanceNow > before + 2.0);
    w.session.revertEdit();
    QCOMPARE(w.inquiry.answer()->distanceNow, before);
}

void TestPairInquiry::anotherFutureHasItsOwnFrame()
{
    Asked w(ballInWall(HitResponse::None));
    w.focus.setPins({2}, {3});
    w.stepOn(3);
    QTRY_VERIFY(w.inquiry.answer());
    const double before = w.inquiry.answer()->distanceNow;
    w.session.seek(2);
    w.session.addEdit(postElsewhere());
    w.stepOn(1);
    QCOMPARE(w.session.step(), std::uint64_t{3});
    QVERIFY(w.inquiry.answer()->distanceNow > before + 2.0);
}

/// The post removes the ball.
void TestPairInquiry::theWholeRunIsToldAtEveryStep()
{
    Asked w(ballInWall(HitResponse::Remove));
    w.focus.setPins({2}, {3});
    QVERIFY(!w.inquiry.wholeRun());
    w.stepOn(8);
    const auto removed = w.inquiry.wholeRun()->removed({2});
    QVERIFY(removed && *removed > 0);
    for (std::uint64_t step = 0; step <= 8; ++step) {
        w.session.seek(step);
        QCOMPARE(w.inquiry.wholeRun()->removed({2}), removed);
        QVERIFY(!w.inquiry.wholeRun()->removed({3}));
    }
}

BROADSIDE_EVENT_TEST(TestPairInquiry)

} // namespace broadside::test::tst_pair_inquiry

#include "tst_pair_inquiry.moc"

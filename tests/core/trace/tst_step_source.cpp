#include "core/debug/audit/step_audit.h"
#include "core/debug/breakpoints/breakpoint_hunt.h"
#include "core/debug/expectation/expectation.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/tuning/cell_heat.h"
#include "core/debug/tuning/footage.h"
#include "core/debug/why/nearest_approach.h"
#include "core/trace/recording.h"
#include "core/trace/world_recorder.h"
#include "tests/support/printers.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

namespace broadside::test::tst_step_source {

/// The same run as the history of a simulation and as the recording of it. Work over steps must give the same results
/// for both, where both have the same data.

using namespace broadside::trace;

namespace {

constexpr std::uint64_t kSteps = 80;

struct Twice {
    explicit Twice(const Scene& scene)
    {
        RandomRun made(scene, 5, RandomRun::Edits::None);
        World& world = made.world();
        std::string bytes;
        const ByteSink sink = [&](std::string_view some) {
            bytes += some;
            return true;
        };
        WorldRecorder recorder(world, sink);
        History history(world);
        QVERIFY(!recorder.take(world));
        while (world.stepCount() < kSteps) {
            const std::vector<Input> inputs = made.inputs();
            const StepReport report =
                world.step(inputs, {}, [&](const World& tested) { recorder.observeTested(tested); });
            history.record(world, report, inputs);
            QVERIFY(!recorder.take(world, &report));
            removed += report.removed.size();
        }
        QVERIFY(recorder.finish());
        for (ObjectIndex row = 0; row < world.objects().rowCount(); ++row)
            ids.push_back(world.objects().idOf(row));
        run = std::make_shared<RecordedRun>(scene, history);
        recording = std::make_shared<Recording>(TraceReader::open(byteSourceOf(std::move(bytes)), "run").value());
    }
    std::shared_ptr<const RecordedRun> run;
    std::shared_ptr<const Recording> recording;
    std::vector<ObjectId> ids;
    std::size_t removed = 0;
};

/// No object responds to hits, so the end of a step equals the frame as its pairs were tested.
Scene sceneWithoutResponses(const QByteArray& world)
{
    Scene scene = recordedWorld(world.toStdString());
    scene.broadPhase.algorithm = Algorithm::Grid;
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects)
        scene.replace(edited(*object, [](SceneObject& o) { o.onHit = HitResponse::None; }));
    return scene;
}

/// `all`: sums over the whole run.
Played playedOf(const StepSource& source, Algorithm algorithm, double cellSize)
{
    const FilmedSteps filmed = filmSteps(source, 0, 1'000).value();
    const auto quickClock = [now = 0.0]() mutable { return now += 10'000.0; };
    return play(filmed.footage, {algorithm, cellSize}, quickClock).value();
}

} // namespace

class TestStepSource : public QObject {
    Q_OBJECT
private slots:
    void bothHaveTheSameSteps_data() { recordedWorldRows(); }
    void bothHaveTheSameSteps()
    {
        QFETCH(const QByteArray, world);
        const Twice twice(recordedWorld(world.toStdString()));
        QCOMPARE(twice.run->steps(), (StepRange{0, kSteps}));
        QCOMPARE(twice.recording->steps(), twice.run->steps());
        for (const std::uint64_t step : {0U, 1U, 47U, 80U, 500U})
            QCOMPARE(twice.recording->frameOf(step), twice.run->frameOf(step));
        QCOMPARE(twice.recording->firstFrameFrom(500), twice.run->firstFrameFrom(500));
        const auto ofRun = twice.run->walk().value();
        const auto ofRecording = twice.recording->walk().value();
        for (const std::size_t frame : {40U, 41U, 7U, 80U, 0U}) { // forward and backward
            std::vector<std::pair<ObjectId, Aabb>> boxes[2];
            Funnel funnels[2];
            for (const int i : {0, 1}) {
                StepWalk& walk = i == 0 ? *ofRun : *ofRecording;
                QVERIFY(!walk.look(frame, [&](const Frame& tested) {
                    QCOMPARE(tested.step(), std::uint64_t{frame});
                    tested.objects().forEach([&](ObjectIndex row) {
                        boxes[i].emplace_back(tested.objects().idOf(row), tested.objects().boundsOf(row));
                    });
                    funnels[i] = tested.funnel();
                }));
                std::ranges::sort(boxes[i], {}, &std::pair<ObjectId, Aabb>::first);
            }
            QVERIFY(boxes[0] == boxes[1]);
            QCOMPARE(funnels[1].candidates, funnels[0].candidates);
            QCOMPARE(funnels[1].boxOverlaps, funnels[0].boxOverlaps);
            QCOMPARE(funnels[1].overlaps, funnels[0].overlaps);
        }
    }

    void missedPairsAreTheSame_data() { recordedWorldRows(); }
    void missedPairsAreTheSame()
    {
        QFETCH(const QByteArray, world);
        if (world == "far away")
            QSKIP("The textbook grids have no cells there.");
        Scene scene = recordedWorld(world.toStdString());
        scene.broadPhase.algorithm = Algorithm::CornerGrid;
        scene.broadPhase.cellSize *= 0.5;
        const Twice twice(scene);
        const AuditedSteps ofRun = auditSteps(*twice.run, {0, kSteps});
        const AuditedSteps ofRecording = auditSteps(*twice.recording, {0, kSteps});
        QVERIFY(ofRun.missed.listed == ofRecording.missed.listed);
        QCOMPARE(ofRecording.missed.count(), ofRun.missed.count());
        QCOMPARE(ofRecording.steps, ofRun.steps);
        QVERIFY(!ofRun.problem && !ofRecording.problem);
        const BroadPhaseSettings right{Algorithm::AabbTree, 1.0};
        for (const StepSource* source :
             {static_cast<const StepSource*>(twice.run.get()), static_cast<const StepSource*>(twice.recording.get())})
            QCOMPARE(auditSteps(*source, {0, kSteps}, {.asked = right, .look = {}}).missed.count(), std::uint64_t{0});
    }

    void nearestApproachesAreTheSame_data() { recordedWorldRows(); }
    void nearestApproachesAreTheSame()
    {
        QFETCH(const QByteArray, world);
        const Twice twice(sceneWithoutResponses(world));
        std::size_t known = 0;
        for (std::size_t i = 0; i < twice.ids.size(); i += 9)
            for (std::size_t j = i + 1; j < twice.ids.size(); j += 17) {
                const auto ofRun = nearestApproach(*twice.run, {0, kSteps}, twice.ids[i], twice.ids[j]);
                const auto ofRecording = nearestApproach(*twice.recording, {0, kSteps}, twice.ids[i], twice.ids[j]);
                QCOMPARE(ofRecording.has_value(), ofRun.has_value());
                if (!ofRun)
                    continue;
                ++known;
                QVERIFY(std::abs(ofRun->distance - ofRecording->distance) <= 1e-6);
                QVERIFY(ofRun->distance > 1e-6 || ofRecording->step == ofRun->step);
            }
        QVERIFY(known > 0 || twice.ids.empty());
    }

    void whatMetWasNearestThen_data() { recordedWorldRows(); }
    void whatMetWasNearestThen()
    {
        QFETCH(const QByteArray, world);
        const Twice twice(recordedWorld(world.toStdString()));
        const auto walk = twice.run->walk(WalkDepth::Reports).value();
        for (std::size_t frame = 1; frame <= kSteps; frame += 3) {
            QVERIFY(!walk->goTo(frame));
            for (const IdPair& pair : walk->report().began) {
                const auto ofRun = nearestApproach(*twice.run, {0, kSteps}, pair.a, pair.b);
                const auto ofRecording = nearestApproach(*twice.recording, {0, kSteps}, pair.a, pair.b);
                QVERIFY(ofRun && ofRun->distance <= 0.0 && ofRun->step <= frame);
                QVERIFY(ofRecording && ofRecording->distance <= 1e-6);
            }
        }
    }

    void expectationsComeOutTheSame_data() { recordedWorldRows(); }
    void expectationsComeOutTheSame()
    {
        QFETCH(const QByteArray, world);
        const Twice twice(sceneWithoutResponses(world));
        const Aabb region{{1.0, 1.0}, {8.0, 8.0}};
        std::size_t failed = 0;
        for (std::size_t i = 0; i < twice.ids.size(); i += 7) {
            const ObjectId a = twice.ids[i];
            const ObjectId b = twice.ids[(i + 1) % twice.ids.size()];
            for (const Expectation& expected :
                 {Expectation(HitExpectation{a, b}), Expectation(StayExpectation{a, region}),
                  Expectation(UntouchedExpectation{a})}) {
                const auto ofRun = checkExpectation(*twice.run, {0, kSteps}, expected);
                const auto ofRecording = checkExpectation(*twice.recording, {0, kSteps}, expected);
                QCOMPARE(ofRecording.ok(), ofRun.ok());
                if (!ofRun)
                    continue;
                QCOMPARE((*ofRecording)->holds, (*ofRun)->holds);
                QCOMPARE((*ofRecording)->step, (*ofRun)->step);
                QVERIFY(!(*ofRecording)->chain.empty());
                failed += (*ofRun)->holds ? 0U : 1U;
            }
        }
        QVERIFY(failed > 0 || twice.ids.empty());
    }

    void removalsAreTheSame_data() { recordedWorldRows(); }
    void removalsAreTheSame()
    {
        QFETCH(const QByteArray, world);
        Scene scene = sceneWithoutResponses(world);
        scene.world.edges = EdgeRule::Remove;
        const Twice twice(scene);
        for (const ObjectId id : twice.ids)
            QCOMPARE(removalAfter(*twice.recording, 0, id), removalAfter(*twice.run, 0, id));
    }

    void footageIsTheSame_data() { recordedWorldRows(); }
    void footageIsTheSame()
    {
        QFETCH(const QByteArray, world);
        const Scene scene = recordedWorld(world.toStdString());
        const Twice twice(scene);
        for (const Algorithm algorithm : {Algorithm::Grid, Algorithm::AabbTree, Algorithm::BruteForce}) {
            const Played ofRun = playedOf(*twice.run, algorithm, scene.broadPhase.cellSize);
            const Played ofRecording = playedOf(*twice.recording, algorithm, scene.broadPhase.cellSize);
            QCOMPARE(ofRecording.candidates, ofRun.candidates);
            QCOMPARE(ofRecording.boxOverlaps, ofRun.boxOverlaps);
        }
    }

    void heatIsTheSame_data() { recordedWorldRows(); }
    void heatIsTheSame()
    {
        QFETCH(const QByteArray, world);
        if (world == "far away")
            QSKIP("The grid has no cells there that could be recorded.");
        const Twice twice(sceneWithoutResponses(world));
        for (const HeatQuantity quantity :
             {HeatQuantity::Objects, HeatQuantity::Candidates, HeatQuantity::FalsePositives}) {
            const auto heat = [&](const StepSource& source) {
                return heatOf(source, quantity, kSteps, 30, {}, {}, [](double) {});
            };
            const StepsHeat ofRun = heat(*twice.run);
            const StepsHeat ofRecording = heat(*twice.recording);
            QVERIFY(ofRun.heat && ofRecording.heat);
            QCOMPARE(ofRecording.steps, ofRun.steps);
            QCOMPARE(ofRun.steps, (StepRange{kSteps - 29, kSteps}));
            QCOMPARE(ofRecording.heat->frames, ofRun.heat->frames);
            QVERIFY(ofRecording.heat->values == ofRun.heat->values);
        }
    }

    void breakpointsAreMetInTheSameSteps_data() { recordedWorldRows(); }
    void breakpointsAreMetInTheSameSteps()
    {
        QFETCH(const QByteArray, world);
        const Scene scene = sceneWithoutResponses(world);
        const Twice twice(scene);
        std::vector<Breakpoint> wanted(3);
        wanted[0].kind = Breakpoint::Kind::EntersRegion;
        wanted[1].kind = Breakpoint::Kind::LeavesRegion;
        for (Breakpoint& one : wanted)
            one.region = {{0.0, 0.0}, {scene.world.width / 2.0, scene.world.height / 2.0}};
        wanted[2].kind = Breakpoint::Kind::CandidatesAbove;
        wanted[2].count = 20;
        // Step 1 is left out: a simulation counts everything that was true at its start as new in it.
        const auto met = [&](std::shared_ptr<const StepSource> source) {
            std::vector<std::vector<std::uint64_t>> steps(wanted.size());
            hunt({std::move(source), wanted, {2, kSteps}}, {}, [&](const SearchedBlock& block) {
                for (std::size_t i = 0; i < wanted.size(); ++i)
                    steps[i].insert(steps[i].begin(), block.met[i].begin(), block.met[i].end());
            });
            return steps;
        };
        QCOMPARE(met(twice.recording), met(twice.run));
    }
};

BROADSIDE_TEST(TestStepSource)

} // namespace broadside::test::tst_step_source

#include "tst_step_source.moc"

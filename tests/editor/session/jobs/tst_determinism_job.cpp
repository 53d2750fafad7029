#include "editor/session/jobs/determinism_job.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <cmath>

namespace broadside::test::tst_determinism_job {

namespace {

/// Records this many steps of a world. After step `nudged`, the birth time of one body changes by one bit, unrecorded.
struct Recording {
    explicit Recording(std::uint64_t steps, std::uint64_t nudged = 0)
        : world(World::fromScene(scene).value())
        , history(world)
    {
        while (world.stepCount() < steps) {
            if (nudged > 0 && world.stepCount() == nudged) {
                WorldState state = world.state();
                state.bodies.front().birthTime = std::nextafter(state.bodies.front().birthTime, 1e9);
                world.restore(state);
            }
            history.record(world, world.step(), {});
        }
    }
    Scene scene = test::recordedWorld("walkers");
    World world;
    History history;
};

using RepetitionPtr = std::shared_ptr<const Repetition>;

} // namespace

class TestDeterminismJob : public QObject {
    Q_OBJECT
private slots:
    void recordedStepsAreRepeated();
    void aPlantedDifferenceIsNamed();
    void theRecordMayGoOnMeanwhile();
    void aCancelledJobSaysNothing();
    void onlyTheLastJobCounts();
};

void TestDeterminismJob::recordedStepsAreRepeated()
{
    const Recording recording(60);
    DeterminismJob job;
    QSignalSpy finished(&job, &DeterminismJob::finished);
    job.start(recording.scene, recording.history);
    QVERIFY(job.isRunning());
    QVERIFY(finished.wait(test::kPatience));
    QVERIFY(!job.isRunning());
    QCOMPARE(job.step(), std::uint64_t{60});
    const auto repetition = finished.front().front().value<RepetitionPtr>();
    QCOMPARE(repetition->steps, (StepRange{0, 60}));
    QCOMPARE(repetition->lastHash, recording.world.hash());
    QVERIFY(!repetition->problem && !repetition->divergence);
}

void TestDeterminismJob::aPlantedDifferenceIsNamed()
{
    const Recording recording(60, 25);
    DeterminismJob job;
    QSignalSpy finished(&job, &DeterminismJob::finished);
    job.start(recording.scene, recording.history);
    QVERIFY(finished.wait(test::kPatience));
    const auto repetition = finished.front().front().value<RepetitionPtr>();
    QVERIFY(repetition->divergence);
    QCOMPARE(repetition->divergence->step, std::uint64_t{26});
    QCOMPARE(repetition->divergence->field, Divergence::Field::Age);
}

void TestDeterminismJob::theRecordMayGoOnMeanwhile()
{
    Recording recording(60);
    DeterminismJob job;
    QSignalSpy finished(&job, &DeterminismJob::finished);
    job.start(recording.scene, recording.history);
    for (int step = 0; step < 30; ++step)
        recording.history.record(recording.world, recording.world.step(), {});
    recording.history.seek(recording.world, 3);
    QVERIFY(finished.wait(test::kPatience));
    const auto repetition = finished.front().front().value<RepetitionPtr>();
    QCOMPARE(repetition->steps, (StepRange{0, 60}));
    QVERIFY(!repetition->divergence);
}

void TestDeterminismJob::aCancelledJobSaysNothing()
{
    const Recording recording(60);
    bool said = false;
    {
        DeterminismJob job;
        connect(&job, &DeterminismJob::finished, &job, [&said] { said = true; });
        job.start(recording.scene, recording.history);
        job.cancel();
        QVERIFY(!job.isRunning());
        job.start(recording.scene, recording.history); // finishes after the cancelled job, or alone
        QTRY_VERIFY(said);
        said = false;
        job.start(recording.scene, recording.history);
        job.cancel();
    } // the destructor waits for the thread
    QCoreApplication::processEvents();
    QVERIFY(!said);
}

void TestDeterminismJob::onlyTheLastJobCounts()
{
    const Recording differs(60, 25);
    const Recording same(30);
    DeterminismJob job;
    QSignalSpy finished(&job, &DeterminismJob::finished);
    job.start(differs.scene, differs.history);
    job.start(same.scene, same.history);
    QVERIFY(finished.wait(test::kPatience));
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.front().front().value<RepetitionPtr>()->steps, (StepRange{0, 30}));
}

BROADSIDE_EVENT_TEST(TestDeterminismJob)

} // namespace broadside::test::tst_determinism_job

#include "tst_determinism_job.moc"

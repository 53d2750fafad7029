// Steps that run out of memory.

#include "core/scene/generate.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <new>

namespace broadside::test::tst_steps_without_memory {

namespace {

struct Session : test::EditorWorld {
    explicit Session(bool beside)
        : EditorWorld(generateScene("uniform", {60, 3}).value())
    {
        session.setPatience(beside ? SimulationSession::Patience{0, -1.0}
                                   : SimulationSession::Patience{1'000'000, 1e9});
        QObject::connect(&session, &StepSession::aboutToStep, &session, [this] {
            const auto fail = [](const auto&...) { throw std::bad_alloc(); };
            if (failsBefore)
                session.watchStep({fail, {}, false});
            else if (failsAfter)
                session.watchStep({{}, fail, false});
        });
    }
    void step()
    {
        session.stepOnce();
        while (session.isMaking())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    bool failsBefore = false;
    bool failsAfter = false; // after the step is made, before it is recorded
};

} // namespace

class TestStepsWithoutMemory : public QObject {
    Q_OBJECT
private slots:
    void theWorldIsAsItWasBefore_data();
    void theWorldIsAsItWasBefore();
    void aRunPauses();
};

void TestStepsWithoutMemory::theWorldIsAsItWasBefore_data()
{
    QTest::addColumn<bool>("beside");
    QTest::addColumn<bool>("after");
    QTest::newRow("at once, before the step") << false << false;
    QTest::newRow("at once, after the step") << false << true;
    QTest::newRow("beside, before the step") << true << false;
    QTest::newRow("beside, after the step") << true << true;
}

void TestStepsWithoutMemory::theWorldIsAsItWasBefore()
{
    QFETCH(const bool, beside);
    QFETCH(const bool, after);
    Session undisturbed(beside);
    Session world(beside);
    for (int i = 0; i < 3; ++i) {
        undisturbed.step();
        world.step();
    }
    EditInput edit;
    edit.put.push_back({world.scene().pointerTo({1}), Pose{{1.0, 1.0}, 0.0}});
    undisturbed.session.addEdit(edit);
    world.session.addEdit(edit);
    const std::uint64_t hash = world.session.world()->hash();
    QSignalSpy failed(&world.session, &StepSession::failed);
    (after ? world.failsAfter : world.failsBefore) = true;
    world.step();
    QCOMPARE(failed.size(), 1);
    const auto problem = failed.front().front().value<Problem>();
    QVERIFY2(problem.message.text().find("memory") != std::string::npos, problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty());
    QVERIFY(world.session.world());
    QCOMPARE(world.session.state(), SimulationSession::State::Paused);
    QCOMPARE(world.session.step(), std::uint64_t{3});
    QCOMPARE(world.session.recorded().last, std::uint64_t{3});
    QCOMPARE(world.session.world()->hash(), hash);
    QCOMPARE(world.session.pendingEdits().size(), std::size_t{1});
    world.failsBefore = world.failsAfter = false;
    for (int i = 0; i < 3; ++i) {
        undisturbed.step();
        world.step();
        QCOMPARE(world.session.world()->hash(), undisturbed.session.world()->hash());
    }
    QCOMPARE(failed.size(), 1);
    QCOMPARE(world.session.recorded().last, std::uint64_t{6});
}

void TestStepsWithoutMemory::aRunPauses()
{
    Session world(false);
    world.step();
    QSignalSpy failed(&world.session, &StepSession::failed);
    world.failsBefore = true;
    world.session.run(SimulationSession::Pace::Fastest);
    QTRY_COMPARE(world.session.state(), SimulationSession::State::Paused);
    QTest::qWait(20);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(world.session.step(), std::uint64_t{1});
}

BROADSIDE_EVENT_TEST(TestStepsWithoutMemory)

} // namespace broadside::test::tst_steps_without_memory

#include "tst_steps_without_memory.moc"

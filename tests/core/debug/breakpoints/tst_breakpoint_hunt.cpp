#include "core/debug/breakpoints/breakpoint_hunt.h"
#include "core/debug/breakpoints/breakpoint_search.h"
#include "core/debug/history/recorded_run.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <thread>

namespace broadside::test::tst_breakpoint_hunt {

namespace {

constexpr std::uint64_t kSteps = 700;

/// Breakpoints with conditions that need the world, so that several threads search.
BreakpointSearchJob huntIn(const Scene& scene, StepRange steps = {1, kSteps})
{
    RandomRun run(scene, 3);
    History history(run.world());
    while (run.world().stepCount() < kSteps) {
        run.edit();
        const std::vector<Input> inputs = run.inputs();
        const StepReport report = run.world().step(inputs);
        history.record(run.world(), report, inputs);
    }
    std::vector<Breakpoint> wanted(3);
    wanted[0].kind = Breakpoint::Kind::MissedPair;
    wanted[1].kind = Breakpoint::Kind::EntersRegion;
    wanted[1].region = {{0.0, 0.0}, {4.0, 4.0}};
    wanted[2].kind = Breakpoint::Kind::PairBegins;
    return {std::make_shared<RecordedRun>(scene, history), wanted, steps};
}

} // namespace

class TestBreakpointHunt : public QObject {
    Q_OBJECT
private slots:
    void tellsWhatOneSearchFinds();
    void blocksComeFromTheLastToTheFirst_data();
    void blocksComeFromTheLastToTheFirst();
    void endsWhenItIsStopped();
};

void TestBreakpointHunt::tellsWhatOneSearchFinds()
{
    const BreakpointSearchJob task = huntIn(worldOfEverything());
    std::vector<std::vector<std::uint64_t>> expected(3);
    BreakpointSearch search = BreakpointSearch::in(*task.source, task.wanted).value();
    for (const BreakpointSearch::Found& found : search.find(task.steps))
        expected[found.index].push_back(found.step);
    QVERIFY(!expected[1].empty() && !expected[2].empty());
    for (int round = 0; round < 5; ++round) {
        std::vector<std::vector<std::uint64_t>> met(3);
        hunt(task, {}, [&](const SearchedBlock& block) {
            for (std::size_t i = 0; i < 3; ++i)
                met[i].insert(met[i].begin(), block.met[i].begin(), block.met[i].end());
        });
        QCOMPARE(met, expected);
    }
}

void TestBreakpointHunt::blocksComeFromTheLastToTheFirst_data()
{
    QTest::addColumn<quint64>("first");
    QTest::addColumn<quint64>("last");
    const auto row = [](const char* name, quint64 first, quint64 last) { QTest::newRow(name) << first << last; };
    row("all", 1, kSteps);
    row("one step", 5, 5);
    row("one block", 37, 100);
    row("a step more", 36, 100);
    row("a step less", 38, 100);
}

void TestBreakpointHunt::blocksComeFromTheLastToTheFirst()
{
    QFETCH(const quint64, first);
    QFETCH(const quint64, last);
    std::uint64_t end = last + 1;
    hunt(huntIn(recordedWorld("walkers"), {first, last}), {}, [&](const SearchedBlock& block) {
        QVERIFY(block.from < end);
        for (const auto& steps : block.met)
            for (const std::uint64_t step : steps)
                QVERIFY(block.from <= step && step < end);
        end = block.from;
    });
    QCOMPARE(end, std::uint64_t{first});
}

void TestBreakpointHunt::endsWhenItIsStopped()
{
    const BreakpointSearchJob task = huntIn(worldOfEverything());
    std::stop_source source;
    int blocks = 0;
    hunt(task, source.get_token(), [&](const SearchedBlock&) {
        if (++blocks == 2)
            source.request_stop();
    });
    QCOMPARE(blocks, 2); // neither the running block nor the waiting ones
}

BROADSIDE_TEST(TestBreakpointHunt)

} // namespace broadside::test::tst_breakpoint_hunt

#include "tst_breakpoint_hunt.moc"

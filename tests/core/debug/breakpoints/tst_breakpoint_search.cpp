#include "core/debug/breakpoints/breakpoint_search.h"
#include "core/debug/history/recorded_run.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>

namespace broadside::test::tst_breakpoint_search {

namespace {

using Kind = Breakpoint::Kind;
using Found = BreakpointSearch::Found;

constexpr std::uint64_t kSteps = 150;

/// "fast": a world in which objects pass through each other between two steps.
Scene sceneOf(const QByteArray& name)
{
    if (name != "fast")
        return recordedWorld(name.toStdString());
    Scene scene = worldOfEverything();
    scene.world.terminalSpeed.reset();
    scene.world.edges = EdgeRule::Bounce;
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects)
        scene.replace(edited(*object, [](SceneObject& o) { o.velocity = 20.0 * o.velocity; }));
    return scene;
}

void worldRows()
{
    recordedWorldRows();
    QTest::newRow("fast") << QByteArray("fast");
}

/// Each kind twice: once for all objects, once for some.
std::vector<Breakpoint> everyKind(const Scene& scene)
{
    const double width = scene.world.width;
    const double height = scene.world.height;
    std::vector<Breakpoint> breakpoints;
    for (const BreakpointInfo& info : breakpointKinds())
        for (const bool some : {false, true}) {
            Breakpoint breakpoint;
            breakpoint.kind = info.kind;
            breakpoint.region = {{0.3 * width, 0.2 * height}, {0.5 * width, 0.8 * height}};
            breakpoint.count = some ? 40 : 5;
            breakpoint.ignore = 3; // ignored hits are met all the same
            if (some)
                for (std::uint64_t id = 1; id < 60; id += 3)
                    breakpoint.first.ids.push_back({id});
            breakpoints.push_back(breakpoint);
        }
    return breakpoints;
}

/// A run, its history, and the hits that a watch found during the run.
struct Watched {
    Watched(const Scene& scene, std::vector<Breakpoint> list, std::uint64_t budget = History::kDefaultBudget)
        : breakpoints(std::move(list))
        , run(scene, 7)
        , history(run.world(), budget)
    {
        BreakpointWatch watch;
        watch.restart(run.world(), nullptr, breakpoints);
        while (run.world().stepCount() < kSteps) {
            run.edit();
            const std::vector<Input> inputs = run.inputs();
            const StepReport report = run.world().step(inputs);
            for (const MetBreakpoint& met : watch.evaluate(run.world(), report, breakpoints))
                found.push_back({report.step, met.index});
            history.record(run.world(), report, inputs);
        }
    }
    [[nodiscard]] RecordedRun steps() const { return {run.scene(), history}; }
    [[nodiscard]] std::vector<Found> foundIn(StepRange steps) const
    {
        std::vector<Found> inThem;
        std::ranges::copy_if(found, std::back_inserter(inThem),
                             [&](const Found& f) { return steps.first <= f.step && f.step <= steps.last; });
        return inThem;
    }

    std::vector<Breakpoint> breakpoints;
    RandomRun run;
    History history;
    std::vector<Found> found;
};

QByteArray textOf(const std::vector<Found>& found)
{
    QByteArray text;
    for (const Found& f : found)
        text += QByteArray::number(qulonglong(f.step)) + ":" + QByteArray::number(qulonglong(f.index)) + " ";
    return text;
}

} // namespace

class TestBreakpointSearch : public QObject {
    Q_OBJECT
private slots:
    void findsWhatAWatchSaw_data() { worldRows(); }
    void findsWhatAWatchSaw();
    void everyKindIsMetSomewhere();
    void reportsAloneTellTheSame_data() { worldRows(); }
    void reportsAloneTellTheSame();
    void theOldestStepsMayBeForgotten();
};

/// In blocks of any size, from the end to the start and in any order.
void TestBreakpointSearch::findsWhatAWatchSaw()
{
    QFETCH(const QByteArray, world);
    const Scene scene = sceneOf(world);
    const Watched watched(scene, everyKind(scene));
    const RecordedRun steps = watched.steps();
    BreakpointSearch search = BreakpointSearch::in(steps, watched.breakpoints).value();
    Random random(4);
    for (std::uint64_t last = kSteps; last > 0;) {
        const StepRange block{last - random.below(std::min<std::uint64_t>(last, 40)), last};
        QCOMPARE(textOf(search.find(block)), textOf(watched.foundIn(block)));
        last = block.first - 1;
    }
    for (int i = 0; i < 20; ++i) {
        const std::uint64_t first = 1 + random.below(kSteps);
        const StepRange block{first, first + random.below(std::min<std::uint64_t>(30, kSteps - first + 1))};
        QCOMPARE(textOf(search.find(block)), textOf(watched.foundIn(block)));
    }
}

void TestBreakpointSearch::everyKindIsMetSomewhere()
{
    std::map<Kind, std::size_t> met;
    for (const char* world : {"everything", "far away", "cannon", "uniform", "fast"}) {
        const Scene scene = sceneOf(world);
        const Watched watched(scene, everyKind(scene));
        for (const Found& found : watched.found)
            ++met[watched.breakpoints[found.index].kind];
    }
    for (const BreakpointInfo& info : breakpointKinds())
        if (info.kind != Kind::NotANumber) // needs a world with a NaN: see tst_breakpoints
            QVERIFY2(met[info.kind] > 0, std::string(info.name).c_str());
}

/// Searches that only read the history.
void TestBreakpointSearch::reportsAloneTellTheSame()
{
    QFETCH(const QByteArray, world);
    const Scene scene = sceneOf(world);
    std::vector<Breakpoint> breakpoints = everyKind(scene);
    for (Breakpoint& breakpoint : breakpoints)
        breakpoint.enabled = infoOf(breakpoint.kind).needsReportOnly;
    const Watched watched(scene, breakpoints);
    const RecordedRun steps = watched.steps();
    BreakpointSearch search = BreakpointSearch::in(steps, watched.breakpoints).value();
    for (std::uint64_t last = kSteps; last > 0; last -= 15) {
        const StepRange block{last - 14, last};
        QCOMPARE(textOf(search.find(block)), textOf(watched.foundIn(block)));
    }
}

void TestBreakpointSearch::theOldestStepsMayBeForgotten()
{
    const Scene scene = recordedWorld("everything");
    const Watched watched(scene, everyKind(scene), 120'000);
    QVERIFY(watched.history.firstStep() > 0);
    const StepRange all{watched.history.firstStep() + 1, kSteps};
    QVERIFY(all.first < all.last);
    const RecordedRun steps = watched.steps();
    QCOMPARE(textOf(BreakpointSearch::in(steps, watched.breakpoints).value().find(all)), textOf(watched.foundIn(all)));
}

BROADSIDE_TEST(TestBreakpointSearch)

} // namespace broadside::test::tst_breakpoint_search

#include "tst_breakpoint_search.moc"

#include "core/base/random.h"
#include "core/debug/history/recorded_run.h"
#include "core/debug/waste/waste.h"
#include "core/scene/generate.h"
#include "core/trace/byte_source.h"
#include "core/trace/recording.h"
#include "core/trace/trace_writer.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace broadside::test::tst_waste {

namespace {

// ---- A game

struct Thing {
    std::uint64_t id = 0;
    Vec2 centre;
    Vec2 size{1.0, 1.0};
    Vec2 velocity;
    bool isDynamic = true;
    std::string name = "Rock";
    [[nodiscard]] Aabb box() const { return {centre - 0.5 * size, centre + 0.5 * size}; }
};
using Reports = std::function<bool(const Thing&, const Thing&)>;

struct Game {
    double width = 100.0;
    double cell = 0.0; ///< 0: not named.
    std::vector<Thing> things;
    std::function<void(Game&, int step)> rules = [](Game&, int) {};
    Reports reports;
    int steps = 60;

    [[nodiscard]] std::int64_t cellOf(double at) const { return static_cast<std::int64_t>(std::floor(at / cell)); }
};

/// Writes it down, pair by pair, by brute force: what the game reports is what `reports` says.
trace::Recording recordingOf(Game game)
{
    trace::TraceInfo info;
    info.dt = 0.02;
    info.world = {{0.0, 0.0}, {game.width, game.width}};
    info.wideFloats = true;
    info.program = "Game";
    info.contents.candidates = true;
    if (game.cell > 0.0)
        info.parameters = {{"cell-size", game.cell}};
    std::string bytes;
    trace::TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    for (int step = 0; step < game.steps; ++step) {
        trace::FrameData data;
        data.step = static_cast<std::uint64_t>(step);
        data.time = 0.02 * step;
        std::vector<trace::WrittenObject> objects;
        for (std::size_t i = 0; i < game.things.size(); ++i) {
            const Thing& thing = game.things[i];
            auto definition = std::make_shared<trace::Definition>();
            definition->id = {thing.id};
            definition->name = thing.name;
            definition->isDynamic = thing.isDynamic;
            objects.push_back({definition, {thing.box(), {}}});
            for (std::size_t k = i + 1; k < game.things.size(); ++k)
                if (game.reports(thing, game.things[k]))
                    data.candidates.push_back({{thing.id}, {game.things[k].id}});
        }
        writer.write(data, objects);
        for (Thing& thing : game.things) {
            thing.centre += 0.02 * thing.velocity;
            for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
                if (thing.centre.*axis < 1.0 || thing.centre.*axis > game.width - 1.0) {
                    thing.velocity.*axis = -thing.velocity.*axis;
                    thing.centre.*axis = std::clamp(thing.centre.*axis, 1.0, game.width - 1.0);
                }
        }
        game.rules(game, step);
    }
    if (!writer.finish())
        qFatal("memory did not take the recording");
    return trace::Recording(trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "game").value());
}

/// Objects of 1 m that move, spread over the world.
std::vector<Thing> movingThings(int count, double width, std::uint64_t seed = 3)
{
    Random random(seed);
    std::vector<Thing> things;
    for (int i = 0; i < count; ++i)
        things.push_back({static_cast<std::uint64_t>(i + 1),
                          {random.between(2.0, width - 2.0), random.between(2.0, width - 2.0)},
                          {1.0, 1.0},
                          {random.between(-4.0, 4.0), random.between(-4.0, 4.0)}});
    return things;
}

bool boxesMeet(const Thing& a, const Thing& b) { return overlaps(a.box(), b.box()); }

/// Objects that share a cell of the game's size.
Reports sharingCells(double cell)
{
    return [cell](const Thing& a, const Thing& b) {
        const auto meet = [&](double lowA, double highA, double lowB, double highB) {
            return std::floor(lowA / cell) <= std::floor(highB / cell) &&
                   std::floor(lowB / cell) <= std::floor(highA / cell);
        };
        const Aabb one = a.box();
        const Aabb other = b.box();
        return meet(one.lo.x, one.hi.x, other.lo.x, other.hi.x) && meet(one.lo.y, one.hi.y, other.lo.y, other.hi.y);
    };
}

/// Objects whose centres are in the same cell or in neighbouring ones.
Reports inNeighbours(double cell)
{
    return [cell](const Thing& a, const Thing& b) {
        return std::abs(std::floor(a.centre.x / cell) - std::floor(b.centre.x / cell)) <= 1.0 &&
               std::abs(std::floor(a.centre.y / cell) - std::floor(b.centre.y / cell)) <= 1.0;
    };
}

Game plainGame(double cell, const Reports& reports)
{
    Game game;
    game.cell = cell;
    game.things = movingThings(200, game.width);
    game.reports = reports;
    return game;
}

/// Times do not count here: a clock that runs the same for all.
Waste wasteOf(const StepSource& source)
{
    WasteOptions options;
    options.clock = [now = 0.0]() mutable { return now += 10'000.0; };
    return findWaste(source, source.steps(), options).value();
}

std::string rulesOf(const Waste& waste)
{
    std::string rules;
    for (const WasteFinding& found : waste.findings)
        rules += (rules.empty() ? "" : " ") + found.rule;
    return rules;
}

double parameterOf(const WasteFinding& found, std::string_view name)
{
    const auto at = std::ranges::find(found.parameters, name, &std::pair<std::string, double>::first);
    return at == found.parameters.end() ? -1.0 : at->second;
}

RecordedRun runOf(const Scene& scene, int steps)
{
    World world = worldOf(scene);
    History history(world);
    for (int i = 0; i < steps; ++i)
        history.record(world, world.step(), {});
    return RecordedRun(scene, std::move(history));
}

Game gameNamed(const QByteArray& name)
{
    if (name == "cells-too-large")
        return plainGame(40.0, sharingCells(40.0));
    if (name == "centre cells too large")
        return plainGame(25.0, inNeighbours(25.0));
    if (name == "cells-too-small")
        return [] {
            Game game = plainGame(0.25, sharingCells(0.25));
            for (Thing& thing : game.things)
                thing.size = {3.0, 3.0};
            return game;
        }();
    if (name == "crowded-buckets") // 7 buckets
        return plainGame(5.0, [](const Thing& a, const Thing& b) {
            const auto bucket = [](const Thing& thing) {
                const auto x = static_cast<std::int64_t>(std::floor(thing.centre.x / 5.0));
                const auto y = static_cast<std::int64_t>(std::floor(thing.centre.y / 5.0));
                return (x * 31 + y * 17) % 7;
            };
            return bucket(a) == bucket(b) || sharingCells(5.0)(a, b);
        });
    if (name == "far-pairs") // a game that compares everything with everything
        return plainGame(0.0, [](const Thing&, const Thing&) { return true; });
    Game game = plainGame(0.0, boxesMeet);
    if (name == "object-over-everything") {
        game.things.push_back({900, {50.0, 50.0}, {96.0, 96.0}, {}, false, "Border"});
    } else if (name == "parked-pool") {
        for (std::uint64_t i = 0; i < 30; ++i)
            game.things.push_back({1'000 + i, {3.0, 3.0}, {1.0, 1.0}, {}, true, "Bullet"});
    } else if (name == "statics-with-statics" || name == "unmarked-statics") {
        for (std::uint64_t i = 0; i < 200; ++i)
            game.things.push_back({1'000 + i,
                                   {5.0 + static_cast<double>(i % 20), 5.0 + static_cast<double>(i / 20)},
                                   {1.0, 1.0},
                                   {},
                                   name == "unmarked-statics",
                                   "Tile"});
    } else if (name == "endless-growth") {
        game.steps = 160;
        game.rules = [](Game& now, int step) {
            for (std::uint64_t i = 0; i < 2; ++i)
                now.things.push_back({5'000 + 2 * static_cast<std::uint64_t>(step) + i,
                                      {40.0 + std::fmod(0.618 * step, 6.0), 40.0 + std::fmod(0.414 * step, 6.0)},
                                      {1.0, 1.0},
                                      {},
                                      true,
                                      "Shell"});
        };
    }
    return game;
}

} // namespace

class TestWaste : public QObject {
    Q_OBJECT
private slots:
    void aGameHasItsWasteNamed_data();
    void aGameHasItsWasteNamed();
    void farPairsAreCounted();
    void aGameWithoutWasteHasNone_data();
    void aGameWithoutWasteHasNone();
    void savedPairsAreThoseOfBruteForce();
    void theBetterSizeIsMeasured_data();
    void theBetterSizeIsMeasured();
    void aBusyMachineHidesNoFinding();
    void aSimulationHasItsWasteNamed();
    void aSpawnerIsNamed();
    void sampleScenesHaveNone_data();
    void sampleScenesHaveNone();
    void aStoppedSearchEnds();
};

void TestWaste::aGameHasItsWasteNamed_data()
{
    QTest::addColumn<QByteArray>("rule");
    for (const char* name : {"cells-too-large", "cells-too-small", "crowded-buckets", "object-over-everything",
                             "parked-pool", "statics-with-statics", "endless-growth", "far-pairs"})
        QTest::newRow(name) << QByteArray(name);
    QTest::newRow("centre cells too large") << QByteArray("cells-too-large");
    QTest::newRow("unmarked-statics") << QByteArray("unmarked-statics");
}

void TestWaste::aGameHasItsWasteNamed()
{
    QFETCH(const QByteArray, rule);
    const Waste waste = wasteOf(recordingOf(gameNamed(QTest::currentDataTag())));
    QCOMPARE(QByteArray::fromStdString(rulesOf(waste)), rule);
    const WasteFinding& found = waste.findings.front();
    QVERIFY2(found.sentence.text().ends_with('.') && found.remedy.text().ends_with('.'), found.sentence.text().c_str());
    const double before = parameterOf(found, "before");
    const double after = parameterOf(found, "after");
    QVERIFY2(after <= 0.8 * before && before - after >= 50.0, (found.sentence.text() + found.remedy.text()).c_str());
    if (rule != "cells-too-small")
        QCOMPARE(static_cast<double>(found.candidates), std::round(before - after));
}

void TestWaste::farPairsAreCounted()
{
    const Waste waste = wasteOf(recordingOf(gameNamed("far-pairs")));
    QCOMPARE(waste.findings.size(), std::size_t{1});
    const WasteFinding& found = waste.findings.front();
    QCOMPARE(parameterOf(found, "possible"), 200.0 * 199.0 / 2.0);
    QCOMPARE(parameterOf(found, "before"), parameterOf(found, "possible"));
    const std::string text = found.sentence.text();
    QVERIFY2(text.starts_with("Nearly every object is compared with every other: of 19 900 reported pairs a step, ") &&
                 text.ends_with(" are of objects that are more than 2 m apart."),
             text.c_str());
}

void TestWaste::aGameWithoutWasteHasNone_data()
{
    QTest::addColumn<double>("cell");
    QTest::addColumn<int>("kind");
    QTest::newRow("boxes") << 0.0 << 0;
    QTest::newRow("cells of its objects' size") << 2.5 << 1;
    QTest::newRow("centre cells of its objects' size") << 1.5 << 2;
    QTest::newRow("columns, with far pairs") << 0.0 << 3;
}

void TestWaste::aGameWithoutWasteHasNone()
{
    QFETCH(const double, cell);
    QFETCH(const int, kind);
    const Reports reports[] = {boxesMeet, sharingCells(cell), inNeighbours(cell), [](const Thing& a, const Thing& b) {
                                   return a.box().lo.x <= b.box().hi.x && b.box().lo.x <= a.box().hi.x;
                               }};
    const Waste waste = wasteOf(recordingOf(plainGame(cell, reports[kind])));
    QCOMPARE(QByteArray::fromStdString(rulesOf(waste)), QByteArray());
    QVERIFY(waste.frames > 1);
}

/// The saved pairs of the pool are counted here without the program's own grid.
void TestWaste::savedPairsAreThoseOfBruteForce()
{
    Game game = gameNamed("parked-pool");
    for (Thing& thing : game.things)
        thing.velocity = {}; // so that each frame is the same
    std::int64_t saved = 0;
    std::int64_t all = 0;
    for (std::size_t i = 0; i < game.things.size(); ++i)
        for (std::size_t k = i + 1; k < game.things.size(); ++k)
            if (boxesMeet(game.things[i], game.things[k])) {
                ++all;
                saved += game.things[i].id >= 1'000 || game.things[k].id >= 1'000 ? 1 : 0;
            }
    const Waste waste = wasteOf(recordingOf(std::move(game)));
    QCOMPARE(static_cast<std::int64_t>(waste.candidates), all);
    QCOMPARE(waste.findings.at(0).candidates, saved);
}

void TestWaste::theBetterSizeIsMeasured_data()
{
    QTest::addColumn<bool>("byCentre");
    QTest::newRow("extents") << false;
    QTest::newRow("centre with neighbours") << true;
}

/// What the remedy promises is what the game itself reports with those cells.
void TestWaste::theBetterSizeIsMeasured()
{
    QFETCH(const bool, byCentre);
    const auto reportsWith = [&](double cell) { return byCentre ? inNeighbours(cell) : sharingCells(cell); };
    const Waste before = wasteOf(recordingOf(plainGame(40.0, reportsWith(40.0))));
    const WasteFinding& found = before.findings.at(0);
    QCOMPARE(QByteArray::fromStdString(found.rule), QByteArray("cells-too-large"));
    const double better = parameterOf(found, "better");
    QVERIFY(better < 40.0);
    const Waste after = wasteOf(recordingOf(plainGame(better, reportsWith(better))));
    QCOMPARE(static_cast<double>(after.candidates), parameterOf(found, "after"));
    QCOMPARE(static_cast<double>(before.candidates), parameterOf(found, "before"));
    QVERIFY2(rulesOf(after).find("cells") == std::string::npos, rulesOf(after).c_str());
}

/// Another program makes some of the measurements a thousand times longer, wherever it begins.
void TestWaste::aBusyMachineHidesNoFinding()
{
    const auto recording = recordingOf(gameNamed("cells-too-large"));
    constexpr int kDisturbed = 10;
    int calls = kDisturbed + 1;
    for (int first = 0; first < calls; first += kDisturbed) {
        calls = 0;
        WasteOptions options;
        options.clock = [&calls, first, now = 0.0]() mutable {
            const bool isBusy = calls >= first && calls < first + kDisturbed;
            ++calls;
            return now += isBusy ? 10'000'000.0 : 10'000.0;
        };
        const Waste waste = findWaste(recording, recording.steps(), options).value();
        QCOMPARE(QByteArray::fromStdString(rulesOf(waste)), QByteArray("cells-too-large"));
    }
    QVERIFY(calls > 3 * kDisturbed);
}

void TestWaste::aSimulationHasItsWasteNamed()
{
    Scene scene = generateScene("uniform", {300, 1}).value();
    scene.broadPhase = {Algorithm::Grid, scene.world.width / 2.0};
    const Waste waste = wasteOf(runOf(scene, 20));
    QCOMPARE(QByteArray::fromStdString(rulesOf(waste)), QByteArray("cells-too-large"));
    const WasteFinding& found = waste.findings.front();
    scene.broadPhase.cellSize = parameterOf(found, "better");
    QCOMPARE(static_cast<double>(wasteOf(runOf(scene, 20)).candidates), parameterOf(found, "after"));
}

void TestWaste::aSpawnerIsNamed()
{
    Scene scene = emptyWorld();
    scene.step.dt = 0.05;
    scene.append(object(1, ObjectKind::Static, {50.0, 50.0}, Box{1.0, 1.0}, HitResponse::None, [](SceneObject& o) {
        o.name = "Turret";
        o.components = {Spawner{{2}, 0.05, 5'000}};
    }));
    scene.append(object(2, ObjectKind::Dynamic, {10.0, 10.0}, Box{1.0, 1.0}, HitResponse::None,
                        [](SceneObject& o) { o.name = "Shell"; }));
    const Waste waste = wasteOf(runOf(scene, 120));
    const auto found = std::ranges::find(waste.findings, "endless-growth", &WasteFinding::rule);
    QVERIFY2(found != waste.findings.end(), rulesOf(waste).c_str());
    QVERIFY2(found->sentence.text().find("spawned by Turret") != std::string::npos, found->sentence.text().c_str());
}

void TestWaste::sampleScenesHaveNone_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const GeneratorInfo& info : generators())
        QTest::newRow(info.name.data()) << QByteArray(info.name.data(), qsizetype(info.name.size()));
}

void TestWaste::sampleScenesHaveNone()
{
    QFETCH(const QByteArray, kind);
    const Scene scene = generateScene(kind.toStdString(), {{}, 1}).value();
    const Waste waste = wasteOf(runOf(scene, kSanitized ? 10 : 100));
    QVERIFY2(waste.findings.empty(),
             waste.findings.empty()
                 ? ""
                 : (waste.findings[0].sentence.text() + " " + waste.findings[0].remedy.text()).c_str());
}

void TestWaste::aStoppedSearchEnds()
{
    const trace::Recording recording = recordingOf(gameNamed("parked-pool"));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(findWaste(recording, recording.steps(), {}, stop.get_token()).value().findings.empty());
}

BROADSIDE_TEST(TestWaste)

} // namespace broadside::test::tst_waste

#include "tst_waste.moc"

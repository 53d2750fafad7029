#include "core/debug/audit/audit.h"
#include "core/debug/frame.h"
#include "core/debug/why/why.h"
#include "core/trace/trace_world.h"
#include "core/trace/world_recorder.h"
#include "tests/support/printers.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <map>

namespace broadside::test::tst_world_recorder {

/// Simulations of Broadside as traces.

using namespace broadside::trace;

namespace {

constexpr std::uint64_t kSteps = 40;

using IdPairs = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

std::pair<std::uint64_t, std::uint64_t> idPairOf(const ObjectTable& objects, IndexPair pair)
{
    const std::uint64_t a = objects.idOf(pair.a).value;
    const std::uint64_t b = objects.idOf(pair.b).value;
    return {std::min(a, b), std::max(a, b)};
}

IdPairs idPairsOf(const ObjectTable& objects, std::span<const IndexPair> pairs)
{
    IdPairs ids;
    for (const IndexPair pair : pairs)
        ids.push_back(idPairOf(objects, pair));
    std::ranges::sort(ids);
    return ids;
}

/// Data that a frame of a simulation and one of a recording both have.
struct Shown {
    std::uint64_t step = 0;
    double time = 0.0;
    std::uint64_t hash = 0;
    std::map<std::uint64_t, std::pair<Aabb, CollisionFilter>> objects;
    std::uint64_t pairs = 0;
    IdPairs candidates;
    IdPairs boxOverlaps;
    IdPairs overlaps;
    IdPairs contacts;
    std::map<std::pair<std::uint64_t, std::uint64_t>, MissCause> missed;
};

Shown shownBy(const Frame& frame)
{
    const ObjectTable& objects = frame.objects();
    Shown shown;
    shown.step = frame.step();
    shown.time = frame.time();
    objects.forEach([&](ObjectIndex row) {
        shown.objects[objects.idOf(row).value] = {objects.boundsOf(row), objects.filterOf(row)};
    });
    const FunnelPairs& pairs = frame.pairs();
    shown.pairs = pairs.funnel.pairs;
    shown.candidates = idPairsOf(objects, frame.candidates(1'000'000).value());
    shown.boxOverlaps = idPairsOf(objects, pairs.boxOverlaps);
    shown.overlaps = idPairsOf(objects, pairs.overlaps);
    for (const MissedPair& miss : auditFrame(frame).missed)
        shown.missed[idPairOf(objects, miss.pair)] = miss.cause;
    return shown;
}

/// Every kind of shape, some scaled, among objects that move, spawn, die and are edited.
Scene worldOfAllShapes()
{
    Scene scene = worldOfEverything();
    const Compound compound{{{{0.2, 0.1}, 30.0, Box{0.3, 0.2}},
                             {{-0.2, 0.0}, 10.0, Circle{0.15}},
                             {{-0.1, 0.1}, 25.0, Capsule{{-0.1, 0.0}, {0.2, 0.1}, 0.05}},
                             {{0.0, 0.2}, 45.0, Compound{{{{0.1, 0.0}, -20.0, OrientedBox{0.2, 0.4}}}}}}};
    const Mesh mesh{{{0.0, 0.0}, {0.5, 0.0}, {0.2, 0.4}, {-0.3, 0.3}}, {0, 1, 2, 0, 2, 3}, true};
    const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
    for (const ObjectPtr& object : objects) {
        if (object->id.value < 11 || object->id.value % 3 == 0)
            continue;
        scene.replace(edited(*object, [&](SceneObject& o) {
            o.shape = o.id.value % 3 == 1 ? Shape(compound) : Shape(mesh);
            o.pose.scale = o.id.value % 3 == 1 ? Vec2{1.5, 1.5} : Vec2{0.7, 1.3};
        }));
    }
    return scene;
}

} // namespace

class TestWorldRecorder : public QObject {
    Q_OBJECT
private slots:
    void readsBackAsTheWorldWas_data();
    void readsBackAsTheWorldWas();
    void theSameRunGivesTheSameBytes();
    void anotherBroadPhaseIsRefused_data();
    void anotherBroadPhaseIsRefused();
    void onlyTracesWithCapsulesAreOfVersionTwo();
    void tooManyCandidatesAreRefused();
};

void TestWorldRecorder::readsBackAsTheWorldWas_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QByteArray>("world");
    for (const AlgorithmInfo& info : algorithms())
        for (const char* world : {"cannon", "everything", "shapes", "walkers", "far away"})
            QTest::addRow("%s in %s", std::string(info.name).c_str(), world)
                << static_cast<int>(info.algorithm) << QByteArray(world);
}

void TestWorldRecorder::readsBackAsTheWorldWas()
{
    QFETCH(const int, algorithm);
    QFETCH(const QByteArray, world);
    Scene scene = world == "shapes" ? worldOfAllShapes() : recordedWorld(world.toStdString());
    scene.broadPhase.algorithm = static_cast<Algorithm>(algorithm);
    RandomRun run(scene, 7);
    std::string bytes;
    WorldRecorder recorder(run.world(), [&](std::string_view more) {
        bytes += more;
        return true;
    });
    std::vector<Shown> known;
    const auto take = [&](const StepReport* report) {
        if (const auto problem = recorder.take(run.world(), report))
            QFAIL(describe(*problem).c_str());
        known.back().hash = run.world().hash();
    };
    known.push_back(shownBy(Frame::of(run.world())));
    known.back().contacts = known.back().overlaps;
    take(nullptr);
    while (run.world().stepCount() < kSteps) {
        const auto tested = [&](const World& before) {
            recorder.observeTested(before);
            known.push_back(shownBy(Frame::of(before)));
            known.back().contacts = idPairsOf(before.objects(), before.metPairs());
        };
        const StepReport report = run.world().step(run.inputs(), {}, tested); // the settings must stay as in the header
        const Shown& was = known.back();
        QCOMPARE(was.step, report.step);
        QCOMPARE(was.pairs, report.funnel.pairs);
        QCOMPARE(was.candidates.size(), report.funnel.candidates);
        QCOMPARE(was.boxOverlaps.size(), report.funnel.boxOverlaps);
        QCOMPARE(was.overlaps.size(), report.funnel.overlaps);
        take(&report);
    }
    QVERIFY(recorder.finish());

    const auto reader = TraceReader::open(byteSourceOf(std::move(bytes)), "run.bstrace");
    QVERIFY(reader && reader->notices().empty());
    QCOMPARE(reader->frames().size(), known.size());
    TraceWorld traced(*reader);
    const bool isFar = world == "far away";
    for (std::size_t i = 0; i < known.size(); ++i) {
        QVERIFY(!traced.seek(i));
        const Shown& was = known[i];
        const Shown now = shownBy(traced.frame());
        QCOMPARE(now.step, was.step);
        QCOMPARE(now.time, was.time);
        QCOMPARE(*traced.data().hash, was.hash);
        QVERIFY2(now.objects == was.objects, std::to_string(i).c_str());
        QCOMPARE(now.pairs, was.pairs);
        QVERIFY2(now.candidates == was.candidates, std::to_string(i).c_str());
        QVERIFY2(now.boxOverlaps == was.boxOverlaps, std::to_string(i).c_str());
        IdPairs contacts;
        for (const broadside::IdPair pair : traced.data().contacts)
            contacts.emplace_back(pair.a.value, pair.b.value);
        QVERIFY2(contacts == was.contacts, std::to_string(i).c_str());
        if (!isFar) { // far from the origin, a box from its centre is rounded differently from a box from its sides
            IdPairs different;
            std::ranges::set_symmetric_difference(now.overlaps, was.overlaps, std::back_inserter(different));
            for (const auto& [a, b] : different) { // either result is right where two shapes just touch
                const auto rowA = traced.objects().rowOf({a});
                const auto rowB = traced.objects().rowOf({b});
                QVERIFY(rowA && rowB && different.size() == 1);
                QVERIFY(why(traced.frame(), *rowA, *rowB).distance <= 1e-9);
            }
        }
        QCOMPARE(now.missed.size(), was.missed.size());
        for (const auto& [pair, cause] : was.missed) {
            QVERIFY2(now.missed.contains(pair), std::to_string(i).c_str());
            QVERIFY2(now.missed.at(pair) == cause,
                     (std::to_string(i) + ": " + std::string(nameOf(now.missed.at(pair))) + " instead of " +
                      std::string(nameOf(cause)))
                         .c_str());
        }
    }
}

void TestWorldRecorder::theSameRunGivesTheSameBytes()
{
    const auto record = [] {
        RandomRun run(worldOfEverything(), 3);
        std::string bytes;
        WorldRecorder recorder(run.world(), [&](std::string_view more) {
            bytes += more;
            return true;
        });
        for (int step = 0; step < 20; ++step) {
            const StepReport report =
                run.world().step(run.inputs(), {}, [&](const World& tested) { recorder.observeTested(tested); });
            static_cast<void>(recorder.take(run.world(), &report));
        }
        static_cast<void>(recorder.finish());
        return bytes;
    };
    QVERIFY(record() == record());
}

void TestWorldRecorder::anotherBroadPhaseIsRefused_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<double>("cell");
    QTest::addColumn<double>("wider");
    QTest::addColumn<bool>("isRefused");
    const auto row = [](const char* name, Algorithm from, Algorithm to, double cell, double wider, bool isRefused) {
        QTest::newRow(name) << static_cast<int>(from) << static_cast<int>(to) << cell << wider << isRefused;
    };
    row("no cells any more", Algorithm::Grid, Algorithm::BruteForce, 1.0, 1.0, true);
    row("cells from now on", Algorithm::Quadtree, Algorithm::Grid, 1.0, 1.0, true);
    row("other cells", Algorithm::Grid, Algorithm::Grid, 1.5, 1.0, true);
    row("the same algorithm", Algorithm::Grid, Algorithm::Grid, 1.0, 1.0, false);
    row("more columns of a table", Algorithm::CornerGrid, Algorithm::CornerGrid, 1.0, 2.0, true);
    row("a wider world, cells without an end", Algorithm::Grid, Algorithm::Grid, 1.0, 2.0, false);
}

void TestWorldRecorder::anotherBroadPhaseIsRefused()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const double, cell);
    QFETCH(const double, wider);
    QFETCH(const bool, isRefused);
    Scene scene = recordedWorld("cannon");
    scene.broadPhase.algorithm = static_cast<Algorithm>(from);
    World world = World::fromScene(scene).value();
    WorldRecorder recorder(world, [](std::string_view) { return true; });
    QVERIFY(!recorder.take(world));
    const BroadPhaseSettings settings{static_cast<Algorithm>(to), cell * scene.broadPhase.cellSize};
    WorldSettings space = world.settings();
    space.width *= wider;
    QVERIFY(!world.setSettings(space, settings));
    const StepReport report = world.step({}, {}, [&](const World& tested) { recorder.observeTested(tested); });
    const auto problem = recorder.take(world, &report);
    QCOMPARE(problem.has_value(), isRefused);
    if (problem) {
        QVERIFY2(problem->message.text().starts_with("step 1 has another algorithm"), problem->message.text().c_str());
        QVERIFY(!problem->remedy.empty());
    }
}

void TestWorldRecorder::onlyTracesWithCapsulesAreOfVersionTwo()
{
    const auto versionOf = [](const Shape& shape) {
        Scene scene;
        scene.append(edited(SceneObject{}, [&](SceneObject& o) {
            o.id = {1};
            o.shape = shape;
        }));
        std::string bytes;
        const auto world = World::fromScene(scene);
        const WorldRecorder recorder(*world, [&](std::string_view more) {
            bytes += more;
            return true;
        });
        return static_cast<int>(bytes.at(8));
    };
    QCOMPARE(versionOf(Compound{{{{}, 0.0, Circle{}}}}), 1);
    QCOMPARE(versionOf(Capsule{}), 2);
    QCOMPARE(versionOf(Compound{{{{}, 0.0, Compound{{{{}, 0.0, Capsule{}}}}}}}), 2);
}

void TestWorldRecorder::tooManyCandidatesAreRefused()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    for (std::uint64_t id = 1; id <= 4'100; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->kind = ObjectKind::Dynamic;
        object->shape = Circle{0.1};
        scene.append(object);
    }
    const World world = World::fromScene(scene).value();
    std::string bytes;
    WorldRecorder recorder(world, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    const auto problem = recorder.take(world);
    QVERIFY(problem);
    QVERIFY2(problem->message.text().find("8 000 000 candidate pairs") != std::string::npos,
             problem->message.text().c_str());
    QVERIFY(recorder.finish());
    QCOMPARE(TraceReader::open(byteSourceOf(bytes), "run.bstrace")->frames().size(), std::size_t{0});
}

BROADSIDE_TEST(TestWorldRecorder)

} // namespace broadside::test::tst_world_recorder

#include "tst_world_recorder.moc"

#include "core/debug/audit.h"
#include "core/debug/cell_heat.h"
#include "core/debug/why.h"
#include "core/io/scene_reader.h"
#include "core/io/scene_writer.h"
#include "core/trace/trace_world.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/printers.h"
#include "tests/trace/naive_grid_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

/// The debugger on somebody else's game.

using namespace broadside;
using namespace broadside::test;
using namespace broadside::trace;
using naive_grid_game::Bug;

namespace {

constexpr std::size_t kFrames = 600;

/// The trace of the naive game.
class NaiveTrace {
public:
    explicit NaiveTrace(Bug bug)
    {
        naive_grid_game::Game game(bug);
        const std::string path = m_folder.filePath(QStringLiteral("naive.bstrace")).toStdString();
        bst_trace* trace = game.openTrace(path);
        for (std::size_t i = 0; i < kFrames; ++i) {
            game.trace(trace);
            game.step();
        }
        bst_close(trace);
        auto opened = TraceReader::open(path);
        if (!opened)
            qFatal("%s", describe(opened.problem()).c_str());
        m_reader = std::make_unique<TraceReader>(std::move(*opened));
    }
    [[nodiscard]] const TraceReader& reader() const { return *m_reader; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<TraceReader> m_reader;
};

/// By hand: every pair of boxes of the frame that overlap as the game sees it, and are not in its list.
std::set<std::pair<std::uint64_t, std::uint64_t>> missedByHand(const TraceCursor& cursor)
{
    std::set<std::pair<std::uint64_t, std::uint64_t>> missed;
    const auto& candidates = cursor.frame().candidates;
    for (const TracedObject& a : cursor.objects())
        for (const TracedObject& b : cursor.objects()) {
            const Aabb& boxA = a.state.box;
            const Aabb& boxB = b.state.box;
            const bool overlap =
                boxA.lo.x < boxB.hi.x && boxB.lo.x < boxA.hi.x && boxA.lo.y < boxB.hi.y && boxB.lo.y < boxA.hi.y;
            const broadside::IdPair pair{a.definition->id, b.definition->id};
            if (pair.a < pair.b && overlap && std::ranges::find(candidates, pair) == candidates.end())
                missed.insert({pair.a.value, pair.b.value});
        }
    return missed;
}

} // namespace

class TestTraceWorld : public QObject {
    Q_OBJECT
private slots:
    void theAuditFindsThePlantedBug_data();
    void theAuditFindsThePlantedBug();
    void whyNamesTheCauseAndTheRemedy();
    void itIsNoneOfBroadsidesAlgorithms();
    void itsCandidatesAreThoseOfTheFunnel();
    void heatIsThatOfItsCells();
    void everyFrameStandsAsItWasWritten_data();
    void everyFrameStandsAsItWasWritten();
    void anotherBroadPhaseSeesTheSameBoxes();
    void aSceneIsMadeOfAFrame();
    void coordinatesAreMapped();
    void registeredBoxesTellWhatIsStale();
    void noGameIsTooLarge_data();
    void noGameIsTooLarge();
};

void TestTraceWorld::theAuditFindsThePlantedBug_data()
{
    QTest::addColumn<Bug>("bug");
    QTest::addColumn<int>("cause"); // -1: nothing is missed
    QTest::newRow("none") << Bug::None << -1;
    QTest::newRow("forgets to move") << Bug::ForgetsToMove << static_cast<int>(MissCause::Stale);
    QTest::newRow("registers corners") << Bug::RegistersCorners << static_cast<int>(MissCause::LargerThanCells);
    QTest::newRow("rounds rows down") << Bug::RoundsRowsDown << static_cast<int>(MissCause::PartialLastCell);
    QTest::newRow("cuts to whole pixels") << Bug::CutsToWholePixels << static_cast<int>(MissCause::IntegerTruncation);
    QTest::newRow("loses what is outside") << Bug::LosesWhatIsOutside << static_cast<int>(MissCause::OutsideGrid);
}

/// What it finds is what brute force by hand finds, in every frame, and nearly all of it has the cause that it has.
void TestTraceWorld::theAuditFindsThePlantedBug()
{
    QFETCH(Bug, bug);
    QFETCH(int, cause);
    const NaiveTrace trace(bug);
    TraceWorld world(trace.reader());
    TraceCursor cursor(trace.reader());
    BoxJudge judge;
    std::map<MissCause, int> causes;
    int all = 0;
    for (std::size_t i = 0; i < kFrames; ++i) {
        QVERIFY(!world.seek(i));
        QVERIFY(!cursor.seek(i));
        const Frame frame = world.frame();
        const FrameAudit audit = auditFrame(frame, judge);
        std::set<std::pair<std::uint64_t, std::uint64_t>> missed;
        for (const MissedPair& miss : audit.missed) {
            missed.insert({frame.objects().idOf(miss.pair.a).value, frame.objects().idOf(miss.pair.b).value});
            ++causes[miss.cause];
            ++all;
        }
        QVERIFY(missed == missedByHand(cursor));
    }
    for (const auto& [found, count] : causes)
        qInfo("%s: %d", nameOf(found).data(), count);
    if (cause < 0) {
        QCOMPARE(all, 0);
        return;
    }
    const int named = causes[static_cast<MissCause>(cause)];
    QVERIFY(named > 0);
    // What meets beyond the screen is called so, whatever else is wrong.
    if (static_cast<MissCause>(cause) != MissCause::OutsideGrid)
        all -= causes[MissCause::OutsideGrid];
    QVERIFY2(named * 10 >= all * 9, "nine of ten have the cause that was planted");
}

void TestTraceWorld::whyNamesTheCauseAndTheRemedy()
{
    const NaiveTrace trace(Bug::RegistersCorners);
    TraceWorld world(trace.reader());
    for (std::size_t i = 0; i < kFrames; ++i) {
        QVERIFY(!world.seek(i));
        const Frame frame = world.frame();
        const FrameAudit audit = auditFrame(frame);
        if (audit.missed.empty())
            continue;
        const auto [a, b] = audit.missed.front().pair;
        const WhyAnswer answer = why(frame, a, b);
        const QString sentence = QString::fromStdString(answer.sentence);
        QVERIFY2(sentence.contains(QStringLiteral("the game's uniform grid missed the pair, because it registers what "
                                                  "spans three or more cells at its corners only")),
                 qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral(" is registered in cell")), qPrintable(sentence));
        QCOMPARE(answer.remedy, std::string(ownRemedyOf(MissCause::LargerThanCells)));
        QVERIFY(std::holds_alternative<std::monostate>(answer.fix));
        return;
    }
    QFAIL("nothing is missed");
}

void TestTraceWorld::itIsNoneOfBroadsidesAlgorithms()
{
    const NaiveTrace trace(Bug::None);
    TraceWorld world(trace.reader());
    QVERIFY(!world.seek(0));
    const Frame theirs = world.frame();
    QVERIFY(isRecorded(theirs) && !algorithmOf(*theirs.broadPhase()));
    const auto ours = world.frameWith({Algorithm::BruteForce, 1.0});
    QVERIFY(ours && !isRecorded(*ours));
    QVERIFY(algorithmOf(*ours->broadPhase()) == Algorithm::BruteForce);
}

void TestTraceWorld::itsCandidatesAreThoseOfTheFunnel()
{
    const NaiveTrace trace(Bug::None);
    TraceWorld world(trace.reader());
    QVERIFY(!world.seek(40));
    const Frame frame = world.frame();
    const auto& pairs = world.data().candidates;
    QCOMPARE(frame.funnel().candidates + world.ignored().cannotCollide, static_cast<std::uint64_t>(pairs.size()));
    QVERIFY(frame.funnel().boxOverlaps > 0 && frame.funnel().boxOverlaps < frame.funnel().candidates);
    QCOMPARE(frame.funnel().pairs, std::uint64_t{61 * 60 / 2});
    for (const broadside::IdPair& pair : pairs) {
        const ObjectIndex a = *frame.objects().rowOf(pair.a);
        const ObjectIndex b = *frame.objects().rowOf(pair.b);
        QVERIFY(frame.isCandidate(a, b) && frame.isCandidate(b, a));
    }
}

void TestTraceWorld::heatIsThatOfItsCells()
{
    const NaiveTrace trace(Bug::None);
    TraceWorld world(trace.reader());
    QVERIFY(!world.seek(3));
    const Frame frame = world.frame();
    CellHeatMeter meter(HeatQuantity::Objects);
    QVERIFY(meter.add(frame.objects(), *frame.broadPhase()));
    const auto heat = meter.heat();
    QVERIFY(heat.has_value());
    QCOMPARE(heat->blocks.count(), std::int64_t{80});
    double sum = 0.0;
    for (const double value : heat->values)
        sum += value;
    double registered = 0.0;
    for (const RegisteredCells& cells : world.data().cells)
        registered += static_cast<double>(cells.cells.count());
    QCOMPARE(sum, registered);
    // The first row of the game is the top one.
    QCOMPARE(heat->table.boundsOf({0, 7}).hi.y, naive_grid_game::kHeight / 32.0);
}

void TestTraceWorld::everyFrameStandsAsItWasWritten_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
}

/// From any frame to any other: boxes are the game's, to the last bit.
void TestTraceWorld::everyFrameStandsAsItWasWritten()
{
    QFETCH(quint64, seed);
    const KnownTrace known = randomTrace(seed, 40, 60, false);
    const auto reader = TraceReader::open(byteSourceOf(known.bytes), "t.bstrace");
    QVERIFY(reader.ok());
    TraceWorld world(*reader);
    Random random(seed);
    for (int i = 0; i < 120; ++i) {
        const auto index = i < 40 ? static_cast<std::size_t>(i) : static_cast<std::size_t>(random.below(40));
        QVERIFY(!world.seek(index));
        const KnownFrame& frame = known.frames[index];
        QCOMPARE(world.objects().presentCount(), frame.objects.size());
        for (const WrittenObject& object : frame.objects) {
            const auto row = world.objects().indexOf(object.definition->id);
            QVERIFY(row.has_value());
            QCOMPARE(world.objects().boundsOf(*row), world.map().box(object.state.box));
            QCOMPARE(world.objects().filterOf(*row).mask, object.definition->mask);
            QCOMPARE(world.objects().objectOf(*row).name, object.definition->name);
        }
        const Frame now = world.frame();
        QCOMPARE(now.step(), frame.data.step);
        static_cast<void>(now.funnel());
        static_cast<void>(auditFrame(now));
    }
}

void TestTraceWorld::anotherBroadPhaseSeesTheSameBoxes()
{
    const NaiveTrace trace(Bug::ForgetsToMove);
    TraceWorld world(trace.reader());
    QVERIFY(!world.seek(100));
    QVERIFY(!auditFrame(world.frame()).missed.empty());
    const auto frame = world.frameWith({Algorithm::Grid, 2.0});
    QVERIFY(frame.ok());
    QVERIFY(auditFrame(*frame).missed.empty());
    QVERIFY(frame->funnel().boxOverlaps > 0);
}

void TestTraceWorld::aSceneIsMadeOfAFrame()
{
    const NaiveTrace trace(Bug::None);
    TraceWorld world(trace.reader());
    QVERIFY(!world.seek(17));
    const Scene scene = world.toScene();
    QCOMPARE(scene.size(), std::size_t{61});
    QCOMPARE(scene.world.width, 20.0);
    QCOMPARE(scene.broadPhase.cellSize, 2.0);
    QCOMPARE(scene.step.dt, 1.0 / 64.0);
    const ObjectTable table(scene);
    table.forEach([&](ObjectIndex row) {
        const Aabb& box = world.objects().boundsOf(*world.objects().rowOf(table.idOf(row)));
        VERIFY_NEAR(table.boundsOf(row).lo.x, box.lo.x, 1e-12);
        VERIFY_NEAR(table.boundsOf(row).hi.y, box.hi.y, 1e-12);
    });
}

void TestTraceWorld::coordinatesAreMapped()
{
    TraceInfo info;
    info.world = {{-10.0, 20.0}, {90.0, 60.0}};
    info.unitsPerMetre = 2.0;
    info.parameters = {{"cell-size", 20.0}};
    const CoordinateMap up(info, {});
    QCOMPARE(up.point({-10.0, 20.0}), (Vec2{0.0, 0.0}));
    QCOMPARE(up.point({0.0, 30.0}), (Vec2{5.0, 5.0}));
    QCOMPARE(up.width(), 50.0);
    QVERIFY(up.cells() && up.cells()->goesOn());
    info.yDown = true;
    info.parameters = {{"cell-size", 20.0}, {"grid-columns", 5.0}, {"grid-rows", 2.0}};
    const CoordinateMap down(info, {});
    QCOMPARE(down.point({0.0, 30.0}), (Vec2{5.0, 15.0}));
    QCOMPARE(down.box({{0.0, 30.0}, {2.0, 34.0}}), (Aabb{{5.0, 13.0}, {6.0, 15.0}}));
    QVERIFY((down.range({{0, 0}, {1, 0}}) == CellRange{{0, 1}, {1, 1}}));
    QCOMPARE(down.cells()->boundsOf({0, 1}), (Aabb{{0.0, 10.0}, {10.0, 20.0}}));
    QCOMPARE(down.angle(30.0), -30.0);
    const CoordinateMap unknown(TraceInfo{}, {{-3.5, 1.0}, {7.25, 9.5}});
    QCOMPARE(unknown.point({-4.0, 0.0}), (Vec2{0.0, 0.0}));
    QCOMPARE(unknown.width(), 12.0);
}

void TestTraceWorld::noGameIsTooLarge_data()
{
    QTest::addColumn<double>("unitsPerMetre");
    QTest::addColumn<bool>("yDown");
    QTest::addColumn<double>("side"); // of the world; 0: not known
    QTest::addColumn<double>("corner");
    QTest::addColumn<double>("cell");
    QTest::addColumn<double>("columns");
    QTest::newRow("a far corner") << 1.0 << false << 0.0 << 0.0 << 0.0 << 0.0;
    QTest::newRow("large units") << 1e-9 << false << 0.0 << 0.0 << 1.0 << 0.0;
    QTest::newRow("small units") << 1e9 << true << 1e9 << 0.0 << 1.0 << 0.0;
    QTest::newRow("a large world") << 1.0 << true << 1e9 << 0.0 << 1e9 << 0.0;
    QTest::newRow("endless cells") << 1.0 << false << 100.0 << 0.0 << 1e300 << 0.0;
    QTest::newRow("an endless table") << 1.0 << true << 100.0 << 0.0 << 1e300 << 0x1p31;
    QTest::newRow("a large table") << 1.0 << true << 100.0 << 5.0 << 1e6 << 1e6;
    QTest::newRow("a far table") << 1.0 << true << 100.0 << 1e300 << 10.0 << 10.0;
    QTest::newRow("tiny cells") << 1.0 << false << 100.0 << 0.0 << 1e-300 << 0.0;
    QTest::newRow("a tiny table") << 1.0 << true << 100.0 << 0.0 << 1e-300 << 5.0;
}

/// Whatever a game says of itself, its frames can be asked about, and become scenes.
void TestTraceWorld::noGameIsTooLarge()
{
    QFETCH(double, side);
    QFETCH(double, columns);
    QFETCH(double, unitsPerMetre);
    QFETCH(bool, yDown);
    QFETCH(double, corner);
    QFETCH(double, cell);
    TraceInfo info;
    info.unitsPerMetre = unitsPerMetre;
    info.yDown = yDown;
    info.contents = {true, false, true, false, false};
    info.wideFloats = true;
    if (side > 0.0)
        info.world = {{-0.5 * side, -0.5 * side}, {0.5 * side, 0.5 * side}};
    info.parameters = {{"cell-size", cell}, {"grid-x", corner}};
    if (columns > 0.0)
        info.parameters.insert(info.parameters.end(), {{"grid-columns", columns}, {"grid-rows", columns}});
    std::string bytes;
    TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    std::vector<WrittenObject> objects;
    FrameData data;
    for (const double at : {-1e9, -5e8, -1.0, 0.0, 1.0, 5e8, 999'999'999.0}) {
        auto made = std::make_shared<Definition>();
        made->id = {objects.size() + 1};
        made->shape = Circle{objects.size() == 3 ? 1e-308 : 1e9};
        objects.push_back({std::move(made), {{{at, at}, {at + 1.0, at + 1.0}}, trace::Placement{{at, at}, 1e9}}});
        data.cells.push_back({{objects.size()}, {{-2'147'483'648, 0}, {2'147'483'647, 5}}});
    }
    writer.write(data, objects);
    QVERIFY(writer.finish());
    const auto reader = TraceReader::open(byteSourceOf(bytes), "t");
    QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
    TraceWorld world(*reader);
    QVERIFY(!world.seek(0));
    QVERIFY(world.objects().presentCount() > 0);
    static_cast<void>(auditFrame(world.frame()));
    static_cast<void>(world.frame().funnel());
    const SceneReading scene = readScene(writeSceneCanonically(world.toScene()), "frame");
    QVERIFY2(scene.scene.has_value(), scene.problems.empty() ? "" : describe(scene.problems.front()).c_str());
}

void TestTraceWorld::registeredBoxesTellWhatIsStale()
{
    const auto object = [](std::uint64_t id) {
        auto made = std::make_shared<Definition>();
        made->id = {id};
        return std::shared_ptr<const Definition>(std::move(made));
    };
    TraceInfo info;
    info.contents = {true, false, false, true, false};
    std::string bytes;
    TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    FrameData data;
    data.boxes = {{{1}, {{0.0, 0.0}, {1.0, 1.0}}}, {{2}, {{8.0, 0.0}, {9.5, 1.0}}}, {{3}, {{0.0, 0.0}, {3.0, 3.0}}}};
    const std::vector<WrittenObject> objects{{object(1), {{{0.25, 0.25}, {0.75, 0.75}}, {}}},
                                             {object(2), {{{0.5, 0.5}, {1.5, 1.5}}, {}}},
                                             {object(3), {{{0.5, 0.5}, {1.5, 1.5}}, {}}}};
    writer.write(data, objects);
    QVERIFY(writer.finish());
    const auto reader = TraceReader::open(byteSourceOf(bytes), "t");
    TraceWorld world(*reader);
    QVERIFY(!world.seek(0));
    const FrameAudit audit = auditFrame(world.frame());
    QCOMPARE(audit.missed.size(), std::size_t{3});
    QCOMPARE(audit.missed[0].cause, MissCause::Stale);   // 1 and 2: 2 moved
    QCOMPARE(audit.missed[1].cause, MissCause::Unknown); // 1 and 3: both stand where they are registered
    QCOMPARE(audit.missed[2].cause, MissCause::Stale);
}

QTEST_APPLESS_MAIN(TestTraceWorld)
#include "tst_trace_world.moc"

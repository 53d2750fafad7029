#include "core/debug/audit/audit.h"
#include "core/debug/tuning/cell_heat.h"
#include "core/debug/why/why.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/trace_world.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"
#include "tests/trace/naive_grid_game.h"

#include <QFile>
#include <QTemporaryDir>

#include <cmath>
#include <map>

namespace broadside::test::tst_trace_world {

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

/// By hand: all pairs of the frame that overlap by the game's boxes and are not in its candidates.
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
            const auto isReported = [&](const broadside::IdPair& told) {
                return told == pair || (told.a == pair.b && told.b == pair.a);
            };
            if (pair.a < pair.b && overlap && std::ranges::none_of(candidates, isReported))
                missed.insert({pair.a.value, pair.b.value});
        }
    return missed;
}

} // namespace

/// The debugger on the recording of another game.
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
    void withoutAWorldCellsCountFromTheGamesOrigin();
    void registeredBoxesTellWhatIsStale();
    void roundingIsToldFarFromTheOrigin_data();
    void roundingIsToldFarFromTheOrigin();
    void noGameIsTooLarge_data();
    void noGameIsTooLarge();
    void whatNothingCanBeMadeOfIsLeftOut_data();
    void whatNothingCanBeMadeOfIsLeftOut();
    void aDamagedBeginningDoesNotSayHowLargeTheWorldIs();
};

void TestTraceWorld::theAuditFindsThePlantedBug_data()
{
    QTest::addColumn<Bug>("bug");
    QTest::addColumn<int>("cause"); // -1: no missed pair
    QTest::newRow("none") << Bug::None << -1;
    QTest::newRow("forgets to move") << Bug::ForgetsToMove << static_cast<int>(MissCause::Stale);
    QTest::newRow("registers corners") << Bug::RegistersCorners << static_cast<int>(MissCause::LargerThanCells);
    QTest::newRow("rounds rows down") << Bug::RoundsRowsDown << static_cast<int>(MissCause::PartialLastCell);
    QTest::newRow("cuts to whole pixels") << Bug::CutsToWholePixels << static_cast<int>(MissCause::IntegerTruncation);
    QTest::newRow("loses what is outside") << Bug::LosesObjectsOutside << static_cast<int>(MissCause::OutsideGrid);
}

/// In every frame the audit finds what brute force by hand finds, and nearly every pair gets the planted cause.
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
    // Pairs outside the screen have this cause, whatever the planted bug is.
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
        const QString sentence = QString::fromStdString(answer.sentence.text());
        QVERIFY2(sentence.contains(QStringLiteral("the game's uniform grid missed the pair, because Bar "
                                                  "spans three or more cells and is registered only at its corners")),
                 qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral(" is registered in cell")), qPrintable(sentence));
        QCOMPARE(answer.remedy.text(), ownRemedyOf(MissCause::LargerThanCells).text());
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
    QVERIFY(heat && heat->blocks.count() == 80);
    double sum = 0.0;
    for (const double value : heat->values)
        sum += value;
    double registered = 0.0;
    for (const RegisteredCells& cells : world.data().cells)
        registered += static_cast<double>(cells.cells.count());
    QCOMPARE(sum, registered);
    QCOMPARE(static_cast<double>(frame.broadPhase()->statistics().registrations), registered);
    // The game's y axis points down: its first row is the top one.
    QCOMPARE(heat->table.boundsOf({0, 7}).hi.y, naive_grid_game::kHeight / 32.0);
}

void TestTraceWorld::everyFrameStandsAsItWasWritten_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
}

/// From any frame to any other, boxes equal the written ones to the last bit.
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
    QVERIFY(up.grid() && up.grid()->table.goesOn());
    info.yDown = true;
    info.parameters = {{"cell-size", 20.0}, {"grid-columns", 5.0}, {"grid-rows", 2.0}};
    const CoordinateMap down(info, {});
    QCOMPARE(down.point({0.0, 30.0}), (Vec2{5.0, 15.0}));
    QCOMPARE(down.box({{0.0, 30.0}, {2.0, 34.0}}), (Aabb{{5.0, 13.0}, {6.0, 15.0}}));
    QVERIFY((down.grid()->range({{0, 0}, {1, 0}}) == CellRange{{0, 1}, {1, 1}}));
    QCOMPARE(down.grid()->table.boundsOf({0, 1}), (Aabb{{0.0, 10.0}, {10.0, 20.0}}));
    QCOMPARE(down.angle(30.0), -30.0);
    const CoordinateMap unknown({}, {{-3.5, 1.0}, {7.25, 9.5}});
    QCOMPARE(unknown.point({-4.0, 0.0}), Vec2{});
    QCOMPARE(unknown.width(), 12.0);
}

void TestTraceWorld::withoutAWorldCellsCountFromTheGamesOrigin()
{
    TraceInfo info;
    info.parameters = {{"cell-size", 10.0}};
    const CoordinateMap map(info, {{-3.5, 12.0}, {47.0, 38.5}});
    for (const double x : {0.5, 9.5, 25.0, -3.0}) {
        const CellCoord ofGame{static_cast<std::int64_t>(std::floor(x / 10.0)), 1};
        const CellCoord cell = map.grid()->range({ofGame, ofGame}).first;
        QVERIFY(contains(map.grid()->table.boundsOf(cell), map.point({x, 15.0})));
    }
}

void TestTraceWorld::noGameIsTooLarge_data()
{
    QTest::addColumn<double>("unitsPerMetre");
    QTest::addColumn<bool>("yDown");
    QTest::addColumn<double>("side"); // side of the world; 0: not recorded
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

/// Whatever sizes a game records, its frames can be queried and become scenes.
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

void TestTraceWorld::whatNothingCanBeMadeOfIsLeftOut_data()
{
    QTest::addColumn<double>("unitsPerMetre");
    QTest::addColumn<std::vector<double>>("box");
    QTest::addColumn<std::vector<double>>("shape"); // radius, or both sides; empty: a box
    QTest::addColumn<QByteArray>("reason");         // empty: the object is shown
    const double none = std::nan("");
    const std::vector<double> good{1.0, 1.0, 2.0, 2.0};
    const auto row = [](const char* name, double units, std::vector<double> box, std::vector<double> shape,
                        const char* reason) {
        QTest::newRow(name) << units << std::move(box) << std::move(shape) << QByteArray(reason);
    };
    row("good", 1.0, good, {0.5}, "");
    row("radius 0", 1.0, good, {0.0}, "its shape cannot be used: ");
    row("radius that is none", 1.0, good, {none}, "its shape cannot be used: ");
    row("width below 0", 1.0, good, {-1.0, 1.0}, "its shape cannot be used: ");
    row("height that is none", 1.0, good, {1.0, none}, "its shape cannot be used: ");
    row("endless width", 1.0, good, {HUGE_VAL, 1.0}, "its shape cannot be used: ");
    row("box with no number", 1.0, {1.0, none, 2.0, 2.0}, {}, "its box contains NaN or infinity");
    row("box the wrong way round", 1.0, {1.0, 1.0, 0.5, 2.0}, {}, "its box has a lower side that is greater than");
    row("beyond the limit in units", 1.0, {1.5e9, 1.0, 1.6e9, 2.0}, {}, "it lies beyond 1 000 000 000 units");
    row("beyond the limit in metres", 0.25, {4e8, 1.0, 5e8, 2.0}, {}, "it lies beyond 1 000 000 000 m");
}

/// The invalid object is left out and named. The others are shown, and it is shown again when it is valid.
void TestTraceWorld::whatNothingCanBeMadeOfIsLeftOut()
{
    QFETCH(const double, unitsPerMetre);
    QFETCH(const std::vector<double>, box);
    QFETCH(const std::vector<double>, shape);
    QFETCH(const QByteArray, reason);
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("odd.bstrace")).toStdString();
    bst_settings settings = bst_default_settings();
    settings.units_per_metre = unitsPerMetre;
    settings.wide_floats = 1;
    bst_trace* trace = bst_open_file(path.c_str(), &settings);
    for (std::uint64_t step = 0; step < 3; ++step) {
        bst_frame_begin(trace, step, 0.0);
        bst_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
        if (step == 2)
            bst_define_circle(trace, 7, "Ball", 1, 1, 1, 0.5);
        else if (shape.size() == 1)
            bst_define_circle(trace, 7, "Ball", 1, 1, 1, shape[0]);
        else if (shape.size() == 2)
            bst_define_rectangle(trace, 7, "Ball", 1, 1, 1, shape[0], shape[1]);
        else
            bst_define(trace, 7, "Ball", 1, 1, 1);
        if (step == 2)
            bst_placed_box(trace, 7, 1.0, 1.0, 2.0, 2.0, 1.5, 1.5, 0.0);
        else
            bst_placed_box(trace, 7, box[0], box[1], box[2], box[3], 1.5, 1.5, 0.0);
        bst_candidate(trace, 1, 7);
        bst_frame_end(trace);
    }
    bst_close(trace);
    const auto reader = TraceReader::open(path);
    TraceWorld world(*reader);
    const bool isThere = reason.isEmpty();
    for (const std::size_t frame : {std::size_t{0}, std::size_t{1}, std::size_t{0}}) {
        const auto problem = world.seek(frame);
        QVERIFY2(!problem, problem ? problem->message.text().c_str() : "");
        QCOMPARE(world.objects().presentCount(), std::size_t{isThere ? 2U : 1U});
        QCOMPARE(world.leftOut().size(), std::size_t{isThere ? 0U : 1U});
        if (!isThere) {
            const QByteArray why = QByteArray::fromStdString(world.whyLeftOut(*world.leftOut().begin()).text());
            QVERIFY2(why.startsWith("object 7 (Ball) is left out, because " + reason), why.constData());
        }
        QVERIFY(auditFrame(world.frame()).missed.empty());
    }
    QVERIFY(!world.seek(2));
    QVERIFY(world.leftOut().empty());
    QCOMPARE(world.objects().presentCount(), std::size_t{2});
}

/// If frame 0 is damaged, the first readable frame still has a world and the game's candidates.
void TestTraceWorld::aDamagedBeginningDoesNotSayHowLargeTheWorldIs()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("begin.bstrace")).toStdString();
    bst_settings settings = bst_default_settings();
    settings.keyframe_every = 1;
    bst_trace* trace = bst_open_file(path.c_str(), &settings);
    for (std::uint64_t step = 0; step < 2; ++step) {
        bst_frame_begin(trace, step, 0.0);
        bst_box(trace, 1, 0.0, 0.0, 10.0, 10.0);
        bst_box(trace, 2, 5.0, 5.0, 15.0, 15.0);
        bst_candidate(trace, 1, 2);
        bst_frame_end(trace);
    }
    bst_close(trace);
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const auto whole = TraceReader::open(path);
    QVERIFY(file.seek(static_cast<qint64>(whole->frames()[0].offset) + 40));
    file.write(QByteArray(16, '\xff'));
    file.close();
    const auto reader = TraceReader::open(path);
    TraceWorld world(*reader);
    QVERIFY(world.seek(0));
    QVERIFY(world.damaged() == std::size_t{0});
    QVERIFY(!world.seek(1));
    QCOMPARE(world.world().width, 15.0);
    QCOMPARE(world.frame().funnel().candidates, std::uint64_t{1});
}

void TestTraceWorld::roundingIsToldFarFromTheOrigin_data()
{
    QTest::addColumn<double>("world");  // left and lower side of the world
    QTest::addColumn<double>("at");     // the cell border that the box crosses
    QTest::addColumn<double>("over");   // by this distance, without being registered behind it
    QTest::addColumn<bool>("hasBoxes"); // the game records boxes and not cells; the registered box ends at the border
    QTest::addColumn<bool>("isFloat");  // the registered box is rounded to floats
    QTest::addColumn<MissCause>("cause");
    const auto row = [](const char* name, double world, double at, double over, bool hasBoxes, bool isFloat,
                        MissCause cause) {
        QTest::newRow(name) << world << at << over << hasBoxes << isFloat << cause;
    };
    // At 2^20 the distance between two floats is 1/8 above and 1/16 below.
    row("cells, near", 0.0, 64.0, 1e-6, false, false, MissCause::Rounding);
    row("cells, near, too far", 0.0, 64.0, 1e-3, false, false, MissCause::IntegerTruncation);
    row("cells, far off", 0.0, 1'048'576.0, 0.1, false, false, MissCause::Rounding);
    row("cells, far off, too far", 0.0, 1'048'576.0, 0.75, false, false, MissCause::IntegerTruncation);
    row("cells, a world far off", 1'048'512.0, 1'048'576.0, 0.1, false, false, MissCause::Rounding);
    row("cells, a world far off, too far", 1'048'512.0, 1'048'576.0, 0.75, false, false, MissCause::IntegerTruncation);
    row("boxes, near", 0.0, 64.0, 1e-6, true, true, MissCause::Rounding);
    row("boxes, a world far off", 1'048'512.0, 1'048'576.0, 0.1, true, true, MissCause::Rounding);
    row("boxes, doubles", 1'048'512.0, 1'048'576.0 + 1.0 / 3.0, 0.1, true, false, MissCause::Stale);
    row("boxes, doubles, last bits", 1'048'512.0, 1'048'576.0 + 1.0 / 3.0, 2e-10, true, false, MissCause::Rounding);
}

/// A difference that floats cannot represent at this place is rounding; a larger one is not.
void TestTraceWorld::roundingIsToldFarFromTheOrigin()
{
    QFETCH(const double, world);
    QFETCH(const double, at);
    QFETCH(const double, over);
    QFETCH(const bool, hasBoxes);
    QFETCH(const bool, isFloat);
    QFETCH(const MissCause, cause);
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("far.bstrace")).toStdString();
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES | (hasBoxes ? BST_BOXES : BST_CELLS);
    settings.wide_floats = 1;
    settings.world[0] = settings.world[1] = world;
    settings.world[2] = settings.world[3] = 1'048'576.0 + 128.0;
    settings.cell_size = 16.0;
    settings.grid_x = settings.grid_y = world;
    const auto column = static_cast<int>((at - world) / 16.0);
    bst_trace* trace = bst_open_file(path.c_str(), &settings);
    bst_frame_begin(trace, 0, 0.0);
    const double low = world + 32.0;
    bst_box(trace, 1, at - 4.0, low + 1.0, at + over, low + 3.0);
    bst_box(trace, 2, at + over / 2, low + 1.0, at + 4.0, low + 3.0);
    if (hasBoxes) {
        bst_registered_box(trace, 1, isFloat ? at - 8.0 : at - 7.9, low, at, low + 4.0);
        bst_registered_box(trace, 2, at, low, at + 8.0, low + 4.0);
    } else {
        bst_cells(trace, 1, column - 1, 2, column - 1, 2);
        bst_cells(trace, 2, column, 2, column, 2);
    }
    bst_frame_end(trace);
    bst_close(trace);
    const auto reader = TraceReader::open(path);
    TraceWorld traced(*reader);
    QVERIFY(!traced.seek(0));
    const FrameAudit audit = auditFrame(traced.frame());
    QCOMPARE(audit.missed.size(), std::size_t{1});
    QCOMPARE(nameOf(audit.missed.front().cause), nameOf(cause));
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
    QCOMPARE(audit.missed[1].cause, MissCause::Unknown); // 1 and 3: both are where they are registered
    QCOMPARE(audit.missed[2].cause, MissCause::Stale);
}

BROADSIDE_TEST(TestTraceWorld)

} // namespace broadside::test::tst_trace_world

#include "tst_trace_world.moc"

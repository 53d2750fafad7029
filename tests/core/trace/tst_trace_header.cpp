#include "core/base/random.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"
#include "tests/core/trace/trace_listener.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <broadside_trace.h>
#include <cerrno>
#include <cmath>
#include <fcntl.h>
#include <map>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

namespace broadside::test::tst_trace_header {

/// Compares the header that games copy (resources/trace/broadside_trace.h) with the reader.

extern "C" unsigned long bst_test_allocations;

using namespace broadside::trace;

namespace {

constexpr double kNarrow = 64.0; // coordinates are multiples of 1/64, which floats represent exactly

struct GameObject {
    Aabb box;
    std::string name;
    bool isCircle = false;
    bool isDefined = false;
};

/// A game that moves, spawns and removes objects at random, and keeps each frame for comparison.
class Game {
public:
    Game(std::uint64_t seed, std::size_t most)
        : m_random(seed)
        , m_most(most)
    {}

    void play(bst_trace* trace, std::uint64_t step)
    {
        change();
        const std::uint64_t leftOut = bst_dropped(trace);
        const bool isWanted = bst_frame_begin(trace, step, static_cast<double>(step) / 64.0) != 0;
        const bool isRecorded = isWanted && bst_dropped(trace) == leftOut;
        arrange();
        for (const std::uint64_t id : m_order) {
            GameObject& object = objects.at(id);
            if (!object.isDefined) {
                if (object.isCircle)
                    bst_define_circle(trace, id, object.name.c_str(), 1, 3, 5, 0.5);
                else
                    bst_define(trace, id, object.name.c_str(), id % 2 == 0, 3, 5);
                object.isDefined = true;
            }
            const Aabb& box = object.box;
            if (object.isCircle)
                bst_placed_box(trace, id, box.lo.x, box.lo.y, box.hi.x, box.hi.y, box.lo.x, box.lo.y, 90.0);
            else
                bst_box(trace, id, box.lo.x, box.lo.y, box.hi.x, box.hi.y);
        }
        for (std::uint64_t i = 1; i < step % 7; ++i)
            bst_candidate(trace, i + 1, i);
        if (step % 5 == 0) {
            bst_counter(trace, "broad phase", 12.5, BST_MICROSECONDS);
            bst_log(trace, "five");
            bst_cells(trace, 1, 0, 1, 2, 3);
            bst_registered_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
            const std::uint64_t hits[] = {4, 5};
            const double ray[] = {0.0, 1.0, 2.0, 3.0};
            bst_query(trace, BST_RAY, ray, hits, 2);
        }
        bst_frame_end_hash(trace, step * step);
        if (isRecorded) {
            frames[step] = objects;
            orders[step] = m_order;
        }
    }

    std::map<std::uint64_t, GameObject> objects;
    std::map<std::uint64_t, std::map<std::uint64_t, GameObject>> frames; ///< By step.
    std::map<std::uint64_t, std::vector<std::uint64_t>> orders;          ///< Ids as the game named them, by step.

private:
    double number(double low, double high) { return std::round(m_random.between(low, high) * kNarrow) / kNarrow; }
    void change()
    {
        for (std::size_t i = 0; i < 1 + m_most / 8; ++i) {
            const std::uint64_t id = 1 + m_random.below(m_most);
            const Vec2 lo{number(-100.0, 100.0), number(-100.0, 100.0)};
            const Aabb box{lo, lo + Vec2{number(0.5, 4.0), number(0.5, 4.0)}};
            const auto found = objects.find(id);
            if (found == objects.end())
                objects[id] = {box, m_random.below(2) == 0 ? "" : "Object", m_random.below(3) == 0, false};
            else if (m_random.below(3) == 0)
                objects.erase(found);
            else
                found->second.box = box;
        }
    }

    /// New objects come last, or the last one takes the place of a removed one, or the list is shuffled.
    void arrange()
    {
        for (std::size_t i = 0; i < m_order.size(); ++i)
            if (!objects.contains(m_order[i])) {
                m_order[i] = m_order.back();
                m_order.pop_back();
                --i;
            }
        const std::set<std::uint64_t> known(m_order.begin(), m_order.end());
        for (const auto& [id, object] : objects)
            if (!known.contains(id))
                m_order.push_back(id);
        if (m_order.size() > 1 && m_random.below(5) == 0)
            std::swap(m_order.front(), m_order[m_random.below(m_order.size())]);
    }

    Random m_random;
    std::size_t m_most;
    std::vector<std::uint64_t> m_order; // of the objects, by id
};

QString firstDifferenceTo(const std::map<std::uint64_t, GameObject>& objects, const TraceCursor& cursor)
{
    std::size_t present = 0;
    for (const TracedObject& object : cursor.objects())
        present += object.isPresent() ? 1U : 0U;
    if (present != objects.size())
        return QStringLiteral("%1 objects, not %2").arg(present).arg(objects.size());
    for (const auto& [id, object] : objects) {
        const auto row = cursor.rowOf({id});
        if (!row || !cursor.objects()[*row].isPresent())
            return QStringLiteral("%1 is not there").arg(id);
        const TracedObject& read = cursor.objects()[*row];
        if (!(read.state.box == object.box))
            return QStringLiteral("%1 is elsewhere").arg(id);
        if (read.definition->name != object.name || read.definition->category != 3 || read.definition->mask != 5)
            return QStringLiteral("%1 is not defined").arg(id);
        if (std::holds_alternative<Circle>(read.definition->shape) != object.isCircle ||
            read.state.placement.has_value() != object.isCircle)
            return QStringLiteral("%1 has another shape").arg(id);
    }
    return {};
}

/// Compares every frame of the trace with the game's step. Returns the number of frames.
std::size_t compareAll(const TraceReader& reader, const Game& game)
{
    TraceCursor cursor(reader);
    for (std::size_t i = 0; i < reader.frames().size(); ++i) {
        if (const auto problem = cursor.seek(i)) {
            QTest::qFail(describe(*problem).c_str(), __FILE__, __LINE__);
            return 0;
        }
        const std::uint64_t step = cursor.frame().step;
        const auto known = game.frames.find(step);
        if (known == game.frames.end()) {
            QTest::qFail("a frame that the game was told to be left out", __FILE__, __LINE__);
            return 0;
        }
        const auto isAt = [&](std::uint64_t id, broadside::ObjectIndex row) {
            return cursor.objects()[row].definition->id.value == id;
        };
        const QString difference = std::ranges::equal(game.orders.at(step), cursor.order(), isAt)
                                       ? firstDifferenceTo(known->second, cursor)
                                       : QStringLiteral("another order");
        if (!difference.isEmpty()) {
            QTest::qFail(qPrintable(QStringLiteral("step %1: %2").arg(step).arg(difference)), __FILE__, __LINE__);
            return 0;
        }
    }
    return reader.frames().size();
}

} // namespace

class TestTraceHeader : public QObject {
    Q_OBJECT
private slots:
    void whatAGameSaysIsWhatIsRead_data();
    void whatAGameSaysIsWhatIsRead();
    void nothingIsAllocatedAfterTheFirstFrames();
    void whatSpawnsUnheardFillsNoMemory_data();
    void whatSpawnsUnheardFillsNoMemory();
    void whatIsDefinedUnheardIsSaidLater();
    void aFrameWithoutAnEndIsLeftOut();
    void capsulesAreReadBack();
    void whatIsTurnedByNoNumberIsNowhere();
    void whatIsDefinedAgainCostsNothing();
    void aListenerThatReadsNothingStopsNobody();
    void aListenerMayComeLateAndGo();
    void framesThatAreTooLargeAreLeftOutWhole();
    void aFullDiskLosesFramesOnly();
    void settingsAreTheHeader();
    void withoutATraceNothingHappens();
    void whatCannotBeOpenedSaysWhy();

private:
    QTemporaryDir m_folder;
    std::string path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }
};

void TestTraceHeader::whatAGameSaysIsWhatIsRead_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("objects");
    QTest::addColumn<bool>("wide");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %d", seed) << seed << (seed % 3 == 0 ? 800 : 20) << (seed % 2 == 0);
}

void TestTraceHeader::whatAGameSaysIsWhatIsRead()
{
    QFETCH(int, seed);
    QFETCH(int, objects);
    QFETCH(bool, wide);
    bst_settings settings = bst_default_settings();
    settings.wide_floats = wide ? 1 : 0;
    settings.keyframe_every = static_cast<unsigned>(1 + seed);
    bst_trace* trace = bst_open_file(path("game.bstrace").c_str(), &settings);
    QVERIFY(trace);
    Game game(static_cast<std::uint64_t>(seed), static_cast<std::size_t>(objects));
    for (std::uint64_t step = 0; step < 200; ++step)
        game.play(trace, step);
    QCOMPARE(bst_dropped(trace), std::uint64_t{0});
    bst_close(trace);
    const auto reader = TraceReader::open(path("game.bstrace"));
    QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
    QVERIFY(reader->notices().empty());
    QCOMPARE(compareAll(*reader, game), std::size_t{200});
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(5));
    const FrameData& frame = cursor.frame();
    QCOMPARE(frame.candidates.size(), std::size_t{4});
    QVERIFY((frame.candidates.front() == broadside::IdPair{{2}, {1}})); // the game named 2 first
    QCOMPARE(frame.hash.value_or(0), std::uint64_t{25});
    QVERIFY((frame.counters == std::vector<Counter>{{"broad phase", Counter::Unit::Microseconds, 12.5}}));
    QVERIFY((frame.log == std::vector<std::string>{"five"}));
    QVERIFY((frame.cells.front().cells == CellRange{{0, 1}, {2, 3}}));
    QVERIFY((frame.boxes.front().box == Aabb{{0.0, 0.0}, {1.0, 1.0}}));
    QVERIFY((frame.queries.front().hits == std::vector<ObjectId>{{4}, {5}}));
}

void TestTraceHeader::nothingIsAllocatedAfterTheFirstFrames()
{
    bst_trace* trace = bst_open_file(path("steady.bstrace").c_str(), nullptr);
    Game game(3, 500);
    std::uint64_t step = 0;
    for (; step < 300; ++step)
        game.play(trace, step);
    const unsigned long before = bst_test_allocations;
    QVERIFY(before > 0);
    for (; step < 900; ++step)
        game.play(trace, step);
    QCOMPARE(bst_test_allocations, before);
    bst_close(trace);
}

void TestTraceHeader::whatSpawnsUnheardFillsNoMemory_data()
{
    QTest::addColumn<unsigned>("keyframeEvery");
    QTest::addColumn<bool>("obeys");
    QTest::newRow("as usual") << 0U << false;
    QTest::newRow("every frame a keyframe") << 1U << false;
    QTest::newRow("a game that says nothing of what is left out") << 0U << true;
}

/// The game spawns bullets all the time, and no listener is attached.
void TestTraceHeader::whatSpawnsUnheardFillsNoMemory()
{
    QFETCH(unsigned, keyframeEvery);
    QFETCH(bool, obeys);
    bst_settings settings = bst_default_settings();
    settings.keyframe_every = keyframeEvery;
    bst_trace* trace = bst_open_socket(path("nobody.socket").c_str(), &settings);
    QVERIFY(trace);
    const auto play = [&](std::uint64_t from, std::uint64_t to) {
        for (std::uint64_t step = from; step < to; ++step) {
            bst_define(trace, step + 1, "Bullet", 1, 1, 1);
            if (bst_frame_begin(trace, step, 0.0) == 0 && obeys)
                continue;
            for (std::uint64_t id = step < 10 ? 1 : step - 8; id <= step + 1; ++id)
                bst_box(trace, id, 0.0, 0.0, 1.0, 1.0);
            bst_frame_end(trace);
        }
    };
    play(0, 3'000);
    const unsigned long before = bst_test_allocations;
    play(3'000, 30'000);
    QCOMPARE(bst_test_allocations, before);
    QCOMPARE(bst_dropped(trace), std::uint64_t{30'000});
    bst_close(trace);
}

/// Objects that live on are still defined for a listener that attaches late.
void TestTraceHeader::whatIsDefinedUnheardIsSaidLater()
{
    const std::string at = path("tomorrow.socket");
    bst_trace* trace = bst_open_socket(at.c_str(), nullptr);
    QVERIFY(trace);
    Game game(6, 40);
    std::uint64_t step = 0;
    for (; step < 5'000; ++step)
        game.play(trace, step);
    std::string bytes;
    {
        TraceListener listener(at);
        for (; step < 5'100; ++step) {
            game.play(trace, step);
            listener.take(bytes);
        }
    }
    const auto reader = TraceReader::open(byteSourceOf(bytes), "socket");
    QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
    QVERIFY(compareAll(*reader, game) > 60);
    bst_close(trace);
}

void TestTraceHeader::aFrameWithoutAnEndIsLeftOut()
{
    bst_trace* trace = bst_open_file(path("endless.bstrace").c_str(), nullptr);
    for (std::uint64_t step = 0; step < 4; ++step) {
        QVERIFY(bst_frame_begin(trace, step, 0.0));
        bst_box(trace, 1, 0.0, 0.0, 1.0, static_cast<double>(step + 1));
        if (step != 1)
            bst_frame_end(trace);
    }
    QCOMPARE(bst_dropped(trace), std::uint64_t{1});
    bst_close(trace);
    const auto reader = TraceReader::open(path("endless.bstrace"));
    QVERIFY(reader.ok());
    QCOMPARE(reader->frames().size(), std::size_t{3});
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(1));
    QCOMPARE(cursor.frame().dropped, std::uint64_t{1});
    QCOMPARE(cursor.objects().front().state.box.hi.y, 3.0);
}

void TestTraceHeader::capsulesAreReadBack()
{
    bst_settings settings = bst_default_settings();
    settings.has_capsules = 1;
    bst_trace* trace = bst_open_file(path("capsule.bstrace").c_str(), &settings);
    bst_frame_begin(trace, 0, 0.0);
    const double ends[] = {-1.0, 0.25, 2.0, 0.5};
    bst_define_capsule(trace, 1, "Bar", 1, 1, 1, ends, 0.75);
    bst_placed_box(trace, 1, 0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 30.0);
    bst_frame_end(trace);
    bst_close(trace);
    const auto reader = TraceReader::open(path("capsule.bstrace"));
    QVERIFY(reader.ok());
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(0));
    QVERIFY(cursor.objects().front().definition->shape == Shape(Capsule{{-1.0, 0.25}, {2.0, 0.5}, 0.75}));
    QFile file(QString::fromStdString(path("capsule.bstrace")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(static_cast<int>(file.read(9).back()), 2); // so that older programs refuse the file and name the version
}

void TestTraceHeader::whatIsTurnedByNoNumberIsNowhere()
{
    bst_trace* trace = bst_open_file(path("turned.bstrace").c_str(), nullptr);
    bst_frame_begin(trace, 0, 0.0);
    bst_placed_box(trace, 1, 0.0, 0.0, 1.0, 1.0, 0.5, 0.5, std::nan(""));
    bst_frame_end(trace);
    bst_close(trace);
    const auto reader = TraceReader::open(path("turned.bstrace"));
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(0));
    QCOMPARE(cursor.frame().nowhere.size(), std::size_t{1});
    QVERIFY(!cursor.objects().front().isPresent() && !cursor.objects().front().state.placement);
}

void TestTraceHeader::whatIsDefinedAgainCostsNothing()
{
    const auto bytesOf = [&](int definedIn, const char* lastName) {
        const std::string at = path("defined.bstrace");
        bst_trace* trace = bst_open_file(at.c_str(), nullptr);
        for (int step = 0; step < 50; ++step) {
            bst_frame_begin(trace, static_cast<std::uint64_t>(step), 0.0);
            if (step < definedIn)
                bst_define_circle(trace, 1, "Ball", 1, 3, 5, 0.5);
            if (step == 49)
                bst_define_circle(trace, 1, lastName, 1, 3, 5, 0.5);
            bst_placed_box(trace, 1, 0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 0.0);
            bst_frame_end(trace);
        }
        bst_close(trace);
        QFile file(QString::fromStdString(at));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(bytesOf(50, "Ball"), bytesOf(1, "Ball"));
    QVERIFY(bytesOf(50, "Bull").size() > bytesOf(50, "Ball").size());
}

void TestTraceHeader::aListenerThatReadsNothingStopsNobody()
{
    const std::string at = path("slow.socket");
    TraceListener listener(at);
    bst_trace* trace = bst_open_socket(at.c_str(), nullptr);
    QVERIFY(trace);
    Game game(4, 2'000);
    QElapsedTimer timer;
    qint64 longest = 0;
    for (std::uint64_t step = 0; step < 500; ++step) {
        timer.start();
        game.play(trace, step);
        longest = std::max(longest, timer.elapsed());
    }
    QVERIFY(bst_dropped(trace) > 100);
    QVERIFY2(longest < 500, "a frame takes well below a millisecond; the rest is for a loaded machine");
    // The listener reads again: it gets the rest of the frame that was being sent, then new ones, all complete.
    std::string bytes;
    for (std::uint64_t step = 500; step < 600; ++step) {
        listener.take(bytes);
        game.play(trace, step);
    }
    bst_close(trace);
    listener.take(bytes);
    const auto reader = TraceReader::open(byteSourceOf(bytes), "socket");
    QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
    QVERIFY2(reader->notices().empty(), reader->notices().empty() ? "" : describe(reader->notices().front()).c_str());
    QCOMPARE(compareAll(*reader, game), game.frames.size());
    QVERIFY(game.frames.size() < 600);
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(reader->frames().size() - 1));
    QCOMPARE(cursor.frame().dropped, 600 - game.frames.size());
}

void TestTraceHeader::aListenerMayComeLateAndGo()
{
    const std::string at = path("late.socket");
    bst_trace* trace = bst_open_socket(at.c_str(), nullptr);
    QVERIFY(trace);
    Game game(5, 40);
    std::uint64_t step = 0;
    for (; step < 50; ++step)
        game.play(trace, step);
    QCOMPARE(bst_dropped(trace), std::uint64_t{50});
    for (int visit = 0; visit < 2; ++visit) {
        std::string bytes;
        game.frames.clear();
        {
            TraceListener listener(at);
            for (const std::uint64_t end = step + 100; step < end; ++step) {
                game.play(trace, step);
                listener.take(bytes);
            }
        }
        ::unlink(at.c_str());
        for (const std::uint64_t end = step + 5; step < end; ++step)
            game.play(trace, step);
        const auto reader = TraceReader::open(byteSourceOf(bytes), "socket");
        QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
        QVERIFY(compareAll(*reader, game) > 60);
    }
    bst_close(trace);
}

void TestTraceHeader::framesThatAreTooLargeAreLeftOutWhole()
{
    bst_settings settings = bst_default_settings();
    settings.most_bytes = 20'000;
    settings.keyframe_every = 10;
    bst_trace* trace = bst_open_file(path("small.bstrace").c_str(), &settings);
    Game game(6, 60);
    for (std::uint64_t step = 0; step < 60; ++step) {
        game.play(trace, step);
        if (step % 20 != 7)
            continue;
        bst_frame_begin(trace, 1'000 + step, 0.0);
        for (std::uint64_t id = 1; id <= 2'000; ++id)
            bst_box(trace, id, 0.0, 0.0, 1.0, 1.0);
        bst_frame_end(trace);
    }
    QCOMPARE(bst_dropped(trace), std::uint64_t{3});
    bst_close(trace);
    const auto reader = TraceReader::open(path("small.bstrace"));
    QVERIFY(reader.ok());
    QCOMPARE(compareAll(*reader, game), std::size_t{60});
}

void TestTraceHeader::aFullDiskLosesFramesOnly()
{
    bst_trace* trace = bst_open_file("/dev/full", nullptr);
    if (!trace)
        QSKIP("there is no /dev/full");
    Game game(7, 10);
    for (std::uint64_t step = 0; step < 20; ++step)
        game.play(trace, step);
    QCOMPARE(bst_dropped(trace), std::uint64_t{20});
    bst_close(trace);
}

void TestTraceHeader::settingsAreTheHeader()
{
    const bst_parameter margin{"margin", 0.25};
    bst_settings settings = bst_default_settings();
    settings.program = "Game";
    settings.algorithm = "uniform grid";
    settings.records = BST_CANDIDATES | BST_CELLS;
    settings.dt = 0.015625;
    settings.units_per_metre = 32.0;
    settings.y_down = 1;
    settings.half_open = 1;
    settings.world[2] = 640.0;
    settings.world[3] = 480.0;
    settings.cell_size = 64.0;
    settings.grid_columns = 10;
    settings.grid_rows = 8;
    settings.parameters = &margin;
    settings.parameter_count = 1;
    bst_close(bst_open_file(path("header.bstrace").c_str(), &settings));
    // The file has a header only. It is written when the first frame begins, or when the trace ends.
    const auto reader = TraceReader::open(path("header.bstrace"));
    QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
    const TraceInfo& info = reader->info();
    QCOMPARE(info.program, std::string("Game"));
    QCOMPARE(info.algorithm, std::string("uniform grid"));
    QVERIFY(info.contents.candidates && info.contents.cells && !info.contents.contacts);
    QVERIFY(info.dt == 0.015625 && info.unitsPerMetre == 32.0 && info.yDown && info.touch == TouchRule::HalfOpen);
    QVERIFY((info.world == Aabb{{0.0, 0.0}, {640.0, 480.0}}));
    QCOMPARE(info.parameter("cell-size").value_or(0.0), 64.0);
    QCOMPARE(info.parameter("grid-rows").value_or(0.0), 8.0);
    QCOMPARE(info.parameter("margin").value_or(0.0), 0.25);
}

void TestTraceHeader::withoutATraceNothingHappens()
{
    Game game(8, 10);
    for (std::uint64_t step = 0; step < 10; ++step)
        game.play(nullptr, step);
    QVERIFY(game.frames.empty());
    QCOMPARE(bst_dropped(nullptr), std::uint64_t{0});
    bst_close(nullptr);
}

void TestTraceHeader::whatCannotBeOpenedSaysWhy()
{
    QVERIFY(!bst_open_file("/no/such/folder/x.bstrace", nullptr));
    QCOMPARE(errno, ENOENT);
    QVERIFY(!bst_open_socket(std::string(500, 'x').c_str(), nullptr));
    QCOMPARE(errno, ENAMETOOLONG);
}

BROADSIDE_TEST(TestTraceHeader)

} // namespace broadside::test::tst_trace_header

#include "tst_trace_header.moc"

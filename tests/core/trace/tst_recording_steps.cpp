#include "core/debug/audit/run_passages.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/breakpoints/breakpoint_hunt.h"
#include "core/debug/why/why.h"
#include "core/trace/log_search.h"
#include "core/trace/recording_walk.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

#include <broadside_trace.h>
#include <functional>

namespace broadside::test::tst_recording_steps {

/// Work of the debugger over many steps of a recording.

using namespace broadside::trace;

namespace {

constexpr double kDt = 1.0 / 64.0;
constexpr std::uint64_t kFrames = 200;
constexpr std::uint64_t kPassage = 101; // first frame with the bullet behind the wall

/// A recording of what `say` writes in each frame.
class Game {
public:
    explicit Game(const std::function<void(bst_trace*, std::uint64_t)>& say, unsigned records = BST_CANDIDATES)
    {
        const std::string path = m_folder.filePath(QStringLiteral("game.bstrace")).toStdString();
        bst_settings settings = bst_default_settings();
        settings.records = records;
        settings.keyframe_every = 4;
        settings.world[2] = settings.world[3] = 100.0;
        bst_trace* trace = bst_open_file(path.c_str(), &settings);
        for (std::uint64_t i = 0; i < kFrames; ++i) {
            bst_frame_begin(trace, i, static_cast<double>(i) * kDt);
            say(trace, i);
            bst_frame_end(trace);
        }
        bst_close(trace);
        auto reader = TraceReader::open(path);
        if (!reader)
            qFatal("%s", reader.problem().message.text().c_str());
        recording = std::make_shared<Recording>(std::move(*reader));
    }
    /// Steps that meet a breakpoint, ascending.
    [[nodiscard]] std::vector<std::uint64_t> met(Breakpoint breakpoint) const
    {
        breakpoint.enabled = true;
        std::vector<std::uint64_t> steps;
        hunt({recording, {std::move(breakpoint)}, {1, kFrames - 1}}, {}, [&](const SearchedBlock& block) {
            steps.insert(steps.begin(), block.met.front().begin(), block.met.front().end());
        });
        return steps;
    }
    std::shared_ptr<Recording> recording;

private:
    QTemporaryDir m_folder;
};

void box(bst_trace* trace, std::uint64_t id, double x, double y, double size)
{
    bst_box(trace, id, x, y, x + size, y + size);
}

/// A bullet that passes through a wall between two frames.
void shoot(bst_trace* trace, std::uint64_t frame)
{
    bst_box(trace, 2, 50.0, 0.0, 50.25, 4.0);
    const double since = static_cast<double>(frame) - static_cast<double>(kPassage);
    box(trace, 1, std::clamp(51.0 + 1.5 * since, 0.5, 95.0), 1.0, 0.25);
}

/// The first object moves through everything. More than a thousand others spawn and die, so that rows are renumbered.
/// A few that stay have the last rows.
void spawn(bst_trace* trace, std::uint64_t frame)
{
    for (std::uint64_t i = 0; i < 1'500 && frame % 50 < 2; ++i)
        box(trace, 1'000 + 1'500 * frame + i, 0.5 + static_cast<double>(i % 50), 60.5 + static_cast<double>(i / 50),
            0.25);
    for (std::uint64_t id = 5; id < 9; ++id)
        box(trace, id, 2.0 * static_cast<double>(id), 90.0, 1.0);
    box(trace, 9, static_cast<double>(frame), 10.0, 1.0); // leaves the world at x = 100 in the end
    bst_candidate(trace, 5, frame < 120 ? 6 : 7);
}

} // namespace

class TestRecordingSteps : public QObject {
    Q_OBJECT
private slots:
    void huntsFindPassages()
    {
        Breakpoint breakpoint;
        breakpoint.kind = Breakpoint::Kind::Passage;
        QCOMPARE(Game(shoot).met(breakpoint), std::vector<std::uint64_t>{kPassage});
        breakpoint.first.ids = {{7}};
        breakpoint.second.ids = {{2}};
        QCOMPARE(Game(shoot).met(breakpoint), std::vector<std::uint64_t>{});
    }

    void passagesNeedNoCandidates()
    {
        const Game game(shoot, BST_CONTACTS);
        const AuditedSteps audited = auditSteps(*game.recording, game.recording->steps());
        QCOMPARE(audited.missed.count(), 0U);
        QCOMPARE(audited.passages.size(), std::size_t{1});
        QCOMPARE(audited.passages.front().step, kPassage);
    }

    /// An id that is used again, and boxes smaller than their shapes, with and without candidates.
    void findingsHaveTheNamesOfTheirStep()
    {
        const auto say = [](bst_trace* trace, std::uint64_t frame) {
            bst_define_rectangle(trace, 1, frame < 100 ? "Plank" : "Beam", 1, 1, 1, 8.0, 1.0);
            bst_placed_box(trace, 1, 6.0, 9.5, 14.0, 10.5, 10.0, 10.0, 90.0);
            box(trace, 2, 9.5, 12.0, 1.0);
        };
        for (const unsigned records : {unsigned{BST_CANDIDATES}, unsigned{BST_CONTACTS}}) {
            const Game game(say, records);
            const AuditedSteps audited = auditSteps(*game.recording, game.recording->steps());
            QCOMPARE(audited.hidden.size(), std::size_t{kFrames});
            QCOMPARE(audited.missed.count(), std::uint64_t{0});
            QCOMPARE(audited.hidden[3], (Audit::Hidden{3, {{1}, {2}}}));
            QCOMPARE(audited.names.nameAndId(3, {1}), std::string("Plank (1)"));
            QCOMPARE(audited.names.nameAndId(150, {1}), std::string("Beam (1)"));
            QCOMPARE(audited.names.nameAndId(150, {2}), std::string("Object 2 (2)"));
            QCOMPARE(audited.names.nameAndId(150, {3}), std::string("object 3"));
        }
    }

    void theLastPassageOfTwoIsKnown()
    {
        const Game game(shoot);
        QVERIFY(!lastPassageOf(*game.recording, kPassage - 1, {1}, {2}));
        const auto passage = lastPassageOf(*game.recording, kFrames - 1, {2}, {1});
        QVERIFY(passage);
        QCOMPARE(passage->step, kPassage);
        QCOMPARE(passage->dt, kDt);
        QVERIFY(!lastPassageOf(*game.recording, kFrames - 1, {1}, {3}));
    }

    void whyTellsOfThem()
    {
        const Game game(shoot);
        RecordingWalk walk(*game.recording);
        QVERIFY(!walk.goTo(150));
        const Frame frame = walk.frame();
        PairWatch watch({1}, {2});
        const auto passed = lastPassageOf(*game.recording, 150, {1}, {2});
        QVERIFY(passed);
        watch.observe(FoundPassage{passed->step, passed->dt, passed->passage});
        const WhyAnswer answer = why(frame, *frame.objects().rowOf({1}), *frame.objects().rowOf({2}), &watch);
        QVERIFY2(answer.sentence.text().find("passed through Object 2 between two frames") != std::string::npos,
                 answer.sentence.text().c_str());
        QVERIFY2(answer.sentence.text().find("if both moved in a straight line") != std::string::npos,
                 answer.sentence.text().c_str());
        QVERIFY(answer.remedy.text().find("make a frame of the game") != std::string::npos);
        QVERIFY(std::holds_alternative<std::monostate>(answer.fix));
    }

    void whatIsNotRecordedIsNotMissed()
    {
        const Game game(
            [](bst_trace* trace, std::uint64_t) {
                box(trace, 1, 0.0, 0.0, 1.0);
                box(trace, 2, 0.5, 0.0, 1.0);
            },
            0);
        RecordingWalk walk(*game.recording);
        QVERIFY(!walk.goTo(0));
        const WhyAnswer answer = why(walk.frame(), 0, 1);
        QVERIFY(answer.boxOverlap && answer.overlap && !answer.cause);
        QCOMPARE(answer.sentence.text(),
                 std::string("Object 1 and Object 2 overlap; whether the broad phase reports them is not recorded."));
    }

    void linesOfTheLogAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<std::uint64_t>("from");
        QTest::addColumn<bool>("later");
        QTest::addColumn<qint64>("step"); // -1: no step
        const auto row = [](const char* name, const char* text, std::uint64_t from, bool later, qint64 step) {
            QTest::newRow(name) << QByteArray(text) << from << later << step;
        };
        row("the next", "jump", 0, true, 10);
        row("the one after", "jump", 10, true, 150);
        row("no more", "jump", 150, true, -1);
        row("the one before", "jump", 199, false, 150);
        row("far before", "jump", 150, false, 10);
        row("none before", "jump", 10, false, -1);
        row("capitals", "JUMPS high", 0, true, 150);
        row("nothing like it", "fly", 0, true, -1);
        row("at the end", "last", 0, true, 199);
        row("at the beginning", "first", 199, false, 0);
    }
    void linesOfTheLogAreFound()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const std::uint64_t, from);
        QFETCH(const bool, later);
        QFETCH(const qint64, step);
        const Game game([](bst_trace* trace, std::uint64_t frame) {
            const char* line = frame == 0 ? "first" : frame == 10 ? "jumps" : frame == 150 ? "Jumps high" : "last";
            if (frame == 0 || frame == 10 || frame == 150 || frame == kFrames - 1)
                bst_log(trace, line);
        });
        const auto found = findInLog(*game.recording, text.toStdString(), from,
                                     later ? LogDirection::Later : LogDirection::Earlier, {}, [](double) {});
        QCOMPARE(found ? static_cast<qint64>(found->step) : -1, step);
    }

    /// Work over many frames skips the unreadable ones and finds the same in the frames behind them.
    void whatIsDamagedIsGonePast()
    {
        const Game game(shoot);
        std::string bytes;
        QVERIFY(game.recording->reader().bytes().read(0, game.recording->reader().bytes().size(), bytes));
        for (const std::size_t frame : {std::size_t{0}, std::size_t{41}, std::size_t{90}})
            bytes.replace(game.recording->reader().frames()[frame].offset + 36, 4, 4, '\xff');
        auto reader = TraceReader::open(byteSourceOf(std::move(bytes)), "damaged");
        QVERIFY(reader.ok());
        const auto damaged = std::make_shared<const Recording>(std::move(*reader));
        QCOMPARE(damaged->frameCount(), game.recording->frameCount());
        RecordingWalk walk(*damaged);
        const auto arrives = [&](std::size_t from, Direction direction) {
            const Arrival arrival = walk.goToReadable(from, direction, {});
            return arrival.frame ? static_cast<int>(*arrival.frame) : -1;
        };
        QCOMPARE(arrives(0, Direction::Forward), 4); // the next keyframe
        QCOMPARE(arrives(42, Direction::Forward), 44);
        QCOMPARE(arrives(43, Direction::Back), 40);
        QCOMPARE(arrives(3, Direction::Back), -1);
        QCOMPARE(arrives(50, Direction::Back), 50);
        QVERIFY(!walk.goToReadable(50, Direction::Forward, {}).problem);
        QVERIFY(walk.goToReadable(42, Direction::Forward, {}).problem);
        const AuditedSteps audited = auditSteps(*damaged, damaged->steps());
        QVERIFY(audited.problem);
        QCOMPARE(audited.steps.last, kFrames - 1);
        QCOMPARE(audited.passages.size(), std::size_t{1});
        QCOMPARE(audited.passages.front().step, kPassage);
        QVERIFY(lastPassageOf(*damaged, kFrames - 1, {1}, {2}));
        Breakpoint breakpoint;
        breakpoint.kind = Breakpoint::Kind::Passage;
        breakpoint.enabled = true;
        std::vector<std::uint64_t> met;
        hunt({damaged, {breakpoint}, {1, kFrames - 1}}, {}, [&](const SearchedBlock& block) {
            met.insert(met.begin(), block.met.front().begin(), block.met.front().end());
        });
        QCOMPARE(met, std::vector<std::uint64_t>{kPassage});
    }

    /// A row belongs to one frame: the next frame may have fewer rows, or other objects in them.
    void breakpointsFollowTheirObjectsToOtherRows_data()
    {
        QTest::addColumn<Breakpoint>("breakpoint");
        QTest::addColumn<std::vector<std::uint64_t>>("steps");
        const auto row = [](const char* name, Breakpoint::Kind kind, std::vector<std::uint64_t> steps) {
            Breakpoint breakpoint;
            breakpoint.kind = kind;
            breakpoint.region = {{49.0, 10.25}, {53.5, 10.75}};
            QTest::newRow(name) << breakpoint << std::move(steps);
        };
        row("leaves the world", Breakpoint::Kind::LeavesWorld, {100});
        row("enters a region", Breakpoint::Kind::EntersRegion, {48});
        row("leaves a region", Breakpoint::Kind::LeavesRegion, {54});
        row("candidates that do not overlap", Breakpoint::Kind::FalseCandidate, {120});
    }
    void breakpointsFollowTheirObjectsToOtherRows()
    {
        QFETCH(const Breakpoint, breakpoint);
        QFETCH(const std::vector<std::uint64_t>, steps);
        QCOMPARE(Game(spawn).met(breakpoint), steps);
    }
};

BROADSIDE_TEST(TestRecordingSteps)

} // namespace broadside::test::tst_recording_steps

#include "tst_recording_steps.moc"

#include "core/debug/audit/step_audit.h"
#include "core/debug/story/object_story.h"
#include "core/debug/why/why.h"
#include "core/trace/recording.h"
#include "core/trace/trace_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

#include <broadside_trace.h>
#include <functional>

namespace broadside::test::tst_changing_world {

/// Games whose world and grids change, with several grids, and with marks of single objects. Written by the header for
/// games.

using namespace broadside::trace;

namespace {

using Say = std::function<void(bst_trace*, int frame)>;

/// A game that makes a call for each frame. All of its objects are named by `say`.
class SayingGame {
public:
    explicit SayingGame(int frames, const Say& say, const std::function<void(bst_settings&)>& change = {})
    {
        const std::string path = m_folder.filePath(QStringLiteral("game.bstrace")).toStdString();
        bst_settings settings = bst_default_settings();
        settings.records = BST_CANDIDATES | BST_CELLS;
        settings.keyframe_every = 4;
        settings.has_grids = 1;
        settings.wide_floats = 1;
        settings.cell_size = 2.0;
        const double world[4] = {0.0, 0.0, 20.0, 10.0};
        std::copy_n(world, 4, settings.world);
        if (change)
            change(settings);
        bst_trace* trace = bst_open_file(path.c_str(), &settings);
        for (int i = 0; i < frames; ++i) {
            bst_frame_begin(trace, static_cast<std::uint64_t>(i), i / 64.0);
            say(trace, i);
            bst_frame_end(trace);
        }
        bst_close(trace);
        auto reader = TraceReader::open(path);
        if (!reader)
            qFatal("%s", reader.problem().message.text().c_str());
        recording = std::make_unique<Recording>(std::move(*reader));
        world_ = std::make_unique<TraceWorld>(recording->reader());
    }
    /// The frame; valid until the next call.
    TraceWorld& at(std::size_t frame)
    {
        if (const auto problem = world_->seek(frame))
            qFatal("%s", problem->message.text().c_str());
        return *world_;
    }

    std::unique_ptr<Recording> recording;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<TraceWorld> world_;
};

Aabb boxOf(TraceWorld& world, std::uint64_t id)
{
    return world.objects().boundsOf(world.objects().indexOf({id}).value());
}

/// The answer about the objects 1 and 2, which overlap and are not reported.
WhyAnswer whyMissed(SayingGame& game, std::size_t frame)
{
    TraceWorld& world = game.at(frame);
    const Frame shown = world.frame();
    return why(shown, world.objects().indexOf({1}).value(), world.objects().indexOf({2}).value());
}

/// Two objects that overlap, at x = 5.
void addTwo(bst_trace* trace)
{
    bst_box(trace, 1, 5.0, 1.0, 6.0, 2.0);
    bst_box(trace, 2, 5.5, 1.0, 6.5, 2.0);
}

} // namespace

class TestChangingWorld : public QObject {
    Q_OBJECT
private slots:
    void coordinatesStayWhenTheWorldMoves_data();
    void coordinatesStayWhenTheWorldMoves();
    void cellsAreThoseOfTheFramesGrid_data();
    void cellsAreThoseOfTheFramesGrid();
    void cellsMayBeWiderThanTall();
    void anOverlapOutsideTheWorldOfItsFrameIsToldSo();
    void objectsMeetInTheCellsOfOneGridOnly();
    void aGridThatIsNotDescribedIsNoted();
    void theGameSaysHowManyRingsItSearches();
    void aKeyframeRepeatsWorldAndGrids();
    void theLowestVersionIsWritten_data();
    void theLowestVersionIsWritten();
    void wrongCallsAreCounted();
    void aStoryTellsWhatTheGameSaid();
    void anIdThatIsUsedAgainIsAnotherObject();
};

void TestChangingWorld::coordinatesStayWhenTheWorldMoves_data()
{
    QTest::addColumn<bool>("yDown");
    QTest::newRow("y up") << false;
    QTest::newRow("y down") << true;
}

void TestChangingWorld::coordinatesStayWhenTheWorldMoves()
{
    QFETCH(const bool, yDown);
    SayingGame game(
        3,
        [](bst_trace* trace, int frame) {
            if (frame == 1)
                bst_world(trace, 4.0, -2.0, 40.0, 16.0);
            if (frame == 2)
                bst_grid(trace, 0, nullptr, 1.0, 1.0, 3.0, 3.0, 5, 5, 0);
            bst_box(trace, 1, 5.0, 1.0, 6.0, 2.0);
        },
        [&](bst_settings& settings) { settings.y_down = yDown; });
    const Aabb box = boxOf(game.at(0), 1);
    QCOMPARE(game.at(0).world().width, 20.0);
    QCOMPARE(boxOf(game.at(1), 1), box);
    QCOMPARE(game.at(1).world().width, 40.0);
    QCOMPARE(game.at(1).world().height, yDown ? 12.0 : 16.0); // our y is 0 at the low side of the first world
    QCOMPARE(boxOf(game.at(2), 1), box);
    QCOMPARE(game.at(0).world().width, 20.0);
}

void TestChangingWorld::cellsAreThoseOfTheFramesGrid_data()
{
    QTest::addColumn<bool>("yDown");
    QTest::addColumn<int>("columns");
    QTest::newRow("a table") << false << 8;
    QTest::newRow("a table, y down") << true << 8;
    QTest::newRow("cells without end") << false << 0;
    QTest::newRow("cells without end, y down") << true << 0;
}

/// A grid that follows the object: it is always in column 1 and row 2.
void TestChangingWorld::cellsAreThoseOfTheFramesGrid()
{
    QFETCH(const bool, yDown);
    QFETCH(const int, columns);
    SayingGame game(
        6,
        [&](bst_trace* trace, int frame) {
            const double x = 3.0 * frame;
            bst_grid(trace, 0, nullptr, x, 1.0, 1.5, 0.5, columns, columns, 0);
            bst_box(trace, 1, x + 1.75, 2.125, x + 2.25, 2.375);
            bst_cells(trace, 1, 1, 2, 1, 2);
        },
        [&](bst_settings& settings) { settings.y_down = yDown; });
    for (const std::size_t frame : {0U, 5U, 2U, 3U}) {
        TraceWorld& world = game.at(frame);
        const RecordedBroadPhase& record = *world.registrations();
        const ObjectIndex row = world.objects().indexOf({1}).value();
        QVERIFY(record.isRegisteredRight(row) && !record.isStale(row));
        const auto ranges = record.rangesOf(row);
        QCOMPARE(ranges.size(), std::size_t{1});
        const CellTable table = record.table().value();
        QVERIFY(contains(table.boundsOf(ranges[0].range.first), world.objects().boundsOf(row)));
        QCOMPARE(table.cellSize(), 1.5);
        QCOMPARE(table.cellHeight(), 0.5);
    }
}

void TestChangingWorld::cellsMayBeWiderThanTall()
{
    SayingGame game(
        1,
        [](bst_trace* trace, int) {
            addTwo(trace);
            bst_cells(trace, 1, 2, 2, 3, 4);
            bst_cells(trace, 2, 2, 2, 3, 4);
        },
        [](bst_settings& settings) {
            settings.cell_height = 0.5;
            settings.grid_columns = 10;
            settings.grid_rows = 20;
        });
    QCOMPARE(game.recording->reader().version(), kVersionOfGrids);
    const RecordedBroadPhase& record = *game.at(0).registrations();
    QVERIFY(record.isRegisteredRight(0) && record.isRegisteredRight(1));
    QCOMPARE(record.table()->bounds(), (Aabb{{0.0, 0.0}, {20.0, 10.0}}));
    QVERIFY(whyMissed(game, 0).stage == PairStage::AfterStructure);
}

void TestChangingWorld::anOverlapOutsideTheWorldOfItsFrameIsToldSo()
{
    SayingGame game(2, [](bst_trace* trace, int frame) {
        if (frame == 1)
            bst_world(trace, 10.0, 0.0, 30.0, 10.0);
        addTwo(trace);
    });
    QVERIFY(whyMissed(game, 0).cause != MissCause::OutsideGrid);
    QVERIFY(whyMissed(game, 1).cause == MissCause::OutsideGrid);
}

void TestChangingWorld::objectsMeetInTheCellsOfOneGridOnly()
{
    SayingGame game(3, [](bst_trace* trace, int frame) {
        bst_grid(trace, 3, "walls", 0.0, 0.0, 4.0, 4.0, 5, 3, 0);
        addTwo(trace);
        if (frame < 2)
            bst_cells(trace, 1, 2, 0, 3, 1);
        if (frame > 0)
            bst_grid_cells(trace, 3, 1, 1, 0, 1, 0);
        bst_grid_cells(trace, 3, 2, 1, 0, 1, 0);
    });
    const WhyAnswer apart = whyMissed(game, 0);
    QVERIFY(apart.stage == PairStage::Registration);
    QVERIFY2(apart.sentence.text().find("of the grid walls") != std::string::npos, apart.sentence.text().c_str());
    QVERIFY(whyMissed(game, 1).stage == PairStage::AfterStructure);
    QVERIFY(whyMissed(game, 2).stage == PairStage::AfterStructure);
    QVERIFY(game.at(1).registrations()->isRegisteredRight(0));
}

void TestChangingWorld::aGridThatIsNotDescribedIsNoted()
{
    SayingGame game(1, [](bst_trace* trace, int) {
        addTwo(trace);
        bst_grid_cells(trace, 9, 1, 1, 0, 1, 0);
    });
    QCOMPARE(game.at(0).invalidData().strangeCells, std::uint64_t{1});
    QVERIFY(whyMissed(game, 0).stage == PairStage::NotRegistered);
}

/// The cells of the two are three apart.
void TestChangingWorld::theGameSaysHowManyRingsItSearches()
{
    const auto stageWith = [](int rings) {
        SayingGame game(
            1,
            [](bst_trace* trace, int) {
                addTwo(trace);
                bst_cells(trace, 1, 2, 0, 2, 0);
                bst_cells(trace, 2, 5, 0, 5, 0);
            },
            [&](bst_settings& settings) { settings.rings = rings; });
        return whyMissed(game, 0).stage;
    };
    QVERIFY(stageWith(0) == PairStage::Registration);
    QVERIFY(stageWith(2) == PairStage::Registration);
    QVERIFY(stageWith(3) == PairStage::AfterStructure);
}

void TestChangingWorld::aKeyframeRepeatsWorldAndGrids()
{
    SayingGame game(9, [](bst_trace* trace, int frame) {
        if (frame == 1) {
            bst_world(trace, 0.0, 0.0, 30.0, 10.0);
            bst_grid(trace, 5, "roofs", 0.0, 0.0, 1.0, 2.0, 0, 0, 1);
        }
        if (frame == 6) {
            bst_world(trace, 0.0, 0.0, 0.0, 0.0);
            bst_grid_gone(trace, 5);
        }
        bst_box(trace, 1, 5.0, 1.0, 6.0, 2.0);
    });
    for (const std::size_t frame : {5U, 4U, 8U, 0U, 3U, 6U}) {
        const bool isChanged = frame >= 1 && frame < 6;
        TraceWorld& world = game.at(frame);
        QCOMPARE(world.world().width, isChanged ? 30.0 : 20.0);
        QCOMPARE(world.grids().size(), std::size_t{isChanged ? 2U : 1U});
        QCOMPARE(world.grids().back().name, std::string(isChanged ? "roofs" : ""));
    }
}

void TestChangingWorld::theLowestVersionIsWritten_data()
{
    QTest::addColumn<double>("cellHeight");
    QTest::addColumn<bool>("hasGrids");
    QTest::addColumn<bool>("hasCapsules");
    QTest::addColumn<int>("version");
    QTest::newRow("nothing new") << 0.0 << false << false << 1;
    QTest::newRow("square cells") << 2.0 << false << false << 1;
    QTest::newRow("capsules") << 0.0 << false << true << 2;
    QTest::newRow("cells that are not square") << 1.0 << false << false << 3;
    QTest::newRow("grids") << 0.0 << true << true << 3;
}

void TestChangingWorld::theLowestVersionIsWritten()
{
    QFETCH(const double, cellHeight);
    QFETCH(const bool, hasGrids);
    QFETCH(const bool, hasCapsules);
    SayingGame game(
        1, [](bst_trace* trace, int) { bst_swept(trace, 1); },
        [&](bst_settings& settings) {
            settings.cell_height = cellHeight;
            settings.has_grids = hasGrids;
            settings.has_capsules = hasCapsules;
        });
    QTEST(static_cast<int>(game.recording->reader().version()), "version");
}

void TestChangingWorld::wrongCallsAreCounted()
{
    SayingGame game(2, [](bst_trace* trace, int frame) {
        bst_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
        if (frame == 1)
            return;
        bst_box(trace, 0, 0.0, 0.0, 1.0, 1.0);
        bst_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
        bst_box(trace, 7, 1.0, 0.0, 0.0, 1.0);
        bst_box(trace, 8, 0.0, 1.0, 1.0, 0.0);
        bst_cells(trace, 9, 3, 0, 2, 0);
    });
    const RecorderFaults faults = game.at(0).invalidData().faults;
    QCOMPARE(faults.invalidIds, std::uint64_t{1});
    QVERIFY((faults.reversedBoxes == RecorderFaults::Kind{2, {7}}));
    QVERIFY((faults.reversedCells == RecorderFaults::Kind{1, {9}}));
    QVERIFY((faults.secondBoxes == RecorderFaults::Kind{1, {1}}));
    QCOMPARE(sentencesOf(faults).size(), std::size_t{4});
    QVERIFY(game.at(1).invalidData().faults.isEmpty());
}

void TestChangingWorld::aStoryTellsWhatTheGameSaid()
{
    const SayingGame game(8, [](bst_trace* trace, int frame) {
        bst_box(trace, 2, 15.0, 1.0, 16.0, 2.0);
        if (frame == 6)
            bst_removed(trace, 1, "fell into the water");
        if (frame >= 6)
            return;
        const double x = frame < 2 ? 0.125 * frame : 3.0;
        bst_box(trace, 1, x, 1.0, x + 1.0, 2.0);
        if (frame == 2)
            bst_teleported(trace, 1);
        if (frame == 4)
            bst_asleep(trace, 1);
    });
    const ObjectStory story = storyOf(*game.recording, {1}, game.recording->steps());
    std::string told;
    for (const StoryEvent& event : story.events)
        told += std::to_string(event.step) + ' ' + std::string(nameOf(event.kind)) + (event.isInferred ? "? " : " ");
    QCOMPARE(told, std::string("0 appears? 2 teleported 4 asleep 5 awake 6 removed "));
    QCOMPARE(story.events.back().saidReason, std::string("fell into the water"));
    QCOMPARE(story.events.back().sentence.text(), std::string("Object 1 is removed: fell into the water."));
}

void TestChangingWorld::anIdThatIsUsedAgainIsAnotherObject()
{
    const SayingGame game(4, [](bst_trace* trace, int frame) {
        bst_define(trace, 1, frame < 2 ? "Rock" : "Tree", 1, 1, 1);
        bst_box(trace, 1, 5.0, 1.0, 6.0, 2.0);
        if (frame == 2)
            bst_spawned(trace, 1);
    });
    const ObjectStory story = storyOf(*game.recording, {1}, game.recording->steps());
    std::string told;
    for (const StoryEvent& event : story.events)
        told += std::to_string(event.step) + ' ' + event.sentence.text() + ' ';
    QVERIFY2(told.find("2 Rock vanishes") != std::string::npos && told.find("2 Tree appears") != std::string::npos,
             told.c_str());
}

BROADSIDE_TEST(TestChangingWorld)

} // namespace broadside::test::tst_changing_world

#include "tst_changing_world.moc"

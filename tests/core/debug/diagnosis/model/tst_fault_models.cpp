#include "core/debug/diagnosis/features/pair_rows.h"
#include "core/debug/diagnosis/model/cell_pattern.h"
#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/model/sample.h"
#include "core/debug/diagnosis/model/sweep_replay.h"
#include "core/debug/diagnosis/search/cut.h"
#include "core/debug/diagnosis/search/workbench.h"
#include "tests/support/test.h"

#include <cmath>
#include <map>
#include <random>
#include <set>

namespace broadside::test::tst_fault_models {

using namespace broadside::diagnosis;

/// The small models of which explanations are made, each against a plain second way to compute the same.
class TestFaultModels : public QObject {
    Q_OBJECT
private slots:
    void binomialsAreThoseOfPascal();
    void whatSpeaksBackwardsSaysNothing();
    void aSampleIsTheSameInAnyOrder();
    void cutsAreTheBestOfAllThresholds();
    void roundNumbersLieBetween();
    void patternsKeepWhatTheySay_data();
    void patternsKeepWhatTheySay();
    void partsHaveNamesOnlyWithTheirConditions();
    void extentsMeetWhereBoxesOverlap();
    void aMarginMeetsWhatIsNear();
    void partnersOfAnObjectTellWhereItIs();
    void whatIsNowhereIsReportedWithNothing();
    void twoFaultsLoseWhatEitherLoses();
    void lateBoxesAreThoseOfBefore();
    void aPartOfABoxMayBeLate();
    void heldBoxesWaitForTheirCondition_data();
    void heldBoxesWaitForTheirCondition();
    void boxesFollowTheirObjects();
    void boxesWaitForAnotherNumberOfObjects();
    void shapesOfRegistrations_data();
    void shapesOfRegistrations();
    void scopesLeaveOthersRight();
};

namespace {

/// One object that moves, in frames with steps 0, 1, 2...
Evidence walk(const std::vector<Aabb>& boxes, std::uint64_t id = 7)
{
    Evidence evidence;
    evidence.names = {"Walker"};
    Track track;
    track.id = {id};
    track.boxes = boxes;
    evidence.tracks.push_back(track);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        FrameFacts facts;
        facts.step = i;
        facts.isSampled = true;
        facts.present = {0};
        evidence.frames.push_back(facts);
    }
    return evidence;
}

Aabb unitBoxAt(double x, double y = 0.0) { return {{x, y}, {x + 1.0, y + 1.0}}; }

std::vector<State> allStates(const Evidence& evidence)
{
    std::vector<State> states;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame)
        states.push_back({0, frame});
    return states;
}

std::vector<double> lowSides(const Evidence& evidence, const TimeRule& time)
{
    std::vector<double> sides;
    for (const auto& box :
         registeredBy({time, {}, {}, {}}, evidence, allStates(evidence), GameCells{{2.0, 2.0}, {}, 0, 0}))
        sides.push_back(box ? box->lo.x : -1.0);
    return sides;
}

constexpr GameCells kCells{{1.0, 1.0}, {}, 0, 0};

} // namespace

void TestFaultModels::binomialsAreThoseOfPascal()
{
    std::vector<double> row{1.0};
    for (std::uint64_t n = 0; n < 60; ++n) {
        for (std::uint64_t k = 0; k <= n; ++k)
            QVERIFY2(std::abs(log2Choose(n, k) - std::log2(row[k])) < 1e-3, qPrintable(QString::number(n)));
        std::vector<double> next(row.size() + 1, 1.0);
        for (std::size_t k = 1; k < row.size(); ++k)
            next[k] = row[k - 1] + row[k];
        row = next;
    }
}

void TestFaultModels::whatSpeaksBackwardsSaysNothing()
{
    const Tally nothing{0, 0, 110, 10};
    const Tally backwards{100, 100, 10, 10}; // calls lost exactly what was found
    const Tally right{10, 0, 100, 0};
    QCOMPARE(codeLength(backwards), codeLength(nothing));
    QVERIFY(codeLength(right) < codeLength(nothing));
}

void TestFaultModels::aSampleIsTheSameInAnyOrder()
{
    std::vector<std::uint64_t> keys(5'000);
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = i;
    const auto sampled = [&] {
        Sample<std::uint64_t> sample(100);
        for (const std::uint64_t key : keys)
            sample.add(key, key);
        return sample.take();
    };
    const auto first = sampled();
    QCOMPARE(first.size(), std::size_t{100});
    std::shuffle(keys.begin(), keys.end(), std::mt19937(3));
    QCOMPARE(sampled(), first);
}

void TestFaultModels::cutsAreTheBestOfAllThresholds()
{
    std::mt19937 random(11);
    std::uniform_int_distribution<int> value(0, 12);
    for (int round = 0; round < 200; ++round) {
        std::vector<FeatureRow> rows(40);
        std::vector<char> taken(rows.size());
        const std::size_t missed = 3 + random() % 20;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].fill(0.0);
            rows[i][0] = value(random) + (i < missed ? 4.0 : 0.0);
            if (random() % 10 == 0)
                rows[i][0] = std::nan("");
            taken[i] = random() % 8 == 0 ? 1 : 0;
        }
        const auto cut = bestCut({rows, missed, taken}, Feature::PairAge);
        double best = 1e300;
        for (double threshold = -0.5; threshold < 18.0; ++threshold)
            for (const bool isAtLeast : {true, false}) {
                Tally tally;
                bool hasLost = false;
                for (std::size_t i = 0; i < rows.size(); ++i) {
                    if (taken[i])
                        continue;
                    const bool isLost = isAtLeast ? rows[i][0] >= threshold : rows[i][0] <= threshold;
                    hasLost = hasLost || (isLost && i < missed);
                    tally.count(isLost, i < missed);
                }
                if (hasLost && tally.lost + 0 < 40)
                    best = std::min(best, codeLength(tally));
            }
        if (!cut)
            continue;
        QVERIFY2(cut->bits <= best + 1e-9, qPrintable(QStringLiteral("%1 > %2").arg(cut->bits).arg(best)));
        Tally again; // the condition says what its tally says
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (!taken[i])
                again.count(cut->condition.holds(rows[i]), i < missed);
        QCOMPARE(again.lost, cut->tally.lost);
        QCOMPARE(again.contradicted, cut->tally.contradicted);
    }
}

void TestFaultModels::roundNumbersLieBetween()
{
    QCOMPARE(roundestBetween(7.93, 8.02), 8.0);
    QCOMPARE(roundestBetween(1'000.0, 1'001.0), 1'001.0);
    QCOMPARE(roundestBetween(-0.3, 0.2), 0.0);
    std::mt19937 random(5);
    std::uniform_real_distribution<double> spread(-50.0, 50.0);
    for (int i = 0; i < 1'000; ++i) {
        const double low = spread(random);
        const double high = low + std::exp2(spread(random) / 4.0);
        const double round = roundestBetween(low, high);
        QVERIFY2(low < round && round <= high, qPrintable(QStringLiteral("%1 %2 %3").arg(low).arg(round).arg(high)));
    }
}

void TestFaultModels::patternsKeepWhatTheySay_data()
{
    using Kind = StructureRule::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("ring");
    QTest::addColumn<QString>("cells"); // rows from the top, for a box that touches 4 x 3 cells
    const auto row = [](const char* name, Kind kind, int ring, const char* cells) {
        QTest::newRow(name) << static_cast<int>(kind) << ring << QString::fromLatin1(cells);
    };
    row("all", Kind::Extents, 0, "####/####/####");
    row("centre", Kind::Centre, 0, "..../..#./....");
    row("low corner", Kind::LowCorner, 0, "..../..../#...");
    row("corners", Kind::Corners, 0, "#..#/..../#..#");
    row("two corners", Kind::TwoCorners, 0, "...#/..../#...");
    row("five points", Kind::FivePoints, 0, "..#./#.##/..#.");
    row("outline", Kind::Outline, 0, "####/#..#/####");
    row("without the first row", Kind::WithoutFirstRow, 0, "####/####/....");
    row("without the last row", Kind::WithoutLastRow, 0, "..../####/####");
    row("without the first column", Kind::WithoutFirstColumn, 0, ".###/.###/.###");
    row("without the last column", Kind::WithoutLastColumn, 0, "###./###./###.");
    row("two columns at most", Kind::AtMostColumns, 2, "##../##../##..");
    row("one row at most", Kind::AtMostRows, 1, "..../..../####");
    row("last row only", Kind::HighRow, 0, "####/..../....");
    row("last column only", Kind::HighColumn, 0, "...#/...#/...#");
    row("every second", Kind::EverySecond, 0, "#.#./.#.#/#.#.");
    row("squares of one colour", Kind::ChessBoard, 0, "#.#./.#.#/#.#."); // its first cell is (10, 20)
    row("squares of one colour of many", Kind::ChessBoard, 12, "####/####/####");
    row("cross", Kind::Cross, 0, "..#./.###/..#.");
    row("three points of the diagonal", Kind::Diagonal, 3, "...#/..#./#...");
    row("row of the centre", Kind::CentreRow, 0, "..../####/....");
    row("column of the centre", Kind::CentreColumn, 0, "..#./..#./..#.");
    row("middles in the box", Kind::MiddlesInBox, 0, "..../####/....");
    row("wholly in the box", Kind::WhollyInBox, 0, "..../.##./....");
    row("low side rounded", Kind::LowRounded, 0, ".###/.###/....");
    row("five cells at most", Kind::AtMostCells, 5, "..../#.../####");
    row("counted from the size", Kind::CountFromSize, 0, "..../####/####"); // 3.2 wide, 1.8 high
}

void TestFaultModels::patternsKeepWhatTheySay()
{
    QFETCH(const int, kind);
    QFETCH(const int, ring);
    QFETCH(const QString, cells);
    const Aabb box{{10.5, 20.6}, {13.7, 22.4}};
    const StructureRule structure{static_cast<StructureRule::Kind>(kind), ring, StructureRule::Outside::Endless,
                                  kCells};
    const KeptCells kept = keptCells(structure, box);
    const QStringList rows = cells.split(QLatin1Char('/'));
    std::int64_t count = 0;
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 4; ++x) {
            const bool isKept = rows[2 - y][x] == QLatin1Char('#');
            QVERIFY2(kept.has({10 + x, 20 + y}) == isKept, qPrintable(QStringLiteral("cell %1, %2").arg(x).arg(y)));
            count += isKept ? 1 : 0;
        }
    QCOMPARE(kept.count(), count);
}

void TestFaultModels::partsHaveNamesOnlyWithTheirConditions()
{
    Hypothesis whole;
    whole.structure = {StructureRule::Kind::Cross, 0, StructureRule::Outside::Endless, kCells};
    whole.conditions = {{Feature::CellRank, Condition::Compare::AtLeast, 4.0},
                        {Feature::Names, Condition::Compare::Includes, 0.0}};
    whole.isOfNames = true;
    const std::vector<Hypothesis> parts = partsOf(whole);
    QCOMPARE(parts.size(), 2U);
    for (const Hypothesis& part : parts) {
        QCOMPARE(part.isOfNames, !part.conditions.empty());
        const Hypothesis rest = without(whole, part);
        QCOMPARE(rest.isOfNames, !rest.conditions.empty());
    }
}

void TestFaultModels::extentsMeetWhereBoxesOverlap()
{
    std::mt19937 random(17);
    std::uniform_real_distribution<double> place(-20.0, 20.0);
    std::uniform_real_distribution<double> size(0.1, 6.0);
    const StructureRule structure{
        StructureRule::Kind::Extents, 0, StructureRule::Outside::Endless, {{2.5, 1.5}, {0.3, -0.7}, 0, 0}};
    for (int i = 0; i < 20'000; ++i) {
        const Vec2 a{place(random), place(random)};
        const Vec2 b{place(random), place(random)};
        const Aabb first{a, {a.x + size(random), a.y + size(random)}};
        const Aabb second{b, {b.x + size(random), b.y + size(random)}};
        const auto isMet = [&](const std::optional<Aabb>& one, const std::optional<Aabb>& other) {
            return meet(structure, TouchRule::Closed, placed(structure, one), placed(structure, other));
        };
        if (overlaps(first, second))
            QVERIFY(isMet(first, second));
        QVERIFY(!isMet(first, std::nullopt));
        QCOMPARE(isMet(first, second), isMet(second, first));
    }
}

void TestFaultModels::aMarginMeetsWhatIsNear()
{
    StructureRule structure;
    structure.margin = 0.5;
    const auto meetsAt = [&](double x, double y) {
        return meet(structure, TouchRule::Closed, placed(structure, unitBoxAt(0.0)),
                    placed(structure, unitBoxAt(x, y)));
    };
    QVERIFY(meetsAt(1.5, 0.0) && meetsAt(0.0, -1.5) && meetsAt(1.5, 1.5));
    QVERIFY(!meetsAt(1.51, 0.0) && !meetsAt(1.0, 1.51));
    structure.margin = 0.0;
    QVERIFY(!meetsAt(1.25, 0.0) && meetsAt(1.0, 0.0));
}

namespace {

/// Boxes of 1 in one frame, with ids from 1 on.
Evidence crowd(const std::vector<Vec2>& places, const std::vector<std::pair<TrackIndex, TrackIndex>>& reported)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    FrameFacts facts;
    facts.isSampled = true;
    facts.reported = reported;
    for (std::size_t i = 0; i < places.size(); ++i) {
        Track track;
        track.id = {i + 1};
        track.boxes = {unitBoxAt(places[i].x, places[i].y)};
        evidence.tracks.push_back(track);
        facts.present.push_back(static_cast<TrackIndex>(i));
    }
    evidence.frames.push_back(facts);
    return evidence;
}

} // namespace

void TestFaultModels::partnersOfAnObjectTellWhereItIs()
{
    // 0 and 1 overlap and are missed. 0 is reported with 3, 4 and 5, which are 9, 10 and 11 away from it.
    const Evidence evidence =
        crowd({{0, 0}, {0.5, 0}, {1, 0}, {10, 0}, {11, 0}, {12, 0}}, {{0, 3}, {0, 4}, {0, 5}, {1, 2}, {3, 4}, {4, 5}});
    const std::vector<Event> events{{0, 0, 1, Fate::Missed, false}, {0, 1, 2, Fate::Found, false}};
    const auto rows = featuresOf(evidence, events, std::nullopt, lostInSweeps(evidence, events));
    const auto at = [&](std::size_t event, Feature feature) { return rows[event][static_cast<std::size_t>(feature)]; };
    QCOMPARE(at(0, Feature::NearestReported), 9.0);
    QCOMPARE(at(0, Feature::StrayShare), 1.0);
    QVERIFY(std::isnan(at(1, Feature::NearestReported))); // the pair is the only one of either
    QCOMPARE(at(1, Feature::StrayShare), 0.0);            // too few partners to say
}

void TestFaultModels::whatIsNowhereIsReportedWithNothing()
{
    Evidence evidence = crowd({{0, 0}, {0.5, 0}, {10, 0}, {20, 0}, {20.5, 0}}, {{0, 2}});
    evidence.events = {{0, 0, 1, Fate::Missed, false}, {0, 3, 4, Fate::Missed, false}, {0, 0, 2, Fate::Far, false}};
    Workbench bench(evidence);
    const auto bitsWithout = [&](std::uint64_t id) {
        Hypothesis hypothesis;
        hypothesis.registration.time = {TimeRule::Kind::IdFrom, static_cast<double>(id), 0.0};
        return bench.judge(hypothesis).bitsOfApart;
    };
    QVERIFY(bitsWithout(1) > bitsWithout(4) + 3.5); // 1 is reported with 3: it is registered somewhere
}

void TestFaultModels::twoFaultsLoseWhatEitherLoses()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> place(0.0, 30.0);
    std::vector<Vec2> places(60);
    for (Vec2& one : places)
        one = {place(random), 0.0};
    Evidence evidence = crowd(places, {});
    for (TrackIndex a = 0; a < 60; ++a)
        for (TrackIndex b = a + 1; b < 60; ++b)
            if (overlaps(evidence.tracks[a].boxes[0], evidence.tracks[b].boxes[0]))
                evidence.events.push_back({0, a, b, (a + b) % 3 == 0 ? Fate::Missed : Fate::Found, false});
    Workbench bench(evidence);
    Hypothesis first;
    first.registration.time = {TimeRule::Kind::IdFrom, 40.0, 0.0};
    Hypothesis second;
    second.conditions = {{Feature::CentreDistance, Condition::Compare::AtLeast, 0.5}};
    const Judged a = bench.judge(first);
    const Judged b = bench.judge(second);
    const Judged both = bench.together(a, b);
    Tally tally;
    for (std::size_t i = 0; i < bench.overlapping().size(); ++i) {
        const Event& event = bench.overlapping()[i];
        const bool isLost = event.b >= 39 || distance(places[event.a], places[event.b]) >= 0.5;
        QCOMPARE(both.lost[i] != 0, isLost);
        tally.count(isLost, event.fate == Fate::Missed);
    }
    QCOMPARE(both.tally.explained(), tally.explained());
    QCOMPARE(both.tally.contradicted, tally.contradicted);
    QCOMPARE(both.bits, bench.bitsTogether(a, b));
    QVERIFY(std::abs(both.bits - codeLength(tally) - std::max(a.bitsOfApart, b.bitsOfApart)) < 1e-9);
}

void TestFaultModels::lateBoxesAreThoseOfBefore()
{
    std::vector<Aabb> boxes;
    for (int i = 0; i < 6; ++i)
        boxes.push_back(unitBoxAt(i));
    const Evidence evidence = walk(boxes);
    QCOMPARE(lowSides(evidence, {TimeRule::Kind::Now, 0, 0}), (std::vector<double>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(lowSides(evidence, {TimeRule::Kind::Late, 2, 0}), (std::vector<double>{0, 0, 0, 1, 2, 3}));
    QCOMPARE(lowSides(evidence, {TimeRule::Kind::Early, 2, 0}), (std::vector<double>{0, 3, 4, 5, 6, 7}));
    QCOMPARE(lowSides(evidence, {TimeRule::Kind::Once, 0, 0}), (std::vector<double>{0, 0, 0, 0, 0, 0}));
}

void TestFaultModels::aPartOfABoxMayBeLate()
{
    const Aabb late{{0.0, 0.0}, {2.0, 4.0}};
    const Aabb now{{10.0, 20.0}, {14.0, 22.0}};
    using Part = TimeRule::Part;
    QCOMPARE(partly(Part::Whole, late, now), late);
    QCOMPARE(partly(Part::AlongX, late, now), (Aabb{{0.0, 20.0}, {2.0, 22.0}}));
    QCOMPARE(partly(Part::AlongY, late, now), (Aabb{{10.0, 0.0}, {14.0, 4.0}}));
    QCOMPARE(partly(Part::Size, late, now), (Aabb{{11.0, 19.0}, {13.0, 23.0}}));
    QCOMPARE(partly(Part::Place, late, now), (Aabb{{-1.0, 1.0}, {3.0, 3.0}}));
    std::vector<Aabb> boxes;
    for (int i = 0; i < 6; ++i)
        boxes.push_back(unitBoxAt(i));
    TimeRule rule{TimeRule::Kind::Late, 2, 0};
    rule.part = Part::AlongY;
    QCOMPARE(lowSides(walk(boxes), rule), (std::vector<double>{0, 1, 2, 3, 4, 5}));
    rule.part = Part::Place;
    QCOMPARE(lowSides(walk(boxes), rule), (std::vector<double>{0, 0, 0, 1, 2, 3}));
}

void TestFaultModels::heldBoxesWaitForTheirCondition_data()
{
    using Kind = TimeRule::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("number");
    QTest::addColumn<QList<double>>("sides");
    // The object is at 0, 0, 0.4, 1.5, 1.5, 5 with the id 7; cells of 2 m change where the centre passes 2 and 4.
    const auto row = [](const char* name, Kind kind, double number, const QList<double>& sides) {
        QTest::newRow(name) << static_cast<int>(kind) << number << sides;
    };
    row("moved far", Kind::MovedFar, 1.0, {0, 0, 0, 1.5, 1.5, 5});
    row("fast only", Kind::FastOnly, 1.0, {0, 0, 0, 1.5, 1.5, 5});
    row("slow only", Kind::SlowOnly, 0.5, {0, 0, 0.4, 0.4, 1.5, 1.5});
    row("every second step", Kind::EveryStep, 2.0, {0, 0, 0.4, 0.4, 1.5, 1.5});
    row("in turns", Kind::RoundRobin, 4.0, {0, 0.0, 0.0, 0.0, 0.0, 5});
    row("in turns by place", Kind::TurnsByPlace, 4.0, {0, 0, 0, 0, 1.5, 1.5});
    row("in turns by its own age", Kind::OwnClock, 5.0, {0, 0, 0, 0, 0, 5});
    row("after two steps", Kind::Waited, 2.0, {0, 0, 0.4, 0.4, 0.4, 5});
    row("cell of the high corner", Kind::HighCellChanged, 0.0, {0, 0, 0, 1.5, 1.5, 5});
    row("cell changed", Kind::CellChanged, 0.0, {0, 0, 0, 1.5, 1.5, 5});
    row("cell of the low corner", Kind::LowCellChanged, 0.0, {0, 0, 0, 0, 0, 5});
    row("column", Kind::ColumnChanged, 0.0, {0, 0, 0, 0, 0, 5});
    row("row", Kind::RowChanged, 0.0, {0, 0, 0, 0, 0, 0});
    row("first cells only", Kind::CellsNotAdded, 0.0, {1, 1, 1, 1, 1, -1}); // the middle of the first cell
    row("not after a rest", Kind::Resting, 1.0, {0, -1, 0.4, 1.5, -1, 5});
    row("whole units of the centre", Kind::UnitChanged, 1.0, {0, 0, 0, 1.5, 1.5, 5});
    row("quarter units of the corner", Kind::LowUnitChanged, 0.25, {0, 0, 0.4, 1.5, 1.5, 5});
    row("rested twice", Kind::RestedInAll, 2.0, {0, 0, 0.4, 1.5, 1.5, 1.5});
    row("rested twice in a row", Kind::RestedInARow, 2.0, {0, 0, 0, 0, 0, 0}); // the first frame is one of them
    row("never rested so long", Kind::RestedInARow, 3.0, {0, 0, 0.4, 1.5, 1.5, 5});
    row("centre out of the grown box", Kind::CentreLeft, 0.5, {0, 0, 0, 1.5, 1.5, 5});
    row("out of the grown box", Kind::BoxLeft, 2.0, {0, 0, 0, 0, 0, 5});
    row("out of the box", Kind::BoxLeft, 0.0, {0, 0, 0.4, 1.5, 1.5, 5});
    row("out of the box along x", Kind::LeftAlongX, 0.0, {0, 0, 0.4, 1.5, 1.5, 5});
    row("out of the box along y", Kind::LeftAlongY, 0.0, {0, 0, 0, 0, 0, 0});
    row("at its first rest", Kind::AtFirstRest, 1.0, {0, 0, 0, 0, 1.5, 0}); // it rests again in between
    row("with an increasing delay", Kind::LateMore, 2.0, {0, 0, 0, 0.4, 0.4, 1.5});
    row("moving for more than a step", Kind::MovingSince, 1.0, {0, 0, 0, 1.5, 1.5, 1.5});
    row("half of its way", Kind::ShareOfMoves, 0.5, {0, 0, 0.5 * 0.4, 0.75, 0.75, 2.5});
    row("whole moves", Kind::WholeMoves, 1.0, {0, 0, 0, 1, 1, 5}); // the last one is a jump
    row("jump not followed", Kind::AfterJump, 0.0, {0, 0, 0.4, 1.5, 1.5, 5});
    row("elsewhere", Kind::Astray, 0.0, {-1, -1, -1, -1, -1, -1});
    row("first in its list", Kind::PlaceBelow, 1.0, {0, 0, 0.4, 1.5, 1.5, 5});
}

void TestFaultModels::heldBoxesWaitForTheirCondition()
{
    QFETCH(const int, kind);
    QFETCH(const double, number);
    QFETCH(const QList<double>, sides);
    const Evidence evidence =
        walk({unitBoxAt(0), unitBoxAt(0), unitBoxAt(0.4), unitBoxAt(1.5), unitBoxAt(1.5), unitBoxAt(5)});
    const auto registered = lowSides(evidence, {static_cast<TimeRule::Kind>(kind), number, 0});
    QCOMPARE(registered.size(), static_cast<std::size_t>(sides.size()));
    for (std::size_t i = 0; i < registered.size(); ++i)
        QVERIFY2(std::abs(registered[i] - sides[static_cast<qsizetype>(i)]) < 1e-12,
                 qPrintable(QString("frame %1: %2").arg(i).arg(registered[i])));
}

void TestFaultModels::boxesFollowTheirObjects()
{
    const Evidence evidence = walk({unitBoxAt(0), unitBoxAt(0), unitBoxAt(2), unitBoxAt(2), unitBoxAt(2.25)});
    const auto sides = [&](TimeRule::Kind kind, double number) { return lowSides(evidence, {kind, number, 0}); };
    QCOMPARE(sides(TimeRule::Kind::SpeedLimit, 1.0), (std::vector<double>{0, 0, 1, 2, 2.25}));
    QCOMPARE(sides(TimeRule::Kind::Smoothed, 0.5), (std::vector<double>{0, 0, 1, 1.5, 1.875}));
}

void TestFaultModels::boxesWaitForAnotherNumberOfObjects()
{
    Evidence evidence = walk({unitBoxAt(0), unitBoxAt(1), unitBoxAt(2), unitBoxAt(3), unitBoxAt(4)});
    for (FrameFacts& frame : evidence.frames)
        frame.objects = 5;
    evidence.frames[2].objects = 6; // so it also changes in frame 3
    QCOMPARE(lowSides(evidence, {TimeRule::Kind::CountChanged, 0, 0}), (std::vector<double>{0, 0, 2, 3, 3}));
}

void TestFaultModels::shapesOfRegistrations_data()
{
    using Kind = AxisRule::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("number");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    // Along x, of a box from 2.5 to 6.5 that is 2 high.
    const auto row = [](const char* name, Kind kind, double number, double low, double high) {
        QTest::newRow(name) << static_cast<int>(kind) << number << low << high;
    };
    row("whole", Kind::Whole, 0, 2.5, 6.5);
    row("centre", Kind::Centre, 0, 4.5, 4.5);
    row("low", Kind::Low, 0, 2.5, 2.5);
    row("high", Kind::High, 0, 6.5, 6.5);
    row("half", Kind::Scaled, 0.5, 3.5, 5.5);
    row("half from low", Kind::ScaledFromLow, 0.5, 2.5, 4.5);
    row("short side", Kind::ShortSide, 0, 3.5, 5.5);
    row("other side", Kind::OtherSide, 0, 3.5, 5.5);
    row("fixed", Kind::FixedSize, 1, 4.0, 5.0);
    row("inset", Kind::Inset, 0.5, 3.0, 6.0);
    row("inset by more than there is", Kind::Inset, 3, 4.5, 4.5);
    row("capped", Kind::Capped, 3, 3.0, 6.0);
    row("below the cap", Kind::Capped, 5, 2.5, 6.5);
    row("shifted", Kind::Shifted, -2, 0.5, 4.5);
    row("corner at centre", Kind::CornerAtCentre, 0, 4.5, 8.5);
    row("centre at corner", Kind::CentreAtCorner, 0, 0.5, 4.5);
    row("moved by half its size", Kind::BySize, 0.5, 4.5, 8.5);
    row("mirrored", Kind::Mapped, -1, -6.5, -2.5);
    row("not rotated", Kind::LeastSize, 0, 2.5, 6.5);
    row("rotated by quarter turns", Kind::QuarterTurned, 0, 2.5, 6.5);
    row("truncated", Kind::Truncated, 0, 2, 6);
    row("rounded", Kind::Rounded, 0, 3, 7);
    row("less one", Kind::LessOne, 0, 2.5, 5.5);
    row("truncated, less one", Kind::TruncatedLessOne, 0, 2, 5);
}

void TestFaultModels::shapesOfRegistrations()
{
    QFETCH(const int, kind);
    QFETCH(const double, number);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const Aabb box{{2.5, 10.0}, {6.5, 12.0}};
    const Evidence evidence = walk({box});
    const AxisRule rule{static_cast<AxisRule::Kind>(kind), number};
    const auto boxes = registeredBy({{}, rule, {}, {}}, evidence, allStates(evidence), std::nullopt);
    QCOMPARE(boxes.front()->lo.x, low);
    QCOMPARE(boxes.front()->hi.x, high);
    QCOMPARE(boxes.front()->lo.y, 10.0); // the other axis stays
    QCOMPARE(boxes.front()->hi.y, 12.0);
}

void TestFaultModels::scopesLeaveOthersRight()
{
    const Evidence evidence = walk({unitBoxAt(0), unitBoxAt(3)});
    RegistrationRule rule{{TimeRule::Kind::Once, 0, 0}, {}, {}, {Scope::Kind::Static, 0.0, 0}};
    QCOMPARE(registeredBy(rule, evidence, allStates(evidence), std::nullopt)[1]->lo.x, 3.0); // it is dynamic
    rule.scope.kind = Scope::Kind::Dynamic;
    QCOMPARE(registeredBy(rule, evidence, allStates(evidence), std::nullopt)[1]->lo.x, 0.0);
    rule.scope = {Scope::Kind::NamedAnyOf, 0.0, 0b01}; // its name is the first one
    QCOMPARE(registeredBy(rule, evidence, allStates(evidence), std::nullopt)[1]->lo.x, 0.0);
    rule.scope.name = 0b10;
    QCOMPARE(registeredBy(rule, evidence, allStates(evidence), std::nullopt)[1]->lo.x, 3.0);
    rule.scope.kind = Scope::Kind::EvenIds;
    QCOMPARE(registeredBy(rule, evidence, allStates(evidence), std::nullopt)[1]->lo.x, 3.0);
}

BROADSIDE_TEST(TestFaultModels)

} // namespace broadside::test::tst_fault_models

#include "tst_fault_models.moc"

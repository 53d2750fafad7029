#include "core/debug/diagnosis/model/added_moves.h"
#include "core/debug/diagnosis/model/list_gaps.h"
#include "core/debug/diagnosis/search/inferred_rules.h"
#include "tests/support/test.h"

#include <random>

namespace broadside::test::tst_inferred_rules {

using namespace broadside::diagnosis;

namespace {

Aabb boxAt(double x, double y = 0.0) { return {{x, y}, {x + 1.0, y + 1.0}}; }

/// Objects that are there from frame `first` to the end, each at the places of its list.
struct Thing {
    std::vector<Vec2> places;
    FrameIndex first = 0;
    bool isDynamic = true;
};

Evidence evidenceOf(const std::vector<Thing>& things, std::size_t frames)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(frames);
    for (const Thing& thing : things) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.isDynamic = thing.isDynamic;
        track.first = thing.first;
        for (std::size_t i = 0; i < thing.places.size(); ++i) {
            track.boxes.push_back(boxAt(thing.places[i].x, thing.places[i].y));
            evidence.frames[thing.first + i].present.push_back(track.index);
        }
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < frames; ++frame) {
        evidence.frames[frame].step = frame;
        evidence.frames[frame].isSampled = true;
        evidence.frames[frame].objects = static_cast<std::uint32_t>(evidence.frames[frame].present.size());
    }
    return evidence;
}

std::vector<Vec2> restAt(double x, std::size_t frames) { return std::vector<Vec2>(frames, Vec2{x, 0.0}); }

} // namespace

class TestInferredRules : public QObject {
    Q_OBJECT
private slots:
    void theLastOneMovesIntoTheGap();
    void jumpsAreNoMotions_data();
    void jumpsAreNoMotions();
    void rulesHoldAtTheirTimes_data();
    void rulesHoldAtTheirTimes();
    void reportedPartnersTellTheMap_data();
    void reportedPartnersTellTheMap();
    void rightPlacesNeedNoMap();
    void lostObjectsAreLostFromTheirFrameOn();
    void heldObjectsKeepTheirBox();
    void nothingIsInferredFromFoundPairs();
    void whatIsUpdatedOnTheScreenTellsTheScreen_data();
    void whatIsUpdatedOnTheScreenTellsTheScreen();
};

void TestInferredRules::theLastOneMovesIntoTheGap()
{
    // 0 dies after frame 1: 3 moves into its gap. Then 2, which is the last one of the list, dies: nothing moves.
    const Evidence evidence =
        evidenceOf({{restAt(0, 2)}, {restAt(1, 5)}, {restAt(2, 3)}, {restAt(3, 5)}, {restAt(4, 1), 4}}, 5);
    QCOMPARE(movedIntoGaps(evidence), (std::vector<FrameIndex>{kNoFrame, kNoFrame, kNoFrame, 2, kNoFrame}));
}

void TestInferredRules::jumpsAreNoMotions_data()
{
    QTest::addColumn<double>("steps");
    QTest::addColumn<double>("share");
    QTest::addColumn<QList<double>>("sides");
    // The object is at 0, 1, 2, 22, 23, 24.
    QTest::newRow("for good") << 0.0 << 1.0 << QList<double>{0, 1, 2, 2, 3, 4};
    QTest::newRow("for two steps") << 2.0 << 1.0 << QList<double>{0, 1, 2, 2, 3, 24};
    QTest::newRow("half way for a step") << 1.0 << 0.5 << QList<double>{0, 1, 2, 12, 23, 24};
}

void TestInferredRules::jumpsAreNoMotions()
{
    QFETCH(const double, steps);
    QFETCH(const double, share);
    QFETCH(const QList<double>, sides);
    const Evidence evidence = evidenceOf({{{{0, 0}, {1, 0}, {2, 0}, {22, 0}, {23, 0}, {24, 0}}}}, 6);
    const TimeRule rule{TimeRule::Kind::AfterJump, steps, share};
    AddedMoves moves(rule, evidence.tracks.front());
    QList<double> found;
    for (FrameIndex frame = 0; frame < 6; ++frame)
        found.push_back(moves.in(frame).lo.x);
    QCOMPARE(found, sides);
}

void TestInferredRules::rulesHoldAtTheirTimes_data()
{
    using Kind = When::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("number");
    QTest::addColumn<QList<int>>("holds");
    // An object that appears in frame 1 at 0, and is at 0, 1, 0, 30 then; the frames are 1 to 5.
    const auto row = [](const char* name, Kind kind, double number, const QList<int>& holds) {
        QTest::newRow(name) << static_cast<int>(kind) << number << holds;
    };
    row("always", Kind::Always, 0, {1, 1, 1, 1, 1});
    row("after a rest", Kind::Resting, 1, {0, 1, 0, 0, 0});
    row("young", Kind::Young, 2, {1, 1, 0, 0, 0});
    row("after a jump", Kind::AfterJump, 1, {0, 0, 0, 0, 1});
    row("from a step on", Kind::StepFrom, 4, {0, 0, 0, 1, 1});
    row("many objects", Kind::ManyObjects, 1, {1, 1, 0, 0, 0});
    row("to the left", Kind::MovesLeft, 0, {0, 0, 0, 1, 0});
    row("to the right", Kind::MovesRight, 0, {0, 0, 1, 0, 1});
    row("behind the first one", Kind::PlaceFrom, 1, {1, 1, 0, 0, 0});
    row("odd steps", Kind::OddSteps, 0, {1, 0, 1, 0, 1});
}

void TestInferredRules::rulesHoldAtTheirTimes()
{
    QFETCH(const int, kind);
    QFETCH(const double, number);
    QFETCH(const QList<int>, holds);
    const Evidence evidence = evidenceOf({{restAt(9, 3)}, {{{0, 0}, {0, 0}, {1, 0}, {0, 0}, {30, 0}}, 1}}, 6);
    std::vector<State> states;
    for (FrameIndex frame = 1; frame < 6; ++frame)
        states.push_back({1, frame});
    const auto isIn = statesIn({}, {static_cast<When::Kind>(kind), number}, evidence, states);
    QCOMPARE(QList<int>(isIn.begin(), isIn.end()), holds);
}

void TestInferredRules::reportedPartnersTellTheMap_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<double>("added");
    QTest::newRow("moved") << 1.0 << 7.0;
    QTest::newRow("mirrored") << -1.0 << 40.0;
    QTest::newRow("scaled") << 0.5 << 0.0;
}

/// Static objects at random places, registered by the map, and dynamic ones which are reported where they meet that.
void TestInferredRules::reportedPartnersTellTheMap()
{
    QFETCH(const double, number);
    QFETCH(const double, added);
    std::mt19937 random(4);
    std::uniform_real_distribution<double> place(0.0, 40.0);
    std::uniform_real_distribution<double> near(-0.99, 0.99);
    std::vector<Thing> things;
    Evidence evidence;
    for (int i = 0; i < 200; ++i) {
        const double x = place(random);
        const double registered = number * (x + 0.5) + added;
        things.push_back({{{x, 0}}, 0, false});
        things.push_back({{{registered - 0.5 + near(random), 0}}, 0, true});
    }
    evidence = evidenceOf(things, 1);
    for (TrackIndex i = 0; i < 400; i += 2) {
        const bool overlaps = broadside::overlaps(evidence.tracks[i].boxes[0], evidence.tracks[i + 1].boxes[0]);
        evidence.events.push_back({0, i, i + 1, overlaps ? Fate::Found : Fate::Far});
    }
    const Scope scope{Scope::Kind::Static, 0.0, 0};
    const auto rules = mappedRules(evidence, {{scope, 3.0}});
    QCOMPARE(rules.size(), std::size_t{1});
    const AxisRule& x = rules.front().rule.x;
    QCOMPARE(x.kind, AxisRule::Kind::Mapped);
    QCOMPARE(x.number, number);
    QVERIFY2(std::abs(x.added - added) < 0.1, qPrintable(QString::number(x.added)));
    QCOMPARE(rules.front().rule.y.kind, AxisRule::Kind::Whole);
}

void TestInferredRules::rightPlacesNeedNoMap()
{
    std::vector<Thing> things;
    for (int i = 0; i < 40; ++i)
        things.push_back({{{0.45 * i, 0}}, 0, i % 2 == 0});
    Evidence evidence = evidenceOf(things, 1);
    for (TrackIndex i = 0; i + 1 < 40; ++i)
        evidence.events.push_back({0, i, i + 1, Fate::Found});
    QVERIFY(mappedRules(evidence, {{{Scope::Kind::Static, 0.0, 0}, 3.0}}).empty());
}

/// Two objects at the same place for 60 frames: found in the first 30, missed in the others.
Evidence lostAtThirty()
{
    Evidence evidence = evidenceOf({{restAt(0, 60)}, {restAt(0.5, 60)}}, 60);
    for (FrameIndex frame = 0; frame < 60; ++frame)
        evidence.events.push_back({frame, 0, 1, frame < 30 ? Fate::Found : Fate::Missed});
    return evidence;
}

void TestInferredRules::lostObjectsAreLostFromTheirFrameOn()
{
    const auto lost = lostSince(lostAtThirty());
    QVERIFY(lost.has_value());
    const std::vector<FrameIndex>& since = *lost->rule.since;
    QCOMPARE(std::min(since[0], since[1]), FrameIndex{30});
    QCOMPARE(std::max(since[0], since[1]), kNoFrame); // one of them is enough
}

/// One object moves away from its registered box, which stays at 0 from frame 10 on, and meets others on its way.
void TestInferredRules::heldObjectsKeepTheirBox()
{
    std::vector<Vec2> way;
    for (int i = 0; i < 60; ++i)
        way.push_back({i < 10 ? 0.0 : 0.5 * (i - 10), 0.0});
    std::vector<Thing> things{{way}};
    for (int i = 0; i < 12; ++i)
        things.push_back({restAt(2.0 * i, 60)});
    Evidence evidence = evidenceOf(things, 60);
    for (FrameIndex frame = 0; frame < 60; ++frame)
        for (TrackIndex other = 1; other <= 12; ++other) {
            const Aabb& box = evidence.tracks[other].boxes[0];
            const bool isReported = overlaps(boxAt(0), box);
            const bool isTrue = overlaps(evidence.tracks[0].boxIn(frame), box);
            if (isTrue || isReported)
                evidence.events.push_back(
                    {frame, 0, other, isTrue ? (isReported ? Fate::Found : Fate::Missed) : Fate::Far});
        }
    const auto held = heldSince(evidence, {});
    QVERIFY(held.has_value());
    const FrameIndex since = (*held->rule.since)[0];
    QVERIFY2(since <= 13, qPrintable(QString::number(since))); // its box is at the old place until it is 1 away
}

void TestInferredRules::nothingIsInferredFromFoundPairs()
{
    Evidence evidence = lostAtThirty();
    for (Event& event : evidence.events)
        event.fate = Fate::Found;
    QVERIFY(!lostSince(evidence));
    QVERIFY(!heldSince(evidence, {}));
}

void TestInferredRules::whatIsUpdatedOnTheScreenTellsTheScreen_data()
{
    QTest::addColumn<bool>("follows"); // the camera follows the player
    QTest::newRow("still") << false;
    QTest::newRow("around the player") << true;
}

void TestInferredRules::whatIsUpdatedOnTheScreenTellsTheScreen()
{
    QFETCH(const bool, follows);
    constexpr FrameIndex kFrames = 60;
    std::mt19937 random(3);
    const auto below = [&](double limit) { return std::uniform_real_distribution<double>(0.0, limit)(random); };
    std::vector<Thing> things(40);
    for (Thing& thing : things) {
        const Vec2 from{below(60.0), below(60.0)};
        const Vec2 way{below(1.0) - 0.5, below(1.0) - 0.5};
        for (FrameIndex frame = 0; frame < kFrames; ++frame)
            thing.places.push_back(from + way * static_cast<double>(frame));
    }
    Evidence evidence = evidenceOf(things, kFrames);
    evidence.knowsBoxes = true;
    evidence.names.emplace_back("Player");
    evidence.tracks.front().name = 1;
    const auto screenIn = [&](FrameIndex frame) {
        const Vec2 middle = follows ? evidence.tracks.front().boxIn(frame).center() : Vec2{30.0, 30.0};
        return Aabb{middle - Vec2{12.0, 8.0}, middle + Vec2{12.0, 8.0}};
    };
    std::vector<State> states;
    for (Track& track : evidence.tracks)
        for (FrameIndex frame = 0; frame < kFrames; ++frame) {
            const bool isUpdated = frame == 0 || overlaps(screenIn(frame), track.boxIn(frame));
            Registered registered;
            registered.kind = Registered::Kind::Box;
            registered.box = isUpdated ? track.boxIn(frame) : track.registered.back().box;
            track.registered.push_back(registered);
            states.push_back({track.index, frame});
        }
    const auto rules = renewalRules(evidence, StructureRule{}, 0.0);
    const auto isRegion = [&](const Priced<TimeRule>& one) {
        return one.rule.kind == TimeRule::Kind::InRegion && (one.rule.number != 0.0) == follows;
    };
    const auto found = std::ranges::find_if(rules, isRegion);
    QVERIFY(found != rules.end());
    const auto boxes = registeredBy({found->rule, {}, {}, {}}, evidence, states, std::nullopt);
    int wrong = 0;
    for (std::size_t i = 0; i < states.size(); ++i)
        wrong += boxes[i] != evidence.tracks[states[i].track].registered[states[i].frame].box ? 1 : 0;
    QVERIFY2(wrong * 100 <= static_cast<int>(states.size()), qPrintable(QString::number(wrong)));
}

BROADSIDE_TEST(TestInferredRules)

} // namespace broadside::test::tst_inferred_rules

#include "tst_inferred_rules.moc"

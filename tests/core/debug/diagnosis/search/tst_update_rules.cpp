#include "core/debug/diagnosis/search/update_rules.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace broadside::test::tst_update_rules {

using namespace broadside::diagnosis;

namespace {

constexpr FrameIndex kFrames = 120;
constexpr std::size_t kObjects = 12;

/// What is known of an object when it may be registered again.
struct Moment {
    FrameIndex frame = 0;
    FrameIndex age = 0;
    std::size_t place = 0; ///< In the game's list.
    std::uint64_t id = 0;
    FrameIndex waited = 0; ///< Frames since its last registration.
    Vec2 motion;
    Vec2 distance; ///< From its registered place.
};

/// Objects that move by another distance in each frame, each registered again where `isUpdated` says so.
Evidence crowd(const std::function<bool(const Moment&)>& isUpdated)
{
    Evidence evidence;
    evidence.names = {"Bat", "Crate"};
    evidence.knowsBoxes = true;
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        FrameFacts facts;
        facts.step = 1'000 + frame;
        facts.isSampled = true;
        for (std::size_t i = 0; i < kObjects && i <= frame; ++i) // each appears a frame later than the one before
            facts.present.push_back(static_cast<TrackIndex>(i));
        facts.objects = static_cast<std::uint32_t>(facts.present.size());
        evidence.frames.push_back(facts);
    }
    for (std::size_t i = 0; i < kObjects; ++i) {
        Track track;
        track.id = {100 + 7 * i};
        track.name = static_cast<std::uint32_t>(i % 2);
        track.index = static_cast<TrackIndex>(i);
        track.first = static_cast<FrameIndex>(i);
        FrameIndex source = track.first;
        for (FrameIndex frame = track.first; frame < kFrames; ++frame) {
            const double time = static_cast<double>(frame) + 0.7 * static_cast<double>(i);
            const Vec2 centre{9.0 * std::sin(0.31 * time) + 0.2 * time, 7.0 * std::cos(0.23 * time)};
            track.boxes.push_back({centre - Vec2{1.0, 1.0}, centre + Vec2{1.0, 1.0}});
            const Vec2 distance = centre - track.boxIn(source).center();
            const Moment moment{frame,          frame - track.first,   i,       track.id.value,
                                frame - source, track.motionIn(frame), distance};
            source = frame == track.first || isUpdated(moment) ? frame : source;
            track.registered.push_back({Registered::Kind::Box, {}, 0, {}, track.boxIn(source)});
        }
        evidence.tracks.push_back(track);
    }
    return evidence;
}

std::vector<Priced<RegistrationRule>> learntFrom(const std::function<bool(const Moment&)>& isUpdated)
{
    const Evidence evidence = crowd(isUpdated);
    return updateRules(Workbench(evidence), StructureRule{});
}

} // namespace

/// When a game registers objects again, told by recorded registrations alone.
class TestUpdateRules : public QObject {
    Q_OBJECT
private slots:
    void clocksAreFound_data();
    void clocksAreFound();
    void distancesAndMotionsAreMeasured_data();
    void distancesAndMotionsAreMeasured();
    void waitingIsFound();
    void theObjectsOfOneNameAreFound();
    void nothingIsLearntFromRightRegistrations();
    void nothingIsLearntFromChance();
};

void TestUpdateRules::clocksAreFound_data()
{
    using Kind = TimeRule::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("period");
    QTest::addColumn<int>("rest");
    for (const auto& [name, kind] :
         {std::pair{"step", Kind::EveryStep}, std::pair{"step plus id", Kind::RoundRobin},
          std::pair{"step minus id", Kind::RoundRobinBack}, std::pair{"step plus place", Kind::TurnsByPlace},
          std::pair{"step minus place", Kind::TurnsByPlaceBack}})
        for (const auto& [period, rest] : {std::pair{5, 0}, std::pair{13, 4}})
            QTest::addRow("%s, %d", name, period) << static_cast<int>(kind) << period << rest;
    QTest::newRow("slices") << static_cast<int>(Kind::TurnsBySlice) << 5 << 2;
    QTest::newRow("own age") << static_cast<int>(Kind::OwnClock) << 7 << 0;
}

void TestUpdateRules::clocksAreFound()
{
    QFETCH(const int, kind);
    QFETCH(const int, period);
    QFETCH(const int, rest);
    const auto clock = static_cast<TimeRule::Kind>(kind);
    const Evidence evidence = crowd([&](const Moment& moment) {
        const int step = 1'000 + static_cast<int>(moment.frame);
        const int id = static_cast<int>(moment.id);
        const int place = static_cast<int>(moment.place);
        const int time = clock == TimeRule::Kind::RoundRobin         ? step + id
                         : clock == TimeRule::Kind::RoundRobinBack   ? step - id
                         : clock == TimeRule::Kind::TurnsByPlace     ? step + place
                         : clock == TimeRule::Kind::TurnsByPlaceBack ? step - place
                         : clock == TimeRule::Kind::OwnClock         ? static_cast<int>(moment.age)
                                                                     : step;
        if (clock == TimeRule::Kind::TurnsBySlice) {
            const int objects = std::min(static_cast<int>(kObjects), static_cast<int>(moment.frame) + 1);
            return place / std::max(objects / period, 1) == (step + period - rest) % period;
        }
        return time % period == rest;
    });
    const auto rules = updateRules(Workbench(evidence), StructureRule{});
    const auto found = std::ranges::find(rules, clock, [](const auto& one) { return one.rule.time.kind; });
    QVERIFY(found != rules.end());
    QCOMPARE(found->rule.time.number, static_cast<double>(period));
    QCOMPARE(found->rule.time.phase, static_cast<double>((period - rest) % period));
    std::vector<State> states; // the rule registers as the game did
    for (FrameIndex frame = 3; frame < kFrames; ++frame)
        states.push_back({3, frame});
    const auto boxes = registeredBy(found->rule, evidence, states, std::nullopt);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        QCOMPARE(boxes[i]->lo.x, evidence.tracks[3].registered[i].box.lo.x);
}

void TestUpdateRules::distancesAndMotionsAreMeasured_data()
{
    using Metric = TimeRule::Metric;
    QTest::addColumn<int>("metric");
    QTest::addColumn<bool>("isOfMotion");
    for (const auto& [name, metric] :
         {std::pair{"straight", Metric::Straight}, std::pair{"larger", Metric::Larger}, std::pair{"sum", Metric::Sum},
          std::pair{"smaller", Metric::Smaller}, std::pair{"x", Metric::AlongX}, std::pair{"y", Metric::AlongY}})
        for (const bool isOfMotion : {false, true})
            QTest::addRow("%s%s", name, isOfMotion ? ", motion" : "") << static_cast<int>(metric) << isOfMotion;
}

void TestUpdateRules::distancesAndMotionsAreMeasured()
{
    QFETCH(const int, metric);
    QFETCH(const bool, isOfMotion);
    const auto how = static_cast<TimeRule::Metric>(metric);
    constexpr double kFar = 1.25;
    const auto rules = learntFrom([&](const Moment& moment) {
        return isOfMotion ? measured(how, moment.motion) >= kFar : measured(how, moment.distance) > kFar;
    });
    const auto kind = isOfMotion ? TimeRule::Kind::FastOnly : TimeRule::Kind::MovedFar;
    const auto found = std::ranges::find_if(
        rules, [&](const auto& one) { return one.rule.time.kind == kind && one.rule.time.metric == how; });
    QVERIFY(found != rules.end());
    QVERIFY2(std::abs(found->rule.time.number - kFar) < 0.1, qPrintable(QString::number(found->rule.time.number)));
}

void TestUpdateRules::waitingIsFound()
{
    const auto rules = learntFrom([](const Moment& moment) { return moment.waited >= 4 && moment.motion.x > 0.0; });
    const auto found =
        std::ranges::find(rules, TimeRule::Kind::Waited, [](const auto& one) { return one.rule.time.kind; });
    QVERIFY(found == rules.end()); // some wait for longer, because they move to the left
    const auto others = learntFrom([](const Moment& moment) { return moment.waited >= 4; });
    const auto waited =
        std::ranges::find(others, TimeRule::Kind::Waited, [](const auto& one) { return one.rule.time.kind; });
    QVERIFY(waited != others.end());
    QCOMPARE(waited->rule.time.number, 4.0);
}

void TestUpdateRules::theObjectsOfOneNameAreFound()
{
    const auto rules =
        learntFrom([](const Moment& moment) { return moment.place % 2 == 0 || (1'000 + moment.frame) % 11 == 0; });
    const auto found = std::ranges::find_if(rules, [](const auto& one) {
        return one.rule.scope == (Scope{Scope::Kind::Named, 0.0, 1});
    });
    QVERIFY(found != rules.end());
    QVERIFY(found->rule.time.kind == TimeRule::Kind::EveryStep);
    QCOMPARE(found->rule.time.number, 11.0);
}

void TestUpdateRules::nothingIsLearntFromRightRegistrations()
{
    QVERIFY(learntFrom([](const Moment&) { return true; }).empty());
}

void TestUpdateRules::nothingIsLearntFromChance()
{
    QVERIFY(learntFrom([](const Moment& moment) {
                return (moment.frame * 2'654'435'761U + moment.id * 40'503U) % 1'009 < 300;
            }).empty());
}

BROADSIDE_TEST(TestUpdateRules)

} // namespace broadside::test::tst_update_rules

#include "tst_update_rules.moc"

#include "core/base/random.h"
#include "core/debug/diagnosis/features/held_leaves.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_held_leaves {

using namespace broadside::diagnosis;

/// Objects that move, but stay registered in the leaves of a tree that was built once.
class TestHeldLeaves : public QObject {
    Q_OBJECT
private slots:
    void movingObjectsOfATreeBuiltOnceAreNamed_data();
    void movingObjectsOfATreeBuiltOnceAreNamed();
    void namesWhosePairsAreNeverFoundTellNothing();
    void recordedRegistrationsNeedNoInference();
};

namespace {

enum Name : std::uint32_t { kBat, kFloor, kLift, kDoor };
constexpr FrameIndex kFrames = 120;

Aabb at(Vec2 low, Vec2 size) { return {low, low + size}; }

void addTrack(Evidence& evidence, Name name, std::vector<Aabb> boxes)
{
    Track track;
    track.index = static_cast<TrackIndex>(evidence.tracks.size());
    track.id = {track.index + 1U};
    track.name = name;
    track.isDynamic = name == kBat;
    track.boxes = std::move(boxes);
    evidence.tracks.push_back(std::move(track));
}

/// Pairs of leaves: a floor and next to it a lift, or a door. The floors stay, and the others move away and come back.
void addLevel(Evidence& evidence)
{
    for (int leaf = 0; leaf < 6; ++leaf) {
        const Vec2 low{100.0 * leaf, 50.0};
        addTrack(evidence, kFloor, std::vector<Aabb>(kFrames, at(low, {40.0, 10.0})));
        std::vector<Aabb> boxes;
        for (FrameIndex frame = 0; frame < kFrames; ++frame) {
            const double way = std::abs(static_cast<double>(frame % 80) - 40.0);
            boxes.push_back(at(low + (leaf % 2 == 0 ? Vec2{45.0, 40.0 - way} : Vec2{85.0 - way, 0.0}), {20.0, 10.0}));
        }
        addTrack(evidence, leaf % 2 == 0 ? kLift : kDoor, std::move(boxes));
    }
}

/// Bats everywhere. A search of a bat comes to all objects of a leaf that it touches.
Evidence level(bool isBuiltOnce, bool isShared)
{
    Evidence evidence;
    evidence.names = {"Bat", "Floor", "Lift", "Door"};
    evidence.frames.resize(kFrames);
    addLevel(evidence);
    const auto solids = static_cast<TrackIndex>(evidence.tracks.size());
    Random random(3);
    for (int bat = 0; bat < 40; ++bat) {
        std::vector<Aabb> boxes;
        Vec2 low{random.between(0.0, 600.0), random.between(20.0, 100.0)};
        for (FrameIndex frame = 0; frame < kFrames; ++frame)
            boxes.push_back(at(low = low + Vec2{random.between(-4.0, 4.0), random.between(-4.0, 4.0)}, {12.0, 12.0}));
        addTrack(evidence, kBat, std::move(boxes));
    }
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        evidence.frames[frame].isSampled = true;
        for (TrackIndex solid = 0; solid < solids; ++solid) {
            const FrameIndex built = isBuiltOnce ? 0 : frame;
            const Aabb own = evidence.tracks[solid].boxIn(built);
            const Aabb leaf = isShared ? united(own, evidence.tracks[solid ^ 1U].boxIn(built)) : own;
            for (auto bat = solids; bat < evidence.tracks.size(); ++bat) {
                const bool isFound = overlaps(leaf, evidence.tracks[bat].boxIn(frame));
                if (isFound)
                    evidence.frames[frame].reported.emplace_back(solid, bat);
                if (overlaps(evidence.tracks[solid].boxIn(frame), evidence.tracks[bat].boxIn(frame)))
                    evidence.events.push_back({frame, solid, bat, isFound ? Fate::Found : Fate::Missed});
            }
        }
    }
    return evidence;
}

bool losesExactlyTheMissed(const HeldLeaves& held, const Evidence& evidence)
{
    return std::ranges::all_of(evidence.events,
                               [&](const Event& event) { return held.loses(event) == (event.fate == Fate::Missed); });
}

} // namespace

void TestHeldLeaves::movingObjectsOfATreeBuiltOnceAreNamed_data()
{
    QTest::addColumn<bool>("isBuiltOnce");
    QTest::addColumn<bool>("isShared");
    QTest::newRow("leaves of two objects") << true << true;
    QTest::newRow("leaves of one object") << true << false;
    QTest::newRow("built in each step") << false << true;
}

void TestHeldLeaves::movingObjectsOfATreeBuiltOnceAreNamed()
{
    QFETCH(const bool, isBuiltOnce);
    QFETCH(const bool, isShared);
    const Evidence evidence = level(isBuiltOnce, isShared);
    const HeldLeaves held(evidence);
    QCOMPARE(held.names() == (std::vector<std::uint32_t>{kLift, kDoor}), isBuiltOnce);
    QCOMPARE(held.areShared(), isBuiltOnce && isShared);
    QVERIFY(losesExactlyTheMissed(held, evidence));
}

/// A filter may leave out their pairs.
void TestHeldLeaves::namesWhosePairsAreNeverFoundTellNothing()
{
    Evidence evidence = level(true, true);
    for (Event& event : evidence.events)
        if (evidence.tracks[event.a].name != kFloor)
            event.fate = Fate::Missed;
    QVERIFY(HeldLeaves(evidence).names().empty());
}

void TestHeldLeaves::recordedRegistrationsNeedNoInference()
{
    Evidence evidence = level(true, true);
    evidence.knowsBoxes = true;
    QVERIFY(HeldLeaves(evidence).names().empty());
}

BROADSIDE_TEST(TestHeldLeaves)

} // namespace broadside::test::tst_held_leaves

#include "tst_held_leaves.moc"

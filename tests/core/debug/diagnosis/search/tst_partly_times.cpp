#include "core/debug/diagnosis/search/partly_times.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_partly_times {

using namespace broadside::diagnosis;

namespace {

constexpr FrameIndex kFrames = 60;
constexpr std::size_t kObjects = 12;

/// Half of the objects grow and hardly move, the others move fast and keep their size. All are registered in the right
/// place, with the size of the last frame that is a multiple of `every`.
Evidence garden(FrameIndex every)
{
    Evidence evidence;
    evidence.names = {"Plant", "Bug"};
    evidence.knowsBoxes = true;
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        FrameFacts facts;
        facts.step = frame;
        facts.isSampled = true;
        for (std::size_t i = 0; i < kObjects; ++i)
            facts.present.push_back(static_cast<TrackIndex>(i));
        facts.objects = kObjects;
        evidence.frames.push_back(facts);
    }
    for (std::size_t i = 0; i < kObjects; ++i) {
        Track track;
        track.id = {i + 1};
        track.index = static_cast<TrackIndex>(i);
        track.name = static_cast<std::uint32_t>(i % 2);
        const bool grows = i % 2 == 0;
        for (FrameIndex frame = 0; frame < kFrames; ++frame) {
            const double time = frame;
            const Vec2 centre{(grows ? 0.01 : 0.5) * time, 3.0 * static_cast<double>(i)};
            const auto boxOf = [&](FrameIndex source) {
                const double half = grows ? 1.0 + 0.05 * static_cast<double>(source) : 1.0;
                return Aabb{centre - Vec2{half, half}, centre + Vec2{half, half}};
            };
            track.boxes.push_back(boxOf(frame));
            track.registered.push_back({Registered::Kind::Box, {}, 0, {}, boxOf(frame - frame % every)});
        }
        evidence.tracks.push_back(track);
    }
    return evidence;
}

} // namespace

/// Rules that concern sizes alone, told by recorded boxes.
class TestPartlyTimes : public QObject {
    Q_OBJECT
private slots:
    void conditionsAreTriedOnlyWhereSizesAreRenewed_data();
    void conditionsAreTriedOnlyWhereSizesAreRenewed();
};

void TestPartlyTimes::conditionsAreTriedOnlyWhereSizesAreRenewed_data()
{
    QTest::addColumn<FrameIndex>("every");
    QTest::addColumn<bool>("areRenewed");
    QTest::newRow("never") << kFrames << false;
    QTest::newRow("every tenth step") << FrameIndex{10} << true;
}

/// Where sizes are read once, it looks as if those of slow objects were not renewed: all that grow are slow.
void TestPartlyTimes::conditionsAreTriedOnlyWhereSizesAreRenewed()
{
    QFETCH(const FrameIndex, every);
    QFETCH(const bool, areRenewed);
    const Evidence evidence = garden(every);
    const auto times = partlyTimes(Workbench(evidence), StructureRule{});
    const auto areTried = [&](TimeRule::Kind kind) {
        return std::ranges::any_of(times, [&](const Priced<TimeRule>& one) {
            return one.rule.kind == kind && one.rule.part == TimeRule::Part::Size;
        });
    };
    QVERIFY(areTried(TimeRule::Kind::Once));
    QCOMPARE(areTried(TimeRule::Kind::CountChanged), areRenewed);
    QCOMPARE(areTried(TimeRule::Kind::EveryStep), areRenewed);
}

BROADSIDE_TEST(TestPartlyTimes)

} // namespace broadside::test::tst_partly_times

#include "tst_partly_times.moc"

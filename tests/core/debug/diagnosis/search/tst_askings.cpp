#include "core/base/random.h"
#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/search/fault_search.h"
#include "tests/support/test.h"

namespace broadside::test::tst_askings {

using namespace broadside::diagnosis;

namespace {

constexpr FrameIndex kFrames = 60;
constexpr std::size_t kObjects = 24;
constexpr std::uint32_t kEnemy = 0;

/// A game that registers all boxes, then moves all objects, and then lets its enemies search with their new boxes.
/// Shots do not search.
Evidence gameOfLateShots()
{
    Random random(5);
    Evidence evidence;
    evidence.names = {"Enemy", "Shot"};
    evidence.knowsBoxes = true;
    evidence.algorithm = "boxes";
    evidence.medianSize = 2.0;
    evidence.frames.resize(kFrames);
    for (std::size_t i = 0; i < kObjects; ++i) {
        Track track;
        track.id = {1 + i};
        track.index = static_cast<TrackIndex>(i);
        track.name = static_cast<std::uint32_t>(i % 2);
        for (FrameIndex frame = 0; frame < kFrames; ++frame) {
            const Vec2 low{random.between(0.0, 9.0), random.between(0.0, 9.0)};
            track.boxes.push_back({low, low + Vec2{2.0, 2.0}});
            track.registered.push_back({Registered::Kind::Box, {}, 0, {}, track.boxIn(frame == 0 ? 0 : frame - 1)});
            evidence.frames[frame].present.push_back(track.index);
        }
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        FrameFacts& facts = evidence.frames[frame];
        facts.step = frame;
        facts.isSampled = true;
        facts.objects = kObjects;
        for (TrackIndex a = 0; a < kObjects; ++a)
            for (TrackIndex b = a + 1; b < kObjects; ++b) {
                const Track& enemy = evidence.tracks[evidence.tracks[a].name == kEnemy ? a : b];
                const Track& shot = evidence.tracks[evidence.tracks[a].name == kEnemy ? b : a];
                if (enemy.name == shot.name)
                    continue; // the game does not test these
                const bool isReported = overlaps(enemy.boxIn(frame), shot.registeredIn(frame)->box);
                const bool doOverlap = overlaps(enemy.boxIn(frame), shot.boxIn(frame));
                if (isReported)
                    facts.reported.emplace_back(a, b);
                if (isReported || doOverlap)
                    evidence.events.push_back({frame, a, b,
                                               !doOverlap   ? Fate::Far
                                               : isReported ? Fate::Found
                                                            : Fate::Missed});
            }
    }
    std::ranges::stable_sort(evidence.events, {}, &Event::fate);
    for (const Event& event : evidence.events)
        ++evidence.seen[static_cast<std::size_t>(event.fate)];
    return evidence;
}

} // namespace

/// Which objects search for others, and with which boxes.
class TestAskings : public QObject {
    Q_OBJECT
private slots:
    void theOnesThatSearchHaveTheirCurrentBoxes();
};

void TestAskings::theOnesThatSearchHaveTheirCurrentBoxes()
{
    const Evidence evidence = gameOfLateShots();
    Workbench bench(evidence);
    const std::vector<Fault> faults = findFaults(bench, {}, {});
    QVERIFY(!faults.empty());
    const Hypothesis& hypothesis = faults.front().judged.hypothesis;
    QCOMPARE(ruleOf(hypothesis), std::string_view("late-registration"));
    QCOMPARE(hypothesis.asking, Asking::Own);
    QCOMPARE(hypothesis.askers, (NameSet{1, 0}));
    QCOMPARE(faults.front().judged.tally.unexplained, std::uint64_t{0});
    QCOMPARE(faults.front().judged.tally.contradicted, std::uint64_t{0});
}

BROADSIDE_TEST(TestAskings)

} // namespace broadside::test::tst_askings

#include "tst_askings.moc"

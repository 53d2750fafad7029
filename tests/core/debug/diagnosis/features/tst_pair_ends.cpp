#include "core/debug/diagnosis/features/pair_ends.h"
#include "tests/support/test.h"

#include <cmath>
#include <vector>

namespace broadside::test::tst_pair_ends {

using namespace broadside::diagnosis;

/// The pairs to which the loops over a frame come first and last.
class TestPairEnds : public QObject {
    Q_OBJECT
private slots:
    void aSweepGoesByLeftSidesAndLoopsByTheList();
    void missedPairsCountToo();
    void aSinglePairIsNoEnd();
};

namespace {

/// Boxes of length 2 along x by their left sides, in the order of the list.
Evidence evidenceOf(const std::vector<double>& places)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(1);
    evidence.frames[0].isSampled = true;
    for (const double place : places) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.boxes = {{{place, 0.0}, {place + 2.0, 1.0}}};
        evidence.frames[0].present.push_back(track.index);
        evidence.tracks.push_back(track);
    }
    return evidence;
}

double at(const Evidence& evidence, const std::vector<std::pair<TrackIndex, TrackIndex>>& missed, TrackIndex a,
          TrackIndex b, Feature feature)
{
    FeatureRow row{};
    PairEnds(evidence, 0, missed).fill({0, a, b, Fate::Missed}, row);
    return row[static_cast<std::size_t>(feature)];
}

} // namespace

void TestPairEnds::aSweepGoesByLeftSidesAndLoopsByTheList()
{
    Evidence evidence = evidenceOf({20.0, 21.0, 0.0, 1.0, 10.0, 11.0});
    evidence.frames[0].reported = {{0, 1}, {4, 5}, {1, 4}}; // the last two are apart: no pair
    const std::vector<std::pair<TrackIndex, TrackIndex>> missed{{2, 3}};
    QCOMPARE(at(evidence, missed, 2, 3, Feature::FirstOfSweep), 1.0);
    QCOMPARE(at(evidence, missed, 4, 5, Feature::FirstOfSweep), 0.0);
    QCOMPARE(at(evidence, missed, 0, 1, Feature::LastOfSweep), 1.0);
    QCOMPARE(at(evidence, missed, 2, 3, Feature::LastOfSweep), 0.0);
    QCOMPARE(at(evidence, missed, 0, 1, Feature::FirstOfList), 1.0);
    QCOMPARE(at(evidence, missed, 2, 3, Feature::FirstOfList), 0.0);
    QCOMPARE(at(evidence, missed, 4, 5, Feature::LastOfList), 1.0);
}

void TestPairEnds::missedPairsCountToo()
{
    Evidence evidence = evidenceOf({0.0, 1.0, 10.0, 11.0});
    evidence.frames[0].reported = {{2, 3}};
    QCOMPARE(at(evidence, {{0, 1}}, 2, 3, Feature::FirstOfSweep), 0.0);
    QCOMPARE(at(evidence, {{0, 1}}, 0, 1, Feature::FirstOfSweep), 1.0);
}

void TestPairEnds::aSinglePairIsNoEnd()
{
    const Evidence evidence = evidenceOf({0.0, 1.0});
    QVERIFY(std::isnan(at(evidence, {{0, 1}}, 0, 1, Feature::FirstOfSweep)));
    QVERIFY(std::isnan(at(evidence, {{0, 1}}, 0, 1, Feature::LastOfList)));
}

BROADSIDE_TEST(TestPairEnds)

} // namespace broadside::test::tst_pair_ends

#include "tst_pair_ends.moc"

#include "core/debug/diagnosis/features/cell_features.h"
#include "tests/support/test.h"

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::test::tst_cell_features {

using namespace broadside::diagnosis;

/// What a grid does with the cells that two objects share.
class TestCellFeatures : public QObject {
    Q_OBJECT
private slots:
    void theOwnerOfAPairMayBeACellOfOneOnly_data();
    void theOwnerOfAPairMayBeACellOfOneOnly();
    void objectsThatShareNoCellHaveNoOwner();
    void outerCellsAreCountedFromTheBorders();
    void neighboursHaveADirection_data();
    void neighboursHaveADirection();
    void aSearchCountsWhatItFindsBefore();
    void aKeptMarkLosesTheSameFinder();
    void aThirdObjectReplacesTheMark();
    void theMarkStaysWhileNobodyComes();
};

namespace {

/// Frames of boxes; an object keeps its place in the list.
Evidence evidenceOf(const std::vector<std::vector<Aabb>>& frames)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(frames.size());
    for (TrackIndex i = 0; i < frames.front().size(); ++i) {
        Track track;
        track.index = i;
        track.id = {i + 1U};
        for (const std::vector<Aabb>& boxes : frames)
            track.boxes.push_back(boxes[i]);
        evidence.tracks.push_back(track);
    }
    for (FrameFacts& facts : evidence.frames) {
        facts.isSampled = true;
        for (const Track& track : evidence.tracks)
            facts.present.push_back(track.index);
    }
    return evidence;
}

double at(const Evidence& evidence, FrameIndex frame, Feature feature, std::pair<TrackIndex, TrackIndex> pair = {0, 1})
{
    const std::optional<GameCells> cells = GameCells{{10.0, 10.0}, {}, 0, 0};
    FeatureRow row{};
    CellFeatures(evidence, frame, cells).fill({frame, pair.first, pair.second, Fate::Missed}, row);
    return row[static_cast<std::size_t>(feature)];
}

constexpr Aabb kFarAway{{900.0, 900.0}, {901.0, 901.0}};

} // namespace

void TestCellFeatures::theOwnerOfAPairMayBeACellOfOneOnly_data()
{
    QTest::addColumn<Aabb>("a");
    QTest::addColumn<Aabb>("b");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("leastColumn");
    QTest::addColumn<double>("leastRow");
    QTest::addColumn<double>("greatest");
    QTest::addColumn<double>("middle");
    const Aabb wide{{2.0, 12.0}, {25.0, 18.0}}; // columns 0 to 2, row 1
    QTest::newRow("in the same cells") << wide << wide << 0.0 << 0.0 << 0.0 << 0.0 << 0.0;
    QTest::newRow("further right") << wide << Aabb{{21.0, 12.0}, {35.0, 18.0}} << 1.0 << 1.0 << 0.0 << 1.0 << 0.0;
    QTest::newRow("lower") << wide << Aabb{{4.0, 2.0}, {6.0, 13.0}} << 1.0 << 0.0 << 1.0 << 1.0 << 0.0;
    QTest::newRow("the middle is a cell of one")
        << wide << Aabb{{21.0, 12.0}, {58.0, 18.0}} << 1.0 << 1.0 << 0.0 << 1.0 << 0.0;
    QTest::newRow("the middle is a cell of none")
        << Aabb{{0.0, 12.0}, {22.0, 18.0}} << Aabb{{21.0, 12.0}, {99.0, 18.0}} << 1.0 << 1.0 << 0.0 << 1.0 << 1.0;
}

void TestCellFeatures::theOwnerOfAPairMayBeACellOfOneOnly()
{
    QFETCH(const Aabb, a);
    QFETCH(const Aabb, b);
    const Evidence evidence = evidenceOf({{a, b}});
    QTEST(at(evidence, 0, Feature::OwnerCellLeast), "least");
    QTEST(at(evidence, 0, Feature::OwnerCellLeastColumn), "leastColumn");
    QTEST(at(evidence, 0, Feature::OwnerCellLeastRow), "leastRow");
    QTEST(at(evidence, 0, Feature::OwnerCellGreatest), "greatest");
    QTEST(at(evidence, 0, Feature::OwnerCellMiddle), "middle");
}

/// A table of ten columns and eight rows; one object in column 1 and row 5, the other one in column 2 and row 6.
void TestCellFeatures::outerCellsAreCountedFromTheBorders()
{
    const Evidence evidence = evidenceOf({{{{12.0, 52.0}, {18.0, 58.0}}, {{22.0, 62.0}, {28.0, 68.0}}}});
    const auto of = [&](std::int64_t columns, Feature feature) {
        FeatureRow row{};
        CellFeatures(evidence, 0, GameCells{{10.0, 10.0}, {}, columns, 8}).fill({0, 0, 1, Fate::Missed}, row);
        return row[static_cast<std::size_t>(feature)];
    };
    QCOMPARE(of(10, Feature::CellsFromLow), 2.0);      // columns 1 and 2
    QCOMPARE(of(10, Feature::CellsFromHigh), 2.0);     // rows 5 and 6 of 8
    QCOMPARE(of(10, Feature::CellsFromBorder), 1.0);   // column 1, and row 6
    QVERIFY(std::isnan(of(0, Feature::CellsFromLow))); // a grid without end
}

void TestCellFeatures::neighboursHaveADirection_data()
{
    QTest::addColumn<double>("x"); // of the other object; the first one is in column 5 and row 5
    QTest::addColumn<double>("y");
    QTest::addColumn<int>("feature");
    const auto aside = static_cast<int>(Feature::CellsAside);
    const auto above = static_cast<int>(Feature::CellsAbove);
    const auto rising = static_cast<int>(Feature::CellsRising);
    const auto falling = static_cast<int>(Feature::CellsFalling);
    QTest::newRow("the same cell") << 56.0 << 56.0 << -1;
    QTest::newRow("left") << 45.0 << 55.0 << aside;
    QTest::newRow("right") << 65.0 << 55.0 << aside;
    QTest::newRow("above") << 55.0 << 65.0 << above;
    QTest::newRow("below") << 55.0 << 45.0 << above;
    QTest::newRow("upper right") << 65.0 << 65.0 << rising;
    QTest::newRow("lower left") << 45.0 << 45.0 << rising;
    QTest::newRow("lower right") << 65.0 << 45.0 << falling;
    QTest::newRow("upper left, two columns away") << 35.0 << 65.0 << falling;
}

void TestCellFeatures::neighboursHaveADirection()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    QFETCH(const int, feature);
    const auto around = [](double cx, double cy) { return Aabb{{cx - 4.0, cy - 4.0}, {cx + 4.0, cy + 4.0}}; };
    const Evidence evidence = evidenceOf({{around(55.0, 55.0), around(x, y)}});
    for (const Feature one : {Feature::CellsAside, Feature::CellsAbove, Feature::CellsRising, Feature::CellsFalling})
        QCOMPARE(at(evidence, 0, one), static_cast<int>(one) == feature ? 1.0 : 0.0);
}

/// A wide object over two cells. In the list of the first cell are a small one, the wide one, and one that is apart.
void TestCellFeatures::aSearchCountsWhatItFindsBefore()
{
    const Evidence evidence = evidenceOf({{{{1.0, 1.0}, {3.0, 3.0}},      // in its first cell
                                           {{2.0, 2.0}, {18.0, 4.0}},     // the wide one
                                           {{4.0, 7.0}, {6.0, 9.0}},      // apart from it, in the same cell
                                           {{5.0, 3.0}, {7.0, 5.0}},      // in its first cell
                                           {{15.0, 3.0}, {16.0, 5.0}}}}); // in its second cell
    QCOMPARE(at(evidence, 0, Feature::HitsOfLower, {1, 3}), 2.0);         // 0 and itself; 2 is apart
    QCOMPARE(at(evidence, 0, Feature::HitsOfLower, {1, 4}), 3.0);         // itself counts once
    QCOMPARE(at(evidence, 0, Feature::HitsOfOne, {1, 4}), 3.0);
    QCOMPARE(at(evidence, 0, Feature::HitsOfBoth, {1, 4}), 0.0); // 4 finds the wide one first
    QCOMPARE(at(evidence, 0, Feature::HitsOfLower, {0, 1}), 1.0);
}

void TestCellFeatures::objectsThatShareNoCellHaveNoOwner()
{
    const Evidence evidence = evidenceOf({{{{0.0, 0.0}, {9.0, 9.0}}, {{12.0, 0.0}, {14.0, 9.0}}}});
    QVERIFY(qIsNaN(at(evidence, 0, Feature::OwnerCellLeast)));
    QVERIFY(qIsNaN(at(evidence, 0, Feature::OwnerCellMiddle)));
}

void TestCellFeatures::aKeptMarkLosesTheSameFinder()
{
    const std::vector<Aabb> together{{{1.0, 1.0}, {2.0, 2.0}}, {{3.0, 1.0}, {4.0, 2.0}}};
    const Evidence evidence = evidenceOf({{together[0], kFarAway}, together, together});
    QCOMPARE(at(evidence, 1, Feature::VisitMarkKept), 0.0); // found for the first time
    QCOMPARE(at(evidence, 2, Feature::VisitMarkKept), 1.0);
    QCOMPARE(at(evidence, 2, Feature::VisitMarkKeptOfAll), 1.0);
}

/// The list has the order 0, 1, 2. Where all objects leave marks, the last one to find 1 is 2.
void TestCellFeatures::aThirdObjectReplacesTheMark()
{
    const std::vector<Aabb> three{{{1.0, 1.0}, {2.0, 2.0}}, {{3.0, 1.0}, {4.0, 2.0}}, {{5.0, 1.0}, {6.0, 2.0}}};
    const Evidence evidence = evidenceOf({three, three});
    QCOMPARE(at(evidence, 1, Feature::VisitMarkKept, {0, 1}), 1.0);
    QCOMPARE(at(evidence, 1, Feature::VisitMarkKeptOfAll, {0, 1}), 0.0);
    QCOMPARE(at(evidence, 1, Feature::VisitMarkKept, {0, 2}), 0.0); // 1 was the last one to find 2
    QCOMPARE(at(evidence, 1, Feature::VisitMarkKept, {1, 2}), 0.0); // 0 finds it first
}

void TestCellFeatures::theMarkStaysWhileNobodyComes()
{
    const std::vector<Aabb> together{{{1.0, 1.0}, {2.0, 2.0}}, {{3.0, 1.0}, {4.0, 2.0}}};
    const std::vector<Aabb> apart{kFarAway, together[1]};
    const Evidence evidence = evidenceOf({together, apart, apart, together});
    QCOMPARE(at(evidence, 3, Feature::VisitMarkKept), 1.0);
}

BROADSIDE_TEST(TestCellFeatures)

} // namespace broadside::test::tst_cell_features

#include "tst_cell_features.moc"

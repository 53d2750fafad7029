#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "editor/commands/arranging/arrange.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace broadside::test::tst_arrange {

namespace {

using Axis = double Vec2::*;

/// Boxes of any size; some have the same lower side.
std::vector<Aabb> randomBoxes(std::mt19937& random, std::size_t count, double reach, double largest = 0.2)
{
    std::uniform_real_distribution<double> place(-reach, reach);
    std::uniform_real_distribution<double> size(0.001 * reach, largest * reach);
    std::vector<Aabb> boxes;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 lo{place(random), i % 5 == 4 ? boxes.back().lo.y : place(random)};
        boxes.push_back({lo, lo + Vec2{size(random), size(random)}});
    }
    return boxes;
}

std::vector<Aabb> moved(const std::vector<Aabb>& boxes, const std::vector<Vec2>& offsets)
{
    std::vector<Aabb> result;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        result.push_back(translated(boxes[i], offsets[i]));
    return result;
}

Aabb around(const std::vector<Aabb>& boxes)
{
    Aabb all;
    for (const Aabb& box : boxes)
        all = united(all, box);
    return all;
}

double rounding(double reach) { return 1e-14 * std::max(1.0, reach); }

constexpr double kReaches[] = {1.0, 100.0, 1e6};

} // namespace

class TestArrange : public QObject {
    Q_OBJECT
private slots:
    void aligned_data();
    void aligned();
    void alignedBoxesShareTheEdge();
    void whatIsDistributedIsNotMovedAgain();
    void distributedByCentres();
    void distributedByGaps();
    void gapsMayBeNegative();
    void distributionKeepsTheOuterOnesAndTheOrder();
    void fewerThanThreeStay();
    void factorsGiveTheSize_data();
    void factorsGiveTheSize();
    void whatCannotBeStretchedKeepsItsProportions();
    void theSameSizeIsFactorOne();
};

void TestArrange::aligned_data()
{
    QTest::addColumn<int>("alignment");
    QTest::addColumn<QList<double>>("offsets"); // along the axis of the alignment
    const auto row = [](const char* name, Alignment alignment, const QList<double>& offsets) {
        QTest::newRow(name) << static_cast<int>(alignment) << offsets;
    };
    row("left", Alignment::Left, {0.0, -2.0, -5.0});
    row("horizontal centre", Alignment::CentreX, {3.0, 0.5, -2.5});
    row("right", Alignment::Right, {6.0, 3.0, 0.0});
    row("top", Alignment::Top, {8.0, 0.0, 6.0});
    row("vertical centre", Alignment::CentreY, {4.0, -4.0, 2.0});
    row("bottom", Alignment::Bottom, {0.0, -8.0, -2.0});
}

void TestArrange::aligned()
{
    QFETCH(const int, alignment);
    QFETCH(const QList<double>, offsets);
    const std::vector<Aabb> boxes{{{0, 0}, {1, 1}}, {{2, 8}, {4, 9}}, {{5, 2}, {7, 3}}};
    const std::vector<Vec2> found = alignOffsets(boxes, static_cast<Alignment>(alignment));
    const Axis along = alignment < 3 ? &Vec2::x : &Vec2::y;
    const Axis across = alignment < 3 ? &Vec2::y : &Vec2::x;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        QCOMPARE(found[i].*along, offsets[static_cast<qsizetype>(i)]);
        QCOMPARE(found[i].*across, 0.0);
    }
}

void TestArrange::alignedBoxesShareTheEdge()
{
    std::mt19937 random(1);
    for (const double reach : kReaches)
        for (const std::size_t count : {1U, 2U, 7U, 40U}) {
            const std::vector<Aabb> boxes = randomBoxes(random, count, reach);
            const Aabb all = around(boxes);
            const auto check = [&](Alignment alignment, auto&& lineOf) {
                for (const Aabb& box : moved(boxes, alignOffsets(boxes, alignment)))
                    QVERIFY(std::abs(lineOf(box) - lineOf(all)) <= rounding(reach));
            };
            check(Alignment::Left, [](const Aabb& box) { return box.lo.x; });
            check(Alignment::CentreX, [](const Aabb& box) { return 0.5 * (box.lo.x + box.hi.x); });
            check(Alignment::Right, [](const Aabb& box) { return box.hi.x; });
            check(Alignment::Top, [](const Aabb& box) { return box.hi.y; });
            check(Alignment::CentreY, [](const Aabb& box) { return 0.5 * (box.lo.y + box.hi.y); });
            check(Alignment::Bottom, [](const Aabb& box) { return box.lo.y; });
        }
}

void TestArrange::whatIsDistributedIsNotMovedAgain()
{
    std::mt19937 random(2);
    for (const double reach : kReaches)
        for (std::size_t index = 0; index < kDistributions; ++index) {
            const std::vector<Aabb> boxes = randomBoxes(random, 30, reach, 0.01);
            const auto way = static_cast<Distribution>(index);
            const std::vector<Aabb> once = moved(boxes, distributeOffsets(boxes, way));
            const std::vector<Vec2> again = distributeOffsets(once, way);
            QVERIFY(std::ranges::all_of(again, [](Vec2 offset) { return offset == Vec2{}; }));
        }
}

void TestArrange::distributedByCentres()
{
    std::mt19937 random(3);
    for (const double reach : kReaches)
        for (const auto& [way, axis] :
             {std::pair{Distribution::CentresX, Axis(&Vec2::x)}, std::pair{Distribution::CentresY, Axis(&Vec2::y)}}) {
            const std::vector<Aabb> boxes = randomBoxes(random, 25, reach);
            std::vector<double> centres;
            for (const Aabb& box : moved(boxes, distributeOffsets(boxes, way)))
                centres.push_back(box.center().*axis);
            std::ranges::sort(centres);
            const double step = (centres.back() - centres.front()) / static_cast<double>(centres.size() - 1);
            for (std::size_t i = 1; i < centres.size(); ++i)
                QVERIFY(std::abs(centres[i] - centres[i - 1] - step) <= 4 * rounding(reach));
        }
}

void TestArrange::distributedByGaps()
{
    std::mt19937 random(4);
    for (const double reach : kReaches)
        for (const auto& [way, axis] :
             {std::pair{Distribution::GapsX, Axis(&Vec2::x)}, std::pair{Distribution::GapsY, Axis(&Vec2::y)}}) {
            std::vector<Aabb> boxes = randomBoxes(random, 25, reach);
            std::ranges::sort(boxes, {}, [along = axis](const Aabb& box) { return box.center().*along; });
            const std::vector<Aabb> after = moved(boxes, distributeOffsets(boxes, way));
            const double gap = after[1].lo.*axis - after[0].hi.*axis;
            for (std::size_t i = 1; i < after.size(); ++i)
                QVERIFY(std::abs(after[i].lo.*axis - after[i - 1].hi.*axis - gap) <= 50 * rounding(reach));
        }
}

void TestArrange::gapsMayBeNegative()
{
    const std::vector<Aabb> boxes{{{0, 0}, {4, 1}}, {{0.5, 0}, {4.5, 1}}, {{4, 0}, {8, 1}}};
    const std::vector<Aabb> after = moved(boxes, distributeOffsets(boxes, Distribution::GapsX));
    QCOMPARE(after[1].lo.x, 2.0); // overlaps each neighbour by 2 m
}

void TestArrange::distributionKeepsTheOuterOnesAndTheOrder()
{
    std::mt19937 random(5);
    for (std::size_t index = 0; index < kDistributions; ++index) {
        const auto way = static_cast<Distribution>(index);
        const Axis axis = way == Distribution::CentresX || way == Distribution::GapsX ? &Vec2::x : &Vec2::y;
        const Axis across = axis == &Vec2::x ? &Vec2::y : &Vec2::x;
        const std::vector<Aabb> boxes = randomBoxes(random, 12, 50.0);
        const std::vector<Vec2> offsets = distributeOffsets(boxes, way);
        const auto byCentre = [&](const Aabb& a, const Aabb& b) { return a.center().*axis < b.center().*axis; };
        const auto [first, last] = std::minmax_element(boxes.begin(), boxes.end(), byCentre);
        const Outermost ends = outermostOf(boxes, way);
        QCOMPARE(ends.first, static_cast<std::size_t>(first - boxes.begin()));
        QCOMPARE(ends.last, static_cast<std::size_t>(last - boxes.begin()));
        QCOMPARE(offsets[ends.first], Vec2{});
        QCOMPARE(offsets[ends.last], Vec2{});
        const std::vector<Aabb> after = moved(boxes, offsets);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QCOMPARE(offsets[i].*across, 0.0);
            if (way == Distribution::CentresX || way == Distribution::CentresY)
                for (std::size_t j = 0; j < boxes.size(); ++j)
                    QVERIFY(!byCentre(boxes[i], boxes[j]) || byCentre(after[i], after[j]));
        }
    }
}

void TestArrange::fewerThanThreeStay()
{
    const std::vector<Aabb> boxes{{{0, 0}, {1, 1}}, {{7, 3}, {9, 4}}};
    QCOMPARE(distributeOffsets(boxes, Distribution::GapsX), (std::vector<Vec2>{{}, {}}));
    QVERIFY(distributeOffsets({}, Distribution::CentresY).empty());
}

void TestArrange::factorsGiveTheSize_data()
{
    QTest::addColumn<double>("angle");
    QTest::addColumn<bool>("oriented");
    for (const double angle : {0.0, 90.0, -180.0, 270.0})
        for (const bool oriented : {false, true})
            QTest::addRow("%g %s", angle, oriented ? "oriented-box" : "box") << angle << oriented;
}

void TestArrange::factorsGiveTheSize()
{
    QFETCH(const double, angle);
    QFETCH(const bool, oriented);
    const Shape shape = oriented ? Shape{OrientedBox{2.0, 0.7}} : Shape{Box{2.0, 0.7}};
    const Pose pose{.position = {3.0, 4.0}, .angle = angle, .scale = {1.5, 0.5}};
    const Aabb before = boundsOf(shape, pose);
    for (const SizeMatch match : {SizeMatch::Width, SizeMatch::Height, SizeMatch::Both}) {
        const auto factors = factorsToMatch(shape, pose, {1.25, 6.0}, match);
        QVERIFY(factors);
        const Aabb after = boundsOf(rescaled(shape, *factors), pose);
        const double width = match == SizeMatch::Height ? before.width() : 1.25;
        const double height = match == SizeMatch::Width ? before.height() : 6.0;
        QVERIFY(std::abs(after.width() - width) < 1e-14);
        QVERIFY(std::abs(after.height() - height) < 1e-14);
    }
}

void TestArrange::whatCannotBeStretchedKeepsItsProportions()
{
    const Pose upright{.position = {3.0, 4.0}, .angle = 0.0, .scale = {1.0, 1.0}};
    const Pose turned{.position = {3.0, 4.0}, .angle = 30.0, .scale = {1.0, 1.0}};
    const std::pair<Shape, Pose> kept[] = {
        {Circle{0.75}, upright}, {OrientedBox{2.0, 0.7}, turned}, {Box{1.0, 3.0}, turned}};
    for (const auto& [shape, pose] : kept) {
        const Aabb before = boundsOf(shape, pose);
        const auto wide = factorsToMatch(shape, pose, {5.0, 1.0}, SizeMatch::Width);
        const auto high = factorsToMatch(shape, pose, {5.0, 1.0}, SizeMatch::Height);
        QVERIFY(wide && high);
        QCOMPARE(wide->x, wide->y);
        QVERIFY(std::abs(boundsOf(rescaled(shape, *wide), pose).width() - 5.0) < 1e-14);
        QVERIFY(std::abs(boundsOf(rescaled(shape, *high), pose).height() - 1.0) < 1e-14);
        QVERIFY(!factorsToMatch(shape, pose, {5.0, 1.0}, SizeMatch::Both));
        QVERIFY(factorsToMatch(shape, pose, {2.0 * before.width(), 2.0 * before.height()}, SizeMatch::Both));
    }
}

void TestArrange::theSameSizeIsFactorOne()
{
    std::mt19937 random(6);
    std::uniform_real_distribution<double> number(0.01, 20.0);
    for (int i = 0; i < 200; ++i) {
        const Pose pose{.position = {number(random), number(random)}, .angle = 90.0 * (i % 4), .scale = {1.0, 1.0}};
        const Shape shape = OrientedBox{number(random), number(random)};
        const Vec2 size{number(random), number(random)};
        const auto once = factorsToMatch(shape, pose, size, SizeMatch::Both);
        QVERIFY(once);
        const Shape there = rescaled(shape, *once);
        const Aabb box = boundsOf(there, pose);
        QCOMPARE(*factorsToMatch(there, pose, {box.width(), box.height()}, SizeMatch::Both), (Vec2{1.0, 1.0}));
    }
}

BROADSIDE_TEST(TestArrange)

} // namespace broadside::test::tst_arrange

#include "tst_arrange.moc"

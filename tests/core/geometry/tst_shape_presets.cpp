#include "core/base/random.h"
#include "core/geometry/bounds.h"
#include "core/geometry/shape_presets.h"
#include "core/geometry/validation.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>

namespace broadside::test::tst_shape_presets {

namespace {

const ShapePreset& presetCalled(std::string_view title)
{
    const auto found =
        std::ranges::find(shapePresets(), title, [](const ShapePreset& preset) { return preset.title.english(); });
    Q_ASSERT(found != shapePresets().end());
    return *found;
}

PresetSize randomSize(Random& random)
{
    const auto length = [&] { return std::pow(10.0, random.between(-6.0, 8.9)); };
    PresetSize size;
    size.width = length();
    size.height = random.below(4) == 0 ? size.width : length();
    size.radius = length();
    size.corners = static_cast<int>(random.below(80)) - 5;
    size.thickness = random.between(-0.2, 1.2);
    return size;
}

} // namespace

class TestShapePresets : public QObject {
    Q_OBJECT
private slots:
    void everyKindOfShapeHasOne();
    void titlesAndHelpAreThere();
    void sizesMakeValidShapes_data();
    void sizesMakeValidShapes();
    void cornersCount();
    void regularPolygonsStandOnASide();
    void starsAreConcave();
    void framesHaveAHole();
    void capsulesOfAnyProportion_data();
    void capsulesOfAnyProportion();
    void compoundsTurnWithoutGrowing();
};

void TestShapePresets::everyKindOfShapeHasOne()
{
    std::set<std::size_t> kinds;
    std::size_t last = 0;
    for (const ShapePreset& preset : shapePresets()) {
        const std::size_t kind = preset.make({}).index();
        QVERIFY2(kind >= last, "the list is in the order of the kinds");
        kinds.insert(last = kind);
    }
    QCOMPARE(kinds.size(), std::variant_size_v<Shape>);
}

void TestShapePresets::titlesAndHelpAreThere()
{
    std::set<std::string_view> titles;
    for (const ShapePreset& preset : shapePresets()) {
        QVERIFY(!preset.title.empty() && !preset.help.empty());
        QVERIFY2(titles.insert(preset.title.english()).second, preset.title.english().data());
    }
}

void TestShapePresets::sizesMakeValidShapes_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < shapePresets().size(); ++i)
        QTest::newRow(shapePresets()[i].title.english().data()) << static_cast<int>(i);
}

void TestShapePresets::sizesMakeValidShapes()
{
    QFETCH(int, index);
    const ShapePreset& preset = shapePresets()[static_cast<std::size_t>(index)];
    Random random(11);
    for (int i = 0; i < 500; ++i) {
        const PresetSize size = i == 0 ? PresetSize{} : randomSize(random);
        const Shape shape = preset.make(size);
        if (const auto fault = faultOf(shape))
            QFAIL(fault->message.text().c_str());
        const Aabb box = boundsOf(shape, {});
        if (preset.isRound) {
            const double reach = std::max({box.hi.x, -box.lo.x, box.hi.y, -box.lo.y});
            QVERIFY(reach <= size.radius * (1.0 + 1e-12) && reach >= 0.5 * size.radius);
            continue;
        }
        const double tolerance = 1e-12 * std::max(size.width, size.height);
        VERIFY_NEAR(box.lo, (Vec2{-0.5 * size.width, -0.5 * size.height}), tolerance);
        VERIFY_NEAR(box.hi, (Vec2{0.5 * size.width, 0.5 * size.height}), tolerance);
    }
}

void TestShapePresets::cornersCount()
{
    PresetSize size;
    const auto pointsOf = [&](int corners) {
        size.corners = corners;
        return std::get<Polygon>(presetCalled("Polygon").make(size)).points.size();
    };
    QCOMPARE(pointsOf(5), std::size_t{5});
    QCOMPARE(pointsOf(-1), static_cast<std::size_t>(kFewestCorners));
    QCOMPARE(pointsOf(1'000'000), static_cast<std::size_t>(kMostCorners));
    size.corners = 7;
    QCOMPARE(std::get<Mesh>(presetCalled("Fan").make(size)).indices.size(), std::size_t{21});
    QCOMPARE(std::get<Polygon>(presetCalled("Star").make(size)).points.size(), std::size_t{14});
}

void TestShapePresets::regularPolygonsStandOnASide()
{
    for (int corners = kFewestCorners; corners <= kMostCorners; ++corners) {
        PresetSize size;
        size.radius = 1.0;
        size.corners = corners;
        const std::vector<Vec2> points = std::get<Polygon>(presetCalled("Polygon").make(size)).points;
        VERIFY_NEAR(points[0].y, points[1].y, 1e-15);
        QVERIFY(points[0].x < points[1].x);
        for (const Vec2 point : points) {
            QVERIFY(point.y >= points[0].y - 1e-15);
            VERIFY_NEAR(length(point), 1.0, 1e-15);
        }
    }
}

void TestShapePresets::starsAreConcave()
{
    PresetSize size;
    size.corners = 5;
    size.thickness = 0.4;
    const std::vector<Vec2> points = std::get<Polygon>(presetCalled("Star").make(size)).points;
    VERIFY_NEAR(points[0], (Vec2{0.0, 0.25}), 1e-15); // one tip points up
    int turnsBack = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 a = points[i];
        const Vec2 b = points[(i + 1) % points.size()];
        const Vec2 c = points[(i + 2) % points.size()];
        turnsBack += cross(b - a, c - b) < 0.0 ? 1 : 0;
    }
    QCOMPARE(turnsBack, 5);
}

void TestShapePresets::framesHaveAHole()
{
    PresetSize size;
    size.width = 4.0;
    size.height = 2.0;
    size.thickness = 0.2; // walls of 0.2 m
    const Shape frame = presetCalled("Frame").make(size);
    QVERIFY(!containsPoint(frame, {}, {0.0, 0.0}));
    QVERIFY(!containsPoint(frame, {}, {1.79, 0.79}));
    for (const Vec2 inWall : {Vec2{1.9, 0.0}, Vec2{-1.9, 0.0}, Vec2{0.0, 0.9}, Vec2{0.0, -0.9}, Vec2{1.99, 0.99}})
        QVERIFY(containsPoint(frame, {}, inWall));
}

void TestShapePresets::capsulesOfAnyProportion_data()
{
    QTest::addColumn<Vec2>("size");
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::newRow("lying") << Vec2{2.0, 1.0} << Vec2{-0.5, 0.0} << Vec2{0.5, 0.0};
    QTest::newRow("standing") << Vec2{1.0, 2.0} << Vec2{0.0, -0.5} << Vec2{0.0, 0.5};
    QTest::newRow("as wide as high: a disc") << Vec2{1.0, 1.0} << Vec2{} << Vec2{};
}

void TestShapePresets::capsulesOfAnyProportion()
{
    QFETCH(Vec2, size);
    const Shape capsule = presetCalled("Capsule").make({.width = size.x, .height = size.y});
    QTEST(std::get<Capsule>(capsule).from, "from");
    QTEST(std::get<Capsule>(capsule).to, "to");
    QCOMPARE(std::get<Capsule>(capsule).radius, 0.5);
    const Vec2 corner = 0.49 * size;
    QVERIFY2(!containsPoint(capsule, {}, corner), "the ends are round");
    QVERIFY(containsPoint(capsule, {}, 0.8 * corner) == (size.x != size.y));
}

void TestShapePresets::compoundsTurnWithoutGrowing()
{
    for (const ShapePreset& preset : shapePresets()) {
        const Shape shape = preset.make({.width = 2.0, .height = 1.0});
        if (!std::holds_alternative<Compound>(shape))
            continue;
        for (const CompoundPart& part : std::get<Compound>(shape).parts)
            QVERIFY2(!std::holds_alternative<Box>(part.shape), preset.title.english().data());
    }
}

BROADSIDE_TEST(TestShapePresets)

} // namespace broadside::test::tst_shape_presets

#include "tst_shape_presets.moc"

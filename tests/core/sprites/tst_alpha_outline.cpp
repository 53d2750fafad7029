#include "core/base/limits.h"
#include "core/base/random.h"
#include "core/geometry/segment.h"
#include "core/geometry/validation.h"
#include "core/sprites/alpha_outline.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <deque>
#include <string>

namespace broadside::test::tst_alpha_outline {

namespace {

/// A small picture as text; # is opaque.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> alpha;

    Picture(int w, int h)
        : width(w)
        , height(h)
        , alpha(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), 0)
    {}
    explicit Picture(const std::vector<std::string>& rows)
        : Picture(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()))
    {
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                at(x, y) = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#' ? 255 : 0;
    }
    [[nodiscard]] std::uint8_t& at(int x, int y) { return alpha[static_cast<std::size_t>(y * width + x)]; }
    [[nodiscard]] bool isInside(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }
    [[nodiscard]] bool isOpaque(int x, int y) const
    {
        return isInside(x, y) && alpha[static_cast<std::size_t>(y * width + x)] >= 128;
    }
    [[nodiscard]] AlphaView view() const { return {width, height, alpha}; }

    /// All pixels that cannot be reached from outside without crossing the side of an opaque pixel.
    [[nodiscard]] Picture filled() const
    {
        Picture solid(width, height);
        std::fill(solid.alpha.begin(), solid.alpha.end(), std::uint8_t{255});
        std::deque<std::pair<int, int>> open;
        const auto visit = [&](int x, int y) {
            if (!isInside(x, y) || isOpaque(x, y) || solid.at(x, y) == 0)
                return;
            solid.at(x, y) = 0;
            open.emplace_back(x, y);
        };
        for (int x = 0; x < width; ++x) {
            visit(x, 0);
            visit(x, height - 1);
        }
        for (int y = 0; y < height; ++y) {
            visit(0, y);
            visit(width - 1, y);
        }
        while (!open.empty()) {
            const auto [x, y] = open.front();
            open.pop_front();
            visit(x + 1, y);
            visit(x - 1, y);
            visit(x, y + 1);
            visit(x, y - 1);
        }
        return solid;
    }
};

/// By the even-odd rule over all polygons.
bool isWithin(const std::vector<std::vector<Vec2>>& polygons, Vec2 p)
{
    bool within = false;
    for (const auto& points : polygons)
        for (std::size_t i = 0, j = points.size() - 1; i < points.size(); j = i++) {
            const Vec2 a = points[i];
            const Vec2 b = points[j];
            if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
                within = !within;
        }
    return within;
}

/// From a pixel's centre to the nearest side between a solid pixel and another one.
double distanceToBorder(const Picture& solid, Vec2 p)
{
    double best = 1e9;
    for (int y = -1; y <= solid.height; ++y)
        for (int x = -1; x <= solid.width; ++x) {
            const Vec2 corner{x + 1.0, y + 1.0};
            if (solid.isOpaque(x, y) != solid.isOpaque(x + 1, y))
                best = std::min(best, distanceToSegment(p, corner, corner - Vec2{0, 1}));
            if (solid.isOpaque(x, y) != solid.isOpaque(x, y + 1))
                best = std::min(best, distanceToSegment(p, corner, corner - Vec2{1, 0}));
        }
    return best;
}

/// Some discs and boxes; with `noise` above 0, random pixels are inverted.
Picture randomPicture(Random& random, double noise)
{
    Picture picture(8 + static_cast<int>(random.below(28)), 8 + static_cast<int>(random.below(28)));
    const auto blobs = 1 + random.below(4);
    for (std::uint64_t i = 0; i < blobs; ++i) {
        const Vec2 at{random.between(0, picture.width), random.between(0, picture.height)};
        const double reach = random.between(1, 10);
        const bool isRound = random.below(2) == 0;
        for (int y = 0; y < picture.height; ++y)
            for (int x = 0; x < picture.width; ++x) {
                const Vec2 away = Vec2{x + 0.5, y + 0.5} - at;
                if (isRound ? length(away) < reach : std::max(std::abs(away.x), std::abs(away.y)) < 0.7 * reach)
                    picture.at(x, y) = 255;
            }
    }
    for (std::uint8_t& alpha : picture.alpha)
        if (random.unit() < noise)
            alpha = alpha == 0 ? 255 : 0;
    return picture;
}

/// The fault of an outline; empty if there is none. The oracle checks every pixel.
std::string outlineFault(const Picture& picture, const AlphaOutline& outline)
{
    for (const auto& polygon : outline.polygons)
        if (const auto fault = faultOf(Polygon{polygon}))
            return fault->message.text();
    if (outline.pointCount() > limits::kPointsPerShape)
        return "too many points";
    const Picture solid = picture.filled();
    // Where pixels touch at a corner, a bridge cuts 0.18 px off a transparent pixel. No pixel's centre is that close.
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            const Vec2 centre{x + 0.5, y + 0.5};
            const bool isFar = distanceToBorder(solid, centre) > outline.tolerance + 1e-9;
            if (isFar && isWithin(outline.polygons, centre) != solid.isOpaque(x, y))
                return "pixel " + std::to_string(x) + ", " + std::to_string(y) + " is on the wrong side, tolerance " +
                       std::to_string(outline.tolerance);
        }
    return {};
}

AlphaOutline traced(const Picture& picture, double tolerance)
{
    auto outline = outlineOf(picture.view(), tolerance);
    return outline ? std::move(outline).value() : AlphaOutline{};
}

} // namespace

class AlphaOutlineTest : public QObject {
    Q_OBJECT

private slots:
    void rectangleHasFourCorners();
    void pixelsThatTouchAtACornerHangTogether();
    void whatIsEnclosedIsFilled();
    void piecesComeLargestFirst();
    void nothingOpaqueHasNoOutline();
    void thresholdDecides();
    void aSpeckShowsWhateverTheTolerance();
    void everyPixelIsOnItsSide_data();
    void everyPixelIsOnItsSide();
    void tooManyPointsRaiseTheTolerance();
    void tooLargeIsRefused();
    void boxOfTheOpaquePart();
    void circleOfTheOpaquePart();
};

void AlphaOutlineTest::rectangleHasFourCorners()
{
    const AlphaOutline outline = traced(Picture({"......", ".####.", ".####.", "......"}), 0.0);
    QCOMPARE(outline.polygons.size(), std::size_t{1});
    QCOMPARE(outline.polygons.front(), (std::vector<Vec2>{{5, 1}, {5, 3}, {1, 3}, {1, 1}}));
}

void AlphaOutlineTest::pixelsThatTouchAtACornerHangTogether()
{
    const Picture stairs({"#...", ".#..", "..#.", "...#"});
    const AlphaOutline outline = traced(stairs, 0.0);
    QCOMPARE(outline.polygons.size(), std::size_t{1});
    QCOMPARE(outlineFault(stairs, outline), std::string());
}

void AlphaOutlineTest::whatIsEnclosedIsFilled()
{
    const AlphaOutline outline = traced(Picture({"####", "#..#", "#..#", "####"}), 0.0);
    QCOMPARE(outline.polygons.size(), std::size_t{1});
    QCOMPARE(outline.polygons.front().size(), std::size_t{4});
    QCOMPARE(traced(Picture({".#.", "#.#", ".#."}), 0.0).polygons.size(), std::size_t{1});
}

void AlphaOutlineTest::piecesComeLargestFirst()
{
    const AlphaOutline outline = traced(Picture({"##...", "##...", ".....", "..###", "..###"}), 0.0);
    QCOMPARE(outline.polygons.size(), std::size_t{2});
    QVERIFY(isWithin({outline.polygons.front()}, {3.5, 3.5}));
}

void AlphaOutlineTest::nothingOpaqueHasNoOutline()
{
    QVERIFY(traced(Picture(5, 5), 1.0).polygons.empty());
    QVERIFY(!opaqueBox(Picture(5, 5).view()));
    QVERIFY(!opaqueCircle(Picture(5, 5).view()));
    QVERIFY(traced(Picture(0, 0), 1.0).polygons.empty());
}

void AlphaOutlineTest::thresholdDecides()
{
    Picture faint(3, 3);
    faint.at(1, 1) = 100;
    AlphaView view = faint.view();
    QVERIFY(outlineOf(view, 0.0)->polygons.empty());
    view.threshold = 100;
    QCOMPARE(outlineOf(view, 0.0)->polygons.size(), std::size_t{1});
}

void AlphaOutlineTest::aSpeckShowsWhateverTheTolerance()
{
    const Picture speck({"....", ".##.", "...."});
    const AlphaOutline outline = traced(speck, 50.0);
    QCOMPARE(outline.polygons.size(), std::size_t{1});
    QVERIFY(outline.tolerance < 50.0);
    QCOMPARE(outlineFault(speck, outline), std::string());
}

void AlphaOutlineTest::everyPixelIsOnItsSide_data()
{
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<double>("noise");
    for (const double tolerance : {0.0, 0.5, 1.0, 2.0, 5.0})
        for (const double noise : {0.0, 0.1, 0.5})
            QTest::addRow("tolerance %g, noise %g", tolerance, noise) << tolerance << noise;
}

void AlphaOutlineTest::everyPixelIsOnItsSide()
{
    QFETCH(double, tolerance);
    QFETCH(double, noise);
    Random random(7);
    for (int round = 0; round < 60; ++round) {
        const Picture picture = randomPicture(random, noise);
        QCOMPARE(outlineFault(picture, traced(picture, tolerance)), std::string());
    }
}

void AlphaOutlineTest::tooManyPointsRaiseTheTolerance()
{
    Random random(1);
    Picture noise(256, 256);
    for (std::uint8_t& alpha : noise.alpha)
        alpha = random.below(2) == 0 ? 255 : 0;
    const AlphaOutline outline = traced(noise, 0.0);
    QVERIFY(outline.tolerance > 0.0);
    QVERIFY(outline.pointCount() > 0);
    QVERIFY(outline.pointCount() <= limits::kPointsPerShape);
    for (const auto& polygon : outline.polygons)
        QVERIFY(!faultOf(Polygon{polygon}));
}

void AlphaOutlineTest::tooLargeIsRefused()
{
    const auto outline = outlineOf({16'384, 16'384, {}}, 1.0);
    QVERIFY(!outline);
    QVERIFY(outline.problem().message.text().find("16 777 216") != std::string::npos);
    QVERIFY(!outline.problem().remedy.empty());
}

void AlphaOutlineTest::boxOfTheOpaquePart()
{
    QCOMPARE(*opaqueBox(Picture({".....", ".#...", "...#."}).view()), (Aabb{{1, 1}, {4, 3}}));
    Random random(5);
    for (int round = 0; round < 100; ++round) {
        const Picture picture = randomPicture(random, 0.01);
        Aabb expected;
        for (int y = 0; y < picture.height; ++y)
            for (int x = 0; x < picture.width; ++x)
                if (picture.isOpaque(x, y))
                    expected = united(united(expected, Vec2{x + 0.0, y + 0.0}), Vec2{x + 1.0, y + 1.0});
        QCOMPARE(opaqueBox(picture.view()).value_or(Aabb{}), expected);
    }
}

void AlphaOutlineTest::circleOfTheOpaquePart()
{
    const auto circle = opaqueCircle(Picture({"....", ".##.", ".##.", "...."}).view());
    VERIFY_NEAR(circle->center, (Vec2{2, 2}), 1e-12);
    VERIFY_NEAR(circle->radius, std::sqrt(2.0), 1e-12);
    Random random(6);
    for (int round = 0; round < 100; ++round) {
        const Picture picture = randomPicture(random, 0.02);
        std::vector<Vec2> corners;
        for (int y = 0; y < picture.height; ++y)
            for (int x = 0; x < picture.width; ++x)
                if (picture.isOpaque(x, y))
                    for (const Vec2 to : {Vec2{0, 0}, Vec2{1, 0}, Vec2{0, 1}, Vec2{1, 1}})
                        corners.push_back(Vec2{x + 0.0, y + 0.0} + to);
        const auto found = opaqueCircle(picture.view());
        QCOMPARE(found.has_value(), !corners.empty());
        if (found)
            VERIFY_NEAR(found->radius, smallestEnclosingCircle(corners).radius, 1e-10);
    }
}

BROADSIDE_TEST(AlphaOutlineTest)

} // namespace broadside::test::tst_alpha_outline

#include "tst_alpha_outline.moc"

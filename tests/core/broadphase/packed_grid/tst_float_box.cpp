#include "core/base/random.h"
#include "core/broadphase/packed_grid/float_box.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace broadside::test::tst_float_box {

using namespace broadside::packed;

namespace {

/// A number from 10^smallest to 1e12 with either sign, often a float or close to one.
double drawn(Random& random, double smallest)
{
    const double value = (random.unit() < 0.5 ? -1.0 : 1.0) * std::pow(10.0, random.between(smallest, 12.0));
    const double asFloat = static_cast<float>(value);
    switch (random.below(4)) {
    case 0:
        return asFloat;
    case 1:
        return std::nextafter(asFloat, std::numeric_limits<double>::infinity());
    case 2:
        return std::nextafter(asFloat, -std::numeric_limits<double>::infinity());
    default:
        return value;
    }
}

/// `corner <= coordinate - origin` in real numbers: a long double holds the sum on the left exactly.
bool isBelow(float corner, double coordinate, double origin)
{
    return static_cast<long double>(corner) + static_cast<long double>(origin) <= static_cast<long double>(coordinate);
}

} // namespace

class TestFloatBox : public QObject {
    Q_OBJECT
private slots:
    void roundsOutwardAndNoFarther();
    void lanesRoundAlike_data();
    void lanesRoundAlike();
    void keepsFloats();
    void farCoordinatesKeepTheirOverlaps();
    void certainPairsOverlapInTruth();
};

void TestFloatBox::roundsOutwardAndNoFarther()
{
    Random random(1);
    for (int i = 0; i < 200'000; ++i) {
        const double origin = i % 2 == 0 ? 0.0 : std::round(random.between(-1e4, 1e4));
        const double x =
            random.unit() < 0.5 ? drawn(random, i % 2 == 0 ? -42.0 : 0.0) : origin + random.between(-1.0, 1.0);
        const FloatBox box = roundedOutward({{x, x}, {x, x}}, {origin, origin});
        QVERIFY(isBelow(box.x0, x, origin));
        QVERIFY(isBelow(-box.x1, -x, -origin));
        const float next = std::nextafter(box.x0, std::numeric_limits<float>::infinity());
        QVERIFY2(!isBelow(next, x, origin), qPrintable(QStringLiteral("%1 - %2").arg(x, 0, 'g', 17).arg(origin)));
        QCOMPARE(box.y0, box.x0);
        QCOMPARE(box.y1, box.x1);
    }
}

void TestFloatBox::lanesRoundAlike_data()
{
    QTest::addColumn<double>("origin");
    QTest::addColumn<bool>("listed");
    QTest::newRow("at zero, in order") << 0.0 << false;
    QTest::newRow("at zero, listed") << 0.0 << true;
    QTest::newRow("at an origin, in order") << 1234.0 << false;
    QTest::newRow("at an origin, listed") << 1234.0 << true;
}

void TestFloatBox::lanesRoundAlike()
{
    if (widestLanes() != Lanes::Wide)
        QSKIP("this processor has no wide lanes");
    QFETCH(const double, origin);
    QFETCH(const bool, listed);
    Random random(3);
    const auto corner = [&] {
        constexpr std::array kSpecial{0.0, -0.0, 1e-46, -1e-46, 1e300, -1e300, 0x1p126, -0x1p126};
        const std::uint64_t choice = random.below(20);
        return choice < kSpecial.size() ? kSpecial.at(choice) : drawn(random, -46.0);
    };
    constexpr std::uint32_t kBoxes = kRoundedBlock - 1; // not a multiple of the lanes
    std::vector<Aabb> boxes(kBoxes);
    std::vector<ObjectIndex> ids(kBoxes);
    for (std::uint32_t i = 0; i < kBoxes; ++i)
        ids[i] = kBoxes - 1 - i;
    for (int round = 0; round < 100; ++round) {
        for (Aabb& box : boxes)
            box = {{corner(), corner()}, {corner(), corner()}};
        const ChosenBoxes chosen{boxes, listed ? ids.data() : nullptr, listed ? kBoxes : kBoxes - 3, listed ? 0U : 3U};
        RoundedBlock wide;
        RoundedBlock plain;
        std::array<float, kRoundedBlock> lowY;
        roundOutward(chosen, {origin, origin}, wide, Lanes::Wide);
        roundOutward(chosen, {origin, origin}, plain, Lanes::Portable);
        roundLowY(chosen, {origin, origin}, lowY.data(), Lanes::Wide);
        for (std::uint32_t i = 0; i < chosen.count; ++i) {
            QVERIFY(wide.columns(chosen).box(i) == plain.columns(chosen).box(i));
            QCOMPARE(wide.columns(chosen).id(i), chosen.id(i));
            QCOMPARE(lowY[i], plain.y0[i]);
        }
    }
    // The processor rounds to the nearest again.
    volatile double third = 1.0;
    third = third / 3.0;
    QCOMPARE(third, 0x1.5555555555555p-2);
    volatile double tenth = 1.0;
    tenth = tenth / 10.0;
    QCOMPARE(tenth, 0x1.999999999999ap-4);
}

void TestFloatBox::keepsFloats()
{
    QVERIFY(roundedOutward({{-0.5, 0.0}, {3.25, 1e9}}, {}) == (FloatBox{-0.5F, 0.0F, 3.25F, 1e9F}));
    QVERIFY(roundedOutward({{1e7 + 0.5, 1.0}, {1e7 + 0.75, 2.0}}, {1e7, 0.0}) == (FloatBox{0.5F, 1.0F, 0.75F, 2.0F}));
}

void TestFloatBox::farCoordinatesKeepTheirOverlaps()
{
    const double far = std::numeric_limits<double>::max();
    const FloatBox all = roundedOutward({{-far, -far}, {far, far}}, {1e7, -1e7});
    const FloatBox corner = roundedOutward({{1e300, 1e300}, {2e300, far}}, {1e7, -1e7});
    QVERIFY(overlaps(all, corner));
    QVERIFY(overlaps(all, roundedOutward({{0.0, 0.0}, {0.0, 0.0}}, {1e7, -1e7})));
    QVERIFY(!overlaps(corner, roundedOutward({{0.0, 0.0}, {1e30, 1e30}}, {1e7, -1e7})));
    QVERIFY(std::isfinite(all.x1 - all.x0));
}

void TestFloatBox::certainPairsOverlapInTruth()
{
    Random random(2);
    int certain = 0;
    for (int i = 0; i < 200'000; ++i) {
        const double far = std::pow(10.0, random.between(-3.0, 9.0));
        const double lo = random.between(-far, far);
        const double hi = lo + random.between(-8.0, 8.0) * far * 0x1p-23;
        const float loFloat = roundedOutward({{lo, 0.0}, {lo, 0.0}}, {}).x0;
        const float hiFloat = roundedOutward({{hi, 0.0}, {hi, 0.0}}, {}).x1;
        if (loFloat - hiFloat > -certainOverlap(static_cast<float>(far)))
            continue;
        ++certain;
        QVERIFY(lo <= hi);
    }
    QVERIFY(certain > 10'000);
}

BROADSIDE_TEST(TestFloatBox)

} // namespace broadside::test::tst_float_box

#include "tst_float_box.moc"

#include "core/sprites/packing.h"
#include "tests/support/test.h"

#include <random>

namespace broadside::test::tst_packing {

namespace {

std::vector<PixelSize> randomSizes(std::mt19937& random, std::size_t count, std::uint32_t most)
{
    std::vector<PixelSize> sizes(count);
    for (PixelSize& size : sizes)
        size = {static_cast<std::int32_t>(1 + random() % most), static_cast<std::int32_t>(1 + random() % most)};
    return sizes;
}

/// By brute force: every pixel of every sheet is used by at most one rectangle with its border.
QString faultOf(const std::vector<PixelSize>& sizes, const Packing& packing, const PackingOptions& options)
{
    if (packing.places.size() != sizes.size())
        return QStringLiteral("not every rectangle has a place");
    std::vector<std::vector<bool>> taken;
    for (const PixelSize sheet : packing.sheets) {
        if (sheet.width > options.mostSide || sheet.height > options.mostSide)
            return QStringLiteral("a sheet of %1 x %2").arg(sheet.width).arg(sheet.height);
        taken.emplace_back(static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height));
    }
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const Packing::Place& place = packing.places[i];
        if (place.sheet >= packing.sheets.size())
            return QStringLiteral("no such sheet");
        const PixelSize sheet = packing.sheets[place.sheet];
        const PixelRect whole{place.x - options.border, place.y - options.border, sizes[i].width + 2 * options.border,
                              sizes[i].height + 2 * options.border};
        if (!whole.isInside(sheet))
            return QStringLiteral("rectangle %1 sticks out").arg(i);
        for (int y = whole.y; y < whole.y + whole.height; ++y)
            for (int x = whole.x; x < whole.x + whole.width; ++x) {
                auto pixel = taken[place.sheet][static_cast<std::size_t>(y * sheet.width + x)];
                if (pixel)
                    return QStringLiteral("rectangle %1 overlaps another at %2, %3").arg(i).arg(x).arg(y);
                pixel = true;
            }
    }
    return {};
}

} // namespace

class TestPacking : public QObject {
    Q_OBJECT
private slots:
    void nothingNeedsNoSheet();
    void oneRectangleHasTheSmallestSheet();
    void rectanglesNeitherOverlapNorStickOut();
    void whatDoesNotFitGoesToTheNextSheet();
    void sheetsAreWellFilled();
    void limitsThatAreNoPowersOfTwo();
    void theSameInputGivesTheSamePlaces();
    void tooLargeOnesAreSeen();
};

void TestPacking::nothingNeedsNoSheet()
{
    const Packing packing = packedInPictures({}, {});
    QVERIFY(packing.sheets.empty() && packing.places.empty());
}

void TestPacking::oneRectangleHasTheSmallestSheet()
{
    const std::vector<PixelSize> sizes{{60, 20}};
    const Packing packing = packedInPictures(sizes, {});
    QCOMPARE(packing.sheets.size(), std::size_t{1});
    QVERIFY((packing.sheets.front() == PixelSize{64, 32}));
    QVERIFY((packing.places.front() == Packing::Place{0, 2, 2}));
}

void TestPacking::rectanglesNeitherOverlapNorStickOut()
{
    std::mt19937 random(7);
    for (int round = 0; round < 150; ++round) {
        PackingOptions options;
        options.border = static_cast<std::int32_t>(random() % 4);
        options.mostSide = 32 << (random() % 5);
        const auto room = static_cast<std::uint32_t>(options.mostSide - 2 * options.border);
        const auto most = static_cast<std::uint32_t>(1 + random() % room);
        const auto sizes = randomSizes(random, 1 + random() % 120, most);
        const QString fault = faultOf(sizes, packedInPictures(sizes, options), options);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void TestPacking::whatDoesNotFitGoesToTheNextSheet()
{
    const PackingOptions options{0, 64};
    const std::vector<PixelSize> sizes(9, PixelSize{32, 32});
    const Packing packing = packedInPictures(sizes, options);
    QCOMPARE(packing.sheets.size(), std::size_t{3});
    QVERIFY((packing.sheets[0] == PixelSize{64, 64}) && (packing.sheets[2] == PixelSize{32, 32}));
    QVERIFY(faultOf(sizes, packing, options).isEmpty());
}

void TestPacking::sheetsAreWellFilled()
{
    std::mt19937 random(9);
    const auto sizes = randomSizes(random, 400, 60);
    std::int64_t area = 0;
    for (const PixelSize size : sizes)
        area += std::int64_t{size.width} * size.height;
    const Packing packing = packedInPictures(sizes, {0, 16'384});
    QCOMPARE(packing.sheets.size(), std::size_t{1});
    const PixelSize sheet = packing.sheets.front();
    QVERIFY2(std::int64_t{sheet.width} * sheet.height <= 4 * area, "twice for powers of two, twice for gaps");
}

void TestPacking::limitsThatAreNoPowersOfTwo()
{
    std::mt19937 random(10);
    for (const std::int32_t most : {1, 3, 50, 100, 1'000}) {
        const PackingOptions options{0, most};
        const auto sizes = randomSizes(random, 60, static_cast<std::uint32_t>(most));
        const QString fault = faultOf(sizes, packedInPictures(sizes, options), options);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void TestPacking::theSameInputGivesTheSamePlaces()
{
    std::mt19937 random(11);
    const auto sizes = randomSizes(random, 200, 8); // many sizes are equal
    const Packing first = packedInPictures(sizes, {1, 128});
    QVERIFY(first.places == packedInPictures(sizes, {1, 128}).places);
}

void TestPacking::tooLargeOnesAreSeen()
{
    QVERIFY(fitsASheet({60, 1}, {2, 64}) && !fitsASheet({61, 1}, {2, 64}) && !fitsASheet({1, 61}, {2, 64}));
    QVERIFY(!fitsASheet({2147483647, 1}, {2, 16'384}));
}

BROADSIDE_TEST(TestPacking)

} // namespace broadside::test::tst_packing

#include "tst_packing.moc"

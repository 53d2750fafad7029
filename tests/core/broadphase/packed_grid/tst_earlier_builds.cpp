#include "core/broadphase/packed_grid/output_list.h"
#include "core/broadphase/packed_grid/packed_index.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_earlier_builds {

using namespace broadside::packed;

namespace {

/// A world of true boxes, made from a seed.
struct Recipe {
    const char* name;
    double spread = 100.0;
    double smallest = 0.5;
    double largest = 0.5;
    double clusters = 0.0; ///< Spread of clusters; 0: no clusters.
    double farShare = 0.0; ///< Share of boxes that are up to 1e9 m away.
};

constexpr std::array kRecipes{
    Recipe{"even"},
    Recipe{.name = "sizes over three orders", .smallest = 0.05, .largest = 50.0},
    Recipe{.name = "all in one place", .spread = 0.0},
    Recipe{.name = "clusters", .spread = 1000.0, .clusters = 3.0},
    Recipe{.name = "crowds in an empty world", .spread = 1e6, .smallest = 0.05, .largest = 5.0, .clusters = 20.0},
    Recipe{.name = "stragglers", .farShare = 0.01},
    Recipe{.name = "microscopic", .spread = 1e-30, .smallest = 1e-33, .largest = 1e-31},
};

std::vector<Aabb> drawnBoxes(const Recipe& recipe, std::uint32_t count, std::uint64_t seed)
{
    Random random(seed);
    const auto even = [&] { return Vec2{random.between(-1.0, 1.0), random.between(-1.0, 1.0)}; };
    const std::array centers{recipe.spread * even(), recipe.spread * even(), recipe.spread * even()};
    std::vector<Aabb> boxes;
    for (std::uint32_t i = 0; i < count; ++i) {
        Vec2 at = recipe.spread * even();
        if (recipe.clusters > 0.0)
            at = centers[random.below(3)] + recipe.clusters * random.unit() * even();
        if (random.unit() < recipe.farShare)
            at = 1e9 * even();
        const double side = recipe.smallest * std::pow(recipe.largest / recipe.smallest, random.unit());
        boxes.push_back({at, at + Vec2{side, side}});
    }
    return boxes;
}

BoxSource sourceOf(const std::vector<Aabb>& boxes)
{
    return {ChosenBoxes{boxes, nullptr, static_cast<std::uint32_t>(boxes.size()), 0}, {}};
}

/// The pairs of some boxes with all of an index, in the order found: all pairs of a crowd would be too many.
std::vector<IndexPair> pairsWithSome(const std::vector<Aabb>& boxes, const PackedIndex& index)
{
    constexpr std::uint32_t kAskers = 100;
    BoxStore few;
    few.makeRoom(kAskers);
    for (std::uint32_t i = 0; i < kAskers; ++i)
        few.set(i, roundedOutward(boxes[i * boxes.size() / kAskers], {}), i);
    PackedIndex asking(index.lanes());
    asking.build(few.columns(kAskers));
    PairList pairs;
    asking.pairsWith(index, pairs);
    return {pairs.entries().begin(), pairs.entries().end()};
}

} // namespace

/// A build guesses from the last one where its boxes go. That never shows in the result.
class TestEarlierBuilds : public QObject {
    Q_OBJECT

private slots:
    void rightAndWrongGuessesGiveTheSamePairs_data();
    void rightAndWrongGuessesGiveTheSamePairs();
};

void TestEarlierBuilds::rightAndWrongGuessesGiveTheSamePairs_data()
{
    QTest::addColumn<std::size_t>("recipe");
    for (std::size_t recipe = 0; recipe < kRecipes.size(); ++recipe)
        QTest::addRow("%s", kRecipes[recipe].name) << recipe;
}

/// The boxes move a little, jump, change places with each other, and become another world for one frame.
void TestEarlierBuilds::rightAndWrongGuessesGiveTheSamePairs()
{
    QFETCH(const std::size_t, recipe);
    constexpr std::uint32_t count = 6'000; // several bands
    std::vector lanesHere{Lanes::Portable};
    if (widestLanes() == Lanes::Wide)
        lanesHere.push_back(Lanes::Wide);
    Random random(recipe);
    const double least = kRecipes[recipe].smallest;
    for (const Lanes lanes : lanesHere) {
        PackedIndex used(lanes);
        for (std::uint32_t frame = 0; frame < 48; ++frame) {
            const bool isOther = frame % 24 == 23;
            std::vector<Aabb> boxes =
                drawnBoxes(kRecipes[isOther ? (recipe + 1 + frame / 24) % kRecipes.size() : recipe], count, 1);
            if (frame % 12 == 10)
                std::ranges::reverse(boxes);
            const double step = (frame % 12 == 11 ? 1000.0 : 0.3) * least;
            for (Aabb& box : boxes)
                box = translated(box, {random.between(-step, step), random.between(-step, step)});
            PackedIndex fresh(lanes);
            used.build(sourceOf(boxes));
            fresh.build(sourceOf(boxes));
            const std::vector<IndexPair> found = pairsWithSome(boxes, used);
            QVERIFY(found.size() >= 100); // at least each with itself
            QVERIFY2(found == pairsWithSome(boxes, fresh), QByteArray::number(frame));
            QVERIFY(used.bounds() == fresh.bounds());
        }
    }
}

BROADSIDE_TEST(TestEarlierBuilds)

} // namespace broadside::test::tst_earlier_builds

#include "tst_earlier_builds.moc"

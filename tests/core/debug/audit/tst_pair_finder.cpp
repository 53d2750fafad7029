#include "core/debug/audit/pair_finder.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <optional>

namespace broadside::test::tst_pair_finder {

namespace {

constexpr std::size_t kObjects = 160;

/// Objects with filters and presence only; their boxes are passed separately.
struct Crowd {
    Crowd(Random& random, const BoxRecipe& recipe)
    {
        Scene scene;
        for (std::uint64_t id = 1; id <= kObjects; ++id) {
            const CollisionFilter filter = drawnFilter(random);
            SceneObject object;
            object.id = {id};
            object.kind = filter.dynamic ? ObjectKind::Dynamic : ObjectKind::Static;
            object.category = filter.category;
            object.mask = filter.mask;
            scene.append(std::make_shared<const SceneObject>(object));
            proxies.push_back({drawnBox(random, recipe), filter, true});
        }
        objects = ObjectTable(scene);
    }
    /// Some boxes change. In some frames all static ones rest, in some a few objects leave or return.
    void change(Random& random, const BoxRecipe& recipe)
    {
        const bool staticsRest = random.below(2) == 0;
        const bool allStay = random.below(2) == 0;
        for (ObjectIndex i = 0; i < proxies.size(); ++i) {
            if (staticsRest && !proxies[i].filter.dynamic)
                continue;
            if (random.below(2) == 0)
                proxies[i].box = drawnBox(random, recipe);
            if (!allStay && random.below(8) == 0) {
                proxies[i].present = !proxies[i].present;
                proxies[i].present ? objects.restore(i) : objects.remove(i);
            }
        }
    }
    [[nodiscard]] std::vector<IndexPair> expected() const
    {
        return pairsWhere(proxies, [](const Proxy& a, const Proxy& b) {
            return canCollide(a.filter, b.filter) && overlaps(a.box, b.box);
        });
    }
    [[nodiscard]] auto boxOf() const
    {
        return [this](ObjectIndex row) { return proxies[row].box; };
    }

    ObjectTable objects;
    std::vector<Proxy> proxies;
};

void recipeRows()
{
    QTest::addColumn<int>("recipe");
    const std::vector<BoxRecipe> recipes = boxRecipes();
    for (int i = 0; i < static_cast<int>(recipes.size()); ++i)
        QTest::newRow(recipes[static_cast<std::size_t>(i)].name.c_str()) << i;
}

/// Sorted; no pair occurs twice.
std::vector<IndexPair> inOrder(Collected found)
{
    std::ranges::sort(found.pairs);
    return std::move(found.pairs);
}

Aabb squareAt(Vec2 corner, double side) { return {corner, {corner.x + side, corner.y + side}}; }

ObjectTable tableOf(std::size_t count)
{
    Scene scene;
    for (std::uint64_t id = 1; id <= count; ++id) {
        SceneObject object;
        object.id = {id};
        object.kind = ObjectKind::Dynamic;
        scene.append(std::make_shared<const SceneObject>(object));
    }
    return ObjectTable(scene);
}

} // namespace

class TestPairFinder : public QObject {
    Q_OBJECT
private slots:
    void findsWhatBruteForceFinds_data() { recipeRows(); }
    void findsWhatBruteForceFinds();
    void gridsFindItWhereTheySuit_data() { recipeRows(); }
    void gridsFindItWhereTheySuit();
    void gridsDeclineCrowdsInAnEmptyWorld();
    void emptyBoxesAreNotFound();
    void nothingIsFoundInNothing();
};

/// Frame by frame, with each algorithm that can be the audited one.
void TestPairFinder::findsWhatBruteForceFinds()
{
    QFETCH(const int, recipe);
    const BoxRecipe drawn = boxRecipes()[static_cast<std::size_t>(recipe)];
    for (const std::optional<Algorithm> audited :
         {std::optional<Algorithm>(), std::optional(Algorithm::Grid), std::optional(Algorithm::PackedGrid)}) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Random random(seed);
            Crowd crowd(random, drawn);
            PairFinder finder;
            for (int frame = 0; frame < 12; ++frame) {
                Collected found;
                finder.find(crowd.objects, crowd.boxOf(), audited, found);
                const std::vector<IndexPair> pairs = inOrder(std::move(found));
                const std::vector<IndexPair> expected = crowd.expected();
                QVERIFY2(pairs == expected, qPrintable(printed(pairs) + " instead of " + printed(expected)));
                crowd.change(random, drawn);
            }
        }
    }
}

void TestPairFinder::gridsFindItWhereTheySuit()
{
    QFETCH(const int, recipe);
    const BoxRecipe drawn = boxRecipes()[static_cast<std::size_t>(recipe)];
    int suited = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        Crowd crowd(random, drawn);
        BoxJoin join;
        for (int frame = 0; frame < 12; ++frame) {
            Collected found;
            const bool suits = join.find(crowd.objects, crowd.boxOf(), found);
            const std::vector<IndexPair> pairs = inOrder(std::move(found));
            const std::vector<IndexPair> expected = suits ? crowd.expected() : std::vector<IndexPair>{};
            QVERIFY2(pairs == expected, qPrintable(printed(pairs) + " instead of " + printed(expected)));
            suited += suits ? 1 : 0;
            crowd.change(random, drawn);
        }
    }
    QVERIFY(suited > 0);
}

/// Two heaps at opposite ends of a huge world: no cell size suits both the heaps and the space between them.
void TestPairFinder::gridsDeclineCrowdsInAnEmptyWorld()
{
    constexpr std::size_t kCount = 2'000;
    const ObjectTable objects = tableOf(kCount);
    Random random(3);
    std::vector<Aabb> boxes;
    for (std::size_t i = 0; i < kCount; ++i) {
        const double heap = i % 2 == 0 ? 0.0 : 1e6;
        const Vec2 corner{heap + random.between(0.0, 100.0), heap + random.between(0.0, 100.0)};
        boxes.push_back(squareAt(corner, 1.0));
    }
    const auto boxOf = [&](ObjectIndex row) { return boxes[row]; };
    Collected found;
    QVERIFY(!BoxJoin().find(objects, boxOf, found));
    QVERIFY(found.pairs.empty());
    PairFinder().find(objects, boxOf, Algorithm::PackedGrid, found);
    std::size_t expected = 0;
    for (std::size_t a = 0; a < kCount; ++a)
        for (std::size_t b = a + 1; b < kCount; ++b)
            expected += overlaps(boxes[a], boxes[b]) ? 1U : 0U;
    QCOMPARE(found.pairs.size(), expected);
}

void TestPairFinder::emptyBoxesAreNotFound()
{
    const ObjectTable objects = tableOf(3);
    for (const Algorithm audited : {Algorithm::Grid, Algorithm::PackedGrid}) {
        Collected found;
        PairFinder().find(
            objects,
            [](ObjectIndex row) {
                return row == 1 ? Aabb{} : squareAt({5.0, 5.0}, 1.0);
            },
            audited, found);
        QVERIFY((found.pairs == std::vector<IndexPair>{{0, 2}}));
    }
}

void TestPairFinder::nothingIsFoundInNothing()
{
    const ObjectTable none;
    for (const Algorithm audited : {Algorithm::Grid, Algorithm::PackedGrid}) {
        Collected found;
        PairFinder().find(
            none, [](ObjectIndex) { return Aabb{}; }, audited, found);
        QVERIFY(found.pairs.empty());
    }
}

BROADSIDE_TEST(TestPairFinder)

} // namespace broadside::test::tst_pair_finder

#include "tst_pair_finder.moc"

#pragma once

#include "core/base/random.h"
#include "core/broadphase/broad_phase.h"

#include <QByteArray>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

/// @file
/// Random boxes that are difficult for broad phases, and the correct answers by definition.

namespace broadside::test {

struct Proxy {
    Aabb box;
    CollisionFilter filter;
    bool present = true;
};

/// How to make random boxes.
struct BoxRecipe {
    std::string name;
    double worldSize = 100.0;
    double spread = 100.0; ///< Coordinates range from offset - spread to offset + spread.
    double offset = 50.0;
    double smallest = 0.1; ///< Sizes are log-uniform from here
    double largest = 5.0;  ///< to here.
    double cellSize = 2.5;
    bool onBorders = false; ///< Corners are multiples of half a cell; boxes touch borders and each other.
};

inline std::vector<BoxRecipe> boxRecipes()
{
    return {
        {"even sizes"},
        {"six orders of magnitude", 100.0, 120.0, 50.0, 1e-4, 1e2, 2.5},
        {"on cell borders, touching", 100.0, 60.0, 50.0, 2.5, 10.0, 2.5, true},
        {"far outside the world", 100.0, 5000.0, -2000.0, 1.0, 800.0, 7.0},
        {"coordinates to 1e7", 1e7, 1e7, 0.0, 1.0, 1e6, 1e5},
        {"all in one place", 100.0, 0.2, 50.0, 0.1, 0.4, 2.5},
        {"negative coordinates", 100.0, 50.0, -60.0, 0.1, 30.0, 3.0},
        {"cells far smaller than objects", 20.0, 15.0, 10.0, 1.0, 15.0, 0.05},
        {"one cell for all", 100.0, 50.0, 50.0, 1.0, 5.0, 1000.0},
        {"not a power of two on borders", 10.0, 6.0, 5.0, 0.1, 0.7, 0.1, true},
    };
}

inline double drawnCoordinate(Random& random, const BoxRecipe& recipe)
{
    const double value = random.between(recipe.offset - recipe.spread, recipe.offset + recipe.spread);
    return recipe.onBorders ? std::round(value / recipe.cellSize * 2.0) * recipe.cellSize / 2.0 : value;
}

inline Aabb drawnBox(Random& random, const BoxRecipe& recipe)
{
    const auto size = [&] {
        const double drawn = recipe.smallest * std::pow(recipe.largest / recipe.smallest, random.unit());
        return recipe.onBorders ? std::round(drawn / recipe.cellSize) * recipe.cellSize : drawn;
    };
    const Vec2 lo{drawnCoordinate(random, recipe), drawnCoordinate(random, recipe)};
    return {lo, {lo.x + size(), lo.y + size()}};
}

inline CollisionFilter drawnFilter(Random& random)
{
    CollisionFilter filter;
    filter.dynamic = random.below(2) == 0;
    if (random.below(4) == 0)
        filter.category = 1U << random.below(3);
    if (random.below(4) == 0)
        filter.mask = static_cast<std::uint32_t>(random.below(8));
    return filter;
}

/// Whether two boxes share a cell by the definition of the grid, computed without the code under test.
inline bool shareACell(const Aabb& a, const Aabb& b, double c)
{
    const auto meet = [c](double aLo, double aHi, double bLo, double bHi) {
        return std::floor(aLo / c) <= std::floor(bHi / c) && std::floor(bLo / c) <= std::floor(aHi / c);
    };
    return meet(a.lo.x, a.hi.x, b.lo.x, b.hi.x) && meet(a.lo.y, a.hi.y, b.lo.y, b.hi.y);
}

/// Every pair of present proxies for which `test(a, b)` is true.
template<class Test>
std::vector<IndexPair> pairsWhere(const std::vector<Proxy>& proxies, Test&& test)
{
    std::vector<IndexPair> pairs;
    for (ObjectIndex a = 0; a < proxies.size(); ++a)
        for (ObjectIndex b = a + 1; b < proxies.size(); ++b)
            if (proxies[a].present && proxies[b].present && test(proxies[a], proxies[b]))
                pairs.push_back({a, b});
    return pairs;
}

/// All available algorithms except the textbook variants.
inline std::vector<Algorithm> correctAlgorithms()
{
    std::vector<Algorithm> correct;
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable() && !info.isTextbook())
            correct.push_back(info.algorithm);
    return correct;
}

inline std::unique_ptr<BroadPhase> made(Algorithm algorithm, const BoxRecipe& recipe)
{
    auto result = makeBroadPhase({algorithm, recipe.cellSize}, recipe.worldSize, recipe.worldSize);
    if (!result)
        qFatal("%s", describe(result.problem()).c_str());
    return std::move(*result);
}

/// Adds, removes and moves some proxies in random order.
inline void shuffle(Random& random, const BoxRecipe& recipe, std::vector<Proxy>& proxies, BroadPhase& broadPhase)
{
    for (ObjectIndex i = 0; i < proxies.size(); ++i) {
        Proxy& proxy = proxies[i];
        if (!proxy.present) {
            if (random.below(3) == 0) {
                proxy = {drawnBox(random, recipe), drawnFilter(random), true};
                broadPhase.add(i, proxy.box, proxy.filter);
            }
        } else if (random.below(8) == 0) {
            proxy.present = false;
            broadPhase.remove(i);
        } else if (random.below(2) == 0) {
            proxy.box = drawnBox(random, recipe);
            broadPhase.move(i, proxy.box);
        }
    }
    broadPhase.update();
}

/// Collects all pairs in the order in which they are reported.
class Collected final : public PairSink {
public:
    void take(std::span<const IndexPair> batch) override { pairs.insert(pairs.end(), batch.begin(), batch.end()); }
    std::vector<IndexPair> pairs;
};

inline QByteArray printed(const std::vector<IndexPair>& pairs)
{
    QByteArray text = QByteArray::number(pairs.size()) + " pairs:";
    for (std::size_t i = 0; i < pairs.size() && i < 20; ++i)
        text += " " + QByteArray::number(pairs[i].a) + "-" + QByteArray::number(pairs[i].b);
    return text;
}

} // namespace broadside::test

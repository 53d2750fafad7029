#include "tests/bench/broad_phase/scene.h"

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace broadside::bench {
namespace {

constexpr double kSide = 0.5;
constexpr double kPartners = 1.5;
constexpr double kClusterPartners = 5.0;
constexpr std::uint64_t kClusters = 10;
constexpr std::uint64_t kOneLargeIn = 1'000;
constexpr std::uint64_t kOneMoverIn = 20;

/// Side of the square in which `count` boxes have `partners` partners each. `reach` is the mean of (widthA + widthB) *
/// (heightA + heightB).
double worldSide(double count, double partners, double reach) { return std::sqrt(count * reach / partners); }

double gaussian(Random& random)
{
    return std::sqrt(-2.0 * std::log(1.0 - random.unit())) * std::cos(2.0 * std::numbers::pi * random.unit());
}

FloatBox square(double x, double y, double side)
{
    return {static_cast<float>(x), static_cast<float>(y), static_cast<float>(x + side), static_cast<float>(y + side)};
}

/// In a cluster of m boxes with spread s, a box has m * reach / (4 pi s^2) partners on average.
std::vector<FloatBox> clusters(Random& random, std::uint32_t count)
{
    const double world = worldSide(count, kPartners, 4.0 * kSide * kSide);
    std::array<Vec2, kClusters> centers;
    for (Vec2& center : centers)
        center = {random.between(0.0, world), random.between(0.0, world)};
    const double perCluster = static_cast<double>(count) / kClusters;
    const double spread = std::sqrt(perCluster * 4.0 * kSide * kSide / (4.0 * std::numbers::pi * kClusterPartners));
    std::vector<FloatBox> boxes;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Vec2 center = centers[random.below(kClusters)];
        const double x = center.x + spread * gaussian(random);
        boxes.push_back(square(x, center.y + spread * gaussian(random), kSide));
    }
    return boxes;
}

std::vector<FloatBox> sizes(Random& random, std::uint32_t count)
{
    constexpr double kSmallest = 0.1;
    constexpr double kRange = 200.0;
    const double mean = kSmallest * (kRange - 1.0) / std::log(kRange);
    const double meanSquare = kSmallest * kSmallest * (kRange * kRange - 1.0) / (2.0 * std::log(kRange));
    const double world = worldSide(count, kPartners, 2.0 * meanSquare + 2.0 * mean * mean);
    std::vector<FloatBox> boxes;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double side = kSmallest * std::pow(kRange, random.unit());
        const double x = random.between(0.0, world);
        boxes.push_back(square(x, random.between(0.0, world), side));
    }
    return boxes;
}

std::vector<FloatBox> even(Random& random, std::uint32_t count, bool fewLarge)
{
    const double world = worldSide(count, kPartners, 4.0 * kSide * kSide);
    std::vector<FloatBox> boxes;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double side = fewLarge && random.below(kOneLargeIn) == 0 ? random.between(10.0, 40.0) : kSide;
        const double x = random.between(0.0, world);
        boxes.push_back(square(x, random.between(0.0, world), side));
    }
    return boxes;
}

std::vector<FloatBox> boxesOf(SceneKind kind, Random& random, std::uint32_t count)
{
    switch (kind) {
    case SceneKind::Clusters:
        return clusters(random, count);
    case SceneKind::Sizes:
        return sizes(random, count);
    case SceneKind::FewLarge:
        return even(random, count, true);
    case SceneKind::Uniform:
    case SceneKind::Level:
    case SceneKind::Standing:
        break;
    }
    return even(random, count, false);
}

} // namespace

std::string_view describe(SceneKind kind) noexcept
{
    switch (kind) {
    case SceneKind::Uniform:
        return "uniform, 0.5 m boxes, 1.5 partners each, all moving";
    case SceneKind::Clusters:
        return "ten Gaussian clusters, 5 partners each, all moving";
    case SceneKind::Sizes:
        return "sizes log-uniform over 0.1 to 20 m, all moving";
    case SceneKind::FewLarge:
        return "one in a thousand 10 to 40 m, the rest 0.5 m, all moving";
    case SceneKind::Level:
        return "static level, 5 % dynamic";
    case SceneKind::Standing:
        return "queries, nothing moves";
    }
    return {};
}

void Scene::move()
{
    const float sign = ++frame % 2 == 1 ? 1.0F : -1.0F;
    const auto moveOne = [sign](float& lowX, float& lowY, float& highX, float& highY, float byX, float byY) {
        lowX += sign * byX;
        lowY += sign * byY;
        highX += sign * byX;
        highY += sign * byY;
    };
    if (boxes.empty())
        for (std::size_t i = 0; i < movers.size(); ++i)
            moveOne(x0[i], y0[i], x1[i], y1[i], dx[i], dy[i]);
    else
        for (std::size_t k = 0; k < movers.size(); ++k) {
            FloatBox& box = boxes[movers[k]];
            moveOne(box.x0, box.y0, box.x1, box.y1, dx[k], dy[k]);
        }
}

void Scene::add(const FloatBox& box)
{
    if (kind == SceneKind::Level)
        return boxes.push_back(box);
    x0.push_back(box.x0);
    y0.push_back(box.y0);
    x1.push_back(box.x1);
    y1.push_back(box.y1);
}

Scene makeScene(SceneKind kind, std::uint32_t count, Order order)
{
    Random random(count);
    std::vector<FloatBox> boxes = boxesOf(kind, random, count);
    if (order == Order::Sorted)
        std::ranges::sort(boxes, [](const FloatBox& a, const FloatBox& b) {
            const float aRow = std::floor(a.y0 / 4.0F);
            const float bRow = std::floor(b.y0 / 4.0F);
            return aRow != bRow ? aRow < bRow : a.x0 < b.x0;
        });
    Scene scene;
    scene.kind = kind;
    scene.order = order;
    constexpr double kStep = 0.1;
    for (std::uint32_t i = 0; i < count; ++i) {
        scene.add(boxes[i]);
        const auto dx = static_cast<float>(random.between(-kStep, kStep));
        const auto dy = static_cast<float>(random.between(-kStep, kStep));
        scene.dynamic.push_back(kind == SceneKind::Standing ? 0
                                : kind == SceneKind::Level  ? random.below(kOneMoverIn) == 0
                                                            : 1);
        if (scene.dynamic.back() == 0)
            continue;
        scene.movers.push_back(i);
        scene.dx.push_back(dx);
        scene.dy.push_back(dy);
    }
    return scene;
}

} // namespace broadside::bench

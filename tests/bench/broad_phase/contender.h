#pragma once

#include "tests/bench/broad_phase/scene.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace broadside::bench {

/// A broad phase in the race. Each stands in a file of its own, uses its library as its authors mean it to be used,
/// and is asked for the same: after every frame all pairs of closed float boxes that overlap, each once, at least one
/// of the two dynamic.
class Contender {
public:
    Contender() = default;
    Contender(const Contender&) = delete;
    Contender& operator=(const Contender&) = delete;
    virtual ~Contender() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    /// Whether a frame of this scene ends before people lose patience.
    [[nodiscard]] virtual bool canManage(const Scene&) const { return true; }
    virtual void load(const Scene& scene) = 0;
    /// What load() chose, in words; empty where there is nothing to choose.
    [[nodiscard]] virtual std::string setting() const { return {}; }
    /// The dynamic boxes have moved: brings the structure up to date and finds the pairs.
    virtual void frame(const Scene& scene) = 0;
    /// What the last frame found, in one list or several.
    [[nodiscard]] virtual std::vector<std::span<const IndexPair>> pairs() const { return {found}; }

protected:
    std::vector<IndexPair> found; ///< Where those without a list of their own keep their pairs.
};

/// A structure in the race over queries: nothing moves.
class QueryContender {
public:
    QueryContender() = default;
    QueryContender(const QueryContender&) = delete;
    QueryContender& operator=(const QueryContender&) = delete;
    virtual ~QueryContender() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    virtual void load(const Scene& scene) = 0;
    /// The objects whose boxes overlap this one; valid until the next question.
    virtual std::span<const ObjectIndex> overlapping(const FloatBox& box) = 0;
    /// The squared distance from a point to the nearest box.
    virtual float nearest(float x, float y) = 0;
};

using Contenders = std::vector<std::unique_ptr<Contender>>;
using QueryContenders = std::vector<std::unique_ptr<QueryContender>>;

/// Ours, in their variants; the first is the one that ratios are of.
void addOurs(Contenders& contenders);
void addOurs(QueryContenders& contenders);
/// The grid of the textbooks, and the best that we could make of its lists (kOwnGrid): nobody's, so it counts as no
/// peer, but the table shows it.
inline constexpr std::string_view kOwnGrid = "list grid, ours";
void addTextbookGrid(Contenders& contenders);
// Each of these is defined where its library is there (BROADSIDE_BENCH_...).
void addBox2d(Contenders& contenders);
void addChipmunk(Contenders& contenders);
void addBullet(Contenders& contenders);
void addBoost(Contenders& contenders);
void addBoost(QueryContenders& contenders);

/// Everyone that this program was built with.
[[nodiscard]] Contenders everyContender();
[[nodiscard]] QueryContenders everyQueryContender();
/// Debian packages of peers that were missing when this program was built.
[[nodiscard]] std::vector<std::string> missingPeers();

} // namespace broadside::bench

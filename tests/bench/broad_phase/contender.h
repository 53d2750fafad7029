#pragma once

#include "tests/bench/broad_phase/scene.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace broadside::bench {

/// A broad phase in the race. Each has its own file and uses its library as its authors intended. All have the same
/// task: after every frame, find all pairs of closed float boxes that overlap, each once, with at least one dynamic
/// object.
class Contender {
public:
    Contender() = default;
    Contender(const Contender&) = delete;
    Contender& operator=(const Contender&) = delete;
    virtual ~Contender() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    /// False when a frame of this scene would take too long.
    [[nodiscard]] virtual bool canManage(const Scene&) const { return true; }
    virtual void load(const Scene& scene) = 0;
    /// The setting that load() chose, in words; empty when there is no choice.
    [[nodiscard]] virtual std::string setting() const { return {}; }
    /// The dynamic boxes have moved. Updates the structure and finds the pairs.
    virtual void frame(const Scene& scene) = 0;
    /// The pairs of the last frame, in one or several lists.
    [[nodiscard]] virtual std::vector<std::span<const IndexPair>> pairs() const { return {found}; }

protected:
    std::vector<IndexPair> found; ///< For contenders without a list of their own.
};

/// A structure in the race of queries. Nothing moves.
class QueryContender {
public:
    QueryContender() = default;
    QueryContender(const QueryContender&) = delete;
    QueryContender& operator=(const QueryContender&) = delete;
    virtual ~QueryContender() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    virtual void load(const Scene& scene) = 0;
    /// The objects whose boxes overlap this one; valid until the next query.
    virtual std::span<const ObjectIndex> overlapping(const FloatBox& box) = 0;
    /// The squared distance from a point to the nearest box.
    virtual float nearest(float x, float y) = 0;
};

using Contenders = std::vector<std::unique_ptr<Contender>>;
using QueryContenders = std::vector<std::unique_ptr<QueryContender>>;

/// Adds the variants of packed-grid. Ratios refer to the first one.
void addPackedGrids(Contenders& contenders);
void addPackedGrids(QueryContenders& contenders);
/// The grid of the textbooks, and our fastest implementation with lists (kOwnGrid). No library has it, so it is no
/// peer, but the table shows it.
inline constexpr std::string_view kOwnGrid = "list grid, ours";
void addTextbookGrid(Contenders& contenders);
// Each of these is defined when its library was found (BROADSIDE_BENCH_...).
void addBox2d(Contenders& contenders);
void addChipmunk(Contenders& contenders);
void addBullet(Contenders& contenders);
void addBoost(Contenders& contenders);
void addBoost(QueryContenders& contenders);

/// All contenders with which this program was built.
[[nodiscard]] Contenders allContenders();
[[nodiscard]] QueryContenders allQueryContenders();
/// Debian packages of peers that were missing at build time.
[[nodiscard]] std::vector<std::string> missingPeers();

} // namespace broadside::bench

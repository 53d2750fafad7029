#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/scene/object_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// @file
/// The funnel: all pairs -> candidate pairs -> AABB overlaps -> shape overlaps. Steps and queries count it in the same
/// way for every broad phase.

namespace broadside {

struct Funnel {
    std::uint64_t pairs = 0; ///< Unordered pairs that can collide.
    /// Tests that the published loop of the algorithm would do; see BroadPhase::candidatePairs.
    std::uint64_t checks = 0;
    std::uint64_t candidates = 0;  ///< Distinct pairs that the broad phase reports.
    std::uint64_t boxOverlaps = 0; ///< Candidates whose exact AABBs overlap.
    std::uint64_t overlaps = 0;    ///< Box overlaps whose shapes overlap.

    /// A sum that would exceed 2^64 - 1 stays at that value.
    Funnel& operator+=(const Funnel& other) noexcept;
    friend bool operator==(const Funnel&, const Funnel&) = default;
};

/// Share of the pairs that the narrow phase need not test because of the broad phase, 0..1; 0 when there are no pairs.
[[nodiscard]] double sparedShare(const Funnel& funnel) noexcept;

/// Unordered pairs of present rows that can collide. Cost: O(n + k^2) for k different filters.
[[nodiscard]] std::uint64_t collidablePairs(const ObjectTable& objects);

/// A funnel with the pairs that passed its tests. Each list is ascending by (a, b); the numbers are rows of the table.
struct FunnelPairs {
    Funnel funnel;
    std::vector<IndexPair> boxOverlaps;
    std::vector<IndexPair> overlaps;
    /// More than limits::kOverlaps boxes overlap: the counts are right, but both lists are empty.
    bool isCountedOnly = false;

    void clear(); ///< Keeps the allocated memory.
};

/// Phase 4 of a step: gets the candidates from the broad phase and tests their boxes at once. Fills everything except
/// funnel.pairs and the shape overlaps (these too if the pairs are only counted). After a stop the result is invalid.
/// @pre the broad phase is up to date with the table.
void askBroadPhase(const ObjectTable& objects, const BroadPhase& broadPhase, FunnelPairs& pairs,
                   const std::stop_token& stop = {}, TouchRule touch = TouchRule::Closed);
/// The same for given candidates; leaves `checks` at 0. @pre the candidates are rows of the table
void testBoxes(const ObjectTable& objects, std::span<const IndexPair> candidates, FunnelPairs& pairs,
               TouchRule touch = TouchRule::Closed);
/// @pre the boxes of the two overlap
[[nodiscard]] bool shapesOverlap(const ObjectTable& objects, IndexPair pair);
/// Phase 5 of a step: tests shapes. Fills `overlaps`; after a stop only some of them.
void runNarrowPhase(const ObjectTable& objects, FunnelPairs& pairs, const std::stop_token& stop = {});
/// Both phases and the number of pairs. After a stop the result is invalid.
[[nodiscard]] FunnelPairs funnelPairs(const ObjectTable& objects, const BroadPhase& broadPhase,
                                      const std::stop_token& stop = {});

/// All candidate pairs, ascending; nothing if there are more than `most`, or after a stop.
[[nodiscard]] std::optional<std::vector<IndexPair>> candidateList(const BroadPhase& broadPhase, std::size_t most,
                                                                  const std::stop_token& stop = {});

/// What the broad phase reports for one object, or for a shape that belongs to no object. Ascending.
struct ObjectFunnel {
    std::vector<ObjectIndex> candidates;
    std::vector<ObjectIndex> boxOverlaps;
    std::vector<ObjectIndex> overlaps;
};
/// The object is treated as if it were dynamic; masks apply.
[[nodiscard]] ObjectFunnel funnelOf(const ObjectTable& objects, const BroadPhase& broadPhase, ObjectIndex object);
/// Masks and kinds are ignored.
[[nodiscard]] ObjectFunnel funnelOf(const ObjectTable& objects, const BroadPhase& broadPhase, const Shape& shape,
                                    const Pose& pose);
[[nodiscard]] ObjectFunnel funnelAt(const ObjectTable& objects, const BroadPhase& broadPhase, Vec2 point);
/// The same without a broad phase: tests every box and reports no candidates. O(objects)
[[nodiscard]] ObjectFunnel bruteForceFunnel(const ObjectTable& objects, ObjectIndex object);
[[nodiscard]] ObjectFunnel bruteForceFunnel(const ObjectTable& objects, Vec2 point);

} // namespace broadside

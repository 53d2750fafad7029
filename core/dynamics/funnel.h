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
/// The funnel: all pairs -> candidate pairs -> AABB overlaps -> shape overlaps. Counted the same way for every broad
/// phase, by the step and by everybody who asks about one.

namespace broadside {

struct Funnel {
    std::uint64_t pairs = 0;       ///< Unordered pairs that can collide.
    std::uint64_t checks = 0;      ///< Tests that the published loop would do; see BroadPhase::candidatePairs.
    std::uint64_t candidates = 0;  ///< Distinct pairs that the broad phase hands out.
    std::uint64_t boxOverlaps = 0; ///< Candidates whose exact AABBs overlap.
    std::uint64_t overlaps = 0;    ///< Of these, shapes overlap.

    /// Sums stay at 2^64 - 1 once they reach it.
    Funnel& operator+=(const Funnel& other) noexcept;
    friend bool operator==(const Funnel&, const Funnel&) = default;
};

/// Share of the pairs that the broad phase spared the narrow phase, 0..1; 0 when there are no pairs.
[[nodiscard]] double sparedShare(const Funnel& funnel) noexcept;

/// Unordered pairs of present rows that can collide. Cost: O(n + k^2) for k different filters.
[[nodiscard]] std::uint64_t collidablePairs(const ObjectTable& objects);

/// A funnel with the pairs that came through its tests; each list ascending by (a, b) in the numbers of the table.
struct FunnelPairs {
    Funnel funnel;
    std::vector<IndexPair> boxOverlaps;
    std::vector<IndexPair> overlaps;
    /// More than limits::kOverlaps boxes overlap: the funnel is right, both lists are empty.
    bool isCountedOnly = false;

    void clear(); ///< Keeps the memory.
};

/// Phase 4 of a step: asks the broad phase and tests boxes as the candidates come. Fills all but the shape overlaps
/// (but where they are counted only) and funnel.pairs. Once stopped, what it has filled means nothing.
/// @pre the broad phase is up to date with the table.
void askBroadPhase(const ObjectTable& objects, const BroadPhase& broadPhase, FunnelPairs& pairs,
                   const std::stop_token& stop = {}, TouchRule touch = TouchRule::Closed);
/// The same for candidates that somebody else handed out; leaves `checks` at 0. @pre rows of the table
void testBoxes(const ObjectTable& objects, std::span<const IndexPair> candidates, FunnelPairs& pairs,
               TouchRule touch = TouchRule::Closed);
/// Of two whose boxes overlap.
[[nodiscard]] bool shapesOverlap(const ObjectTable& objects, IndexPair pair);
/// Phase 5 of a step: tests shapes. Fills `overlaps`; some of them, once stopped.
void runNarrowPhase(const ObjectTable& objects, FunnelPairs& pairs, const std::stop_token& stop = {});
/// Both, and the count of pairs. Once stopped, it means nothing.
[[nodiscard]] FunnelPairs funnelPairs(const ObjectTable& objects, const BroadPhase& broadPhase,
                                      const std::stop_token& stop = {});

/// All candidate pairs, ascending; nothing when there are more than `most` of them, or when stopped.
[[nodiscard]] std::optional<std::vector<IndexPair>> candidateList(const BroadPhase& broadPhase, std::size_t most,
                                                                  const std::stop_token& stop = {});

/// What the broad phase says about one object, or about a shape that is nobody's. Ascending.
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
/// The same without a broad phase: every box is tested, and there are no candidates. O(objects)
[[nodiscard]] ObjectFunnel funnelOfBoxes(const ObjectTable& objects, ObjectIndex object);
[[nodiscard]] ObjectFunnel funnelOfBoxes(const ObjectTable& objects, Vec2 point);

} // namespace broadside

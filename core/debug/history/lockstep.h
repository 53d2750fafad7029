#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/frame.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// @file
/// Several broad phases over the objects of one frame: the result of each, and the pairs about which they disagree.
/// Each starts empty and gets all objects, so that no earlier frame influences it (comparison.h plays whole runs).
///
/// Cost: for each broad phase, adding all objects, its candidates, and an audit.

namespace broadside {

/// The result of one broad phase.
struct Contender {
    std::shared_ptr<const BroadPhase> broadPhase;
    std::uint64_t candidates = 0;
    std::uint64_t boxOverlaps = 0; ///< Candidates whose boxes overlap.
    std::uint64_t checks = 0;      ///< Result of BroadPhase::candidatePairs().
    std::uint64_t memory = 0;      ///< Bytes of the structure, without the objects.
    double microseconds = 0.0;     ///< Time to add all objects and to report all candidates, once. For display only.
    std::vector<MissedPair> missed;
    std::uint64_t missedCount = 0; ///< All, listed or not: see FrameAudit.
};

/// A pair that some contenders report and others do not.
struct Disagreement {
    IndexPair pair;
    std::uint32_t reportedBy = 0; ///< Bit i: the i-th contender reports it.
    bool boxesOverlap = false;    ///< True: contenders that do not report the pair miss it.
    friend bool operator==(const Disagreement&, const Disagreement&) = default;
};

class Lockstep {
public:
    static constexpr std::size_t kMostContenders = 4;
    /// Limit of candidates per contender; with more, pairs are counted and not compared. 16 MiB each.
    static constexpr std::size_t kMostPairs = std::size_t{1} << 21;
    /// Limit of listed disagreements; more are only counted.
    static constexpr std::size_t kMostDisagreements = 10'000;

    /// Refuses what makeBroadPhase() refuses. A stop takes effect within some milliseconds and leaves out contenders or
    /// disagreements: see isComplete().
    /// @pre 1 <= settings.size() <= kMostContenders
    [[nodiscard]] static Result<Lockstep> of(ObjectTable objects, const WorldSettings& world,
                                             std::span<const BroadPhaseSettings> settings,
                                             const std::stop_token& stop = {});

    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_objects; }
    [[nodiscard]] const WorldSettings& world() const noexcept { return m_world; }
    [[nodiscard]] std::span<const Contender> contenders() const noexcept { return m_contenders; }
    [[nodiscard]] bool isComplete() const noexcept { return m_complete; }

    /// Pairs with overlapping boxes first; each group ascends by pair. No value if a contender reports too many
    /// candidates.
    [[nodiscard]] const std::optional<std::vector<Disagreement>>& disagreements() const noexcept
    {
        return m_disagreements;
    }
    /// The number of all disagreements, listed or not.
    [[nodiscard]] std::uint64_t disagreementCount() const noexcept { return m_disagreementCount; }

private:
    void compare(std::span<const std::vector<IndexPair>> candidates, const std::stop_token& stop);

    ObjectTable m_objects;
    WorldSettings m_world;
    std::vector<Contender> m_contenders;
    std::optional<std::vector<Disagreement>> m_disagreements;
    std::uint64_t m_disagreementCount = 0;
    bool m_complete = true;
};

} // namespace broadside

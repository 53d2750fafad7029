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
/// Several broad phases over the objects of one moment: what each makes of it, and about which pairs they disagree.
/// Each gets all objects anew, so that none lives on what an earlier moment left in it (comparison.h plays whole runs).
///
/// Cost: for each broad phase putting in all objects, its candidates, and an audit.

namespace broadside {

/// What one broad phase makes of the moment.
struct Contender {
    std::shared_ptr<const BroadPhase> broadPhase;
    std::uint64_t candidates = 0;
    std::uint64_t boxOverlaps = 0; ///< Candidates whose boxes overlap.
    std::uint64_t checks = 0;      ///< BroadPhase::candidatePairs.
    std::uint64_t memory = 0;      ///< Bytes of the structure, without the objects.
    double microseconds = 0.0;     ///< To put everything in and hand out all candidates, once: for people only.
    std::vector<MissedPair> missed;
    std::uint64_t missedCount = 0; ///< Listed or not: see FrameAudit.
};

/// A pair that some hand out and others do not.
struct Disagreement {
    IndexPair pair;
    std::uint32_t handedOutBy = 0; ///< Bit i: the i-th of the contenders.
    bool boxesOverlap = false;     ///< Who does not hand it out misses it.
    friend bool operator==(const Disagreement&, const Disagreement&) = default;
};

class Lockstep {
public:
    static constexpr std::size_t kMostContenders = 4;
    /// Candidates of one contender; with more, pairs are counted and not compared. 16 MiB each.
    static constexpr std::size_t kMostPairs = std::size_t{1} << 21;
    /// More are counted only.
    static constexpr std::size_t kMostDisagreements = 10'000;

    /// Refused: what makeBroadPhase refuses, with its name. A stop ends it within some milliseconds and
    /// leaves contenders or disagreements out: isComplete() says so.
    /// @pre 1 <= settings.size() <= kMostContenders
    [[nodiscard]] static Result<Lockstep> of(ObjectTable objects, const WorldSettings& world,
                                             std::span<const BroadPhaseSettings> settings,
                                             const std::stop_token& stop = {});

    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_objects; }
    [[nodiscard]] const WorldSettings& world() const noexcept { return m_world; }
    [[nodiscard]] std::span<const Contender> contenders() const noexcept { return m_contenders; }
    [[nodiscard]] bool isComplete() const noexcept { return m_complete; }

    /// Those with overlapping boxes first, each kind ascending by pair; nothing when somebody hands out too much.
    [[nodiscard]] const std::optional<std::vector<Disagreement>>& disagreements() const noexcept
    {
        return m_disagreements;
    }
    [[nodiscard]] std::uint64_t disagreementCount() const noexcept { return m_disagreementCount; } ///< All.

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

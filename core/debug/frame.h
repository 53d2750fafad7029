#pragma once

#include "core/dynamics/funnel.h"
#include "core/dynamics/world.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// @file
/// What the debugger works on: one moment of a 2D world, read only, whoever made it. The world of a simulation, an
/// authored scene, or, where only tables are known, what somebody else's game wrote down.

namespace broadside {

/// What is known of a moment. Objects, world, broad phase and report must outlive the frame made of it.
struct FrameParts {
    const ObjectTable* objects = nullptr; ///< Never null.
    WorldSettings world;
    std::uint64_t step = 0; ///< 0: before the first.
    double time = 0.0;      ///< Seconds.
    /// Up to date with the objects; null where only its candidates are known.
    const BroadPhase* broadPhase = nullptr;
    /// In sentences, for a broad phase that is not there: "the game's own grid". Empty: the algorithm's name.
    std::string broadPhaseName;
    /// What was handed out, ascending, each once; instead of asking `broadPhase`.
    std::optional<std::vector<IndexPair>> candidates;
    std::optional<StepTimings> timings;
    /// Of the step that led here: pairs that met in it overlap, although responses have moved them apart since. May be
    /// null.
    const StepReport* report = nullptr;
    /// Pairs that overlap whatever boxes and shapes say now, such as those that met on their swept way. Ascending.
    std::vector<IndexPair> met;
    /// Pairs of which a game recorded a contact, ascending; nothing where contacts were not recorded.
    std::optional<std::vector<IndexPair>> contacts;
    std::optional<std::uint64_t> hash;
    TouchRule touch = TouchRule::Closed;
    /// Boxes are not made of the shapes here, but somebody else's, who may have made them too small.
    bool boxesAreMeasured = false;
};

/// Candidates and overlaps are computed when they are first asked for. Not for several threads at once.
class Frame {
public:
    /// @pre parts.objects
    explicit Frame(FrameParts parts);
    /// The world as it stands; with the report of its last step, what met in it and its timings. Good until the world
    /// steps on.
    [[nodiscard]] static Frame of(const World& world, const StepReport* report = nullptr);
    /// Objects with a broad phase of Broadside's, such as an authored scene. @pre the broad phase is up to date
    [[nodiscard]] static Frame of(const ObjectTable& objects, const BroadPhase& broadPhase, const WorldSettings& world);

    [[nodiscard]] std::uint64_t step() const noexcept { return m_parts.step; }
    [[nodiscard]] double time() const noexcept { return m_parts.time; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return *m_parts.objects; }
    [[nodiscard]] const WorldSettings& world() const noexcept { return m_parts.world; }
    /// Null where only candidates are known.
    [[nodiscard]] const BroadPhase* broadPhase() const noexcept { return m_parts.broadPhase; }
    /// Else nothing tells what was handed out.
    [[nodiscard]] bool knowsCandidates() const noexcept { return m_parts.broadPhase || m_parts.candidates; }
    /// As sentences call it: "the algorithm grid".
    [[nodiscard]] std::string broadPhaseName() const;
    [[nodiscard]] std::optional<CellTable> cellTable() const; ///< For algorithms with cells.
    [[nodiscard]] const std::optional<StepTimings>& timings() const noexcept { return m_parts.timings; }
    [[nodiscard]] const std::optional<std::uint64_t>& hash() const noexcept { return m_parts.hash; }
    [[nodiscard]] TouchRule touch() const noexcept { return m_parts.touch; }

    /// All that it was made of.
    [[nodiscard]] const FrameParts& parts() const noexcept { return m_parts; }
    /// See FrameParts.
    [[nodiscard]] const std::optional<std::vector<IndexPair>>& contacts() const noexcept { return m_parts.contacts; }
    [[nodiscard]] bool boxesAreMeasured() const noexcept { return m_parts.boxesAreMeasured; }
    /// The box that somebody else measured leaves out a part of the shape, by more than rounding.
    [[nodiscard]] bool isBoxSmallerThanShape(ObjectIndex row) const;
    /// Shapes overlap, their boxes do not, because one of them is smaller than its shape. @pre both present
    [[nodiscard]] bool boxesHideOverlap(ObjectIndex a, ObjectIndex b) const;
    /// Of one pair, in the order in which it was found. Masks are looked at. @pre a != b, both present
    [[nodiscard]] bool isCandidate(ObjectIndex a, ObjectIndex b) const;
    [[nodiscard]] bool boxesOverlap(ObjectIndex a, ObjectIndex b) const noexcept;
    [[nodiscard]] bool shapesOverlap(ObjectIndex a, ObjectIndex b) const;
    /// They overlap, or touched on their swept way, in the step that led here, whatever they do now.
    [[nodiscard]] bool haveMet(ObjectIndex a, ObjectIndex b) const;
    /// What came through which test, candidates only counted. Where no candidates are known (knowsCandidates()), their
    /// count is 0 and means nothing; overlaps are found among all pairs then, from the boxes.
    [[nodiscard]] const FunnelPairs& pairs() const;
    /// The same without the narrow phase: no overlaps, and pairs not counted.
    [[nodiscard]] const FunnelPairs& boxPairs() const;
    [[nodiscard]] const Funnel& funnel() const { return pairs().funnel; }
    [[nodiscard]] std::span<const IndexPair> overlaps() const { return pairs().overlaps; }
    /// Hands out all candidates, in the order in which they come.
    void showCandidates(PairSink& sink) const;
    /// All candidates, ascending; nothing when there are more than `most`, or when stopped.
    [[nodiscard]] std::optional<std::vector<IndexPair>> candidates(std::size_t most,
                                                                   const std::stop_token& stop = {}) const;

private:
    FrameParts m_parts;
    mutable std::optional<FunnelPairs> m_pairs;
    mutable bool m_hasOverlaps = false;
};

} // namespace broadside

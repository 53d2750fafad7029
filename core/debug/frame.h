#pragma once

#include "core/base/message/message.h"
#include "core/debug/object_marks.h"
#include "core/debug/recorder_faults.h"
#include "core/dynamics/funnel.h"
#include "core/dynamics/world.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// @file
/// The debugger works on frames. A frame is one frame of a 2D world, read only: the world of a simulation, an authored
/// scene, or, where only tables are known, the recording of another game.

namespace broadside {

/// Known data of one frame. Objects, broad phase and report must outlive the frame that is made from it.
struct FrameParts {
    const ObjectTable* objects = nullptr; ///< Never null.
    WorldSettings world;
    std::uint64_t step = 0; ///< 0: before the first step.
    double time = 0.0;      ///< Seconds.
    /// Up to date with the objects; null where only its candidates are known.
    const BroadPhase* broadPhase = nullptr;
    /// Name in sentences for a broad phase that is not available: "the game's own grid". Empty: the algorithm's name.
    Message broadPhaseName;
    /// Reported pairs, ascending, each once. If set, they are used instead of asking `broadPhase`.
    std::optional<std::vector<IndexPair>> candidates;
    std::optional<StepTimings> timings;
    /// Report of the step that led here. Pairs that met in that step count as overlapping, although responses have
    /// moved them apart since. May be null.
    const StepReport* report = nullptr;
    /// Pairs that always count as overlapping, for example because they met on their swept path. Boxes and shapes of
    /// this frame do not matter. Ascending.
    std::vector<IndexPair> met;
    /// Pairs for which the game recorded a contact, ascending; no value if contacts were not recorded.
    std::optional<std::vector<IndexPair>> contacts;
    std::optional<std::uint64_t> hash;
    TouchRule touch = TouchRule::Closed;
    /// The boxes come from another program, not from the shapes here; they may be too small.
    bool boxesAreMeasured = false;
    /// What the game says of single objects in this frame; may be null.
    const ObjectMarks* marks = nullptr;
    /// Whether the game leaves out pairs of two sleeping objects in all its frames, as engines do. Called when it is
    /// needed, since the answer may need all frames. Empty: no.
    std::function<bool()> leavesOutSleepers;
    /// Wrong calls of the game to its recorder in this frame; null if there were none.
    const RecorderFaults* faults = nullptr;
    /// Rows in the order in which a game named its objects; absent rows may be among them. Empty: the order of rows.
    std::span<const ObjectIndex> order;
};

/// Computes candidates and overlaps when they are first requested. Not thread-safe.
class Frame {
public:
    /// @pre parts.objects
    explicit Frame(FrameParts parts);
    /// The present state of the world. With the report of its last step, also the pairs that met in that step and its
    /// timings. Valid until the next step of the world.
    [[nodiscard]] static Frame of(const World& world, const StepReport* report = nullptr);
    /// Objects with one of Broadside's own broad phases, such as an authored scene. @pre the broad phase is up to date
    [[nodiscard]] static Frame of(const ObjectTable& objects, const BroadPhase& broadPhase, const WorldSettings& world);

    [[nodiscard]] std::uint64_t step() const noexcept { return m_parts.step; }
    [[nodiscard]] double time() const noexcept { return m_parts.time; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return *m_parts.objects; }
    [[nodiscard]] const WorldSettings& world() const noexcept { return m_parts.world; }
    /// Null where only candidates are known.
    [[nodiscard]] const BroadPhase* broadPhase() const noexcept { return m_parts.broadPhase; }
    /// Whether it is known which pairs were reported.
    [[nodiscard]] bool knowsCandidates() const noexcept { return m_parts.broadPhase || m_parts.candidates; }
    /// The name that sentences use: "the algorithm grid".
    [[nodiscard]] Message broadPhaseName() const;
    /// The same at the start of a sentence: "The algorithm grid".
    [[nodiscard]] Message broadPhaseNameFirst() const;
    [[nodiscard]] std::optional<CellTable> cellTable() const; ///< No value for algorithms without cells.
    [[nodiscard]] const std::optional<StepTimings>& timings() const noexcept { return m_parts.timings; }
    [[nodiscard]] const std::optional<std::uint64_t>& hash() const noexcept { return m_parts.hash; }
    [[nodiscard]] TouchRule touch() const noexcept { return m_parts.touch; }

    /// Whether the game says this of an object. O(log marks)
    [[nodiscard]] bool isMarked(ObjectMark mark, ObjectIndex row) const
    {
        return m_parts.marks && m_parts.marks->has(mark, m_parts.objects->idOf(row));
    }
    /// All data from which the frame was made.
    [[nodiscard]] const FrameParts& parts() const noexcept { return m_parts; }
    /// See FrameParts.
    [[nodiscard]] const std::optional<std::vector<IndexPair>>& contacts() const noexcept { return m_parts.contacts; }
    [[nodiscard]] bool boxesAreMeasured() const noexcept { return m_parts.boxesAreMeasured; }
    /// Whether the measured box leaves out a part of the shape, by more than rounding.
    [[nodiscard]] bool isBoxSmallerThanShape(ObjectIndex row) const;
    /// Whether the shapes overlap but the boxes do not, because a box is smaller than its shape. @pre both present
    [[nodiscard]] bool boxesHideOverlap(ObjectIndex a, ObjectIndex b) const;
    /// Tests of one pair, in the order of the funnel. isCandidate() also checks the masks. @pre a != b, both present
    [[nodiscard]] bool isCandidate(ObjectIndex a, ObjectIndex b) const;
    [[nodiscard]] bool boxesOverlap(ObjectIndex a, ObjectIndex b) const noexcept;
    [[nodiscard]] bool shapesOverlap(ObjectIndex a, ObjectIndex b) const;
    /// Whether the two overlapped, or touched on their swept path, in the step that led here. They may be apart now.
    [[nodiscard]] bool haveMet(ObjectIndex a, ObjectIndex b) const;
    /// Pairs that passed each test; candidates are only counted. If no candidates are known (knowsCandidates()), their
    /// count is 0 and means nothing; overlaps are then found among all pairs, from the boxes.
    [[nodiscard]] const FunnelPairs& pairs() const;
    /// The same without the narrow phase: no overlaps, and `pairs` of the funnel is not counted.
    [[nodiscard]] const FunnelPairs& boxPairs() const;
    [[nodiscard]] const Funnel& funnel() const { return pairs().funnel; }
    [[nodiscard]] std::span<const IndexPair> overlaps() const { return pairs().overlaps; }
    /// Passes all candidates to the sink, in the order in which they are stored or reported.
    void showCandidates(PairSink& sink) const;
    /// All candidates, ascending; no value if there are more than `most`, or after a stop.
    [[nodiscard]] std::optional<std::vector<IndexPair>> candidates(std::size_t most,
                                                                   const std::stop_token& stop = {}) const;

private:
    FrameParts m_parts;
    mutable std::optional<FunnelPairs> m_pairs;
    mutable bool m_hasOverlaps = false;
};

/// Whether the game says that both sleep, and never reports such a pair: then the pair is not missed.
[[nodiscard]] bool leavesOutAsleep(const Frame& frame, ObjectIndex a, ObjectIndex b);

} // namespace broadside

#pragma once

#include "core/debug/audit/passage.h"
#include "core/debug/frame.h"
#include "core/debug/why/miss_cause.h"
#include "core/debug/why/pair_stage.h"
#include "core/debug/why/remedy.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// @file
/// WHY do two objects collide, or why not? One sentence and what to do about it, for any two objects.

namespace broadside {

/// What happened to two objects in a run. Pass it each report of the run, from the first step on.
class PairWatch {
public:
    PairWatch(ObjectId a, ObjectId b) noexcept
        : m_pair(a < b ? IdPair{a, b} : IdPair{b, a})
    {}

    [[nodiscard]] ObjectId a() const noexcept { return m_pair.a; } ///< The lower id.
    [[nodiscard]] ObjectId b() const noexcept { return m_pair.b; }

    void observe(const StepReport& report);
    void observe(const FoundPassage& passage); ///< Passages of any two objects; for callers that search for passages.

    /// The step in which the present overlap began; no value if they do not overlap.
    [[nodiscard]] std::optional<std::uint64_t> overlapBegan() const noexcept { return m_overlapBegan; }
    /// The last step in which an overlap of the two began.
    [[nodiscard]] std::optional<std::uint64_t> lastBegan() const noexcept { return m_lastBegan; }
    /// The step in which an object of the pair was removed for the last time.
    [[nodiscard]] std::optional<std::uint64_t> removed(ObjectId id) const noexcept;
    /// What removed it then; unknown for a recording.
    [[nodiscard]] const std::optional<StepEvent>& removal(ObjectId id) const noexcept;

    /// The last time that one of the two passed through the other.
    [[nodiscard]] const std::optional<FoundPassage>& passage() const noexcept { return m_passage; }
    /// Whether that was during the present overlap: it was seen, but too late.
    [[nodiscard]] bool hasPassedSince() const noexcept;

private:
    IdPair m_pair;
    std::optional<FoundPassage> m_passage;
    std::optional<std::uint64_t> m_overlapBegan;
    std::optional<std::uint64_t> m_lastBegan;
    std::optional<std::uint64_t> m_removedA;
    std::optional<std::uint64_t> m_removedB;
    std::optional<StepEvent> m_removalA;
    std::optional<StepEvent> m_removalB;
};

struct WhyAnswer {
    bool canCollide = false; ///< The masks match and at least one of the two is dynamic.
    bool candidate = false;  ///< The broad phase reports the pair.
    bool boxOverlap = false; ///< The boxes overlap, whether or not the broad phase reports the pair.
    bool overlap = false;    ///< The shapes overlap, or met in the step that led here; reported or not.
    double distance = 0.0;   ///< The distance between the shapes, metres; 0 if they overlap.
    /// The distance at the present positions, even if the step that led here found an overlap and moved them apart.
    double distanceNow = 0.0;
    /// They can collide and their shapes overlap, but their boxes do not: Frame::boxesHideOverlap().
    bool boxSmallerThanShape = false;
    /// Their boxes overlap, and the game leaves the pair out because both sleep: leavesOutAsleep().
    bool bothAsleep = false;
    /// Why the broad phase did not report two objects that can collide and whose boxes overlap. No value if no pair was
    /// missed, which is always so with a correct algorithm.
    std::optional<MissCause> cause;
    /// The rule of the explanation that a diagnosis gives for the missed pair of a game; empty: none, or no diagnosis.
    std::string rule;
    /// The stage at which the pair was lost; no value if it was not.
    std::optional<PairStage> stage;
    /// Cells that both touch, ascending, by the ids of the algorithm (BroadPhase::cellsTouchedBy); empty without cells.
    /// In a textbook variant the two may still not meet: one of them may not be registered in these cells.
    std::vector<std::uint64_t> sharedCells;
    std::vector<std::uint64_t> registeredA; ///< Cells in which the first is registered, ascending.
    std::vector<std::uint64_t> registeredB;
    Message sentence;                    ///< One sentence; ends with a full stop.
    Message remedy;                      ///< What to do; ends with a full stop.
    Fix fix;                             ///< The remedy as data, if one change is enough.
    std::optional<FoundPassage> passage; ///< The passage that the sentence describes.
};

/// One sentence for each of the two objects that the watch saw removed: "Ball was removed in step 60, when it was found
/// to overlap Wall." For a recording, which does not say what removes: "Ball is no longer in the world from step 61
/// on."
struct RemovalText {
    ObjectId object;
    std::uint64_t step = 0;
    Message sentence; ///< Ends with a full stop.
};
[[nodiscard]] std::vector<RemovalText> removalsOf(const ObjectTable& objects, ObjectIndex a, ObjectIndex b,
                                                  const PairWatch& watch);

/// Explains two rows of a frame, also of removed objects: those are neither candidates nor overlap, and are measured at
/// their last positions. `watch` adds what happened in past steps. Cost: one query of the broad phase.
/// @pre a != b
[[nodiscard]] WhyAnswer why(const Frame& frame, ObjectIndex a, ObjectIndex b, const PairWatch* watch = nullptr);

/// Lets an answer about a missed pair say what a diagnosis found, instead of what the frame alone shows. The remedy is
/// that of the explanation. @pre the answer is about these rows of the frame, and has a cause
void tellExplanation(const Frame& frame, ObjectIndex a, ObjectIndex b, const Message& sentence, const Message& remedy,
                     WhyAnswer& answer);
/// Lets it say only where the pair was lost, with its numbers, and no cause. @pre as above
void tellStage(const Frame& frame, ObjectIndex a, ObjectIndex b, const Message& remedy, WhyAnswer& answer);

} // namespace broadside

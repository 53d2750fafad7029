#pragma once

#include "core/debug/audit/tunnelling.h"
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
/// WHY do these two objects collide, or not? One plain sentence and what to do about it, for any two objects.

namespace broadside {

/// What a run did with two objects: give it each report of the run, from the first step on.
class PairWatch {
public:
    PairWatch(ObjectId a, ObjectId b) noexcept
        : m_pair(a < b ? IdPair{a, b} : IdPair{b, a})
    {}

    /// One that passed through another within a step.
    struct Passage {
        std::uint64_t step = 0;
        double dt = 0.0; ///< Of the step, seconds.
        Tunnelling tunnelling;
    };

    [[nodiscard]] ObjectId a() const noexcept { return m_pair.a; } ///< The lower id.
    [[nodiscard]] ObjectId b() const noexcept { return m_pair.b; }

    void observe(const StepReport& report);
    void observe(const Passage& passage); ///< Of any two; for who looks for tunnelling.

    /// The step in which the overlap that lasts until now began; nothing when they do not overlap.
    [[nodiscard]] std::optional<std::uint64_t> overlapBegan() const noexcept { return m_overlapBegan; }
    /// The last step in which an overlap of the two began.
    [[nodiscard]] std::optional<std::uint64_t> lastBegan() const noexcept { return m_lastBegan; }
    /// The step in which an object of the pair was removed for the last time.
    [[nodiscard]] std::optional<std::uint64_t> removed(ObjectId id) const noexcept;
    /// What removed it then; of a recording nothing is known of that.
    [[nodiscard]] const std::optional<StepEvent>& removal(ObjectId id) const noexcept;

    /// The last time that one of the two passed through the other.
    [[nodiscard]] const std::optional<Passage>& passage() const noexcept { return m_passage; }
    /// Whether that was during the overlap that lasts until now: it was seen, but too late.
    [[nodiscard]] bool hasPassedSince() const noexcept;

private:
    IdPair m_pair;
    std::optional<Passage> m_passage;
    std::optional<std::uint64_t> m_overlapBegan;
    std::optional<std::uint64_t> m_lastBegan;
    std::optional<std::uint64_t> m_removedA;
    std::optional<std::uint64_t> m_removedB;
    std::optional<StepEvent> m_removalA;
    std::optional<StepEvent> m_removalB;
};

struct WhyAnswer {
    bool canCollide = false; ///< The masks match and at least one of the two is dynamic.
    bool candidate = false;  ///< The broad phase hands the pair out.
    bool boxOverlap = false; ///< The AABBs overlap, whatever the broad phase says.
    bool overlap = false;    ///< The shapes overlap, or met in the step that led here, whatever the broad phase says.
    double distance = 0.0;   ///< Between the shapes, metres; 0 when they overlap.
    /// The same as they stand, also where the step that led here found them to overlap and moved them apart.
    double distanceNow = 0.0;
    /// They can collide, their shapes overlap and their boxes do not: Frame::boxesHideOverlap().
    bool boxSmallerThanShape = false;
    /// The boxes of two objects that can collide overlap, and the broad phase did not hand them out: why. Nothing when
    /// no pair was missed, which is always so with a correct algorithm.
    std::optional<MissCause> cause;
    /// Where the pair was lost; nothing when it was not.
    std::optional<PairStage> stage;
    /// Cells that both touch, ascending, by the ids of the algorithm (BroadPhase::cellsTouchedBy); empty without cells.
    /// Of a textbook variant the two may still not meet: not in cells in which one of them is not registered.
    std::vector<std::uint64_t> sharedCells;
    std::vector<std::uint64_t> registeredA; ///< Cells in which the first is registered, ascending.
    std::vector<std::uint64_t> registeredB;
    std::string sentence;                      ///< One sentence, with its full stop.
    std::string remedy;                        ///< What to do, with its full stop.
    Fix fix;                                   ///< The remedy as data, where one change is enough.
    std::optional<PairWatch::Passage> passage; ///< That the sentence tells of.
};

/// "Ball was removed in step 60, when it was found to overlap Wall": one text without a full stop for each of the two
/// that the watch saw removed. Of a recording, which does not say what removes: "Ball is no longer in the world from
/// step 61 on".
struct RemovalText {
    ObjectId object;
    std::uint64_t step = 0;
    std::string text;
};
[[nodiscard]] std::vector<RemovalText> removalsOf(const ObjectTable& objects, ObjectIndex a, ObjectIndex b,
                                                  const PairWatch& watch);

/// About two rows of a frame, also removed ones: those are neither candidates nor overlap, and are measured where they
/// last stood. `watch` adds what happened in steps gone by. Cost: one query of the broad phase.
/// @pre a != b
[[nodiscard]] WhyAnswer why(const Frame& frame, ObjectIndex a, ObjectIndex b, const PairWatch* watch = nullptr);

} // namespace broadside

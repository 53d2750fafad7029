#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace broadside::diagnosis {

/// What the births and removals of all objects say about one of them. NaN: not known.
struct LifeFacts {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    double birth = kNone;      ///< Its number among all births, from 1. Unknown for objects of frame 0.
    double bornBefore = kNone; ///< How many appeared in the same frame and come before it in the list; likewise.
    double waits = 0.0;        ///< Frames until it is added, if one new object is added in each frame; 0: it is added.
    double slot = 0.0;         ///< Its place in an array in which the place that became free last is used first.
    double slotBefore = 0.0;   ///< The same where new objects are added before others are removed in a frame.
    double leaf =
        0.0; ///< The same as `slot` where objects of one frame are removed in the order of the list, not from its end.
    double goneGap = kNone; ///< The least distance of its box to one of an object that was removed since it appeared.
    double more = kNone;    ///< How many more objects there are than in the frame before.
};

/// Follows births and removals from frame to frame.
class LifeHistory {
public:
    /// The evidence must outlive it. O(frames + tracks log tracks)
    explicit LifeHistory(const Evidence& evidence);
    /// O(removed objects)
    [[nodiscard]] LifeFacts factsOf(const State& state) const;

private:
    struct Birth {
        std::size_t number = 0;
        std::size_t before = 0; // in the same frame
        FrameIndex added = 0;   // if one object is added in each frame
        std::size_t slot = 0;
        std::size_t slotBefore = 0;
        std::size_t leaf = 0;
    };
    /// Slots of an array, and those of them that are free: the one that became free last comes last.
    struct Slots {
        std::vector<std::size_t> free;
        std::size_t count = 0;
        [[nodiscard]] std::size_t take();
    };
    void sort(FrameIndex frame, std::vector<TrackIndex>& born, std::vector<TrackIndex>& gone) const;
    void takeSlots(const std::vector<TrackIndex>& born, const std::vector<TrackIndex>& gone);
    [[nodiscard]] double goneGapOf(const Track& track, FrameIndex frame) const;

    const Evidence& m_evidence;
    std::vector<Birth> m_births;      // by track
    std::vector<const Track*> m_gone; // removed ones, in the order of their last frames
    Slots m_slots;
    Slots m_slotsBefore;
    Slots m_leaves;
};

} // namespace broadside::diagnosis

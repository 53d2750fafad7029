#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// What a sweep along x with a fault does in one frame. Source: sweep and prune; Ericson, Real-Time Collision
/// Detection, 7.5.
class SweepFeatures {
public:
    /// The evidence must outlive it. O(objects log objects)
    SweepFeatures(const Evidence& evidence, FrameIndex frame);
    /// Fills in what the first of the two, ordered by left sides, meets on its way to the other one. O(objects)
    void fill(const Event& event, FeatureRow& row) const;

private:
    struct Swept {
        Aabb box;
        TrackIndex track = 0;
        std::size_t place = 0; // in the game's list
    };
    [[nodiscard]] const Swept& sweptOf(TrackIndex track) const;
    /// A sweep misses the pair: its list is sorted by `key`, and its search ends at a low side. O(objects)
    template<class Key>
    [[nodiscard]] bool isBroken(const Swept& a, const Swept& b, Key key) const;

    const Evidence& m_evidence;
    std::vector<Swept> m_order;           // by left side
    std::vector<std::uint32_t> m_numbers; // by track, from `m_least` on: its place in m_order
    TrackIndex m_least = 0;
    bool m_isListInOrder = false; // of the centres
};

/// The evidence with x and y exchanged, where sweeps with a fault along the game's y tell missed pairs from found ones
/// better than those along x. No value: they do not, or the broad phase is no sweep by its name.
/// Cost: that of lostInSweeps(), for a part of the events.
[[nodiscard]] std::optional<Evidence> evidenceOfSweepAlongY(const Evidence& evidence);

} // namespace broadside::diagnosis

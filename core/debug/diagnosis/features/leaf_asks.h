#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

#include <optional>
#include <vector>

/// @file
/// Dynamic trees keep pairs from frame to frame. A leaf searches for new partners when its box is changed, and a pair
/// lasts as long as the boxes of its leaves overlap. So a pair is missing if all leaves that should have found it did
/// not search, or did not search far enough.

namespace broadside::diagnosis {

/// The searches that should have found a pair: those of leaves that were changed since the boxes of the two leaves
/// began to overlap.
class LeafAsks {
public:
    /// The evidence must outlive it. Cost: O(registered boxes + events * frames). Nothing is known unless the
    /// registered boxes are recorded and most of them are kept from frame to frame.
    explicit LeafAsks(const Evidence& evidence);

    /// Fills in the features from Feature::AskedStatic to Feature::DroppedParting. Cost: O(frames since the boxes of
    /// the leaves began to overlap).
    void fill(const Event& event, FeatureRow& row) const;
    /// Indices of the names whose changed leaves find hardly any partner, new leaves not counted. A part of the samples
    /// is used to find them.
    [[nodiscard]] const std::vector<std::uint32_t>& silentNames() const noexcept { return m_silent; }
    /// Objects whose leaves never find a partner, while those of all others do. All of them appeared after another
    /// object had vanished, so that a game may have used its record again.
    struct SilentObjects {
        std::vector<TrackIndex> tracks; ///< Ascending; empty: there are none.
        std::size_t heard = 0;          ///< Objects that find partners, among those that appeared after such an object.
    };
    [[nodiscard]] const SilentObjects& silentObjects() const noexcept { return m_silentObjects; }

private:
    struct Sums;
    void listenToNames();
    void listenToObjects();
    [[nodiscard]] bool isChanged(const Track& track, FrameIndex frame) const;
    void take(const Track& asker, const Track& other, FrameIndex frame, bool bothAsk, Sums& sums) const;
    [[nodiscard]] bool isChangedBetween(const Track& track, FrameIndex begin, FrameIndex end) const;
    [[nodiscard]] double askedAtBirth(const Track& a, const Track& b, FrameIndex frame) const;
    void fillDropped(const Event& event, FeatureRow& row) const;
    [[nodiscard]] std::optional<Sums> sumsOf(const Track& a, const Track& b, FrameIndex frame) const;

    const Evidence& m_evidence;
    bool m_isKept = false;
    std::vector<std::uint32_t> m_silent;
    SilentObjects m_silentObjects;
    std::vector<std::size_t> m_leaves;                // by track: the number of its leaf
    std::vector<std::vector<FrameIndex>> m_changesOf; // by track: frames in which its leaf was changed, ascending
    std::vector<char> m_hasRemoval;                   // by frame: an object of the frame before is not in it
    std::vector<std::vector<TrackIndex>> m_changed;   // leaves that are changed in a frame, by place
};

} // namespace broadside::diagnosis

#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

#include <vector>

/// @file
/// For how long dynamic objects have been quiet: they have neither moved nor been hit. Many games let such objects fall
/// asleep. A hit is a reported pair whose boxes overlap.

namespace broadside::diagnosis {

class QuietObjects {
public:
    /// The evidence must outlive it. O(reported pairs)
    explicit QuietObjects(const Evidence& evidence);
    /// Fills the features that begin with Quiet; they are unknown unless all frames before are sampled, and if no hit
    /// wakes an object. Cost: O(frames
    /// that it looks back, at most 256)
    void fill(const Event& event, FeatureRow& row) const;

private:
    [[nodiscard]] bool isQuietSinceFirst(TrackIndex track, FrameIndex frame) const;
    [[nodiscard]] double quietIn(TrackIndex track, FrameIndex frame) const;
    [[nodiscard]] bool doBeginAsleep() const;
    [[nodiscard]] bool doHitsWake() const;

    const Evidence& m_evidence;
    std::vector<std::vector<FrameIndex>> m_hits; // by track, ascending
    FrameIndex m_knownEnd = 0;                   // frames before it are all sampled
    bool m_beginAsleep = false;                  // objects that are quiet from the first frame on
    bool m_doHitsWake = false;
};

} // namespace broadside::diagnosis

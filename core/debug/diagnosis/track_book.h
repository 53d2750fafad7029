#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace broadside::diagnosis {

/// Follows objects by their ids from frame to frame, and writes their tracks.
class TrackBook {
public:
    /// The evidence must outlive it.
    explicit TrackBook(Evidence& evidence)
        : m_evidence(evidence)
    {}

    /// Finds or begins the track of a present row and adds its box of this frame. `isAnother`: the game's list shows
    /// that the id belongs to another object now.
    TrackIndex follow(const ObjectTable& objects, ObjectIndex row, FrameIndex frame, bool isAnother);

private:
    [[nodiscard]] bool isSameKind(const Track& track, const SceneObject& object) const;
    TrackIndex begin(const ObjectTable& objects, ObjectIndex row, FrameIndex frame);

    Evidence& m_evidence;
    std::unordered_map<ObjectId, TrackIndex> m_open; // the last track of each id
    std::unordered_map<std::string, std::uint32_t> m_names;
};

} // namespace broadside::diagnosis

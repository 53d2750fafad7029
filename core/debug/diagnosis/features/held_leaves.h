#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <vector>

/// @file
/// Objects that move, but stay registered where they were first. They may be in a tree of the level's static objects,
/// which is built once. A search there comes to whole leaves of several objects. So an object is still found near the
/// others of its leaf.

namespace broadside::diagnosis {

/// The leaves are inferred from reported pairs: objects of one leaf always have the same partners.
class HeldLeaves {
public:
    /// The evidence must outlive it. Nothing is held if registrations are recorded. O(events + reported pairs)
    explicit HeldLeaves(const Evidence& evidence);
    /// Names of the objects that stay registered where they were first, ascending. No other object of these names moves
    /// with its registration.
    [[nodiscard]] const std::vector<std::uint32_t>& names() const noexcept { return m_names; }
    /// Some of these objects share leaves with others.
    [[nodiscard]] bool areShared() const noexcept { return m_areShared; }
    /// An object of names() is not found in its leaf.
    [[nodiscard]] bool loses(const Event& event) const;

private:
    void findLeaves();
    void chooseNames();
    [[nodiscard]] bool isOutside(const Event& event, TrackIndex held) const;
    [[nodiscard]] bool isHeld(TrackIndex track) const;

    const Evidence& m_evidence;
    std::vector<Aabb> m_leaves;   // of each track: around the first boxes of all objects of its leaf
    std::vector<char> m_isShared; // of each track
    std::vector<std::uint32_t> m_names;
    bool m_areShared = false;
};

} // namespace broadside::diagnosis

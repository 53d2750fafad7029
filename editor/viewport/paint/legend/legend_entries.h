#pragma once

#include "editor/viewport/paint/scene_view.h"

#include <string>
#include <vector>

namespace broadside {

/// A sample of a mark and its meaning.
struct LegendEntry {
    static constexpr double kRoom = 22.0; ///< For a count.

    Mark mark;
    std::string name;
    std::string count; ///< Empty if there is nothing to count.
    /// Logical pixels at least, at scale 1, so that nothing moves when a small count appears or disappears.
    double countRoom = kRoom;

    [[nodiscard]] std::string text() const; ///< The name with the count.
};
using LegendEntries = std::vector<LegendEntry>;

/// The entries that are always there: the hovered object, its cells, and the states of its partners.
[[nodiscard]] LegendEntries legendEntries(const SceneView& view);

/// Entries for the structure of the algorithm, faults, findings, registrations and the pinned pair. Usually empty.
/// `brief`: in few words. `hasPins`: with those of the pair.
[[nodiscard]] LegendEntries legendNotes(const SceneView& view, bool brief, bool hasPins);

/// True if some of its numbers open lists.
[[nodiscard]] bool hasLegendLists(const SceneView& view) noexcept;

} // namespace broadside

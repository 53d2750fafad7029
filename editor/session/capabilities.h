#pragma once

namespace broadside {

/// What can be done with the shown steps, and what is known about them. Only this file distinguishes simulations and
/// recordings; panels, tools and jobs ask for the capability that they need.
struct Capabilities {
    bool canEdit = false;      ///< The user can edit objects and settings. Otherwise fixes are sentences for the user.
    bool canMakeSteps = false; ///< Steps can be made after the last one. Otherwise only recorded steps exist.
    /// Hits, removals, launches, spawns and passages of each step are known. Otherwise only positions are known.
    bool hasEvents = false;
    /// The broad phase is Broadside's, with the document's settings. Otherwise it is the game's.
    bool hasOwnBroadPhase = false;
    bool keepsIds = false; ///< An id names the same object in all steps.
};

[[nodiscard]] Capabilities capabilitiesOfSimulation() noexcept;
[[nodiscard]] Capabilities capabilitiesOfRecording() noexcept;

} // namespace broadside

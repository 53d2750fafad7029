#pragma once

namespace broadside {

/// What can be done with the shown steps, and what is known about them. Only this file distinguishes simulations and
/// recordings; panels, tools and jobs ask for the capability that they need.
struct Capabilities {
    bool canEdit = false;      ///< Objects and settings. Otherwise fixes are sentences for the user.
    bool canMakeSteps = false; ///< After the last one. Otherwise only recorded steps exist.
    bool hasEvents = false; ///< Hits, removals, launches, spawns and passages of each step. Otherwise only positions.
    bool hasOwnBroadPhase = false; ///< Broadside's, with the document's settings. Otherwise the game's.
    bool keepsIds = false;         ///< An id names the same object in all steps.
};

[[nodiscard]] Capabilities capabilitiesOfSimulation() noexcept;
[[nodiscard]] Capabilities capabilitiesOfRecording() noexcept;

} // namespace broadside

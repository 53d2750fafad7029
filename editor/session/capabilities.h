#pragma once

namespace broadside {

/// What can be done with the steps that are shown, and what is known of them. Simulations and recordings are told apart
/// here alone: panels, tools and jobs ask for the capability that they need.
struct Capabilities {
    bool canEdit = false;      ///< Objects and settings. Otherwise fixes are sentences for the author of the game.
    bool canMakeSteps = false; ///< After the last one. Otherwise there are only steps that were recorded.
    bool hasEvents = false; ///< Hits, removals, launches, spawns and passages of each step. Otherwise only positions.
    bool hasOwnBroadPhase = false; ///< The one of the document, by Broadside. Otherwise the one of the user's game.
    bool keepsIds = false;         ///< An id names the same object in all steps.
};

[[nodiscard]] Capabilities capabilitiesOfSimulation() noexcept;
[[nodiscard]] Capabilities capabilitiesOfRecording() noexcept;

} // namespace broadside

#pragma once

#include <cstdint>

namespace broadside {

namespace trace {
struct TraceInfo;
}

/// The place where the remedy of a fault is applied; it decides the words of the remedy.
enum class RemedyPlace : std::uint8_t {
    Scene, ///< The user changes the shown objects and settings.
    Game,  ///< The user changes the source code of the game.
};

/// What can be done with the shown steps, and what is known about them. Only this file distinguishes simulations and
/// recordings; panels, tools and jobs ask for the capability that they need.
struct Capabilities {
    bool canEdit = false;      ///< The user can edit objects and settings. Otherwise fixes are sentences for the user.
    bool canMakeSteps = false; ///< Steps can be made after the last one. Otherwise only recorded steps exist.
    /// Hits, removals, launches, spawns and passages of each step are known. Otherwise only positions are known.
    bool hasEvents = false;
    /// The broad phase is Broadside's, with the document's settings. Otherwise it is the game's.
    bool hasOwnBroadPhase = false;
    bool hasCandidates = false; ///< The candidates of the broad phase are known in every step.
    /// The cells of objects are known in every step, if the broad phase has cells. Otherwise nothing is known of cells.
    bool hasCells = false;
    bool keepsIds = false; ///< An id names the same object in all steps.
    RemedyPlace remedies = RemedyPlace::Game;
};

[[nodiscard]] Capabilities capabilitiesOfSimulation() noexcept;
[[nodiscard]] Capabilities capabilitiesOfRecording(const trace::TraceInfo& info);

} // namespace broadside

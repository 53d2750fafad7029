#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/open_recording.h"
#include "core/debug/tuning/footage.h"

#include <memory>
#include <optional>

namespace broadside {

/// Many frames of a scene, a trace or a table.
struct OpenedFootage {
    FilmedSteps filmed;
    /// The broad phase of the scene with the options. For a recording it is that of the options, or a grid with cells
    /// as large as the game's.
    BroadPhaseSettings broadPhase;
    /// True if neither the game nor --cell gives a cell size, so that it was chosen to suit the objects.
    bool hasGuessedCells = false;
    std::unique_ptr<OpenedRecording> recording; ///< The recording at the last filmed frame. Null for a scene.
};

/// Films the steps of a scene, with the options of a run, or the frames of a recording, up to --steps and as far as
/// memory allows. Prints a note if memory was not enough for all.
[[nodiscard]] Result<OpenedFootage> openFootage(const Arguments& arguments, Console& console,
                                                LastObjects last = LastObjects::Kept);

} // namespace broadside

#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/open_world.h"
#include "core/debug/history/history.h"
#include "core/debug/history/step_range.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>

namespace broadside {

/// A run that was made, with its history.
struct RecordedPlan {
    History history;
    World world; ///< The world after the last step.
};
/// Makes the run and records it from the step before `first` on, or from the beginning. The history may begin later if
/// it does not fit into `budget` bytes. Refused: what worldAfter() refuses.
[[nodiscard]] Result<RecordedPlan> recordRun(const PlannedRun& plan, Console& console, std::uint64_t first = 0,
                                             std::uint64_t budget = History::kDefaultBudget);

/// Many steps for work that is the same for both sources: those of a scene, which are made first, or those of a
/// recording.
struct OpenedSteps {
    std::shared_ptr<const StepSource> source; ///< Never null; has at least one frame.
    StepRange steps;                          ///< The steps that the options ask for.
    bool isRecording = false;
    /// The run of a scene.
    std::optional<PlannedRun> plan = {};
    /// The broad phase of --algorithm and --cell for a recording, if StepsWanted allows them.
    std::optional<BroadPhaseSettings> asked = {};
    /// Says that the recording has no candidates to explain, and what to record; nothing where it has some.
    std::optional<Problem> noCandidates = {};
    /// Says that the recording has none of the asked steps, if StepsWanted allows it; `steps` is of no use then.
    std::optional<Problem> noSteps = {};
    bool knowsRegistrations = false; ///< The recording says where objects are registered.
};

/// Steps that a scene makes when --steps is missing and the whole run is meant: ten seconds at the usual dt.
inline constexpr std::uint64_t kUsualSteps = 600;

/// What a command needs of the steps that it examines.
struct StepsWanted {
    std::uint64_t usualSteps = 0; ///< Steps of a scene when --steps is missing.
    /// When --steps is missing, a large scene makes fewer steps: objects times steps are at most so many, so that the
    /// answer comes soon.
    std::uint64_t mostObjectSteps = std::numeric_limits<std::uint64_t>::max();
    bool goesThroughOnce = false; ///< Steps of a scene are made while they are walked, and not kept.
    bool dropsEarlier = false;    ///< Steps before A are not needed, and cost no memory.
    bool needsStart = false;      ///< Refused if memory has to drop steps.
    /// Shown the world of a scene after the last step, if the steps are kept: it also has the names of removed objects.
    /// It is not kept as well: the first walk uses it.
    std::function<void(const World& end)> lookAtEnd = {};
    std::uint64_t budget = History::kDefaultBudget; ///< Bytes for the history of a scene.
    bool allowsNoSteps = false;                     ///< A recording without any of the asked steps is no error.
    bool allowsOtherBroadPhase = false;             ///< --algorithm and --cell have a meaning for a recording.
};

/// Opens what the first operand names. --steps is N or A..B. A scene makes steps 1 to N, or to B, with the options of
/// a run; its steps begin with 0, the scene as loaded, unless A says otherwise. Without --steps: the usual steps of a
/// scene, all steps of a recording. Refused: what planRun() and OpenedRecording::open() refuse, --algorithm and --cell
/// for a recording unless they are allowed, and a range without a step.
/// Cost: a run of the scene, with its history in memory; steps that no longer fit drop out at the beginning, and a note
/// on the console says so. With goesThroughOnce each walk makes the steps, and the console must outlive the source.
[[nodiscard]] Result<OpenedSteps> openSteps(const Arguments& arguments, Console& console,
                                            const StepsWanted& wanted = {});

} // namespace broadside

#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "core/debug/finding.h"
#include "core/debug/footage.h"
#include "core/dynamics/world.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// @file
/// What the commands that look at a world have in common: open the scene, choose the broad phase, step.

namespace broadside {

/// --algorithm, --cell.
[[nodiscard]] std::vector<OptionInfo> broadPhaseOptions();
/// --steps, --dt, --continuous, --shoot.
[[nodiscard]] std::vector<OptionInfo> stepOptions();
/// Both.
[[nodiscard]] std::vector<OptionInfo> worldOptions();

/// Reads a scene; warnings and infos go to the console, errors beyond the first too.
[[nodiscard]] Result<Scene> openScene(const std::string& path, Console& console);

/// A run as the options want it.
struct PlannedRun {
    Scene authored; ///< As it stands in the file.
    Scene scene;    ///< With the broad phase, dt and sweep of the options.
    std::uint64_t steps = 0;
    std::vector<TimedInput> shots; ///< Ascending by step.
};
/// Opens the scene that the first operand names.
[[nodiscard]] Result<PlannedRun> planRun(const Arguments& arguments, Console& console);

/// A world at the moment that was asked for.
struct OpenedWorld {
    Scene authored; ///< As it stands in the file.
    World world;
};

/// Opens the scene that the first operand names, with the broad phase, dt and sweep of the options, and steps as often
/// as they say. Every report goes to `observe`; `watch` sees the world as loaded, without a report, and after every
/// step. Problems of
/// steps and faults of the algorithm go to the console.
[[nodiscard]] Result<OpenedWorld> openWorld(const Arguments& arguments, Console& console,
                                            const std::function<void(const StepReport&)>& observe = {},
                                            const std::function<void(const World&, const StepReport*)>& watch = {});

/// The frames of a run, and the world that it led to.
struct OpenedFootage {
    OpenedWorld opened;
    Footage footage;
};
/// As openWorld(), with every frame taken, as far as there is room; says so when there was none.
[[nodiscard]] Result<OpenedFootage> openFootage(const Arguments& arguments, Console& console);

/// The algorithm of that name, if there is one.
[[nodiscard]] Result<Algorithm> knownAlgorithm(const std::string& name);

/// The row of an object that is in the world or was: `word` is its id. `option` names the place of the word in
/// messages.
[[nodiscard]] Result<ObjectIndex> rowNamed(const ObjectTable& objects, const std::string& word,
                                           const std::string& option);

/// The row of an object that is in the world.
[[nodiscard]] Result<ObjectIndex> presentRowNamed(const ObjectTable& objects, const std::string& word,
                                                  const std::string& option);

} // namespace broadside

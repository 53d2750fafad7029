#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/open_recording.h"
#include "core/debug/audit/finding.h"
#include "core/debug/history/tested_step.h"
#include "core/debug/tuning/footage.h"
#include "core/dynamics/world.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// @file
/// What the commands that look at a world have in common: open the scene, the trace or the table, choose the broad
/// phase, step.

namespace broadside {

/// --algorithm, --cell.
[[nodiscard]] std::vector<OptionInfo> broadPhaseOptions();
/// --steps, --dt, --continuous, --shoot.
[[nodiscard]] std::vector<OptionInfo> stepOptions();
/// Both, for commands that look at scenes alone or beside recordings.
[[nodiscard]] std::vector<OptionInfo> worldOptions();

/// Reads a scene; warnings and infos go to the console, errors beyond the first too.
[[nodiscard]] Result<Scene> openScene(const std::string& path, Console& console);

/// --steps.
[[nodiscard]] Result<Arguments::Range> stepsFrom(const Arguments& arguments);

/// A run as the options want it.
struct PlannedRun {
    Scene authored;                ///< As it stands in the file.
    Scene scene;                   ///< With the broad phase, dt and sweep of the options.
    std::uint64_t steps = 0;       ///< The last one, of a range.
    std::vector<TimedInput> shots; ///< Ascending by step.
};
/// Opens the scene that the first operand names.
[[nodiscard]] Result<PlannedRun> planRun(const Arguments& arguments, Console& console);

/// The world that it leads to. Every report goes to `observe`; `watch` sees the world as loaded, without a report, and
/// after every step; `tested` see World::TestedObserver. Problems of steps and faults of the algorithm go to the
/// console.
[[nodiscard]] Result<World> worldAfter(const PlannedRun& plan, Console& console,
                                       const std::function<void(const StepReport&)>& observe = {},
                                       const std::function<void(const World&, const StepReport*)>& watch = {},
                                       const World::TestedObserver& tested = {});

/// A world at the moment that was asked for.
struct OpenedWorld {
    Scene authored; ///< As it stands in the file.
    World world;
};

/// Opens the scene that the first operand names, with the broad phase, dt and sweep of the options, and steps as often
/// as they say; see worldAfter().
[[nodiscard]] Result<OpenedWorld> openWorld(const Arguments& arguments, Console& console,
                                            const std::function<void(const StepReport&)>& observe = {},
                                            const std::function<void(const World&, const StepReport*)>& watch = {},
                                            const World::TestedObserver& tested = {});

/// One moment of a scene, a trace or a table.
class Moment {
public:
    /// `last`: of the last step; null when there was none.
    Moment(OpenedWorld opened, std::unique_ptr<TestedStep> last);
    Moment(std::unique_ptr<OpenedRecording> recording, Frame frame);

    [[nodiscard]] const Frame& frame() const noexcept { return *m_frame; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_frame->objects(); }
    /// Null for a scene.
    [[nodiscard]] const OpenedRecording* recording() const noexcept { return m_recording.get(); }

private:
    std::unique_ptr<OpenedWorld> m_opened; // at a place that stays, as the frame wants it
    std::unique_ptr<TestedStep> m_last;
    std::unique_ptr<OpenedRecording> m_recording;
    std::optional<Frame> m_frame;
};
/// Opens one frame. A scene is opened as by openWorld(); its frame is that of the last step, or of the first step of a
/// range, all of which are made, before the step removes anything. A recording gives the frame of --step, with the
/// game's own broad phase or that of the options.
[[nodiscard]] Result<Moment> openMoment(const Arguments& arguments, Console& console,
                                        const std::function<void(const StepReport&)>& observe = {},
                                        const std::function<void(const World&, const StepReport*)>& watch = {});

/// Many frames of a scene, a trace or a table, and where they led to.
struct OpenedFootage {
    std::variant<std::unique_ptr<OpenedWorld>, std::unique_ptr<OpenedRecording>> source;
    Footage footage;
    /// Of the scene with the options; of a recording that of the options, or grid, with cells as large as the game's.
    BroadPhaseSettings broadPhase;
    /// The cells are nobody's, but such as suit the objects: a game without cells, and no --cell.
    bool hasGuessedCells = false;

    // After the last frame.
    [[nodiscard]] const ObjectTable& objects() const;
    [[nodiscard]] const WorldSettings& world() const;
    [[nodiscard]] OpenedRecording* recording() const; ///< Null for a scene.
};
/// Films the steps of a scene, opened as by openWorld(), or the frames of a recording, up to --steps and as far as
/// there is room. Says so when there was no room for all.
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

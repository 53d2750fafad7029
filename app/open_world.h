#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/open_recording.h"
#include "core/debug/audit/finding.h"
#include "core/debug/history/tested_step.h"
#include "core/dynamics/world.h"
#include "core/io/scene/scene_reader.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// @file
/// Shared by the commands that look at a world: open the scene, the trace or the table, choose the broad phase, run the
/// steps.

namespace broadside {

/// The options --algorithm and --cell.
[[nodiscard]] std::vector<OptionInfo> broadPhaseOptions();
/// The options --steps, --dt, --continuous and --shoot.
[[nodiscard]] std::vector<OptionInfo> stepOptions();
/// Both, for commands that look only at scenes, or at scenes and recordings.
[[nodiscard]] std::vector<OptionInfo> worldOptions();

/// Reads a scene. Prints warnings and infos to the console, and all errors except the first, which is returned.
[[nodiscard]] Result<Scene> openScene(const std::string& path, Console& console, FileText text = FileText::Dropped);

/// The value of --steps.
[[nodiscard]] Result<Arguments::Range> stepsFrom(const Arguments& arguments);

/// The run that the options ask for.
struct PlannedRun {
    Scene authored;                ///< The scene as it is in the file.
    Scene scene;                   ///< The scene with the broad phase, dt and sweep of the options.
    std::uint64_t steps = 0;       ///< Number of steps; the last step of a range.
    std::vector<TimedInput> shots; ///< Ascending by step.
};
/// Opens the scene that the first operand names.
[[nodiscard]] Result<PlannedRun> planRun(const Arguments& arguments, Console& console);

/// Runs the steps and returns the world. `observe` gets every report. `watch` gets the world as loaded, without a
/// report, and the world after every step. For `tested` see World::TestedObserver. Prints problems of steps and faults
/// of the algorithm to the console.
[[nodiscard]] Result<World> worldAfter(const PlannedRun& plan, Console& console,
                                       const std::function<void(const StepReport&)>& observe = {},
                                       const std::function<void(const World&, const StepReport*)>& watch = {},
                                       const World::TestedObserver& tested = {});

/// A world after the steps of a run.
struct OpenedWorld {
    Scene authored; ///< The scene as it is in the file.
    World world;
};

/// Opens the scene that the first operand names, with the broad phase, dt and sweep of the options, and runs the steps
/// of the options; see worldAfter(). Without --save the text of the file is dropped.
[[nodiscard]] Result<OpenedWorld> openWorld(const Arguments& arguments, Console& console,
                                            const std::function<void(const StepReport&)>& observe = {},
                                            const std::function<void(const World&, const StepReport*)>& watch = {},
                                            const World::TestedObserver& tested = {});

/// One frame of a scene, a trace or a table.
class OpenedFrame {
public:
    /// The scene is opened as by openWorld(). The frame is that of the last step, before the step removes objects; if
    /// the steps are a range, that of the first one: the run still goes on to the last.
    [[nodiscard]] static Result<OpenedFrame> ofScene(const Arguments& arguments, Console& console);
    /// The frame is that of --step, with the game's own broad phase or that of the options.
    [[nodiscard]] static Result<OpenedFrame> ofRecording(const Arguments& arguments, Console& console);

    [[nodiscard]] const Frame& frame() const noexcept { return *m_frame; }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_frame->objects(); }
    /// Null for a scene.
    [[nodiscard]] const OpenedRecording* recording() const noexcept { return m_recording.get(); }

private:
    /// `last`: the wanted step, as its pairs were tested; null if no step was made.
    OpenedFrame(OpenedWorld opened, std::unique_ptr<TestedStep> last);
    OpenedFrame(std::unique_ptr<OpenedRecording> recording, Frame frame);

    std::unique_ptr<OpenedWorld> m_opened; // On the heap, because the frame refers to its address.
    std::unique_ptr<TestedStep> m_last;
    std::unique_ptr<OpenedRecording> m_recording;
    std::optional<Frame> m_frame;
};
/// Opens one frame of a file that is a scene or a recording.
[[nodiscard]] Result<OpenedFrame> openFrame(const Arguments& arguments, Console& console);

/// The algorithm with this name. Error: there is none.
[[nodiscard]] Result<Algorithm> knownAlgorithm(const std::string& name);

/// The row of an object that is or was in the world. `word` is its id; `option` names the option or operand in
/// messages.
[[nodiscard]] Result<ObjectIndex> rowNamed(const ObjectTable& objects, const std::string& word,
                                           const std::string& option);

/// The row of an object that is in the world now.
[[nodiscard]] Result<ObjectIndex> presentRowNamed(const ObjectTable& objects, const std::string& word,
                                                  const std::string& option);

} // namespace broadside

#include "app/open_world.h"

#include "app/commands/check_output.h"
#include "app/help/option_help_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/run_notes.h"
#include "core/base/count_text.h"
#include "core/base/suggestion.h"
#include "core/dynamics/launcher.h"
#include "core/io/scene/scene_reader.h"
#include "core/math/coordinate.h"
#include "core/report/attached_file.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr std::uint64_t kMostSteps = 1'000'000'000;

std::vector<std::string_view> availableAlgorithms()
{
    std::vector<std::string_view> names;
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            names.push_back(info.name);
    return names;
}

Problem unknownAlgorithm(const std::string& name)
{
    const std::vector<std::string_view> names = availableAlgorithms();
    const auto meant = nearestWord(name, names);
    return usageProblem(texts::cliNoAlgorithm(name), meant ? texts::cliWriteAlgorithm(*meant, commaList(names))
                                                           : texts::cliChooseOneOf(commaList(names)));
}

std::optional<Problem> applyBroadPhaseOptions(const Arguments& arguments, BroadPhaseSettings& settings,
                                              Console& console)
{
    if (const auto name = arguments.value("--algorithm")) {
        const auto algorithm = knownAlgorithm(*name);
        if (!algorithm)
            return algorithm.problem();
        settings.algorithm = *algorithm;
    }
    const auto cell = arguments.size("--cell");
    if (!cell)
        return cell.problem();
    if (!*cell)
        return std::nullopt;
    settings.cellSize = **cell;
    const AlgorithmInfo& info = infoOf(settings.algorithm);
    if (!info.usesCellSize)
        console.note(texts::cliNoteNoCells(info.name));
    return std::nullopt;
}

/// Parses ID,X,Y@STEP.
Result<TimedInput> shotFrom(const Arguments& arguments, const std::string& text, const Scene& scene)
{
    const Problem malformed = arguments.badValue("--shoot", text, "ID,X,Y@STEP");
    const auto halves = splitAt(text, '@');
    const auto parts = splitAt(halves[0], ',');
    if (halves.size() != 2 || parts.size() != 3)
        return malformed;
    const auto id = countFrom(parts[0]);
    const auto x = numberFrom(parts[1]);
    const auto y = numberFrom(parts[2]);
    const auto step = countFrom(halves[1]);
    if (!id || !x || !y || !step)
        return malformed;
    if (std::abs(*x) > limits::kCoordinate || std::abs(*y) > limits::kCoordinate)
        return usageProblem(texts::cliShotTooFar(text, static_cast<std::uint64_t>(limits::kCoordinate)),
                            texts::cliAimNearer());
    if (*step < 1)
        return usageProblem(texts::cliShotInStep0(text), texts::cliShootInFirst());
    const SceneObject* cannon = scene.find({*id});
    if (!cannon || !launcherOf(*cannon))
        return usageProblem(cannon ? texts::cliNoLauncher(displayName(*cannon)) : texts::cliNoSuchCannon(*id),
                            texts::cliNameLauncher());
    return TimedInput{*step, ShootInput{{*id}, {*x, *y}}};
}

Result<std::vector<TimedInput>> shotsFrom(const Arguments& arguments, const Scene& scene)
{
    std::vector<TimedInput> shots;
    for (const std::string& text : arguments.values("--shoot")) {
        auto shot = shotFrom(arguments, text, scene);
        if (!shot)
            return shot.problem();
        shots.push_back(*shot);
    }
    std::ranges::stable_sort(shots, {}, &TimedInput::step);
    return shots;
}

void stepWorld(World& world, std::uint64_t steps, const std::vector<TimedInput>& shots, Console& console,
               const std::function<void(const StepReport&)>& observe,
               const std::function<void(const World&, const StepReport*)>& watch, const World::TestedObserver& tested)
{
    if (watch)
        watch(world, nullptr);
    RunNotes notes(console, steps, shots);
    notes.observe(world, nullptr);
    std::vector<Input> inputs;
    auto next = shots.begin();
    for (std::uint64_t step = 1; step <= steps; ++step) {
        inputs.clear();
        for (; next != shots.end() && next->step == step; ++next)
            inputs.emplace_back(next->input);
        const StepReport report = world.step(inputs, {}, tested);
        if (observe)
            observe(report);
        if (watch)
            watch(world, &report);
        notes.observe(world, &report);
    }
}

} // namespace

std::vector<OptionInfo> broadPhaseOptions()
{
    return {{"--algorithm", "A", "grid", texts::optionAlgorithm(commaList(availableAlgorithms()).text())},
            {"--cell", "S", "2.5", texts::optionCell()}};
}

std::vector<OptionInfo> stepOptions()
{
    return {{"--steps", "N", "120", texts::optionSteps()},
            {"--dt", "S", "0.01", texts::optionDt()},
            {"--continuous", "", "", texts::optionContinuous()},
            {"--shoot", "ID,X,Y@STEP", "1,6,3@1", texts::optionShoot(), false, true}};
}

std::vector<OptionInfo> worldOptions()
{
    std::vector<OptionInfo> options = stepOptions();
    for (const OptionInfo& option : broadPhaseOptions())
        options.push_back(option);
    return options;
}

namespace {

/// A scene that is written again keeps its bytes, and reports name lines of the file. Otherwise the text is only
/// memory.
FileText textFor(const Arguments& arguments)
{
    return arguments.has("--save") || wantsCheckReport(arguments) ? FileText::Kept : FileText::Dropped;
}

} // namespace

Result<Scene> openScene(const std::string& path, Console& console, FileText text)
{
    constexpr std::size_t kMostProblems = 100;
    auto attached = report::isPageName(path) ? std::optional(report::readAttachment(path)) : std::nullopt;
    if (attached && !*attached)
        return attached->problem();
    SceneReading reading = attached ? readScene(std::move((*attached)->bytes), path, kMostProblems)
                                    : readSceneFile(path, kMostProblems, text);
    if (!reading.scene) {
        const Problem first = reading.firstError();
        for (const Problem& problem : reading.problems)
            if (problem != first)
                console.say(problem);
        return first;
    }
    for (const Problem& problem : reading.problems)
        console.say(problem);
    return std::move(*reading.scene);
}

Result<Arguments::Range> stepsFrom(const Arguments& arguments) { return arguments.range("--steps", 0, 0, kMostSteps); }

Result<PlannedRun> planRun(const Arguments& arguments, Console& console)
{
    if (auto problem = meaninglessOption(arguments, Source::Scene))
        return *problem;
    const auto steps = stepsFrom(arguments);
    if (!steps)
        return steps.problem();
    const auto dt = arguments.size("--dt");
    if (!dt)
        return dt.problem();
    auto authored = openScene(arguments.operands().front(), console, textFor(arguments));
    if (!authored)
        return authored.problem();
    Scene scene = *authored;
    scene.step.dt = dt->value_or(scene.step.dt);
    scene.step.continuous = scene.step.continuous || arguments.has("--continuous");
    if (auto problem = applyBroadPhaseOptions(arguments, scene.broadPhase, console))
        return *problem;
    auto shots = shotsFrom(arguments, scene);
    if (!shots)
        return shots.problem();
    return PlannedRun{std::move(*authored), std::move(scene), steps->last, std::move(*shots)};
}

Result<World> worldAfter(const PlannedRun& plan, Console& console,
                         const std::function<void(const StepReport&)>& observe,
                         const std::function<void(const World&, const StepReport*)>& watch,
                         const World::TestedObserver& tested)
{
    auto world = World::fromScene(plan.scene);
    if (world)
        stepWorld(*world, plan.steps, plan.shots, console, observe, watch, tested);
    return world;
}

Result<OpenedWorld> openWorld(const Arguments& arguments, Console& console,
                              const std::function<void(const StepReport&)>& observe,
                              const std::function<void(const World&, const StepReport*)>& watch,
                              const World::TestedObserver& tested)
{
    auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    auto world = worldAfter(*plan, console, observe, watch, tested);
    if (!world)
        return world.problem();
    return OpenedWorld{std::move(plan->authored), std::move(*world)};
}

OpenedFrame::OpenedFrame(OpenedWorld opened, std::unique_ptr<TestedStep> last)
    : m_opened(std::make_unique<OpenedWorld>(std::move(opened)))
    , m_last(std::move(last))
    , m_frame(m_last ? m_last->frame() : Frame::of(m_opened->world))
{}

OpenedFrame::OpenedFrame(std::unique_ptr<OpenedRecording> recording, Frame frame)
    : m_recording(std::move(recording))
    , m_frame(std::move(frame))
{}

Result<OpenedFrame> OpenedFrame::ofScene(const Arguments& arguments, Console& console)
{
    const auto steps = stepsFrom(arguments);
    if (!steps)
        return steps.problem();
    std::unique_ptr<TestedStep> asked;
    const auto look = [&](const World& world, const StepReport* report) {
        // The wanted frame is the start; the run goes on from it.
        if (!report && steps->first == 0 && steps->last > 0)
            asked = std::make_unique<TestedStep>(world);
    };
    auto opened = openWorld(arguments, console, {}, look, [&](const World& tested) {
        if (tested.stepCount() == steps->first)
            asked = std::make_unique<TestedStep>(tested);
    });
    return opened ? Result<OpenedFrame>(OpenedFrame(std::move(*opened), std::move(asked)))
                  : Result<OpenedFrame>(opened.problem());
}

Result<OpenedFrame> OpenedFrame::ofRecording(const Arguments& arguments, Console& console)
{
    auto recording = OpenedRecording::open(arguments, console, Source::OneFrame);
    if (!recording)
        return recording.problem();
    if (const auto problem = (*recording)->seek(arguments, console))
        return *problem;
    auto frame = (*recording)->frame(arguments);
    if (!frame)
        return frame.problem();
    return OpenedFrame(std::move(*recording), std::move(*frame));
}

Result<OpenedFrame> openFrame(const Arguments& arguments, Console& console)
{
    return isRecordingFile(arguments.operands().front()) ? OpenedFrame::ofRecording(arguments, console)
                                                         : OpenedFrame::ofScene(arguments, console);
}

Result<Algorithm> knownAlgorithm(const std::string& name)
{
    const auto algorithm = algorithmNamed(name);
    return algorithm ? Result<Algorithm>(*algorithm) : Result<Algorithm>(unknownAlgorithm(name));
}

Result<ObjectIndex> rowNamed(const ObjectTable& objects, const std::string& word, const std::string& option)
{
    const auto id = countFrom(word);
    if (!id)
        return usageProblem(texts::cliNotAnId(option, word), texts::cliWriteId());
    const auto row = objects.rowOf({*id});
    if (!row)
        return usageProblem(texts::cliNoObject(option, word), texts::cliWritePresentId());
    return *row;
}

Result<ObjectIndex> presentRowNamed(const ObjectTable& objects, const std::string& word, const std::string& option)
{
    auto row = rowNamed(objects, word, option);
    if (row && !objects.isPresent(*row))
        return usageProblem(texts::cliObjectRemoved(option, displayName(objects.objectOf(*row))),
                            texts::cliEarlierStep());
    return row;
}

} // namespace broadside

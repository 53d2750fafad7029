#include "app/commands/run_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/trace_file.h"
#include "core/trace/world_recorder.h"

#include <memory>
#include <optional>
#include <sstream>

namespace broadside {
namespace {

/// The sums over all steps of a run.
struct RunTotals {
    Funnel funnel;
    std::uint64_t hits = 0;
    std::vector<ObjectId> removed;

    void add(const StepReport& report)
    {
        funnel += report.funnel;
        hits += report.hits;
        removed.insert(removed.end(), report.removed.begin(), report.removed.end());
    }
};

/// The trace file of --trace, if the option was given.
class TraceOutput {
public:
    [[nodiscard]] static Result<TraceOutput> open(const Arguments& arguments)
    {
        TraceOutput output;
        const auto target = arguments.value("--trace");
        if (!target)
            return output;
        if (!target->ends_with(".bstrace"))
            return usageProblem("\"" + *target + "\" is not the name of a trace", "Let the name end in .bstrace");
        auto file = trace::TraceFile::create(*target);
        if (!file)
            return file.problem();
        output.m_file = std::move(*file);
        return output;
    }

    void observeTested(const World& world)
    {
        if (m_recorder && !m_problem)
            m_recorder->observeTested(world);
    }

    void take(const World& world, const StepReport* report)
    {
        if (!m_file || m_problem)
            return;
        if (!m_recorder)
            m_recorder = std::make_unique<trace::WorldRecorder>(world, m_file->sink());
        m_problem = m_recorder->take(world, report);
    }

    /// Completes the file. Returns the problem if that failed; then there is no file.
    [[nodiscard]] std::optional<Problem> finish()
    {
        if (!m_file || m_problem)
            return m_problem;
        static_cast<void>(m_recorder->finish()); // The file reports failed writes and their reason.
        return m_file->finish();
    }

private:
    std::unique_ptr<trace::TraceFile> m_file;
    std::unique_ptr<trace::WorldRecorder> m_recorder;
    std::optional<Problem> m_problem;
};

void printJson(std::ostream& out, const World& world, const RunTotals& totals)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("steps", world.stepCount());
    json.member("time", world.time());
    json.member("hash", hexadecimal(world.hash()));
    json.member("objects", world.objects().presentCount());
    writeIds(json, "removed", totals.removed);
    json.member("hits", totals.hits);
    writeFunnel(json, totals.funnel);
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const World& world, const RunTotals& totals)
{
    printField(out, "Steps", groupedNumber(world.stepCount()));
    printField(out, "Time", roundedNumber(world.time()) + " s");
    printField(out, "Remaining objects", groupedNumber(world.objects().presentCount()));
    printField(out, "Removed", objectList(world.objects(), totals.removed));
    printField(out, "Hits", groupedNumber(totals.hits));
    printField(out, "All steps", funnelText(totals.funnel));
    printField(out, "Checks", groupedNumber(totals.funnel.checks));
    printField(out, "State hash", hexadecimal(world.hash()));
}

/// What is left when it returns is only the scene: of a million objects, the world needs as much memory as the file.
Scene sceneAfter(OpenedWorld opened) { return opened.world.toScene(opened.authored); }

Result<ExitCode> run(const Arguments& arguments, Console& console)
{
    const auto target = arguments.value("--save");
    if (target)
        if (const auto problem = sceneNameProblem(*target))
            return *problem;
    auto recording = TraceOutput::open(arguments);
    if (!recording)
        return recording.problem();
    RunTotals totals;
    auto opened = openWorld(
        arguments, console, [&](const StepReport& report) { totals.add(report); },
        [&](const World& world, const StepReport* report) { recording->take(world, report); },
        [&](const World& tested) { recording->observeTested(tested); });
    if (!opened)
        return opened.problem();
    if (const auto problem = recording->finish())
        return *problem;
    std::ostringstream summary;
    if (arguments.has("--json"))
        printJson(summary, opened->world, totals);
    else
        printText(summary, opened->world, totals);
    if (target) {
        const Scene scene = sceneAfter(std::move(*opened));
        if (const auto problem = writeSceneFile(*target, scene, writeScene(scene), console))
            return *problem;
    }
    console.out << summary.str();
    return ExitCode::Done;
}

} // namespace

Command runCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120", texts::optionStepsOfRun(), true};
    options.push_back({"--save", "OUT", "after.broadside", texts::optionSaveOfRun()});
    options.push_back({"--trace", "OUT", "run.bstrace", texts::optionTraceOfRun()});
    return {{"run", "SCENE", options},
            texts::helpRun(),
            texts::helpRunDetails(),
            "broadside run resources/scenes/cannon.broadside --steps 120 --shoot 1,6,3@1",
            run};
}

} // namespace broadside

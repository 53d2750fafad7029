#include "app/commands/run_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/io/scene/scene_stream.h"
#include "core/trace/trace_file.h"
#include "core/trace/world_recorder.h"

#include <algorithm>
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
            return usageProblem(texts::cliNotATraceName(*target), texts::cliLetNameEnd(".bstrace"));
        auto file = trace::TraceFile::create(*target);
        if (!file)
            return file.problem();
        output.m_path = *target;
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
    [[nodiscard]] std::optional<Problem> finish(Console& console)
    {
        if (!m_file || m_problem)
            return m_problem;
        static_cast<void>(m_recorder->finish()); // The file reports failed writes and their reason.
        if (auto problem = m_file->finish())
            return problem;
        sayLosses(m_path, m_file->losses(), console);
        return std::nullopt;
    }

private:
    std::string m_path;
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
    printField(out, texts::cliFieldSteps(), groupedNumber(world.stepCount()));
    printField(out, texts::cliFieldTime(), texts::cliRunTime(world.time()));
    printField(out, texts::cliFieldRemainingObjects(), groupedNumber(world.objects().presentCount()));
    printField(out, texts::cliFieldRemoved(), objectList(world.objects(), totals.removed));
    printField(out, texts::cliFieldHits(), groupedNumber(totals.hits));
    printField(out, texts::cliFieldAllSteps(), funnelText(totals.funnel));
    printField(out, texts::cliFieldChecks(), groupedNumber(totals.funnel.checks));
    printField(out, texts::cliFieldStateHash(), hexadecimal(world.hash()));
}

/// Neither the scene after the run nor its text is ever in memory as a whole.
std::optional<Problem> save(const std::string& target, OpenedWorld opened, Console& console)
{
    const Scene& authored = opened.authored;
    std::optional<World> world(std::move(opened.world));
    const ObjectChanges changes{[&world](const ObjectPtr& object) { return savedObject(*world, object); },
                                savedNewObjects(*world, authored)};
    const auto write = [&](const TextSink& sink) {
        streamChangedScene(authored, changes, sink);
        world.reset(); // it needs more memory than the file
    };
    const auto find = [&](ObjectId id) {
        const auto added = std::ranges::find(changes.added, id, [](const ObjectPtr& object) { return object->id; });
        return added == changes.added.end() ? authored.find(id) : added->get();
    };
    return streamSceneFile(target, write, find, console);
}

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
    if (const auto problem = recording->finish(console))
        return *problem;
    std::ostringstream summary;
    if (arguments.has("--json"))
        printJson(summary, opened->world, totals);
    else
        printText(summary, opened->world, totals);
    if (target)
        if (const auto problem = save(*target, std::move(*opened), console))
            return *problem;
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

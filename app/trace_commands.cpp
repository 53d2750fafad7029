#include "app/trace_commands.h"

#include "app/audit_output.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/text.h"
#include "core/debug/audit.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/io/scene_writer.h"
#include "core/trace/table_reader.h"
#include "core/trace/trace_world.h"
#include "core/trace/trace_writer.h"

#include <algorithm>

namespace broadside {
namespace {

bool isTable(const std::string& path) { return path.ends_with(".csv") || path.ends_with(".tsv"); }

Result<trace::TableOptions> tableOptionsFrom(const Arguments& arguments)
{
    trace::TableOptions options;
    if (arguments.has("--corner") && arguments.has("--centre"))
        return usageProblem("--corner and --centre cannot both hold", "Leave one of the two out");
    if (arguments.has("--corner"))
        options.anchor = trace::TableOptions::Anchor::Corner;
    if (arguments.has("--centre"))
        options.anchor = trace::TableOptions::Anchor::Centre;
    if (arguments.has("--y-down"))
        options.yDown = true;
    if (arguments.has("--half-open"))
        options.touch = TouchRule::HalfOpen;
    const auto units = arguments.size("--units-per-metre");
    if (!units)
        return units.problem();
    options.unitsPerMetre = units->value_or(1.0);
    return options;
}

Result<trace::TraceReader> openTable(const Arguments& arguments, Console& console)
{
    const std::string& path = arguments.operands().front();
    const auto options = tableOptionsFrom(arguments);
    if (!options)
        return options.problem();
    const trace::TableReading reading = trace::readTableFile(path, *options);
    if (!reading.table) {
        for (const Problem& problem : reading.problems)
            if (problem != reading.firstError())
                console.say(problem);
        return reading.firstError();
    }
    for (const Problem& problem : reading.problems)
        console.say(problem);
    console.err << "Note: x and y are taken for the " << (reading.guess.isCentre ? "middle" : "corner")
                << " of a box, and y for growing " << (reading.guess.yDown ? "downwards" : "upwards")
                << "; --corner, --centre and --y-down say it.\n";
    return trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), path);
}

Result<trace::TraceReader> openRecording(const Arguments& arguments, Console& console)
{
    const std::string& path = arguments.operands().front();
    auto reader = isTable(path) ? openTable(arguments, console) : trace::TraceReader::open(path);
    if (!reader)
        return reader.problem();
    for (const Problem& notice : reader->notices())
        console.say(notice);
    if (reader->frames().empty()) {
        Problem problem;
        problem.file = path;
        problem.message = "There is no whole frame in the trace";
        problem.remedy = "Let the game run for longer, and close the trace at its end";
        return problem;
    }
    return reader;
}

/// What the audit of all frames found.
struct RecordedAudit {
    std::vector<Audit::Miss> missed;
    std::uint64_t candidates = 0;
    std::uint64_t falsePositives = 0;
    std::uint64_t frames = 0;
    std::uint64_t nowhere = 0; ///< Objects without a box, summed over the frames.
};

/// What --algorithm and --cell say, if one of them is given.
Result<std::optional<BroadPhaseSettings>> ownBroadPhase(const Arguments& arguments)
{
    const auto cell = arguments.size("--cell");
    if (!cell)
        return cell.problem();
    const auto name = arguments.value("--algorithm");
    if (!name && !*cell)
        return std::optional<BroadPhaseSettings>{};
    BroadPhaseSettings settings;
    settings.cellSize = cell->value_or(settings.cellSize);
    if (name) {
        const auto algorithm = knownAlgorithm(*name);
        if (!algorithm)
            return algorithm.problem();
        settings.algorithm = *algorithm;
    }
    return std::optional{settings};
}

Problem noCandidates(const trace::TraceReader& reader)
{
    Problem problem;
    problem.file = reader.name();
    problem.message = "The frames do not say which candidates the broad phase handed out, so there is nothing to audit";
    problem.remedy =
        "Record them with bst_candidate and BST_CANDIDATES, or audit one of Broadside's algorithms on these "
        "boxes with --algorithm";
    return problem;
}

void printJson(std::ostream& out, const RecordedAudit& audit)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeMissed(json, audit.missed);
    json.member("falsePositives", audit.falsePositives);
    json.key("tunnelled").beginArray();
    json.endArray();
    json.member("findings", audit.missed.size());
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const RecordedAudit& audit, const ObjectTable& objects)
{
    printField(out, "Frames", groupedNumber(audit.frames));
    printField(out, "Missed pairs", groupedNumber(audit.missed.size()));
    printField(out, "Candidates", groupedNumber(audit.candidates));
    printField(out, "False positives", groupedNumber(audit.falsePositives));
    if (audit.missed.empty())
        return;
    out << '\n';
    for (const auto& [cause, count] : causesOf(audit.missed))
        out << groupedNumber(count) << ' ' << nameOf(cause) << ": " << ownRemedyOf(cause) << '\n';
    printMissed(out, audit.missed, objects);
}

std::optional<Problem> auditFrames(trace::TraceWorld& world, const std::optional<BroadPhaseSettings>& own,
                                   std::uint64_t lastStep, RecordedAudit& audit)
{
    BoxJudge judge;
    for (std::size_t i = 0; i < world.reader().frames().size(); ++i) {
        if (world.reader().frames()[i].step > lastStep)
            break;
        if (auto problem = world.seek(i))
            return problem;
        const auto frame = own ? world.frameWith(*own) : Result<Frame>(world.frame());
        if (!frame)
            return frame.problem();
        const FrameAudit found = auditFrame(*frame, judge);
        for (const MissedPair& miss : found.missed) {
            const ObjectId a = frame->objects().idOf(miss.pair.a);
            const ObjectId b = frame->objects().idOf(miss.pair.b);
            audit.missed.push_back({frame->step(), {std::min(a, b), std::max(a, b)}, miss.cause});
        }
        audit.candidates += found.candidates;
        audit.falsePositives += found.falsePositives;
        audit.nowhere += world.data().nowhere.size();
        ++audit.frames;
    }
    return std::nullopt;
}

Result<ExitCode> writeTrace(const trace::TraceReader& reader, const std::string& target)
{
    auto file = trace::TraceFile::create(target);
    if (!file)
        return file.problem();
    trace::TraceWriter writer(reader.info(), (*file)->sink());
    trace::TraceCursor cursor(reader);
    std::vector<trace::WrittenObject> objects;
    for (std::size_t i = 0; i < reader.frames().size(); ++i) {
        if (auto problem = cursor.seek(i))
            return *problem;
        objects.clear();
        for (const trace::TracedObject& object : cursor.objects())
            if (object.isPresent)
                objects.push_back({object.definition, object.state});
        writer.write(cursor.frame(), objects);
    }
    static_cast<void>(writer.finish());
    if (auto problem = (*file)->finish())
        return *problem;
    return ExitCode::Done;
}

} // namespace

/// What is called a trace and is none is to be refused as one.
bool isRecording(const std::string& path)
{
    return isTable(path) || path.ends_with(".bstrace") || trace::TraceReader::isTrace(path);
}

OptionInfo traceStepOption()
{
    return {"--step", "N", "120",
            "Of a trace or table: the frame of step N, or the last before it (default: the first)"};
}

std::vector<OptionInfo> tableOptions()
{
    return {{"--corner", "", "", "Of a table: x and y are the corner of a box with the smallest x and y"},
            {"--centre", "", "", "Of a table: x and y are the middle of a box"},
            {"--y-down", "", "", "Of a table: y grows downwards"},
            {"--half-open", "", "", "Of a table: boxes that only touch do not overlap"},
            {"--units-per-metre", "N", "32", "Of a table: so many of its units are a metre (default 1)"}};
}

Result<ExitCode> auditRecording(const Arguments& arguments, Console& console)
{
    for (const std::string_view option : {"--dt", "--continuous", "--shoot"})
        if (arguments.has(option))
            return usageProblem(std::string(option) + " has no meaning for a trace: it holds states, and cannot be run",
                                "Leave it out");
    const auto last = arguments.count("--steps", UINT64_MAX, 0, UINT64_MAX);
    if (!last)
        return last.problem();
    const auto own = ownBroadPhase(arguments);
    if (!own)
        return own.problem();
    const auto reader = openRecording(arguments, console);
    if (!reader)
        return reader.problem();
    if (!*own && !reader->info().contents.candidates)
        return noCandidates(*reader);
    trace::TraceWorld world(*reader);
    RecordedAudit audit;
    if (const auto problem = auditFrames(world, *own, *last, audit))
        return *problem;
    if (audit.nowhere > 0)
        console.err << "Note: " << countOf(audit.nowhere, "box")
                    << " had a number that is none, or lay the wrong way round; those objects were left out.\n";
    if (arguments.has("--json"))
        printJson(console.out, audit);
    else
        printText(console.out, audit, world.objects());
    return audit.missed.empty() ? ExitCode::Done : ExitCode::Findings;
}

Result<ExitCode> convertRecording(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    const bool toTrace = target.ends_with(".bstrace");
    if (!toTrace)
        if (const auto problem = sceneNameProblem(target))
            return *problem;
    const auto step = arguments.count("--step", 0, 0, UINT64_MAX);
    if (!step)
        return step.problem();
    const auto reader = openRecording(arguments, console);
    if (!reader)
        return reader.problem();
    if (toTrace)
        return writeTrace(*reader, target);
    const auto index = arguments.has("--step") ? reader->frameOfStep(*step) : std::optional<std::size_t>{0};
    if (!index)
        return usageProblem("--step " + std::to_string(*step) + ": the first frame is that of step " +
                                std::to_string(reader->frames().front().step),
                            "Ask for that step, or a later one");
    trace::TraceWorld world(*reader);
    if (const auto problem = world.seek(*index))
        return *problem;
    const Scene scene = world.toScene();
    if (const auto problem = writeTextFile(target, writeSceneCanonically(scene)))
        return *problem;
    reportScene(console.out, target, scene.size(), arguments.has("--json"));
    return ExitCode::Done;
}

} // namespace broadside

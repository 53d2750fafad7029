#include "app/open_recording.h"

#include "app/open_world.h"
#include "core/base/count_text.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/tuning/tuner.h"
#include "core/trace/table_reader.h"

#include <algorithm>
#include <array>
#include <span>

namespace broadside {
namespace {

constexpr std::string_view kStep = "--step";

bool isTable(const std::string& path) { return path.ends_with(".csv") || path.ends_with(".tsv"); }

struct Separator {
    std::string_view name;
    char character;
};
constexpr std::array kSeparators{Separator{"comma", ','}, Separator{"semicolon", ';'}, Separator{"tab", '\t'}};

/// Nothing if the option was not given.
Result<std::optional<char>> separatorFrom(const Arguments& arguments)
{
    const auto name = arguments.value("--separator");
    if (!name)
        return std::optional<char>();
    const auto found = std::ranges::find(kSeparators, *name, &Separator::name);
    if (found == kSeparators.end())
        return usageProblem("\"" + *name + "\" does not separate columns", "Write comma, semicolon or tab");
    return std::optional(found->character);
}

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
    const auto separator = separatorFrom(arguments);
    if (!separator)
        return separator.problem();
    options.separator = *separator;
    if (arguments.has("--decimal-comma"))
        options.decimalComma = true;
    const auto units = arguments.size("--units-per-metre");
    if (!units)
        return units.problem();
    options.unitsPerMetre = units->value_or(1.0);
    return options;
}

/// Prints notes about settings that were guessed, because the options do not give them.
void printGuessNotes(const trace::TableGuess& guess, Console& console)
{
    if (guess.hasGuessedAnchor)
        console.err << "Note: x and y are taken for the " << (guess.isCentre ? "middle" : "corner")
                    << " of a box; --corner or --centre says it.\n";
    if (guess.hasGuessedDown)
        console.err << "Note: y is taken for growing upwards; --y-down says that it grows downwards.\n";
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
    printGuessNotes(reading.guess, console);
    return trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), path);
}

Problem fileProblem(const trace::TraceReader& reader, std::string message, std::string remedy)
{
    Problem problem;
    problem.file = reader.name();
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

struct Foreign {
    std::string_view option;
    std::string_view reason; ///< Continues the sentence "--dt ...".
    std::string_view remedy;
};
constexpr std::array kSimulationOptions{
    Foreign{"--dt", "has no meaning for a recording: it holds states, and cannot be run", "Leave it out"},
    Foreign{"--continuous", "has no meaning for a recording: it holds states, and cannot be run", "Leave it out"},
    Foreign{"--shoot", "has no meaning for a recording: it holds states, and cannot be run", "Leave it out"},
    Foreign{"--steps", "steps a simulation, and a recording cannot be run",
            "Write --step N for the frame of step N"}, // Must be last: left out for commands that look at many frames.
};
constexpr std::array kRecordingOptions{
    Foreign{kStep, "chooses a frame of a trace or a table", "Write --steps N to run the scene for N steps"},
    Foreign{"--corner", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--centre", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--y-down", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--half-open", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--separator", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--decimal-comma", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--units-per-metre", "is for tables, and has no meaning for a scene", "Leave it out"},
};

} // namespace

/// A file with the name of a trace counts as one, so that the error of a damaged one is about traces.
bool isRecordingFile(const std::string& path)
{
    return isTable(path) || path.ends_with(".bstrace") || trace::TraceReader::isTrace(path);
}

OptionInfo frameOption()
{
    return {kStep, "N", "120", "Of a trace or table: the frame of step N, or the last before it (default: the first)"};
}

std::vector<OptionInfo> tableOptions()
{
    return {{"--corner", "", "", "Of a table: x and y are the corner of a box with the smallest x and y"},
            {"--centre", "", "", "Of a table: x and y are the middle of a box"},
            {"--y-down", "", "", "Of a table: y grows downwards"},
            {"--half-open", "", "", "Of a table: boxes that only touch do not overlap"},
            {"--separator", "S", "semicolon", "Of a table: what stands between columns: comma, semicolon or tab"},
            {"--decimal-comma", "", "", "Of a table: fractions are written 1,5"},
            {"--units-per-metre", "N", "32", "Of a table: so many of its units are a metre (default 1)"}};
}

void addTableOptions(std::vector<OptionInfo>& options)
{
    for (const OptionInfo& option : tableOptions())
        options.push_back(option);
}

void addFrameOptions(std::vector<OptionInfo>& options)
{
    options.push_back(frameOption());
    addTableOptions(options);
}

std::optional<Problem> meaninglessOption(const Arguments& arguments, Source source)
{
    std::span<const Foreign> foreign = kRecordingOptions;
    if (source != Source::Scene)
        foreign =
            std::span(kSimulationOptions).first(kSimulationOptions.size() - (source == Source::ManyFrames ? 1 : 0));
    for (const Foreign& one : foreign)
        if (arguments.has(one.option))
            return usageProblem(std::string(one.option) + " " + std::string(one.reason), std::string(one.remedy));
    return std::nullopt;
}

void InvalidDataNote::look(std::uint64_t step, const InvalidData& invalid)
{
    if (m_objects.empty() && !invalid.objects.empty()) {
        m_first = invalid.reason;
        m_step = step;
    }
    m_objects.insert(invalid.objects.begin(), invalid.objects.end());
    m_boxes += invalid.boxes;
    m_queries += invalid.queries;
    m_strangeCandidates += invalid.strangeCandidates;
    if (!m_stranger)
        m_stranger = invalid.stranger;
}

void InvalidDataNote::say(Console& console) const
{
    if (!m_objects.empty()) {
        console.err << "Note: In step " << m_step << ' ' << m_first;
        if (m_objects.size() > 1)
            console.err << "; " << countOf(m_objects.size(), "object") << " in all";
        console.err << ". Look where the game computes it.\n";
    }
    if (m_boxes > 0)
        console.err << "Note: " << countOf(m_boxes, "registered box")
                    << " contained NaN or infinity, or had their sides the wrong way round; they are ignored.\n";
    if (m_queries > 0)
        console.err << "Note: " << groupedNumber(m_queries)
                    << " of the queries contained NaN or infinity; those were left out.\n";
    if (m_stranger)
        console.err << "Note: " << countOf(m_strangeCandidates, "candidate")
                    << (m_strangeCandidates == 1 ? " names" : " name") << " objects without a box, such as object "
                    << m_stranger->value
                    << ". Number objects from 1 on, and record the box of each of them in every frame.\n";
}

Result<std::unique_ptr<OpenedRecording>> OpenedRecording::open(const Arguments& arguments, Console& console,
                                                               Source source)
{
    if (auto problem = meaninglessOption(arguments, source))
        return *problem;
    const std::string& path = arguments.operands().front();
    auto reader = isTable(path) ? openTable(arguments, console) : trace::TraceReader::open(path);
    if (!reader)
        return reader.problem();
    for (const Problem& notice : reader->notices())
        console.say(notice);
    if (reader->frames().empty())
        return fileProblem(*reader, "There is no whole frame in the trace",
                           "Let the game run for longer, and close the trace at its end");
    return std::unique_ptr<OpenedRecording>(new OpenedRecording(std::move(*reader)));
}

std::optional<Problem> OpenedRecording::noCandidates() const
{
    if (m_reader.info().contents.candidates)
        return std::nullopt;
    return fileProblem(m_reader, "The frames do not say which candidates the game's broad phase reported",
                       "Record them with bst_candidate and BST_CANDIDATES, or ask one of Broadside's algorithms about "
                       "the same boxes with --algorithm");
}

Result<double> OpenedRecording::cellSize(const Arguments& arguments) const
{
    const auto given = arguments.size("--cell");
    if (!given)
        return given.problem();
    if (*given)
        return **given;
    const double own = m_world.map().length(m_reader.info().parameter("cell-size").value_or(0.0));
    if (own > 0.0)
        return own;
    const auto ruleOfThumb = ruleOfThumbCellSize(m_world.objects());
    return ruleOfThumb && *ruleOfThumb > 0.0 ? *ruleOfThumb : sensibleCellSizes(m_world.objects(), m_world.world()).to;
}

Result<std::optional<BroadPhaseSettings>> OpenedRecording::chosenBroadPhase(const Arguments& arguments) const
{
    const auto cell = arguments.size("--cell");
    if (!cell)
        return cell.problem();
    const auto name = arguments.value("--algorithm");
    if (!name && *cell)
        return usageProblem("--cell alone has no meaning: the game's own broad phase cannot be given other cells",
                            "Add --algorithm grid to ask one of Broadside's");
    if (!name)
        return std::optional<BroadPhaseSettings>{};
    const auto algorithm = knownAlgorithm(*name);
    if (!algorithm)
        return algorithm.problem();
    const auto size = cellSize(arguments);
    if (!size)
        return size.problem();
    return std::optional{BroadPhaseSettings{*algorithm, *size}};
}

std::optional<Problem> OpenedRecording::seek(const Arguments& arguments, Console& console)
{
    const auto step = arguments.count(kStep, 0, 0, UINT64_MAX);
    if (!step)
        return step.problem();
    const auto index = arguments.has(kStep) ? m_reader.frameOfStep(*step) : std::optional<std::size_t>{0};
    if (!index)
        return usageProblem("--step " + std::to_string(*step) + ": the first frame is that of step " +
                                std::to_string(m_reader.frames().front().step),
                            "Ask for that step, or a later one");
    if (auto problem = m_world.seek(*index))
        return problem;
    InvalidDataNote note;
    note.look(m_world.data().step, m_world.invalidData());
    note.say(console);
    return std::nullopt;
}

Result<Frame> OpenedRecording::frame(const Arguments& arguments)
{
    const auto chosen = chosenBroadPhase(arguments);
    if (!chosen)
        return chosen.problem();
    if (*chosen)
        return m_world.frameWith(**chosen);
    if (auto problem = noCandidates())
        return *problem;
    return m_world.frame();
}

Result<std::size_t> OpenedRecording::frameCount(const Arguments& arguments) const
{
    const auto last = arguments.count("--steps", UINT64_MAX, 0, UINT64_MAX);
    if (!last)
        return last.problem();
    const auto index = m_reader.frameOfStep(*last);
    if (!index)
        return usageProblem("--steps " + std::to_string(*last) + ": the first frame is that of step " +
                                std::to_string(m_reader.frames().front().step),
                            "Ask for more steps");
    return *index + 1;
}

} // namespace broadside

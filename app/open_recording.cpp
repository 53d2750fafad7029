#include "app/open_recording.h"

#include "app/help/option_help_messages.h"
#include "app/open_world.h"
#include "core/base/count_text.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/tuning/tuner.h"

#include <algorithm>
#include <array>
#include <span>

namespace broadside {
namespace {

constexpr std::string_view kStep = "--step";

Problem fileProblem(const trace::TraceReader& reader, Message message, Message remedy)
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
    Foreign{"--columns", "is for tables, and has no meaning for a scene", "Leave it out"},
    Foreign{"--units-per-metre", "is for tables, and has no meaning for a scene", "Leave it out"},
};

} // namespace

OptionInfo frameOption() { return {kStep, "N", "120", texts::optionStep()}; }

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
        m_first = invalid.reason.text();
        m_step = step;
    }
    m_objects.insert(invalid.objects.begin(), invalid.objects.end());
    m_boxes += invalid.boxes;
    m_queries += invalid.queries;
    m_strangeCandidates += invalid.strangeCandidates;
    if (!m_stranger)
        m_stranger = invalid.stranger;
    m_strangeCells += invalid.strangeCells;
    m_faults.add(invalid.faults);
}

void InvalidDataNote::say(Console& console) const
{
    if (!m_objects.empty()) {
        console.err << "Note: In step " << m_step << ' ' << m_first;
        if (m_objects.size() > 1)
            console.err << "; " << countOf(m_objects.size(), "object") << " in all";
        console.err << ". Check how the game computes the time.\n";
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
    if (m_strangeCells > 0)
        console.err << "Note: " << countOf(m_strangeCells, "range")
                    << (m_strangeCells == 1 ? " of cells is" : " of cells are")
                    << " in grids that the game does not describe; such cells are ignored. Describe each grid.\n";
    for (const Message& sentence : sentencesOf(m_faults))
        console.err << "Note: " << sentence.text() << '\n';
}

Result<std::unique_ptr<OpenedRecording>> OpenedRecording::open(const Arguments& arguments, Console& console,
                                                               Source source)
{
    if (auto problem = meaninglessOption(arguments, source))
        return *problem;
    auto file = openRecordingFile(arguments, console);
    if (!file)
        return file.problem();
    trace::TraceReader& reader = file->reader;
    for (const Problem& notice : reader.notices())
        console.say(notice);
    if (reader.frames().empty())
        return fileProblem(reader, "There is no whole frame in the trace",
                           "Run the game for longer, and close the trace at its end");
    return std::unique_ptr<OpenedRecording>(new OpenedRecording(std::move(*file)));
}

std::optional<Problem> OpenedRecording::noCandidates() const
{
    if (m_reader.info().contents.candidates)
        return std::nullopt;
    return fileProblem(m_reader, "The frames do not say which candidates the game's broad phase reported",
                       std::string(howToRecordPairs(m_kind)) +
                           ", or ask one of Broadside's algorithms about the same boxes with --algorithm");
}

Result<double> OpenedRecording::cellSize(const Arguments& arguments) const
{
    const auto given = arguments.size("--cell");
    if (!given)
        return given.problem();
    if (*given)
        return **given;
    const double own = m_world.cellSize();
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

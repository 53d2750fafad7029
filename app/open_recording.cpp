#include "app/open_recording.h"

#include "app/help/option_help_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "core/base/count_text.h"
#include "core/base/message/fixed_words.h"
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
    const texts::Form<texts::Text>* reason;
    FixedWords remedy;
};
constexpr std::array kSimulationOptions{
    Foreign{"--dt", &texts::cliOptionOfRecording, texts::cliLeaveOut},
    Foreign{"--continuous", &texts::cliOptionOfRecording, texts::cliLeaveOut},
    Foreign{"--shoot", &texts::cliOptionOfRecording, texts::cliLeaveOut},
    Foreign{"--steps", &texts::cliOptionStepsOfRecording,
            texts::cliWriteStep}, // Must be last: left out for commands that look at many frames.
};
constexpr std::array kRecordingOptions{
    Foreign{kStep, &texts::cliOptionOfFrame, texts::cliWriteSteps},
    Foreign{"--corner", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--centre", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--y-down", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--half-open", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--separator", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--decimal-comma", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--columns", &texts::cliOptionOfTables, texts::cliLeaveOut},
    Foreign{"--units-per-metre", &texts::cliOptionOfTables, texts::cliLeaveOut},
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
            return usageProblem((*one.reason)(one.option), one.remedy.message());
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
        console.note(m_objects.size() > 1 ? texts::cliNoteInvalidObjects(m_step, m_first, m_objects.size())
                                          : texts::cliNoteInvalid(m_step, m_first));
    }
    if (m_boxes > 0)
        console.note(texts::cliNoteInvalidBoxes(m_boxes));
    if (m_queries > 0)
        console.note(texts::cliNoteInvalidQueries(m_queries));
    if (m_stranger)
        console.note(texts::cliNoteStrangers(m_strangeCandidates, m_stranger->value));
    if (m_strangeCells > 0)
        console.note(texts::cliNoteStrangeCells(m_strangeCells));
    for (const Message& sentence : sentencesOf(m_faults))
        console.note(sentence);
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
        return fileProblem(reader, texts::cliFileNoFrame(), texts::cliFileCloseTrace());
    return std::unique_ptr<OpenedRecording>(new OpenedRecording(std::move(*file)));
}

std::optional<Problem> OpenedRecording::noCandidates() const
{
    if (m_reader.info().contents.candidates)
        return std::nullopt;
    return fileProblem(m_reader, texts::cliFileNoCandidates(), howToRecordPairs(m_kind));
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
        return usageProblem(texts::cliCellAlone(), texts::cliAddAlgorithm());
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
        return usageProblem(texts::cliStepTooEarly(*step, m_reader.frames().front().step), texts::cliStepOrLater());
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
        return usageProblem(texts::cliStepsTooEarly(*last, m_reader.frames().front().step), texts::cliAskMoreSteps());
    return *index + 1;
}

} // namespace broadside

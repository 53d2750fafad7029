#include "app/recording_file.h"

#include "app/help/option_help_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/base/system/standard_streams.h"
#include "core/report/attached_file.h"
#include "core/trace/lines/first_line.h"
#include "core/trace/lines/lines_reader.h"
#include "core/trace/lines/spilled_bytes.h"
#include "core/trace/tables/table_folder.h"
#include "core/trace/tables/table_reader.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kStandardInput{"-"};

bool isTableName(const std::string& path) { return path.ends_with(".csv") || path.ends_with(".tsv"); }
bool isTraceName(const std::string& path) { return path.ends_with(".bstrace"); }
bool isFolder(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::is_directory(toPath(path), ignored);
}

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
        return usageProblem(texts::cliSeparator(*name), texts::cliWriteSeparator());
    return std::optional(found->character);
}

Result<trace::TableOptions> tableOptionsFrom(const Arguments& arguments)
{
    trace::TableOptions options;
    if (arguments.has("--corner") && arguments.has("--centre"))
        return usageProblem(texts::cliCornerAndCentre(), texts::cliRemoveOne());
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
    if (const auto text = arguments.value("--columns")) {
        auto choices = trace::columnChoicesFrom(*text);
        if (!choices)
            return usageProblem(texts::cliColumns(choices.problem().message), choices.problem().remedy);
        options.columns = std::move(*choices);
    }
    return options;
}

/// Prints notes about settings that were guessed, because the options do not give them.
void printGuessNotes(const trace::TableGuess& guess, Console& console)
{
    if (guess.hasGuessedAnchor)
        console.note(guess.isCentre ? texts::cliNoteGuessedCentre() : texts::cliNoteGuessedCorner());
    if (guess.hasGuessedDown)
        console.note(texts::cliNoteGuessedUp());
}

RecordingReading failed(Problem problem, bool isUnreadable = false)
{
    RecordingReading reading;
    reading.problems.push_back(std::move(problem));
    reading.isUnreadable = isUnreadable;
    return reading;
}
RecordingReading unreadable(Problem problem) { return failed(std::move(problem), true); }

RecordingReading openedTrace(RecordingKind kind, std::shared_ptr<const trace::ByteSource> bytes,
                             const std::string& path, std::vector<Problem> problems = {})
{
    RecordingReading reading;
    reading.problems = std::move(problems);
    auto reader = trace::TraceReader::open(std::move(bytes), path);
    if (reader)
        reading.file = RecordingFile{kind, std::move(*reader)};
    else
        reading.problems.push_back(reader.problem());
    return reading;
}

/// An error in the text of a file has a line; an error of the file itself has none.
bool isOfFile(const Problem& problem) { return problem.line == 0; }

RecordingReading openedTable(const trace::TableReading& table, const std::string& path)
{
    if (table.table) {
        RecordingReading reading =
            openedTrace(RecordingKind::Table, trace::byteSourceOf(trace::traceOf(*table.table)), path, table.problems);
        reading.guess = table.guess;
        return reading;
    }
    RecordingReading reading;
    reading.problems = table.problems;
    reading.isUnreadable = isOfFile(table.firstError());
    return reading;
}

RecordingReading openedLines(const trace::LinesReading& lines, const std::string& path)
{
    if (lines.trace)
        return openedTrace(RecordingKind::Lines, lines.trace, path, lines.problems);
    RecordingReading reading;
    reading.problems = lines.problems;
    reading.isUnreadable = isOfFile(lines.firstError());
    return reading;
}

Problem noTables(const std::string& folder)
{
    Problem problem;
    problem.file = folder;
    problem.message = texts::cliFileNoTables();
    problem.remedy = texts::cliFileWriteTables();
    return problem;
}

Problem inputProblem(Message message, Message remedy)
{
    Problem problem;
    problem.file = kStandardInput;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

/// Standard input, of which the first bytes have been read.
class Input {
public:
    /// Reads until a line ends, or there are enough bytes to recognise a first line.
    [[nodiscard]] bool begin()
    {
        constexpr std::size_t kFirstBytes = 4'096;
        std::array<char, kFirstBytes> piece{};
        while (m_begin.size() < kFirstBytes && m_begin.find('\n') == std::string::npos) {
            const auto got = readStandardInput(piece.data(), kFirstBytes - m_begin.size());
            if (!got)
                return false;
            if (*got == 0)
                break;
            m_begin.append(piece.data(), *got);
        }
        return true;
    }
    [[nodiscard]] const std::string& firstBytes() const noexcept { return m_begin; }
    /// All bytes, the first ones again.
    [[nodiscard]] std::optional<std::size_t> read(char* bytes, std::size_t count)
    {
        if (m_given == m_begin.size())
            return readStandardInput(bytes, count);
        const std::size_t copied = m_begin.copy(bytes, count, m_given);
        m_given += copied;
        return copied;
    }
    /// Calls `take` for each piece until it returns false. False if the bytes cannot be read.
    template<class Take>
    [[nodiscard]] bool forEachPiece(const Take& take)
    {
        std::string piece(std::size_t{1} << 20, '\0');
        while (true) {
            const auto got = read(piece.data(), piece.size());
            if (!got)
                return false;
            if (*got == 0 || !take(std::string_view(piece).substr(0, *got)))
                return true;
        }
    }

private:
    std::string m_begin;
    std::size_t m_given = 0;
};

RecordingReading openedInput(const Arguments& arguments)
{
    const std::string path(kStandardInput);
    const Problem noInput = inputProblem(texts::cliFileNoInput(), texts::cliFilePipe());
    Input input;
    if (!input.begin())
        return unreadable(noInput);
    const std::string& first = input.firstBytes();
    if (first.empty())
        return unreadable(inputProblem(texts::cliFileEmptyInput(), texts::cliFilePrintFrames()));
    if (first.find_first_not_of(" \t\r\n\xef\xbb\xbf") != std::string::npos &&
        (first[first.find_first_not_of(" \t\r\n\xef\xbb\xbf")] == '{')) {
        const trace::ByteFeed feed = [&](char* bytes, std::size_t count) { return input.read(bytes, count); };
        return openedLines(trace::readLines(feed, path), path);
    }
    if (first.starts_with(trace::kMagic)) {
        auto bytes = std::make_shared<trace::SpilledBytes>(std::string());
        if (!input.forEachPiece([&](std::string_view piece) { return bytes->append(piece); }))
            return unreadable(noInput);
        if (bytes->problem())
            return unreadable(*bytes->problem());
        return openedTrace(RecordingKind::Trace, std::move(bytes), path);
    }
    const auto options = tableOptionsFrom(arguments);
    if (!options)
        return failed(options.problem());
    std::string text;
    if (!input.forEachPiece([&](std::string_view piece) {
            text += piece;
            return text.size() <= limits::kFileBytes;
        }))
        return unreadable(noInput);
    if (text.size() > limits::kFileBytes)
        return unreadable(inputProblem(texts::cliFileLargeTable(), texts::cliFilePrintLines()));
    return openedTable(trace::readTable(text, path, *options), path);
}

/// The page of a report, with a part of a recording in it.
bool isRecordingPage(const std::string& path)
{
    if (!report::isPageName(path))
        return false;
    const auto attached = report::readAttachment(path);
    return attached && attached->kind == report::AttachedKind::Recording;
}

} // namespace

bool isRecordingFile(const std::string& path)
{
    // A file with such a name counts as a recording, so that the error of a damaged one is about recordings. Of folders
    // only recordings can be asked.
    return path == kStandardInput || isTableName(path) || isTraceName(path) || isFolder(path) ||
           trace::TraceReader::isTrace(path) || trace::isLinesFile(path) || isRecordingPage(path);
}

bool isFolderWithoutTables(const std::string& path) { return isFolder(path) && !trace::isTableFolder(path); }

std::vector<OptionInfo> tableOptions()
{
    return {{"--corner", "", "", texts::optionCorner()},
            {"--centre", "", "", texts::optionCentre()},
            {"--y-down", "", "", texts::optionYDown()},
            {"--half-open", "", "", texts::optionHalfOpen()},
            {"--separator", "S", "semicolon", texts::optionSeparator()},
            {"--decimal-comma", "", "", texts::optionDecimalComma()},
            {"--columns", "LIST", "id=entity,left=3", texts::optionColumns()},
            {"--units-per-metre", "N", "32", texts::optionUnitsPerMetre()}};
}

RecordingReading readRecordingFile(const std::string& path, const Arguments& arguments)
{
    if (path == kStandardInput)
        return openedInput(arguments);
    if (report::isPageName(path)) {
        auto attached = report::readAttachment(path);
        if (!attached)
            return unreadable(attached.problem());
        return openedTrace(RecordingKind::Trace, trace::byteSourceOf(std::move(attached->bytes)), path);
    }
    if (!isTraceName(path) && !trace::TraceReader::isTrace(path)) {
        if (trace::isLinesFile(path))
            return openedLines(trace::readLinesFile(path), path);
        if (isFolderWithoutTables(path))
            return unreadable(noTables(path));
        const bool hasTables = isFolder(path);
        if (hasTables || isTableName(path)) {
            const auto options = tableOptionsFrom(arguments);
            if (!options)
                return failed(options.problem());
            return openedTable(
                hasTables ? trace::readTableFolder(path, *options) : trace::readTableFile(path, *options), path);
        }
    }
    auto bytes = trace::openByteSource(path);
    if (!bytes)
        return unreadable(bytes.problem());
    return openedTrace(RecordingKind::Trace, std::move(*bytes), path);
}

Result<RecordingFile> openRecordingFile(const Arguments& arguments, Console& console)
{
    RecordingReading reading = readRecordingFile(arguments.operands().front(), arguments);
    const auto error = std::ranges::find(reading.problems, Severity::Error, &Problem::severity);
    for (const Problem& problem : reading.problems)
        if (reading.file || problem != *error)
            console.say(problem);
    if (!reading.file)
        return *error;
    if (reading.guess)
        printGuessNotes(*reading.guess, console);
    return std::move(*reading.file);
}

Message howToRecordPairs(RecordingKind kind)
{
    switch (kind) {
    case RecordingKind::Lines:
        return texts::cliFilePrintPairs();
    case RecordingKind::Table:
        return texts::cliFilePrintPairTable();
    case RecordingKind::Trace:
        break;
    }
    return texts::cliFileRecordPairs();
}

} // namespace broadside

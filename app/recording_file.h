#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "core/trace/tables/table_reader.h"
#include "core/trace/trace_reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// @file
/// Files of recordings of a game, as the command line names them. "-" is standard input.

namespace broadside {

enum class RecordingKind : std::uint8_t {
    Trace, ///< Recognised by its name, .bstrace, or its first bytes.
    Lines, ///< JSON Lines, recognised by their first line, or their name, .jsonl or .ndjson.
    /// Recognised by its name, .csv or .tsv; also a folder of tables (core/trace/tables/table_folder.h), and all other
    /// text of standard input.
    Table,
};

/// False for scenes and unknown files, true for every folder. Reads nothing of standard input.
[[nodiscard]] bool isRecordingFile(const std::string& path);

/// True for a folder that has no table of objects, so that it is no recording.
[[nodiscard]] bool isFolderWithoutTables(const std::string& path);

/// The options --corner, --centre, --y-down, --units-per-metre, --half-open, --separator, --decimal-comma and
/// --columns, for tables.
[[nodiscard]] std::vector<OptionInfo> tableOptions();

struct RecordingFile {
    RecordingKind kind = RecordingKind::Trace;
    trace::TraceReader reader; ///< All kinds are read as traces.
};
/// A file, or what is wrong with it.
struct RecordingReading {
    std::optional<RecordingFile> file; ///< Nothing if a problem is an error.
    std::vector<Problem> problems;     ///< Without the notices of the reader.
    bool isUnreadable = false;         ///< The bytes cannot be read, so that nothing is known about them.
    std::optional<trace::TableGuess> guess;
};
/// Reads a file with the options for tables. Nothing is printed.
[[nodiscard]] RecordingReading readRecordingFile(const std::string& path, const Arguments& arguments);
/// Opens the file of the first operand. Prints all problems except the one that is returned.
[[nodiscard]] Result<RecordingFile> openRecordingFile(const Arguments& arguments, Console& console);

/// How a game records the pairs of its broad phase, as an order.
[[nodiscard]] Message howToRecordPairs(RecordingKind kind);

} // namespace broadside

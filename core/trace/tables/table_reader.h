#pragma once

#include "core/base/problem.h"
#include "core/trace/tables/table_columns.h"
#include "core/trace/trace_format.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Plain tables of boxes, from any game: CSV or TSV with the columns
/// `id,x,y,w,h[,step][,name][,kind][,category][,mask]`, named by the first line in any order, or in this order if the
/// first line has only numbers. Boxes may also be `left,low,right,high`, and columns may have the names that engines
/// use (table_columns.h).
///
/// Separators  tab, semicolon or comma: the one that gives the most columns. Numbers have a decimal point, or all have
///             a decimal comma if the separator is not a comma. Fields may be quoted; "" is a quote.
/// Errors      have line and column. With any error there is no table: nothing is imported in part.
/// Cost        O(bytes + rows log rows).

namespace broadside::trace {

struct TableOptions {
    enum class Anchor : std::uint8_t { Detect, Centre, Corner };
    Anchor anchor = Anchor::Detect;    ///< x and y are the box's centre, or its corner with the smallest x and y.
    std::optional<bool> yDown;         ///< Nothing: down if a column is called "top" and y grows towards the bottom.
    std::optional<char> separator;     ///< Nothing: detected, see above.
    std::optional<bool> decimalComma;  ///< Nothing: detected, see above.
    std::vector<ColumnChoice> columns; ///< Columns whose names do not say what they are.
    double unitsPerMetre = 1.0;        ///< > 0.
    TouchRule touch = TouchRule::Closed;
    std::size_t mostProblems = 100;
};

struct TableRow {
    std::uint64_t step = 0;
    ObjectId id;
    Aabb box;                     ///< In the table's units.
    std::uint32_t definition = 0; ///< Index in Table::definitions.
};

struct SteppedPair {
    std::uint64_t step = 0;
    IdPair pair;
};
struct SteppedCells {
    std::uint64_t step = 0;
    RegisteredCells cells;
};

/// A table without errors, and the tables next to it (table_folder.h).
struct Table {
    std::vector<TableRow> rows; ///< Sorted by step; the rows of a step are in the order of the text.
    std::vector<std::shared_ptr<const Definition>> definitions;
    bool hasSteps = false; ///< Otherwise it is a single world.
    std::size_t steps = 0; ///< Number of different steps.
    std::size_t objects = 0;
    TraceInfo info; ///< Its contents say which of the following are known.
    // Sorted by step:
    std::vector<SteppedPair> pairs; ///< Candidates.
    std::vector<SteppedPair> contacts;
    std::vector<SteppedCells> cells;
};

/// How the text was understood, for users to check before they import it.
struct TableGuess {
    char separator = ',';
    bool decimalComma = false;
    bool hasHeader = true;
    bool isCentre = false; ///< x and y are the centre of the box.
    bool yDown = false;
    bool hasGuessedAnchor = false;    ///< Neither the options nor the column names define isCentre.
    bool hasGuessedDown = false;      ///< The same for yDown.
    std::vector<std::string> columns; ///< Names as in the first line; unknown ones are in brackets.
    std::vector<std::string> fields;  ///< What a ColumnChoice calls the columns.
};

struct TableReading {
    std::optional<Table> table; ///< Nothing if a problem is an error.
    TableGuess guess;
    /// Problems in the order of the text. May have warnings and infos if there is a table.
    std::vector<Problem> problems;

    /// @pre !table
    [[nodiscard]] const Problem& firstError() const;
};

/// `fileName` is only used in the problems.
[[nodiscard]] TableReading readTable(std::string_view text, const std::string& fileName,
                                     const TableOptions& options = {});
[[nodiscard]] TableReading readTableFile(const std::string& path, const TableOptions& options = {});

/// The table as a trace, with one frame for each step.
[[nodiscard]] std::string traceOf(const Table& table);

} // namespace broadside::trace

#pragma once

#include "core/base/problem.h"
#include "core/trace/trace_format.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Plain tables of boxes, from any game: CSV or TSV with the columns
/// `id,x,y,w,h[,step][,name][,kind][,category][,mask]`, named by the first line in any order, or in this order where
/// the first line is numbers.
///
/// Separators  tab, semicolon or comma, whichever finds the most columns. Numbers have a decimal point, or throughout a
///             decimal comma where the separator is none. Fields may be quoted, "" is a quote.
/// Errors      have line and column. With any error there is no table: nothing is half imported.
/// Cost        O(bytes + rows log rows).

namespace broadside::trace {

struct TableOptions {
    enum class Anchor : std::uint8_t { Detect, Centre, Corner };
    Anchor anchor =
        Anchor::Detect;        ///< What x and y are: of the box the middle, or the corner with the smallest x and y.
    std::optional<bool> yDown; ///< Nothing: down if a column is called "top", else up.
    std::optional<char> separator;    ///< Nothing: as above.
    std::optional<bool> decimalComma; ///< Nothing: as above.
    double unitsPerMetre = 1.0;       ///< > 0.
    TouchRule touch = TouchRule::Closed;
    std::size_t mostProblems = 100;
};

struct TableRow {
    std::uint64_t step = 0;
    ObjectId id;
    Aabb box;                     ///< In the table's units.
    std::uint32_t definition = 0; ///< In Table::definitions.
};

/// A table that was understood.
struct Table {
    std::vector<TableRow> rows; ///< By step, then by id.
    std::vector<std::shared_ptr<const Definition>> definitions;
    bool hasSteps = false; ///< Else it is one world.
    std::size_t steps = 0; ///< Different ones.
    std::size_t objects = 0;
    TraceInfo info;
};

/// What was made of the text, for people to look at before they import it.
struct TableGuess {
    char separator = ',';
    bool decimalComma = false;
    bool hasHeader = true;
    bool isCentre = false; ///< x and y are the middle of the box.
    bool yDown = false;
    bool hasGuessedAnchor = false;    ///< Neither the options nor the names of the columns say isCentre,
    bool hasGuessedDown = false;      ///< or yDown.
    std::vector<std::string> columns; ///< As the first line calls them; of those not understood in brackets.
};

struct TableReading {
    std::optional<Table> table; ///< Nothing when a problem is an error.
    TableGuess guess;
    std::vector<Problem> problems; ///< In the order of the text; infos also beside a table.

    /// @pre !table
    [[nodiscard]] const Problem& firstError() const;
};

/// `fileName` only goes into the problems.
[[nodiscard]] TableReading readTable(std::string_view text, const std::string& fileName,
                                     const TableOptions& options = {});
[[nodiscard]] TableReading readTableFile(const std::string& path, const TableOptions& options = {});

/// The table as a trace without candidates: a frame a step.
[[nodiscard]] std::string traceOf(const Table& table);

} // namespace broadside::trace

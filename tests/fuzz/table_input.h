#pragma once

#include "core/trace/tables/pair_table.h"
#include "core/trace/tables/table_reader.h"
#include "core/trace/trace_cursor.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cmath>
#include <string>

/// @file
/// Arbitrary text never crashes the reader of tables, with any options. Either it is a table, which has the same boxes
/// in the same steps as a trace, or there is an error with line, column and remedy.

namespace broadside::fuzz {

inline void requireSameAsTrace(const trace::Table& table, const std::string& text)
{
    const auto reader = trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(table)), "table");
    require(reader.ok() && reader->notices().empty(), "the trace of a table is not whole", text);
    require(reader->frames().size() == table.steps, "a step of the table is missing", text);
    trace::TraceCursor cursor(*reader);
    auto row = table.rows.begin();
    for (std::size_t i = 0; i < reader->frames().size(); ++i) {
        require(!cursor.seek(i), "a step of the table cannot be read", text);
        std::size_t expected = 0;
        for (; row != table.rows.end() && row->step == cursor.frame().step; ++row, ++expected) {
            const auto found = cursor.rowOf(row->id);
            require(found && cursor.objects()[*found].isPresent(), "an object of the table is missing", text);
            require(cursor.objects()[*found].state.box == row->box, "a box of the table is another", text);
            require(*cursor.objects()[*found].definition == *table.definitions[row->definition],
                    "an object of the table is another", text);
        }
        require(expected ==
                    static_cast<std::size_t>(std::ranges::count_if(cursor.objects(), &trace::TracedObject::isPresent)),
                "there are other objects than in the table", text);
    }
    require(row == table.rows.end(), "rows of the table are in no step", text);
}

inline void checkTable(const std::string& text, const trace::TableOptions& options)
{
    const trace::TableReading reading = trace::readTable(text, "input", options);
    bool hasError = false;
    for (const Problem& problem : reading.problems) {
        hasError = hasError || problem.severity == Severity::Error;
        require(!problem.message.empty() && !problem.remedy.empty() && problem.line > 0 && problem.column > 0,
                "a problem without place, message or remedy", text);
    }
    require(reading.table.has_value() != hasError, "a table beside an error, or neither", text);
    require(std::ranges::is_sorted(reading.problems, {},
                                   [](const Problem& problem) { return std::pair(problem.line, problem.column); }),
            "problems are not in the order of the text", text);
    if (reading.table)
        requireSameAsTrace(*reading.table, text);
}

/// Tables of pairs and cells: errors have a place, and rows are sorted by step.
inline void checkPairTable(const std::string& text, trace::PairTableKind kind)
{
    const trace::PairTable table = trace::readPairTable(kind, text, "input");
    for (const Problem& problem : table.problems)
        require(problem.severity == Severity::Error && !problem.message.empty() && !problem.remedy.empty() &&
                    problem.line > 0 && problem.column > 0,
                "a problem without place, message or remedy", text);
    require(table.problems.empty() || table.rows.empty(), "rows beside an error", text);
    require(std::ranges::is_sorted(table.rows, {}, &trace::PairTableRow::step), "rows are not in the order of steps",
            text);
    for (const trace::PairTableRow& row : table.rows)
        require(row.numbers[0] >= 1 && row.line > 0, "a row without an id or a line", text);
}

/// Checks any input. Aborts when a property is false.
inline void checkTable(const std::string& text)
{
    checkTable(text, {});
    trace::TableOptions other;
    other.anchor = trace::TableOptions::Anchor::Centre;
    other.yDown = true;
    other.unitsPerMetre = 32.0;
    other.mostProblems = 2;
    checkTable(text, other);
    trace::TableOptions chosen;
    chosen.columns = {{"1", "id"}, {"2", "left"}, {"3", "top"}, {"4", "right"}, {"5", "bottom"}, {"id", ""}};
    checkTable(text, chosen);
    for (const auto kind : {trace::PairTableKind::Pairs, trace::PairTableKind::Cells})
        checkPairTable(text, kind);
}

} // namespace broadside::fuzz

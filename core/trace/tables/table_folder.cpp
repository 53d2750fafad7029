#include "core/trace/tables/table_folder.h"

#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/io/text_file.h"
#include "core/trace/tables/pair_table.h"
#include "core/trace/tables/table_messages.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace broadside::trace {
namespace {

/// The file of a table in the folder; nothing if there is none.
std::optional<std::string> tableIn(const std::string& folder, std::string_view name)
{
    for (const char* suffix : {".csv", ".tsv"}) {
        const std::string path = toName(toPath(folder) / toPath(std::string(name) + suffix));
        std::error_code error;
        if (std::filesystem::exists(toPath(path), error) && !error)
            return path;
    }
    return std::nullopt;
}

bool isError(const Problem& problem) { return problem.severity == Severity::Error; }

void append(std::vector<Problem>& all, std::vector<Problem> more)
{
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

bool hasStepOf(const Table& objects, std::uint64_t step)
{
    return std::ranges::binary_search(objects.rows, step, {}, &TableRow::step);
}

/// Errors of rows that belong to no step of the objects. Rows without a step belong to the only one.
void placeRows(PairTable& table, const std::string& file, const Table& objects, std::size_t most)
{
    const auto add = [&](int line, Message message, Message remedy) {
        Problem problem;
        problem.file = file;
        problem.line = line;
        problem.column = 1;
        problem.message = std::move(message);
        problem.remedy = std::move(remedy);
        table.problems.push_back(std::move(problem));
    };
    if (!table.hasSteps && !table.rows.empty() && objects.steps > 1) {
        add(1, texts::tableNoStepColumn(objects.steps), texts::tableWriteSteps());
        return;
    }
    std::size_t errors = 0;
    for (PairTableRow& row : table.rows) {
        if (!table.hasSteps)
            row.step = objects.rows.front().step;
        else if (!hasStepOf(objects, row.step) && errors++ < most)
            add(row.line, texts::tableStepWithoutObjects(row.step), texts::tableWriteObjects());
    }
}

/// A program that stopped before its first line leaves such a file. It does not say that there is nothing in a step.
Problem emptyTable(const std::string& path)
{
    Problem problem;
    problem.severity = Severity::Warning;
    problem.file = path;
    problem.message = texts::tableEmptyPart();
    problem.remedy = texts::tableWriteFirstLine();
    return problem;
}

/// Reads the table of this name, if there is one, and gives its rows to `take`. False if there is none, or if it has
/// not even a first line.
template<class Take>
bool readPart(const std::string& folder, const char* name, PairTableKind kind, const TableOptions& options,
              TableReading& reading, const Take& take)
{
    const auto path = tableIn(folder, name);
    if (!path)
        return false;
    const auto text = readFile(*path, limits::kFileBytes, texts::tableFile());
    if (!text) {
        reading.problems.push_back(text.problem());
        return true;
    }
    if (text->find_first_not_of(" \t\r\n\xef\xbb\xbf") == std::string::npos) {
        reading.problems.push_back(emptyTable(*path));
        return false;
    }
    PairTable table = readPairTable(kind, *text, *path, options.mostProblems);
    placeRows(table, *path, *reading.table, options.mostProblems);
    for (const PairTableRow& row : table.rows)
        take(row);
    append(reading.problems, std::move(table.problems));
    return true;
}

auto pairTaker(std::vector<SteppedPair>& pairs)
{
    return [&pairs](const PairTableRow& row) {
        pairs.push_back(
            {row.step, {{static_cast<std::uint64_t>(row.numbers[0])}, {static_cast<std::uint64_t>(row.numbers[1])}}});
    };
}

} // namespace

TableReading readTableFolder(const std::string& folder, const TableOptions& options)
{
    TableReading reading = readTableFile(objectTableOf(folder), options);
    if (!reading.table)
        return reading;
    Table& table = *reading.table;
    Contents& contents = table.info.contents;
    table.info.program = "Tables";
    contents.candidates = readPart(folder, "pairs", PairTableKind::Pairs, options, reading, pairTaker(table.pairs));
    contents.contacts = readPart(folder, "contacts", PairTableKind::Pairs, options, reading, pairTaker(table.contacts));
    contents.cells =
        readPart(folder, "cells", PairTableKind::Cells, options, reading, [&table](const PairTableRow& row) {
            const auto& cells = row.numbers;
            table.cells.push_back(
                {row.step, {{static_cast<std::uint64_t>(cells[0])}, {{cells[1], cells[2]}, {cells[3], cells[4]}}}});
        });
    if (std::ranges::any_of(reading.problems, isError))
        reading.table.reset();
    return reading;
}

bool isTableFolder(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(toPath(path), error) && !error && tableIn(path, "objects").has_value();
}

std::string objectTableOf(const std::string& folder) { return tableIn(folder, "objects").value_or(folder); }

} // namespace broadside::trace

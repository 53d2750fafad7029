#include "core/trace/tables/pair_table.h"

#include "core/base/object_id.h"
#include "core/base/utf8.h"
#include "core/io/json/problem_log.h"
#include "core/io/text_file.h"
#include "core/trace/tables/table_columns.h"
#include "core/trace/tables/table_messages.h"
#include "core/trace/tables/table_text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <span>

namespace broadside::trace {
namespace {

constexpr std::size_t kMostPairRows = 8'000'000;
constexpr std::size_t kNoColumn = static_cast<std::size_t>(-1);

struct WholeColumn {
    const char* title;
    std::array<std::string_view, 6> names; ///< In lower case, without underscores and the like.
    std::int64_t low;
    std::int64_t high;
};
constexpr std::int64_t kMostId = static_cast<std::int64_t>(ObjectId::kLargest);
constexpr std::int64_t kLowCell = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t kHighCell = std::numeric_limits<std::int32_t>::max();

constexpr std::array kPairColumns{
    WholeColumn{"step", {"step", "frame", "tick", "framenumber"}, 0, kMostId},
    WholeColumn{"a", {"a", "ida", "id1", "first", "entitya", "objecta"}, 1, kMostId},
    WholeColumn{"b", {"b", "idb", "id2", "second", "entityb", "objectb"}, 1, kMostId},
};
constexpr std::array kCellColumns{
    WholeColumn{"step", {"step", "frame", "tick", "framenumber"}, 0, kMostId},
    WholeColumn{"id", {"id", "entity", "object", "sprite", "body", "entityid"}, 1, kMostId},
    WholeColumn{"firstColumn", {"firstcolumn", "column", "col", "firstcol", "x", "cellx"}, kLowCell, kHighCell},
    WholeColumn{"firstRow", {"firstrow", "row", "y", "celly"}, kLowCell, kHighCell},
    WholeColumn{"lastColumn", {"lastcolumn", "lastcol"}, kLowCell, kHighCell},
    WholeColumn{"lastRow", {"lastrow"}, kLowCell, kHighCell},
};

std::span<const WholeColumn> columnsOf(PairTableKind kind)
{
    return kind == PairTableKind::Pairs ? std::span<const WholeColumn>(kPairColumns)
                                        : std::span<const WholeColumn>(kCellColumns);
}

std::optional<std::int64_t> wholeIn(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

class PairTableReader {
public:
    PairTableReader(PairTableKind kind, std::string_view text, std::size_t mostProblems)
        : m_columns(columnsOf(kind))
        , m_isCells(kind == PairTableKind::Cells)
        , m_text(text)
        , m_log(mostProblems)
        , m_separator(likelySeparator())
    {
        m_places.fill(kNoColumn);
    }

    PairTable read(const std::string& fileName)
    {
        PairTable table;
        TableText lines(m_text, m_separator);
        if (readHead(lines))
            readRows(lines, table);
        if (lines.openQuote())
            m_log.error(*lines.openQuote(), texts::tableOpenQuote(), texts::tableCloseQuote());
        if (m_log.hasErrors())
            table.rows.clear();
        table.hasSteps = m_places[0] != kNoColumn;
        std::ranges::stable_sort(table.rows, {}, &PairTableRow::step);
        table.problems = m_log.located(m_text, fileName);
        return table;
    }

private:
    [[nodiscard]] std::size_t placeNamed(const std::vector<Field>& fields, const WholeColumn& column) const
    {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const std::string name = plainColumnName(fields[i].text);
            if (!name.empty() && std::ranges::find(column.names, name) != column.names.end())
                return i;
        }
        return kNoColumn;
    }

    [[nodiscard]] char likelySeparator() const
    {
        char best = ',';
        std::size_t most = 0;
        for (const char separator : {'\t', ';', ','}) {
            TableText lines(m_text, separator);
            std::vector<Field> fields;
            if (lines.next(fields) && fields.size() > most) {
                most = fields.size();
                best = separator;
            }
        }
        return best;
    }

    /// Finds the columns. Reads the first line if it has names.
    bool readHead(TableText& lines)
    {
        std::vector<Field> fields;
        TableText first(m_text, m_separator);
        if (!first.next(fields))
            return false;
        if (std::ranges::all_of(fields, [](const Field& field) { return wholeIn(field.text).has_value(); }))
            return useUsualPlaces(fields);
        static_cast<void>(lines.next(fields));
        std::string missing;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            m_places[i] = placeNamed(fields, m_columns[i]);
            if (m_places[i] == kNoColumn && i > 0 && i < neededColumns())
                missing += (missing.empty() ? "" : ", ") + std::string(m_columns[i].title);
        }
        if (!missing.empty())
            m_log.error(fields.front().offset, texts::tableMissingColumns(missing), howToBegin());
        return missing.empty();
    }

    bool useUsualPlaces(const std::vector<Field>& fields)
    {
        const std::size_t all = m_columns.size();
        const std::size_t needed = neededColumns();
        // With a step or without, and cells with a last column and row or without.
        for (const std::size_t count : {all, needed, all - 1, needed - 1}) {
            if (fields.size() != count)
                continue;
            const std::size_t shift = count == all || count == needed ? 0 : 1;
            for (std::size_t i = 0; i < count; ++i)
                m_places[i + shift] = i;
            return true;
        }
        m_log.error(fields.front().offset, texts::tableOnlyNumbers(fields.size()), howToBegin());
        return false;
    }

    [[nodiscard]] std::size_t neededColumns() const { return m_isCells ? 4 : 3; }
    [[nodiscard]] Message howToBegin() const { return m_isCells ? texts::tableBeginCells() : texts::tableBeginPairs(); }

    void readRows(TableText& lines, PairTable& table)
    {
        std::vector<Field> fields;
        while (!m_log.isFull() && lines.next(fields)) {
            if (table.rows.size() >= kMostPairRows) {
                m_log.error(lines.lineOffset(), texts::tableManyPairRows(), texts::tableUseLines());
                return;
            }
            PairTableRow row;
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                const std::int64_t value = numberOf(fields, i, lines.lineOffset(), row);
                if (i == 0)
                    row.step = static_cast<std::uint64_t>(value);
                else
                    row.numbers[i - 1] = value;
            }
            const auto& [id, firstColumn, firstRow, lastColumn, lastRow] = row.numbers;
            if (m_isCells && !m_log.hasErrors() && (firstColumn > lastColumn || firstRow > lastRow))
                m_log.error(lines.lineOffset(), texts::tableCellsEnd(), texts::tableOrderCells());
            countLines(lines.lineOffset());
            row.line = m_line;
            if (!m_log.hasErrors())
                table.rows.push_back(row);
        }
    }

    /// The number in a column. Of a missing one: step 0, or the first column or row.
    std::int64_t numberOf(const std::vector<Field>& fields, std::size_t index, std::size_t lineOffset,
                          const PairTableRow& row)
    {
        const std::size_t place = m_places[index];
        if (place == kNoColumn)
            return index >= 4 ? row.numbers[index - 3] : 0;
        const WholeColumn& column = m_columns[index];
        if (place >= fields.size()) {
            m_log.error(lineOffset, texts::tableFewFields(fields.size()), texts::tableFillIn());
            return column.low;
        }
        const auto value = wholeIn(fields[place].text);
        if (value && *value >= column.low && *value <= column.high)
            return *value;
        m_log.error(fields[place].offset,
                    texts::tableNotWholeColumn(column.title, inQuotes(fields[place].text), std::to_string(column.low),
                                               std::to_string(column.high)),
                    texts::tableSuchNumber());
        return column.low;
    }

    void countLines(std::size_t offset)
    {
        for (; m_counted < offset; ++m_counted)
            m_line += m_text[m_counted] == '\n' ? 1 : 0;
    }

    std::span<const WholeColumn> m_columns;
    bool m_isCells;
    std::string_view m_text;
    ProblemLog m_log;
    char m_separator;
    std::array<std::size_t, 6> m_places{};
    std::size_t m_counted = 0;
    int m_line = 1;
};

} // namespace

PairTable readPairTable(PairTableKind kind, std::string_view text, const std::string& fileName,
                        std::size_t mostProblems)
{
    if (text.empty())
        return {};
    if (const auto fault = textFaultOf(text)) {
        ProblemLog log(mostProblems);
        log.error(fault->offset, fault->message, fault->remedy);
        PairTable table;
        table.problems = log.located(text, fileName);
        return table;
    }
    return PairTableReader(kind, text, mostProblems).read(fileName);
}

} // namespace broadside::trace

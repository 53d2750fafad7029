#include "core/trace/tables/table_reader.h"

#include "core/base/limits.h"
#include "core/base/lower_case.h"
#include "core/base/suggestion.h"
#include "core/base/utf8.h"
#include "core/io/json/problem_log.h"
#include "core/io/text_file.h"
#include "core/math/coordinate.h"
#include "core/trace/tables/table_columns.h"
#include "core/trace/tables/table_layout.h"
#include "core/trace/tables/table_messages.h"
#include "core/trace/tables/table_text.h"
#include "core/trace/trace_writer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <map>
#include <tuple>
#include <unordered_map>

namespace broadside::trace {
namespace {

constexpr std::size_t kMostRows = 4'000'000;
constexpr std::size_t kMostColumns = TableText::kMostFields - 1;

std::optional<double> numberFrom(std::string_view text, bool decimalComma)
{
    std::string changed;
    if (decimalComma) {
        changed = text;
        std::ranges::replace(changed, ',', '.');
        text = changed;
    }
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<std::uint64_t> wholeFrom(std::string_view text)
{
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        base = 16;
        text.remove_prefix(2);
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool looksLikeNumber(std::string_view text) { return numberFrom(text, true).has_value(); }

/// Number of known columns in the first line, and number of all its columns.
std::pair<int, std::size_t> columnsWith(std::string_view text, char separator)
{
    TableText lines(text, separator);
    std::vector<Field> fields;
    if (!lines.next(fields))
        return {0, 0};
    const auto known = std::ranges::count_if(
        fields, [](const Field& field) { return columnNamed(field.text) || looksLikeNumber(field.text); });
    return {static_cast<int>(known), fields.size()};
}

char separatorOf(std::string_view text)
{
    char best = ',';
    std::pair<int, std::size_t> most{0, 0};
    for (const char separator : {'\t', ';', ','})
        if (const auto count = columnsWith(text, separator); count > most) {
            most = count;
            best = separator;
        }
    return best;
}

/// A row before the point of the box that x and y give is known.
struct RawRow {
    std::uint64_t step = 0;
    ObjectId id;
    Vec2 at;
    Vec2 size;
    Vec2 end; ///< The other side, where the table has one.
    std::uint32_t definition = 0;
    std::size_t offset = 0;
};

class Reader {
public:
    Reader(std::string_view text, const TableOptions& options)
        : m_text(text)
        , m_options(options)
        , m_log(options.mostProblems)
        , m_layout(options.columns, m_log)
    {}

    TableReading read(const std::string& fileName)
    {
        TableReading reading;
        m_guess.separator = m_options.separator.value_or(separatorOf(m_text));
        TableText lines(m_text, m_guess.separator);
        if (readHeader(lines) && !hasTooManyRows(lines))
            readRows(lines);
        if (!m_log.hasErrors() && m_rows.empty())
            m_log.error(0, texts::tableNoRows(), texts::tableWriteRows());
        if (!m_log.hasErrors())
            rejectDuplicates();
        if (!m_log.hasErrors()) {
            orderEdges();
            rejectReversedBoxes();
            rejectDistantBoxes();
        }
        if (!m_log.hasErrors())
            reading.table = finished();
        reading.guess = m_guess;
        reading.problems = m_log.located(m_text, fileName);
        return reading;
    }

private:
    /// Checked before any row is kept, because rows take many times the memory of their text.
    bool hasTooManyRows(TableText lines)
    {
        const auto isBreak = [](char c) { return c == '\n' || c == '\r'; };
        if (static_cast<std::size_t>(std::ranges::count_if(m_text, isBreak)) < kMostRows)
            return false;
        std::vector<Field> fields;
        for (std::size_t rows = 0; lines.next(fields);)
            if (++rows > kMostRows) {
                m_log.error(lines.lineOffset(), texts::tableManyRows(), texts::tableUseTrace());
                return true;
            }
        return false;
    }

    bool readHeader(TableText& lines)
    {
        std::vector<Field> fields;
        TableText first(m_text, m_guess.separator);
        if (!first.next(fields)) {
            if (first.openQuote())
                m_log.error(*first.openQuote(), texts::tableOpenQuote(), texts::tableCloseQuote());
            else
                m_log.error(0, texts::tableEmpty(), texts::tableBegin());
            return false;
        }
        if (fields.size() > kMostColumns) {
            m_log.error(0, texts::tableManyColumns(), texts::tableFewerColumns());
            return false;
        }
        m_guess.hasHeader = !std::ranges::all_of(fields, [](const Field& f) { return looksLikeNumber(f.text); });
        for (const Field& field : fields)
            m_guess.fields.push_back(m_guess.hasHeader ? field.value() : std::to_string(m_guess.fields.size() + 1));
        const bool isGood = m_guess.hasHeader ? m_layout.readNames(fields) : m_layout.useUsualOrder(fields);
        m_guess.columns = m_layout.names();
        if (m_guess.hasHeader)
            static_cast<void>(lines.next(fields));
        return isGood;
    }

    void readRows(TableText& lines)
    {
        std::vector<Field> fields;
        decideDecimals(lines);
        m_order = m_layout.inOrder();
        const std::size_t most = m_layout[m_order.back()];
        while (!m_log.isFull() && lines.next(fields)) {
            if (fields.size() <= most && fields.size() < m_layout.neededFields()) {
                m_log.error(lines.lineOffset(), texts::tableFewFields(fields.size()), texts::tableFillIn());
                continue;
            }
            countSurplusFields(fields, lines.lineOffset());
            readRow(fields, lines.lineOffset());
        }
        if (lines.openQuote())
            m_log.error(*lines.openQuote(), texts::tableOpenQuote(), texts::tableCloseQuote());
        warnOfSurplus();
    }

    /// Separators at the end of a line are ignored.
    void countSurplusFields(const std::vector<Field>& fields, std::size_t offset)
    {
        const auto isFilled = [](const Field& field) { return !field.text.empty(); };
        if (fields.size() <= m_layout.fields() ||
            !std::any_of(fields.begin() + static_cast<std::ptrdiff_t>(m_layout.fields()), fields.end(), isFilled))
            return;
        if (m_surplusLines++ == 0)
            m_firstSurplus = {offset, fields.size()};
    }

    void warnOfSurplus()
    {
        if (m_surplusLines == 0)
            return;
        const auto [offset, fields] = m_firstSurplus;
        m_log.warning(offset,
                      m_surplusLines == 1 ? texts::tableSurplus(fields, m_layout.fields())
                                          : texts::tableSurplusLines(fields, m_layout.fields(),
                                                                     texts::tableOtherLines(m_surplusLines - 1)),
                      m_guess.separator == ','   ? texts::tableQuoteComma()
                      : m_guess.separator == ';' ? texts::tableQuoteSemicolon()
                                                 : texts::tableQuoteTab());
    }

    /// Uses a decimal comma if the first number that has a comma or a point has a comma.
    void decideDecimals(const TableText& from)
    {
        m_guess.decimalComma = m_options.decimalComma.value_or(false);
        if (m_guess.separator == ',' || m_options.decimalComma)
            return;
        TableText lines = from;
        std::vector<Field> fields;
        while (lines.next(fields))
            for (const Column column : {kX, kY, kWidth, kHeight, kRight, kHigh}) {
                const std::size_t place = m_layout[column];
                if (place >= fields.size())
                    continue;
                const std::size_t sign = fields[place].text.find_first_of(",.");
                if (sign == std::string_view::npos)
                    continue;
                m_guess.decimalComma = fields[place].text[sign] == ',';
                return;
            }
    }

    [[nodiscard]] const Field* fieldOf(const std::vector<Field>& fields, Column column) const
    {
        const std::size_t place = m_layout[column];
        return place < fields.size() && (!fields[place].text.empty()) ? &fields[place] : nullptr;
    }

    double number(const std::vector<Field>& fields, Column column, const texts::Form<>& what)
    {
        const Field& field = fields[m_layout[column]];
        const auto value = numberFrom(field.text, m_guess.decimalComma);
        if (!value || (!m_guess.decimalComma && field.text.find(',') != std::string_view::npos)) {
            const bool isMixed = m_guess.decimalComma ? field.text.find('.') != std::string_view::npos
                                                      : field.text.find(',') != std::string_view::npos;
            m_log.error(field.offset, texts::tableNoNumber(what(), inQuotes(field.text)),
                        isMixed ? texts::tableMixedDecimals() : texts::tableWriteNumber());
            return 1.0;
        }
        if (std::abs(*value) > limits::kCoordinate) {
            m_log.error(field.offset, texts::tableBeyondLimit(what(), inQuotes(field.text)), texts::tableLargerUnits());
            return 1.0;
        }
        return *value;
    }

    double size(const std::vector<Field>& fields, Column column, const texts::Form<>& what)
    {
        const std::size_t errors = m_log.errorCount();
        const double value = number(fields, column, what);
        if (errors == m_log.errorCount() && !(value > 0.0))
            m_log.error(fields[m_layout[column]].offset,
                        texts::tableNotAboveZero(what(), inQuotes(fields[m_layout[column]].text)),
                        texts::tableGiveSize());
        return m_layout.isHalf(column) ? 2.0 * value : value;
    }

    std::uint64_t whole(const std::vector<Field>& fields, Column column, const texts::Form<>& what, std::uint64_t usual,
                        std::uint64_t low, std::uint64_t high)
    {
        const Field* field = fieldOf(fields, column);
        if (!field && column != kId)
            return usual;
        const Field& given = field ? *field : fields[m_layout[column]];
        const auto value = wholeFrom(given.text);
        if (value && *value >= low && *value <= high)
            return *value;
        m_log.error(given.offset, texts::tableNotWhole(what(), inQuotes(given.text), low, high),
                    texts::tableSuchNumber());
        return usual;
    }

    void readRow(const std::vector<Field>& fields, std::size_t offset)
    {
        RawRow row;
        row.offset = offset;
        Definition definition;
        for (const Column column : m_order)
            readField(column, fields, row, definition);
        definition.id = row.id;
        row.definition = numberOf(std::move(definition));
        m_rows.push_back(row);
    }

    void readField(Column column, const std::vector<Field>& fields, RawRow& row, Definition& definition)
    {
        switch (column) {
        case kId:
            row.id.value = whole(fields, kId, texts::tableId, 1, 1, ObjectId::kLargest);
            break;
        case kX:
            row.at.x = number(fields, kX, texts::tableX);
            break;
        case kY:
            row.at.y = number(fields, kY, texts::tableY);
            break;
        case kWidth:
            row.size.x = size(fields, kWidth, texts::tableWidth);
            break;
        case kHeight:
            row.size.y = m_layout[kHeight] == m_layout[kWidth] ? row.size.x : size(fields, kHeight, texts::tableHeight);
            break;
        case kRight:
            row.end.x = number(fields, kRight, texts::tableRightSide);
            break;
        case kHigh:
            row.end.y = number(fields, kHigh, texts::tableHighSide);
            break;
        case kStep:
            row.step = whole(fields, kStep, texts::tableStep, 0, 0, ObjectId::kLargest);
            break;
        case kName:
            if (const Field* name = fieldOf(fields, kName))
                definition.name = printableUtf8(std::string_view(name->value()).substr(0, limits::kStringBytes));
            break;
        case kKind:
            definition.isDynamic = isDynamic(fields);
            break;
        case kCategory:
            definition.category =
                static_cast<std::uint32_t>(whole(fields, kCategory, texts::tableCategory, 1, 0, 0xffff'ffff));
            break;
        case kMask:
            definition.mask =
                static_cast<std::uint32_t>(whole(fields, kMask, texts::tableMask, 0xffff'ffff, 0, 0xffff'ffff));
            break;
        case kColumns:
            break;
        }
    }

    bool isDynamic(const std::vector<Field>& fields)
    {
        const Field* kind = fieldOf(fields, kKind);
        if (!kind)
            return true;
        const std::string word = lowerCase(kind->text);
        if (word != "static" && word != "dynamic")
            m_log.error(kind->offset, texts::tableKind(inQuotes(kind->text)), texts::tableOneOfTwo());
        return word != "static";
    }

    /// Index of the definition. Equal rows of an object share one.
    std::uint32_t numberOf(Definition definition)
    {
        const auto [entry, isNew] =
            m_definitionOf.try_emplace(definition.id, static_cast<std::uint32_t>(m_definitions.size()));
        if (!isNew && *m_definitions[entry->second] == definition)
            return entry->second;
        entry->second = static_cast<std::uint32_t>(m_definitions.size());
        m_definitions.push_back(std::make_shared<const Definition>(std::move(definition)));
        return entry->second;
    }

    void rejectDuplicates()
    {
        std::ranges::stable_sort(m_rows, {}, [](const RawRow& row) { return std::tuple(row.step, row.id); });
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            const RawRow& row = m_rows[i];
            if (row.id != m_rows[i - 1].id || row.step != m_rows[i - 1].step)
                continue;
            const bool hasSteps = m_layout.has(kStep);
            m_log.repetition(row.offset, m_rows[i - 1].offset,
                             hasSteps ? texts::tableObjectTwiceInStep(row.id.value, row.step)
                                      : texts::tableObjectTwice(row.id.value),
                             hasSteps ? texts::tableOtherId() : texts::tableIdOrStep());
        }
    }

    /// In a world that begins at 0, boxes do not extend below 0. If boxes around x and y would, and no x or y is
    /// negative, x and y are corners.
    [[nodiscard]] bool isCentre() const
    {
        if (m_options.anchor != TableOptions::Anchor::Detect)
            return m_options.anchor == TableOptions::Anchor::Centre;
        if (m_layout.namesCentre() || m_layout.namesCorner())
            return m_layout.namesCentre();
        const bool hasNegative =
            std::ranges::any_of(m_rows, [](const RawRow& row) { return row.at.x < 0.0 || row.at.y < 0.0; });
        const bool sticksOut = std::ranges::any_of(
            m_rows, [](const RawRow& row) { return row.at.x < 0.5 * row.size.x || row.at.y < 0.5 * row.size.y; });
        return hasNegative || !sticksOut;
    }

    [[nodiscard]] Aabb boxOf(const RawRow& row) const
    {
        const double shift = m_guess.isCentre ? 0.5 : 0.0;
        const Vec2 lo = row.at - shift * row.size;
        Aabb box{lo, m_guess.isCentre ? row.at + shift * row.size : row.at + row.size};
        if (m_layout.has(kRight))
            box.lo.x = row.at.x, box.hi.x = row.end.x;
        if (m_layout.has(kHigh))
            box.lo.y = row.at.y, box.hi.y = row.end.y;
        return box;
    }

    /// Where "top" is the larger y in all rows, y grows upwards.
    void orderEdges()
    {
        const auto isUp = [](const RawRow& row) { return row.at.y >= row.end.y; };
        m_isDown = m_layout.namesDown() || m_layout.namesBothEdges();
        if (!m_layout.namesBothEdges() || !std::ranges::all_of(m_rows, isUp))
            return;
        m_isDown = false;
        for (RawRow& row : m_rows)
            std::swap(row.at.y, row.end.y);
    }

    void rejectReversedBoxes()
    {
        for (const RawRow& row : m_rows)
            if ((m_layout.has(kRight) && row.end.x < row.at.x) || (m_layout.has(kHigh) && row.end.y < row.at.y))
                m_log.error(row.offset, texts::tableSides(), texts::tableOrderSides());
    }

    void rejectDistantBoxes()
    {
        m_guess.isCentre = isCentre();
        m_guess.hasGuessedAnchor =
            m_options.anchor == TableOptions::Anchor::Detect && !m_layout.namesCentre() && !m_layout.namesCorner();
        const Aabb most{{-limits::kCoordinate, -limits::kCoordinate}, {limits::kCoordinate, limits::kCoordinate}};
        for (const RawRow& row : m_rows)
            if (!contains(most, boxOf(row)))
                m_log.error(row.offset, texts::tableDistantBox(), texts::tableLargerUnits());
    }

    Table finished()
    {
        Table table;
        m_guess.yDown = m_options.yDown.value_or(m_isDown);
        m_guess.hasGuessedDown = !m_options.yDown && !m_layout.namesDown() && !m_layout.namesBothEdges();
        table.hasSteps = m_layout.has(kStep);
        table.info.wideFloats = true;
        table.info.unitsPerMetre = m_options.unitsPerMetre;
        table.info.yDown = m_guess.yDown;
        table.info.touch = m_options.touch;
        table.info.program = "A table";
        table.definitions = std::move(m_definitions);
        table.objects = m_definitionOf.size();
        std::ranges::sort(m_rows, {}, [](const RawRow& row) { return std::tuple(row.step, row.offset); });
        for (const RawRow& row : m_rows) {
            table.steps += table.rows.empty() || table.rows.back().step != row.step ? 1U : 0U;
            table.rows.push_back({row.step, row.id, boxOf(row), row.definition});
        }
        return table;
    }

    std::string_view m_text;
    const TableOptions& m_options;
    ProblemLog m_log;
    TableGuess m_guess;
    TableLayout m_layout;
    std::vector<Column> m_order;                        // the columns with a meaning, from left to right
    bool m_isDown = false;                              // as the columns say it
    std::size_t m_surplusLines = 0;                     // number of lines that have more
    std::pair<std::size_t, std::size_t> m_firstSurplus; // offset and number of fields of the first such line
    std::vector<RawRow> m_rows;
    std::vector<std::shared_ptr<const Definition>> m_definitions;
    std::unordered_map<ObjectId, std::uint32_t> m_definitionOf; // the last one of each object
};

} // namespace

const Problem& TableReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

TableReading readTable(std::string_view text, const std::string& fileName, const TableOptions& options)
{
    if (const auto fault = textFaultOf(text)) {
        ProblemLog log(options.mostProblems);
        log.error(fault->offset, fault->message, fault->remedy);
        TableReading reading;
        reading.problems = log.located(text, fileName);
        return reading;
    }
    return Reader(text, options).read(fileName);
}

TableReading readTableFile(const std::string& path, const TableOptions& options)
{
    const auto text = readFile(path, limits::kFileBytes, texts::tableFile());
    if (text)
        return readTable(*text, path, options);
    TableReading reading;
    reading.problems.push_back(text.problem());
    return reading;
}

std::string traceOf(const Table& table)
{
    std::string bytes;
    TraceWriter writer(table.info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    auto pair = table.pairs.begin();
    auto contact = table.contacts.begin();
    auto cells = table.cells.begin();
    std::vector<WrittenObject> objects;
    for (auto row = table.rows.begin(); row != table.rows.end();) {
        FrameData data;
        data.step = row->step;
        data.time = static_cast<double>(row->step) * table.info.dt;
        objects.clear();
        for (; row != table.rows.end() && row->step == data.step; ++row)
            objects.push_back({table.definitions[row->definition], {row->box, {}}});
        for (; pair != table.pairs.end() && pair->step == data.step; ++pair)
            data.candidates.push_back(pair->pair);
        for (; contact != table.contacts.end() && contact->step == data.step; ++contact)
            data.contacts.push_back(contact->pair);
        for (; cells != table.cells.end() && cells->step == data.step; ++cells)
            data.cells.push_back(cells->cells);
        writer.write(data, objects);
    }
    static_cast<void>(writer.finish());
    return bytes;
}

} // namespace broadside::trace

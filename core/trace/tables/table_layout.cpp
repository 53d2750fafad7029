#include "core/trace/tables/table_layout.h"

#include "core/base/lower_case.h"
#include "core/base/suggestion.h"
#include "core/base/utf8.h"
#include "core/trace/tables/table_messages.h"

#include <algorithm>
#include <charconv>

namespace broadside::trace {

TableLayout::TableLayout(const std::vector<ColumnChoice>& choices, ProblemLog& log)
    : m_choices(choices)
    , m_log(log)
{
    m_columns.fill(kNone);
}

bool TableLayout::readNames(const std::vector<Field>& fields)
{
    m_hasNames = true;
    m_fields = fields.size();
    m_names.resize(fields.size());
    m_isDecided.assign(fields.size(), false);
    takeChoices(fields);
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (!m_isDecided[i])
            takeColumn(fields[i], i);
    chooseFound(fields);
    return hasNeeded(fields);
}

bool TableLayout::useUsualOrder(const std::vector<Field>& fields)
{
    constexpr std::array<const char*, 6> kUsual{"id", "x", "y", "w", "h", "step"};
    m_fields = fields.size();
    if (!m_choices.empty()) {
        m_names.resize(fields.size());
        m_isDecided.assign(fields.size(), false);
        takeChoices(fields);
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (!m_isDecided[i])
                m_names[i] = "(" + std::to_string(i + 1) + ")";
        return hasNeeded(fields);
    }
    if (fields.size() < 5) {
        m_log.error(fields.front().offset, texts::tableFewNumbers(), texts::tableBegin());
        return false;
    }
    for (std::size_t i = 0; i < std::min(fields.size(), kUsual.size()); ++i) {
        m_columns[columnNamed(kUsual[i])->column] = i;
        m_names.emplace_back(kUsual[i]);
    }
    return true;
}

/// The index of a column that the user names, or its number; kNone if there is none.
std::size_t TableLayout::placeOf(const std::string& column, const std::vector<Field>& fields) const
{
    for (std::size_t i = 0; m_hasNames && i < fields.size(); ++i)
        if (fields[i].value() == column)
            return i;
    for (std::size_t i = 0; m_hasNames && i < fields.size(); ++i)
        if (lowerCase(fields[i].value()) == lowerCase(column))
            return i;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(column.data(), column.data() + column.size(), number);
    const bool isNumber = error == std::errc{} && end == column.data() + column.size();
    return isNumber && number >= 1 && number <= fields.size() ? number - 1 : kNone;
}

void TableLayout::takeChoices(const std::vector<Field>& fields)
{
    for (const ColumnChoice& choice : m_choices) {
        const std::size_t place = placeOf(choice.column, fields);
        if (place == kNone) {
            std::vector<std::string> texts;
            for (const Field& field : fields)
                texts.push_back(printableUtf8(field.value()));
            const std::vector<std::string_view> known(texts.begin(), texts.end());
            const auto meant = nearestWord(choice.column, known);
            m_log.error(fields.front().offset, texts::tableNoColumn(inQuotes(choice.column)),
                        meant ? texts::tableNameColumn(inQuotes(*meant)) : texts::tableNameAnyColumn(fields.size()));
            continue;
        }
        m_isDecided[place] = true;
        m_names[place] = "(" + printableUtf8(fields[place].text) + ")";
        if (choice.meaning.empty())
            continue;
        const ColumnName& name = *columnNamed(choice.meaning);
        m_names[place] = printableUtf8(fields[place].text) + " = " + choice.meaning;
        if (m_isChosen[name.column]) {
            m_log.error(fields[place].offset, texts::tableChosenTwice(inQuotes(choice.meaning)),
                        texts::tableChooseOne());
            continue;
        }
        assign(name, place);
        m_isDown = m_isDown || name.isTop;
        m_isChosen[name.column] = true;
        if (isRadius(name))
            m_isChosen[kHeight] = true;
    }
}

void TableLayout::takeColumn(const Field& field, std::size_t place)
{
    m_names[place] = "(" + printableUtf8(field.text) + ")"; // until it is chosen
    const ColumnName* name = columnNamed(field.text);
    if (!name) {
        m_log.info(field.offset, texts::tableUnknownColumn(inQuotes(field.text)), texts::tableCallColumn());
        return;
    }
    const auto sameName = std::ranges::find(m_found, name, &Found::name);
    if (sameName != m_found.end())
        m_log.error(field.offset, texts::tableColumnTwice(inQuotes(field.text)), texts::tableLeaveOneOut());
    else
        m_found.push_back({name, place});
}

/// If several columns have the same meaning, the one with the usual name counts. A column for one side of a box needs a
/// column for the other side.
void TableLayout::chooseFound(const std::vector<Field>& fields)
{
    const auto isEdge = [](const Found& found) { return found.name->isTop || found.name->isBottom; };
    const bool hasBothEdges = std::ranges::count_if(m_found, isEdge) == 2 && !m_isChosen[kY] && !m_isChosen[kHigh];
    const auto isSide = [&](const Found& found, Column other) {
        const bool hasOther =
            has(other) || std::ranges::any_of(m_found, [&](const Found& one) { return one.name->column == other; });
        return found.name->point == NamedPoint::Corner && hasOther;
    };
    const auto comesFirst = [&](const Found& a, const Found& b) {
        const Column column = a.name->column;
        const Column other = column == kX ? kRight : kHigh;
        const bool isPosition = column == kX || column == kY;
        const auto rank = [&](const Found& found) {
            return std::pair(isPosition && isSide(found, other) ? 0 : 1, found.name);
        };
        return column != b.name->column ? column < b.name->column : rank(a) < rank(b);
    };
    std::ranges::sort(m_found, comesFirst);
    for (const Found& found : m_found) {
        const bool isTaken = hasBothEdges && isEdge(found)
                                 ? !assignEdge(found)
                                 : m_isChosen[found.name->column] || has(found.name->column) ||
                                       (hasBothEdges && (found.name->column == kY || found.name->column == kHigh));
        if (found.name->isTop)
            m_isDown = !hasBothEdges;
        if (!isTaken) {
            m_names[found.place] = printableUtf8(fields[found.place].text);
            if (!(hasBothEdges && isEdge(found)))
                assign(*found.name, found.place);
        } else if (!m_isChosen[found.name->column]) {
            const Field& field = fields[found.place];
            m_log.info(field.offset, texts::tableSameColumn(inQuotes(field.text)), texts::tableChooseColumn());
        }
    }
    m_hasBothEdges = hasBothEdges;
}

bool TableLayout::assignEdge(const Found& edge)
{
    m_columns[edge.name->isTop ? kY : kHigh] = edge.place;
    m_namesCorner = true;
    return true;
}

void TableLayout::assign(const ColumnName& name, std::size_t place)
{
    m_columns[name.column] = place;
    m_half[name.column] = name.isHalf;
    if (isRadius(name)) {
        m_columns[kHeight] = place;
        m_half[kHeight] = true;
    }
    m_namesCentre = m_namesCentre || name.point == NamedPoint::Centre;
    m_namesCorner = m_namesCorner || name.point == NamedPoint::Corner;
}

bool TableLayout::hasNeeded(const std::vector<Field>& fields)
{
    std::string missing;
    const auto need = [&](bool isThere, const char* name) {
        if (!isThere)
            missing += (missing.empty() ? "" : ", ") + std::string(name);
    };
    need(has(kId), "id");
    need(has(kX), "x");
    need(has(kY), "y");
    need(has(kWidth) || has(kRight), "w");
    need(has(kHeight) || has(kHigh), "h");
    if (!missing.empty())
        m_log.error(fields.front().offset, texts::tableMissingColumns(missing), texts::tableNameColumns());
    return missing.empty() && !m_log.hasErrors();
}

std::size_t TableLayout::neededFields() const noexcept
{
    std::size_t needed = 0;
    for (const Column column : {kId, kX, kY, kWidth, kHeight, kRight, kHigh})
        if (has(column))
            needed = std::max(needed, m_columns[column] + 1);
    return needed;
}

std::vector<Column> TableLayout::inOrder() const
{
    std::vector<Column> order;
    for (std::size_t column = 0; column < kColumns; ++column)
        if (m_columns[column] != kNone)
            order.push_back(static_cast<Column>(column));
    std::ranges::stable_sort(order, {}, [this](Column column) { return m_columns[column]; });
    return order;
}

bool TableLayout::namesCentre() const noexcept
{
    return !namesCorner() && (m_namesCentre || m_half[kWidth] || m_half[kHeight]);
}

} // namespace broadside::trace

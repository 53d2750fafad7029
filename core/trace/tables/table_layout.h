#pragma once

#include "core/io/json/problem_log.h"
#include "core/trace/tables/table_columns.h"
#include "core/trace/tables/table_text.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace broadside::trace {

/// Which column of a table has which meaning: as the user says, else as the first line names it, or in the usual order
/// if the first line has no names.
class TableLayout {
public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    TableLayout(const std::vector<ColumnChoice>& choices, ProblemLog& log);

    /// Reads the first line, which has names. False if a needed column is missing; the log says so.
    [[nodiscard]] bool readNames(const std::vector<Field>& fields);
    /// Takes the usual order. @pre the first line has only numbers
    [[nodiscard]] bool useUsualOrder(const std::vector<Field>& fields);

    /// Index in a line, or kNone. A radius is both the width and the height.
    [[nodiscard]] std::size_t operator[](Column column) const noexcept { return m_columns[column]; }
    [[nodiscard]] bool has(Column column) const noexcept { return m_columns[column] != kNone; }
    /// Number of columns in the first line.
    [[nodiscard]] std::size_t fields() const noexcept { return m_fields; }
    /// Number of fields that a line needs.
    [[nodiscard]] std::size_t neededFields() const noexcept;
    /// All columns with a meaning, from left to right.
    [[nodiscard]] std::vector<Column> inOrder() const;
    /// The columns as messages name them; unknown ones are in brackets.
    [[nodiscard]] const std::vector<std::string>& names() const noexcept { return m_names; }

    [[nodiscard]] bool isHalf(Column column) const noexcept { return m_half[column]; }
    [[nodiscard]] bool namesCentre() const noexcept;
    [[nodiscard]] bool namesCorner() const noexcept { return m_namesCorner || has(kRight) || has(kHigh); }
    /// A column is called "top", and none "bottom".
    [[nodiscard]] bool namesDown() const noexcept { return m_isDown; }
    /// The columns are called "top" and "bottom": then kY is the top, and the numbers say which way y grows.
    [[nodiscard]] bool namesBothEdges() const noexcept { return m_hasBothEdges; }

private:
    /// A column of the first line with a known name.
    struct Found {
        const ColumnName* name;
        std::size_t place;
    };
    void takeChoices(const std::vector<Field>& fields);
    void takeColumn(const Field& field, std::size_t place);
    void chooseFound(const std::vector<Field>& fields);
    bool assignEdge(const Found& edge);
    void assign(const ColumnName& name, std::size_t place);
    [[nodiscard]] bool hasNeeded(const std::vector<Field>& fields);
    [[nodiscard]] std::size_t placeOf(const std::string& column, const std::vector<Field>& fields) const;

    const std::vector<ColumnChoice>& m_choices;
    ProblemLog& m_log;
    std::array<std::size_t, kColumns> m_columns{};
    std::array<bool, kColumns> m_half{};
    std::array<bool, kColumns> m_isChosen{}; // by the user
    std::vector<bool> m_isDecided;           // of each column of the first line
    std::vector<std::string> m_names;
    std::vector<Found> m_found;
    std::size_t m_fields = 0;
    bool m_hasNames = false;
    bool m_isDown = false;
    bool m_hasBothEdges = false;
    bool m_namesCentre = false;
    bool m_namesCorner = false;
};

} // namespace broadside::trace

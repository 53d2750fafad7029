#pragma once

#include "core/trace/tables/table_reader.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QTableWidget;

namespace broadside {

/// The columns of a table, one next to the other, and what each of them means: as its name says, or as the user
/// chooses.
class TableColumnChoices final : public QWidget {
    Q_OBJECT
public:
    explicit TableColumnChoices(QWidget* parent = nullptr);

    /// Shows the columns of a table as they were understood. Choices are kept while the columns stay the same.
    void show(const trace::TableGuess& guess);
    /// Columns that are left to their names are missing.
    [[nodiscard]] std::vector<trace::ColumnChoice> choices() const;

signals:
    void changed(); ///< The user chose a meaning.

private:
    void makeColumns(const std::vector<std::string>& fields);

    QTableWidget* m_table;
    std::vector<std::string> m_fields;
    std::vector<QComboBox*> m_meanings;
};

} // namespace broadside

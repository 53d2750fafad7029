#pragma once

#include "editor/widgets/editing_view.h"

#include <QTableView>

#include <vector>

namespace broadside {

class NumberTableModel;

/// A table of numbers to edit in place: type over a cell, or double-click it. It understands the same entries as
/// NumberField.
///
/// Keeps its current cell when the numbers change. The Delete key asks to remove the current row. The table keeps this
/// key from the window, where it would delete the selected objects.
class NumberTable final : public EditingView<QTableView> {
    Q_OBJECT
public:
    /// `name` is the object name, `label` the name for screen readers; a column for each header.
    NumberTable(const QString& name, const QString& label, const QStringList& headers);

    /// `numbers`: row by row, a multiple of the number of columns. `titles`: shown left of the rows; without them rows
    /// are numbered from 1.
    void showNumbers(std::vector<double> numbers, const QStringList& titles = {});
    [[nodiscard]] int currentRow() const; ///< -1 for none.
    void setCurrentRow(int row);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    /// The table still shows the old value: the receiver calls showNumbers().
    void edited(int row, int column, double value);
    void refused(const QString& why);
    void currentRowChanged(int row);
    void removeRequested(int row);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    NumberTableModel* m_model;
};

} // namespace broadside

#pragma once

#include <QTableView>

#include <vector>

namespace broadside {

class NumberTableModel;

/// A table of numbers to edit in place: type over a cell, or double-click it. Reads what NumberField reads.
///
/// Keeps its current cell while the numbers change below it. The Delete key asks to remove the current row and reaches
/// nobody else: in the window it would delete what is selected.
class NumberTable final : public QTableView {
    Q_OBJECT
public:
    /// `name` is the object name, `label` what a screen reader says; a column for each header.
    NumberTable(const QString& name, const QString& label, const QStringList& headers);

    /// Row by row, a multiple of the number of columns. Titles stand left of the rows; none: their numbers from 1.
    void showNumbers(std::vector<double> numbers, const QStringList& titles = {});
    [[nodiscard]] int currentRow() const; ///< -1 for none.
    void setCurrentRow(int row);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    void edited(int row, int column, double value); ///< Not shown yet: showNumbers() answers.
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

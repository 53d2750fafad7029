#include "editor/widgets/number_table.h"

#include "core/base/text.h"
#include "editor/widgets/words/number_text.h"

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace broadside {

class NumberTableModel final : public QAbstractTableModel {
public:
    NumberTableModel(NumberTable& table, const QStringList& headers)
        : QAbstractTableModel(&table)
        , m_table(table)
        , m_headers(headers)
    {}

    void setNumbers(std::vector<double> numbers, const QStringList& titles)
    {
        const int columns = columnCount({});
        const int before = rowCount({});
        const int after = static_cast<int>(numbers.size()) / columns;
        // Resetting the model would lose the current cell.
        if (after > before)
            beginInsertRows({}, before, after - 1);
        else if (after < before)
            beginRemoveRows({}, after, before - 1);
        m_numbers = std::move(numbers);
        m_titles = titles;
        if (after > before)
            endInsertRows();
        else if (after < before)
            endRemoveRows();
        if (after > 0) {
            emit dataChanged(index(0, 0), index(after - 1, columns - 1));
            emit headerDataChanged(Qt::Vertical, 0, after - 1);
        }
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_numbers.size()) / columnCount({});
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const double number = at(index);
        switch (role) {
        case Qt::DisplayRole:
            return plainNumber(number, 3); // the tooltip has all digits
        case Qt::EditRole:
        case Qt::ToolTipRole:
            return QString::fromStdString(shortestNumber(number));
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        default:
            return {};
        }
    }
    bool setData(const QModelIndex& index, const QVariant& value, int role) override
    {
        if (role != Qt::EditRole)
            return false;
        const QString text = value.toString();
        const Result<TypedNumber> typed = typedNumberFrom(text);
        if (!typed)
            emit m_table.refused(sentenceOf(typed.problem()));
        else if (const double number = typed->appliedTo(at(index)); number != at(index))
            emit m_table.edited(index.row(), index.column(), number);
        return typed.ok();
    }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        if (orientation == Qt::Horizontal)
            return m_headers.value(section);
        return section < m_titles.size() ? m_titles[section] : QString::number(section + 1);
    }

private:
    [[nodiscard]] double at(const QModelIndex& index) const
    {
        const auto columns = static_cast<std::size_t>(columnCount({}));
        return m_numbers[static_cast<std::size_t>(index.row()) * columns + static_cast<std::size_t>(index.column())];
    }

    NumberTable& m_table;
    QStringList m_headers;
    QStringList m_titles;
    std::vector<double> m_numbers;
};

NumberTable::NumberTable(const QString& name, const QString& label, const QStringList& headers)
    : m_model(new NumberTableModel(*this, headers))
{
    setObjectName(name);
    setAccessibleName(label);
    setModel(m_model);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::AnyKeyPressed);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false); // Tab leaves the table
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(30);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()})
        header->setHighlightSections(false); // in bold they would need more room
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { emit currentRowChanged(current.row()); });
}

void NumberTable::showNumbers(std::vector<double> numbers, const QStringList& titles)
{
    m_model->setNumbers(std::move(numbers), titles);
    updateGeometry();
}

int NumberTable::currentRow() const { return currentIndex().row(); }

void NumberTable::setCurrentRow(int row)
{
    if (row != currentRow())
        setCurrentIndex(m_model->index(row, std::max(0, currentIndex().column())));
}

QSize NumberTable::sizeHint() const
{
    constexpr int kMostRows = 6; // rows before it scrolls
    const int rows = std::clamp(m_model->rowCount({}), 2, kMostRows);
    return {160, horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 4};
}

bool NumberTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        event->accept(); // so that the window's Delete shortcut does not get it
        return true;
    }
    return QTableView::event(event);
}

void NumberTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && state() != QAbstractItemView::EditingState)
        emit removeRequested(currentRow());
    else
        QTableView::keyPressEvent(event);
}

} // namespace broadside

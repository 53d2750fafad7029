#include "editor/window/files/table_column_choices.h"

#include "core/base/utf8.h"
#include "editor/widgets/words/number_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostShownColumns = 100; // more cannot be gone through by hand

} // namespace

TableColumnChoices::TableColumnChoices(QWidget* parent)
    : QWidget(parent)
    , m_table(new QTableWidget)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    m_table->setObjectName(QStringLiteral("tableColumns"));
    m_table->setAccessibleName(tr("Meaning of each column"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TableColumnChoices::show(const trace::TableGuess& guess)
{
    if (guess.fields != m_fields)
        makeColumns(guess.fields);
    setVisible(!m_meanings.empty());
}

void TableColumnChoices::makeColumns(const std::vector<std::string>& fields)
{
    m_fields = fields;
    m_meanings.clear();
    m_table->setColumnCount(0); // deletes the fields of the table before
    m_table->setRowCount(1);
    m_table->setColumnCount(static_cast<int>(std::min(fields.size(), kMostShownColumns)));
    for (int i = 0; i < m_table->columnCount(); ++i) {
        const QString name = toQString(printableUtf8(fields[static_cast<std::size_t>(i)]));
        m_table->setHorizontalHeaderItem(i, new QTableWidgetItem(name));
        auto* meaning = new QComboBox;
        meaning->setObjectName(QStringLiteral("tableColumn%1").arg(i));
        meaning->setAccessibleName(tr("Meaning of the column %1").arg(name));
        meaning->setToolTip(tr("Choose the meaning of the column %1, if its name does not say it").arg(name));
        meaning->addItem(tr("Automatic"));
        meaning->addItem(tr("Ignore"), QString());
        for (const std::string_view known : trace::columnMeanings()) {
            const QString word = QString::fromLatin1(known.data(), static_cast<qsizetype>(known.size()));
            meaning->addItem(word, word);
        }
        connect(meaning, &QComboBox::activated, this, &TableColumnChoices::changed);
        m_table->setCellWidget(0, i, meaning);
        m_meanings.push_back(meaning);
    }
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    const int row = m_table->columnCount() > 0 ? m_table->rowHeight(0) : 0;
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + row +
                            style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * m_table->frameWidth());
}

std::vector<trace::ColumnChoice> TableColumnChoices::choices() const
{
    std::vector<trace::ColumnChoice> choices;
    for (std::size_t i = 0; i < m_meanings.size(); ++i)
        if (m_meanings[i]->currentIndex() > 0)
            choices.push_back({m_fields[i], m_meanings[i]->currentData().toString().toStdString()});
    return choices;
}

} // namespace broadside

#include "editor/window/files/levels/conflicts_dialog.h"

#include "editor/document/message_text.h"
#include "editor/widgets/words/number_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

enum ConflictColumn { ConflictObject, ConflictField, ConflictHere, ConflictThere, ConflictBefore, ConflictColumns };
constexpr std::array<int, ConflictColumns> kConflictWidths{22, 30, 34, 34, 34}; // characters
constexpr int kValueLines = 6;
constexpr int kWholeValue = Qt::UserRole; // a cell shows the beginning only
constexpr qsizetype kLongestCell = 200;   // characters

} // namespace

ConflictsDialog::ConflictsDialog(const QString& level, const std::vector<levels::ReimportConflict>& conflicts,
                                 QWidget* parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
    , m_values(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("conflictsDialog"));
    setWindowTitle(tr("Import %1 again").arg(level));
    auto* text = new QLabel(tr("These values were changed in the scene and in %1. The scene keeps its values. Tick a "
                               "row to take the value of the level instead.")
                                .arg(level));
    text->setWordWrap(true);
    text->setObjectName(QStringLiteral("conflictsText"));
    fill(conflicts);
    auto* more = new QLabel(
        tr("The list shows the first %1 of them. For the others, the scene keeps its values.").arg(grouped(kMostRows)));
    more->setWordWrap(true);
    more->setVisible(conflicts.size() > kMostRows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    const auto addButton = [&](const char* name, const QString& label, const QString& tip) {
        QPushButton* button = buttons->addButton(label, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        return button;
    };
    QPushButton* all = addButton("conflictsAll", tr("&Take all from the level"), tr("Tick all rows"));
    QPushButton* none = addButton("conflictsNone", tr("&Keep all of mine"), tr("Untick all rows"));
    QPushButton* accepted = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    accepted->setObjectName(QStringLiteral("conflictsImport"));
    accepted->setToolTip(tr("Import the level again, as one undo step"));
    accepted->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Return imports
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(more);
    layout->addWidget(m_values);
    layout->addWidget(buttons);
    resize(QSize(1180, 480).boundedTo(parent ? parent->size() * 0.95 : QSize(1180, 480)));
    connect(all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ConflictsDialog::showValues);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->setFocus();
}

void ConflictsDialog::fill(const std::vector<levels::ReimportConflict>& conflicts)
{
    m_list->setObjectName(QStringLiteral("conflictsList"));
    m_list->setAccessibleName(tr("Values that were changed in both"));
    m_list->setHeaderLabels(
        {tr("Object"), tr("Key in the file"), tr("In the scene"), tr("In the level"), tr("At the last import")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(true);
    for (int column = 0; column < ConflictColumns; ++column)
        m_list->header()->resizeSection(column, m_list->fontMetrics().averageCharWidth() *
                                                    kConflictWidths[static_cast<std::size_t>(column)]);
    QList<QTreeWidgetItem*> rows;
    for (std::size_t i = 0; i < std::min(conflicts.size(), kMostRows); ++i) {
        const levels::ReimportConflict& conflict = conflicts[i];
        auto* row = new QTreeWidgetItem;
        row->setText(ConflictObject, translated(conflict.name));
        row->setText(ConflictField, translated(conflict.field));
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(ConflictObject, Qt::Unchecked);
        const std::array<const Message*, 3> values{&conflict.here, &conflict.there, &conflict.before};
        for (int value = 0; value < 3; ++value) {
            const QString whole = translated(*values[static_cast<std::size_t>(value)]);
            row->setText(ConflictHere + value, whole.left(kLongestCell));
            row->setData(ConflictHere + value, kWholeValue, whole);
        }
        rows += row;
    }
    m_list->addTopLevelItems(rows);
    m_values->setObjectName(QStringLiteral("conflictsValues"));
    m_values->setAccessibleName(tr("The values of the selected row"));
    m_values->setReadOnly(true);
    m_values->setTabChangesFocus(true);
    m_values->setFixedHeight(m_values->fontMetrics().lineSpacing() * kValueLines + 2 * m_values->frameWidth() + 8);
}

void ConflictsDialog::showValues()
{
    const QTreeWidgetItem* row = m_list->currentItem();
    if (!row)
        return;
    const auto value = [row](int column) { return row->data(column, kWholeValue).toString(); };
    m_values->setPlainText(tr("%1, %2\nIn the scene: %3\nIn the level: %4\nAt the last import: %5")
                               .arg(row->text(ConflictObject), row->text(ConflictField), value(ConflictHere),
                                    value(ConflictThere), value(ConflictBefore)));
}

void ConflictsDialog::tickAll(bool ticked)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        m_list->topLevelItem(i)->setCheckState(ConflictObject, ticked ? Qt::Checked : Qt::Unchecked);
}

std::vector<std::size_t> ConflictsDialog::fromLevel() const
{
    std::vector<std::size_t> chosen;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->checkState(ConflictObject) == Qt::Checked)
            chosen.push_back(static_cast<std::size_t>(i));
    return chosen;
}

} // namespace broadside

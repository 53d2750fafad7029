#include "editor/panels/queries_panel.h"

#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/query_words.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr int kQueryColumns = 7;
constexpr int kNameColumn = 0;

QString nearestText(const QueryFinding& query, const GameCoordinates& in)
{
    return query.nearest ? lengthText(query.nearest->distance, in, 3) : QStringLiteral("-");
}

} // namespace

QueriesPanel::QueriesPanel(QueryBook& book, Hover& hover, const ShownWorld& shownWorld, QWidget* parent)
    : PanelWidget(parent)
    , m_book(book)
    , m_hover(hover)
    , m_shownWorld(shownWorld)
    , m_note(makeNote(QStringLiteral("queriesNote"),
                      tr("Query the broad phase with the Query tool (Q), then keep the query. It is repeated after "
                         "every step and shown in the world with its name.")))
    , m_table(new QTableWidget(0, kQueryColumns))
    , m_keep(new QPushButton(tr("&Keep the query")))
    , m_delete(new QPushButton(tr("&Delete")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("QueriesPanel"));
    setWidget(makeBody());
    connectParts();
    showAvailable();
    m_refresh->request();
}

QueriesPanel::~QueriesPanel() { stopListeningToFields(*this); }

QWidget* QueriesPanel::makeBody()
{
    m_table->setObjectName(QStringLiteral("queriesTable"));
    m_table->setAccessibleName(tr("Kept queries"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("Cells"), tr("Candidates"), tr("Boxes"), tr("Shapes"), tr("Nearest"), tr("Time")});
    const QStringList tips{tr("Double-click to rename"),
                           tr("Cells that the query searches"),
                           tr("Candidates that the broad phase reports for the query"),
                           tr("Candidates whose boxes it overlaps"),
                           tr("Objects whose shapes it overlaps"),
                           tr("Distance of the nearest shape; 0 when it overlaps"),
                           tr("How long the last answer took")};
    for (int column = 0; column < kQueryColumns; ++column)
        m_table->horizontalHeaderItem(column)->setToolTip(tips[column]);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_keep->setObjectName(QStringLiteral("keepQuery"));
    m_delete->setObjectName(QStringLiteral("deleteQuery"));

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_keep);
    buttons->addWidget(m_delete);
    buttons->addStretch(1);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_note);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    layout->addStretch(0);
    return body;
}

void QueriesPanel::connectParts()
{
    connect(&m_hover, &Hover::changed, this, &QueriesPanel::showAvailable);
    connect(&m_book, &QueryBook::listChanged, this, [this] {
        showAvailable();
        m_refresh->request();
    });
    connect(&m_book, &QueryBook::answered, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(m_keep, &QPushButton::clicked, this, &QueriesPanel::keepCurrentQuestion);
    connect(m_delete, &QPushButton::clicked, this, &QueriesPanel::removeCurrent);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (row != before)
            askCurrent();
        showAvailable();
    });
    connect(m_table, &QTableWidget::cellClicked, this, &QueriesPanel::askCurrent);
    connect(m_table, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
        if (item->column() == kNameColumn)
            m_book.rename(static_cast<std::size_t>(item->row()), item->text());
        m_refresh->request(); // a refused name is shown as it was
    });
}

void QueriesPanel::showAvailable()
{
    m_keep->setEnabled(m_hover.question() && !m_book.isFull());
    m_keep->setToolTip(m_book.isFull()
                           ? tr("At most %1 queries can be kept. Delete one first.").arg(grouped(QueryBook::kMost))
                       : m_hover.question() ? tr("Repeat this query after every step")
                                            : tr("Choose the Query tool (Q) first, then click or drag in the world."));
    const bool any = m_table->currentRow() >= 0;
    m_delete->setEnabled(any);
    m_delete->setToolTip(any ? tr("Delete the selected query") : tr("Select a query first."));
}

void QueriesPanel::refresh()
{
    if (m_table->viewport()->findChild<QLineEdit*>())
        return; // the user is typing a name: its end refreshes
    const QSignalBlocker silent(m_table);
    const std::vector<KeptQuery>& queries = m_book.queries();
    m_note->setVisible(queries.empty());
    m_table->setVisible(!queries.empty());
    m_table->setRowCount(static_cast<int>(queries.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        showRow(row, queries[static_cast<std::size_t>(row)]);
    showAvailable();
}

void QueriesPanel::showRow(int row, const KeptQuery& kept)
{
    const HoverInfo& found = kept.answer;
    const QStringList texts{kept.name,
                            found.cells ? grouped(found.own.count) : QStringLiteral("-"),
                            found.knowsCandidates ? grouped(found.candidates.size()) : unknownNumber(),
                            grouped(found.boxOverlaps.size()),
                            grouped(found.overlaps.size()),
                            found.query ? nearestText(*found.query, m_shownWorld.coordinates()) : QStringLiteral("-"),
                            found.query ? tr("%1 \u00B5s").arg(rounded(found.query->microseconds, 3)) : QString()};
    for (int column = 0; column < kQueryColumns; ++column) {
        QTableWidgetItem* item = m_table->item(row, column);
        if (!item) {
            item = new QTableWidgetItem;
            item->setFlags(column == kNameColumn ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                                                 : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            item->setTextAlignment((column == kNameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
        item->setText(texts[column]);
    }
    m_table->item(row, kNameColumn)->setToolTip(questionText(kept.question, m_shownWorld.coordinates()));
}

void QueriesPanel::keepCurrentQuestion()
{
    m_book.keep(*m_hover.question());
    m_refresh->flush();
    const QSignalBlocker silent(m_table); // the question is already being asked
    m_table->setCurrentCell(m_table->rowCount() - 1, kNameColumn);
    showAvailable();
}

void QueriesPanel::removeCurrent()
{
    if (m_table->currentRow() < 0)
        return;
    m_book.remove(static_cast<std::size_t>(m_table->currentRow()));
    m_hover.ask(std::nullopt);
    m_table->setCurrentCell(-1, -1);
}

void QueriesPanel::askCurrent()
{
    const auto row = static_cast<std::size_t>(m_table->currentRow());
    if (m_table->currentRow() < 0 || row >= m_book.queries().size())
        return;
    const Question question = m_book.queries()[row].question;
    emit toolWanted();
    m_hover.ask(question);
}

} // namespace broadside

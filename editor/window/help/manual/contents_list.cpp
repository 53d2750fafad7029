#include "editor/window/help/manual/contents_list.h"

#include "editor/window/data_file.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/manual/contents.h"
#include "editor/window/help/manual/manual_search.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace broadside {
namespace {

/// The page that an entry opens; a part of the contents has none.
constexpr int kPageRole = Qt::UserRole;
constexpr int kAnchorRole = Qt::UserRole + 1;
constexpr int kMostResults = 100; // more are no help; more words find fewer

QTreeWidgetItem* makeEntry(const ManualPage& page)
{
    auto* item = new QTreeWidgetItem({page.title});
    item->setToolTip(0, page.summary);
    item->setData(0, kPageRole, page.name);
    return item;
}

} // namespace

ManualContentsList::ManualContentsList(QWidget* parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_lists(new QStackedWidget)
    , m_tree(new QTreeWidget)
    , m_results(new QListWidget)
{
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setToolTip(tr("Find pages that have all these words. Text in quotation marks counts as one word."));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    makeTree();
    makeResults();
    m_lists->addWidget(m_tree);
    m_lists->addWidget(m_results);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_lists);
    connect(m_search, &QLineEdit::textChanged, this, &ManualContentsList::search);
}

void ManualContentsList::makeTree()
{
    m_tree->setObjectName(QStringLiteral("manualPages"));
    m_tree->setAccessibleName(tr("Pages"));
    m_tree->setHeaderHidden(true);
    m_tree->addTopLevelItem(makeEntry({kContentsPage, tr("Contents"), {}}));
    for (const ManualPart& part : manualParts()) {
        auto* item = new QTreeWidgetItem(m_tree, {part.title});
        item->setFlags(Qt::ItemIsEnabled);
        for (const ManualPage& page : part.pages)
            item->addChild(makeEntry(page));
    }
    m_tree->expandAll();
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && item->data(0, kPageRole).isValid())
            emit pageWanted(item->data(0, kPageRole).toString(), {});
    });
}

void ManualContentsList::makeResults()
{
    m_results->setObjectName(QStringLiteral("manualResults"));
    m_results->setAccessibleName(tr("Results of the search"));
    m_results->setWordWrap(true);
    m_results->setAlternatingRowColors(true);
    connect(m_results, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item && item->data(kPageRole).isValid())
            emit pageWanted(item->data(kPageRole).toString(), item->data(kAnchorRole).toString());
    });
}

void ManualContentsList::search()
{
    const QStringList all = words();
    m_lists->setCurrentWidget(all.isEmpty() ? static_cast<QWidget*>(m_tree) : m_results);
    m_results->clear();
    for (const ManualHit& hit : searchManual(all).mid(0, kMostResults)) {
        const QString place = hit.heading == hit.title ? hit.title : tr("%1: %2").arg(hit.title, hit.heading);
        auto* item = new QListWidgetItem(place + u'\n' + hit.context, m_results);
        item->setData(kPageRole, hit.page);
        item->setData(kAnchorRole, hit.heading == hit.title ? QString() : hit.anchor);
    }
    if (m_results->count() == 0) {
        const QString text =
            manualParts().isEmpty() ? missingDataText() : tr("No page has all these words. Try fewer words.");
        auto* none = new QListWidgetItem(text, m_results);
        none->setFlags(Qt::NoItemFlags);
    }
}

/// Enter opens the first result, and the arrow down goes to the results.
bool ManualContentsList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress || words().isEmpty())
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    if (m_results->currentRow() < 0)
        m_results->setCurrentRow(0);
    if (key == Qt::Key_Down)
        m_results->setFocus();
    return true;
}

void ManualContentsList::showCurrent(const QString& page)
{
    const QSignalBlocker block(m_tree);
    for (QTreeWidgetItemIterator each(m_tree); *each; ++each)
        if ((*each)->data(0, kPageRole).toString() == page) {
            m_tree->setCurrentItem(*each);
            return;
        }
    m_tree->setCurrentItem(nullptr);
}

void ManualContentsList::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

QStringList ManualContentsList::words() const { return searchedWords(m_search->text()); }

} // namespace broadside

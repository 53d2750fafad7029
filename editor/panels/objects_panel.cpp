#include "editor/panels/objects_panel.h"

#include "core/base/text.h"
#include "editor/widgets/panel_form.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {

ObjectsPanel::ObjectsPanel(const SceneDocument& document, ObjectEdits& edits, Focus& focus,
                           const SimulationSession& session, QWidget* parent)
    : QDockWidget(tr("Objects"), parent)
    , m_document(document)
    , m_focus(focus)
    , m_model(new ObjectsModel(document, edits, focus, session, this))
    , m_search(new QLineEdit)
    , m_selectFound(new QToolButton)
    , m_view(new QTreeView)
    , m_count(new QLabel)
    , m_empty(new QLabel)
{
    setObjectName(QStringLiteral("ObjectsPanel"));
    setWidget(makeBody());

    connect(m_search, &QLineEdit::textChanged, m_model, &ObjectsModel::setSearch);
    connect(m_search, &QLineEdit::textChanged, this, &ObjectsPanel::searchChanged);
    connect(m_search, &QLineEdit::returnPressed, this, &ObjectsPanel::foundWanted);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ObjectsPanel::takeSelection);
    connect(m_view, &QTreeView::entered, this,
            [this](const QModelIndex& index) { m_focus.setHovered(m_model->idAt(index)); });
    connect(m_view, &QTreeView::doubleClicked, this, &ObjectsPanel::frameRequested);
    connect(&focus, &Focus::selectionChanged, this, &ObjectsPanel::showSelection);
    // A row that comes back (undo, another search) is selected again if its object is.
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::showSelection);
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::showCount);
    connect(m_model, &ObjectsModel::rowsInserted, this, &ObjectsPanel::showSelection);
    connect(m_model, &ObjectsModel::rowsInserted, this, &ObjectsPanel::showCount);
    connect(m_model, &ObjectsModel::rowsRemoved, this, &ObjectsPanel::showCount);
    showSelection();
    showCount();
}

ObjectsPanel::~ObjectsPanel() { stopListeningToFields(*this); }

QWidget* ObjectsPanel::makeBody()
{
    m_search->setObjectName(QStringLiteral("objectsSearch"));
    m_search->setPlaceholderText(tr("Search name, kind, shape or id"));
    m_search->setToolTip(
        tr("Every word must occur: \"target static\" finds the static targets. Enter selects what is found."));
    m_search->setAccessibleName(tr("Search objects"));
    m_search->setClearButtonEnabled(true);

    m_selectFound->setObjectName(QStringLiteral("objectsSelectFound"));
    m_selectFound->setAccessibleName(tr("Select what is found"));
    m_selectFound->setToolButtonStyle(Qt::ToolButtonTextOnly);

    m_view->setObjectName(QStringLiteral("objectsView"));
    m_view->setAccessibleName(tr("Objects of the scene"));
    m_view->setModel(m_model);
    m_view->setUniformRowHeights(true); // 100,000 rows are laid out by one of them
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 is an action of the window
    m_view->setMouseTracking(true);
    m_view->viewport()->installEventFilter(this);

    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_count->setObjectName(QStringLiteral("objectsCount"));
    m_count->setMargin(2);

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 6, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    auto* foundRow = new QHBoxLayout;
    foundRow->addWidget(m_count, 1);
    foundRow->addWidget(m_selectFound);
    layout->addLayout(foundRow);
    return body;
}

void ObjectsPanel::setContextActions(const QList<QAction*>& actions)
{
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions(actions);
}

void ObjectsPanel::setSelectFoundAction(QAction* action) { m_selectFound->setDefaultAction(action); }

void ObjectsPanel::beginSearch()
{
    setVisible(true);
    raise();
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool ObjectsPanel::isSearching() const { return !m_search->text().trimmed().isEmpty(); }

void ObjectsPanel::renameSelected()
{
    if (m_focus.selection().empty())
        return;
    setVisible(true);
    raise();
    m_search->clear(); // the object may be hidden by it
    const QModelIndex index = m_model->indexOf(m_focus.selection().front());
    if (!index.isValid())
        return;
    m_view->setFocus();
    m_view->scrollTo(index);
    m_view->edit(index);
}

bool ObjectsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Leave)
        m_focus.setHovered(ObjectId{});
    return QDockWidget::eventFilter(watched, event);
}

void ObjectsPanel::showSelection()
{
    if (m_syncing)
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    const std::vector<int> rows = m_model->rowsOf(m_focus.selection());
    QItemSelection selection; // as few ranges as there are gaps: selecting everything is one
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t last = i;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        selection.append(QItemSelectionRange(m_model->index(rows[i], 0), m_model->index(rows[last], 0)));
        i = last + 1;
    }
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (rows.empty())
        return;
    const QModelIndex first = m_model->index(rows.front(), 0);
    m_view->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_view->scrollTo(first);
}

void ObjectsPanel::takeSelection()
{
    if (m_syncing)
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    std::vector<ObjectId> ids;
    const QItemSelection selection = m_view->selectionModel()->selection();
    for (const QItemSelectionRange& range : selection)
        for (int row = range.top(); row <= range.bottom(); ++row)
            ids.push_back(m_model->idAt(m_model->index(row, 0)));
    m_focus.select(std::move(ids));
}

void ObjectsPanel::showCount()
{
    const std::size_t all = m_document.scene().size();
    const auto shown = static_cast<std::size_t>(m_model->rowCount());
    m_count->setText(shown == all ? QString::fromStdString(countOf(all, "object"))
                                  : tr("%1 of %2")
                                        .arg(QString::fromStdString(groupedNumber(shown)),
                                             QString::fromStdString(countOf(all, "object"))));
    m_empty->setText(all == 0 ? tr("No objects yet.\nChoose the Place tool and click in the world.")
                              : tr("Nothing matches the search."));
    m_empty->setVisible(shown == 0);
    m_view->setVisible(shown != 0);
}

} // namespace broadside

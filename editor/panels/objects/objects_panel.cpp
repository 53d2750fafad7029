#include "editor/panels/objects/objects_panel.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/panels/objects/layer_bar.h"
#include "editor/widgets/editing_view.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kSwitchWidth = 26; // width of the columns with eye and lock
constexpr int kIndentation = 14;

/// A click on an eye or a lock does not change the selection.
bool isOnSwitch(const QModelIndex& index)
{
    return index.isValid() && (index.column() == ObjectsModel::Eye || index.column() == ObjectsModel::Lock);
}

} // namespace

ObjectsPanel::ObjectsPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const StepSession& steps,
                           const Actions& actions, QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_focus(focus)
    , m_model(new ObjectsModel(document, edits, focus, steps, this))
    , m_search(makeSearch(QStringLiteral("objectsSearch"), tr("Search objects"), tr("Search name, kind, shape or id"),
                          tr("All words must match: \"target static\" finds the static targets. Layers, groups, "
                             "templates and properties are searched, too. Enter selects the results.")))
    , m_selectFound(new QToolButton)
    , m_view(new EditingView<QTreeView>)
    , m_layers(new LayerBar(document, steps))
    , m_count(new QLabel)
    , m_empty(makeEmptyNote(QStringLiteral("objectsEmpty")))
{
    setObjectName(QStringLiteral("ObjectsPanel"));
    m_selectFound->setDefaultAction(&actions.selectFound);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions(actions.ofObjects);
    setWidget(makeBody());

    connect(m_search, &QLineEdit::textChanged, m_model, &ObjectsModel::setSearch);
    connect(m_search, &QLineEdit::textChanged, this, &ObjectsPanel::searchChanged);
    connect(m_search, &QLineEdit::returnPressed, this, &ObjectsPanel::selectFoundRequested);
    connect(&focus, &Focus::selectionChanged, this, &ObjectsPanel::showSelection);
    connect(m_layers, &LayerBar::renameWanted, this,
            [this](const std::string& layer) { rename(m_model->indexOfLayer(layer)); });
    connectView();
    showFolders();
    showSelection();
    showCount();
    showLayer();
}

ObjectsPanel::~ObjectsPanel() { stopListeningToFields(*this); }

void ObjectsPanel::connectView()
{
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ObjectsPanel::takeSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ObjectsPanel::showLayer);
    connect(m_view, &QTreeView::entered, this,
            [this](const QModelIndex& index) { m_focus.setHovered(m_model->idAt(index)); });
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!m_model->idAt(index).isNull())
            emit frameRequested();
    });
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (const ObjectsTree::Folder* folder = m_model->folderAt(index))
            m_collapsed.insert(ObjectsTree::keyOf(*folder));
    });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (const ObjectsTree::Folder* folder = m_model->folderAt(index))
            m_collapsed.erase(ObjectsTree::keyOf(*folder));
    });
    connect(m_model, &ObjectsModel::modelAboutToBeReset, this, &ObjectsPanel::rememberPlace);
    connect(m_model, &ObjectsModel::renamingLayer, this, [this](const std::string& from, const std::string& to) {
        m_renamedFrom = ObjectsTree::keyOfLayer(from);
        m_renamedTo = ObjectsTree::keyOfLayer(to);
    });
    connect(m_model, &ObjectsModel::refused, this, &ObjectsPanel::refused);
    connect(m_layers, &LayerBar::refused, this, &ObjectsPanel::refused);
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::showFolders);
    // A row that returns (undo, another search) is selected again if its object is selected.
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::showSelection);
    // This connection comes after showSelection(), which changes the current row.
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::restoreCurrent);
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::showCount);
    connect(m_model, &ObjectsModel::modelReset, this, &ObjectsPanel::showLayer);
    connect(m_model, &ObjectsModel::dataChanged, this, &ObjectsPanel::showLayer);
    connect(m_model, &ObjectsModel::rowsInserted, this, &ObjectsPanel::showSelection);
    connect(m_model, &ObjectsModel::rowsInserted, this, &ObjectsPanel::showCount);
    connect(m_model, &ObjectsModel::rowsRemoved, this, &ObjectsPanel::showCount);
    connect(m_model, &ObjectsModel::recordedStepShown, this, &ObjectsPanel::showCount);
}

QWidget* ObjectsPanel::makeBody()
{
    m_selectFound->setObjectName(QStringLiteral("objectsSelectFound"));
    m_selectFound->setAccessibleName(tr("Select the results"));
    m_selectFound->setToolButtonStyle(Qt::ToolButtonTextOnly);

    m_view->setObjectName(QStringLiteral("objectsView"));
    m_view->setAccessibleName(tr("Objects of the scene"));
    m_view->setModel(m_model);
    m_view->setUniformRowHeights(true); // the view measures one row instead of 100 000
    m_view->setHeaderHidden(true);
    m_view->setIndentation(kIndentation);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(kSwitchWidth);
    m_view->header()->setSectionResizeMode(ObjectsModel::Name, QHeaderView::Stretch);
    for (const int column : {ObjectsModel::Eye, ObjectsModel::Lock}) {
        m_view->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_view->header()->resizeSection(column, kSwitchWidth);
    }
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 is a shortcut of the window
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setMouseTracking(true);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);

    m_count->setObjectName(QStringLiteral("objectsCount"));
    m_count->setMargin(2);

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 6, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_layers);
    auto* foundRow = new QHBoxLayout;
    foundRow->addWidget(m_count, 1);
    foundRow->addWidget(m_selectFound);
    layout->addLayout(foundRow);
    return body;
}

void ObjectsPanel::addContextActions(const QList<QAction*>& actions)
{
    m_view->insertActions(m_view->actions().value(0), actions);
}

void ObjectsPanel::beginSearch()
{
    bringUp();
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool ObjectsPanel::isSearching() const { return !m_search->text().trimmed().isEmpty(); }

std::vector<ObjectId> ObjectsPanel::found() const
{
    return m_model->isSearching() ? m_model->ids() : std::vector<ObjectId>{};
}

/// Renames the layer or group of the current row; else the selected object.
void ObjectsPanel::renameSelected()
{
    const QModelIndex current = m_view->currentIndex();
    if (m_model->folderAt(current) && m_view->hasFocus()) {
        rename(current);
        return;
    }
    if (m_focus.selection().empty())
        return;
    m_search->clear(); // the search may hide the object
    rename(m_model->indexOf(m_focus.selection().front()));
}

void ObjectsPanel::rename(const QModelIndex& index)
{
    if (!index.isValid() || !(index.flags() & Qt::ItemIsEditable))
        return;
    bringUp();
    m_view->setFocus();
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_view->scrollTo(index);
    m_view->edit(index.siblingAtColumn(ObjectsModel::Name));
}

/// The command Rename needs a selected object. Without one, the key comes to the list, whose current row may be a
/// layer.
bool ObjectsPanel::renamesFolder(const QKeyEvent& key) const
{
    return key.key() == Qt::Key_F2 && key.modifiers() == Qt::NoModifier && m_model->folderAt(m_view->currentIndex());
}

bool ObjectsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress && renamesFolder(static_cast<QKeyEvent&>(*event))) {
        rename(m_view->currentIndex());
        return true;
    }
    if (watched != m_view->viewport())
        return PanelWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Leave)
        m_focus.setHovered(ObjectId{});
    const bool presses = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (presses || event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        const QModelIndex index = m_view->indexAt(mouse.position().toPoint());
        if (mouse.button() == Qt::LeftButton && isOnSwitch(index)) {
            if (presses)
                m_model->toggle(index);
            return true;
        }
    }
    return PanelWidget::eventFilter(watched, event);
}

void ObjectsPanel::showSelection()
{
    if (m_syncing)
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    const QItemSelection selection = m_model->selectionOf(m_focus.selection());
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (selection.isEmpty())
        return;
    const QModelIndex first = selection.front().topLeft();
    m_view->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    if (!m_collapsed.contains(ObjectsTree::keyOf(m_model->tree().folder(first.internalId()))))
        m_view->scrollTo(first); // expands collapsed folders
}

/// A group selects its members; a layer selects nothing.
void ObjectsPanel::takeSelection()
{
    if (m_syncing)
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    std::vector<ObjectId> ids;
    const QItemSelection selection = m_view->selectionModel()->selection();
    for (const QItemSelectionRange& range : selection)
        for (int row = range.top(); row <= range.bottom(); ++row) {
            const QModelIndex index = m_model->index(row, ObjectsModel::Name, range.parent());
            const ObjectsTree::Folder* folder = m_model->folderAt(index);
            if (!folder)
                ids.push_back(m_model->idAt(index));
            else if (folder->kind == ObjectsTree::Kind::Group)
                for (const ObjectId id : m_model->objectsAt(index))
                    ids.push_back(id);
        }
    m_focus.select(std::move(ids));
}

void ObjectsPanel::rememberPlace()
{
    m_scroll = m_view->verticalScrollBar()->value();
    const ObjectsTree::Folder* current = m_model->folderAt(m_view->currentIndex());
    m_current = current ? std::optional{ObjectsTree::keyOf(*current)} : std::nullopt;
}

/// Makes the same layer or group current again after a reset, also when its row moved, or when the layer has another
/// name.
void ObjectsPanel::restoreCurrent()
{
    if (!m_current)
        return;
    const std::vector<QModelIndex> folders = m_model->folderIndexes();
    const auto find = [&](const std::string& key) {
        return std::ranges::find_if(
            folders, [&](const QModelIndex& index) { return ObjectsTree::keyOf(*m_model->folderAt(index)) == key; });
    };
    auto found = find(*m_current);
    if (found == folders.end() && *m_current == m_renamedFrom)
        found = find(m_renamedTo);
    if (found == folders.end())
        return;
    m_view->setAutoScroll(false); // keeps the scroll position
    m_view->selectionModel()->setCurrentIndex(*found, QItemSelectionModel::NoUpdate);
    m_view->setAutoScroll(true);
}

void ObjectsPanel::showFolders()
{
    const ObjectsTree& tree = m_model->tree();
    m_view->setRootIsDecorated(tree.folderCount() > 1);
    if (tree.folderCount() == 1)
        return;
    const std::set<std::string> collapsed = m_collapsed;
    m_view->expandAll();
    m_collapsed = collapsed;
    if (!collapsed.empty())
        for (const QModelIndex& index : m_model->folderIndexes())
            if (collapsed.contains(ObjectsTree::keyOf(*m_model->folderAt(index))))
                m_view->collapse(index);
    m_view->verticalScrollBar()->setValue(m_scroll);
}

void ObjectsPanel::showLayer()
{
    const std::string layer = m_model->layerAt(m_view->currentIndex());
    m_layers->setLayer(layer);
    emit layerChosen(layer);
}

QString ObjectsPanel::countText() const
{
    const std::size_t all = m_model->shownCount();
    const std::size_t shown = m_model->objectCount();
    const QString text = translated(texts::objectCount(all));
    if (m_model->listsShownStep() && !m_model->isSearching()) {
        const std::size_t gone = m_model->goneCount();
        return gone == 0 ? text : tr("%1; %2 of the first step removed").arg(text, grouped(gone));
    }
    return shown == all || m_model->isToCome() ? text : tr("%1 of %2").arg(grouped(shown), text);
}

QString ObjectsPanel::emptyText() const
{
    if (m_model->isToCome())
        return tr("Listing the objects...");
    if (m_model->listsShownStep() && !m_model->isSearching())
        return m_model->shownCount() == 0 ? tr("No objects in this step.")
                                          : tr("Too many objects to list them.\nSelect them in the world.");
    return m_document.scene().size() == 0 && !m_model->listsShownStep()
               ? tr("No objects yet.\nChoose the Place tool and click in the world.")
               : tr("No object matches the search.");
}

void ObjectsPanel::showCount()
{
    m_count->setText(countText());
    const bool isEmpty = m_model->rowCount() == 0;
    m_empty->setText(emptyText());
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
}

} // namespace broadside

#include "editor/panels/objects/objects_model.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_set>

namespace broadside {
namespace {

/// Above this many objects at once, a reset is cheaper than a signal for each.
constexpr std::size_t kFew = 64;
constexpr std::size_t kMany = 2'000;   // a look at each of so many takes noticeable time
constexpr std::size_t kHuge = 200'000; // the rows of so many objects are made one event later
constexpr int kFollowMilliseconds = 100;
constexpr int kSettledMilliseconds = 150;

} // namespace

ObjectsModel::ObjectsModel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const StepSession& steps,
                           QObject* parent)
    : QAbstractItemModel(parent)
    , m_objects(document, steps)
    , m_places(m_objects, m_tree, m_search)
    , m_switches(m_objects, m_tree)
    , m_looks(m_objects, m_tree)
    , m_edits(document, edits)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, [this] { followEdits(ids()); });
    m_rebuilding.setSingleShot(true);
    connect(&m_rebuilding, &QTimer::timeout, this, &ObjectsModel::rebuild);
    connect(&document, &SceneDocument::changed, this, &ObjectsModel::onDocumentChanged);
    connect(&focus, &Focus::hoverChanged, this, &ObjectsModel::onHoverChanged);
    listsShownStep() ? followRecording(steps) : followSimulation(steps);
    rebuild();
}

void ObjectsModel::followSimulation(const StepSession& steps)
{
    connect(&steps, &StepSession::stepped, this, [this](const StepReport& report) {
        if (!report.removed.empty())
            m_switches.forget();
        report.edited.empty() ? refreshObjects(report.removed) : onWorldEdited();
    });
    connect(&steps, &StepSession::worldChanged, this, &ObjectsModel::onWorldEdited);
    connect(&steps, &StepSession::sought, this, &ObjectsModel::onWorldEdited);
    connect(&steps, &StepSession::edited, this, &ObjectsModel::onWorldEdited);
}

void ObjectsModel::followRecording(const StepSession& steps)
{
    m_following.setSingleShot(true);
    connect(&m_following, &QTimer::timeout, this, &ObjectsModel::followRecordedStep);
    const auto follow = [this] {
        if (!m_following.isActive())
            m_following.start(kFollowMilliseconds);
    };
    connect(&steps, &StepSession::stepped, this, follow);
    connect(&steps, &StepSession::sought, this, follow);
    connect(&steps, &StepSession::worldChanged, this, follow);
}

/// Usually few objects appear and disappear between two steps; the others keep their rows.
void ObjectsModel::followRecordedStep()
{
    std::set<ObjectId> now = m_objects.placed();
    std::vector<ObjectId> come;
    std::vector<ObjectId> gone;
    std::ranges::set_difference(now, m_placed, std::back_inserter(come));
    std::ranges::set_difference(m_placed, now, std::back_inserter(gone));
    m_switches.forget();
    if (come.size() + gone.size() > kFew) {
        rebuild();
    } else {
        m_placed = std::move(now);
        removeObjects(gone);
        insertObjects(come);
        refreshAll();
    }
    emit recordedStepShown();
}

// Rows: folders first, then objects. Objects that a search finds by their name come before the folders (Folder::ahead).
// The internal id of an index is the number of the folder that contains the row.

std::size_t ObjectsModel::numberOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return ObjectsTree::kRoot;
    const ObjectsTree::Folder& folder = m_tree.folder(index.internalId());
    return folder.folders[static_cast<std::size_t>(index.row()) - folder.ahead];
}

const ObjectsTree::Folder* ObjectsModel::folderAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const ObjectsTree::Folder& folder = m_tree.folder(index.internalId());
    const auto row = static_cast<std::size_t>(index.row());
    const bool isFolder = row >= folder.ahead && row < folder.ahead + folder.folders.size();
    return isFolder ? &m_tree.folder(numberOf(index)) : nullptr;
}

ObjectId ObjectsModel::idAt(const QModelIndex& index) const
{
    if (!index.isValid() || folderAt(index))
        return {};
    const ObjectsTree::Folder& folder = m_tree.folder(index.internalId());
    const auto row = static_cast<std::size_t>(index.row());
    const std::size_t at = row < folder.ahead ? row : row - folder.folders.size();
    return at < folder.objects.size() ? folder.objects[at] : ObjectId{};
}

std::string ObjectsModel::layerAt(const QModelIndex& index) const
{
    if (const ObjectsTree::Folder* folder = folderAt(index))
        return folder->layer;
    const SceneObject* object = m_objects.shown(idAt(index));
    return object ? *object->layer : std::string();
}

std::vector<ObjectId> ObjectsModel::objectsAt(const QModelIndex& index) const
{
    if (!folderAt(index))
        return idAt(index).isNull() ? std::vector<ObjectId>{} : std::vector<ObjectId>{idAt(index)};
    std::vector<ObjectId> ids;
    m_tree.forEachIn(numberOf(index), [&](ObjectId id) {
        ids.push_back(id);
        return true;
    });
    return ids;
}

std::vector<ObjectId> ObjectsModel::ids() const
{
    std::vector<ObjectId> ids;
    m_tree.forEachIn(ObjectsTree::kRoot, [&](ObjectId id) {
        ids.push_back(id);
        return true;
    });
    return ids;
}

QModelIndex ObjectsModel::folderIndex(std::size_t number) const
{
    const ObjectsTree::Folder& folder = m_tree.folder(number);
    return number == ObjectsTree::kRoot
               ? QModelIndex{}
               : createIndex(static_cast<int>(m_tree.folder(folder.parent).ahead + folder.row), Name, folder.parent);
}

QModelIndex ObjectsModel::objectIndex(const RowPlace& place) const
{
    return createIndex(static_cast<int>(m_tree.folder(place.folder).rowOfObject(place.at)), Name, place.folder);
}

QModelIndex ObjectsModel::indexOf(ObjectId id) const
{
    const std::optional<RowPlace> place = m_places.placeOf(id);
    return place ? objectIndex(*place) : QModelIndex{};
}

QModelIndex ObjectsModel::indexOfLayer(const std::string& name) const
{
    for (const std::size_t number : m_tree.folder(ObjectsTree::kRoot).folders)
        if (const auto& folder = m_tree.folder(number); folder.kind == ObjectsTree::Kind::Layer && folder.layer == name)
            return folderIndex(number);
    return {};
}

std::vector<QModelIndex> ObjectsModel::folderIndexes() const
{
    std::vector<QModelIndex> indexes;
    for (std::size_t number = 1; number < m_tree.folderCount(); ++number)
        indexes.push_back(folderIndex(number));
    return indexes;
}

QItemSelection ObjectsModel::selectionOf(const std::vector<ObjectId>& ids) const
{
    std::vector<RowPlace> places;
    if (ids.size() <= kFew) {
        for (const ObjectId id : ids)
            if (const std::optional<RowPlace> place = m_places.placeOf(id))
                places.push_back(*place);
        std::ranges::sort(places, {}, [](const RowPlace& place) { return std::pair{place.folder, place.at}; });
    } else { // for many, one look at each row is cheaper than a search for each id
        for (std::size_t number = 0; number < m_tree.folderCount(); ++number)
            for (std::size_t at = 0; at < m_tree.folder(number).objects.size(); ++at)
                if (std::ranges::binary_search(ids, m_tree.folder(number).objects[at]))
                    places.push_back({number, at});
    }
    QItemSelection selection;
    const auto rowOf = [this](const RowPlace& place) { return m_tree.folder(place.folder).rowOfObject(place.at); };
    for (std::size_t i = 0; i < places.size();) {
        std::size_t last = i;
        while (last + 1 < places.size() && places[last + 1].folder == places[i].folder &&
               rowOf(places[last + 1]) == rowOf(places[last]) + 1)
            ++last;
        selection.append(QItemSelectionRange(objectIndex(places[i]), objectIndex(places[last])));
        i = last + 1;
    }
    return selection;
}

void ObjectsModel::setSearch(const QString& search)
{
    if (m_search.setText(search))
        rebuild();
}

QModelIndex ObjectsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= Columns || row >= rowCount(parent))
        return {};
    return createIndex(row, column, numberOf(parent));
}

QModelIndex ObjectsModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? folderIndex(child.internalId()) : QModelIndex{};
}

int ObjectsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() && (parent.column() != Name || !folderAt(parent)))
        return 0;
    const ObjectsTree::Folder& folder = m_tree.folder(numberOf(parent));
    return static_cast<int>(folder.folders.size() + folder.objects.size());
}

int ObjectsModel::columnCount(const QModelIndex& /*parent*/) const { return Columns; }

void ObjectsModel::onDocumentChanged(const SceneChange& change)
{
    if (change.kind != SceneChange::Kind::Moved)
        m_switches.forget();
    if (m_rebuilding.isActive()) // there are no rows yet to change
        rebuildLater();
    else
        followChange(change);
}

void ObjectsModel::followChange(const SceneChange& change)
{
    switch (change.kind) {
    case SceneChange::Kind::Reset:
        m_objects.scene().size() > kHuge ? rebuildLater() : rebuild();
        break;
    case SceneChange::Kind::Ordered:
        rebuild();
        break;
    case SceneChange::Kind::Added:
        // An added object may have a row already, from the simulation.
        m_placed.empty() ? insertObjects(change.objects) : rebuild();
        break;
    case SceneChange::Kind::Removed:
        m_placed.empty() ? removeObjects(change.objects) : rebuild();
        break;
    case SceneChange::Kind::Edited:
        followEdits(change.objects);
        break;
    case SceneChange::Kind::Layers:
        followLayers();
        break;
    case SceneChange::Kind::Moved:
    case SceneChange::Kind::Templates:
    case SceneChange::Kind::Guides:
    case SceneChange::Kind::Atlases:
    case SceneChange::Kind::Settings:
        break;
    }
}

/// Removes all rows until the rebuild.
void ObjectsModel::rebuildLater()
{
    beginResetModel();
    m_switches.forget();
    if (isSearching())
        clearTree();
    else
        m_tree.clear({}, false);
    m_placed.clear();
    m_rebuilding.start(0);
    endResetModel();
}

/// The result of a search is a list, except for groups that match by their name.
void ObjectsModel::clearTree()
{
    if (isSearching())
        m_tree.clear([this](const SceneObject& object) { return m_search.needsGroup(object); });
    else
        m_tree.clear(m_objects.layers(), false);
}

void ObjectsModel::rebuild()
{
    m_rebuilding.stop();
    beginResetModel();
    m_switches.forget();
    clearTree();
    std::array<std::vector<ObjectId>, ObjectSearch::NotTheName + 1> found; // indexed by the rank of the name
    const auto add = [&](const SceneObject& object) {
        if (!isSearching())
            m_tree.append(object);
        else if (m_search.matches(object))
            found[m_search.nameRank(object)].push_back(object.id);
    };
    for (const ObjectPtr& authored : m_objects.scene().objects())
        if (const SceneObject* object = m_objects.isSimulated() ? m_objects.shown(authored->id) : authored.get())
            add(*object);
    m_placed = m_objects.placed();
    for (const ObjectId id : m_placed)
        if (const SceneObject* object = m_objects.shown(id); object && !m_objects.scene().contains(id))
            add(*object);
    for (std::size_t rank = 0; rank < found.size(); ++rank) {
        if (rank == ObjectSearch::NotTheName)
            m_tree.folder(ObjectsTree::kRoot).ahead = m_tree.folder(ObjectsTree::kRoot).objects.size();
        for (const ObjectId id : found[rank])
            m_tree.append(*m_objects.shown(id));
    }
    endResetModel();
}

/// Names and removals may differ now. Rows differ only when an object was placed, or belongs elsewhere.
void ObjectsModel::onWorldEdited()
{
    m_switches.forget();
    if (m_objects.placed() != m_placed)
        rebuild();
    else if (m_tree.countIn(ObjectsTree::kRoot) > kMany)
        m_later.start(kSettledMilliseconds); // after a drag, not after each of its moves
    else
        followEdits(ids());
}

void ObjectsModel::followLayers()
{
    if (isSearching()) {
        refreshAll(); // rows show whether their layer is hidden or locked
        return;
    }
    std::vector<std::string> layers = m_objects.layers();
    if (layers.size() == 1)
        layers.clear();
    if (layers != m_tree.layers())
        rebuild();
    else
        refreshAll();
}

/// Rebuilds when an object belongs into another folder.
void ObjectsModel::followEdits(const std::vector<ObjectId>& ids)
{
    if (ids.size() <= kFew) {
        const bool inPlace =
            isSearching() ? m_places.areSearchRowsCorrect(ids) : std::ranges::all_of(ids, [this](ObjectId id) {
                return !m_objects.shown(id) || m_places.placeOf(id);
            });
        inPlace ? refreshObjects(ids) : rebuild();
        return;
    }
    for (std::size_t number = 0; number < m_tree.folderCount(); ++number)
        for (std::size_t at = 0; at < m_tree.folder(number).objects.size(); ++at)
            if (!m_places.isCorrectlyPlaced({number, at})) {
                rebuild();
                return;
            }
    refreshAll();
}

void ObjectsModel::insertObjects(const std::vector<ObjectId>& ids)
{
    const auto isInAFolder = [this](ObjectId id) {
        const SceneObject* object = m_objects.authored(id);
        return !object || m_tree.folderOf(*object) < m_tree.folderCount();
    };
    if (ids.size() > kFew || !std::ranges::all_of(ids, isInAFolder)) {
        rebuild();
        return;
    }
    for (const ObjectId id : ids) {
        const SceneObject* object = m_objects.authored(id);
        // The end of a simulation may have added its row already.
        if (!object || !m_search.matches(*object) || m_places.placeOf(id))
            continue;
        const std::size_t number = m_tree.folderOf(*object);
        ObjectsTree::Folder& folder = m_tree.folder(number);
        const std::size_t at = m_places.lowerBound(folder, id);
        const bool isAhead = isSearching() && m_search.nameRank(*object) != ObjectSearch::NotTheName;
        const int row = static_cast<int>(isAhead ? at : folder.folders.size() + at);
        beginInsertRows(folderIndex(number), row, row);
        folder.ahead += isAhead ? 1 : 0;
        folder.objects.insert(folder.objects.begin() + static_cast<std::ptrdiff_t>(at), id);
        endInsertRows();
    }
}

void ObjectsModel::removeObjects(const std::vector<ObjectId>& ids)
{
    if (ids.size() > kFew) {
        rebuild();
        return;
    }
    // The scene does not have the objects any more: search the rows.
    const std::unordered_set<ObjectId> removed(ids.begin(), ids.end());
    bool emptied = false;
    for (std::size_t number = 0; number < m_tree.folderCount(); ++number) {
        ObjectsTree::Folder& folder = m_tree.folder(number);
        for (std::size_t at = folder.objects.size(); at-- > 0;) {
            if (!removed.contains(folder.objects[at]))
                continue;
            const int row = static_cast<int>(folder.rowOfObject(at));
            beginRemoveRows(folderIndex(number), row, row);
            folder.ahead -= at < folder.ahead ? 1 : 0;
            folder.objects.erase(folder.objects.begin() + static_cast<std::ptrdiff_t>(at));
            endRemoveRows();
            emptied = emptied || (number != ObjectsTree::kRoot && folder.objects.empty());
        }
    }
    if (emptied)
        rebuild(); // a group exists only while it has members
}

void ObjectsModel::refreshObjects(const std::vector<ObjectId>& ids)
{
    if (ids.size() > kFew) {
        refreshAll();
        return;
    }
    for (const ObjectId id : ids)
        if (const QModelIndex changed = indexOf(id); changed.isValid())
            emit dataChanged(changed, changed.siblingAtColumn(Lock));
}

void ObjectsModel::refreshAll()
{
    for (std::size_t number = 0; number < m_tree.folderCount(); ++number) {
        const QModelIndex parent = folderIndex(number);
        if (const int rows = rowCount(parent); rows > 0)
            emit dataChanged(index(0, Name, parent), index(rows - 1, Lock, parent));
    }
}

void ObjectsModel::onHoverChanged(ObjectId hovered)
{
    const ObjectId before = std::exchange(m_hovered, hovered);
    refreshObjects({before, hovered});
}

bool ObjectsModel::isOn(const QModelIndex& index, Column column) const
{
    const ObjectsTree::Folder* folder = folderAt(index);
    const RowSwitches::State state = !folder ? m_switches.ofObject(idAt(index))
                                     : folder->kind == ObjectsTree::Kind::Layer
                                         ? m_switches.ofLayer(folder->layer)
                                         : m_switches.ofGroup(numberOf(index.siblingAtColumn(Name)));
    return column == Eye ? state.seen : state.locked;
}

void ObjectsModel::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        emit refused(refusal);
}

void ObjectsModel::toggle(const QModelIndex& index)
{
    const auto column = static_cast<Column>(index.column());
    const bool on = !isOn(index, column);
    const ObjectsTree::Folder* folder = folderAt(index);
    if (folder && folder->kind == ObjectsTree::Kind::Layer)
        say(m_edits.toggleLayer(std::string(folder->layer), column == Eye));
    else if (column == Eye)
        m_edits.setSeen(objectsAt(index), on);
    else
        m_edits.setLocked(objectsAt(index), on);
}

QVariant ObjectsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ObjectsTree::Folder* folder = folderAt(index);
    if (index.column() != Name) {
        const auto column = static_cast<Column>(index.column());
        const bool isOfLayer = folder && folder->kind == ObjectsTree::Kind::Layer;
        if (column == Lock && !isOfLayer && !isOn(index, Lock))
            if (const std::string layer = layerAt(index); m_switches.ofLayer(layer).locked)
                return m_looks.ofLockByLayer(layer, role);
        return m_looks.ofSwitch(column == Eye ? RowLooks::Switch::Eye : RowLooks::Switch::Lock, isOn(index, column),
                                isOfLayer, role);
    }
    if (folder)
        return m_looks.ofFolder(*folder, role);
    const SceneObject* object = m_objects.shown(idAt(index));
    return object ? m_looks.ofObject(*object, object->id == m_hovered, role) : QVariant();
}

QVariant ObjectsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Name") : section == Eye ? tr("Visible") : tr("Locked");
}

bool ObjectsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Name)
        return false;
    const std::string name = value.toString().trimmed().toStdString();
    const ObjectsTree::Folder* folder = folderAt(index);
    if (!folder)
        return m_edits.renameObject(idAt(index), name);
    if (folder->kind == ObjectsTree::Kind::Layer)
        emit renamingLayer(folder->layer, name);
    const RowEdits::Outcome outcome = m_edits.renameFolder(ObjectsTree::Folder(*folder), name);
    say(outcome.refusal);
    return outcome.isDone;
}

Qt::ItemFlags ObjectsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return isSearching() ? Qt::NoItemFlags : Qt::ItemIsDropEnabled;
    if (index.column() != Name)
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (const ObjectsTree::Folder* folder = folderAt(index)) {
        const bool isLayer = folder->kind == ObjectsTree::Kind::Layer;
        const bool isBase = isLayer && folder->layer.empty();
        return all | Qt::ItemIsDropEnabled | (isBase ? Qt::NoItemFlags : Qt::ItemIsEditable) |
               (isLayer && !isSearching() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
    }
    const Qt::ItemFlags object = all | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
    return isSearching() ? object : object | Qt::ItemIsDragEnabled;
}

/// The dragged rows are the selection. A layer is dragged alone.
QMimeData* ObjectsModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<ObjectId> objects;
    std::optional<std::string> layer;
    for (const QModelIndex& index : indexes) {
        if (index.column() != Name)
            continue;
        if (const ObjectId id = idAt(index); !id.isNull())
            objects.push_back(id);
        else if (const ObjectsTree::Folder* folder = folderAt(index); folder->kind == ObjectsTree::Kind::Layer)
            layer = folder->layer;
    }
    return objects.empty() && layer ? RowEdits::packed(*layer) : RowEdits::packed(objects);
}

bool ObjectsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                                const QModelIndex& parent)
{
    if (action != Qt::MoveAction || isSearching())
        return false;
    const QModelIndex onto = parent.siblingAtColumn(Name);
    if (const auto layer = RowEdits::layerIn(*data))
        return dropLayer(*layer, row, onto);
    const auto dropped = RowEdits::objectsIn(*data);
    if (dropped)
        m_edits.putInto(folderAt(onto), *dropped);
    return dropped.has_value();
}

/// A layer dropped between two layers goes there. Dropped on a layer, or on its content, it takes the place of that
/// layer.
bool ObjectsModel::dropLayer(const std::string& layer, int row, const QModelIndex& parent)
{
    const int from = indexOfLayer(layer).row();
    int to = row < 0 ? rowCount() - 1 : row - (from < row ? 1 : 0); // dropped below all rows: it becomes the lowest
    if (parent.isValid())
        to = indexOfLayer(layerAt(parent)).row();
    if (from < 0 || to < 0 || from == to)
        return false;
    say(m_edits.moveLayer(layer, from - to)); // the first row is the topmost layer
    return true;
}

} // namespace broadside

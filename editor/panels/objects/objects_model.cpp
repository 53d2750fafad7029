#include "editor/panels/objects/objects_model.h"

#include "editor/session/simulation_session.h"
#include "editor/widgets/icons.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_set>

namespace broadside {
namespace {

/// Above this many objects at once, a reset is cheaper than telling the view of each.
constexpr std::size_t kFew = 64;
constexpr std::size_t kMany = 2'000;   // a look at each takes its time
constexpr std::size_t kHuge = 200'000; // of so many the rows come an event after the objects
constexpr int kBetweenMoments = 100;   // milliseconds

} // namespace

ObjectsModel::ObjectsModel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const SimulationSession& session,
                           QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
    , m_eye(themedIcon(QStringLiteral("eye")))
    , m_eyeOff(themedIcon(QStringLiteral("eye-off")))
    , m_lock(themedIcon(QStringLiteral("lock")))
    , m_unlock(themedIcon(QStringLiteral("unlock")))
    , m_layer(themedIcon(QStringLiteral("layer")))
    , m_group(themedIcon(QStringLiteral("group")))
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, [this] { followEdits(ids()); });
    m_rebuilding.setSingleShot(true);
    connect(&m_rebuilding, &QTimer::timeout, this, &ObjectsModel::rebuild);
    connect(&document, &SceneDocument::changed, this, &ObjectsModel::onDocumentChanged);
    connect(&focus, &Focus::hoverChanged, this, &ObjectsModel::onHoverChanged);
    connect(&session, &SimulationSession::stepped, this, [this](const StepReport& report) {
        if (!report.removed.empty())
            m_switches.clear();
        report.edited.empty() ? refreshObjects(report.removed) : onWorldEdited();
    });
    connect(&session, &SimulationSession::worldChanged, this, &ObjectsModel::onWorldEdited);
    connect(&session, &SimulationSession::sought, this, &ObjectsModel::onWorldEdited);
    connect(&session, &SimulationSession::edited, this, &ObjectsModel::onWorldEdited);
    rebuild();
}

void ObjectsModel::setRecording(const TraceSession& recording)
{
    m_recording = &recording;
    m_following.setSingleShot(true);
    connect(&m_following, &QTimer::timeout, this, &ObjectsModel::followMoment);
    const auto follow = [this] {
        if (!m_following.isActive())
            m_following.start(kBetweenMoments);
    };
    connect(&recording, &TraceSession::stepped, this, follow);
    connect(&recording, &TraceSession::sought, this, follow);
    connect(&recording, &TraceSession::worldChanged, this, follow);
    rebuild();
}

/// Few come and go from one step to another; the others keep their rows.
void ObjectsModel::followMoment()
{
    std::set<ObjectId> now = placedNow();
    std::vector<ObjectId> come;
    std::vector<ObjectId> gone;
    std::ranges::set_difference(now, m_placed, std::back_inserter(come));
    std::ranges::set_difference(m_placed, now, std::back_inserter(gone));
    m_switches.clear();
    if (come.size() + gone.size() > kFew) {
        rebuild();
    } else {
        m_placed = std::move(now);
        removeObjects(gone);
        insertObjects(come);
        refreshAll();
    }
    emit momentShown();
}

/// Objects with a row that are none of the document's.
std::set<ObjectId> ObjectsModel::placedNow() const
{
    if (m_session.world())
        return m_session.world()->edits().placed.ids();
    std::set<ObjectId> placed;
    if (!m_recording || m_recording->objects()->presentCount() > kMostListed)
        return placed;
    m_recording->objects()->forEach([&](ObjectIndex row) {
        if (const ObjectId id = m_recording->objects()->idOf(row); !m_document.scene().contains(id))
            placed.insert(id);
    });
    return placed;
}

std::size_t ObjectsModel::goneCount() const
{
    if (!m_recording)
        return 0;
    const auto& objects = m_document.scene().objects();
    return static_cast<std::size_t>(
        std::ranges::count_if(objects, [this](const ObjectPtr& object) { return isGone(object->id); }));
}

// Rows: folders first, then objects; what a search finds by its name comes before the folders (Folder::ahead). The
// internal id is the number of the folder that a row is in.

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
    const SceneObject* object = shown(idAt(index));
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

QModelIndex ObjectsModel::objectIndex(const Place& place) const
{
    return createIndex(static_cast<int>(m_tree.folder(place.folder).rowOfObject(place.at)), Name, place.folder);
}

QModelIndex ObjectsModel::indexOf(ObjectId id) const
{
    const std::optional<Place> place = placeOf(id);
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
    std::vector<Place> places;
    if (ids.size() <= kFew) {
        for (const ObjectId id : ids)
            if (const std::optional<Place> place = placeOf(id))
                places.push_back(*place);
        std::ranges::sort(places, {}, [](const Place& place) { return std::pair{place.folder, place.at}; });
    } else { // many: one look at each row is cheaper than a search for each id
        for (std::size_t number = 0; number < m_tree.folderCount(); ++number)
            for (std::size_t at = 0; at < m_tree.folder(number).objects.size(); ++at)
                if (std::ranges::binary_search(ids, m_tree.folder(number).objects[at]))
                    places.push_back({number, at});
    }
    QItemSelection selection;
    const auto rowOf = [this](const Place& place) { return m_tree.folder(place.folder).rowOfObject(place.at); };
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

const SceneObject* ObjectsModel::shown(ObjectId id) const
{
    const World* world = m_session.world();
    if (!world)
        return authored(id);
    const auto row = world->objects().rowOf(id);
    return row ? &world->objects().objectOf(*row) : nullptr;
}

/// What is there at the moment of a recording is as it is called then; what is not, as in the first step.
const SceneObject* ObjectsModel::authored(ObjectId id) const
{
    if (m_recording)
        if (const auto row = m_recording->objects()->indexOf(id))
            return &m_recording->objects()->objectOf(*row);
    return m_document.scene().find(id);
}

void ObjectsModel::onDocumentChanged(const SceneChange& change)
{
    if (change.kind != SceneChange::Kind::Moved)
        m_switches.clear();
    if (m_rebuilding.isActive()) // what changes has no row yet
        rebuildLater();
    else
        followChange(change);
}

void ObjectsModel::followChange(const SceneChange& change)
{
    switch (change.kind) {
    case SceneChange::Kind::Reset:
        m_document.scene().size() > kHuge ? rebuildLater() : rebuild();
        break;
    case SceneChange::Kind::Ordered:
        rebuild();
        break;
    case SceneChange::Kind::Added:
        m_placed.empty() ? insertObjects(change.objects) : rebuild(); // it may have been placed in the simulation
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

std::vector<std::string> ObjectsModel::shownLayers() const
{
    std::vector<std::string> names{std::string()};
    for (const Layer& layer : m_document.scene().layers)
        names.push_back(layer.name);
    std::unordered_set<std::string> ofObjects;
    const auto add = [&](const SceneObject* object) {
        if (object && !object->layer.isEmpty() && ofObjects.insert(*object->layer).second)
            names.push_back(*object->layer);
    };
    for (const ObjectPtr& object : m_document.scene().objects())
        add(m_session.world() ? shown(object->id) : object.get());
    if (m_session.world())
        for (const ObjectId id : m_session.world()->edits().placed.ids())
            add(shown(id));
    return bottomToTop(m_document.scene().layers, std::move(names));
}

/// No rows until then.
void ObjectsModel::rebuildLater()
{
    beginResetModel();
    m_switches.clear();
    if (isSearching())
        clearTree();
    else
        m_tree.clear({}, false);
    m_placed.clear();
    m_rebuilding.start(0);
    endResetModel();
}

/// What a search finds is a list, but for groups: one that is found stands for its members.
void ObjectsModel::clearTree()
{
    if (isSearching())
        m_tree.clear([this](const SceneObject& object) { return m_search.needsGroup(object); });
    else
        m_tree.clear(shownLayers(), false);
}

void ObjectsModel::rebuild()
{
    m_rebuilding.stop();
    beginResetModel();
    m_switches.clear();
    clearTree();
    std::array<std::vector<ObjectId>, ObjectSearch::NotTheName + 1> found; // by the rank of their names
    const auto add = [&](const SceneObject& object) {
        if (!isSearching())
            m_tree.append(object);
        else if (m_search.matches(object))
            found[m_search.nameRank(object)].push_back(object.id);
    };
    for (const ObjectPtr& authored : m_document.scene().objects())
        if (const SceneObject* object = m_session.world() ? shown(authored->id) : authored.get())
            add(*object);
    m_placed = placedNow();
    for (const ObjectId id : m_placed)
        if (const SceneObject* object = shown(id); object && !m_document.scene().contains(id))
            add(*object);
    for (std::size_t rank = 0; rank < found.size(); ++rank) {
        if (rank == ObjectSearch::NotTheName)
            m_tree.folder(ObjectsTree::kRoot).ahead = m_tree.folder(ObjectsTree::kRoot).objects.size();
        for (const ObjectId id : found[rank])
            m_tree.append(*shown(id));
    }
    endResetModel();
}

/// Names and what is gone may differ now; rows only when something was placed, or belongs elsewhere.
void ObjectsModel::onWorldEdited()
{
    m_switches.clear();
    if (placedNow() != m_placed)
        rebuild();
    else if (m_tree.countIn(ObjectsTree::kRoot) > kMany)
        m_later.start(0); // not while the edit is made
    else
        followEdits(ids());
}

void ObjectsModel::followLayers()
{
    if (isSearching())
        return;
    std::vector<std::string> layers = shownLayers();
    if (layers.size() == 1)
        layers.clear();
    if (layers != m_tree.layers())
        rebuild();
    else
        refreshAll();
}

/// Rebuilt when one of them belongs into another folder.
void ObjectsModel::followEdits(const std::vector<ObjectId>& ids)
{
    if (ids.size() <= kFew) {
        const bool inPlace = isSearching()
                                 ? areFoundRowsRight(ids)
                                 : std::ranges::all_of(ids, [this](ObjectId id) { return !shown(id) || placeOf(id); });
        inPlace ? refreshObjects(ids) : rebuild();
        return;
    }
    for (std::size_t number = 0; number < m_tree.folderCount(); ++number)
        for (std::size_t at = 0; at < m_tree.folder(number).objects.size(); ++at)
            if (!isWhereItBelongs({number, at})) {
                rebuild();
                return;
            }
    refreshAll();
}

bool ObjectsModel::isWhereItBelongs(const Place& place) const
{
    const ObjectsTree::Folder& folder = m_tree.folder(place.folder);
    const SceneObject* object = shown(folder.objects[place.at]);
    if (object && m_tree.folderOf(*object) != place.folder)
        return false;
    if (!object || !isSearching())
        return true;
    const std::size_t order = orderOf(object->id);
    const bool isAhead = m_search.nameRank(*object) != ObjectSearch::NotTheName;
    return isAhead == (place.at < folder.ahead) && (place.at == 0 || orderOf(folder.objects[place.at - 1]) < order);
}

/// Whether exactly those that the search finds have rows, and at their places. Another name may find more or less.
bool ObjectsModel::areFoundRowsRight(const std::vector<ObjectId>& ids) const
{
    std::unordered_set<ObjectId> found;
    for (const ObjectId id : ids)
        if (const SceneObject* object = shown(id); object && m_search.matches(*object))
            found.insert(id);
    std::size_t rows = 0;
    for (std::size_t number = 0; number < m_tree.folderCount(); ++number) {
        const std::vector<ObjectId>& objects = m_tree.folder(number).objects;
        for (std::size_t at = 0; at < objects.size(); ++at) {
            if (std::ranges::find(ids, objects[at]) == ids.end())
                continue;
            const bool isRight = found.contains(objects[at]) && isWhereItBelongs({number, at}) &&
                                 (at + 1 == objects.size() || isWhereItBelongs({number, at + 1}));
            if (!isRight && shown(objects[at]))
                return false;
            ++rows;
        }
    }
    return rows >= found.size();
}

std::size_t ObjectsModel::orderOf(ObjectId id) const
{
    constexpr std::size_t kRankShift = 60; // ids need 53 bits
    const Scene& scene = m_document.scene();
    const std::size_t order = scene.indexOf(id).value_or(scene.size() + id.value);
    const SceneObject* object = isSearching() ? shown(id) : nullptr;
    return object ? (static_cast<std::size_t>(m_search.nameRank(*object)) << kRankShift) + order : order;
}

void ObjectsModel::insertObjects(const std::vector<ObjectId>& ids)
{
    const auto isInAFolder = [this](ObjectId id) {
        const SceneObject* object = authored(id);
        return !object || m_tree.folderOf(*object) < m_tree.folderCount();
    };
    if (ids.size() > kFew || !std::ranges::all_of(ids, isInAFolder)) {
        rebuild();
        return;
    }
    for (const ObjectId id : ids) {
        const SceneObject* object = authored(id);
        if (!object || !m_search.matches(*object) || placeOf(id)) // the end of a simulation may have listed it
            continue;
        const std::size_t number = m_tree.folderOf(*object);
        ObjectsTree::Folder& folder = m_tree.folder(number);
        const std::size_t at = lowerBound(folder, orderOf(id));
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
    // The scene no longer knows their places: look for them in the rows.
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
        rebuild(); // a group is there while it has members
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

std::optional<ObjectsModel::Place> ObjectsModel::placeOf(ObjectId id) const
{
    const SceneObject* object = shown(id);
    if (!object)
        return std::nullopt;
    const std::size_t number = m_tree.folderOf(*object);
    if (number >= m_tree.folderCount())
        return std::nullopt;
    const ObjectsTree::Folder& folder = m_tree.folder(number);
    const std::size_t at = lowerBound(folder, orderOf(id));
    return at < folder.objects.size() && folder.objects[at] == id ? std::optional{Place{number, at}} : std::nullopt;
}

std::size_t ObjectsModel::lowerBound(const ObjectsTree::Folder& folder, std::size_t order) const
{
    // Several objects can come at once: those that have no row yet are not in the folder, so the order still holds.
    const auto place = std::ranges::lower_bound(folder.objects, order, {}, [this](ObjectId id) { return orderOf(id); });
    return static_cast<std::size_t>(place - folder.objects.begin());
}

} // namespace broadside

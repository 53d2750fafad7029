#include "editor/panels/objects_model.h"

#include "editor/commands/object_commands.h"
#include "editor/widgets/object_icon.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <unordered_set>

namespace broadside {
namespace {

/// Above this many objects at once, a reset is cheaper than telling the view of each.
constexpr std::size_t kFew = 64;

QString kindText(const SceneObject& object)
{
    return object.isDynamic() ? ObjectsModel::tr("dynamic") : ObjectsModel::tr("static");
}

QString shapeText(const SceneObject& object)
{
    return QString::fromUtf8(typeNameOf(object.shape).data(), static_cast<qsizetype>(typeNameOf(object.shape).size()));
}

} // namespace

ObjectsModel::ObjectsModel(const SceneDocument& document, ObjectEdits& edits, Focus& focus,
                           const SimulationSession& session, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
{
    connect(&document, &SceneDocument::changed, this, &ObjectsModel::onDocumentChanged);
    connect(&focus, &Focus::hoverChanged, this, &ObjectsModel::onHoverChanged);
    connect(&session, &SimulationSession::stepped, this, [this](const StepReport& report) {
        report.edited.empty() ? refreshObjects(report.removed) : onWorldEdited();
    });
    connect(&session, &SimulationSession::worldChanged, this, &ObjectsModel::onWorldEdited);
    connect(&session, &SimulationSession::sought, this, &ObjectsModel::onWorldEdited);
    connect(&session, &SimulationSession::edited, this, &ObjectsModel::onWorldEdited);
    rebuild();
}

ObjectId ObjectsModel::idAt(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_rows.size() ? m_rows[row] : ObjectId{};
}

QModelIndex ObjectsModel::indexOf(ObjectId id) const
{
    const std::optional<int> row = rowOf(id);
    return row ? createIndex(*row, 0) : QModelIndex{};
}

std::vector<int> ObjectsModel::rowsOf(const std::vector<ObjectId>& ids) const
{
    std::vector<int> rows;
    if (ids.size() <= kFew) {
        for (const ObjectId id : ids)
            if (const std::optional<int> row = rowOf(id))
                rows.push_back(*row);
        std::ranges::sort(rows);
        return rows;
    }
    for (int row = 0; row < rowCount(); ++row) // many: one look at each row is cheaper than a search for each id
        if (std::ranges::binary_search(ids, m_rows[static_cast<std::size_t>(row)]))
            rows.push_back(row);
    return rows;
}

void ObjectsModel::setSearch(const QString& search)
{
    const QStringList words = search.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    rebuild();
}

QModelIndex ObjectsModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex{};
}

QModelIndex ObjectsModel::parent(const QModelIndex& /*child*/) const { return {}; }

int ObjectsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ObjectsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 1; }

const SceneObject* ObjectsModel::shown(ObjectId id) const
{
    const World* world = m_session.world();
    if (!world)
        return m_document.scene().find(id);
    const auto row = world->objects().rowOf(id);
    return row ? &world->objects().objectOf(*row) : nullptr;
}

QVariant ObjectsModel::data(const QModelIndex& index, int role) const
{
    const SceneObject* object = shown(idAt(index));
    if (!object)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(displayName(*object));
    case Qt::EditRole:
        return QString::fromStdString(object->name);
    case Qt::DecorationRole:
        return objectIcon(*object);
    case Qt::ToolTipRole:
        return toolTipOf(*object);
    case Qt::ForegroundRole:
        return isGone(object->id) ? QVariant(QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText))
                                  : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(isGone(object->id));
        font.setUnderline(object->id == m_hovered);
        return font;
    }
    default:
        return {};
    }
}

bool ObjectsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const ObjectPtr object = m_edits.find(idAt(index));
    if (!object || role != Qt::EditRole)
        return false;
    const std::string name = value.toString().trimmed().toStdString();
    if (name == object->name)
        return true;
    m_edits.replace(tr("Rename object"), {{object, edited(*object, [&](SceneObject& o) { o.name = name; })}},
                    SceneChange::Kind::Edited, m_edits.newGesture());
    return true;
}

Qt::ItemFlags ObjectsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

void ObjectsModel::onDocumentChanged(const SceneChange& change)
{
    switch (change.kind) {
    case SceneChange::Kind::Reset:
        rebuild();
        break;
    case SceneChange::Kind::Added:
        m_placed.empty() ? insertObjects(change.objects) : rebuild(); // it may have been placed in the simulation
        break;
    case SceneChange::Kind::Removed:
        m_placed.empty() ? removeObjects(change.objects) : rebuild();
        break;
    case SceneChange::Kind::Edited:
        refreshObjects(change.objects);
        break;
    case SceneChange::Kind::Ordered:
        rebuild();
        break;
    case SceneChange::Kind::Moved:
    case SceneChange::Kind::Layers:
    case SceneChange::Kind::Settings:
        break;
    }
}

void ObjectsModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(m_document.scene().size());
    for (const ObjectPtr& object : m_document.scene().objects())
        if (matches(*object))
            m_rows.push_back(object->id);
    m_placed = m_session.world() ? m_session.world()->placed() : std::set<ObjectId>{};
    for (const ObjectId id : m_placed)
        if (const SceneObject* object = shown(id); object && !m_document.scene().contains(id) && matches(*object))
            m_rows.push_back(id);
    endResetModel();
}

/// Names and what is gone may differ now; rows only when something was placed.
void ObjectsModel::onWorldEdited()
{
    if ((m_session.world() ? m_session.world()->placed() : std::set<ObjectId>{}) != m_placed)
        rebuild();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

std::size_t ObjectsModel::orderOf(ObjectId id) const
{
    const Scene& scene = m_document.scene();
    return scene.indexOf(id).value_or(scene.size() + id.value);
}

void ObjectsModel::insertObjects(const std::vector<ObjectId>& ids)
{
    if (ids.size() > kFew) {
        rebuild();
        return;
    }
    for (const ObjectId id : ids) {
        const SceneObject* object = m_document.scene().find(id);
        if (!object || !matches(*object) || rowOf(id)) // the end of a simulation may have listed it
            continue;
        const int row = lowerBound(orderOf(id));
        beginInsertRows({}, row, row);
        m_rows.insert(m_rows.begin() + row, id);
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
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!removed.contains(m_rows[static_cast<std::size_t>(row)]))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
}

void ObjectsModel::refreshObjects(const std::vector<ObjectId>& ids)
{
    if (ids.size() > kFew) {
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
        return;
    }
    for (const ObjectId id : ids)
        if (const QModelIndex changed = indexOf(id); changed.isValid())
            emit dataChanged(changed, changed);
}

void ObjectsModel::onHoverChanged(ObjectId hovered)
{
    const ObjectId before = std::exchange(m_hovered, hovered);
    refreshObjects({before, hovered});
}

bool ObjectsModel::matches(const SceneObject& object) const
{
    if (m_words.isEmpty())
        return true;
    const QString text = QString::fromStdString(displayName(object)).toLower() + QLatin1Char(' ') + kindText(object) +
                         QLatin1Char(' ') + shapeText(object);
    const QString number = QString::number(object.id.value);
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word) || number == word; });
}

std::optional<int> ObjectsModel::rowOf(ObjectId id) const
{
    const int row = lowerBound(orderOf(id));
    return row < rowCount() && m_rows[static_cast<std::size_t>(row)] == id ? std::optional{row} : std::nullopt;
}

int ObjectsModel::lowerBound(std::size_t order) const
{
    // Several objects can come at once: those that have no row yet are not among m_rows, so the order still holds.
    const auto place = std::ranges::lower_bound(m_rows, order, {}, [this](ObjectId id) { return orderOf(id); });
    return static_cast<int>(place - m_rows.begin());
}

bool ObjectsModel::isGone(ObjectId id) const { return m_session.world() && !m_session.world()->objects().indexOf(id); }

QString ObjectsModel::toolTipOf(const SceneObject& object) const
{
    const QString text = tr("%1 - %2 %3, id %4")
                             .arg(QString::fromStdString(displayName(object)), kindText(object), shapeText(object))
                             .arg(object.id.value);
    return isGone(object.id) ? text + QLatin1Char('\n') + tr("Removed in this simulation; it is back after Stop.")
                             : text;
}

} // namespace broadside

// What ObjectsModel shows of a row, and what is done to it: names, eyes, locks, drags.

#include "core/base/count_text.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/edit_layers.h"
#include "editor/panels/objects/objects_model.h"
#include "editor/session/simulation_session.h"
#include "editor/widgets/object_icon.h"

#include <QDataStream>
#include <QFont>
#include <QGuiApplication>
#include <QIODevice>
#include <QMimeData>
#include <QPalette>
#include <QPixmap>

#include <algorithm>

namespace broadside {
namespace {

constexpr QLatin1String kObjectsMime("application/x-broadside-rows");
constexpr QLatin1String kLayerMime("application/x-broadside-layer");

QIcon swatch(Rgb color)
{
    QPixmap pixmap(16, 16);
    pixmap.fill(QColor(color.r, color.g, color.b));
    return QIcon(pixmap);
}

QString nameOfLayer(const std::string& layer)
{
    return layer.empty() ? ObjectsModel::tr("Base layer") : QString::fromStdString(layer);
}

} // namespace

LayerState ObjectsModel::stateOfLayer(const std::string& name) const
{
    const std::vector<Layer>& layers = m_document.scene().layers;
    const auto found = std::ranges::find(layers, name, &Layer::name);
    return found == layers.end() ? LayerState{} : LayerState{found->visible, found->locked, found->opacity};
}

bool ObjectsModel::isOn(const QModelIndex& index, Column column) const
{
    const ObjectsTree::Folder* folder = folderAt(index);
    if (folder && folder->kind == ObjectsTree::Kind::Layer) {
        const LayerState state = stateOfLayer(folder->layer);
        return column == Eye ? state.visible : state.locked;
    }
    if (folder) {
        const Switches& group = switchesOfGroup(numberOf(index.siblingAtColumn(Name)));
        return column == Eye ? group.seen : group.locked;
    }
    const SceneObject* object = shown(idAt(index));
    return !object || (column == Eye ? object->visible : object->locked);
}

/// Asked at every repaint, of groups that may have a hundred thousand members.
const ObjectsModel::Switches& ObjectsModel::switchesOfGroup(std::size_t number) const
{
    const auto [known, isNew] = m_switches.try_emplace(number);
    Switches& switches = known->second;
    if (isNew)
        m_tree.forEachIn(number, [&](ObjectId id) {
            const SceneObject* object = shown(id);
            switches.seen = switches.seen || !object || object->visible;
            switches.locked = switches.locked && (!object || object->locked);
            return !switches.seen || switches.locked; // else both are known
        });
    return switches;
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
    if (!folder || folder->kind == ObjectsTree::Kind::Group) {
        const std::vector<ObjectId> ids = objectsAt(index);
        column == Eye ? setVisible(m_edits, ids, on) : setLocked(m_edits, ids, on);
        return;
    }
    const std::string layer = folder->layer;
    say(toggleLayer(m_document, layer, column == Eye ? LayerSwitch::Visible : LayerSwitch::Locked));
}

QVariant ObjectsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.column() != Name)
        return switchData(index, role);
    if (const ObjectsTree::Folder* folder = folderAt(index))
        return folderData(*folder, role);
    const SceneObject* object = shown(idAt(index));
    return object ? objectData(*object, role) : QVariant();
}

QVariant ObjectsModel::switchData(const QModelIndex& index, int role) const
{
    if (role != Qt::DecorationRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const auto column = static_cast<Column>(index.column());
    const bool on = isOn(index, column);
    const ObjectsTree::Folder* folder = folderAt(index);
    const bool isLayer = folder && folder->kind == ObjectsTree::Kind::Layer;
    const auto withKey = [&](const QString& tip, const char* key) {
        return isLayer ? tip : QStringLiteral("%1 (%2)").arg(tip, QLatin1String(key)); // it is for what is selected
    };
    switch (role) {
    case Qt::DecorationRole:
        return column == Eye ? (on ? m_eye : m_eyeOff) : (on ? m_lock : m_unlock);
    case Qt::ToolTipRole:
        return column == Eye ? withKey(on ? tr("Seen in the world. Click to hide it")
                                          : tr("Hidden: not drawn, not picked. Click to show it"),
                                       "Shift+H")
                             : withKey(on ? tr("Locked: stays where it is. Click to unlock it")
                                          : tr("Can be moved. Click to lock it"),
                                       "Shift+L");
    case Qt::AccessibleTextRole:
        return column == Eye ? (on ? tr("visible") : tr("hidden")) : (on ? tr("locked") : tr("not locked"));
    default:
        return {};
    }
}

QVariant ObjectsModel::folderData(const ObjectsTree::Folder& folder, int role) const
{
    const bool isLayer = folder.kind == ObjectsTree::Kind::Layer;
    const auto count = [&] {
        return QString::fromStdString(groupedNumber(m_tree.countIn(m_tree.folder(folder.parent).folders[folder.row])));
    };
    const QString name = isLayer ? nameOfLayer(folder.layer) : QString::fromStdString(folder.name);
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1  (%2)").arg(name, count());
    case Qt::EditRole:
        return QString::fromStdString(folder.name);
    case Qt::DecorationRole: {
        if (!isLayer)
            return m_group;
        const auto& layers = m_document.scene().layers;
        const auto entry = std::ranges::find(layers, folder.layer, &Layer::name);
        return entry != layers.end() && entry->color ? swatch(*entry->color) : m_layer;
    }
    case Qt::ToolTipRole:
        return isLayer ? tr("Layer %1, drawn at %2 %").arg(name).arg(qRound(100.0 * stateOfLayer(folder.layer).opacity))
                       : tr("Group %1").arg(QString::fromStdString(folder.group));
    case Qt::ForegroundRole:
        return isLayer && !stateOfLayer(folder.layer).visible
                   ? QVariant(QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText))
                   : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(isLayer);
        return font;
    }
    default:
        return {};
    }
}

QVariant ObjectsModel::objectData(const SceneObject& object, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(displayName(object));
    case Qt::EditRole:
        return QString::fromStdString(object.name);
    case Qt::DecorationRole:
        return objectIcon(object);
    case Qt::ToolTipRole:
        return toolTipOf(object);
    case Qt::ForegroundRole:
        return isGone(object.id) || !object.visible || !stateOfLayer(*object.layer).visible
                   ? QVariant(QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText))
                   : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(isGone(object.id));
        font.setItalic(!object.instanceOf.isEmpty());
        font.setUnderline(object.id == m_hovered);
        return font;
    }
    default:
        return {};
    }
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
    if (const ObjectsTree::Folder* folder = folderAt(index))
        return renameFolder(ObjectsTree::Folder(*folder), name);
    const ObjectPtr object = m_edits.find(idAt(index));
    if (!object)
        return false;
    if (name == object->name)
        return true;
    m_edits.replace(tr("Rename object"), {{object, edited(*object, [&](SceneObject& o) { o.name = name; })}},
                    SceneChange::Kind::Edited, m_edits.newGesture());
    return true;
}

bool ObjectsModel::renameFolder(const ObjectsTree::Folder& folder, const std::string& name)
{
    if (name.empty() || name == folder.name)
        return false;
    if (folder.kind == ObjectsTree::Kind::Group) {
        const bool renamed = renameGroup(m_edits, folder.group, name);
        if (!renamed)
            say(tr("The group keeps its name: \"%1\" contains a slash. Type a name without \"/\".")
                    .arg(QString::fromStdString(name)));
        return renamed;
    }
    const std::vector<Layer> layers = allLayers(m_document.scene());
    if (std::ranges::find(layers, name, &Layer::name) != layers.end()) {
        say(tr("The layer keeps its name: there is already a layer \"%1\". Type another name.")
                .arg(QString::fromStdString(name)));
        return false;
    }
    const QString refusal = renameLayer(m_document, folder.layer, name);
    say(refusal);
    return refusal.isEmpty();
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

QStringList ObjectsModel::mimeTypes() const { return {kObjectsMime, kLayerMime}; }

/// The rows are those of the selection, which the focus knows. A layer is dragged by itself.
QMimeData* ObjectsModel::mimeData(const QModelIndexList& indexes) const
{
    QByteArray objects;
    QByteArray layer;
    bool hasLayer = false;
    QDataStream stream(&objects, QIODevice::WriteOnly);
    for (const QModelIndex& index : indexes) {
        if (index.column() != Name)
            continue;
        if (const ObjectId id = idAt(index); !id.isNull())
            stream << static_cast<quint64>(id.value);
        else if (const ObjectsTree::Folder* folder = folderAt(index); folder->kind == ObjectsTree::Kind::Layer) {
            layer = QByteArray::fromStdString(folder->layer);
            hasLayer = true;
        }
    }
    auto* data = new QMimeData;
    if (objects.isEmpty() && hasLayer)
        data->setData(kLayerMime, layer);
    else
        data->setData(kObjectsMime, objects);
    return data;
}

bool ObjectsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                                const QModelIndex& parent)
{
    if (action != Qt::MoveAction || isSearching())
        return false;
    if (data->hasFormat(kLayerMime))
        return dropLayer(data->data(kLayerMime).toStdString(), row, parent.siblingAtColumn(Name));
    if (!data->hasFormat(kObjectsMime))
        return false;
    std::vector<ObjectId> dropped;
    const QByteArray bytes = data->data(kObjectsMime);
    for (QDataStream stream(bytes); !stream.atEnd();) {
        quint64 id = 0;
        stream >> id;
        dropped.push_back({id});
    }
    const ObjectsTree::Folder* folder = folderAt(parent.siblingAtColumn(Name));
    putIntoGroup(m_edits, dropped, folder ? folder->layer : std::string(), folder ? folder->group : std::string());
    return true;
}

/// Between two layers it goes there; on a layer, or on what is in it, it takes the place of that.
bool ObjectsModel::dropLayer(const std::string& layer, int row, const QModelIndex& parent)
{
    const int from = indexOfLayer(layer).row();
    int to = row < 0 ? rowCount() - 1 : row - (from < row ? 1 : 0); // below them all: at the bottom
    if (parent.isValid())
        to = indexOfLayer(layerAt(parent)).row();
    if (from < 0 || to < 0 || from == to)
        return false;
    say(moveLayer(m_document, layer, from - to)); // the top one is the first row
    return true;
}

bool ObjectsModel::isGone(ObjectId id) const
{
    if (m_recording && m_recording->data())
        return !m_recording->objects()->indexOf(id);
    return m_session.world() && !m_session.world()->objects().indexOf(id);
}

QString ObjectsModel::toolTipOf(const SceneObject& object) const
{
    QString text = tr("%1 - %2 %3, id %4")
                       .arg(QString::fromStdString(displayName(object)), kindText(object), shapeText(object))
                       .arg(object.id.value);
    if (!object.instanceOf.isEmpty())
        text +=
            QLatin1Char('\n') + tr("Instance of the template %1.").arg(QString::fromStdString(object.instanceOf->name));
    if (!stateOfLayer(*object.layer).visible)
        text += QLatin1Char('\n') + tr("Its layer is hidden.");
    if (isGone(object.id))
        text += QLatin1Char('\n') + (m_recording ? tr("Not there in this step of the recording.")
                                                 : tr("Removed in this simulation; it is back after Stop."));
    return text;
}

} // namespace broadside

#include "editor/panels/objects/row_edits.h"

#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/edit_layers.h"
#include "editor/commands/locked_objects.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

#include <algorithm>

namespace broadside {
namespace {

constexpr QLatin1String kObjectsMime("application/x-broadside-rows");
constexpr QLatin1String kLayerMime("application/x-broadside-layer");

} // namespace

bool RowEdits::renameObject(ObjectId id, const std::string& name)
{
    const ObjectPtr object = m_edits.find(id);
    if (!object)
        return false;
    if (name == object->name)
        return true;
    if (unlockedOf(m_edits, {id}).empty())
        return false;
    m_edits.replace(tr("Rename object"), {{object, edited(*object, [&](SceneObject& o) { o.name = name; })}},
                    SceneChange::Kind::Edited, m_edits.newGesture());
    return true;
}

RowEdits::Outcome RowEdits::renameFolder(const ObjectsTree::Folder& folder, const std::string& name)
{
    if (name.empty() || name == folder.name)
        return {};
    if (folder.kind == ObjectsTree::Kind::Group) {
        if (name.find('/') != std::string::npos)
            return {.refusal = tr("The group keeps its name: \"%1\" contains a slash. Type a name without \"/\".")
                                   .arg(QString::fromStdString(name))};
        return {.isDone = renameGroup(m_edits, folder.group, name)};
    }
    const std::vector<Layer> layers = allLayers(m_document.scene());
    if (std::ranges::find(layers, name, &Layer::name) != layers.end())
        return {.refusal = tr("The layer keeps its name: there is already a layer \"%1\". Type another name.")
                               .arg(QString::fromStdString(name))};
    QString refusal = renameLayer(m_document, folder.layer, name);
    return {refusal.isEmpty(), std::move(refusal)};
}

QString RowEdits::moveLayer(const std::string& layer, int up) { return broadside::moveLayer(m_document, layer, up); }

void RowEdits::putInto(const ObjectsTree::Folder* folder, const std::vector<ObjectId>& objects)
{
    putIntoGroup(m_edits, objects, folder ? folder->layer : std::string(), folder ? folder->group : std::string());
}

void RowEdits::setSeen(const std::vector<ObjectId>& objects, bool seen) { setVisible(m_edits, objects, seen); }

void RowEdits::setLocked(const std::vector<ObjectId>& objects, bool locked)
{
    broadside::setLocked(m_edits, objects, locked);
}

QString RowEdits::toggleLayer(const std::string& layer, bool isEye)
{
    return broadside::toggleLayer(m_document, layer, isEye ? LayerSwitch::Visible : LayerSwitch::Locked);
}

QStringList RowEdits::mimeTypes() { return {kObjectsMime, kLayerMime}; }

QMimeData* RowEdits::packed(const std::vector<ObjectId>& objects)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    for (const ObjectId id : objects)
        stream << static_cast<quint64>(id.value);
    auto* data = new QMimeData;
    data->setData(kObjectsMime, bytes);
    return data;
}

QMimeData* RowEdits::packed(const std::string& layer)
{
    auto* data = new QMimeData;
    data->setData(kLayerMime, QByteArray::fromStdString(layer));
    return data;
}

std::optional<std::vector<ObjectId>> RowEdits::objectsIn(const QMimeData& data)
{
    if (!data.hasFormat(kObjectsMime))
        return std::nullopt;
    std::vector<ObjectId> objects;
    const QByteArray bytes = data.data(kObjectsMime);
    for (QDataStream stream(bytes); !stream.atEnd();) {
        quint64 id = 0;
        stream >> id;
        objects.push_back({id});
    }
    return objects;
}

std::optional<std::string> RowEdits::layerIn(const QMimeData& data)
{
    return data.hasFormat(kLayerMime) ? std::optional(data.data(kLayerMime).toStdString()) : std::nullopt;
}

} // namespace broadside

#include "editor/commands/edit_layers.h"

#include "editor/commands/object_commands.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("Layers", text); }
QString quotedName(const std::string& name) { return QStringLiteral("\"%1\"").arg(QString::fromStdString(name)); }

std::vector<ObjectPtr> objectsOn(const Scene& scene, const std::string& layer)
{
    std::vector<ObjectPtr> objects;
    for (const ObjectPtr& object : scene.objects())
        if (*object->layer == layer)
            objects.push_back(object);
    return objects;
}

/// The same objects, on another layer.
std::vector<ObjectPtr> putOn(const std::vector<ObjectPtr>& objects, const std::string& layer)
{
    const SharedValue<std::string> name(layer); // that all share
    std::vector<ObjectPtr> moved;
    moved.reserve(objects.size());
    for (const ObjectPtr& object : objects)
        moved.push_back(edited(*object, [&](SceneObject& o) { o.layer = name; }));
    return moved;
}

/// The list and the objects in one undo step.
void pushBoth(SceneDocument& document, const QString& text, std::vector<Layer> layers,
              std::unique_ptr<QUndoCommand> objects)
{
    auto list = std::make_unique<EditLayers>(document, text, std::move(layers), document.newGesture());
    if (!objects) {
        document.push(std::move(list));
        return;
    }
    document.undoStack().beginMacro(text);
    document.push(std::move(list));
    document.push(std::move(objects));
    document.undoStack().endMacro();
}

} // namespace

EditLayers::EditLayers(SceneDocument& document, const QString& text, std::vector<Layer> after, GestureId gesture)
    : SceneCommand(document, text)
    , m_before(document.scene().layers)
    , m_after(std::move(after))
    , m_gesture(gesture)
{
    setObsolete(m_before == m_after);
}

void EditLayers::set(const std::vector<Layer>& layers)
{
    apply({SceneChange::Kind::Layers, {}}, [&](Scene& scene) { scene.layers = layers; });
}

bool EditLayers::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const EditLayers&>(*other); // QUndoStack compared id() already
    if (next.m_gesture != m_gesture)
        return false;
    m_after = next.m_after;
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

std::vector<Layer> allLayers(const Scene& scene)
{
    std::unordered_set<std::string> names{std::string{}};
    std::unordered_map<std::string, const Layer*> listed;
    for (const Layer& layer : scene.layers) {
        names.insert(layer.name);
        listed.emplace(layer.name, &layer);
    }
    for (const ObjectPtr& object : scene.objects())
        if (!object->layer.isEmpty())
            names.insert(*object->layer);
    std::vector<Layer> layers;
    for (const std::string& name : bottomToTop(scene.layers, {names.begin(), names.end()})) {
        const auto entry = listed.find(name);
        if (entry != listed.end())
            layers.push_back(*entry->second);
        else
            layers.emplace_back().name = name;
    }
    return layers;
}

std::string freeLayerName(const std::vector<Layer>& layers)
{
    for (std::size_t number = 1;; ++number) {
        std::string name = "Layer " + std::to_string(number);
        if (std::ranges::find(layers, name, &Layer::name) == layers.end())
            return name;
    }
}

void addLayer(SceneDocument& document, const std::string& name)
{
    std::vector<Layer> layers = document.scene().layers;
    layers.emplace_back().name = name;
    document.push(std::make_unique<EditLayers>(document, translated("Add layer %1").arg(quotedName(name)),
                                               std::move(layers), document.newGesture()));
}

void moveLayer(SceneDocument& document, const std::string& name, int up)
{
    std::vector<Layer> layers = allLayers(document.scene());
    const auto found = std::ranges::find(layers, name, &Layer::name);
    if (found == layers.end())
        return;
    const auto from = found - layers.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + up, 0, static_cast<std::ptrdiff_t>(layers.size()) - 1);
    if (from == to)
        return;
    if (from < to)
        std::rotate(layers.begin() + from, layers.begin() + from + 1, layers.begin() + to + 1);
    else
        std::rotate(layers.begin() + to, layers.begin() + from, layers.begin() + from + 1);
    document.push(std::make_unique<EditLayers>(document, translated("Move layer %1").arg(quotedName(name)),
                                               std::move(layers), document.newGesture()));
}

void renameLayer(SceneDocument& document, const std::string& from, const std::string& to)
{
    std::vector<Layer> layers = allLayers(document.scene());
    const auto layer = std::ranges::find(layers, from, &Layer::name);
    if (layer == layers.end() || from.empty() || from == to)
        return;
    layer->name = to;
    const QString text = translated("Rename layer %1 to %2").arg(quotedName(from), quotedName(to));
    const std::vector<ObjectPtr> objects = objectsOn(document.scene(), from);
    pushBoth(document, text, std::move(layers),
             objects.empty() ? nullptr
                             : std::make_unique<ReplaceObjects>(document, text, putOn(objects, to),
                                                                SceneChange::Kind::Edited, document.newGesture()));
}

void deleteLayer(SceneDocument& document, const std::string& name, ObjectsOfLayer what)
{
    std::vector<Layer> layers = document.scene().layers;
    if (name.empty())
        return;
    std::erase_if(layers, [&](const Layer& layer) { return layer.name == name; });
    const QString text = translated("Delete layer %1").arg(quotedName(name));
    const std::vector<ObjectPtr> objects = objectsOn(document.scene(), name);
    std::unique_ptr<QUndoCommand> command;
    if (!objects.empty() && what == ObjectsOfLayer::Deleted) {
        std::vector<ObjectId> ids;
        for (const ObjectPtr& object : objects)
            ids.push_back(object->id);
        command = std::make_unique<RemoveObjects>(document, std::move(ids));
    } else if (!objects.empty()) {
        command = std::make_unique<ReplaceObjects>(document, text, putOn(objects, {}), SceneChange::Kind::Edited,
                                                   document.newGesture());
    }
    pushBoth(document, text, std::move(layers), std::move(command));
}

} // namespace broadside

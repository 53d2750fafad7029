#include "editor/commands/edit_layers.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "editor/commands/command_messages.h"
#include "editor/commands/object_commands.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace broadside {
namespace {

// Translation context of this file.
class LayersText {
    Q_DECLARE_TR_FUNCTIONS(Layers)
};

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
    const SharedValue<std::string> name(layer); // Shared by all objects.
    std::vector<ObjectPtr> moved;
    moved.reserve(objects.size());
    for (const ObjectPtr& object : objects)
        moved.push_back(edited(*object, [&](SceneObject& o) { o.layer = name; }));
    return moved;
}

bool hasDefaultState(const Layer& layer)
{
    Layer unlisted;
    unlisted.name = layer.name;
    return layer == unlisted;
}

/// Removes entries that are not needed: layers with default state that keep their place without an entry. These are the
/// base layer at the bottom, and on top the layers that only objects name, sorted by name.
std::vector<Layer> withoutNeedlessEntries(std::vector<Layer> all, const std::vector<Layer>& listed)
{
    std::unordered_set<std::string_view> names;
    for (const Layer& layer : listed)
        names.insert(layer.name);
    const auto isNeedless = [&](const Layer& layer) { return !names.contains(layer.name) && hasDefaultState(layer); };
    std::string above;
    while (!all.empty() && !all.back().name.empty() && isNeedless(all.back()) &&
           (above.empty() || all.back().name < above)) {
        above = std::move(all.back().name);
        all.pop_back();
    }
    if (!all.empty() && all.front().name.empty() && isNeedless(all.front()))
        all.erase(all.begin());
    return all;
}

/// The list and the objects in one undo step; without objects only the list. All changes of layers pass through here,
/// where the limit is checked.
QString pushLayers(SceneDocument& document, const QString& text, std::vector<Layer> layers, GestureId gesture,
                   std::unique_ptr<QUndoCommand> objects)
{
    if (QString refusal = refusalOfLayers(layers.size()); !refusal.isEmpty())
        return refusal;
    auto list = std::make_unique<EditLayers>(document, text, std::move(layers), gesture);
    if (!objects) {
        document.push(std::move(list));
        return {};
    }
    document.undoStack().beginMacro(text);
    document.push(std::move(list));
    document.push(std::move(objects));
    document.undoStack().endMacro();
    return {};
}

QString refusalToDelete(const std::vector<Layer>& layers, const std::string& name,
                        const std::vector<ObjectPtr>& objects)
{
    const auto layer = std::ranges::find(layers, name, &Layer::name);
    if (layer != layers.end() && layer->locked)
        return LayersText::tr("The layer %1 is locked. Unlock it to delete it.").arg(quotedName(name));
    return std::ranges::any_of(objects, [](const ObjectPtr& object) { return object->locked; })
               ? LayersText::tr("An object of the layer %1 is locked. Unlock it to delete the layer.")
                     .arg(quotedName(name))
               : QString();
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
    const auto& next = static_cast<const EditLayers&>(*other); // QUndoStack has compared id().
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
    std::unordered_set<std::string_view> taken;
    for (const Layer& layer : layers)
        taken.insert(layer.name);
    for (std::size_t number = 1;; ++number) {
        std::string name = translated(texts::newLayerName(number)).toStdString();
        if (!taken.contains(name))
            return name;
    }
}

QString refusalOfLayers(std::size_t count)
{
    if (count <= limits::kLayers)
        return {};
    return LayersText::tr("A scene has at most %1 layers, and this needs %2. Combine layers that are hidden together.")
        .arg(localized(QString::fromStdString(groupedNumber(limits::kLayers))),
             localized(QString::fromStdString(groupedNumber(count))));
}

QString setLayers(SceneDocument& document, const QString& text, std::vector<Layer> all, GestureId gesture)
{
    return pushLayers(document, text, withoutNeedlessEntries(std::move(all), document.scene().layers), gesture,
                      nullptr);
}

QString addLayer(SceneDocument& document, const std::string& name)
{
    std::vector<Layer> layers = document.scene().layers;
    layers.emplace_back().name = name;
    return pushLayers(document, LayersText::tr("Add layer %1").arg(quotedName(name)), std::move(layers),
                      document.newGesture(), nullptr);
}

QString toggleLayer(SceneDocument& document, const std::string& name, LayerSwitch what)
{
    const std::vector<Layer>& listed = document.scene().layers;
    const auto found = std::ranges::find(listed, name, &Layer::name);
    const auto member = what == LayerSwitch::Visible ? &Layer::visible : &Layer::locked;
    const bool on = !((found == listed.end() ? Layer{} : *found).*member);
    const QString text = what == LayerSwitch::Visible
                             ? (on ? LayersText::tr("Show layer %1") : LayersText::tr("Hide layer %1"))
                             : (on ? LayersText::tr("Lock layer %1") : LayersText::tr("Unlock layer %1"));
    return editLayer(document, name, text.arg(name.empty() ? LayersText::tr("Base layer") : quotedName(name)),
                     document.newGesture(), [&](Layer& layer) { layer.*member = on; });
}

QString moveLayer(SceneDocument& document, const std::string& name, int up)
{
    std::vector<Layer> layers = allLayers(document.scene());
    const auto found = std::ranges::find(layers, name, &Layer::name);
    if (found == layers.end())
        return {};
    const auto from = found - layers.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + up, 0, static_cast<std::ptrdiff_t>(layers.size()) - 1);
    if (from == to)
        return {};
    if (from < to)
        std::rotate(layers.begin() + from, layers.begin() + from + 1, layers.begin() + to + 1);
    else
        std::rotate(layers.begin() + to, layers.begin() + from, layers.begin() + from + 1);
    return setLayers(document, LayersText::tr("Move layer %1").arg(quotedName(name)), std::move(layers),
                     document.newGesture());
}

QString renameLayer(SceneDocument& document, const std::string& from, const std::string& to)
{
    std::vector<Layer> layers = allLayers(document.scene());
    const auto layer = std::ranges::find(layers, from, &Layer::name);
    if (layer == layers.end() || from.empty() || from == to)
        return {};
    layer->name = to;
    std::vector<Layer> listed = document.scene().layers; // The layers with their present names.
    for (Layer& entry : listed)
        if (entry.name == from)
            entry.name = to;
    const QString text = LayersText::tr("Rename layer %1 to %2").arg(quotedName(from), quotedName(to));
    const std::vector<ObjectPtr> objects = objectsOn(document.scene(), from);
    return pushLayers(document, text, withoutNeedlessEntries(std::move(layers), listed), document.newGesture(),
                      objects.empty()
                          ? nullptr
                          : std::make_unique<ReplaceObjects>(document, text, putOn(objects, to),
                                                             SceneChange::Kind::Edited, document.newGesture()));
}

QString deleteLayer(SceneDocument& document, const std::string& name, ObjectsOfLayer what)
{
    std::vector<Layer> layers = document.scene().layers;
    if (name.empty())
        return {};
    const std::vector<ObjectPtr> objects = objectsOn(document.scene(), name);
    if (QString refusal = refusalToDelete(layers, name, objects); !refusal.isEmpty())
        return refusal;
    std::erase_if(layers, [&](const Layer& layer) { return layer.name == name; });
    const QString text = LayersText::tr("Delete layer %1").arg(quotedName(name));
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
    return pushLayers(document, text, std::move(layers), document.newGesture(), std::move(command));
}

} // namespace broadside

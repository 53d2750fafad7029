#include "editor/panels/objects/objects_tree.h"

#include "core/scene/groups.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

std::vector<std::string_view> shownParts(std::string_view path)
{
    std::vector<std::string_view> parts = groupParts(path);
    if (parts.size() > ObjectsTree::kMostDepth)
        parts.resize(ObjectsTree::kMostDepth);
    return parts;
}

} // namespace

void ObjectsTree::clear(const std::vector<std::string>& layers, bool flat)
{
    m_folders.assign(1, Folder{});
    m_numbers.clear();
    m_layers.clear();
    m_flat = flat;
    m_staysInGroup = nullptr;
    m_last.reset();
    const bool onlyBase = layers.empty() || (layers.size() == 1 && layers.front().empty());
    if (flat || onlyBase)
        return;
    m_layers = layers;
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        Folder folder;
        folder.kind = Kind::Layer;
        folder.layer = *layer;
        folder.name = *layer;
        addFolder(std::move(folder));
    }
}

void ObjectsTree::clear(std::function<bool(const SceneObject&)> staysInGroup)
{
    clear(std::vector<std::string>{}, true);
    m_staysInGroup = std::move(staysInGroup);
}

std::string ObjectsTree::keyOf(std::string_view layer, std::string_view group)
{
    std::string key(layer);
    key += '\0';
    for (const std::string_view part : shownParts(group))
        key.append("/").append(part);
    return key;
}

std::string ObjectsTree::keyOf(const Folder& folder) { return keyOf(folder.layer, folder.group); }

std::string ObjectsTree::keyOf(const SceneObject& object) const
{
    return keyOf(m_layers.empty() ? std::string_view{} : std::string_view{*object.layer}, *object.group);
}

std::size_t ObjectsTree::addFolder(Folder folder)
{
    const std::size_t number = m_folders.size();
    folder.row = m_folders[folder.parent].folders.size();
    m_folders[folder.parent].folders.push_back(number);
    m_numbers.emplace(keyOf(folder), number);
    m_folders.push_back(std::move(folder));
    return number;
}

std::size_t ObjectsTree::ensureGroup(const std::string& layer, std::string_view path)
{
    const auto ofLayer = m_numbers.find(keyOf(layer, {}));
    std::size_t number = ofLayer == m_numbers.end() ? kRoot : ofLayer->second;
    std::string group;
    for (const std::string_view part : shownParts(path)) {
        group.append(group.empty() ? "" : "/").append(part);
        const auto found = m_numbers.find(keyOf(layer, group));
        if (found != m_numbers.end()) {
            number = found->second;
            continue;
        }
        Folder folder;
        folder.kind = Kind::Group;
        folder.layer = layer;
        folder.group = group;
        folder.name = part;
        folder.parent = number;
        number = addFolder(std::move(folder));
    }
    return number;
}

std::size_t ObjectsTree::folderOf(const SceneObject& object) const
{
    if (m_flat && (!m_staysInGroup || groupParts(*object.group).empty() || !m_staysInGroup(object)))
        return kRoot;
    if (m_flat) {
        const auto found = m_numbers.find(keyOf({}, *object.group));
        return found == m_numbers.end() ? m_folders.size() : found->second;
    }
    if (m_layers.empty() && !object.layer.isEmpty()) // the first object on a layer other than the base layer
        return m_folders.size();
    if (m_layers.empty() && object.group.isEmpty())
        return kRoot;
    if (m_last && m_last->layer == object.layer && m_last->group == object.group)
        return m_last->folder;
    const std::string key = keyOf(object);
    const auto found = m_numbers.find(key);
    const bool isRoot = found == m_numbers.end() && m_layers.empty() && groupParts(*object.group).empty();
    const std::size_t number = isRoot ? kRoot : found == m_numbers.end() ? m_folders.size() : found->second;
    if (number < m_folders.size())
        m_last = {object.layer, object.group, number};
    return number;
}

void ObjectsTree::append(const SceneObject& object)
{
    std::size_t number = folderOf(object);
    if (number == m_folders.size())
        number = ensureGroup(m_layers.empty() ? std::string{} : *object.layer, *object.group);
    m_folders[number].objects.push_back(object.id);
}

bool ObjectsTree::forEachIn(std::size_t number, const std::function<bool(ObjectId)>& visit) const
{
    const Folder& folder = m_folders[number];
    return std::ranges::all_of(folder.folders, [&](std::size_t inner) { return forEachIn(inner, visit); }) &&
           std::ranges::all_of(folder.objects, visit);
}

std::size_t ObjectsTree::countIn(std::size_t number) const
{
    const Folder& folder = m_folders[number];
    std::size_t count = folder.objects.size();
    for (const std::size_t inner : folder.folders)
        count += countIn(inner);
    return count;
}

} // namespace broadside

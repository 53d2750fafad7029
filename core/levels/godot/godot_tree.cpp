#include "core/levels/godot/godot_tree.h"

#include "core/base/utf8.h"
#include "core/levels/godot/godot_messages.h"
#include "core/levels/level_messages.h"
#include "core/levels/level_path.h"

namespace broadside::levels::godot {
namespace {

constexpr std::string_view kProjectFolder = "res://";
constexpr std::string_view kProjectFile = "project.godot";

/// The path of Godot's project file: next to the scene, or in one of the folders around it.
std::string projectFileFor(const std::string& scene, const LevelSources& sources)
{
    constexpr int kMostFolders = 12;
    std::string reference(kProjectFile);
    for (int i = 0; i < kMostFolders; ++i) {
        const auto path = resolvedPath(scene, reference);
        if (path && sources.canRead(*path))
            return *path;
        reference.insert(0, "../");
    }
    return resolvedPath(scene, kProjectFile).value_or(std::string(kProjectFile));
}

} // namespace

const OwnedValue* TreeNode::find(std::string_view key) const
{
    const auto found = properties.find(key);
    return found == properties.end() ? nullptr : &found->second;
}

const GodotValue* OwnedResource::find(std::string_view key) const
{
    if (!resource)
        return nullptr;
    const auto found = resource->properties.find(key);
    return found == resource->properties.end() ? nullptr : found->second.get();
}

GodotTree::GodotTree(LevelSource& level, LevelSources& sources)
    : m_level(level)
    , m_sources(sources)
{}

std::optional<std::string> GodotTree::pathOf(const std::string& reference, const std::string& from)
{
    if (!reference.starts_with(kProjectFolder))
        return resolvedPath(from, reference);
    if (m_project.empty())
        m_project = projectFileFor(m_level.path, m_sources);
    return resolvedPath(m_project, std::string_view(reference).substr(kProjectFolder.size()));
}

const GodotFile* GodotTree::open(const GodotReference& reference, const LevelPlace& place)
{
    const auto path = pathOf(reference.path, place.source->path);
    if (!path) {
        place.error(texts::godotFilePath(inQuotes(reference.path)), texts::godotChooseAgain());
        return nullptr;
    }
    if (const auto known = m_filesByPath.find(*path); known != m_filesByPath.end())
        return known->second;
    const GodotFile*& file = m_filesByPath[*path];
    LevelSource* const source = m_sources.open(
        *path, reference.type == "PackedScene" ? texts::levelNeedsScene : texts::levelNeedsResource, place);
    if (!source)
        return nullptr;
    auto read = readGodotFile(*source, m_budget);
    if (read)
        file = &m_files.emplace_back(std::move(*read));
    return file;
}

OwnedResource GodotTree::resourceOf(const OwnedValue& value)
{
    if (const auto id = value.value->reference("SubResource")) {
        const auto found = value.file->resources.find(*id);
        return found == value.file->resources.end() ? OwnedResource{} : OwnedResource{&found->second, value.file};
    }
    const auto id = value.value->reference("ExtResource");
    const auto found = id ? value.file->references.find(*id) : value.file->references.end();
    if (found == value.file->references.end() || !found->second.path.ends_with(".tres"))
        return {};
    const GodotFile* const file = open(found->second, found->second.place);
    return file && !file->isScene ? OwnedResource{&file->own, file} : OwnedResource{};
}

std::string GodotTree::unreadFileOf(const OwnedValue& value)
{
    const auto id = value.value->reference("ExtResource");
    const auto found = id ? value.file->references.find(*id) : value.file->references.end();
    const bool isRead = found == value.file->references.end() || found->second.path.ends_with(".tres");
    return isRead ? std::string() : found->second.path;
}

void GodotTree::setProperties(TreeNode& tree, const GodotFile& file, const GodotNode& node)
{
    for (const auto& [name, value] : node.properties)
        tree.properties.insert_or_assign(name, OwnedValue{value, &file});
    m_properties += node.properties.size();
    if (m_properties > kMostProperties && !m_isFull) {
        m_isFull = true;
        node.place.error(texts::godotManyPropertiesInAll(kMostProperties), texts::godotSplit());
    }
    if (!node.groups.empty())
        tree.groups = node.groups;
}

TreeNode* GodotTree::createNode(const GodotNode& node, const std::string& path)
{
    m_pathBytes += path.size();
    if (m_nodes.size() >= kMostNodes || m_pathBytes > kMostPathBytes) {
        if (!m_isFull)
            node.place.error(texts::godotManyNodesInAll(kMostNodes), texts::godotSplit());
        m_isFull = true;
        return nullptr;
    }
    TreeNode tree;
    tree.place = node.place;
    tree.path = path;
    tree.name = node.name;
    tree.type = node.type;
    if (const std::size_t slash = path.rfind('/'); slash != std::string::npos)
        if (const auto parent = m_nodesByPath.find(path.substr(0, slash)); parent != m_nodesByPath.end())
            tree.parent = parent->second;
    m_nodesByPath[path] = m_nodes.size();
    return &m_nodes.emplace_back(std::move(tree));
}

void GodotTree::addInstance(const GodotFile& file, const GodotNode& node, const std::string& path, int depth)
{
    const auto found = file.references.find(node.instance);
    const std::string scene = found == file.references.end() ? std::string() : found->second.path;
    const auto lose = [&](Message reason) { m_lost.push_back({node.place, path, std::move(reason)}); };
    if (scene.empty())
        return lose(texts::godotUnnamedInstance());
    if (!scene.ends_with(".tscn"))
        return lose(texts::godotBinaryInstance(inQuotes(scene)));
    if (depth >= kMostInstanceDepth)
        return lose(texts::godotDeepInstances(kMostInstanceDepth));
    if (const GodotFile* const other = open(found->second, node.place); other && other->isScene)
        expand(*other, path, depth + 1);
    else if (other)
        lose(texts::godotNoSceneInstance(inQuotes(scene)));
}

void GodotTree::addNode(const GodotFile& file, const GodotNode& node, const std::string& path, int depth)
{
    constexpr std::size_t kMostVisits = 4 * kMostNodes; // instances of instances may have no nodes of their own
    if (++m_visits > kMostVisits || path.size() > kMostPathOfNode) {
        if (!m_isFull)
            node.place.error(texts::godotManyInstances(kMostPathOfNode), texts::godotSplit());
        m_isFull = true;
        return;
    }
    const bool isNew = !m_nodesByPath.contains(path);
    if (isNew && (!node.instance.empty() || node.isPlaceholder)) {
        if (node.isPlaceholder)
            m_lost.push_back({node.place, path, texts::godotPlaceholder()});
        else
            addInstance(file, node, path, depth);
    } else if (isNew && !createNode(node, path)) {
        return;
    }
    const auto known = m_nodesByPath.find(path);
    if (known == m_nodesByPath.end())
        return; // the instance was not read
    TreeNode& tree = m_nodes[known->second];
    if (!node.instance.empty()) {
        tree.place = node.place;
        tree.name = node.name;
    }
    setProperties(tree, file, node);
}

void GodotTree::expand(const GodotFile& file, const std::string& path, int depth)
{
    std::string root = path;
    for (const GodotNode& node : file.nodes) {
        if (m_isFull)
            return;
        if (!node.parent) {
            if (root.empty())
                root = node.name;
            addNode(file, node, root, depth);
        } else {
            addNode(file, node, root + (*node.parent == "." ? "" : "/" + *node.parent) + "/" + node.name, depth);
        }
    }
}

bool GodotTree::build()
{
    auto read = readGodotFile(m_level, m_budget);
    if (!read)
        return false;
    if (!read->isScene) {
        m_level.log.error(0, texts::godotResource(), texts::godotChooseText());
        return false;
    }
    const GodotFile& file = m_files.emplace_back(std::move(*read));
    m_filesByPath[m_level.path] = &file;
    expand(file, {}, 0);
    return !m_sources.hasErrors();
}

} // namespace broadside::levels::godot

#include "core/levels/godot/godot_file.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/levels/godot/godot_messages.h"
#include "core/levels/godot/godot_tokens.h"
#include "core/levels/godot/lost_properties.h"

#include <algorithm>
#include <array>

namespace broadside::levels::godot {
namespace {

/// Properties that are kept. All others are skipped, because scenes can contain large pictures and meshes.
constexpr std::array<std::string_view, 39> kKeptProperties{
    "a",
    "b",
    "bounce",
    "build_mode",
    "collision_layer",
    "collision_mask",
    "disabled",
    "extents",
    "freeze",
    "friction",
    "gravity_scale",
    "height",
    "linear_velocity",
    "margin_left",
    "margin_top",
    "mass",
    "mode",
    "offset_left",
    "offset_top",
    "one_way_collision",
    "physics_material_override",
    "pivot_offset",
    "points",
    "polygon",
    "position",
    "radius",
    "rect_pivot_offset",
    "rect_rotation",
    "rect_scale",
    "rotation",
    "rotation_degrees",
    "scale",
    "segments",
    "shape",
    "size",
    "skew",
    "top_level",
    "transform",
    "visible",
};

/// Attributes of heads that are kept. A head can have any number of others.
constexpr std::array<std::string_view, 8> kKeptAttributes{"format", "id",     "instance", "instance_placeholder",
                                                          "name",   "parent", "path",     "type"};

/// "enemies, targets" for ["enemies", "targets"].
std::string groupNames(std::string_view list)
{
    constexpr std::size_t kMostBytes = 1'024; // of the names of groups
    std::string names;
    std::size_t at = list.find('"');
    while (at != std::string_view::npos && names.size() < kMostBytes) {
        const std::size_t end = std::min(list.find('"', at + 1), list.size());
        names += (names.empty() ? "" : ", ") + std::string(list.substr(at + 1, std::min(end - at - 1, kMostBytes)));
        at = end < list.size() ? list.find('"', end + 1) : std::string_view::npos;
    }
    return names;
}

class FileReader {
public:
    FileReader(LevelSource& source, GodotBudget& budget)
        : m_budget(budget)
        , m_tokens(source.text, source.text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0, source.log,
                   budget.numbers)
    {
        m_file.source = &source;
    }

    [[nodiscard]] std::optional<GodotFile> read();

private:
    using Attributes = std::map<std::string, GodotValue, std::less<>>;
    /// Reads a head and the properties below it.
    void readSection();
    [[nodiscard]] Attributes attributes(std::string& groups);
    void readFirst(const std::string& section, const Attributes& head);
    void readProperties(GodotProperties* kept);
    [[nodiscard]] GodotProperties* targetOf(const std::string& section, const Attributes& head,
                                            const std::string& groups, const LevelPlace& place);
    [[nodiscard]] GodotProperties* addNode(const Attributes& head, const std::string& groups, const LevelPlace& place);

    /// False: the limit is reached, which is an error.
    [[nodiscard]] bool take(std::size_t& used, std::size_t most, const texts::Form<texts::Count>& tooMany);

    GodotBudget& m_budget;
    GodotFile m_file;
    GodotTokens m_tokens;
    bool m_hasHead = false;
};

std::string headText(const std::map<std::string, GodotValue, std::less<>>& head, std::string_view key)
{
    const auto found = head.find(key);
    if (found == head.end())
        return {};
    const GodotValue& value = found->second;
    if (value.kind == GodotValue::Kind::Number) // ids of Godot 3
        return shortestNumber(value.numbers.front());
    return value.kind == GodotValue::Kind::Text ? value.text : std::string();
}

bool FileReader::take(std::size_t& used, std::size_t most, const texts::Form<texts::Count>& tooMany)
{
    if (++used > most)
        m_tokens.fail(tooMany(most), texts::godotSplit());
    return used <= most;
}

FileReader::Attributes FileReader::attributes(std::string& groups)
{
    Attributes head;
    while (const auto name = m_tokens.nextAttribute()) {
        if (*name == "groups") { // a list of texts
            const std::size_t begin = m_tokens.offset();
            m_tokens.skipValue();
            const std::string_view text =
                std::string_view(m_file.source->text).substr(begin, m_tokens.offset() - begin);
            groups = groupNames(text);
            continue;
        }
        if (!std::ranges::binary_search(kKeptAttributes, *name)) {
            m_tokens.skipValue();
            continue;
        }
        auto value = m_tokens.value();
        if (!value)
            break;
        head.insert_or_assign(*name, std::move(*value));
    }
    return head;
}

void FileReader::readProperties(GodotProperties* kept)
{
    while (m_tokens.next() && !m_tokens.isSection()) {
        const std::string name = m_tokens.propertyName();
        if (m_tokens.hasFailed())
            return;
        if (!kept || !(std::ranges::binary_search(kKeptProperties, name) || isLostProperty(name))) {
            m_tokens.skipValue();
            continue;
        }
        auto value = m_tokens.value();
        if (value && take(m_budget.properties, kMostProperties, texts::godotManyProperties))
            kept->insert_or_assign(name, std::make_shared<const GodotValue>(std::move(*value)));
    }
}

void FileReader::readFirst(const std::string& section, const Attributes& head)
{
    m_hasHead = true;
    if (section != "gd_scene" && section != "gd_resource")
        return m_tokens.fail(texts::godotNoScene(), texts::godotChooseText());
    m_file.isScene = section == "gd_scene";
    m_file.own.place = {m_file.source, 0};
    m_file.own.type = headText(head, "type");
    const auto format = head.find("format");
    const auto number = format == head.end() ? std::nullopt : format->second.number();
    if (!number || (*number != 2.0 && *number != 3.0 && *number != 4.0))
        return m_tokens.fail(texts::godotFormat(), texts::godotSaveNew());
    m_file.format = static_cast<int>(*number);
}

GodotProperties* FileReader::addNode(const Attributes& head, const std::string& groups, const LevelPlace& place)
{
    if (!take(m_budget.nodes, kMostNodes, texts::godotManyNodes))
        return nullptr;
    GodotNode& node = m_file.nodes.emplace_back();
    node.place = place;
    node.name = headText(head, "name");
    node.type = headText(head, "type");
    if (node.name.size() > kMostPathOfNode || headText(head, "parent").size() > kMostPathOfNode)
        m_tokens.fail(texts::godotLongPath(kMostPathOfNode), texts::godotShortenNames());
    if (head.contains("parent"))
        node.parent = headText(head, "parent");
    if (const auto instance = head.find("instance"); instance != head.end())
        node.instance = instance->second.reference("ExtResource").value_or("");
    node.isPlaceholder = head.contains("instance_placeholder");
    node.groups = groups;
    return &node.properties;
}

GodotProperties* FileReader::targetOf(const std::string& section, const Attributes& head, const std::string& groups,
                                      const LevelPlace& place)
{
    if (section == "node")
        return addNode(head, groups, place);
    if (section == "resource")
        return &m_file.own.properties;
    if (section != "ext_resource" && section != "sub_resource")
        return nullptr;
    if (!take(m_budget.parts, kMostParts, texts::godotManyResources))
        return nullptr;
    const std::string id = headText(head, "id");
    if (section == "ext_resource") {
        m_file.references.insert_or_assign(id, GodotReference{place, headText(head, "path"), headText(head, "type")});
        return nullptr;
    }
    GodotResource& resource = m_file.resources[id];
    resource = {place, headText(head, "type"), {}};
    return &resource.properties;
}

void FileReader::readSection()
{
    const LevelPlace place{m_file.source, m_tokens.offset()};
    const std::string section = m_tokens.enterSection();
    std::string groups;
    const Attributes head = attributes(groups);
    if (m_tokens.hasFailed())
        return;
    GodotProperties* kept = nullptr;
    if (m_hasHead)
        kept = targetOf(section, head, groups, place);
    else
        readFirst(section, head);
    readProperties(kept);
}

std::optional<GodotFile> FileReader::read()
{
    while (m_tokens.next()) {
        if (m_tokens.isSection())
            readSection();
        else
            m_tokens.fail(texts::godotNoScene(), texts::godotChooseText());
    }
    if (!m_hasHead && !m_tokens.hasFailed())
        m_tokens.fail(texts::godotEmpty(), texts::godotChooseText());
    return m_tokens.hasFailed() ? std::nullopt : std::optional(std::move(m_file));
}

} // namespace

std::optional<GodotFile> readGodotFile(LevelSource& source, GodotBudget& budget)
{
    return FileReader(source, budget).read();
}

} // namespace broadside::levels::godot

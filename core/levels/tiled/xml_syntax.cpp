#include "core/levels/tiled/xml_syntax.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/json_writer.h"
#include "core/levels/tiled/tiled_messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <pugixml.hpp>
#include <unordered_set>

namespace broadside::levels::tiled {
namespace {

constexpr std::array<std::string_view, 4> kLayerNames{"layer", "objectgroup", "imagelayer", "group"};

pugi::xml_node xmlOf(const MapNode& node)
{
    return pugi::xml_node(static_cast<pugi::xml_node_struct*>(const_cast<void*>(node.at)));
}

std::string_view textOf(const pugi::xml_attribute& attribute) { return attribute.value(); }

std::string keyText(std::string_view key) { return std::string(key); }

bool belongsTo(std::string_view name, MapPart part)
{
    switch (part) {
    case MapPart::Layers:
        return std::ranges::find(kLayerNames, name) != kLayerNames.end();
    case MapPart::Objects:
        return name == "object";
    case MapPart::Tilesets:
        return name == "tileset";
    case MapPart::Tiles:
        return name == "tile";
    case MapPart::Frames:
        return name == "frame";
    case MapPart::Chunks:
        return name == "chunk";
    }
    return false;
}

/// The element that has the parts: frames are in "animation", chunks in "data".
pugi::xml_node ownerOf(pugi::xml_node node, MapPart part)
{
    if (part == MapPart::Frames)
        return node.child("animation");
    return part == MapPart::Chunks ? node.child("data") : node;
}

/// Writes the value of a property, or of an item of a list, as JSON.
void writeXmlValue(JsonWriter& json, pugi::xml_node node, int depth)
{
    const std::string_view type = node.attribute("type").as_string("string");
    const std::string_view value = textOf(node.attribute("value"));
    if (type == "class") {
        json.beginObject();
        std::unordered_set<std::string_view> names; // of two members with one name, the first counts
        if (depth < limits::kNesting)
            for (const pugi::xml_node& member : node.child("properties").children("property"))
                if (const std::string_view name = textOf(member.attribute("name")); names.insert(name).second)
                    writeXmlValue(json.key(name), member, depth + 1);
        json.endObject();
    } else if (type == "list") {
        json.beginArray();
        if (depth < limits::kNesting)
            for (const pugi::xml_node& item : node.children("item")) {
                json.beginObject().member("type", std::string_view(item.attribute("type").as_string("string")));
                writeXmlValue(json.key("value"), item, depth + 1);
                json.endObject();
            }
        json.endArray();
    } else if (const auto number = wholeNumberText(value);
               number && (type == "int" || type == "float" || type == "object")) {
        json.value(*number);
    } else if (type == "bool") {
        json.value(value == "true" || value == "1");
    } else {
        json.value(node.attribute("value") ? value : std::string_view(node.text().get()));
    }
}

TiledProperty propertyIn(pugi::xml_node node)
{
    TiledProperty property;
    property.name = textOf(node.attribute("name"));
    property.type = node.attribute("type").as_string("string");
    property.propertyType = textOf(node.attribute("propertytype"));
    if (property.type == "class" || property.type == "list") {
        JsonWriter json;
        writeXmlValue(json, node, 0);
        property.value = json.take();
    } else {
        // A text of several lines is the content of the element.
        property.value =
            node.attribute("value") ? textOf(node.attribute("value")) : std::string_view(node.text().get());
    }
    return property;
}

class XmlMap final : public MapSyntax {
public:
    [[nodiscard]] bool parse(const std::string& text, ProblemLog& log);

    [[nodiscard]] MapNode root() const override { return nodeFor(m_document.document_element()); }
    [[nodiscard]] std::size_t offsetOf(const MapNode& node) const override
    {
        return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, xmlOf(node).offset_debug()));
    }
    [[nodiscard]] std::optional<std::string_view> attribute(const MapNode& node, std::string_view key) const override
    {
        for (const pugi::xml_attribute& attribute : xmlOf(node).attributes())
            if (key == attribute.name())
                return textOf(attribute);
        return std::nullopt;
    }
    [[nodiscard]] std::vector<MapNode> parts(const MapNode& node, MapPart part) const override
    {
        std::vector<MapNode> found;
        for (const pugi::xml_node& child : ownerOf(xmlOf(node), part).children())
            if (belongsTo(child.name(), part))
                found.push_back(nodeFor(child));
        return found;
    }
    [[nodiscard]] MapNode child(const MapNode& node, std::string_view name) const override
    {
        return nodeFor(xmlOf(node).child(keyText(name).c_str()));
    }
    [[nodiscard]] bool isMarked(const MapNode& node, std::string_view key) const override
    {
        return !xmlOf(node).child(keyText(key).c_str()).empty();
    }
    [[nodiscard]] std::optional<MapPoints> points(const MapNode& node, std::string_view key,
                                                  std::size_t most) const override
    {
        const pugi::xml_node found = xmlOf(node).child(keyText(key).c_str());
        if (!found)
            return std::nullopt;
        return pointsIn(found.attribute("points").value(), most);
    }
    [[nodiscard]] std::string_view content(const MapNode& node) const override { return xmlOf(node).text().get(); }
    [[nodiscard]] std::vector<TiledProperty> properties(const MapNode& node) const override
    {
        std::vector<TiledProperty> properties;
        for (const pugi::xml_node& property : xmlOf(node).child("properties").children("property"))
            properties.push_back(propertyIn(property));
        return properties;
    }
    [[nodiscard]] RawTiles tiles(const MapNode& node, std::size_t most) const override;

private:
    [[nodiscard]] static MapNode nodeAt(pugi::xml_node node, const MapSyntax* syntax)
    {
        return {syntax, node.internal_object(), node.name()};
    }
    [[nodiscard]] MapNode nodeFor(pugi::xml_node node) const { return nodeAt(node, this); }

    pugi::xml_document m_document;
};

RawTiles XmlMap::tiles(const MapNode& node, std::size_t most) const
{
    const pugi::xml_node self = xmlOf(node);
    const bool isChunk = node.name == "chunk";
    const pugi::xml_node data = isChunk ? self : self.child("data");
    const pugi::xml_node described = isChunk ? self.parent() : data;
    RawTiles raw;
    raw.offset = data ? static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, data.offset_debug())) : offsetOf(node);
    raw.encoding = textOf(described.attribute("encoding"));
    raw.compression = textOf(described.attribute("compression"));
    raw.text = data.text().get();
    if (!raw.encoding.empty())
        return raw;
    for (const pugi::xml_node& tile : data.children("tile")) {
        if (raw.gids.size() > most)
            break;
        raw.gids.push_back(tile.attribute("gid").as_uint());
    }
    return raw;
}

/// The bytes that pugixml's tree needs, at most.
std::size_t treeBytes(const std::string& text)
{
    constexpr std::size_t kNode = 64; // an element, a comment, or the text after a tag
    constexpr std::size_t kAttribute = 40;
    std::size_t nodes = 0;
    std::size_t attributes = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const char next = text[i + 1];
        nodes += text[i] == '<' && next != '/' ? 1U : 0U;
        // Only white space between two tags makes no node.
        if (text[i] == '>' && next != '<')
            nodes += text[std::min(text.find_first_not_of(" \t\r\n", i + 1), text.size() - 1)] != '<' ? 1U : 0U;
        attributes += text[i] == '=' ? 1U : 0U;
    }
    return nodes * kNode + attributes * kAttribute;
}

bool XmlMap::parse(const std::string& text, ProblemLog& log)
{
    if (treeBytes(text) > kMostXmlBytes) {
        log.error(0, texts::tiledManyElements(kMostXmlBytes >> 20), texts::tiledStoreAsCsv());
        return false;
    }
    constexpr unsigned kFlags = pugi::parse_default | pugi::parse_doctype;
    const pugi::xml_parse_result result = m_document.load_buffer(text.data(), text.size(), kFlags, pugi::encoding_utf8);
    if (!result) {
        log.error(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset)),
                  texts::tiledNoXml(result.description()), texts::tiledSaveOrRestore());
        return false;
    }
    for (const pugi::xml_node& node : m_document.children())
        if (node.type() == pugi::node_doctype && std::string_view(node.value()).find('[') != std::string_view::npos) {
            log.error(text.find("<!DOCTYPE"), texts::tiledDoctype(), texts::tiledRemoveDoctype());
            return false;
        }
    return true;
}

} // namespace

std::unique_ptr<MapSyntax> parseXmlMap(const std::string& text, ProblemLog& log)
{
    auto map = std::make_unique<XmlMap>();
    if (!map->parse(text, log))
        return nullptr;
    return map;
}

} // namespace broadside::levels::tiled

#include "core/levels/tiled/json_syntax.h"

#include "core/base/limits.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/json_writer.h"
#include "core/levels/tiled/tiled_messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <functional>

namespace broadside::levels::tiled {
namespace {

/// The key of the array with the elements, and their name.
struct PartRow {
    MapPart part;
    std::string_view key;
    std::string_view name;
};
constexpr std::array<PartRow, 6> kParts{{
    {MapPart::Layers, "layers", ""}, // named after their type
    {MapPart::Objects, "objects", "object"},
    {MapPart::Tilesets, "tilesets", "tileset"},
    {MapPart::Tiles, "tiles", "tile"},
    {MapPart::Frames, "animation", "frame"},
    {MapPart::Chunks, "chunks", "chunk"},
}};

/// A picture is an element in XML; in JSON it is three members of its owner.
constexpr std::string_view kImage = "image";

std::string_view imageKey(std::string_view key)
{
    if (key == "source")
        return kImage;
    return key == "width" ? "imagewidth" : key == "height" ? "imageheight" : std::string_view{};
}

const JsonValue& jsonOf(const MapNode& node) { return *static_cast<const JsonValue*>(node.at); }

/// Keeps the whole document as one tree. Long arrays of numbers are kept as text only.
class DocumentKeeper final : public JsonReceiver {
public:
    DocumentKeeper(const std::string& text, ProblemLog& log)
        : m_text(text)
        , m_log(log)
    {
        m_nodes.emplace_back().type = JsonType::Object;
    }

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        if (!isObject)
            m_log.error(offset, texts::tiledNoObject(), texts::tiledChooseMap());
        m_nodes.front().begin = static_cast<std::uint32_t>(offset);
        return isObject;
    }
    bool isStreamed(std::string_view key) override
    {
        if (key != "layers" && key != "tilesets" && key != "tiles")
            return false;
        m_streamed = addRoot(JsonType::Array, key);
        return true;
    }
    [[nodiscard]] bool isText(std::string_view key) const override { return key == "data"; } // the tiles of a layer
    bool element(const JsonValue& value) override
    {
        ++m_nodes[m_streamed].count;
        return keep(value, false);
    }
    bool member(const JsonValue& value) override
    {
        if (m_streamed != 0) {
            JsonValue& list = m_nodes[m_streamed];
            list.begin = value.begin;
            list.end = value.end;
            list.size = static_cast<std::uint32_t>(m_nodes.size() - m_streamed);
            m_streamed = 0;
            return true;
        }
        ++m_nodes.front().count;
        return keep(value, true);
    }
    bool documentEnded(std::size_t offset) override
    {
        m_nodes.front().end = static_cast<std::uint32_t>(offset);
        m_nodes.front().size = static_cast<std::uint32_t>(m_nodes.size());
        m_isWhole = true;
        return true;
    }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(m_log, key, offset, firstOffset);
        return !m_log.isFull();
    }

    [[nodiscard]] bool isWhole() const noexcept { return m_isWhole; }
    [[nodiscard]] const JsonValue& root() const noexcept { return m_nodes.front(); }

private:
    std::size_t addRoot(JsonType type, std::string_view key)
    {
        ++m_nodes.front().count;
        JsonValue& node = m_nodes.emplace_back();
        node.type = type;
        node.key = own(key);
        return m_nodes.size() - 1;
    }
    /// A string without escapes is a part of the text. Others die with the parser's tree, so they are copied.
    std::string_view own(std::string_view string)
    {
        if (string.empty())
            return {};
        const std::less<const char*> isBefore;
        const char* const end = m_text.data() + m_text.size();
        if (!isBefore(string.data(), m_text.data()) && isBefore(string.data(), end))
            return string;
        return m_strings.emplace_back(string);
    }
    bool keep(const JsonValue& value, bool hasKey);

    const std::string& m_text;
    ProblemLog& m_log;
    std::vector<JsonValue> m_nodes;
    std::deque<std::string> m_strings;
    std::size_t m_streamed = 0; ///< Index of the streamed array; 0: none.
    bool m_isWhole = false;
};

bool DocumentKeeper::keep(const JsonValue& value, bool hasKey)
{
    const JsonValue* at = &value;
    const JsonValue* const end = &value + value.size;
    std::vector<std::pair<std::size_t, const JsonValue*>> open; // places of containers, and their ends in the source
    const auto closeUntil = [&](const JsonValue* place) {
        while (!open.empty() && open.back().second <= place) {
            m_nodes[open.back().first].size = static_cast<std::uint32_t>(m_nodes.size() - open.back().first);
            open.pop_back();
        }
    };
    while (at != end) {
        closeUntil(at);
        if (m_nodes.size() >= kMostJsonValues) {
            m_log.error(at->begin, texts::tiledManyValues(kMostJsonValues), texts::tiledSplitOrXml());
            return false;
        }
        JsonValue& node = m_nodes.emplace_back(*at);
        node.key = hasKey || at != &value ? own(at->key) : std::string_view{};
        node.string = at->isString() ? own(at->string) : std::string_view{};
        if (at->size > 1)
            open.emplace_back(m_nodes.size() - 1, at + at->size);
        ++at;
    }
    closeUntil(end);
    return true;
}

class JsonMap final : public MapSyntax {
public:
    JsonMap(const std::string& text, ProblemLog& log)
        : m_text(text)
        , m_keeper(text, log)
    {}
    [[nodiscard]] bool parse(std::size_t begin, ProblemLog& log);

    [[nodiscard]] MapNode root() const override { return {this, &m_keeper.root(), "root"}; }
    [[nodiscard]] std::size_t offsetOf(const MapNode& node) const override { return jsonOf(node).begin; }
    [[nodiscard]] std::optional<std::string_view> attribute(const MapNode& node, std::string_view key) const override;
    [[nodiscard]] std::vector<MapNode> parts(const MapNode& node, MapPart part) const override;
    [[nodiscard]] MapNode child(const MapNode& node, std::string_view name) const override;
    [[nodiscard]] bool isMarked(const MapNode& node, std::string_view key) const override
    {
        const JsonValue* const value = jsonOf(node).find(key);
        return value && value->type == JsonType::True;
    }
    [[nodiscard]] std::optional<MapPoints> points(const MapNode& node, std::string_view key,
                                                  std::size_t most) const override;
    [[nodiscard]] std::string_view content(const MapNode& node) const override
    {
        return attribute(node, "text").value_or(std::string_view{});
    }
    [[nodiscard]] std::vector<TiledProperty> properties(const MapNode& node) const override;
    [[nodiscard]] RawTiles tiles(const MapNode& node, std::size_t most) const override;

private:
    [[nodiscard]] std::string_view bytesOf(const JsonValue& value) const
    {
        return std::string_view(m_text).substr(value.begin, value.end - value.begin);
    }
    [[nodiscard]] TiledProperty propertyIn(const JsonValue& value) const;
    /// A property in the form before Tiled 1.2: properties are the members of an object, their types are in a second
    /// one.
    [[nodiscard]] TiledProperty oldProperty(const JsonValue& value, const JsonValue* types) const;
    void setValue(TiledProperty& property, const JsonValue& value) const;

    const std::string& m_text;
    DocumentKeeper m_keeper;
};

bool JsonMap::parse(std::size_t begin, ProblemLog& log)
{
    const JsonLimits most{kMostJsonValues, limits::kFileBytes};
    if (const auto fault = parseJson(m_text, begin, m_keeper, most))
        log.error(fault->offset, fault->message, fault->remedy);
    return m_keeper.isWhole() && !log.hasErrors();
}

std::optional<std::string_view> JsonMap::attribute(const MapNode& node, std::string_view key) const
{
    const JsonValue& object = jsonOf(node);
    const JsonValue* const value = object.isObject() ? object.find(node.name == kImage ? imageKey(key) : key) : nullptr;
    if (!value || value->isObject() || value->isArray() || value->type == JsonType::Null)
        return std::nullopt;
    return value->isString() ? value->string : bytesOf(*value);
}

std::vector<MapNode> JsonMap::parts(const MapNode& node, MapPart part) const
{
    std::vector<MapNode> found;
    const auto row = std::ranges::find(kParts, part, &PartRow::part);
    const JsonValue* const list = jsonOf(node).isObject() ? jsonOf(node).find(row->key) : nullptr;
    if (!list || !list->isArray())
        return found;
    for (const JsonValue& element : list->children()) {
        if (!element.isObject())
            continue;
        MapNode child{this, &element, row->name};
        if (part == MapPart::Layers) {
            const JsonValue* const type = element.find("type");
            child.name = type && type->isString() ? type->string : std::string_view{};
            if (child.name == "tilelayer")
                child.name = "layer";
        }
        found.push_back(child);
    }
    return found;
}

MapNode JsonMap::child(const MapNode& node, std::string_view name) const
{
    const JsonValue& object = jsonOf(node);
    const JsonValue* const value = object.isObject() ? object.find(name) : nullptr;
    if (!value)
        return {};
    if (name == kImage && value->isString())
        return {this, &object, kImage};
    return value->isObject() ? MapNode{this, value, name} : MapNode{};
}

std::optional<MapPoints> JsonMap::points(const MapNode& node, std::string_view key, std::size_t most) const
{
    const JsonValue* const list = jsonOf(node).find(key);
    if (!list)
        return std::nullopt;
    MapPoints result;
    result.areValid = list->isArray();
    if (!result.areValid)
        return result;
    for (const JsonValue& point : list->children()) {
        const JsonValue* const x = point.isObject() ? point.find("x") : nullptr;
        const JsonValue* const y = point.isObject() ? point.find("y") : nullptr;
        result.areValid = x && y && x->isNumber() && y->isNumber() && std::abs(x->number) <= kMostPixels &&
                          std::abs(y->number) <= kMostPixels;
        if (!result.areValid || result.points.size() > most)
            break;
        result.points.push_back({x->number, y->number});
    }
    return result;
}

void JsonMap::setValue(TiledProperty& property, const JsonValue& value) const
{
    if (value.isString())
        property.value = value.string;
    else if (value.isObject() || value.isArray())
        property.value = onOneLine(bytesOf(value));
    else
        property.value = bytesOf(value);
    const bool isJson = property.type == "class" || property.type == "list";
    if (isJson && !value.isObject() && !value.isArray())
        property.value = "{}";
}

TiledProperty JsonMap::propertyIn(const JsonValue& value) const
{
    const MapNode node{this, &value, "property"};
    TiledProperty property;
    property.name = attribute(node, "name").value_or("");
    property.type = attribute(node, "type").value_or("string");
    property.propertyType = attribute(node, "propertytype").value_or("");
    if (const JsonValue* const content = value.find("value"))
        setValue(property, *content);
    else if (property.type == "class" || property.type == "list")
        property.value = "{}";
    return property;
}

TiledProperty JsonMap::oldProperty(const JsonValue& value, const JsonValue* types) const
{
    TiledProperty property;
    property.name = value.key;
    const JsonValue* const type = types && types->isObject() ? types->find(value.key) : nullptr;
    if (type && type->isString())
        property.type = type->string;
    else if (value.isNumber())
        property.type = "float";
    else if (value.isBool())
        property.type = "bool";
    else if (value.isObject())
        property.type = "class";
    setValue(property, value);
    return property;
}

std::vector<TiledProperty> JsonMap::properties(const MapNode& node) const
{
    std::vector<TiledProperty> properties;
    const JsonValue& object = jsonOf(node);
    const JsonValue* const list = object.isObject() ? object.find("properties") : nullptr;
    if (!list || (!list->isArray() && !list->isObject()))
        return properties;
    const JsonValue* const types = object.find("propertytypes");
    for (const JsonValue& element : list->children()) {
        if (list->isObject())
            properties.push_back(oldProperty(element, types));
        else if (element.isObject())
            properties.push_back(propertyIn(element));
    }
    return properties;
}

RawTiles JsonMap::tiles(const MapNode& node, std::size_t /*most*/) const
{
    RawTiles raw;
    const JsonValue* const data = jsonOf(node).find("data");
    raw.offset = data ? data->begin : jsonOf(node).begin;
    raw.encoding = attribute(node, "encoding").value_or("csv");
    raw.compression = attribute(node, "compression").value_or("");
    if (data && data->isString())
        raw.text = data->string;
    else if (data && data->isArray() && data->end - data->begin >= 2)
        raw.text = bytesOf(*data).substr(1, data->end - data->begin - 2);
    return raw;
}

} // namespace

std::unique_ptr<MapSyntax> parseJsonMap(const std::string& text, std::size_t begin, ProblemLog& log)
{
    auto map = std::make_unique<JsonMap>(text, log);
    if (!map->parse(begin, log))
        return nullptr;
    return map;
}

} // namespace broadside::levels::tiled

#include "core/levels/tiled/object_fields.h"

#include "core/base/overloaded.h"
#include "core/base/text.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/json_writer.h"
#include "core/levels/tiled/map_node.h"
#include "core/math/coordinate.h"
#include "core/scene/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace broadside::levels::tiled {
namespace {

constexpr double kLargestInt = 2147483647.0; // of Tiled's properties

const SceneObject& unchanged()
{
    static const SceneObject kUnchanged;
    return kUnchanged;
}

/// A field of objects, as a property.
struct FieldRow {
    std::string_view name;
    bool (*set)(SceneObject& object, const TiledProperty& property); ///< False: not a value of this field.
    std::optional<TiledProperty> (*get)(const SceneObject& object);  ///< Nothing: the default.
};

TiledProperty numberProperty(std::string_view name, double value)
{
    const bool isInt = value == std::floor(value) && std::abs(value) <= kLargestInt;
    return {std::string(name), isInt ? "int" : "float", {}, shortestNumber(value)};
}

template<class Choice, auto member>
bool setChoice(SceneObject& object, const TiledProperty& property)
{
    const auto choice = choiceNamed<Choice>(property.value);
    if (choice)
        object.*member = *choice;
    return choice.has_value();
}
template<auto member>
std::optional<TiledProperty> choiceOf(const SceneObject& object, std::string_view name)
{
    if (object.*member == unchanged().*member)
        return std::nullopt;
    return TiledProperty{std::string(name), "string", {}, std::string(nameOf(object.*member))};
}

template<auto member>
bool setBits(SceneObject& object, const TiledProperty& property)
{
    const auto bits = bitsIn(property);
    if (bits)
        object.*member = *bits;
    return bits.has_value();
}
/// Tiled's whole numbers have a sign: larger ones are written as text.
template<auto member>
std::optional<TiledProperty> bitsOf(const SceneObject& object, std::string_view name)
{
    const std::uint32_t bits = object.*member;
    if (bits == unchanged().*member)
        return std::nullopt;
    if (bits <= 0x7fff'ffff)
        return TiledProperty{std::string(name), "int", {}, std::to_string(bits)};
    return TiledProperty{std::string(name), "string", {}, "0x" + hexadecimal(bits).substr(8)};
}

enum class Least { None, Zero, AboveZero };

template<auto member, Least least>
bool setNumber(SceneObject& object, const TiledProperty& property)
{
    const auto number = numberIn(property);
    if (!number || (least == Least::Zero && *number < 0.0) || (least == Least::AboveZero && *number <= 0.0))
        return false;
    object.*member = *number;
    return true;
}
template<auto member>
std::optional<TiledProperty> numberOf(const SceneObject& object, std::string_view name)
{
    if (object.*member == unchanged().*member)
        return std::nullopt;
    return numberProperty(name, object.*member);
}

template<auto member>
bool setVector(SceneObject& object, const TiledProperty& property)
{
    const auto vector = vectorIn(property);
    if (vector)
        object.*member = *vector;
    return vector.has_value();
}
template<auto member>
std::optional<TiledProperty> vectorOf(const SceneObject& object, std::string_view name)
{
    const Vec2 vector = object.*member;
    if (vector == unchanged().*member)
        return std::nullopt;
    return TiledProperty{std::string(name), "string", {}, shortestNumber(vector.x) + ", " + shortestNumber(vector.y)};
}

bool setLocked(SceneObject& object, const TiledProperty& property)
{
    if (property.type != "bool")
        return false;
    object.locked = property.value == "true";
    return true;
}

constexpr std::array kFieldRows{
    FieldRow{"kind", setChoice<ObjectKind, &SceneObject::kind>,
             [](const SceneObject& o) { return choiceOf<&SceneObject::kind>(o, "kind"); }},
    FieldRow{"category", setBits<&SceneObject::category>,
             [](const SceneObject& o) { return bitsOf<&SceneObject::category>(o, "category"); }},
    FieldRow{"mask", setBits<&SceneObject::mask>,
             [](const SceneObject& o) { return bitsOf<&SceneObject::mask>(o, "mask"); }},
    FieldRow{"onHit", setChoice<HitResponse, &SceneObject::onHit>,
             [](const SceneObject& o) { return choiceOf<&SceneObject::onHit>(o, "onHit"); }},
    FieldRow{"restitution", setNumber<&SceneObject::restitution, Least::Zero>,
             [](const SceneObject& o) { return numberOf<&SceneObject::restitution>(o, "restitution"); }},
    FieldRow{"velocity", setVector<&SceneObject::velocity>,
             [](const SceneObject& o) { return vectorOf<&SceneObject::velocity>(o, "velocity"); }},
    FieldRow{"acceleration", setVector<&SceneObject::acceleration>,
             [](const SceneObject& o) { return vectorOf<&SceneObject::acceleration>(o, "acceleration"); }},
    FieldRow{"mass", setNumber<&SceneObject::mass, Least::AboveZero>,
             [](const SceneObject& o) { return numberOf<&SceneObject::mass>(o, "mass"); }},
    FieldRow{"force", setVector<&SceneObject::force>,
             [](const SceneObject& o) { return vectorOf<&SceneObject::force>(o, "force"); }},
    FieldRow{"gravityScale", setNumber<&SceneObject::gravityScale, Least::None>,
             [](const SceneObject& o) { return numberOf<&SceneObject::gravityScale>(o, "gravityScale"); }},
    FieldRow{"locked", setLocked,
             [](const SceneObject& o) {
                 return o.locked ? std::optional(TiledProperty{"locked", "bool", {}, "true"}) : std::nullopt;
             }},
};

/// Reads one JSON object: its "type", "class" and "value".
class TypedJson final : public JsonReceiver {
public:
    explicit TypedJson(const std::string& text)
        : m_text(text)
    {}
    bool documentBegun(std::size_t, bool isObject) override { return isObject; }
    bool isStreamed(std::string_view) override { return false; }
    bool element(const JsonValue&) override { return false; }
    bool member(const JsonValue& value) override
    {
        if (value.key == "type" && value.isString())
            m_property.type = value.string;
        else if (value.key == "class" && value.isString())
            m_property.propertyType = value.string;
        if (value.key != "value")
            return true;
        m_hasValue = true;
        m_isText = value.isString();
        m_property.value = m_isText ? std::string(value.string) : m_text.substr(value.begin, value.end - value.begin);
        return true;
    }
    bool documentEnded(std::size_t) override { return true; }
    bool duplicateKey(std::string_view, std::size_t, std::size_t) override { return false; }

    [[nodiscard]] std::optional<TiledProperty> take()
    {
        constexpr std::array<std::string_view, 5> kTypes{"file", "color", "object", "class", "list"};
        const bool needsText = m_property.type == "file" || m_property.type == "color";
        if (!m_hasValue || m_isText != needsText || std::ranges::find(kTypes, m_property.type) == kTypes.end())
            return std::nullopt;
        return std::move(m_property);
    }

private:
    const std::string& m_text;
    TiledProperty m_property{{}, {}, {}, {}};
    bool m_hasValue = false;
    bool m_isText = false;
};

/// The member of a class, from its JSON on one line.
std::optional<double> memberNumber(const std::string& json, const std::string& key)
{
    struct Finder final : JsonReceiver {
        explicit Finder(const std::string& wanted)
            : key(wanted)
        {}
        bool documentBegun(std::size_t, bool isObject) override { return isObject; }
        bool isStreamed(std::string_view) override { return false; }
        bool element(const JsonValue&) override { return false; }
        bool member(const JsonValue& value) override
        {
            if (value.key == key && value.isNumber())
                found = value.number;
            return true;
        }
        bool documentEnded(std::size_t) override { return true; }
        bool duplicateKey(std::string_view, std::size_t, std::size_t) override { return false; }
        const std::string& key;
        std::optional<double> found;
    };
    Finder finder(key);
    if (parseJson(json, 0, finder))
        return std::nullopt;
    return finder.found;
}

std::string typedJson(const TiledProperty& property, bool isText)
{
    JsonWriter json;
    json.beginObject().member("type", property.type);
    if (property.type == "class")
        json.member("class", property.propertyType);
    json.key("value");
    if (isText)
        json.value(property.value);
    else
        json.raw(property.value);
    json.endObject();
    return json.take();
}

void writeValue(JsonWriter& json, const TiledProperty& property)
{
    const bool isNumber = property.type == "int" || property.type == "float" || property.type == "object";
    if (isNumber)
        json.value(wholeNumberText(property.value).value_or(0.0));
    else if (property.type == "bool")
        json.value(property.value == "true" || property.value == "1");
    else if (property.type == "class" || property.type == "list")
        json.raw(property.value.empty() ? "{}" : property.value);
    else
        json.value(property.value);
}

std::optional<Rgb> opaqueColor(const std::string& text)
{
    if (text.size() == 9 && (text.starts_with("#ff") || text.starts_with("#FF")))
        return colorNamed("#" + text.substr(3));
    return colorNamed(text);
}

} // namespace

std::optional<double> numberIn(const TiledProperty& property)
{
    const bool isNumber = property.type == "int" || property.type == "float";
    return isNumber ? wholeNumberText(property.value) : std::nullopt;
}

std::optional<Vec2> vectorIn(const TiledProperty& property)
{
    std::optional<double> x;
    std::optional<double> y;
    if (property.type == "class") {
        x = memberNumber(property.value, "x");
        y = memberNumber(property.value, "y");
    } else if (const std::size_t comma = property.value.find(','); comma != std::string::npos) {
        x = wholeNumberText(std::string_view(property.value).substr(0, comma));
        const std::size_t second = property.value.find_first_not_of(' ', comma + 1);
        if (second != std::string::npos)
            y = wholeNumberText(std::string_view(property.value).substr(second));
    }
    if (!x || !y || !isCoordinate(Vec2{*x, *y}))
        return std::nullopt;
    return Vec2{*x, *y};
}

std::optional<std::uint32_t> bitsIn(const TiledProperty& property)
{
    std::string_view text = property.value;
    const bool isHex = text.starts_with("0x") || text.starts_with("0X");
    if (isHex)
        text.remove_prefix(2);
    std::int64_t bits = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits, isHex ? 16 : 10);
    if (error != std::errc{} || end != text.data() + text.size() || bits < -0x8000'0000LL || bits > 0xffff'ffffLL)
        return std::nullopt;
    return static_cast<std::uint32_t>(bits); // -1 means all bits
}

bool isTrue(const TiledProperties& properties, std::string_view name)
{
    const TiledProperty* const found = propertyNamed(properties, name);
    return found && found->type == "bool" && (found->value == "true" || found->value == "1");
}

PropertyValue sceneValueOf(const TiledProperty& property)
{
    if (const auto number = numberIn(property))
        return *number;
    if (property.type == "bool")
        return property.value == "true" || property.value == "1";
    if (property.type == "color") {
        if (const auto color = opaqueColor(property.value))
            return *color;
        return RawJson{typedJson(property, true)};
    }
    if (property.type == "object") {
        const auto id = wholeNumberText(property.value);
        if (id && *id >= 1.0 && *id < 0x1p53 && *id == std::floor(*id))
            return ObjectId{static_cast<std::uint64_t>(*id)};
        return RawJson{R"({"type": "object", "value": 0})"};
    }
    if (property.type == "file")
        return RawJson{typedJson(property, true)};
    if (property.type == "class" || property.type == "list")
        return RawJson{typedJson(property, false)};
    return property.value;
}

TiledProperty tiledPropertyOf(const Property& property)
{
    TiledProperty result = std::visit(Overloaded{
                                          [](const std::string& text) {
                                              return TiledProperty{{}, "string", {}, text};
                                          },
                                          [](double number) { return numberProperty({}, number); },
                                          [](bool truth) {
                                              return TiledProperty{{}, "bool", {}, truth ? "true" : "false"};
                                          },
                                          [](Rgb color) {
                                              return TiledProperty{{}, "color", {}, hexOf(color)};
                                          },
                                          [](ObjectId id) {
                                              return TiledProperty{{}, "object", {}, std::to_string(id.value)};
                                          },
                                          [](const RawJson& raw) {
                                              TypedJson typed(raw.json);
                                              const auto fault = parseJson(raw.json, 0, typed);
                                              const auto found = fault ? std::nullopt : typed.take();
                                              return found ? *found : TiledProperty{{}, "string", {}, raw.json};
                                          },
                                      },
                                      property.value);
    result.name = property.name;
    return result;
}

std::vector<std::string> setFields(SceneObject& object, const TiledProperties& properties)
{
    std::vector<std::string> unusable;
    Properties kept;
    for (const TiledProperty& property : properties) {
        const auto row = std::ranges::find(kFieldRows, property.name, &FieldRow::name);
        if (row != kFieldRows.end() && row->set(object, property))
            continue;
        if (row != kFieldRows.end())
            unusable.push_back(property.name);
        kept.push_back({property.name, sceneValueOf(property)});
    }
    object.properties = std::move(kept);
    return unusable;
}

TiledProperties propertiesOf(const SceneObject& object)
{
    TiledProperties properties;
    for (const FieldRow& row : kFieldRows)
        if (auto property = row.get(object))
            properties.push_back(std::move(*property));
    for (const Property& property : *object.properties)
        if (!propertyNamed(properties, property.name))
            properties.push_back(tiledPropertyOf(property));
    return properties;
}

TiledProperties propertiesInJson(const std::string& json)
{
    const std::string text = "{\"properties\": " + json + "}";
    ProblemLog log(1);
    const auto syntax = parseMapFile(text, log);
    return syntax ? syntax->properties(syntax->root()) : TiledProperties{};
}

std::string propertiesAsJson(const TiledProperties& properties)
{
    JsonWriter json;
    json.beginArray();
    for (const TiledProperty& property : properties) {
        json.beginObject().member("name", property.name);
        if (!property.propertyType.empty())
            json.member("propertytype", property.propertyType);
        writeValue(json.member("type", property.type).key("value"), property);
        json.endObject();
    }
    json.endArray();
    return json.take();
}

} // namespace broadside::levels::tiled

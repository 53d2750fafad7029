#include "core/levels/ldtk/ldtk_fields.h"

#include "core/base/lower_case.h"
#include "core/levels/ldtk/ldtk_messages.h"
#include "core/levels/level_messages.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::levels::ldtk {
namespace {

/// How a type of LDtk's fields becomes a type of properties.
struct FieldType {
    std::string_view name;
    std::string_view type;
};
constexpr std::array<FieldType, 8> kFieldTypes{{
    {"Int", "int"},
    {"Float", "float"},
    {"Bool", "bool"},
    {"String", "string"},
    {"Multilines", "string"},
    {"Color", "color"},
    {"FilePath", "file"},
    {"EntityRef", "object"},
}};

bool isEnumeration(std::string_view type) { return type.starts_with("LocalEnum.") || type.starts_with("ExternEnum."); }

/// Empty for a type without a counterpart.
std::string propertyTypeOf(std::string_view type)
{
    if (type.starts_with("Array<"))
        return "list";
    if (isEnumeration(type))
        return "string";
    if (type == "Point")
        return "class";
    const auto row = std::ranges::find(kFieldTypes, type, &FieldType::name);
    return row == kFieldTypes.end() ? std::string() : std::string(row->type);
}

bool fits(const JsonValue& value, std::string_view type)
{
    if (type == "int" || type == "float")
        return value.isNumber();
    if (type == "bool")
        return value.isBool();
    if (type == "list")
        return value.isArray();
    if (type == "object" || type == "class")
        return value.isObject();
    return value.isString();
}

} // namespace

const JsonValue* memberOf(const JsonValue& owner, std::string_view key)
{
    const JsonValue* const found = owner.isObject() ? owner.find(key) : nullptr;
    return found && found->type != JsonType::Null ? found : nullptr;
}

double LdtkValues::number(const JsonValue& owner, std::string_view key, double fallback)
{
    const JsonValue* const value = memberOf(owner, key);
    return value ? m_values.number(*value, key, NumberRange::Coordinate).value_or(fallback) : fallback;
}

std::int64_t LdtkValues::whole(const JsonValue& owner, std::string_view key, std::int64_t low, std::int64_t high,
                               std::optional<std::int64_t> fallback)
{
    const JsonValue* const value = memberOf(owner, key);
    if (!value) {
        if (!fallback)
            m_values.missing(owner, texts::ldtkPart(), key, std::to_string(low));
        return fallback.value_or(low);
    }
    const double number = value->number;
    if (value->isNumber() && number == std::floor(number) && number >= static_cast<double>(low) &&
        number <= static_cast<double>(high))
        return static_cast<std::int64_t>(number);
    m_values.mismatch(*value, key, texts::ldtkExpectsWhole(std::to_string(low), std::to_string(high)));
    return fallback.value_or(low);
}

Vec2 LdtkValues::vector(const JsonValue& owner, std::string_view key, std::optional<Vec2> fallback)
{
    const JsonValue* const value = memberOf(owner, key);
    if (value)
        return m_values.vector(*value, key, NumberRange::Coordinate).value_or(Vec2{});
    if (!fallback)
        m_values.missing(owner, texts::ldtkPart(), key, "[0, 0]");
    return fallback.value_or(Vec2{});
}

std::string LdtkValues::text(const JsonValue& owner, std::string_view key)
{
    const JsonValue* const value = memberOf(owner, key);
    return value ? m_values.string(*value, key).value_or(std::string()) : std::string();
}

bool LdtkValues::truth(const JsonValue& owner, std::string_view key, bool fallback)
{
    const JsonValue* const value = memberOf(owner, key);
    return value ? m_values.truth(*value, key).value_or(fallback) : fallback;
}

const JsonValue* LdtkValues::list(const JsonValue& owner, std::string_view key)
{
    const JsonValue* const value = memberOf(owner, key);
    if (!value || value->isArray())
        return value;
    m_values.mismatch(*value, key, texts::levelExpectsArray());
    return nullptr;
}

void LdtkValues::readField(const JsonValue& field, Entity& entity)
{
    const std::string name = text(field, "__identifier");
    const std::string type = text(field, "__type");
    const JsonValue* const value = memberOf(field, "__value");
    if (!value || name.empty()) // an empty field
        return;
    const std::string made = propertyTypeOf(type);
    if (made.empty() || tiled::propertyNamed(entity.fields, name)) {
        entity.lostFields.push_back(name);
        return;
    }
    if (!fits(*value, made)) {
        m_values.mismatch(*value, name, texts::ldtkExpectsType(type));
        return;
    }
    tiled::TiledProperty property{name, made, {}, {}};
    if (made == "object")
        property.value = text(*value, "entityIid");
    else if (value->isString())
        property.value = value->string;
    else if (made == "list" || made == "class")
        property.value = onOneLine(m_values.bytesOf(*value));
    else
        property.value = m_values.bytesOf(*value);
    if (made == "class")
        property.propertyType = type;
    if (isEnumeration(type) && (name == "kind" || name == "onHit")) // LDtk can force names to begin with a capital
        property.value = lowerCase(property.value);
    entity.fields.push_back(std::move(property));
}

} // namespace broadside::levels::ldtk

#include "core/io/scene/sprite_json.h"

#include "core/base/overloaded.h"
#include "core/base/utf8.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"
#include "core/sprites/sprite_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace broadside {
namespace {

std::optional<SpriteValue> vectorIn(const JsonValue& value)
{
    if (!value.isArray() || value.count != 2)
        return std::nullopt;
    const JsonValue& x = *value.children().begin();
    const JsonValue& y = *++value.children().begin();
    return x.isNumber() && y.isNumber() ? std::optional<SpriteValue>(Vec2{x.number, y.number}) : std::nullopt;
}

std::optional<SpriteValue> wholeIn(const JsonValue& value)
{
    using Whole = std::numeric_limits<std::int32_t>;
    if (!value.isNumber() || value.number != std::floor(value.number) || value.number < Whole::min() ||
        value.number > Whole::max())
        return std::nullopt;
    return static_cast<std::int32_t>(value.number);
}

std::optional<SpriteValue> colorIn(const JsonValue& value)
{
    const auto color = value.isString() ? colorNamed(value.string) : std::nullopt;
    return color ? std::optional<SpriteValue>(*color) : std::nullopt;
}

std::optional<SpriteValue> wordIn(const SpriteField& field, const JsonValue& value)
{
    const auto found = std::ranges::find(field.words, value.string);
    if (!value.isString() || found == field.words.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - field.words.begin());
}

/// The value if it has the field's type. Its range is not checked here.
std::optional<SpriteValue> valueIn(const SpriteField& field, const JsonValue& value)
{
    switch (field.kind) {
    case SpriteFieldKind::Text:
        return value.isString() ? std::optional<SpriteValue>(std::string(value.string)) : std::nullopt;
    case SpriteFieldKind::Size:
    case SpriteFieldKind::Vector:
        return vectorIn(value);
    case SpriteFieldKind::Truth:
        return value.isBool() ? std::optional<SpriteValue>(value.type == JsonType::True) : std::nullopt;
    case SpriteFieldKind::Color:
        return colorIn(value);
    case SpriteFieldKind::Share:
    case SpriteFieldKind::NotBelow0:
        return value.isNumber() ? std::optional<SpriteValue>(value.number) : std::nullopt;
    case SpriteFieldKind::Whole:
        return wholeIn(value);
    case SpriteFieldKind::Word:
        return wordIn(field, value);
    }
    return std::nullopt;
}

void readField(const FieldContext& context, const JsonValue& value, const SpriteField& field, Sprite& sprite)
{
    if (const auto read = valueIn(field, value); read && accepts(field, *read)) {
        field.set(sprite, *read);
        return;
    }
    const Message expected = expectedOf(field);
    const std::string_view bytes = context.values.bytesOf(value);
    const std::string shown = value.isString() ? inQuotes(value.string) : printableUtf8(bytes.substr(0, kShownBytes));
    context.values.log().warning(value.begin, texts::sceneBadSprite(field.key, shown, expected),
                                 texts::sceneWriteSprite(expected));
    context.values.keep(value, context.path, context.extra);
}

std::vector<std::string_view> keysOfSprite()
{
    std::vector<std::string_view> keys;
    for (const SpriteField& field : spriteFields())
        keys.push_back(field.key);
    return keys;
}

void writeSpriteValue(JsonWriter& writer, const SpriteField& field, const Sprite& sprite)
{
    std::visit(Overloaded{
                   [&](Vec2 vector) { writeVector(writer, vector); },
                   [&](Rgb color) { writer.value(hexOf(color)); },
                   [&](std::size_t word) { writer.value(field.words[word]); },
                   [&](const auto& plain) { writer.value(plain); },
               },
               field.get(sprite));
}

std::string spriteJson(const SpriteField& field, const Sprite& sprite)
{
    JsonWriter writer;
    writeSpriteValue(writer, field, sprite);
    return writer.take();
}

ValueForm spriteForm(const SpriteField& field)
{
    using Whole = std::numeric_limits<std::int32_t>;
    switch (field.kind) {
    case SpriteFieldKind::Text:
        return kTextForm;
    case SpriteFieldKind::Size:
        return {.kind = ValueKind::Numbers, .range = NumberRange::Size, .least = 2, .layout = "[width, height]"};
    case SpriteFieldKind::Vector:
        return vectorForm(NumberRange::Coordinate);
    case SpriteFieldKind::Truth:
        return kTruthForm;
    case SpriteFieldKind::Color:
        return kColorForm;
    case SpriteFieldKind::Share:
        return numberForm(NumberRange::Share);
    case SpriteFieldKind::NotBelow0:
        return numberForm(NumberRange::NotBelow0);
    case SpriteFieldKind::Whole:
        return wholeForm(Whole::min(), Whole::max());
    case SpriteFieldKind::Word:
        return {.kind = ValueKind::Word, .wordList = field.words};
    }
    return {};
}

/// A sprite without default values, for examples.
const Sprite& exampleSprite()
{
    static const Sprite kSprite{.atlas = "art/cannon.atlas.json",
                                .animation = "shoot",
                                .region = "cannon",
                                .text = "12",
                                .size = {0.5, 0.25},
                                .offset = {0.0, 0.1},
                                .mirrorX = true,
                                .mirrorY = true,
                                .faces = Sprite::Facing::Left,
                                .tint = {230, 159, 0},
                                .opacity = 0.5,
                                .order = 1,
                                .startTime = 0.25};
    return kSprite;
}

bool hasMembersIn(const ExtraMembers& extra, std::string_view path)
{
    return std::ranges::any_of(extra.members(),
                               [&](const ExtraMembers::Member& member) { return member.path == path; });
}

} // namespace

void SpriteReader::read(const FieldContext& context, const JsonValue& value, SharedValue<Sprite>& sprite)
{
    if (!value.isObject()) {
        context.values.keep(value, context.path, context.extra);
        return;
    }
    const std::string_view bytes = context.values.bytesOf(value);
    if (const auto known = m_known.find(bytes); known != m_known.end()) {
        sprite = known->second;
        return;
    }
    const std::size_t extraBefore = context.extra.members().size();
    const JsonPath path{&context.path, value.key};
    const FieldContext inside = context.at(path);
    Sprite read;
    for (const SpriteField& field : spriteFields())
        if (const JsonValue* const member = value.find(field.key))
            readField(inside, *member, field, read);
    const auto keys = keysOfSprite();
    for (const JsonValue& member : value.children())
        if (std::ranges::find(keys, member.key) == keys.end())
            context.values.keepUnknown(member, path, keys, context.extra);
    sprite = std::move(read);
    if (context.extra.members().size() == extraBefore)
        m_known.emplace(bytes, sprite);
}

/// Invalid values of the file, for the sprite or its members, stay until valid ones are set.
void writeSprite(JsonWriter& writer, const SharedValue<Sprite>& sprite, const ExtraMembers& extra)
{
    if (sprite.isEmpty() && !hasMembersIn(extra, "sprite")) {
        writeKept(writer, extra, "", "sprite");
        return;
    }
    writer.key("sprite").beginObject();
    for (const SpriteField& field : spriteFields()) {
        if (field.isDefault(*sprite))
            writeKept(writer, extra, "sprite", field.key);
        else
            writeSpriteValue(writer.key(field.key), field, *sprite);
    }
    writeExtra(writer, extra, "sprite", keysOfSprite());
    writer.endObject();
}

KeyTable spriteKeyTable()
{
    KeyTable table{"sprite", "How an object is drawn. A value of another form is kept, and does nothing.", {}, {}};
    for (const SpriteField& field : spriteFields())
        table.keys.push_back({field.key, spriteForm(field).orKept(), field.unit, field.help,
                              spriteJson(field, exampleSprite()), spriteJson(field, {}), false});
    return table;
}

} // namespace broadside

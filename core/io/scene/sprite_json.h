#pragma once

#include "core/base/shared_value.h"
#include "core/io/json/field_table.h"
#include "core/io/json/json_writer.h"
#include "core/scene/extra_members.h"
#include "core/sprites/sprite.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside {

/// Reads the sprites of objects. Sprites with the same bytes in the file share one value.
///
/// A sprite only affects how an object looks, so an invalid value is a warning and no error; it is kept unchanged.
class SpriteReader {
public:
    /// Reads an object's member "sprite". A value that is no JSON object is kept unchanged in `context.extra`.
    void read(const FieldContext& context, const JsonValue& value, SharedValue<Sprite>& sprite);

private:
    /// The sprites that were read, by their bytes; only sprites without unknown or invalid members.
    std::unordered_map<std::string_view, SharedValue<Sprite>> m_known;
};

/// Writes the member "sprite" with its key, including its members in `extra`, if there is anything to write.
void writeSprite(JsonWriter& writer, const SharedValue<Sprite>& sprite, const ExtraMembers& extra);

[[nodiscard]] KeyTable spriteKeyTable();

} // namespace broadside

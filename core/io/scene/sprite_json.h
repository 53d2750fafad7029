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

/// Reads the sprites of objects: those that stand in the file with the same bytes share their value.
///
/// A sprite only says how an object looks, so what does not fit is warned about and kept as it is, and the scene is
/// read.
class SpriteReader {
public:
    /// An object's member "sprite": what is no JSON object stays in `context.extra` as it is.
    void read(const FieldContext& context, const JsonValue& value, SharedValue<Sprite>& sprite);

private:
    std::unordered_map<std::string_view, SharedValue<Sprite>> m_known; ///< By their bytes; whole ones only.
};

/// The member "sprite" with its key, when there is something to write: what `extra` keeps there, too.
void writeSprite(JsonWriter& writer, const SharedValue<Sprite>& sprite, const ExtraMembers& extra);

} // namespace broadside

#include "core/io/scene/member_writer.h"

#include <algorithm>

namespace broadside {

void writeVector(JsonWriter& writer, Vec2 vector) { writer.beginArray().value(vector.x).value(vector.y).endArray(); }

void writeExtra(JsonWriter& writer, const ExtraMembers& extra, std::string_view path,
                std::span<const std::string_view> known)
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path == path && std::ranges::find(known, member.key) == known.end())
            writer.key(member.key).raw(member.json);
}

void writeKept(JsonWriter& writer, const ExtraMembers& extra, std::string_view path, std::string_view key)
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path == path && member.key == key) {
            writer.key(key).raw(member.json);
            return;
        }
}

} // namespace broadside

#include "core/base/utf8.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/atlas/atlas_words.h"
#include "core/io/json/json_writer.h"

namespace broadside {
namespace {

void writeRegion(JsonWriter& writer, const AtlasRegion& region)
{
    const PixelRect& rect = region.rect;
    writer.beginObject().member("name", region.name).key("rect").beginArray();
    writer.value(rect.x).value(rect.y).value(rect.width).value(rect.height).endArray();
    if (region.rotated)
        writer.member("rotated", true);
    if (region.whole != PixelSize{}) {
        writer.key("trim").beginArray().value(region.trimX).value(region.trimY);
        writer.value(region.whole.width).value(region.whole.height).endArray();
    }
    if (region.glyph != 0)
        writer.member("glyph", utf8Of(region.glyph));
    if (region.advance != 0.0)
        writer.member("advance", region.advance);
    writer.endObject();
}

void writeAnimation(JsonWriter& writer, const Animation& animation)
{
    writer.beginObject().member("name", animation.name);
    writer.member("playback", kPlaybackWords[static_cast<std::size_t>(animation.playback)]);
    writer.key("frames").beginArray();
    for (const Animation::Frame& frame : animation.frames)
        writer.beginObject().member("region", frame.region).member("seconds", frame.seconds).endObject();
    writer.endArray().endObject();
}

} // namespace

std::string writeAtlas(const Atlas& atlas)
{
    JsonWriter writer;
    writer.beginObject(JsonWriter::Layout::Lines).member("format", kAtlasFormat).member("version", kAtlasVersion);
    writer.member("picture", atlas.picture);
    writer.key("size").beginArray().value(atlas.size.width).value(atlas.size.height).endArray();
    writer.member("pixelsPerMetre", atlas.pixelsPerMetre);
    writer.member("filter", kFilterWords[static_cast<std::size_t>(atlas.filter)]);
    writer.key("regions").beginArray(JsonWriter::Layout::Lines);
    for (const AtlasRegion& region : atlas.regions)
        writeRegion(writer, region);
    writer.endArray().key("animations").beginArray(JsonWriter::Layout::Lines);
    for (const Animation& animation : atlas.animations)
        writeAnimation(writer, animation);
    writer.endArray();
    for (const Atlas::Other& other : atlas.others)
        writer.key(other.key).raw(other.json);
    writer.endObject();
    return writer.take() + '\n';
}

} // namespace broadside

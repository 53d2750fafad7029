#include "core/io/atlas/atlas_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/atlas/atlas_messages.h"
#include "core/io/atlas/atlas_words.h"
#include "core/io/file_messages.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/json_writer.h"
#include "core/io/text_file.h"
#include "core/scene/messages/path_messages.h"
#include "core/scene/project.h"
#include "core/sprites/limits.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>
#include <unordered_map>
#include <utility>

namespace broadside {
namespace {

constexpr double kMostSeconds = 1e6; // for a frame
constexpr double kMostPlace = 1e9;   // in pixels
constexpr double kMostSide = limits::kPictureSide;

/// Builds an atlas from the members of its document, in any order.
class AtlasBuilder final : public JsonReceiver {
public:
    explicit AtlasBuilder(std::string_view text)
        : m_log(kMostProblems)
        , m_values(text, m_log)
    {}

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        m_begin = offset;
        return m_header.checkBegin(m_log, offset, isObject);
    }
    bool isStreamed(std::string_view /*key*/) override { return false; }
    bool element(const JsonValue& /*value*/) override { return false; } // nothing is streamed
    bool member(const JsonValue& value) override;
    bool documentEnded(std::size_t offset) override;
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(m_log, key, offset, firstOffset);
        return !m_log.isFull();
    }

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    void logFault(std::string_view text, const JsonFault& fault) { m_header.logFault(m_log, text, fault); }
    [[nodiscard]] Atlas take() { return std::move(m_atlas); }

    // The readers of the members, one for each row of kAtlasRows.
    void readPicture(const JsonValue& value);
    void readSize(const JsonValue& value);
    void readPixelsPerMetre(const JsonValue& value);
    void readFilter(const JsonValue& value);
    void readRegions(const JsonValue& value);
    void readAnimations(const JsonValue& value);
    // Readers of the keys of a region, one for each row of kRegionRows. False: the region is left out.
    [[nodiscard]] bool readRect(const JsonValue& value, AtlasRegion& region);
    [[nodiscard]] bool readRotated(const JsonValue& value, AtlasRegion& region);
    [[nodiscard]] bool readTrim(const JsonValue& value, AtlasRegion& region);
    [[nodiscard]] bool readGlyph(const JsonValue& value, AtlasRegion& region);
    [[nodiscard]] bool readAdvance(const JsonValue& value, AtlasRegion& region);

private:
    struct ListWords {
        const texts::Form<>& array;
        const texts::Form<texts::Count, texts::Count>& tooMany;
    };
    [[nodiscard]] bool isList(const JsonValue& value, const ListWords& words);
    void readRegion(const JsonValue& value);
    void warnOfRect(const JsonValue& value, const AtlasRegion& region);
    void readAnimation(const JsonValue& value);
    void readFrame(const JsonValue& value, Animation& animation);
    void warnOfName(const JsonValue& value, std::string_view key, Message message);
    void keepInside();
    void keepValidAnimations();
    void warn(std::size_t offset, Message message, Message remedy)
    {
        m_log.warning(offset, std::move(message), std::move(remedy));
    }
    [[nodiscard]] std::string shown(const JsonValue& value) const { return inQuotes(m_values.bytesOf(value)); }

    ProblemLog m_log;
    ValueReader m_values;
    DocumentHeader m_header{kAtlasDocument};
    Atlas m_atlas;
    std::size_t m_begin = 0;
    std::vector<std::size_t> m_regionOffsets;
    struct AnimationPlace {
        std::size_t offset = 0;
        std::vector<std::size_t> frames;
    };
    std::vector<AnimationPlace> m_animationPlaces;
};

/// The text member `key` of an element; nothing if it is missing or empty.
std::optional<std::string> nameIn(const JsonValue& value, std::string_view key)
{
    const JsonValue* const name = value.isObject() ? value.find(key) : nullptr;
    return name && name->isString() && !name->string.empty() ? std::optional(std::string(name->string)) : std::nullopt;
}

/// Reads whole numbers; their count must be the size of `numbers`.
bool wholesIn(const JsonValue& value, std::span<std::int32_t> numbers)
{
    if (!value.isArray() || value.count != numbers.size())
        return false;
    std::size_t i = 0;
    for (const JsonValue& element : value.children()) {
        if (!element.isNumber() || element.number != std::floor(element.number) ||
            std::abs(element.number) > kMostPlace)
            return false;
        numbers[i++] = static_cast<std::int32_t>(element.number);
    }
    return true;
}

struct AtlasRow {
    std::string_view key;
    KeyNotes notes;
    void (AtlasBuilder::*read)(const JsonValue& value);
    bool isRequired = false;
};

struct RegionRow {
    std::string_view key;
    KeyNotes notes;
    bool (AtlasBuilder::*read)(const JsonValue& value, AtlasRegion& region); ///< Null for the name.
    bool isRequired = false;
};

constexpr std::string_view kNameKey = "name";
constexpr std::string_view kPlaybackKey = "playback";
constexpr std::string_view kFramesKey = "frames";
constexpr std::string_view kRegionKey = "region";
constexpr std::string_view kSecondsKey = "seconds";

constexpr ValueForm wholesForm(double low, double high, std::size_t count, std::string_view layout)
{
    return {.kind = ValueKind::Wholes, .low = low, .high = high, .least = count, .layout = layout};
}

template<auto member>
void writeAtlasDefault(JsonWriter& writer)
{
    writer.value(Atlas{}.*member);
}
void writeDefaultFilter(JsonWriter& writer) { writer.value(kFilterWords[static_cast<std::size_t>(Atlas{}.filter)]); }
void writeDefaultPlayback(JsonWriter& writer)
{
    writer.value(kPlaybackWords[static_cast<std::size_t>(Animation{}.playback)]);
}
void writeFalse(JsonWriter& writer) { writer.value(false); }

KeyTable regionKeyTable();
KeyTable animationKeyTable();
KeyTable frameKeyTable();
constexpr ValueForm kRegionForm = objectForm(regionKeyTable);
constexpr ValueForm kAnimationForm = objectForm(animationKeyTable);
constexpr ValueForm kFrameForm = objectForm(frameKeyTable);

// The order is that of files.
constexpr std::array kAtlasRows{
    AtlasRow{"picture",
             {kTextForm, "", "Path of the picture, from the folder of the atlas", R"("cannon.png")"},
             &AtlasBuilder::readPicture},
    AtlasRow{"size",
             {wholesForm(1.0, kMostSide, 2, "[width, height]"), "px", "Size of the picture", "[64, 64]"},
             &AtlasBuilder::readSize,
             true},
    AtlasRow{"pixelsPerMetre",
             {numberForm(NumberRange::Size), "px/m", "Size of sprites that have no size of their own", "64",
              writeAtlasDefault<&Atlas::pixelsPerMetre>},
             &AtlasBuilder::readPixelsPerMetre},
    AtlasRow{"filter",
             {{.kind = ValueKind::Word, .wordList = kFilterWords},
              "",
              "How the picture is enlarged: pixels stay squares, or are blended",
              R"("linear")",
              writeDefaultFilter},
             &AtlasBuilder::readFilter},
    AtlasRow{"regions",
             {listForm(kRegionForm, 0, limits::kRegions), "", "The small pictures in the picture", ""},
             &AtlasBuilder::readRegions},
    AtlasRow{"animations",
             {listForm(kAnimationForm, 0, limits::kRegions), "", "Sequences of regions", ""},
             &AtlasBuilder::readAnimations},
};

constexpr std::array kRegionRows{
    RegionRow{kNameKey, {textForm(1), "", "Its name; no other region may have it", R"("ball")"}, nullptr, true},
    RegionRow{"rect",
              {wholesForm(-kMostPlace, kMostPlace, 4, "[x, y, width, height]"), "px",
               "Its place in the picture, from the upper left corner; y points down", "[0, 32, 16, 24]"},
              &AtlasBuilder::readRect,
              true},
    RegionRow{"rotated",
              {kTruthForm, "", "It lies in the picture rotated by 90° clockwise", "true", writeFalse},
              &AtlasBuilder::readRotated},
    RegionRow{"trim",
              {wholesForm(-kMostPlace, kMostPlace, 4, "[x, y, width, height]"), "px",
               "Place of the region in the whole picture before it was trimmed, and the size of that picture",
               "[2, 3, 32, 32]"},
              &AtlasBuilder::readTrim},
    RegionRow{"glyph",
              {textForm(1), "", "The character that it draws in texts: exactly one", R"("A")"},
              &AtlasBuilder::readGlyph},
    RegionRow{"advance",
              {numberForm(NumberRange::NotBelow0), "px",
               "From the left edge of this glyph to that of the next; 0: the width of the glyph", "7.5",
               [](JsonWriter& writer) { writer.value(AtlasRegion{}.advance); }},
              &AtlasBuilder::readAdvance},
};

std::vector<std::string_view> keysOfAtlas()
{
    std::vector<std::string_view> keys{kFormatKey, kVersionKey};
    for (const AtlasRow& row : kAtlasRows)
        keys.push_back(row.key);
    return keys;
}

bool AtlasBuilder::member(const JsonValue& value)
{
    if (value.key == kFormatKey)
        return m_header.readFormat(m_values, value);
    if (value.key == kVersionKey)
        return m_header.readVersion(m_values, value);
    const auto row = std::ranges::find(kAtlasRows, value.key, &AtlasRow::key);
    if (row != kAtlasRows.end()) {
        (this->*row->read)(value);
    } else {
        ExtraMembers extra;
        m_values.keepUnknown(value, JsonPath{}, keysOfAtlas(), extra);
        m_atlas.others.push_back({extra.members().front().key, extra.members().front().json});
    }
    return !m_log.isFull();
}

void AtlasBuilder::readPicture(const JsonValue& value)
{
    const auto path = m_values.string(value, "picture");
    if (!path)
        return;
    if (const PathFault fault = pathFaultOf(*path, PathOwner::Atlas))
        warn(value.begin, fault.about(texts::pathOfPicture(inQuotes(*path))), fault.remedy);
    m_atlas.picture = *path;
}

void AtlasBuilder::readSize(const JsonValue& value)
{
    std::array<std::int32_t, 2> sides{};
    if (wholesIn(value, sides) && sides[0] > 0 && sides[1] > 0 && sides[0] <= limits::kPictureSide &&
        sides[1] <= limits::kPictureSide)
        m_atlas.size = {sides[0], sides[1]};
    else
        m_values.mismatch(value, "size", texts::atlasSizeForm(static_cast<std::uint64_t>(limits::kPictureSide)));
}

void AtlasBuilder::readPixelsPerMetre(const JsonValue& value)
{
    m_atlas.pixelsPerMetre = m_values.number(value, value.key, NumberRange::Size).value_or(m_atlas.pixelsPerMetre);
}

void AtlasBuilder::readFilter(const JsonValue& value)
{
    if (const auto word = m_values.word(value, "filter", kFilterWords))
        m_atlas.filter = static_cast<TextureFilter>(*word);
}

bool AtlasBuilder::isList(const JsonValue& value, const ListWords& words)
{
    if (!value.isArray()) {
        m_values.mismatch(value, value.key, words.array());
        return false;
    }
    if (value.count > limits::kRegions) {
        m_log.error(value.begin, words.tooMany(value.count, limits::kRegions), texts::atlasSplit());
        return false;
    }
    return true;
}

void AtlasBuilder::warnOfName(const JsonValue& value, std::string_view key, Message message)
{
    warn(value.begin, std::move(message), texts::atlasAddText(key));
}

void AtlasBuilder::readRegions(const JsonValue& value)
{
    if (!isList(value, {texts::atlasRegions, texts::atlasManyRegions}))
        return;
    for (const JsonValue& element : value.children())
        readRegion(element);
}

void AtlasBuilder::readRegion(const JsonValue& value)
{
    auto name = nameIn(value, kNameKey);
    if (!name) {
        warnOfName(value, kNameKey, texts::atlasRegionNoName(kNameKey));
        return;
    }
    AtlasRegion region;
    region.name = *std::move(name);
    for (const RegionRow& row : kRegionRows) {
        const JsonValue* const member = value.find(row.key);
        if (row.isRequired && !member) {
            warnOfRect(value, region);
            return;
        }
        if (row.read && member && !(this->*row.read)(*member, region))
            return;
    }
    m_regionOffsets.push_back(value.begin);
    m_atlas.regions.push_back(std::move(region));
}

void AtlasBuilder::warnOfRect(const JsonValue& value, const AtlasRegion& region)
{
    warn(value.begin, texts::atlasRegionNoRect(inQuotes(region.name)), texts::atlasWriteRect());
}

bool AtlasBuilder::readRect(const JsonValue& value, AtlasRegion& region)
{
    std::array<std::int32_t, 4> rect{};
    if (!wholesIn(value, rect)) {
        warnOfRect(value, region);
        return false;
    }
    region.rect = {rect[0], rect[1], rect[2], rect[3]};
    return true;
}

bool AtlasBuilder::readRotated(const JsonValue& value, AtlasRegion& region)
{
    region.rotated = value.type == JsonType::True;
    return true;
}

bool AtlasBuilder::readAdvance(const JsonValue& value, AtlasRegion& region)
{
    if (value.isNumber())
        region.advance = std::clamp(value.number, 0.0, kMostSide);
    return true;
}

bool AtlasBuilder::readTrim(const JsonValue& value, AtlasRegion& region)
{
    std::array<std::int32_t, 4> trim{};
    if (wholesIn(value, trim) && trim[2] > 0 && trim[3] > 0 && trim[2] <= limits::kPictureSide &&
        trim[3] <= limits::kPictureSide) {
        const PixelSize whole{trim[2], trim[3]};
        const PixelSize left = region.upright();
        if (PixelRect{trim[0], trim[1], left.width, left.height}.isInside(whole)) {
            region.trimX = trim[0];
            region.trimY = trim[1];
            region.whole = whole;
            return true;
        }
    }
    warn(value.begin, texts::atlasBadTrim(inQuotes(region.name), shown(value)), texts::atlasWriteTrim());
    return false;
}

bool AtlasBuilder::readGlyph(const JsonValue& value, AtlasRegion& region)
{
    const std::size_t length = value.isString() ? utf8CharacterLength(value.string) : 0;
    if (length > 0 && length == value.string.size()) {
        region.glyph = firstCharacter(value.string);
        return true;
    }
    warn(value.begin, texts::atlasBadGlyph(inQuotes(region.name), shown(value)), texts::atlasWriteGlyph());
    return false;
}

void AtlasBuilder::readAnimations(const JsonValue& value)
{
    if (!isList(value, {texts::atlasAnimations, texts::atlasManyAnimations}))
        return;
    for (const JsonValue& element : value.children())
        readAnimation(element);
}

void AtlasBuilder::readAnimation(const JsonValue& value)
{
    auto name = nameIn(value, kNameKey);
    if (!name) {
        warnOfName(value, kNameKey, texts::atlasAnimationNoName(kNameKey));
        return;
    }
    Animation animation;
    animation.name = *std::move(name);
    m_animationPlaces.push_back({value.begin, {}});
    if (const JsonValue* const playback = value.find(kPlaybackKey))
        if (const auto word = m_values.word(*playback, kPlaybackKey, kPlaybackWords))
            animation.playback = static_cast<Playback>(*word);
    if (const JsonValue* const frames = value.find(kFramesKey);
        frames && isList(*frames, {texts::atlasFrames, texts::atlasManyFrames}))
        for (const JsonValue& frame : frames->children())
            readFrame(frame, animation);
    m_atlas.animations.push_back(std::move(animation));
}

void AtlasBuilder::readFrame(const JsonValue& value, Animation& animation)
{
    auto region = nameIn(value, kRegionKey);
    if (!region) {
        warnOfName(value, kRegionKey, texts::atlasFrameNoRegion(inQuotes(animation.name), kRegionKey));
        return;
    }
    const JsonValue* const seconds = value.find(kSecondsKey);
    if (!seconds || !seconds->isNumber() || !(seconds->number > 0.0 && seconds->number <= kMostSeconds)) {
        warn(seconds ? seconds->begin : value.begin,
             seconds ? texts::atlasFrameBadTime(inQuotes(animation.name), shown(*seconds))
                     : texts::atlasFrameNoTime(inQuotes(animation.name)),
             texts::atlasWriteSeconds());
        return;
    }
    m_animationPlaces.back().frames.push_back(value.begin);
    animation.frames.push_back({*std::move(region), seconds->number});
}

/// Keeps the regions that lie in the picture and have unique names.
void AtlasBuilder::keepInside()
{
    std::vector<AtlasRegion> kept;
    std::unordered_map<std::string, std::size_t> names;
    for (std::size_t i = 0; i < m_atlas.regions.size(); ++i) {
        AtlasRegion& region = m_atlas.regions[i];
        if (!region.rect.isInside(m_atlas.size))
            warn(m_regionOffsets[i],
                 texts::atlasRegionOutside(inQuotes(region.name), static_cast<std::uint64_t>(m_atlas.size.width),
                                           static_cast<std::uint64_t>(m_atlas.size.height)),
                 texts::atlasCorrectRect());
        else if (!names.emplace(region.name, i).second)
            warn(m_regionOffsets[i], texts::atlasRegionTwice(inQuotes(region.name)), texts::atlasOwnRegionName());
        else
            kept.push_back(std::move(region));
    }
    m_atlas.regions = std::move(kept);
}

/// Keeps the frames whose regions exist, and the animations that have frames and unique names.
void AtlasBuilder::keepValidAnimations()
{
    std::unordered_map<std::string_view, int> regions;
    for (const AtlasRegion& region : m_atlas.regions)
        regions.emplace(region.name, 0);
    std::vector<Animation> kept;
    std::unordered_map<std::string, std::size_t> names;
    for (std::size_t i = 0; i < m_atlas.animations.size(); ++i) {
        Animation& animation = m_atlas.animations[i];
        const AnimationPlace& place = m_animationPlaces[i];
        std::vector<Animation::Frame> frames;
        for (std::size_t f = 0; f < animation.frames.size(); ++f) {
            if (regions.contains(animation.frames[f].region))
                frames.push_back(std::move(animation.frames[f]));
            else
                warn(place.frames[f],
                     texts::atlasFrameUnknown(inQuotes(animation.name), inQuotes(animation.frames[f].region)),
                     texts::atlasWriteRegion());
        }
        animation.frames = std::move(frames);
        if (animation.frames.empty())
            warn(place.offset, texts::atlasAnimationEmpty(inQuotes(animation.name)), texts::atlasWriteFrames());
        else if (!names.emplace(animation.name, i).second)
            warn(place.offset, texts::atlasAnimationTwice(inQuotes(animation.name)), texts::atlasOwnAnimationName());
        else
            kept.push_back(std::move(animation));
    }
    m_atlas.animations = std::move(kept);
}

bool AtlasBuilder::documentEnded(std::size_t /*offset*/)
{
    m_header.checkEnd(m_log, m_begin);
    if (m_log.hasErrors())
        return true;
    if (m_atlas.size == PixelSize{})
        m_log.error(m_begin, texts::atlasNoSize(), texts::atlasAddSize());
    if (m_atlas.picture.empty())
        warn(m_begin, texts::atlasNoPicture(), texts::atlasAddPicture());
    keepInside();
    keepValidAnimations();
    return true;
}

KeyTable regionKeyTable()
{
    KeyTable table{
        "region", "A small picture in the picture. One that does not fit is left out, with a warning.", {}, {}};
    for (const RegionRow& row : kRegionRows)
        table.keys.push_back(factsOf(row.key, row.notes, row.isRequired));
    return table;
}

KeyTable animationKeyTable()
{
    return {"animation",
            "An animation.",
            {factsOf(kNameKey, {textForm(1), "", "Its name; no other animation may have it", R"("shoot")"}, true),
             factsOf(kPlaybackKey,
                     {{.kind = ValueKind::Word, .wordList = kPlaybackWords},
                      "",
                      "What follows the last frame",
                      R"("once")",
                      writeDefaultPlayback},
                     false),
             factsOf(kFramesKey, {listForm(kFrameForm, 1, limits::kRegions), "", "The frames in order", ""}, true)},
            {}};
}

KeyTable frameKeyTable()
{
    return {"frame",
            "A frame of an animation.",
            {factsOf(kRegionKey, {textForm(1), "", "Name of the region that is shown", R"("ball")"}, true),
             factsOf(kSecondsKey,
                     {numberForm(NumberRange::Positive), "s", "How long it is shown, at most a million seconds", "0.2"},
                     true)},
            {}};
}

AtlasReading refusedAtlas(std::string_view text, const std::string& fileName, const TextFault& fault)
{
    ProblemLog log(1);
    log.error(fault.offset, fault.message, fault.remedy);
    return {std::nullopt, log.located(text, fileName)};
}

} // namespace

const Problem& AtlasReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

AtlasReading readAtlas(const std::string& text, const std::string& fileName)
{
    if (const auto fault = textFaultOf(text))
        return refusedAtlas(text, fileName, *fault);
    AtlasBuilder builder(text);
    const auto fault = parseJson(text, text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0, builder);
    if (fault)
        builder.logFault(text, *fault);
    AtlasReading reading;
    reading.problems = builder.log().located(text, fileName);
    if (!builder.log().hasErrors())
        reading.atlas = builder.take();
    return reading;
}

AtlasReading readAtlasFile(const std::string& path)
{
    const Result<std::string> text = readFile(path, limits::kFileBytes, texts::fileAtlas());
    if (!text)
        return {std::nullopt, {text.problem()}};
    return readAtlas(*text, path);
}

KeyTable atlasKeyTable()
{
    KeyTable table{"atlas", "A picture that contains many.", headerFacts(kAtlasDocument), {}};
    for (const AtlasRow& row : kAtlasRows)
        table.keys.push_back(factsOf(row.key, row.notes, row.isRequired));
    return table;
}

} // namespace broadside

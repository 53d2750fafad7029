#include "core/io/atlas/sheet_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/atlas/atlas_messages.h"
#include "core/io/file_messages.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/json_writer.h"
#include "core/io/json/value_reader.h"
#include "core/io/text_file.h"
#include "core/scene/messages/path_messages.h"
#include "core/scene/project.h"
#include "core/sprites/limits.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace broadside {
namespace {

constexpr double kDefaultSeconds = 0.1; // for a frame without a duration
constexpr double kMostMilliseconds = 1e9;

constexpr std::array<std::string_view, 4> kDirections{"forward", "reverse", "pingpong", "pingpong_reverse"};

/// A frame with the data of the sheet.
struct Frame {
    AtlasRegion region;
    std::size_t offset = 0;
    std::optional<double> seconds;
    std::optional<Vec2> pivot;
    bool isIn = true; ///< Whether it lies in the picture.
};

struct Tag {
    std::string name;
    std::size_t offset = 0;
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t direction = 0; ///< Index in kDirections.
    bool once = false;
};

/// An entry of "animations": names of frames.
struct NamedFrames {
    std::string name;
    std::size_t offset = 0;
    std::vector<std::string> frames;
};

class SheetBuilder final : public JsonReceiver {
public:
    explicit SheetBuilder(std::string_view text)
        : m_log(kMostProblems)
        , m_values(text, m_log)
    {}

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        m_begin = offset;
        if (!isObject)
            m_log.error(offset, texts::sheetNotObject(), texts::sheetExport());
        return isObject;
    }
    bool isStreamed(std::string_view key) override { return key == "frames"; }
    bool element(const JsonValue& value) override
    {
        readFrame(value, {});
        return !m_log.isFull() && !m_isOverFull;
    }
    bool member(const JsonValue& value) override;
    bool documentEnded(std::size_t offset) override;
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(m_log, key, offset, firstOffset);
        return !m_log.isFull();
    }

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    [[nodiscard]] SheetMaker maker() const noexcept { return m_maker; }
    [[nodiscard]] Atlas take() { return std::move(m_atlas); }

private:
    void readFrame(const JsonValue& value, std::string_view name);
    void readTrim(const JsonValue& value, AtlasRegion& region);
    void readDuration(const JsonValue& value, Frame& frame);
    void readMeta(const JsonValue& meta);
    void readTags(const JsonValue& tags);
    void readTag(const JsonValue& value);
    void readAnimations(const JsonValue& animations);
    [[nodiscard]] std::optional<PixelSize> sizeIn(const JsonValue& value, std::string_view what);
    [[nodiscard]] std::optional<std::int32_t> wholeIn(const JsonValue& object, std::string_view what,
                                                      std::string_view key);
    [[nodiscard]] std::string_view nameOf(const JsonValue& value);
    void makeNamesUnique();
    void keepInside();
    void addTagged();
    void addNamed();
    void addAllFrames();
    void add(Animation animation, std::size_t offset);
    void keepPivots();

    ProblemLog m_log;
    ValueReader m_values;
    Atlas m_atlas;
    SheetMaker m_maker = SheetMaker::Unknown;
    std::vector<Frame> m_frames;
    std::vector<Tag> m_tags;
    std::vector<NamedFrames> m_named;
    std::size_t m_begin = 0;
    bool m_hasFrames = false;
    bool m_hasMeta = false;
    bool m_isOverFull = false;
};

std::optional<std::int32_t> SheetBuilder::wholeIn(const JsonValue& object, std::string_view what, std::string_view key)
{
    const std::string name = std::string(what) + "." + std::string(key);
    const JsonValue* const value = object.isObject() ? object.find(key) : nullptr;
    if (!value) {
        m_values.missing(object, what, key, "16");
        return std::nullopt;
    }
    if (value->isNumber() && value->number == std::floor(value->number) && value->number >= 0.0 &&
        value->number <= limits::kPictureSide)
        return static_cast<std::int32_t>(value->number);
    m_values.mismatch(*value, name, texts::sheetPixels(static_cast<std::uint64_t>(limits::kPictureSide)));
    return std::nullopt;
}

std::optional<PixelSize> SheetBuilder::sizeIn(const JsonValue& value, std::string_view what)
{
    const auto width = wholeIn(value, what, "w");
    const auto height = width ? wholeIn(value, what, "h") : std::nullopt;
    if (!width || !height)
        return std::nullopt;
    if (*width == 0 || *height == 0) {
        m_log.error(value.begin, texts::sheetNoSide(what), texts::sheetGiveSides());
        return std::nullopt;
    }
    return PixelSize{*width, *height};
}

std::string_view SheetBuilder::nameOf(const JsonValue& value)
{
    const JsonValue* const name = value.isObject() ? value.find("filename") : nullptr;
    return name && name->isString() ? name->string : std::string_view{};
}

void SheetBuilder::readFrame(const JsonValue& value, std::string_view name)
{
    if (m_frames.size() >= limits::kRegions) {
        if (!m_isOverFull)
            m_log.error(value.begin, texts::sheetManyFrames(limits::kRegions), texts::sheetSplit());
        m_isOverFull = true;
        return;
    }
    if (!value.isObject()) {
        m_values.mismatch(value, "frames", texts::sheetFrameForm());
        return;
    }
    Frame frame;
    frame.offset = value.begin;
    frame.region.name = name.empty() ? std::string(nameOf(value)) : std::string(name);
    if (frame.region.name.empty())
        frame.region.name = "frame " + std::to_string(m_frames.size());
    const JsonValue* const place = value.find("frame");
    if (!place) {
        m_values.missing(value, texts::sheetTheFrame(inQuotes(frame.region.name)), "frame",
                         R"({"x": 0, "y": 0, "w": 16, "h": 16})");
        return;
    }
    const auto x = wholeIn(*place, "frame", "x");
    const auto y = x ? wholeIn(*place, "frame", "y") : std::nullopt;
    const auto size = y ? sizeIn(*place, "frame") : std::nullopt;
    if (!size)
        return;
    const JsonValue* const rotated = value.find("rotated");
    frame.region.rotated = rotated && rotated->type == JsonType::True;
    // A sheet gives width and height of the upright picture, also for a rotated frame.
    frame.region.rect = frame.region.rotated ? PixelRect{*x, *y, size->height, size->width}
                                             : PixelRect{*x, *y, size->width, size->height};
    readTrim(value, frame.region);
    readDuration(value, frame);
    if (const JsonValue* const pivot = value.find("pivot"); pivot && pivot->isObject()) {
        const JsonValue* const u = pivot->find("x");
        const JsonValue* const v = pivot->find("y");
        if (u && v && u->isNumber() && v->isNumber())
            frame.pivot = Vec2{u->number, v->number};
    }
    m_frames.push_back(std::move(frame));
}

void SheetBuilder::readTrim(const JsonValue& value, AtlasRegion& region)
{
    const JsonValue* const whole = value.find("sourceSize");
    const JsonValue* const rest = value.find("spriteSourceSize");
    if (!whole || !rest)
        return;
    const auto size = sizeIn(*whole, "sourceSize");
    const auto x = size ? wholeIn(*rest, "spriteSourceSize", "x") : std::nullopt;
    const auto y = x ? wholeIn(*rest, "spriteSourceSize", "y") : std::nullopt;
    if (!y)
        return;
    const PixelSize left = region.upright();
    if (*size == left && *x == 0 && *y == 0)
        return;
    if (!PixelRect{*x, *y, left.width, left.height}.isInside(*size)) {
        m_log.warning(rest->begin, texts::sheetBadTrim(inQuotes(region.name)), texts::sheetCorrectTrim());
        return;
    }
    region.whole = *size;
    region.trimX = *x;
    region.trimY = *y;
}

void SheetBuilder::readDuration(const JsonValue& value, Frame& frame)
{
    const JsonValue* const duration = value.find("duration");
    if (!duration)
        return;
    if (duration->isNumber() && duration->number > 0.0 && duration->number <= kMostMilliseconds) {
        frame.seconds = duration->number / 1000.0;
        return;
    }
    m_log.warning(duration->begin,
                  texts::sheetBadTime(inQuotes(frame.region.name), m_values.bytesOf(*duration).substr(0, 40)),
                  texts::sheetGiveTime());
    frame.seconds = kDefaultSeconds;
}

void SheetBuilder::readMeta(const JsonValue& meta)
{
    m_hasMeta = true;
    if (!meta.isObject()) {
        m_values.mismatch(meta, "meta", texts::sheetMetaForm());
        return;
    }
    if (const JsonValue* const app = meta.find("app"); app && app->isString()) {
        if (app->string.find("aseprite") != std::string_view::npos)
            m_maker = SheetMaker::Aseprite;
        else if (app->string.find("texturepacker") != std::string_view::npos)
            m_maker = SheetMaker::TexturePacker;
    }
    const JsonValue* const image = meta.find("image");
    if (!image || !image->isString() || image->string.empty()) {
        m_values.missing(meta, "\"meta\"", "image", "\"sheet.png\"");
    } else {
        m_atlas.picture = std::string(image->string);
        std::ranges::replace(m_atlas.picture, '\\', '/');
        if (const PathFault fault = pathFaultOf(m_atlas.picture, PathOwner::Atlas))
            m_log.warning(image->begin, fault.about(texts::pathOfPicture(inQuotes(m_atlas.picture))), fault.remedy);
    }
    if (const JsonValue* const size = meta.find("size")) {
        if (const auto sides = sizeIn(*size, "size"))
            m_atlas.size = *sides;
    } else {
        m_values.missing(meta, "\"meta\"", "size", R"({"w": 256, "h": 256})");
    }
    if (const JsonValue* const tags = meta.find("frameTags"))
        readTags(*tags);
}

void SheetBuilder::readTags(const JsonValue& tags)
{
    if (!tags.isArray()) {
        m_values.mismatch(tags, "frameTags", texts::sheetTagsForm());
        return;
    }
    if (tags.count > limits::kRegions) {
        m_log.error(tags.begin, texts::sheetManyTags(limits::kRegions), texts::sheetFewerTags());
        return;
    }
    for (const JsonValue& tag : tags.children())
        readTag(tag);
}

void SheetBuilder::readTag(const JsonValue& value)
{
    const JsonValue* const name = value.isObject() ? value.find("name") : nullptr;
    if (!name || !name->isString() || name->string.empty()) {
        m_log.warning(value.begin, texts::sheetTagNoName(), texts::sheetNameTag());
        return;
    }
    Tag tag;
    tag.name = std::string(name->string);
    tag.offset = value.begin;
    const auto from = wholeIn(value, "tag", "from");
    const auto to = from ? wholeIn(value, "tag", "to") : std::nullopt;
    if (!to)
        return;
    tag.from = static_cast<std::size_t>(*from);
    tag.to = static_cast<std::size_t>(*to);
    if (const JsonValue* const direction = value.find("direction")) {
        const auto word = m_values.word(*direction, "direction", kDirections);
        tag.direction = word.value_or(0);
    }
    if (const JsonValue* const repeat = value.find("repeat"))
        tag.once = (repeat->isString() && repeat->string == "1") || (repeat->isNumber() && repeat->number == 1.0);
    m_tags.push_back(std::move(tag));
}

void SheetBuilder::readAnimations(const JsonValue& animations)
{
    if (!animations.isObject() || animations.count > limits::kRegions) {
        m_values.mismatch(animations, "animations", texts::sheetAnimationsForm(limits::kRegions));
        return;
    }
    for (const JsonValue& value : animations.children()) {
        if (!value.isArray() || value.key.empty() || value.count > limits::kRegions) {
            m_log.warning(value.begin, texts::sheetBadAnimation(), texts::sheetWriteAnimation());
            continue;
        }
        NamedFrames named{std::string(value.key), value.begin, {}};
        for (const JsonValue& frame : value.children())
            if (frame.isString())
                named.frames.emplace_back(frame.string);
        m_named.push_back(std::move(named));
    }
}

bool SheetBuilder::member(const JsonValue& value)
{
    if (value.key == "frames") {
        m_hasFrames = true;
        if (value.isObject()) {
            for (const JsonValue& frame : value.children())
                readFrame(frame, frame.key);
        } else if (!value.isArray()) {
            m_values.mismatch(value, "frames", texts::sheetFramesForm());
        }
    } else if (value.key == "meta") {
        readMeta(value);
    } else if (value.key == "animations") {
        readAnimations(value);
    } else if (value.key == "textures") {
        m_log.error(value.begin, texts::sheetSeveral(), texts::sheetExportEach());
    }
    return !m_log.isFull() && !m_isOverFull;
}

/// Makes names unique. Aseprite can write several frames with the same name, one for each layer.
void SheetBuilder::makeNamesUnique()
{
    std::unordered_set<std::string> taken;
    for (const Frame& frame : m_frames)
        taken.insert(frame.region.name);
    if (taken.size() == m_frames.size())
        return;
    std::unordered_map<std::string, std::size_t> uses;
    for (Frame& frame : m_frames) {
        std::size_t& number = uses[frame.region.name];
        if (++number == 1)
            continue;
        std::string own;
        do
            own = frame.region.name + " " + std::to_string(number++);
        while (!taken.insert(own).second);
        --number;
        frame.region.name = std::move(own);
    }
}

void SheetBuilder::keepInside()
{
    for (Frame& frame : m_frames) {
        frame.isIn = frame.region.rect.isInside(m_atlas.size);
        if (frame.isIn)
            m_atlas.regions.push_back(frame.region);
        else
            m_log.warning(frame.offset,
                          texts::sheetFrameOutside(inQuotes(frame.region.name),
                                                   static_cast<std::uint64_t>(m_atlas.size.width),
                                                   static_cast<std::uint64_t>(m_atlas.size.height)),
                          texts::sheetExportBoth());
    }
}

void SheetBuilder::add(Animation animation, std::size_t offset)
{
    if (animation.frames.empty()) {
        m_log.warning(offset, texts::atlasAnimationEmpty(inQuotes(animation.name)), texts::sheetGiveFrames());
        return;
    }
    const std::string name = animation.name;
    for (int number = 2; animationNamed(m_atlas, animation.name); ++number)
        animation.name = name + " " + std::to_string(number);
    m_atlas.animations.push_back(std::move(animation));
}

void SheetBuilder::addTagged()
{
    for (const Tag& tag : m_tags) {
        Animation animation;
        animation.name = tag.name;
        const bool isPingPong = tag.direction >= 2;
        animation.playback = isPingPong ? Playback::PingPong : (tag.once ? Playback::Once : Playback::Loop);
        for (std::size_t i = tag.from; i <= tag.to && i < m_frames.size(); ++i)
            if (m_frames[i].isIn)
                animation.frames.push_back({m_frames[i].region.name, m_frames[i].seconds.value_or(kDefaultSeconds)});
        if (tag.direction % 2 == 1)
            std::ranges::reverse(animation.frames);
        add(std::move(animation), tag.offset);
    }
}

void SheetBuilder::addNamed()
{
    std::unordered_map<std::string_view, const Frame*> frames;
    for (const Frame& frame : m_frames)
        if (frame.isIn)
            frames.emplace(frame.region.name, &frame);
    for (NamedFrames& named : m_named) {
        Animation animation;
        animation.name = named.name;
        for (std::string& name : named.frames) {
            if (const auto found = frames.find(name); found != frames.end())
                animation.frames.push_back({name, found->second->seconds.value_or(kDefaultSeconds)});
            else
                m_log.warning(named.offset, texts::sheetFrameMissing(inQuotes(named.name), inQuotes(name)),
                              texts::sheetExportAgain());
        }
        add(std::move(animation), named.offset);
    }
}

void SheetBuilder::addAllFrames()
{
    Animation animation;
    const std::string& picture = m_atlas.picture;
    const std::size_t slash = picture.rfind('/');
    animation.name = picture.substr(slash == std::string::npos ? 0 : slash + 1);
    animation.name = animation.name.substr(0, animation.name.rfind('.'));
    if (animation.name.empty())
        animation.name = "all";
    for (const Frame& frame : m_frames) {
        if (!frame.seconds)
            return; // separate pictures, not the frames of an animation
        if (frame.isIn)
            animation.frames.push_back({frame.region.name, *frame.seconds});
    }
    if (animation.frames.size() > 1)
        add(std::move(animation), m_begin);
}

void SheetBuilder::keepPivots()
{
    JsonWriter json;
    json.beginObject();
    bool any = false;
    for (const Frame& frame : m_frames) {
        if (!frame.isIn || !frame.pivot || *frame.pivot == Vec2{0.5, 0.5})
            continue;
        any = true;
        json.key(frame.region.name).beginArray().value(frame.pivot->x).value(frame.pivot->y).endArray();
    }
    json.endObject();
    if (any)
        m_atlas.others.push_back({"pivots", json.take()});
}

bool SheetBuilder::documentEnded(std::size_t /*offset*/)
{
    if (m_log.hasErrors())
        return true; // a missing member may be a result of the errors
    if (!m_hasFrames)
        m_log.error(m_begin, texts::sheetNoFrames(), texts::sheetExport());
    else if (!m_hasMeta)
        m_log.error(m_begin, texts::sheetNoMeta(), texts::sheetAddMeta());
    if (m_log.hasErrors())
        return true;
    makeNamesUnique();
    keepInside();
    addTagged();
    addNamed();
    if (m_tags.empty() && m_named.empty())
        addAllFrames();
    keepPivots();
    return true;
}

/// Stops at the first key that shows the kind of the file.
class SheetProbe final : public JsonReceiver {
public:
    bool documentBegun(std::size_t /*offset*/, bool isObject) override { return isObject; }
    bool isStreamed(std::string_view key) override { return m_isSheet = m_isSheet || key == "frames"; }
    bool element(const JsonValue& /*value*/) override { return false; }
    bool member(const JsonValue& value) override
    {
        m_isSheet = m_isSheet || value.key == "frames" || value.key == "textures";
        return !m_isSheet && value.key != "format";
    }
    bool documentEnded(std::size_t /*offset*/) override { return true; }
    bool duplicateKey(std::string_view /*key*/, std::size_t /*offset*/, std::size_t /*first*/) override { return true; }
    [[nodiscard]] bool isSheet() const noexcept { return m_isSheet; }

private:
    bool m_isSheet = false;
};

std::size_t beginOf(const std::string& text) { return text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0; }

} // namespace

const Problem& SheetReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

bool isSheet(const std::string& text)
{
    if (textFaultOf(text))
        return false;
    SheetProbe probe;
    const auto fault = parseJson(text, beginOf(text), probe);
    return probe.isSheet() || (fault && text.find("\"frames\"") != std::string::npos);
}

SheetReading readSheet(const std::string& text, const std::string& fileName)
{
    SheetReading reading;
    if (const auto fault = textFaultOf(text)) {
        ProblemLog log(1);
        log.error(fault->offset, fault->message, fault->remedy);
        reading.problems = log.located(text, fileName);
        return reading;
    }
    SheetBuilder builder(text);
    if (const auto fault = parseJson(text, beginOf(text), builder))
        builder.log().error(fault->offset, fault->message, fault->remedy);
    reading.problems = builder.log().located(text, fileName);
    reading.maker = builder.maker();
    if (!builder.log().hasErrors())
        reading.atlas = builder.take();
    return reading;
}

SheetReading readSheetFile(const std::string& path)
{
    const Result<std::string> text = readFile(path, limits::kFileBytes, texts::fileSheet());
    if (!text)
        return {std::nullopt, SheetMaker::Unknown, {text.problem()}};
    return readSheet(*text, path);
}

} // namespace broadside

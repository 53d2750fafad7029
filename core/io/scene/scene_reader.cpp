#include "core/io/scene/scene_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/file_messages.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/io/scene/component_json.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/object_blocks.h"
#include "core/io/scene/object_json.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/scene_file_messages.h"
#include "core/io/scene/scene_lines.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/sprite_json.h"
#include "core/io/scene/templates_section.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

/// A scene of many small objects needs this many times the memory of its file, with the objects' table.
constexpr std::uint64_t kTimesInMemory = 5;

/// What remains of a scene after it was read.
enum class Kept : std::uint8_t {
    All,
    Content, ///< Everything but the text.
    Problems ///< No objects: a check of a million needs hardly any memory.
};

/// Builds a scene from the members of its document, in any order.
class SceneBuilder final : public JsonReceiver {
public:
    SceneBuilder(std::shared_ptr<const std::string> text, std::size_t maxProblems, Kept kept)
        : m_source(std::make_shared<SceneSource>())
        , m_log(std::max<std::size_t>(maxProblems, 1))
        , m_values(*text, m_log)
        , m_keepsObjects(kept != Kept::Problems)
    {
        if (kept != Kept::All)
            return;
        m_text = text;
        m_source->text = std::move(text);
    }

    bool documentBegun(std::size_t offset, bool isObject) override;
    bool isStreamed(std::string_view key) override { return key == "objects"; }
    bool element(const JsonValue& value) override;
    bool member(const JsonValue& value) override;
    bool documentEnded(std::size_t offset) override;
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override;

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    void logFault(std::string_view text, const JsonFault& fault)
    {
        m_log.setObject({});
        m_header.logFault(m_log, text, fault);
    }
    /// @pre no errors; not for Kept::Problems
    [[nodiscard]] Scene takeScene();

private:
    /// The object's begin in the text; no value if there is no object with this id yet.
    [[nodiscard]] std::optional<std::size_t> beginOf(ObjectId id) const;
    [[nodiscard]] ObjectReaders readers() noexcept
    {
        return {m_values, m_components, m_layers, m_properties, m_templates, m_sprites};
    }

    std::shared_ptr<SceneSource> m_source; // without a text if the text is dropped
    SourceSlice::Text m_text;              // the same text, for the objects
    ProblemLog m_log;
    ValueReader m_values;
    ComponentReader m_components;
    LayersReader m_layers;
    PropertyReader m_properties;
    TemplatesReader m_templates;
    SpriteReader m_sprites;
    bool m_keepsObjects;
    ObjectBlocks m_blocks;
    Scene m_scene;
    ObjectId m_nextId; // above all ids so far
    // Instead of the objects, if they are not kept.
    IdList m_ids;
    std::vector<std::uint32_t> m_begins;
    /// One for each section, then one for the document. They are joined in this order, independent of the order in the
    /// file.
    std::vector<ExtraMembers> m_extras{sceneSections().size() + 1};
    DocumentHeader m_header{kSceneDocument};
};

bool SceneBuilder::documentBegun(std::size_t offset, bool isObject)
{
    m_source->begin = offset;
    return m_header.checkBegin(m_log, offset, isObject);
}

bool SceneBuilder::duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset)
{
    logDuplicateKey(m_log, key, offset, firstOffset);
    return !m_log.isFull();
}

std::optional<std::size_t> SceneBuilder::beginOf(ObjectId id) const
{
    if (id >= m_nextId) // the usual case, in which nothing has to be looked for
        return std::nullopt;
    if (const auto place = m_ids.find(id))
        return m_begins[*place];
    const SceneObject* const object = m_scene.find(id);
    return object ? std::optional<std::size_t>{object->source.begin} : std::nullopt;
}

bool SceneBuilder::element(const JsonValue& value)
{
    if (m_scene.size() + m_ids.size() >= limits::kObjects) {
        m_log.error(value.begin, texts::sceneManyObjects(limits::kObjects), texts::sceneSplit());
        return false;
    }
    auto object = m_keepsObjects ? m_blocks.next() : std::make_shared<SceneObject>();
    if (!readObject(readers(), value, *object))
        return !m_log.isFull();
    object->source = {m_text, value.begin, value.end};
    if (const auto first = beginOf(object->id)) {
        const JsonValue* const id = value.find("id");
        m_log.setObject(object->id);
        m_log.repetition(id ? id->begin : value.begin, *first, texts::sceneIdTwice(object->id.value),
                         texts::sceneOwnId());
        m_log.setObject({});
    } else {
        m_nextId = {std::max(m_nextId.value, object->id.value + 1)};
        if (m_keepsObjects) {
            m_scene.append(std::move(object));
        } else {
            m_ids.append(object->id);
            m_begins.push_back(value.begin);
        }
    }
    return !m_log.isFull();
}

bool SceneBuilder::member(const JsonValue& value)
{
    m_source->members.push_back({std::string(value.key), value.keyBegin, value.begin, value.end});
    if (value.key == kFormatKey)
        return m_header.readFormat(m_values, value);
    if (value.key == kVersionKey)
        return m_header.readVersion(m_values, value);
    if (const SceneSection* const section = sectionNamed(value.key)) {
        ExtraMembers& extra = m_extras[static_cast<std::size_t>(section - sceneSections().data())];
        section->read({readers(), extra, m_text}, value, m_scene);
    } else {
        m_values.keepUnknown(value, JsonPath{}, sceneKeys(), m_extras.back());
    }
    return !m_log.isFull();
}

bool SceneBuilder::documentEnded(std::size_t offset)
{
    m_source->end = offset;
    m_header.checkEnd(m_log, m_source->begin);
    if (!m_log.hasErrors()) {
        const auto exists = [this](ObjectId id) { return beginOf(id).has_value(); };
        m_components.checkReferences(exists, m_log);
        m_properties.checkReferences(exists, m_log);
        m_layers.checkNames(m_scene, m_log);
    }
    return true;
}

Scene SceneBuilder::takeScene()
{
    for (const ExtraMembers& extra : m_extras)
        for (const ExtraMembers::Member& member : extra.members())
            m_scene.extra.add(member);
    if (!m_source->text)
        return std::move(m_scene);
    m_source->scene = m_scene; // shares the list of objects
    m_scene.source = std::move(m_source);
    return std::move(m_scene);
}

SceneReading refusedScene(ProblemLog log, std::string_view text, const std::string& fileName, std::size_t offset,
                          Message message, Message remedy)
{
    log.error(offset, std::move(message), std::move(remedy));
    return {std::nullopt, log.located(text, fileName)};
}

/// `guess`: the number of lines that the text probably has. Counting them takes longer than finding them.
std::vector<std::uint32_t> linesOf(std::string_view text, std::size_t guess)
{
    std::vector<std::uint32_t> lines{0};
    lines.reserve(guess);
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        lines.push_back(static_cast<std::uint32_t>(at + 1));
    return lines;
}

/// readScene() and readSceneFile().
SceneReading readText(const std::shared_ptr<const std::string>& shared, const std::string& fileName,
                      std::size_t maxProblems, Kept kept)
{
    const std::string& text = *shared;
    if (text.size() > limits::kFileBytes)
        return refusedScene(ProblemLog{1}, {}, fileName, 0, texts::sceneLongText(text.size(), limits::kFileBytes >> 20),
                            texts::sceneSplit());
    if (const auto fault = textFaultOf(text))
        return refusedScene(ProblemLog{1}, text, fileName, fault->offset, fault->message, fault->remedy);

    const std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    SceneBuilder builder(shared, maxProblems, kept);
    const auto fault = parseJson(text, begin, builder);
    if (fault)
        builder.logFault(text, *fault);
    SceneReading reading;
    reading.problems = builder.log().located(text, fileName);
    if (kept != Kept::Problems && !builder.log().hasErrors())
        reading.scene = builder.takeScene();
    return reading;
}

} // namespace

const Problem& SceneReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

SceneReading readScene(std::string text, const std::string& fileName, std::size_t maxProblems)
{
    return readText(std::make_shared<const std::string>(std::move(text)), fileName, maxProblems, Kept::All);
}

std::optional<Problem> sceneErrorIn(const std::string& text, const std::string& fileName)
{
    const std::shared_ptr<const std::string> unowned(std::shared_ptr<const void>(), &text);
    const SceneReading reading = readText(unowned, fileName, 1, Kept::Problems);
    const auto error = std::ranges::find(reading.problems, Severity::Error, &Problem::severity);
    return error == reading.problems.end() ? std::nullopt : std::optional{*error};
}

namespace {

Result<std::shared_ptr<const std::string>> textOf(const std::string& path)
{
    Result<std::string> text = readFile(path, limits::kFileBytes, texts::fileScene(), kTimesInMemory);
    if (!text)
        return text.problem();
    return std::make_shared<const std::string>(std::move(text).value());
}

} // namespace

SceneReading readSceneFile(const std::string& path, std::size_t maxProblems, FileText kept)
{
    const auto text = textOf(path);
    if (!text)
        return {std::nullopt, {text.problem()}};
    return readText(*text, path, maxProblems, kept == FileText::Kept ? Kept::All : Kept::Content);
}

SceneWithLines readSceneWithLines(const std::string& path, std::size_t maxProblems)
{
    const auto text = textOf(path);
    if (!text)
        return {{std::nullopt, {text.problem()}}, {}};
    SceneWithLines read{readText(*text, path, maxProblems, Kept::Content), {}};
    if (read.reading.scene)
        read.lines = linesOf(**text, read.reading.scene->size() + 64); // one object a line, and the settings
    return read;
}

} // namespace broadside

#include "core/io/scene/scene_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/file_messages.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/io/scene/component_json.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/object_json.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/scene_file_messages.h"
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

/// Builds a scene from the members of its document, in any order.
class SceneBuilder final : public JsonReceiver {
public:
    SceneBuilder(std::shared_ptr<const std::string> text, std::size_t maxProblems, FileText kept)
        : m_source(std::make_shared<SceneSource>())
        , m_log(std::max<std::size_t>(maxProblems, 1))
        , m_values(*text, m_log)
    {
        if (kept == FileText::Kept)
            m_source->text = std::move(text);
    }

    bool documentBegun(std::size_t offset, bool isObject) override;
    bool isStreamed(std::string_view key) override { return key == "objects"; }
    bool element(const JsonValue& value) override;
    bool member(const JsonValue& value) override;
    bool documentEnded(std::size_t offset) override;
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override;

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    /// @pre no errors
    [[nodiscard]] Scene takeScene();

private:
    [[nodiscard]] ObjectReaders readers() noexcept
    {
        return {m_values, m_components, m_layers, m_properties, m_templates, m_sprites};
    }

    std::shared_ptr<SceneSource> m_source; // without a text if the text is dropped
    ProblemLog m_log;
    ValueReader m_values;
    ComponentReader m_components;
    LayersReader m_layers;
    PropertyReader m_properties;
    TemplatesReader m_templates;
    SpriteReader m_sprites;
    Scene m_scene;
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

bool SceneBuilder::element(const JsonValue& value)
{
    if (m_scene.size() >= limits::kObjects) {
        m_log.error(value.begin, texts::sceneManyObjects(limits::kObjects), texts::sceneSplit());
        return false;
    }
    auto object = readObject(readers(), value);
    if (!object)
        return !m_log.isFull();
    object->source = {m_source->text, value.begin, value.end};
    if (const SceneObject* const first = m_scene.find(object->id)) {
        const JsonValue* const id = value.find("id");
        m_log.setObject(object->id);
        m_log.repetition(id ? id->begin : value.begin, first->source.begin, texts::sceneIdTwice(object->id.value),
                         texts::sceneOwnId());
        m_log.setObject({});
    } else {
        m_scene.append(std::move(object));
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
        section->read({readers(), extra, m_source->text}, value, m_scene);
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
        m_components.checkReferences(m_scene, m_log);
        m_properties.checkReferences(m_scene, m_log);
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
    for (const SceneSection& section : sceneSections())
        if (section.copy)
            section.copy(m_scene, m_source->sections);
    m_source->sections.extra = m_scene.extra;
    m_source->objects.assign(m_scene.objects().begin(), m_scene.objects().end());
    m_scene.source = std::move(m_source);
    return std::move(m_scene);
}

SceneReading refusedScene(ProblemLog log, std::string_view text, const std::string& fileName, std::size_t offset,
                          Message message, Message remedy)
{
    log.error(offset, std::move(message), std::move(remedy));
    return {std::nullopt, log.located(text, fileName)};
}

/// readScene() and readSceneFile().
SceneReading readText(const std::shared_ptr<const std::string>& shared, const std::string& fileName,
                      std::size_t maxProblems, FileText kept)
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
    if (fault) {
        builder.log().setObject({});
        builder.log().error(fault->offset, fault->message, fault->remedy);
    }
    SceneReading reading;
    reading.problems = builder.log().located(text, fileName);
    if (!builder.log().hasErrors())
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
    return readText(std::make_shared<const std::string>(std::move(text)), fileName, maxProblems, FileText::Kept);
}

std::optional<Problem> sceneErrorIn(const std::string& text, const std::string& fileName)
{
    const std::shared_ptr<const std::string> unowned(std::shared_ptr<const void>(), &text);
    const SceneReading reading = readText(unowned, fileName, 1, FileText::Dropped);
    return reading.scene ? std::nullopt : std::optional{reading.firstError()};
}

SceneReading readSceneFile(const std::string& path, std::size_t maxProblems, FileText kept)
{
    Result<std::string> text = readFile(path, limits::kFileBytes, texts::fileScene(), kTimesInMemory);
    if (!text)
        return {std::nullopt, {text.problem()}};
    return readText(std::make_shared<const std::string>(std::move(text).value()), path, maxProblems, kept);
}

} // namespace broadside

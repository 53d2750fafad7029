#include "editor/scripts/script_scene.h"

#include "core/base/limits.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_writer.h"
#include "editor/scripts/script_messages.h"

#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kVersionKeys = R"({"format": "broadside-scene", "version": 1)";

/// Not the objects, the format and the version.
bool hasContent(const SceneSection& section) { return section.read && !section.isOfObjects; }

std::string valueOf(const SceneSection& section, const Scene& scene)
{
    if (section.write) {
        JsonWriter writer;
        section.write(writer, scene);
        return writer.take();
    }
    std::string list;
    section.eachLine(scene, [&list](const std::string& line) { list += (list.empty() ? "" : ", ") + line; });
    return "[" + list + "]";
}

/// The sections of a scene as the begin of a document. `json` replaces the section with the key.
std::string sectionsOf(const Scene& scene, std::string_view key = {}, std::string_view json = {})
{
    std::string text(kVersionKeys);
    for (const SceneSection& section : sceneSections())
        if (hasContent(section))
            text += ", \"" + std::string(section.key) +
                    "\": " + (section.key == key ? std::string(json) : valueOf(section, scene));
    return text;
}

/// The place in the text means nothing to the author of a script.
Message messageOf(const Problem& problem) { return texts::scriptBadValue(problem.message, problem.remedy); }

struct ReadObject {
    ObjectPtr object; ///< Null: there is a problem.
    Message problem;
};

ReadObject objectFrom(const std::string& head, const std::string& json)
{
    const SceneReading reading = readScene(head + ", \"objects\": [" + json + "]}", {}, 1);
    if (!reading.scene)
        return {nullptr, messageOf(reading.firstError())};
    return {edited(*reading.scene->objects().front(), [](SceneObject&) {}), {}};
}

} // namespace

ScriptScene::ScriptScene(Scene scene)
    : m_scene(std::move(scene))
{}

std::string ScriptScene::ids() const
{
    JsonWriter writer;
    writer.beginArray();
    for (const ObjectPtr& object : m_scene.objects())
        writer.value(object->id.value);
    writer.endArray();
    return writer.take();
}

std::string ScriptScene::objects() const
{
    std::string list;
    for (const ObjectPtr& object : m_scene.objects()) {
        list += list.empty() ? "[" : ",";
        list += writeObject(*object);
    }
    return list.empty() ? "[]" : list + "]";
}

std::string ScriptScene::object(ObjectId id) const
{
    const SceneObject* object = m_scene.find(id);
    return object ? writeObject(*object) : "null";
}

std::optional<std::string> ScriptScene::section(std::string_view key) const
{
    const SceneSection* section = sectionNamed(key);
    if (!section || !hasContent(*section))
        return std::nullopt;
    return valueOf(*section, m_scene);
}

const std::string& ScriptScene::head()
{
    if (m_head.empty())
        m_head = sectionsOf(m_scene);
    return m_head;
}

std::optional<Message> ScriptScene::add(const std::string& json)
{
    if (m_scene.size() >= limits::kObjects)
        return texts::scriptTooManyObjects(limits::kObjects);
    const ReadObject read = objectFrom(head(), json);
    if (!read.object)
        return read.problem;
    if (m_scene.contains(read.object->id))
        return texts::scriptIdTaken(read.object->id.value);
    m_scene.append(read.object);
    ++m_edits;
    return std::nullopt;
}

std::optional<Message> ScriptScene::replace(const std::string& json)
{
    const ReadObject read = objectFrom(head(), json);
    if (!read.object)
        return read.problem;
    if (!m_scene.contains(read.object->id))
        return texts::scriptNoObject(read.object->id.value);
    m_scene.replace(read.object);
    ++m_edits;
    return std::nullopt;
}

std::optional<Message> ScriptScene::remove(std::span<const ObjectId> ids)
{
    for (const ObjectId id : ids)
        if (!m_scene.contains(id))
            return texts::scriptNoObject(id.value);
    m_scene.remove(ids);
    ++m_edits;
    return std::nullopt;
}

std::optional<Message> ScriptScene::setSection(std::string_view key, const std::string& json)
{
    const SceneSection* section = sectionNamed(key);
    if (!section || !hasContent(*section))
        return texts::scriptNoSection(key);
    const SceneReading reading = readScene(sectionsOf(m_scene, key, json) + ", \"objects\": []}", {}, 1);
    if (!reading.scene)
        return messageOf(reading.firstError());
    section->copy(*reading.scene, m_scene);
    m_head.clear();
    ++m_edits;
    return std::nullopt;
}

} // namespace broadside

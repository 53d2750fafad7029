#include "core/io/scene/scene_writer.h"

#include "core/io/json/container_splicer.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_source.h"

#include <algorithm>
#include <set>
#include <span>
#include <unordered_map>

namespace broadside {
namespace {

using Layout = JsonWriter::Layout;

/// Writes a scene into the text that it was read from.
class SceneSplicer {
public:
    SceneSplicer(const Scene& scene, const SceneSource& source)
        : m_scene(scene)
        , m_source(source)
        , m_text(*source.text)
    {}

    [[nodiscard]] std::string spliced();

private:
    [[nodiscard]] bool isEdited(const SceneSection& section) const;
    [[nodiscard]] const ExtraMembers::Member* keptMember(std::string_view key, const ExtraMembers& extra) const;
    [[nodiscard]] std::string newValue(const SceneSection& section) const;
    void addMissing(ContainerSplicer& document, std::span<const SceneSection> sections);
    void writeMember(ContainerSplicer& document, const SceneSource::Member& member);
    void addExtra(ContainerSplicer& document) const;
    [[nodiscard]] std::string splicedObjects(std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool isOriginal(const ObjectPtr& object) const;
    [[nodiscard]] std::unordered_map<ObjectId, const SceneObject*> replacedObjects() const;

    const Scene& m_scene;
    const SceneSource& m_source;
    std::string_view m_text;
    std::set<std::string_view> m_written; // keys that were not in the text
};

bool SceneSplicer::isEdited(const SceneSection& section) const
{
    return section.isOfObjects ? !std::ranges::equal(m_scene.objects(), m_source.objects)
                               : broadside::isEdited(section, m_scene, m_source.sections);
}

const ExtraMembers::Member* SceneSplicer::keptMember(std::string_view key, const ExtraMembers& extra) const
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path.empty() && member.key == key)
            return &member;
    return nullptr;
}

std::string SceneSplicer::newValue(const SceneSection& section) const
{
    if (section.eachLine) {
        std::string out;
        ContainerSplicer array("[]", 0, 2, 2, lineBreakOf(m_text), out);
        section.eachLine(m_scene, [&array](const std::string& line) { array.added(line); });
        array.close();
        return out;
    }
    JsonWriter writer;
    section.write(writer, m_scene);
    return writer.take();
}

void SceneSplicer::addMissing(ContainerSplicer& document, std::span<const SceneSection> sections)
{
    for (const SceneSection& section : sections) {
        const bool inText =
            std::ranges::find(m_source.members, section.key, &SceneSource::Member::key) != m_source.members.end();
        if (inText || !isEdited(section) || !m_written.insert(section.key).second)
            continue;
        document.added("\"" + std::string(section.key) + "\": " + newValue(section));
    }
}

void SceneSplicer::writeMember(ContainerSplicer& document, const SceneSource::Member& member)
{
    const std::string_view bytes = m_text.substr(member.begin, member.end - member.begin);
    const std::string_view keyBytes = m_text.substr(member.begin, member.valueBegin - member.begin);
    const SceneSection* const section = sectionNamed(member.key);
    if (!section) {
        const auto* const now = keptMember(member.key, m_scene.extra);
        const auto* const then = keptMember(member.key, m_source.sections.extra);
        if (now)
            document.old(member.begin, member.end,
                         then && now->json == then->json ? std::string(bytes) : std::string(keyBytes) + now->json);
        return;
    }
    addMissing(document, {sceneSections().data(), section});
    if (!isEdited(*section)) {
        document.old(member.begin, member.end, bytes);
        return;
    }
    if (section->removedWhenDefault && section->isDefault(m_scene))
        return;
    const auto value = [&] {
        if (section->isOfObjects)
            return splicedObjects(member.valueBegin, member.end);
        return section->splice ? section->splice(m_scene, m_source.sections, m_text, member.valueBegin, member.end)
                               : newValue(*section);
    };
    document.old(member.begin, member.end, std::string(keyBytes) + value());
}

void SceneSplicer::addExtra(ContainerSplicer& document) const
{
    for (const ExtraMembers::Member& member : m_scene.extra.members()) {
        const bool inText =
            std::ranges::find(m_source.members, member.key, &SceneSource::Member::key) != m_source.members.end();
        if (!member.path.empty() || inText || sectionNamed(member.key))
            continue;
        JsonWriter writer;
        writer.beginObject().key(member.key).raw(member.json).endObject();
        document.added(std::string_view{writer.text()}.substr(1, writer.text().size() - 2));
    }
}

/// Whether it is the same object in memory as the one that was read, because a copy may have been changed.
bool SceneSplicer::isOriginal(const ObjectPtr& object) const
{
    const auto found = std::ranges::lower_bound(m_source.objects, object->source.begin, {},
                                                [](const ObjectPtr& original) { return original->source.begin; });
    return found != m_source.objects.end() && *found == object;
}

std::unordered_map<ObjectId, const SceneObject*> SceneSplicer::replacedObjects() const
{
    std::unordered_map<ObjectId, const SceneObject*> replaced;
    for (const ObjectPtr& object : m_source.objects)
        if (m_scene.find(object->id) != object.get())
            replaced.emplace(object->id, object.get());
    return replaced;
}

std::string SceneSplicer::splicedObjects(std::size_t begin, std::size_t end) const
{
    std::string out;
    out.reserve(end - begin + (end - begin) / 8);
    ContainerSplicer array(m_text, begin, end, 2, lineBreakOf(m_text), out);
    const auto replaced = replacedObjects();
    for (const ObjectPtr& object : m_scene.objects()) {
        if (isOriginal(object)) {
            array.old(object->source.begin, object->source.end, object->source.view());
            continue;
        }
        const auto found = replaced.find(object->id);
        if (found == replaced.end()) {
            array.added(writeObject(*object));
            continue;
        }
        const SceneObject& original = *found->second;
        const bool changed = !sameContent(original, *object);
        array.old(original.source.begin, original.source.end,
                  changed ? writeObject(*object) : std::string(original.source.view()));
    }
    array.close();
    return out;
}

std::string SceneSplicer::spliced()
{
    std::string out;
    out.reserve(m_text.size() + m_text.size() / 8);
    out += m_text.substr(0, m_source.begin);
    ContainerSplicer document(m_text, m_source.begin, m_source.end, 1, lineBreakOf(m_text), out);
    for (const SceneSource::Member& member : m_source.members)
        writeMember(document, member);
    addMissing(document, sceneSections());
    addExtra(document);
    document.close();
    out += m_text.substr(m_source.end);
    return out;
}

} // namespace

std::string writeScene(const Scene& scene)
{
    return scene.source ? SceneSplicer(scene, *scene.source).spliced() : writeSceneCanonically(scene);
}

std::string writeSceneCanonically(const Scene& scene)
{
    JsonWriter writer;
    writer.beginObject(Layout::Lines);
    for (const SceneSection& section : sceneSections()) {
        if (section.isDefault && section.isDefault(scene))
            continue;
        writer.key(section.key);
        if (!section.eachLine) {
            section.write(writer, scene);
            continue;
        }
        writer.beginArray(Layout::Lines);
        section.eachLine(scene, [&writer](const std::string& line) { writer.raw(line); });
        writer.endArray();
    }
    writeExtra(writer, scene.extra, "", sceneKeys());
    writer.endObject();
    return writer.take() + "\n";
}

std::string writeObject(const SceneObject& object)
{
    JsonWriter writer;
    writeObject(writer, object);
    return writer.take();
}

} // namespace broadside

#include "core/io/scene/scene_writer.h"

#include "core/io/json/container_splicer.h"
#include "core/io/scene/layers_writer.h"
#include "core/io/scene/object_writer.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/settings_writer.h"
#include "core/io/scene/templates_writer.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_map>

namespace broadside {
namespace {

using Layout = JsonWriter::Layout;

std::string layerText(const Layer& layer)
{
    JsonWriter writer;
    writeLayer(writer, layer);
    return writer.take();
}

void writeTemplates(JsonWriter& writer, const Scene& scene)
{
    writer.beginArray(Layout::Lines);
    for (const Template& content : scene.templates)
        writeTemplate(writer, content);
    writer.endArray();
}

void writeLayers(JsonWriter& writer, const Scene& scene)
{
    writer.beginArray(Layout::Lines);
    for (const Layer& layer : scene.layers)
        writeLayer(writer, layer);
    writer.endArray();
}

void writeObjects(JsonWriter& writer, const Scene& scene)
{
    writer.beginArray(Layout::Lines);
    for (const ObjectPtr& object : scene.objects())
        writeObject(writer, *object);
    writer.endArray();
}

/// Writes a scene over the text it was read from.
class SceneSplicer {
public:
    SceneSplicer(const Scene& scene, const SceneSource& source)
        : m_scene(scene)
        , m_source(source)
        , m_text(*source.text)
    {}

    [[nodiscard]] std::string spliced();

private:
    /// The index in kSceneKeys; their number for a key that has no meaning.
    [[nodiscard]] static std::size_t indexOf(std::string_view key);
    [[nodiscard]] bool isEdited(std::size_t key) const;
    [[nodiscard]] bool extraDiffers(std::string_view section) const;
    [[nodiscard]] const ExtraMembers::Member* keptMember(std::string_view key, const ExtraMembers& extra) const;
    [[nodiscard]] std::string onLines(const std::vector<std::string>& children) const;
    [[nodiscard]] std::string newValue(std::size_t key) const;
    void addMissing(ContainerSplicer& document, std::size_t before);
    void writeMember(ContainerSplicer& document, const SceneSource::Member& member);
    void addExtra(ContainerSplicer& document) const;
    [[nodiscard]] std::string splicedObjects(std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool isOriginal(const ObjectPtr& object) const;
    [[nodiscard]] std::unordered_map<ObjectId, const SceneObject*> replacedObjects() const;

    const Scene& m_scene;
    const SceneSource& m_source;
    std::string_view m_text;
    std::array<bool, kSceneKeys.size()> m_written{};
};

std::size_t SceneSplicer::indexOf(std::string_view key)
{
    return static_cast<std::size_t>(std::ranges::find(kSceneKeys, key) - kSceneKeys.begin());
}

bool SceneSplicer::extraDiffers(std::string_view section) const
{
    const auto ofSection = [&](const ExtraMembers& extra) {
        std::vector<ExtraMembers::Member> members;
        for (const ExtraMembers::Member& member : extra.members())
            if (member.path.starts_with(section))
                members.push_back(member);
        return members;
    };
    return ofSection(m_scene.extra) != ofSection(m_source.extra);
}

bool SceneSplicer::isEdited(std::size_t key) const
{
    switch (key) {
    case kWorldKey:
        return m_scene.world != m_source.world || extraDiffers("world");
    case kBroadPhaseKey:
        return m_scene.broadPhase != m_source.broadPhase || extraDiffers("broadPhase");
    case kStepKey:
        return m_scene.step != m_source.step || extraDiffers("step");
    case kComponentsKey:
        return m_scene.components != m_source.components || extraDiffers("components");
    case kLayersKey:
        return m_scene.layers != m_source.layers;
    case kGuidesKey:
        return m_scene.guides != m_source.guides || extraDiffers("guides");
    case kAtlasesKey:
        return m_scene.atlases != m_source.atlases;
    case kTemplatesKey:
        return m_scene.templates != m_source.templates;
    case kObjectsKey:
        return !std::ranges::equal(m_scene.objects(), m_source.objects);
    default:
        return false;
    }
}

const ExtraMembers::Member* SceneSplicer::keptMember(std::string_view key, const ExtraMembers& extra) const
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path.empty() && member.key == key)
            return &member;
    return nullptr;
}

std::string SceneSplicer::onLines(const std::vector<std::string>& children) const
{
    std::string out;
    ContainerSplicer array("[]", 0, 2, 2, lineBreakOf(m_text), out);
    for (const std::string& child : children)
        array.added(child);
    array.close();
    return out;
}

std::string SceneSplicer::newValue(std::size_t key) const
{
    std::vector<std::string> children;
    if (key == kLayersKey) {
        std::ranges::transform(m_scene.layers, std::back_inserter(children), layerText);
        return onLines(children);
    }
    if (key == kTemplatesKey) {
        for (const Template& content : m_scene.templates)
            children.push_back(writeTemplate(content));
        return onLines(children);
    }
    if (key == kObjectsKey) {
        for (const ObjectPtr& object : m_scene.objects())
            children.push_back(writeObject(*object));
        return onLines(children);
    }
    JsonWriter writer;
    writeSection(writer, m_scene, key);
    return writer.take();
}

void SceneSplicer::addMissing(ContainerSplicer& document, std::size_t before)
{
    for (std::size_t key = 0; key < before; ++key) {
        const bool inText =
            std::ranges::find(m_source.members, kSceneKeys[key], &SceneSource::Member::key) != m_source.members.end();
        if (inText || m_written[key] || !isEdited(key))
            continue;
        document.added("\"" + std::string(kSceneKeys[key]) + "\": " + newValue(key));
        m_written[key] = true;
    }
}

void SceneSplicer::writeMember(ContainerSplicer& document, const SceneSource::Member& member)
{
    const std::string_view bytes = m_text.substr(member.begin, member.end - member.begin);
    const std::string_view keyBytes = m_text.substr(member.begin, member.valueBegin - member.begin);
    const std::size_t key = indexOf(member.key);
    if (key == kSceneKeys.size()) {
        const auto* const now = keptMember(member.key, m_scene.extra);
        const auto* const then = keptMember(member.key, m_source.extra);
        if (now)
            document.old(member.begin, member.end,
                         then && now->json == then->json ? std::string(bytes) : std::string(keyBytes) + now->json);
        return;
    }
    addMissing(document, key);
    if (!isEdited(key)) {
        document.old(member.begin, member.end, bytes);
        return;
    }
    if ((key == kGuidesKey && !hasGuides(m_scene)) || (key == kAtlasesKey && m_scene.atlases.empty()))
        return;
    const auto value = [&] {
        if (key == kObjectsKey)
            return splicedObjects(member.valueBegin, member.end);
        return key == kTemplatesKey
                   ? spliceTemplates(m_scene.templates, m_source.templates, m_text, member.valueBegin, member.end, 2)
                   : newValue(key);
    };
    document.old(member.begin, member.end, std::string(keyBytes) + value());
}

void SceneSplicer::addExtra(ContainerSplicer& document) const
{
    for (const ExtraMembers::Member& member : m_scene.extra.members()) {
        const bool inText =
            std::ranges::find(m_source.members, member.key, &SceneSource::Member::key) != m_source.members.end();
        if (!member.path.empty() || inText || indexOf(member.key) != kSceneKeys.size())
            continue;
        JsonWriter writer;
        writer.beginObject().key(member.key).raw(member.json).endObject();
        document.added(std::string_view{writer.text()}.substr(1, writer.text().size() - 2));
    }
}

/// Whether it is the very object that was read: a copy may have been changed since.
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
    addMissing(document, kSceneKeys.size());
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
    for (std::size_t key = 0; key < kLayersKey; ++key)
        writeSection(writer.key(kSceneKeys[key]), scene, key);
    if (!scene.layers.empty())
        writeLayers(writer.key(kSceneKeys[kLayersKey]), scene);
    if (hasGuides(scene))
        writeSection(writer.key(kSceneKeys[kGuidesKey]), scene, kGuidesKey);
    if (!scene.atlases.empty())
        writeSection(writer.key(kSceneKeys[kAtlasesKey]), scene, kAtlasesKey);
    if (!scene.templates.empty())
        writeTemplates(writer.key(kSceneKeys[kTemplatesKey]), scene);
    writeObjects(writer.key(kSceneKeys[kObjectsKey]), scene);
    writeExtra(writer, scene.extra, "", kSceneKeys);
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

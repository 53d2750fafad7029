#include "core/io/scene/scene_writer.h"

#include "core/io/json/container_splicer.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/scene_stream.h"

#include <algorithm>
#include <set>
#include <span>
#include <unordered_map>

namespace broadside {
namespace {

using Layout = JsonWriter::Layout;

constexpr std::size_t kPiece = std::size_t{1} << 20; ///< Bytes that the sink gets at once, or some more.

/// Writes a scene into the text that it was read from.
class SceneSplicer {
public:
    SceneSplicer(const Scene& scene, const SceneSource& source, const ObjectChanges* changes, const TextSink& sink)
        : m_scene(scene)
        , m_source(source)
        , m_changes(changes)
        , m_text(*source.text)
        , m_sink(sink)
    {}

    void splice();

private:
    [[nodiscard]] bool isEdited(const SceneSection& section) const;
    [[nodiscard]] bool haveObjectsChanged() const;
    [[nodiscard]] const ExtraMembers::Member* keptMember(std::string_view key, const ExtraMembers& extra) const;
    [[nodiscard]] std::string newValue(const SceneSection& section) const;
    void addMissing(ContainerSplicer& document, std::span<const SceneSection> sections);
    void writeMember(ContainerSplicer& document, const SceneSource::Member& member);
    void addExtra(ContainerSplicer& document) const;
    void spliceObjects(std::size_t begin, std::size_t end);
    /// Appends a part of the old text, which may be most of the file.
    void copy(std::string_view bytes);
    void passOn(std::size_t least = kPiece);
    [[nodiscard]] bool isOriginal(const ObjectPtr& object) const;
    [[nodiscard]] std::unordered_map<ObjectId, const SceneObject*> replacedObjects() const;

    const Scene& m_scene;
    const SceneSource& m_source;
    const ObjectChanges* m_changes; // may be null
    std::string_view m_text;
    const TextSink& m_sink;
    std::string m_out;                    // what the sink does not have yet
    std::set<std::string_view> m_written; // keys that were not in the text
};

bool SceneSplicer::isEdited(const SceneSection& section) const
{
    return section.isOfObjects ? haveObjectsChanged() : broadside::isEdited(section, m_scene, m_source.scene);
}

bool SceneSplicer::haveObjectsChanged() const
{
    if (!std::ranges::equal(m_scene.objects(), m_source.scene.objects()))
        return true;
    return m_changes &&
           (!m_changes->added.empty() || std::ranges::any_of(m_scene.objects(), [&](const ObjectPtr& object) {
               return m_changes->now(object) != object;
           }));
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
        const auto* const then = keptMember(member.key, m_source.scene.extra);
        if (now)
            document.old(member.begin, member.end,
                         then && now->json == then->json ? std::string(bytes) : std::string(keyBytes) + now->json);
        return;
    }
    addMissing(document, {sceneSections().data(), section});
    if (!isEdited(*section)) {
        document.oldFrom(member.begin, member.end, [&] { copy(bytes); });
        return;
    }
    if (section->removedWhenDefault && section->isDefault(m_scene))
        return;
    document.oldFrom(member.begin, member.end, [&] {
        m_out += keyBytes;
        if (section->isOfObjects)
            spliceObjects(member.valueBegin, member.end);
        else
            m_out += section->splice ? section->splice(m_scene, m_source.scene, m_text, member.valueBegin, member.end)
                                     : newValue(*section);
    });
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
    const auto found = std::ranges::lower_bound(m_source.scene.objects(), object->source.begin, {},
                                                [](const ObjectPtr& original) { return original->source.begin; });
    return found != m_source.scene.objects().end() && *found == object;
}

std::unordered_map<ObjectId, const SceneObject*> SceneSplicer::replacedObjects() const
{
    std::unordered_map<ObjectId, const SceneObject*> replaced;
    for (const ObjectPtr& object : m_source.scene.objects())
        if (m_scene.find(object->id) != object.get())
            replaced.emplace(object->id, object.get());
    return replaced;
}

void SceneSplicer::spliceObjects(std::size_t begin, std::size_t end)
{
    ContainerSplicer array(m_text, begin, end, 2, lineBreakOf(m_text), m_out);
    const auto replaced = replacedObjects();
    for (const ObjectPtr& object : m_scene.objects()) {
        passOn();
        const ObjectPtr now = m_changes ? m_changes->now(object) : object;
        if (!now)
            continue;
        if (isOriginal(now)) {
            array.old(now->source.begin, now->source.end, now->source.view());
            continue;
        }
        const auto found = replaced.find(object->id);
        const SceneObject* const original = isOriginal(object)        ? object.get()
                                            : found != replaced.end() ? found->second
                                                                      : nullptr;
        if (!original) {
            array.added(writeObject(*now));
            continue;
        }
        const bool changed = !sameContent(*original, *now);
        array.old(original->source.begin, original->source.end,
                  changed ? writeObject(*now) : std::string(original->source.view()));
    }
    if (m_changes)
        for (const ObjectPtr& object : m_changes->added) {
            passOn();
            array.added(writeObject(*object));
        }
    array.close();
}

void SceneSplicer::copy(std::string_view bytes)
{
    for (; bytes.size() > kPiece; bytes.remove_prefix(kPiece)) {
        m_out += bytes.substr(0, kPiece);
        passOn();
    }
    m_out += bytes;
}

void SceneSplicer::passOn(std::size_t least)
{
    if (m_out.size() < least)
        return;
    m_sink(m_out);
    m_out.clear();
}

void SceneSplicer::splice()
{
    m_out += m_text.substr(0, m_source.begin);
    ContainerSplicer document(m_text, m_source.begin, m_source.end, 1, lineBreakOf(m_text), m_out);
    for (const SceneSource::Member& member : m_source.members)
        writeMember(document, member);
    addMissing(document, sceneSections());
    addExtra(document);
    document.close();
    m_out += m_text.substr(m_source.end);
    passOn(1);
}

/// The pieces as one text. A good guess of its size matters: a text that grows is in memory twice for a moment.
std::string joined(const std::function<void(const TextSink&)>& write, std::size_t expected)
{
    std::string text;
    text.reserve(expected);
    write([&text](std::string_view piece) { text += piece; });
    return text;
}

/// The size of the canonical text, from some of the objects; a little more than it will be.
std::size_t canonicalSizeOf(const Scene& scene)
{
    constexpr std::size_t kSamples = 256;
    if (scene.size() < 4 * kSamples)
        return 0;
    constexpr std::size_t kBetween = 6; // comma, line break and indentation
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < kSamples; ++i)
        bytes += writeObject(*scene.objects()[i * scene.size() / kSamples]).size() + kBetween;
    const std::size_t expected = bytes * (scene.size() / kSamples + 1);
    return expected + expected / 16;
}

Scene changed(const Scene& scene, const ObjectChanges& changes)
{
    Scene made = scene;
    std::vector<ObjectId> gone;
    for (const ObjectPtr& object : scene.objects()) {
        ObjectPtr now = changes.now(object);
        if (!now)
            gone.push_back(object->id);
        else if (now != object)
            made.replace(std::move(now));
    }
    for (const ObjectPtr& object : changes.added)
        made.append(object);
    made.remove(gone);
    return made;
}

} // namespace

void streamScene(const Scene& scene, const TextSink& sink)
{
    if (scene.source)
        SceneSplicer(scene, *scene.source, nullptr, sink).splice();
    else
        streamSceneCanonically(scene, sink);
}

void streamChangedScene(const Scene& scene, const ObjectChanges& changes, const TextSink& sink)
{
    if (scene.source)
        SceneSplicer(scene, *scene.source, &changes, sink).splice();
    else
        streamSceneCanonically(changed(scene, changes), sink);
}

std::string writeScene(const Scene& scene)
{
    if (!scene.source)
        return writeSceneCanonically(scene);
    const std::size_t size = scene.source->text->size();
    return joined([&](const TextSink& sink) { streamScene(scene, sink); }, size + size / 8);
}

std::string writeSceneCanonically(const Scene& scene)
{
    return joined([&](const TextSink& sink) { streamSceneCanonically(scene, sink); }, canonicalSizeOf(scene));
}

void streamSceneCanonically(const Scene& scene, const TextSink& sink)
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
        section.eachLine(scene, [&](const std::string& line) {
            writer.raw(line);
            if (writer.text().size() >= kPiece)
                sink(writer.take()); // the writer goes on with an empty text
        });
        writer.endArray();
    }
    writeExtra(writer, scene.extra, "", sceneKeys());
    writer.endObject();
    sink(writer.take() + "\n");
}

std::string writeObject(const SceneObject& object)
{
    JsonWriter writer;
    writeObject(writer, object);
    return writer.take();
}

} // namespace broadside

#include "core/io/scene/scene_sections.h"

#include "core/base/limits.h"
#include "core/io/scene/atlases_section.h"
#include "core/io/scene/component_json.h"
#include "core/io/scene/guides_section.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/scene_writer.h"
#include "core/io/scene/settings_section.h"
#include "core/io/scene/templates_section.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

/// The unknown members of the scene that belong to a section.
std::vector<ExtraMembers::Member> extraIn(const Scene& scene, std::string_view key)
{
    std::vector<ExtraMembers::Member> members;
    for (const ExtraMembers::Member& member : scene.extra.members())
        if (member.path.starts_with(key))
            members.push_back(member);
    return members;
}

bool hasExtraIn(const Scene& scene, std::string_view key) { return !extraIn(scene, key).empty(); }

/// Common functions for every section that is one member of the scene.
template<auto member>
constexpr SceneSection sectionOf(SceneSection section)
{
    section.isSame = [](const Scene& a, const Scene& b) { return a.*member == b.*member; };
    section.copy = [](const Scene& from, Scene& to) { to.*member = from.*member; };
    return section;
}

template<auto member, auto readMember>
void readSection(const SectionReaders& readers, const JsonValue& value, Scene& scene)
{
    const JsonPath root;
    readMember({readers.objects.values, readers.objects.components, readers.extra, root}, value, scene.*member);
}

void readSceneComponents(const SectionReaders& readers, const JsonValue& value, Scene& scene)
{
    const JsonPath root;
    ComponentReader& components = readers.objects.components;
    components.read({readers.objects.values, components, readers.extra, root}, value, scene.components);
}
void writeSceneComponents(JsonWriter& writer, const Scene& scene)
{
    writeComponents(writer, scene.components, scene.extra, "components");
}

void readLayers(const SectionReaders& readers, const JsonValue& value, Scene& scene)
{
    const JsonPath root;
    readers.objects.layers.readList({readers.objects.values, readers.objects.components, readers.extra, root}, value,
                                    scene.layers);
}
void layerLines(const Scene& scene, const LineSink& sink)
{
    for (const Layer& layer : scene.layers)
        sink(writeLayer(layer));
}

void readTemplates(const SectionReaders& readers, const JsonValue& value, Scene& scene)
{
    readers.objects.templates.readList(readers.objects, value, readers.text, scene.templates);
}
void templateLines(const Scene& scene, const LineSink& sink)
{
    for (const Template& content : scene.templates)
        sink(writeTemplate(content));
}
std::string splicedTemplates(const Scene& scene, const Scene& read, std::string_view text, std::size_t begin,
                             std::size_t end)
{
    constexpr std::size_t kDepth = 2;
    return spliceTemplates(scene.templates, read.templates, text, begin, end, kDepth);
}

/// The elements were read already, one by one.
void checkObjects(const SectionReaders& readers, const JsonValue& value, Scene& /*scene*/)
{
    if (!value.isArray())
        readers.objects.values.mismatch(value, "objects", texts::sceneObjectsForm());
}
void objectLines(const Scene& scene, const LineSink& sink)
{
    for (const ObjectPtr& object : scene.objects())
        sink(writeObject(*object));
}
bool sameObjects(const Scene& a, const Scene& b)
{
    return std::ranges::equal(a.objects(), b.objects(),
                              [](const ObjectPtr& x, const ObjectPtr& y) { return x == y || sameContent(*x, *y); });
}

constexpr ValueForm kComponentOfScene = variantForm(componentVariants);
constexpr ValueForm kLayerForm = objectForm(layerKeyTable);
constexpr ValueForm kTemplateForm = objectForm(templateKeyTable);
constexpr ValueForm kObjectForm = objectForm(objectKeyTable);

void writeEmptyList(JsonWriter& writer) { writer.raw("[]"); }

constexpr std::array kSections{
    SceneSection{.key = kFormatKey, .write = [](JsonWriter& writer, const Scene&) { writer.value(kSceneFormat); }},
    SceneSection{.key = kVersionKey, .write = [](JsonWriter& writer, const Scene&) { writer.value(kSceneVersion); }},
    sectionOf<&Scene::world>(
        {.key = "world",
         .notes = {objectForm(worldKeyTable), "", "The size of the world, the forces in it, and its edges", ""},
         .read = readSection<&Scene::world, readWorld>,
         .write = writeWorld}),
    sectionOf<&Scene::broadPhase>(
        {.key = "broadPhase",
         .notes = {objectForm(broadPhaseKeyTable), "", "How the pairs that may overlap are found", ""},
         .read = readSection<&Scene::broadPhase, readBroadPhase>,
         .write = writeBroadPhase}),
    sectionOf<&Scene::step>(
        {.key = "step",
         .notes = {objectForm(stepKeyTable), "", "How the world advances from one step to the next", ""},
         .read = readSection<&Scene::step, readStep>,
         .write = writeStep}),
    sectionOf<&Scene::components>(
        {.key = "components",
         .notes = {listForm(kComponentOfScene, 0, kNoMost), "",
                   "Components of the scene; the types that are known act on objects only", "[]", writeEmptyList},
         .read = readSceneComponents,
         .write = writeSceneComponents}),
    sectionOf<&Scene::layers>({.key = "layers",
                               .notes = {listForm(kLayerForm, 0, limits::kLayers), "",
                                         "The layers, from the lowest to the topmost", "", writeEmptyList},
                               .read = readLayers,
                               .eachLine = layerLines,
                               .isDefault = [](const Scene& scene) { return scene.layers.empty(); }}),
    sectionOf<&Scene::guides>(
        {.key = "guides",
         .notes = {objectForm(guideKeyTable), "", "Lines to lay out objects", ""},
         .read = readSection<&Scene::guides, readGuides>,
         .write = writeGuides,
         .isDefault = [](const Scene& scene) { return scene.guides.isEmpty() && !hasExtraIn(scene, "guides"); },
         .removedWhenDefault = true}),
    sectionOf<&Scene::atlases>({.key = "atlases",
                                .notes = {listForm(kTextForm, 0, limits::kAtlases), "",
                                          "Paths of the atlases that sprites use, from the folder of the scene",
                                          R"(["art/cannon.atlas.json"])", writeEmptyList},
                                .read = readSection<&Scene::atlases, readAtlases>,
                                .write = writeAtlases,
                                .isDefault = [](const Scene& scene) { return scene.atlases.empty(); },
                                .removedWhenDefault = true}),
    sectionOf<&Scene::templates>({.key = "templates",
                                  .notes = {listForm(kTemplateForm, 0, limits::kTemplates), "",
                                            "The templates of the scene", "", writeEmptyList},
                                  .read = readTemplates,
                                  .eachLine = templateLines,
                                  .splice = splicedTemplates,
                                  .isDefault = [](const Scene& scene) { return scene.templates.empty(); }}),
    SceneSection{.key = "objects",
                 .notes = {listForm(kObjectForm, 0, limits::kObjects), "", "The objects", "", writeEmptyList},
                 .read = checkObjects,
                 .eachLine = objectLines,
                 .isSame = sameObjects,
                 .isOfObjects = true},
};

constexpr auto kSectionKeys = [] {
    std::array<std::string_view, kSections.size()> keys{};
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = kSections[i].key;
    return keys;
}();

} // namespace

std::span<const SceneSection> sceneSections() noexcept { return kSections; }
std::span<const std::string_view> sceneKeys() noexcept { return kSectionKeys; }

KeyTable sceneKeyTable()
{
    KeyTable table{"scene", "A world: its settings and its objects.", headerFacts(kSceneDocument), {}};
    for (const SceneSection& section : kSections)
        if (section.read)
            table.keys.push_back(factsOf(section.key, section.notes, false));
    return table;
}

const SceneSection* sectionNamed(std::string_view key) noexcept
{
    const auto found = std::ranges::find(kSections, key, &SceneSection::key);
    return found == kSections.end() ? nullptr : &*found;
}

bool isEdited(const SceneSection& section, const Scene& now, const Scene& read)
{
    if (!section.isSame)
        return false;
    return !section.isSame(now, read) || extraIn(now, section.key) != extraIn(read, section.key);
}

bool sameContent(const Scene& a, const Scene& b)
{
    return a.extra == b.extra && std::ranges::all_of(kSections, [&](const SceneSection& section) {
               return !section.isSame || section.isSame(a, b);
           });
}

} // namespace broadside

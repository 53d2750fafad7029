#include "core/io/scene/scene_fragment.h"

#include "core/base/limits.h"
#include "core/io/json/json_parser.h"
#include "core/io/scene/scene_file_messages.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_writer.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kWhiteSpace = " \t\r\n";
constexpr std::string_view kBeforeObjects = R"({"format": "broadside-scene", "version": 1, "objects": )";

/// Looks for a top-level key that only an object, or only a scene, has.
class KindFinder final : public JsonReceiver {
public:
    bool documentBegun(std::size_t /*offset*/, bool isJsonObject) override { return isJsonObject; }
    bool isStreamed(std::string_view /*key*/) override { return true; }
    bool element(const JsonValue& /*value*/) override { return true; }
    bool member(const JsonValue& value) override
    {
        const bool isOfBoth = value.key == "components";
        isScene = isScene || (!isOfBoth && sectionNamed(value.key));
        isObject = isObject || value.key == "id" || value.key == "kind" || value.key == "shape";
        return !isScene && !isObject;
    }
    bool documentEnded(std::size_t /*offset*/) override { return false; }
    bool duplicateKey(std::string_view /*key*/, std::size_t /*offset*/, std::size_t /*firstOffset*/) override
    {
        return false;
    }

    bool isScene = false;
    bool isObject = false;
};

/// Both have "components" at the top: the first key that only one of them has decides.
bool looksLikeObject(const std::string& text, std::size_t begin)
{
    KindFinder finder;
    // The reader finds and reports errors again.
    (void)parseJson(text, begin, finder);
    return finder.isObject && !finder.isScene;
}

/// Line and column one past the end of the text.
std::pair<int, int> endOf(const std::string& text)
{
    const auto line = 1 + std::ranges::count(text, '\n');
    const std::size_t lastBreak = text.rfind('\n');
    const std::size_t column = lastBreak == std::string::npos ? text.size() + 1 : text.size() - lastBreak;
    return {static_cast<int>(line), static_cast<int>(column)};
}

/// Converts the positions of problems to positions in the text inside the wrapping. Only its first line has something
/// before it.
void unwrap(SceneReading& reading, const std::string& text, std::size_t before)
{
    for (Problem& problem : reading.problems) {
        if (problem.line == 1)
            problem.column = std::max(1, problem.column - static_cast<int>(before));
        if (problem.severity == Severity::Error && std::pair{problem.line, problem.column} >= endOf(text)) {
            std::tie(problem.line, problem.column) = endOf(text);
            problem.message = texts::sceneEndsInside();
            problem.remedy = texts::sceneCopyWhole();
        }
    }
}

SceneReading readWrapped(const std::string& text, std::string_view before, std::string_view behind)
{
    SceneReading reading = readScene(std::string(before) + text + std::string(behind), {});
    unwrap(reading, text, before.size());
    return reading;
}

/// The atlases that sprites name.
class AtlasNames {
public:
    void add(const SceneObject& object)
    {
        if (object.sprite.isEmpty() || object.sprite->isBlank())
            return;
        m_all = m_all || object.sprite->atlas.empty();
        m_names.insert(object.sprite->atlas);
    }
    [[nodiscard]] std::vector<std::string> of(const Scene& scene) const
    {
        std::vector<std::string> atlases = scene.atlases;
        if (!m_all)
            std::erase_if(atlases, [this](const std::string& entry) { return !m_names.contains(entry); });
        return atlases;
    }

private:
    std::unordered_set<std::string> m_names;
    bool m_all = false;
};

} // namespace

std::string writeFragment(const Scene& scene, std::span<const ObjectPtr> objects, std::span<const Template> shared)
{
    Scene fragment;
    fragment.world = scene.world;
    fragment.broadPhase = scene.broadPhase;
    fragment.step = scene.step;
    std::unordered_set<std::string> names;
    std::unordered_set<std::string> templates;
    AtlasNames atlases;
    for (const ObjectPtr& object : objects) {
        atlases.add(*object);
        names.insert(*object->layer);
        templates.insert(object->instanceOf->name);
        fragment.append(object);
    }
    for (const std::span<const Template> known : {std::span<const Template>(scene.templates), shared})
        for (const Template& content : known)
            if (templates.erase(content.name) > 0)
                fragment.templates.push_back(content);
    for (const Layer& layer : scene.layers)
        if (names.contains(layer.name))
            fragment.layers.push_back(layer);
    for (const Template& content : fragment.templates)
        atlases.add(*content.object);
    fragment.atlases = atlases.of(scene);
    return writeSceneCanonically(fragment);
}

SceneReading readFragment(std::string text)
{
    const std::size_t begin = text.find_first_not_of(kWhiteSpace);
    if (begin == std::string::npos || text.size() > limits::kFileBytes || text.find('\0') != std::string::npos)
        return readScene(std::move(text), {});
    if (text[begin] == '[')
        return readWrapped(text, kBeforeObjects, "}");
    if (text[begin] != '{' || !looksLikeObject(text, begin))
        return readScene(std::move(text), {});
    text.erase(text.find_last_not_of(kWhiteSpace) + 1);
    if (text.ends_with(','))
        text.pop_back();
    return readWrapped(text, std::string(kBeforeObjects) + "[", "]}");
}

} // namespace broadside

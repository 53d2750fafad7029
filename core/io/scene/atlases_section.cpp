#include "core/io/scene/atlases_section.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/json_messages.h"
#include "core/io/scene/scene_file_messages.h"
#include "core/scene/messages/path_messages.h"
#include "core/scene/project.h"
#include "core/sprites/atlas.h"

#include <optional>
#include <unordered_set>

namespace broadside {

void readAtlases(const FieldContext& context, const JsonValue& value, std::vector<std::string>& atlases)
{
    ProblemLog& log = context.values.log();
    if (!value.isArray()) {
        context.values.mismatch(value, "atlases", texts::sceneAtlasesForm());
        return;
    }
    if (value.count > limits::kAtlases) {
        log.error(value.begin, texts::sceneManyAtlases(value.count, limits::kAtlases), texts::sceneFewerAtlases());
        return;
    }
    std::unordered_set<std::string> known;
    for (const JsonValue& element : value.children()) {
        const auto path = context.values.string(element, "atlases");
        if (!path)
            continue;
        if (!known.insert(*path).second) {
            log.warning(element.begin, texts::sceneAtlasTwice(inQuotes(*path)), texts::jsonRemoveOne());
            continue;
        }
        if (const PathFault fault = pathFaultOf(*path, PathOwner::Scene); fault && !isBuiltIn(*path))
            log.warning(element.begin, fault.about(texts::pathCalled(inQuotes(*path))), fault.remedy);
        atlases.push_back(*path);
    }
}

void writeAtlases(JsonWriter& writer, const Scene& scene)
{
    writer.beginArray();
    for (const std::string& path : scene.atlases)
        writer.value(path);
    writer.endArray();
}

} // namespace broadside

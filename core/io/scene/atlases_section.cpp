#include "core/io/scene/atlases_section.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/scene/project.h"
#include "core/sprites/atlas.h"

#include <optional>
#include <unordered_set>

namespace broadside {

void readAtlases(const FieldContext& context, const JsonValue& value, std::vector<std::string>& atlases)
{
    ProblemLog& log = context.values.log();
    if (!value.isArray()) {
        context.values.mismatch(value, "atlases", R"(an array of paths such as ["cannon.atlas.json"])");
        return;
    }
    if (value.count > limits::kAtlases) {
        log.error(value.begin,
                  "There are " + countOf(value.count, "path") + R"( in "atlases", more than the limit of )" +
                      groupedNumber(limits::kAtlases),
                  "Pack the pictures into fewer atlases");
        return;
    }
    std::unordered_set<std::string> known;
    for (const JsonValue& element : value.children()) {
        const auto path = context.values.string(element, "atlases");
        if (!path)
            continue;
        if (!known.insert(*path).second) {
            log.warning(element.begin, "The atlas " + inQuotes(*path) + " is given twice", "Remove one of the two");
            continue;
        }
        if (const PathFault fault = pathFaultOf(*path, kScenePaths); fault && !isBuiltIn(*path))
            log.warning(element.begin, "The path " + inQuotes(*path) + " " + fault.message.text(), fault.remedy);
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

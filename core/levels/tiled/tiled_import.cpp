#include "core/levels/tiled/tiled_import.h"

#include "core/base/limits.h"
#include "core/levels/tiled/map_files.h"
#include "core/levels/tiled/map_reader.h"
#include "core/levels/tiled/scene_conversion.h"

#include <algorithm>

namespace broadside::levels {

LevelReading readTiledMap(const std::string& path, const ReadFile& read, const LevelOptions& options)
{
    LevelReading reading;
    auto text = read(path);
    if (!text) {
        reading.problems.push_back(text.problem());
        return reading;
    }
    LevelSource source{path, std::move(*text), ProblemLog(kMostErrorsOfSource, options.mostNotes)};
    tiled::MapFiles files(read, options.mostNotes);
    const auto map = tiled::readMap(source.text, path, files, source.log);
    auto problems = files.takeProblems();
    const auto isError = [](const Problem& problem) { return problem.severity == Severity::Error; };
    const bool hasFileErrors = std::ranges::any_of(problems, isError);
    if (map && !hasFileErrors)
        reading = tiled::sceneOf(*map, options, source);
    reading.problems = std::move(problems);
    for (Problem& problem : problemsOf(source))
        reading.problems.push_back(std::move(problem));
    return reading;
}

} // namespace broadside::levels

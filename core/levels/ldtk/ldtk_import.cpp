#include "core/levels/ldtk/ldtk_import.h"

#include "core/levels/ldtk/ldtk_conversion.h"
#include "core/levels/ldtk/ldtk_reader.h"

namespace broadside::levels {

LevelReading readLdtkProject(const std::string& path, const ReadFile& read, const LevelOptions& options)
{
    LevelReading reading;
    reading.pixelsPerMetre = options.pixelsPerMetre.value_or(kPixelsPerMetre);
    LevelSources sources(read, options);
    if (LevelSource* const source = sources.openLevel(path))
        if (auto project = ldtk::readProject(*source, sources)) {
            LevelBuilder builder({source, 0}, reading.pixelsPerMetre);
            ldtk::convertProject(builder, *project);
            if (!sources.hasErrors())
                reading.scene = std::move(builder.scene());
        }
    reading.problems = sources.takeProblems();
    return reading;
}

} // namespace broadside::levels

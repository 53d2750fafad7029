#include "core/levels/godot/godot_import.h"

#include "core/levels/godot/godot_conversion.h"

namespace broadside::levels {

LevelReading readGodotScene(const std::string& path, const ReadFile& read, const LevelOptions& options)
{
    LevelReading reading;
    reading.pixelsPerMetre = options.pixelsPerMetre.value_or(kPixelsPerMetre);
    LevelSources sources(read, options);
    if (LevelSource* const source = sources.openLevel(path)) {
        godot::GodotTree tree(*source, sources);
        if (tree.build()) {
            LevelBuilder builder({source, 0}, reading.pixelsPerMetre);
            godot::convertTree(builder, tree);
            if (!sources.hasErrors())
                reading.scene = std::move(builder.scene());
        }
    }
    reading.problems = sources.takeProblems();
    return reading;
}

} // namespace broadside::levels

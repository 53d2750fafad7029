#pragma once

#include "core/levels/level_formats.h"
#include "editor/document/import_store.h"

#include <string>
#include <vector>

namespace broadside {

struct LevelWithFiles {
    levels::LevelReading level;
    std::vector<ImportedFile> files; ///< The level, and the files that it needs and that could be read. Each once.
};

/// Reads a level from the disk.
[[nodiscard]] LevelWithFiles readLevel(const levels::LevelFormat& format, const std::string& path,
                                       const levels::LevelOptions& options);

} // namespace broadside

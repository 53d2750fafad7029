#include "editor/window/files/levels/read_level.h"

#include "core/levels/level_files.h"
#include "editor/document/file_path.h"
#include "editor/session/jobs/file_watch.h"

#include <unordered_set>

namespace broadside {

LevelWithFiles readLevel(const levels::LevelFormat& format, const std::string& path,
                         const levels::LevelOptions& options)
{
    LevelWithFiles result;
    std::unordered_set<std::string> known;
    const levels::ReadFile read = [&](const std::string& name) {
        Result<std::string> text = levels::readLevelFile(name);
        const QString file = absolutePath(decodedPath(name));
        if (text && known.insert(encodedPath(file)).second)
            result.files.push_back({file, contentHash(*text)});
        return text;
    };
    result.level = levels::readLevel(format, path, read, options);
    return result;
}

} // namespace broadside

#include "core/levels/level_files.h"

#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/atomic_file.h"
#include "core/io/text_file.h"
#include "core/levels/level_messages.h"
#include "core/levels/level_path.h"
#include "core/scene/project.h"

#include <filesystem>
#include <system_error>

namespace broadside::levels {
namespace {

/// Writes a file. Adds a warning if it lost something of the file before.
std::optional<Problem> write(const std::string& file, std::string_view bytes, std::vector<Problem>& warnings)
{
    std::vector<Message> losses;
    auto problem = writeAtomically(file, bytes, &losses);
    if (!problem && !losses.empty()) {
        Problem loss;
        loss.severity = Severity::Warning;
        loss.file = file;
        loss.message = lossSentence(file, losses);
        warnings.push_back(std::move(loss));
    }
    return problem;
}

/// The path under which the atlas can name its picture, which is copied if need be.
Result<std::string> pictureFor(const std::string& atlasFile, const std::string& picture, std::vector<Problem>& warnings)
{
    const std::string seen = pathSeenFrom(atlasFile, picture);
    if (!pathFaultOf(seen, PathOwner::Atlas))
        return seen;
    const auto bytes = readLevelFile(picture);
    if (!bytes)
        return bytes.problem();
    const std::string stem = atlasFile.substr(0, atlasFile.size() - kAtlasSuffix.size());
    const std::string copy = stem + toName(toPath(picture).extension());
    if (auto problem = write(copy, *bytes, warnings))
        return *problem;
    return toName(toPath(copy).filename());
}

} // namespace

Result<std::string> readLevelFile(const std::string& path)
{
    return readFile(path, limits::kFileBytes, texts::levelFile());
}

std::string pathSeenFrom(const std::string& target, const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path from = fs::absolute(toPath(path), error);
    const fs::path to = fs::absolute(toPath(target), error).parent_path();
    const fs::path relative = error ? fs::path() : from.lexically_normal().lexically_relative(to.lexically_normal());
    return relative.empty() ? path : toGenericName(relative);
}

std::optional<Problem> writeLevelAtlases(const std::string& target, std::vector<LevelAtlas> atlases,
                                         std::vector<Problem>& warnings)
{
    for (LevelAtlas& made : atlases) {
        const auto file = toName(toPath(target).replace_filename(toPath(made.file)));
        if (const auto picture = pictureFor(file, made.atlas.picture, warnings)) {
            made.atlas.picture = *picture;
        } else { // the level is useful without a picture
            warnings.push_back(picture.problem());
            warnings.back().severity = Severity::Warning;
        }
        if (auto problem = write(file, writeAtlas(made.atlas), warnings))
            return problem;
    }
    return std::nullopt;
}

} // namespace broadside::levels

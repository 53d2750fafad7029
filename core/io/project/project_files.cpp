#include "core/io/project/project_files.h"

#include "core/base/system/file_path.h"
#include "core/base/utf8.h"
#include "core/io/file_messages.h"
#include "core/io/project/project_messages.h"
#include "core/io/project/project_reader.h"
#include "core/scene/project.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

namespace broadside {
namespace {

namespace fs = std::filesystem;

Problem entryFault(const std::string& file, Message message, Message remedy)
{
    Problem problem;
    problem.file = file;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

fs::path folderOf(const std::string& project)
{
    std::error_code ignored;
    return fs::weakly_canonical(fs::absolute(toPath(project), ignored), ignored).parent_path();
}

/// @pre both paths are without links
bool isBelow(const fs::path& file, const fs::path& folder)
{
    const auto [inFolder, inFile] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
    return inFolder == folder.end() && inFile != file.end();
}

/// Sorted by name.
std::vector<std::string> projectsIn(const fs::path& folder)
{
    std::vector<std::string> projects;
    std::error_code error;
    for (fs::directory_iterator file(folder, error); !error && file != fs::directory_iterator(); file.increment(error))
        if (toName(file->path().filename()).ends_with(kProjectSuffix))
            projects.push_back(toName(file->path()));
    std::ranges::sort(projects);
    return projects;
}

bool lists(const std::string& project, const std::string& scene)
{
    const std::optional<std::string> entry = entryFor(project, scene);
    const ProjectReading reading = entry ? readProjectFile(project) : ProjectReading{};
    return reading.project && std::ranges::find(reading.project->scenes, *entry) != reading.project->scenes.end();
}

} // namespace

std::optional<Problem> entryProblem(const std::string& project, const std::string& entry)
{
    const fs::path folder = folderOf(project);
    const fs::path path = folder / toPath(entry);
    const std::string shown = toName(toPath(project).parent_path() / toPath(entry));
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return entryFault(shown, texts::fileNotFound(), texts::projectPutBack());
    if (status.type() == fs::file_type::none)
        return entryFault(shown, texts::fileUnreachable(error.message()), texts::projectCheckFolders());
    if (status.type() != fs::file_type::regular)
        return entryFault(shown, texts::projectNoFile(), texts::projectRemove());
    const fs::path real = fs::canonical(path, error);
    if (!error && !isBelow(real, folder))
        return entryFault(shown, texts::projectLinkLeaves(inQuotes(toName(real))), texts::projectPutInside());
    return std::nullopt;
}

std::optional<std::string> entryFor(const std::string& project, const std::string& file)
{
    std::error_code error;
    const fs::path absolute = fs::absolute(toPath(file), error);
    const fs::path path = fs::weakly_canonical(absolute.parent_path(), error) / absolute.filename();
    const fs::path folder = folderOf(project);
    if (error || !isBelow(path, folder))
        return std::nullopt;
    std::string entry = toGenericName(path.lexically_relative(folder));
    return pathFaultOf(entry) ? std::nullopt : std::optional(std::move(entry));
}

std::optional<std::string> projectOf(const std::string& scene)
{
    std::size_t tried = 0;
    fs::path folder = folderOf(scene);
    for (;;) {
        for (const std::string& project : projectsIn(folder)) {
            if (++tried > kMostProjectsTried)
                return std::nullopt;
            if (lists(project, scene))
                return project;
        }
        if (!folder.has_parent_path() || folder.parent_path() == folder)
            return std::nullopt;
        folder = folder.parent_path();
    }
}

} // namespace broadside

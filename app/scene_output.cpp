#include "app/scene_output.h"

#include "app/arguments.h"
#include "editor/document/scene_file.h"

#include <filesystem>

namespace broadside {

std::optional<Problem> writeTextFile(const std::string& path, const std::string& text)
{
    return writeFileAtomically(QString::fromStdString(path), QByteArray::fromStdString(text));
}

bool isSameFile(const std::string& a, const std::string& b)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    return fs::equivalent(a, b, ignored) || fs::weakly_canonical(a, ignored) == fs::weakly_canonical(b, ignored);
}

std::optional<Problem> sceneNameProblem(const std::string& path)
{
    if (path.ends_with(".broadside"))
        return std::nullopt;
    return usageProblem("\"" + path + "\" does not say in which format to write",
                        "Let the name end in .broadside, the only format of scenes so far");
}

} // namespace broadside

#include "app/scene_output.h"

#include "app/arguments.h"
#include "editor/document/scene_file.h"

namespace broadside {

std::optional<Problem> writeTextFile(const std::string& path, const std::string& text)
{
    return writeFileAtomically(QString::fromStdString(path), QByteArray::fromStdString(text));
}

std::optional<Problem> sceneNameProblem(const std::string& path)
{
    if (path.ends_with(".broadside"))
        return std::nullopt;
    return usageProblem("\"" + path + "\" does not say in which format to write",
                        "Let the name end in .broadside, the only format of scenes so far");
}

} // namespace broadside

#include "core/scene/project.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace broadside {
namespace {

/// A drive letter of Windows: "C:".
bool hasDrive(std::string_view path) noexcept
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return path.size() > 1 && path[1] == ':' && isLetter(path[0]);
}

bool hasPart(std::string_view path, std::string_view part) noexcept
{
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        if (path.substr(0, end) == part)
            return true;
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return false;
}

} // namespace

void addEntries(std::vector<std::string>& list, const std::vector<std::string>& entries)
{
    for (const std::string& entry : entries)
        if (std::ranges::find(list, entry) == list.end())
            list.push_back(entry);
}

PathFault pathFaultOf(std::string_view path, const PathOwner& owner)
{
    const std::string name(owner.name);
    const std::string remedy =
        "Write the path from the folder of the " + name + "'s file, such as " + inQuotes(owner.example);
    if (path.empty())
        return {"is empty", remedy};
    if (path.find('\\') != std::string_view::npos)
        return {"has a backslash in it", "Write '/' between folders"};
    if (path.front() == '/' || hasDrive(path))
        return {"is absolute: elsewhere the " + name + " would not find it", remedy};
    if (hasPart(path, ".."))
        return {"goes up with \"..\", where it could leave the " + name + "'s folder",
                "Move the file into the " + name + "'s folder, and write its path without \"..\""};
    if (path.back() == '/' || hasPart(path, ".") || path.find("//") != std::string_view::npos)
        return {"is not as plain as it can be", "Write it without \".\", \"//\" and a '/' at its end"};
    return {};
}

} // namespace broadside

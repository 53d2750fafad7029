#include "core/scene/project.h"

#include "core/base/utf8.h"
#include "core/scene/messages/path_messages.h"

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

/// What is said about the paths of an owner.
struct OwnerWords {
    std::string_view example; ///< A path that it could list.
    const texts::Form<texts::Phrase>& absolute;
    const texts::Form<texts::Text>& write;
    const texts::Form<texts::Phrase>& up;
    const texts::Form<>& move;
};
constexpr OwnerWords kProjectPaths{"levels/one.broadside", texts::pathProjectAbsolute, texts::pathProjectWrite,
                                   texts::pathProjectUp, texts::pathProjectMove};
constexpr OwnerWords kAtlasPaths{"town.png", texts::pathAtlasAbsolute, texts::pathAtlasWrite, texts::pathAtlasUp,
                                 texts::pathAtlasMove};
constexpr OwnerWords kScenePaths{"art/town.atlas.json", texts::pathSceneAbsolute, texts::pathSceneWrite,
                                 texts::pathSceneUp, texts::pathSceneMove};

const OwnerWords& wordsFor(PathOwner owner) noexcept
{
    switch (owner) {
    case PathOwner::Project:
        break;
    case PathOwner::Atlas:
        return kAtlasPaths;
    case PathOwner::Scene:
        return kScenePaths;
    }
    return kProjectPaths;
}

} // namespace

void addEntries(std::vector<std::string>& list, const std::vector<std::string>& entries)
{
    for (const std::string& entry : entries)
        if (std::ranges::find(list, entry) == list.end())
            list.push_back(entry);
}

PathFault pathFaultOf(std::string_view path, PathOwner owner)
{
    const OwnerWords& words = wordsFor(owner);
    const auto write = [&words] { return words.write(inQuotes(words.example)); };
    if (path.empty())
        return {&texts::pathIsEmpty, write()};
    if (path.find('\\') != std::string_view::npos)
        return {&texts::pathHasBackslash, texts::pathWriteSlash()};
    if (path.front() == '/' || hasDrive(path))
        return {&words.absolute, write()};
    if (hasPart(path, ".."))
        return {&words.up, words.move()};
    if (path.back() == '/' || hasPart(path, ".") || path.find("//") != std::string_view::npos)
        return {&texts::pathNotPlain, texts::pathWritePlain()};
    return {};
}

} // namespace broadside

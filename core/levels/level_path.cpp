#include "core/levels/level_path.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <vector>

namespace broadside::levels {
namespace {

std::vector<std::string_view> partsOf(std::string_view path)
{
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        if (slash > 0)
            parts.push_back(path.substr(0, slash));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return parts;
}

std::string_view folderOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash + 1);
}

std::string joined(const std::vector<std::string_view>& parts)
{
    std::string path;
    for (const std::string_view part : parts)
        path += (path.empty() ? "" : "/") + std::string(part);
    return path;
}

std::string normalized(std::string_view path)
{
    std::vector<std::string_view> kept;
    for (const std::string_view part : partsOf(path)) {
        if (part == ".")
            continue;
        if (part == ".." && !kept.empty() && kept.back() != "..")
            kept.pop_back();
        else
            kept.push_back(part);
    }
    return (path.starts_with('/') ? "/" : "") + joined(kept);
}

} // namespace

std::optional<std::string> resolvedPath(std::string_view from, std::string_view reference)
{
    std::string path(reference);
    std::ranges::replace(path, '\\', '/');
    const std::string_view begin = std::string_view(path).substr(0, std::min(path.find('/'), path.size()));
    if (path.empty() || path.front() == '/' || path.ends_with('/') || begin.find(':') != std::string_view::npos)
        return std::nullopt;
    return normalized(std::string(folderOf(from)) + path);
}

std::string stemOf(std::string_view path)
{
    const std::string_view name = path.substr(folderOf(path).size());
    std::string stem(name.substr(0, std::min(name.rfind('.'), name.size())));
    for (std::size_t bad = firstInvalidUtf8(stem); bad != std::string::npos; bad = firstInvalidUtf8(stem))
        stem[bad] = '_';
    return stem;
}

} // namespace broadside::levels

#include "editor/scripts/script_files.h"

#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/io/atomic_file.h"
#include "core/io/text_file.h"
#include "editor/scripts/script_messages.h"

#include <algorithm>
#include <filesystem>

namespace broadside {
namespace {

namespace fs = std::filesystem;

Problem refusal(const std::string& path, Message message)
{
    Problem problem;
    problem.file = path;
    problem.message = std::move(message);
    return problem;
}

/// The path behind all links, also if its last parts do not exist. Empty: a link leads nowhere or in a circle.
std::string behindLinks(const fs::path& path)
{
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
    if (error)
        return {};
    // A broken link counts as missing there, but writing would follow it.
    if (!fs::exists(whole, error) && fs::is_symlink(fs::symlink_status(whole, error)))
        return {};
    return toName(whole);
}

bool isIn(const fs::path& path, const fs::path& folder)
{
    const auto [at, ignored] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return at == folder.end();
}

} // namespace

void ScriptFiles::allowFolder(const std::string& folder)
{
    std::error_code error;
    const std::string real = behindLinks(toPath(folder));
    if (!real.empty() && fs::is_directory(toPath(real), error))
        m_folders.push_back(real);
}

void ScriptFiles::allowPath(const std::string& path)
{
    std::error_code error;
    const std::string real = behindLinks(toPath(path));
    if (real.empty())
        return;
    if (fs::is_directory(toPath(real), error))
        m_folders.push_back(real);
    else
        m_paths.push_back(real);
}

Result<std::string> ScriptFiles::allowed(const std::string& path) const
{
    const fs::path named = toPath(path);
    const fs::path whole = named.is_absolute() || m_base.empty() ? named : toPath(m_base) / named;
    const std::string real = path.find('\0') == std::string::npos ? behindLinks(whole) : std::string();
    if (real.empty())
        return refusal(path, texts::scriptSpecial(path));
    const bool isAllowed =
        m_allowsAll || std::ranges::find(m_paths, real) != m_paths.end() ||
        std::ranges::any_of(m_folders, [&](const std::string& folder) { return isIn(toPath(real), toPath(folder)); });
    if (!isAllowed)
        return refusal(path, m_folders.empty() && m_paths.empty() ? Message(texts::scriptNoFolder())
                                                                  : Message(texts::scriptOutside(path)));
    std::error_code error;
    const fs::file_status status = fs::status(toPath(real), error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return refusal(path, texts::scriptSpecial(path));
    return real;
}

bool ScriptFiles::isOutside(const Problem& problem)
{
    return problem.message.id() == texts::scriptOutside.id || problem.message.id() == texts::scriptNoFolder.id;
}

Result<std::string> ScriptFiles::read(const std::string& path) const
{
    const auto real = allowed(path);
    if (!real)
        return real.problem();
    auto bytes = readFile(*real, limits::kFileBytes, texts::scriptFile());
    if (!bytes)
        return bytes.problem();
    if (!bytes->empty())
        if (const auto fault = textFaultOf(*bytes)) {
            Problem problem = refusal(path, fault->message);
            problem.remedy = fault->remedy;
            return problem;
        }
    return bytes;
}

std::optional<Problem> ScriptFiles::write(const std::string& path, std::string_view text,
                                          std::vector<Message>& losses) const
{
    const auto real = allowed(path);
    if (!real)
        return real.problem();
    return writeAtomically(*real, text, &losses);
}

} // namespace broadside

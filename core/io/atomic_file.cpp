#include "core/io/atomic_file.h"

#include "core/base/message/common_messages.h"
#include "core/base/random.h"
#include "core/base/system/file_path.h"
#include "core/io/file_attributes.h"
#include "core/io/file_messages.h"

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

namespace broadside {
namespace {

namespace fs = std::filesystem;

Problem writeProblem(const std::string& path, Message cause, Message remedy)
{
    Problem problem;
    problem.file = path;
    problem.message = texts::fileNotWritten(std::move(cause));
    problem.remedy = std::move(remedy);
    return problem;
}

std::string errorText(int error) { return std::generic_category().message(error); }

/// The file that symbolic links lead to, whether it exists or not. For links in a circle: one of the links.
fs::path behindLinks(const std::string& path)
{
    std::error_code error;
    fs::path file = toPath(path);
    for (int depth = 0; depth < 128 && fs::is_symlink(file, error); ++depth) {
        const fs::path next = fs::read_symlink(file, error);
        if (error)
            break;
        file = next.is_absolute() ? next : file.parent_path() / next;
    }
    return file;
}

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

/// Problems that are found before writing, with clearer messages than the system's.
std::optional<Problem> obstacle(const std::string& path, const fs::path& target)
{
    if (path.empty())
        return writeProblem(path, texts::fileNoName(), texts::fileNameOne());
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    if (fs::is_directory(status))
        return writeProblem(path, texts::fileTargetIsFolder(), texts::fileNameInside());
    if (fs::is_symlink(target, error))
        return writeProblem(path, texts::fileLinksInCircle(), texts::fileElsewhere());
    if (fs::exists(status) && !fs::is_regular_file(status))
        return writeProblem(path, texts::fileTargetIsDevice(), texts::fileNameRegular());
    const fs::path folder = fs::absolute(folderOf(target), error).lexically_normal();
    if (!fs::is_directory(folder, error) && error.value() != EACCES)
        return writeProblem(path, texts::fileNoFolder(toName(folder)), texts::fileMakeFolder());
    if (fs::exists(status) && !isWritableFile(toName(target)))
        return writeProblem(path, texts::fileNotWritable(), texts::fileElsewhere());
    return std::nullopt;
}

/// Six random letters in a pattern that distinguishes leftovers of a save from backups by users: see removeLeftovers.
std::string unfinishedSuffix(Random& random)
{
    std::string letters = ".";
    for (int i = 0; i < 6; ++i)
        letters += static_cast<char>((i % 2 == 0 ? 'a' : 'A') + static_cast<char>(random.below(26)));
    return letters;
}

} // namespace

AtomicFile::AtomicFile(std::string path, std::string target)
    : m_path(std::move(path))
    , m_target(std::move(target))
{}

AtomicFile::~AtomicFile()
{
    static_cast<void>(m_file.close()); // Windows removes no open file
    if (!m_unfinished.path().empty())
        removeFile(m_unfinished.path().c_str());
}

Result<std::unique_ptr<AtomicFile>> AtomicFile::create(const std::string& path)
{
    const fs::path target = behindLinks(path);
    if (auto problem = obstacle(path, target))
        return *std::move(problem);
    std::unique_ptr<AtomicFile> file(new AtomicFile(path, toName(target)));
    if (const int error = file->makeUnfinished(); error != 0)
        return writeProblem(path, errorText(error), texts::fileElsewhere());
    return file;
}

int AtomicFile::makeUnfinished()
{
    const bool isThere = existsFile(m_target);
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    Random random(static_cast<std::uint64_t>(now) ^ processId() << 40U);
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        std::string name = m_target + unfinishedSuffix(random);
        m_file = SystemFile::makeNew(name, isThere ? SystemFile::Readers::Owner : SystemFile::Readers::Everybody);
        if (!m_file.isOpen() && errno != EEXIST)
            return errno;
        if (!m_file.isOpen())
            continue;
        m_unfinished.set(std::move(name));
        if (isThere)
            m_losses = keepAttributes(m_target, m_file.descriptor());
        return 0;
    }
    return EEXIST;
}

bool AtomicFile::write(std::string_view bytes)
{
    if (m_error == 0)
        m_error = m_file.write(bytes);
    return m_error == 0;
}

std::optional<Problem> AtomicFile::commit()
{
    if (auto problem = prepare())
        return problem;
    return replace();
}

std::optional<Problem> AtomicFile::prepare()
{
    if (m_error == 0)
        m_error = m_file.sync();
    // Some file systems report a full disk only here.
    const int error = m_file.close();
    if (m_error == 0)
        m_error = error;
    return m_error == 0 ? std::nullopt : std::optional(writeProblem(m_path, errorText(m_error), texts::fileMakeRoom()));
}

std::optional<Problem> AtomicFile::replace()
{
    if (const int error = replaceFile(m_unfinished.path(), m_target); error != 0)
        return writeProblem(m_path, errorText(error), texts::fileMakeRoom());
    m_unfinished.forget();
    if (const int error = syncFolder(toName(folderOf(toPath(m_target)))); error != 0)
        return writeProblem(m_path, texts::fileNotSynced(errorText(error)), texts::fileSaveAgain());
    return std::nullopt;
}

std::optional<Problem> writeAtomically(const std::string& path, std::string_view bytes, std::vector<Message>* losses)
{
    auto file = AtomicFile::create(path);
    if (!file)
        return file.problem();
    (*file)->write(bytes);
    if (losses)
        *losses = (*file)->losses();
    return (*file)->commit();
}

std::optional<Problem> writeTogether(std::span<const FileBytes> files, std::vector<Message>* losses)
{
    std::vector<std::unique_ptr<AtomicFile>> written;
    for (const FileBytes& file : files) {
        auto made = AtomicFile::create(file.path);
        if (!made)
            return made.problem();
        (*made)->write(file.bytes);
        if (auto problem = (*made)->prepare())
            return problem;
        if (losses)
            losses->insert(losses->end(), (*made)->losses().begin(), (*made)->losses().end());
        written.push_back(std::move(*made));
    }
    for (const auto& file : written)
        if (auto problem = file->replace())
            return problem;
    return std::nullopt;
}

Message lossSentence(const std::string& path, const std::vector<Message>& losses)
{
    if (losses.empty())
        return {};
    Message list = losses.front();
    for (std::size_t i = 1; i < losses.size(); ++i)
        list = (i + 1 == losses.size() ? texts::bothOf : texts::listed)(std::move(list), losses[i]);
    return texts::fileLosses(path, std::move(list));
}

} // namespace broadside

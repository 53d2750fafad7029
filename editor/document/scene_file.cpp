#include "editor/document/scene_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace broadside {
namespace {

Problem writeProblem(const QString& path, const QString& cause, const QString& remedy)
{
    Problem problem;
    problem.file = path.toStdString();
    problem.message = QStringLiteral("the file cannot be written: %1").arg(cause).toStdString();
    problem.remedy = remedy.toStdString();
    return problem;
}

QString elsewhere() { return QStringLiteral("Save it under another name, or in a folder that you may write to"); }
QString makeRoom()
{
    return QStringLiteral("Free some space or save it in another folder; the file on disk is as it was");
}

/// The file behind symbolic links, there or not. Links that go round in circles end at some link.
QFileInfo behindLinks(const QString& path)
{
    QFileInfo info(path);
    for (int depth = 0; depth < 128 && info.isSymLink(); ++depth)
        info.setFile(info.symLinkTarget());
    return info;
}

/// What can be said without trying, in better words than the system's.
std::optional<Problem> obstacle(const QString& path)
{
    if (path.isEmpty())
        return writeProblem(path, QStringLiteral("it has no name"), QStringLiteral("Name a file"));
    const QFileInfo target = behindLinks(path);
    if (target.isDir())
        return writeProblem(path, QStringLiteral("it is a folder"), QStringLiteral("Name a file inside of it"));
    if (target.isSymLink())
        return writeProblem(path, QStringLiteral("its links lead round in a circle"), elsewhere());
    if (target.exists() && !target.isFile())
        return writeProblem(path, QStringLiteral("it is a device or a pipe"), QStringLiteral("Name a regular file"));
    if (const QFileInfo folder(target.absolutePath()); !folder.isDir())
        return writeProblem(path, QStringLiteral("there is no folder \"%1\"").arg(target.absolutePath()),
                            QStringLiteral("Create the folder, or save it in one that exists"));
    return std::nullopt;
}

/// Passes on what is written, and counts what was taken of it.
class WrittenBytes final : public QIODevice {
public:
    explicit WrittenBytes(QIODevice& file)
        : m_file(file)
    {
        setOpenMode(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool isWhole() const noexcept { return m_taken == m_given; }
    [[nodiscard]] qint64 given() const noexcept { return m_given; }
    [[nodiscard]] qint64 taken() const noexcept { return m_taken; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override
    {
        const qint64 taken = isWhole() ? std::max(m_file.write(bytes, count), qint64{0}) : 0; // no gap in the middle
        m_given += count;
        m_taken += taken;
        return taken == count ? count : -1;
    }

private:
    QIODevice& m_file;
    qint64 m_given = 0;
    qint64 m_taken = 0;
};

/// Makes the new name last through a power failure. Returns 0 or an errno.
int syncFolder(const QString& folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return errno == EACCES ? 0 : errno; // a folder may be writable without being readable
    const int error = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    return error == EINVAL || error == ENOTSUP ? 0 : error; // some file systems know no such sync
}

} // namespace

std::optional<Problem> writeFileAtomically(const QString& path, const QByteArray& bytes)
{
    return fillFileAtomically(path, [&bytes](QIODevice& file) {
        file.write(bytes);
        return std::optional<Problem>{};
    });
}

std::optional<Problem> fillFileAtomically(const QString& path, const FillFile& fill)
{
    if (auto problem = obstacle(path))
        return problem;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return writeProblem(path, file.errorString(), elsewhere());
    // QSaveFile of Qt 6.4 forgets short writes and failed syncs and would put a torn file in the place of a whole one.
    const auto refused = [&](const QString& cause) {
        file.cancelWriting();
        return writeProblem(path, cause, makeRoom());
    };
    WrittenBytes written(file);
    if (auto problem = fill(written); problem && written.isWhole()) {
        file.cancelWriting();
        return problem;
    }
    if (!written.isWhole() || !file.flush())
        return refused(
            file.error() == QFileDevice::NoError
                ? QStringLiteral("the disk took only %1 of %2 bytes").arg(written.taken()).arg(written.given())
                : file.errorString());
    if (::fdatasync(file.handle()) != 0)
        return refused(qt_error_string(errno));
    if (!file.commit())
        return writeProblem(path, file.errorString(), makeRoom());
    if (const int error = syncFolder(behindLinks(path).absolutePath()); error != 0)
        return writeProblem(
            path, QStringLiteral("it is in place, but its folder could not be synced (%1)").arg(qt_error_string(error)),
            QStringLiteral("Save again, or save it in another folder"));
    return std::nullopt;
}

void removeLeftovers(const QString& path)
{
    constexpr int kSuffix = 6; // letters, as QTemporaryFile appends them
    const QFileInfo target = behindLinks(path);
    const QString stem = target.fileName() + u'.';
    const auto isLeftover = [&](const QString& name) {
        if (!name.startsWith(stem) || name.size() != stem.size() + kSuffix)
            return false;
        const QStringView letters = QStringView(name).last(kSuffix);
        const auto isLetter = [](QChar c) { return c.unicode() < 128 && c.isLetter(); };
        const QStringView tail = letters.mid(1);
        return std::ranges::all_of(letters, isLetter) &&
               std::ranges::any_of(tail, [](QChar c) { return c.isUpper(); }) &&
               std::ranges::any_of(tail, [](QChar c) { return c.isLower(); });
    };
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    const auto entries =
        target.absoluteDir().entryInfoList(QDir::Files | QDir::NoSymLinks | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QFileInfo& entry : entries)
        if (isLeftover(entry.fileName()) && entry.lastModified() < yesterday)
            QFile::remove(entry.filePath());
}

} // namespace broadside

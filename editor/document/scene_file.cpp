#include "editor/document/scene_file.h"

#include "core/io/atomic_file.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>

#include <algorithm>

namespace broadside {
namespace {

/// The file behind symbolic links, existing or not. A circle of links ends at one of them.
QFileInfo behindLinks(const QString& path)
{
    QFileInfo info(path);
    for (int depth = 0; depth < 128 && info.isSymLink(); ++depth)
        info.setFile(info.symLinkTarget());
    return info;
}

/// Writes into an AtomicFile.
class AtomicDevice final : public QIODevice {
public:
    explicit AtomicDevice(AtomicFile& file)
        : m_file(file)
    {
        setOpenMode(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool isWhole() const noexcept { return m_isWhole; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override
    {
        m_isWhole = m_file.write({bytes, static_cast<std::size_t>(count)});
        return m_isWhole ? count : -1;
    }

private:
    AtomicFile& m_file;
    bool m_isWhole = true;
};

} // namespace

std::optional<Problem> writeFileAtomically(const QString& path, const QByteArray& bytes, std::vector<Message>* losses)
{
    return writeAtomically(encodedPath(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())}, losses);
}

std::optional<Problem> fillFileAtomically(const QString& path, const FillFile& fill, std::vector<Message>* losses)
{
    return fillFileAtomically(encodedPath(path), fill, losses);
}

std::optional<Problem> fillFileAtomically(const std::string& path, const FillFile& fill, std::vector<Message>* losses)
{
    auto file = AtomicFile::create(path);
    if (!file)
        return file.problem();
    if (losses)
        *losses = (*file)->losses();
    AtomicDevice device(**file);
    if (auto problem = fill(device); problem && device.isWhole())
        return problem;
    return (*file)->commit();
}

QString translatedLoss(const QString& path, const std::vector<Message>& losses)
{
    return losses.empty() ? QString() : translated(lossSentence(QFileInfo(path).fileName().toStdString(), losses));
}

void removeLeftovers(const QString& path)
{
    constexpr int kSuffix = 6; // Letters that QTemporaryFile appends.
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

#include "editor/session/jobs/file_watch.h"

#include "core/base/limits.h"
#include "core/io/text_file.h"
#include "editor/document/file_path.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace broadside {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kSettle(80); // after a notice of the system
/// Network drives give no notices of what other computers write, and the system gives none of a write through a memory
/// map. So the times and the size of the file are read this often. The file itself is read only if one of them differs,
/// or if its last change is so recent that the next one may have the same times.
constexpr milliseconds kPoll(400);
constexpr milliseconds kConfirm(200); // until a missing file is looked for once more
static_assert(kPoll + kConfirm + kSettle <= std::chrono::seconds(1), "a change is reported within a second");
constexpr qint64 kCoarsest = 2'000; // milliseconds; the clock of FAT

} // namespace

QByteArray contentHash(const std::string& bytes)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result();
}

FileWatch::FileWatch(QObject* parent)
    : QObject(parent)
    , m_paths(kSettle)
{
    m_confirm.setSingleShot(true);
    m_confirm.setInterval(kConfirm);
    m_poll.setInterval(kPoll);
    connect(&m_paths, &PathWatch::noticed, this, &FileWatch::look);
    connect(&m_confirm, &QTimer::timeout, this, [this] { start(false); });
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (!isLooking())
            start(true);
    });
}

void FileWatch::watch(const QString& path, KnownText known)
{
    m_path = path;
    m_known = std::move(known);
    m_knownHash.clear();
    m_stamp = {};
    m_last = {};
    m_last.state = FileContent::State::Known;
    m_again = false;
    m_confirm.stop();
    watchPaths();
    m_poll.start();
    start(false);
}

void FileWatch::accept(const QByteArray& hash)
{
    m_known = nullptr;
    m_knownHash = hash;
    m_last = {};
    m_last.state = FileContent::State::Known;
    m_last.hash = hash;
    m_confirm.stop();
    start(false);
}

void FileWatch::stop()
{
    m_path.clear();
    m_known = nullptr;
    m_poll.stop();
    m_confirm.stop();
    m_again = false;
    m_background.cancel();
    m_paths.watch({});
    m_paths.forgetNotice();
}

/// The file, its folder, and the folder of the file behind a symbolic link.
void FileWatch::watchPaths()
{
    const QFileInfo file(m_path);
    QStringList paths{m_path, file.absolutePath()};
    if (const QString real = file.canonicalFilePath(); !real.isEmpty() && real != m_path)
        paths += {real, QFileInfo(real).absolutePath()};
    paths.removeDuplicates();
    m_paths.watch(paths);
}

void FileWatch::look()
{
    if (m_path.isEmpty())
        return;
    if (m_background.isRunning())
        m_again = true; // the running look may have read the bytes already
    else
        start(false);
}

FileWatch::Stamp FileWatch::stampOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        Stamp unknown;
        unknown.isFresh = pathExists(path); // Qt does not know its name: the bytes decide
        return unknown;
    }
    const QDateTime modified = info.lastModified();
    const QDateTime changed = info.metadataChangeTime();
    const QDateTime now = QDateTime::currentDateTime();
    const bool isFresh = qAbs(modified.msecsTo(now)) < kCoarsest || qAbs(changed.msecsTo(now)) < kCoarsest;
    return {info.size(), modified, changed, isFresh};
}

FileContent FileWatch::read(const QString& path)
{
    FileContent content;
    if (!pathExists(path))
        return content;
    Result<std::string> bytes = readFile(encodedPath(path), limits::kFileBytes, "scene");
    if (!bytes) {
        // Between the two looks the file may have gone.
        content.state = pathExists(path) ? FileContent::State::Unreadable : FileContent::State::Missing;
        content.problem = bytes.problem();
        return content;
    }
    content.state = FileContent::State::Other;
    content.hash = contentHash(*bytes);
    content.text = std::make_shared<const std::string>(*std::move(bytes));
    return content;
}

void FileWatch::start(bool trustsStamp)
{
    m_again = false;
    const bool mayTrust = trustsStamp && !m_known && !m_stamp.isFresh;
    m_background.start(
        [path = m_path, known = m_known, last = m_stamp, mayTrust](const std::stop_token&, const Background::Post&) {
            Look look;
            if (known)
                look.knownHash = contentHash(*known());
            look.stamp = stampOf(path); // before the bytes: a write in between is found by the next look
            look.isSame = mayTrust && look.stamp == last;
            if (!look.isSame)
                look.content = read(path);
            return look;
        },
        [this](Look look) { take(std::move(look)); },
        [this] { emit looked(); }); // without memory; the next poll tries again
}

void FileWatch::take(Look look)
{
    if (!look.knownHash.isEmpty()) {
        m_knownHash = look.knownHash;
        m_known = nullptr;
    }
    if (!look.isSame) {
        m_stamp = look.stamp;
        report(std::move(look.content));
    }
    if (m_again && !m_background.isRunning() && !m_path.isEmpty())
        start(false);
    if (!isLooking())
        emit looked();
}

void FileWatch::report(FileContent content)
{
    using State = FileContent::State;
    if (content.state == State::Other && m_knownHash.isEmpty())
        m_knownHash = content.hash;
    if (content.state == State::Other && content.hash == m_knownHash) {
        content.state = State::Known;
        content.text = nullptr;
    }
    // The same content may have been reported as the known one before its hash was known.
    const bool isKnownStill = content.state == State::Known && m_last.state == State::Known;
    if (content.state != State::Missing)
        m_confirm.stop();
    if (isKnownStill || content.isSameAs(m_last)) {
        m_isUnconfirmed = false;
        return;
    }
    if (content.state == State::Missing && m_confirm.isActive())
        return;
    if (content.state == State::Missing && !std::exchange(m_isUnconfirmed, true)) {
        m_confirm.start();
        return;
    }
    m_isUnconfirmed = false;
    m_last = content;
    m_last.text = nullptr;
    watchPaths();
    emit changed(content);
}

} // namespace broadside

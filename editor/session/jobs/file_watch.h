#pragma once

#include "core/base/problem.h"
#include "editor/document/path_watch.h"
#include "editor/session/jobs/background.h"

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace broadside {

/// What is at a path.
struct FileContent {
    enum class State {
        Known,      ///< The content that is known: the one that was last loaded or saved.
        Other,      ///< A regular file with another content.
        Missing,    ///< Nothing: the file was deleted, or has another name now.
        Unreadable, ///< Something that cannot be read: a folder, a file without permission, a file that is too large.
    };
    State state = State::Missing;
    QByteArray hash;                         ///< Hash of the bytes. Empty when there are none.
    std::shared_ptr<const std::string> text; ///< The bytes if the state is Other; otherwise null.
    Problem problem;                         ///< Set if the state is Unreadable.

    /// Same state and bytes. A new text of a problem is not a new content.
    [[nodiscard]] bool isSameAs(const FileContent& other) const { return state == other.state && hash == other.hash; }
};

/// The hash that FileContent has. Cost: O(bytes).
[[nodiscard]] QByteArray contentHash(const std::string& bytes);

/// Watches the content of one file: says when its bytes differ from those that were last loaded or saved, whether it
/// was written, replaced, renamed or deleted, or has come back. A file that is missing is reported only when it is
/// still missing a moment later, because many programs save by deleting and creating. Reading and hashing run in the
/// background; a change is reported within a second, large files apart.
class FileWatch final : public QObject {
    Q_OBJECT
public:
    /// Returns the bytes that are known. It is called in the background, so it must own all that it needs.
    using KnownText = std::function<std::shared_ptr<const std::string>()>;

    explicit FileWatch(QObject* parent = nullptr);

    /// Watches another file, or the same one with another content, such as one that was just saved. Work that has begun
    /// before is dropped, so that it cannot report the content of before as a change. Without `known`, the content at
    /// the first look becomes the known one.
    void watch(const QString& path, KnownText known);
    /// The content with this hash is the known one from now on, such as one that was reported and loaded.
    void accept(const QByteArray& hash);
    void stop(); ///< Watches nothing.

    [[nodiscard]] const QString& path() const noexcept { return m_path; } ///< Empty: nothing is watched.
    /// Looks now. looked() follows, from the event loop.
    void look();
    /// True while the next looked() is still to come from look() or from a change that was noticed.
    [[nodiscard]] bool isLooking() const noexcept { return m_background.isRunning() || m_confirm.isActive(); }

signals:
    /// The content differs from the one that was reported last.
    void changed(const broadside::FileContent& content);
    void looked(); ///< A look has ended, after its changed().

private:
    /// What tells cheaply that a file was not written since.
    struct Stamp {
        qint64 size = -1; // -1: no file
        QDateTime modified;
        QDateTime changed;    // Time of the last change of its data, name or rights. Programs cannot set it, unlike the
                              // time of modification.
        bool isFresh = false; // A later write may leave the same times, because clocks of file systems are coarse.
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    struct Look {
        QByteArray knownHash; // empty: not asked for
        Stamp stamp;
        FileContent content;
        bool isSame = false; // the stamp is that of the last look, and the file was not read
    };

    [[nodiscard]] static Stamp stampOf(const QString& path);
    [[nodiscard]] static FileContent read(const QString& path);
    void start(bool trustsStamp);
    void take(Look look);
    void report(FileContent content);
    void watchPaths();

    QString m_path;
    KnownText m_known; // not hashed yet; null: it is, or is unknown
    QByteArray m_knownHash;
    Stamp m_stamp;
    FileContent m_last; // as it was reported; its text is dropped
    bool m_again = false;
    bool m_isUnconfirmed = false; // the last look found no file; the next one decides
    PathWatch m_paths;
    QTimer m_poll;
    QTimer m_confirm;
    Background m_background;
};

} // namespace broadside

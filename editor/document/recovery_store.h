#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QLockFile;
QT_END_NAMESPACE

namespace broadside {

/// A document with unsaved changes, as a copy on the disk.
struct UnsavedDocument {
    QString copy;      ///< The file with the copy, absolute.
    QString path;      ///< The document's own file, absolute; empty: untitled.
    QString name;      ///< Title of the document.
    QDateTime written; ///< The time when the copy was made, UTC.
};

/// The text of a copy: one line of JSON that describes the document, then the scene. May be called in any thread.
[[nodiscard]] std::string unsavedText(const UnsavedDocument& document, const Scene& scene);

/// The scene of a copy. Error: the file cannot be read, or is no copy.
[[nodiscard]] Result<Scene> readUnsaved(const UnsavedDocument& document);

/// Copies of documents with unsaved changes, of all runs of the program. They are in one folder of the user, never next
/// to his files. Each run has a folder of its own in it, with a lock that ends with the process, however it ends.
class RecoveryStore {
public:
    explicit RecoveryStore(QString root = defaultRoot());
    RecoveryStore(const RecoveryStore&) = delete;
    RecoveryStore& operator=(const RecoveryStore&) = delete;
    /// Copies that are still there are kept. Folders without copies are removed.
    ~RecoveryStore();

    /// A new file name for the copy of a document. Makes the folder of this run. Error: it cannot be made.
    [[nodiscard]] Result<QString> newCopy();

    /// Copies of runs that have ended, the latest first. Until this store is destroyed, no other program lists them.
    [[nodiscard]] std::vector<UnsavedDocument> abandoned();
    /// Moves a copy of abandoned() to this run, so that the document that is made from it goes on with it. The new file
    /// name; empty: it could not be moved, and stays.
    [[nodiscard]] QString adopt(const UnsavedDocument& document);
    static void discard(const UnsavedDocument& document);

    [[nodiscard]] static QString defaultRoot();

private:
    [[nodiscard]] bool lock(const QString& folder);

    QString m_root;
    QString m_own; // empty: not made yet
    int m_copies = 0;
    std::map<QString, std::unique_ptr<QLockFile>> m_locks; // by folder: the own one, and those of runs that have ended
};

} // namespace broadside

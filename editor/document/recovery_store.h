#pragma once

#include "core/base/problem.h"
#include "editor/document/unsaved_file.h"

#include <QString>

#include <map>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QLockFile;
QT_END_NAMESPACE

namespace broadside {

/// Copies of documents with unsaved changes, of all runs of the program. They are in one folder of the user, never next
/// to his files. Each run has a folder of its own in it, with a lock that ends with the process, however it ends.
class RecoveryStore {
public:
    explicit RecoveryStore(QString root = defaultRoot());
    RecoveryStore(const RecoveryStore&) = delete;
    RecoveryStore& operator=(const RecoveryStore&) = delete;
    /// Copies that are still there are kept. Folders without copies are removed.
    ~RecoveryStore();

    /// The folder of this run. Makes it. Error: it cannot be made.
    [[nodiscard]] Result<QString> folder();
    /// A new file name for a copy in folder().
    [[nodiscard]] Result<QString> newCopy(UnsavedKind kind = UnsavedKind::Scene);

    /// Copies of runs that have ended, the latest first. Until release(), or until this store is destroyed, no other
    /// program lists them.
    [[nodiscard]] std::vector<UnsavedDocument> abandoned();
    void release(); ///< Other programs may list the copies of abandoned() again.
    /// Whether abandoned() would list a copy. Other programs may still list them.
    [[nodiscard]] bool hasAbandoned() const;
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

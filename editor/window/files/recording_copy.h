#pragma once

#include "core/trace/byte_source.h"
#include "editor/document/recovery_store.h"
#include "editor/session/jobs/background.h"

#include <QString>

#include <memory>
#include <utility>

namespace broadside {

/// The copy on the disk of a recording that is in no file of the user, such as a pasted table. It is removed with this
/// object, so it stays only if the program ends abruptly; the next start offers it.
class RecordingCopy {
public:
    /// @pre the store outlives this
    explicit RecordingCopy(RecoveryStore& store)
        : m_store(store)
    {}
    RecordingCopy(const RecordingCopy&) = delete;
    RecordingCopy& operator=(const RecordingCopy&) = delete;

    /// Copies the recording in the background. Without room on the disk there is no copy.
    void keep(const std::shared_ptr<const trace::ByteSource>& recording);
    /// This file is the copy (RecoveryStore::adopt).
    void takeOver(const QString& file);
    void remove(); ///< The recording is saved, or another one replaces it.

private:
    /// A file that is removed with this.
    struct File {
        QString path;
        explicit File(QString name)
            : path(std::move(name))
        {}
        File(const File&) = delete;
        File& operator=(const File&) = delete;
        ~File();
    };
    RecoveryStore& m_store;
    std::shared_ptr<const File> m_file; // null: there is none; the thread that writes it also has it
    Background m_background;
};

} // namespace broadside

#pragma once

#include "core/base/problem.h"
#include "editor/commands/offered_edits.h"
#include "editor/document/recovery_store.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace broadside {

/// Keeps a copy of a document with unsaved changes on the disk, so that at most five seconds of edits, or those of
/// setLongestLoss(), are lost when the program ends abruptly. Edits of a simulation that are offered count as unsaved
/// changes. The copy is made in a background thread, never in a file of the user, and is removed when the changes are
/// saved, reverted, or given up with the document.
class Autosave final : public QObject {
    Q_OBJECT
public:
    /// `title` returns the title of the document. @pre document, edits and store outlive this
    Autosave(SceneDocument& document, OfferedEdits& edits, RecoveryStore& store, std::function<QString()> title);

    /// How many seconds of edits may be lost. A wait that has begun starts again with it.
    void setLongestLoss(std::chrono::seconds loss);
    /// From now on this file is the copy (RecoveryStore::adopt). @pre the document has its scene, and is modified
    void takeOver(const QString& copy);
    /// Hands the copy over to the caller. Returns its file; empty without a copy.
    [[nodiscard]] QString giveAway();
    void follow(); ///< Starts the wait for the next copy, or removes a copy that is not needed any more.
    /// The file of the copy, which need not be written yet; empty while there is none.
    [[nodiscard]] QString copy() const { return m_copy.mayExist ? m_copy.path : QString(); }

signals:
    void written();
    /// The copy could not be made. Emitted once, until one succeeds again.
    void failed(const broadside::Problem& problem);

private:
    /// The file of the copy, which is removed with this.
    struct CopyFile {
        QString path;          ///< Stays when the file is removed.
        bool mayExist = false; ///< The file.
        CopyFile() = default;
        CopyFile(const CopyFile&) = delete;
        CopyFile& operator=(const CopyFile&) = delete;
        ~CopyFile() { remove(); }
        void remove();
    };
    [[nodiscard]] bool isUnsaved() const { return m_document.isModified() || m_edits.isOffered(); }
    void noteChange();
    void write();
    void onWritten(quint64 change, const std::optional<Problem>& problem);
    void remove();

    SceneDocument& m_document;
    OfferedEdits& m_edits;
    RecoveryStore& m_store;
    std::function<QString()> m_title;
    CopyFile m_copy;
    UnsavedWriter m_writer; // used by the background thread while it is running
    quint64 m_change = 0;   // counts changes of the document and of the edits
    bool m_hasFailed = false;
    std::chrono::milliseconds m_longestLoss{5000};
    QTimer m_timer;
    std::chrono::steady_clock::time_point m_began; // when the last copy was begun
    Background m_background; // after m_copy: its end waits for the thread, which may be about to write that file
};

} // namespace broadside

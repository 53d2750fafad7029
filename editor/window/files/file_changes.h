#pragma once

#include "core/base/problem.h"
#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/jobs/file_watch.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// Follows the file of a scene: finds out what another program did with it, and reloads a scene without changes. What
/// needs an answer of the user is shown by ChangedFileBar. Files are read in the background.
///
/// While the file differs from the open scene, the document counts as modified: closing it asks the user, and a copy of
/// it is kept.
class FileChanges final : public QObject {
    Q_OBJECT
public:
    enum class State {
        Same,       ///< The file has what was last loaded or saved, or the user has chosen to keep the open scene.
        Changed,    ///< Another program changed the file, and the user has to choose.
        Missing,    ///< The file was deleted or renamed.
        Unreadable, ///< The file cannot be read, or is no valid scene.
    };
    /// Whether a scene without changes may be reloaded.
    enum class Reloading {
        Now,
        Later, ///< The user is in the middle of a gesture.
        Ask,   ///< Reloading would end a simulation.
    };

    /// `reloading` is asked before each reload that the user has not chosen. @pre the document outlives this
    FileChanges(SceneDocument& document, std::function<Reloading()> reloading);

    /// The document was loaded from its file. @pre it has a path
    void noteLoaded();
    /// The document was saved into its file. @pre it has a path
    void noteSaved();
    /// The document has unsaved changes from an earlier run, and its file is what it is. @pre it has a path
    void noteRestored();

    [[nodiscard]] State state() const noexcept { return m_state; }
    /// Why the file cannot be read, with the place. @pre state() is Unreadable
    [[nodiscard]] const Problem& problem() const noexcept { return m_problem; }
    /// The scene in the file. @pre state() is Changed
    [[nodiscard]] const Scene& sceneOnDisk() const noexcept { return *m_sceneOnDisk; }
    /// The difference from the open scene to the one in the file. Up to date after compared(), until the document
    /// changes.
    /// @pre state() is Changed
    [[nodiscard]] const SceneDifference& difference() const noexcept { return m_difference; }

    /// Hash of the content that was read last, which state() is about. Does not change while the state is Missing.
    [[nodiscard]] const QByteArray& hash() const noexcept { return m_hash; }
    /// What the file had when it was last loaded or saved. Of a missing file that another program had changed before:
    /// what that program wrote.
    struct LastSaved {
        FileWatch::KnownText text; ///< Null: unknown.
        QDateTime when;
    };
    [[nodiscard]] const LastSaved& lastSaved() const noexcept { return m_lastSaved; }

    void reload();   ///< Replaces the open scene, as one undo step. @pre state() is Changed
    void keepMine(); ///< The next saving replaces what is in the file now, without a question. @pre state() is Changed
    void compare();  ///< Updates difference(). compared() follows, from the event loop. @pre state() is Changed
    /// Replaces the open scene by the content of its file, as one undo step. reloaded() or failed() follows.
    void revert();
    /// Why revert() is not possible; empty: it is.
    [[nodiscard]] QString revertRefusal() const;

    /// Looks at the file now and waits for the answer, so that state() and difference() are right for a saving. The
    /// window is drawn meanwhile, but takes no input.
    void settle();

signals:
    void changed();        ///< state() or problem() changed.
    void refusalChanged(); ///< revertRefusal() may have changed.
    void compared();       ///< difference() is up to date.
    /// The open scene was replaced. `what` says so in a sentence; `notes` are from the reading of the file.
    void reloaded(const QString& what, const std::vector<broadside::Problem>& notes);
    void failed(const QString& what, const broadside::Problem& reason); ///< revert() has failed.
    void settled();

private:
    struct Reading {
        QByteArray hash;
        std::shared_ptr<const SceneReading> reading; // null: only compared
        SceneDifference difference;
        quint64 revision = 0; // of the document, for the difference
    };
    using Then = std::function<void()>;

    void follow(const FileContent& content);
    void read(const FileContent& content);
    void take(const Reading& reading);
    void decide();
    void whenCompared(Then then);
    void reloadAs(const QString& step, const QString& what);
    [[nodiscard]] QString reloadedText() const;
    void setState(State state);
    void setUnsaved();
    void endUnsaved();
    [[nodiscard]] bool isUnchanged() const;
    [[nodiscard]] bool isSettled() const;
    void forget();
    void rememberSaved(FileWatch::KnownText text);

    SceneDocument& m_document;
    std::function<Reloading()> m_reloading;
    State m_state = State::Same;
    Problem m_problem;
    QByteArray m_hash; // of the content that is read, or was read last
    std::shared_ptr<const Scene> m_sceneOnDisk;
    std::vector<Problem> m_notes;
    SceneDifference m_difference;
    quint64 m_comparedRevision = 0;
    /// Revision of the document when it stopped counting as saved only because of the file.
    std::optional<quint64> m_savedRevision;
    LastSaved m_lastSaved;
    bool m_isSettling = false;
    FileWatch m_watch;
    Background m_reader;
    Background m_reverter;
    QTimer m_later;       // reloads after the gesture
    QTimer m_halfWritten; // a file that is no scene is reported when it stays so
};

} // namespace broadside

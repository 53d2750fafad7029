#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// What one edit changed, so that a view reads only that again.
struct SceneChange {
    enum class Kind {
        Reset,     ///< Another scene: everything is new, including the undo history.
        Added,     ///< `objects` are new.
        Removed,   ///< `objects` are gone.
        Moved,     ///< The pose of `objects` changed.
        Edited,    ///< Anything of `objects` may have changed.
        Ordered,   ///< The places of `objects` in the order changed.
        Layers,    ///< The list of layers changed; a change of an object's layer is Edited.
        Templates, ///< The list of templates changed; the change of their instances is Edited.
        Guides,    ///< The guides changed.
        Atlases,   ///< The list of atlases changed.
        Settings,  ///< World, broad phase or step changed.
    };
    Kind kind = Kind::Reset;
    std::vector<ObjectId> objects; ///< Empty for Reset, Layers, Templates, Guides, Atlases and Settings.
};

/// Whether a simulation and everything that is computed from objects stay valid: the change affects only the display,
/// or templates. Objects have copies of all fields of their template.
[[nodiscard]] constexpr bool leavesObjectsAlone(SceneChange::Kind kind) noexcept
{
    using Kind = SceneChange::Kind;
    return kind == Kind::Ordered || kind == Kind::Layers || kind == Kind::Templates || kind == Kind::Guides ||
           kind == Kind::Atlases;
}

/// One press..release, or one drag of a slider. Commands of the same gesture merge into one undo step.
enum class GestureId : quint64 {};

/// The open scene with its undo history and its file.
///
/// Any code may read scene(), but only a SceneCommand can change it, so that every edit can be undone. Selection and
/// hover are not part of a document: see Focus.
class SceneDocument final : public QObject {
    Q_OBJECT
public:
    explicit SceneDocument(QObject* parent = nullptr); ///< Begins with an empty, untitled scene.

    [[nodiscard]] const Scene& scene() const noexcept { return m_scene; }
    /// Counts the changes: equal numbers mean equal scenes. Each changed() adds one. A slot of changed() that edits
    /// makes the next change before the other slots have seen the first one.
    [[nodiscard]] quint64 revision() const noexcept { return m_revision; }
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undoStack; }
    [[nodiscard]] const QUndoStack& undoStack() const noexcept { return m_undoStack; }
    [[nodiscard]] GestureId newGesture() noexcept { return GestureId{++m_lastGesture}; }

    /// Runs `command` and puts it on the undo stack, or merges it into the top one. A command that changes nothing is
    /// dropped, so that the steps that can be redone are kept.
    void push(std::unique_ptr<QUndoCommand> command);

    /// From now on edits are dropped: a recording is shown, not the scene.
    void setReadOnly() noexcept { m_isReadOnly = true; }
    [[nodiscard]] bool isReadOnly() const noexcept { return m_isReadOnly; }

    /// Replaces the scene; the undo history starts empty and unmodified. An empty path means an untitled scene.
    void reset(Scene scene, const QString& path);

    [[nodiscard]] const QString& path() const noexcept { return m_path; } ///< Absolute; empty while untitled.
    [[nodiscard]] QString displayName() const;                            ///< File name, or "Untitled".
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    /// Writes the scene (see scene_file.h). On success `path` becomes its file and the present state the clean one.
    [[nodiscard]] std::optional<Problem> saveTo(const QString& path);
    /// What the last save could not keep of the file before (AtomicFile::losses), as a sentence; empty: nothing was
    /// lost.
    [[nodiscard]] const QString& lossOfSave() const noexcept { return m_lossOfSave; }

signals:
    void changed(const broadside::SceneChange& change);
    void pathChanged(const QString& path);
    void modifiedChanged(bool modified);

private:
    friend class SceneCommand;
    void setPath(const QString& path);
    void apply(const SceneChange& change, const std::function<void(Scene&)>& edit);

    Scene m_scene;
    QUndoStack m_undoStack;
    QString m_path;
    QString m_lossOfSave;
    quint64 m_revision = 0;
    quint64 m_lastGesture = 0;
    bool m_isReadOnly = false;
};

} // namespace broadside

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

/// What one edit touched, so that a view re-reads only that.
struct SceneChange {
    enum class Kind {
        Reset,     ///< Another scene: everything is new, also the undo history.
        Added,     ///< `objects` are new.
        Removed,   ///< `objects` are gone.
        Moved,     ///< Pose of `objects`.
        Edited,    ///< Anything of `objects`.
        Ordered,   ///< Places of `objects` among the others.
        Layers,    ///< The list of layers; what objects say of theirs is Edited.
        Templates, ///< The list of templates; what becomes of their instances is Edited.
        Guides,    ///< The guides.
        Atlases,   ///< The list of atlases.
        Settings,  ///< World, broad phase or step.
    };
    Kind kind = Kind::Reset;
    std::vector<ObjectId> objects; ///< Empty for Reset, Layers, Templates, Guides, Atlases and Settings.
};

/// Whether neither a simulation nor anything that is computed from the objects depends on it: what only the eye cares
/// about, and templates, of which objects have all that they say.
[[nodiscard]] constexpr bool isNoMatterOfObjects(SceneChange::Kind kind) noexcept
{
    using Kind = SceneChange::Kind;
    return kind == Kind::Ordered || kind == Kind::Layers || kind == Kind::Templates || kind == Kind::Guides ||
           kind == Kind::Atlases;
}

/// One press..release, one drag of a slider: commands of the same gesture merge into one undo step.
enum class GestureId : quint64 {};

/// The open scene with its undo history and its file.
///
/// Everybody may read scene(); only a SceneCommand can change it, so that every edit can be undone. What is selected or
/// hovered is not part of a document: see Focus.
class SceneDocument final : public QObject {
    Q_OBJECT
public:
    explicit SceneDocument(QObject* parent = nullptr); ///< An empty, untitled scene.

    [[nodiscard]] const Scene& scene() const noexcept { return m_scene; }
    /// Counts the changes: the same number, the same scene. Every changed() is one more, but a slot that edits makes
    /// the next change before others have seen the one that it answers.
    [[nodiscard]] quint64 revision() const noexcept { return m_revision; }
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undoStack; }
    [[nodiscard]] const QUndoStack& undoStack() const noexcept { return m_undoStack; }
    [[nodiscard]] GestureId newGesture() noexcept { return GestureId{++m_lastGesture}; }

    /// Runs `command` and puts it on the undo stack (or merges it into the top one). One that would change nothing is
    /// dropped, so that it does not cost the steps that can be redone.
    void push(std::unique_ptr<QUndoCommand> command);

    /// Edits are dropped from now on: what is shown is a recording's, not the scene's.
    void setReadOnly() noexcept { m_isReadOnly = true; }
    [[nodiscard]] bool isReadOnly() const noexcept { return m_isReadOnly; }

    /// Puts another scene in the place of this one; the history starts anew, unmodified. An empty path is an untitled
    /// scene.
    void reset(Scene scene, const QString& path);

    [[nodiscard]] const QString& path() const noexcept { return m_path; } ///< Absolute; empty while untitled.
    [[nodiscard]] QString displayName() const;                            ///< File name, or "Untitled".
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    /// Writes the scene (see scene_file.h), and on success makes `path` its file and the present state the clean one.
    [[nodiscard]] std::optional<Problem> saveTo(const QString& path);

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
    quint64 m_revision = 0;
    quint64 m_lastGesture = 0;
    bool m_isReadOnly = false;
};

} // namespace broadside

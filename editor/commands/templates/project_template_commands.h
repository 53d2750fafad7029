#pragma once

#include "editor/commands/object_commands.h"
#include "editor/document/template_library.h"

#include <vector>

namespace broadside {

/// Changes templates of the project, which is written at once. Undo writes their previous state, even when they were
/// changed elsewhere meanwhile; it does nothing when the project is not open any more. Objects are not changed: see
/// TemplateEdits.
class EditProjectTemplates final : public QUndoCommand {
public:
    /// @pre the library outlives the command
    EditProjectTemplates(TemplateLibrary& library, const QString& text, const std::vector<Template>& after);
    void redo() override { m_library.applySharedChanges(m_project, m_changes, false); }
    void undo() override { m_library.applySharedChanges(m_project, m_changes, true); }

private:
    TemplateLibrary& m_library;
    QString m_project;
    std::vector<SharedChange> m_changes;
};

/// Lets instances follow templates of the project that were changed elsewhere. This is a step of its own, so that the
/// user sees it and can undo it. When the change is reverted elsewhere and this is the last step, it is undone instead.
class FollowProjectTemplates final : public QUndoCommand {
public:
    FollowProjectTemplates(SceneDocument& document, std::vector<ObjectPtr> after, std::vector<SharedChange> changes);
    void redo() override { m_objects.redo(); }
    void undo() override { m_objects.undo(); }

    /// Whether the step follows these changes.
    [[nodiscard]] bool isOf(const std::vector<SharedChange>& changes) const;
    /// Whether these changes revert those that the step follows.
    [[nodiscard]] bool isRevertedBy(const std::vector<SharedChange>& changes) const;

private:
    ReplaceObjects m_objects;
    std::vector<SharedChange> m_changes;
};

} // namespace broadside

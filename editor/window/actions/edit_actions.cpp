#include "editor/window/actions/edit_actions.h"

#include "editor/panels/objects/objects_panel.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/selection_actions.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"
#include "editor/window/world_dialog.h"

#include <algorithm>

namespace broadside {

EditActions::EditActions(const Parts& parts)
    : m_parts(parts)
{
    addUndo();
    addObjectEdits();
    addWorldSettings();
}

void EditActions::addUndo()
{
    m_undo = &m_parts.actions.add(*this, MenuSection::EditUndo,
                                  {.name = "undo",
                                   .text = tr("&Undo"),
                                   .icon = "undo",
                                   .keys = {QKeySequence(Qt::CTRL | Qt::Key_Z)},
                                   .tip = tr("Take the last edit back"),
                                   .needs = ActionNeeds::Editing,
                                   .perform = [this] { m_parts.undo.undo(); }});
    m_redo = &m_parts.actions.add(*this, MenuSection::EditUndo,
                                  {.name = "redo",
                                   .text = tr("&Redo"),
                                   .icon = "redo",
                                   .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
                                   .tip = tr("Do the edit again"),
                                   .needs = ActionNeeds::Editing,
                                   .perform = [this] { m_parts.undo.redo(); }});
}

void EditActions::addObjectEdits()
{
    const auto add = [this](const char* name, const QString& text, const char* icon, QKeySequence key,
                            const QString& tip, const std::function<void()>& perform) {
        m_needSelection += &m_parts.actions.add(*this, MenuSection::EditObjects,
                                                {.name = name,
                                                 .text = text,
                                                 .icon = icon,
                                                 .keys = {key},
                                                 .tip = tip,
                                                 .needs = ActionNeeds::Editing,
                                                 .perform = perform});
    };
    add("duplicate", tr("Dup&licate"), "duplicate", QKeySequence(Qt::CTRL | Qt::Key_D),
        tr("Make copies of the selected objects, a little beside them"), [this] { duplicate(); });
    add("rename", tr("Re&name"), "rename", QKeySequence(Qt::Key_F2), tr("Rename the selected object"),
        [this] { m_parts.panels.get<ObjectsPanel>().renameSelected(); });
    // QKeySequence::Delete also contains Ctrl+D on X11, which is the key of Duplicate.
    add("delete", tr("&Delete"), "delete", QKeySequence(Qt::Key_Delete), tr("Delete the selected objects"),
        [this] { deleteSelected(m_parts.edits, m_parts.focus); });
}

void EditActions::addWorldSettings()
{
    m_parts.actions.add(*this, MenuSection::World,
                        {.name = "worldSettings",
                         .text = tr("World se&ttings..."),
                         .tip = tr("Size, gravity, wind and edges of the world"),
                         .needs = ActionNeeds::Editing,
                         .perform = [this] { WorldDialog(m_parts.document, &m_parts.window).exec(); }});
}

void EditActions::duplicate()
{
    if (const QString refusal = duplicateSelected(m_parts.edits, m_parts.focus); !refusal.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, tr("What is selected cannot be duplicated: %1.").arg(refusal));
}

void EditActions::showAvailable()
{
    const UndoOrder& undo = m_parts.undo;
    m_undo->setText(undo.canUndo() ? tr("&Undo %1").arg(undo.undoText()) : tr("&Undo"));
    m_redo->setText(undo.canRedo() ? tr("&Redo %1").arg(undo.redoText()) : tr("&Redo"));
    ActionRegistry::setAvailable(*m_undo, undo.canUndo(), tr("there is nothing to undo"));
    ActionRegistry::setAvailable(*m_redo, undo.canRedo(), tr("there is nothing to redo"));
    const bool any =
        std::ranges::any_of(m_parts.focus.selection(), [this](ObjectId id) { return m_parts.edits.contains(id); });
    ActionRegistry::setAvailable(m_needSelection, any, tr("nothing is selected"));
}

} // namespace broadside

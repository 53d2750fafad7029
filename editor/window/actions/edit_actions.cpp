#include "editor/window/actions/edit_actions.h"

#include "editor/panels/objects/objects_panel.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/object_selection.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"
#include "editor/window/world_dialog.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMostRemembered = 32; // of duplications

} // namespace

EditActions::EditActions(const Parts& parts)
    : m_parts(parts)
{
    addUndo();
    addObjectEdits();
    addWorldSettings();
}

void EditActions::addUndo()
{
    UndoOrder& undo = m_parts.undo;
    const auto noUndo = [&undo] { return undo.canUndo() ? QString() : tr("There is nothing to undo."); };
    const auto noRedo = [&undo] { return undo.canRedo() ? QString() : tr("There is nothing to redo."); };
    m_parts.actions.add(
        *this, MenuSection::EditUndo,
        {.name = "undo",
         .text = tr("&Undo"),
         .icon = "undo",
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Z)},
         .tip = tr("Undo the last edit"),
         .needs = {.editing = true, .reason = noUndo},
         .perform = [this] { undoLast(); },
         .textNow = [&undo] { return undo.canUndo() ? tr("&Undo %1").arg(undo.undoText()) : tr("&Undo"); },
         .tipNow = [&undo] { return undo.undoText(); }});
    m_parts.actions.add(
        *this, MenuSection::EditUndo,
        {.name = "redo",
         .text = tr("&Redo"),
         .icon = "redo",
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
         .tip = tr("Redo the edit"),
         .needs = {.editing = true, .reason = noRedo},
         .perform = [&undo] { undo.redo(); },
         .textNow = [&undo] { return undo.canRedo() ? tr("&Redo %1").arg(undo.redoText()) : tr("&Redo"); },
         .tipNow = [&undo] { return undo.redoText(); }});
}

void EditActions::addObjectEdits()
{
    const auto add = [this](const char* name, const QString& text, const char* icon, QKeySequence key,
                            const QString& tip, const std::function<void()>& perform) {
        m_parts.actions.add(*this, MenuSection::EditObjects,
                            {.name = name,
                             .text = text,
                             .icon = icon,
                             .keys = {key},
                             .tip = tip,
                             .needs = {.editing = true, .selection = NeededSelection::Any},
                             .perform = perform});
    };
    add("duplicate", tr("Dup&licate"), "duplicate", QKeySequence(Qt::CTRL | Qt::Key_D),
        tr("Copy the selected objects to a place next to them"), [this] { duplicate(); });
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
                         .needs = {.editing = true},
                         .perform = [this] { WorldDialog(m_parts.document, &m_parts.window).exec(); }});
}

void EditActions::duplicate()
{
    std::vector<ObjectId> originals = m_parts.focus.selection();
    if (const QString refusal = duplicateSelected(m_parts.edits, m_parts.focus); !refusal.isEmpty()) {
        m_parts.messages.show(MessageBar::Kind::Warning,
                              tr("The selected objects cannot be duplicated. %1").arg(refusal));
        return;
    }
    if (m_copied.size() == kMostRemembered)
        m_copied.erase(m_copied.begin());
    m_copied.push_back({std::move(originals), m_parts.focus.selection()});
}

/// When undo removes the copies that were selected, their originals are selected again.
void EditActions::undoLast()
{
    const std::vector<ObjectId> before = m_parts.focus.selection();
    m_parts.undo.undo();
    if (before.empty() || !m_parts.focus.selection().empty())
        return;
    const auto made = std::ranges::find_if(m_copied.rbegin(), m_copied.rend(), [&](const Copied& copied) {
        return std::ranges::includes(copied.copies, before);
    });
    if (made != m_copied.rend())
        selectThese(m_parts.edits, m_parts.focus, made->originals);
}

} // namespace broadside

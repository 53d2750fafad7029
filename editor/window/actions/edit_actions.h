#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/undo_order.h"

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace broadside {

class ActionRegistry;
class MessageBar;
class Panels;

/// Undo and redo, edits of all selected objects together (duplicate, rename, delete), and the settings of the world.
class EditActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        SceneDocument& document;
        ObjectEdits& edits;
        Focus& focus;
        UndoOrder& undo;
        Panels& panels;
        QWidget& window; ///< The parent of dialogs.
    };
    /// @pre all outlive this
    explicit EditActions(const Parts& parts);

    void showAvailable(); ///< To be called when the selection, the objects, or the undo stack changed.

private:
    void addUndo();
    void addObjectEdits();
    void addWorldSettings();
    void duplicate();

    Parts m_parts;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*> m_needSelection;
};

} // namespace broadside

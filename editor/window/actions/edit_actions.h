#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/undo_order.h"

#include <QObject>

#include <vector>

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

private:
    void addUndo();
    void addObjectEdits();
    void addWorldSettings();
    void duplicate();
    void undoLast();

    struct Copied {
        std::vector<ObjectId> originals; ///< Ascending.
        std::vector<ObjectId> copies;    ///< Ascending.
    };
    Parts m_parts;
    std::vector<Copied> m_copied; // The last one comes last.
};

} // namespace broadside

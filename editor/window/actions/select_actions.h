#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/stage.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace broadside {

class ActionRegistry;
class MessageBar;
class Panels;

/// Actions that select objects: none, all others, those of the same type, a category, the result of a search, the
/// object below the selected one.
class SelectActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        const ObjectEdits& edits;
        const Stage& stage;
        Focus& focus;
        Panels& panels;
    };
    /// @pre all outlive this.
    explicit SelectActions(const Parts& parts);

    void showAvailable(); ///< To be called when the selection or the objects changed.

private:
    void addSelections(ActionRegistry& actions);
    void addSearch(ActionRegistry& actions);
    void fillCategories();
    void selectFound();
    void selectBelow();

    QList<QAction*> m_needObjects;
    QList<QAction*> m_needSelection;
    QAction* m_selectFound = nullptr;
    MessageBar& m_messages;
    const ObjectEdits& m_edits;
    const Stage& m_stage;
    Focus& m_focus;
    Panels& m_panels;
    QMenu* m_categories = nullptr; // filled whenever it opens
    struct Shown {
        bool anySelected = false;
        bool anyThere = false;
        bool searching = false;
        bool found = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> m_shown; // the state for which the actions were last enabled
};

} // namespace broadside

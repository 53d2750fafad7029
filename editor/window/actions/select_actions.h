#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace broadside {

class ActionRegistry;
class ObjectsPanel;

/// Selecting by what objects are, as actions: none, the others, the same type, a category, what a search finds.
class SelectActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    SelectActions(ActionRegistry& actions, const ObjectEdits& edits, Focus& focus, ObjectsPanel& list);

    void showAvailable(); ///< To be called when the selection, or who is there, may be another.

private:
    void addSelections(ActionRegistry& actions);
    void addSearch(ActionRegistry& actions);
    void fillCategories();
    void selectFound();

    QList<QAction*> m_needObjects;
    QList<QAction*> m_needSelection;
    QAction* m_selectFound = nullptr;
    const ObjectEdits& m_edits;
    Focus& m_focus;
    ObjectsPanel& m_list;
    QMenu* m_categories = nullptr; // filled whenever it opens
    struct Shown {
        bool anySelected = false;
        bool anyThere = false;
        bool searching = false;
        bool found = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> m_shown; // what the actions were last enabled for
};

} // namespace broadside

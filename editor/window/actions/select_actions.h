#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QObject>

#include <optional>

class QMenu;

namespace broadside {

class Actions;
class ObjectsPanel;

/// Selecting by what objects are, as actions: none, the others, the same type, a category, what a search finds.
class SelectActions final : public QObject {
    Q_OBJECT
public:
    /// `categories` is filled whenever it opens. @pre all outlive this.
    SelectActions(const Actions& actions, const ObjectEdits& edits, Focus& focus, ObjectsPanel& list,
                  QMenu& categories);

    void showAvailable(); ///< To be called when the selection, or who is there, may be another.

private:
    void connectActions();
    void fillCategories();
    void selectFound();

    const Actions& m_actions;
    const ObjectEdits& m_edits;
    Focus& m_focus;
    ObjectsPanel& m_list;
    QMenu& m_categories;
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

#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/shown_world.h"

#include <QObject>

class QMenu;

namespace broadside {

class ActionRegistry;
class MessageBar;
class Panels;
struct ActionNeeds;

/// Actions that select objects: none, all others, those of the same type, a category, the result of a search, the
/// object below the selected one.
class SelectActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        const ObjectEdits& edits;
        const ShownWorld& shownWorld;
        Focus& focus;
        Panels& panels;
    };
    /// @pre all outlive this.
    explicit SelectActions(const Parts& parts);

private:
    void addSelections(ActionRegistry& actions);
    void addSearch(ActionRegistry& actions);
    [[nodiscard]] ActionNeeds objects() const;    ///< The scene must have an object.
    [[nodiscard]] QString obstacleToFind() const; ///< Empty: the search of the list finds objects.
    void fillCategories();
    void selectFound();
    void selectReachable(void (*select)(const ObjectEdits&, Focus&));
    void selectBelow();

    ActionRegistry& m_actions;
    MessageBar& m_messages;
    const ObjectEdits& m_edits;
    const ShownWorld& m_shownWorld;
    Focus& m_focus;
    Panels& m_panels;
    QMenu* m_categories = nullptr; // filled whenever it opens
};

} // namespace broadside

#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/shown_world.h"

#include <QObject>
#include <QPoint>

class QMenu;
class QWidget;

namespace broadside {

class ActionRegistry;

/// The context menu of the world. It lists the objects under the pointer, the topmost first, to select one of them. It
/// offers the actions for the selected objects. Opening it selects the topmost object with its group, unless an object
/// under the pointer is selected already. The object of the active entry is highlighted.
class WorldMenu final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMostEntries = 24; ///< In a higher stack, the other objects are only counted.

    /// @pre all outlive this.
    WorldMenu(const ActionRegistry& actions, const ObjectEdits& edits, const ShownWorld& shownWorld, Focus& focus,
              QWidget& world);

    void show(QPoint at, const std::vector<ObjectId>& underneath);

signals:
    void propertiesWanted();
    void pasteWanted(broadside::Vec2 middle); ///< `middle` is the position of the pointer when the menu was opened.

private:
    void selectUnderneath(const std::vector<ObjectId>& underneath);
    void addClipboard(QMenu& menu);
    void addArranging(QMenu& menu);
    void addProperties(QMenu& menu);
    void addObjects(QMenu& menu, const std::vector<ObjectId>& underneath);

    const ActionRegistry& m_actions;
    const ObjectEdits& m_edits;
    const ShownWorld& m_shownWorld;
    Focus& m_focus;
    QWidget& m_world;
};

} // namespace broadside

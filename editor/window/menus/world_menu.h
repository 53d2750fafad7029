#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/stage.h"

#include <QObject>
#include <QPoint>

class QMenu;
class QWidget;

namespace broadside {

class ActionRegistry;

/// The menu of the right button in the world: everything that lies under the pointer, the topmost first, to select it;
/// and what can be done with what is selected, which is the topmost with its group unless something under the pointer
/// is selected already. An entry lights up its object while the pointer is on it.
class WorldMenu final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMostEntries = 24; ///< Of a higher stack the rest is only counted.

    /// @pre all outlive this.
    WorldMenu(const ActionRegistry& actions, const ObjectEdits& edits, const Stage& stage, Focus& focus,
              QWidget& world);

    void show(QPoint at, const std::vector<ObjectId>& underneath);

signals:
    void pasteWanted(broadside::Vec2 middle); ///< Where the pointer was when the menu was opened.

private:
    void selectUnderneath(const std::vector<ObjectId>& underneath);
    void addClipboard(QMenu& menu);
    void addObjects(QMenu& menu, const std::vector<ObjectId>& underneath);

    const ActionRegistry& m_actions;
    const ObjectEdits& m_edits;
    const Stage& m_stage;
    Focus& m_focus;
    QWidget& m_world;
};

} // namespace broadside

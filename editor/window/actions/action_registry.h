#pragma once

#include "editor/session/capabilities.h"

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

class QMenu;

namespace broadside {

/// Where an action is found in the menus: one section between two lines, in the order of the menus.
enum class MenuSection : std::uint8_t {
    FileOpen,
    FileSave,
    FileGame,
    FileProject,
    FileClose,
    EditUndo,
    EditClipboard,
    EditObjects,
    EditSelect,
    EditFind,
    EditContext,
    ArrangeGroups,
    ArrangeHidden,
    ArrangePlaces,
    ViewWhere,
    ViewZoom,
    ViewShow,
    ViewWindow,
    ViewTheme,
    World,
    Tools,
    SimulationRun,
    SimulationTime,
    SimulationSpeed,
    DebugBreakpoints,
    DebugAudit,
    DebugCompare,
    WindowTabs,
    WindowLayouts,
    WindowPanels,
    HelpCommands,
    HelpStart,
    HelpManual,
    HelpAbout,
    kCount,
};

/// What an action needs of the page that is shown. Where it is not there, the action is disabled for good.
enum class ActionNeeds : std::uint8_t {
    Nothing,
    Editing,  ///< Capabilities::canEdit
    OwnSteps, ///< Capabilities::canMakeSteps
};

/// An action as the feature declares it that performs it.
struct ActionSpec {
    const char* name; ///< Its object name, by which its keys are remembered.
    QString text;
    const char* icon = nullptr; ///< Of resources/icons; null for none.
    QList<QKeySequence> keys = {};
    QString tip = {}; ///< What it does, in one sentence.
    ActionNeeds needs = ActionNeeds::Nothing;
    std::function<void()> perform = {}; ///< Called when it is triggered.
    bool isCheckable = false;
};

/// Everything that can be done from menus, tool bar and keys, each once. Features add what they do; menus, command
/// palette, shortcuts and disabled entries follow from here.
class ActionRegistry final : public QObject {
    Q_OBJECT
public:
    /// Its actions work in this window, also while the menu bar is hidden. @pre the window outlives it.
    ActionRegistry(QWidget& window, const Capabilities& capabilities);

    /// Performs until `owner` ends. @pre no other action has this name
    QAction& add(QObject& owner, MenuSection section, const ActionSpec& spec);
    /// The same, in a menu of the feature.
    QAction& add(QObject& owner, QMenu& menu, const ActionSpec& spec);
    /// A submenu, which the feature fills. The name may be empty.
    QMenu& addMenu(MenuSection section, const QString& title, const QString& objectName = {});
    /// An action that another object makes, such as the switch of a panel.
    void place(MenuSection section, QAction& action);

    /// The action with this name. @pre a feature has added it
    [[nodiscard]] QAction& operator[](const char* name) const;
    [[nodiscard]] QList<QAction*> all(std::initializer_list<const char*> names) const;
    /// In the order in which they were added.
    [[nodiscard]] const QList<QAction*>& in(MenuSection section) const { return m_sections.at(section); }

    /// Enables or disables; the reason stands in the tooltip while disabled.
    static void setAvailable(QAction& action, bool available, const QString& reason);
    static void setAvailable(const QList<QAction*>& actions, bool available, const QString& reason);
    /// Other keys; the tooltip follows.
    static void setKeys(QAction& action, const QList<QKeySequence>& keys);

private:
    QAction& make(QObject& owner, const ActionSpec& spec);
    void refuse(QAction& action, ActionNeeds needs) const;

    QWidget& m_window;
    const Capabilities m_capabilities;
    std::map<QString, QAction*> m_actions;
    std::map<MenuSection, QList<QAction*>> m_sections;
};

} // namespace broadside

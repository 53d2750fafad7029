#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QPointer>
#include <QString>

#include <map>

namespace broadside {

class ActionRegistry;

/// Place of an action in the menus: one section between two separators, in the order of the menus.
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
    EditPreferences,
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
    DebugExpect,
    DebugCompare,
    WindowTabs,
    WindowLayouts,
    WindowPanels,
    HelpManual,
    HelpCommands,
    HelpStart,
    HelpAbout,
    kCount,
};

/// An action of the window. It looks like the action of the same name in the page in front, and triggers that action.
/// The keys belong to this one.
class ShownAction final : public QAction {
    Q_OBJECT
public:
    ShownAction(const QString& name, QObject* parent);

    /// Null: the page has no such action, and this one is disabled.
    void follow(QAction* own);
    void setKeys(const QList<QKeySequence>& keys); ///< The tooltip names the first key.

private:
    void copyLook();
    void showTip();
    void pass(bool checked);

    QPointer<QAction> m_own;
};

/// A menu of the window. It has the entries of the menu of the same name in the page in front.
class ShownMenu final : public QMenu {
    Q_OBJECT
public:
    ShownMenu(const QString& title, const std::map<QString, ShownAction*>& actions, QWidget* parent);

    /// Null: the page has no such menu, and this one is disabled.
    void follow(QMenu* own);

private:
    void fill();

    const std::map<QString, ShownAction*>& m_actions; // by name
    QPointer<QMenu> m_own;
};

/// The one set of actions of the window, in menus, tool bar, palette and keys. Pages and the window declare their own
/// actions by name; this set follows the actions of the page in front.
class ShownActions final {
public:
    /// The actions are children of the window, so that their keys work while the menu bar is hidden.
    explicit ShownActions(QWidget& window);

    /// Makes the shown action, unless another page has declared one of this name. With `onlyIn` its keys work only
    /// while that widget has the focus, because text fields need them elsewhere.
    ShownAction& declare(const QAction& own, const QList<QKeySequence>& keys, QWidget* onlyIn);
    void declareMenu(MenuSection section, const QMenu& own);
    /// Adds the action to the end of the section. A second call with the same action does nothing.
    void place(MenuSection section, QAction& action);

    /// Follows the actions of the page in front.
    void follow(const ActionRegistry& page);
    /// Follows the actions of the window itself, which are the same for all pages.
    void followAlways(const ActionRegistry& window);

    /// @pre the action has been declared
    [[nodiscard]] ShownAction& operator[](const QString& name) const;
    [[nodiscard]] QMenu* menu(const QString& name) const { return m_menus.at(name); }
    [[nodiscard]] const QList<QAction*>& in(MenuSection section) const { return m_sections.at(section); }

private:
    QWidget& m_window;
    std::map<QString, ShownAction*> m_actions;
    std::map<QString, ShownMenu*> m_menus;
    std::map<MenuSection, QList<QAction*>> m_sections;
    const ActionRegistry* m_always = nullptr;
};

/// Gives an action of the menus other keys. The tooltip of a shown action names the new key.
void setKeys(QAction& action, const QList<QKeySequence>& keys);

} // namespace broadside

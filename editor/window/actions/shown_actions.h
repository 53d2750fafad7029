#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QPointer>
#include <QString>

#include <map>

namespace broadside {

class ActionRegistry;

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

/// An action of the window: looks like the action of the page in front that has its name, and triggers that one. It
/// has the keys.
class ShownAction final : public QAction {
    Q_OBJECT
public:
    ShownAction(const QString& name, QObject* parent);

    /// Null: the page has no such action, and this one is disabled.
    void follow(QAction* own);
    void setKeys(const QList<QKeySequence>& keys); ///< The tooltip names the first one.

private:
    void copyLook();
    void showTip();
    void pass(bool checked);

    QPointer<QAction> m_own;
};

/// A menu of the window: has the entries of the menu of the page in front that has its name.
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

/// The one set of actions of the window: its menus, tool bar, palette and keys. Pages and the window declare their own
/// actions by name; those of the page in front are followed.
class ShownActions final {
public:
    /// The actions are children of the window, so that their keys work while the menu bar is hidden.
    explicit ShownActions(QWidget& window);

    /// Makes the shown action, unless another page has declared one of this name. With `onlyIn` its keys work while
    /// that widget has the focus: fields of text need them elsewhere.
    ShownAction& declare(const QAction& own, const QList<QKeySequence>& keys, QWidget* onlyIn);
    void declareMenu(MenuSection section, const QMenu& own);
    /// In the order of the calls; a second call with one action does nothing.
    void place(MenuSection section, QAction& action);

    /// Of the page in front.
    void follow(const ActionRegistry& page);
    /// Of the window itself: the same for all pages.
    void followAlways(const ActionRegistry& window);

    /// @pre somebody has declared it
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

/// Other keys for an action of the menus; the tooltip of a shown action follows.
void setKeys(QAction& action, const QList<QKeySequence>& keys);

} // namespace broadside

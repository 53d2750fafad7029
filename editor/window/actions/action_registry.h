#pragma once

#include "editor/session/capabilities.h"
#include "editor/window/actions/shown_actions.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QString>

#include <functional>
#include <map>
#include <memory>

namespace broadside {

/// What an action needs from the page that is shown. On a page without it, the action is disabled for good.
enum class ActionNeeds : std::uint8_t {
    Nothing,
    Editing,  ///< Capabilities::canEdit
    OwnSteps, ///< Capabilities::canMakeSteps
};

/// An action, as declared by the feature that performs it.
struct ActionSpec {
    const char* name; ///< Its object name. The settings remember its keys by this name.
    QString text;
    const char* icon = nullptr; ///< An icon in resources/icons; null: no icon.
    QList<QKeySequence> keys = {};
    QString tip = {}; ///< What it does, in one sentence.
    ActionNeeds needs = ActionNeeds::Nothing;
    std::function<void()> perform = {}; ///< Called when it is triggered.
    bool isCheckable = false;
    QWidget* keysOnlyIn = nullptr; ///< The keys work while this widget has the focus; null: in the whole window.
};

/// All actions of a page or of the window, from menus, tool bar and keys, each once. Features add their actions.
/// ShownActions shows them and fills menus, command palette and shortcuts.
class ActionRegistry final {
public:
    /// @pre `shown` outlives this
    ActionRegistry(ShownActions& shown, const Capabilities& capabilities);
    ActionRegistry(const ActionRegistry&) = delete;
    ActionRegistry& operator=(const ActionRegistry&) = delete;
    ~ActionRegistry();

    /// The action calls `spec.perform` until `owner` is deleted. It belongs to the page: the caller enables, checks and
    /// renames it. @pre no other action of this registry has the name
    QAction& add(QObject& owner, MenuSection section, const ActionSpec& spec);
    /// The same, in a menu of the feature.
    QAction& add(QObject& owner, QMenu& menu, const ActionSpec& spec);
    /// A submenu, which the feature fills. The name may be empty. The tip is for a submenu that is disabled at times.
    QMenu& addMenu(MenuSection section, const QString& title, const QString& objectName = {}, const QString& tip = {});
    /// An action made by another object, such as the switch of a panel. @pre it is the same for all pages
    void place(MenuSection section, QAction& action) { m_shown.place(section, action); }

    /// The action of this name in the window, for buttons and context menus. @pre a feature has added it
    [[nodiscard]] QAction& operator[](const char* name) const { return m_shown[QLatin1String(name)]; }
    [[nodiscard]] QList<QAction*> all(std::initializer_list<const char*> names) const;
    [[nodiscard]] QAction* find(const QString& name) const;   ///< The action of this registry; null: none has the name.
    [[nodiscard]] QMenu* findMenu(const QString& name) const; ///< The menu of this registry; null: none has the name.

    /// Enables or disables the actions. While they are disabled, the tooltip gives the reason.
    static void setAvailable(QAction& action, bool available, const QString& reason);
    static void setAvailable(const QList<QAction*>& actions, bool available, const QString& reason);
    /// The tooltip of an action that the page in front does not have.
    [[nodiscard]] static QString readOnlyTip();

private:
    QAction& make(QObject& owner, const ActionSpec& spec);
    void refuse(QAction& action, ActionNeeds needs) const;

    ShownActions& m_shown;
    const Capabilities m_capabilities;
    std::map<QString, std::unique_ptr<QAction>> m_actions;
    std::map<QString, std::unique_ptr<QMenu>> m_menus;
};

} // namespace broadside

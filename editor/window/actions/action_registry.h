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
    QWidget* keysOnlyIn = nullptr; ///< The keys work while this has the focus; null: in the whole window.
};

/// Everything that can be done with a page, or with the window, from menus, tool bar and keys, each once. Features add
/// what they do; ShownActions shows it, and menus, command palette, shortcuts and disabled entries follow from there.
class ActionRegistry final {
public:
    /// @pre `shown` outlives this
    ActionRegistry(ShownActions& shown, const Capabilities& capabilities);
    ActionRegistry(const ActionRegistry&) = delete;
    ActionRegistry& operator=(const ActionRegistry&) = delete;
    ~ActionRegistry();

    /// Performs until `owner` ends. The action is the page's own: it is enabled, checked and named by this one.
    /// @pre no other action of this registry has the name
    QAction& add(QObject& owner, MenuSection section, const ActionSpec& spec);
    /// The same, in a menu of the feature.
    QAction& add(QObject& owner, QMenu& menu, const ActionSpec& spec);
    /// A submenu, which the feature fills. The name may be empty; a tip is for one that is disabled at times.
    QMenu& addMenu(MenuSection section, const QString& title, const QString& objectName = {}, const QString& tip = {});
    /// An action that another object makes, such as the switch of a panel. @pre it is the same for all pages
    void place(MenuSection section, QAction& action) { m_shown.place(section, action); }

    /// The action of this name that the window shows, for buttons and context menus. @pre a feature has added it
    [[nodiscard]] QAction& operator[](const char* name) const { return m_shown[QLatin1String(name)]; }
    [[nodiscard]] QList<QAction*> all(std::initializer_list<const char*> names) const;
    [[nodiscard]] QAction* find(const QString& name) const;   ///< The own one; null for none.
    [[nodiscard]] QMenu* findMenu(const QString& name) const; ///< The own one; null for none.

    /// Enables or disables; the reason is in the tooltip while disabled.
    static void setAvailable(QAction& action, bool available, const QString& reason);
    static void setAvailable(const QList<QAction*>& actions, bool available, const QString& reason);
    /// Why an action does nothing where it is not part of the page.
    [[nodiscard]] static QString onlyLookedAt();

private:
    QAction& make(QObject& owner, const ActionSpec& spec);
    void refuse(QAction& action, ActionNeeds needs) const;

    ShownActions& m_shown;
    const Capabilities m_capabilities;
    std::map<QString, std::unique_ptr<QAction>> m_actions;
    std::map<QString, std::unique_ptr<QMenu>> m_menus;
};

} // namespace broadside

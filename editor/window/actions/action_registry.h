#pragma once

#include "editor/session/capabilities.h"
#include "editor/window/actions/shown_actions.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QPointer>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace broadside {

class Focus;
class ObjectEdits;

/// The selection that an action needs.
enum class NeededSelection : std::uint8_t {
    Nothing,
    Any,        ///< At least one object that is in the shown world.
    Two,        ///< At least two of these.
    Three,      ///< At least three of these.
    Listed,     ///< At least one object, which the simulation may have removed.
    ExactlyOne, ///< One object, which the simulation may have removed.
    ExactlyTwo, ///< Two of these.
};

/// What an action needs. While something is missing, the registry disables the action, and its tooltip says what is
/// missing. On a page without `editing` or `ownSteps`, the action is disabled for good.
struct ActionNeeds {
    bool editing = false;  ///< Capabilities::canEdit
    bool ownSteps = false; ///< Capabilities::canMakeSteps
    bool authored = false; ///< The scene itself is shown, and not a simulation of it.
    NeededSelection selection = NeededSelection::Nothing;
    /// Why the action is not possible for a reason that only its feature knows; empty: it is possible. Asked when
    /// nothing else is missing.
    std::function<QString()> reason = {};
};

/// An action, as declared by the feature that performs it.
struct ActionSpec {
    const char* name; ///< Its object name. The settings remember its keys by this name.
    QString text;
    const char* icon = nullptr; ///< An icon in resources/icons; null: no icon.
    QList<QKeySequence> keys = {};
    QString tip = {}; ///< What it does, in one sentence.
    ActionNeeds needs = {};
    std::function<void()> perform = {}; ///< Called when it is triggered.
    bool isCheckable = false;
    QWidget* keysOnlyIn = nullptr; ///< The keys work while this widget has the focus; null: in the whole window.
    std::function<QString()> textNow = {}; ///< The text, if it depends on the state.
    std::function<QString()> tipNow = {};  ///< A second line of the tooltip of the enabled action.
};

/// All actions of a page or of the window, from menus, tool bar and keys, each once. Features add their actions.
/// ShownActions shows them and fills menus, command palette and shortcuts.
class ActionRegistry final {
public:
    /// The actions of the window itself. They need no selection. @pre `shown` outlives this
    ActionRegistry(ShownActions& shown, const Capabilities& capabilities);
    /// The actions of a page with these objects. @pre all outlive this
    ActionRegistry(ShownActions& shown, const Capabilities& capabilities, const ObjectEdits& edits, const Focus& focus);
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
    /// An action that is not in the menus of the window, or the entry of a submenu: showAvailable() also enables and
    /// disables it, until `owner` is deleted.
    void watch(QObject& owner, QAction& action, const QString& tip, const ActionNeeds& needs);
    /// An action made by another object, such as the switch of a panel. @pre it is the same for all pages
    void place(MenuSection section, QAction& action) { m_shown.place(section, action); }

    /// The action of this name in the window, for buttons and context menus. @pre a feature has added it
    [[nodiscard]] QAction& operator[](const char* name) const { return m_shown[QLatin1String(name)]; }
    [[nodiscard]] QList<QAction*> all(std::initializer_list<const char*> names) const;
    [[nodiscard]] QAction* find(const QString& name) const;   ///< The action of this registry; null: none has the name.
    [[nodiscard]] QMenu* findMenu(const QString& name) const; ///< The menu of this registry; null: none has the name.

    /// Enables the actions whose needs are met, and disables the others. The page calls it when the selection, the
    /// objects or the undo stack changed, and a feature when its own reasons changed.
    void showAvailable() const;
    /// Enables or disables actions whose needs do not say all, such as those that follow a run. While they are
    /// disabled, the tooltip gives the reason.
    static void setAvailable(QAction& action, bool available, const QString& reason);
    static void setAvailable(const QList<QAction*>& actions, bool available, const QString& reason);
    /// The tooltip of an action that the page in front does not have.
    [[nodiscard]] static QString readOnlyTip();

private:
    /// An action with needs that are met at times.
    struct Watched {
        QPointer<QObject> owner;
        QPointer<QAction> action;
        ActionNeeds needs;
        std::function<QString()> textNow;
        std::function<QString()> tipNow;
    };
    struct Selected {
        std::size_t listed = 0; ///< All selected objects.
        std::size_t there = 0;  ///< Number of those in the shown world; at most as many as any action needs.
    };
    QAction& make(QObject& owner, const ActionSpec& spec);
    void refuse(QAction& action, const ActionNeeds& needs) const;
    [[nodiscard]] Selected selected() const;
    [[nodiscard]] QString missing(const ActionNeeds& needs, const Selected& selected) const;
    static void show(QAction& action, bool available, const QString& reason, const QString& tipNow);

    ShownActions& m_shown;
    const Capabilities m_capabilities;
    const ObjectEdits* const m_edits = nullptr; // null for the window
    const Focus* const m_focus = nullptr;       // null for the window
    std::vector<Watched> m_watched;
    std::map<QString, std::unique_ptr<QAction>> m_actions;
    std::map<QString, std::unique_ptr<QMenu>> m_menus;
};

} // namespace broadside

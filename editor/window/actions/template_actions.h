#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"

#include <QObject>

#include <optional>
#include <string>

class QAction;
class QMenu;

namespace broadside {

class ActionRegistry;
struct ActionSpec;
class MessageBar;
class PlacePanel;
class PlaceTool;
class TemplatesPanel;

/// What is done with templates, as actions on what is selected and on the current template of the panel; and the
/// template that the Place tool places.
class TemplateActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        TemplateEdits& edits;
        Focus& focus;
        TemplatesPanel& panel;
        PlacePanel& place;
        PlaceTool& tool;
    };
    /// @pre all outlive this
    explicit TemplateActions(const Parts& parts);

    void showAvailable(); ///< To be called when the selection, or the objects, changed.
    /// The Place tool places instances from now on; false where there is no such template.
    bool place(const std::string& name);

signals:
    void placeToolWanted();

private:
    QAction* add(QMenu& menu, const ActionSpec& spec);
    void addUses(QMenu& menu);
    void addInstanceEdits(QMenu& menu);
    void addSharing(QMenu& menu);
    void addTemplateEdits(QMenu& menu);
    void followPanel();
    void make();
    void apply();
    void select();
    void followLibrary();
    void say(const QString& refusal); ///< Unless it is empty.
    [[nodiscard]] QString obstacleForCurrent() const;

    Parts m_parts;
    QAction* m_make = nullptr;
    QAction* m_place = nullptr;
    QAction* m_select = nullptr;
    QAction* m_apply = nullptr;
    QAction* m_reset = nullptr;
    QAction* m_detach = nullptr;
    QAction* m_share = nullptr;
    QAction* m_own = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_delete = nullptr;
    struct Shown {
        bool any = false;      ///< Something is selected.
        bool plain = false;    ///< The last one of it is no instance.
        std::string of;        ///< The template of the last one; empty: it is none.
        std::size_t count = 0; ///< 2 stands for more, too.
        std::string current;
        QString obstacle; ///< For every edit.
        QString currentObstacle;
        QString shareObstacle;
        QString ofObstacle;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    [[nodiscard]] Shown shown() const;
    std::optional<Shown> m_shown; // what the actions were last enabled for
};

} // namespace broadside

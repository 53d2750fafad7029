#pragma once

#include "editor/commands/templates/template_choice.h"
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
class Panels;
class PlaceTool;
class TemplatesPanel;

/// Actions on templates, for the selected objects and for the current template, and the template of the Place tool.
class TemplateActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        TemplateEdits& edits;
        const TemplateChoice& choice;
        Focus& focus;
        Panels& panels;
        PlaceTool& tool;
    };
    /// @pre all outlive this
    explicit TemplateActions(const Parts& parts);

    void showAvailable(); ///< To be called when the selection or the objects changed.
    /// Makes the Place tool place instances of the template. Returns false when there is no such template.
    bool place(const std::string& name);

signals:
    void placeToolWanted();

private:
    QAction* add(QMenu& menu, const ActionSpec& spec);
    void addUses(QMenu& menu);
    void addInstanceEdits(QMenu& menu);
    void addSharing(QMenu& menu);
    void addTemplateEdits(QMenu& menu);
    void followPanel(TemplatesPanel& panel);
    void make();
    void apply();
    void select();
    void followLibrary();
    void say(const QString& refusal); ///< Does nothing when the text is empty.
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
        bool any = false;      ///< At least one object is selected.
        bool plain = false;    ///< The object that was selected last is no instance.
        std::string of;        ///< The template of the object that was selected last; empty: no instance.
        std::size_t count = 0; ///< At most 2, which also means more.
        std::string current;
        QString obstacle; ///< Why no template can be edited; empty: editing is possible.
        QString currentObstacle;
        QString shareObstacle;
        QString ofObstacle;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    [[nodiscard]] Shown shown() const;
    std::optional<Shown> m_shown; // the state for which the actions were last enabled
};

} // namespace broadside

#pragma once

#include "editor/commands/templates/template_choice.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"

#include <QObject>

#include <functional>
#include <string>

class QAction;
class QMenu;

namespace broadside {

class ActionRegistry;
struct ActionNeeds;
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
    void say(const QString& refusal);            ///< Does nothing when the text is empty.
    [[nodiscard]] ActionNeeds selection() const; ///< A selection, and that templates can be edited.
    /// A current template for which `obstacle` returns an empty text.
    [[nodiscard]] ActionNeeds current(std::function<QString(const std::string&)> obstacle) const;
    [[nodiscard]] QString obstacleToApply() const; ///< Empty: the selected instance can be applied to its template.

    Parts m_parts;
    QAction* m_place = nullptr;
    QAction* m_delete = nullptr;
};

} // namespace broadside

#pragma once

#include <QObject>

#include <map>

class QAction;
class QActionGroup;

namespace broadside {

class ActionRegistry;
class Tool;
struct ActionSpec;
struct ToolBox;

/// The tools, one of which is active.
class ToolActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    ToolActions(ActionRegistry& actions, ToolBox& tools);

    /// Marks the tool as the active one. Nothing is signalled.
    void check(const Tool& tool);
    void choose(const Tool& tool); ///< As its action does.

signals:
    void chosen(broadside::Tool& tool); ///< By its action.

private:
    void add(Tool& tool, ActionSpec spec);

    ActionRegistry& m_actions;
    QActionGroup* m_group;
    std::map<const Tool*, QAction*> m_ofTool;
};

} // namespace broadside

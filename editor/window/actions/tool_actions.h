#pragma once

#include <QObject>
#include <QString>

#include <map>

class QAction;
class QActionGroup;

namespace broadside {

class ActionRegistry;
class Tool;
struct ActionSpec;
struct ToolBox;

/// Actions for the tools, one of which is active.
class ToolActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    ToolActions(ActionRegistry& actions, ToolBox& tools);

    /// "Select", without the mark of its letter.
    [[nodiscard]] QString nameOf(const Tool& tool) const;
    /// Marks the tool as the active one, without a signal.
    void check(const Tool& tool);
    void choose(const Tool& tool); ///< Does the same as the action of the tool.

signals:
    void chosen(broadside::Tool& tool); ///< Emitted when the action of the tool is triggered.

private:
    void add(Tool& tool, ActionSpec spec);

    ActionRegistry& m_actions;
    QActionGroup* m_group;
    std::map<const Tool*, QAction*> m_ofTool;
};

} // namespace broadside

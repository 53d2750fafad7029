#pragma once

#include "editor/window/layout/settings.h"
#include "editor/window/menus/command_list.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

/// Finds a command when the user types some of its letters. Return runs it. A disabled command gives the reason.
/// Without letters, the latest commands come first.
class CommandPalette final : public QDialog {
    Q_OBJECT
public:
    /// The chosen action is triggered when the dialog closes. @pre the actions live as long as the dialog
    CommandPalette(std::vector<MenuCommand> commands, Settings settings, QWidget* parent);

    /// Null when the dialog was closed without a choice.
    [[nodiscard]] QAction* chosen() const noexcept { return m_chosen; }

protected:
    /// The Up and Down keys move in the list while the text field has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void addRow(const MenuCommand& command);
    void showReason();
    void choose();

    std::vector<MenuCommand> m_commands;
    Settings m_settings;
    QLineEdit* m_typed;
    QTreeWidget* m_list;
    QLabel* m_reason;
    QAction* m_chosen = nullptr;
};

} // namespace broadside

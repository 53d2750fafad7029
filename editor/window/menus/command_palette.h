#pragma once

#include "editor/window/layout/settings.h"
#include "editor/window/menus/command_list.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

/// Everything that can be done, found by typing some letters of it. Return does it; what cannot be done now says why.
/// Without letters the latest commands stand first.
class CommandPalette final : public QDialog {
    Q_OBJECT
public:
    /// @pre the actions live as long as the dialog. Does `action` when it is closed.
    CommandPalette(std::vector<Command> commands, Settings settings, QWidget* parent);

    /// Null when it was left without a choice.
    [[nodiscard]] QAction* chosen() const noexcept { return m_chosen; }

protected:
    /// Up and down go through the list while the letters are typed.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void addRow(const Command& command);
    void showReason();
    void choose();

    std::vector<Command> m_commands;
    Settings m_settings;
    QLineEdit* m_typed;
    QTreeWidget* m_list;
    QLabel* m_reason;
    QAction* m_chosen = nullptr;
};

} // namespace broadside

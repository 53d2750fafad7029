#pragma once

#include "editor/window/menus/command_list.h"
#include "editor/window/menus/shortcuts.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace broadside {

/// Lists the keys of all commands by menu, and changes them. Every change takes effect at once and is remembered.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT
public:
    /// @pre both outlive the dialog. Commands without an action of `shortcuts` are left out.
    ShortcutsDialog(Shortcuts& shortcuts, const std::vector<MenuCommand>& commands, QWidget* parent);

private:
    void fill(const std::vector<MenuCommand>& commands);
    QWidget* makeEditRow();
    void filter(const QString& typed);
    [[nodiscard]] QAction* current() const;
    void showKeys();
    void showCurrent();
    void showConflict();
    void assign();

    Shortcuts& m_shortcuts;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_key;
    QPushButton* m_assign;
    QPushButton* m_clear;
    QPushButton* m_default;
    QLabel* m_note;
};

} // namespace broadside

#pragma once

#include <QAction>
#include <QString>

#include <vector>

class QMenuBar;

namespace broadside {

/// An action of the menus, and the menus that lead to it.
struct MenuCommand {
    QAction* action = nullptr;
    QString path; ///< "Edit > Select a category": without the marks of keys and without the action itself.
    QString text; ///< "Select all": without the marks of keys.
};

/// All actions of the menus, in their order, each once. Fills menus that are otherwise filled when they open.
[[nodiscard]] std::vector<MenuCommand> commandsOf(const QMenuBar& bar);

/// The text without "&", "..." and the key behind a tab.
[[nodiscard]] QString plainText(const QString& text);

} // namespace broadside

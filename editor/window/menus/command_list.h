#pragma once

#include <QAction>
#include <QString>

#include <vector>

class QMenuBar;

namespace broadside {

/// An action of the menus, and the way to it.
struct Command {
    QAction* action = nullptr;
    QString path; ///< "Edit > Select a category": without marks for keys, and without the action itself.
    QString text; ///< "Select all": without marks for keys.
};

/// All actions of the menus, in their order, each once. Menus that are filled when they open are filled now.
[[nodiscard]] std::vector<Command> commandsOf(const QMenuBar& bar);

/// Without "&" and "...".
[[nodiscard]] QString plainText(const QString& text);

} // namespace broadside

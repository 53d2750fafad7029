#include "editor/window/menus/command_list.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include <algorithm>

namespace broadside {
namespace {

void addCommands(const QList<QAction*>& actions, const QString& path, std::vector<MenuCommand>& commands)
{
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        const QString text = plainText(action->text());
        if (QMenu* menu = action->menu()) {
            emit menu->aboutToShow();
            addCommands(menu->actions(), path.isEmpty() ? text : path + QStringLiteral(" > ") + text, commands);
        } else if (std::ranges::find(commands, action, &MenuCommand::action) == commands.end()) {
            commands.push_back({action, path, text});
        }
    }
}

} // namespace

QString plainText(const QString& text)
{
    QString plain = text.section(QLatin1Char('\t'), 0, 0); // the key comes after the tab
    plain.replace(QLatin1String("&&"), QLatin1String("\n"));
    static const QRegularExpression bracket(QStringLiteral("\\(&.\\)")); // of a text without Latin letters
    plain.remove(bracket);
    plain.remove(QLatin1Char('&'));
    plain.replace(QLatin1Char('\n'), QLatin1Char('&'));
    if (plain.endsWith(QLatin1String("...")))
        plain.chop(3);
    return plain;
}

std::vector<MenuCommand> commandsOf(const QMenuBar& bar)
{
    std::vector<MenuCommand> commands;
    addCommands(bar.actions(), {}, commands);
    return commands;
}

} // namespace broadside

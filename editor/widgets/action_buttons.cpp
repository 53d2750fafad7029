#include "editor/widgets/action_buttons.h"

#include <QAction>
#include <QBoxLayout>
#include <QToolButton>

namespace broadside {

void insertActionButtons(QBoxLayout& layout, int at, const QList<QAction*>& actions, bool flat)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(flat);
        button->setAccessibleName(action->text().remove(QLatin1Char('&')));
        layout.insertWidget(at++, button);
    }
}

} // namespace broadside

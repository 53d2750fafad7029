#include "editor/widgets/action_buttons.h"

#include <QAction>
#include <QBoxLayout>
#include <QRegularExpression>
#include <QToolButton>

namespace broadside {

void insertActionButtons(QBoxLayout& layout, int at, const QList<QAction*>& actions, bool flat)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(flat);
        static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&")); // in brackets without Latin letters
        button->setAccessibleName(action->text().remove(mnemonic));
        layout.insertWidget(at++, button);
    }
}

} // namespace broadside

#include "editor/window/layout/dock_limits.h"

#include <QDockWidget>
#include <QLayout>

namespace broadside {
namespace {

/// Activates the layouts of visible widgets, from the inside to the outside.
void activateLayouts(QWidget& widget)
{
    QLayout* const layout = widget.layout();
    if (!layout)
        return;
    for (int i = 0; i < layout->count(); ++i)
        if (QWidget* const inner = layout->itemAt(i)->widget(); inner && !inner->isHidden())
            activateLayouts(*inner);
    layout->activate();
}

} // namespace

void takeLimits(QDockWidget& dock)
{
    activateLayouts(*dock.widget());
    dock.layout()->activate();
}

} // namespace broadside

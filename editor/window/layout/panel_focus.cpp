#include "editor/window/layout/panel_focus.h"

#include <QApplication>
#include <QDockWidget>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace broadside {
namespace {

/// Null if nothing in the panel takes the focus.
QWidget* firstControlOf(QWidget& panel)
{
    for (QWidget* next = panel.nextInFocusChain(); next && next != &panel; next = next->nextInFocusChain())
        if (panel.isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) != 0 && next->isVisible() &&
            next->isEnabled())
            return next;
    return nullptr;
}

/// What gets the focus of a part of the window, and the part.
struct FocusPart {
    QWidget* part;
    QWidget* control;
};

std::vector<FocusPart> partsOf(QWidget& world, const QList<QDockWidget*>& docks)
{
    std::vector<FocusPart> parts;
    for (QDockWidget* dock : docks)
        if (QWidget* panel = dock->widget(); panel && !dock->visibleRegion().isEmpty())
            if (QWidget* control = firstControlOf(*panel))
                parts.push_back({dock, control});
    std::ranges::stable_sort(parts, {}, [](const FocusPart& each) {
        const QPoint at = each.part->mapToGlobal(QPoint());
        return std::pair(at.x(), at.y());
    });
    parts.insert(parts.begin(), {&world, &world});
    return parts;
}

} // namespace

void focusPart(QWidget& world, const QList<QDockWidget*>& docks, FocusStep step)
{
    const std::vector<FocusPart> parts = partsOf(world, docks);
    const QWidget* focused = QApplication::focusWidget();
    const auto has = [focused](const FocusPart& each) {
        return focused && (each.part == focused || each.part->isAncestorOf(focused));
    };
    const auto found = std::ranges::find_if(parts, has);
    const auto present = found == parts.end() ? std::size_t{0} : static_cast<std::size_t>(found - parts.begin());
    const std::size_t next = step == FocusStep::Next ? present + 1 : present + parts.size() - 1;
    QWidget& control = *parts[next % parts.size()].control;
    // As Tab does: without it, styles do not show the focus of buttons and lists.
    control.window()->setAttribute(Qt::WA_KeyboardFocusChange);
    control.setFocus(Qt::TabFocusReason);
}

void focusPanel(QWidget& panel)
{
    // A dock that was opened or raised is laid out later.
    QTimer::singleShot(0, &panel, [&panel] {
        if (QWidget* control = firstControlOf(panel))
            control->setFocus(Qt::TabFocusReason);
    });
}

} // namespace broadside

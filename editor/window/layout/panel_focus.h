#pragma once

#include <QList>

QT_BEGIN_NAMESPACE
class QDockWidget;
class QWidget;
QT_END_NAMESPACE

namespace broadside {

enum class FocusStep { Next, Previous };

/// Moves the keyboard focus between the world and the panels that are shown: from the world to the panel at the left,
/// then from left to right and from top to bottom, and back to the world. In a panel, its first control gets the focus.
/// Panels without a control are left out. @pre `world` and the docks are in one window
void focusPart(QWidget& world, const QList<QDockWidget*>& docks, FocusStep step);

/// Gives the focus to the first control of a panel, once it can be seen. A panel without a control gets none.
void focusPanel(QWidget& panel);

} // namespace broadside

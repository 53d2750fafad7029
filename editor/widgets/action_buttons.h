#pragma once

#include <QList>

class QAction;
class QBoxLayout;

namespace broadside {

/// Adds a button without text for each action, starting at place `at` of the layout. Flat buttons have a frame only
/// while the pointer is over them.
void insertActionButtons(QBoxLayout& layout, int at, const QList<QAction*>& actions, bool flat);

} // namespace broadside

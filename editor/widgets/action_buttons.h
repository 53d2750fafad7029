#pragma once

#include <QList>

class QAction;
class QBoxLayout;

namespace broadside {

/// Adds a button for each action, icon only, from place `at` of the layout on. Flat ones have no frame until the
/// pointer is on them.
void insertActionButtons(QBoxLayout& layout, int at, const QList<QAction*>& actions, bool flat);

} // namespace broadside

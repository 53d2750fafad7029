#pragma once

#include "editor/window/layout/settings.h"

class QMainWindow;

namespace broadside {

class ActionRegistry;

/// File, Edit, Arrange, View, World, Tools, Simulation, Debug, Window and Help, with the actions of each section and
/// lines between the sections. @pre all features have added their actions
void fillMenuBar(QMainWindow& window, const ActionRegistry& actions);

/// View > Theme.
void addThemeMenu(ActionRegistry& actions, Settings settings);

} // namespace broadside

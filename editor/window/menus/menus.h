#pragma once

#include "editor/window/layout/settings.h"

#include <functional>

class QMenuBar;
class QSettings;

namespace broadside {

class ActionRegistry;
class ShownActions;

/// Fills File, Edit, Arrange, View, World, Tools, Simulation, Debug, Window and Help with the actions of each section,
/// and separators between the sections. @pre all features have added their actions
void fillMenuBar(QMenuBar& bar, const ShownActions& actions);

/// View > Theme.
void addThemeMenu(ActionRegistry& actions, Settings settings);

/// View > Language. `chosen` is called from the event loop when another language was chosen and remembered.
/// @pre `storage` outlives the actions
void addLanguageMenu(ActionRegistry& actions, QSettings& storage, std::function<void()> chosen);

} // namespace broadside

#pragma once

class QMenuBar;

namespace broadside {

class ActionRegistry;
class Preferences;
class ShownActions;

/// Fills File, Edit, Arrange, View, World, Tools, Simulation, Debug, Window and Help with the actions of each section,
/// and separators between the sections. @pre all features have added their actions
void fillMenuBar(QMenuBar& bar, const ShownActions& actions);

/// View > Theme. @pre `preferences` outlives the actions
void addThemeMenu(ActionRegistry& actions, Preferences& preferences);

/// View > Language. The preference changes from the event loop. @pre `preferences` outlives the actions
void addLanguageMenu(ActionRegistry& actions, Preferences& preferences);

} // namespace broadside

#pragma once

#include "editor/viewport/show_flags.h"
#include "editor/window/layout/dock_layouts.h"

#include <QString>

#include <functional>

class QMainWindow;
class QMenu;

namespace broadside {

/// The submenu of Edit that selects by category, by its object name.
inline const QString kCategoriesMenu = QStringLiteral("selectCategory");
/// The submenu of View that chooses the buttons of the tool bar.
inline const QString kToolBarMenu = QStringLiteral("toolBarMenu");
/// The submenu of Arrange that moves to a layer.
inline const QString kLayersMenu = QStringLiteral("moveToLayer");

class Actions;
class FileActions;
class ViewportWidget;

/// What the menus are filled from.
struct MenuParts {
    const Actions& actions;
    FileActions& files;
    ViewportWidget& viewport;
    const Docks& docks;
    Settings settings;
};

/// File, Edit, Arrange, View, World, Tools, Simulation, Debug, Window and Help.
void fillMenuBar(QMainWindow& window, const MenuParts& parts);

} // namespace broadside

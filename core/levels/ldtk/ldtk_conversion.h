#pragma once

#include "core/levels/building/level_builder.h"
#include "core/levels/ldtk/ldtk_project.h"

namespace broadside::levels::ldtk {

/// Adds the objects of all levels to the scene, and reports what the scene does not have.
void convertProject(LevelBuilder& builder, Project& project);

} // namespace broadside::levels::ldtk

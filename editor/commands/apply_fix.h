#pragma once

#include "core/debug/why/remedy.h"
#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_edits.h"

#include <memory>

namespace broadside {

/// The text of a fix in undo steps and on buttons, such as "Set cell size to 0.5 m"; empty when there is nothing to
/// apply.
[[nodiscard]] QString textOf(const Fix& fix, const ObjectEdits& objects);

/// Whether the settings of the scene are already as the fix says; always false for a fix of objects.
[[nodiscard]] bool isApplied(const Fix& fix, const Scene& scene);

/// Applies the fix as one undo step: settings to the scene, which a simulation follows, the rest to the objects that
/// exist. Does nothing when nothing would change. `templates` are those of the scene and of its project; null: only
/// those of the scene.
void applyFix(SceneDocument& document, ObjectEdits& objects, const Fix& fix, TemplateEdits* templates = nullptr);

} // namespace broadside

#pragma once

#include "core/debug/why/remedy.h"
#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_edits.h"

#include <memory>

namespace broadside {

/// What applying a fix is called, in undo steps and on buttons: "Set cell size to 0.5 m"; empty where there is nothing
/// to apply.
[[nodiscard]] QString textOf(const Fix& fix, const ObjectEdits& objects);

/// Whether the settings of a scene are as the fix says already; of a fix of objects never.
[[nodiscard]] bool isApplied(const Fix& fix, const Scene& scene);

/// Applies it as one undo step: settings to the scene, which a simulation follows, the rest to the objects that are
/// there. Nothing where there is nothing to apply, or all is so already. `templates` are those of the scene and of its
/// project; null: of the scene alone.
void applyFix(SceneDocument& document, ObjectEdits& objects, const Fix& fix, TemplateEdits* templates = nullptr);

} // namespace broadside

#pragma once

#include "core/debug/remedy.h"
#include "editor/document/scene_document.h"

#include <memory>

namespace broadside {

/// What applying a fix is called, in undo steps and on buttons: "Set cell size to 0.5 m"; empty where there is nothing
/// to apply.
[[nodiscard]] QString textOf(const Fix& fix, const Scene& scene);

/// Applies it as one undo step. Nothing where there is nothing to apply, or the scene is so already.
void applyFix(SceneDocument& document, const Fix& fix);

} // namespace broadside

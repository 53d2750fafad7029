#pragma once

#include "core/base/problem.h"
#include "editor/viewport/export/scene_picture.h"

namespace broadside {

struct PageModel;

/// The picture of a page for the export: the step that it shows, with all marks.
[[nodiscard]] Result<ScenePicture> pictureOfPage(PageModel& model, const PictureOptions& options);

} // namespace broadside

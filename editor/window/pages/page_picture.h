#pragma once

#include "core/base/problem.h"
#include "editor/viewport/export/scene_picture.h"

namespace broadside {

struct PageModel;

/// What is exported of a page: the moment that it shows, with all that is marked in it.
[[nodiscard]] Result<ScenePicture> pictureOfPage(PageModel& model, const PictureOptions& options);

} // namespace broadside

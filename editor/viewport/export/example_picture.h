#pragma once

#include "core/base/problem.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/step_source.h"
#include "editor/viewport/export/scene_picture.h"

#include <QImage>

#include <optional>
#include <stop_token>

namespace broadside {

/// The example of an explanation: a pair at a step.
struct PicturedExample {
    Explanation::Example pair;
    Symptom symptom = Symptom::MissedPair; ///< A passage is shown after the step, any other pair as it was tested.
    std::optional<Aabb> view = {};         ///< The part of the world to show, in metres; nothing: the pair.
};

/// Both objects with their boxes and names, the places where the broad phase believes them to be, and the path of a
/// passage. Other objects are faint. The picture does not depend on the shown step, and may be made on any thread.
/// Errors: a step that cannot be read, and an object that is not there. After a stop, the result means nothing.
/// @pre size > 0, logical pixels
[[nodiscard]] Result<ScenePicture> pictureOf(const StepSource& steps, const PicturedExample& example, Vec2 size,
                                             const Theme& theme, const std::stop_token& stop = {});

/// The same of another frame of the steps, without a passage. Error: one of the two is not there.
[[nodiscard]] Result<ScenePicture> pictureOf(const Frame& frame, const PicturedExample& example, Vec2 size,
                                             const Theme& theme);

/// The same, drawn. @pre the size is not empty, pixelRatio > 0
[[nodiscard]] Result<QImage> drawnExample(const StepSource& steps, const PicturedExample& example, QSize size,
                                          double pixelRatio, const Theme& theme, const std::stop_token& stop = {});

} // namespace broadside

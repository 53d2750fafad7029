#pragma once

#include "core/scene/scene_object.h"

class QComboBox;

namespace broadside {

/// Fills a combo box with the responses of an object to a hit, each with its explanation as tooltip.
void addHitResponses(QComboBox& box);
[[nodiscard]] HitResponse hitResponseIn(const QComboBox& box);
void showHitResponse(QComboBox& box, HitResponse response);

} // namespace broadside

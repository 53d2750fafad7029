#pragma once

#include "core/scene/scene_object.h"

class QComboBox;

namespace broadside {

/// Fills a combo box with what a hit can do to the object that it belongs to, each with its explanation.
void addHitResponses(QComboBox& box);
[[nodiscard]] HitResponse hitResponseIn(const QComboBox& box);
void showHitResponse(QComboBox& box, HitResponse response);

} // namespace broadside

#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/label_places.h"
#include "editor/viewport/paint/scene_view.h"

#include <vector>

namespace broadside {

/// The cells in which both pinned objects are registered, and in another look those in which only one of them is.
void paintPairCells(const SceneView& view, DisplayLayerItems& items);

/// The box of one object of a pair; a small one is enlarged so that it can be seen.
void paintPinnedBox(const SceneView& view, ObjectId id, Mark mark, DisplayLayerItems& items);

/// The letter of a pinned object. It is next to the object, and covers neither the other one nor an object of a missed
/// pair.
struct PinLetter {
    char letter = 'A';
    Aabb object; ///< The marked box.
    LabelPlaces::Place place;
};
/// The letters of the pinned objects that are in sight: at most two.
[[nodiscard]] std::vector<PinLetter> pinLetters(const SceneView& view);

/// The boxes of the pinned objects, with the letters A and B.
void paintPair(const SceneView& view, DisplayLayerItems& items);

} // namespace broadside

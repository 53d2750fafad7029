#pragma once

#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <cstddef>

namespace broadside {

/// The findings of an audit in the shown step, and the pinned pair if it is missed: a link between the two objects of
/// each missed pair, and the paths of passages, from the position before the step to the one after it. Labels with
/// the causes are next to the objects, with a line to the link, and cover no text of these layers: Highlights, Labels.
/// Paints into the layer Labels.
void paintFindings(const SceneView& view, DisplayList& list);

/// The same without labels, into any layer.
void paintFindingLinks(const SceneView& view, DisplayLayerItems& items);

/// The number of links.
[[nodiscard]] std::size_t missedCount(const SceneView& view);

} // namespace broadside

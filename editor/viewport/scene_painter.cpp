#include "editor/viewport/scene_painter.h"

#include "editor/viewport/audit_painter.h"
#include "editor/viewport/fault_painter.h"
#include "editor/viewport/focus_painter.h"
#include "editor/viewport/grid_painter.h"
#include "editor/viewport/guide_painter.h"
#include "editor/viewport/heat_painter.h"
#include "editor/viewport/highlight_painter.h"
#include "editor/viewport/hit_painter.h"
#include "editor/viewport/legend_painter.h"
#include "editor/viewport/object_painter.h"
#include "editor/viewport/overlay_painter.h"
#include "editor/viewport/pair_painter.h"
#include "editor/viewport/query_painter.h"
#include "editor/viewport/reference_painter.h"
#include "editor/viewport/region_painter.h"
#include "editor/viewport/structure_painter.h"

namespace broadside {

void paintScene(const SceneView& view, DisplayList& list)
{
    paintWorld(view, list);
    paintFocus(view, list);
}

void paintWorld(const SceneView& view, DisplayList& list)
{
    paintGroundPart(view, list);
    paintObjectsPart(view, list);
}

void paintGroundPart(const SceneView& view, DisplayList& list)
{
    list.clear(DisplayPart::Ground);
    list.background = view.theme.outside;
    paintGround(view, list[DisplayLayer::Ground]);
    if (view.show.heat)
        paintHeat(view, list[DisplayLayer::Heat]);
    paintStructure(view, list[DisplayLayer::Structure]);
}

void paintObjectsPart(const SceneView& view, DisplayList& list)
{
    list.clear(DisplayPart::Objects);
    paintObjects(view, list);
}

void paintFocus(const SceneView& view, DisplayList& list)
{
    list.clear(DisplayPart::Focus);
    paintCells(view, list[DisplayLayer::Cells]);
    paintPairCells(view, list[DisplayLayer::Cells]);
    paintFocusMask(view, list);
    paintHoveredParts(view, list);
    paintFaults(view, list[DisplayLayer::Highlights]);
    paintHighlights(view, list[DisplayLayer::Highlights]);
    paintHits(view, list[DisplayLayer::Highlights]);
    paintSelection(view, list[DisplayLayer::Highlights]);
    paintGuides(view, list[DisplayLayer::Labels]);
    paintRegions(view, list[DisplayLayer::Labels]);
    paintKeptQueries(view, list[DisplayLayer::Labels]);
    paintQuery(view, list[DisplayLayer::Labels]);
    paintReferences(view, list[DisplayLayer::Labels]);
    paintNames(view, list[DisplayLayer::Labels]);
    paintFindings(view, list[DisplayLayer::Labels]);
    paintPair(view, list[DisplayLayer::Labels]);
    paintToolOverlay(view, list);
    if (view.show.legend && view.show.heat)
        paintHeatLegend(view, list[DisplayLayer::Tools]);
    if (view.show.legend)
        paintLegend(view, list[DisplayLayer::Tools]);
}

} // namespace broadside

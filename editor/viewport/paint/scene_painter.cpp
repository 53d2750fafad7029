#include "editor/viewport/paint/scene_painter.h"

#include "editor/viewport/paint/audit_painter.h"
#include "editor/viewport/paint/fault_painter.h"
#include "editor/viewport/paint/focus_painter.h"
#include "editor/viewport/paint/grid_painter.h"
#include "editor/viewport/paint/guide_painter.h"
#include "editor/viewport/paint/heat_painter.h"
#include "editor/viewport/paint/highlight_painter.h"
#include "editor/viewport/paint/hit_painter.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/object_painter.h"
#include "editor/viewport/paint/overlay_painter.h"
#include "editor/viewport/paint/pair_painter.h"
#include "editor/viewport/paint/query_painter.h"
#include "editor/viewport/paint/reference_painter.h"
#include "editor/viewport/paint/region_painter.h"
#include "editor/viewport/paint/registration_painter.h"
#include "editor/viewport/paint/structure_painter.h"

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
    paintRegistrations(view, list[DisplayLayer::Highlights]);
    paintHits(view, list[DisplayLayer::Highlights]);
    paintSelection(view, list[DisplayLayer::Highlights]);
    paintGuides(view, list[DisplayLayer::Labels]);
    paintRegions(view, list[DisplayLayer::Labels]);
    paintKeptQueries(view, list[DisplayLayer::Labels]);
    paintQuery(view, list[DisplayLayer::Labels]);
    paintReferences(view, list[DisplayLayer::Labels]);
    paintNames(view, list[DisplayLayer::Labels]);
    paintFindings(view, list);
    paintPair(view, list[DisplayLayer::Labels]);
    paintToolOverlay(view, list);
    if (view.show.heat)
        paintHeatLegend(view, list[DisplayLayer::Tools]);
    if (view.show.legend || view.foldsLegend)
        paintLegend(view, list[DisplayLayer::Tools]);
}

} // namespace broadside

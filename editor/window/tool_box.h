#pragma once

#include "editor/tools/cannon_tool.h"
#include "editor/tools/expect_tool.h"
#include "editor/tools/guide_tool.h"
#include "editor/tools/measure_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/polygon_tool.h"
#include "editor/tools/query_tool.h"
#include "editor/tools/region_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/snapper.h"
#include "editor/tools/vertex_tool.h"

namespace broadside {

/// The tools of a window.
struct ToolBox {
    /// @pre all outlive the tools; `simulation` may be null
    ToolBox(SceneDocument& document, ObjectEdits& edits, Focus& focus, const ShownWorld& shownWorld,
            SimulationSession* simulation, Hover& hover, BreakpointSession& breakpoints, ExpectationCheck& expectation)
        : snapper(shownWorld)
        , select(edits, focus, shownWorld, snapper)
        , place(edits, focus, shownWorld, snapper)
        , cannon(document, shownWorld, simulation)
        , query(hover, shownWorld)
        , region(breakpoints, focus, shownWorld)
        , expect(expectation, focus, shownWorld)
        , vertices(edits, focus, snapper)
        , polygon(edits, focus, snapper, place)
        , measure(shownWorld, focus, snapper)
        , guides(document, snapper)
    {}

    Snapper snapper;
    SelectTool select;
    PlaceTool place;
    CannonTool cannon;
    QueryTool query;
    RegionTool region;
    ExpectTool expect;
    VertexTool vertices;
    PolygonTool polygon;
    MeasureTool measure;
    GuideTool guides;
};

} // namespace broadside

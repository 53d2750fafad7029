#pragma once

#include "editor/tools/cannon_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/query_tool.h"
#include "editor/tools/region_tool.h"
#include "editor/tools/select_tool.h"

namespace broadside {

/// The tools of a window.
struct ToolBox {
    /// @pre all outlive the tools.
    ToolBox(SceneDocument& document, ObjectEdits& edits, Focus& focus, const Stage& stage, SimulationSession& session,
            Hover& hover, BreakpointSession& breakpoints)
        : select(edits, focus, stage)
        , place(edits, focus)
        , cannon(document, stage, session)
        , query(hover)
        , region(breakpoints, focus)
    {}

    SelectTool select;
    PlaceTool place;
    CannonTool cannon;
    QueryTool query;
    RegionTool region;
};

} // namespace broadside

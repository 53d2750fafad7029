#pragma once

#include "editor/tools/cannon_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/query_tool.h"
#include "editor/tools/select_tool.h"

namespace broadside {

/// The tools of a window.
struct ToolBox {
    /// @pre all outlive the tools.
    ToolBox(SceneDocument& document, Focus& focus, const Stage& stage, SimulationSession& session, Hover& hover)
        : select(document, focus, stage)
        , place(document, focus, stage)
        , cannon(document, stage, session)
        , query(hover)
    {}

    SelectTool select;
    PlaceTool place;
    CannonTool cannon;
    QueryTool query;
};

} // namespace broadside

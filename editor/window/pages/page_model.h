#pragma once

#include "editor/commands/fix_proof.h"
#include "editor/commands/fix_run.h"
#include "editor/commands/object_edits.h"
#include "editor/commands/offered_edits.h"
#include "editor/commands/templates/template_choice.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"
#include "editor/document/undo_order.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/hover.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "editor/session/jobs/expectation_check.h"
#include "editor/session/jobs/heat_map.h"
#include "editor/session/jobs/level_review.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/session/jobs/query_book.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/run_diagnosis.h"
#include "editor/session/jobs/selection_story.h"
#include "editor/session/selection_follower.h"
#include "editor/session/shown_world.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "editor/session/trace_session.h"
#include "editor/window/pages/page_kind.h"
#include "editor/window/tool_box.h"

#include <memory>

namespace broadside {

/// The state of a page, without widgets: the scene, its simulation or the recording, queries and audits, and the tools.
/// Each part refers to earlier ones only.
struct PageModel {
    /// Makes an empty, untitled scene or an empty recording.
    explicit PageModel(PageKind kind);
    PageModel(const PageModel&) = delete;
    PageModel& operator=(const PageModel&) = delete;
    ~PageModel();

    SceneDocument document; ///< The scene; of a recording, its first step, read-only.
    Focus focus;
    const std::unique_ptr<SimulationSession> simulation;        ///< Null when the page shows a recording.
    const std::unique_ptr<TraceSession> recording;              ///< Null when the page shows a scene.
    StepSession& steps;                                         ///< The one of the two that exists.
    const std::unique_ptr<SelectionFollower> selectionFollower; ///< Null when the page shows a recording.
    const std::unique_ptr<OfferedEdits> offeredEdits;           ///< Null when the page shows a recording.
    ObjectEdits edits;
    TemplateLibrary library;
    TemplateEdits templates;
    TemplateChoice templateChoice;
    LevelReview review;
    UndoOrder undo;
    SpriteAtlases atlases;
    ShownWorld shownWorld;
    Hover hover;
    BreakpointSession breakpoints;
    RunAudit audit;
    CellSizeTuner tuner;
    RunDiagnosis diagnosis;
    PairInquiry inquiry;
    FixProof proof;
    SelectionStory story;
    ExpectationCheck expectation;
    FixRun fixRun;
    QueryBook queries;
    HeatMap heat;
    ToolBox tools;
};

} // namespace broadside

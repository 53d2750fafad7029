#include "editor/window/pages/page_model.h"

namespace broadside {

PageModel::PageModel(PageKind kind)
    : session(document)
    , recording(kind == PageKind::Recording ? std::make_unique<TraceSession>() : nullptr)
    , steps(recording ? static_cast<StepSession&>(*recording) : session)
    , edits(document, session)
    , library(document)
    , templates(document, edits, library)
    , undo(document.undoStack(), session.undoStack())
    , atlases(document)
    , stage(document, steps, atlases)
    , hover(stage, focus)
    , breakpoints(document, steps)
    , audit(document, steps)
    , inquiry(stage, steps, focus, &audit)
    , proof(document, edits, steps, audit)
    , story(steps, focus)
    , expectation(steps)
    , diagnosis(document, steps)
    , fixRun(document, edits, steps, diagnosis)
    , queries(stage)
    , heat(document, steps, stage)
    , tools(document, edits, focus, stage, session, hover, breakpoints, expectation)
{
    focus.follow(document);
    if (recording)
        document.setReadOnly();
}

PageModel::~PageModel() = default;

} // namespace broadside

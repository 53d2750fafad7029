#include "editor/window/pages/page_model.h"

namespace broadside {

PageModel::PageModel(PageKind kind)
    : simulation(kind == PageKind::Scene ? std::make_unique<SimulationSession>(document) : nullptr)
    , recording(kind == PageKind::Recording ? std::make_unique<TraceSession>() : nullptr)
    , steps(recording ? static_cast<StepSession&>(*recording) : *simulation)
    , selectionFollower(simulation ? std::make_unique<SelectionFollower>(document, focus, *simulation) : nullptr)
    , offeredEdits(simulation ? std::make_unique<OfferedEdits>(document, *simulation) : nullptr)
    , edits(document, simulation.get())
    , library(document)
    , templates(document, edits, library)
    , templateChoice(document, templates, focus)
    , review(document, library)
    , undo(document.undoStack(), simulation ? &simulation->undoStack() : nullptr)
    , atlases(document)
    , shownWorld(document, steps, atlases)
    , hover(shownWorld, focus)
    , breakpoints(document, steps)
    , audit(document, steps)
    , tuner(document, steps)
    , diagnosis(document, steps, &tuner)
    , inquiry(shownWorld, steps, focus, &audit, &diagnosis)
    , proof(document, edits, steps, audit)
    , story(steps, focus)
    , expectation(steps)
    , fixRun(document, edits, steps, diagnosis, &tuner)
    , queries(shownWorld)
    , heat(document, steps, shownWorld)
    , tools(document, edits, focus, shownWorld, simulation.get(), hover, breakpoints, expectation)
{
    focus.follow(document);
    if (recording)
        document.setReadOnly();
}

PageModel::~PageModel() = default;

} // namespace broadside

#include "editor/window/pages/page_picture.h"

#include "editor/viewport/paint/region_painter.h"
#include "editor/window/pages/page_model.h"
#include "editor/window/window_messages.h"

namespace broadside {
namespace {

Problem nothingToDraw()
{
    Problem problem;
    problem.message = texts::stepNoBroadPhase();
    problem.remedy = texts::stepNoBroadPhaseRemedy();
    return problem;
}

} // namespace

Result<ScenePicture> pictureOfPage(PageModel& model, const PictureOptions& options)
{
    const ShownWorld& shownWorld = model.shownWorld;
    const BroadPhase* broadPhase = shownWorld.broadPhase();
    if (!broadPhase)
        return shownWorld.problem().value_or(nothingToDraw());
    const bool isHeatOfNow = model.heat.wish() == HeatWish{};
    const PictureMarks marks{model.focus.selection(),
                             model.focus.pins(),
                             model.inquiry.answer() ? &*model.inquiry.answer() : nullptr,
                             model.audit.missedInShownStep(),
                             model.audit.passagesInShownStep(),
                             regionsOf(&model.breakpoints, &model.expectation, shownWorld.objects()),
                             model.queries.queries(),
                             isHeatOfNow ? nullptr : model.heat.heat(),
                             model.heat.steps(),
                             recentHits(model.steps),
                             shownWorld.registrations(),
                             shownWorld.coordinates()};
    PictureOptions withPin = options;
    if (model.focus.pins()[1].isNull() && shownWorld.objects().indexOf(model.focus.pins()[0]))
        withPin.highlighted = model.focus.pins()[0]; // a single pin keeps its marks, as in the window
    return pictureOf(shownWorld.objects(), *broadPhase, shownWorld.world(), withPin, shownWorld.layers(),
                     shownWorld.guides(), {model.atlases.set().get(), shownWorld.liveWorld()}, marks);
}

} // namespace broadside

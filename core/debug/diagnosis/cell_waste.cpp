#include "core/debug/diagnosis/cell_waste.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/broadphase/algorithm.h"
#include "core/debug/tuning/tuner.h"

namespace broadside::diagnosis {
namespace {

struct Counted {
    double cellSize = 0.0;
    std::uint64_t candidates = 0;
};

std::string sizeText(double metres) { return roundedNumber(metres, 3) + " m"; }

Explanation explanationOf(const Counted& present, const Counted& best, std::uint64_t overlaps, std::uint64_t step)
{
    const bool areLarge = best.cellSize < present.cellSize;
    Explanation explanation;
    explanation.rule = areLarge ? "cells-too-large" : "cells-too-small";
    explanation.symptom = Symptom::Cost;
    explanation.sentence = "The cells are too " + std::string(areLarge ? "large" : "small") +
                           " for most objects: in step " + groupedNumber(step) + ", cells of " +
                           sizeText(present.cellSize) + " give " + countOf(present.candidates, "candidate") + " for " +
                           countOf(overlaps, "pair") + " of overlapping boxes.";
    explanation.remedy = "Choose cells of " + sizeText(best.cellSize) + ": they give " +
                         countOf(best.candidates, "candidate") + " in that step.";
    explanation.isCause = true;
    explanation.explains = present.candidates - best.candidates;
    explanation.found = present.candidates;
    explanation.sure = 1.0;
    explanation.parameters = {{"cellSize", best.cellSize}};
    return explanation;
}

} // namespace

std::optional<Explanation> wasteOfCells(const StepSource& source, StepRange steps, const std::stop_token& stop)
{
    if (!source.knows().events || source.frameCount() == 0)
        return std::nullopt;
    const auto walk = source.walk();
    if (!walk || (*walk)->goTo(source.frameOf(steps.first)))
        return std::nullopt;
    const auto settings = (*walk)->broadPhaseSettings();
    const Frame now = (*walk)->frame();
    if (!settings || !infoOf(settings->algorithm).usesCellSize || infoOf(settings->algorithm).isTextbook())
        return std::nullopt;
    const Counted present{settings->cellSize, now.boxPairs().funnel.candidates};
    const std::uint64_t overlaps = now.boxPairs().funnel.boxOverlaps;
    const WorldSettings world = now.world();
    Counted best = present;
    if (present.candidates < kFewCandidates)
        return std::nullopt;
    for (const double size : logarithmicSizes(sensibleCellSizes((*walk)->objects(), world), kTriedSizes)) {
        if (stop.stop_requested())
            return std::nullopt;
        BroadPhaseSettings tried = *settings;
        tried.cellSize = size;
        if (const auto frame = (*walk)->frameWith(tried))
            if (const std::uint64_t count = frame->boxPairs().funnel.candidates; count < best.candidates)
                best = {size, count};
    }
    if (best.candidates * 2 > present.candidates)
        return std::nullopt;
    return explanationOf(present, best, overlaps, source.stepOf(source.frameOf(steps.first)));
}

} // namespace broadside::diagnosis

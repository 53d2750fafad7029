#include "core/broadphase/broad_phase.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/broadphase/brute_force.h"
#include "core/broadphase/grid.h"

#include <cmath>
#include <string>

namespace broadside {
namespace {

Problem notAvailable(const AlgorithmInfo& info)
{
    std::string names;
    for (const AlgorithmInfo& other : algorithms())
        if (other.available)
            names += (names.empty() ? "" : ", ") + std::string(other.name);
    Problem problem;
    problem.message = "the algorithm \"" + std::string(info.name) + "\" cannot be run by this version";
    problem.remedy = "Choose one of " + names;
    return problem;
}

/// Two significant digits, rounded up: a number that a person would choose.
double roundedUp(double value)
{
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
    return std::ceil(value / unit) * unit;
}

Problem tooManyCells(const GridLayout& layout, double width, double height)
{
    const double most = static_cast<double>(limits::kDenseCells);
    // Doubled until it fits: ceil() adds a column and a row that the area alone does not know of.
    double workable = roundedUp(std::max(std::sqrt(width * height / most), std::max(width, height) / most));
    while (GridLayout(width, height, workable).cellCount() > most)
        workable = roundedUp(workable * 1.1);
    Problem problem;
    problem.message = "cells of " + roundedNumber(layout.cellSize()) + " m in a world of " + roundedNumber(width) +
                      " x " + roundedNumber(height) + " m make " + roundedNumber(layout.cellCount()) +
                      " cells; the limit is " + groupedNumber(limits::kDenseCells);
    problem.remedy = "Make the cells " + roundedNumber(workable) + " m or larger";
    return problem;
}

} // namespace

Result<std::unique_ptr<BroadPhase>> makeBroadPhase(const BroadPhaseSettings& settings, double worldWidth,
                                                   double worldHeight)
{
    switch (settings.algorithm) {
    case Algorithm::Grid: {
        const GridLayout layout(worldWidth, worldHeight, settings.cellSize);
        if (layout.cellCount() > static_cast<double>(limits::kDenseCells))
            return tooManyCells(layout, worldWidth, worldHeight);
        return std::unique_ptr<BroadPhase>(std::make_unique<Grid>(layout));
    }
    case Algorithm::BruteForce:
        return std::unique_ptr<BroadPhase>(std::make_unique<BruteForce>());
    default:
        return notAvailable(infoOf(settings.algorithm));
    }
}

} // namespace broadside

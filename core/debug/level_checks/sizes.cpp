// Finds objects that are larger than a cell.

#include "core/base/count_text.h"
#include "core/debug/level_checks/checks.h"

#include <cmath>

namespace broadside::level {
namespace {

bool spansThree(double lo, double hi, double cell) { return std::floor(hi / cell) - std::floor(lo / cell) >= 2.0; }

/// The rows whose boxes are large by `isLarge`: first the one with the longest side, then the others, ascending.
template<class IsLarge>
std::vector<ObjectIndex> largeOnes(const ObjectTable& objects, IsLarge&& isLarge)
{
    std::vector<ObjectIndex> large;
    objects.forEach([&](ObjectIndex row) {
        if (meetsAnything(objects.objectOf(row)) && isLarge(objects.boundsOf(row)))
            large.push_back(row);
    });
    const auto largest =
        std::ranges::max_element(large, {}, [&](ObjectIndex row) { return longerSide(objects.boundsOf(row)); });
    if (largest != large.end())
        std::rotate(large.begin(), largest, largest + 1);
    return large;
}

/// "Ground, 40 m by 1 m, is larger than a cell of 2.5 m"
std::string sizeText(const ObjectTable& objects, const std::vector<ObjectIndex>& large, const std::string& one,
                     const std::string& many)
{
    const Aabb& box = objects.boundsOf(large.front());
    const std::string largest =
        displayName(objects.objectOf(large.front())) + ", " + metres(box.width()) + " by " + metres(box.height());
    return large.size() == 1 ? largest + ", " + one
                             : countOf(large.size(), "object") + " " + many + "; the largest is " + largest;
}

LevelFinding findingOf(const ObjectTable& objects, const std::vector<ObjectIndex>& large)
{
    LevelFinding finding;
    for (const ObjectIndex row : large)
        finding.objects.push_back(objects.idOf(row));
    return finding;
}

LevelFinding loss(const ObjectTable& objects, const std::vector<ObjectIndex>& lost, const BroadPhaseSettings& phase)
{
    LevelFinding finding = findingOf(objects, lost);
    const std::string cells = "three or more cells of " + metres(phase.cellSize);
    finding.severity = Severity::Warning;
    finding.message = sizeText(objects, lost, "spans " + cells, "span " + cells) + ": " +
                      std::string(infoOf(phase.algorithm).name) +
                      " registers only the cells at the ends, and misses what is met in between";
    finding.remedy = "Use the algorithm " + std::string(infoOf(kUsualAlgorithm).name) + ", or larger cells";
    finding.fix = UseAlgorithm{kUsualAlgorithm};
    return finding;
}

LevelFinding spread(const ObjectTable& objects, const std::vector<ObjectIndex>& large, const BroadPhaseSettings& phase)
{
    LevelFinding finding = findingOf(objects, large);
    const std::string cell = "larger than a cell of " + metres(phase.cellSize);
    finding.message = sizeText(objects, large, "is " + cell, "are " + cell) +
                      ": a candidate for whatever shares one of the cells that are covered";
    finding.remedy = "Nothing is missed for that; measure whether larger cells are faster";
    return finding;
}

} // namespace

void checkSizes(const Scene& scene, const ObjectTable& objects, LevelReport& report)
{
    const BroadPhaseSettings& phase = scene.broadPhase;
    const double cell = phase.cellSize;
    if (!infoOf(phase.algorithm).usesCellSize)
        return;
    List list(report, LevelCheck::LargerThanCells);
    std::vector<ObjectIndex> lost;
    if (infoOf(phase.algorithm).registersEndsOnly)
        lost = largeOnes(objects, [&](const Aabb& box) {
            return spansThree(box.lo.x, box.hi.x, cell) || spansThree(box.lo.y, box.hi.y, cell);
        });
    if (!lost.empty()) {
        list.add([&] { return loss(objects, lost, phase); });
        return;
    }
    const std::vector<ObjectIndex> large = largeOnes(objects, [&](const Aabb& box) { return longerSide(box) > cell; });
    if (!large.empty())
        list.add([&] { return spread(objects, large, phase); });
}

} // namespace broadside::level

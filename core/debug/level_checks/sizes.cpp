// Finds objects that are larger than a cell.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

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
        if (meetsAnything(objects, row) && isLarge(objects.boundsOf(row)))
            large.push_back(row);
    });
    const auto largest =
        std::ranges::max_element(large, {}, [&](ObjectIndex row) { return longerSide(objects.boundsOf(row)); });
    if (largest != large.end())
        std::rotate(large.begin(), largest, largest + 1);
    return large;
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
    const std::string name = displayName(objects.objectOf(lost.front()));
    const Aabb& box = objects.boundsOf(lost.front());
    const std::string_view algorithm = infoOf(phase.algorithm).name;
    finding.severity = Severity::Warning;
    finding.message =
        lost.size() == 1
            ? texts::levelSpansCells(name, box.width(), box.height(), phase.cellSize, algorithm)
            : texts::levelSpanCells(lost.size(), phase.cellSize, name, box.width(), box.height(), algorithm);
    finding.remedy = texts::levelUseAlgorithm(infoOf(kUsualAlgorithm).name);
    finding.fix = UseAlgorithm{kUsualAlgorithm};
    return finding;
}

LevelFinding spread(const ObjectTable& objects, const std::vector<ObjectIndex>& large, const BroadPhaseSettings& phase)
{
    LevelFinding finding = findingOf(objects, large);
    const std::string name = displayName(objects.objectOf(large.front()));
    const Aabb& box = objects.boundsOf(large.front());
    finding.message = large.size() == 1
                          ? texts::levelIsLarge(name, box.width(), box.height(), phase.cellSize)
                          : texts::levelAreLarge(large.size(), phase.cellSize, name, box.width(), box.height());
    finding.remedy = texts::levelMeasureCells();
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

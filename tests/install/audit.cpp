// Audits a game's own broad phase with a bug: it registers objects only in the cells of their corners.
#include <broadside/audit.h>
#include <cstdio>
#include <vector>

namespace {

using namespace broadside;

constexpr double kCellSize = 1.0;
constexpr double kWorldWidth = 20.0;
constexpr double kWorldHeight = 10.0;

/// The grid of the game, short and slow.
class GameGrid {
public:
    explicit GameGrid(bool fillsBetween)
        : m_fillsBetween(fillsBetween)
    {}

    void add(ObjectIndex object, const Aabb& box)
    {
        const CellRange cells = m_layout.cellsOf(box);
        for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
            for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
                if (m_fillsBetween || isCorner(cells, x, y))
                    registrations.push_back({object, {{x, y}, {x, y}}});
    }

    [[nodiscard]] std::vector<IndexPair> pairs() const
    {
        std::vector<IndexPair> found;
        for (std::size_t i = 0; i < registrations.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (registrations[i].cells == registrations[j].cells &&
                    registrations[i].object != registrations[j].object)
                    found.push_back(orderedPair(registrations[i].object, registrations[j].object));
        return found;
    }

    std::vector<OwnPairs::Registration> registrations;

private:
    [[nodiscard]] static bool isCorner(const CellRange& cells, std::int64_t x, std::int64_t y)
    {
        return (x == cells.first.x || x == cells.last.x) && (y == cells.first.y || y == cells.last.y);
    }

    bool m_fillsBetween;
    GridLayout m_layout{kWorldWidth, kWorldHeight, kCellSize};
};

/// A ball on the middle of a long floor, and one at its left end.
OwnPairs played(bool fillsBetween)
{
    OwnPairs own;
    own.objects = {{.box = {{1.1, 1.1}, {8.9, 1.9}}, .filter = {.dynamic = false}, .name = "Floor"},
                   {.box = {{5.2, 1.8}, {5.8, 2.4}}, .name = "Ball"},
                   {.box = {{1.2, 1.8}, {1.8, 2.4}}, .name = "Other ball"}};
    GameGrid grid(fillsBetween);
    for (std::size_t i = 0; i < own.objects.size(); ++i)
        grid.add(static_cast<ObjectIndex>(i), own.objects[i].box);
    own.pairs = grid.pairs();
    own.worldWidth = kWorldWidth;
    own.worldHeight = kWorldHeight;
    own.cells = CellTable(GridLayout(kWorldWidth, kWorldHeight, kCellSize));
    own.registrations = grid.registrations;
    return own;
}

} // namespace

int main()
{
    const Result<PairAudit> broken = auditPairs(played(false));
    const Result<PairAudit> right = auditPairs(played(true));
    if (!broken || !right)
        return 1;
    for (const PairMiss& miss : broken->missed)
        std::printf("%s: %s %s\n", std::string(nameOf(miss.cause)).c_str(), miss.sentence.c_str(), miss.remedy.c_str());
    const bool foundTheBug = broken->missedCount == 1 && broken->missed.size() == 1 &&
                             broken->missed[0].pair == IndexPair{0, 1} &&
                             broken->missed[0].cause == MissCause::LargerThanCells && broken->candidates == 1;
    OwnPairs wrong = played(true);
    wrong.pairs.push_back({1, 3});
    return foundTheBug && right->missedCount == 0 && right->candidates == 2 && !auditPairs(wrong) ? 0 : 1;
}

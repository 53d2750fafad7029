#include <core/broadphase/grid_layout.h>
#include <core/geometry/bounds.h>
#include <core/geometry/shape.h>
#include <cstdio>

int main()
{
    using namespace broadside;
    const GridLayout grid(9.6, 6.4, 2.5);
    const auto cell = grid.idOf(grid.cellAt({3.0, 4.0}));
    std::printf("%.0f cells; (3, 4) is in cell %d\n", grid.cellCount(), cell ? static_cast<int>(*cell) : -1);
    return grid.cellCount() == 12.0 && cell == 5U ? 0 : 1;
}

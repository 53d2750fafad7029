#pragma once

#include "core/base/problem.h"
#include "core/broadphase/algorithm.h"

#include <string>
#include <string_view>

namespace broadside {

/// What of a world is drawn. The defaults are those of the window and of `render`, but for showsStructureUnasked(); the
/// window shows legend and guides, too.
struct ShowFlags {
    bool grid = true;            ///< Cell borders.
    bool ids = true;             ///< Cell ids.
    bool counts = false;         ///< Objects in each cell.
    bool heat = false;           ///< Cells coloured by what stands in them.
    bool logarithmicHeat = true; ///< The scale of their colours; else linear.
    bool structure = false;      ///< What the algorithm makes of the world: occupied cells, tree nodes, intervals.
    bool faults = true;          ///< Objects that a textbook algorithm loses.
    bool shapes = true;          ///< Bounding shapes; of objects whose sprite is shown the outline.
    bool sprites = true;         ///< What objects look like in the game.
    bool boxes = false;          ///< The axis-aligned boxes that the broad phase works with.
    bool focus = false;          ///< All is dimmed but what is looked at, or else what is selected.
    bool labels = false;         ///< Names of objects.
    bool axes = true;            ///< x and y at the origin.
    bool guides = false;         ///< Those of the scene.
    bool legend = false;         ///< What the colours mean.

    friend bool operator==(const ShowFlags&, const ShowFlags&) = default;
};

/// Whether the structure is drawn where nobody said so: for algorithms that have one and none of the user's cells, of
/// which nothing would be seen otherwise.
[[nodiscard]] bool showsStructureUnasked(Algorithm algorithm) noexcept;

/// All names, with commas: "grid, ids, counts...".
[[nodiscard]] std::string showNames();

/// Reads a list of names as on the command line, "grid,ids,shapes": exactly what is named is shown. Refused: a name
/// that is not known; the remedy lists the names.
[[nodiscard]] Result<ShowFlags> parseShow(std::string_view names);

} // namespace broadside

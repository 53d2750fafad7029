#pragma once

#include "core/base/message/message.h"
#include "core/base/problem.h"
#include "core/broadphase/algorithm.h"

#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// The things that are drawn of a world. The defaults are those of the window and of `render`, except that the
/// structure also depends on showsStructureByDefault(); the window also shows legend and guides.
struct ShowFlags {
    bool grid = true;            ///< Cell borders.
    bool ids = true;             ///< Cell ids.
    bool counts = false;         ///< Objects in each cell.
    bool heat = false;           ///< Cells coloured by the number of objects in them, or by another quantity.
    bool logarithmicHeat = true; ///< The scale of the heat map's colours; false: linear.
    bool structure = false;      ///< The structure of the algorithm: occupied cells, tree nodes, intervals.
    bool faults = true;          ///< Objects that a textbook algorithm loses.
    bool shapes = true;          ///< Bounding shapes; only their outline if the sprite is shown.
    bool sprites = true;         ///< The pictures of objects in the game.
    bool boxes = false;          ///< The axis-aligned boxes that the broad phase works with.
    bool focus = false;          ///< Dims everything except the hovered object, or else the selection.
    bool labels = false;         ///< Names of objects.
    bool axes = true;            ///< x and y at the origin.
    bool guides = false;         ///< The guides of the scene.
    bool legend = false;         ///< The meaning of the colours.
    /// The name of the only grid of a recording that is drawn; nothing: all. See isGridShown().
    std::optional<Message> onlyGrid;

    friend bool operator==(const ShowFlags&, const ShowFlags&) = default;
};

/// Whether the structure is drawn if the user did not choose. True for algorithms with a structure whose cells the user
/// does not set: without it nothing of the algorithm would be visible.
[[nodiscard]] bool showsStructureByDefault(Algorithm algorithm) noexcept;

/// All names, separated by commas: "grid, ids, counts...".
[[nodiscard]] std::string showNames();

/// Reads a list of names from the command line, "grid,ids,shapes". Exactly the named things are shown. Error: an
/// unknown name; the remedy lists all names.
[[nodiscard]] Result<ShowFlags> parseShow(std::string_view names);

} // namespace broadside

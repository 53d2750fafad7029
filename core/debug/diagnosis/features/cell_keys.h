#pragma once

#include "core/debug/diagnosis/features/cell_map.h"
#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/structure_rule.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// The place of a cell in a table without lists: of the cells with one key only one has its objects in it, either the
/// one that comes first or the one that comes last in a frame.
struct CellKey {
    enum class Of : std::uint8_t {
        Signless,   ///< The column and the row, both without their signs.
        Sum,        ///< The sum of both.
        Difference, ///< The difference, without its sign.
        Xor,        ///< The exclusive or.
        Product,
        Unordered, ///< The lesser and the greater one.
        Bits3,     ///< The lowest three bits of both; likewise the next ones.
        Bits4,
        Bits5,
        Bits6,
    };
    Of of = Of::Signless;
    bool isLastKept = false;

    /// A number above 0, for a feature.
    [[nodiscard]] double code() const noexcept
    {
        return 1.0 + 2.0 * static_cast<double>(of) + (isLastKept ? 1.0 : 0.0);
    }
    [[nodiscard]] static CellKey ofCode(double code) noexcept;
    /// The key of a cell. Equal for cells that share a place.
    [[nodiscard]] CellNumbers keyOf(CellCoord cell) const noexcept;
};

/// Blocks of columns or rows, one for each thread or chunk of the world. An object has only the cells of its block.
struct CellBlocks {
    bool isOfRows = false;   ///< Blocks of rows; else of columns.
    bool isOfCentre = false; ///< The block of an object is that of its centre's cell; else that of its first cell.
    std::int64_t size = 1;   ///< Columns or rows of a block. The first block begins at 0.

    /// A number above 0, for a feature.
    [[nodiscard]] double code() const noexcept
    {
        return 4.0 * static_cast<double>(size) + (isOfRows ? 2.0 : 0.0) + (isOfCentre ? 1.0 : 0.0);
    }
    [[nodiscard]] static CellBlocks ofCode(double code) noexcept;
    /// The cell is not in the block of the object. `first`: the first of its cells; `centre`: the one of its middle.
    [[nodiscard]] bool isBeyond(CellCoord first, CellCoord centre, CellCoord cell) const noexcept;
};

/// The cells that have a place in a frame.
class CellOwners {
public:
    CellOwners() = default;
    /// Cost: O(objects * their cells). @pre the frame is sampled
    CellOwners(const Evidence& evidence, const StructureRule& structure, const CellKey& key, FrameIndex frame);
    /// Another cell has the place of this one.
    [[nodiscard]] bool isTaken(const CellKey& key, CellCoord cell) const;

private:
    CellMap<CellCoord> m_owners; // by key
};

/// What tells cells that are missing in recorded registrations from the others best. Nothing if it tells less than a
/// third of them.
struct CellChoices {
    std::optional<CellKey> key;
    std::optional<CellBlocks> blocks;
};
/// Cost: O(keys * objects * their cells), for some frames; less if no cell is missing.
[[nodiscard]] CellChoices likelyCellChoices(const Evidence& evidence, const StructureRule& structure);

} // namespace broadside::diagnosis

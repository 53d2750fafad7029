#include "core/debug/diagnosis/features/cell_keys.h"

#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/placement.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::int64_t kMostCellsOfOne = 64; // of an object, which are looked at

/// Calls visit(cell) for the cells of an object.
template<class Visit>
void forEachCell(const CellRange& range, Visit&& visit)
{
    if (range.isEmpty() || range.count() > kMostCellsOfOne)
        return;
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
            visit(CellCoord{x, y});
}

/// Evenly spread frames, with a limited number of objects in all. None if single frames have more.
std::vector<FrameIndex> someFrames(const Evidence& evidence)
{
    constexpr std::size_t kMost = 24;
    constexpr std::size_t kMostObjects = 20'000;
    std::vector<FrameIndex> sampled;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame)
        if (evidence.frames[frame].isSampled)
            sampled.push_back(frame);
    std::vector<FrameIndex> some;
    std::size_t objects = 0;
    for (std::size_t i = 0; i < sampled.size(); i += sampled.size() / kMost + 1) {
        objects += evidence.frames[sampled[i]].present.size();
        if (objects > kMostObjects)
            break;
        some.push_back(sampled[i]);
    }
    return some;
}

/// A cell to which an object belongs in a frame.
struct OwnCell {
    std::size_t frame = 0; ///< Its number among the frames that are looked at.
    CellCoord cell;
    CellCoord first;  ///< Of the object's cells.
    CellCoord centre; ///< The cell of the object's middle.
    bool isMissing = false;
};

/// The cells of all objects in these frames of which it is recorded whether they are registered.
std::vector<OwnCell> ownCells(const Evidence& evidence, const StructureRule& structure,
                              std::span<const FrameIndex> frames)
{
    std::vector<OwnCell> cells;
    for (std::size_t i = 0; i < frames.size(); ++i)
        for (const TrackIndex index : evidence.frames[frames[i]].present) {
            const Registered* const known = evidence.tracks[index].registeredIn(frames[i]);
            if (!known || (known->kind != Registered::Kind::Cells && known->kind != Registered::Kind::Nowhere))
                continue;
            const Aabb& box = evidence.tracks[index].boxIn(frames[i]);
            const CellRange range = keptCells(structure, box).around;
            const CellCoord centre = structure.cells.at(box.center());
            forEachCell(range, [&](CellCoord cell) {
                const bool isMissing = known->kind == Registered::Kind::Nowhere || !known->isIn(cell);
                cells.push_back({i, cell, range.first, centre, isMissing});
            });
        }
    return cells;
}

/// Keeps the choice that tells missing cells from the others best, if it tells enough of them.
template<class Choice>
class BestChoice {
public:
    void offer(const Choice& choice, const Tally& tally)
    {
        constexpr double kFew = 0.05;        // right cells among those that are lost
        constexpr std::uint64_t kFewest = 3; // one missing cell in so many is told
        if (tally.explained() == 0 || kFewest * tally.explained() < tally.explained() + tally.unexplained ||
            static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost))
            return;
        if (const double bits = codeLength(tally); !m_best || bits < m_least) {
            m_best = choice;
            m_least = bits;
        }
    }
    [[nodiscard]] const std::optional<Choice>& best() const { return m_best; }

private:
    std::optional<Choice> m_best;
    double m_least = 0.0;
};

std::optional<CellKey> bestKey(const Evidence& evidence, const StructureRule& structure,
                               std::span<const FrameIndex> frames, std::span<const OwnCell> cells)
{
    using Of = CellKey::Of;
    BestChoice<CellKey> best;
    for (const Of of : {Of::Signless, Of::Sum, Of::Difference, Of::Xor, Of::Product, Of::Unordered, Of::Bits6,
                        Of::Bits5, Of::Bits4, Of::Bits3})
        for (const bool isLastKept : {false, true}) {
            const CellKey key{of, isLastKept};
            Tally tally;
            CellOwners owners;
            std::optional<std::size_t> owned; // the frame of the owners
            for (const OwnCell& one : cells) {
                if (owned != one.frame) {
                    owners = CellOwners(evidence, structure, key, frames[one.frame]);
                    owned = one.frame;
                }
                tally.count(owners.isTaken(key, one.cell), one.isMissing);
            }
            best.offer(key, tally);
        }
    return best.best();
}

std::optional<CellBlocks> bestBlocks(std::span<const OwnCell> cells)
{
    constexpr std::int64_t kLargest = 32;
    BestChoice<CellBlocks> best;
    for (const bool isOfRows : {false, true})
        for (const bool isOfCentre : {false, true})
            for (std::int64_t size = 2; size <= kLargest; ++size) {
                const CellBlocks blocks{isOfRows, isOfCentre, size};
                Tally tally;
                for (const OwnCell& one : cells)
                    tally.count(blocks.isBeyond(one.first, one.centre, one.cell), one.isMissing);
                best.offer(blocks, tally);
            }
    return best.best();
}

} // namespace

CellKey CellKey::ofCode(double code) noexcept
{
    const auto number = static_cast<unsigned>(std::max(code, 1.0)) - 1;
    return {static_cast<Of>(number / 2), number % 2 == 1};
}

CellNumbers CellKey::keyOf(CellCoord cell) const noexcept
{
    const auto bits = [&](unsigned count) {
        const std::int64_t mask = (std::int64_t{1} << count) - 1;
        return CellNumbers{cell.x & mask, cell.y & mask};
    };
    switch (of) {
    case Of::Signless:
        return {std::abs(cell.x), std::abs(cell.y)};
    case Of::Sum:
        return {cell.x + cell.y, 0};
    case Of::Difference:
        return {std::abs(cell.x - cell.y), 0};
    case Of::Xor:
        return {cell.x ^ cell.y, 0};
    case Of::Product:
        return {cell.x * cell.y, 0};
    case Of::Unordered:
        return std::minmax({cell.x, cell.y});
    case Of::Bits3:
        return bits(3);
    case Of::Bits4:
        return bits(4);
    case Of::Bits5:
        return bits(5);
    case Of::Bits6:
        break;
    }
    return bits(6);
}

CellOwners::CellOwners(const Evidence& evidence, const StructureRule& structure, const CellKey& key, FrameIndex frame)
{
    const FrameFacts& facts = evidence.frames[frame];
    for (const TrackIndex track : facts.inListOrder())
        forEachCell(keptCells(structure, evidence.tracks[track].boxIn(frame)).around, [&](CellCoord cell) {
            const auto [owner, isNew] = m_owners.try_emplace(key.keyOf(cell), cell);
            if (!isNew && key.isLastKept)
                owner->second = cell;
        });
}

bool CellOwners::isTaken(const CellKey& key, CellCoord cell) const
{
    const auto owner = m_owners.find(key.keyOf(cell));
    return owner != m_owners.end() && owner->second != cell;
}

CellChoices likelyCellChoices(const Evidence& evidence, const StructureRule& structure)
{
    if (!evidence.knowsCells)
        return {};
    const std::vector<FrameIndex> frames = someFrames(evidence);
    const std::vector<OwnCell> cells = ownCells(evidence, structure, frames);
    if (std::ranges::none_of(cells, &OwnCell::isMissing))
        return {};
    return {bestKey(evidence, structure, frames, cells), bestBlocks(cells)};
}

CellBlocks CellBlocks::ofCode(double code) noexcept
{
    const auto number = static_cast<std::int64_t>(code);
    return {(number & 2) != 0, (number & 1) != 0, number / 4};
}

bool CellBlocks::isBeyond(CellCoord first, CellCoord centre, CellCoord cell) const noexcept
{
    const CellCoord own = isOfCentre ? centre : first;
    const auto blockOf = [&](CellCoord one) {
        const std::int64_t number = isOfRows ? one.y : one.x;
        return number >= 0 ? number / size : (number + 1) / size - 1;
    };
    return blockOf(own) != blockOf(cell);
}

} // namespace broadside::diagnosis

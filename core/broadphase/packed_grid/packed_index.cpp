#include "core/broadphase/packed_grid/packed_index.h"

#include <cassert>

namespace broadside::packed {
namespace {

/// So few boxes do not get a level of their own.
constexpr std::uint32_t kFewBoxes = 32;

/// Divides the rows of a level into pieces of at least `boxes` boxes.
void cutRows(const Level& level, PackedIndex::Piece piece, std::uint32_t boxes, std::vector<PackedIndex::Piece>& pieces)
{
    std::uint32_t first = 0;
    for (std::uint32_t row = 0; row < level.frame.rows; ++row) {
        if (level.rowEnd(row) - level.rowBegin(first) < boxes && row + 1 < level.frame.rows)
            continue;
        piece.firstRow = first;
        piece.endRow = first = row + 1;
        pieces.push_back(piece);
    }
}

} // namespace

void PackedIndex::build(const BoxSource& boxes)
{
    m_count = boxes.count();
    m_levelCount = 0;
    BoxSource rest = boxes;
    while (rest.count() > 0) {
        if (m_levels.size() == m_levelCount)
            m_levels.emplace_back();
        const bool last = m_levelCount + 1 == kMostLevels || rest.count() <= kFewBoxes;
        const std::size_t turn = m_levelCount % 2;
        const std::uint32_t left =
            m_levels[m_levelCount++].build(rest, last, {*m_crew, m_threads, m_lanes}, m_scratch, turn);
        rest = m_scratch.left[turn].columns(left);
    }
}

void PackedIndex::prepareForSearches()
{
    if (m_lanes == Lanes::Wide)
        for (std::size_t k = 0; k < m_levelCount; ++k)
            m_levels[k].makeLattice();
    m_scratch = {};
}

std::vector<PackedIndex::Piece> PackedIndex::pieces(const PackedIndex& other, std::uint32_t boxes) const
{
    std::vector<Piece> pieces;
    for (std::uint32_t askers = 0; askers < m_levelCount; ++askers) {
        const auto askedCount = static_cast<std::uint32_t>(&other == this ? askers + 1 : other.m_levelCount);
        for (std::uint32_t asked = 0; asked < askedCount; ++asked)
            cutRows(m_levels[askers], {askers, asked, 0, 0}, boxes, pieces);
    }
    return pieces;
}

void PackedIndex::pairs(const Piece& piece, const PackedIndex& other, PairOutput& output) const
{
    assert(piece.askers < m_levelCount && piece.asked < other.m_levelCount);
    const Level& askers = m_levels[piece.askers];
    if (&other == this && piece.askers == piece.asked)
        scanRows(askers, piece.firstRow, piece.endRow, output, m_lanes);
    else
        scanBetween(askers, piece.firstRow, piece.endRow, other.m_levels[piece.asked], output, m_lanes);
}

void PackedIndex::pairs(PairOutput& output) const { pairsWith(*this, output); }

void PackedIndex::pairsWith(const PackedIndex& other, PairOutput& output) const
{
    for (std::uint32_t askers = 0; askers < m_levelCount; ++askers) {
        const auto askedCount = static_cast<std::uint32_t>(&other == this ? askers + 1 : other.m_levelCount);
        for (std::uint32_t asked = 0; asked < askedCount; ++asked)
            pairs({askers, asked, 0, m_levels[askers].frame.rows}, other, output);
    }
}

void PackedIndex::overlapping(const FloatBox& box, IdOutput& output) const
{
    for (const Level& level : levels())
        scanBox(level, box, output, m_lanes);
}

NearestBox PackedIndex::nearest(float x, float y) const
{
    NearestBox best;
    for (const Level& level : levels())
        findNearest(level, x, y, best, m_lanes);
    return best;
}

std::uint64_t PackedIndex::bytes() const noexcept
{
    std::uint64_t bytes = m_scratch.bytes();
    for (const Level& level : m_levels)
        bytes += level.bytes();
    return bytes;
}

} // namespace broadside::packed

#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace broadside::diagnosis {

/// The column and the row of a cell, or another key of two numbers.
using CellNumbers = std::pair<std::int64_t, std::int64_t>;

/// Spreads neighbouring cells: the high half of a product with an odd number, xor its low half.
struct CellNumbersHash {
    [[nodiscard]] std::size_t operator()(const CellNumbers& cell) const noexcept
    {
        constexpr std::uint64_t kOfColumns = 0x9E3779B97F4A7C15U; // 2^64 / golden ratio
        constexpr std::uint64_t kOfRows = 0xC2B2AE3D27D4EB4FU;
        const std::uint64_t mixed =
            static_cast<std::uint64_t>(cell.first) * kOfColumns ^ static_cast<std::uint64_t>(cell.second) * kOfRows;
        return static_cast<std::size_t>(mixed ^ mixed >> 32U);
    }
};

/// A value for each cell, without an order.
template<class Value>
using CellMap = std::unordered_map<CellNumbers, Value, CellNumbersHash>;

} // namespace broadside::diagnosis

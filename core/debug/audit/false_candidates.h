#pragma once

#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/frame.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// Finds false candidates that breakpoints ask for in one frame after another: their shapes do not overlap.
///
/// Filters are applied first, once per object. If all breakpoints name only a few objects, only those are asked for
/// their candidates; else all candidates are examined. Cost: one of these two, and a shape test for each candidate that
/// passes the filters.
/// each that filters let through.
class FalseCandidates {
public:
    /// If there are more, the result is empty: a list of this length is of no use to a reader.
    static constexpr std::size_t kMost = 4'000'000;
    /// Limit of named objects that are asked one by one, over all breakpoints.
    static constexpr std::size_t kMostAsked = 32;

    /// Call this when the breakpoints have changed.
    void forget() noexcept { m_rows.clear(); }
    /// The candidates that at least one enabled breakpoint of this kind accepts, and perhaps others; ascending.
    /// @pre the breakpoints are those of the call before, or forget() was called
    [[nodiscard]] std::vector<IndexPair> in(const Frame& frame, std::span<const Breakpoint> breakpoints);

private:
    /// The breakpoints that accept a row as `first` or as `second`, one bit each; all later ones share the last bit.
    struct Row {
        ObjectPtr object; // the object to which the bits belong
        std::uint32_t first = 0;
        std::uint32_t second = 0;
    };
    [[nodiscard]] const Row& row(const ObjectTable& objects, ObjectIndex index,
                                 std::span<const Breakpoint> breakpoints);

    std::vector<Row> m_rows; // kept from frame to frame
};

} // namespace broadside

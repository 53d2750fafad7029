#pragma once

#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/frame.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// Finds candidates whose shapes do not overlap, of one frame after another: those that breakpoints ask about.
///
/// Filters are judged before anything else, once an object. Where all breakpoints name a few objects, only those are
/// asked for their candidates; else all candidates are looked through. Cost: the one or the other, and a shape test for
/// each that filters let through.
class FalseCandidates {
public:
    /// More are none: nobody reads as many.
    static constexpr std::size_t kMost = 4'000'000;
    /// Named objects that are asked one by one, all breakpoints together.
    static constexpr std::size_t kMostAsked = 32;

    /// For other breakpoints than before.
    void forget() noexcept { m_rows.clear(); }
    /// Those that at least one breakpoint that is on and of this kind accepts, and perhaps others; ascending.
    /// @pre the breakpoints are those of the call before, or forget() was called
    [[nodiscard]] std::vector<IndexPair> in(const Frame& frame, std::span<const Breakpoint> breakpoints);

private:
    /// Who accepts a row on which side, a bit a breakpoint; those that come late share the last bit.
    struct Row {
        ObjectPtr object; // of which this is known
        std::uint32_t first = 0;
        std::uint32_t second = 0;
    };
    [[nodiscard]] const Row& row(const ObjectTable& objects, ObjectIndex index,
                                 std::span<const Breakpoint> breakpoints);

    std::vector<Row> m_rows; // kept from frame to frame
};

} // namespace broadside

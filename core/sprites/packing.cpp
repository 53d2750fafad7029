#include "core/sprites/packing.h"

#include "core/sprites/limits.h"

#define STBRP_STATIC
#define STB_RECT_PACK_IMPLEMENTATION
#include <algorithm>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <stb/stb_rect_pack.h>

namespace broadside {
namespace {

std::int32_t powerOfTwoFrom(std::int64_t side)
{
    std::int32_t power = 1;
    while (power < side)
        power *= 2;
    return power;
}

/// The largest power of two <= side.
std::int32_t powerOfTwoBelow(std::int32_t side)
{
    std::int32_t power = 1;
    while (power <= side / 2)
        power *= 2;
    return power;
}

class Packer {
public:
    Packer(std::span<const PixelSize> rectangles, const PackingOptions& options)
        : m_options(options)
    {
        m_rects.reserve(rectangles.size());
        for (std::size_t i = 0; i < rectangles.size(); ++i)
            m_rects.push_back({static_cast<int>(i), rectangles[i].width + 2 * options.border,
                               rectangles[i].height + 2 * options.border, 0, 0, 0});
        m_packing.places.resize(rectangles.size());
    }

    Packing pack()
    {
        while (!m_rects.empty()) {
            PixelSize sheet = smallestSheet();
            while (!tryOn(sheet) && canGrow(sheet))
                grow(sheet);
            take(sheet);
        }
        return std::move(m_packing);
    }

private:
    /// The smallest sheet whose area and sides could be large enough.
    [[nodiscard]] PixelSize smallestSheet() const
    {
        std::int64_t area = 0;
        PixelSize sheet{1, 1};
        for (const stbrp_rect& rect : m_rects) {
            area += std::int64_t{rect.w} * rect.h;
            sheet.width = std::max(sheet.width, rect.w);
            sheet.height = std::max(sheet.height, rect.h);
        }
        sheet = {limited(sheet.width), limited(sheet.height)};
        while (std::int64_t{sheet.width} * sheet.height < area && canGrow(sheet))
            grow(sheet);
        return sheet;
    }
    /// Rounds up to a power of two, but never above the limit, which need not be a power of two.
    [[nodiscard]] std::int32_t limited(std::int64_t side) const
    {
        const std::int32_t power = side <= powerOfTwoBelow(m_options.mostSide) ? powerOfTwoFrom(side) : 0;
        return power > 0 ? power : m_options.mostSide;
    }
    [[nodiscard]] bool canGrow(PixelSize sheet) const
    {
        return sheet.width < m_options.mostSide || sheet.height < m_options.mostSide;
    }
    void grow(PixelSize& sheet) const
    {
        const bool widen =
            sheet.width <= sheet.height ? sheet.width < m_options.mostSide : sheet.height >= m_options.mostSide;
        std::int32_t& side = widen ? sheet.width : sheet.height;
        side = limited(std::int64_t{2} * side);
    }
    bool tryOn(PixelSize sheet)
    {
        std::vector<stbrp_node> nodes(static_cast<std::size_t>(sheet.width));
        stbrp_context context;
        stbrp_init_target(&context, sheet.width, sheet.height, nodes.data(), sheet.width);
        // stb_rect_pack sorts the rectangles, then restores this order, so every try begins with the same order.
        return stbrp_pack_rects(&context, m_rects.data(), static_cast<int>(m_rects.size())) != 0;
    }
    void take(PixelSize sheet)
    {
        const std::size_t index = m_packing.sheets.size();
        m_packing.sheets.push_back(sheet);
        std::vector<stbrp_rect> left;
        for (const stbrp_rect& rect : m_rects) {
            if (rect.was_packed == 0)
                left.push_back(rect);
            else
                m_packing.places[static_cast<std::size_t>(rect.id)] = {index, rect.x + m_options.border,
                                                                       rect.y + m_options.border};
        }
        assert(left.size() < m_rects.size());
        m_rects = std::move(left);
    }

    PackingOptions m_options;
    std::vector<stbrp_rect> m_rects; // without a sheet so far, including borders
    Packing m_packing;
};

} // namespace

bool fitsASheet(PixelSize rectangle, const PackingOptions& options) noexcept
{
    const std::int64_t border = 2 * std::int64_t{options.border};
    return rectangle.width + border <= options.mostSide && rectangle.height + border <= options.mostSide;
}

Packing packedInPictures(std::span<const PixelSize> rectangles, const PackingOptions& options)
{
    assert(options.mostSide >= 1 && options.mostSide <= limits::kPictureSide && options.border >= 0);
    assert(std::ranges::all_of(
        rectangles, [&](PixelSize size) { return size.width > 0 && size.height > 0 && fitsASheet(size, options); }));
    return Packer(rectangles, options).pack();
}

} // namespace broadside

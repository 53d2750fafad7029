#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace broadside {

/// Leaves items out as long as `shows(items)` stays true: no single item of the result can be left out. Assumes that
/// `items` itself shows it, without a test. For n items, k of them needed, about k * log n calls; n * n at worst.
/// Source: Zeller, Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE Transactions on Software
/// Engineering 28(2), 2002 (ddmin).
template<class Item, class Shows>
[[nodiscard]] std::vector<Item> minimized(std::vector<Item> items, Shows&& shows)
{
    if (items.empty() || shows(std::vector<Item>{}))
        return {};
    std::size_t pieces = 2;
    while (items.size() >= 2) {
        const std::size_t length = (items.size() + pieces - 1) / pieces;
        bool isSmaller = false;
        for (std::size_t begin = 0; begin < items.size() && !isSmaller; begin += length) {
            const auto first = items.begin() + static_cast<std::ptrdiff_t>(begin);
            const auto last = items.begin() + static_cast<std::ptrdiff_t>(std::min(begin + length, items.size()));
            if (std::vector<Item> piece(first, last); shows(piece)) {
                items = std::move(piece);
                pieces = 2;
                isSmaller = true;
                break;
            }
            std::vector<Item> rest(items.begin(), first);
            rest.insert(rest.end(), last, items.end());
            if (pieces > 2 && shows(rest)) {
                items = std::move(rest);
                pieces = std::max<std::size_t>(pieces - 1, 2);
                isSmaller = true;
            }
        }
        if (isSmaller)
            continue;
        if (pieces >= items.size())
            break;
        pieces = std::min(2 * pieces, items.size());
    }
    return items;
}

} // namespace broadside

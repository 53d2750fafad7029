#include "core/base/count_text.h"

namespace broadside {

std::string groupedNumber(std::uint64_t value)
{
    std::string text = std::to_string(value);
    for (std::size_t end = text.size(); end > 3; end -= 3)
        text.insert(end - 3, 1, ' ');
    return text;
}

std::string countOf(std::uint64_t count, const std::string& singular)
{
    return groupedNumber(count) + " " + singular + (count == 1 ? "" : "s");
}

} // namespace broadside

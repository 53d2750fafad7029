#include "editor/widgets/words/cause_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

constexpr std::pair<std::string_view, const char*> kCauseWords[] = {
    {"stale", "one is registered with old bounds"},
    {"outside-grid", "they overlap outside the world or the grid"},
    {"partial-last-cell", "they overlap in a row or column that the table does not have"},
    {"larger-than-cells", "one is larger than the cells and not registered in between"},
    {"not-registered", "one is not registered"},
    {"integer-truncation", "coordinates are cut to whole numbers"},
    {"rounding", "rounding put them into different cells"},
};

} // namespace

QString causeText(std::string_view cause)
{
    const auto* const found = std::find_if(std::begin(kCauseWords), std::end(kCauseWords),
                                           [&](const auto& entry) { return entry.first == cause; });
    return QCoreApplication::translate("CauseWords", found == std::end(kCauseWords) ? "unknown" : found->second);
}

} // namespace broadside

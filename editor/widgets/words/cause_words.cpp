#include "editor/widgets/words/cause_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

constexpr std::pair<std::string_view, const char*> kCauseWords[] = {
    {"stale", QT_TRANSLATE_NOOP("CauseWords", "one is registered with old bounds")},
    {"outside-grid", QT_TRANSLATE_NOOP("CauseWords", "they overlap outside the world or the grid")},
    {"partial-last-cell",
     QT_TRANSLATE_NOOP("CauseWords", "they overlap in a row or column that the table does not have")},
    {"larger-than-cells",
     QT_TRANSLATE_NOOP("CauseWords", "one is larger than the cells and not registered in between")},
    {"not-registered", QT_TRANSLATE_NOOP("CauseWords", "one is not registered")},
    {"integer-truncation", QT_TRANSLATE_NOOP("CauseWords", "coordinates are truncated to whole numbers")},
    {"rounding", QT_TRANSLATE_NOOP("CauseWords", "rounding put them into different cells")},
};

} // namespace

QString causeText(std::string_view cause)
{
    const auto* const found = std::find_if(std::begin(kCauseWords), std::end(kCauseWords),
                                           [&](const auto& entry) { return entry.first == cause; });
    return found == std::end(kCauseWords) ? QCoreApplication::translate("CauseWords", "unknown")
                                          : QCoreApplication::translate("CauseWords", found->second);
}

} // namespace broadside

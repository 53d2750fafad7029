#include "core/io/json/problem_log.h"

#include "core/base/utf8.h"
#include "core/io/json/json_messages.h"

#include <algorithm>

namespace broadside {
namespace {

struct Place {
    int line = 1;
    int column = 1;
};

/// Lines and columns of many offsets. Cost: one pass over the text, in any order of queries.
class PlaceFinder {
public:
    PlaceFinder(std::string_view text, std::vector<std::size_t> offsets)
        : m_offsets(std::move(offsets))
    {
        std::ranges::sort(m_offsets);
        std::size_t lineStart = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        std::size_t at = lineStart;
        int line = 1;
        for (const std::size_t offset : m_offsets) {
            for (; at < std::min(offset, text.size()); ++at) {
                const bool carriageReturnAlone = text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n');
                if (text[at] == '\n' || carriageReturnAlone) {
                    ++line;
                    lineStart = at + 1;
                }
            }
            m_places.push_back({line, static_cast<int>(std::max(offset, lineStart) - lineStart) + 1});
        }
    }

    [[nodiscard]] Place placeOf(std::size_t offset) const
    {
        const auto found = std::ranges::lower_bound(m_offsets, offset);
        return m_places[static_cast<std::size_t>(found - m_offsets.begin())];
    }

private:
    std::vector<std::size_t> m_offsets;
    std::vector<Place> m_places;
};

} // namespace

void ProblemLog::add(Entry entry)
{
    const bool isError = entry.severity == Severity::Error;
    std::size_t& count = isError ? m_errors : m_notes;
    if (count++ < (isError ? m_most : m_mostNotes))
        m_entries.push_back(std::move(entry));
}

void ProblemLog::clear() noexcept
{
    m_entries.clear();
    m_errors = 0;
    m_notes = 0;
}

std::vector<Problem> ProblemLog::located(std::string_view text, const std::string& fileName) const
{
    std::vector<std::size_t> offsets;
    for (const Entry& entry : m_entries) {
        offsets.push_back(entry.offset);
        if (entry.firstOffset)
            offsets.push_back(*entry.firstOffset);
    }
    const PlaceFinder finder(text, std::move(offsets));
    std::vector<const Entry*> inOrder;
    for (const Entry& entry : m_entries)
        inOrder.push_back(&entry);
    std::ranges::stable_sort(inOrder, {}, &Entry::offset);

    std::vector<Problem> problems;
    for (const Entry* entry : inOrder) {
        const Place place = finder.placeOf(entry->offset);
        Message message = entry->message;
        if (entry->firstOffset)
            message = texts::jsonFirstInLine(std::move(message),
                                             static_cast<std::uint64_t>(finder.placeOf(*entry->firstOffset).line));
        problems.push_back(
            {entry->severity, fileName, place.line, place.column, entry->object, std::move(message), entry->remedy});
    }
    return problems;
}

} // namespace broadside

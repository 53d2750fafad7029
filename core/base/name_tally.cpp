#include "core/base/name_tally.h"

#include "core/base/count_text.h"

#include <utility>

namespace broadside {

void NameTally::add(std::string name)
{
    ++m_count;
    if (m_names.size() < kMostNames)
        m_names.push_back(std::move(name));
}

std::string NameTally::text(const std::string& singular, const std::string& plural) const
{
    if (m_count == 0)
        return {};
    const std::size_t more = m_count - m_names.size();
    std::string names;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const bool isLast = i + 1 == m_names.size() && more == 0;
        if (i > 0)
            names += isLast ? " and " : ", ";
        names += m_names[i];
    }
    if (more > 0)
        names += " and " + groupedNumber(more) + " more";
    return groupedNumber(m_count) + " " + (m_count == 1 ? singular : plural) + " (" + names + ")";
}

} // namespace broadside

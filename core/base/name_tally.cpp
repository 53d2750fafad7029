#include "core/base/name_tally.h"

#include "core/base/message/common_messages.h"
#include "core/base/name_tally_messages.h"

#include <utility>

namespace broadside {

void NameTally::add(Message name)
{
    ++m_count;
    if (m_names.size() < kMostNames)
        m_names.push_back(std::move(name));
}

Message NameTally::names() const
{
    const std::size_t more = m_count - m_names.size();
    Message names;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const bool isLast = i + 1 == m_names.size() && more == 0;
        if (i == 0)
            names = m_names[i];
        else
            names = isLast ? texts::bothOf(std::move(names), m_names[i]) : texts::listed(std::move(names), m_names[i]);
    }
    return more > 0 ? texts::namesAndMore(std::move(names), more) : names;
}

} // namespace broadside

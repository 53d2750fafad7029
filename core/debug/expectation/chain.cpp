#include "core/debug/expectation/chain.h"

#include <algorithm>
#include <utility>

namespace broadside::expectation {

void Chain::add(ReasonRule rule, Message sentence, std::optional<std::uint64_t> step, std::optional<ObjectId> object)
{
    m_links.push_back({rule, std::move(sentence), step, object});
}

void Chain::offer(Message remedy, Fix fix)
{
    if (hasRemedy())
        return;
    m_remedy = std::move(remedy);
    m_fix = std::move(fix);
}

bool Chain::has(ReasonRule rule) const noexcept
{
    return std::ranges::find(m_links, rule, &Reason::rule) != m_links.end();
}

void Chain::moveTo(ExpectationAnswer& answer, Message otherwise)
{
    offer(std::move(otherwise));
    answer.chain = std::move(m_links);
    answer.remedy = std::move(m_remedy);
    answer.fix = std::move(m_fix);
}

std::string sentenceFrom(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace broadside::expectation

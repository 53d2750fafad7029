#include "editor/panels/properties/agreement.h"

#include <numeric>

namespace broadside {

std::size_t Agreement::add(Alike alike)
{
    m_questions.push_back(std::move(alike));
    m_differs.push_back(false);
    return m_questions.size() - 1;
}

void Agreement::compare(std::span<const ObjectPtr> objects)
{
    m_differs.assign(m_questions.size(), false);
    std::vector<std::size_t> open(m_questions.size());
    std::iota(open.begin(), open.end(), std::size_t{0});
    for (std::size_t i = 1; i < objects.size() && !open.empty(); ++i)
        std::erase_if(open, [&](std::size_t question) {
            m_differs[question] = !m_questions[question](*objects.front(), *objects[i]);
            return m_differs[question];
        });
}

} // namespace broadside

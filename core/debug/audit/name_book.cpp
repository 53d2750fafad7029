#include "core/debug/audit/name_book.h"

#include "core/base/message/name_messages.h"

#include <algorithm>
#include <iterator>

namespace broadside {

void NameBook::note(std::uint64_t step, const ObjectTable& objects, ObjectId id)
{
    if (const auto row = objects.rowOf(id))
        note(step, id, displayName(objects.objectOf(*row)));
}

void NameBook::note(std::uint64_t step, ObjectId id, const std::string& name)
{
    std::vector<Since>& names = m_names[id];
    const auto later = std::ranges::upper_bound(names, step, {}, &Since::step);
    if (later == names.begin() || std::prev(later)->name != name)
        names.insert(later, {step, name});
}

void NameBook::take(const NameBook& other)
{
    for (const auto& [id, names] : other.m_names)
        for (const Since& since : names)
            note(since.step, id, since.name);
}

std::string NameBook::nameAndId(std::uint64_t step, ObjectId id) const
{
    const auto known = m_names.find(id);
    if (known == m_names.end())
        return texts::unnamedObject(id.value).text();
    const auto later = std::ranges::upper_bound(known->second, step, {}, &Since::step);
    const std::string& name = (later == known->second.begin() ? later : std::prev(later))->name;
    return texts::nameWithId(name, id.value).text();
}

std::string_view withoutNumber(std::string_view name) noexcept
{
    const std::size_t last = name.find_last_not_of("0123456789 _-#.");
    return last == std::string_view::npos ? std::string_view() : name.substr(0, last + 1);
}

} // namespace broadside

// Finds several objects with the same name.

#include "core/base/limits.h"
#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <map>
#include <span>
#include <unordered_map>

namespace broadside::level {
namespace {

constexpr std::size_t kDigits = 24; // room for a number and the space before it

struct Namesakes {
    std::unordered_map<std::string_view, std::vector<ObjectId>> named; ///< Ids ascend.
    std::vector<std::string_view> shared;                              ///< Names of several objects; by the lowest id.
};

Namesakes namesakesIn(const ObjectTable& objects)
{
    Namesakes namesakes;
    objects.forEach([&](ObjectIndex row) {
        const std::string& name = objects.objectOf(row).name;
        if (name.empty())
            return;
        std::vector<ObjectId>& ids = namesakes.named[name];
        ids.push_back(objects.idOf(row));
        if (ids.size() == 2)
            namesakes.shared.push_back(name);
    });
    std::ranges::sort(namesakes.shared, {}, [&](std::string_view name) { return namesakes.named[name].front(); });
    return namesakes;
}

/// "Target" for "Target 12"; the name itself if it does not end in a number.
std::string_view stemOf(std::string_view name)
{
    const std::size_t last = name.find_last_not_of("0123456789");
    const bool isNumbered = last != std::string_view::npos && last > 0 && last + 1 < name.size() && name[last] == ' ';
    return isNumbered ? name.substr(0, last) : name;
}

/// Makes names that no object has, each once: "Target 3" after "Target 2".
class FreshNames {
public:
    explicit FreshNames(const Namesakes& taken)
        : m_taken(taken)
    {}
    std::string after(std::string_view name)
    {
        const std::string stem(stemOf(name));
        std::uint64_t& number = m_last.try_emplace(stem, 1).first->second;
        std::string fresh;
        do
            fresh = stem + " " + std::to_string(++number);
        while (m_taken.named.contains(fresh));
        return fresh;
    }

private:
    const Namesakes& m_taken;
    std::map<std::string, std::uint64_t> m_last; // last number used, by stem
};

LevelFinding ambiguity(std::string_view name, const std::vector<ObjectId>& ids, FreshNames& fresh)
{
    LevelFinding finding{.severity = Severity::Info,
                         .objects = ids,
                         .message = texts::levelSameName(ids.size(), name),
                         .remedy = texts::levelNumberThem()};
    if (name.size() > limits::kStringBytes - kDigits)
        return finding;
    UseNames names;
    for (const ObjectId id : std::span(ids).subspan(1))
        names.push_back({id, fresh.after(name)});
    finding.fix = std::move(names);
    return finding;
}

} // namespace

void checkNames(const ObjectTable& objects, LevelReport& report)
{
    const Namesakes namesakes = namesakesIn(objects);
    FreshNames fresh(namesakes);
    List list(report, LevelCheck::DuplicateNames);
    for (const std::string_view name : namesakes.shared)
        list.add([&] { return ambiguity(name, namesakes.named.at(name), fresh); });
}

} // namespace broadside::level

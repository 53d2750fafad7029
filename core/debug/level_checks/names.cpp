// Finds several objects with the same name.

#include "core/base/limits.h"
#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <bit>
#include <functional>
#include <map>
#include <numeric>
#include <span>
#include <string_view>
#include <vector>

namespace broadside::level {
namespace {

constexpr std::size_t kDigits = 24; // room for a number and the space before it

/// All names of a level. A million names need two passes and a sort here, in 8 bytes each: a table with a list of
/// objects for each name would need more memory than the text of the names, and much more time.
class Names {
public:
    struct Entry {
        std::uint32_t hash = 0; // of the name
        ObjectIndex row = 0;
    };

    explicit Names(const ObjectTable& objects);

    /// The objects of each name that several have, by their rows, which ascend; by the first row.
    [[nodiscard]] std::vector<std::span<const Entry>> shared() const;
    [[nodiscard]] bool contains(std::string_view name) const;
    [[nodiscard]] std::string_view nameOf(const Entry& entry) const { return m_objects.objectOf(entry.row).name; }
    [[nodiscard]] ObjectId idOf(const Entry& entry) const { return m_objects.idOf(entry.row); }

private:
    const ObjectTable& m_objects;
    std::vector<Entry> m_entries; // by hash, then by name, then by row
};

std::uint32_t hashOf(std::string_view name) { return static_cast<std::uint32_t>(std::hash<std::string_view>{}(name)); }

/// By hash, then by row. Hashes are spread evenly: entries with the same first bits are few, and are brought together
/// in two passes. @pre rows ascend
std::vector<Names::Entry> sorted(const std::vector<Names::Entry>& entries)
{
    const auto firstBits =
        static_cast<unsigned>(std::clamp(static_cast<int>(std::bit_width(entries.size())) - 4, 1, 16));
    const auto placeOf = [firstBits](const Names::Entry& entry) { return entry.hash >> (32U - firstBits); };
    std::vector<std::size_t> ends(std::size_t{1} << firstBits); // at first the begins
    for (const Names::Entry& entry : entries)
        ++ends[placeOf(entry)];
    std::exclusive_scan(ends.begin(), ends.end(), ends.begin(), std::size_t{0});
    std::vector<Names::Entry> result(entries.size());
    for (const Names::Entry& entry : entries)
        result[ends[placeOf(entry)]++] = entry;
    auto begin = result.begin();
    for (const std::size_t place : ends) {
        const auto end = result.begin() + static_cast<std::ptrdiff_t>(place);
        std::sort(begin, end, [](const Names::Entry& x, const Names::Entry& y) {
            return std::pair(x.hash, x.row) < std::pair(y.hash, y.row);
        });
        begin = end;
    }
    return result;
}

Names::Names(const ObjectTable& objects)
    : m_objects(objects)
{
    m_entries.reserve(objects.presentCount());
    objects.forEach([&](ObjectIndex row) {
        if (const std::string_view name = objects.objectOf(row).name; !name.empty())
            m_entries.push_back({hashOf(name), row});
    });
    m_entries = sorted(m_entries);
    // Different names seldom have the same hash.
    for (auto begin = m_entries.begin(); begin != m_entries.end();) {
        const auto isOther = [&](const Entry& entry) { return entry.hash != begin->hash; };
        const auto end = std::find_if(std::next(begin), m_entries.end(), isOther);
        const auto hasOtherName = [&](const Entry& entry) { return nameOf(entry) != nameOf(*begin); };
        if (std::any_of(std::next(begin), end, hasOtherName))
            std::stable_sort(begin, end, [&](const Entry& x, const Entry& y) { return nameOf(x) < nameOf(y); });
        begin = end;
    }
}

std::vector<std::span<const Names::Entry>> Names::shared() const
{
    std::vector<std::span<const Entry>> shared;
    for (auto begin = m_entries.begin(); begin != m_entries.end();) {
        const auto end = std::find_if(std::next(begin), m_entries.end(), [&](const Entry& entry) {
            return entry.hash != begin->hash || nameOf(entry) != nameOf(*begin);
        });
        if (end - begin > 1)
            shared.emplace_back(begin, end);
        begin = end;
    }
    std::ranges::sort(shared, {}, [](std::span<const Entry> entries) { return entries.front().row; });
    return shared;
}

bool Names::contains(std::string_view name) const
{
    const auto hash = hashOf(name); // clang 14 cannot compile the range of equal ones
    const auto begin = std::ranges::lower_bound(m_entries, hash, {}, &Entry::hash);
    const auto end = std::ranges::upper_bound(m_entries, hash, {}, &Entry::hash);
    return std::any_of(begin, end, [&](const Entry& entry) { return nameOf(entry) == name; });
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
    explicit FreshNames(const Names& taken)
        : m_taken(taken)
    {}
    std::string after(std::string_view name)
    {
        const std::string stem(stemOf(name));
        std::uint64_t& number = m_last.try_emplace(stem, 1).first->second;
        std::string fresh;
        do
            fresh = stem + " " + std::to_string(++number);
        while (m_taken.contains(fresh));
        return fresh;
    }

private:
    const Names& m_taken;
    std::map<std::string, std::uint64_t> m_last; // last number used, by stem
};

LevelFinding ambiguity(const Names& all, std::span<const Names::Entry> namesakes, FreshNames& fresh)
{
    const std::string_view name = all.nameOf(namesakes.front());
    std::vector<ObjectId> ids;
    for (const Names::Entry& entry : namesakes)
        ids.push_back(all.idOf(entry));
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
    const Names names(objects);
    FreshNames fresh(names);
    List list(report, LevelCheck::DuplicateNames);
    for (const std::span<const Names::Entry> namesakes : names.shared())
        list.add([&] { return ambiguity(names, namesakes, fresh); });
}

} // namespace broadside::level

// Finds one of many similar objects that is set differently from all the others.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <variant>

namespace broadside::level {
namespace {

constexpr std::size_t kLeastAlike = 5; // including the odd one

constexpr double kNoLifetime = -1.0;

struct Setting {
    TemplateField field;
    const char* key;                      ///< Its key in the file.
    double (*of)(const SceneObject&);     ///< For comparison.
    Message (*named)(const SceneObject&); ///< For display.
};

double lifetimeOf(const SceneObject& object)
{
    for (const Component& component : object.components)
        if (const auto* lifetime = std::get_if<Lifetime>(&component))
            return lifetime->seconds;
    return kNoLifetime;
}

Message responseOf(const SceneObject& object)
{
    switch (object.onHit) {
    case HitResponse::None:
        return texts::settingNoResponse();
    case HitResponse::Remove:
        return texts::settingRemoves();
    case HitResponse::Bounce:
        return texts::settingBounces();
    case HitResponse::Stop:
        return texts::settingStops();
    }
    return {};
}

constexpr std::array kSettings{
    Setting{TemplateField::Category, "category", [](const SceneObject& o) { return static_cast<double>(o.category); },
            [](const SceneObject& o) { return texts::settingCategory(o.category); }},
    Setting{TemplateField::Mask, "mask", [](const SceneObject& o) { return static_cast<double>(o.mask); },
            [](const SceneObject& o) { return texts::settingMask(o.mask); }},
    Setting{TemplateField::Kind, "kind", [](const SceneObject& o) { return o.isDynamic() ? 1.0 : 0.0; },
            [](const SceneObject& o) { return o.isDynamic() ? texts::settingDynamic() : texts::settingStatic(); }},
    Setting{TemplateField::OnHit, "onHit", [](const SceneObject& o) { return static_cast<double>(o.onHit); },
            responseOf},
    Setting{TemplateField::Components, "components", lifetimeOf,
            [](const SceneObject& o) {
                const double seconds = lifetimeOf(o);
                return seconds == kNoLifetime ? texts::settingNoLifetime() : texts::settingLifetime(seconds);
            }},
};

/// "Target" of "Target 12"; empty if there is no number.
std::string_view numberedStem(std::string_view name)
{
    const std::size_t end = name.find_last_not_of("0123456789");
    if (end == std::string_view::npos || end + 1 == name.size())
        return {};
    name = name.substr(0, end + 1);
    const std::size_t last = name.find_last_not_of(' ');
    return last == std::string_view::npos ? std::string_view{} : name.substr(0, last + 1);
}

bool isMeant(const SceneObject& object, TemplateField field)
{
    return !object.instanceOf.isEmpty() && object.instanceOf->overrides.contains(field);
}

/// Counts the objects of a group by the value of one setting. With a third value none of them is odd.
class Counts {
public:
    void add(double value, const SceneObject& object)
    {
        for (Count& one : m_counts) {
            if (one.objects == 0)
                one = {value, 0, &object};
            if (one.value == value) {
                ++one.objects;
                return;
            }
        }
        m_hasOthers = true;
    }
    /// The only object with its value, if all others have the same. @pre more than two objects
    [[nodiscard]] const SceneObject* onlyOne() const
    {
        for (const Count& one : m_counts)
            if (one.objects == 1 && !m_hasOthers)
                return one.first;
        return nullptr;
    }

private:
    struct Count {
        double value = 0.0;
        std::size_t objects = 0;
        const SceneObject* first = nullptr;
    };
    std::array<Count, 2> m_counts;
    bool m_hasOthers = false;
};

/// Similar objects. They are counted while they come, so that each of a million objects is read once.
class Group {
public:
    void add(const SceneObject& object)
    {
        if (m_size < m_first.size())
            m_first[m_size] = &object;
        ++m_size;
        for (std::size_t i = 0; i < kSettings.size(); ++i)
            m_counts[i].add(kSettings[i].of(object), object);
    }

    /// The only object with a different setting, if all others have the same. `setting` is its place in kSettings.
    [[nodiscard]] const SceneObject* oddOne(std::size_t setting) const
    {
        const SceneObject* const odd = m_size < kLeastAlike ? nullptr : m_counts[setting].onlyOne();
        return odd && !isMeant(*odd, kSettings[setting].field) ? odd : nullptr;
    }
    [[nodiscard]] const SceneObject& anyOtherThan(const SceneObject& odd) const
    {
        return *m_first[m_first[0] == &odd ? 1 : 0];
    }
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

private:
    std::array<const SceneObject*, 2> m_first{};
    std::size_t m_size = 0;
    std::array<Counts, kSettings.size()> m_counts;
};

LevelFinding oddity(const Group& group, const Setting& setting, const SceneObject& odd)
{
    const SceneObject& like = group.anyOtherThan(odd);
    LevelFinding finding{
        .severity = Severity::Info,
        .objects = {odd.id, like.id},
        .message = texts::levelOddOne(displayName(odd), setting.named(odd), group.size() - 1, setting.named(like)),
        .remedy = texts::levelGiveSame(),
        .fix = {},
        .field = setting.key};
    if (setting.field == TemplateField::Category)
        finding.fix = UseFilters{{odd.id, like.category, odd.mask}};
    if (setting.field == TemplateField::Mask)
        finding.fix = UseFilters{{odd.id, odd.category, like.mask}};
    return finding;
}

} // namespace

/// Similar objects are instances of one template, or have names that differ only in their number; all with one kind of
/// shape.
void checkOddOnesOut(const ObjectTable& objects, LevelReport& report)
{
    std::map<std::tuple<bool, std::string_view, std::size_t>, Group> groups;
    objects.forEach([&](ObjectIndex row) {
        const SceneObject& object = objects.objectOf(row);
        const bool isInstance = !object.instanceOf.isEmpty();
        const std::string_view name =
            isInstance ? std::string_view(object.instanceOf->name) : numberedStem(object.name);
        if (!name.empty())
            groups[{isInstance, name, object.shape.index()}].add(object);
    });
    List list(report, LevelCheck::OddOnesOut);
    for (const auto& entry : groups) {
        const auto& group = entry.second;
        for (std::size_t i = 0; i < kSettings.size(); ++i)
            if (const SceneObject* odd = group.oddOne(i))
                list.add([&] { return oddity(group, kSettings[i], *odd); });
    }
}

} // namespace broadside::level

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

class Group {
public:
    void add(const SceneObject& object) { m_objects.push_back(&object); }

    /// The only object with a different setting, if all others have the same.
    [[nodiscard]] const SceneObject* oddOne(const Setting& setting) const
    {
        if (m_objects.size() < kLeastAlike)
            return nullptr;
        std::map<double, std::pair<std::size_t, const SceneObject*>> counts;
        for (const SceneObject* object : m_objects) {
            auto& [count, first] = counts[setting.of(*object)];
            first = count++ == 0 ? object : first;
            if (counts.size() > 2)
                return nullptr;
        }
        for (const auto& [value, counted] : counts)
            if (counts.size() == 2 && counted.first == 1 && !isMeant(*counted.second, setting.field))
                return counted.second;
        return nullptr;
    }
    [[nodiscard]] const SceneObject& anyOtherThan(const SceneObject& odd) const
    {
        return *m_objects[m_objects.front() == &odd ? 1 : 0];
    }
    [[nodiscard]] std::size_t size() const noexcept { return m_objects.size(); }

private:
    std::vector<const SceneObject*> m_objects;
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
        for (const Setting& setting : kSettings)
            if (const SceneObject* odd = group.oddOne(setting))
                list.add([&] { return oddity(group, setting, *odd); });
    }
}

} // namespace broadside::level

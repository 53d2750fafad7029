// Finds templates that are unused or hide others, and instances whose template is missing or differs from them.

#include "core/base/utf8.h"
#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <map>
#include <span>
#include <unordered_map>

namespace broadside::level {
namespace {

struct Instances {
    std::vector<ObjectId> all;    ///< Ascending.
    std::vector<ObjectId> behind; ///< Objects that differ from their template in fields that they do not override.
};

class TemplateCheck {
public:
    TemplateCheck(const Scene& scene, std::span<const Template> shared)
    {
        for (const Template& known : shared)
            m_known.emplace(known.name, &known);
        for (const Template& known : scene.templates)
            m_known.insert_or_assign(known.name, &known);
    }

    void read(const ObjectTable& objects, std::span<const ObjectIndex> instanceRows)
    {
        for (const ObjectIndex row : instanceRows) {
            const SceneObject& object = objects.objectOf(row);
            Instances& instances = m_instances[object.instanceOf->name];
            instances.all.push_back(object.id);
            const auto of = m_known.find(object.instanceOf->name);
            if (of != m_known.end() && isBehind(object, *of->second))
                instances.behind.push_back(object.id);
        }
    }

    [[nodiscard]] bool isUsed(const std::string& name) const { return m_instances.contains(name); }
    [[nodiscard]] bool isKnown(const std::string& name) const { return m_known.contains(name); }
    /// Sorted by name.
    [[nodiscard]] const std::map<std::string, Instances>& instances() const noexcept { return m_instances; }

private:
    static bool isBehind(const SceneObject& object, const Template& of)
    {
        const TemplateFields behind = differingFields(object, *of.object) - object.instanceOf->overrides;
        return !behind.isEmpty();
    }

    std::unordered_map<std::string, const Template*> m_known;
    std::map<std::string, Instances> m_instances;
};

LevelFinding unused(const std::string& name)
{
    return {.severity = Severity::Info,
            .subject = name,
            .message = texts::levelUnusedTemplate(inQuotes(name)),
            .remedy = texts::levelPlaceOne(),
            .fix = RemoveTemplates{{name}}};
}

LevelFinding missing(const std::string& name, const std::vector<ObjectId>& instances)
{
    return {.severity = Severity::Warning,
            .objects = instances,
            .message = texts::levelMissingTemplate(inQuotes(name), instances.size()),
            .remedy = texts::levelDetach(),
            .fix = DetachInstances{instances}};
}

LevelFinding behind(const std::string& name, const std::vector<ObjectId>& instances)
{
    return {.severity = Severity::Info,
            .objects = instances,
            .message = texts::levelBehind(instances.size(), inQuotes(name)),
            .remedy = texts::levelFollow(),
            .fix = FollowTemplates{instances}};
}

LevelFinding hiding(const Template& own, const Template& shared)
{
    const bool isSame = sameContent(*own.object, *shared.object);
    return {.severity = isSame ? Severity::Info : Severity::Warning,
            .subject = own.name,
            .message = (isSame ? texts::levelHidingAlike : texts::levelHiding)(inQuotes(own.name)),
            .remedy = texts::levelUseProjects(),
            .fix = UseSharedTemplates{{own.name}}};
}

} // namespace

void checkTemplates(const Scene& scene, std::span<const Template> shared, const ObjectTable& objects,
                    const NotableRows& notable, LevelReport& report)
{
    TemplateCheck check(scene, shared);
    check.read(objects, notable.instances);
    List unusedOnes(report, LevelCheck::UnusedTemplates);
    for (const Template& known : scene.templates)
        if (!check.isUsed(known.name))
            unusedOnes.add([&] { return unused(known.name); });
    List missingOnes(report, LevelCheck::MissingTemplates);
    for (const auto& [name, instances] : check.instances())
        if (!check.isKnown(name))
            missingOnes.add([&name = name, &instances = instances] { return missing(name, instances.all); });
    List behindOnes(report, LevelCheck::InstancesBehind);
    for (const auto& [name, instances] : check.instances())
        if (!instances.behind.empty())
            behindOnes.add([&name = name, &instances = instances] { return behind(name, instances.behind); });
    List hidingOnes(report, LevelCheck::HidingTemplates);
    for (const Template& own : scene.templates)
        if (const Template* const hidden = templateNamed(shared, own.name))
            hidingOnes.add([&] { return hiding(own, *hidden); });
}

} // namespace broadside::level

#include "core/io/component_reader.h"

#include "core/base/utf8.h"

namespace broadside {
namespace {

constexpr std::array kKnownTypes{std::string_view{"launcher"}};
constexpr std::size_t kReportedTypes = 1000; ///< Bounds memory and time for dishonest files.

constexpr std::array kLauncherFields{
    Field<Launcher>{"type", [](const FieldContext&, const JsonValue&, Launcher&) {}},
    Field<Launcher>{"projectile",
                    [](const FieldContext& context, const JsonValue& value, Launcher& launcher) {
                        assign(launcher.projectile, context.values.objectId(value, "projectile"));
                    },
                    "the id of the object to shoot"},
    Field<Launcher>{"power",
                    [](const FieldContext& context, const JsonValue& value, Launcher& launcher) {
                        assign(launcher.power, context.values.number(value, "power", NumberRange::Positive));
                    }},
};
constexpr auto kLauncherKeys = keysOf(kLauncherFields);

} // namespace

void ComponentReader::read(const FieldContext& context, const JsonValue& value, std::vector<Component>& components)
{
    if (!value.isArray()) {
        context.values.mismatch(value, "components", "an array of components");
        return;
    }
    const JsonPath arrayPath{&context.path, "components"};
    std::size_t index = 0;
    for (const JsonValue& element : value.children()) {
        const JsonPath path{&arrayPath, {}, index++, true};
        readOne(context.at(path), element, components);
    }
}

void ComponentReader::readOne(const FieldContext& context, const JsonValue& value, std::vector<Component>& components)
{
    if (!value.isObject()) {
        context.values.mismatch(value, "components", R"(an object such as {"type": "launcher", "projectile": 2})");
        return;
    }
    const JsonValue* const type = value.find("type");
    if (!type) {
        context.values.missing(value, "The component", "type", "\"launcher\"");
        return;
    }
    if (!type->isString())
        context.values.mismatch(*type, "type", "a text in double quotes");
    else if (type->string == kKnownTypes[0])
        readLauncher(context, value, components);
    else {
        reportUnknown(context, *type);
        components.emplace_back(UnknownComponent{std::string(type->string), onOneLine(context.values.bytesOf(value))});
    }
}

void ComponentReader::readLauncher(const FieldContext& context, const JsonValue& value,
                                   std::vector<Component>& components)
{
    Launcher launcher;
    readFields(context, value, "The launcher", kLauncherFields, launcher);
    if (const JsonValue* const projectile = value.find("projectile"); projectile && !launcher.projectile.isNull())
        m_projectiles.push_back({launcher.projectile, projectile->begin, context.values.log().object()});
    components.emplace_back(launcher);
}

void ComponentReader::reportUnknown(const FieldContext& context, const JsonValue& type)
{
    if (m_unknownTypes.size() >= kReportedTypes || !m_unknownTypes.emplace(type.string).second)
        return;
    const std::string message = "Components of type " + quoted(type.string) + " are not known to this version";
    if (const auto nearest = nearestWord(type.string, kKnownTypes))
        context.values.log().warning(type.begin, message + " and do nothing",
                                     "Did you mean \"" + std::string(*nearest) + "\"? They are kept as they are");
    else
        context.values.log().info(type.begin, message + ": they are kept and do nothing",
                                  "Nothing needs to be done, unless a newer Broadside should act on them");
}

void ComponentReader::checkProjectiles(const Scene& scene, ProblemLog& log) const
{
    for (const Projectile& projectile : m_projectiles) {
        if (scene.contains(projectile.id))
            continue;
        log.setObject(projectile.owner);
        log.warning(projectile.offset,
                    "The launcher's projectile " + std::to_string(projectile.id.value) + " is no object of this scene",
                    "Write the id of an object, or the launcher shoots nothing");
    }
    log.setObject({});
}

std::span<const std::string_view> keysOfLauncher() noexcept { return kLauncherKeys; }

} // namespace broadside

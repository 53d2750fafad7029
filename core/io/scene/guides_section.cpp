#include "core/io/scene/guides_section.h"

#include "core/base/limits.h"
#include "core/io/json/json_messages.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"

#include <unordered_set>

namespace broadside {
namespace {

void readPlaces(const FieldContext& context, const JsonValue& value, std::vector<double>& places)
{
    const std::string key(value.key);
    ProblemLog& log = context.values.log();
    if (!value.isArray()) {
        context.values.mismatch(value, key, texts::scenePlacesForm());
        return;
    }
    if (value.count > limits::kGuides) {
        log.error(value.begin, texts::sceneManyGuides(value.count, key, limits::kGuides), texts::sceneFewerGuides());
        return;
    }
    std::unordered_set<double> known;
    for (const JsonValue& element : value.children()) {
        const std::optional<double> at = context.values.number(element, key, NumberRange::Coordinate);
        if (!at)
            continue;
        if (known.insert(*at).second)
            places.push_back(*at);
        else
            log.warning(element.begin, texts::sceneGuideTwice(key, *at), texts::jsonRemoveOne());
    }
}

void writePlaces(JsonWriter& writer, const std::vector<double>& places)
{
    writer.beginArray();
    for (const double at : places)
        writer.value(at);
    writer.endArray();
}

template<std::vector<double> Guides::*member>
void readAxis(const FieldContext& context, const JsonValue& value, Guides& guides)
{
    readPlaces(context, value, guides.*member);
}

constexpr ValueForm kPlaceForm = numberForm(NumberRange::Coordinate);
constexpr ValueForm kPlacesForm = listForm(kPlaceForm, 0, limits::kGuides);

void writeNoPlaces(JsonWriter& writer) { writePlaces(writer, {}); }

constexpr std::array kGuideRows{
    FieldRow<Guides>{{"x", readAxis<&Guides::x>},
                     {kPlacesForm, "m", "Places of the vertical guides", "[1.5, 3]", writeNoPlaces}},
    FieldRow<Guides>{{"y", readAxis<&Guides::y>},
                     {kPlacesForm, "m", "Places of the horizontal guides", "[2]", writeNoPlaces}},
};
constexpr auto kGuideFields = fieldsOf(kGuideRows);
constexpr auto kGuideKeys = keysOf(kGuideFields);

} // namespace

void readGuides(const FieldContext& context, const JsonValue& value, Guides& guides)
{
    if (!value.isObject()) {
        context.values.mismatch(value, "guides", texts::sceneGuidesForm());
        return;
    }
    const JsonPath path{&context.path, value.key};
    readFields(context.at(path), value, texts::sceneTheSection, kGuideFields, guides);
    guides.tidy();
}

void writeGuides(JsonWriter& writer, const Scene& scene)
{
    writer.beginObject();
    if (!scene.guides.x.empty())
        writePlaces(writer.key("x"), scene.guides.x);
    if (!scene.guides.y.empty())
        writePlaces(writer.key("y"), scene.guides.y);
    writeExtra(writer, scene.extra, "guides", kGuideKeys);
    writer.endObject();
}

KeyTable guideKeyTable()
{
    return {
        "guides", "Lines across the world to lay out objects; the simulation ignores them.", factsOf(kGuideRows), {}};
}

} // namespace broadside

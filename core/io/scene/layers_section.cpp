#include "core/io/scene/layers_section.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"

#include <algorithm>
#include <unordered_set>

namespace broadside {
namespace {

using LayerRow = FieldRow<Layer>;

void readLayerName(const FieldContext& context, const JsonValue& value, Layer& layer)
{
    assign(layer.name, context.values.string(value, "name"));
}

template<bool Layer::*member>
void readLayerTruth(const FieldContext& context, const JsonValue& value, Layer& layer)
{
    assign(layer.*member, context.values.truth(value, value.key));
}

void readOpacity(const FieldContext& context, const JsonValue& value, Layer& layer)
{
    assign(layer.opacity, context.values.number(value, "opacity", NumberRange::Share));
}

void readColor(const FieldContext& context, const JsonValue& value, Layer& layer)
{
    layer.color = value.isString() ? colorNamed(value.string) : std::nullopt;
    if (!layer.color)
        context.values.mismatch(value, "color", texts::sceneColorForm());
}

constexpr std::array kLayerRows{
    LayerRow{{"name", readLayerName, R"("Walls")"},
             {kTextForm, "", "Its name, by which objects belong to it; no other layer may have it", R"("Walls")"}},
    LayerRow{{"visible", readLayerTruth<&Layer::visible>},
             {kTruthForm, "", "Whether its objects are drawn", "false", writeDefaultOf<Layer, &Layer::visible>}},
    LayerRow{
        {"locked", readLayerTruth<&Layer::locked>},
        {kTruthForm, "", "Its objects cannot be dragged in the editor", "true", writeDefaultOf<Layer, &Layer::locked>}},
    LayerRow{{"opacity", readOpacity},
             {numberForm(NumberRange::Share), "", "0: its objects are transparent; 1: they are opaque", "0.5",
              writeDefaultOf<Layer, &Layer::opacity>}},
    LayerRow{{"color", readColor},
             {kColorForm, "", "Colour of its objects; without it, that of their kind", R"("#e69f00")"}},
};
constexpr auto kLayerFields = fieldsOf(kLayerRows);
constexpr auto kLayerKeys = keysOf(kLayerFields);

} // namespace

void LayersReader::readList(const FieldContext& context, const JsonValue& value, std::vector<Layer>& layers)
{
    if (!value.isArray()) {
        context.values.mismatch(value, "layers", texts::sceneLayersForm());
        return;
    }
    if (value.count > limits::kLayers) {
        context.values.log().error(value.begin, texts::sceneManyLayers(value.count, limits::kLayers),
                                   texts::sceneFewerLayers());
        return;
    }
    std::unordered_map<std::string, std::size_t> offsets;
    for (const JsonValue& element : value.children()) {
        if (!element.isObject()) {
            context.values.mismatch(element, "layers", texts::sceneLayerForm());
            continue;
        }
        Layer& layer = layers.emplace_back();
        const JsonPath root;
        readFields({context.values, context.components, layer.extra, root}, element, texts::sceneTheLayer, kLayerFields,
                   layer);
        if (const auto [first, isNew] = offsets.emplace(layer.name, element.begin); !isNew)
            context.values.log().repetition(element.begin, first->second, texts::sceneLayerTwice(inQuotes(layer.name)),
                                            texts::sceneOwnLayerName());
    }
}

void LayersReader::readName(const FieldContext& context, const JsonValue& value, SharedValue<std::string>& name)
{
    if (!value.isString()) {
        context.values.keep(value, context.path, context.extra);
        return;
    }
    std::string text(value.string);
    if (value.key == "group") {
        const auto [known, isNew] = m_groups.try_emplace(std::move(text));
        if (isNew)
            known->second = known->first;
        name = known->second;
        return;
    }
    const auto [known, isNew] = m_layers.try_emplace(std::move(text));
    if (isNew)
        known->second = {known->first, value.begin, context.values.log().object()};
    name = known->second.name;
}

void LayersReader::checkNames(const Scene& scene, ProblemLog& log) const
{
    std::unordered_set<std::string_view> listed{std::string_view{}};
    for (const Layer& layer : scene.layers)
        listed.insert(layer.name);
    std::vector<const Use*> unlisted;
    for (const auto& [name, use] : m_layers)
        if (!listed.contains(name))
            unlisted.push_back(&use);
    std::ranges::sort(unlisted, {}, &Use::offset);
    for (const Use* use : unlisted) {
        log.setObject(use->object);
        const std::string name = inQuotes(*use->name);
        log.warning(use->offset, texts::sceneLayerUnlisted(name), texts::sceneListLayer(name));
    }
    log.setObject({});
}

std::string writeLayer(const Layer& layer)
{
    JsonWriter writer;
    writer.beginObject().member("name", layer.name);
    if (!layer.visible)
        writer.member("visible", false);
    if (layer.locked)
        writer.member("locked", true);
    if (layer.opacity != 1.0)
        writer.member("opacity", layer.opacity);
    if (layer.color)
        writer.member("color", hexOf(*layer.color));
    writeExtra(writer, layer.extra, "", kLayerKeys);
    writer.endObject();
    return writer.take();
}

KeyTable layerKeyTable()
{
    return {"layer", "A layer; later ones are drawn over earlier ones.", factsOf(kLayerRows), {}};
}

} // namespace broadside

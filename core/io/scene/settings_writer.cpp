#include "core/io/scene/settings_writer.h"

#include "core/io/scene/guides_reader.h"
#include "core/io/scene/object_writer.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/settings_reader.h"
#include "core/scene/names.h"

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

void writeWorld(JsonWriter& writer, const Scene& scene)
{
    const WorldSettings& world = scene.world;
    writer.beginObject().member("width", world.width).member("height", world.height);
    writeVector(writer.key("gravity"), world.gravity);
    writeVector(writer.key("wind"), world.wind);
    writer.key("terminalSpeed");
    if (world.terminalSpeed)
        writer.value(*world.terminalSpeed);
    else
        writer.null();
    writer.member("edges", nameOf(world.edges));
    writeExtra(writer, scene.extra, "world", keysOfWorld());
    writer.endObject();
}

void writeBroadPhase(JsonWriter& writer, const Scene& scene)
{
    writer.beginObject().member("algorithm", nameOf(scene.broadPhase.algorithm));
    writer.member("cellSize", scene.broadPhase.cellSize);
    writeExtra(writer, scene.extra, "broadPhase", keysOfBroadPhase());
    writer.endObject();
}

void writeStep(JsonWriter& writer, const Scene& scene)
{
    writer.beginObject().member("dt", scene.step.dt).member("integrator", nameOf(scene.step.integrator));
    writer.member("continuous", scene.step.continuous);
    writeExtra(writer, scene.extra, "step", keysOfStep());
    writer.endObject();
}

void writePlaces(JsonWriter& writer, const std::vector<double>& places)
{
    writer.beginArray();
    for (const double at : places)
        writer.value(at);
    writer.endArray();
}

void writeGuides(JsonWriter& writer, const Scene& scene)
{
    writer.beginObject();
    if (!scene.guides.x.empty())
        writePlaces(writer.key("x"), scene.guides.x);
    if (!scene.guides.y.empty())
        writePlaces(writer.key("y"), scene.guides.y);
    writeExtra(writer, scene.extra, "guides", keysOfGuides());
    writer.endObject();
}

void writeAtlases(JsonWriter& writer, const std::vector<std::string>& atlases)
{
    writer.beginArray();
    for (const std::string& path : atlases)
        writer.value(path);
    writer.endArray();
}

} // namespace

bool hasGuides(const Scene& scene)
{
    return !scene.guides.isEmpty() ||
           std::ranges::any_of(scene.extra.members(),
                               [](const ExtraMembers::Member& member) { return member.path == "guides"; });
}

void writeSection(JsonWriter& writer, const Scene& scene, std::size_t key)
{
    switch (key) {
    case kFormatKey:
        writer.value(kSceneFormat);
        return;
    case kVersionKey:
        writer.value(kSceneVersion);
        return;
    case kWorldKey:
        writeWorld(writer, scene);
        return;
    case kBroadPhaseKey:
        writeBroadPhase(writer, scene);
        return;
    case kStepKey:
        writeStep(writer, scene);
        return;
    case kGuidesKey:
        writeGuides(writer, scene);
        return;
    case kAtlasesKey:
        writeAtlases(writer, scene.atlases);
        return;
    default:
        assert(key == kComponentsKey);
        writeComponents(writer, scene.components, scene.extra, "components");
    }
}

} // namespace broadside

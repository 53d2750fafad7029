#include "core/levels/tiled/tiled_export.h"

#include "core/base/message/common_messages.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/io/json/json_writer.h"
#include "core/levels/building/level_report.h"
#include "core/levels/level_reading.h"
#include "core/levels/tiled/conversion.h"
#include "core/levels/tiled/drawn_piece.h"
#include "core/levels/tiled/object_fields.h"
#include "core/levels/tiled/part_objects.h"
#include "core/levels/tiled/tiled_export_messages.h"
#include "core/math/angle.h"
#include "core/scene/names.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace broadside::levels {
namespace tiled {
namespace {

constexpr double kMostMapPixels = 2'147'483'647.0; // a whole number of Tiled
constexpr std::uint64_t kMostTiledId = 2'147'483'647;

std::string_view keyOf(TiledForm form)
{
    switch (form) {
    case TiledForm::Ellipse:
        return "ellipse";
    case TiledForm::Capsule:
        return "capsule";
    case TiledForm::Polygon:
        return "polygon";
    case TiledForm::Polyline:
        return "polyline";
    case TiledForm::Point:
        return "point";
    case TiledForm::Text:
        return "text";
    case TiledForm::Rectangle:
    case TiledForm::Tile:
        break;
    }
    return {};
}

/// Sides of the map's tiles, pixels: both sides of the world are multiples of them if possible.
struct GridSides {
    std::int64_t tile[2] = {1, 1};
    std::int64_t count[2] = {1, 1};
};

/// The largest divisor of `pixels` that is at most `most`.
std::int64_t divisorOf(std::int64_t pixels, std::int64_t most)
{
    for (std::int64_t side = std::min(pixels, most); side > 1; --side)
        if (pixels % side == 0)
            return side;
    return 1;
}

GridSides gridSides(std::int64_t width, std::int64_t height)
{
    constexpr std::int64_t kUsual = 64;
    constexpr std::int64_t kLeast = 8;
    constexpr std::int64_t kMost = 9'999; // of Tiled's dialog
    GridSides sides;
    const std::int64_t common = divisorOf(std::gcd(width, height), kUsual);
    const std::int64_t pixels[2] = {width, height};
    for (int axis = 0; axis < 2; ++axis) {
        std::int64_t side = common >= kLeast ? common : divisorOf(pixels[axis], kUsual);
        if (side < kLeast)
            side = pixels[axis] <= kMost ? pixels[axis] : divisorOf(pixels[axis], kMost);
        if (side < kLeast)
            side = kUsual; // the world is rounded up
        sides.tile[axis] = side;
        sides.count[axis] = (pixels[axis] + side - 1) / side;
    }
    return sides;
}

std::int64_t wholePixels(double metres, double pixelsPerMetre)
{
    constexpr double kRounding = 1e-6;
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(metres * pixelsPerMetre - kRounding)));
}

const std::string* textProperty(const SceneObject& object, std::string_view name)
{
    const auto found = std::ranges::find(*object.properties, name, &Property::name);
    return found == object.properties->end() ? nullptr : std::get_if<std::string>(&found->value);
}

bool isMarked(const SceneObject& object, std::string_view mark)
{
    const std::string* const found = textProperty(object, kMarkProperty);
    return found && *found == mark;
}

/// Whether the piece is the circle that a point becomes: another circle would lose its radius.
bool isPoint(const SceneObject& object, const DrawnPiece& piece)
{
    constexpr double kRounding = 1e-6;
    return isMarked(object, "point") && piece.form == TiledForm::Ellipse &&
           std::abs(piece.size.x - 2.0 * kPointRadius) < kRounding;
}

/// Points and texts collide with nothing unless they say so, so that the usual category and mask are written, too.
void addFilter(const SceneObject& object, TiledProperties& properties)
{
    const auto add = [&properties](std::string_view name, std::uint32_t bits, std::uint32_t usual) {
        if (bits == usual)
            properties.push_back({std::string(name), "string", {}, "0x" + hexadecimal(bits).substr(8)});
    };
    add("category", object.category, SceneObject().category);
    add("mask", object.mask, SceneObject().mask);
}

class MapWriter {
public:
    MapWriter(const Scene& scene, double pixelsPerMetre, GridSides grid)
        : m_scene(scene)
        , m_grid(grid)
        , m_scale{pixelsPerMetre, static_cast<double>(grid.tile[1] * grid.count[1])}
    {}

    [[nodiscard]] TiledWriting write();

private:
    void chooseIds();
    [[nodiscard]] std::uint64_t idFor(ObjectId id) const;
    void writeMapProperties();
    void writeLayers();
    void writeLayer(const std::string& name, const std::vector<const SceneObject*>& objects, std::size_t number);
    void writeObject(const SceneObject& object);
    void writePiece(const SceneObject& object, const DrawnPiece& piece, std::uint64_t id, TiledProperties properties);
    void writeForm(const SceneObject& object, TiledForm form, const DrawnPiece& piece);
    [[nodiscard]] TiledProperties linkedProperties(const SceneObject& object) const;
    [[nodiscard]] std::string originFrom(const SceneObject& object, const DrawnPiece& piece) const;
    void noteScene();
    void noteObject(const SceneObject& object, std::vector<Message> notes);
    void note(ObjectId object, Message message);

    const Scene& m_scene;
    GridSides m_grid;
    PixelScale m_scale;
    JsonWriter m_json;
    std::vector<Problem> m_notes;
    std::unordered_map<std::uint64_t, std::uint64_t> m_ids; ///< Only if ids are too large for Tiled.
    std::uint64_t m_nextId = 1;
};

void MapWriter::note(ObjectId object, Message message)
{
    Problem problem;
    problem.severity = Severity::Info;
    problem.object = object;
    problem.message = std::move(message);
    m_notes.push_back(std::move(problem));
}

void MapWriter::chooseIds()
{
    m_nextId = m_scene.nextId().value;
    if (m_nextId + m_scene.size() <= kMostTiledId)
        return;
    m_nextId = 1;
    for (const ObjectPtr& object : m_scene.objects())
        m_ids.emplace(object->id.value, m_nextId++);
    note({}, texts::tiledExportIds());
}

std::uint64_t MapWriter::idFor(ObjectId id) const
{
    if (m_ids.empty())
        return id.value;
    const auto found = m_ids.find(id.value);
    return found == m_ids.end() ? 0 : found->second;
}

TiledProperties MapWriter::linkedProperties(const SceneObject& object) const
{
    TiledProperties properties = propertiesOf(object);
    for (const Property& property : *object.properties)
        if (const auto* const id = std::get_if<ObjectId>(&property.value))
            for (TiledProperty& written : properties)
                if (written.name == property.name && written.type == "object")
                    written.value = std::to_string(idFor(*id));
    return properties;
}

void MapWriter::writeForm(const SceneObject& object, TiledForm form, const DrawnPiece& piece)
{
    const std::string_view key = keyOf(form);
    if (form == TiledForm::Text) {
        const std::string* const text = textProperty(object, kTextProperty);
        m_json.key(key).beginObject().member("text", text ? *text : std::string()).member("wrap", true).endObject();
    } else if (!piece.points.empty()) {
        m_json.key(key).beginArray();
        for (const Vec2 point : piece.points)
            m_json.beginObject().member("x", point.x).member("y", point.y).endObject();
        m_json.endArray();
    } else if (!key.empty()) {
        m_json.member(key, true);
    }
}

void MapWriter::writePiece(const SceneObject& object, const DrawnPiece& piece, std::uint64_t id,
                           TiledProperties properties)
{
    DrawnPiece drawn = piece;
    if (isPoint(object, piece))
        drawn = {TiledForm::Point, m_scale.point(object.pose.position), {}, piece.rotation, {}};
    else if (isMarked(object, "text") && piece.form == TiledForm::Rectangle)
        drawn.form = TiledForm::Text;
    if (drawn.form == TiledForm::Point || drawn.form == TiledForm::Text)
        addFilter(object, properties);
    const std::string* const className = textProperty(object, kClassProperty);
    std::erase_if(properties, [&](const TiledProperty& property) {
        return (className && property.name == kClassProperty) ||
               (drawn.form == TiledForm::Text && property.name == kTextProperty);
    });
    m_json.beginObject().member("id", id).member("name", object.name);
    m_json.member("type", className ? *className : std::string());
    m_json.member("x", drawn.position.x).member("y", drawn.position.y);
    m_json.member("width", drawn.size.x).member("height", drawn.size.y);
    m_json.member("rotation", drawn.rotation).member("visible", object.visible);
    writeForm(object, drawn.form, drawn);
    if (!properties.empty())
        m_json.key("properties").raw(propertiesAsJson(properties));
    m_json.endObject();
}

void MapWriter::noteObject(const SceneObject& object, std::vector<Message> notes)
{
    if (!object.sprite.isEmpty())
        notes.push_back(texts::tiledExportSprite());
    if (!object.components.empty())
        notes.push_back(texts::tiledExportComponents());
    if (!object.group.isEmpty())
        notes.push_back(texts::tiledExportGroup());
    for (const ExtraMembers::Member& member : object.extra.members())
        notes.push_back(texts::tiledExportKey(inQuotes(member.key)));
    if (!object.instanceOf.isEmpty())
        notes.push_back(texts::tiledExportTemplate());
    if (std::ranges::any_of(object.properties->begin(), object.properties->end(), [&](const Property& property) {
            return std::holds_alternative<RawJson>(property.value) && tiledPropertyOf(property).type == "string";
        }))
        notes.push_back(texts::tiledExportProperty());
    if (!notes.empty())
        note(object.id, texts::reason(displayName(object), joinedNotes(notes)));
}

std::string MapWriter::originFrom(const SceneObject& object, const DrawnPiece& piece) const
{
    const Vec2 away = m_scale.point(object.pose.position) - piece.position;
    return originText(rotated(away, -piece.rotation), -object.pose.angle - piece.rotation);
}

void MapWriter::writeObject(const SceneObject& object)
{
    std::vector<Message> notes;
    const auto pieces = piecesOf(object.shape, object.pose, m_scale, notes);
    const std::uint64_t id = idFor(object.id);
    if (pieces.size() > 1)
        notes.push_back(texts::tiledExportPieces(pieces.size()));
    if (isMarked(object, "point") && !(pieces.size() == 1 && isPoint(object, pieces.front())))
        notes.push_back(texts::tiledExportPointEllipse());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        TiledProperties properties = linkedProperties(object);
        if (i > 0)
            properties.push_back({std::string(kPartProperty), "object", {}, std::to_string(id)});
        else if (pieces.size() > 1)
            properties.push_back({std::string(kOriginProperty), "string", {}, originFrom(object, pieces[0])});
        writePiece(object, pieces[i], i == 0 ? id : m_nextId++, std::move(properties));
    }
    noteObject(object, std::move(notes));
}

/// Properties that a layer or the scene got from Tiled.
TiledProperties keptProperties(const ExtraMembers& extra)
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path.empty() && member.key == "properties")
            return propertiesInJson(member.json);
    return {};
}

/// The pixels per metre with which the scene was read from a map.
std::optional<double> importedScale(const Scene& scene)
{
    const TiledProperties kept = keptProperties(scene.extra);
    const TiledProperty* const property = propertyNamed(kept, kScaleProperty);
    const auto scale = property ? numberIn(*property) : std::nullopt;
    return scale && *scale > 0.0 ? scale : std::nullopt;
}

void MapWriter::writeLayer(const std::string& name, const std::vector<const SceneObject*>& objects, std::size_t number)
{
    const auto listed = std::ranges::find(m_scene.layers, name, &Layer::name);
    const Layer layer = listed == m_scene.layers.end() ? Layer{} : *listed;
    m_json.beginObject(JsonWriter::Layout::Lines);
    m_json.member("type", "objectgroup").member("id", number).member("name", name);
    m_json.member("draworder", "index").member("opacity", layer.opacity).member("visible", layer.visible);
    m_json.member("x", 0).member("y", 0);
    if (layer.locked)
        m_json.member("locked", true);
    if (layer.color)
        m_json.member("color", hexOf(*layer.color));
    if (const TiledProperties kept = keptProperties(layer.extra); !kept.empty())
        m_json.key("properties").raw(propertiesAsJson(kept));
    m_json.key("objects").beginArray(JsonWriter::Layout::Lines);
    for (const SceneObject* const object : objects)
        writeObject(*object);
    m_json.endArray().endObject();
}

void MapWriter::writeLayers()
{
    std::unordered_map<std::string, std::vector<const SceneObject*>> members;
    std::vector<std::string> names;
    for (const Layer& layer : m_scene.layers)
        names.push_back(layer.name);
    for (const ObjectPtr& object : m_scene.objects()) {
        auto& list = members[*object->layer];
        if (list.empty())
            names.push_back(*object->layer);
        list.push_back(object.get());
    }
    m_json.key("layers").beginArray(JsonWriter::Layout::Lines);
    std::size_t number = 0;
    for (const std::string& name : bottomToTop(m_scene.layers, std::move(names)))
        writeLayer(name, members[name], ++number);
    m_json.endArray();
    m_json.member("nextlayerid", number + 1).member("nextobjectid", m_nextId);
}

void MapWriter::writeMapProperties()
{
    const WorldSettings& world = m_scene.world;
    const WorldSettings usual;
    const StepSettings usualStep;
    TiledProperties properties{{std::string(kScaleProperty), "float", {}, shortestNumber(m_scale.pixelsPerMetre)}};
    const auto addVector = [&](const char* name, Vec2 vector) {
        properties.push_back({name, "string", {}, shortestNumber(vector.x) + ", " + shortestNumber(vector.y)});
    };
    // A map has whole tiles: it can be larger than the world.
    const double width = static_cast<double>(m_grid.tile[0] * m_grid.count[0]) / m_scale.pixelsPerMetre;
    const double height = m_scale.height / m_scale.pixelsPerMetre;
    if (world.width != width)
        properties.push_back({std::string(kWidthProperty), "float", {}, shortestNumber(world.width)});
    if (world.height != height)
        properties.push_back({std::string(kHeightProperty), "float", {}, shortestNumber(world.height)});
    if (world.gravity != usual.gravity)
        addVector("gravity", world.gravity);
    if (world.wind != usual.wind)
        addVector("wind", world.wind);
    if (world.edges != usual.edges)
        properties.push_back({"edges", "string", {}, std::string(nameOf(world.edges))});
    if (world.terminalSpeed)
        properties.push_back({"terminalSpeed", "float", {}, shortestNumber(*world.terminalSpeed)});
    const auto addWord = [&](std::string_view name, std::string_view word) {
        properties.push_back({std::string(name), "string", {}, std::string(word)});
    };
    properties.push_back({std::string(kCellSizeProperty), "float", {}, shortestNumber(m_scene.broadPhase.cellSize)});
    if (m_scene.broadPhase.algorithm != BroadPhaseSettings().algorithm)
        addWord(kAlgorithmProperty, nameOf(m_scene.broadPhase.algorithm));
    if (m_scene.step.dt != usualStep.dt)
        properties.push_back({std::string(kDtProperty), "float", {}, shortestNumber(m_scene.step.dt)});
    if (m_scene.step.integrator != usualStep.integrator)
        addWord(kIntegratorProperty, nameOf(m_scene.step.integrator));
    if (m_scene.step.continuous)
        properties.push_back({std::string(kContinuousProperty), "bool", {}, "true"});
    for (TiledProperty& kept : keptProperties(m_scene.extra))
        if (!propertyNamed(properties, kept.name))
            properties.push_back(std::move(kept));
    m_json.key("properties").raw(propertiesAsJson(properties));
}

TiledWriting MapWriter::write()
{
    chooseIds();
    m_json.beginObject(JsonWriter::Layout::Lines);
    m_json.member("type", "map").member("version", "1.10").member("tiledversion", "1.10.2");
    m_json.member("orientation", "orthogonal").member("renderorder", "right-down").member("infinite", false);
    m_json.member("width", m_grid.count[0]).member("height", m_grid.count[1]);
    m_json.member("tilewidth", m_grid.tile[0]).member("tileheight", m_grid.tile[1]);
    m_json.member("compressionlevel", -1).key("tilesets").beginArray().endArray();
    writeMapProperties();
    writeLayers();
    m_json.endObject();
    noteScene();
    return {m_json.take() + "\n", std::move(m_notes)};
}

/// The key of a member with its path: "world.sky".
std::string keyWithPath(const ExtraMembers::Member& member)
{
    return member.path.empty() ? member.key : member.path + "." + member.key;
}

void MapWriter::noteScene()
{
    for (const ExtraMembers::Member& member : m_scene.extra.members())
        if (!member.path.empty() || member.key != "properties")
            note({}, texts::tiledExportSceneKey(inQuotes(keyWithPath(member))));
    for (const Layer& layer : m_scene.layers)
        for (const ExtraMembers::Member& member : layer.extra.members())
            if (!member.path.empty() || member.key != "properties")
                note({}, texts::tiledExportLayerKey(inQuotes(keyWithPath(member)), inQuotes(layer.name)));
    std::unordered_set<std::string_view> used;
    for (const ObjectPtr& object : m_scene.objects())
        if (!object->instanceOf.isEmpty())
            used.insert(object->instanceOf->name);
    for (const Template& each : m_scene.templates)
        if (!used.contains(each.name))
            note({}, texts::tiledExportUnusedTemplate(inQuotes(each.name)));
    if (!m_scene.guides.isEmpty())
        note({}, texts::tiledExportGuides());
    if (!m_scene.components.empty())
        note({}, texts::tiledExportSceneComponents());
    if (!m_scene.atlases.empty())
        note({}, texts::tiledExportAtlases());
}

} // namespace
} // namespace tiled

Result<TiledWriting> writeTiledMap(const Scene& scene, std::optional<double> pixelsPerMetre)
{
    const double scale = pixelsPerMetre.value_or(tiled::importedScale(scene).value_or(kPixelsPerMetre));
    if (scene.size() > kMostLevelObjects) {
        Problem problem;
        problem.message = texts::tiledExportManyObjects(scene.size(), kMostLevelObjects);
        problem.remedy = texts::tiledExportSplit();
        return problem;
    }
    const double largest = scale * std::max(scene.world.width, scene.world.height);
    if (!(largest <= tiled::kMostMapPixels)) {
        Problem problem;
        problem.message = texts::tiledExportManyPixels(largest);
        problem.remedy = texts::tiledExportFewerPixels();
        return problem;
    }
    const auto width = tiled::wholePixels(scene.world.width, scale);
    const auto height = tiled::wholePixels(scene.world.height, scale);
    return tiled::MapWriter(scene, scale, tiled::gridSides(width, height)).write();
}

} // namespace broadside::levels

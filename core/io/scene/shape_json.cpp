#include "core/io/scene/shape_json.h"

#include "core/base/limits.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/geometry/validation.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"

#include <utility>
#include <vector>

namespace broadside {
namespace {

constexpr std::size_t kMeshIndices = 6 * limits::kPointsPerShape;   ///< The same limit as in geometry/validation.h.
constexpr std::size_t kMeshTriangles = limits::kPointsPerShape / 3; ///< Of a mesh that lists triangles.

/// Reads a shape and checks only single sizes and coordinates. readShape() checks the shape as a whole.
std::optional<Shape> readAnyShape(const FieldContext& context, const JsonValue& value);

template<class Target>
void ignore(const FieldContext&, const JsonValue&, Target&)
{}

/// Reads one number or point of the shape: the one at `place` in the order of shape_numbers.h.
template<FixedShape Fixed, std::size_t place>
void readShapeNumber(const FieldContext& context, const JsonValue& value, Fixed& shape)
{
    std::size_t at = 0;
    forEachNumber(shape, Overloaded{[&](const ShapeLength&, double& size) {
                                        if (at++ == place)
                                            assign(size, context.values.number(value, value.key, NumberRange::Size));
                                    },
                                    [&](const ShapePoint&, Vec2& point) {
                                        if (at++ == place)
                                            assign(point,
                                                   context.values.vector(value, value.key, NumberRange::Coordinate));
                                    }});
}

template<FixedShape Fixed>
constexpr std::size_t numberCount()
{
    std::size_t count = 0;
    Fixed shape;
    forEachNumber(shape, [&count](const auto&, auto&) { ++count; });
    return count;
}

struct NumberMeaning {
    std::string_view key;
    std::string_view meaning;
};
constexpr NumberMeaning kNumberMeanings[] = {
    {"radius", "Radius"}, {"width", "Width"}, {"height", "Height"}, {"from", "One end"}, {"to", "The other end"}};

constexpr std::string_view meaningOf(std::string_view key)
{
    for (const NumberMeaning& row : kNumberMeanings)
        if (row.key == key)
            return row.meaning;
    return {};
}

template<FixedShape Fixed>
constexpr auto makeRows()
{
    std::array<FieldRow<Fixed>, 1 + numberCount<Fixed>()> rows{};
    rows[0].field = {"type", ignore<Fixed>};
    const auto readers = []<std::size_t... place>(std::index_sequence<place...>)
    {
        return std::array{&readShapeNumber<Fixed, place>...};
    }
    (std::make_index_sequence<numberCount<Fixed>()>{});
    std::size_t at = 0;
    Fixed shape;
    const auto add = [&](std::string_view key, std::string_view example, const ValueForm& form) {
        rows[at + 1] = {{key, readers[at], example}, {form, "m", meaningOf(key), example}};
        ++at;
    };
    forEachNumber(shape, Overloaded{[&](const ShapeLength& length, double&) {
                                        add(length.key, length.example, numberForm(NumberRange::Size));
                                    },
                                    [&](const ShapePoint& point, Vec2&) {
                                        add(point.key, point.example, vectorForm(NumberRange::Coordinate));
                                    }});
    return rows;
}

template<class Kind>
constexpr auto kRows = makeRows<Kind>();

/// Whether `value` is an array of at most `most` elements.
bool isArrayWithin(const FieldContext& context, const JsonValue& value, const texts::Form<>& expected, std::size_t most)
{
    if (!value.isArray()) {
        context.values.mismatch(value, value.key, expected());
        return false;
    }
    if (value.count <= most)
        return true;
    context.values.log().error(value.begin, texts::sceneManyElements(value.key, value.count, most),
                               texts::sceneSplitShape());
    return false;
}

constexpr ValueForm kPointForm = vectorForm(NumberRange::Coordinate);

void readPoints(const FieldContext& context, const JsonValue& value, std::vector<Vec2>& points)
{
    if (!isArrayWithin(context, value, texts::scenePointsForm, limits::kPointsPerShape))
        return;
    points.reserve(value.count);
    for (const JsonValue& element : value.children()) {
        const auto point = context.values.vector(element, value.key, NumberRange::Coordinate);
        if (!point)
            return; // one error for each list is enough
        points.push_back(*point);
    }
}

constexpr std::string_view kPointsExample = "[[0, 0], [1, 0], [0, 1]]";

template<>
constexpr std::array kRows<Polygon>{
    FieldRow<Polygon>{{"type", ignore<Polygon>}, {}},
    FieldRow<Polygon>{{"points",
                       [](const FieldContext& context, const JsonValue& value, Polygon& polygon) {
                           readPoints(context, value, polygon.points);
                       },
                       kPointsExample},
                      {listForm(kPointForm, 3, limits::kPointsPerShape), "m",
                       "The corners in order, clockwise or counter-clockwise; sides may not cross", kPointsExample}},
};

/// Appends the three corners of one triangle [x1, y1, x2, y2, x3, y3].
bool readTriangle(const FieldContext& context, const JsonValue& value, Mesh& mesh)
{
    if (!value.isArray() || value.count != 6) {
        context.values.mismatch(value, "triangles", texts::sceneTriangleForm());
        return false;
    }
    auto child = value.children().begin();
    for (int corner = 0; corner < 3; ++corner) {
        const auto x = context.values.number(*child, "triangles", NumberRange::Coordinate);
        ++child;
        const auto y = context.values.number(*child, "triangles", NumberRange::Coordinate);
        ++child;
        if (!x || !y)
            return false;
        mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
        mesh.vertices.push_back({*x, *y});
    }
    return true;
}

void readTriangles(const FieldContext& context, const JsonValue& value, Mesh& mesh)
{
    if (!isArrayWithin(context, value, texts::sceneTrianglesForm, kMeshTriangles))
        return;
    mesh.vertices.reserve(std::size_t{3} * value.count);
    mesh.indices.edit().reserve(std::size_t{3} * value.count);
    for (const JsonValue& element : value.children())
        if (!readTriangle(context, element, mesh))
            return;
}

void readIndices(const FieldContext& context, const JsonValue& value, Mesh& mesh)
{
    mesh.asTriangles = false;
    if (!isArrayWithin(context, value, texts::sceneIndicesForm, kMeshIndices))
        return;
    mesh.indices.edit().reserve(value.count);
    for (const JsonValue& element : value.children()) {
        const auto index = context.values.unsigned32(element, "indices");
        if (!index)
            return;
        mesh.indices.push_back(*index);
    }
}

void readVertices(const FieldContext& context, const JsonValue& value, Mesh& mesh)
{
    mesh.asTriangles = false;
    readPoints(context, value, mesh.vertices);
}

constexpr ValueForm kTriangleForm{
    .kind = ValueKind::Numbers, .range = NumberRange::Coordinate, .least = 6, .layout = "[x1, y1, x2, y2, x3, y3]"};

template<>
constexpr std::array kRows<Mesh>{
    FieldRow<Mesh>{{"type", ignore<Mesh>}, {}},
    FieldRow<Mesh>{{"triangles", readTriangles},
                   {listForm(kTriangleForm, 1, kMeshTriangles), "m", "The corners of each triangle",
                    "[[-0.5, -0.5, 0.5, 0, -0.5, 0.5]]"}},
    FieldRow<Mesh>{{"vertices", readVertices},
                   {listForm(kPointForm, 1, limits::kPointsPerShape), "m", "Corners that triangles share",
                    "[[0, 0], [1, 0], [0, 1]]"}},
    FieldRow<Mesh>{{"indices", readIndices},
                   {listForm(kUnsigned32Form, 1, kMeshIndices), "",
                    "Places in `vertices`, counted from 0: three for each triangle", "[0, 1, 2]"}},
};

void readPartShape(const FieldContext& context, const JsonValue& value, CompoundPart& part)
{
    const JsonPath path{&context.path, "shape"};
    assign(part.shape, readAnyShape(context.at(path), value));
}

constexpr std::string_view kPartExample = R"({"type": "circle", "radius": 0.5})";

constexpr std::array kPartRows{
    FieldRow<CompoundPart>{{"offset",
                            [](const FieldContext& context, const JsonValue& value, CompoundPart& part) {
                                assign(part.offset, context.values.vector(value, "offset", NumberRange::Coordinate));
                            }},
                           {kPointForm, "m", "Place of the part's origin in the compound", "[0.5, 0]",
                            writeDefaultOf<CompoundPart, &CompoundPart::offset>}},
    FieldRow<CompoundPart>{{"angle",
                            [](const FieldContext& context, const JsonValue& value, CompoundPart& part) {
                                assign(part.angle, context.values.number(value, "angle", NumberRange::Any));
                            }},
                           {numberForm(NumberRange::Any), "°", "Rotation of the part, counter-clockwise", "45",
                            writeDefaultOf<CompoundPart, &CompoundPart::angle>}},
    FieldRow<CompoundPart>{{"shape", readPartShape, kPartExample},
                           {variantForm(shapeVariants), "", "Shape of the part, also a compound", kPartExample}},
};
constexpr auto kPartFields = fieldsOf(kPartRows);

KeyTable partKeyTable() { return {"part", "A part of a compound.", factsOf(kPartRows), {}}; }

constexpr ValueForm kPartForm = objectForm(partKeyTable);

void readParts(const FieldContext& context, const JsonValue& value, Compound& compound)
{
    if (!isArrayWithin(context, value, texts::scenePartsForm, limits::kPointsPerShape))
        return;
    compound.parts.resize(value.count);
    const JsonPath partsPath{&context.path, "parts"};
    std::size_t index = 0;
    for (const JsonValue& element : value.children()) {
        const JsonPath path{&partsPath, {}, index, true};
        if (element.isObject())
            readFields(context.at(path), element, texts::sceneThePart, kPartFields, compound.parts[index]);
        else
            context.values.mismatch(element, "parts", texts::scenePartForm());
        ++index;
    }
}

template<>
constexpr std::array kRows<Compound>{
    FieldRow<Compound>{{"type", ignore<Compound>}, {}},
    FieldRow<Compound>{{"parts", readParts, R"([{"shape": {"type": "circle", "radius": 0.5}}])"},
                       {listForm(kPartForm, 1, limits::kPointsPerShape), "", "Shapes that move together", ""}},
};

template<class Kind>
constexpr auto kFields = fieldsOf(kRows<Kind>);

template<class Kind>
std::optional<Shape> readKind(const FieldContext& context, const JsonValue& value)
{
    Kind shape{};
    readFields(context, value, texts::sceneTheShape, kFields<Kind>, shape);
    return shape;
}

template<>
std::optional<Shape> readKind<Mesh>(const FieldContext& context, const JsonValue& value)
{
    const bool listed = value.find("triangles") != nullptr;
    const bool indexed = value.find("vertices") != nullptr && value.find("indices") != nullptr;
    const bool half = !indexed && (value.find("vertices") != nullptr || value.find("indices") != nullptr);
    if (listed == indexed || half) {
        context.values.log().error(value.begin, texts::sceneMeshForm(), texts::sceneWriteEither());
        return std::nullopt;
    }
    Mesh mesh;
    readFields(context, value, texts::sceneTheShape, kFields<Mesh>, mesh);
    return mesh;
}

std::vector<std::string_view> makeShapeNames()
{
    std::vector<std::string_view> names;
    for (const ShapeKind& kind : shapeKinds())
        names.push_back(kind.name);
    return names;
}

std::optional<Shape> readAnyShape(const FieldContext& context, const JsonValue& value)
{
    static const std::vector<std::string_view> kNames = makeShapeNames();
    if (!value.isObject()) {
        context.values.mismatch(value, "shape", texts::sceneShapeForm());
        return std::nullopt;
    }
    const JsonValue* const type = value.find("type");
    if (!type) {
        context.values.missing(value, texts::sceneTheShape(), "type", texts::sceneShapeTypes(listedWords(kNames)));
        return std::nullopt;
    }
    const auto row = context.values.word(*type, "type", kNames);
    if (!row)
        return std::nullopt;
    const Shape kind = shapeKinds()[*row].typical();
    return std::visit([&]<class Kind>(const Kind&) { return readKind<Kind>(context, value); }, kind);
}

template<class Kind>
KeyTable kindTable(const Kind& kind)
{
    KeyTable table{typeNameOf(kind), kindOf(kind).meaning, factsOf(kRows<Kind>), {}};
    table.keys.front() = typeFacts(table.name);
    if constexpr (std::is_same_v<Kind, Mesh>)
        table.alternatives = {{"triangles"}, {"vertices", "indices"}};
    return table;
}

template<class Kind>
constexpr auto kKeys = keysOf(kFields<Kind>);

constexpr auto kPartKeys = keysOf(kPartFields);

/// The known keys in the JSON of this kind of shape.
std::span<const std::string_view> keysOfShape(const Shape& shape) noexcept
{
    return std::visit([]<class Kind>(const Kind&) -> std::span<const std::string_view> { return kKeys<Kind>; }, shape);
}

void writePoints(JsonWriter& writer, const std::vector<Vec2>& points)
{
    writer.beginArray();
    for (const Vec2 point : points)
        writeVector(writer, point);
    writer.endArray();
}

/// Six numbers for each triangle. @pre a valid mesh
void writeTriangles(JsonWriter& writer, const Mesh& mesh)
{
    writer.beginArray();
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        writer.beginArray();
        for (std::size_t corner = i; corner < i + 3; ++corner) {
            const Vec2 point = mesh.vertices[mesh.indices[corner]];
            writer.value(point.x).value(point.y);
        }
        writer.endArray();
    }
    writer.endArray();
}

void writeMesh(JsonWriter& writer, const Mesh& mesh)
{
    if (mesh.asTriangles) {
        writeTriangles(writer.key("triangles"), mesh);
        return;
    }
    writePoints(writer.key("vertices"), mesh.vertices);
    writer.key("indices").beginArray();
    for (const std::uint32_t index : mesh.indices)
        writer.value(index);
    writer.endArray();
}

void writeParts(JsonWriter& writer, const Compound& compound, const ExtraMembers& extra, const std::string& path)
{
    writer.key("parts").beginArray();
    for (std::size_t i = 0; i < compound.parts.size(); ++i) {
        const CompoundPart& part = compound.parts[i];
        const std::string partPath = path + ".parts[" + std::to_string(i) + "]";
        writer.beginObject();
        writeVector(writer.key("offset"), part.offset);
        if (part.angle != 0.0)
            writer.member("angle", part.angle);
        writeShape(writer.key("shape"), part.shape, extra, partPath + ".shape");
        writeExtra(writer, extra, partPath, kPartKeys);
        writer.endObject();
    }
    writer.endArray();
}

template<FixedShape Fixed>
void writeNumbers(JsonWriter& writer, const Fixed& shape)
{
    forEachNumber(shape,
                  Overloaded{[&](const ShapeLength& length, double value) { writer.member(length.key, value); },
                             [&](const ShapePoint& point, Vec2 value) { writeVector(writer.key(point.key), value); }});
}

} // namespace

std::optional<Shape> readShape(const FieldContext& context, const JsonValue& value)
{
    const std::size_t errorsBefore = context.values.log().errorCount();
    std::optional<Shape> shape = readAnyShape(context, value);
    if (!shape || context.values.log().errorCount() != errorsBefore)
        return std::nullopt;
    if (const auto fault = faultOf(*shape)) {
        context.values.log().error(value.begin, texts::sceneBadShape(fault->message), fault->remedy);
        return std::nullopt;
    }
    return shape;
}

void writeShape(JsonWriter& writer, const Shape& shape, const ExtraMembers& extra, const std::string& path)
{
    writer.beginObject().member("type", typeNameOf(shape));
    std::visit(Overloaded{
                   [&]<FixedShape Fixed>(const Fixed& fixed) { writeNumbers(writer, fixed); },
                   [&](const Mesh& mesh) { writeMesh(writer, mesh); },
                   [&](const Polygon& polygon) { writePoints(writer.key("points"), polygon.points); },
                   [&](const Compound& compound) { writeParts(writer, compound, extra, path); },
               },
               shape);
    writeExtra(writer, extra, path, keysOfShape(shape));
    writer.endObject();
}

VariantTable shapeVariants()
{
    VariantTable shapes{
        "shape", "A shape, around the position of its object; its \"type\" decides about the other keys.", {}};
    for (const ShapeKind& kind : shapeKinds())
        shapes.kinds.push_back(std::visit([](const auto& shape) { return kindTable(shape); }, kind.typical()));
    return shapes;
}

} // namespace broadside

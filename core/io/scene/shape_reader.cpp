#include "core/io/scene/shape_reader.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/overloaded.h"
#include "core/geometry/validation.h"

namespace broadside {
namespace {

constexpr std::size_t kMeshIndices = 6 * limits::kPointsPerShape; ///< As in geometry/validation.h.

/// The shape without a look at its sense: sizes and coordinates are checked one by one, the rest in readShape.
std::optional<Shape> readAnyShape(const FieldContext& context, const JsonValue& value);

template<class Target>
void ignore(const FieldContext&, const JsonValue&, Target&)
{}

/// A size of a shape: "width", "height" or "radius".
template<class Target, double Target::*member>
void readShapeSize(const FieldContext& context, const JsonValue& value, Target& target)
{
    assign(target.*member, context.values.number(value, value.key, NumberRange::Size));
}

constexpr std::array kCircleFields{
    Field<Circle>{"type", ignore<Circle>},
    Field<Circle>{"radius", readShapeSize<Circle, &Circle::radius>, "0.5"},
};
constexpr std::array kBoxFields{
    Field<Box>{"type", ignore<Box>},
    Field<Box>{"width", readShapeSize<Box, &Box::width>, "1"},
    Field<Box>{"height", readShapeSize<Box, &Box::height>, "1"},
};
constexpr std::array kOrientedBoxFields{
    Field<OrientedBox>{"type", ignore<OrientedBox>},
    Field<OrientedBox>{"width", readShapeSize<OrientedBox, &OrientedBox::width>, "1"},
    Field<OrientedBox>{"height", readShapeSize<OrientedBox, &OrientedBox::height>, "1"},
};

/// Whether `value` is an array of at most `most` elements.
bool isArrayWithin(const FieldContext& context, const JsonValue& value, std::string_view expected, std::size_t most)
{
    if (!value.isArray()) {
        context.values.mismatch(value, value.key, expected);
        return false;
    }
    if (value.count <= most)
        return true;
    context.values.log().error(value.begin,
                               "\"" + std::string(value.key) + "\" has " + groupedNumber(value.count) +
                                   " elements, more than the limit of " + groupedNumber(most),
                               "Leave some out, or split the shape into the parts of a compound");
    return false;
}

void readPoints(const FieldContext& context, const JsonValue& value, std::vector<Vec2>& points)
{
    if (!isArrayWithin(context, value, "an array of points [x, y]", limits::kPointsPerShape))
        return;
    points.reserve(value.count);
    for (const JsonValue& element : value.children()) {
        const auto point = context.values.vector(element, value.key, NumberRange::Coordinate);
        if (!point)
            return; // one fault a list is enough
        points.push_back(*point);
    }
}

constexpr std::array kPolygonFields{
    Field<Polygon>{"type", ignore<Polygon>},
    Field<Polygon>{"points",
                   [](const FieldContext& context, const JsonValue& value, Polygon& polygon) {
                       readPoints(context, value, polygon.points);
                   },
                   "[[0, 0], [1, 0], [0, 1]]"},
};

/// Appends the three corners of one triangle [x1, y1, x2, y2, x3, y3].
bool readTriangle(const FieldContext& context, const JsonValue& value, Mesh& mesh)
{
    if (!value.isArray() || value.count != 6) {
        context.values.mismatch(value, "triangles", "six numbers [x1, y1, x2, y2, x3, y3]");
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
    if (!isArrayWithin(context, value, "an array of triangles", limits::kPointsPerShape / 3))
        return;
    mesh.vertices.reserve(std::size_t{3} * value.count);
    mesh.indices.reserve(std::size_t{3} * value.count);
    for (const JsonValue& element : value.children())
        if (!readTriangle(context, element, mesh))
            return;
}

void readIndices(const FieldContext& context, const JsonValue& value, Mesh& mesh)
{
    mesh.asTriangles = false;
    if (!isArrayWithin(context, value, "an array of indices", kMeshIndices))
        return;
    mesh.indices.reserve(value.count);
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

constexpr std::array kMeshFields{
    Field<Mesh>{"type", ignore<Mesh>},
    Field<Mesh>{"triangles", readTriangles},
    Field<Mesh>{"vertices", readVertices},
    Field<Mesh>{"indices", readIndices},
};

void readPartShape(const FieldContext& context, const JsonValue& value, CompoundPart& part)
{
    const JsonPath path{&context.path, "shape"};
    assign(part.shape, readAnyShape(context.at(path), value));
}

constexpr std::array kPartFields{
    Field<CompoundPart>{"offset",
                        [](const FieldContext& context, const JsonValue& value, CompoundPart& part) {
                            assign(part.offset, context.values.vector(value, "offset", NumberRange::Coordinate));
                        }},
    Field<CompoundPart>{"angle",
                        [](const FieldContext& context, const JsonValue& value, CompoundPart& part) {
                            assign(part.angle, context.values.number(value, "angle", NumberRange::Any));
                        }},
    Field<CompoundPart>{"shape", readPartShape, R"({"type": "circle", "radius": 0.5})"},
};

void readParts(const FieldContext& context, const JsonValue& value, Compound& compound)
{
    if (!isArrayWithin(context, value, "an array of parts", limits::kPointsPerShape))
        return;
    compound.parts.resize(value.count);
    const JsonPath partsPath{&context.path, "parts"};
    std::size_t index = 0;
    for (const JsonValue& element : value.children()) {
        const JsonPath path{&partsPath, {}, index, true};
        if (element.isObject())
            readFields(context.at(path), element, "The part", kPartFields, compound.parts[index]);
        else
            context.values.mismatch(element, "parts", "an object with offset, angle and shape");
        ++index;
    }
}

constexpr std::array kCompoundFields{
    Field<Compound>{"type", ignore<Compound>},
    Field<Compound>{"parts", readParts, R"([{"shape": {"type": "circle", "radius": 0.5}}])"},
};

template<class Kind, const auto& fields>
std::optional<Shape> readKind(const FieldContext& context, const JsonValue& value)
{
    Kind shape{};
    readFields(context, value, "The shape", fields, shape);
    return shape;
}

std::optional<Shape> readMesh(const FieldContext& context, const JsonValue& value)
{
    const bool listed = value.find("triangles") != nullptr;
    const bool indexed = value.find("vertices") != nullptr && value.find("indices") != nullptr;
    const bool half = !indexed && (value.find("vertices") != nullptr || value.find("indices") != nullptr);
    if (listed == indexed || half) {
        context.values.log().error(value.begin, "A mesh needs either \"triangles\", or \"vertices\" with \"indices\"",
                                   "Write the one or the other");
        return std::nullopt;
    }
    return readKind<Mesh, kMeshFields>(context, value);
}

struct ShapeKind {
    std::string_view name;
    std::optional<Shape> (*read)(const FieldContext& context, const JsonValue& value);
};

constexpr std::array<ShapeKind, std::variant_size_v<Shape>> kShapeKinds{{
    {"circle", readKind<Circle, kCircleFields>},
    {"box", readKind<Box, kBoxFields>},
    {"oriented-box", readKind<OrientedBox, kOrientedBoxFields>},
    {"mesh", readMesh},
    {"polygon", readKind<Polygon, kPolygonFields>},
    {"compound", readKind<Compound, kCompoundFields>},
}};

constexpr auto kShapeNames = [] {
    std::array<std::string_view, kShapeKinds.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = kShapeKinds[i].name;
    return names;
}();

std::optional<Shape> readAnyShape(const FieldContext& context, const JsonValue& value)
{
    if (!value.isObject()) {
        context.values.mismatch(value, "shape", R"(an object such as {"type": "box", "width": 1, "height": 1})");
        return std::nullopt;
    }
    const JsonValue* const type = value.find("type");
    if (!type) {
        context.values.missing(value, "The shape", "type", "with one of " + listedWords(kShapeNames));
        return std::nullopt;
    }
    const auto kind = context.values.word(*type, "type", kShapeNames);
    return kind ? kShapeKinds[*kind].read(context, value) : std::nullopt;
}

constexpr auto kCircleKeys = keysOf(kCircleFields);
constexpr auto kBoxKeys = keysOf(kBoxFields);
constexpr auto kOrientedBoxKeys = keysOf(kOrientedBoxFields);
constexpr auto kMeshKeys = keysOf(kMeshFields);
constexpr auto kPolygonKeys = keysOf(kPolygonFields);
constexpr auto kCompoundKeys = keysOf(kCompoundFields);
constexpr auto kPartKeys = keysOf(kPartFields);

} // namespace

std::optional<Shape> readShape(const FieldContext& context, const JsonValue& value)
{
    const std::size_t errorsBefore = context.values.log().errorCount();
    std::optional<Shape> shape = readAnyShape(context, value);
    if (!shape || context.values.log().errorCount() != errorsBefore)
        return std::nullopt;
    if (const auto fault = faultOf(*shape)) {
        context.values.log().error(value.begin, "The shape cannot be used: " + fault->message, fault->remedy);
        return std::nullopt;
    }
    return shape;
}

std::span<const std::string_view> keysOfShape(const Shape& shape) noexcept
{
    using Keys = std::span<const std::string_view>;
    return std::visit(
        Overloaded{[](const Circle&) -> Keys { return kCircleKeys; }, [](const Box&) -> Keys { return kBoxKeys; },
                   [](const OrientedBox&) -> Keys { return kOrientedBoxKeys; },
                   [](const Mesh&) -> Keys { return kMeshKeys; }, [](const Polygon&) -> Keys { return kPolygonKeys; },
                   [](const Compound&) -> Keys { return kCompoundKeys; }},
        shape);
}

std::span<const std::string_view> keysOfCompoundPart() noexcept { return kPartKeys; }

} // namespace broadside

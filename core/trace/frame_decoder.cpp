#include "core/trace/frame_decoder.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/geometry/validation.h"
#include "core/math/coordinate.h"
#include "core/trace/messages/trace_messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

namespace broadside::trace {
namespace {

ByteFault tooShort(std::size_t at, const texts::Form<>& what) { return {at, what(), texts::traceWriteAgain()}; }

ByteFault tooManyObjects(std::size_t at)
{
    return {at, texts::traceManyObjects(limits::kObjects), texts::traceSmallerWorld()};
}

ByteFault noId(std::size_t at, std::uint64_t id) { return {at, texts::traceNoId(id), texts::traceNumberFromOne()}; }

bool isId(std::uint64_t id) noexcept { return id >= 1 && id <= ObjectId::kLargest; }

bool isBox(const Aabb& box) noexcept
{
    return isCoordinate(box.lo.x) && isCoordinate(box.lo.y) && isCoordinate(box.hi.x) && isCoordinate(box.hi.y) &&
           box.lo.x <= box.hi.x && box.lo.y <= box.hi.y;
}

bool isPlacement(const Placement& placement) noexcept
{
    return isCoordinate(placement.position.x) && isCoordinate(placement.position.y) && isCoordinate(placement.angle);
}

std::optional<ByteFault> pairsFrom(std::string_view bytes, const texts::Form<>& what, std::vector<IdPair>& pairs)
{
    ByteReader reader(bytes);
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / 16 < count)
        return tooShort(0, what);
    pairs.reserve(pairs.size() + count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto a = reader.take<std::uint64_t>();
        const auto b = reader.take<std::uint64_t>();
        if (a != b)
            pairs.push_back({{a}, {b}});
    }
    return std::nullopt;
}

/// Reads the numbers of a shape. The caller checks the complete shape.
class ShapeReader {
public:
    explicit ShapeReader(ByteReader& reader)
        : m_reader(reader)
    {}

    /// Nothing if there are not enough bytes, if the shape exceeds a limit, or if the code is unknown.
    [[nodiscard]] std::optional<Shape> read(std::uint8_t code)
    {
        const auto kind = std::ranges::find(shapeKinds(), code, &ShapeKind::traceCode);
        if (kind == shapeKinds().end()) {
            m_unknown = m_unknown ? m_unknown : std::optional(code);
            return std::nullopt;
        }
        Shape shape = kind->typical();
        const bool isRead = std::visit([this](auto& typical) { return readInto(typical); }, shape);
        return isRead && m_reader.isGood() ? std::optional(std::move(shape)) : std::nullopt;
    }
    /// The code of an unknown kind of shape, if there was one.
    [[nodiscard]] std::optional<std::uint8_t> unknown() const noexcept { return m_unknown; }

private:
    template<FixedShape Fixed>
    [[nodiscard]] bool readInto(Fixed& shape)
    {
        forEachNumber(shape, Overloaded{[this](const ShapeLength&, double& value) { value = number(); },
                                        [this](ShapePoint, Vec2& point) { point = this->point(); }});
        return true;
    }
    [[nodiscard]] bool readInto(Polygon& polygon) { return readPoints(polygon.points); }
    [[nodiscard]] bool readInto(Mesh& mesh)
    {
        mesh.asTriangles = false;
        if (!readPoints(mesh.vertices))
            return false;
        const auto triangles = count(3 * sizeof(std::uint32_t), limits::kPointsPerShape);
        if (!triangles)
            return false;
        std::vector<std::uint32_t>& indices = mesh.indices.edit();
        indices.clear();
        indices.reserve(3 * std::size_t{*triangles});
        for (std::uint32_t i = 0; i < 3 * *triangles; ++i)
            indices.push_back(m_reader.take<std::uint32_t>());
        return true;
    }
    [[nodiscard]] bool readInto(Compound& compound)
    {
        constexpr std::size_t kLeast = 3 * sizeof(double) + 1;
        const auto parts = m_depth < limits::kNesting ? count(kLeast, limits::kPointsPerShape) : std::nullopt;
        if (!parts)
            return false;
        ++m_depth;
        compound.parts.clear();
        for (std::uint32_t i = 0; i < *parts; ++i) {
            const Vec2 offset = point();
            const double angle = number();
            auto shape = read(m_reader.take<std::uint8_t>());
            if (!shape)
                return false;
            compound.parts.push_back({offset, angle, std::move(*shape)});
        }
        --m_depth;
        return true;
    }

    [[nodiscard]] double number() { return m_reader.take<double>(); }
    [[nodiscard]] Vec2 point()
    {
        const double x = number();
        return {x, number()};
    }
    /// Reads a count. Nothing if it is above `most`, or if the remaining bytes cannot have so many elements of `bytes`
    /// bytes.
    [[nodiscard]] std::optional<std::uint32_t> count(std::size_t bytes, std::size_t most)
    {
        const auto count = m_reader.take<std::uint32_t>();
        if (!m_reader.isGood() || count > most || m_reader.left() / bytes < count)
            return std::nullopt;
        return count;
    }
    [[nodiscard]] bool readPoints(std::vector<Vec2>& list)
    {
        const auto points = count(2 * sizeof(double), limits::kPointsPerShape);
        if (!points)
            return false;
        list.clear();
        list.reserve(*points);
        for (std::uint32_t i = 0; i < *points; ++i)
            list.push_back(point());
        return true;
    }

    ByteReader& m_reader;
    int m_depth = 0;
    std::optional<std::uint8_t> m_unknown;
};

/// A shape of an unknown kind is replaced by the box of the state. A part of an unknown kind is an error, because it
/// has no state.
Decoded<Shape> shapeFrom(std::uint8_t code, ByteReader& reader)
{
    const bool isKnown = std::ranges::find(shapeKinds(), code, &ShapeKind::traceCode) != shapeKinds().end();
    if (code == kBoxOfState || !isKnown)
        return Shape(Box{});
    const std::size_t begin = reader.at();
    ShapeReader shapes(reader);
    auto shape = shapes.read(code);
    if (!shape && shapes.unknown() == kBoxOfState)
        return ByteFault{begin, texts::tracePartBoxOfState(), texts::tracePartAsBox()};
    if (!shape && shapes.unknown())
        return ByteFault{begin, texts::tracePartKind(*shapes.unknown()), texts::traceNewerProgram()};
    if (!shape)
        return tooShort(begin, texts::traceShortShape);
    if (std::holds_alternative<Box>(*shape))
        return Shape(Box{}); // its size is the box of the state
    return std::move(*shape);
}

std::shared_ptr<const Definition> undefined(ObjectId id)
{
    auto definition = std::make_shared<Definition>();
    definition->id = id;
    return definition;
}

} // namespace

FrameDecoder::Read FrameDecoder::readerOf(Kind kind) noexcept
{
    constexpr std::array<Read, 17> kReaders{
        &FrameDecoder::readDefinition,
        &FrameDecoder::readDestroyed,
        &FrameDecoder::readStates,
        &FrameDecoder::readCells,
        &FrameDecoder::readBoxes,
        &FrameDecoder::readCandidates,
        &FrameDecoder::readContacts,
        &FrameDecoder::readQuery,
        &FrameDecoder::readCounter,
        &FrameDecoder::readLog,
        &FrameDecoder::readEnd,
        &FrameDecoder::readOrder,
        &FrameDecoder::readFact<readSurroundings>,
        &FrameDecoder::readFact<readGridCells>,
        &FrameDecoder::readFact<readMarks>,
        &FrameDecoder::readFact<readRemoved>,
        &FrameDecoder::readFact<readFaults>,
    };
    const auto first = static_cast<std::uint32_t>(Kind::Define);
    const auto number = static_cast<std::uint32_t>(kind);
    return number >= first && number - first < kReaders.size() ? kReaders[number - first] : nullptr;
}

std::optional<ByteFault> FrameDecoder::decode(std::string_view bytes)
{
    std::shared_ptr<const Surroundings> before = std::move(m_frame.surroundings);
    m_frame.clear();
    ByteReader reader(bytes);
    m_frame.step = reader.take<std::uint64_t>();
    m_frame.time = reader.take<double>();
    m_frame.isKeyframe = (reader.take<std::uint32_t>() & kKeyframe) != 0;
    static_cast<void>(reader.take<std::uint32_t>());
    if (!reader.isGood())
        return tooShort(0, texts::traceShortFrame);
    if (!std::isfinite(m_frame.time))
        return ByteFault{8, texts::traceFrameTime(), texts::traceComputedTime()};
    if (!m_frame.isKeyframe)
        m_frame.surroundings = std::move(before);
    while (reader.left() > 0) {
        const std::size_t at = reader.at();
        const auto kind = static_cast<Kind>(reader.take<std::uint32_t>());
        const auto length = reader.take<std::uint32_t>();
        const std::string_view message = reader.takeBytes(length);
        if (!reader.isGood())
            return tooShort(at, texts::traceShortMessage);
        const Read read = readerOf(kind);
        if (!read)
            continue;
        if (auto fault = (this->*read)(message)) {
            fault->at += at + kMessageBytes;
            return fault;
        }
    }
    if (!m_hasEnd)
        return ByteFault{reader.at(), texts::traceNoEnd(), texts::traceWriteAgain()};
    m_frame.marks.sort();
    return std::nullopt;
}

/// The row of an id. A new id gets a row without a state.
ObjectIndex FrameDecoder::rowFor(ObjectId id)
{
    std::vector<TracedObject>& objects = m_target.objects;
    if (m_next < objects.size() && objects[m_next].definition->id == id)
        return m_next++;
    if (const auto row = m_target.rows.find(id)) {
        m_next = *row + 1;
        return *row;
    }
    const auto row = static_cast<ObjectIndex>(objects.size());
    objects.push_back({undefined(id), {}});
    m_target.rows.add(id, row);
    m_next = row + 1;
    return row;
}

std::optional<ByteFault> FrameDecoder::readDefinition(std::string_view bytes)
{
    ByteReader reader(bytes);
    Definition definition;
    definition.id.value = reader.take<std::uint64_t>();
    definition.category = reader.take<std::uint32_t>();
    definition.mask = reader.take<std::uint32_t>();
    definition.isDynamic = reader.take<std::uint8_t>() != 0;
    const auto shape = reader.take<std::uint8_t>();
    definition.name = printableUtf8(reader.takeText());
    if (!reader.isGood())
        return tooShort(0, texts::traceShortDefinition);
    if (!isId(definition.id.value))
        return noId(0, definition.id.value);
    auto known = shapeFrom(shape, reader);
    if (!known)
        return known.problem();
    if (const auto fault = faultOf(*known)) // no error of the trace: the user needs to see invalid sizes of the game
        definition.fault = fault->message;
    else
        definition.shape = std::move(*known);
    const ObjectIndex row = rowFor(definition.id);
    if (row >= limits::kObjects)
        return tooManyObjects(0);
    TracedObject& object = m_target.objects[row];
    if (!(*object.definition == definition)) // keyframes repeat definitions
        object.definition = std::make_shared<const Definition>(std::move(definition));
    object.isDefined = true;
    object.isForgotten = false;
    if (object.isNamed && !object.definition->fault.empty())
        m_frame.nowhere.push_back(object.definition->id);
    m_target.changed.push_back(row);
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readDestroyed(std::string_view bytes)
{
    ByteReader reader(bytes);
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / 8 < count)
        return tooShort(0, texts::traceShortDestroyed);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto row = m_target.rows.find({reader.take<std::uint64_t>()});
        if (!row)
            continue; // unknown, so there is nothing to destroy
        m_target.objects[*row].isNamed = false;
        m_target.changed.push_back(*row);
    }
    std::erase_if(m_target.order, [this](ObjectIndex row) { return !m_target.objects[row].isNamed; });
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readStates(std::string_view bytes)
{
    return m_wide ? readStatesOf<double>(bytes) : readStatesOf<float>(bytes);
}

template<class Float>
std::optional<ByteFault> FrameDecoder::readStatesOf(std::string_view bytes)
{
    constexpr std::size_t kHead = 8;
    ByteReader reader(bytes);
    const auto layout = reader.take<std::uint32_t>();
    const auto count = reader.take<std::uint32_t>();
    if (layout > 1)
        return ByteFault{0, texts::traceStateLayout(), texts::traceNewerProgram()};
    const bool hasPlacement = layout == 1;
    const std::size_t numbers = hasPlacement ? 7 : 4;
    const std::size_t size = sizeof(std::uint64_t) + numbers * sizeof(Float);
    if (!reader.isGood() || reader.left() / size < count)
        return tooShort(0, texts::traceShortStates);
    const char* from = bytes.data() + kHead;
    m_target.changed.reserve(m_target.changed.size() + count);
    for (std::uint32_t i = 0; i < count; ++i, from += size) {
        const std::size_t at = kHead + i * size;
        std::uint64_t id = 0;
        std::array<Float, 7> values{};
        std::memcpy(&id, from, sizeof id);
        std::memcpy(values.data(), from + sizeof id, numbers * sizeof(Float));
        const Aabb box{{static_cast<double>(values[0]), static_cast<double>(values[1])},
                       {static_cast<double>(values[2]), static_cast<double>(values[3])}};
        if (!isId(id))
            return noId(at, id);
        const ObjectIndex row = rowFor({id});
        if (row >= limits::kObjects)
            return tooManyObjects(at);
        TracedObject& object = m_target.objects[row];
        if (std::exchange(object.isForgotten, false)) // the same result as after a jump to this keyframe
            object.definition = undefined({id});
        object.state.box = box;
        object.state.placement.reset();
        if (!std::exchange(object.isNamed, true))
            m_target.order.push_back(row);
        object.hasBox = isBox(box);
        m_target.changed.push_back(row);
        if (hasPlacement) {
            const Placement placement{{static_cast<double>(values[4]), static_cast<double>(values[5])},
                                      static_cast<double>(values[6])};
            object.hasBox = object.hasBox && isPlacement(placement);
            // an object with an invalid placement is absent; the invalid numbers are not stored
            if (isPlacement(placement))
                object.state.placement = placement;
        }
        if (!object.isPresent())
            m_frame.nowhere.push_back({id});
    }
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readCells(std::string_view bytes)
{
    constexpr std::size_t kRecord = 24;
    ByteReader reader(bytes);
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / kRecord < count)
        return tooShort(0, texts::traceShortCells);
    m_frame.cells.reserve(m_frame.cells.size() + count);
    for (std::uint32_t i = 0; i < count; ++i) {
        RegisteredCells registered;
        registered.id.value = reader.take<std::uint64_t>();
        registered.cells.first.x = reader.take<std::int32_t>();
        registered.cells.first.y = reader.take<std::int32_t>();
        registered.cells.last.x = reader.take<std::int32_t>();
        registered.cells.last.y = reader.take<std::int32_t>();
        if (!registered.cells.isEmpty())
            m_frame.cells.push_back(registered);
    }
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readBoxes(std::string_view bytes)
{
    const std::size_t width = m_wide ? sizeof(double) : sizeof(float);
    ByteReader reader(bytes);
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / (sizeof(std::uint64_t) + 4 * width) < count)
        return tooShort(0, texts::traceShortBoxes);
    const auto number = [&] { return m_wide ? reader.take<double>() : static_cast<double>(reader.take<float>()); };
    for (std::uint32_t i = 0; i < count; ++i) {
        RegisteredBox registered;
        registered.id.value = reader.take<std::uint64_t>();
        registered.box.lo.x = number();
        registered.box.lo.y = number();
        registered.box.hi.x = number();
        registered.box.hi.y = number();
        if (isBox(registered.box))
            m_frame.boxes.push_back(registered);
        else
            m_frame.nowhere.push_back(registered.id);
    }
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readCandidates(std::string_view bytes)
{
    return pairsFrom(bytes, texts::traceShortCandidates, m_frame.candidates);
}

std::optional<ByteFault> FrameDecoder::readContacts(std::string_view bytes)
{
    return pairsFrom(bytes, texts::traceShortContacts, m_frame.contacts);
}

std::optional<ByteFault> FrameDecoder::readQuery(std::string_view bytes)
{
    ByteReader reader(bytes);
    TracedQuery query;
    const auto kind = reader.take<std::uint32_t>();
    for (double& number : query.numbers)
        number = reader.take<double>();
    const auto count = reader.take<std::uint32_t>();
    if (!reader.isGood() || reader.left() / sizeof(std::uint64_t) < count)
        return tooShort(0, texts::traceShortQuery);
    if (kind > static_cast<std::uint32_t>(TracedQuery::Kind::Ray))
        return std::nullopt; // from a newer writer
    if (!std::ranges::all_of(query.numbers, [](double number) { return isCoordinate(number); })) {
        ++m_frame.nonsense;
        return std::nullopt;
    }
    query.kind = static_cast<TracedQuery::Kind>(kind);
    for (std::uint32_t i = 0; i < count; ++i)
        query.hits.push_back({reader.take<std::uint64_t>()});
    m_frame.queries.push_back(std::move(query));
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readCounter(std::string_view bytes)
{
    ByteReader reader(bytes);
    Counter counter;
    counter.value = reader.take<double>();
    const auto unit = reader.take<std::uint8_t>();
    counter.name = printableUtf8(reader.takeText());
    if (!reader.isGood())
        return tooShort(0, texts::traceShortCounter);
    counter.unit = unit <= static_cast<std::uint8_t>(Counter::Unit::Bytes) ? static_cast<Counter::Unit>(unit)
                                                                           : Counter::Unit::Count;
    m_frame.counters.push_back(std::move(counter));
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readLog(std::string_view bytes)
{
    ByteReader reader(bytes);
    const std::string_view text = reader.takeText();
    if (!reader.isGood())
        return tooShort(0, texts::traceShortLog);
    m_frame.log.push_back(printableUtf8(text));
    return std::nullopt;
}

std::optional<ByteFault> FrameDecoder::readEnd(std::string_view bytes)
{
    ByteReader reader(bytes);
    const auto hash = reader.take<std::uint64_t>();
    m_frame.dropped = reader.take<std::uint64_t>();
    const auto flags = reader.take<std::uint32_t>();
    if (!reader.isGood())
        return tooShort(0, texts::traceShortEnd);
    if ((flags & 1U) != 0)
        m_frame.hash = hash;
    m_hasEnd = true;
    return std::nullopt;
}

/// Objects that the message does not name come last, in the order that they have without it.
std::optional<ByteFault> FrameDecoder::readOrder(std::string_view bytes)
{
    ByteReader reader(bytes);
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / sizeof(std::uint64_t) < count)
        return tooShort(0, texts::traceShortOrder);
    std::vector<char> isOrdered(m_target.objects.size());
    std::vector<ObjectIndex> order;
    order.reserve(m_target.order.size());
    const auto append = [&](ObjectIndex row) {
        if (m_target.objects[row].isNamed && !std::exchange(isOrdered[row], 1))
            order.push_back(row);
    };
    for (std::uint32_t i = 0; i < count; ++i)
        if (const auto row = m_target.rows.find({reader.take<std::uint64_t>()}))
            append(*row);
    std::ranges::for_each(m_target.order, append);
    m_target.order = std::move(order);
    return std::nullopt;
}

} // namespace broadside::trace

#include "core/trace/trace_writer.h"

#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/trace/bytes.h"
#include "core/trace/frame_facts.h"
#include "core/trace/trace_header.h"
#include "core/trace/zstd_block.h"

#include <algorithm>
#include <cstring>
#include <variant>

namespace broadside::trace {
namespace {

// a block ends before the first keyframe after this size
constexpr std::size_t kTargetBlockBytes = std::size_t{4} << 20;

void putPoints(ByteWriter& writer, const std::vector<Vec2>& points)
{
    writer.put(static_cast<std::uint32_t>(points.size()));
    for (const Vec2 point : points) {
        writer.put(point.x);
        writer.put(point.y);
    }
}

void putShape(ByteWriter& writer, const Shape& shape);

struct NumberWriter {
    ByteWriter& writer;

    template<FixedShape Fixed>
    void operator()(const Fixed& shape) const
    {
        forEachNumber(shape, Overloaded{[this](const ShapeLength&, double value) { writer.put(value); },
                                        [this](ShapePoint, Vec2 point) {
                                            writer.put(point.x);
                                            writer.put(point.y);
                                        }});
    }
    void operator()(const Polygon& polygon) const { putPoints(writer, polygon.points); }
    void operator()(const Mesh& mesh) const
    {
        putPoints(writer, mesh.vertices);
        writer.put(static_cast<std::uint32_t>(mesh.indices.size() / 3));
        for (const std::uint32_t index : mesh.indices)
            writer.put(index);
    }
    void operator()(const Compound& compound) const
    {
        writer.put(static_cast<std::uint32_t>(compound.parts.size()));
        for (const CompoundPart& part : compound.parts) {
            for (const double value : {part.offset.x, part.offset.y, part.angle})
                writer.put(value);
            writer.put(kindOf(part.shape).traceCode);
            putShape(writer, part.shape);
        }
    }
};

void putShape(ByteWriter& writer, const Shape& shape) { std::visit(NumberWriter{writer}, shape); }

/// Boxes need no shape in the trace: the state has their box.
bool isBoxOfState(const Shape& shape) { return std::holds_alternative<Box>(shape); }

void beginMessage(ByteWriter& writer, Kind kind, std::size_t length)
{
    writer.put(static_cast<std::uint32_t>(kind));
    writer.put(static_cast<std::uint32_t>(length));
}

} // namespace

std::uint32_t versionFor(const Shape& shape)
{
    std::uint32_t version = kindOf(shape).traceVersion;
    if (const auto* compound = std::get_if<Compound>(&shape))
        for (const CompoundPart& part : compound->parts)
            version = std::max(version, versionFor(part.shape));
    return version;
}

std::uint32_t versionFor(const FrameData& data) noexcept
{
    const bool hasGrids = std::ranges::any_of(data.cells, [](const RegisteredCells& cells) { return cells.grid != 0; });
    return data.surroundings || hasGrids ? kVersionOfGrids : 1;
}

std::uint32_t versionFor(const TraceInfo& info) { return info.parameter("cell-height") ? kVersionOfGrids : 1; }

TraceWriter::TraceWriter(TraceInfo info, ByteSink sink, WriterOptions options)
    : m_info(std::move(info))
    , m_sink(std::move(sink))
    , m_options(options)
{
    m_options.compress = m_options.compress && hasZstd();
    std::string bytes(kMagic);
    ByteWriter writer(bytes);
    writer.put(m_options.version);
    writer.put(std::uint32_t{0});
    put(bytes);
    m_message.clear();
    putHeader(m_info, m_message);
    bytes.clear();
    beginMessage(writer, Kind::Header, m_message.size());
    put(bytes);
    put(m_message);
}

void TraceWriter::put(std::string_view bytes)
{
    m_failed = m_failed || !m_sink(bytes);
    m_offset += bytes.size();
}

/// Writes a message within the frame.
void TraceWriter::putMessage(Kind kind, std::string_view bytes)
{
    ByteWriter writer(m_frame);
    beginMessage(writer, kind, bytes.size());
    writer.putBytes(bytes);
}

namespace {

/// Whether a reader can tell the order of a frame from the frame before; see TraceCursor::order(). New objects are
/// appended in the order of the states: at first those without a placement.
class OrderWatch {
public:
    void takeKnown(std::size_t placeBefore)
    {
        m_isReordered = m_isReordered || m_hasNew || placeBefore < m_last;
        m_last = placeBefore;
    }
    void takeNew(bool hasPlacement)
    {
        m_isReordered = m_isReordered || (m_hasNewPlaced && !hasPlacement);
        m_hasNew = true;
        m_hasNewPlaced = m_hasNewPlaced || hasPlacement;
    }
    [[nodiscard]] bool isReordered() const noexcept { return m_isReordered; }

private:
    std::size_t m_last = 0;
    bool m_hasNew = false;
    bool m_hasNewPlaced = false;
    bool m_isReordered = false;
};

} // namespace

void TraceWriter::write(const FrameData& data, std::span<const WrittenObject> objects)
{
    const bool isKeyframe = m_frames.size() % m_options.keyframeEvery == 0;
    const bool beginsBlock = isKeyframe && m_block.size() >= kTargetBlockBytes;
    if (m_options.compress && beginsBlock)
        putBlock();
    m_frame.clear();
    ByteWriter writer(m_frame);
    writer.put(data.step);
    writer.put(data.time);
    writer.put(isKeyframe ? kKeyframe : 0U);
    writer.put(std::uint32_t{0});
    putChanges(objects, isKeyframe);
    putSurroundingsOf(data, isKeyframe);
    putData(data);

    FramePlace place{m_offset, data.step, data.time, static_cast<std::uint32_t>(m_frame.size()),
                     isKeyframe ? FramePlace::kKeyframeBit : 0U};
    std::string& head = m_message;
    head.clear();
    ByteWriter headWriter(head);
    beginMessage(headWriter, Kind::Frame, m_frame.size());
    if (m_options.compress) {
        place.inBlock |= static_cast<std::uint32_t>(m_blockFrames++);
        m_block += head;
        m_block += m_frame;
        if (m_block.size() > kMostBlockBytes / 2)
            m_options.compress = false; // a single block of frames is too large
    } else {
        put(head);
        put(m_frame);
    }
    m_frames.push_back(place);
    if (!m_options.compress && m_blockFrames > 0)
        putBlock();
}

void TraceWriter::putChanges(std::span<const WrittenObject> objects, bool all)
{
    const std::uint64_t now = m_frames.size() + 1;
    m_plain.clear();
    m_placed.clear();
    OrderWatch order;
    for (const WrittenObject& object : objects) {
        const auto [entry, isNew] = m_known.try_emplace(object.definition->id);
        Known& known = entry->second;
        if (all || isNew)
            order.takeNew(object.state.placement.has_value());
        else
            order.takeKnown(known.place);
        known.place = static_cast<std::size_t>(&object - objects.data());
        known.frame = now;
        const bool isDefined =
            !isNew && (known.definition == object.definition || *known.definition == *object.definition);
        if (all || !isDefined) {
            known.definition = object.definition;
            m_message.clear();
            ByteWriter writer(m_message);
            writer.put(known.definition->id.value);
            writer.put(known.definition->category);
            writer.put(known.definition->mask);
            writer.put(static_cast<std::uint8_t>(known.definition->isDynamic ? 1 : 0));
            const Shape& shape = known.definition->shape;
            writer.put(isBoxOfState(shape) ? kBoxOfState : kindOf(shape).traceCode);
            writer.putText(known.definition->name);
            if (!isBoxOfState(shape))
                putShape(writer, shape);
            putMessage(Kind::Define, m_message);
        }
        if (all || isNew || known.state != object.state) {
            known.state = object.state;
            (object.state.placement ? m_placed : m_plain).push_back(&object);
        }
    }
    putDestroyed(now, all);
    putStates(m_plain, false);
    putStates(m_placed, true);
    if (m_options.keepsOrder && order.isReordered())
        putOrder(objects);
}

/// Forgets the objects that frame `now` does not have. A keyframe does not say so.
void TraceWriter::putDestroyed(std::uint64_t now, bool all)
{
    m_message.clear();
    ByteWriter writer(m_message);
    std::uint32_t gone = 0;
    for (const auto& [id, known] : m_known)
        gone += known.frame != now ? 1U : 0U;
    std::vector<std::uint64_t> ids;
    if (gone > 0) {
        for (auto entry = m_known.begin(); entry != m_known.end();) {
            if (entry->second.frame != now) {
                ids.push_back(entry->first.value);
                entry = m_known.erase(entry);
            } else {
                ++entry;
            }
        }
        std::ranges::sort(ids); // the same run gives the same bytes
    }
    if (!all && gone > 0) {
        writer.put(gone);
        for (const std::uint64_t id : ids)
            writer.put(id);
        putMessage(Kind::Destroy, m_message);
    }
}

void TraceWriter::putOrder(std::span<const WrittenObject> objects)
{
    m_message.clear();
    ByteWriter writer(m_message);
    writer.put(static_cast<std::uint32_t>(objects.size()));
    for (const WrittenObject& object : objects)
        writer.put(object.definition->id.value);
    putMessage(Kind::Order, m_message);
}

void TraceWriter::putStates(std::span<const WrittenObject* const> objects, bool hasPlacement)
{
    if (objects.empty())
        return;
    m_message.clear();
    ByteWriter writer(m_message);
    const auto number = [&](double value) {
        if (m_info.wideFloats)
            writer.put(value);
        else
            writer.put(static_cast<float>(value));
    };
    writer.put(std::uint32_t{hasPlacement ? 1U : 0U});
    writer.put(static_cast<std::uint32_t>(objects.size()));
    for (const WrittenObject* object : objects) {
        const Aabb& box = object->state.box;
        writer.put(object->definition->id.value);
        for (const double side : {box.lo.x, box.lo.y, box.hi.x, box.hi.y})
            number(side);
        if (!hasPlacement)
            continue;
        number(object->state.placement->position.x);
        number(object->state.placement->position.y);
        number(object->state.placement->angle);
    }
    putMessage(Kind::State, m_message);
}

/// A keyframe without this message has the surroundings of the header.
void TraceWriter::putSurroundingsOf(const FrameData& data, bool all)
{
    const auto& now = data.surroundings;
    const bool isSame = now == m_surroundings || (now && m_surroundings && *now == *m_surroundings);
    m_surroundings = now;
    if (all ? !now : isSame)
        return;
    m_message.clear();
    ByteWriter writer(m_message);
    putSurroundings(writer, now ? *now : Surroundings{});
    putMessage(Kind::Surroundings, m_message);
}

void TraceWriter::putMarksOf(const FrameData& data)
{
    const auto message = [&](Kind kind, auto&& fill) {
        m_message.clear();
        ByteWriter writer(m_message);
        fill(writer);
        putMessage(kind, m_message);
    };
    for (std::size_t i = 0; i < kObjectMarks; ++i)
        if (const std::vector<ObjectId>& ids = data.marks.ids[i]; !ids.empty())
            message(Kind::Marks, [&](ByteWriter& writer) { putMarks(writer, static_cast<ObjectMark>(i), ids); });
    for (const ObjectMarks::Removed& removed : data.marks.removed)
        message(Kind::Removed, [&](ByteWriter& writer) { putRemoved(writer, removed); });
    if (!data.faults.isEmpty())
        message(Kind::Faults, [&](ByteWriter& writer) { putFaults(writer, data.faults); });
}

void TraceWriter::putData(const FrameData& data)
{
    const auto message = [&](Kind kind, auto&& fill) {
        m_message.clear();
        ByteWriter writer(m_message);
        fill(writer);
        putMessage(kind, m_message);
    };
    const auto pairs = [&](Kind kind, const std::vector<IdPair>& list) {
        message(kind, [&](ByteWriter& writer) {
            writer.put(static_cast<std::uint32_t>(list.size()));
            for (const IdPair& pair : list) {
                writer.put(pair.a.value);
                writer.put(pair.b.value);
            }
        });
    };
    const auto plainCells = std::ranges::count(data.cells, 0U, &RegisteredCells::grid);
    if (plainCells > 0)
        message(Kind::Cells, [&](ByteWriter& writer) {
            writer.put(static_cast<std::uint32_t>(plainCells));
            for (const RegisteredCells& registered : data.cells) {
                if (registered.grid != 0)
                    continue;
                writer.put(registered.id.value);
                for (const std::int64_t cell : {registered.cells.first.x, registered.cells.first.y,
                                                registered.cells.last.x, registered.cells.last.y})
                    writer.put(static_cast<std::int32_t>(cell));
            }
        });
    if (static_cast<std::size_t>(plainCells) < data.cells.size())
        message(Kind::GridCells, [&](ByteWriter& writer) { putGridCells(writer, data.cells); });
    if (!data.boxes.empty())
        message(Kind::Boxes, [&](ByteWriter& writer) {
            writer.put(static_cast<std::uint32_t>(data.boxes.size()));
            for (const RegisteredBox& registered : data.boxes) {
                writer.put(registered.id.value);
                for (const double side :
                     {registered.box.lo.x, registered.box.lo.y, registered.box.hi.x, registered.box.hi.y})
                    m_info.wideFloats ? writer.put(side) : writer.put(static_cast<float>(side));
            }
        });
    if (!data.candidates.empty())
        pairs(Kind::Candidates, data.candidates);
    if (!data.contacts.empty())
        pairs(Kind::Contacts, data.contacts);
    putMarksOf(data);
    for (const TracedQuery& query : data.queries)
        message(Kind::Query, [&](ByteWriter& writer) {
            writer.put(static_cast<std::uint32_t>(query.kind));
            for (const double value : query.numbers)
                writer.put(value);
            writer.put(static_cast<std::uint32_t>(query.hits.size()));
            for (const ObjectId hit : query.hits)
                writer.put(hit.value);
        });
    for (const Counter& counter : data.counters)
        message(Kind::Counter, [&](ByteWriter& writer) {
            writer.put(counter.value);
            writer.put(static_cast<std::uint8_t>(counter.unit));
            writer.putText(counter.name);
        });
    for (const std::string& line : data.log)
        message(Kind::Log, [&](ByteWriter& writer) { writer.putText(line); });
    message(Kind::End, [&](ByteWriter& writer) {
        writer.put(data.hash.value_or(0));
        writer.put(data.dropped);
        writer.put(std::uint32_t{data.hash ? 1U : 0U});
    });
}

void TraceWriter::putBlock()
{
    std::string bytes;
    ByteWriter writer(bytes);
    writer.put(kZstd);
    writer.put(static_cast<std::uint32_t>(m_blockFrames));
    writer.put(static_cast<std::uint64_t>(m_block.size()));
    if (auto packed = compressed(m_block))
        bytes += *packed;
    else
        m_failed = true;
    const auto first = m_frames.end() - static_cast<std::ptrdiff_t>(m_blockFrames);
    for (auto frame = first; frame != m_frames.end(); ++frame) {
        frame->offset = m_offset;
        frame->length = static_cast<std::uint32_t>(bytes.size());
    }
    std::string head;
    ByteWriter headWriter(head);
    beginMessage(headWriter, Kind::Block, bytes.size());
    put(head);
    put(bytes);
    m_block.clear();
    m_blockFrames = 0;
}

bool TraceWriter::finish()
{
    if (m_blockFrames > 0)
        putBlock();
    const std::uint64_t offset = m_offset;
    std::string entries(m_frames.size() * sizeof(FramePlace), '\0');
    if (!entries.empty())
        std::memcpy(entries.data(), m_frames.data(), entries.size());
    std::string bytes;
    ByteWriter writer(bytes);
    beginMessage(writer, Kind::Index, entries.size() + kTrailerBytes);
    writer.putBytes(entries);
    writer.put(offset);
    writer.put(static_cast<std::uint32_t>(m_frames.size()));
    writer.put(checksumOf(entries));
    writer.putBytes(kIndexMagic);
    put(bytes);
    return !m_failed;
}

} // namespace broadside::trace

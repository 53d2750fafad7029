#include "core/trace/trace_cursor.h"

#include "core/math/coordinate.h"
#include "core/trace/frame_decoder.h"
#include "core/trace/messages/trace_messages.h"
#include "core/trace/trace_block.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace broadside::trace {

std::optional<ObjectIndex> RowOfId::find(ObjectId id) const noexcept
{
    if (id.value < kDense) {
        const ObjectIndex row = id.value < m_dense.size() ? m_dense[id.value] : kNone;
        return row == kNone ? std::nullopt : std::optional{row};
    }
    const auto found = m_others.find(id);
    return found == m_others.end() ? std::nullopt : std::optional{found->second};
}

void RowOfId::add(ObjectId id, ObjectIndex row)
{
    if (id.value >= kDense) {
        m_others.emplace(id, row);
        return;
    }
    if (id.value >= m_dense.size())
        m_dense.resize(std::min<std::size_t>(2 * id.value + 1, kDense), kNone);
    m_dense[id.value] = row;
}

void RowOfId::clear()
{
    m_dense.clear();
    m_others.clear();
}

Message whyLeftOut(const TracedObject& object)
{
    if (!object.definition->fault.empty())
        return texts::traceShapeFault(object.definition->fault);
    const Aabb& box = object.state.box;
    const std::array numbers{box.lo.x, box.lo.y, box.hi.x, box.hi.y};
    if (!std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); }))
        return texts::traceBoxNumbers();
    if (box.lo.x > box.hi.x || box.lo.y > box.hi.y)
        return texts::traceBoxSides();
    const double most = std::ranges::max(numbers, {}, [](double number) { return std::abs(number); });
    return std::abs(most) > limits::kCoordinate ? texts::traceBeyondUnits() : texts::tracePlacement();
}

std::optional<Problem> TraceCursor::seek(std::size_t index)
{
    const std::vector<FramePlace>& frames = m_reader.frames();
    m_frame.changed.clear();
    m_jumped = false;
    m_damaged.reset();
    if (m_index == index)
        return std::nullopt;
    std::size_t keyframe = index;
    while (keyframe > 0 && !frames[keyframe].isKeyframe())
        --keyframe;
    // If the path from here is not longer, the keyframe need not be read.
    std::size_t from = keyframe;
    if (m_index && *m_index < index && *m_index + 1 >= keyframe)
        from = *m_index + 1;
    else
        forgetObjects();
    for (std::size_t i = from; i <= index; ++i)
        if (auto problem = advance(i)) {
            m_index.reset();
            m_damaged = i;
            return problem;
        }
    m_index = index;
    return std::nullopt;
}

void TraceCursor::forgetObjects()
{
    m_frame.objects.clear();
    m_frame.order.clear();
    m_frame.rows.clear();
    m_frame.changed.clear();
    m_jumped = true;
}

std::optional<Problem> TraceCursor::advance(std::size_t index)
{
    const FramePlace& place = m_reader.frames()[index];
    if (auto problem = load(place))
        return problem;
    if (place.isKeyframe())
        takeOutEverything();
    if (auto fault = FrameDecoder(m_frame, m_reader.info().wideFloats).decode(m_frameBytes))
        return m_reader.problemAt(m_frameOffset + fault->at, std::move(fault->message), std::move(fault->remedy));
    if (m_frame.data.step != place.step)
        return m_reader.problemAt(place.offset, texts::traceIndexStep(place.step, m_frame.data.step),
                                  texts::traceCutIndex());
    return std::nullopt;
}

/// Objects that a keyframe does not name are absent.
void TraceCursor::takeOutEverything()
{
    const auto present = static_cast<std::size_t>(std::ranges::count_if(m_frame.objects, &TracedObject::isNamed));
    constexpr std::size_t kFew = 1'024;
    if (m_frame.objects.size() > 2 * present + kFew)
        return forgetObjects(); // otherwise, a game that spawns objects all the time would fill the memory
    m_frame.order.clear();
    for (ObjectIndex row = 0; row < m_frame.objects.size(); ++row) {
        TracedObject& object = m_frame.objects[row];
        if (std::exchange(object.isNamed, false))
            m_frame.changed.push_back(row);
        object.isForgotten = std::exchange(object.isDefined, false) || object.isForgotten;
    }
}

std::optional<Problem> TraceCursor::load(const FramePlace& place)
{
    const auto damaged = [&](const texts::Form<>& what) {
        return m_reader.problemAt(place.offset, what(), texts::traceWriteAgain());
    };
    if (place.length > kMostFrameBytes)
        return damaged(texts::traceLargeFrame);
    const bool isKnownBlock = m_blockOffset == place.offset;
    if (isKnownBlock)
        return loadFromBlock(place);
    const std::size_t size = kMessageBytes + place.length;
    if (!m_reader.bytes().read(place.offset, size, m_bytes) || m_bytes.size() < size)
        return damaged(texts::traceFrameGone);
    ByteReader reader(m_bytes);
    const auto kind = static_cast<Kind>(reader.take<std::uint32_t>());
    if (reader.take<std::uint32_t>() != place.length || (kind != Kind::Frame && kind != Kind::Block))
        return damaged(texts::traceNoFrameThere);
    if (kind == Kind::Frame) {
        m_frameBytes = std::string_view(m_bytes).substr(kMessageBytes);
        m_frameOffset = place.offset + kMessageBytes;
        return std::nullopt;
    }
    auto block = decompressedBlock(std::string_view(m_bytes).substr(kMessageBytes));
    if (!block)
        return m_reader.problemAt(place.offset, block.problem().message, block.problem().remedy);
    m_block = std::move(*block);
    m_blockOffset = place.offset;
    return loadFromBlock(place);
}

std::optional<Problem> TraceCursor::loadFromBlock(const FramePlace& place)
{
    std::uint32_t number = 0;
    bool found = false;
    forEachFrameIn(m_block, [&](std::string_view frame) {
        found = number++ == place.number();
        if (found)
            m_frameBytes = frame;
        return !found;
    });
    m_frameOffset = place.offset; // uncompressed bytes have no position in the file
    if (!found)
        return m_reader.problemAt(place.offset, texts::traceFewFramesInBlock(), texts::traceWriteAgain());
    return std::nullopt;
}

} // namespace broadside::trace

#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/trace/trace_format.h"
#include "core/trace/trace_reader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace broadside::trace {

/// Rows of a frame decoder by id. Consecutive small ids, which games mostly use, need no search.
class RowOfId {
public:
    [[nodiscard]] std::optional<ObjectIndex> find(ObjectId id) const noexcept;
    /// @pre the id has no row
    void add(ObjectId id, ObjectIndex row);
    void clear();

private:
    static constexpr std::uint64_t kDense = std::uint64_t{1} << 20; // ids below this are in a table
    static constexpr ObjectIndex kNone = 0xffff'ffff;
    std::vector<ObjectIndex> m_dense;
    std::unordered_map<ObjectId, ObjectIndex> m_others;
};

/// An object of a frame, in the units of the game.
struct TracedObject {
    std::shared_ptr<const Definition> definition; ///< Never null.
    State state;
    /// The frame has a state of it, valid or not, with or without a definition, and it was not destroyed.
    bool isNamed = false;
    bool hasBox = false;      ///< The numbers of its state are valid, up to 1e9, and lo <= hi.
    bool isDefined = false;   ///< It was defined since the last keyframe.
    bool isForgotten = false; ///< It was defined before the last keyframe, and that keyframe did not define it again.

    [[nodiscard]] bool isPresent() const noexcept { return isNamed && hasBox && definition->fault.empty(); }
    /// The frame names it, but its data are invalid.
    [[nodiscard]] bool isLeftOut() const noexcept { return isNamed && !isPresent(); }
};
/// Why the object is left out, as the end of a sentence.
[[nodiscard]] Message whyLeftOut(const TracedObject& object);

/// A frame that is decoded on top of the one before.
struct TracedFrame {
    FrameData data;
    std::vector<TracedObject> objects; ///< Indexed by row.
    std::vector<ObjectIndex> changed;  ///< Rows; may contain a row twice.
    std::vector<ObjectIndex> order;    ///< See TraceCursor::order().
    RowOfId rows;
};

/// Reads one frame of a trace after another. The next frame costs what it stores; a frame before or far ahead is read
/// from the keyframe before it. Several threads must not use one cursor at once; each may have its own cursor.
class TraceCursor {
public:
    /// Makes a cursor that is at no frame yet. @pre the reader outlives this object
    explicit TraceCursor(const TraceReader& reader)
        : m_reader(reader)
    {}

    /// Goes to a frame. If it or a frame that is needed for it is damaged, returns where; the cursor is then at no
    /// frame.
    /// @pre index < reader.frames().size()
    [[nodiscard]] std::optional<Problem> seek(std::size_t index);
    /// Nothing if it is at no frame.
    [[nodiscard]] std::optional<std::size_t> index() const noexcept { return m_index; }
    /// The frame that stopped the last seek(), at or before its target; nothing if it succeeded.
    [[nodiscard]] std::optional<std::size_t> damaged() const noexcept { return m_damaged; }

    // @pre it is at a frame
    [[nodiscard]] const FrameData& frame() const noexcept { return m_frame.data; }
    /// Objects in the order of their first appearance. A destroyed object keeps its row until jumped().
    [[nodiscard]] std::span<const TracedObject> objects() const noexcept { return m_frame.objects; }
    /// Rows of all named objects, each once, in the order in which the game named them in this frame. Without a message
    /// about it, a frame keeps the order of the frame before, without removed objects, and appends new ones.
    [[nodiscard]] std::span<const ObjectIndex> order() const noexcept { return m_frame.order; }
    /// Rows that seek() defined, moved, added or removed; may contain a row twice. If it jumped, rows have new numbers,
    /// and only present objects have a row.
    [[nodiscard]] std::span<const ObjectIndex> changed() const noexcept { return m_frame.changed; }
    [[nodiscard]] bool jumped() const noexcept { return m_jumped; }
    [[nodiscard]] std::optional<ObjectIndex> rowOf(ObjectId id) const noexcept { return m_frame.rows.find(id); }

private:
    [[nodiscard]] std::optional<Problem> load(const FramePlace& place);
    [[nodiscard]] std::optional<Problem> loadFromBlock(const FramePlace& place);
    [[nodiscard]] std::optional<Problem> advance(std::size_t index);
    void forgetObjects();
    void takeOutEverything();

    const TraceReader& m_reader;
    std::optional<std::size_t> m_index;
    std::optional<std::size_t> m_damaged;
    TracedFrame m_frame;
    bool m_jumped = false;
    std::string m_bytes; // of the message
    std::string_view m_frameBytes;
    std::uint64_t m_frameOffset = 0; // of the first of m_frameBytes in the file; for a frame in a block: of the block
    std::string m_block;             // uncompressed
    std::optional<std::uint64_t> m_blockOffset;
};

} // namespace broadside::trace

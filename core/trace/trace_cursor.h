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

/// Rows of what a frame decoder has seen, by id. Ids that follow one another, as those of games do, cost no search.
class RowOfId {
public:
    [[nodiscard]] std::optional<ObjectIndex> find(ObjectId id) const noexcept;
    /// @pre it has none
    void add(ObjectId id, ObjectIndex row);
    void clear();

private:
    static constexpr std::uint64_t kDense = std::uint64_t{1} << 20; // ids below are in a table
    static constexpr ObjectIndex kNone = 0xffff'ffff;
    std::vector<ObjectIndex> m_dense;
    std::unordered_map<ObjectId, ObjectIndex> m_others;
};

/// An object as a frame has it, in the units of the game.
struct TracedObject {
    std::shared_ptr<const Definition> definition; ///< Never null.
    State state;
    bool isNamed = false;     ///< Defined or not, it has a state, if only a nonsensical one, and was not destroyed.
    bool hasBox = false;      ///< The numbers of its state are some, up to 1e9, and the right way round.
    bool isDefined = false;   ///< Since the last keyframe.
    bool isForgotten = false; ///< It was defined before the last keyframe, which has not said so again.

    [[nodiscard]] bool isPresent() const noexcept { return isNamed && hasBox && definition->fault.empty(); }
    /// The frame names it, but nothing can be made of what is said of it.
    [[nodiscard]] bool isLeftOut() const noexcept { return isNamed && !isPresent(); }
};
/// Of one that is left out, as the end of a sentence.
[[nodiscard]] std::string whyLeftOut(const TracedObject& object);

/// A frame as it is decoded on top of the one before.
struct TracedFrame {
    FrameData data;
    std::vector<TracedObject> objects; ///< By row.
    std::vector<ObjectIndex> changed;  ///< Rows; some twice.
    RowOfId rows;
};

/// Stands at one frame of a trace after another. Forward costs what the frames say; back, or far, from the keyframe
/// before. Not for several threads at once; each may have one of its own.
class TraceCursor {
public:
    /// Stands nowhere yet. The reader must outlive it.
    explicit TraceCursor(const TraceReader& reader)
        : m_reader(reader)
    {}

    /// Goes to a frame. When it, or one on the way, is damaged, says where; then the cursor stands nowhere.
    /// @pre index < reader.frames().size()
    [[nodiscard]] std::optional<Problem> seek(std::size_t index);
    [[nodiscard]] std::optional<std::size_t> index() const noexcept { return m_index; } ///< Nothing before seek().
    /// The frame that stopped the last seek(), at or before where it should go; nothing when it arrived.
    [[nodiscard]] std::optional<std::size_t> damaged() const noexcept { return m_damaged; }

    // @pre it stands at a frame
    [[nodiscard]] const FrameData& frame() const noexcept { return m_frame.data; }
    /// In the order in which they came; one that was destroyed keeps its row until jumped().
    [[nodiscard]] std::span<const TracedObject> objects() const noexcept { return m_frame.objects; }
    /// Rows that seek() defined, moved, put in or took out, some twice. When it jumped, they are numbered anew, and
    /// only those that are there have one.
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
    std::uint64_t m_frameOffset = 0; // of the first of these in the file; of a block: of the block
    std::string m_block;             // unpacked
    std::optional<std::uint64_t> m_blockOffset;
};

} // namespace broadside::trace

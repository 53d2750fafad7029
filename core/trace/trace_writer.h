#pragma once

#include "core/base/problem.h"
#include "core/trace/trace_format.h"
#include "core/trace/trace_reader.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside::trace {

struct WriterOptions {
    std::uint32_t keyframeEvery = 60; ///< > 0. A reader decodes at most this number of frames to reach one of them.
    /// Whether the order of the objects is kept, which takes bytes in frames in which it changes.
    bool keepsOrder = true;
    bool compress = false; ///< Compresses in blocks that begin with a keyframe; needs hasZstd().
    /// Version of the format that is written into the file. A program that only reads older versions refuses the file
    /// for this reason. Shapes and messages of newer versions are written anyway; such a program uses the box of the
    /// state instead, or skips the message.
    std::uint32_t version = 1;
};

/// The first version of the format that has the shape and all its parts.
[[nodiscard]] std::uint32_t versionFor(const Shape& shape);

/// The first version that has all that the frame says of world and grids.
[[nodiscard]] std::uint32_t versionFor(const FrameData& data) noexcept;
/// The first version that has cells of this form.
[[nodiscard]] std::uint32_t versionFor(const TraceInfo& info);

/// Receives bytes; returns false if they cannot be kept.
using ByteSink = std::function<bool(std::string_view)>;

struct WrittenObject {
    std::shared_ptr<const Definition> definition; ///< Not null.
    State state;
};

/// Writes a trace: the changes since the frame before, all data in keyframes, and the index at the end. Cost:
/// O(objects) for each frame.
class TraceWriter {
public:
    TraceWriter(TraceInfo info, ByteSink sink, WriterOptions options = {});

    /// `objects`: all present ones, each id once, in the game's order. `data.isKeyframe` is ignored.
    void write(const FrameData& data, std::span<const WrittenObject> objects);
    /// Writes the index. False if any bytes could not be kept; the trace then ends there.
    [[nodiscard]] bool finish();
    [[nodiscard]] std::size_t frameCount() const noexcept { return m_frames.size(); }

private:
    struct Known {
        std::shared_ptr<const Definition> definition;
        State state;
        std::uint64_t frame = 0; ///< The last frame that had it.
        std::size_t place = 0;   ///< The place in the order of that frame.
    };
    void put(std::string_view bytes);
    void putMessage(Kind kind, std::string_view bytes);
    void putChanges(std::span<const WrittenObject> objects, bool all);
    void putDestroyed(std::uint64_t now, bool all);
    void putStates(std::span<const WrittenObject* const> objects, bool hasPlacement);
    void putOrder(std::span<const WrittenObject> objects);
    void putSurroundingsOf(const FrameData& data, bool all);
    void putData(const FrameData& data);
    void putMarksOf(const FrameData& data);
    void putBlock();

    TraceInfo m_info;
    ByteSink m_sink;
    WriterOptions m_options;
    std::unordered_map<ObjectId, Known> m_known;
    std::shared_ptr<const Surroundings> m_surroundings; // of the frame before
    std::vector<FramePlace> m_frames;
    std::vector<const WrittenObject*> m_plain; // members so that their memory is used again
    std::vector<const WrittenObject*> m_placed;
    std::string m_frame;
    std::string m_message;
    std::string m_block;
    std::size_t m_blockFrames = 0;
    std::uint64_t m_offset = 0;
    bool m_failed = false;
};

} // namespace broadside::trace

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
    std::uint32_t keyframeEvery = 60; ///< > 0. A reader goes through so many frames at most to get to one.
    bool compress = false;            ///< In blocks that begin with a keyframe. Only where hasZstd().
    /// Of the format, as the file says it: a program that reads older ones only refuses the file with that reason. A
    /// shape of a newer version is written all the same; such a program takes the box of its state for it.
    std::uint32_t version = 1;
};

/// The first version of the format that has the shape and all of its parts.
[[nodiscard]] std::uint32_t versionFor(const Shape& shape);

/// Takes bytes; false when they cannot be kept.
using ByteSink = std::function<bool(std::string_view)>;

struct WrittenObject {
    std::shared_ptr<const Definition> definition; ///< Not null.
    State state;
};

/// Writes a trace: what changed since the frame before, now and then everything, at the end the index.
/// Cost: O(objects) a frame.
class TraceWriter {
public:
    TraceWriter(TraceInfo info, ByteSink sink, WriterOptions options = {});

    /// `objects`: all that are there, each id once, in any order. Of `data`, `isKeyframe` is not looked at.
    void write(const FrameData& data, std::span<const WrittenObject> objects);
    /// The index. False when something could not be kept, now or before; the trace ends there then.
    [[nodiscard]] bool finish();
    [[nodiscard]] std::size_t frameCount() const noexcept { return m_frames.size(); }

private:
    struct Known {
        std::shared_ptr<const Definition> definition;
        State state;
        std::uint64_t frame = 0; ///< In which it was last there.
    };
    void put(std::string_view bytes);
    void putMessage(Kind kind, std::string_view bytes);
    void putChanges(std::span<const WrittenObject> objects, bool all);
    void putStates(std::span<const WrittenObject* const> objects, bool hasPlacement);
    void putData(const FrameData& data);
    void putBlock();

    TraceInfo m_info;
    ByteSink m_sink;
    WriterOptions m_options;
    std::unordered_map<ObjectId, Known> m_known;
    std::vector<FramePlace> m_frames;
    std::vector<const WrittenObject*> m_plain; // kept for their memory
    std::vector<const WrittenObject*> m_placed;
    std::string m_frame;
    std::string m_message;
    std::string m_block;
    std::size_t m_blockFrames = 0;
    std::uint64_t m_offset = 0;
    bool m_failed = false;
};

} // namespace broadside::trace

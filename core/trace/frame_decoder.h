#pragma once

#include "core/trace/bytes.h"
#include "core/trace/frame_facts.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_header.h"

#include <optional>
#include <string_view>

namespace broadside::trace {

/// Decodes the messages of one frame on top of the frame before.
class FrameDecoder {
public:
    /// `wideFloats`: from the header of the trace. @pre `target` outlives this object
    FrameDecoder(TracedFrame& target, bool wideFloats)
        : m_target(target)
        , m_frame(target.data)
        , m_wide(wideFloats)
    {}

    /// `bytes`: the frame's message without its first eight bytes. Returns the first error in them, if any.
    [[nodiscard]] std::optional<ByteFault> decode(std::string_view bytes);

private:
    using Read = std::optional<ByteFault> (FrameDecoder::*)(std::string_view);
    [[nodiscard]] static Read readerOf(Kind kind) noexcept;
    [[nodiscard]] std::optional<ByteFault> readDefinition(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readDestroyed(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readStates(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readCells(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readBoxes(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readCandidates(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readContacts(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readQuery(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readCounter(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readLog(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readEnd(std::string_view bytes);
    [[nodiscard]] std::optional<ByteFault> readOrder(std::string_view bytes);

    template<std::optional<ByteFault> (*read)(std::string_view, FrameData&)>
    [[nodiscard]] std::optional<ByteFault> readFact(std::string_view bytes)
    {
        return read(bytes, m_frame);
    }
    template<class Float>
    [[nodiscard]] std::optional<ByteFault> readStatesOf(std::string_view bytes);
    [[nodiscard]] ObjectIndex rowFor(ObjectId id);

    TracedFrame& m_target;
    FrameData& m_frame;
    bool m_wide;
    bool m_hasEnd = false;
    ObjectIndex m_next = 0; // probably the row of the next state
};

} // namespace broadside::trace

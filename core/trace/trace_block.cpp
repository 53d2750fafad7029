#include "core/trace/trace_block.h"

#include "core/trace/messages/trace_messages.h"
#include "core/trace/zstd_block.h"

namespace broadside::trace {

Decoded<std::string> decompressedBlock(std::string_view bytes)
{

    ByteReader reader(bytes);
    const auto method = reader.take<std::uint32_t>();
    static_cast<void>(reader.take<std::uint32_t>()); // number of frames: for readers of the bytes only
    const auto size = reader.take<std::uint64_t>();
    if (!reader.isGood())
        return ByteFault{0, texts::traceShortBlock(), texts::traceWriteAgain()};
    if (method != kZstd)
        return ByteFault{0, texts::traceBlockMethod(), texts::traceNewerProgram()};
    if (size > kMostBlockBytes)
        return ByteFault{8, texts::traceLargeBlock(), texts::traceSmallerBlocks()};
    if (!hasZstd())
        return ByteFault{0, texts::traceNoZstd(), texts::traceBuildZstd()};
    auto messages = unpacked(bytes.substr(kBlockBytes), static_cast<std::size_t>(size));
    if (!messages)
        return ByteFault{kBlockBytes, texts::traceDamagedBlock(), texts::traceWriteAgain()};
    return std::move(*messages);
}

} // namespace broadside::trace

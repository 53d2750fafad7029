#include "core/trace/trace_block.h"

#include "core/trace/zstd_block.h"

namespace broadside::trace {

Decoded<std::string> decompressedBlock(std::string_view bytes)
{
    constexpr const char* kRemedy = "Let the game write the trace again";
    ByteReader reader(bytes);
    const auto method = reader.take<std::uint32_t>();
    static_cast<void>(reader.take<std::uint32_t>()); // number of frames: for readers of the bytes only
    const auto size = reader.take<std::uint64_t>();
    if (!reader.isGood())
        return ByteFault{0, "A block is too short to be one", kRemedy};
    if (method != kZstd)
        return ByteFault{0, "A block is compressed in a way that this version does not know",
                         "Open it with a newer Broadside"};
    if (size > kMostBlockBytes)
        return ByteFault{8, "A block has more than the limit of 64 MiB", "Write smaller blocks"};
    if (!hasZstd())
        return ByteFault{0, "A block is compressed with Zstandard, which this build does not have",
                         "Build Broadside with libzstd-dev, or write the trace without compression"};
    auto messages = unpacked(bytes.substr(kBlockBytes), static_cast<std::size_t>(size));
    if (!messages)
        return ByteFault{kBlockBytes, "A block is damaged", kRemedy};
    return std::move(*messages);
}

} // namespace broadside::trace

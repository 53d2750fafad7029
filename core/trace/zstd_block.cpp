#include "core/trace/zstd_block.h"

#ifdef BROADSIDE_HAS_ZSTD
#include <zstd.h>
#endif

namespace broadside::trace {

#ifdef BROADSIDE_HAS_ZSTD

bool hasZstd() noexcept { return true; }

std::optional<std::string> compressed(std::string_view bytes)
{
    constexpr int kLevel = 3; // Zstandard's default
    std::string packed(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size = ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), kLevel);
    if (ZSTD_isError(size) != 0)
        return std::nullopt;
    packed.resize(size);
    return packed;
}

std::optional<std::string> unpacked(std::string_view bytes, std::size_t size)
{
    // Compares with the size in the compressed bytes, so that no memory is reserved for a wrong size.
    if (ZSTD_getFrameContentSize(bytes.data(), bytes.size()) != size)
        return std::nullopt;
    std::string plain(size, '\0');
    const std::size_t got = ZSTD_decompress(plain.data(), plain.size(), bytes.data(), bytes.size());
    if (ZSTD_isError(got) != 0 || got != size)
        return std::nullopt;
    return plain;
}

#else

bool hasZstd() noexcept { return false; }
std::optional<std::string> compressed(std::string_view) { return std::nullopt; }
std::optional<std::string> unpacked(std::string_view, std::size_t) { return std::nullopt; }

#endif

} // namespace broadside::trace

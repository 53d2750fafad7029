#include "core/levels/tiled/tile_data.h"

#include "core/base/utf8.h"
#include "core/levels/tiled/tiled_messages.h"

#include <zlib.h>
#ifdef BROADSIDE_HAS_ZSTD
#include <zstd.h>
#endif

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace broadside::levels::tiled {
namespace {

constexpr std::string_view kWhiteSpace = " \t\r\n";

DecodedTiles badTiles(Message fault) { return {{}, std::move(fault), texts::tiledSaveAsCsv()}; }

DecodedTiles csvTiles(std::string_view text, std::size_t count)
{
    DecodedTiles result;
    if (text.size() / 2 + 1 < count) // each number has at least a digit and a comma
        return badTiles(texts::tiledFewTiles(count));
    result.gids.reserve(count);
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(kWhiteSpace), text.size()));
        if (text.empty() || result.gids.size() == count)
            break;
        std::uint32_t gid = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), gid);
        if (error != std::errc{})
            return badTiles(texts::tiledNoTile(result.gids.size() + 1, inQuotes(text.substr(0, text.find(',')))));
        result.gids.push_back(gid);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        text.remove_prefix(std::min(text.find_first_not_of(kWhiteSpace), text.size()));
        if (text.starts_with(','))
            text.remove_prefix(1);
        else if (!text.empty())
            return badTiles(texts::tiledNoComma(result.gids.size()));
    }
    if (result.gids.size() != count || !text.empty())
        return badTiles(texts::tiledNotExactly(count));
    return result;
}

int base64Digit(char c) noexcept
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

/// RFC 4648, with white space anywhere. Nothing for other characters.
std::optional<std::string> base64Bytes(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0;
    bool hasEnded = false;
    for (const char c : text) {
        if (kWhiteSpace.find(c) != std::string_view::npos)
            continue;
        if (c == '=') {
            hasEnded = true;
            continue;
        }
        const int digit = base64Digit(c);
        if (digit < 0 || hasEnded)
            return std::nullopt;
        bits = (bits << 6 | static_cast<std::uint32_t>(digit)) & 0xff'ffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(bits >> count & 0xff);
        }
    }
    return bytes;
}

/// zlib and gzip, known by their first bytes. Nothing if the result has not exactly `size` bytes.
std::optional<std::string> inflatedBytes(std::string_view packed, std::size_t size)
{
    z_stream stream{};
    constexpr int kEitherHeader = 15 + 32;
    if (packed.size() > std::numeric_limits<uInt>::max() || inflateInit2(&stream, kEitherHeader) != Z_OK)
        return std::nullopt;
    std::string plain(size + 1, '\0'); // one more shows that there is too much
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    const int code = inflate(&stream, Z_FINISH);
    const std::size_t got = stream.total_out;
    inflateEnd(&stream);
    if (code != Z_STREAM_END || got != size)
        return std::nullopt;
    plain.resize(size);
    return plain;
}

std::optional<std::string> zstdBytes(std::string_view packed, std::size_t size)
{
#ifdef BROADSIDE_HAS_ZSTD
    std::string plain(size, '\0');
    const std::size_t got = ZSTD_decompress(plain.data(), plain.size(), packed.data(), packed.size());
    if (ZSTD_isError(got) != 0 || got != size)
        return std::nullopt;
    return plain;
#else
    static_cast<void>(packed);
    static_cast<void>(size);
    return std::nullopt;
#endif
}

/// The most that the compressed bytes can become, so that a short text with a large size reserves no memory.
bool canGrowTo(std::string_view packed, std::size_t size, std::string_view compression)
{
    constexpr std::size_t kDeflateRatio = 1'032;
    return compression == "zstd" || packed.size() >= size / kDeflateRatio;
}

DecodedTiles base64Tiles(const RawTiles& raw, std::size_t count)
{
    const std::size_t size = count * sizeof(std::uint32_t);
    auto bytes = base64Bytes(raw.text);
    if (!bytes)
        return badTiles(texts::tiledNoBase64());
    if (!raw.compression.empty() && canGrowTo(*bytes, size, raw.compression))
        bytes = raw.compression == "zstd" ? zstdBytes(*bytes, size) : inflatedBytes(*bytes, size);
    if (!bytes || bytes->size() != size)
        return badTiles(texts::tiledDamagedTiles(count));
    DecodedTiles result;
    result.gids.resize(count);
    for (std::size_t i = 0; i < count; ++i) // little endian
        for (std::size_t byte = 4; byte-- > 0;)
            result.gids[i] = result.gids[i] << 8 | static_cast<unsigned char>((*bytes)[4 * i + byte]);
    return result;
}

} // namespace

DecodedTiles decodedTiles(RawTiles raw, std::size_t count)
{
    if (raw.encoding.empty()) {
        if (raw.gids.size() != count)
            return badTiles(texts::tiledNotExactly(count));
        return {std::move(raw.gids), {}, {}};
    }
    if (raw.encoding == "csv")
        return csvTiles(raw.text, count);
    constexpr std::array<std::string_view, 4> kCompressions{"", "zlib", "gzip", "zstd"};
    if (raw.encoding != "base64")
        return badTiles(texts::tiledEncoding(inQuotes(raw.encoding)));
    if (std::ranges::find(kCompressions, raw.compression) == kCompressions.end())
        return badTiles(texts::tiledCompression(inQuotes(raw.compression)));
    return base64Tiles(raw, count);
}

} // namespace broadside::levels::tiled

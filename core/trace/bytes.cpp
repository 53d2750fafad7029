#include "core/trace/bytes.h"

#include <array>

namespace broadside::trace {
namespace {

constexpr std::array<std::uint32_t, 256> checksumTable()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1U) != 0 ? 0xedb8'8320U : 0U);
        table[i] = value;
    }
    return table;
}

} // namespace

void ByteWriter::putText(std::string_view text)
{
    constexpr std::size_t kMost = 0xffff;
    std::size_t size = text.size() < kMost ? text.size() : kMost;
    while (size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0U) == 0x80U)
        --size; // do not cut within a character
    put(static_cast<std::uint16_t>(size));
    putBytes(text.substr(0, size));
}

std::uint32_t checksumOf(std::string_view bytes) noexcept
{
    static constexpr std::array<std::uint32_t, 256> kTable = checksumTable();
    std::uint32_t sum = 0xffff'ffffU;
    for (const char byte : bytes)
        sum = kTable[(sum ^ static_cast<unsigned char>(byte)) & 0xffU] ^ (sum >> 8);
    return ~sum;
}

} // namespace broadside::trace

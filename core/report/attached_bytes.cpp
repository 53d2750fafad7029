#include "core/report/attached_bytes.h"

#include <array>

namespace broadside::report {
namespace {

constexpr std::string_view kDigits{"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"};
constexpr std::uint8_t kNoDigit = 64;

constexpr std::array<std::uint8_t, 256> valuesOfDigits()
{
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoDigit);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::uint8_t>(i);
    return values;
}

constexpr std::array<std::uint32_t, 256> checksumTable()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t n = 0; n < table.size(); ++n) {
        std::uint32_t c = n;
        for (int k = 0; k < 8; ++k)
            c = (c & 1U) != 0 ? 0xedb88320U ^ (c >> 1U) : c >> 1U;
        table[n] = c;
    }
    return table;
}

std::uint32_t byteAt(std::string_view bytes, std::size_t at)
{
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

} // namespace

std::string base64Of(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::uint32_t three = byteAt(bytes, i) << 16U | byteAt(bytes, i + 1) << 8U | byteAt(bytes, i + 2);
        text += kDigits[three >> 18U];
        text += kDigits[three >> 12U & 63U];
        text += i + 1 < bytes.size() ? kDigits[three >> 6U & 63U] : '=';
        text += i + 2 < bytes.size() ? kDigits[three & 63U] : '=';
    }
    return text;
}

std::optional<std::string> bytesOfBase64(std::string_view text)
{
    static constexpr auto kValues = valuesOfDigits();
    if (text.size() % 4 != 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with("=") ? 1 : 0;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        std::uint32_t four = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const bool isPadding = i + k >= text.size() - padding;
            const std::uint8_t value = isPadding ? 0 : kValues[static_cast<unsigned char>(text[i + k])];
            if (value == kNoDigit)
                return std::nullopt;
            four = four << 6U | value;
        }
        bytes += static_cast<char>(four >> 16U & 255U);
        bytes += static_cast<char>(four >> 8U & 255U);
        bytes += static_cast<char>(four & 255U);
    }
    bytes.erase(bytes.size() - padding);
    return bytes;
}

std::uint32_t checksumOf(std::string_view bytes) noexcept
{
    static constexpr auto kTable = checksumTable();
    std::uint32_t sum = 0xffffffffU;
    for (const char byte : bytes)
        sum = kTable[(sum ^ static_cast<unsigned char>(byte)) & 255U] ^ (sum >> 8U);
    return sum ^ 0xffffffffU;
}

} // namespace broadside::report

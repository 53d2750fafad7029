#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

/// @file
/// Little-endian numbers in byte strings.

namespace broadside::trace {

static_assert(std::endian::native == std::endian::little, "traces are read and written as they lie in memory");

/// Reads from the front. After the end, values are zero and isGood() stays false.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) noexcept
        : m_bytes(bytes)
    {}

    template<class T>
    [[nodiscard]] T take() noexcept
    {
        static_assert(std::is_arithmetic_v<T>);
        T value{};
        if (has(sizeof(T))) {
            std::memcpy(&value, m_bytes.data() + m_at, sizeof(T));
            m_at += sizeof(T);
        }
        return value;
    }
    [[nodiscard]] std::string_view takeBytes(std::size_t count) noexcept
    {
        if (!has(count))
            return {};
        const std::string_view taken = m_bytes.substr(m_at, count);
        m_at += count;
        return taken;
    }
    /// Two bytes for the length, then the text.
    [[nodiscard]] std::string_view takeText() noexcept { return takeBytes(take<std::uint16_t>()); }

    [[nodiscard]] std::size_t left() const noexcept { return m_bytes.size() - m_at; }
    [[nodiscard]] std::size_t at() const noexcept { return m_at; } ///< Number of bytes read.
    [[nodiscard]] bool isGood() const noexcept { return m_good; }

private:
    [[nodiscard]] bool has(std::size_t count) noexcept
    {
        m_good = m_good && count <= left();
        return m_good;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    bool m_good = true;
};

/// Appends to a string of the caller, so that its memory can be used again.
class ByteWriter {
public:
    explicit ByteWriter(std::string& bytes) noexcept
        : m_bytes(bytes)
    {}
    template<class T>
    void put(T value)
    {
        static_assert(std::is_arithmetic_v<T>);
        char raw[sizeof(T)];
        std::memcpy(raw, &value, sizeof(T));
        m_bytes.append(raw, sizeof(T));
    }
    void putBytes(std::string_view bytes) { m_bytes += bytes; }
    /// The text is cut at a character boundary if its length does not fit into two bytes.
    void putText(std::string_view text);

private:
    std::string& m_bytes;
};

/// CRC-32 (IEEE 802.3), as in zlib and PNG.
[[nodiscard]] std::uint32_t checksumOf(std::string_view bytes) noexcept;

} // namespace broadside::trace

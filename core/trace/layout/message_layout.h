#pragma once

#include "core/trace/trace_format.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// @file
/// The bytes of a trace as a table: every message with its fields. The manual's chapter about traces is made from it.
/// Reader and writer have code of their own, because each frame of a running game passes through them; tests decode
/// what the writer wrote by this table alone, down to the last byte.

namespace broadside::trace {

enum class ByteType : std::uint8_t {
    U8,
    U16,
    U32,
    U64,
    I32,
    F32,
    F64,
    Real,  ///< F32 or F64: the header says which.
    Text,  ///< A U16 length, and as many bytes of UTF-8.
    Magic, ///< Eight fixed bytes.
};

struct ByteField {
    ByteType type = ByteType::U8;
    std::string_view meaning = {};
    std::uint8_t count = 1; ///< How many values of the type follow each other.
};

/// Fields that are repeated. How often: the field of the message with this index says.
struct RepeatedFields {
    std::size_t countField = 0;
    std::span<const ByteField> fields = {};
};

/// What follows the fields of a message.
enum class MessageRest : std::uint8_t {
    Nothing,
    Repeated,   ///< `each`.
    Messages,   ///< Other messages.
    Compressed, ///< The frames of a block.
    Numbers,    ///< The numbers of the shape that the definition names.
};

struct MessageLayout {
    Kind kind = Kind::Header;
    std::string_view name = {};
    std::string_view note = {}; ///< A sentence about the message; may be empty.
    std::span<const ByteField> fields = {};
    MessageRest rest = MessageRest::Nothing;
    RepeatedFields each = {};
    std::span<const ByteField> placement = {}; ///< Follows each element if the first field is 1.
    std::span<const ByteField> end = {}; ///< The last fields. Only of the index, whose number of entries is there.
};

/// The bytes before the first message.
[[nodiscard]] std::span<const ByteField> preambleLayout() noexcept;
/// All messages in the order of their kinds. Requests to an attached game are not among them.
[[nodiscard]] std::span<const MessageLayout> messageLayouts() noexcept;
/// Null for a kind that a file does not have.
[[nodiscard]] const MessageLayout* layoutOf(Kind kind) noexcept;

/// "u32".
[[nodiscard]] std::string_view nameOf(ByteType type) noexcept;
/// Bytes of a value; 0 for a text. `isWide`: whether a Real has 8 bytes.
[[nodiscard]] std::size_t sizeOf(ByteType type, bool isWide) noexcept;

} // namespace broadside::trace

#pragma once

#include "core/io/json/json_value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// Why a text is not JSON, or goes beyond a limit, and where.
struct JsonFault {
    std::size_t offset = 0; ///< Bytes from the start of the text.
    std::string message;
    std::string remedy;
};

/// Takes a JSON document member by member, so that a large one never stands in memory as a tree.
/// Each of these ends the parsing by returning false.
class JsonReceiver {
public:
    virtual ~JsonReceiver() = default;

    /// The document begins; `offset` is that of its first byte, `isObject` whether it is an object: the rest is not
    /// offered otherwise.
    virtual bool documentBegun(std::size_t offset, bool isObject) = 0;
    /// Whether the elements of this array, a member of the document, shall come one by one through element().
    [[nodiscard]] virtual bool isStreamed(std::string_view key) = 0;
    /// One element of a streamed array.
    virtual bool element(const JsonValue& value) = 0;
    /// A member of the document; a streamed array comes after its elements, with a count but without children.
    virtual bool member(const JsonValue& value) = 0;
    /// The end of the document, one past its closing brace.
    virtual bool documentEnded(std::size_t offset) = 0;
    /// An object at any level has the key twice: at `offset`, and first at `firstOffset`.
    virtual bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) = 0;
};

/// Parses JSON (RFC 8259) with RapidJSON's SAX reader. Numbers are rounded correctly. Limits: nesting, string length,
/// and the values in one member or streamed element (core/base/limits.h). Returns the fault that ended it; nothing when
/// the text was read to its end or the receiver ended it. Cost: O(bytes), but for the sorting of the keys of an object
/// with many. @pre valid UTF-8 of less than 4 GiB, no byte is 0
[[nodiscard]] std::optional<JsonFault> parseJson(const std::string& text, std::size_t begin, JsonReceiver& receiver);

} // namespace broadside

#pragma once

#include "core/base/limits.h"
#include "core/base/message/message.h"
#include "core/io/json/json_value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// Why and where a text is not JSON or exceeds a limit.
struct JsonFault {
    std::size_t offset = 0; ///< Bytes from the start of the text.
    Message message;
    Message remedy;
};

/// Receives a JSON document member by member, so that a large document is never in memory as one tree. Each function
/// except isStreamed() and isText() ends the parsing by returning false.
class JsonReceiver {
public:
    virtual ~JsonReceiver() = default;

    /// The document begins. `offset` is its first byte. If it is not an object (`isObject`), its content is not
    /// reported.
    virtual bool documentBegun(std::size_t offset, bool isObject) = 0;
    /// Whether the elements of this array, a member of the document, are reported one by one through element().
    [[nodiscard]] virtual bool isStreamed(std::string_view key) = 0;
    /// Whether arrays with this key, at any depth below the document, are kept as text: they have a count, `begin` and
    /// `end`, but no children. So an array of any length costs no memory.
    [[nodiscard]] virtual bool isText(std::string_view key) const
    {
        static_cast<void>(key);
        return false;
    }
    /// One element of a streamed array.
    virtual bool element(const JsonValue& value) = 0;
    /// A member of the document. A streamed array is reported after its elements, with a count but without children.
    virtual bool member(const JsonValue& value) = 0;
    /// The end of the document. `offset` is one past its closing brace.
    virtual bool documentEnded(std::size_t offset) = 0;
    /// An object at any level has the key twice: at `offset`, and before that at `firstOffset`.
    virtual bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) = 0;
};

/// Limits of a document, checked before memory is reserved. Files of other programs may need higher ones than ours.
struct JsonLimits {
    std::size_t valuesPerMember = limits::kValuesPerMember; ///< Values in one member or streamed element.
    std::size_t stringBytes = limits::kStringBytes;
};

/// Parses JSON (RFC 8259) with RapidJSON's SAX reader. Numbers are rounded correctly. Limits: nesting
/// (core/base/limits.h), and those of `most`. Returns the fault that ended the
/// parsing; nothing if it reached the end of the text or the receiver ended it. Cost: O(bytes), except that the keys of
/// an object with many keys are sorted. @pre valid UTF-8 of less than 4 GiB, without a 0 byte
[[nodiscard]] std::optional<JsonFault> parseJson(const std::string& text, std::size_t begin, JsonReceiver& receiver,
                                                 const JsonLimits& most = {});

} // namespace broadside

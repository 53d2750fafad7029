#pragma once

#include "core/io/json/value_reader.h"

#include <string>
#include <string_view>

namespace broadside {

/// What a kind of file says of itself in its members "format" and "version".
struct DocumentKind {
    std::string_view format; ///< "broadside-scene"
    std::string_view noun;   ///< "scene"
    int version = 1;         ///< The newest that is read.
};

/// Reads the two members that say what a file is. A file of another kind, or of a newer version, is not read on: what
/// else seemed wrong in it only seemed so, and is not reported.
class DocumentHeader {
public:
    explicit DocumentHeader(const DocumentKind& kind) noexcept
        : m_kind(kind)
    {}

    // False: read no further.
    bool readFormat(ValueReader& values, const JsonValue& value);
    bool readVersion(ValueReader& values, const JsonValue& value);
    /// Of the whole document; logs what it is, where it is no object.
    bool checkBegin(ProblemLog& log, std::size_t offset, bool isObject) const;
    /// Logs which of the two is missing. `offset` is that of the document.
    void checkEnd(ProblemLog& log, std::size_t offset) const;

private:
    [[nodiscard]] std::string notThis(const std::string& why) const;

    DocumentKind m_kind;
    bool m_hasFormat = false;
    bool m_hasVersion = false;
};

/// Logs that an object has a key twice.
void logDuplicateKey(ProblemLog& log, std::string_view key, std::size_t offset, std::size_t firstOffset);

} // namespace broadside

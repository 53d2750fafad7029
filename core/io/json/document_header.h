#pragma once

#include "core/base/message/message_form.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/key_facts.h"
#include "core/io/json/value_reader.h"

#include <string_view>
#include <vector>

namespace broadside {

/// What is said about files of a kind.
struct DocumentWords {
    const texts::Form<>* notObject;            ///< "A scene file is one JSON object, ..."
    const texts::Form<texts::Phrase>* notThis; ///< "This is not a Broadside scene: ..."
    const texts::Form<texts::Text>* orWrite;   ///< "Choose a scene file, or write ..."
    const texts::Form<texts::Text>* orAdd;     ///< "Choose a scene file, or add ..."
    const texts::Form<>* noVersion;            ///< "The scene has no version"
};

/// The values of "format" and "version" for a kind of file.
struct DocumentKind {
    std::string_view format; ///< "broadside-scene"
    std::string_view noun;   ///< "scene": its name on the command line.
    int version = 1;         ///< The newest version that can be read.
    DocumentWords words{};
};

inline constexpr std::string_view kFormatKey = "format";
inline constexpr std::string_view kVersionKey = "version";

/// The facts about these two keys. The result refers to `kind`.
[[nodiscard]] std::vector<KeyFacts> headerFacts(const DocumentKind& kind);

/// Reads the two members that identify a file. If the file is of another kind or of a newer version, reading stops, and
/// other problems are not reported, because they may not be real.
class DocumentHeader {
public:
    explicit DocumentHeader(const DocumentKind& kind) noexcept
        : m_kind(kind)
    {}

    // False: stop reading.
    bool readFormat(ValueReader& values, const JsonValue& value);
    bool readVersion(ValueReader& values, const JsonValue& value);
    /// Checks the document; logs an error if it is no object.
    bool checkBegin(ProblemLog& log, std::size_t offset, bool isObject) const;
    /// Logs a syntax error. If the text does not even begin like an object, logs that it is a file of another kind.
    void logFault(ProblemLog& log, std::string_view text, const JsonFault& fault) const;
    /// Logs which of the two members is missing. `offset` is that of the document.
    void checkEnd(ProblemLog& log, std::size_t offset) const;

private:
    DocumentKind m_kind;
    bool m_hasFormat = false;
    bool m_hasVersion = false;
};

/// Logs a key that an object has twice.
void logDuplicateKey(ProblemLog& log, std::string_view key, std::size_t offset, std::size_t firstOffset);

} // namespace broadside

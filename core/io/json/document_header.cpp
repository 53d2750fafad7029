#include "core/io/json/document_header.h"

#include "core/base/utf8.h"

namespace broadside {
namespace {

bool stop(ProblemLog& log, const JsonValue& value, Message message, Message remedy)
{
    log.clear();
    log.error(value.begin, std::move(message), std::move(remedy));
    return false;
}

} // namespace

std::vector<KeyFacts> headerFacts(const DocumentKind& kind)
{
    const ValueForm format{.kind = ValueKind::Word, .wordList = {&kind.format, 1}};
    const ValueForm version = wholeForm(kind.version, kind.version);
    return {{kFormatKey, format, {}, "Says what kind of file it is", '"' + std::string(kind.format) + '"', {}, true},
            {kVersionKey, version, {}, "Version of the format", std::to_string(kind.version), {}, true}};
}

std::string DocumentHeader::notThis(const std::string& why) const
{
    return "This is not a Broadside " + std::string(m_kind.noun) + ": " + why;
}

bool DocumentHeader::checkBegin(ProblemLog& log, std::size_t offset, bool isObject) const
{
    if (!isObject)
        log.error(offset, "A " + std::string(m_kind.noun) + " file is one JSON object, and this is something else",
                  "Begin the file with {\"format\": \"" + std::string(m_kind.format) +
                      "\", \"version\": " + std::to_string(m_kind.version));
    return isObject;
}

bool DocumentHeader::readFormat(ValueReader& values, const JsonValue& value)
{
    m_hasFormat = true;
    if (value.isString() && value.string == m_kind.format)
        return true;
    return stop(values.log(), value,
                notThis("\"format\" is " + inQuotes(value.isString() ? value.string : values.bytesOf(value)) +
                        ", not \"" + std::string(m_kind.format) + "\""),
                "Choose a " + std::string(m_kind.noun) + " file, or write \"format\": \"" + std::string(m_kind.format) +
                    "\"");
}

bool DocumentHeader::readVersion(ValueReader& values, const JsonValue& value)
{
    m_hasVersion = true;
    const std::string known = std::to_string(m_kind.version);
    if (value.isNumber() && value.number == m_kind.version)
        return true;
    const std::string bytes(values.bytesOf(value).substr(0, 40));
    if (value.isNumber() && value.number > m_kind.version)
        return stop(values.log(), value,
                    "The file has version " + bytes + ", and this program reads up to version " + known,
                    "Open it with a newer Broadside, or save it there as version " + known);
    return stop(values.log(), value,
                "\"version\" is " + (value.isNumber() ? bytes : inQuotes(bytes)) + ", which no Broadside wrote",
                "Write \"version\": " + known);
}

void DocumentHeader::checkEnd(ProblemLog& log, std::size_t offset) const
{
    if (!m_hasFormat)
        log.error(offset, notThis("it has no \"format\""),
                  "Choose a " + std::string(m_kind.noun) + " file, or add \"format\": \"" + std::string(m_kind.format) +
                      "\"");
    else if (!m_hasVersion)
        log.error(offset, "The " + std::string(m_kind.noun) + " has no \"version\"",
                  "Add \"version\": " + std::to_string(m_kind.version));
}

void logDuplicateKey(ProblemLog& log, std::string_view key, std::size_t offset, std::size_t firstOffset)
{
    log.repetition(offset, firstOffset, "The key " + inQuotes(key) + " stands twice in the same object",
                   "Remove one of the two");
}

} // namespace broadside

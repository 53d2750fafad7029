#include "core/io/json/document_header.h"

#include "core/base/utf8.h"
#include "core/io/json/document_messages.h"
#include "core/io/json/json_messages.h"

#include <string>

namespace broadside {
namespace {

bool stop(ProblemLog& log, const JsonValue& value, Message message, Message remedy)
{
    log.clear();
    log.error(value.begin, std::move(message), std::move(remedy));
    return false;
}

texts::Integer versionOf(const DocumentKind& kind) { return static_cast<std::uint64_t>(kind.version); }

} // namespace

std::vector<KeyFacts> headerFacts(const DocumentKind& kind)
{
    const ValueForm format{.kind = ValueKind::Word, .wordList = {&kind.format, 1}};
    const ValueForm version = wholeForm(kind.version, kind.version);
    return {{kFormatKey, format, {}, "Says what kind of file it is", '"' + std::string(kind.format) + '"', {}, true},
            {kVersionKey, version, {}, "Version of the format", std::to_string(kind.version), {}, true}};
}

bool DocumentHeader::checkBegin(ProblemLog& log, std::size_t offset, bool isObject) const
{
    if (!isObject)
        log.error(offset, (*m_kind.words.notObject)(), texts::documentBegin(m_kind.format, versionOf(m_kind)));
    return isObject;
}

void DocumentHeader::logFault(ProblemLog& log, std::string_view text, const JsonFault& fault) const
{
    const std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    const std::size_t first = text.find_first_not_of(" \t\r\n", begin);
    if (first != std::string_view::npos && text[first] != '{' && fault.offset == first)
        log.error(first, (*m_kind.words.notObject)(), (*m_kind.words.orAdd)(m_kind.format));
    else
        log.error(fault.offset, fault.message, fault.remedy);
}

bool DocumentHeader::readFormat(ValueReader& values, const JsonValue& value)
{
    m_hasFormat = true;
    if (value.isString() && value.string == m_kind.format)
        return true;
    const std::string found = inQuotes(value.isString() ? value.string : values.bytesOf(value));
    return stop(values.log(), value, (*m_kind.words.notThis)(texts::documentFormat(found, m_kind.format)),
                (*m_kind.words.orWrite)(m_kind.format));
}

bool DocumentHeader::readVersion(ValueReader& values, const JsonValue& value)
{
    m_hasVersion = true;
    if (value.isNumber() && value.number == m_kind.version)
        return true;
    const std::string bytes(values.bytesOf(value).substr(0, 40));
    if (value.isNumber() && value.number > m_kind.version)
        return stop(values.log(), value, texts::documentNewer(bytes, versionOf(m_kind)),
                    texts::documentSaveOlder(versionOf(m_kind)));
    return stop(values.log(), value, texts::documentUnknownVersion(value.isNumber() ? bytes : inQuotes(bytes)),
                texts::documentWriteVersion(versionOf(m_kind)));
}

void DocumentHeader::checkEnd(ProblemLog& log, std::size_t offset) const
{
    if (!m_hasFormat)
        log.error(offset, (*m_kind.words.notThis)(texts::documentNoFormat()), (*m_kind.words.orAdd)(m_kind.format));
    else if (!m_hasVersion)
        log.error(offset, (*m_kind.words.noVersion)(), texts::documentAddVersion(versionOf(m_kind)));
}

void logDuplicateKey(ProblemLog& log, std::string_view key, std::size_t offset, std::size_t firstOffset)
{
    log.repetition(offset, firstOffset, texts::jsonRepeatedKey(inQuotes(key)), texts::jsonRemoveOne());
}

} // namespace broadside

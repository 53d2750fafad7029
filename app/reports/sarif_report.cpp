#include "app/reports/sarif_report.h"

#include "app/messages/rule_messages.h"
#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/base/utf8.h"
#include "core/io/json/json_writer.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <map>
#include <optional>

namespace broadside {
namespace {

using Layout = JsonWriter::Layout;

/// Validators want a URI here. The manual is part of the program, so it is this sentence.
constexpr std::string_view kInformation =
    "data:text/plain,See%20the%20page%20%22On%20a%20build%20server%22%20of%20the%20manual%20of%20Broadside";

std::string_view levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Info:
        break;
    }
    return "note";
}

std::string sentence(const std::string& text) { return text.empty() || text.ends_with('.') ? text : text + "."; }

/// Escapes the characters of a path that a URI reference cannot contain (RFC 3986).
std::string uriOf(const std::string& path)
{
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const std::string name = toGenericName(toPath(path).lexically_normal());
    std::string uri = !toPath(path).is_absolute() ? "" : name.starts_with('/') ? "file://" : "file:///";
    for (const char c : name) {
        if (kPlain.find(c) != std::string_view::npos) {
            uri += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        uri += '%';
        uri += kDigits[byte >> 4];
        uri += kDigits[byte & 15];
    }
    return uri;
}

/// Converts columns in bytes to columns in UTF-16 units.
class Columns {
public:
    [[nodiscard]] int unitsOf(const std::string& file, int line, int column)
    {
        const std::string_view text = lineOf(file, line);
        int units = 1;
        for (std::size_t at = 0; at + 1 < static_cast<std::size_t>(column) && at < text.size();) {
            const std::size_t length = std::max<std::size_t>(utf8CharacterLength(text.substr(at)), 1);
            units += length == 4 ? 2 : 1;
            at += length;
        }
        return units;
    }

private:
    struct Text {
        std::string bytes;
        std::vector<std::size_t> lines; ///< Offsets of the beginnings of lines.
    };
    std::string_view lineOf(const std::string& file, int line)
    {
        const auto [entry, isNew] = m_texts.try_emplace(file);
        Text& text = entry->second;
        if (isNew) {
            if (auto read = readFile(file, limits::kFileBytes, "file"))
                text.bytes = std::move(*read);
            text.lines.push_back(0);
            for (std::size_t at = text.bytes.find('\n'); at != std::string::npos; at = text.bytes.find('\n', at + 1))
                text.lines.push_back(at + 1);
        }
        const auto index = static_cast<std::size_t>(line) - 1;
        if (index >= text.lines.size())
            return {};
        const std::string_view rest = std::string_view(text.bytes).substr(text.lines[index]);
        return rest.substr(0, rest.find('\n'));
    }

    std::map<std::string, Text> m_texts;
};

/// "MissedPairStale" for "missed-pair/stale": validators want a name that is an identifier.
std::string identifierOf(std::string_view id)
{
    std::string name;
    bool isBegin = true;
    for (const char c : id) {
        const bool isSeparator = c == '/' || c == '-';
        if (!isSeparator)
            name += isBegin && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        isBegin = isSeparator;
    }
    return name;
}

void putText(JsonWriter& json, std::string_view name, const std::string& text)
{
    json.key(name).beginObject();
    json.member("text", text);
    json.endObject();
}

void putRule(JsonWriter& json, const CheckRule& rule)
{
    json.beginObject(Layout::Lines);
    json.member("id", rule.id);
    json.member("name", identifierOf(rule.id));
    putText(json, "shortDescription", sentence(rule.title));
    putText(json, "fullDescription", sentence(rule.cause));
    json.key("help").beginObject();
    json.member("text", sentence(rule.cause) + " " + sentence(rule.remedy));
    json.member("markdown", "**Cause:** " + sentence(rule.cause) + "\n\n**Remedy:** " + sentence(rule.remedy));
    json.endObject();
    json.key("defaultConfiguration").beginObject();
    json.member("level", levelOf(rule.severity));
    json.endObject();
    json.endObject();
}

void putLocation(JsonWriter& json, const CheckFinding& finding, Columns& columns)
{
    json.key("locations").beginArray();
    json.beginObject();
    json.key("physicalLocation").beginObject();
    json.key("artifactLocation").beginObject();
    json.member("uri", uriOf(finding.file));
    json.endObject();
    // Lists of code findings refuse a place without a line. The whole file, and a recording, have their beginning.
    json.key("region").beginObject();
    json.member("startLine", std::max(finding.line, 1));
    if (finding.line > 0 && finding.column > 0)
        json.member("startColumn", columns.unitsOf(finding.file, finding.line, finding.column));
    json.endObject();
    json.endObject();
    if (!finding.subject.empty()) {
        json.key("logicalLocations").beginArray();
        json.beginObject();
        json.member("name", finding.subject);
        json.endObject();
        json.endArray();
    }
    json.endObject();
    json.endArray();
}

void putResult(JsonWriter& json, const CheckReport& report, const CheckFinding& finding, bool hasBaseline,
               Columns& columns)
{
    const auto rule = std::ranges::find(report.rules, finding.rule, &CheckRule::id);
    json.beginObject(Layout::Lines);
    json.member("ruleId", finding.rule);
    if (rule != report.rules.end())
        json.member("ruleIndex", rule - report.rules.begin());
    json.member("level", levelOf(finding.severity));
    putText(json, "message",
            sentence(finding.message) + (finding.remedy.empty() ? "" : " " + sentence(finding.remedy)));
    putLocation(json, finding, columns);
    json.key("partialFingerprints").beginObject();
    json.member("broadside/v2", fingerprintOf(finding));
    json.endObject();
    if (!finding.messageId.empty() || !finding.remedyId.empty()) {
        json.key("properties").beginObject();
        if (!finding.messageId.empty())
            json.member("messageId", finding.messageId);
        if (!finding.remedyId.empty())
            json.member("remedyId", finding.remedyId);
        json.endObject();
    }
    if (finding.occurrences > 1)
        json.member("occurrenceCount", finding.occurrences);
    if (hasBaseline)
        json.member("baselineState", finding.isAccepted ? "unchanged" : "new");
    if (finding.isAccepted) {
        json.key("suppressions").beginArray();
        json.beginObject();
        json.member("kind", "external");
        json.member("justification", texts::cliRuleSarifAccepted().text());
        json.endObject();
        json.endArray();
    }
    json.endObject();
}

} // namespace

std::string sarifOf(const CheckReport& report, bool hasBaseline)
{
    Columns columns;
    JsonWriter json;
    json.beginObject(Layout::Lines);
    json.member("$schema",
                "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json");
    json.member("version", "2.1.0");
    json.key("runs").beginArray(Layout::Lines);
    json.beginObject(Layout::Lines);
    json.key("tool").beginObject(Layout::Lines);
    json.key("driver").beginObject(Layout::Lines);
    json.member("name", "Broadside");
    json.member("version", BROADSIDE_VERSION);
    json.member("informationUri", kInformation);
    json.key("rules").beginArray(Layout::Lines);
    for (const CheckRule& rule : report.rules)
        putRule(json, rule);
    json.endArray();
    json.endObject();
    json.endObject();
    json.key("automationDetails").beginObject();
    json.member("id", "broadside/" + std::string(report.command) + "/");
    json.endObject();
    json.member("columnKind", "utf16CodeUnits");
    json.key("results").beginArray(Layout::Lines);
    for (const CheckFinding& finding : report.findings)
        putResult(json, report, finding, hasBaseline, columns);
    json.endArray();
    json.endObject();
    json.endArray();
    json.endObject();
    return json.take() + "\n";
}

} // namespace broadside

#include "app/reports/baseline.h"

#include "app/messages/input_messages.h"
#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/io/json/json_cursor.h"
#include "core/io/json/json_writer.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace broadside {
namespace {

constexpr std::string_view kFormat = "broadside-baseline";
constexpr int kBaselineVersion = 1;

Problem noBaseline(const std::string& path, Message message, Message remedy = texts::cliBaselineWriteAgain())
{
    Problem problem;
    problem.file = path;
    problem.message = std::move(message);
    problem.remedy = remedy;
    return problem;
}

Problem noJson(const std::string& path, std::string_view text, const JsonFault& fault)
{
    Problem problem = noBaseline(path, fault.message, texts::cliBaselineCorrect());
    const std::string_view before = text.substr(0, fault.offset);
    problem.line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
    problem.column = static_cast<int>(before.size() - (before.rfind('\n') + 1)) + 1;
    return problem;
}

/// Calls `readMember(key)` for each member of an object. False after an error, which the cursor has.
template<class ReadMember>
bool readObject(JsonCursor& cursor, ReadMember readMember)
{
    if (!cursor.expect('{'))
        return false;
    if (cursor.take('}'))
        return true;
    std::string key;
    do {
        if (!cursor.read(key) || !cursor.expect(':') || !readMember(key))
            return false;
    } while (cursor.goesOn('}'));
    return !cursor.fault();
}

bool readEntry(JsonCursor& cursor, Baseline::Entry& entry)
{
    return readObject(cursor, [&](const std::string& key) {
        std::string* const text = key == "file"          ? &entry.file
                                  : key == "rule"        ? &entry.rule
                                  : key == "fingerprint" ? &entry.fingerprint
                                  : key == "message"     ? &entry.message
                                                         : nullptr;
        return text ? cursor.read(*text) : cursor.skip();
    });
}

struct BaselineText {
    std::string format;
    std::int64_t version = 0;
    std::vector<Baseline::Entry> entries;
};

bool readEntries(JsonCursor& cursor, std::vector<Baseline::Entry>& entries)
{
    if (!cursor.expect('['))
        return false;
    if (cursor.take(']'))
        return true;
    do {
        if (!readEntry(cursor, entries.emplace_back()))
            return false;
    } while (cursor.goesOn(']'));
    return !cursor.fault();
}

bool readBaseline(JsonCursor& cursor, BaselineText& baseline)
{
    constexpr std::int64_t kMostVersion = 1'000'000;
    const bool isRead = readObject(cursor, [&](const std::string& key) {
        if (key == "format")
            return cursor.read(baseline.format);
        if (key == "version")
            return cursor.readWhole(baseline.version, 0, kMostVersion, texts::cliBaselineVersion().text().c_str());
        return key == "findings" ? readEntries(cursor, baseline.entries) : cursor.skip();
    });
    return isRead && (cursor.isAtEnd() || cursor.fail(cursor.place(), texts::cliBaselineMore(), ""));
}

auto inOrder(const Baseline::Entry& entry) { return std::tie(entry.file, entry.rule, entry.fingerprint); }

} // namespace

Result<Baseline> Baseline::read(const std::string& path)
{
    const auto text = readFile(path, limits::kFileBytes, "baseline");
    if (!text)
        return text.problem();
    JsonCursor cursor(*text);
    BaselineText read;
    if (!readBaseline(cursor, read))
        return noJson(path, *text, *cursor.fault());
    if (read.format != kFormat)
        return noBaseline(path, texts::cliBaselineOther());
    if (read.version > kBaselineVersion)
        return noBaseline(path, texts::cliBaselineNewer(), texts::cliBaselineUpdate());
    Baseline baseline(path);
    for (Entry& entry : read.entries) {
        baseline.m_entries.push_back(std::move(entry));
        if (baseline.m_entries.back().fingerprint.empty())
            return noBaseline(path, texts::cliBaselineNoFingerprint(baseline.m_entries.size()));
    }
    return baseline;
}

std::string Baseline::fileFromHere(const std::string& file) const
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::path here = fs::absolute(toPath(m_path), ignored).lexically_normal().parent_path();
    return toGenericName(fs::absolute(toPath(file), ignored).lexically_normal().lexically_relative(here));
}

void Baseline::accept(CheckReport& report) const
{
    std::set<std::pair<std::string_view, std::string_view>> known;
    for (const Entry& entry : m_entries)
        known.emplace(entry.file, entry.fingerprint);
    for (CheckFinding& finding : report.findings) {
        const std::string file = fileFromHere(finding.file);
        const auto isKnown = [&](const std::string& fingerprint) { return known.contains({file, fingerprint}); };
        const std::vector<std::string> former = formerFingerprintsOf(finding);
        const bool wasKnown = !former.empty() && std::ranges::all_of(former, isKnown);
        finding.isAccepted = !finding.isUnreadable && (isKnown(fingerprintOf(finding)) || wasKnown);
    }
}

std::set<std::string> Baseline::filesOf(const CheckReport& report) const
{
    std::set<std::string> files;
    for (const std::string& file : report.files)
        files.insert(fileFromHere(file));
    return files;
}

bool Baseline::isAbout(const Entry& entry, const std::set<std::string>& files, const CheckReport& report)
{
    return files.contains(entry.file) &&
           std::ranges::find(report.rules, entry.rule, &CheckRule::id) != report.rules.end();
}

std::vector<Baseline::Entry> Baseline::staleIn(const CheckReport& report) const
{
    std::set<std::pair<std::string, std::string>> found;
    for (const CheckFinding& finding : report.findings) {
        const std::string file = fileFromHere(finding.file);
        found.emplace(file, fingerprintOf(finding));
        for (std::string& fingerprint : formerFingerprintsOf(finding))
            found.emplace(file, std::move(fingerprint));
    }
    const std::set<std::string> files = filesOf(report);
    std::vector<Entry> stale;
    for (const Entry& entry : m_entries)
        if (isAbout(entry, files, report) && !found.contains({entry.file, entry.fingerprint}))
            stale.push_back(entry);
    return stale;
}

void Baseline::take(const CheckReport& report)
{
    const std::set<std::string> files = filesOf(report);
    std::erase_if(m_entries, [&](const Entry& entry) { return isAbout(entry, files, report); });
    for (const CheckFinding& finding : report.findings)
        if (!finding.isUnreadable && finding.severity != Severity::Info)
            m_entries.push_back(
                {fileFromHere(finding.file), std::string(finding.rule), fingerprintOf(finding), finding.message});
    std::ranges::sort(m_entries, [](const Entry& a, const Entry& b) { return inOrder(a) < inOrder(b); });
}

std::string Baseline::text() const
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("format", kFormat);
    json.member("version", kBaselineVersion);
    json.key("findings").beginArray(JsonWriter::Layout::Lines);
    for (const Entry& entry : m_entries) {
        json.beginObject();
        json.member("file", entry.file);
        json.member("rule", entry.rule);
        json.member("fingerprint", entry.fingerprint);
        json.member("message", entry.message);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take() + "\n";
}

} // namespace broadside

#include "app/merge/read_report.h"

#include "app/arguments.h"
#include "app/messages/input_messages.h"
#include "core/base/limits.h"
#include "core/base/system/file_path.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/problem_log.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

namespace broadside {
namespace {

constexpr std::string_view kReportSuffix = ".json";
constexpr JsonLimits kReportLimits{.valuesPerMember = std::size_t{4} << 20};
/// Lists with one object a line. They are read as rows, because shards are joined row by row.
constexpr std::array<std::string_view, 3> kRowLists{"explanations", "groups", "waste"};
constexpr std::array<std::string_view, 2> kObjects{"stages", "mergeable"};
/// Lists that stay text: they are only appended to each other, or read number by number.
constexpr std::array<std::string_view, 5> kLongLists{"missed", "tunnelled", "boxSmallerThanShape", "missedIds",
                                                     "missedSteps"};

template<std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

Problem reportProblem(const std::string& path, Message message, Message remedy)
{
    Problem problem;
    problem.file = path;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

Problem notAReport(const std::string& path)
{
    return reportProblem(path, texts::cliFileNotAReport(), texts::cliFileWriteReport());
}

/// [[first, last], ...]; nothing if it is anything else.
std::optional<std::vector<StepRange>> stepRanges(const JsonValue& value, const std::string& text)
{
    std::vector<StepRange> ranges;
    const auto stepIn = [&](const JsonValue& step) {
        return countFrom(std::string_view(text).substr(step.begin, step.end - step.begin));
    };
    for (const JsonValue& pair : value.children()) {
        if (!pair.isArray() || pair.count != 2)
            return std::nullopt;
        const auto first = stepIn(*pair.children().begin());
        const auto last = stepIn(*++pair.children().begin());
        if (!first || !last || *first > *last)
            return std::nullopt;
        ranges.push_back({*first, *last});
    }
    std::ranges::sort(ranges, {}, &StepRange::first);
    return ranges;
}

/// Collects the members of a report while it is parsed.
class ReportReceiver final : public JsonReceiver {
public:
    ReportReceiver(const std::string& path, const std::string& text)
        : m_path(path)
        , m_text(text)
    {
        m_whole.report = path;
    }

    bool documentBegun(std::size_t /*offset*/, bool isObject) override
    {
        m_isReport = isObject;
        return isObject;
    }
    [[nodiscard]] bool isStreamed(std::string_view key) override { return key == "files"; }
    [[nodiscard]] bool isText(std::string_view key) const override { return isOneOf(kLongLists, key); }
    bool element(const JsonValue& value) override
    {
        ReportPart part;
        part.report = m_path;
        m_isReport = value.isObject();
        for (const JsonValue& child : value.children())
            m_isReport = m_isReport && take(child, part);
        m_isReport = m_isReport && !part.file.empty();
        m_parts.push_back(std::move(part));
        return m_isReport;
    }
    bool member(const JsonValue& value) override
    {
        if (value.key == "files" && value.isArray())
            m_hasFiles = true;
        else if (value.key == "findings" && value.isNumber())
            m_kind = ReportKind::Audit;
        else if (value.key == "missed" && value.isNumber())
            m_kind = ReportKind::Diagnosis;
        m_isReport = take(value, m_whole);
        return m_isReport;
    }
    bool documentEnded(std::size_t /*offset*/) override { return true; }
    bool duplicateKey(std::string_view /*key*/, std::size_t /*offset*/, std::size_t /*firstOffset*/) override
    {
        m_isReport = false;
        return false;
    }

    /// What was read. Nothing if it is not a report.
    [[nodiscard]] std::optional<ReadReport> report()
    {
        if (!m_isReport || !m_kind)
            return std::nullopt;
        ReadReport report{*m_kind, std::move(m_parts)};
        if (!m_hasFiles)
            report.parts.push_back(std::move(m_whole));
        return report;
    }

private:
    [[nodiscard]] std::string textOf(const JsonValue& value) const
    {
        return onOneLine(std::string_view(m_text).substr(value.begin, value.end - value.begin));
    }
    /// False if the member cannot be one of a report.
    [[nodiscard]] bool take(const JsonValue& value, ReportPart& part) const
    {
        if (value.key == "file") {
            part.file = value.string;
            return value.isString();
        }
        if (value.key == "steps") {
            auto steps = value.isArray() ? stepRanges(value, m_text) : std::nullopt;
            part.steps = steps ? std::move(*steps) : std::vector<StepRange>();
            return steps.has_value();
        }
        if (value.key == "files")
            return true; // its elements were taken one by one
        ReportMember member;
        member.key = value.key;
        if (isOneOf(kRowLists, value.key) && value.isArray()) {
            member.form = ReportMember::Form::Rows;
            for (const JsonValue& row : value.children())
                member.rows.push_back(fieldsOf(row));
        } else if (isOneOf(kObjects, value.key) && value.isObject()) {
            member.form = ReportMember::Form::Counts;
            member.rows.push_back(fieldsOf(value));
        } else {
            member.text = textOf(value);
        }
        part.members.push_back(std::move(member));
        return true;
    }
    [[nodiscard]] ReportFields fieldsOf(const JsonValue& object) const
    {
        ReportFields fields;
        for (const JsonValue& field : object.children())
            fields.emplace_back(field.key, textOf(field));
        return fields;
    }

    const std::string& m_path;
    const std::string& m_text;
    std::vector<ReportPart> m_parts;
    ReportPart m_whole; ///< The members of the document, for a report of one file.
    std::optional<ReportKind> m_kind;
    bool m_hasFiles = false;
    bool m_isReport = false;
};

std::optional<Problem> textProblem(const std::string& path, const std::string& text)
{
    const auto fault = textFaultOf(text);
    return fault ? std::optional(reportProblem(path, fault->message, fault->remedy)) : std::nullopt;
}

/// Names the file of a report that does not name it.
std::optional<Problem> nameFile(ReportPart& part)
{
    if (!part.file.empty())
        return std::nullopt;
    const std::string& path = part.report;
    part.file = path.substr(0, path.ends_with(kReportSuffix) ? path.size() - kReportSuffix.size() : 0);
    std::error_code ignored;
    if (!part.file.empty() && std::filesystem::is_regular_file(toPath(part.file), ignored))
        return std::nullopt;
    return reportProblem(path, texts::cliFileWhoseReport(), texts::cliFileWriteMergeable());
}

} // namespace

std::string_view fieldOf(const ReportFields& fields, std::string_view key)
{
    const auto found = std::ranges::find(fields, key, &ReportFields::value_type::first);
    return found == fields.end() ? std::string_view() : std::string_view(found->second);
}

void setField(ReportFields& fields, std::string_view key, std::string value)
{
    const auto found = std::ranges::find(fields, key, &ReportFields::value_type::first);
    if (found != fields.end())
        found->second = std::move(value);
}

Result<ReadReport> readReport(const std::string& path)
{
    const auto text = readFile(path, limits::kFileBytes, "report");
    return text ? readReport(path, *text) : text.problem();
}

Result<ReadReport> readReport(const std::string& path, const std::string& text)
{
    if (auto problem = textProblem(path, text))
        return *problem;
    ReportReceiver receiver(path, text);
    if (const auto fault = parseJson(text, 0, receiver, kReportLimits)) {
        ProblemLog log(1);
        log.error(fault->offset, fault->message, texts::cliFileWriteJsonAgain());
        return log.located(text, path).front();
    }
    auto report = receiver.report();
    if (!report)
        return notAReport(path);
    for (ReportPart& part : report->parts)
        if (auto problem = nameFile(part))
            return *problem;
    return std::move(*report);
}

} // namespace broadside

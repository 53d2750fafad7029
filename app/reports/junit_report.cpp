#include "app/reports/junit_report.h"

#include "app/messages/rule_messages.h"
#include "core/base/utf8.h"

#include <cstddef>
#include <map>
#include <vector>

namespace broadside {
namespace {

/// Escapes text for attributes and elements.
std::string escaped(std::string_view text)
{
    std::string xml;
    for (const char c : printableUtf8(text))
        switch (c) {
        case '&':
            xml += "&amp;";
            break;
        case '<':
            xml += "&lt;";
            break;
        case '>':
            xml += "&gt;";
            break;
        case '"':
            xml += "&quot;";
            break;
        default:
            xml += c;
        }
    // U+FFFE and U+FFFF are valid UTF-8, but invalid in XML.
    for (const std::string_view none : {"\xef\xbf\xbe", "\xef\xbf\xbf"})
        for (std::size_t at = xml.find(none); at != std::string::npos; at = xml.find(none, at))
            xml.replace(at, none.size(), "?");
    return xml;
}

std::string lineOf(const CheckFinding& finding)
{
    Message line = finding.remedy.empty() ? texts::cliRuleJunitMessage(finding.message)
                                          : texts::cliRuleJunitMessageAndRemedy(finding.message, finding.remedy);
    if (finding.line > 0)
        line = texts::cliRuleJunitPlace(finding.file, static_cast<std::uint64_t>(finding.line),
                                        static_cast<std::uint64_t>(finding.column), std::move(line));
    if (finding.isAccepted)
        return texts::cliRuleJunitAccepted(std::move(line)).text();
    return (finding.isTolerated ? texts::cliRuleJunitTolerated(std::move(line)) : line).text();
}

/// The findings of one rule in one file.
struct Case {
    const CheckRule& rule;
    std::vector<std::string> failures;
    std::vector<std::string> remarks;
    bool isUnreadable = false;
    bool isSkipped = false;
};

using FindingsOfFile = std::vector<const CheckFinding*>;

std::vector<Case> casesOf(const CheckReport& report, const FindingsOfFile& findings)
{
    std::vector<Case> cases;
    bool isUnreadable = false;
    for (const CheckRule& rule : report.rules) {
        Case& one = cases.emplace_back(Case{rule, {}, {}});
        for (const CheckFinding* finding : findings) {
            if (finding->rule != rule.id)
                continue;
            (isFailure(*finding) ? one.failures : one.remarks).push_back(lineOf(*finding));
            one.isUnreadable = one.isUnreadable || finding->isUnreadable;
        }
        isUnreadable = isUnreadable || one.isUnreadable;
    }
    for (Case& one : cases)
        one.isSkipped = isUnreadable && one.failures.empty();
    return cases;
}

std::string linesOf(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += escaped(line) + "\n";
    return text;
}

std::string headline(const std::vector<std::string>& lines)
{
    return escaped(lines.size() > 1 ? texts::cliRuleJunitHeadline(lines.front(), lines.size() - 1).text()
                                    : lines.front());
}

void putCase(std::string& xml, const CheckReport& report, const std::string& file, const Case& one)
{
    xml += "    <testcase classname=\"" + escaped(std::string(report.command) + "." + file) + "\" name=\"" +
           escaped(one.rule.title) + "\" time=\"0\">";
    const std::string element = one.isUnreadable ? "error" : "failure";
    if (!one.failures.empty())
        xml += "\n      <" + element + " type=\"" + escaped(one.rule.id) + "\" message=\"" + headline(one.failures) +
               "\">" + linesOf(one.failures) + "</" + element + ">\n    ";
    else if (one.isSkipped)
        xml += "<skipped message=\"" + escaped(texts::cliRuleJunitSkipped().text()) + "\"/>";
    if (!one.remarks.empty())
        xml += "<system-out>" + linesOf(one.remarks) + "</system-out>";
    xml += "</testcase>\n";
}

struct Counts {
    std::size_t tests = 0;
    std::size_t failures = 0;
    std::size_t errors = 0;
    std::size_t skipped = 0;

    void add(const std::vector<Case>& cases)
    {
        for (const Case& one : cases) {
            ++tests;
            failures += !one.failures.empty() && !one.isUnreadable ? 1U : 0U;
            errors += one.isUnreadable ? 1U : 0U;
            skipped += one.isSkipped ? 1U : 0U;
        }
    }
    [[nodiscard]] std::string attributes() const
    {
        return " tests=\"" + std::to_string(tests) + "\" failures=\"" + std::to_string(failures) + "\" errors=\"" +
               std::to_string(errors) + "\" time=\"0\"";
    }
};

} // namespace

std::string junitOf(const CheckReport& report)
{
    std::string suites;
    Counts all;
    std::map<std::string_view, FindingsOfFile> findings;
    for (const CheckFinding& finding : report.findings)
        findings[finding.file].push_back(&finding);
    for (const std::string& file : report.files) {
        const std::vector<Case> cases = casesOf(report, findings[file]);
        Counts counts;
        counts.add(cases);
        all.add(cases);
        suites += "  <testsuite name=\"" + escaped(file) + "\" file=\"" + escaped(file) + "\"" + counts.attributes() +
                  " skipped=\"" + std::to_string(counts.skipped) + "\">\n";
        for (const Case& one : cases)
            putCase(suites, report, file, one);
        suites += "  </testsuite>\n";
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"broadside " + escaped(report.command) +
           "\"" + all.attributes() + ">\n" + suites + "</testsuites>\n";
}

} // namespace broadside

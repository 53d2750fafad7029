#include "app/reports/check_report.h"

#include "core/base/text.h"

namespace broadside {
namespace {

std::string fingerprintOf(std::string_view rule, std::string_view identity)
{
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a, by Fowler, Noll and Vo
    const auto add = [&](std::string_view text) {
        for (const char byte : text) {
            hash ^= static_cast<unsigned char>(byte);
            hash *= 0x100000001b3;
        }
        hash ^= 0xff; // Not a byte of UTF-8, so it separates the two texts.
        hash *= 0x100000001b3;
    };
    add(rule);
    add(identity);
    return hexadecimal(hash);
}

} // namespace

CheckFinding unreadableFinding(std::string_view rule, const std::string& file, const Problem& problem)
{
    CheckFinding finding;
    finding.rule = rule;
    finding.file = file;
    finding.line = problem.line;
    finding.column = problem.column;
    finding.message = problem.message.text();
    finding.remedy = problem.remedy.text();
    finding.messageId = problem.message.id();
    finding.remedyId = problem.remedy.id();
    finding.identity = problem.message.text();
    finding.isUnreadable = true;
    return finding;
}

std::string withoutStop(std::string_view sentence)
{
    if (sentence.ends_with('.'))
        sentence.remove_suffix(1);
    return std::string(sentence);
}

std::string fingerprintOf(const CheckFinding& finding) { return fingerprintOf(finding.rule, finding.identity); }

std::vector<std::string> formerFingerprintsOf(const CheckFinding& finding)
{
    std::vector<std::string> fingerprints;
    for (const std::string& identity : finding.formerIdentities)
        fingerprints.push_back(fingerprintOf(finding.formerRule.empty() ? finding.rule : finding.formerRule, identity));
    return fingerprints;
}

} // namespace broadside

#include "app/reports/audit_report.h"

#include "app/messages/answer_messages.h"
#include "app/messages/rule_messages.h"
#include "app/output.h"
#include "app/reports/text_places.h"
#include "core/base/count_text.h"
#include "core/base/enumerators.h"
#include "core/debug/audit/finding.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kUnreadableAudit = "audit/unreadable";
constexpr std::string_view kPassageRule = "audit/tunnelling";
constexpr const char* kWith = " - ";
constexpr const char* kThrough = " through ";
constexpr std::string_view kHidden = "audit/box-smaller-than-shape";
constexpr EnumWord<MissCause> kMissedRows[] = {{MissCause::Stale, "missed-pair/stale"},
                                               {MissCause::OutsideGrid, "missed-pair/outside-grid"},
                                               {MissCause::PartialLastCell, "missed-pair/partial-last-cell"},
                                               {MissCause::LargerThanCells, "missed-pair/larger-than-cells"},
                                               {MissCause::NotRegistered, "missed-pair/not-registered"},
                                               {MissCause::IntegerTruncation, "missed-pair/integer-truncation"},
                                               {MissCause::Rounding, "missed-pair/rounding"},
                                               {MissCause::Unknown, "missed-pair/unknown"}};
constexpr auto kMissed = wordsOfRows<kMissedRows>();

/// The remedy for all findings with this cause, with and without recorded registrations.
Message ruleRemedyOf(MissCause cause)
{
    return cause == MissCause::Unknown ? texts::cliRuleAuditUnknownRemedy() : ownRemedyOf(cause);
}

std::vector<CheckRule> auditRules()
{
    std::vector<CheckRule> rules;
    for (std::size_t i = 0; i < kMissed.size(); ++i) {
        const auto cause = static_cast<MissCause>(i);
        rules.push_back({kMissed[i], texts::cliRuleAuditMissed(nameOf(cause)).text(),
                         texts::cliRuleAuditMissedCause(reasonOf(cause)).text(),
                         texts::cliRuleAuditMissedRemedy(ruleRemedyOf(cause)).text()});
    }
    rules.push_back({kPassageRule, texts::cliRuleAuditTunnelling().text(), texts::cliRuleAuditTunnellingCause().text(),
                     texts::cliRuleAuditTunnellingRemedy().text()});
    rules.push_back({kHidden, texts::cliRuleAuditHidden().text(), texts::cliRuleAuditHiddenCause().text(),
                     remedyForSmallBox().text()});
    rules.push_back({kUnreadableAudit, texts::cliRuleAuditUnreadable().text(),
                     texts::cliRuleAuditUnreadableCause().text(), texts::cliRuleCorrectIt().text()});
    return rules;
}

bool isMissedRule(std::string_view rule) { return rule.starts_with("missed-pair/"); }

/// Collects findings. Repetitions of the same finding are merged; the order is that of the first ones.
class Findings {
public:
    Findings(CheckReport& report, const std::string& file, const FoundName& nameOf, const Scene* scene)
        : m_report(report)
        , m_file(file)
        , m_nameOf(nameOf)
        , m_scene(scene)
    {}

    /// `between` separates the two objects in the identity: " - ". `isOrdered`: the two have different roles.
    struct Kind {
        std::string_view rule;
        const char* between;
        bool isOrdered;
        const texts::Form<texts::Text, texts::Integer>* sentence;
    };
    void add(const Kind& kind, std::uint64_t step, ObjectId a, ObjectId b, std::string remedy)
    {
        const std::string first = m_nameOf(step, a);
        const std::string second = m_nameOf(step, b);
        const std::string identity = identityOf(kind, identityOf(first, a), identityOf(second, b));
        const auto [entry, isNew] = m_places.try_emplace({kind.rule, identity}, m_report.findings.size());
        if (isNew) {
            m_report.findings.push_back(findingOf(kind, step, a, b, subjectOf(kind, first, second), std::move(remedy)));
            m_report.findings.back().identity = identity;
            m_more.emplace_back();
        }
        More& more = m_more[entry->second];
        more.last = step;
        more.pairs.insert({a, b});
        if (!isNew)
            ++m_report.findings[entry->second].occurrences;
    }

    /// In a recording, the boxes of a few missed pairs suit another cause by chance: which pairs, and whether there are
    /// any, differs from run to run. If they are at most 5 % of the missed pairs of the same names, they count to the
    /// cause of most of them.
    void foldRareCauses()
    {
        constexpr std::uint64_t kRareShare = 20; // one of so many
        struct Same {
            std::size_t most = 0; // finding
            std::uint64_t count = 0;
        };
        std::vector<CheckFinding>& findings = m_report.findings;
        std::map<std::string, Same> byNames;
        for (std::size_t i = 0; i < findings.size(); ++i) {
            if (!findings[i].isMissedPair)
                continue;
            Same& same = byNames.try_emplace(findings[i].identity, Same{i, 0}).first->second;
            same.count += findings[i].occurrences;
            if (findings[i].occurrences > findings[same.most].occurrences)
                same.most = i;
        }
        for (std::size_t i = 0; i < findings.size(); ++i) {
            if (!findings[i].isMissedPair)
                continue;
            const Same& same = byNames[findings[i].identity];
            if (i == same.most || findings[i].occurrences * kRareShare > same.count)
                continue;
            findings[same.most].occurrences += findings[i].occurrences;
            m_more[same.most].last = std::max(m_more[same.most].last, m_more[i].last);
            m_more[same.most].otherCause += findings[i].occurrences;
            m_more[i].isFolded = true;
        }
    }

    void finish()
    {
        for (std::size_t i = 0; i < m_report.findings.size(); ++i) {
            CheckFinding& finding = m_report.findings[i];
            const More& more = m_more[i];
            if (more.pairs.size() > 1)
                finding.message = texts::cliRuleAuditMoreTimes(
                                      finding.message, texts::cliRuleAuditMoreTimesTimes(finding.occurrences - 1),
                                      more.last, texts::cliRuleAuditMoreTimesPairs(more.pairs.size() - 1))
                                      .text();
            else if (finding.occurrences > 1)
                finding.message =
                    texts::cliRuleAuditMoreSteps(finding.message, finding.occurrences - 1, more.last).text();
            if (more.otherCause > 0)
                finding.message = texts::cliRuleAuditOtherCause(finding.message, more.otherCause).text();
            const char* const between = finding.rule == kPassageRule ? kThrough : kWith;
            for (const auto& [a, b] : more.pairs)
                if (std::string former = std::to_string(a.value) + between + std::to_string(b.value);
                    former != finding.identity)
                    finding.formerIdentities.push_back(std::move(former));
        }
        std::size_t at = 0;
        std::erase_if(m_report.findings, [&](const CheckFinding&) { return m_more[at++].isFolded; });
    }

private:
    struct More {
        std::uint64_t last = 0;       ///< Last step of the finding.
        std::uint64_t otherCause = 0; ///< Occurrences that another cause would explain.
        bool isFolded = false;        ///< Another finding has its occurrences.
        std::set<std::pair<ObjectId, ObjectId>> pairs;
    };

    /// Ids and numbers differ from run to run, and names without numbers do not: "Enemy" for "Enemy 3 (7)". An object
    /// without a name has only its id.
    static std::string identityOf(const std::string& nameAndId, ObjectId id)
    {
        const std::string number = std::to_string(id.value);
        std::string_view name = nameAndId;
        if (const std::string end = " (" + number + ")"; name.ends_with(end))
            name.remove_suffix(end.size());
        if (name == "Object " + number || name == "object " + number)
            return number;
        name = withoutNumber(name);
        return name.empty() ? number : std::string(name);
    }
    static std::string subjectOf(const Kind& kind, const std::string& a, const std::string& b)
    {
        return (kind.isOrdered ? texts::cliRuleAuditThrough(a, b) : texts::cliPair(a, b)).text();
    }
    static std::string identityOf(const Kind& kind, const std::string& a, const std::string& b)
    {
        return kind.isOrdered || a < b ? a + kind.between + b : b + kind.between + a;
    }
    CheckFinding findingOf(const Kind& kind, std::uint64_t step, ObjectId a, ObjectId b, std::string subject,
                           std::string remedy)
    {
        CheckFinding finding;
        finding.rule = kind.rule;
        finding.isMissedPair = isMissedRule(kind.rule);
        finding.file = m_file;
        finding.subject = std::move(subject);
        finding.message = (*kind.sentence)(finding.subject, step).text();
        finding.remedy = std::move(remedy);
        const TextPlaces::Place place = m_text.ofFirst(m_scene, {a, b});
        finding.line = place.line;
        finding.column = place.column;
        return finding;
    }

    CheckReport& m_report;
    const std::string& m_file;
    const FoundName& m_nameOf;
    const Scene* m_scene;
    TextPlaces m_text;
    std::map<std::pair<std::string_view, std::string>, std::size_t> m_places;
    std::vector<More> m_more; // For each finding.
};

CheckReport emptyReport(const std::string& file)
{
    CheckReport report;
    report.command = "audit";
    report.rules = auditRules();
    report.files = {file};
    return report;
}

} // namespace

CheckReport auditReport(const std::string& file, const AuditFindings& found, const FoundName& nameOf,
                        const Scene* scene)
{
    CheckReport report = emptyReport(file);
    Findings findings(report, file, nameOf, scene);
    for (const Audit::Miss& miss : found.missed.listed)
        findings.add({kMissed[static_cast<std::size_t>(miss.cause)], kWith, false, &texts::cliRuleAuditIsMissed},
                     miss.step, miss.pair.a, miss.pair.b,
                     scene ? texts::cliRuleAuditChooseCorrect().text()
                           : withoutStop(ownRemedyOf(miss.cause, found.knowsRegistrations,
                                                     miss.stage == PairStage::AfterStructure)
                                             .text()));
    if (!scene)
        findings.foldRareCauses();
    for (const FoundPassage& passage : found.passages)
        findings.add({kPassageRule, kThrough, true,
                      passage.passage.wasSeen ? &texts::cliRuleAuditPassesSeen : &texts::cliRuleAuditPassesUnseen},
                     passage.step, passage.passage.object, passage.passage.through,
                     texts::cliRuleAuditUseSwept().text());
    for (const Audit::Hidden& hidden : found.hidden)
        findings.add({kHidden, kWith, false, &texts::cliRuleAuditIsHidden}, hidden.step, hidden.pair.a, hidden.pair.b,
                     texts::cliRuleAuditComputeBox().text());
    findings.finish();
    return report;
}

CheckReport unreadableAudit(const std::string& file, const Problem& problem)
{
    CheckReport report = emptyReport(file);
    report.findings.push_back(unreadableFinding(kUnreadableAudit, file, problem));
    return report;
}

} // namespace broadside

#include "app/merge/join_parts.h"

#include "app/arguments.h"
#include "app/messages/input_messages.h"
#include "core/base/count_text.h"
#include "core/debug/audit/audit.h"
#include "core/io/json/json_writer.h"

#include <algorithm>
#include <functional>
#include <map>

namespace broadside {
namespace {

constexpr std::string_view kNull = "null";
constexpr std::string_view kMissedList = "missed";
constexpr std::string_view kUnlisted = "unlisted"; // it follows the list, which is the first member

std::string jsonOf(double number) { return JsonWriter().value(number).take(); }

double numberOf(const ReportFields& fields, std::string_view key)
{
    return numberFrom(fieldOf(fields, key)).value_or(0.0);
}

bool sharesSteps(const ReportPart& part, const ReportPart& other)
{
    return std::ranges::any_of(part.steps, [&](const StepRange& a) {
        return std::ranges::any_of(other.steps,
                                   [&](const StepRange& b) { return a.first <= b.last && b.first <= a.last; });
    });
}

Problem sameSteps(const ReportPart& part, const ReportPart& other)
{
    Problem problem;
    problem.file = part.report;
    if (part.steps.empty())
        problem.message = texts::cliFileUnknownSteps(part.file, other.report);
    else if (sharesSteps(part, other))
        problem.message =
            texts::cliFileSameSteps(part.steps.front().first, part.steps.back().last, part.file, other.report);
    else
        problem.message =
            texts::cliFileMixedSteps(part.steps.front().first, part.steps.back().last, part.file, other.report);
    problem.remedy =
        part.steps.empty() || sharesSteps(part, other) ? texts::cliFileMergeOnce() : texts::cliFileMergeNeighbours();
    return problem;
}

/// The number of the first row with the same key, for rows that were seen.
template<class Key>
class RowIndex {
public:
    /// The row with this key; adds the row if there is none, and returns null.
    ReportFields* findOrAdd(std::vector<ReportFields>& rows, const Key& key, const ReportFields& row)
    {
        const auto [entry, isNew] = m_rows.try_emplace(key, rows.size());
        if (!isNew)
            return &rows[entry->second];
        rows.push_back(row);
        return nullptr;
    }

private:
    std::map<Key, std::size_t> m_rows;
};

void addTo(ReportFields& fields, const ReportFields& other, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        setField(fields, key, sumOf(fieldOf(fields, key), fieldOf(other, key)));
}

/// One explanation of the same rule. Sentence, example and remedy are those of the shard in which it explains more.
ReportFields joinedExplanation(const ReportFields& a, const ReportFields& b)
{
    const bool isSecond = numberOf(b, "explains") > numberOf(a, "explains");
    ReportFields joined = isSecond ? b : a;
    const ReportFields& other = isSecond ? a : b;
    const auto weight = [](const ReportFields& one) { return numberOf(one, "explains") + numberOf(one, "against"); };
    const double all = weight(a) + weight(b);
    if (all > 0.0)
        setField(joined, "sure", jsonOf((numberOf(a, "sure") * weight(a) + numberOf(b, "sure") * weight(b)) / all));
    addTo(joined, other, {"explains", "against"});
    if (fieldOf(other, "cause") == "false")
        setField(joined, "cause", "false");
    if (fieldOf(other, "sampled") == "true")
        setField(joined, "sampled", "true");
    return joined;
}

/// Joins the explanations of the second part to those of the first. Two of one rule in a part are two explanations.
std::vector<ReportFields> joinedExplanations(const std::vector<ReportFields>& a, const std::vector<ReportFields>& b)
{
    using Key = std::pair<std::string, int>;
    std::vector<ReportFields> rows;
    RowIndex<Key> index;
    for (const std::vector<ReportFields>* part : {&a, &b}) {
        std::map<std::string, int> seen;
        for (const ReportFields& row : *part) {
            const std::string rule(fieldOf(row, "rule"));
            if (ReportFields* known = index.findOrAdd(rows, {rule, seen[rule]++}, row))
                *known = joinedExplanation(*known, row);
        }
    }
    std::ranges::stable_sort(rows, std::greater<>{}, [](const ReportFields& row) {
        return std::pair(fieldOf(row, "cause") == "true", numberOf(row, "explains"));
    });
    return rows;
}

std::vector<ReportFields> joinedGroups(const std::vector<ReportFields>& a, const std::vector<ReportFields>& b)
{
    using Key = std::pair<std::string, std::string>;
    std::vector<ReportFields> rows;
    RowIndex<Key> index;
    for (const std::vector<ReportFields>* part : {&a, &b})
        for (const ReportFields& row : *part) {
            ReportFields* known =
                index.findOrAdd(rows, {std::string(fieldOf(row, "a")), std::string(fieldOf(row, "b"))}, row);
            if (!known)
                continue;
            setField(*known, "first", jsonOf(std::min(numberOf(*known, "first"), numberOf(row, "first"))));
            setField(*known, "last", jsonOf(std::max(numberOf(*known, "last"), numberOf(row, "last"))));
            if (fieldOf(*known, "rule") == kNull)
                setField(*known, "rule", std::string(fieldOf(row, "rule")));
            addTo(*known, row, {"count"});
        }
    std::ranges::stable_sort(rows, {}, [](const ReportFields& row) { return numberOf(row, "first"); });
    return rows;
}

std::vector<ReportFields> joinedWaste(const std::vector<ReportFields>& a, const std::vector<ReportFields>& b)
{
    std::vector<ReportFields> rows;
    RowIndex<std::string> index;
    for (const std::vector<ReportFields>* part : {&a, &b})
        for (const ReportFields& row : *part)
            if (ReportFields* known = index.findOrAdd(rows, std::string(fieldOf(row, "rule")), row)) {
                const bool isLess = numberOf(*known, "candidates") < numberOf(row, "candidates");
                ReportFields joined = isLess ? row : *known;
                addTo(joined, isLess ? *known : row, {"candidates", "microseconds"});
                *known = std::move(joined);
            }
    std::ranges::stable_sort(rows, std::greater<>{},
                             [](const ReportFields& row) { return numberOf(row, "candidates"); });
    return rows;
}

/// "[1, 2]" and "[3]" are "[1, 2, 3]".
std::string appended(const std::string& a, const std::string& b)
{
    const auto inside = [](const std::string& list) { return list.substr(1, list.size() - 2); };
    const std::string left = inside(a);
    const std::string right = inside(b);
    return "[" + left + (left.empty() || right.empty() ? "" : ", ") + right + "]";
}

struct RowRule {
    std::string_view key;
    std::vector<ReportFields> (*join)(const std::vector<ReportFields>& a, const std::vector<ReportFields>& b);
};
constexpr RowRule kRowRules[] = {
    {"explanations", joinedExplanations}, {"groups", joinedGroups}, {"waste", joinedWaste}};

void joinMember(ReportMember& into, const ReportMember& from)
{
    if (into.form != from.form)
        return;
    if (into.form == ReportMember::Form::Rows) {
        for (const RowRule& rule : kRowRules)
            if (rule.key == into.key)
                into.rows = rule.join(into.rows, from.rows);
    } else if (into.form == ReportMember::Form::Counts) {
        for (auto& [key, number] : into.rows.front())
            number = sumOf(number, fieldOf(from.rows.front(), key));
    } else if (into.key == "tried" || into.key == "problem") {
        // Each shard has one about its whole run; the first one is kept.
    } else if (into.text.starts_with('[') && from.text.starts_with('[')) {
        into.text = appended(into.text, from.text);
    } else if (numberFrom(into.text) && numberFrom(from.text)) {
        into.text = sumOf(into.text, from.text);
    }
}

/// An audit lists so many missed pairs, and counts the rest as "unlisted": the same for joined lists.
void limitMissed(ReportPart& part)
{
    const auto missed = std::ranges::find(part.members, kMissedList, &ReportMember::key);
    if (missed == part.members.end() || !missed->text.starts_with('['))
        return;
    auto count = static_cast<std::uint64_t>(std::ranges::count(missed->text, '{'));
    if (count <= Audit::Misses::kMost)
        return;
    std::size_t end = 0;
    for (std::size_t i = 0; i < Audit::Misses::kMost; ++i)
        end = missed->text.find('}', end) + 1;
    missed->text.replace(end, std::string::npos, "]");
    count -= Audit::Misses::kMost;
    const auto unlisted = std::ranges::find(part.members, kUnlisted, &ReportMember::key);
    if (unlisted != part.members.end())
        unlisted->text = sumOf(unlisted->text, std::to_string(count));
    else
        part.members.insert(missed + 1, {std::string(kUnlisted), ReportMember::Form::Value, std::to_string(count), {}});
}

void joinSteps(std::vector<StepRange>& into, const std::vector<StepRange>& from)
{
    for (const StepRange& range : from)
        if (into.back().last + 1 == range.first)
            into.back().last = range.last;
        else
            into.push_back(range);
}

/// A file that has none of the asked steps has a note instead of an answer.
bool hasNoSteps(const ReportPart& part)
{
    return part.steps.empty() && std::ranges::find(part.members, "note", &ReportMember::key) != part.members.end();
}

} // namespace

std::string sumOf(std::string_view a, std::string_view b)
{
    const auto first = countFrom(a);
    const auto second = countFrom(b);
    if (first && second)
        return std::to_string(*first + *second);
    return jsonOf(numberFrom(a).value_or(0.0) + numberFrom(b).value_or(0.0));
}

Result<ReportPart> joinParts(std::vector<ReportPart> parts)
{
    if (!std::ranges::all_of(parts, hasNoSteps))
        std::erase_if(parts, hasNoSteps);
    else
        parts.resize(1);
    if (parts.size() == 1)
        return std::move(parts.front());
    for (const ReportPart& part : parts)
        if (part.steps.empty())
            return sameSteps(part, &part == &parts.front() ? parts.back() : parts.front());
    std::ranges::stable_sort(parts, {}, [](const ReportPart& part) { return part.steps.front().first; });
    ReportPart whole = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const ReportPart& part = parts[i];
        if (part.steps.front().first <= whole.steps.back().last)
            return sameSteps(part, i == 1 ? whole : parts[i - 1]);
        for (const ReportMember& member : part.members) {
            const auto known = std::ranges::find(whole.members, member.key, &ReportMember::key);
            if (known == whole.members.end())
                whole.members.insert(member.key == kUnlisted ? whole.members.begin() + 1 : whole.members.end(), member);
            else
                joinMember(*known, member);
        }
        joinSteps(whole.steps, part.steps);
    }
    limitMissed(whole);
    return whole;
}

} // namespace broadside

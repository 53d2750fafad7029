#include "app/merge/diagnosis_shard.h"

#include "app/arguments.h"
#include "core/io/json/json_cursor.h"
#include "core/io/json/json_writer.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <utility>

namespace broadside {
namespace {

constexpr std::uint64_t kVersion = 1;

/// Writes each pair once, and then the pairs of each step as numbers: step, how many, which of the pairs, ...
void writeMissedPairs(JsonWriter& json, const Audit::Misses& missed)
{
    std::map<IdPair, std::size_t> places;
    json.key("missedIds").beginArray();
    for (const Audit::Miss& miss : missed.listed)
        if (places.try_emplace(miss.pair, places.size()).second)
            json.value(miss.pair.a.value).value(miss.pair.b.value);
    json.endArray();
    json.key("missedSteps").beginArray();
    for (auto miss = missed.listed.begin(); miss != missed.listed.end();) {
        const auto end =
            std::find_if(miss, missed.listed.end(), [&](const Audit::Miss& other) { return other.step != miss->step; });
        json.value(miss->step).value(end - miss);
        for (; miss != end; ++miss)
            json.value(places.at(miss->pair));
    }
    json.endArray();
    json.member("unlisted", missed.unlisted);
}

/// Reads "[1, 2, 3]" number by number.
class NumberList {
public:
    explicit NumberList(std::string_view text) noexcept
        : m_rest(text)
    {
        m_isGood = m_rest.starts_with('[') && m_rest.ends_with(']');
    }
    /// Nothing at the end, and if it is anything but a number.
    [[nodiscard]] std::optional<std::uint64_t> next() noexcept
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of("[, "), m_rest.size()));
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
        if (!m_isGood || error != std::errc{})
            return std::nullopt;
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return number;
    }
    /// Whether all numbers were read.
    [[nodiscard]] bool isAtEnd() const noexcept { return m_isGood && m_rest == "]"; }

private:
    std::string_view m_rest;
    bool m_isGood = false;
};

std::optional<std::vector<IdPair>> pairsFrom(std::string_view text)
{
    NumberList numbers(text);
    std::vector<IdPair> pairs;
    while (const auto a = numbers.next()) {
        const auto b = numbers.next();
        if (!b)
            return std::nullopt;
        pairs.push_back({ObjectId{*a}, ObjectId{*b}});
    }
    return numbers.isAtEnd() ? std::optional(std::move(pairs)) : std::nullopt;
}

std::optional<std::vector<Audit::Miss>> missedFrom(const ReportFields& fields)
{
    const auto pairs = pairsFrom(fieldOf(fields, "missedIds"));
    NumberList numbers(fieldOf(fields, "missedSteps"));
    std::vector<Audit::Miss> missed;
    while (const auto step = numbers.next()) {
        const auto count = numbers.next();
        for (std::uint64_t i = 0; pairs && count && i < *count; ++i) {
            const auto place = numbers.next();
            if (!place || *place >= pairs->size())
                return std::nullopt;
            missed.push_back({*step, (*pairs)[*place]});
        }
    }
    const bool fits = missed.size() <= Audit::Misses::kMost;
    return pairs && fits && numbers.isAtEnd() ? std::optional(std::move(missed)) : std::nullopt;
}

bool areStepsOf(const StepRange& steps, const std::vector<Audit::Miss>& missed)
{
    return missed.empty() || (std::ranges::is_sorted(missed, {}, &Audit::Miss::step) &&
                              missed.front().step >= steps.first && missed.back().step <= steps.last);
}

std::optional<std::vector<std::string>> wordsFrom(std::string_view text)
{
    JsonCursor json(text);
    std::vector<std::string> words;
    if (!json.take('['))
        return std::nullopt;
    if (json.take(']'))
        return words;
    do {
        if (!json.read(words.emplace_back()))
            return std::nullopt;
    } while (json.goesOn(']'));
    return json.fault() ? std::nullopt : std::optional(std::move(words));
}

const ReportMember* memberOf(const ReportPart& part, std::string_view key)
{
    const auto found = std::ranges::find(part.members, key, &ReportMember::key);
    return found == part.members.end() ? nullptr : &*found;
}

/// What the report says of the audit, and the member does not repeat.
void readTotals(DiagnosisAudit& audit, const ReportPart& part)
{
    audit.steps = part.steps.front();
    const ReportMember* stages = memberOf(part, "stages");
    for (std::size_t i = 0; stages && !stages->rows.empty() && i < kPairStages; ++i)
        audit.stages[i] = countFrom(fieldOf(stages->rows.front(), nameOf(static_cast<PairStage>(i)))).value_or(0);
    if (const ReportMember* asleep = memberOf(part, "bothAsleep"))
        audit.bothAsleep = countFrom(asleep->text).value_or(0);
}

/// False if a number is missing.
bool readCounts(DiagnosisAudit& audit, const ReportFields& fields)
{
    bool isGood = true;
    const auto read = [&](std::string_view key) {
        const auto number = countFrom(fieldOf(fields, key));
        isGood = isGood && number;
        return number.value_or(0);
    };
    audit.found = read("found");
    audit.objectsThen = read("objectsThen");
    audit.statesBefore = read("statesBefore");
    audit.missed.unlisted = read("unlisted");
    audit.firstMissed = countFrom(fieldOf(fields, "firstMissed"));
    audit.knowsRegistrations = fieldOf(fields, "registrations") == "true";
    return isGood;
}

} // namespace

std::string jsonOf(const DiagnosisShard& shard)
{
    const DiagnosisAudit& audit = shard.audit;
    JsonWriter json;
    json.beginObject();
    json.member("version", kVersion);
    if (shard.mark)
        json.member("bytes", shard.mark->bytes).member("checksum", shard.mark->checksum);
    json.key("options").beginArray();
    for (const std::string& word : shard.options)
        json.value(word);
    json.endArray();
    json.member("explained", shard.isExplained);
    json.member("own", audit.isOwn);
    if (!audit.isOwn) {
        json.member("found", audit.found);
        json.member("registrations", audit.knowsRegistrations);
        json.member("firstMissed", audit.firstMissed);
        json.member("objectsThen", audit.objectsThen);
        json.member("statesBefore", audit.statesBefore);
        writeMissedPairs(json, audit.missed);
    }
    json.endObject();
    return json.take();
}

std::optional<DiagnosisShard> shardOf(const ReportPart& part)
{
    const ReportMember* member = memberOf(part, kMergeableMember);
    if (!member || member->form != ReportMember::Form::Counts || part.steps.size() != 1)
        return std::nullopt;
    const ReportFields& fields = member->rows.front();
    auto options = wordsFrom(fieldOf(fields, "options"));
    if (countFrom(fieldOf(fields, "version")) != kVersion || !options)
        return std::nullopt;
    DiagnosisShard shard;
    shard.options = std::move(*options);
    const auto bytes = countFrom(fieldOf(fields, "bytes"));
    const auto checksum = countFrom(fieldOf(fields, "checksum"));
    if (bytes && checksum && *checksum <= std::numeric_limits<std::uint32_t>::max())
        shard.mark = {*bytes, static_cast<std::uint32_t>(*checksum)};
    shard.isExplained = fieldOf(fields, "explained") != "false";
    readTotals(shard.audit, part);
    shard.audit.isOwn = fieldOf(fields, "own") == "true";
    if (shard.audit.isOwn)
        return shard;
    auto missed = missedFrom(fields);
    if (!missed || !areStepsOf(shard.audit.steps, *missed) || !readCounts(shard.audit, fields))
        return std::nullopt;
    shard.audit.missed.listed = std::move(*missed);
    return shard;
}

void addShard(DiagnosisShard& shard, DiagnosisShard next)
{
    if (!shard.audit.isOwn && !next.audit.isOwn) {
        addAudit(shard.audit, std::move(next.audit));
        return;
    }
    const StepRange steps{shard.audit.steps.first, next.audit.steps.last};
    shard.audit = {};
    shard.audit.isOwn = true;
    shard.audit.steps = steps;
}

} // namespace broadside

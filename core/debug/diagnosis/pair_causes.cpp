#include "core/debug/diagnosis/pair_causes.h"

#include "core/base/message/common_messages.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/miss_messages.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {
namespace {

constexpr std::size_t kMostStates = 1'000'000; // objects in all steps

/// A rule of a diagnosis that says the same as a cause that one frame shows.
struct SameCause {
    std::string_view rule;
    MissCause cause;
};
constexpr std::array kSameCauses{
    SameCause{"late-registration", MissCause::Stale},
    SameCause{"registered-once", MissCause::Stale},
    SameCause{"conditional-update", MissCause::Stale},
    SameCause{"periodic-update", MissCause::Stale},
    SameCause{"not-updated", MissCause::Stale},
    SameCause{"placed-late", MissCause::Stale},
    SameCause{"outside-table", MissCause::OutsideGrid},
    SameCause{"region-left-out", MissCause::OutsideGrid},
    SameCause{"region-left-out", MissCause::PartialLastCell},
    SameCause{"rows-left-out", MissCause::PartialLastCell},
    SameCause{"corner-cells-only", MissCause::LargerThanCells},
    SameCause{"cells-left-out", MissCause::LargerThanCells},
    SameCause{"cells-not-added", MissCause::LargerThanCells},
    SameCause{"not-registered", MissCause::NotRegistered},
    SameCause{"added-late", MissCause::NotRegistered},
    SameCause{"never-registered", MissCause::NotRegistered},
    SameCause{"resting-unregistered", MissCause::NotRegistered},
    SameCause{"registration-limit", MissCause::NotRegistered},
    SameCause{"integer-truncation", MissCause::IntegerTruncation},
};

bool saysTheSame(std::string_view rule, MissCause cause)
{
    return std::ranges::any_of(kSameCauses,
                               [&](const SameCause& same) { return same.rule == rule && same.cause == cause; });
}

IdPair pairOf(const ObjectTable& objects, ObjectIndex a, ObjectIndex b)
{
    return {std::min(objects.idOf(a), objects.idOf(b)), std::max(objects.idOf(a), objects.idOf(b))};
}

std::optional<std::size_t> indexOf(const std::vector<std::pair<IdPair, std::size_t>>& explained, IdPair pair)
{
    const auto found = std::ranges::lower_bound(explained, pair, {}, &std::pair<IdPair, std::size_t>::first);
    return found != explained.end() && found->first == pair ? std::optional(found->second) : std::nullopt;
}

} // namespace

PairCauses::PairCauses(const Diagnosis& diagnosis)
    : m_isMade(true)
{
    std::vector<std::string> rulesOfTendencies;
    for (const Explanation& explanation : diagnosis.explanations) {
        if (explanation.symptom != Symptom::MissedPair)
            continue;
        m_hasFoundAny = true;
        if (explanation.isCause) {
            m_causes.push_back(explanation);
        } else {
            m_tendencies.push_back(explanation.sentence);
            rulesOfTendencies.push_back(explanation.rule);
        }
    }
    for (const DiagnosedGroup& group : diagnosis.groups) {
        const IdPair pair{group.a, group.b};
        const auto cause = std::ranges::find(m_causes, group.rule, &Explanation::rule);
        const auto tendency = std::ranges::find(rulesOfTendencies, group.rule);
        if (cause != m_causes.end())
            m_causeOf.emplace_back(pair, static_cast<std::size_t>(cause - m_causes.begin()));
        else if (tendency != rulesOfTendencies.end())
            m_tendencyOf.emplace_back(pair, static_cast<std::size_t>(tendency - rulesOfTendencies.begin()));
    }
    std::ranges::sort(m_causeOf);
    std::ranges::sort(m_tendencyOf);
}

const Explanation* PairCauses::explanationOf(IdPair pair) const
{
    const auto found = indexOf(m_causeOf, pair);
    return found ? &m_causes[*found] : nullptr;
}

const Message* PairCauses::tendencyOf(IdPair pair) const
{
    const auto found = indexOf(m_tendencyOf, pair);
    return found ? &m_tendencies[*found] : nullptr;
}

/// Cut and rounded coordinates are conclusions from what is missing, never seen in one frame.
bool PairCauses::mayTell(MissCause shown) const noexcept
{
    return m_isMade && !m_hasFoundAny && shown != MissCause::IntegerTruncation && shown != MissCause::Rounding;
}

MissCause PairCauses::causeOf(IdPair pair, MissCause shown) const
{
    const Explanation* explanation = explanationOf(pair);
    return (explanation ? saysTheSame(explanation->rule, shown) : mayTell(shown)) ? shown : MissCause::Unknown;
}

std::string PairCauses::wordOf(IdPair pair, MissCause shown) const
{
    const Explanation* explanation = explanationOf(pair);
    const MissCause cause = causeOf(pair, shown);
    return explanation && cause == MissCause::Unknown ? explanation->rule : std::string(nameOf(cause));
}

Message PairCauses::remedyOfStage(bool knowsRegistrations) const
{
    if (!m_isMade)
        return texts::mendDiagnose();
    if (!m_hasFoundAny)
        return ownRemedyOf(MissCause::Unknown, knowsRegistrations);
    return knowsRegistrations ? texts::mendUndiagnosedRegistered() : texts::mendUndiagnosed();
}

void PairCauses::tell(const Frame& frame, ObjectIndex a, ObjectIndex b, WhyAnswer& answer) const
{
    const auto* record = recordOf(frame.broadPhase());
    if (!answer.cause || !record || knowsArithmetic(frame))
        return;
    const IdPair pair = pairOf(frame.objects(), a, b);
    const MissCause shown = *answer.cause;
    answer.cause = causeOf(pair, shown);
    if (const Explanation* explanation = explanationOf(pair)) {
        answer.rule = explanation->rule;
        tellExplanation(frame, a, b, explanation->sentence, explanation->remedy, answer);
    } else if (!mayTell(shown) || shown == MissCause::Unknown) {
        const Message* tendency = tendencyOf(pair);
        tellStage(frame, a, b,
                  tendency ? texts::sentences(texts::mendTendency(), *tendency)
                           : remedyOfStage(record->knowsRegistrations()),
                  answer);
    }
}

Result<PairCauses> pairCausesIn(const StepSource& source, std::size_t objects, const std::stop_token& stop)
{
    if (source.rerun() || source.frameCount() == 0 || source.frameCount() * objects > kMostStates)
        return PairCauses{};
    const auto diagnosis = diagnose(source, source.steps(), {}, stop);
    if (!diagnosis)
        return diagnosis.problem();
    return PairCauses(*diagnosis);
}

} // namespace broadside

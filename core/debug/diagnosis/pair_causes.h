#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/frame.h"
#include "core/debug/why/why.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// @file
/// What why, expect, reports and the window say about the cause of a missed pair in a game's recording. All of them ask
/// here, so that they say the same as the diagnosis. What one frame shows of registrations is not enough: an object
/// that is registered with a wrong box may be late, shifted or too small.
///
/// If the diagnosis has a cause that explains the pair, that is the answer. Else only the stage is told at which the
/// pair was lost, together with the tendency that explains the pair, if there is one. The cause that the registrations
/// of one frame show is told only if a diagnosis was made and found nothing at all, since a few frames are too few for
/// it: then nothing can contradict.

namespace broadside {

class PairCauses {
public:
    PairCauses() = default; ///< Without a diagnosis: only stages are told.
    explicit PairCauses(const Diagnosis& diagnosis);

    /// The cause that explains the pair; null if there is none. @pre pair.a < pair.b
    [[nodiscard]] const Explanation* explanationOf(IdPair pair) const;
    /// The sentence of the tendency that explains the pair; null if there is none. @pre pair.a < pair.b
    [[nodiscard]] const Message* tendencyOf(IdPair pair) const;
    /// What can be said of a cause that one frame shows: the same, or Unknown.
    [[nodiscard]] MissCause causeOf(IdPair pair, MissCause shown) const;
    /// The word of the command line: that of causeOf(), or the rule of the explanation.
    [[nodiscard]] std::string wordOf(IdPair pair, MissCause shown) const;
    /// What to do about a pair for which only the stage is told.
    [[nodiscard]] Message remedyOfStage(bool knowsRegistrations) const;

    /// Lets the answer about a missed pair say this. Other answers, and those about one of Broadside's own algorithms,
    /// stay as they are.
    void tell(const Frame& frame, ObjectIndex a, ObjectIndex b, WhyAnswer& answer) const;

private:
    [[nodiscard]] bool mayTell(MissCause shown) const noexcept;

    bool m_isMade = false;
    bool m_hasFoundAny = false; ///< The diagnosis has explanations of missed pairs, causes or tendencies.
    std::vector<Explanation> m_causes;
    using Explained = std::vector<std::pair<IdPair, std::size_t>>; // ascending by pair
    Explained m_causeOf;                                           // indices of m_causes
    std::vector<Message> m_tendencies;
    Explained m_tendencyOf; // indices of m_tendencies
};

/// The causes in all steps of a recording, or none if it has too many for an answer within some seconds: `objects` is
/// how many there are in a step. Refused: what diagnose() refuses. Cost: that of diagnose().
[[nodiscard]] Result<PairCauses> pairCausesIn(const StepSource& source, std::size_t objects,
                                              const std::stop_token& stop = {});

} // namespace broadside

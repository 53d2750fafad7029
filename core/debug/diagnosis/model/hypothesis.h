#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/features/state_feature.h"
#include "core/debug/diagnosis/model/box_relation.h"
#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/model/searching_names.h"
#include "core/debug/diagnosis/model/structure_rule.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// A condition on a pair: its feature is at least, at most, or exactly `value`. Includes: the feature is two names, and
/// one of them is `value`.
struct Condition {
    enum class Compare : std::uint8_t { AtLeast, AtMost, Equal, Includes };
    Feature feature = Feature::PairAge;
    Compare compare = Compare::AtLeast;
    double value = 0.0;
    /// Unknown numbers fulfil nothing.
    [[nodiscard]] bool holds(const FeatureRow& row) const noexcept
    {
        return holdsFor(row[static_cast<std::size_t>(feature)]);
    }
    [[nodiscard]] bool holdsFor(double number) const noexcept
    {
        if (compare == Compare::Equal)
            return number == value;
        if (std::isnan(number))
            return false;
        if (compare == Compare::Includes) {
            const auto [a, b] = namesOfNumber(number);
            return static_cast<double>(a) == value || static_cast<double>(b) == value;
        }
        return compare == Compare::AtLeast ? number >= value : number <= value;
    }
    friend bool operator==(const Condition&, const Condition&) = default;
};

/// What wrong registrations have in common.
struct StateCondition {
    StateFeature feature = StateFeature::Age;
    Condition::Compare compare = Condition::Compare::AtLeast; ///< Never Includes.
    double value = 0.0;
    unsigned divisor = 0; ///< The number is divided by it, and its remainder equals `value`; 0: it is not divided.
    /// Unknown numbers fulfil nothing.
    [[nodiscard]] bool holds(double number) const noexcept
    {
        if (divisor > 0)
            return number - std::floor(number / divisor) * divisor == value;
        return compare == Condition::Compare::Equal     ? number == value
               : compare == Condition::Compare::AtLeast ? number >= value
                                                        : number <= value;
    }
    friend bool operator==(const StateCondition&, const StateCondition&) = default;
};

/// How misplaced registrations differ from the right ones, taken together.
enum class Manner : std::uint8_t {
    Missing,    ///< They are nowhere.
    Incomplete, ///< Cells are missing.
    Resized,    ///< The middle is right, and the size is another one.
    Moved,      ///< All are moved by the same distance in the same direction.
    Behind,     ///< They are behind the moving objects, by the same number of steps of the motion.
    Ahead,      ///< They are ahead of the moving objects, likewise.
    Earlier,    ///< They are where the objects were in an earlier frame.
    Elsewhere,  ///< They follow none of these patterns.
};

/// The box with which an object searches for others.
enum class Asking : std::uint8_t {
    Registered, ///< The registered box: a pair meets if its two registrations meet.
    Own,        ///< Its current box: a pair meets if one current box meets the registration of the other object.
    Tested,     ///< Registrations are right; a pair that meets is tested once more with the boxes of the rule.
};

/// Which one of two objects searches for the other one.
enum class Searcher : std::uint8_t {
    Either,
    LowerId, ///< A static object never searches for a dynamic one. Likewise the next one.
    HigherId,
    LowerIdOfAll, ///< Also if it is static. Likewise the next one.
    HigherIdOfAll,
};

/// What may be wrong with a game: a pair is lost when the structure does not bring its registrations together, or when
/// all conditions hold.
struct Hypothesis {
    StructureRule structure;
    RegistrationRule registration;
    std::vector<Condition> conditions; ///< Empty: all pairs that meet are reported.
    double price = 0.0;                ///< Bits that say which hypothesis it is.
    bool isOfNames = false;            ///< The second condition only says for which names the first one holds.
    Asking asking = Asking::Registered;
    NameSet askers = {}; ///< Asking::Own only: the names of the objects that search; empty: all objects do.
    Searcher searcher = Searcher::Either; ///< Asking::Own only.
    /// AsRecorded only: objects, or cells, with a wrong registration fulfil all conditions of one of these.
    std::vector<std::vector<StateCondition>> common = {};
    double commonShare = 1.0;        ///< AsRecorded only: the share of wrong registrations that fulfils `common`.
    Manner manner = Manner::Missing; ///< AsRecorded only.
    bool isExact = false; ///< AsRecorded only: almost all wrong registrations fulfil `common`, and almost no right one.
    /// AsRecorded only: it holds only for wrong registrations that fulfil `common`; all others are right, or wrong for
    /// another reason.
    bool isOfCommonOnly = false;
    bool isOfCells = false; ///< AsRecorded only: `common` is about cells.
    /// AsRecorded only: how wrong boxes follow from the right ones, if they do so exactly.
    std::optional<BoxRelation> relation = {};
};

struct Judged {
    Hypothesis hypothesis;
    Tally tally;               ///< Counts overlapping pairs.
    double bits = 0.0;         ///< The lower, the better.
    std::size_t wrong = 0;     ///< Recorded registrations that are not as it predicts.
    std::vector<char> lost;    ///< One for each event that overlaps.
    std::vector<char> isWrong; ///< One for each recorded registration.
    double bitsOfApart = 0.0;  ///< The part of `bits` that is about pairs that are apart.
};

} // namespace broadside::diagnosis

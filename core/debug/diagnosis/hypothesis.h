#pragma once

#include "core/debug/diagnosis/code_length.h"
#include "core/debug/diagnosis/pair_feature.h"
#include "core/debug/diagnosis/registration_rule.h"
#include "core/debug/diagnosis/structure_rule.h"

#include <cstdint>
#include <vector>

namespace broadside::diagnosis {

/// A pair is lost where its feature is at least, at most, or exactly this; or, of names, where one of the two is this.
struct Condition {
    enum class Compare : std::uint8_t { AtLeast, AtMost, Equal, Includes };
    Feature feature = Feature::PairAge;
    Compare compare = Compare::AtLeast;
    double value = 0.0;
    /// Unknown numbers fulfil nothing.
    [[nodiscard]] bool holds(const FeatureRow& row) const noexcept
    {
        const double number = row[static_cast<std::size_t>(feature)];
        if (compare == Compare::Equal)
            return number == value;
        if (compare == Compare::Includes) {
            const auto [a, b] = namesOfNumber(number);
            return static_cast<double>(a) == value || static_cast<double>(b) == value;
        }
        return compare == Compare::AtLeast ? number >= value : number <= value;
    }
    friend bool operator==(const Condition&, const Condition&) = default;
};

/// What may be wrong with a game: a pair is lost when the structure does not bring its registrations together, or when
/// all conditions hold.
struct Hypothesis {
    StructureRule structure;
    RegistrationRule registration;
    std::vector<Condition> conditions; ///< Empty: what meets is reported.
    double price = 0.0;                ///< Bits that say which hypothesis it is.
};

struct Judged {
    Hypothesis hypothesis;
    Tally tally;            ///< Of the pairs that overlap.
    double bits = 0.0;      ///< The lower, the better.
    std::size_t wrong = 0;  ///< Recorded registrations that are not as it predicts.
    std::vector<char> lost; ///< For each event that overlaps.
};

} // namespace broadside::diagnosis

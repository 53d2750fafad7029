#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"

#include <optional>
#include <span>
#include <vector>

namespace broadside::diagnosis {

/// The pairs that are judged, with a row of features for each.
struct Columns {
    std::span<const FeatureRow> rows;
    std::size_t missed = 0;        ///< The first rows, as many as this, are of missed pairs.
    std::span<const char> isTaken; ///< Lost anyway, or not looked at: such pairs do not count here.
};

struct Cut {
    Condition condition;
    Tally tally; ///< Counts pairs that are not taken.
    double bits = 0.0;
};

/// The condition on this feature that best tells missed pairs from found ones. For a quantity (isQuantity()), it is one
/// side of a threshold; a lower limit is the roundest number that tells the same pairs. For names, it is two names or
/// one of them; for other features, a single value. `side`: the only comparison that is allowed. No value if no missed
/// pair has the feature. O(pairs log pairs)
[[nodiscard]] std::optional<Cut> bestCut(const Columns& columns, Feature feature,
                                         std::optional<Condition::Compare> side = std::nullopt);

/// A number of a pair or an object, which is missed or not. NaN: not known.
struct Labelled {
    double value = 0.0;
    bool isMissed = false;
};

struct Threshold {
    Condition::Compare compare = Condition::Compare::AtLeast;
    double value = 0.0;
    Tally tally;
    double bits = 0.0;
};

/// The side of a threshold that best tells missed numbers from others. A lower limit is the roundest number that does
/// so. `side`: the only side that may be lost. No value if no missed number is known. O(n log n)
[[nodiscard]] std::optional<Threshold> bestThreshold(std::vector<Labelled> numbers,
                                                     std::optional<Condition::Compare> side = std::nullopt);
/// The same of numbers that are sorted already. `all`: the tally of these and of all that are not known, while nothing
/// is lost. @pre no number is NaN. O(n)
[[nodiscard]] std::optional<Threshold> bestOfSorted(std::span<const Labelled> numbers, const Tally& all,
                                                    std::optional<Condition::Compare> side = std::nullopt);
/// The single value, compared by Equal, that best tells missed numbers from others. O(n log n)
[[nodiscard]] std::optional<Threshold> bestValue(std::vector<Labelled> numbers);
/// The same of sorted numbers; see bestOfSorted().
[[nodiscard]] std::optional<Threshold> bestValue(std::span<const Labelled> numbers, const Tally& all);

/// The number between the two that is written with the fewest digits. @pre low < high
[[nodiscard]] double roundestBetween(double low, double high) noexcept;

/// The sides of the smallest region that holds the overlaps of all missed pairs that are not taken. No value if there
/// are none. O(missed pairs)
[[nodiscard]] std::optional<std::vector<Condition>> regionOfMissed(const Columns& columns);

} // namespace broadside::diagnosis

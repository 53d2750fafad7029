#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"

#include <optional>
#include <span>
#include <vector>

namespace broadside::diagnosis {

/// Pairs that are judged, side by side.
struct Columns {
    std::span<const FeatureRow> rows;
    std::size_t missed = 0;        ///< The first so many rows are of missed pairs.
    std::span<const char> isTaken; ///< Lost anyway, or not looked at: such pairs do not count here.
};

struct Cut {
    Condition condition;
    Tally tally; ///< Counts pairs that are not taken.
    double bits = 0.0;
};

/// The threshold of this feature, and the side of it, that tells missed pairs from found ones best; the roundest number
/// that does so. `side`: the only side that may be lost. Of
/// features that are no quantities (isQuantity()), the one value instead. Nothing where no missed pair has the feature.
/// O(pairs log pairs)
[[nodiscard]] std::optional<Cut> bestCut(const Columns& columns, Feature feature,
                                         std::optional<Condition::Compare> side = std::nullopt);

/// A number of something that was missed, or found. NaN: not known.
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

/// The side of a threshold that tells what is missed best; the roundest number that does so. `side`: the only side that
/// may be lost. Nothing where no missed one is known. O(n log n)
[[nodiscard]] std::optional<Threshold> bestThreshold(std::vector<Labelled> numbers,
                                                     std::optional<Condition::Compare> side = std::nullopt);
/// The one value, compared by Equal, that does so. O(n log n)
[[nodiscard]] std::optional<Threshold> bestValue(const std::vector<Labelled>& numbers);

/// The number between the two that is written with the fewest digits. @pre low < high
[[nodiscard]] double roundestBetween(double low, double high) noexcept;

} // namespace broadside::diagnosis

#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// Gives objects whose names differ only in a number one name: "Enemy" instead of "Enemy 1" to "Enemy 40". Only where
/// at least four names of the kind hardly ever come twice; "Level 1" and "Level 2" of many objects each stay as they
/// are. O(tracks log names)
void mergeNumberedNames(Evidence& evidence);

/// Names that a filter seems to put into groups. All sampled pairs of two names are missed, or all are found. This
/// depends only on whether the two names are of one group.
class NameGroups {
public:
    enum class Missed : std::uint8_t { Within, Between };

    /// No value if names do not divide missed pairs from found ones like this, or if each group is one name and pairs
    /// within groups are missed. Cost: O(events + names^2).
    [[nodiscard]] static std::optional<NameGroups> of(const Evidence& evidence, Missed missed);

    /// Whether two names are of one group.
    [[nodiscard]] bool areOfOne(std::uint32_t a, std::uint32_t b) const noexcept { return m_groups[a] == m_groups[b]; }
    /// The names of each group with a missed pair, ascending.
    [[nodiscard]] std::vector<std::vector<std::uint32_t>> groups() const;

    /// Pairs of these two names are missed.
    [[nodiscard]] bool areMissed(std::uint32_t a, std::uint32_t b) const noexcept
    {
        return areOfOne(a, b) == (m_missed == Missed::Within);
    }

private:
    Missed m_missed = Missed::Within;
    std::vector<std::uint32_t> m_groups; // by name: the least name of its group
    std::vector<char> m_isMissed;        // by name: it has a missed pair
};

} // namespace broadside::diagnosis

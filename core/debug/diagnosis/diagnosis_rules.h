#pragma once

#include "core/base/message/fixed_words.h"

#include <span>
#include <string_view>

namespace broadside {

/// A kind of explanation, as Explanation::rule names it.
struct DiagnosisRule {
    std::string_view path; ///< "diagnosis/" and the id, as reports have it. Stable.
    FixedWords title;      ///< A few words, for lists.
    /// The section of the manual's page "faults" that shows how such code looks: the anchor of its heading.
    std::string_view section;
    [[nodiscard]] constexpr std::string_view id() const noexcept { return path.substr(path.find('/') + 1); }
};

/// All that diagnose() may find: first the causes of Broadside's own algorithms, then the faults of games.
[[nodiscard]] std::span<const DiagnosisRule> diagnosisRules();

} // namespace broadside

#pragma once

namespace broadside {

inline constexpr int kBeforeProgress = 1'000; ///< Milliseconds before progress is shown.
inline constexpr int kBetweenProgress = 200;  ///< Milliseconds between two updates of the progress.

} // namespace broadside

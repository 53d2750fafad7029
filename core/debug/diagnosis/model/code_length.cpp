#include "core/debug/diagnosis/model/code_length.h"

#include <array>
#include <cmath>
#include <numbers>

namespace broadside::diagnosis {
namespace {

/// Stirling's series instead of lgamma(), which writes a global variable and is not safe in threads.
double computedLnFactorial(std::uint64_t of) noexcept
{
    constexpr std::uint64_t kExact = 12;
    double exact = 0.0;
    if (of < kExact) {
        for (std::uint64_t i = 2; i <= of; ++i)
            exact += std::log(static_cast<double>(i));
        return exact;
    }
    const auto x = static_cast<double>(of);
    return x * std::log(x) - x + 0.5 * std::log(2.0 * std::numbers::pi * x) + 1.0 / (12.0 * x);
}

/// The numbers of a diagnosis are mostly small, and it asks for them some million times.
double lnFactorial(std::uint64_t of) noexcept
{
    constexpr std::size_t kKnown = 8'192;
    static const auto kTable = [] {
        std::array<double, kKnown> table{};
        for (std::size_t i = 0; i < kKnown; ++i)
            table[i] = computedLnFactorial(i);
        return table;
    }();
    return of < kKnown ? kTable[of] : computedLnFactorial(of);
}

} // namespace

double log2Choose(std::uint64_t n, std::uint64_t k) noexcept
{
    return (lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k)) / std::numbers::ln2;
}

double codeLength(const Tally& tally) noexcept
{
    // A hypothesis says nothing if the pairs that it calls lost are missed less often than the others.
    const bool isBackwards = tally.lost > 0 && tally.explained() * tally.others <= tally.unexplained * tally.lost;
    if (isBackwards && tally.others > 0)
        return codeLength({0, 0, tally.lost + tally.others, tally.explained() + tally.unexplained});
    return log2Choose(tally.lost, tally.contradicted) + log2Choose(tally.others, tally.unexplained) +
           std::log2(static_cast<double>(tally.lost) + 1.0) + std::log2(static_cast<double>(tally.others) + 1.0);
}

} // namespace broadside::diagnosis

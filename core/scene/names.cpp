#include "core/scene/names.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr std::array<std::string_view, 2> kObjectKinds{"static", "dynamic"};
constexpr std::array<std::string_view, 4> kHitResponses{"none", "remove", "bounce", "stop"};
constexpr std::array<std::string_view, 4> kEdgeRules{"open", "wrap", "bounce", "remove"};
constexpr std::array<std::string_view, 3> kIntegrators{"semi-implicit-euler", "explicit-euler", "velocity-verlet"};
constexpr std::size_t kAlgorithmCount = static_cast<std::size_t>(Algorithm::BucketGrid) + 1;

std::array<std::string_view, kAlgorithmCount> algorithmNames() noexcept
{
    std::array<std::string_view, kAlgorithmCount> names{};
    for (const AlgorithmInfo& info : algorithms())
        names[static_cast<std::size_t>(info.algorithm)] = info.name;
    return names;
}

} // namespace

std::span<const std::string_view> NamesOf<ObjectKind>::words() noexcept { return kObjectKinds; }
std::span<const std::string_view> NamesOf<HitResponse>::words() noexcept { return kHitResponses; }
std::span<const std::string_view> NamesOf<EdgeRule>::words() noexcept { return kEdgeRules; }
std::span<const std::string_view> NamesOf<Integrator>::words() noexcept { return kIntegrators; }
std::span<const std::string_view> NamesOf<Algorithm>::words() noexcept
{
    static const auto names = algorithmNames();
    return names;
}

} // namespace broadside

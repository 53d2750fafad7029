#include "core/scene/names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace broadside {
namespace {

constexpr std::array<std::string_view, 2> kObjectKinds{"static", "dynamic"};
constexpr std::array<std::string_view, 4> kHitResponses{"none", "remove", "bounce", "stop"};
constexpr std::array<std::string_view, 4> kEdgeRules{"open", "wrap", "bounce", "remove"};
constexpr std::array<std::string_view, 3> kIntegrators{"semi-implicit-euler", "explicit-euler", "velocity-verlet"};

} // namespace

std::span<const std::string_view> NamesOf<ObjectKind>::words() noexcept { return kObjectKinds; }
std::span<const std::string_view> NamesOf<HitResponse>::words() noexcept { return kHitResponses; }
std::span<const std::string_view> NamesOf<EdgeRule>::words() noexcept { return kEdgeRules; }
std::span<const std::string_view> NamesOf<Integrator>::words() noexcept { return kIntegrators; }
std::span<const std::string_view> NamesOf<Algorithm>::words() noexcept
{
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const AlgorithmInfo& info : algorithms())
            all.push_back(info.name);
        return all;
    }();
    return names;
}

} // namespace broadside

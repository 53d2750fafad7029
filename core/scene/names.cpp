#include "core/scene/names.h"

#include "core/base/enumerators.h"

#include <algorithm>
#include <array>
#include <vector>

namespace broadside {
namespace {

constexpr EnumWord<ObjectKind> kObjectKindRows[] = {{ObjectKind::Static, "static"}, {ObjectKind::Dynamic, "dynamic"}};
constexpr EnumWord<HitResponse> kHitResponseRows[] = {{HitResponse::None, "none"},
                                                      {HitResponse::Remove, "remove"},
                                                      {HitResponse::Bounce, "bounce"},
                                                      {HitResponse::Stop, "stop"}};
constexpr EnumWord<EdgeRule> kEdgeRuleRows[] = {
    {EdgeRule::Open, "open"}, {EdgeRule::Wrap, "wrap"}, {EdgeRule::Bounce, "bounce"}, {EdgeRule::Remove, "remove"}};
constexpr EnumWord<Integrator> kIntegratorRows[] = {{Integrator::SemiImplicitEuler, "semi-implicit-euler"},
                                                    {Integrator::ExplicitEuler, "explicit-euler"},
                                                    {Integrator::VelocityVerlet, "velocity-verlet"}};
constexpr auto kObjectKinds = wordsOfRows<kObjectKindRows>();
constexpr auto kHitResponses = wordsOfRows<kHitResponseRows>();
constexpr auto kEdgeRules = wordsOfRows<kEdgeRuleRows>();
constexpr auto kIntegrators = wordsOfRows<kIntegratorRows>();

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

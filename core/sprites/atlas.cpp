#include "core/sprites/atlas.h"

#include <algorithm>

namespace broadside {
namespace {

template<class Named>
const Named* named(const std::vector<Named>& list, std::string_view name) noexcept
{
    const auto found = std::ranges::find(list, name, &Named::name);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const AtlasRegion* regionNamed(const Atlas& atlas, std::string_view name) noexcept
{
    return named(atlas.regions, name);
}

const Animation* animationNamed(const Atlas& atlas, std::string_view name) noexcept
{
    return named(atlas.animations, name);
}

} // namespace broadside

#include "core/debug/reduction/simplification.h"

#include "core/base/decades.h"
#include "core/geometry/shape_numbers.h"
#include "core/geometry/validation.h"

#include <cmath>
#include <type_traits>
#include <utility>

namespace broadside {
namespace {

/// Returns whether the value was different before.
template<class Value>
bool setTo(Value& value, std::type_identity_t<Value> simple)
{
    if (value == simple)
        return false;
    value = std::move(simple);
    return true;
}

/// Sets a member back to the default of an object or a scene.
template<class Owner, class Value>
std::function<bool(Owner&)> reset(Value Owner::*member)
{
    return [member](Owner& owner) { return setTo(owner.*member, Owner{}.*member); };
}

template<class Settings, class Value>
std::function<bool(Scene&)> reset(Settings Scene::*settings, Value Settings::*member)
{
    return [settings, member](Scene& scene) { return setTo(scene.*settings.*member, Settings{}.*member); };
}

double rounded(double value, int decimals)
{
    const double unit = powerOfTen(decimals);
    const double result = std::round(value * unit) / unit;
    return std::isfinite(result) ? result + 0.0 : value; // + 0.0: no -0
}

Vec2 rounded(Vec2 value, int decimals) { return {rounded(value.x, decimals), rounded(value.y, decimals)}; }

void roundShape(Shape& shape, int decimals)
{
    const auto round = [decimals](auto& value) { value = rounded(value, decimals); };
    forEachNumber(shape, Overloaded{[&](const ShapeLength&, double& value) { round(value); },
                                    [&](ShapePoint, Vec2& point) { round(point); },
                                    [&](CompoundPart& part) {
                                        round(part.offset);
                                        round(part.angle);
                                        roundShape(part.shape, decimals);
                                    }});
}

bool isValid(const SceneObject& object)
{
    return !faultOf(object.shape) && !scaleFaultOf(object.shape, object.pose.scale);
}

using ObjectEdit = std::function<bool(SceneObject&)>;

constexpr int kMostDecimals = 3;

/// A shape that rounding would make invalid stays as it is.
ObjectEdit roundShapeTo(int decimals)
{
    return [decimals](SceneObject& object) {
        SceneObject changed = object;
        roundShape(changed.shape, decimals);
        return isValid(changed) && setTo(object.shape, std::move(changed.shape));
    };
}

void addRoundings(std::vector<ObjectEdit>& edits)
{
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        edits.push_back([=](SceneObject& o) { return setTo(o.pose.position, rounded(o.pose.position, decimals)); });
        edits.push_back([=](SceneObject& o) { return setTo(o.velocity, rounded(o.velocity, decimals)); });
        edits.push_back([=](SceneObject& o) { return setTo(o.pose.angle, rounded(o.pose.angle, decimals)); });
        edits.push_back(roundShapeTo(decimals));
    }
}

} // namespace

std::vector<ObjectEdit> simplificationsOf(const SceneObject& object)
{
    std::vector<ObjectEdit> edits{
        reset(&SceneObject::extra),    reset(&SceneObject::locked),       reset(&SceneObject::visible),
        reset(&SceneObject::onHit),    reset(&SceneObject::restitution),  reset(&SceneObject::category),
        reset(&SceneObject::mask),     reset(&SceneObject::mass),         reset(&SceneObject::force),
        reset(&SceneObject::velocity), reset(&SceneObject::acceleration), reset(&SceneObject::gravityScale)};
    edits.emplace_back([](SceneObject& o) { return setTo(o.components, {}); });
    for (std::size_t i = object.components.size(); i-- > 0;)
        edits.emplace_back([i](SceneObject& o) {
            if (o.components.size() <= i)
                return false;
            std::vector<Component>& components = o.components.edit();
            components.erase(components.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        });
    edits.emplace_back([](SceneObject& o) { return setTo(o.pose.angle, 0.0); });
    edits.emplace_back([](SceneObject& o) {
        const Vec2 one = Pose{}.scale; // valid for every shape
        return setTo(o.pose.scale, one);
    });
    addRoundings(edits);
    return edits;
}

std::vector<std::function<bool(Scene&)>> simplificationsOf(const Scene& scene)
{
    std::vector<std::function<bool(Scene&)>> edits{reset(&Scene::extra), reset(&Scene::world, &WorldSettings::wind),
                                                   reset(&Scene::world, &WorldSettings::terminalSpeed),
                                                   reset(&Scene::world, &WorldSettings::edges),
                                                   reset(&Scene::step, &StepSettings::integrator)};
    edits.emplace_back([](Scene& s) { return setTo(s.world.gravity, Vec2{}); });
    if (!scene.components.empty())
        edits.emplace_back([](Scene& s) { return setTo(s.components, {}); });
    return edits;
}

} // namespace broadside

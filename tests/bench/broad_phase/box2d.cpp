#include "tests/bench/broad_phase/contender.h"

#include <box2d/b2_dynamic_tree.h>

namespace broadside::bench {
namespace {

b2AABB asBox2d(const FloatBox& box)
{
    b2AABB result;
    result.lowerBound.Set(box.x0, box.y0);
    result.upperBound.Set(box.x1, box.y1);
    return result;
}

/// Box2D 2.4's dynamic tree, used like its broad phase uses it: fat boxes in one tree, and a query for every moved
/// object. Its b2BroadPhase itself reports only new pairs.
class Box2d final : public Contender {
public:
    [[nodiscard]] std::string name() const override { return "Box2D 2.4 tree"; }

    void load(const Scene& scene) override
    {
        m_proxies.resize(scene.count());
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            m_proxies[i] = m_tree.CreateProxy(asBox2d(scene.box(i)), reinterpret_cast<void*>(std::uintptr_t{i}));
    }

    void frame(const Scene& scene) override
    {
        for (const ObjectIndex i : scene.movers)
            m_tree.MoveProxy(m_proxies[i], asBox2d(scene.box(i)), b2Vec2(0.0F, 0.0F));
        found.clear();
        Asking asking{*this, scene, 0};
        for (const ObjectIndex i : scene.movers) {
            asking.asker = i;
            m_tree.Query(&asking, asBox2d(scene.box(i)));
        }
    }

private:
    struct Asking {
        Box2d& self;
        const Scene& scene;
        ObjectIndex asker;

        bool QueryCallback(std::int32_t proxy)
        {
            const auto other =
                static_cast<ObjectIndex>(reinterpret_cast<std::uintptr_t>(self.m_tree.GetUserData(proxy)));
            const bool isFirst = asker < other || scene.dynamic[other] == 0;
            if (isFirst && asker != other && packed::overlaps(scene.box(asker), scene.box(other)))
                self.found.push_back(orderedPair(asker, other));
            return true;
        }
    };

    b2DynamicTree m_tree;
    std::vector<std::int32_t> m_proxies;
};

} // namespace

void addBox2d(Contenders& contenders) { contenders.push_back(std::make_unique<Box2d>()); }

} // namespace broadside::bench

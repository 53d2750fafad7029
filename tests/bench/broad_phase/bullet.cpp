#include "tests/bench/broad_phase/contender.h"

#include <BulletCollision/BroadphaseCollision/btDbvt.h>

namespace broadside::bench {
namespace {

btDbvtVolume volumeOf(const FloatBox& box)
{
    return btDbvtVolume::FromMM(btVector3(box.x0, box.y0, 0.0F), btVector3(box.x1, box.y1, 0.0F));
}

/// Bullet's dynamic tree: one tree for static and one for dynamic objects. The dynamic tree is tested against itself
/// and against the static one.
class Bullet final : public Contender, private btDbvt::ICollide {
public:
    [[nodiscard]] std::string name() const override { return "Bullet Dbvt"; }

    void load(const Scene& scene) override
    {
        m_leaves.resize(scene.count());
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            m_leaves[i] = treeOf(scene, i).insert(volumeOf(scene.box(i)), reinterpret_cast<void*>(std::uintptr_t{i}));
        // Bullet's own broad phase improves its trees a little in every frame. These trees are optimised at the start.
        m_statics.optimizeTopDown();
        m_dynamics.optimizeTopDown();
    }

    void frame(const Scene& scene) override
    {
        m_scene = &scene;
        for (const ObjectIndex i : scene.movers) {
            btDbvtVolume volume = volumeOf(scene.box(i));
            m_dynamics.update(m_leaves[i], volume);
        }
        m_dynamics.optimizeIncremental(1 + m_dynamics.m_leaves / 100);
        found.clear();
        m_dynamics.collideTTpersistentStack(m_dynamics.m_root, m_dynamics.m_root, *this);
        m_dynamics.collideTTpersistentStack(m_dynamics.m_root, m_statics.m_root, *this);
    }

private:
    [[nodiscard]] btDbvt& treeOf(const Scene& scene, std::uint32_t i)
    {
        return scene.dynamic[i] != 0 ? m_dynamics : m_statics;
    }
    void Process(const btDbvtNode* a, const btDbvtNode* b) override
    {
        const auto first = static_cast<ObjectIndex>(reinterpret_cast<std::uintptr_t>(a->data));
        const auto second = static_cast<ObjectIndex>(reinterpret_cast<std::uintptr_t>(b->data));
        if (a != b && packed::overlaps(m_scene->box(first), m_scene->box(second)))
            found.push_back(orderedPair(first, second));
    }

    const Scene* m_scene = nullptr;
    btDbvt m_statics;
    btDbvt m_dynamics;
    std::vector<btDbvtNode*> m_leaves;
};

} // namespace

void addBullet(Contenders& contenders) { contenders.push_back(std::make_unique<Bullet>()); }

} // namespace broadside::bench

#include "tests/bench/broad_phase/contender.h"

#include <chipmunk/chipmunk.h>
#include <cmath>

namespace broadside::bench {
namespace {

/// An object as Chipmunk's indexes see one: it asks for the box by a pointer to the object.
struct Item {
    const Scene* scene;
    ObjectIndex index;
};

cpBB boxOf(void* object)
{
    const Item& item = *static_cast<const Item*>(object);
    const FloatBox box = item.scene->box(item.index);
    return cpBBNew(static_cast<cpFloat>(box.x0), static_cast<cpFloat>(box.y0), static_cast<cpFloat>(box.x1),
                   static_cast<cpFloat>(box.y1));
}

/// One of Chipmunk 7's three spatial indexes: one index for what stands, one for what moves, which asks the other.
class Chipmunk final : public Contender {
public:
    enum class Kind { SpaceHash, BBTree, Sweep };

    explicit Chipmunk(Kind kind)
        : m_kind(kind)
    {}
    ~Chipmunk() override
    {
        if (m_dynamics != nullptr) {
            cpSpatialIndexFree(m_dynamics);
            cpSpatialIndexFree(m_statics);
        }
    }

    [[nodiscard]] std::string name() const override
    {
        switch (m_kind) {
        case Kind::SpaceHash:
            return "Chipmunk space hash";
        case Kind::BBTree:
            return "Chipmunk BB tree";
        case Kind::Sweep:
            return "Chipmunk sweep";
        }
        return {};
    }
    /// The sweep is along one axis alone.
    [[nodiscard]] bool canManage(const Scene& scene) const override
    {
        constexpr std::uint32_t kMostSwept = 10'000;
        return m_kind != Kind::Sweep || scene.count() <= kMostSwept;
    }

    void load(const Scene& scene) override
    {
        m_items.resize(scene.count());
        m_statics = made(scene, nullptr);
        m_dynamics = made(scene, m_statics);
        for (std::uint32_t i = 0; i < scene.count(); ++i) {
            m_items[i] = {&scene, i};
            cpSpatialIndexInsert(scene.dynamic[i] != 0 ? m_dynamics : m_statics, &m_items[i], i);
        }
        cpSpatialIndexReindex(m_statics);
    }

    void frame(const Scene&) override
    {
        found.clear();
        cpSpatialIndexReindexQuery(m_dynamics, &Chipmunk::take, this);
    }

private:
    /// Its manual advises cells a little larger than most objects, and about ten times as many as there are objects.
    [[nodiscard]] cpSpatialIndex* made(const Scene& scene, cpSpatialIndex* statics) const
    {
        if (m_kind == Kind::BBTree)
            return cpBBTreeNew(&boxOf, statics);
        if (m_kind == Kind::Sweep)
            return cpSweep1DNew(&boxOf, statics);
        double sides = 0.0;
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            sides += static_cast<double>(scene.x1[i] - scene.x0[i]);
        const double cell = kCellSides * sides / scene.count();
        return cpSpaceHashNew(cell, static_cast<int>(kCellsPerObject * scene.count()), &boxOf, statics);
    }
    static cpCollisionID take(void* a, void* b, cpCollisionID id, void* self)
    {
        const Item& first = *static_cast<const Item*>(a);
        const Item& second = *static_cast<const Item*>(b);
        if (packed::overlaps(first.scene->box(first.index), second.scene->box(second.index)))
            static_cast<Chipmunk*>(self)->found.push_back(orderedPair(first.index, second.index));
        return id;
    }

    // Chosen, not tuned: its manual asks for cells of about the usual object and for ten times as many as objects.
    static constexpr double kCellSides = 2.0;
    static constexpr double kCellsPerObject = 2.0;

    Kind m_kind;
    std::vector<Item> m_items;
    cpSpatialIndex* m_statics = nullptr;
    cpSpatialIndex* m_dynamics = nullptr;
};

} // namespace

void addChipmunk(Contenders& contenders)
{
    for (const Chipmunk::Kind kind : {Chipmunk::Kind::SpaceHash, Chipmunk::Kind::BBTree, Chipmunk::Kind::Sweep})
        contenders.push_back(std::make_unique<Chipmunk>(kind));
}

} // namespace broadside::bench

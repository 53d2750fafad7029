#include "tests/bench/broad_phase/tuning.h"

#include <array>
#include <chipmunk/chipmunk.h>
#include <cmath>
#include <cstdio>

namespace broadside::bench {
namespace {

/// An object as Chipmunk's indexes need it: they ask for its box through a pointer to the object.
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

/// One of Chipmunk 7's three spatial indexes: one index for static and one for dynamic objects, which queries the
/// static one.
class Chipmunk final : public Contender {
public:
    enum class Kind { SpaceHash, BBTree, Sweep };

    explicit Chipmunk(Kind kind)
        : m_kind(kind)
    {}
    ~Chipmunk() override { drop(); }

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
    /// The sweep sorts along one axis only.
    [[nodiscard]] bool canManage(const Scene& scene) const override
    {
        constexpr std::uint32_t kMostSwept = 10'000;
        return m_kind != Kind::Sweep || scene.count() <= kMostSwept;
    }

    void load(const Scene& scene) override
    {
        if (m_kind != Kind::SpaceHash)
            return insert(scene);
        constexpr std::array kChoices{0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0};
        fastestSetting(*this, scene, kChoices, [&](double choice) {
            m_hash = kHashes.at(static_cast<std::size_t>(choice));
            insert(scene);
        });
    }

    [[nodiscard]] std::string setting() const override
    {
        if (m_kind != Kind::SpaceHash)
            return {};
        std::array<char, 64> text;
        std::snprintf(text.data(), text.size(), "%.2f m, %g cells an object", m_cell, m_hash.cellsPerObject);
        return text.data();
    }

    void frame(const Scene&) override
    {
        found.clear();
        cpSpatialIndexReindexQuery(m_dynamics, &Chipmunk::take, this);
    }

private:
    struct Hash {
        double cellSides = 2.0; ///< Side of a cell, in mean sides of the objects.
        double cellsPerObject = 2.0;
    };
    /// Chipmunk's manual recommends cells a little larger than most objects, and about ten times as many cells as
    /// objects.
    static constexpr std::array<Hash, 8> kHashes{
        {{1.0, 1.0}, {1.5, 1.0}, {2.0, 1.0}, {3.0, 1.0}, {1.0, 10.0}, {1.5, 10.0}, {2.0, 10.0}, {3.0, 10.0}}};

    void insert(const Scene& scene)
    {
        drop();
        m_items.resize(scene.count());
        m_statics = made(scene, nullptr);
        m_dynamics = made(scene, m_statics);
        for (std::uint32_t i = 0; i < scene.count(); ++i) {
            m_items[i] = {&scene, i};
            cpSpatialIndexInsert(scene.dynamic[i] != 0 ? m_dynamics : m_statics, &m_items[i], i);
        }
        cpSpatialIndexReindex(m_statics);
    }
    void drop()
    {
        if (m_dynamics == nullptr)
            return;
        cpSpatialIndexFree(m_dynamics);
        cpSpatialIndexFree(m_statics);
        m_dynamics = m_statics = nullptr;
    }
    [[nodiscard]] cpSpatialIndex* made(const Scene& scene, cpSpatialIndex* statics)
    {
        if (m_kind == Kind::BBTree)
            return cpBBTreeNew(&boxOf, statics);
        if (m_kind == Kind::Sweep)
            return cpSweep1DNew(&boxOf, statics);
        double sides = 0.0;
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            sides += static_cast<double>(scene.box(i).x1 - scene.box(i).x0);
        m_cell = m_hash.cellSides * sides / scene.count();
        return cpSpaceHashNew(m_cell, static_cast<int>(m_hash.cellsPerObject * scene.count()), &boxOf, statics);
    }
    static cpCollisionID take(void* a, void* b, cpCollisionID id, void* self)
    {
        const Item& first = *static_cast<const Item*>(a);
        const Item& second = *static_cast<const Item*>(b);
        if (packed::overlaps(first.scene->box(first.index), second.scene->box(second.index)))
            static_cast<Chipmunk*>(self)->found.push_back(orderedPair(first.index, second.index));
        return id;
    }

    Kind m_kind;
    Hash m_hash;
    double m_cell = 0.0;
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

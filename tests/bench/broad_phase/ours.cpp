#include "core/broadphase/packed_grid.h"
#include "core/broadphase/packed_grid/lanes.h"
#include "core/broadphase/packed_grid/pair_search.h"
#include "tests/bench/broad_phase/contender.h"

#include <algorithm>

namespace broadside::bench {
namespace {

packed::BoxColumns columnsOf(const Scene& scene)
{
    return {scene.x0.data(), scene.y0.data(), scene.x1.data(), scene.y1.data(), nullptr, scene.count(), 0};
}

/// The kernel of packed-grid, on the columns of the scene.
class Kernel final : public Contender {
public:
    Kernel(std::string name, packed::Lanes lanes, unsigned threads)
        : m_name(std::move(name))
        , m_threads(threads)
        , m_statics(lanes, threads, m_crew)
        , m_dynamics(lanes, threads, m_crew)
    {}

    [[nodiscard]] std::string name() const override { return m_name; }

    void load(const Scene& scene) override
    {
        m_all = scene.allMove();
        if (m_all)
            return;
        std::vector<ObjectIndex> standing;
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            if (scene.dynamic[i] == 0)
                standing.push_back(i);
        packed::BoxStore boxes; // not needed after this
        m_statics.build(gathered(scene, standing, boxes));
        m_statics.prepareForSearches();
    }

    void frame(const Scene& scene) override
    {
        m_dynamics.build(m_all ? columnsOf(scene) : gathered(scene, scene.movers, m_boxes));
        static_cast<void>(m_search.find(m_dynamics, m_statics, nullptr, m_threads));
    }

    [[nodiscard]] std::vector<std::span<const IndexPair>> pairs() const override
    {
        std::vector<std::span<const IndexPair>> lists;
        for (std::size_t piece = 0; piece < m_search.pieces(); ++piece)
            lists.push_back(m_search.found(piece));
        return lists;
    }

private:
    /// The boxes of some objects as columns; all threads copy them when there are enough objects.
    [[nodiscard]] packed::BoxColumns gathered(const Scene& scene, std::span<const ObjectIndex> objects,
                                              packed::BoxStore& boxes)
    {
        const auto count = static_cast<std::uint32_t>(objects.size());
        constexpr unsigned kPiecesAThread = 16;
        const unsigned workers = std::clamp(count / packed::kBoxesPerThread, 1U, m_threads);
        const unsigned pieces = workers * kPiecesAThread;
        boxes.makeRoom(count);
        m_crew->share(workers, pieces, [&](unsigned piece, unsigned) {
            gather(scene, objects, packed::firstOfPiece(count, piece, pieces),
                   packed::firstOfPiece(count, piece + 1, pieces), boxes);
        });
        return boxes.columns(count);
    }

    /// The processor cannot predict the positions of the objects in memory, so they are fetched early.
    static void gather(const Scene& scene, std::span<const ObjectIndex> objects, std::size_t first, std::size_t end,
                       packed::BoxStore& boxes)
    {
        constexpr std::size_t kAhead = 32;
        for (std::size_t k = first; k < end; ++k) {
            packed::fetch(&scene.boxes[objects[std::min(k + kAhead, objects.size() - 1)]]);
            boxes.set(k, scene.boxes[objects[k]], objects[k]);
        }
    }

    std::string m_name;
    unsigned m_threads;
    packed::SharedCrew m_crew = std::make_shared<packed::Crew>();
    packed::PackedIndex m_statics;
    packed::PackedIndex m_dynamics;
    packed::BoxStore m_boxes; // boxes of the moving objects
    packed::PairSearch m_search{m_crew};
    bool m_all = true;
};

/// The same as an algorithm of the program: every box goes through move() in double, and every pair through a sink.
class Algorithm final : public Contender, private PairSink {
public:
    [[nodiscard]] std::string name() const override { return "packed-grid as BroadPhase"; }

    void load(const Scene& scene) override
    {
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            m_grid.add(i, boxOf(scene, i), {.dynamic = scene.dynamic[i] != 0});
    }

    void frame(const Scene& scene) override
    {
        for (const ObjectIndex i : scene.movers)
            m_grid.move(i, boxOf(scene, i));
        m_grid.update();
        found.clear();
        m_grid.candidatePairs(*this);
    }

private:
    [[nodiscard]] static Aabb boxOf(const Scene& scene, std::uint32_t i)
    {
        const FloatBox box = scene.box(i);
        return {{static_cast<double>(box.x0), static_cast<double>(box.y0)},
                {static_cast<double>(box.x1), static_cast<double>(box.y1)}};
    }
    void take(std::span<const IndexPair> pairs) override { found.insert(found.end(), pairs.begin(), pairs.end()); }

    PackedGrid m_grid{packed::widestLanes(), 1};
};

class Queries final : public QueryContender {
public:
    [[nodiscard]] std::string name() const override { return "packed-grid"; }

    void load(const Scene& scene) override { m_index.build(columnsOf(scene)); }
    std::span<const ObjectIndex> overlapping(const FloatBox& box) override
    {
        m_list.clear();
        m_index.overlapping(box, m_list);
        return m_list.entries();
    }
    float nearest(float x, float y) override { return m_index.nearest(x, y).distanceSquared; }

private:
    packed::PackedIndex m_index;
    packed::IndexList m_list;
};

} // namespace

void addPackedGrids(Contenders& contenders)
{
    contenders.push_back(std::make_unique<Kernel>("packed-grid", packed::widestLanes(), 1));
    contenders.push_back(std::make_unique<Kernel>("packed-grid, 2 threads", packed::widestLanes(), 2));
    contenders.push_back(std::make_unique<Kernel>("packed-grid, portable", packed::Lanes::Portable, 1));
    contenders.push_back(std::make_unique<Algorithm>());
}

void addPackedGrids(QueryContenders& contenders) { contenders.push_back(std::make_unique<Queries>()); }

} // namespace broadside::bench

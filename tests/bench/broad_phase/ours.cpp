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

/// The same as an algorithm of the program: every box is given in double, and every pair goes through a sink.
class Algorithm final : public Contender, private PairSink {
public:
    [[nodiscard]] std::string name() const override { return "packed-grid as BroadPhase"; }

    void load(const Scene& scene) override
    {
        m_grid->reserve(scene.count());
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            m_grid->add(i, doubled(scene.box(i)), {.dynamic = scene.dynamic[i] != 0});
    }

    void frame(const Scene& scene) override
    {
        const std::span<Aabb> boxes = m_grid->boxesOfMoved(scene.movers);
        scene.allMove() ? convert(scene, boxes) : gather(scene, boxes);
        m_grid->update();
        m_count = 0;
        m_grid->candidatePairs(*this);
    }
    [[nodiscard]] std::vector<std::span<const IndexPair>> pairs() const override
    {
        return {std::span(found).first(m_count)};
    }

private:
    [[nodiscard]] static Aabb doubled(const FloatBox& box)
    {
        return {{static_cast<double>(box.x0), static_cast<double>(box.y0)},
                {static_cast<double>(box.x1), static_cast<double>(box.y1)}};
    }
    static void convert(const Scene& scene, std::span<Aabb> boxes)
    {
        for (std::size_t i = 0; i < boxes.size(); ++i)
            boxes[i] = doubled({scene.x0[i], scene.y0[i], scene.x1[i], scene.y1[i]});
    }
    /// Fetches boxes early, as for the kernel.
    static void gather(const Scene& scene, std::span<Aabb> boxes)
    {
        constexpr std::size_t kAhead = 32;
        const std::span<const ObjectIndex> movers = scene.movers;
        for (std::size_t k = 0; k < movers.size(); ++k) {
            const ObjectIndex later = movers[std::min(k + kAhead, movers.size() - 1)];
            packed::fetch(&scene.boxes[later]);
            packed::fetch(&boxes[later]);
            boxes[movers[k]] = doubled(scene.boxes[movers[k]]);
        }
    }
    void take(std::span<const IndexPair> pairs) override
    {
        if (m_count + pairs.size() > found.size())
            found.resize((m_count + pairs.size()) * 3 / 2); // as the lists of the kernel grow
        std::ranges::copy(pairs, found.data() + m_count);
        m_count += pairs.size();
    }

    std::unique_ptr<BroadPhase> m_grid = std::make_unique<PackedGrid>(packed::widestLanes(), 1);
    std::size_t m_count = 0; // of the pairs in `found`
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

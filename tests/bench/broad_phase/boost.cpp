#include "tests/bench/broad_phase/contender.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>

namespace broadside::bench {
namespace {

namespace bg = boost::geometry;
using Point = bg::model::point<float, 2, bg::cs::cartesian>;
using Box = bg::model::box<Point>;
using Value = std::pair<Box, ObjectIndex>;
using Tree = bg::index::rtree<Value, bg::index::linear<16>>;

Box asBoost(const FloatBox& box) { return {{box.x0, box.y0}, {box.x1, box.y1}}; }

/// Boost's R-tree, built again for every frame, which is far faster than moving its values. Static objects have their
/// own tree.
class Boost final : public Contender {
public:
    [[nodiscard]] std::string name() const override { return "Boost R-tree"; }

    void load(const Scene& scene) override
    {
        m_values.clear();
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            if (scene.dynamic[i] == 0)
                m_values.emplace_back(asBoost(scene.box(i)), i);
        m_statics = Tree(m_values);
    }

    void frame(const Scene& scene) override
    {
        m_values.clear();
        for (const ObjectIndex i : scene.movers)
            m_values.emplace_back(asBoost(scene.box(i)), i);
        const Tree dynamics(m_values);
        found.clear();
        for (const Value& asker : dynamics) { // in the order of the tree: neighbours together
            for (auto it = dynamics.qbegin(bg::index::intersects(asker.first)); it != dynamics.qend(); ++it)
                if (asker.second < it->second)
                    found.push_back({asker.second, it->second});
            for (auto it = m_statics.qbegin(bg::index::intersects(asker.first)); it != m_statics.qend(); ++it)
                found.push_back(orderedPair(asker.second, it->second));
        }
    }

private:
    Tree m_statics;
    std::vector<Value> m_values;
};

class BoostQueries final : public QueryContender {
public:
    [[nodiscard]] std::string name() const override { return "Boost R-tree"; }

    void load(const Scene& scene) override
    {
        std::vector<Value> values;
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            values.emplace_back(asBoost(scene.box(i)), i);
        m_tree = Tree(values);
    }
    std::span<const ObjectIndex> overlapping(const FloatBox& box) override
    {
        m_found.clear();
        m_tree.query(
            bg::index::intersects(asBoost(box)),
            boost::make_function_output_iterator([this](const Value& value) { m_found.push_back(value.second); }));
        return m_found;
    }
    float nearest(float x, float y) override
    {
        float squared = 0.0F;
        m_tree.query(bg::index::nearest(Point(x, y), 1), boost::make_function_output_iterator([&](const Value& value) {
                         squared = static_cast<float>(bg::comparable_distance(Point(x, y), value.first));
                     }));
        return squared;
    }

private:
    Tree m_tree;
    std::vector<ObjectIndex> m_found;
};

} // namespace

void addBoost(Contenders& contenders) { contenders.push_back(std::make_unique<Boost>()); }
void addBoost(QueryContenders& contenders) { contenders.push_back(std::make_unique<BoostQueries>()); }

} // namespace broadside::bench

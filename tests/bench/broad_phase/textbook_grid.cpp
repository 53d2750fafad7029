#include "tests/bench/broad_phase/tuning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace broadside::bench {
namespace {

/// The uniform grid of the textbooks: one list per cell. Each object is in all cells that it touches. The lists of
/// dynamic objects are cleared and filled again in every frame.
/// AsPublished: every dynamic object collects the objects in its cells, each once, and tests them.
/// CellByCell: objects are tested cell by cell, and a pair counts in the first cell that both share. No library does
/// this; it shows the best speed of lists.
/// Source: Ericson, "Real-time collision detection", 2005, 7.1; the loop of the game books.
class TextbookGrid final : public Contender {
public:
    enum class Loop { AsPublished, CellByCell };

    explicit TextbookGrid(Loop loop)
        : m_loop(loop)
    {}

    [[nodiscard]] std::string name() const override
    {
        return m_loop == Loop::AsPublished ? "textbook grid" : std::string(kOwnGrid);
    }

    void load(const Scene& scene) override
    {
        FloatBox all = packed::kNoBounds;
        float sides = 0.0F;
        for (std::uint32_t i = 0; i < scene.count(); ++i) {
            all = packed::united(all, scene.box(i));
            sides += scene.box(i).x1 - scene.box(i).x0;
        }
        m_left = all.x0 - kMargin;
        m_bottom = all.y0 - kMargin;
        const float width = all.x1 + kMargin - m_left;
        const float height = all.y1 + kMargin - m_bottom;
        const float mean = sides / static_cast<float>(scene.count());
        // More than four cells per object are not worth their memory.
        const float least = std::sqrt(width * height / (4.0F * static_cast<float>(scene.count())));
        constexpr std::array kSides{1.0, 1.5, 2.0, 3.0, 4.0, 6.0};
        fastestSetting(*this, scene, kSides, [&](double sidesPerCell) {
            insertStatics(scene, std::max(static_cast<float>(sidesPerCell) * mean, least), width, height);
        });
    }

    [[nodiscard]] std::string setting() const override
    {
        std::array<char, 32> text;
        std::snprintf(text.data(), text.size(), "%.2f m", static_cast<double>(m_cell));
        return text.data();
    }

    void frame(const Scene& scene) override
    {
        for (std::vector<ObjectIndex>& cell : m_dynamics)
            cell.clear();
        for (const ObjectIndex i : scene.movers)
            forEachCell(scene.box(i), [&](std::size_t cell) { m_dynamics[cell].push_back(i); });
        found.clear();
        m_loop == Loop::AsPublished ? askAll(scene) : testCells(scene);
    }

private:
    static constexpr float kMargin = 1.0F;

    void insertStatics(const Scene& scene, float cell, float width, float height)
    {
        m_cell = cell;
        m_columns = static_cast<int>(width / m_cell) + 1;
        m_rows = static_cast<int>(height / m_cell) + 1;
        const std::size_t cells = static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows);
        m_statics = std::vector<std::vector<ObjectIndex>>(cells);
        m_dynamics = m_statics;
        for (std::uint32_t i = 0; i < scene.count(); ++i)
            if (scene.dynamic[i] == 0)
                forEachCell(scene.box(i), [&](std::size_t at) { m_statics[at].push_back(i); });
    }

    [[nodiscard]] int columnOf(float x) const
    {
        return std::clamp(static_cast<int>((x - m_left) / m_cell), 0, m_columns - 1);
    }
    [[nodiscard]] int rowOf(float y) const
    {
        return std::clamp(static_cast<int>((y - m_bottom) / m_cell), 0, m_rows - 1);
    }
    [[nodiscard]] std::size_t cellAt(int row, int column) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    template<class Visit>
    void forEachCell(const FloatBox& box, Visit&& visit) const
    {
        for (int row = rowOf(box.y0); row <= rowOf(box.y1); ++row)
            for (int column = columnOf(box.x0); column <= columnOf(box.x1); ++column)
                visit(cellAt(row, column));
    }
    void askAll(const Scene& scene)
    {
        for (const ObjectIndex asker : scene.movers) {
            m_colliders.clear();
            forEachCell(scene.box(asker), [&](std::size_t cell) {
                collect(m_dynamics[cell], asker);
                collect(m_statics[cell], asker);
            });
            for (const ObjectIndex other : m_colliders)
                if ((asker < other || scene.dynamic[other] == 0) &&
                    packed::overlaps(scene.box(asker), scene.box(other)))
                    found.push_back(orderedPair(asker, other));
        }
    }
    void collect(const std::vector<ObjectIndex>& cell, ObjectIndex asker)
    {
        for (const ObjectIndex other : cell)
            if (other != asker && std::ranges::find(m_colliders, other) == m_colliders.end())
                m_colliders.push_back(other);
    }
    void testCells(const Scene& scene)
    {
        for (std::size_t cell = 0; cell < m_dynamics.size(); ++cell) {
            const std::vector<ObjectIndex>& movers = m_dynamics[cell];
            for (std::size_t i = 0; i < movers.size(); ++i) {
                for (std::size_t j = i + 1; j < movers.size(); ++j)
                    test(scene, cell, movers[i], movers[j]);
                for (const ObjectIndex other : m_statics[cell])
                    test(scene, cell, movers[i], other);
            }
        }
    }
    void test(const Scene& scene, std::size_t cell, ObjectIndex a, ObjectIndex b)
    {
        const FloatBox first = scene.box(a);
        const FloatBox second = scene.box(b);
        if (packed::overlaps(first, second) &&
            cell == cellAt(rowOf(std::max(first.y0, second.y0)), columnOf(std::max(first.x0, second.x0))))
            found.push_back(orderedPair(a, b));
    }

    Loop m_loop;
    float m_left = 0.0F;
    float m_bottom = 0.0F;
    float m_cell = 1.0F;
    int m_columns = 1;
    int m_rows = 1;
    std::vector<std::vector<ObjectIndex>> m_statics;
    std::vector<std::vector<ObjectIndex>> m_dynamics;
    std::vector<ObjectIndex> m_colliders;
};

} // namespace

void addTextbookGrid(Contenders& contenders)
{
    contenders.push_back(std::make_unique<TextbookGrid>(TextbookGrid::Loop::CellByCell));
    contenders.push_back(std::make_unique<TextbookGrid>(TextbookGrid::Loop::AsPublished));
}

} // namespace broadside::bench

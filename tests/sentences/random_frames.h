#pragma once

#include "core/base/random.h"
#include "core/debug/frame.h"
#include "core/debug/recorded_broad_phase.h"

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// @file
/// Random frames with few objects. Some are of Broadside's algorithms, which sometimes do not get a move. Others are of
/// games whose registrations and candidates have planted faults. The faults are kept, so that sentences can be checked
/// without the code that wrote them.

namespace broadside::test {

using Cells = std::set<std::pair<std::int64_t, std::int64_t>>; ///< Columns and rows from the lower left.

/// Collects the cells in which objects are registered.
class CellCollector final : public RegistrationSink {
public:
    explicit CellCollector(std::size_t rows)
        : cells(rows)
    {}
    void take(ObjectIndex object, const CellRange& range) override
    {
        for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
                cells[object].insert({x, y});
    }
    std::vector<Cells> cells;
};

/// A frame, and the data from which it was made.
class RandomFrame {
public:
    explicit RandomFrame(std::uint64_t seed)
        : m_random(seed)
    {
        addObjects();
        const std::uint64_t kind = m_random.below(5);
        if (kind < 3)
            makeBroadsideFrame();
        else
            makeGameFrame(kind == 4);
    }

    [[nodiscard]] Frame frame() const { return Frame(m_parts); }
    [[nodiscard]] const ObjectTable& objects() const { return m_objects; }
    [[nodiscard]] const WorldSettings& world() const { return m_world; }
    [[nodiscard]] TouchRule touch() const { return m_parts.touch; }
    [[nodiscard]] bool isTheirs() const { return m_recorded; }
    [[nodiscard]] Algorithm algorithm() const { return m_algorithm; } ///< @pre !isTheirs()
    [[nodiscard]] bool isCandidate(IndexPair pair) const { return m_candidates.contains({pair.a, pair.b}); }
    /// For each row, the cells in which it is registered; empty: unknown, or there are no cells.
    [[nodiscard]] const std::optional<std::vector<Cells>>& registered() const { return m_registered; }
    [[nodiscard]] const std::optional<CellTable>& table() const
    {
        return m_table;
    } ///< Also known without
      ///< registrations.
    [[nodiscard]] bool knowsBoxes() const { return m_boxes.has_value(); }
    /// The box with which a row is registered; empty: none, or unknown.
    [[nodiscard]] std::optional<Aabb> registeredBox(ObjectIndex row) const
    {
        return m_boxes && m_boxes->at(row) ? m_boxes->at(row) : std::nullopt;
    }
    /// The last box that was passed to an algorithm of Broadside.
    [[nodiscard]] const Aabb& toldBox(ObjectIndex row) const { return m_told[row]; }

private:
    void addObjects()
    {
        m_world.width = 4.0 + static_cast<double>(m_random.below(9)) * 0.75;
        m_world.height = 4.0 + static_cast<double>(m_random.below(9)) * 0.75;
        const std::uint64_t count = 2 + m_random.below(3);
        for (std::uint64_t id = 1; id <= count; ++id)
            m_objects.add(randomObject(id * 3));
    }

    ObjectPtr randomObject(std::uint64_t id)
    {
        constexpr std::array kNames{"Moth", "Moth", "Ball", "Wall", ""};
        constexpr std::array kResponses{HitResponse::None, HitResponse::Bounce, HitResponse::Remove};
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->name = kNames[m_random.below(kNames.size())];
        object->kind = m_random.below(3) == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        object->category = m_random.below(12) == 0 ? 2 : 1;
        object->mask = m_random.below(12) == 0 ? 2 : 0xffff'ffff;
        object->onHit = kResponses[m_random.below(kResponses.size())];
        const double reach = m_random.below(3) == 0 ? 1.5 : 0.6; // often close together
        object->pose.position = {grid(m_world.width * (0.5 + reach * (m_random.unit() - 0.5))),
                                 grid(m_world.height * (0.5 + reach * (m_random.unit() - 0.5)))};
        const double size = m_random.below(5) == 0 ? 4.0 : 1.0;
        const double wide = 2.0 * grid(m_random.between(0.1, 0.75) * size); // both sides are multiples of a quarter
        const double tall = 2.0 * grid(m_random.between(0.1, 0.75));
        const std::array<Shape, 3> shapes{Box{wide, tall}, Circle{0.5 * tall}, OrientedBox{wide, tall}};
        const std::uint64_t kind = m_random.below(shapes.size());
        object->shape = shapes[kind];
        object->pose.angle = kind == 2 ? static_cast<double>(m_random.below(360)) : 0.0;
        return object;
    }

    /// Half of the values become multiples of a quarter, so that boxes touch each other and the borders of cells.
    double grid(double value) { return m_random.below(2) == 0 ? std::max(0.25, std::round(value * 4.0) / 4.0) : value; }

    /// A frame of an algorithm of Broadside. Sometimes an object moves after it was added, and sometimes the algorithm
    /// does not get the move.
    void makeBroadsideFrame()
    {
        m_algorithm = algorithms()[m_random.below(algorithms().size())].algorithm;
        const double cell =
            m_random.below(3) == 0 ? m_random.between(0.4, 0.9) : 0.5 + 0.25 * static_cast<double>(m_random.below(9));
        if (m_random.below(4) == 0)
            putAtBorder(cell);
        m_broadPhase = std::move(*makeBroadPhase({m_algorithm, cell}, m_world.width, m_world.height));
        addAll(m_objects, *m_broadPhase);
        m_broadPhase->update();
        m_told.assign(m_objects.columns().bounds.begin(), m_objects.columns().bounds.end());
        if (m_random.below(3) == 0)
            moveSomething();
        finish();
        if (m_table) {
            CellCollector collector(m_objects.rowCount());
            if (!m_table->goesOn())
                m_broadPhase->showRegistrations(collector);
            for (ObjectIndex row = 0; m_table->goesOn() && row < m_objects.rowCount(); ++row)
                collector.take(row, m_table->cellsOf(m_told[row])); // including cells without an id
            m_registered = std::move(collector.cells);
        }
    }

    /// The first two objects touch each other at the border of two columns of cells.
    void putAtBorder(double cell)
    {
        const double border = cell * static_cast<double>(1 + m_random.below(3));
        for (const ObjectIndex row : {0U, 1U}) {
            const Aabb& box = m_objects.boundsOf(row);
            Pose pose = m_objects.poseOf(row);
            const double x = row == 0 ? border - (box.hi.x - pose.position.x) : border + (pose.position.x - box.lo.x);
            pose.position = {x, 0.5 * m_world.height};
            m_objects.setPose(row, pose);
        }
    }

    void moveSomething()
    {
        const auto row = static_cast<ObjectIndex>(m_random.below(m_objects.rowCount()));
        Pose pose = m_objects.poseOf(row);
        pose.position += {grid(m_random.between(0.3, 3.0)), grid(m_random.between(0.3, 2.0))};
        m_objects.setPose(row, pose);
        const auto table = m_broadPhase->cellTable();
        // Such a table exists only in worlds, which pass on every move.
        const bool isOfWorldsOnly = table && table->goesOn();
        if (m_random.below(2) == 0 || isOfWorldsOnly) {
            m_broadPhase->move(row, m_objects.boundsOf(row));
            m_told[row] = m_objects.boundsOf(row);
        }
        m_broadPhase->update();
    }

    /// A frame of a game: it has candidates, and perhaps cells or registered boxes.
    void makeGameFrame(bool hasSmallBoxes)
    {
        m_recorded = true;
        const double cell = 0.5 + 0.5 * static_cast<double>(m_random.below(4));
        const GridLayout layout = GridLayout::ofCells(cell, static_cast<std::int64_t>(m_world.width / cell),
                                                      static_cast<std::int64_t>(m_world.height / cell));
        const bool goesOn = m_random.below(2) == 0;
        const std::uint64_t says = m_random.below(4); // nothing, a cell size, cells, boxes
        if (says == 1 || says == 2)
            m_table = goesOn ? CellTable::goingOn(layout) : CellTable(layout);
        if (hasSmallBoxes)
            shrinkBoxes();
        m_told.assign(m_objects.columns().bounds.begin(), m_objects.columns().bounds.end());
        RecordedBroadPhase::Record record;
        if (says == 2)
            record.cells = plantedCells();
        if (says == 3)
            record.boxes = plantedBoxes();
        record.candidates = plantedCandidates();
        auto recorded = std::make_unique<RecordedBroadPhase>(m_table, m_random.below(2) == 0, 0.01);
        const bool wasRight = m_random.below(2) == 0;
        recorded->setPast([wasRight](ObjectIndex) { return wasRight; });
        recorded->take(m_objects, std::move(record));
        m_broadPhase = std::move(recorded);
        m_parts.touch = m_random.below(2) == 0 ? TouchRule::Closed : TouchRule::HalfOpen;
        m_parts.boxesAreMeasured = true;
        m_parts.broadPhaseName = "the game's grid";
        finish();
    }

    void shrinkBoxes()
    {
        m_objects.forEach([&](ObjectIndex row) {
            const Aabb& box = m_objects.boundsOf(row);
            if (!m_objects.isBox(row) && m_random.below(2) == 0)
                m_objects.setBounds(row, grown(box, -0.2 * std::min(box.width(), box.height())));
        });
    }

    std::vector<RecordedBroadPhase::Cells> plantedCells()
    {
        std::vector<RecordedBroadPhase::Cells> cells;
        m_registered.emplace(m_objects.rowCount());
        CellCollector collector(m_objects.rowCount());
        m_objects.forEach([&](ObjectIndex row) {
            const CellRange all = m_table->cellsOf(m_objects.boundsOf(row));
            const CellRange range = m_table->goesOn() ? all : m_table->clipped(all);
            for (const CellRange& one : planted(range)) {
                if (one.isEmpty())
                    continue;
                cells.push_back({row, one});
                collector.take(row, one);
            }
        });
        m_registered = std::move(collector.cells);
        return cells;
    }

    /// The correct cells, or one of these faults: none, other cells, only the corners, no last column, or a single
    /// cell.
    std::vector<CellRange> planted(const CellRange& range)
    {
        if (range.isEmpty())
            return {};
        const auto at = [](std::int64_t x, std::int64_t y) { return CellRange{{x, y}, {x, y}}; };
        const auto [low, high] = std::pair(range.first, range.last);
        switch (m_random.below(10)) {
        case 0:
            return {};
        case 1:
            return {{{low.x + 2, low.y}, {high.x + 2, high.y}}};
        case 2:
            return {at(low.x, low.y), at(high.x, low.y), at(low.x, high.y), at(high.x, high.y)};
        case 3:
            return {{low, {high.x - 1, high.y}}};
        case 4:
            return {at(low.x, low.y)};
        default:
            return {range};
        }
    }

    std::vector<RecordedBroadPhase::Box> plantedBoxes()
    {
        std::vector<RecordedBroadPhase::Box> boxes;
        m_boxes.emplace(m_objects.rowCount());
        m_objects.forEach([&](ObjectIndex row) {
            const std::uint64_t fault = m_random.below(5);
            if (fault == 0)
                return;
            const Vec2 away = fault == 1 ? Vec2{m_random.between(-2.0, 2.0), 0.5} : Vec2{};
            const Aabb box = grown(translated(m_objects.boundsOf(row), away), fault == 2 ? 0.2 : 0.0);
            m_boxes->at(row) = box;
            boxes.push_back({row, box});
        });
        return boxes;
    }

    /// Pairs that share a cell, or whose boxes overlap, with some wrong pairs added and some removed.
    std::vector<IndexPair> plantedCandidates()
    {
        std::vector<IndexPair> candidates;
        for (ObjectIndex a = 0; a < m_objects.rowCount(); ++a)
            for (ObjectIndex b = a + 1; b < m_objects.rowCount(); ++b) {
                bool isOne = overlaps(m_objects.boundsOf(a), m_objects.boundsOf(b));
                if (m_registered) {
                    const Cells& ofB = (*m_registered)[b];
                    isOne =
                        std::ranges::any_of((*m_registered)[a], [&](const auto& cell) { return ofB.contains(cell); });
                }
                if (m_random.below(6) == 0 ? !isOne : isOne)
                    candidates.push_back({a, b});
            }
        return candidates;
    }

    void finish()
    {
        m_parts.objects = &m_objects;
        m_parts.world = m_world;
        m_parts.step = m_random.below(3);
        m_parts.broadPhase = m_broadPhase.get();
        if (!m_recorded)
            m_table = m_broadPhase->cellTable();
        class Collector final : public PairSink {
        public:
            explicit Collector(std::set<std::pair<ObjectIndex, ObjectIndex>>& pairs)
                : m_pairs(pairs)
            {}
            void take(std::span<const IndexPair> more) override
            {
                for (const IndexPair pair : more)
                    m_pairs.insert({pair.a, pair.b});
            }

        private:
            std::set<std::pair<ObjectIndex, ObjectIndex>>& m_pairs;
        } collector(m_candidates);
        m_broadPhase->candidatePairs(collector);
    }

    Random m_random;
    WorldSettings m_world;
    ObjectTable m_objects;
    Algorithm m_algorithm = Algorithm::Grid;
    bool m_recorded = false;
    std::unique_ptr<BroadPhase> m_broadPhase;
    std::optional<CellTable> m_table;
    std::optional<std::vector<Cells>> m_registered;
    std::optional<std::vector<std::optional<Aabb>>> m_boxes;
    std::vector<Aabb> m_told;
    std::set<std::pair<ObjectIndex, ObjectIndex>> m_candidates;
    FrameParts m_parts;
};

} // namespace broadside::test

#pragma once

#include "core/check/check_target.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <map>
#include <memory>
#include <set>
#include <string_view>

namespace broadside::test {
/// Broad phases with one planted fault each, as people write them: a grid of cells, a hash of cells, a sorted list.
/// The first entry is a correct grid, the second a correct sorted list.
inline constexpr std::array<std::string_view, 34> kPlantedFaults{
    "none",
    "none, sorted list",
    "registered in the cell of the centre",
    "registered at the corners",
    "moves are not registered",
    "moves are registered when the cell of the centre changes",
    "the last column is missing",
    "the last row is missing",
    "asks in rounded cells",
    "a cell holds eight objects",
    "removed objects stay",
    "ids are cut to eight bits",
    "ids are cut to 32 bits",
    "keys of pairs collide",
    "the last cell is left out",
    "asks in its first cell only",
    "asks the cell of its centre only",
    "objects outside are dropped",
    "every fourth move is lost",
    "removal forgets another object",
    "the size of the beginning is kept",
    "the width is used for both sides",
    "axes are exchanged",
    "crashes outside",
    "loops for points",
    "the sweep stops at the first miss",
    "the list is sorted when objects are added",
    "touching is no overlap",
    "a slot of the table holds one cell",
    "at most three cells a side",
    "reports itself",
    "coordinates are whole numbers",
    "equal boxes are one object",
    "small moves are ignored",
};

struct FaultyCell {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend auto operator<=>(const FaultyCell&, const FaultyCell&) = default;
};

class FaultyTarget final : public check::CheckTarget {
public:
    explicit FaultyTarget(std::string_view fault)
        : m_fault(fault)
    {}

    void begin(const Aabb& bounds, double cellSize) override
    {
        m_bounds = bounds;
        m_cell = cellSize;
        m_boxes.clear();
        m_order.clear();
        m_cells.clear();
        m_slots.clear();
        m_moves = 0;
    }

    void apply(const check::Operation& operation) override
    {
        const std::uint64_t id = idOf(operation.id.value);
        switch (operation.kind) {
        case check::Operation::Kind::Add:
            add(id, operation.box);
            break;
        case check::Operation::Kind::Move:
            move(id, operation.box);
            break;
        case check::Operation::Kind::Remove:
            remove(id);
            break;
        }
    }
    void update() override
    {
        if (isSweep() && !is("the list is sorted when objects are added"))
            sortList();
    }
    [[nodiscard]] bool hasPairs() const override { return true; }
    [[nodiscard]] bool hasQuery() const override { return false; }
    void query(const Aabb&, std::vector<ObjectId>&) override {}
    void pairs(Pairs& pairs) override
    {
        if (isSweep()) {
            sweep(pairs);
            return;
        }
        std::set<std::uint64_t> known;
        for (const auto& [id, box] : m_boxes) {
            for (const FaultyCell cell : askedCells(box)) {
                const auto found = m_cells.find(cell);
                if (found == m_cells.end())
                    continue;
                for (const std::uint64_t other : found->second)
                    report(id, other, pairs, known);
            }
            if (is("reports itself"))
                pairs.emplace_back(ObjectId{id}, ObjectId{id});
        }
    }

private:
    [[nodiscard]] bool is(std::string_view fault) const { return m_fault == fault; }
    [[nodiscard]] bool isSweep() const
    {
        return is("none, sorted list") || is("the sweep stops at the first miss") ||
               is("the list is sorted when objects are added") || is("touching is no overlap");
    }
    [[nodiscard]] std::uint64_t idOf(std::uint64_t id) const
    {
        if (is("ids are cut to eight bits"))
            return id & 0xff;
        return is("ids are cut to 32 bits") ? id & 0xffff'ffff : id;
    }

    void add(std::uint64_t id, const Aabb& box)
    {
        if (is("equal boxes are one object"))
            for (const auto& entry : m_boxes)
                if (entry.second == box)
                    return;
        m_boxes[id] = box;
        m_order.push_back(id);
        if (isSweep())
            sortList();
        enter(id, box);
    }
    void move(std::uint64_t id, Aabb box)
    {
        m_moves = m_moves + 1;
        if (!m_boxes.contains(id) || (is("every fourth move is lost") && m_moves % 4 == 0))
            return;
        const Aabb before = m_boxes[id];
        if (is("the size of the beginning is kept"))
            box.hi = box.lo + (before.hi - before.lo);
        const bool isSmall = std::abs(box.lo.x - before.lo.x) + std::abs(box.lo.y - before.lo.y) < m_cell / 8.0;
        m_boxes[id] = box;
        if (is("moves are not registered") || (is("small moves are ignored") && isSmall) ||
            (is("moves are registered when the cell of the centre changes") &&
             cellAt(before.center()) == cellAt(box.center())))
            return;
        leave(id);
        enter(id, box);
    }
    void remove(std::uint64_t id)
    {
        if (is("removed objects stay"))
            return;
        leave(id);
        m_boxes.erase(id);
        std::erase(m_order, id);
        if (is("removal forgets another object") && !m_boxes.empty())
            leave(m_boxes.begin()->first);
    }

    [[nodiscard]] std::int64_t index(double coordinate) const
    {
        return static_cast<std::int64_t>(std::floor(coordinate / m_cell));
    }
    [[nodiscard]] FaultyCell cellAt(Vec2 point) const { return {index(point.x), index(point.y)}; }

    void enter(std::uint64_t id, Aabb box)
    {
        const bool isOutside = box.lo.x < m_bounds.lo.x || box.lo.y < m_bounds.lo.y || box.hi.x > m_bounds.hi.x ||
                               box.hi.y > m_bounds.hi.y;
        if (is("objects outside are dropped") && isOutside)
            return;
        if (is("crashes outside") && isOutside)
            std::raise(SIGSEGV);
        while (is("loops for points") && box.lo == box.hi)
            m_moves = m_moves + 1;
        box = asRegistered(box);
        const FaultyCell first = cellAt(box.lo);
        FaultyCell last = cellAt(box.hi);
        if (is("the last cell is left out")) {
            last.x = std::max(first.x, last.x - 1);
            last.y = std::max(first.y, last.y - 1);
        }
        if (is("at most three cells a side")) {
            last.x = std::min(last.x, first.x + 2);
            last.y = std::min(last.y, first.y + 2);
        }
        for (std::int64_t x = first.x; x <= last.x; ++x)
            for (std::int64_t y = first.y; y <= last.y; ++y)
                if (isRegistered({x, y}, first, last, box))
                    put(is("axes are exchanged") ? FaultyCell{y, x} : FaultyCell{x, y}, id);
    }
    [[nodiscard]] Aabb asRegistered(Aabb box) const
    {
        if (is("the width is used for both sides"))
            box.hi.y = box.lo.y + box.width();
        if (is("coordinates are whole numbers"))
            box = {{std::trunc(box.lo.x), std::trunc(box.lo.y)},
                   {std::trunc(box.lo.x) + std::trunc(box.width()) - 1.0,
                    std::trunc(box.lo.y) + std::trunc(box.height()) - 1.0}};
        return box;
    }
    [[nodiscard]] bool isRegistered(FaultyCell cell, FaultyCell first, FaultyCell last, const Aabb& box) const
    {
        if (is("registered in the cell of the centre"))
            return cell == cellAt(box.center());
        if (is("registered at the corners"))
            return (cell.x == first.x || cell.x == last.x) && (cell.y == first.y || cell.y == last.y);
        if (is("the last column is missing"))
            return cell.x < index(m_bounds.hi.x - m_cell / 16.0);
        if (is("the last row is missing"))
            return cell.y < index(m_bounds.hi.y - m_cell / 16.0);
        return true;
    }
    void put(FaultyCell cell, std::uint64_t id)
    {
        if (is("a slot of the table holds one cell")) {
            constexpr std::int64_t kSlots = 61;
            const std::int64_t slot = ((cell.x * 31 + cell.y) % kSlots + kSlots) % kSlots;
            if (m_slots.try_emplace(slot, cell).first->second != cell)
                return;
        }
        std::vector<std::uint64_t>& list = m_cells[cell];
        if (!is("a cell holds eight objects") || list.size() < 8)
            list.push_back(id);
    }
    void leave(std::uint64_t id)
    {
        for (auto& entry : m_cells)
            std::erase(entry.second, id);
    }

    [[nodiscard]] std::vector<FaultyCell> askedCells(Aabb box) const
    {
        box = asRegistered(box);
        if (is("asks in rounded cells"))
            box = {box.lo + Vec2{m_cell / 2.0, m_cell / 2.0}, box.hi + Vec2{m_cell / 2.0, m_cell / 2.0}};
        const FaultyCell first = cellAt(box.lo);
        const FaultyCell last = cellAt(box.hi);
        if (is("asks in its first cell only"))
            return {first};
        if (is("asks the cell of its centre only") || is("registered in the cell of the centre"))
            return {cellAt(box.center())};
        std::vector<FaultyCell> cells;
        for (std::int64_t x = first.x; x <= last.x; ++x)
            for (std::int64_t y = first.y; y <= last.y; ++y)
                cells.push_back({x, y});
        return cells;
    }
    void report(std::uint64_t id, std::uint64_t other, Pairs& pairs, std::set<std::uint64_t>& known) const
    {
        if (id == other)
            return;
        const std::uint64_t a = std::min(id, other);
        const std::uint64_t b = std::max(id, other);
        if (is("keys of pairs collide") && !known.insert(a * 7 + b).second)
            return;
        pairs.emplace_back(ObjectId{a}, ObjectId{b});
    }

    void sortList()
    {
        std::ranges::stable_sort(m_order, {}, [this](std::uint64_t id) { return m_boxes.at(id).lo.x; });
    }
    void sweep(Pairs& pairs) const
    {
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const Aabb& a = m_boxes.at(m_order[i]);
            for (std::size_t j = i + 1; j < m_order.size(); ++j) {
                const Aabb& b = m_boxes.at(m_order[j]);
                const bool touches = !is("touching is no overlap");
                if (b.lo.x > a.hi.x || (!touches && b.lo.x == a.hi.x))
                    break;
                const bool isMiss = touches ? a.lo.y > b.hi.y || b.lo.y > a.hi.y : a.lo.y >= b.hi.y || b.lo.y >= a.hi.y;
                if (isMiss && is("the sweep stops at the first miss"))
                    break;
                if (!isMiss)
                    pairs.emplace_back(ObjectId{m_order[i]}, ObjectId{m_order[j]});
            }
        }
    }

    std::string_view m_fault;
    Aabb m_bounds;
    double m_cell = 1.0;
    std::map<std::uint64_t, Aabb> m_boxes;
    std::vector<std::uint64_t> m_order;
    std::map<FaultyCell, std::vector<std::uint64_t>> m_cells;
    std::map<std::int64_t, FaultyCell> m_slots;
    volatile std::uint64_t m_moves = 0;
};

[[nodiscard]] inline std::unique_ptr<check::CheckTarget> makeFaulty(std::string_view fault)
{
    return std::make_unique<FaultyTarget>(fault);
}

} // namespace broadside::test

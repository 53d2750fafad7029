#include "tests/planted/hosts/host.h"

#include <map>

namespace broadside::planted {
namespace {

/// Each object in the cell of its centre; a cell's box grows to hold its objects. After Harmless, "Loose/tight grids".
class LooseGrid final : public Host {
public:
    LooseGrid(const Setting& setting, const Policy& policy)
        : m_policy(policy)
        , m_lattice(setting.lattice())
    {}

    void update(const std::vector<Entry>& entries, const GameFrame&, Pairs& pairs) override
    {
        fill(entries);
        for (const Entry& entry : entries)
            if (pairs.ask(entry))
                ask(entries, entry, pairs);
    }

    void tell(const std::vector<Entry>&, trace::FrameData& data) const override { data.cells = m_held; }

private:
    struct Cell {
        Bucket bucket;
        Aabb box; ///< Around all that were let in.
    };

    void fill(const std::vector<Entry>& entries)
    {
        m_cells.clear();
        m_held.clear();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Aabb& box = entries[i].box;
            const std::optional<CellCoord> place = m_policy.table(m_policy.cellOf(box.center(), m_lattice), m_lattice);
            if (!place)
                continue;
            Cell& cell = m_cells[place->y * m_lattice.columns + place->x];
            if (!m_policy.put(cell.bucket, i, *place))
                continue;
            if (m_policy.loosens(entries[i], cell.bucket.entries.size()))
                cell.box = united(cell.box, box);
        }
        for (const auto& [number, cell] : m_cells)
            for (const std::size_t i : cell.bucket.entries) {
                const CellCoord at{number % m_lattice.columns, number / m_lattice.columns};
                m_held.push_back({ObjectId{entries[i].body.id}, {at, at}});
            }
    }

    void ask(const std::vector<Entry>& entries, const Entry& asker, Pairs& pairs) const
    {
        const Aabb query = m_policy.pairs.asksWith(asker);
        for (const auto& [number, cell] : m_cells) {
            if (!m_policy.tree.visits(cell.box, query))
                continue;
            for (const std::size_t other : cell.bucket.entries)
                if (overlaps(entries[other].box, query) && !pairs.offer(asker, entries[other]))
                    return;
        }
    }

    const Policy& m_policy;
    Lattice m_lattice;
    std::map<std::int64_t, Cell> m_cells;
    std::vector<trace::RegisteredCells> m_held;
};

} // namespace

std::unique_ptr<Host> makeLooseGrid(const Setting& setting, const Policy& policy)
{
    return std::make_unique<LooseGrid>(setting, policy);
}

} // namespace broadside::planted

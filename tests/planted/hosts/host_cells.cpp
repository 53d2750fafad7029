#include "tests/planted/hosts/host.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace broadside::planted {
namespace {

constexpr std::uint64_t kBuckets = 256;
constexpr std::uint64_t kPrimes[] = {73'856'093, 19'349'663}; // Teschner and others, "Optimized Spatial Hashing", 2003

/// A different number for each cell of a game.
std::uint64_t numberOf(CellCoord cell)
{
    return static_cast<std::uint64_t>(cell.x) << 32 ^ (static_cast<std::uint64_t>(cell.y) & 0xffff'ffffU);
}

/// Grid, CentreGrid, RingGrid and Hash: they differ in the cells that an object is put into, and in those it asks.
class CellHost final : public Host {
public:
    CellHost(const Setting& setting, const Policy& policy)
        : m_policy(policy)
        , m_lattice(setting.lattice())
        , m_kind(setting.host)
    {}

    void update(const std::vector<Entry>& entries, const GameFrame& frame, Pairs& pairs) override;
    void tell(const std::vector<Entry>& entries, trace::FrameData& data) const override;

private:
    [[nodiscard]] bool byExtents() const { return m_kind == HostKind::Grid || m_kind == HostKind::Hash; }
    [[nodiscard]] std::uint64_t keyOf(CellCoord cell) const;
    [[nodiscard]] std::optional<CellCoord> tableCell(CellCoord cell) const;
    [[nodiscard]] CellRange rangeOf(const Entry& entry) const;
    [[nodiscard]] CellRange around(CellCoord cell) const;
    void fill(const std::vector<Entry>& entries);
    void ask(const std::vector<Entry>& entries, std::size_t asker, Pairs& pairs);
    /// False: the asker stops.
    bool askCell(const std::vector<Entry>& entries, std::size_t asker, CellCoord cell, Pairs& pairs);

    const Policy& m_policy;
    Lattice m_lattice;
    HostKind m_kind;
    std::int64_t m_ring = 1;
    std::size_t m_shown = 0; ///< Entries that the asker was shown.
    std::unordered_map<std::uint64_t, Bucket> m_buckets;
    std::vector<std::vector<CellCoord>> m_held; ///< By entry. Some may have lost it to others since.
};

std::uint64_t CellHost::keyOf(CellCoord cell) const
{
    if (m_policy.key)
        return m_policy.key(cell, m_lattice);
    if (m_kind == HostKind::Hash)
        return ((static_cast<std::uint64_t>(cell.x) * kPrimes[0]) ^ (static_cast<std::uint64_t>(cell.y) * kPrimes[1])) %
               kBuckets;
    return static_cast<std::uint64_t>(cell.y * m_lattice.columns + cell.x);
}

std::optional<CellCoord> CellHost::tableCell(CellCoord cell) const
{
    return m_kind == HostKind::Hash ? std::optional(cell) : m_policy.table(cell, m_lattice);
}

CellRange CellHost::around(CellCoord cell) const
{
    return {{cell.x - m_ring, cell.y - m_ring}, {cell.x + m_ring, cell.y + m_ring}};
}

/// The cells that the entry should be in, before the table is looked at.
CellRange CellHost::rangeOf(const Entry& entry) const
{
    if (byExtents()) {
        if (m_policy.range)
            return m_policy.range(entry.box, m_lattice);
        return {m_policy.cellOf(entry.box.lo, m_lattice), m_policy.cellOf(entry.box.hi, m_lattice)};
    }
    const CellCoord centre = m_policy.cellOf(entry.box.center(), m_lattice);
    return m_kind == HostKind::RingGrid ? around(centre) : CellRange{centre, centre};
}

void CellHost::fill(const std::vector<Entry>& entries)
{
    m_buckets.clear();
    m_held.assign(entries.size(), {});
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const CellRange range = rangeOf(entries[i]);
        std::vector<CellCoord>& held = m_held[i];
        std::unordered_set<std::uint64_t> places; // cells outside the table may share one
        forEachCell(range, [&](CellCoord cell) {
            const std::optional<CellCoord> place = tableCell(cell);
            if (!place || !m_policy.takes(cell, range, entries[i], m_lattice) ||
                !places.insert(numberOf(*place)).second)
                return;
            Bucket& bucket = m_buckets[keyOf(*place)];
            if (bucket.entries.empty())
                bucket.cell = *place;
            if (m_policy.put(bucket, i, *place))
                held.push_back(*place);
        });
    }
}

bool CellHost::askCell(const std::vector<Entry>& entries, std::size_t asker, CellCoord cell, Pairs& pairs)
{
    const auto bucket = m_buckets.find(keyOf(cell));
    if (bucket == m_buckets.end())
        return true;
    const std::vector<std::size_t>& others = bucket->second.entries;
    const std::size_t count = std::min(others.size(), m_policy.perCell);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_shown++ >= m_policy.perQuery)
            return false;
        if (others[i] != asker && !pairs.offer(entries[asker], entries[others[i]]))
            return false;
    }
    return true;
}

void CellHost::ask(const std::vector<Entry>& entries, std::size_t asker, Pairs& pairs)
{
    m_shown = 0;
    if (byExtents()) {
        for (const CellCoord cell : m_held[asker])
            if (!askCell(entries, asker, cell, pairs))
                return;
        return;
    }
    const std::optional<CellCoord> centre =
        tableCell(m_policy.cellOf(m_policy.pairs.asksWith(entries[asker]).center(), m_lattice));
    if (!centre)
        return;
    if (m_kind == HostKind::RingGrid) {
        askCell(entries, asker, *centre, pairs);
        return;
    }
    bool goesOn = true;
    forEachCell(around(*centre), [&](CellCoord cell) {
        const CellCoord offset{cell.x - centre->x, cell.y - centre->y};
        const bool isInTable = cell.x >= 0 && cell.y >= 0 && cell.x < m_lattice.columns && cell.y < m_lattice.rows;
        if (goesOn && isInTable && m_policy.looksAt(offset, entries[asker]))
            goesOn = askCell(entries, asker, cell, pairs);
    });
}

void CellHost::update(const std::vector<Entry>& entries, const GameFrame&, Pairs& pairs)
{
    double largest = m_lattice.cell;
    for (const Entry& entry : entries)
        largest = std::max({largest, entry.box.width(), entry.box.height()});
    m_ring = m_policy.ring(largest, m_lattice);
    fill(entries);
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (pairs.ask(entries[i]))
            ask(entries, i, pairs);
}

/// A range where the cells fill one, else cell by cell.
void CellHost::tell(const std::vector<Entry>& entries, trace::FrameData& data) const
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        std::vector<CellCoord> held = m_held[i];
        std::erase_if(held, [&](CellCoord cell) {
            const std::vector<std::size_t>& kept = m_buckets.at(keyOf(cell)).entries;
            return std::ranges::count(kept, i) == 0;
        });
        if (held.empty())
            continue;
        CellRange range{held.front(), held.front()};
        for (const CellCoord cell : held)
            range = {{std::min(range.first.x, cell.x), std::min(range.first.y, cell.y)},
                     {std::max(range.last.x, cell.x), std::max(range.last.y, cell.y)}};
        const ObjectId id{entries[i].body.id};
        if (range.count() == static_cast<std::int64_t>(held.size())) {
            data.cells.push_back({id, range});
            continue;
        }
        for (const CellCoord cell : held)
            data.cells.push_back({id, {cell, cell}});
    }
}

constexpr std::array<HostFacts, kHosts> kHostFacts{{
    {HostKind::Grid, "uniform grid", true, true},
    {HostKind::CentreGrid, "grid of centres", true, true},
    {HostKind::RingGrid, "grid of centres and rings", true, true},
    {HostKind::Hash, "spatial hash", true, false},
    {HostKind::LooseGrid, "loose grid", true, true},
    {HostKind::Quadtree, "quadtree", false, false},
    {HostKind::LooseTree, "loose quadtree", false, false},
    {HostKind::Sweep, "sweep and prune", false, false},
    {HostKind::FatTree, "dynamic tree", false, false},
}};

} // namespace

const HostFacts& factsOf(HostKind kind) { return kHostFacts[static_cast<std::size_t>(kind)]; }

Lattice Setting::lattice() const
{
    const Aabb& level = world->bounds;
    const auto cells = [&](double extent) { return static_cast<std::int64_t>(std::ceil(extent / cell())); };
    return {factsOf(host).hasTable ? level.lo : Vec2{}, cell(), cells(level.width()), cells(level.height())};
}

std::unique_ptr<Host> makeCellHost(const Setting& setting, const Policy& policy)
{
    return std::make_unique<CellHost>(setting, policy);
}

std::unique_ptr<Host> makeHost(const Setting& setting, const Policy& policy)
{
    switch (setting.host) {
    case HostKind::LooseGrid:
        return makeLooseGrid(setting, policy);
    case HostKind::Quadtree:
    case HostKind::LooseTree:
        return makeQuadtree(setting, policy);
    case HostKind::Sweep:
        return makeSweep(policy);
    case HostKind::FatTree:
        return makeFatTree(setting, policy);
    default:
        return makeCellHost(setting, policy);
    }
}

} // namespace broadside::planted

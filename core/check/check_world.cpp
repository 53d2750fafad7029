#include "core/check/check_world.h"

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>

namespace broadside::check {
namespace {

// All lengths are whole numbers of sixteenths.
constexpr double kUnit = 1.0 / 16.0;

enum class Bounds : std::uint8_t { Plain, Ragged, Negative, Far };
enum class Place : std::uint8_t { Anywhere, CellBorders, WorldEdges, Outside, OneSpot, OneCell, Ascending, Descending };
enum class Size : std::uint8_t { Usual, Varied, Cells, Large, Mixed, Thin, Point };
enum class Motion : std::uint8_t { Step, Creep, Jump, Resize, Drift, Rest };
enum class Ids : std::uint8_t { Ascending, LowBits, Large };

struct Family {
    std::string_view name;
    Bounds bounds = Bounds::Plain;
    Place place = Place::Anywhere;
    Size size = Size::Usual;
    Motion motion = Motion::Step;
    Ids ids = Ids::Ascending;
    std::uint64_t mostObjects = 24;
    std::uint64_t removals = 6;    ///< Percent of the operations.
    std::uint64_t mostMoves = 3;   ///< For each object, on average.
    std::int64_t leastColumns = 3; ///< Rows, too.
    std::int64_t mostColumns = 12;
};

constexpr std::array kFamilies{
    Family{.name = "uniform", .size = Size::Varied},
    Family{.name = "cell borders", .place = Place::CellBorders, .size = Size::Cells},
    Family{.name = "large objects", .size = Size::Large},
    Family{.name = "teleports", .motion = Motion::Jump},
    Family{.name = "negative coordinates", .bounds = Bounds::Negative},
    Family{.name = "last row and column", .bounds = Bounds::Ragged, .place = Place::WorldEdges},
    Family{.name = "crowd in one cell", .place = Place::OneCell, .mostObjects = 60},
    Family{.name = "churn", .motion = Motion::Jump, .removals = 35},
    Family{.name = "slow objects", .place = Place::CellBorders, .motion = Motion::Creep},
    Family{.name = "growth", .size = Size::Mixed, .motion = Motion::Resize},
    Family{.name = "huge and tiny", .size = Size::Mixed},
    Family{.name = "thin objects", .size = Size::Thin},
    Family{.name = "points", .place = Place::CellBorders, .size = Size::Point},
    Family{.name = "outside the world", .place = Place::Outside},
    Family{.name = "far from the origin", .bounds = Bounds::Far},
    Family{.name = "coincident", .place = Place::OneSpot, .mostObjects = 40},
    Family{.name = "sorted", .place = Place::Ascending, .mostObjects = 40},
    Family{.name = "sorted backwards", .place = Place::Descending, .mostObjects = 40},
    Family{.name = "ids with equal low bits", .ids = Ids::LowBits},
    Family{.name = "large ids", .ids = Ids::Large},
    Family{.name = "many objects", .size = Size::Mixed, .mostObjects = 120},
    // A few objects that leave their first cells and meet.
    Family{.name = "small moves",
           .motion = Motion::Drift,
           .mostObjects = 5,
           .removals = 1,
           .mostMoves = 120,
           .leastColumns = 2,
           .mostColumns = 3},
    Family{.name = "objects that rest", .motion = Motion::Rest, .removals = 2, .mostMoves = 8},
};

struct Present {
    ObjectId id;
    Aabb box;
    std::int64_t x = id.value % 2 == 0 ? 1 : -1; ///< Direction of Motion::Drift.
    std::int64_t y = id.value / 2 % 2 == 0 ? 1 : -1;
};

class WorldMaker {
public:
    WorldMaker(std::uint64_t seed, const Family& family, WorldLimits limits)
        : m_family(family)
        , m_random(seed * 2'654'435'761U + 1)
        , m_isInside(limits.isInside)
    {
        constexpr std::array<std::int64_t, 6> kCells{12, 16, 40, 64, 160, 512};
        m_cell = kCells[m_random.below(kCells.size())];
        m_columns = between(family.leastColumns, family.mostColumns);
        m_rows = between(family.leastColumns, family.mostColumns);
        m_width = m_columns * m_cell + (family.bounds == Bounds::Ragged ? between(1, m_cell - 1) : 0);
        m_height = m_rows * m_cell + (family.bounds == Bounds::Ragged ? between(1, m_cell - 1) : 0);
        if (family.bounds == Bounds::Negative) {
            m_left = -between(1, m_width);
            m_low = -between(1, m_height);
        } else if (family.bounds == Bounds::Far) {
            constexpr std::int64_t kFar = std::int64_t{16} * 300'000;
            m_left = m_random.below(2) == 0 ? kFar : -kFar;
            m_low = m_random.below(2) == 0 ? kFar : 0;
        }
        m_spot = {between(m_left, m_left + m_width - 1), between(m_low, m_low + m_height - 1)};
    }

    [[nodiscard]] CheckWorld start(std::uint64_t seed) const
    {
        CheckWorld world;
        world.seed = seed;
        world.bounds = {{metres(m_left), metres(m_low)}, {metres(m_left + m_width), metres(m_low + m_height)}};
        world.cellSize = metres(m_cell);
        return world;
    }
    [[nodiscard]] std::uint64_t below(std::uint64_t count) { return m_random.below(count); }

    [[nodiscard]] ObjectId nextId()
    {
        ++m_ids;
        switch (m_family.ids) {
        case Ids::LowBits:
            return {m_ids * 1'024};
        case Ids::Large:
            return {(std::uint64_t{1} << 52) - m_ids * 4'294'967'296U};
        case Ids::Ascending:
            break;
        }
        return {m_ids};
    }

    /// A box for a new object.
    [[nodiscard]] Aabb place()
    {
        const Corner size = this->size();
        return boxOf(corner(size), size);
    }

    /// The index of the object that moves next. Most objects may rest for a while, and others start to move then.
    [[nodiscard]] std::size_t choose(std::size_t count, std::size_t operation)
    {
        if (m_family.motion != Motion::Rest)
            return m_random.below(count);
        const std::size_t awake = (count + 2) / 3;
        return (operation / (3 * awake) * awake + m_random.below(awake)) % count;
    }

    /// Moves an object to its next place.
    void move(Present& object)
    {
        const Aabb& box = object.box;
        Corner size{units(box.hi.x - box.lo.x), units(box.hi.y - box.lo.y)};
        Corner at{units(box.lo.x), units(box.lo.y)};
        switch (m_family.motion) {
        case Motion::Jump:
            at = corner(size);
            break;
        case Motion::Resize:
            size = this->size();
            break;
        case Motion::Creep:
            at.x += between(-1, 1);
            at.y += between(-1, 1);
            break;
        case Motion::Drift: // in one direction up to the border of the world, so that small moves add up
            at.x += object.x * between(0, std::max<std::int64_t>(1, m_cell / 16));
            at.y += object.y * between(0, std::max<std::int64_t>(1, m_cell / 16));
            if (at.x < m_left || at.x + size.x > m_left + m_width)
                object.x = -object.x;
            if (at.y < m_low || at.y + size.y > m_low + m_height)
                object.y = -object.y;
            break;
        case Motion::Rest:
            if (m_random.below(4) == 0)
                break;
            [[fallthrough]];
        case Motion::Step:
            at.x += between(-m_cell / 2, m_cell / 2);
            at.y += between(-m_cell / 2, m_cell / 2);
            break;
        }
        object.box = boxOf(at, size);
    }

private:
    struct Corner {
        std::int64_t x = 0;
        std::int64_t y = 0;
    };

    [[nodiscard]] static double metres(std::int64_t units) { return static_cast<double>(units) * kUnit; }
    [[nodiscard]] static std::int64_t units(double metres) { return static_cast<std::int64_t>(metres / kUnit); }
    [[nodiscard]] std::int64_t between(std::int64_t least, std::int64_t most)
    {
        return most <= least
                   ? least
                   : least + static_cast<std::int64_t>(m_random.below(static_cast<std::uint64_t>(most - least) + 1));
    }

    [[nodiscard]] std::int64_t side()
    {
        switch (m_family.size) {
        case Size::Usual:
        case Size::Thin:
            return between(std::max<std::int64_t>(1, m_cell / 5), m_cell - 1);
        case Size::Varied:
            return between(std::max<std::int64_t>(1, m_cell / 5), 2 * m_cell);
        case Size::Cells:
            return m_cell * between(1, 2);
        case Size::Large:
            return between(m_cell, 5 * m_cell);
        case Size::Mixed:
            return std::max<std::int64_t>(1, (m_cell * 8) >> between(0, 9));
        case Size::Point:
            return 0;
        }
        return 1;
    }

    [[nodiscard]] Corner size()
    {
        Corner size{side(), side()};
        if (m_family.size == Size::Thin)
            (m_random.below(2) == 0 ? size.x : size.y) = between(0, 1);
        if (m_family.size == Size::Thin && m_random.below(3) == 0)
            (size.x > size.y ? size.x : size.y) = between(m_cell, 3 * m_cell);
        return size;
    }

    [[nodiscard]] Corner corner(Corner size)
    {
        const Corner free{m_width - size.x, m_height - size.y};
        const Corner anywhere{m_left + between(0, free.x), m_low + between(0, free.y)};
        switch (m_family.place) {
        case Place::Anywhere:
            return anywhere;
        case Place::CellBorders: {
            const Corner cell{between(0, m_columns - 1), between(0, m_rows - 1)};
            const bool isHigh = m_random.below(2) == 0; // with its upper or its lower side at the border
            return {m_left + cell.x * m_cell - (isHigh ? size.x : 0), m_low + cell.y * m_cell - (isHigh ? size.y : 0)};
        }
        case Place::WorldEdges:
            return {m_left + (m_random.below(2) == 0 ? free.x : between(0, free.x)),
                    m_low + (m_random.below(2) == 0 ? free.y : between(0, free.y))};
        case Place::Outside:
            return {m_left + between(-2 * m_cell, m_width + m_cell), m_low + between(-2 * m_cell, m_height + m_cell)};
        case Place::OneSpot:
            return m_spot;
        case Place::OneCell: {
            const Corner cell{m_left + m_cell * (m_columns / 2), m_low + m_cell * (m_rows / 2)};
            return {cell.x + between(0, m_cell - size.x), cell.y + between(0, m_cell - size.y)};
        }
        case Place::Ascending:
        case Place::Descending: {
            const auto step = static_cast<std::int64_t>(m_ids) * std::max<std::int64_t>(1, m_cell / 8) % m_width;
            return {m_family.place == Place::Ascending ? m_left + step : m_left + m_width - size.x - step, anywhere.y};
        }
        }
        return anywhere;
    }

    [[nodiscard]] Aabb boxOf(Corner at, Corner size) const
    {
        if (m_isInside || m_family.place != Place::Outside) {
            size = {std::min(size.x, m_width), std::min(size.y, m_height)};
            at.x = std::clamp(at.x, m_left, m_left + m_width - size.x);
            at.y = std::clamp(at.y, m_low, m_low + m_height - size.y);
        }
        return {{metres(at.x), metres(at.y)}, {metres(at.x + size.x), metres(at.y + size.y)}};
    }

    const Family& m_family;
    Random m_random;
    bool m_isInside;
    std::int64_t m_cell = 16;
    std::int64_t m_columns = 1;
    std::int64_t m_rows = 1;
    std::int64_t m_left = 0;
    std::int64_t m_low = 0;
    std::int64_t m_width = 1;
    std::int64_t m_height = 1;
    Corner m_spot;
    std::uint64_t m_ids = 0;
};

} // namespace

std::size_t objectCount(std::span<const Operation> operations)
{
    std::set<ObjectId> ids;
    for (const Operation& operation : operations)
        ids.insert(operation.id);
    return ids.size();
}

std::size_t familyCount() noexcept { return kFamilies.size(); }

std::string_view familyName(std::size_t family) noexcept
{
    assert(family < kFamilies.size());
    return kFamilies[family].name;
}

std::size_t familyOf(std::uint64_t seed) noexcept { return static_cast<std::size_t>(seed % kFamilies.size()); }

CheckWorld makeWorld(std::uint64_t seed, WorldLimits limits)
{
    const Family& family = kFamilies[familyOf(seed)];
    WorldMaker maker(seed, family, limits);
    CheckWorld world = maker.start(seed);
    const std::uint64_t objects = 2 + maker.below(family.mostObjects - 1);
    const std::uint64_t operations = objects + maker.below(family.mostMoves * objects);
    std::vector<Present> present;
    std::vector<ObjectId> removed;
    while (world.operations.size() < operations) {
        const std::uint64_t dice = maker.below(100);
        const bool isNew = present.empty() || (present.size() < objects && dice < 60);
        if (isNew) {
            const bool isReused = !removed.empty() && maker.below(2) == 0;
            const ObjectId id = isReused ? removed.back() : maker.nextId();
            if (isReused)
                removed.pop_back();
            present.push_back(Present{id, maker.place()});
            world.operations.push_back({Operation::Kind::Add, id, present.back().box});
            continue;
        }
        Present& chosen = present[maker.choose(present.size(), world.operations.size())];
        if (maker.below(100) < family.removals) {
            world.operations.push_back({Operation::Kind::Remove, chosen.id, {}});
            removed.push_back(chosen.id);
            chosen = present.back();
            present.pop_back();
        } else {
            maker.move(chosen);
            world.operations.push_back({Operation::Kind::Move, chosen.id, chosen.box});
        }
    }
    return world;
}

namespace {

EvidenceWorld evidenceOf(const Family& family, std::uint64_t seed, WorldLimits limits)
{
    constexpr std::size_t kObjects = 60;
    constexpr std::size_t kRounds = 60;
    WorldMaker maker(seed, family, limits);
    EvidenceWorld evidence{maker.start(seed), kObjects};
    std::vector<Present> present;
    for (std::size_t i = 0; i < kObjects; ++i) {
        const ObjectId id = maker.nextId();
        present.push_back(Present{id, maker.place()});
        evidence.world.operations.push_back({Operation::Kind::Add, id, present.back().box});
    }
    for (std::size_t round = 0; round < kRounds; ++round)
        for (Present& object : present) {
            maker.move(object);
            evidence.world.operations.push_back({Operation::Kind::Move, object.id, object.box});
        }
    return evidence;
}

} // namespace

EvidenceWorld makeUsualEvidence(WorldLimits limits) { return evidenceOf(kFamilies.front(), 1, limits); }
EvidenceWorld makeEvidence(std::uint64_t seed, WorldLimits limits)
{
    return evidenceOf(kFamilies[familyOf(seed)], seed, limits);
}

} // namespace broadside::check

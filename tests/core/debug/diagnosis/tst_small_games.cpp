#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/core/debug/diagnosis/first_explanation.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace broadside::test::tst_small_games {

namespace {

/// What the game does wrong.
enum class Fault {
    GapKeepsNumber, ///< The last object of the list fills a gap, and its cell keeps the old number.
    AsleepFirst,    ///< A pair is skipped if the first of the two is asleep.
    FullBuckets,    ///< A bucket of the hash has places for five objects.
    TruncatedCells, ///< Cells are rounded towards zero for a registration, and down for a search.
    JumpKeepsCells, ///< A jump is no reason to register again.
    UpperNode,      ///< A box across the line between a lower and an upper node goes into the upper one.
    OneGridUpdated, ///< An object is registered again in both grids if its cells in the finer one change.
};

/// Boxes that drift in a hall. Each fault has its own broad phase.
class Hall {
public:
    explicit Hall(Fault fault)
        : m_fault(fault)
        , m_corner(fault == Fault::TruncatedCells ? Vec2{-300.0, -250.0} : Vec2{})
    {
        const bool isCalm = fault == Fault::AsleepFirst;
        for (int i = 0; i < 110; ++i)
            add(isCalm && i % 5 < 3);
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Hall", {m_corner, m_corner + Vec2{kSide, kSide}});
        info.algorithm = m_fault == Fault::UpperNode ? "quadtree" : "grid";
        info.contents.cells = recordsCells();
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            if (step > 0)
                move(step);
            write(writer, step);
        });
    }

private:
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
        Aabb held;                ///< The box with which it is registered.
        bool isForgotten = false; ///< Its cell has another number.
        std::uint64_t calm = 0;   ///< Steps since it was hit.
        std::shared_ptr<trace::Definition> definition;
    };
    static constexpr double kSide = 600.0;
    static constexpr std::uint64_t kSteps = 220;
    static constexpr double kCell = 40.0;
    static constexpr double kLongCell = 58.0; // of the other grid of OneGridUpdated
    static constexpr std::uint64_t kCalm = 12;

    [[nodiscard]] bool recordsCells() const
    {
        return m_fault == Fault::JumpKeepsCells || m_fault == Fault::OneGridUpdated;
    }
    void add(bool isCalm)
    {
        Thing thing;
        thing.id = {++m_lastId};
        const Vec2 size{m_random.between(8.0, 37.0), m_random.between(8.0, 37.0)};
        const Vec2 low = m_corner + Vec2{m_random.between(0.0, kSide - size.x), m_random.between(0.0, kSide - size.y)};
        thing.box = thing.held = {low, low + size};
        if (!isCalm)
            thing.velocity = {m_random.between(-1.5, 1.5), m_random.between(-1.5, 1.5)};
        thing.definition = std::make_shared<trace::Definition>();
        thing.definition->id = thing.id;
        thing.definition->name = isCalm ? "crate" : "cart";
        m_list.push_back(thing);
    }
    static CellCoord cellAt(Vec2 point, double cell = kCell)
    {
        return {static_cast<std::int64_t>(std::floor(point.x / cell)),
                static_cast<std::int64_t>(std::floor(point.y / cell))};
    }
    static CellRange cellsOf(const Aabb& box, double cell = kCell)
    {
        return {cellAt(box.lo, cell), cellAt(box.hi, cell)};
    }
    static CellRange truncatedCellsOf(const Aabb& box)
    {
        const auto at = [](Vec2 point) {
            return CellCoord{static_cast<std::int64_t>(point.x / kCell), static_cast<std::int64_t>(point.y / kCell)};
        };
        return {at(box.lo), at(box.hi)};
    }
    void move(std::uint64_t step)
    {
        for (Thing& thing : m_list) {
            const Aabb before = thing.box;
            Aabb moved = translated(thing.box, -m_corner);
            fly(moved, thing.velocity, {kSide, kSide});
            thing.box = translated(moved, m_corner);
            const bool jumps = m_fault == Fault::JumpKeepsCells && (step + thing.id.value) % 60 == 0;
            if (jumps)
                thing.box = translated(thing.box, Vec2{kSide / 2.0, 0.0} * (thing.box.lo.x < kSide / 2.0 ? 1.0 : -1.0));
            else if (cellsOf(thing.box) != cellsOf(before))
                thing.held = thing.box;
            if (cellAt(thing.box.center()) != cellAt(before.center()))
                thing.isForgotten = false;
        }
        if (m_fault != Fault::GapKeepsNumber)
            return;
        if (step % 3 == 1) {
            const auto gone = static_cast<std::size_t>(m_random.between(0.0, static_cast<double>(m_list.size()) - 1.5));
            m_list[gone] = m_list.back();
            m_list[gone].isForgotten = true;
            m_list.pop_back();
        }
        if (step % 3 == 2)
            add(false);
    }
    [[nodiscard]] bool isAsleep(const Thing& thing) const { return thing.velocity == Vec2{} && thing.calm > kCalm; }
    [[nodiscard]] static std::vector<std::uint64_t> bucketsOf(const Aabb& box)
    {
        std::set<std::uint64_t> buckets;
        const CellRange cells = cellsOf(box);
        for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
            for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
                buckets.insert(static_cast<std::uint64_t>((x * 73'856'093) ^ (y * 19'349'663)) % 97);
        return {buckets.begin(), buckets.end()};
    }
    void fillBuckets()
    {
        constexpr std::size_t kPlaces = 5;
        m_buckets.clear();
        for (const Thing& thing : m_list)
            for (const std::uint64_t bucket : bucketsOf(thing.box))
                if (auto& places = m_buckets[bucket]; places.size() < kPlaces)
                    places.insert(thing.id);
    }
    [[nodiscard]] bool shareBucket(const Thing& a, const Thing& b) const
    {
        return std::ranges::any_of(m_buckets, [&](const auto& bucket) {
            return bucket.second.contains(a.id) && bucket.second.contains(b.id);
        });
    }
    /// The way from the root to the node of a box: the numbers of the children.
    [[nodiscard]] static std::string nodeOf(const Aabb& box)
    {
        constexpr std::size_t kDepth = 5;
        Aabb square{{0.0, 0.0}, {kSide, kSide}};
        std::string way;
        while (way.size() < kDepth) {
            const Vec2 middle = square.center();
            const bool isRight = box.lo.x > middle.x;
            const bool isUpper = box.hi.y > middle.y; // its low side does not matter
            if (!isRight && box.hi.x >= middle.x)
                break;
            way += isRight ? (isUpper ? '3' : '1') : (isUpper ? '2' : '0');
            square = {{isRight ? middle.x : square.lo.x, isUpper ? middle.y : square.lo.y},
                      {isRight ? square.hi.x : middle.x, isUpper ? square.hi.y : middle.y}};
        }
        return way;
    }
    static bool meet(const CellRange& a, const CellRange& b) { return !intersection(a, b).isEmpty(); }
    /// `a` comes before `b` in the list.
    [[nodiscard]] bool isPair(const Thing& a, const Thing& b) const
    {
        switch (m_fault) {
        case Fault::GapKeepsNumber: {
            const CellCoord one = cellAt(a.box.center());
            const CellCoord other = cellAt(b.box.center());
            return !b.isForgotten && std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
        }
        case Fault::AsleepFirst:
            return !isAsleep(a) && meet(cellsOf(a.box), cellsOf(b.box));
        case Fault::FullBuckets:
            return shareBucket(a, b);
        case Fault::TruncatedCells:
            return meet(cellsOf(a.box), truncatedCellsOf(b.box));
        case Fault::JumpKeepsCells:
            return meet(cellsOf(a.held), cellsOf(b.held));
        case Fault::UpperNode: {
            const std::string one = nodeOf(a.box);
            const std::string other = nodeOf(b.box);
            return one.starts_with(other) || other.starts_with(one);
        }
        case Fault::OneGridUpdated: {
            const bool isInLongCells = isLarge(a) || isLarge(b);
            return isInLongCells ? meet(cellsOf(a.held, kLongCell), cellsOf(b.held, kLongCell))
                                 : meet(cellsOf(a.held), cellsOf(b.held));
        }
        }
        return false;
    }
    /// Large objects are only in the grid with the longer cells.
    static bool isLarge(const Thing& thing) { return thing.id.value % 3 == 0; }
    void describe(trace::FrameData& data) const
    {
        auto surroundings = std::make_shared<trace::Surroundings>();
        surroundings->grids.push_back({0, "", {}, {kCell, kCell}, 0, 0, m_fault == Fault::GapKeepsNumber ? 1 : 0});
        if (m_fault == Fault::OneGridUpdated)
            surroundings->grids.push_back({1, "", {}, {kLongCell, kLongCell}});
        data.surroundings = surroundings;
        for (const Thing& thing : m_list) {
            if (recordsCells() && !(m_fault == Fault::OneGridUpdated && isLarge(thing)))
                data.cells.push_back({thing.id, cellsOf(thing.held), 0});
            if (m_fault == Fault::OneGridUpdated)
                data.cells.push_back({thing.id, cellsOf(thing.held, kLongCell), 1});
        }
    }
    void write(trace::TraceWriter& writer, std::uint64_t step)
    {
        trace::FrameData data = frameOfGame(step);
        if (m_fault != Fault::UpperNode)
            describe(data);
        if (m_fault == Fault::FullBuckets)
            fillBuckets();
        std::set<ObjectId> hit;
        std::vector<trace::WrittenObject> objects;
        for (std::size_t i = 0; i < m_list.size(); ++i) {
            objects.push_back({m_list[i].definition, {m_list[i].box, {}}});
            for (std::size_t k = i + 1; k < m_list.size(); ++k) {
                if (!isPair(m_list[i], m_list[k]))
                    continue;
                data.candidates.push_back({m_list[i].id, m_list[k].id});
                if (overlaps(m_list[i].box, m_list[k].box))
                    hit.insert({m_list[i].id, m_list[k].id});
            }
        }
        for (Thing& thing : m_list)
            thing.calm = hit.contains(thing.id) ? 0 : thing.calm + 1;
        writer.write(data, objects);
    }

    Fault m_fault;
    Vec2 m_corner; // of the world
    Random m_random{23};
    std::uint64_t m_lastId = 0;
    std::vector<Thing> m_list;
    std::map<std::uint64_t, std::set<ObjectId>> m_buckets;
};

} // namespace

/// Faults of small games by others, in games of ours: each is one cause that explains nearly everything.
class TestSmallGames : public QObject {
    Q_OBJECT
private slots:
    static void theFaultIsTheCause_data();
    static void theFaultIsTheCause();
};

void TestSmallGames::theFaultIsTheCause_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, Fault fault, const char* rule, const char* words) {
        QTest::newRow(name) << static_cast<int>(fault) << QString::fromLatin1(rule) << QString::fromLatin1(words);
    };
    row("a gap keeps its number", Fault::GapKeepsNumber, "not-registered", "its cell keeps the old number");
    row("asleep and first", Fault::AsleepFirst, "one-resting", "neither moved nor been hit for");
    row("full buckets", Fault::FullBuckets, "cell-capacity",
        "only 5 objects: later ones are dropped. Cells share buckets: ((column * 73856093) ^ (row * 19349663)) % 97");
    row("truncated cells", Fault::TruncatedCells, "integer-truncation", "rounded towards zero when it is registered");
    row("a jump keeps its cells", Fault::JumpKeepsCells, "conditional-update", "jumps to another place");
    row("into the upper node", Fault::UpperNode, "tree-nodes-not-searched", "the line between two nodes along y");
    row("one grid is updated", Fault::OneGridUpdated, "not-updated", "stay in the cells of an earlier step");
}

void TestSmallGames::theFaultIsTheCause()
{
    QFETCH(const int, fault);
    QFETCH(const QString, rule);
    QFETCH(const QString, words);
    const trace::Recording recording = Hall(static_cast<Fault>(fault)).record();
    const Diagnosis found = diagnose(recording, recording.steps()).value();
    const QString difference = differenceFrom({rule, words}, found);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

BROADSIDE_TEST(TestSmallGames)

} // namespace broadside::test::tst_small_games

#include "tst_small_games.moc"

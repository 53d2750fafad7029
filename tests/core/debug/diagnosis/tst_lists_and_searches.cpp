#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/core/debug/diagnosis/first_explanation.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace broadside::test::tst_lists_and_searches {

namespace {

/// What the game does wrong.
enum class Fault {
    None,
    LoopRemoves,    ///< A loop erases vanished objects from the list that it goes through.
    LoopFills,      ///< The same, and the last object of the list fills each gap.
    BackEndsEarly,  ///< A search to the left through the static objects ends at the first one that ends before.
    NoneAtBirth,    ///< A pair begins only when two boxes begin to overlap.
    SmallNodes,     ///< Nodes of a loose quadtree are only 1.25 times as large as their squares.
    NoChildren,     ///< A search in a quadtree goes only to nodes that hold its box.
    LateTurns,      ///< Leaves are looked at in every sixth step, and their margin is too small for fast objects.
    RecordNotReset, ///< An object that gets the record of a vanished one may never search.
    SharedSlots,    ///< Of two pairs with one slot, the table that keeps pairs from coming twice drops the second one.
    SharedRests,    ///< The same, with slots that are remainders of a division.
};

/// A yard in which objects appear, move and vanish among static ones.
class Yard {
public:
    explicit Yard(Fault fault)
        : m_fault(fault)
    {
        for (int i = 0; i < 26; ++i)
            add(false, {m_random.between(16.0, 180.0), m_random.between(10.0, 40.0)});
        for (int i = 0; i < 90; ++i)
            addMover();
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Yard", {{0.0, 0.0}, {kSide, kSide}});
        const bool isOfSquares = m_fault == Fault::SmallNodes || m_fault == Fault::NoChildren;
        info.algorithm = isOfSquares ? "quadtree" : hasLeaves() ? "dynamic tree" : "own";
        info.contents.registeredBoxes = hasLeaves();
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            m_step = step;
            if (step > 0)
                move();
            write(writer);
        });
    }

private:
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
        bool isDynamic = true;
        bool isGone = false;
        bool isSkipped = false;            ///< In this step.
        Aabb leaf;                         ///< A box with a margin around an earlier one.
        std::optional<std::size_t> record; ///< The number of its record.
        std::shared_ptr<trace::Definition> definition;
    };
    using Pair = std::pair<ObjectId, ObjectId>; // ascending
    static constexpr double kSide = 640.0;
    static constexpr std::uint64_t kSteps = 260;
    static constexpr double kMargin = 5.0;

    [[nodiscard]] bool hasLeaves() const
    {
        return m_fault == Fault::LateTurns || m_fault == Fault::RecordNotReset || m_fault == Fault::NoneAtBirth ||
               m_fault == Fault::SharedSlots || m_fault == Fault::SharedRests;
    }
    void add(bool isDynamic, Vec2 size)
    {
        Thing thing;
        thing.id = {++m_lastId};
        const Vec2 low{m_random.between(0.0, kSide - size.x), m_random.between(0.0, kSide - size.y)};
        thing.box = {low, low + size};
        thing.isDynamic = isDynamic;
        const bool isFast = m_random.between(0.0, 1.0) < 0.25;
        const double speed = isFast ? 3.0 : 0.8;
        if (isDynamic)
            thing.velocity = {m_random.between(-speed, speed), m_random.between(-speed, speed)};
        thing.definition = std::make_shared<trace::Definition>();
        thing.definition->id = thing.id;
        thing.definition->name = !isDynamic ? "crate" : isFast ? "horse" : "cart";
        thing.definition->isDynamic = isDynamic;
        thing.leaf = grown(thing.box, kMargin);
        takeRecord(thing);
        m_list.push_back(thing);
    }
    void addMover() { add(true, {m_random.between(6.0, 44.0), m_random.between(6.0, 44.0)}); }
    /// The record of an object that vanished last is used again, with its mark that it is in the list of changed
    /// leaves.
    void takeRecord(Thing& thing)
    {
        if (m_free.empty()) {
            thing.record = m_isMarked.size();
            m_isMarked.push_back(false);
        } else {
            thing.record = m_free.back();
            m_free.pop_back();
        }
        change(thing);
    }
    void change(const Thing& thing)
    {
        if (m_isMarked[*thing.record])
            return; // it is in the list already, or was when its record was given back
        m_isMarked[*thing.record] = true;
        m_changed.insert(thing.id);
    }
    void vanish(Thing& thing)
    {
        thing.isGone = true;
        m_changed.erase(thing.id);
        m_free.push_back(*thing.record);
    }
    void move()
    {
        for (Thing& thing : m_list)
            if (!thing.isGone)
                fly(thing.box, thing.velocity, {kSide, kSide});
        for (int i = 0; i < 3 && m_step % 2 == 1; ++i)
            addMover();
        for (int i = 0; i < 3 && m_step % 2 == 0; ++i) {
            const auto at = static_cast<std::size_t>(m_random.between(0.0, static_cast<double>(m_list.size())));
            if (!m_list[at].isGone && m_list[at].isDynamic) {
                if (m_list[at].id.value % 3 == 0)
                    moveLeaf(m_list[at], true); // it vanishes with its mark
                vanish(m_list[at]);
            }
        }
        for (Thing& thing : m_list)
            if (!thing.isGone)
                moveLeaf(thing, false);
        removeGone();
    }
    void moveLeaf(Thing& thing, bool always)
    {
        const bool isItsTurn = m_fault != Fault::LateTurns || (m_step + thing.id.value) % 6 == 0;
        if (always || (isItsTurn && !contains(thing.leaf, thing.box))) {
            thing.leaf = grown(thing.box, kMargin);
            change(thing);
        } else if (isItsTurn && m_fault == Fault::LateTurns) {
            thing.leaf = grown(thing.box, kMargin);
        }
    }
    void removeGone()
    {
        for (Thing& thing : m_list)
            thing.isSkipped = false;
        const bool fills = m_fault == Fault::LoopFills;
        const bool skips = fills || m_fault == Fault::LoopRemoves;
        for (std::size_t i = 0; i < m_list.size(); ++i) {
            if (!m_list[i].isGone)
                continue;
            if (fills) {
                m_list[i] = m_list.back();
                m_list.pop_back();
            } else {
                m_list.erase(m_list.begin() + static_cast<std::ptrdiff_t>(i));
            }
            if (!skips)
                --i; // it may wrap around at 0, and comes back to 0
            else if (i < m_list.size())
                m_list[i].isSkipped = true;
        }
    }
    /// `asker` looks for `other`, and finds it.
    [[nodiscard]] bool finds(const Thing& asker, const Thing& other) const
    {
        switch (m_fault) {
        case Fault::BackEndsEarly:
            return other.isDynamic || other.box.lo.x > asker.box.lo.x || !isBroken(asker, other);
        case Fault::SmallNodes: {
            const auto [square, depth] = nodeOf(other.box);
            return depth == 0 || overlaps(grown(square, 0.125 * square.width()), asker.box);
        }
        case Fault::NoChildren:
            return contains(holding(other.box), holding(asker.box));
        case Fault::LateTurns:
            return overlaps(asker.box, other.leaf);
        default:
            return overlaps(grown(asker.box, 3.0), other.box);
        }
    }
    [[nodiscard]] bool isBroken(const Thing& asker, const Thing& other) const
    {
        return std::ranges::any_of(m_list, [&](const Thing& one) {
            return !one.isDynamic && one.box.lo.x > other.box.lo.x && one.box.lo.x <= asker.box.lo.x &&
                   one.box.hi.x < asker.box.lo.x;
        });
    }
    /// The square of a loose quadtree that keeps the box.
    [[nodiscard]] static std::pair<Aabb, int> nodeOf(const Aabb& box)
    {
        Aabb square{{0.0, 0.0}, {kSide, kSide}};
        int depth = 0;
        const Vec2 at = box.center();
        while (depth < 6 && std::max(box.width(), box.height()) <= 0.5 * square.width() && contains(square, at)) {
            const Vec2 middle = square.center();
            square = {{at.x >= middle.x ? middle.x : square.lo.x, at.y >= middle.y ? middle.y : square.lo.y},
                      {at.x >= middle.x ? square.hi.x : middle.x, at.y >= middle.y ? square.hi.y : middle.y}};
            ++depth;
        }
        return {square, depth};
    }
    /// The smallest square of a quadtree of five levels that holds the box.
    [[nodiscard]] static Aabb holding(const Aabb& box)
    {
        Aabb square{{0.0, 0.0}, {kSide, kSide}};
        for (int depth = 0; depth < 4; ++depth) {
            const double half = 0.5 * square.width();
            const Vec2 low = square.lo + Vec2{box.lo.x >= square.center().x ? half : 0.0,
                                              box.lo.y >= square.center().y ? half : 0.0};
            const Aabb child{low, low + Vec2{half, half}};
            if (!contains(child, box))
                break;
            square = child;
        }
        return square;
    }
    /// The object that searches first, if only one of two does.
    [[nodiscard]] static bool asksFirst(const Thing& a, const Thing& b, bool isLower)
    {
        return a.isDynamic && (!b.isDynamic || (a.id < b.id) == isLower);
    }
    [[nodiscard]] bool isPair(const Thing& a, const Thing& b)
    {
        if (a.isSkipped || b.isSkipped)
            return false;
        switch (m_fault) {
        case Fault::NoneAtBirth:
            return begins(a, b);
        case Fault::SmallNodes:
            return asksFirst(a, b, false) ? finds(a, b) : finds(b, a);
        case Fault::NoChildren:
        case Fault::LateTurns:
            return asksFirst(a, b, true) ? finds(a, b) : finds(b, a);
        case Fault::RecordNotReset:
            return isKept(a, b);
        case Fault::BackEndsEarly:
            return a.isDynamic ? b.isDynamic ? finds(a, b) && finds(b, a) : finds(a, b) : finds(b, a);
        default:
            return finds(a, b);
        }
    }
    /// A pair is added when its boxes begin to overlap, and removed when they are apart. New objects bring none.
    [[nodiscard]] bool begins(const Thing& a, const Thing& b)
    {
        const Pair pair = std::minmax(a.id, b.id);
        const bool overlap = overlaps(a.box, b.box);
        if (!overlap)
            m_apart.insert(pair);
        return overlap && m_apart.contains(pair);
    }
    /// A changed leaf searches; a pair is kept while its leaves overlap.
    [[nodiscard]] bool isKept(const Thing& a, const Thing& b)
    {
        const Pair pair = std::minmax(a.id, b.id);
        if (!overlaps(a.leaf, b.leaf))
            m_kept.erase(pair);
        else if (m_changed.contains(a.id) || m_changed.contains(b.id))
            m_kept.insert(pair);
        return m_kept.contains(pair);
    }
    void write(trace::TraceWriter& writer)
    {
        trace::FrameData data = frameOfGame(m_step);
        std::vector<const Thing*> things;
        for (const Thing& thing : m_list)
            if (!thing.isGone)
                things.push_back(&thing);
        std::ranges::sort(things, {}, [](const Thing* thing) { return thing->id; });
        std::vector<trace::WrittenObject> objects;
        for (const Thing* thing : things) {
            objects.push_back({thing->definition, {thing->box, {}}});
            if (hasLeaves())
                data.boxes.push_back({thing->id, thing->leaf});
        }
        std::set<std::uint64_t> taken;
        const auto isDropped = [&](ObjectId a, ObjectId b) {
            const std::uint64_t hash = a.value * 40'507 ^ b.value * 30'011;
            return (m_fault == Fault::SharedSlots && !taken.insert(hash & 1'023).second) ||
                   (m_fault == Fault::SharedRests && !taken.insert(hash % 1'019).second);
        };
        for (std::size_t i = 0; i < things.size(); ++i)
            for (std::size_t k = i + 1; k < things.size(); ++k)
                if ((things[i]->isDynamic || things[k]->isDynamic) && isPair(*things[i], *things[k]) &&
                    !isDropped(things[i]->id, things[k]->id))
                    data.candidates.push_back({things[i]->id, things[k]->id});
        for (const Thing* thing : things)
            if (m_changed.erase(thing->id) > 0)
                m_isMarked[*thing->record] = false;
        writer.write(data, objects);
    }

    Fault m_fault;
    Random m_random{19};
    std::uint64_t m_lastId = 0;
    std::uint64_t m_step = 0;
    std::vector<Thing> m_list;
    std::set<Pair> m_apart;
    std::set<Pair> m_kept;
    std::set<ObjectId> m_changed;
    std::vector<bool> m_isMarked;
    std::vector<std::size_t> m_free;
};

} // namespace

/// Faults of lists and of searches, as small games have them: each is one explanation.
class TestListsAndSearches : public QObject {
    Q_OBJECT
private slots:
    static void theFaultIsTheFirstExplanation_data();
    static void theFaultIsTheFirstExplanation();
    static void aRightGameHasNone();
};

void TestListsAndSearches::theFaultIsTheFirstExplanation_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isCause");
    const auto row = [](const char* name, Fault fault, const char* rule, const char* words, bool isCause = true) {
        QTest::newRow(name) << static_cast<int>(fault) << QString::fromLatin1(rule) << QString::fromLatin1(words)
                            << isCause;
    };
    row("a loop removes", Fault::LoopRemoves, "next-object-skipped", "the object behind it");
    row("a loop fills gaps", Fault::LoopFills, "next-object-skipped", "the last object");
    row("a search back ends early", Fault::BackEndsEarly, "sweep-ends-early", "through the static objects");
    row("no pairs of new objects", Fault::NoneAtBirth, "no-pairs-at-birth", "have been apart");
    row("small nodes", Fault::SmallNodes, "tree-nodes-too-small", "only the object with the higher id searches");
    row("no children", Fault::NoChildren, "tree-nodes-not-searched", "only the one with the lower id searches");
    row("late turns", Fault::LateTurns, "periodic-update", "only once in 6 steps");
    row("shared slots", Fault::SharedSlots, "pair-key", "in 10 bits of the lower and the higher id");
    row("shared remainders", Fault::SharedRests, "lost-after-structure", "are registered together", false);
    row("a record that is not reset", Fault::RecordNotReset, "leaf-not-asked", "appear after another one has vanished");
}

void TestListsAndSearches::theFaultIsTheFirstExplanation()
{
    QFETCH(const int, fault);
    QFETCH(const QString, rule);
    QFETCH(const QString, words);
    QFETCH(const bool, isCause);
    const trace::Recording recording = Yard(static_cast<Fault>(fault)).record();
    DiagnosisOptions how;
    if (static_cast<Fault>(fault) == Fault::SharedRests) // what these pairs have in common is chance
        how.without = diagnosis::Family::Contrast;
    const Diagnosis found = diagnose(recording, recording.steps(), how).value();
    const QString difference = differenceFrom({rule, words, isCause}, found);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void TestListsAndSearches::aRightGameHasNone()
{
    const trace::Recording recording = Yard(Fault::None).record();
    const Diagnosis found = diagnose(recording, recording.steps(), {}).value();
    QCOMPARE(found.missed, std::uint64_t{0});
    QVERIFY(found.explanations.empty());
}

BROADSIDE_TEST(TestListsAndSearches)

} // namespace broadside::test::tst_lists_and_searches

#include "tst_lists_and_searches.moc"

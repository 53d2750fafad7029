#include "core/broadphase/nearest.h"
#include "core/geometry/segment.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/printers.h"
#include "tests/support/properties.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <set>

namespace broadside::test::tst_broad_phase_properties {

namespace {

/// An operation on a broad phase, made of small numbers so that a failing sequence shrinks to a readable one. Each is
/// valid after any other.
struct Operation {
    enum Kind { Put, Remove, Update };
    int kind = Put; ///< Put adds an object, or moves the one with this number.
    int object = 0;
    int x = 0; ///< Lower left corner, in quarters of a cell times the unit.
    int y = 0;
    int width = 0; ///< In quarters of a cell times the unit.
    int height = 0;
    int unit = 0; ///< Exponent of ten.
    bool dynamic = true;
    int mask = 3;
};

constexpr double kCellSize = 2.5;
constexpr double kWorldSize = 40.0;
constexpr int kObjects = 24;

Aabb boxOf(const Operation& operation)
{
    const double unit = kCellSize / 4.0 * std::pow(10.0, operation.unit);
    const Vec2 lo{operation.x * unit, operation.y * unit};
    return {lo, {lo.x + operation.width * unit, lo.y + operation.height * unit}};
}

CollisionFilter filterOf(const Operation& operation)
{
    return {.category = operation.object % 3 == 0 ? 2U : 1U,
            .mask = static_cast<std::uint32_t>(operation.mask),
            .dynamic = operation.dynamic};
}

void showValue(const Operation& operation, std::ostream& out)
{
    constexpr std::array kWords{"put ", "remove ", "update"};
    out << kWords.at(static_cast<std::size_t>(operation.kind));
    if (operation.kind == Operation::Update)
        return;
    out << operation.object;
    if (operation.kind == Operation::Put)
        out << (operation.dynamic ? ", dynamic, " : ", static, ") << describeForTest(boxOf(operation)) << ", mask "
            << operation.mask;
}

rc::Gen<Operation> anyOperation()
{
    using rc::gen::inRange;
    using rc::gen::set;
    return rc::gen::build<Operation>(
        set(&Operation::kind,
            rc::gen::weightedElement<int>({{5, Operation::Put}, {1, Operation::Remove}, {2, Operation::Update}})),
        set(&Operation::object, inRange(0, kObjects)), set(&Operation::x, inRange(-20, 80)),
        set(&Operation::y, inRange(-20, 80)), set(&Operation::width, inRange(0, 12)),
        set(&Operation::height, inRange(0, 12)),
        set(&Operation::unit, rc::gen::weightedElement<int>({{12, 0}, {1, -3}, {1, -1}, {1, 1}, {1, 3}})),
        set(&Operation::dynamic), set(&Operation::mask, inRange(1, 4)));
}

/// A broad phase and a plain list of the same objects.
class Pair {
public:
    explicit Pair(Algorithm algorithm)
        : m_broadPhase(std::move(*makeBroadPhase({algorithm, kCellSize}, kWorldSize, kWorldSize)))
        , m_proxies(kObjects)
    {
        for (Proxy& proxy : m_proxies)
            proxy.present = false;
        m_broadPhase->update();
    }

    void apply(const Operation& operation)
    {
        const auto index = static_cast<ObjectIndex>(operation.object);
        Proxy& proxy = m_proxies[index];
        if (operation.kind == Operation::Update) {
            m_broadPhase->update();
            compare(boxOf(operation));
        } else if (operation.kind == Operation::Remove && proxy.present) {
            proxy.present = false;
            m_broadPhase->remove(index);
        } else if (operation.kind == Operation::Put && proxy.present) {
            proxy.box = boxOf(operation);
            m_broadPhase->move(index, proxy.box);
        } else if (operation.kind == Operation::Put) {
            proxy = {boxOf(operation), filterOf(operation), true};
            m_broadPhase->add(index, proxy.box, proxy.filter);
        }
    }

    void compare(const Aabb& asked) const
    {
        comparePairs();
        compareObjects();
        compareIn(asked);
        compareAlong(asked.lo, {3.0 * asked.hi.y, asked.hi.x});
        compareNearest(asked);
    }

private:
    /// Filters `found` by the box test; the result must equal the definition.
    template<class Test>
    void expectAll(std::vector<ObjectIndex> found, const char* what, Test&& test) const
    {
        std::ranges::sort(found);
        if (std::ranges::adjacent_find(found) != found.end())
            RC_FAIL(std::string(what) + ": reported twice");
        for (ObjectIndex i = 0; i < m_proxies.size(); ++i) {
            const bool handedOut = std::ranges::binary_search(found, i);
            if (handedOut && !m_proxies[i].present)
                RC_FAIL(std::string(what) + ": " + std::to_string(i) + " is gone, but is reported");
            if (!handedOut && m_proxies[i].present && test(i))
                RC_FAIL(std::string(what) + ": " + std::to_string(i) + " is missed");
        }
    }

    void comparePairs() const
    {
        Collected collected;
        m_broadPhase->candidatePairs(collected);
        const std::set<IndexPair> found(collected.pairs.begin(), collected.pairs.end());
        if (found.size() != collected.pairs.size())
            RC_FAIL("a pair is reported twice");
        const auto collide = [](const Proxy& a, const Proxy& b) { return canCollide(a.filter, b.filter); };
        const auto may = pairsWhere(m_proxies, collide);
        const auto must = pairsWhere(
            m_proxies, [&](const Proxy& a, const Proxy& b) { return collide(a, b) && overlaps(a.box, b.box); });
        for (const IndexPair pair : must)
            if (!found.contains(pair))
                RC_FAIL("missed pair " + std::to_string(pair.a) + ", " + std::to_string(pair.b));
        if (!std::ranges::includes(may, found))
            RC_FAIL("a pair is reported that cannot collide");
    }

    void compareObjects() const
    {
        for (ObjectIndex i = 0; i < m_proxies.size(); ++i) {
            if (!m_proxies[i].present)
                continue;
            std::vector<ObjectIndex> found;
            m_broadPhase->candidatesOf(i, found);
            expectAll(found, "candidates of an object", [&](ObjectIndex j) {
                return i != j && masksMatch(m_proxies[i].filter, m_proxies[j].filter) &&
                       overlaps(m_proxies[i].box, m_proxies[j].box);
            });
        }
    }

    void compareIn(const Aabb& asked) const
    {
        std::vector<ObjectIndex> found;
        m_broadPhase->candidatesIn(asked, found);
        expectAll(found, "candidates in a box", [&](ObjectIndex j) { return overlaps(asked, m_proxies[j].box); });
        found.clear();
        m_broadPhase->candidatesAt(asked.lo, found);
        expectAll(found, "candidates at a point", [&](ObjectIndex j) { return contains(m_proxies[j].box, asked.lo); });
    }

    void compareAlong(Vec2 from, Vec2 to) const
    {
        std::vector<ObjectIndex> found;
        m_broadPhase->candidatesAlong(from, to, found);
        const SegmentTest segment(from, to);
        expectAll(found, "candidates along a ray", [&](ObjectIndex j) { return segment.meets(m_proxies[j].box); });
    }

    void compareNearest(const Aabb& asked) const
    {
        std::optional<NearestIndex> expected;
        for (ObjectIndex i = 0; i < m_proxies.size(); ++i)
            if (m_proxies[i].present && (!expected || distance(asked, m_proxies[i].box) < expected->distance))
                expected = NearestIndex{i, distance(asked, m_proxies[i].box)};
        const auto found =
            nearestObject(*m_broadPhase, asked, [&](ObjectIndex i) { return distance(asked, m_proxies[i].box); });
        if (found != expected)
            RC_FAIL("nearest is " + (found ? std::to_string(found->index) : "nobody") + " instead of " +
                    (expected ? std::to_string(expected->index) : "nobody"));
    }

    std::unique_ptr<BroadPhase> m_broadPhase;
    std::vector<Proxy> m_proxies;
};

} // namespace

class TestBroadPhaseProperties : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { chooseInputs(); }
    void anySequenceOfChangesAgreesWithBruteForce_data();
    void anySequenceOfChangesAgreesWithBruteForce();
};

void TestBroadPhaseProperties::anySequenceOfChangesAgreesWithBruteForce_data()
{
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : correctAlgorithms())
        QTest::newRow(infoOf(algorithm).name.data()) << static_cast<int>(algorithm);
}

void TestBroadPhaseProperties::anySequenceOfChangesAgreesWithBruteForce()
{
    QFETCH(const int, algorithm);
    const auto kind = static_cast<Algorithm>(algorithm);
    const bool holds = rc::check(std::string(infoOf(kind).name) + " reports all that it must", [kind] {
        const auto operations = *rc::gen::container<std::vector<Operation>>(anyOperation());
        Pair pair(kind);
        for (const Operation& operation : operations)
            pair.apply(operation);
        pair.apply({.kind = Operation::Update, .x = 3, .y = 5, .width = 4, .height = 2});
    });
    QVERIFY2(holds, "rapidcheck printed the smallest sequence that fails");
}

BROADSIDE_TEST(TestBroadPhaseProperties)

} // namespace broadside::test::tst_broad_phase_properties

#include "tst_broad_phase_properties.moc"

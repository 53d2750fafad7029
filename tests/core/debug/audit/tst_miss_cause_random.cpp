#include "core/base/random.h"
#include "core/broadphase/textbook/textbook_grid.h"
#include "core/debug/audit/audit.h"
#include "core/debug/why/why.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace broadside::test::tst_miss_cause_random {

/// Pairs whose cause is known by construction, thousands for each published fault.
namespace {

struct Pair {
    Aabb a;
    Aabb b;
};

/// A grid and a pair; its numbers exclude the causes that are tested before the wanted one.
struct Made {
    Algorithm algorithm = Algorithm::CornerGrid;
    double width = 16.0;
    double height = 16.0;
    double cell = 1.0;
    Pair pair;
    std::optional<Pair> told; ///< The boxes that the broad phase got last, if they differ from the pair.
    bool tellMove = false;    ///< The static object was added with its box in `told`, and then moved.
};

/// A multiple of 1/64: floats and doubles compute with such numbers exactly.
double sixtyFourth(Random& random, double low, double high)
{
    return std::floor(random.between(low, high) * 64.0) / 64.0;
}

Aabb boxAt(Vec2 lo, double width, double height) { return {lo, {lo.x + width, lo.y + height}}; }

Aabb flipped(const Aabb& box) { return {{box.lo.y, box.lo.x}, {box.hi.y, box.hi.x}}; }
Pair flipped(const Pair& pair) { return {flipped(pair.a), flipped(pair.b)}; }

/// Two boxes around a common point, which is at least a corner of their intersection.
Pair aroundPoint(Random& random, Vec2 point, double largest)
{
    const auto box = [&] {
        const double width = sixtyFourth(random, 0.02, largest);
        const double height = sixtyFourth(random, 0.02, largest);
        return boxAt({point.x - sixtyFourth(random, 0.0, width), point.y - sixtyFourth(random, 0.0, height)}, width,
                     height);
    };
    return {box(), box()};
}

Algorithm anyOf(Random& random, std::initializer_list<Algorithm> algorithms)
{
    return algorithms.begin()[random.below(algorithms.size())];
}

Algorithm anyTextbook(Random& random)
{
    return anyOf(random, {Algorithm::CornerGrid, Algorithm::RangeGrid, Algorithm::BucketGrid});
}

/// The broad phase got an old box, or it got the move of a static object that it does not register again.
Made stale(Random& random)
{
    Made made;
    made.algorithm = algorithms()[random.below(algorithms().size())].algorithm;
    const bool textbook = made.algorithm >= Algorithm::CornerGrid;
    made.tellMove = textbook && random.below(2) == 0; // the static object: textbook grids do not register it again
    const double margin = made.tellMove ? 4.0 : -4.0; // the new place must have cells
    made.cell = made.tellMove ? 2.0 : random.between(0.3, 5.0);
    made.pair = aroundPoint(
        random, {sixtyFourth(random, margin, 16.0 - margin), sixtyFourth(random, margin, 16.0 - margin)}, 3.0);
    made.told = made.pair;
    const Vec2 away{sixtyFourth(random, 40.0, 60.0), sixtyFourth(random, -60.0, 60.0)};
    Aabb& moved = made.tellMove || random.below(2) == 0 ? made.told->b : made.told->a;
    moved = translated(moved, away);
    return made;
}

Made outside(Random& random)
{
    Made made;
    made.algorithm = anyTextbook(random);
    made.cell = sixtyFourth(random, 0.3, 4.0);
    // The intersection is outside one edge of the world; the boxes may reach back into it.
    const double beyond = sixtyFourth(random, 0.1, 5.0);
    const double along = sixtyFourth(random, -3.0, 19.0);
    const bool low = random.below(2) == 0;
    const double edge = low ? -beyond : 16.0 + beyond;
    made.pair = aroundPoint(random, {edge, along}, 3.0);
    Aabb& out = random.below(2) == 0 ? made.pair.a : made.pair.b; // one of the two boxes is completely outside
    const double reach = low ? out.hi.x : 16.0 - out.lo.x;
    if (reach >= 0.0)
        out = translated(out, {(low ? -1.0 : 1.0) * (reach + 0.25), 0.0});
    if (random.below(2) == 0)
        made.pair = flipped(made.pair);
    return made;
}

/// For example a world of 16 by 16.75 m: the table has no row for the last 0.75 m.
Made partialRow(Random& random)
{
    Made made;
    made.algorithm = Algorithm::BucketGrid;
    made.cell = 1.0 + static_cast<double>(random.below(4));
    const double whole = made.cell * static_cast<double>(2 + random.below(6));
    const double rest = sixtyFourth(random, 0.1, 0.95) * made.cell;
    made.height = whole + rest;
    made.width = made.cell * 5.0;
    made.pair = aroundPoint(random, {sixtyFourth(random, 0.0, made.width), 0.0}, 0.9 * made.cell);
    // One box begins above the table; the other may begin below that.
    const Aabb shared = intersection(made.pair.a, made.pair.b);
    const double lift = whole + sixtyFourth(random, 0.0, rest) - shared.lo.y;
    made.pair = {translated(made.pair.a, {0.0, lift}), translated(made.pair.b, {0.0, lift})};
    return made;
}

/// One box covers several cells, the other one meets it somewhere in between.
Made larger(Random& random)
{
    Made made;
    made.algorithm = anyOf(random, {Algorithm::CornerGrid, Algorithm::BucketGrid});
    made.cell = std::exp2(static_cast<double>(random.below(3)) - 1.0);
    const double length = made.cell * sixtyFourth(random, 2.1, 7.0);
    const double begin = sixtyFourth(random, 0.0, 16.0 - length);
    const double across = sixtyFourth(random, 0.0, 15.0);
    made.pair.a = boxAt({begin, across}, length, sixtyFourth(random, 0.05, 0.9 * made.cell));
    const Vec2 point{begin + sixtyFourth(random, 0.0, length), across};
    made.pair.b = aroundPoint(random, point, 0.9 * made.cell).b;
    if (random.below(2) == 0)
        std::swap(made.pair.a, made.pair.b);
    if (random.below(2) == 0)
        made.pair = flipped(made.pair);
    return made;
}

/// The boxes touch or overlap by less than 0.01 m, one pixel, at the border of a cell.
Made truncated(Random& random)
{
    Made made;
    made.algorithm = Algorithm::RangeGrid;
    made.cell = 0.25 * static_cast<double>(1 + random.below(8));
    const auto cells = static_cast<std::uint64_t>(15.0 / made.cell);
    const double border = made.cell * static_cast<double>(1 + random.below(cells));
    const double across = random.between(0.5, 14.0);
    const double low = random.below(2) == 0 ? border : border + random.between(0.0, 0.004);
    const double high = random.below(2) == 0 ? low : low + random.between(0.0, 0.004);
    const double wide = random.between(0.05, 0.9);
    made.pair.a = {{high - wide, across}, {high, across + random.between(0.05, 0.9)}};
    made.pair.b = boxAt({low, across - 0.01}, random.between(0.05, 0.9), random.between(0.05, 0.9));
    if (random.below(2) == 0)
        made.pair = flipped(made.pair);
    return made;
}

/// The boxes touch at a border that a float cannot represent. They are too small to span three cells with any rounding.
Made roundedOff(Random& random)
{
    Made made;
    made.algorithm = anyOf(random, {Algorithm::CornerGrid, Algorithm::BucketGrid});
    made.width = made.height = 12.8;
    made.cell = std::round(random.between(0.1, 0.9) * 100.0) / 100.0;
    const double columns = std::floor(12.8 / made.cell);
    const double border = made.cell * (1.0 + std::floor(random.unit() * (columns - 2.0)));
    const double across = made.cell * (0.3 + std::floor(random.unit() * (columns - 2.0)));
    const double high = 0.2 * made.cell;
    made.pair.a = {{border - made.cell * random.between(0.1, 0.8), across}, {border, across + high}};
    made.pair.b = {{border, across}, {border + made.cell * random.between(0.1, 0.8), across + high}};
    if (random.below(2) == 0)
        made.pair = flipped(made.pair);
    return made;
}

ObjectPtr boxObject(std::uint64_t id, ObjectKind kind, const Aabb& box)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->kind = kind;
    object->pose.position = {0.5 * (box.lo.x + box.hi.x), 0.5 * (box.lo.y + box.hi.y)};
    object->shape = Box{box.width(), box.height()};
    return object;
}

/// The cause that both the audit and why report; none if the pair is reported or does not overlap.
std::optional<std::string> causeOf(const Made& made)
{
    ObjectTable objects;
    objects.add(boxObject(1, ObjectKind::Dynamic, made.pair.a));
    objects.add(boxObject(2, ObjectKind::Static, made.pair.b));
    WorldSettings world;
    world.width = made.width;
    world.height = made.height;
    const auto broadPhase = std::move(makeBroadPhase({made.algorithm, made.cell}, made.width, made.height)).value();
    const Pair told = made.told.value_or(Pair{objects.boundsOf(0), objects.boundsOf(1)});
    broadPhase->add(0, told.a, objects.filterOf(0));
    broadPhase->add(1, told.b, objects.filterOf(1));
    broadPhase->update();
    if (made.tellMove) {
        broadPhase->move(1, objects.boundsOf(1));
        broadPhase->update();
    }
    const Frame frame = Frame::of(objects, *broadPhase, world);
    const FrameAudit audit = auditFrame(frame);
    if (audit.missed.empty())
        return std::nullopt;
    const MissCause cause = audit.missed.front().cause;
    const WhyAnswer answer = why(frame, 0, 1);
    const bool saysStale = answer.remedy.text().starts_with("Update the broad phase whenever an object moved.");
    const bool isTheSame =
        answer.cause == cause && why(frame, 1, 0).cause == cause && saysStale == (cause == MissCause::Stale);
    return isTheSame ? std::string(nameOf(cause)) : "not as why says";
}

using Make = Made (*)(Random&);

} // namespace

} // namespace broadside::test::tst_miss_cause_random

Q_DECLARE_METATYPE(broadside::test::tst_miss_cause_random::Make)

namespace broadside::test::tst_miss_cause_random {

class TestMissCauseRandom : public QObject {
    Q_OBJECT
private slots:
    void everyPairIsNamedAfterItsFault_data();
    void everyPairIsNamedAfterItsFault();
    void withoutABroadPhaseOnlyThePlaceTells();
};

void TestMissCauseRandom::everyPairIsNamedAfterItsFault_data()
{
    QTest::addColumn<Make>("make");
    const auto row = [](MissCause cause, Make make) { QTest::newRow(nameOf(cause).data()) << make; };
    row(MissCause::Stale, stale);
    row(MissCause::OutsideGrid, outside);
    row(MissCause::PartialLastCell, partialRow);
    row(MissCause::LargerThanCells, larger);
    row(MissCause::IntegerTruncation, truncated);
    row(MissCause::Rounding, roundedOff);
}

void TestMissCauseRandom::everyPairIsNamedAfterItsFault()
{
    QFETCH(const Make, make);
    const int wanted = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 20'000 : 1'000;
    const std::string expected = QTest::currentDataTag();
    Random random(11);
    int named = 0;
    int tried = 0;
    while (named < wanted && ++tried < 200 * wanted) {
        const Made made = make(random);
        const std::optional<std::string> cause = causeOf(made);
        if (!cause)
            continue;
        ++named;
        const auto& [a, b] = made.pair;
        QVERIFY2(
            *cause == expected,
            qPrintable(QStringLiteral("%1 instead: %2, %3 by %4 m, cells %5, (%6, %7)-(%8, %9), (%10, %11)-(%12, %13)")
                           .arg(QString::fromStdString(*cause))
                           .arg(infoOf(made.algorithm).name.data())
                           .arg(made.width)
                           .arg(made.height)
                           .arg(made.cell)
                           .arg(a.lo.x, 0, 'g', 17)
                           .arg(a.lo.y, 0, 'g', 17)
                           .arg(a.hi.x, 0, 'g', 17)
                           .arg(a.hi.y, 0, 'g', 17)
                           .arg(b.lo.x, 0, 'g', 17)
                           .arg(b.lo.y, 0, 'g', 17)
                           .arg(b.hi.x, 0, 'g', 17)
                           .arg(b.hi.y, 0, 'g', 17)));
    }
    QCOMPARE(named, wanted);
}

// As in a recording: no broad phase and no candidates.
void TestMissCauseRandom::withoutABroadPhaseOnlyThePlaceTells()
{
    Random random(12);
    for (int i = 0; i < 1'000; ++i) {
        const Pair pair = aroundPoint(random, {sixtyFourth(random, -6.0, 22.0), sixtyFourth(random, -6.0, 22.0)}, 3.0);
        ObjectTable objects;
        objects.add(boxObject(1, ObjectKind::Dynamic, pair.a));
        objects.add(boxObject(2, ObjectKind::Static, pair.b));
        WorldSettings world;
        world.width = world.height = 16.0;
        FrameParts parts;
        parts.objects = &objects;
        parts.world = world;
        parts.candidates.emplace();
        const FrameAudit audit = auditFrame(Frame(parts));
        QCOMPARE(audit.missed.size(), std::size_t{1});
        const Aabb shared = intersection(pair.a, pair.b);
        const bool out = shared.hi.x < 0.0 || shared.hi.y < 0.0 || shared.lo.x > 16.0 || shared.lo.y > 16.0;
        QVERIFY(audit.missed[0].cause == (out ? MissCause::OutsideGrid : MissCause::Unknown));
    }
}

BROADSIDE_TEST(TestMissCauseRandom)

} // namespace broadside::test::tst_miss_cause_random

#include "tst_miss_cause_random.moc"

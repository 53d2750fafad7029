#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace broadside::test::tst_box_relations {

namespace {

struct Thing {
    ObjectId id;
    bool isFish = true; ///< Else it is a crab.
    Aabb box;
    Vec2 velocity;
    double angle = 0.0;      ///< By which it is turned about the origin, in one of the games.
    double factor = 1.0;     ///< Another number that each one has for itself.
    std::optional<Aabb> fat; ///< With which a tree has it.
};

/// The box that the game computes for its structure. Lengths in metres, from the origin of the level in the middle.
using Registers = std::function<Aabb(const Thing&, std::uint64_t step)>;

struct Water {
    Registers registers;
    double margin = 0.0; ///< Of fat boxes, which stay for as long as they hold what was computed. 0: there are none.
    bool wideFloats = true;
    double cell = 0.0;      ///< Of a hash that keeps objects in the cells of what was computed. 0: boxes are kept.
    bool areAlike = false;  ///< All fish have the same size.
    bool isCurrent = false; ///< All are carried by the same current.
};

Aabb around(Vec2 middle, Vec2 size) { return {middle - 0.5 * size, middle + 0.5 * size}; }
Vec2 sizeOf(const Aabb& box) { return {box.width(), box.height()}; }

/// Fish and crabs, and a list of the boxes that overlap.
class Aquarium {
public:
    explicit Aquarium(Water water)
        : m_water(std::move(water))
    {
        for (std::uint64_t id = 1; id <= kThings; ++id) {
            const Vec2 size{m_random.between(0.3, 2.2), m_random.between(0.3, 2.2)};
            const Vec2 middle{m_random.between(-kWide, kWide), m_random.between(-kHigh, kHigh)};
            Thing thing;
            thing.id = {id};
            thing.isFish = id % 3 != 0;
            thing.box = around(middle, m_water.areAlike ? Vec2{1.5, 0.75} : size);
            thing.velocity = {m_random.between(-0.12, 0.12), m_random.between(-0.12, 0.12)};
            if (m_water.isCurrent)
                thing.velocity = {0.11, 0.04};
            thing.angle = m_random.between(0.3, 3.0);
            thing.factor = m_random.between(0.2, 0.9);
            m_things.push_back(thing);
        }
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Aquarium", {{-kWide, -kHigh}, {kWide, kHigh}});
        info.wideFloats = m_water.wideFloats;
        info.contents.registeredBoxes = m_water.cell == 0.0;
        info.contents.cells = m_water.cell > 0.0;
        if (m_water.cell > 0.0)
            info.parameters = {{"cell-size", m_water.cell}, {"grid-x", 0.0}, {"grid-y", 0.0}};
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            for (Thing& thing : m_things)
                swim(thing, step);
            write(writer, step);
        });
    }

private:
    static constexpr std::uint64_t kThings = 90;
    static constexpr std::uint64_t kSteps = 70;
    static constexpr double kWide = 9.0; // half of it
    static constexpr double kHigh = 6.0;

    void swim(Thing& thing, std::uint64_t step) const
    {
        if (step > 0) {
            const Vec2 middle = thing.box.center();
            const bool isBound = !m_water.isCurrent;
            if (isBound && std::abs(middle.x + thing.velocity.x) > kWide)
                thing.velocity.x = -thing.velocity.x;
            if (isBound && std::abs(middle.y + thing.velocity.y) > kHigh)
                thing.velocity.y = -thing.velocity.y;
            thing.box = translated(thing.box, thing.velocity);
        }
        const Aabb tight = m_water.registers(thing, step);
        if (!thing.fat || m_water.margin == 0.0 || !contains(*thing.fat, tight))
            thing.fat = grown(tight, m_water.margin);
    }
    [[nodiscard]] CellRange cellsOf(const Aabb& box) const
    {
        const auto cellOf = [&](double at) { return static_cast<std::int64_t>(std::floor(at / m_water.cell)); };
        return {{cellOf(box.lo.x), cellOf(box.lo.y)}, {cellOf(box.hi.x), cellOf(box.hi.y)}};
    }
    [[nodiscard]] bool meet(const Aabb& a, const Aabb& b) const
    {
        return m_water.cell > 0.0 ? !intersection(cellsOf(a), cellsOf(b)).isEmpty() : overlaps(a, b);
    }
    void write(trace::TraceWriter& writer, std::uint64_t step) const
    {
        trace::FrameData data = frameOfGame(step);
        std::vector<trace::WrittenObject> objects;
        for (const Thing& thing : m_things) {
            objects.push_back(writtenObject(thing.id, thing.isFish ? "Fish" : "Crab", thing.box));
            if (m_water.cell > 0.0)
                data.cells.push_back({thing.id, cellsOf(*thing.fat)});
            else
                data.boxes.push_back({thing.id, *thing.fat});
        }
        for (std::size_t a = 0; a < m_things.size(); ++a)
            for (std::size_t b = a + 1; b < m_things.size(); ++b)
                if (meet(*m_things[a].fat, *m_things[b].fat))
                    data.candidates.push_back({m_things[a].id, m_things[b].id});
        writer.write(data, objects);
    }

    Water m_water;
    Random m_random{23};
    std::vector<Thing> m_things;
};

Aabb centredAt(const Thing& thing, Vec2 middle) { return around(middle, sizeOf(thing.box)); }

struct Game {
    const char* name;
    Water water;
    const char* rule;
    const char* sentence; ///< All of it.
    std::vector<std::pair<std::string, double>> numbers;
};

std::vector<Game> gamesOfSizes()
{
    return {
        {"inset",
         {[](const Thing& thing, std::uint64_t) { return grown(thing.box, -0.11); }},
         "registered-size",
         "All objects are registered with boxes that are 0.11 smaller than their own on each side.",
         {{"widthAdded", -0.22}, {"heightAdded", -0.22}}},
        {"factor",
         {[](const Thing& thing, std::uint64_t) { return around(thing.box.center(), 0.37 * sizeOf(thing.box)); }},
         "registered-size",
         "All objects are registered with 0.37 of their size.",
         {{"widthFactor", 0.37}, {"heightFactor", 0.37}}},
        {"fish in other units",
         {[](const Thing& thing, std::uint64_t) {
              return around(thing.box.center(), (thing.isFish ? 1.0 / 32.0 : 1.0) * sizeOf(thing.box));
          },
          0.0, false},
         "registered-size",
         "Objects named Fish are registered with 0.03125 of their size.",
         {{"widthFactor", 0.03125}}},
        {"limit",
         {[](const Thing& thing, std::uint64_t) {
             return Aabb{thing.box.lo, {std::min(thing.box.hi.x, thing.box.lo.x + 0.8), thing.box.hi.y}};
         }},
         "registered-size",
         "All objects are registered with a width of at most 0.8, measured from their left side.",
         {{"widthLimit", 0.8}}},
        {"points with a margin",
         {[](const Thing& thing, std::uint64_t) { return around(thing.box.center(), {}); }, 0.2},
         "registered-size",
         "All objects are registered with a size of 0.4, instead of their own size: the size of a margin of 0.2 "
         "around a point.",
         {{"width", 0.4}, {"height", 0.4}}},
        {"fat and swapped",
         {[](const Thing& thing, std::uint64_t) {
              return around(thing.box.center(), {thing.box.height(), thing.box.width()});
          },
          0.15},
         "registered-size",
         "All objects are registered with width and height swapped, not counting a margin of 0.15 on each side.",
         {{"margin", 0.15}}},
        {"fish fat with an inset",
         {[](const Thing& thing, std::uint64_t) { return grown(thing.box, thing.isFish ? -0.14 : 0.0); }, 0.05},
         "registered-size",
         "Objects named Fish are registered with boxes that are 0.14 smaller than their own on each side, not "
         "counting a margin of 0.05 on each side.",
         {{"widthAdded", -0.28}, {"margin", 0.05}}},
        {"one box for all fish",
         {[](const Thing& thing, std::uint64_t) {
             return thing.isFish ? around(thing.box.center(), {0.25, 0.125}) : thing.box;
         }},
         "registered-size",
         "Objects named Fish are registered with a width of 0.25 and a height of 0.125, instead of their own size.",
         {{"width", 0.25}, {"height", 0.125}}},
        {"fish fat and too small",
         {[](const Thing& thing, std::uint64_t) {
              return around(thing.box.center(), (thing.isFish ? 0.3 : 1.0) * sizeOf(thing.box));
          },
          0.1},
         "registered-size",
         "Objects named Fish are registered with 0.3 of their size, around the centre.",
         {{"factor", 0.3}}},
    };
}

std::vector<Game> gamesOfPlaces()
{
    return {
        {"offset",
         {[](const Thing& thing, std::uint64_t) {
              return translated(thing.box, thing.isFish ? Vec2{-1.3, 0.45} : Vec2{});
          },
          0.0, false},
         "registered-shifted",
         "Objects named Fish are registered 1.3 too far left and 0.45 too far up.",
         {{"shiftX", -1.3}, {"shiftY", 0.45}}},
        {"flipped fish",
         {[](const Thing& thing, std::uint64_t) {
             return translated(thing.box, {thing.isFish ? -thing.box.width() : 0.0, 0.0});
         }},
         "registered-shifted",
         "Objects named Fish are registered their width too far left.",
         {{"shiftXByWidth", -1.0}}},
        {"zoom",
         {[](const Thing& thing, std::uint64_t) {
              return centredAt(thing, Vec2{3.0, 2.0} + 1.15 * (thing.box.center() - Vec2{3.0, 2.0}));
          },
          0.0, false},
         "registered-elsewhere",
         "All objects are registered as if zoomed by 1.15 around (3, 2).",
         {{"factorX", 1.15}, {"addedX", -0.45}, {"factorY", 1.15}, {"addedY", -0.3}}},
        {"other units",
         {[](const Thing& thing, std::uint64_t) {
             const bool isFish = thing.isFish;
             return isFish ? Aabb{1.0 / 32.0 * thing.box.lo, 1.0 / 32.0 * thing.box.hi} : thing.box;
         }},
         "registered-elsewhere",
         "Objects named Fish are registered with 0.03125 of their size, as if all coordinates were multiplied by "
         "0.03125.",
         {{"factorX", 0.03125}, {"widthFactor", 0.03125}}},
        {"mirrored",
         {[](const Thing& thing, std::uint64_t) {
             const Vec2 middle = thing.box.center();
             return centredAt(thing, thing.isFish ? Vec2{middle.x, 1.5 - middle.y} : middle);
         }},
         "registered-elsewhere",
         "Objects named Fish are registered mirrored, with 1.5 - y used as y.",
         {{"factorY", -1.0}, {"addedY", 1.5}}},
        {"swapped axes",
         {[](const Thing& thing, std::uint64_t) {
             const Vec2 middle = thing.box.center();
             return centredAt(thing, thing.isFish ? Vec2{middle.y, middle.x} : middle);
         }},
         "registered-elsewhere",
         "Objects named Fish are registered with x and y swapped.",
         {}},
        {"moved before turned",
         {[](const Thing& thing, std::uint64_t) {
             const Vec2 at = thing.box.center();
             const double c = std::cos(thing.angle);
             const double s = std::sin(thing.angle);
             return centredAt(thing, thing.isFish ? Vec2{c * at.x - s * at.y, s * at.x + c * at.y} : at);
         }},
         "registered-elsewhere",
         "Objects named Fish are registered at the right distance from (0, 0), but in another direction, as if they "
         "were "
         "moved first and then rotated.",
         {}},
        {"camera",
         {[](const Thing& thing, std::uint64_t step) {
             const double time = static_cast<double>(step);
             return translated(thing.box, thing.isFish ? Vec2{1.0 + 0.06 * time, std::sin(0.1 * time)} : Vec2{});
         }},
         "registered-shifted",
         "Objects named Fish are registered away from their places, all by the same distance within a step, but by a "
         "different distance in other steps, as with a camera position.",
         {}},
    };
}

std::vector<Game> gamesOfCorners()
{
    const auto middles = std::make_shared<std::map<std::uint64_t, Vec2>>(); // of fish, in the step that is made
    const auto ofFish = [middles](double times) {
        return [middles, times](const Thing& thing, std::uint64_t) {
            (*middles)[thing.id.value] = thing.box.center();
            return thing.isFish ? thing.box : translated(thing.box, times * middles->at(thing.id.value - 1));
        };
    };
    return {
        {"all fish at one corner",
         {[](const Thing& thing, std::uint64_t) {
             return thing.isFish ? translated(thing.box, Vec2{1.5, -2.0} - thing.box.lo) : thing.box;
         }},
         "registered-elsewhere",
         "Objects named Fish are registered with their lower left corner at (1.5, -2), wherever they are.",
         {{"lowX", 1.5}, {"lowY", -2.0}}},
        {"crabs without the place of their fish",
         {ofFish(-1.0)},
         "registered-shifted",
         "Objects named Crab are registered as if the centre of their parent object, named Fish, were (0, 0).",
         {}},
        {"crabs with the place of their fish twice",
         {ofFish(1.0)},
         "registered-shifted",
         "Objects named Crab are registered with the centre of their parent object, named Fish, added to their own "
         "centre.",
         {}},
    };
}

std::vector<Game> gamesInCells()
{
    return {
        {"flipped fish in cells",
         {[](const Thing& thing, std::uint64_t) {
              return translated(thing.box, {thing.isFish ? -thing.box.width() : 0.0, 0.0});
          },
          0.0, true, 0.7},
         "registered-shifted",
         "Objects named Fish are registered their width too far left.",
         {{"shiftXByWidth", -1.0}}},
        {"fish two columns to the left",
         {[](const Thing& thing, std::uint64_t) {
              return translated(thing.box, thing.isFish ? Vec2{-1.4, 0.7} : Vec2{});
          },
          0.0, true, 0.7},
         "registered-shifted",
         "Objects named Fish are registered 2 columns of cells too far left and one row of cells too far up.",
         {{"columns", -2.0}, {"rows", 1.0}}},
    };
}

std::vector<Game> allGames()
{
    std::vector<Game> games = gamesOfSizes();
    for (const std::vector<Game>& more : {gamesOfPlaces(), gamesOfCorners(), gamesInCells()})
        games.insert(games.end(), more.begin(), more.end());
    return games;
}

Diagnosis diagnosed(const Water& water)
{
    const trace::Recording recording = Aquarium(water).record();
    return diagnose(recording, recording.steps(), {}).value();
}

} // namespace

/// Games that register boxes which follow exactly from the right ones, in a way that no single rule predicts.
class TestBoxRelations : public QObject {
    Q_OBJECT
private slots:
    void theRelationIsNamedWithItsNumbers_data();
    void theRelationIsNamedWithItsNumbers();
    void whatFollowsFromNothingIsNoCause_data();
    void whatFollowsFromNothingIsNoCause();
    void rightBoxesMissNothing();
};

void TestBoxRelations::theRelationIsNamedWithItsNumbers_data()
{
    QTest::addColumn<int>("number");
    const std::vector<Game> games = allGames();
    for (std::size_t i = 0; i < games.size(); i += kSanitized ? 6 : 1)
        QTest::newRow(games[i].name) << static_cast<int>(i);
}

void TestBoxRelations::theRelationIsNamedWithItsNumbers()
{
    QFETCH(const int, number);
    const Game game = allGames()[static_cast<std::size_t>(number)];
    const Diagnosis diagnosis = diagnosed(game.water);
    QVERIFY(diagnosis.missed > 200);
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    QCOMPARE(QString::fromStdString(first.sentence.text()), QString::fromUtf8(game.sentence));
    QCOMPARE(first.rule, std::string(game.rule));
    QVERIFY(first.isCause && !first.remedy.empty());
    QCOMPARE(first.explains, diagnosis.missed);
    const std::map<std::string, double> known(first.parameters.begin(), first.parameters.end());
    for (const auto& [name, value] : game.numbers) {
        QVERIFY2(known.contains(name), name.c_str());
        QVERIFY2(std::abs(known.at(name) - value) < 1e-5, name.c_str());
    }
}

void TestBoxRelations::whatFollowsFromNothingIsNoCause_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("a factor of each one") << 0;
    QTest::newRow("one size only") << 1;
    QTest::newRow("one current") << 2;
    QTest::newRow("nine in ten") << 3;
}

void TestBoxRelations::whatFollowsFromNothingIsNoCause()
{
    QFETCH(const int, number);
    const Water waters[] = {
        {[](const Thing& thing, std::uint64_t) {
            return around(thing.box.center(), thing.factor * sizeOf(thing.box));
        }},
        {[](const Thing& thing, std::uint64_t) {
             return around(thing.box.center(), thing.isFish ? 0.37 * sizeOf(thing.box) : sizeOf(thing.box));
         },
         0.0, true, 0.0, true},
        {[](const Thing& thing, std::uint64_t) {
             return translated(thing.box, (thing.isFish ? -2.5 : 0.0) * thing.velocity);
         },
         0.0, true, 0.0, false, true},
        {[](const Thing& thing, std::uint64_t) {
            return grown(thing.box, thing.id.value % 10 == 0 ? -0.5 * thing.factor * thing.box.width() : -0.14);
        }},
    };
    const Diagnosis diagnosis = diagnosed(waters[number]);
    QVERIFY(diagnosis.missed > 20);
    for (const Explanation& one : diagnosis.explanations) {
        const bool isRelation = one.parameters.size() > 2; // more than what was counted
        QVERIFY2(!isRelation || one.rule == "late-registration", one.sentence.text().c_str());
    }
}

void TestBoxRelations::rightBoxesMissNothing()
{
    const Diagnosis diagnosis = diagnosed({[](const Thing& thing, std::uint64_t) { return thing.box; }, 0.1});
    QCOMPARE(diagnosis.missed, std::uint64_t{0});
    QVERIFY(diagnosis.explanations.empty());
}

BROADSIDE_TEST(TestBoxRelations)

} // namespace broadside::test::tst_box_relations

#include "tst_box_relations.moc"

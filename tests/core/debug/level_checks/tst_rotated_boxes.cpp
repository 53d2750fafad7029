#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/diagnosis/rotation/rotating_rectangles.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace broadside::test::tst_rotated_boxes {

using namespace broadside::diagnosis;

namespace {

/// A plank that rotates, or a stone that does not.
struct Thing {
    ObjectId id;
    bool isPlank = true;
    Vec2 middle;
    Vec2 size; ///< At angle 0.
    Vec2 velocity;
    double angle = 0.0;
    double spin = 0.0;          ///< A step.
    std::vector<double> angles; ///< Of all steps until now.
};

Aabb around(Vec2 middle, Vec2 size) { return {middle - 0.5 * size, middle + 0.5 * size}; }
Aabb boxOf(const Thing& thing) { return boxOfRectangle(thing.middle, thing.size, thing.angle); }
Aabb boxAt(const Thing& thing, double angle) { return boxOfRectangle(thing.middle, thing.size, angle); }

using Registers = std::function<Aabb(const Thing&)>;

/// What drifts on a pond, and a list of the boxes that overlap.
class Pond {
public:
    Pond(Registers registers, bool knowsBoxes)
        : m_registers(std::move(registers))
        , m_knowsBoxes(knowsBoxes)
    {
        for (std::uint64_t id = 1; id <= kThings; ++id) {
            Thing thing;
            thing.id = {id};
            thing.isPlank = id % 3 != 0;
            thing.middle = {m_random.between(-kWide, kWide), m_random.between(-kHigh, kHigh)};
            thing.size = {m_random.between(0.3, 2.6), m_random.between(0.3, 2.6)};
            thing.velocity = {m_random.between(-0.12, 0.12), m_random.between(-0.12, 0.12)};
            if (thing.isPlank) {
                thing.angle = m_random.between(0.0, 6.28);
                thing.spin = m_random.between(0.01, 0.04) * (id % 2 == 0 ? 1.0 : -1.0);
            }
            m_things.push_back(thing);
        }
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Pond", {{-kWide, -kHigh}, {kWide, kHigh}});
        info.contents.registeredBoxes = m_knowsBoxes;
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            for (Thing& thing : m_things)
                drift(thing, step);
            write(writer, step);
        });
    }

private:
    static constexpr std::uint64_t kThings = 90;
    static constexpr std::uint64_t kSteps = 90;
    static constexpr double kWide = 9.0; // half of it
    static constexpr double kHigh = 6.0;

    static void drift(Thing& thing, std::uint64_t step)
    {
        if (step > 0) {
            if (std::abs(thing.middle.x + thing.velocity.x) > kWide)
                thing.velocity.x = -thing.velocity.x;
            if (std::abs(thing.middle.y + thing.velocity.y) > kHigh)
                thing.velocity.y = -thing.velocity.y;
            thing.middle = thing.middle + thing.velocity;
            thing.angle += thing.spin;
        }
        thing.angles.push_back(thing.angle);
    }
    void write(trace::TraceWriter& writer, std::uint64_t step) const
    {
        trace::FrameData data = frameOfGame(step);
        std::vector<trace::WrittenObject> objects;
        std::vector<Aabb> registered;
        for (const Thing& thing : m_things) {
            objects.push_back(writtenObject(thing.id, thing.isPlank ? "Plank" : "Stone", boxOf(thing)));
            registered.push_back(m_registers(thing));
            if (m_knowsBoxes)
                data.boxes.push_back({thing.id, registered.back()});
        }
        for (std::size_t a = 0; a < registered.size(); ++a)
            for (std::size_t b = a + 1; b < registered.size(); ++b)
                if (overlaps(registered[a], registered[b]))
                    data.candidates.push_back({m_things[a].id, m_things[b].id});
        writer.write(data, objects);
    }

    Registers m_registers;
    bool m_knowsBoxes;
    Random m_random{29};
    std::vector<Thing> m_things;
};

struct Game {
    const char* name;
    Registers registers;
    const char* rule;
    const char* sentence; ///< All of it.
};

Aabb aboutCorner(const Thing& thing)
{
    const Vec2 half = 0.5 * thing.size;
    const double c = std::cos(thing.angle);
    const double s = std::sin(thing.angle);
    return translated(boxOf(thing), Vec2{c * half.x - s * half.y, s * half.x + c * half.y} - half);
}

Aabb withSigns(const Thing& thing)
{
    const double c = std::cos(thing.angle);
    const double s = std::sin(thing.angle);
    return around(thing.middle,
                  {std::abs(c * thing.size.x + s * thing.size.y), std::abs(s * thing.size.x + c * thing.size.y)});
}

/// The angle when it had last changed by more than half a radian.
Aabb heldFor(const Thing& thing)
{
    double held = thing.angles.front();
    for (const double angle : thing.angles)
        held = std::abs(angle - held) > 0.5 ? angle : held;
    return boxAt(thing, held);
}

std::vector<Game> allGames()
{
    constexpr double kDegrees = 180.0 / std::numbers::pi;
    constexpr double kQuarter = 0.5 * std::numbers::pi;
    const auto firsts = std::make_shared<std::vector<Vec2>>(2);
    return {
        {"not rotated", [](const Thing& thing) { return boxAt(thing, 0.0); }, "registered-size",
         "Objects that rotate are registered with the box that they have without rotation."},
        {"degrees", [](const Thing& thing) { return boxAt(thing, kDegrees * thing.angle); }, "registered-size",
         "Objects that rotate are registered with the box for 57.3 times their angle: the angle is in degrees, but "
         "sine and "
         "cosine take radians."},
        {"an extra rotation by 90 degrees",
         [](const Thing& thing) { return boxAt(thing, (thing.isPlank ? kQuarter : 0.0) + thing.angle); },
         "registered-size",
         "Objects that rotate are registered with the box for a wrong angle: it is rotated 90 degrees too far."},
        {"ten steps ago",
         [](const Thing& thing) {
             const std::size_t last = thing.angles.size() - 1;
             return boxAt(thing, thing.angles[last - std::min<std::size_t>(last, 10)]);
         },
         "registered-size",
         "Objects that rotate are registered at their place, but with the box for their angle of 10 steps ago."},
        {"held", heldFor, "registered-size",
         "Objects that rotate are registered with the box for an earlier angle, until the angle has changed by more "
         "than 0.5 radians."},
        {"signs", withSigns, "registered-size",
         "Objects that rotate are registered with boxes that are too small where sine and cosine of their angle have "
         "different signs: |w cos + h sin| wide and |w sin + h cos| high."},
        {"about the corner", [](const Thing& thing) { return thing.isPlank ? aboutCorner(thing) : boxOf(thing); },
         "registered-elsewhere",
         "Objects that rotate are registered with boxes that are rotated around their lower left corner instead of "
         "their centre."},
        {"first of its name",
         [firsts](const Thing& thing) {
             Vec2& first = (*firsts)[thing.isPlank ? 0 : 1];
             if (first == Vec2{})
                 first = thing.size;
             return boxOfRectangle(thing.middle, first, thing.angle);
         },
         "registered-size",
         "Objects are all registered with the size of the first object of their name: the size is stored only once "
         "for each name, or the scale of each object is left out."},
        {"width only",
         [](const Thing& thing) {
             return boxOfRectangle(thing.middle, {thing.size.x, thing.size.x}, thing.angle);
         },
         "registered-size", "Objects are registered with their width as the height, too."},
    };
}

Diagnosis diagnosed(const Registers& registers, bool knowsBoxes)
{
    const trace::Recording recording = Pond(registers, knowsBoxes).record();
    return diagnose(recording, recording.steps(), {}).value();
}

Track trackOf(const std::vector<Aabb>& boxes)
{
    Track track;
    track.boxes = boxes;
    return track;
}

} // namespace

/// Games that compute the boxes of rotated rectangles in a wrong way.
class TestRotatedBoxes : public QObject {
    Q_OBJECT
private slots:
    void sidesFollowFromBoxes_data();
    void sidesFollowFromBoxes();
    void whatGrowsDoesNotRotate();
    void sidesFollowFromObjectsOfOneName();
    void squaresMayRotate();
    void anglesGoOnWithoutJumps();
    void whatFacesItsMotionHasSigns();
    void theFaultIsNamed_data();
    void theFaultIsNamed();
    void pairsAloneTellIt();
};

void TestRotatedBoxes::sidesFollowFromBoxes_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("wide") << 2.0 << 0.5;
    QTest::newRow("tall") << 0.7 << 3.1;
    QTest::newRow("nearly square") << 1.0 << 0.9;
}

void TestRotatedBoxes::sidesFollowFromBoxes()
{
    QFETCH(const double, width);
    QFETCH(const double, height);
    std::vector<Aabb> boxes;
    for (int i = 0; i < 60; ++i)
        boxes.push_back(boxOfRectangle({10.0 + i, 20.0}, {width, height}, 0.4 + 0.02 * i));
    const auto sides = sidesOf(trackOf(boxes));
    QVERIFY(sides.has_value());
    QVERIFY(std::abs(sides->x - std::max(width, height)) < 1e-6);
    QVERIFY(std::abs(sides->y - std::min(width, height)) < 1e-6);
}

void TestRotatedBoxes::whatGrowsDoesNotRotate()
{
    std::vector<Aabb> both;
    std::vector<Aabb> width;
    for (int i = 0; i < 60; ++i) {
        both.push_back(around({10.0, 20.0}, (1.0 + 0.02 * i) * Vec2{1.0, 2.0}));
        width.push_back(around({10.0, 20.0}, {0.5 + 0.02 * i, 2.0}));
    }
    QVERIFY(!sidesOf(trackOf(both)));
    QVERIFY(!sidesOf(trackOf(width)));
    QVERIFY(!sidesOf(trackOf(std::vector<Aabb>(60, both.front()))));
}

/// Walls at fixed angles, a pair of them always mirrored: the most frequent size is not that of angle 0.
void TestRotatedBoxes::sidesFollowFromObjectsOfOneName()
{
    Evidence evidence;
    evidence.names = {"Wall", "Crate"};
    const auto add = [&](std::uint32_t name, const Aabb& box) {
        Track track = trackOf(std::vector<Aabb>(30, box));
        track.name = name;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        evidence.tracks.push_back(track);
    };
    for (int i = 0; i < 12; ++i) {
        add(0, boxOfRectangle({10.0 * i, 20.0}, {6.0, 0.5}, (i % 2 == 0 ? 0.2 : -0.2) * (1 + i / 4)));
        add(1, around({10.0 * i, 40.0}, {1.0 + 0.1 * i, 1.0}));
    }
    add(0, boxOfRectangle({200.0, 20.0}, {6.0, 0.5}, 1.0));
    const auto rectangles = rotatingRectangles(evidence);
    QCOMPARE(rectangles->count, std::size_t{13}); // the walls
    for (const Track& track : evidence.tracks) {
        const RotatingRectangle* const one = rectangles->of(track);
        QCOMPARE(one != nullptr, track.name == 0);
        QVERIFY(!one || (std::abs(one->sides.x - 6.0) < 1e-6 && std::abs(one->sides.y - 0.5) < 1e-6));
    }
    QVERIFY(!withSquares(*rectangles, evidence));
}

void TestRotatedBoxes::squaresMayRotate()
{
    Evidence evidence;
    evidence.names = {"Cone"};
    std::vector<Aabb> rotating;
    std::vector<Aabb> growing;
    for (int i = 0; i < 60; ++i) {
        rotating.push_back(boxOfRectangle({10.0, 20.0}, {0.4, 0.4}, 0.02 * i));
        growing.push_back(around({10.0, 20.0}, (1.0 + 0.01 * i) * Vec2{0.4, 0.4}));
    }
    evidence.tracks = {trackOf(rotating), trackOf(growing)};
    evidence.tracks[1].index = 1;
    const auto rectangles = rotatingRectangles(evidence);
    QCOMPARE(rectangles->count, std::size_t{0});
    const auto all = withSquares(*rectangles, evidence);
    QVERIFY(all && all->count == 1);
    QVERIFY(all->of(evidence.tracks[0]) && std::abs(all->of(evidence.tracks[0])->sides.x - 0.4) < 1e-6);
}

void TestRotatedBoxes::anglesGoOnWithoutJumps()
{
    Evidence evidence;
    evidence.names = {"Plank"};
    std::vector<Aabb> boxes;
    for (int i = 0; i < 300; ++i)
        boxes.push_back(boxOfRectangle({10.0, 20.0}, {2.0, 0.5}, 0.3 + 0.03 * i));
    evidence.tracks = {trackOf(boxes)};
    const auto rectangles = rotatingRectangles(evidence);
    const RotatingRectangle* const one = rectangles->of(evidence.tracks.front());
    QVERIFY(one && !one->isFacing);
    QCOMPARE(rectangles->count, std::size_t{1});
    for (std::size_t i = 0; i < one->angles.size(); ++i)
        QVERIFY(std::abs(one->angles[i] - 0.3 - 0.03 * static_cast<double>(i)) < 1e-5);
}

void TestRotatedBoxes::whatFacesItsMotionHasSigns()
{
    Evidence evidence;
    evidence.names = {"Plank"};
    std::vector<Aabb> boxes;
    std::vector<double> angles;
    Vec2 middle{10.0, 20.0};
    for (int i = 0; i < 200; ++i) {
        const double angle = 0.5 + 0.8 * std::sin(0.1 * i); // often back and forth through 0
        middle = middle + 0.1 * Vec2{std::cos(angle), std::sin(angle)};
        boxes.push_back(boxOfRectangle(middle, {2.0, 0.5}, angle));
        angles.push_back(angle);
    }
    evidence.tracks = {trackOf(boxes)};
    const auto rectangles = rotatingRectangles(evidence);
    const RotatingRectangle* const one = rectangles->of(evidence.tracks.front());
    QVERIFY(one && one->isFacing && !one->isAcross);
    for (std::size_t i = 1; i < angles.size(); ++i)
        QVERIFY(std::abs(one->angles[i] - angles[i]) < 1e-5);
}

void TestRotatedBoxes::theFaultIsNamed_data()
{
    QTest::addColumn<int>("number");
    const std::vector<Game> games = allGames();
    for (std::size_t i = 0; i < games.size(); i += kSanitized ? 4 : 1)
        QTest::newRow(games[i].name) << static_cast<int>(i);
}

void TestRotatedBoxes::theFaultIsNamed()
{
    QFETCH(const int, number);
    const Game game = allGames()[static_cast<std::size_t>(number)];
    const Diagnosis diagnosis = diagnosed(game.registers, true);
    QVERIFY(diagnosis.missed > 50);
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    QCOMPARE(QString::fromStdString(first.sentence.text()), QString::fromUtf8(game.sentence));
    QCOMPARE(first.rule, std::string(game.rule));
    // Boxes of objects that rotate in place are late in their sizes alone, too: then both are named.
    QVERIFY(first.isCause ? !first.remedy.empty() : !first.rivals.empty());
}

void TestRotatedBoxes::pairsAloneTellIt()
{
    if (kSanitized)
        QSKIP("one more explanation");
    const Game game = allGames().front();
    const Diagnosis diagnosis = diagnosed(game.registers, false);
    QVERIFY(!diagnosis.explanations.empty());
    QCOMPARE(QString::fromStdString(diagnosis.explanations.front().sentence.text()), QString::fromUtf8(game.sentence));
}

BROADSIDE_TEST(TestRotatedBoxes)

} // namespace broadside::test::tst_rotated_boxes

#include "tst_rotated_boxes.moc"

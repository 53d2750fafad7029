#include "core/base/random.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace broadside::test::tst_what_games_say {

namespace {

/// What the game does wrong, or differently.
enum class Habit {
    JumpsAfterwards, ///< Some objects are teleported after the broad phase has run.
    SkipsSleepers,   ///< Pairs with an object that is asleep are not reported.
};

/// A plaza with people who walk, sit down and leave. Its broad phase compares all pairs of registered boxes.
class Plaza {
public:
    explicit Plaza(Habit habit)
        : m_habit(habit)
    {
        for (std::uint64_t id = 1; id <= kPeople; ++id)
            m_people.push_back({{id}, boxAtRandom(), {m_random.between(-0.1, 0.1), m_random.between(-0.1, 0.1)}});
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Plaza", {{0.0, 0.0}, {kWidth, kHeight}});
        info.contents.registeredBoxes = true;
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            for (Person& person : m_people)
                walk(person, step);
            write(writer, step);
        });
    }

private:
    struct Person {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
        bool isAsleep = false;
    };
    static constexpr std::uint64_t kPeople = 90;
    static constexpr std::uint64_t kSteps = 120;
    static constexpr double kWidth = 24.0;
    static constexpr double kHeight = 16.0;

    Aabb boxAtRandom()
    {
        const Vec2 low{m_random.between(0.0, kWidth - 1.0), m_random.between(0.0, kHeight - 1.0)};
        return {low, low + Vec2{1.0, 1.0}};
    }
    /// Without regularity, so that neither the step nor the id tells who jumps or sleeps.
    [[nodiscard]] bool isChosen(std::uint64_t oneIn) { return m_random.below(oneIn) == 0; }
    void walk(Person& person, std::uint64_t step)
    {
        if (m_habit == Habit::SkipsSleepers && step > 0 && isChosen(30))
            person.isAsleep = !person.isAsleep;
        for (double Vec2::*axis : {&Vec2::x, &Vec2::y}) {
            const double end = axis == &Vec2::x ? kWidth : kHeight;
            if (person.box.lo.*axis + person.velocity.*axis < 0.0 || person.box.hi.*axis + person.velocity.*axis > end)
                person.velocity.*axis = -person.velocity.*axis;
        }
        person.box = {person.box.lo + person.velocity, person.box.hi + person.velocity};
    }
    void write(trace::TraceWriter& writer, std::uint64_t step)
    {
        trace::FrameData data = frameOfGame(step);
        for (const Person& person : m_people)
            data.boxes.push_back({person.id, person.box});
        for (std::size_t a = 0; a < m_people.size(); ++a)
            for (std::size_t b = a + 1; b < m_people.size(); ++b)
                if (overlaps(m_people[a].box, m_people[b].box) && !isSkipped(m_people[a], m_people[b]))
                    data.candidates.push_back({m_people[a].id, m_people[b].id});
        for (Person& person : m_people)
            changeAfterwards(person, step, data);
        std::vector<trace::WrittenObject> objects;
        for (const Person& person : m_people)
            objects.push_back(writtenObject(person.id, "Person", person.box));
        writer.write(data, objects);
    }
    [[nodiscard]] bool isSkipped(const Person& a, const Person& b) const
    {
        return m_habit == Habit::SkipsSleepers && (a.isAsleep || b.isAsleep);
    }
    void changeAfterwards(Person& person, std::uint64_t step, trace::FrameData& data)
    {
        const auto mark = [&](ObjectMark as) { data.marks.of(as).push_back(person.id); };
        if (person.isAsleep)
            mark(ObjectMark::Asleep);
        if (m_habit == Habit::SkipsSleepers || step == 0 || !isChosen(25))
            return;
        person.box = boxAtRandom();
        mark(ObjectMark::Teleported);
    }

    Habit m_habit;
    Random m_random{7};
    std::vector<Person> m_people;
};

/// Things of different sizes, each in the cell of its centre. The game searches two rings of cells, and says `said`.
trace::Recording ringsRecording(double said)
{
    struct Thing {
        Vec2 low;
        double size;
        Vec2 velocity;
        [[nodiscard]] Aabb box() const { return {low, low + Vec2{size, size}}; }
        [[nodiscard]] CellCoord cell() const
        {
            const Vec2 middle = box().center();
            return {static_cast<std::int64_t>(std::floor(middle.x / 2.0)),
                    static_cast<std::int64_t>(std::floor(middle.y / 2.0))};
        }
    };
    constexpr Vec2 kEnd{56.0, 36.0};
    Random random(3);
    std::vector<Thing> things;
    for (std::uint64_t i = 0; i < 120; ++i)
        things.push_back({{random.between(0.0, kEnd.x), random.between(0.0, kEnd.y)},
                          i % 3 == 0 ? 5.0 : 1.0 + static_cast<double>(i % 2),
                          {random.between(-0.3, 0.3), random.between(-0.3, 0.3)}});
    trace::TraceInfo info = infoOfGame("Rings", {{0.0, 0.0}, {62.0, 42.0}});
    info.contents.cells = true;
    info.parameters = {{"cell-size", 2.0}, {"rings", said}};
    return writtenRecording(info, 60, [&](trace::TraceWriter& writer, std::uint64_t step) {
        trace::FrameData data = frameOfGame(step);
        std::vector<trace::WrittenObject> objects;
        for (std::size_t i = 0; i < things.size(); ++i) {
            Thing& thing = things[i];
            for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
                if (thing.low.*axis < 0.0 || thing.low.*axis > kEnd.*axis)
                    thing.velocity.*axis = thing.low.*axis < 0.0 ? 0.2 : -0.2;
            thing.low = thing.low + thing.velocity;
            const ObjectId id{i + 1};
            objects.push_back(writtenObject(id, "Thing", thing.box()));
            data.cells.push_back({id, {thing.cell(), thing.cell()}});
            for (std::size_t other = 0; other < i; ++other) {
                const CellCoord a = things[other].cell();
                if (std::max(std::abs(a.x - thing.cell().x), std::abs(a.y - thing.cell().y)) <= 2)
                    data.candidates.push_back({{other + 1}, id});
            }
        }
        writer.write(data, objects);
    });
}

/// Things in the cells of their four corners only: large ones are missed in between. In the middle of the recording the
/// grid moves by a part of a cell. Its cells are taller than wide.
trace::Recording movingGridRecording()
{
    struct Thing {
        Vec2 low;
        double size;
        Vec2 velocity;
    };
    constexpr Vec2 kEnd{52.0, 32.0};
    constexpr Vec2 kCell{2.0, 3.0};
    constexpr std::uint64_t kSteps = 60;
    Random random(4);
    std::vector<Thing> things;
    for (std::uint64_t i = 0; i < 90; ++i)
        things.push_back({{random.between(0.0, kEnd.x), random.between(0.0, kEnd.y)},
                          i % 3 == 0 ? 7.0 : 1.0 + static_cast<double>(i % 2),
                          {random.between(-0.3, 0.3), random.between(-0.3, 0.3)}});
    const auto moved =
        std::make_shared<const trace::Surroundings>(trace::Surroundings{{}, {{0, "", {0.7, 1.1}, kCell, 0, 0, 0}}});
    trace::TraceInfo info = infoOfGame("Corners", {{0.0, 0.0}, {60.0, 40.0}});
    info.contents.cells = true;
    info.parameters = {{"cell-size", kCell.x}, {"cell-height", kCell.y}};
    return writtenRecording(info, kSteps, [&](trace::TraceWriter& writer, std::uint64_t step) {
        trace::FrameData data = frameOfGame(step);
        const Vec2 corner = step < kSteps / 2 ? Vec2{} : Vec2{0.7, 1.1};
        if (step >= kSteps / 2)
            data.surroundings = moved;
        std::vector<trace::WrittenObject> objects;
        std::vector<std::vector<std::pair<std::int64_t, std::int64_t>>> cells;
        for (std::size_t i = 0; i < things.size(); ++i) {
            Thing& thing = things[i];
            for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
                if (thing.low.*axis < 2.0 || thing.low.*axis > kEnd.*axis)
                    thing.velocity.*axis = thing.low.*axis < 2.0 ? 0.2 : -0.2;
            thing.low = thing.low + thing.velocity;
            const Vec2 high = thing.low + Vec2{thing.size, thing.size};
            const ObjectId id{i + 1};
            objects.push_back(writtenObject(id, "Thing", {thing.low, high}));
            auto& own = cells.emplace_back();
            for (const double x : {thing.low.x, high.x})
                for (const double y : {thing.low.y, high.y})
                    own.emplace_back(static_cast<std::int64_t>(std::floor((x - corner.x) / kCell.x)),
                                     static_cast<std::int64_t>(std::floor((y - corner.y) / kCell.y)));
            for (const auto& [x, y] : own)
                data.cells.push_back({id, {{x, y}, {x, y}}});
            for (std::size_t other = 0; other < i; ++other)
                if (std::ranges::find_first_of(cells[other], own) != cells[other].end())
                    data.candidates.push_back({{other + 1}, id});
        }
        writer.write(data, objects);
    });
}

Diagnosis diagnosisOf(const trace::Recording& recording)
{
    auto found = diagnose(recording, recording.steps());
    if (!found)
        qFatal("%s", found.problem().message.text().c_str());
    return std::move(*found);
}

std::string rulesOf(const Diagnosis& diagnosis)
{
    std::string rules;
    for (const Explanation& explanation : diagnosis.explanations)
        rules += explanation.rule + ": " + explanation.sentence.text() + '\n';
    return rules;
}

} // namespace

/// A diagnosis does not conclude from positions what a game says itself.
class TestWhatGamesSay : public QObject {
    Q_OBJECT
private slots:
    void aTeleportIsNoLateRegistration();
    void sleepersAreNamed();
    void ringsAreThoseOfTheGame_data();
    void ringsAreThoseOfTheGame();
    void aGridThatMovesIsFollowed();
};

void TestWhatGamesSay::aTeleportIsNoLateRegistration()
{
    const Diagnosis said = diagnosisOf(Plaza(Habit::JumpsAfterwards).record());
    QVERIFY(said.missed > 0);
    QVERIFY2(rulesOf(said).find("late") == std::string::npos, rulesOf(said).c_str());
}

void TestWhatGamesSay::sleepersAreNamed()
{
    const Diagnosis said = diagnosisOf(Plaza(Habit::SkipsSleepers).record());
    QVERIFY(said.missed > 0 && !said.explanations.empty());
    QVERIFY2(said.explanations.front().sentence.text().find("asleep") != std::string::npos, rulesOf(said).c_str());
}

void TestWhatGamesSay::ringsAreThoseOfTheGame_data()
{
    QTest::addColumn<double>("said");
    QTest::addColumn<bool>("meet");
    QTest::newRow("not said") << 0.0 << false;
    QTest::newRow("as it is") << 2.0 << false;
    QTest::newRow("more than it searches") << 4.0 << true;
}

/// By what the game says, the registrations of the missed pairs meet or do not. What it really does explains them all.
void TestWhatGamesSay::ringsAreThoseOfTheGame()
{
    QFETCH(const double, said);
    QFETCH(const bool, meet);
    const Diagnosis found = diagnosisOf(ringsRecording(said));
    QVERIFY(found.missed > 0);
    const PairStage stage = meet ? PairStage::AfterStructure : PairStage::Registration;
    QCOMPARE(found.stages[static_cast<std::size_t>(stage)], found.missed);
    QVERIFY2(!found.explanations.empty() && found.explanations.front().rule == "larger-than-ring" &&
                 found.explanations.front().sentence.text().find("2 rings") != std::string::npos,
             rulesOf(found).c_str());
}

void TestWhatGamesSay::aGridThatMovesIsFollowed()
{
    const trace::Recording recording = movingGridRecording();
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    QVERIFY(audited.missed.listed.size() > 1'000);
    for (const Audit::Miss& miss : audited.missed.listed)
        QCOMPARE(miss.cause, MissCause::LargerThanCells);
    const Diagnosis found = diagnosisOf(recording);
    QVERIFY2(!found.explanations.empty() && found.explanations.front().rule == "corner-cells-only",
             rulesOf(found).c_str());
}

BROADSIDE_TEST(TestWhatGamesSay)

} // namespace broadside::test::tst_what_games_say

#include "tst_what_games_say.moc"

#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <vector>

namespace broadside::test::tst_what_games_say {

namespace {

/// What the game does wrong, or differently.
enum class Habit {
    JumpsAfterwards, ///< Some objects are put elsewhere after the broad phase has run.
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
    static constexpr std::uint64_t kSteps = 200;
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

Diagnosis diagnosisOf(Habit habit)
{
    const trace::Recording recording = Plaza(habit).record();
    auto found = diagnose(recording, recording.steps());
    if (!found)
        qFatal("%s", found.problem().message.c_str());
    return std::move(*found);
}

std::string rulesOf(const Diagnosis& diagnosis)
{
    std::string rules;
    for (const Explanation& explanation : diagnosis.explanations)
        rules += explanation.rule + ": " + explanation.sentence + '\n';
    return rules;
}

} // namespace

/// A diagnosis does not conclude from positions what a game says itself.
class TestWhatGamesSay : public QObject {
    Q_OBJECT
private slots:
    void aTeleportIsNoLateRegistration();
    void sleepersAreNamed();
};

void TestWhatGamesSay::aTeleportIsNoLateRegistration()
{
    const Diagnosis said = diagnosisOf(Habit::JumpsAfterwards);
    QVERIFY(said.missed > 0);
    QVERIFY2(rulesOf(said).find("late") == std::string::npos, rulesOf(said).c_str());
}

void TestWhatGamesSay::sleepersAreNamed()
{
    const Diagnosis said = diagnosisOf(Habit::SkipsSleepers);
    QVERIFY(said.missed > 0 && !said.explanations.empty());
    QVERIFY2(said.explanations.front().sentence.find("asleep") != std::string::npos, rulesOf(said).c_str());
}

BROADSIDE_TEST(TestWhatGamesSay)

} // namespace broadside::test::tst_what_games_say

#include "tst_what_games_say.moc"

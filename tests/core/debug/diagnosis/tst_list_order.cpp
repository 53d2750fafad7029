#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <utility>

namespace broadside::test::tst_list_order {

namespace {

constexpr std::size_t kTested = 50; // objects at the front of the list, which the game tests

/// A game that removes an object by moving the last one of its list to its place, and that tests only the first objects
/// of the list.
class Swarm {
public:
    Swarm()
    {
        for (std::size_t i = 0; i < kObjects; ++i)
            spawn();
    }
    /// `byId`: the recorder names the objects by their ids, not in the order of the list.
    trace::Recording record(bool byId)
    {
        const trace::TraceInfo info = infoOfGame("Swarm", {{0.0, 0.0}, {kWidth, kHeight}});
        return writtenRecording(info, kSteps, [&](trace::TraceWriter& writer, std::uint64_t step) {
            if (step > 0)
                play();
            write(writer, step, byId);
        });
    }

private:
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
    };
    static constexpr std::size_t kObjects = 80;
    static constexpr std::uint64_t kSteps = 200;
    static constexpr double kWidth = 420.0;
    static constexpr double kHeight = 300.0;

    void spawn()
    {
        const Vec2 size{m_random.between(12.0, 30.0), m_random.between(12.0, 30.0)};
        const Vec2 low{m_random.between(0.0, kWidth - size.x), m_random.between(0.0, kHeight - size.y)};
        m_things.push_back(
            {{m_nextId++}, {low, low + size}, {m_random.between(-3.0, 3.0), m_random.between(-3.0, 3.0)}});
    }
    void play()
    {
        for (Thing& thing : m_things)
            fly(thing.box, thing.velocity, {kWidth, kHeight});
        for (int i = 0; i < 2; ++i) {
            m_things[m_random.below(m_things.size())] = m_things.back();
            m_things.pop_back();
            spawn();
        }
    }
    void write(trace::TraceWriter& writer, std::uint64_t step, bool byId) const
    {
        trace::FrameData data = frameOfGame(step);
        for (std::size_t i = 0; i < kTested; ++i)
            for (std::size_t k = i + 1; k < kTested; ++k)
                if (overlaps(m_things[i].box, m_things[k].box))
                    data.candidates.push_back({m_things[i].id, m_things[k].id});
        std::vector<trace::WrittenObject> objects;
        for (const Thing& thing : m_things) {
            auto definition = std::make_shared<trace::Definition>();
            definition->id = thing.id;
            definition->name = "Bird";
            objects.push_back({definition, {thing.box, {}}});
        }
        if (byId)
            std::ranges::sort(objects, {}, [](const trace::WrittenObject& one) { return one.definition->id; });
        writer.write(data, objects);
    }

    Random m_random{11};
    std::uint64_t m_nextId = 1;
    std::vector<Thing> m_things;
};

} // namespace

/// The order in which a game names its objects says what the ids cannot say.
class TestListOrder : public QObject {
    Q_OBJECT
private slots:
    void aListThatIsCutOffIsNamed();
    void withoutTheOrderNoSuchCauseIsNamed();
};

void TestListOrder::aListThatIsCutOffIsNamed()
{
    const auto recording = Swarm().record(false);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(diagnosis.missed > 100);
    QCOMPARE(diagnosis.explanations.size(), std::size_t{1});
    const Explanation& first = diagnosis.explanations.front();
    QVERIFY2(first.isCause, first.sentence.text().c_str());
    QCOMPARE(QString::fromStdString(first.rule), QStringLiteral("registration-limit"));
    QVERIFY2(first.sentence.text().find(std::to_string(kTested)) != std::string::npos, first.sentence.text().c_str());
    QCOMPARE(first.explains, diagnosis.missed);
    QCOMPARE(first.against, std::uint64_t{0});
}

void TestListOrder::withoutTheOrderNoSuchCauseIsNamed()
{
    const auto recording = Swarm().record(true);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(diagnosis.missed > 100);
    for (const Explanation& explanation : diagnosis.explanations)
        QVERIFY2(!explanation.isCause, explanation.sentence.text().c_str());
}

BROADSIDE_TEST(TestListOrder)

} // namespace broadside::test::tst_list_order

#include "tst_list_order.moc"

#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <utility>

namespace broadside::test::tst_touching_and_others {

namespace {

/// A wall of blocks that touch, and birds that fly about. The game does not report pairs that only touch.
class Aviary {
public:
    Aviary()
    {
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column) {
                const Vec2 low{20.0 + column * kSide, 20.0 + row * kSide};
                m_things.push_back({{m_things.size() + 1}, {low, low + Vec2{kSide, kSide}}, {}, "Block"});
            }
        for (int i = 0; i < 40; ++i) {
            const Vec2 low{m_random.between(100.0, kWidth - 30.0), m_random.between(0.0, kHeight - 30.0)};
            m_things.push_back({{m_things.size() + 1},
                                {low, low + Vec2{m_random.between(12.0, 30.0), m_random.between(12.0, 30.0)}},
                                {m_random.between(-3.0, 3.0), m_random.between(-3.0, 3.0)},
                                "Bird"});
        }
    }
    /// `lost`: the share of the other pairs that the game loses, each step anew, without any reason.
    trace::Recording record(double lost)
    {
        const trace::TraceInfo info = infoOfGame("Aviary", {{0.0, 0.0}, {kWidth, kHeight}});
        return writtenRecording(info, kSteps, [&](trace::TraceWriter& writer, std::uint64_t step) {
            play();
            write(writer, step, lost);
        });
    }

private:
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
        const char* name = "";
    };
    static constexpr std::uint64_t kSteps = 100;
    static constexpr double kSide = 8.0;
    static constexpr double kWidth = 420.0;
    static constexpr double kHeight = 300.0;

    void play()
    {
        for (Thing& thing : m_things)
            fly(thing.box, thing.velocity, {kWidth, kHeight});
    }
    void write(trace::TraceWriter& writer, std::uint64_t step, double lost)
    {
        trace::FrameData data = frameOfGame(step);
        for (std::size_t i = 0; i < m_things.size(); ++i)
            for (std::size_t k = i + 1; k < m_things.size(); ++k)
                if (overlaps(m_things[i].box, m_things[k].box, TouchRule::HalfOpen) &&
                    m_random.between(0.0, 1.0) >= lost)
                    data.candidates.push_back({m_things[i].id, m_things[k].id});
        std::vector<trace::WrittenObject> objects;
        for (const Thing& thing : m_things)
            objects.push_back(writtenObject(thing.id, thing.name, thing.box));
        writer.write(data, objects);
    }

    Random m_random{3};
    std::vector<Thing> m_things;
};

} // namespace

class TestTouchingAndOthers : public QObject {
    Q_OBJECT
private slots:
    void touchingIsTheCauseIfNoOtherPairIsMissed_data();
    void touchingIsTheCauseIfNoOtherPairIsMissed();
};

void TestTouchingAndOthers::touchingIsTheCauseIfNoOtherPairIsMissed_data()
{
    QTest::addColumn<double>("lost");
    QTest::newRow("only those that touch") << 0.0;
    QTest::newRow("others for an unknown reason, which may lose those that touch, too") << 0.05;
}

void TestTouchingAndOthers::touchingIsTheCauseIfNoOtherPairIsMissed()
{
    QFETCH(const double, lost);
    const trace::Recording recording = Aviary().record(lost);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    const auto touching = std::ranges::find(diagnosis.explanations, std::string("touching"), &Explanation::rule);
    QVERIFY(touching != diagnosis.explanations.end());
    QVERIFY(touching->explains * 100 >= diagnosis.missed * 95);
    QCOMPARE(touching->isCause, lost == 0.0);
}

BROADSIDE_TEST(TestTouchingAndOthers)

} // namespace broadside::test::tst_touching_and_others

#include "tst_touching_and_others.moc"

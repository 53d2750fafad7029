#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <cmath>
#include <map>
#include <set>

namespace broadside::test::tst_filter_behind_ring {

namespace {

constexpr std::uint64_t kBosses = 4;      // the first objects: wider than the ring of cells reaches
constexpr std::uint64_t kFirstSwing = 60; // from this id on: never reported with each other
constexpr std::uint64_t kObjects = 84;

bool isSwing(ObjectId id) { return id.value >= kFirstSwing; }

/// A game with two faults: it searches one ring of cells around the cell of the centre, which is too little for its
/// large objects, and it forgets all pairs of some objects.
class Arena {
public:
    trace::Recording record()
    {
        for (std::uint64_t id = 1; id <= kObjects; ++id) {
            const double side = id <= kBosses ? 14.0 : 3.0;
            const Vec2 low{m_random.between(0.0, kWorld - side), m_random.between(0.0, kWorld - side)};
            m_things.push_back(
                {{id}, {low, low + Vec2{side, side}}, {m_random.between(-0.7, 0.7), m_random.between(-0.7, 0.7)}});
        }
        trace::TraceInfo info = infoOfGame("Arena", {{0.0, 0.0}, {kWorld, kWorld}});
        info.contents.cells = true;
        info.parameters = {{"cell-size", kCell}, {"rings", 1.0}};
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            if (step > 0)
                for (Thing& thing : m_things)
                    fly(thing);
            write(writer, step);
        });
    }

private:
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
    };
    static constexpr std::uint64_t kSteps = 150;
    static constexpr double kWorld = 60.0;
    static constexpr double kCell = 4.0;

    static void fly(Thing& thing)
    {
        for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
            if (thing.box.lo.*axis + thing.velocity.*axis < 0.0 || thing.box.hi.*axis + thing.velocity.*axis > kWorld)
                thing.velocity.*axis = -thing.velocity.*axis;
        thing.box = translated(thing.box, thing.velocity);
    }
    static CellCoord cellOf(const Thing& thing)
    {
        const Vec2 centre = thing.box.center();
        return {static_cast<std::int64_t>(std::floor(centre.x / kCell)),
                static_cast<std::int64_t>(std::floor(centre.y / kCell))};
    }
    void write(trace::TraceWriter& writer, std::uint64_t step) const
    {
        trace::FrameData data = frameOfGame(step);
        std::vector<trace::WrittenObject> objects;
        for (const Thing& thing : m_things) {
            const char* const name = thing.id.value <= kBosses ? "Boss" : isSwing(thing.id) ? "Swing" : "Drone";
            objects.push_back(writtenObject(thing.id, name, thing.box));
            data.cells.push_back({thing.id, {cellOf(thing), cellOf(thing)}});
        }
        for (std::size_t i = 0; i < m_things.size(); ++i)
            for (std::size_t k = i + 1; k < m_things.size(); ++k) {
                const CellCoord a = cellOf(m_things[i]);
                const CellCoord b = cellOf(m_things[k]);
                const bool isNear = std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1;
                if (isNear && !(isSwing(m_things[i].id) && isSwing(m_things[k].id)))
                    data.candidates.push_back({m_things[i].id, m_things[k].id});
            }
        writer.write(data, objects);
    }

    Random m_random{23};
    std::vector<Thing> m_things;
};

} // namespace

class TestFilterBehindRing : public QObject {
    Q_OBJECT
private slots:
    static void eachFaultIsToldOfItsOwnPairs();
};

/// A sentence about the pairs that are forgotten must not count, list or show pairs that the ring loses.
void TestFilterBehindRing::eachFaultIsToldOfItsOwnPairs()
{
    const trace::Recording recording = Arena().record();
    const Diagnosis found = diagnose(recording, recording.steps(), {}).value();
    std::map<std::string, std::set<bool>> kinds; // by rule: whether its pairs are of two swings
    std::uint64_t ofSwings = 0;
    for (const DiagnosedGroup& group : found.groups) {
        const bool isOfSwings = isSwing(group.a) && isSwing(group.b);
        ofSwings += isOfSwings ? group.count : 0;
        if (!group.rule.empty())
            kinds[group.rule].insert(isOfSwings);
    }
    QVERIFY(ofSwings > 0 && ofSwings < found.missed);
    for (const auto& [rule, which] : kinds)
        QVERIFY2(which.size() == 1, rule.c_str());
    QVERIFY(found.explanations.size() >= 2);
    bool isRingTold = false;
    for (const Explanation& one : found.explanations) {
        QVERIFY(one.example);
        const bool isOfSwings = isSwing(one.example->a) && isSwing(one.example->b);
        QVERIFY2(one.explains <= (isOfSwings ? ofSwings : found.missed - ofSwings) * 21 / 20, one.rule.c_str());
        isRingTold = isRingTold || (one.rule == "larger-than-ring" && !isOfSwings);
    }
    QVERIFY(isRingTold);
}

BROADSIDE_TEST(TestFilterBehindRing)

} // namespace broadside::test::tst_filter_behind_ring

#include "tst_filter_behind_ring.moc"

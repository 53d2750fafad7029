#include "core/base/random.h"
#include "core/debug/diagnosis/evidence_collector.h"
#include "core/debug/diagnosis/search/fault_search.h"
#include "core/debug/diagnosis/search/structure_choice.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

namespace broadside::test::tst_fault_search {

namespace {

/// Boxes at random places in each step. The game reports only pairs of neighbouring ids.
trace::Recording forgetfulGame()
{
    Random random(5);
    return writtenRecording(infoOfGame("Forgetful", {{0.0, 0.0}, {12.0, 12.0}}), 20,
                            [&](trace::TraceWriter& writer, std::uint64_t step) {
                                trace::FrameData data = frameOfGame(step);
                                std::vector<trace::WrittenObject> objects;
                                for (std::uint64_t id = 1; id <= 20; ++id) {
                                    const Vec2 low{random.between(0.0, 10.0), random.between(0.0, 10.0)};
                                    objects.push_back(writtenObject({id}, "Thing", {low, low + Vec2{1.5, 1.5}}));
                                    if (id > 1)
                                        data.candidates.push_back({{id - 1}, {id}});
                                }
                                writer.write(data, objects);
                            });
}

} // namespace

class TestFaultSearch : public QObject {
    Q_OBJECT
private slots:
    void aStopLeavesNothingToChooseFrom();
};

/// Before the first structure is judged there is no best one.
void TestFaultSearch::aStopLeavesNothingToChooseFrom()
{
    const trace::Recording recording = forgetfulGame();
    const auto evidence = diagnosis::collectEvidence(recording, recording.steps());
    QVERIFY(evidence);
    diagnosis::Workbench bench(*evidence, {});
    QVERIFY(bench.missed() > 0);
    QVERIFY(!diagnosis::chooseStructures(bench, true, {}).structures.empty());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(diagnosis::chooseStructures(bench, true, stop.get_token()).structures.empty());
    QVERIFY(diagnosis::findFaults(bench, {}, stop.get_token()).empty());
}

BROADSIDE_TEST(TestFaultSearch)

} // namespace broadside::test::tst_fault_search

#include "tst_fault_search.moc"

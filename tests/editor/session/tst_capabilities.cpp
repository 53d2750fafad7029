#include "core/trace/trace_format.h"
#include "editor/session/capabilities.h"
#include "editor/session/simulation_session.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

namespace broadside::test::tst_capabilities {

class TestCapabilities : public QObject {
    Q_OBJECT
private slots:
    void theHeaderOfARecordingSaysWhatIsKnown_data();
    void theHeaderOfARecordingSaysWhatIsKnown();
    void anOpenedRecordingReplacesWhatWasKnown();
    void aSimulationKnowsAll();
};

void TestCapabilities::theHeaderOfARecordingSaysWhatIsKnown_data()
{
    QTest::addColumn<bool>("candidates");
    QTest::addColumn<bool>("cells");
    QTest::addColumn<bool>("cellSize");
    QTest::addColumn<bool>("hasCells");

    QTest::newRow("boxes only") << false << false << false << false;
    QTest::newRow("candidates only") << true << false << false << false;
    QTest::newRow("candidates, and a cell size without cells") << true << false << true << false;
    QTest::newRow("cells of an unknown size") << false << true << false << false;
    QTest::newRow("cells without candidates") << false << true << true << true;
    QTest::newRow("both") << true << true << true << true;
}

void TestCapabilities::theHeaderOfARecordingSaysWhatIsKnown()
{
    QFETCH(const bool, candidates);
    QFETCH(const bool, cells);
    QFETCH(const bool, cellSize);
    trace::TraceInfo info;
    info.contents.candidates = candidates;
    info.contents.cells = cells;
    if (cellSize)
        info.parameters.push_back({"cell-size", 16.0});
    const Capabilities known = capabilitiesOfRecording(info);
    QCOMPARE(known.hasCandidates, candidates);
    QTEST(known.hasCells, "hasCells");
    QVERIFY(known.remedies == RemedyPlace::Game);
    QVERIFY(!known.canEdit && !known.canMakeSteps && !known.hasOwnBroadPhase);
}

void TestCapabilities::anOpenedRecordingReplacesWhatWasKnown()
{
    TraceSession session;
    QVERIFY(!session.capabilities().hasCandidates && !session.capabilities().hasCells);
    const RecordedPage page;
    QVERIFY(page.session.capabilities().hasCandidates && page.session.capabilities().hasCells);
}

void TestCapabilities::aSimulationKnowsAll()
{
    SceneDocument document;
    const SimulationSession session(document);
    const Capabilities& known = session.capabilities();
    QVERIFY(known.canEdit && known.canMakeSteps && known.hasEvents && known.keepsIds);
    QVERIFY(known.hasOwnBroadPhase && known.hasCandidates && known.hasCells);
    QVERIFY(known.remedies == RemedyPlace::Scene);
}

BROADSIDE_EVENT_TEST(TestCapabilities)

} // namespace broadside::test::tst_capabilities

#include "tst_capabilities.moc"

#include "core/trace/tables/table_reader.h"
#include "editor/document/scene_document.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/hover.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/shown_world.h"
#include "editor/session/sprite_atlases.h"
#include "editor/session/trace_session.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <cmath>

namespace broadside::test::tst_table_session {

/// The steps of a table: boxes, without any data of a broad phase.

class TestTableSession : public QObject {
    Q_OBJECT
private slots:
    void breakpointsStopAtPassages();
    void tablesHaveNoCandidates();
    void overlapsAreThoseOfTheBoxes();
    void timesAndCandidatesAreUnknownNotZero();
};

namespace {

trace::TraceReader tableOf(const std::string& text)
{
    const trace::TableReading reading = trace::readTable(text, "boxes.csv");
    return *trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), "boxes.csv");
}

/// A player overlaps 14 bullets in the first step, and none in the second.
const char* playerOnBullets()
{
    static const std::string text = [] {
        std::string rows = "id,left,bottom,w,h,step\n";
        for (int step = 1; step <= 2; ++step) {
            rows += "1," + std::string(step == 1 ? "0" : "100") + ",0,20,20," + std::to_string(step) + "\n";
            for (int bullet = 0; bullet < 14; ++bullet)
                rows += std::to_string(bullet + 2) + "," + std::to_string(bullet) + ",5,0.5,0.5," +
                        std::to_string(step) + "\n";
        }
        return rows;
    }();
    return text.c_str();
}

} // namespace

void TestTableSession::overlapsAreThoseOfTheBoxes()
{
    TraceSession session;
    session.open(tableOf(playerOnBullets()));
    SceneDocument document;
    const SpriteAtlases atlases(document);
    ShownWorld shownWorld(document, session, atlases);
    Focus focus;
    const Hover hover(shownWorld, focus);
    QVERIFY(shownWorld.funnel());
    QVERIFY(!shownWorld.knowsCandidates());
    QCOMPARE(shownWorld.funnel()->overlaps, std::uint64_t{14});
    focus.setHovered({1});
    QCOMPARE(hover.info().overlaps.size(), std::size_t{14});
    QVERIFY(!hover.info().knowsCandidates);
    session.stepOnce();
    QCOMPARE(shownWorld.funnel()->overlaps, std::uint64_t{0});
    QCOMPARE(hover.info().overlaps.size(), std::size_t{0});
    focus.setPointer(Vec2{4.2, 5.2}, {});
    const HoverInfo question = hoverInfoFor(shownWorld.objects(), nullptr, Question{Aabb{{0.0, 5.0}, {2.1, 5.2}}});
    QCOMPARE(question.boxOverlaps.size(), std::size_t{3});
    QVERIFY(question.candidates.empty() && !question.knowsCandidates);
}

void TestTableSession::timesAndCandidatesAreUnknownNotZero()
{
    TraceSession session;
    session.open(tableOf(playerOnBullets()));
    QTRY_VERIFY(session.figuresOf(2).has_value());
    const StepFigures figures = *session.figuresOf(1);
    QVERIFY(figures.isKnown && !figures.knowsCandidates);
    QCOMPARE(figures.funnel.overlaps, std::uint64_t{14});
    for (const double phase : {figures.timings.integrate, figures.timings.broadPhase, figures.timings.narrowPhase,
                               figures.timings.responses})
        QVERIFY(std::isnan(phase));
}

/// A bullet passes through a wall between the steps 2 and 3.
void TestTableSession::breakpointsStopAtPassages()
{
    std::string text = "id,left,bottom,w,h,step\n";
    for (int step = 0; step < 40; ++step)
        for (const std::string& box : {"1," + std::to_string(2 * step) + ",1,0.25,0.25", std::string("2,5,0,0.25,4"),
                                       std::string("3,90,90,1,1")})
            text += box + "," + std::to_string(step) + "\n";
    const trace::TableReading reading = trace::readTable(text, "shots.csv");
    SceneDocument document;
    TraceSession session;
    session.open(*trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), "shots.csv"));
    BreakpointSession breakpoints(document, session);
    Breakpoint passage;
    passage.kind = Breakpoint::Kind::Passage;
    breakpoints.add(passage);
    QSignalSpy stopped(&breakpoints, &BreakpointSession::stopped);
    for (const std::uint64_t from : {0U, 1U, 2U}) { // the first steps have no earlier frames that show the speed
        session.seek(from);
        session.run();
        QTRY_COMPARE(session.state(), StepSession::State::Paused);
        QCOMPARE(session.step(), std::uint64_t{3});
        QVERIFY(breakpoints.stop()->met.front().sentence.text().find("passed through") != std::string::npos);
    }
    session.seekLast();
    stopped.clear();
    breakpoints.go(BreakpointSession::Direction::Back);
    QTRY_COMPARE(stopped.count(), 1);
    QCOMPARE(session.step(), std::uint64_t{3});
}

void TestTableSession::tablesHaveNoCandidates()
{
    const trace::TableReading reading =
        trace::readTable("id,x,y,w,h,step\n1,0,0,2,2,1\n2,1,1,2,2,1\n1,5,0,2,2,2\n2,1,1,2,2,2\n", "boxes.csv");
    QVERIFY(reading.table);
    TraceSession session;
    session.open(*trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), "boxes.csv"));
    QCOMPARE(session.recorded(), (StepRange{1, 2}));
    QVERIFY(!session.broadPhase());
    SceneDocument document;
    const SpriteAtlases atlases(document);
    ShownWorld shownWorld(document, session, atlases);
    QCOMPARE(shownWorld.funnel()->overlaps, std::uint64_t{1});
    RunAudit audit(document, session);
    audit.setEveryStep(true); // passages can still be found
    QTRY_VERIFY(audit.audited() && !audit.problem() && audit.findings() == 0);
    session.stepOnce();
    QCOMPARE(session.step(), std::uint64_t{2});
}

BROADSIDE_EVENT_TEST(TestTableSession)

} // namespace broadside::test::tst_table_session

#include "tst_table_session.moc"

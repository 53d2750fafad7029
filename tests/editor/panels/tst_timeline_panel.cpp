#include "core/io/scene/scene_reader.h"
#include "editor/commands/edit_settings.h"
#include "editor/panels/timeline_panel.h"
#include "editor/plots/strip_chart.h"
#include "editor/session/simulation_session.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>

#include <memory>

namespace broadside::test::tst_timeline_panel {

class TestTimelinePanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void saysWhatWouldFillIt();
    void everyStepIsInTheChart();
    void aClickGoesThere();
    void hitsAndShotsAreMarked();
    void theRowOfMissedPairsSaysThatNothingWasAudited();
    void whatADiagnosisFindsIsMarked();
    void missedPairsAreAboveTheOverlaps();
    void firingsAreMarked();
    void theStoryOfTheSelectedObjectIsMarked();
    void anotherFutureTakesThePlaceOfTheOld();
    void theMemoryIsChosen();
    void anotherWorldBeginsAnew();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    StripChart& chart() const { return part<StripChart>("timelineChart"); }
    void step(int times);

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<BreakpointSession> m_breakpoints;
    Focus m_focus;
    std::unique_ptr<SelectionStory> m_story;
    std::unique_ptr<TimelinePanel> m_panel;
};

void TestTimelinePanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_document->reset(test::cannonWorld(), {});
    m_breakpoints = std::make_unique<BreakpointSession>(*m_document, *m_session);
    m_story = std::make_unique<SelectionStory>(*m_session, m_focus);
    m_panel = std::make_unique<TimelinePanel>(*m_session, *m_breakpoints, nullptr, nullptr, m_story.get());
    m_panel->resize(900, 260);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestTimelinePanel::cleanup()
{
    m_panel.reset();
    m_story.reset();
    m_focus.clearSelection();
    m_breakpoints.reset();
    m_session.reset();
    m_document.reset();
}

void TestTimelinePanel::step(int times)
{
    for (int i = 0; i < times; ++i)
        m_session->stepOnce();
    QTRY_COMPARE(chart().series(4, 0).end(), m_session->recorded().last + 1);
}

void TestTimelinePanel::saysWhatWouldFillIt()
{
    QTRY_VERIFY(part<QLabel>("timelineEmpty").isVisible());
    QVERIFY(!chart().isVisible());
    QCOMPARE(part<QLabel>("timelineStep").text(), QStringLiteral("Nothing recorded."));
}

void TestTimelinePanel::everyStepIsInTheChart()
{
    step(30);
    QVERIFY(chart().isVisible());
    QVERIFY(!part<QLabel>("timelineEmpty").isVisible());
    QCOMPARE(chart().series(0, 0).first(), std::uint64_t{1});
    for (std::uint64_t i = 1; i <= 30; ++i) {
        const StepRecord& record = m_session->history()->at(i);
        QCOMPARE(chart().series(0, 0).at(i), static_cast<double>(record.report.funnel.candidates));
        QCOMPARE(chart().series(4, 0).at(i), static_cast<double>(record.objects));
    }
    QCOMPARE(part<QLabel>("timelineStep").text(), QStringLiteral("Step 30 of 0 to 30"));
    QVERIFY(chart().readout(30).startsWith(QStringLiteral("Step 30, 0.500 s")));
}

void TestTimelinePanel::aClickGoesThere()
{
    step(40);
    const QPointF at(chart().xOf(11), 60.0);
    QMouseEvent press(QEvent::MouseButtonPress, at, chart().mapToGlobal(at), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&chart(), &press);
    QCOMPARE(m_session->history()->step(), std::uint64_t{11});
    QTRY_COMPARE(part<QLabel>("timelineStep").text(), QStringLiteral("Step 11 of 0 to 40"));
    QTest::keyClick(&chart(), Qt::Key_Left);
    QCOMPARE(m_session->history()->step(), std::uint64_t{10});
}

void TestTimelinePanel::hitsAndShotsAreMarked()
{
    m_session->shoot({1}, {6.0, 3.0});
    m_session->pause();
    step(120);
    std::uint64_t shot = 0;
    std::uint64_t hit = 0;
    for (std::uint64_t i = 1; i <= m_session->recorded().last; ++i) {
        const StepRecord& record = m_session->history()->at(i);
        shot = !record.inputs.empty() ? i : shot;
        hit = record.report.hits > 0 ? i : hit;
    }
    QVERIFY(shot > 0 && hit > shot);
    QVERIFY(chart().readout(shot).contains(QStringLiteral("1 shot")));
    QVERIFY(chart().readout(hit).contains(QStringLiteral("1 hit")));
    QVERIFY(chart().readout(hit).contains(QStringLiteral("1 removed")));
    QVERIFY2(chart().readout(hit).contains(QStringLiteral("Ball and Target 1")), qPrintable(chart().readout(hit)));
    QVERIFY(!chart().readout(shot + 1).contains(QStringLiteral("shot")));
}

void TestTimelinePanel::theStoryOfTheSelectedObjectIsMarked()
{
    m_session->shoot({1}, {3.25, 2.75});
    m_session->pause();
    step(60);
    const auto launch = QStringLiteral("Ball (2): launched by Cannon (1)");
    QVERIFY(!chart().readout(1).contains(launch));
    m_focus.select(ObjectId{2});
    QTRY_VERIFY2(chart().readout(1).contains(launch), qPrintable(chart().readout(1)));
    m_focus.select(ObjectId{3});
    QTRY_VERIFY(chart().readout(0).contains(QStringLiteral("Target 1 (3): appears")));
    QVERIFY(!chart().readout(1).contains(launch));
    m_focus.clearSelection();
    QTRY_VERIFY(!chart().readout(0).contains(QStringLiteral("Target 1 (3)")));
}

void TestTimelinePanel::theRowOfMissedPairsSaysThatNothingWasAudited()
{
    RunAudit audit(*m_document, *m_session);
    TimelinePanel panel(*m_session, *m_breakpoints, &audit);
    panel.show();
    auto& chart = *panel.findChild<StripChart*>(QStringLiteral("timelineChart"));
    for (int i = 0; i < 3; ++i)
        m_session->stepOnce();
    QTRY_COMPARE(chart.markKinds()[2].name, QStringLiteral("Missed (not audited)"));
    audit.setEveryStep(true);
    QTRY_COMPARE(chart.markKinds()[2].name, QStringLiteral("Missed, tunnelled"));
}

/// A diagnosis audits all steps, so no second audit is needed.
void TestTimelinePanel::whatADiagnosisFindsIsMarked()
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/mysteries/big-boss.broadside"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_document->reset(readScene(file.readAll().toStdString(), "big-boss").scene.value(), {});
    RunDiagnosis diagnosis(*m_document, *m_session);
    TimelinePanel panel(*m_session, *m_breakpoints, nullptr, &diagnosis);
    panel.show();
    const auto& chart = *panel.findChild<StripChart*>(QStringLiteral("timelineChart"));
    for (int i = 0; i < 60; ++i)
        m_session->stepOnce();
    QTRY_COMPARE(chart.markKinds()[2].name, QStringLiteral("Missed (not audited)"));
    diagnosis.start();
    QTRY_VERIFY(diagnosis.diagnosis());
    const std::map<std::uint64_t, StepFindings>& found = diagnosis.diagnosis()->byStep;
    QVERIFY(!found.empty());
    std::uint64_t missed = 0;
    for (const auto& [step, findings] : found)
        missed += findings.missed;
    QCOMPARE(missed, diagnosis.diagnosis()->missed);
    QTRY_COMPARE(chart.markKinds()[2].name, QStringLiteral("Missed, tunnelled"));
    QVERIFY2(chart.readout(found.begin()->first).contains(QStringLiteral("missed pair")),
             qPrintable(chart.readout(found.begin()->first)));
}

/// The figures of a step count the shape overlaps of reported pairs: alone, they would hide that a pair is lost. A
/// missed pair is none of them, because only its boxes are known to overlap.
void TestTimelinePanel::missedPairsAreAboveTheOverlaps()
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/mysteries/big-boss.broadside"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_document->reset(readScene(file.readAll().toStdString(), "big-boss").scene.value(), {});
    RunDiagnosis diagnosis(*m_document, *m_session);
    TimelinePanel panel(*m_session, *m_breakpoints, nullptr, &diagnosis);
    panel.show();
    auto& chart = *panel.findChild<StripChart*>(QStringLiteral("timelineChart"));
    for (int i = 0; i < 60; ++i)
        m_session->stepOnce();
    QTRY_COMPARE(chart.series(1, 0).end(), std::uint64_t{61});
    QCOMPARE(chart.strips()[1].name, QStringLiteral("Shape overlaps"));
    diagnosis.start();
    QTRY_COMPARE(chart.strips()[1].name, QStringLiteral("Shape overlaps, missed pairs"));
    QCOMPARE(chart.strips()[1].layers[0].name, QStringLiteral("Shape overlaps")); // the words of the status line
    for (std::uint64_t step = 1; step <= 60; ++step) {
        const auto found = diagnosis.diagnosis()->byStep.find(step);
        const std::uint64_t missed = found == diagnosis.diagnosis()->byStep.end() ? 0 : found->second.missed;
        const auto reported = static_cast<double>(m_session->history()->at(step).report.funnel.overlaps);
        QCOMPARE(chart.series(1, 0).at(step), reported);
        QCOMPARE(chart.series(1, 1).at(step), reported + static_cast<double>(missed));
    }
}

/// Only those of enabled breakpoints, with the condition in words.
void TestTimelinePanel::firingsAreMarked()
{
    m_session->shoot({1}, {3.25, 2.75});
    m_session->pause();
    step(10);
    Breakpoint breakpoint;
    breakpoint.kind = Breakpoint::Kind::EntersRegion;
    breakpoint.region = {{0.3, -1.0}, {9.0, 4.0}};
    m_breakpoints->add(breakpoint);
    QTRY_COMPARE(m_breakpoints->firings(0), std::size_t{1});
    const std::uint64_t fires = m_breakpoints->metSteps(0).all().front();
    QTRY_VERIFY(chart().readout(fires).contains(QStringLiteral("Breakpoint: Any object enters the region")));
    QVERIFY(!chart().readout(fires + 1).contains(QStringLiteral("Breakpoint")));
    breakpoint.enabled = false;
    m_breakpoints->replace(0, breakpoint);
    QTRY_VERIFY(!chart().readout(fires).contains(QStringLiteral("Breakpoint")));
}

void TestTimelinePanel::anotherFutureTakesThePlaceOfTheOld()
{
    step(60);
    QVERIFY(!part<QPushButton>("timelineBringBack").isVisible());
    m_session->seek(20);
    m_session->shoot({1}, {6.0, 3.0});
    m_session->pause();
    m_session->stepOnce();
    const std::uint64_t last = m_session->recorded().last;
    QVERIFY(last < 60);
    QTRY_COMPARE(chart().series(4, 0).end(), last + 1);
    QVERIFY(chart().readout(21).contains(QStringLiteral("1 shot")));
    QTRY_VERIFY(m_session->droppedSteps() || !part<QPushButton>("timelineBringBack").isVisible());
    m_session->seek(20);
    m_session->stepOnce();
}

void TestTimelinePanel::theMemoryIsChosen()
{
    step(10);
    QVERIFY(part<QLabel>("timelineMemory").text().endsWith(QStringLiteral(" of")));
    auto& budget = part<QComboBox>("timelineBudget");
    QCOMPARE(budget.currentText(), QStringLiteral("256 MiB"));
    budget.setFocus();
    QTest::keyClick(&budget, Qt::Key_Down);
    QCOMPARE(m_session->memory().budget, std::uint64_t{1} << 30);
}

void TestTimelinePanel::anotherWorldBeginsAnew()
{
    step(25);
    m_session->stop();
    QTRY_VERIFY(part<QLabel>("timelineEmpty").isVisible());
    step(3);
    QCOMPARE(chart().series(4, 0).end(), std::uint64_t{4});
    QTRY_COMPARE(part<QLabel>("timelineStep").text(), QStringLiteral("Step 3 of 0 to 3"));
}

BROADSIDE_WINDOW_TEST(TestTimelinePanel)

} // namespace broadside::test::tst_timeline_panel

#include "tst_timeline_panel.moc"

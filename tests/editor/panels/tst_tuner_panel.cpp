#include "core/scene/generate.h"
#include "editor/panels/tuner_panel.h"
#include "editor/plots/curve_chart.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

namespace broadside::test::tst_tuner_panel {

class TestTunerPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void saysWhatWouldFillIt();
    void measuresAndRecommends();
    void theRecommendationIsInSightInALowPanel();
    void theRecommendationIsOneUndoStep();
    void nothingIsComparedWithCellsThatTheSceneHasNoMore();
    void aPointOfTheCurveIsUsed();
    void aClickOnAnAxisMeansNoPoint();
    void anotherSceneForgetsWhatWasMeasured();
    void theCurveIsChosen();
    void isCopiedForOtherPrograms();
    void cancelKeepsTheLastResult();
    void aWorldThatCannotBeIsSaid();
    void recordedStepsAreMeasured();
    void theRuleOfAGameIsDrawnOnDemand();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    CurveChart& chart() const { return part<CurveChart>("tunerChart"); }
    void measure();

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<SpriteAtlases> m_atlases;
    std::unique_ptr<ShownWorld> m_shownWorld;
    std::unique_ptr<CellSizeTuner> m_tuner;
    std::unique_ptr<TunerPanel> m_panel;
};

void TestTunerPanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_atlases = std::make_unique<SpriteAtlases>(*m_document);
    m_shownWorld = std::make_unique<ShownWorld>(*m_document, *m_session, *m_atlases);
    auto scene = generateScene("uniform", {.count = 60, .seed = 1});
    QVERIFY(scene);
    scene->broadPhase.cellSize = 1'000.0; // one cell, so others are better
    m_document->reset(std::move(*scene), {});
    m_tuner = std::make_unique<CellSizeTuner>(*m_document, *m_session);
    m_panel = std::make_unique<TunerPanel>(*m_document, *m_session, *m_shownWorld, *m_tuner);
    m_panel->resize(340, 520);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestTunerPanel::cleanup()
{
    m_panel.reset();
    m_tuner.reset();
    m_shownWorld.reset();
    m_atlases.reset();
    m_session.reset();
    m_document.reset();
}

void TestTunerPanel::measure()
{
    QSignalSpy ended(m_tuner.get(), &CellSizeTuner::ended);
    part<QPushButton>("tunerMeasure").click();
    QTRY_COMPARE(ended.size(), 1);
}

void TestTunerPanel::saysWhatWouldFillIt()
{
    QVERIFY(chart().points().empty());
    QVERIFY(!part<QPushButton>("tunerUse").isEnabled());
    QCOMPARE(part<QPushButton>("tunerUse").toolTip(), QStringLiteral("Measure first."));
    QVERIFY(!part<QPushButton>("tunerCopy").isEnabled());
}

void TestTunerPanel::measuresAndRecommends()
{
    measure();
    const Tuning& tuning = *m_tuner->outcome()->tuning;
    QCOMPARE(chart().points().size(), CellSizeTuner::kSizes);
    QVERIFY(part<QLabel>("tunerReason").isVisible());
    QVERIFY(part<QLabel>("tunerReason").text().contains(QStringLiteral("Measured on one frame")));
    const double fastest = std::ranges::min_element(tuning.points, {}, [](const Measured& m) {
                               return m.played.microseconds;
                           })->played.microseconds;
    QVERIFY(tuning.recommended->microseconds <= 1.05 * fastest);
}

void TestTunerPanel::theRecommendationIsInSightInALowPanel()
{
    m_panel->resize(290, 200);
    measure();
    const auto& use = part<QPushButton>("tunerUse");
    QTRY_VERIFY(use.isEnabled());
    QTRY_COMPARE(use.visibleRegion().boundingRect(), use.rect());
}

void TestTunerPanel::theRecommendationIsOneUndoStep()
{
    measure();
    const BroadPhaseSettings before = m_document->scene().broadPhase;
    const double size = m_tuner->outcome()->tuning->recommended->cellSize;
    auto& use = part<QPushButton>("tunerUse");
    QVERIFY(use.text().startsWith(QStringLiteral("Use ")));
    if (before.cellSize != size)
        use.click();
    QCOMPARE(m_document->scene().broadPhase.cellSize, size);
    QTRY_VERIFY(!use.isEnabled());
    m_document->undoStack().undo();
    QCOMPARE(m_document->scene().broadPhase, before);
    QTRY_VERIFY(use.isEnabled());
}

void TestTunerPanel::nothingIsComparedWithCellsThatTheSceneHasNoMore()
{
    measure();
    const auto reason = [this] { return part<QLabel>("tunerReason").text(); };
    const auto compares = [&] {
        return reason().contains(QStringLiteral("present size of 1000 m")) ||
               reason().contains(QStringLiteral("present size of 1,000 m")) ||
               reason().contains(QStringLiteral("present size of 1 000 m"));
    };
    QVERIFY2(compares(), qPrintable(reason()));
    part<QPushButton>("tunerUse").click();
    QTRY_VERIFY2(reason().startsWith(QStringLiteral("The scene uses the best of the measured sizes")),
                 qPrintable(reason()));
    QVERIFY2(!compares(), qPrintable(reason()));
    m_document->undoStack().undo();
    QTRY_VERIFY2(compares(), qPrintable(reason()));
}

void TestTunerPanel::aPointOfTheCurveIsUsed()
{
    measure();
    const auto& point = chart().points()[3];
    const QPointF at = chart().placeOf(point);
    QMouseEvent press(QEvent::MouseButtonPress, at, chart().mapToGlobal(at), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&chart(), &press);
    QCOMPARE(m_document->scene().broadPhase.cellSize, point.x);
    chart().setFocus();
    QTest::keyClick(&chart(), Qt::Key_Right);
    QTest::keyClick(&chart(), Qt::Key_Right);
    QTest::keyClick(&chart(), Qt::Key_Return);
    QCOMPARE(m_document->scene().broadPhase.cellSize, chart().points()[1].x);
}

void TestTunerPanel::aClickOnAnAxisMeansNoPoint()
{
    measure();
    const double before = m_document->scene().broadPhase.cellSize;
    const double beside = chart().placeOf(chart().points().front()).x() - 30.0;
    QTest::mouseClick(&chart(), Qt::LeftButton, Qt::NoModifier, QPoint(qRound(beside), chart().height() / 2));
    QTest::mouseClick(&chart(), Qt::LeftButton, Qt::NoModifier, QPoint(chart().width() / 2, chart().height() - 2));
    QCOMPARE(m_document->scene().broadPhase.cellSize, before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestTunerPanel::anotherSceneForgetsWhatWasMeasured()
{
    measure();
    QVERIFY(part<QPushButton>("tunerUse").isEnabled());
    m_document->reset(generateScene("mixed", {.count = 20, .seed = 1}).value(), {});
    QVERIFY(!m_tuner->outcome());
    QVERIFY(chart().points().empty());
    QCOMPARE(part<QPushButton>("tunerUse").toolTip(), QStringLiteral("Measure first."));
    part<QPushButton>("tunerMeasure").click(); // a running measurement belongs to the old scene too
    m_document->reset(generateScene("mixed", {.count = 20, .seed = 2}).value(), {});
    QVERIFY(!m_tuner->isRunning());
    measure();
    QVERIFY(m_tuner->outcome());
}

void TestTunerPanel::theCurveIsChosen()
{
    measure();
    const Tuning& tuning = *m_tuner->outcome()->tuning;
    QCOMPARE(chart().points()[2].y, tuning.points[2].played.microseconds);
    part<QComboBox>("tunerQuantity").setCurrentIndex(1);
    QCOMPARE(chart().points()[2].y, static_cast<double>(tuning.points[2].played.candidates));
    part<QComboBox>("tunerQuantity").setCurrentIndex(2);
    QCOMPARE(chart().points()[2].y, static_cast<double>(tuning.points[2].played.memory));
    QVERIFY(!chart().grab().isNull());
}

void TestTunerPanel::isCopiedForOtherPrograms()
{
    measure();
    const QList<QAction*> actions = part<QPushButton>("tunerCopy").menu()->actions();
    QCOMPARE(actions.size(), 3);
    actions[0]->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("suits this world best")));
    actions[1]->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("constexpr double kCellSize = ")));
    actions[2]->trigger();
    QVERIFY(
        QGuiApplication::clipboard()->text().startsWith(QStringLiteral("\"broadPhase\": {\"algorithm\": \"grid\"")));
}

void TestTunerPanel::cancelKeepsTheLastResult()
{
    measure();
    const CellSizeTuner::Outcome* before = m_tuner->outcome();
    part<QPushButton>("tunerMeasure").click();
    QVERIFY(m_tuner->isRunning());
    QVERIFY(part<QPushButton>("tunerCancel").isVisible());
    part<QPushButton>("tunerCancel").click();
    QVERIFY(!m_tuner->isRunning());
    QVERIFY(!part<QPushButton>("tunerCancel").isVisible());
    QCOMPARE(m_tuner->outcome(), before);
    measure(); // the cancelled result does not arrive later
    QVERIFY(m_tuner->outcome() != before);
}

void TestTunerPanel::aWorldThatCannotBeIsSaid()
{
    Scene scene = m_document->scene();
    scene.broadPhase.cellSize = 1e-7; // more cells than the limit
    m_document->reset(std::move(scene), {});
    measure();
    QVERIFY(chart().points().empty());
    QVERIFY(!part<QLabel>("tunerReason").text().isEmpty());
    QVERIFY(!part<QPushButton>("tunerUse").isEnabled());
}

void TestTunerPanel::recordedStepsAreMeasured()
{
    for (int i = 0; i < 100; ++i)
        m_session->stepOnce();
    m_session->seek(90);
    measure();
    QCOMPARE(m_tuner->outcome()->frames, std::size_t{CellSizeTuner::kMostSteps} + 1);
    QCOMPARE(m_session->history()->step(), std::uint64_t{90}); // the session stays at its step
}

void TestTunerPanel::theRuleOfAGameIsDrawnOnDemand()
{
    QVERIFY(!part<QComboBox>("tunerRule").isVisible()); // a simulation has no rule of a game
    RecordedPage page(naive_grid_game::Bug::None, 70);
    CellSizeTuner tuner(page.document, page.session);
    TunerPanel panel(page.document, page.session, page.shownWorld, tuner);
    panel.show();
    QSignalSpy ended(&tuner, &CellSizeTuner::ended);
    panel.findChild<QPushButton*>(QStringLiteral("tunerMeasure"))->click();
    QTRY_COMPARE(ended.size(), 1);
    const Tuning& tuning = *tuner.outcome()->tuning;
    QVERIFY(tuning.game);
    auto& rule = *panel.findChild<QComboBox*>(QStringLiteral("tunerRule"));
    auto& chart = *panel.findChild<CurveChart*>(QStringLiteral("tunerChart"));
    QVERIFY(rule.isVisible());
    panel.findChild<QComboBox*>(QStringLiteral("tunerQuantity"))->setCurrentIndex(1); // candidates
    const auto drawn = [&](const std::vector<Measured>& points) {
        return std::ranges::equal(chart.points(), points, [](const CurveChart::Point& at, const Measured& one) {
            return at.x == one.settings.cellSize && at.y == static_cast<double>(one.played.candidates);
        });
    };
    QVERIFY(drawn(tuning.points));
    rule.setCurrentIndex(1);
    QVERIFY(drawn(tuning.game->points));
    const QString reason = panel.findChild<QLabel*>(QStringLiteral("tunerReason"))->text();
    QVERIFY2(reason.contains(QStringLiteral("Your game's own rule")), qPrintable(reason));
}

BROADSIDE_WINDOW_TEST(TestTunerPanel)

} // namespace broadside::test::tst_tuner_panel

#include "tst_tuner_panel.moc"

#include "core/base/text.h"
#include "editor/panels/simulation_panel.h"
#include "editor/session/simulation_session.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace broadside::test::tst_simulation_panel {

class TestSimulationPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void showsNothingBeforeTheStart();
    void showsTheSteps();
    void copiesTheHash();
    void aTypedTimeStepIsOneUndoStep();
    void aTimeStepThatIsNoneIsRefusedInPlace();
    void integratorIsChosen();
    void sweptCollisionIsSwitched();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    QString text(const char* name) const { return part<QLabel>(name).text(); }
    void typeDuration(const char* duration);

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<SimulationPanel> m_panel;
};

void TestSimulationPanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_stage = std::make_unique<Stage>(*m_document, *m_session);
    m_document->reset(test::cannonWorld(), {});
    m_panel = std::make_unique<SimulationPanel>(*m_document, *m_session, *m_stage);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestSimulationPanel::cleanup()
{
    m_panel.reset();
    m_stage.reset();
    m_session.reset();
    m_document.reset();
}

void TestSimulationPanel::typeDuration(const char* duration)
{
    QLineEdit* edit = part<QComboBox>("dt").lineEdit();
    edit->selectAll();
    QTest::keyClicks(edit, QLatin1String(duration));
    QTest::keyClick(edit, Qt::Key_Return);
}

void TestSimulationPanel::showsNothingBeforeTheStart()
{
    QTRY_COMPARE(text("state"), QStringLiteral("not started"));
    QCOMPARE(text("hash"), QStringLiteral("-"));
    QCOMPARE(text("left"), QStringLiteral("3"));
    QVERIFY(!part<QPushButton>("copyHash").isEnabled());
    QVERIFY(!part<QPushButton>("copyHash").toolTip().isEmpty());
}

void TestSimulationPanel::showsTheSteps()
{
    m_session->stepOnce();
    m_session->stepOnce();
    m_session->stepOnce();
    QTRY_COMPARE(text("step"), QStringLiteral("3"));
    QCOMPARE(text("time"), QStringLiteral("0.050 s"));
    QCOMPARE(text("state"), QStringLiteral("paused"));
    QVERIFY2(text("timings").contains(QStringLiteral("broad phase")), qPrintable(text("timings")));
    m_session->stop();
    QTRY_COMPARE(text("step"), QStringLiteral("0"));
}

void TestSimulationPanel::copiesTheHash()
{
    m_session->stepOnce();
    QTRY_VERIFY(part<QPushButton>("copyHash").isEnabled());
    QTest::mouseClick(&part<QPushButton>("copyHash"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(hexadecimal(m_session->world()->hash())));
}

void TestSimulationPanel::aTypedTimeStepIsOneUndoStep()
{
    QCOMPARE(part<QComboBox>("dt").currentText(), QStringLiteral("1/60 s"));
    typeDuration("1/120");
    QCOMPARE(m_document->scene().step.dt, 1.0 / 120.0);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(part<QComboBox>("dt").currentText(), QStringLiteral("1/120 s"));
    m_document->undoStack().undo();
    QCOMPARE(part<QComboBox>("dt").currentText(), QStringLiteral("1/60 s"));
}

void TestSimulationPanel::aTimeStepThatIsNoneIsRefusedInPlace()
{
    typeDuration("soon");
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(part<QLabel>("dtFault").isVisible());
    QVERIFY2(text("dtFault").contains(QStringLiteral("soon")), qPrintable(text("dtFault")));
    typeDuration("0.02");
    QVERIFY(!part<QLabel>("dtFault").isVisible());
    QCOMPARE(m_document->scene().step.dt, 0.02);
}

void TestSimulationPanel::sweptCollisionIsSwitched()
{
    auto& box = part<QCheckBox>("continuous");
    QVERIFY(!box.isChecked());
    QTest::keyClick(&box, Qt::Key_Space);
    QVERIFY(m_document->scene().step.continuous);
    m_document->undoStack().undo();
    QVERIFY(!m_document->scene().step.continuous);
    QVERIFY(!box.isChecked());
}

void TestSimulationPanel::integratorIsChosen()
{
    auto& box = part<QComboBox>("integrator");
    box.setCurrentIndex(2);
    emit box.activated(2);
    QCOMPARE(m_document->scene().step.integrator, Integrator::VelocityVerlet);
    m_document->undoStack().undo();
    QCOMPARE(box.currentIndex(), 0);
}

BROADSIDE_WINDOW_TEST(TestSimulationPanel)

} // namespace broadside::test::tst_simulation_panel

#include "tst_simulation_panel.moc"

#include "core/base/text.h"
#include "editor/panels/simulation_panel.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace broadside::test::tst_simulation_panel {

class TestSimulationPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void showsNothingBeforeTheStart();
    void showsTheSteps();
    void theRemovedLeadToTheirList();
    void copiesTheHash();
    void aTypedTimeStepIsOneUndoStep();
    void aTimeStepThatIsNoneIsRefusedInPlace();
    void aRefusedTimeStepGoesBackWhenTheFieldIsLeft_data();
    void aRefusedTimeStepGoesBackWhenTheFieldIsLeft();
    void aRunShowsTheTimeStepThatItUses();
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
    std::unique_ptr<SpriteAtlases> m_atlases;
    std::unique_ptr<ShownWorld> m_shownWorld;
    std::unique_ptr<SimulationPanel> m_panel;
};

void TestSimulationPanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_atlases = std::make_unique<SpriteAtlases>(*m_document);
    m_shownWorld = std::make_unique<ShownWorld>(*m_document, *m_session, *m_atlases);
    m_document->reset(test::cannonWorld(), {});
    m_panel = std::make_unique<SimulationPanel>(*m_document, *m_session, *m_shownWorld);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestSimulationPanel::cleanup()
{
    m_panel.reset();
    m_shownWorld.reset();
    m_atlases.reset();
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

void TestSimulationPanel::theRemovedLeadToTheirList()
{
    QTRY_COMPARE(text("removed"), QStringLiteral("0"));
    QSignalSpy wanted(m_panel.get(), &SimulationPanel::removalsWanted);
    m_session->shoot({1}, {3.25, 2.75});
    m_session->pause();
    for (int i = 0; i < 60; ++i)
        m_session->stepOnce();
    QTRY_VERIFY2(text("removed").contains(QStringLiteral(">1</a>")), qPrintable(text("removed")));
    emit part<QLabel>("removed").linkActivated(QStringLiteral("removals"));
    QCOMPARE(wanted.count(), 1);
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

void TestSimulationPanel::aRefusedTimeStepGoesBackWhenTheFieldIsLeft_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("pressesEnter");
    for (const char* typed : {"0", "nan", "1e9", "abc"})
        for (const bool pressesEnter : {false, true})
            QTest::addRow("%s%s", typed, pressesEnter ? ", Enter" : "") << QString::fromLatin1(typed) << pressesEnter;
}

/// The panel is lower than its contents here; the reason must be visible next to the field.
void TestSimulationPanel::aRefusedTimeStepGoesBackWhenTheFieldIsLeft()
{
    QFETCH(const QString, typed);
    QFETCH(const bool, pressesEnter);
    m_panel->resize(260, 260);
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), test::kPatience));
    auto& field = part<QComboBox>("dt");
    field.setFocus();
    field.lineEdit()->selectAll();
    QTest::keyClicks(&field, typed);
    if (pressesEnter) {
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(field.currentText(), typed); // the user can correct it
    }
    part<QCheckBox>("continuous").setFocus();
    QCOMPARE(field.currentText(), QStringLiteral("1/60 s"));
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY2(text("dtFault").contains(typed) && text("dtFault").contains(QStringLiteral("1/60 s")),
             qPrintable(text("dtFault")));
    const auto& fault = part<QLabel>("dtFault");
    QTRY_COMPARE(fault.visibleRegion().boundingRect().height(), fault.height());
    QVERIFY(fault.mapTo(m_panel.get(), QPoint()).y() > field.mapTo(m_panel.get(), QPoint()).y());
    QVERIFY(fault.mapTo(m_panel.get(), QPoint()).y() <
            part<QCheckBox>("continuous").mapTo(m_panel.get(), QPoint()).y());
}

void TestSimulationPanel::aRunShowsTheTimeStepThatItUses()
{
    auto& field = part<QComboBox>("dt");
    field.setFocus();
    field.lineEdit()->selectAll();
    QTest::keyClicks(&field, QStringLiteral("abc"));
    m_session->run();
    QCOMPARE(field.currentText(), QStringLiteral("1/60 s"));
    QVERIFY(part<QLabel>("dtFault").isVisible());
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

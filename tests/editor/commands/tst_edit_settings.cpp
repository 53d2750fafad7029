#include "editor/commands/edit_settings.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_edit_settings {

class TestEditSettings : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everySettingIsUndone_data();
    void everySettingIsUndone();
    void sliderDragIsOneStepNamedAfterItsEnd();
    void sliderDraggedHomeLeavesNoStep();

private:
    void dragCellsTo(std::initializer_list<double> sizes);

    std::unique_ptr<SceneDocument> m_document;
};

void TestEditSettings::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_document->reset(test::cannonWorld(), {});
}

void TestEditSettings::everySettingIsUndone_data()
{
    QTest::addColumn<std::function<void(SceneSettings&)>>("edit");
    using Edit = std::function<void(SceneSettings&)>;
    QTest::newRow("world width") << Edit{[](SceneSettings& s) { s.world.width = 20.0; }};
    QTest::newRow("gravity") << Edit{[](SceneSettings& s) { s.world.gravity = {1.0, 2.0}; }};
    QTest::newRow("terminal speed") << Edit{[](SceneSettings& s) { s.world.terminalSpeed = 55.5; }};
    QTest::newRow("edges") << Edit{[](SceneSettings& s) { s.world.edges = EdgeRule::Wrap; }};
    QTest::newRow("algorithm") << Edit{[](SceneSettings& s) { s.broadPhase.algorithm = Algorithm::BruteForce; }};
    QTest::newRow("dt") << Edit{[](SceneSettings& s) { s.step.dt = 0.1; }};
    QTest::newRow("integrator") << Edit{[](SceneSettings& s) { s.step.integrator = Integrator::VelocityVerlet; }};
}

void TestEditSettings::everySettingIsUndone()
{
    using Edit = std::function<void(SceneSettings&)>;
    QFETCH(Edit, edit);
    const SceneSettings before = settingsOf(m_document->scene());
    SceneSettings after = before;
    edit(after);
    QSignalSpy changed(m_document.get(), &SceneDocument::changed);
    m_document->push(
        std::make_unique<EditSettings>(*m_document, QStringLiteral("Edit"), after, m_document->newGesture()));
    QVERIFY(settingsOf(m_document->scene()) == after);
    m_document->undoStack().undo();
    QVERIFY(settingsOf(m_document->scene()) == before);
    m_document->undoStack().redo();
    QVERIFY(settingsOf(m_document->scene()) == after);
    QCOMPARE(changed.count(), 3);
}

void TestEditSettings::dragCellsTo(std::initializer_list<double> sizes)
{
    const GestureId gesture = m_document->newGesture();
    for (const double size : sizes) {
        SceneSettings settings = settingsOf(m_document->scene());
        settings.broadPhase.cellSize = size;
        m_document->push(std::make_unique<EditSettings>(
            *m_document, QStringLiteral("Change cell size to %1 m").arg(size), settings, gesture));
    }
}

void TestEditSettings::sliderDragIsOneStepNamedAfterItsEnd()
{
    dragCellsTo({2.0, 1.5, 1.25});
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Change cell size to 1.25 m"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->scene().broadPhase.cellSize, 2.5);
}

void TestEditSettings::sliderDraggedHomeLeavesNoStep()
{
    dragCellsTo({2.0, 1.5, 2.5});
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->scene().broadPhase.cellSize, 2.5);
}

BROADSIDE_EVENT_TEST(TestEditSettings)

} // namespace broadside::test::tst_edit_settings

#include "tst_edit_settings.moc"

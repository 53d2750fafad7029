// The real window in a layout from right to left. World and charts are not mirrored: x grows to the right, and so does
// time. Menus and the insides of panels are mirrored by Qt.

#include "editor/plots/strip_chart.h"
#include "editor/window/layout/panels.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/reach.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QMenuBar>

#include <algorithm>

namespace broadside::test::tst_right_to_left {

class TestRightToLeft : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        m = std::make_unique<WindowFixture>();
        m->page().openFile(m->write(QStringLiteral("cannon.broadside"), QStringLiteral("cannon")));
        QTRY_VERIFY(m->document().scene().size() > 3);
    }
    void cleanupTestCase()
    {
        m->forgetEdits();
        m.reset();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void theWindowIsMirrored();
    void theWorldIsNot();
    void timeRunsToTheRight();
    void everyControlIsInsideItsPanel_data();
    void everyControlIsInsideItsPanel();

private:
    std::unique_ptr<WindowFixture> m;
};

void TestRightToLeft::theWindowIsMirrored()
{
    const QMenuBar& bar = *m->window->menuBar();
    const QList<QAction*> menus = bar.actions();
    QVERIFY(bar.actionGeometry(menus.first()).left() > bar.actionGeometry(menus.last()).left());
    // Docks stay on the side where the user put them; inside of them, labels stand to the right of their fields.
    auto& field = m->part<QComboBox>("algorithm");
    QVERIFY(field.mapToGlobal(field.rect().center()).x() <
            field.parentWidget()->mapToGlobal(field.parentWidget()->rect().center()).x());
}

void TestRightToLeft::theWorldIsNot()
{
    QVERIFY(m->at({8.0, 1.0}).x() > m->at({1.0, 1.0}).x());
    // A target without a neighbour, far from the middle of the world.
    const ObjectPtr* alone = nullptr;
    for (const ObjectPtr& object : m->document().scene().objects()) {
        const Vec2 at = object->pose.position;
        const bool hasNeighbour = std::ranges::any_of(m->document().scene().objects(), [&](const ObjectPtr& other) {
            return other->id != object->id && distance(other->pose.position, at) < 0.7;
        });
        if (!hasNeighbour && at.x > 0.5 && at.x < 3.0)
            alone = &object;
    }
    QVERIFY(alone);
    m->hover((*alone)->pose.position);
    QTRY_COMPARE(m->page().focus().hovered(), (*alone)->id);
}

void TestRightToLeft::timeRunsToTheRight()
{
    for (int i = 0; i < 20; ++i)
        m->session().stepOnce();
    auto& chart = m->part<StripChart>("timelineChart");
    QTRY_VERIFY(chart.isVisible());
    const auto stepAt = [&](int x) {
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(x, chart.height() / 2));
        return m->session().step();
    };
    const auto left = stepAt(chart.width() / 4);
    const auto right = stepAt(3 * chart.width() / 4);
    QVERIFY2(left < right, qPrintable(QStringLiteral("%1 %2").arg(left).arg(right)));
}

void TestRightToLeft::everyControlIsInsideItsPanel_data()
{
    QTest::addColumn<QString>("dock");
    for (const PanelRow& row : panelTable())
        QTest::newRow(row.objectName) << QString::fromLatin1(row.objectName);
}

void TestRightToLeft::everyControlIsInsideItsPanel()
{
    QFETCH(const QString, dock);
    auto& panel = m->part<QDockWidget>(dock.toLatin1().constData());
    panel.show();
    panel.raise();
    QTRY_VERIFY(!panel.visibleRegion().isEmpty());
    for (const QWidget* control : controlsOf(panel)) {
        const QWidget& parent = *control->parentWidget();
        QVERIFY2(parent.rect().intersects(control->geometry()), qPrintable(placeOf(*control)));
        QVERIFY2(control->geometry().left() >= 0 && control->geometry().right() <= parent.width(),
                 qPrintable(placeOf(*control)));
    }
    // The buttons of the title: help, float, close.
    const auto buttons = panel.findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
    QVERIFY(buttons.size() >= 3);
    for (const QAbstractButton* one : buttons)
        for (const QAbstractButton* other : buttons)
            QVERIFY2(one == other || one->isHidden() || other->isHidden() ||
                         !one->geometry().intersects(other->geometry()),
                     qPrintable(placeOf(*one)));
}

BROADSIDE_WINDOW_TEST(TestRightToLeft)

} // namespace broadside::test::tst_right_to_left

#include "tst_right_to_left.moc"

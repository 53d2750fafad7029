#include "editor/widgets/focus_ring.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QFocusEvent>

namespace broadside::test::tst_focus_ring {

class TestFocusRing : public QObject {
    Q_OBJECT
private slots:
    void isAroundTheWholeWidget_data();
    void isAroundTheWholeWidget();
};

void TestFocusRing::isAroundTheWholeWidget_data()
{
    QTest::addColumn<bool>("isFocusedFirst");
    QTest::newRow("focused while it is visible") << false;
    QTest::newRow("focused before it is visible, such as a new page") << true;
}

void TestFocusRing::isAroundTheWholeWidget()
{
    QFETCH(const bool, isFocusedFirst);
    QWidget window;
    QWidget around(&window);
    around.resize(100, 50);
    const FocusRing ring(around);
    const auto focus = [&around] {
        QFocusEvent event(QEvent::FocusIn, Qt::TabFocusReason);
        QApplication::sendEvent(&around, &event);
    };
    if (isFocusedFirst)
        focus();
    around.resize(300, 200);
    window.show();
    if (!isFocusedFirst)
        focus();
    QVERIFY(ring.isVisible());
    QCOMPARE(ring.geometry(), around.rect());
    around.resize(200, 250);
    QCOMPARE(ring.geometry(), around.rect());
}

BROADSIDE_WINDOW_TEST(TestFocusRing)

} // namespace broadside::test::tst_focus_ring

#include "tst_focus_ring.moc"

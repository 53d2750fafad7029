// Who works with keys must see where the keys go: each stop of Tab looks different with the focus than without.

#include "tests/support/editor/reach.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QImage>
#include <QLabel>

namespace broadside::test::tst_visible_focus {

class TestVisibleFocus : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QApplication::setCursorFlashTime(0); // a caret that blinks would be a difference at times
        m = std::make_unique<test::TabsFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m->window.get()));
        // Ctrl+F6 leads to the panels. Styles show the focus of a button only after such keys.
        m->viewport().setFocus();
        QTest::keyClick(&m->viewport(), Qt::Key_F6, Qt::ControlModifier);
        QVERIFY(!m->viewport().hasFocus());
    }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void eachStopLooksDifferentWithTheFocus_data();
    void eachStopLooksDifferentWithTheFocus();
    void aStopThatLooksTheSameIsFound();

private:
    [[nodiscard]] QImage pictureOf(const QWidget& control) const
    {
        constexpr int kRoom = 3; // pixels around the control
        const QRect place(control.mapTo(m->window.get(), QPoint(0, 0)), control.size());
        return m->window->grab(place.adjusted(-kRoom, -kRoom, kRoom, kRoom)).toImage();
    }
    [[nodiscard]] bool showsFocus(QWidget& control) const;
    [[nodiscard]] QStringList invisibleIn(const QWidget& part) const;

    std::unique_ptr<test::TabsFixture> m;
};

/// Compares with the same picture while the search field has the focus, or the cell size for that field.
bool TestVisibleFocus::showsFocus(QWidget& control) const
{
    constexpr int kLeast = 12; // pixels, so that it can be seen
    auto& other = m->part<QWidget>("objectsSearch");
    QWidget& elsewhere = &control == &other ? static_cast<QWidget&>(m->viewport()) : other;
    elsewhere.setFocus(Qt::TabFocusReason);
    const QImage before = pictureOf(control);
    control.setFocus(Qt::TabFocusReason);
    if (!control.hasFocus())
        return true; // passes it on: the widget that takes it is a stop of its own
    const QImage after = pictureOf(control);
    int different = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            different += before.pixel(x, y) != after.pixel(x, y) ? 1 : 0;
    return different >= kLeast;
}

QStringList TestVisibleFocus::invisibleIn(const QWidget& part) const
{
    QStringList found;
    for (QWidget* control : controlsOf(part))
        if ((control->focusPolicy() & Qt::TabFocus) != 0 && !control->visibleRegion().isEmpty() &&
            !showsFocus(*control))
            found += placeOf(*control);
    return found;
}

void TestVisibleFocus::eachStopLooksDifferentWithTheFocus_data()
{
    QTest::addColumn<QString>("layout");
    QTest::newRow("layout") << QStringLiteral("layoutLayout");
    QTest::newRow("debug") << QStringLiteral("debugLayout");
}

void TestVisibleFocus::eachStopLooksDifferentWithTheFocus()
{
    QFETCH(const QString, layout);
    m->action(layout.toUtf8().constData()).trigger();
    m->page().focus().select(m->document().scene().objects().front()->id);
    m->action("step").trigger();
    QStringList found = invisibleIn(*m->window);
    for (QDockWidget* dock : m->window->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QTRY_VERIFY(dock->widget()->isVisible());
        found += invisibleIn(*dock);
        if (dock->isFloating())
            dock->hide();
    }
    found.removeDuplicates();
    for (const QString& place : std::as_const(found))
        qWarning("%s", qPrintable(place));
    QVERIFY(found.isEmpty());
}

void TestVisibleFocus::aStopThatLooksTheSameIsFound()
{
    auto& dock = m->part<QDockWidget>("ObjectsPanel");
    auto* label = new QLabel(QStringLiteral("a text"), dock.widget());
    label->setObjectName(QStringLiteral("unseen"));
    label->setFocusPolicy(Qt::StrongFocus);
    label->setAutoFillBackground(true); // hides what is below, which shows its own focus
    label->setGeometry(dock.widget()->rect());
    label->show();
    QCOMPARE(invisibleIn(dock).filter(QStringLiteral("unseen")).size(), 1);
}

BROADSIDE_WINDOW_TEST(TestVisibleFocus)

} // namespace broadside::test::tst_visible_focus

#include "tst_visible_focus.moc"

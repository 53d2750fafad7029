// What resources/manual/first-minute.md says, and what a first user does next, with keys alone in the real window.

#include "editor/viewport/pointer_keys.h"
#include "editor/window/help/welcome_page.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QTreeView>

namespace broadside::test::tst_first_minute_by_keys {

class TestFirstMinuteByKeys : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QApplication::setCursorFlashTime(0); // a caret that blinks would be a difference at times
    }
    void init() { m = std::make_unique<test::TabsFixture>(); }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void aSampleIsShotTunedAndStepped();
    void anObjectIsPlacedMovedChangedAndDeleted();
    void aFaultIsFoundAndMendedAndTheSceneSaved();
    void theViewMovesWithoutAWheel();

private:
    /// The widget to which the keyboard would send a key.
    [[nodiscard]] static QWidget* target();
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* const widget = target();
        QVERIFY(widget);
        QTest::keyClick(widget, key, modifiers);
    }
    static void type(const QString& text) { QTest::keyClicks(target(), text); }
    [[nodiscard]] static QString focused()
    {
        const QWidget* const widget = QApplication::focusWidget();
        return widget ? widget->objectName() : QStringLiteral("nothing");
    }
    /// Presses the key until the widget of that name has the focus, and looks whether the focus can be seen there.
    void goTo(const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void goToPanel(const char* dock) const;
    void tabTo(const char* name) const { goTo(name, Qt::Key_Tab); }
    /// Chooses a command in the palette by a few letters.
    void command(const QString& letters) const;
    /// Opens a card of the welcome page, which is shown at the first start.
    void openFromWelcome(const char* card) const;
    /// Moves the pointer of F7 to a place in the world.
    void pointTo(Vec2 world) const;
    [[nodiscard]] Vec2 placeOf(const char* name) const;
    [[nodiscard]] static bool isSeen(QWidget& control);
    [[nodiscard]] const Scene& scene() const { return m->document().scene(); }

    std::unique_ptr<test::TabsFixture> m;
};

QWidget* TestFirstMinuteByKeys::target()
{
    if (QWidget* const popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    return QApplication::focusWidget() ? QApplication::focusWidget() : QApplication::activeWindow();
}

/// Compares the picture of the control with one without the focus.
bool TestFirstMinuteByKeys::isSeen(QWidget& control)
{
    constexpr int kRoom = 3;   // pixels around the control
    constexpr int kLeast = 12; // pixels, so that it can be seen
    QWidget& window = *control.window();
    const QRect place =
        QRect(control.mapTo(&window, QPoint(0, 0)), control.size()).adjusted(-kRoom, -kRoom, kRoom, kRoom);
    const QImage with = window.grab(place).toImage();
    control.clearFocus();
    const QImage without = window.grab(place).toImage();
    control.setFocus(Qt::TabFocusReason);
    int different = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            different += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
    return !control.visibleRegion().isEmpty() && different >= kLeast;
}

void TestFirstMinuteByKeys::goTo(const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    constexpr int kMost = 100;
    const QLatin1String wanted(name);
    QStringList passed;
    for (int i = 0; i < kMost && focused() != wanted; ++i) {
        press(key, modifiers);
        passed += focused();
    }
    QVERIFY2(focused() == wanted,
             qPrintable(QStringLiteral("%1 is not reached, but %2").arg(wanted, passed.join(u' '))));
    QVERIFY2(isSeen(*QApplication::focusWidget()), name);
}

void TestFirstMinuteByKeys::goToPanel(const char* dock) const
{
    constexpr int kMost = 20;
    const auto& panel = m->part<QDockWidget>(dock);
    for (int i = 0; i < kMost && !panel.isAncestorOf(QApplication::focusWidget()); ++i)
        press(Qt::Key_F6, Qt::ControlModifier);
    QVERIFY2(panel.isAncestorOf(QApplication::focusWidget()), dock);
    QVERIFY2(isSeen(*QApplication::focusWidget()), qPrintable(focused()));
}

void TestFirstMinuteByKeys::command(const QString& letters) const
{
    const DialogAnswer answer(QStringLiteral("commandPalette"), [&letters](QWidget& /*palette*/) {
        QTRY_COMPARE(focused(), QStringLiteral("paletteText"));
        type(letters);
        press(Qt::Key_Return);
    });
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(answer.wasAsked());
    QTRY_VERIFY(m->window->isActiveWindow());
}

void TestFirstMinuteByKeys::openFromWelcome(const char* card) const
{
    m->window->greet();
    auto* const welcome = m->window->findChild<WelcomePage*>();
    QVERIFY(welcome);
    (void)QTest::qWaitForWindowActive(welcome->window(), kPatience);
    QTRY_VERIFY(welcome->isAncestorOf(QApplication::focusWidget()));
    tabTo(card);
    press(Qt::Key_Return);
    QTRY_VERIFY(!m->window->findChild<WelcomePage*>());
    QTRY_VERIFY2(m->viewport().hasFocus(), qPrintable(focused()));
    QVERIFY(isSeen(m->viewport()));
}

void TestFirstMinuteByKeys::pointTo(Vec2 world) const
{
    constexpr int kMost = 1'000;
    const auto& pointer = *m->viewport().findChild<PointerKeys*>();
    const auto away = [&] {
        const Vec2 wanted = m->viewport().camera().toScreen(world);
        return QPointF(wanted.x, wanted.y) - pointer.place();
    };
    for (int i = 0; i < kMost && std::abs(away().x()) > 4.0; ++i)
        press(away().x() > 0.0 ? Qt::Key_Right : Qt::Key_Left);
    for (int i = 0; i < kMost && std::abs(away().y()) > 4.0; ++i)
        press(away().y() > 0.0 ? Qt::Key_Down : Qt::Key_Up);
}

Vec2 TestFirstMinuteByKeys::placeOf(const char* name) const
{
    for (const ObjectPtr& object : scene().objects())
        if (object->name == name)
            return object->pose.position;
    return {};
}

/// Steps 1, 2, 3 and 5 of the page.
void TestFirstMinuteByKeys::aSampleIsShotTunedAndStepped()
{
    openFromWelcome("card:cannon");

    press(Qt::Key_F7);
    pointTo(placeOf("Target 7"));
    QVERIFY(!m->page().focus().hovered().isNull());
    press(Qt::Key_C);
    press(Qt::Key_Space);
    QVERIFY(!m->session().world());
    press(Qt::Key_Space);
    QTRY_VERIFY(m->session().world());
    QTRY_VERIFY(m->session().step() > 0);
    press(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_VERIFY(!m->session().world());
    press(Qt::Key_F7);

    goToPanel("BroadPhasePanel");
    const double before = scene().broadPhase.cellSize;
    tabTo("cellSize");
    press(Qt::Key_Up);
    QVERIFY(scene().broadPhase.cellSize > before);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene().broadPhase.cellSize, before);

    press(Qt::Key_F10);
    QTRY_COMPARE(m->session().step(), 1U);
    press(Qt::Key_F10);
    QTRY_COMPARE(m->session().step(), 2U);
    press(Qt::Key_F10, Qt::ControlModifier);
    QTRY_COMPARE(m->session().step(), 1U);
    press(Qt::Key_F5);
    QTRY_VERIFY(m->session().step() > 5);
    press(Qt::Key_F6);
    QTRY_VERIFY(m->session().state() != StepSession::State::Running);
    press(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_VERIFY(!m->session().world());
}

/// Step 4 of the page.
void TestFirstMinuteByKeys::anObjectIsPlacedMovedChangedAndDeleted()
{
    openFromWelcome("card:cannon");
    const std::size_t before = scene().size();

    press(Qt::Key_P);
    QVERIFY2(m->viewport().hasFocus(), qPrintable(focused()));
    goToPanel("PlacePanel");
    press(Qt::Key_Right);
    press(Qt::Key_P);
    QTRY_VERIFY2(m->viewport().hasFocus(), qPrintable(focused()));
    press(Qt::Key_F7);
    pointTo({1.5, 3.5});
    press(Qt::Key_Space);
    press(Qt::Key_Space);
    QCOMPARE(scene().size(), before + 1);
    const ObjectId placed = scene().objects().back()->id;
    press(Qt::Key_V);
    press(Qt::Key_F7);
    QCOMPARE(m->page().focus().selection().size(), std::size_t{1});

    const double x = scene().find(placed)->pose.position.x;
    press(Qt::Key_Right);
    QVERIFY(scene().find(placed)->pose.position.x > x);

    command(QStringLiteral("properties")); // behind the Inspector
    QTRY_VERIFY2(m->part<QDockWidget>("PropertiesPanel").isAncestorOf(QApplication::focusWidget()),
                 qPrintable(focused()));
    tabTo("positionX");
    press(Qt::Key_A, Qt::ControlModifier);
    type(QStringLiteral("2.5"));
    press(Qt::Key_Return);
    QCOMPARE(scene().find(placed)->pose.position.x, 2.5);

    goTo("viewport", Qt::Key_F6, Qt::ControlModifier);
    press(Qt::Key_Delete);
    QCOMPARE(scene().size(), before);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene().size(), before + 1);
}

void TestFirstMinuteByKeys::aFaultIsFoundAndMendedAndTheSceneSaved()
{
    openFromWelcome("card:mysteries/big-boss");
    command(QStringLiteral("diagnose"));
    const auto& diagnosis = m->part<QDockWidget>("AuditPanel");
    QTRY_VERIFY2(diagnosis.isAncestorOf(QApplication::focusWidget()), qPrintable(focused()));
    auto& explanations = m->part<QTreeView>("explanations");
    QTRY_VERIFY(explanations.isVisible() && explanations.model()->rowCount() > 0);
    tabTo("explanations");
    press(Qt::Key_Down); // the first example
    QTRY_VERIFY(m->session().world());
    QTRY_COMPARE(m->page().focus().selection().size(), std::size_t{2});

    const BroadPhaseSettings before = scene().broadPhase;
    tabTo("explanationFix");
    press(Qt::Key_Space);
    QVERIFY(scene().broadPhase != before);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene().broadPhase == before);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(scene().broadPhase != before);
    press(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_VERIFY(!m->session().world());

    const QString path = m->file(QStringLiteral("mended.broadside"));
    const DialogAnswer answer(QStringLiteral("saveScene"), [&path](QWidget& dialog) {
        QTRY_VERIFY(dialog.isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_A, Qt::ControlModifier);
        type(path);
        if (QApplication::activePopupWidget())
            press(Qt::Key_Escape); // files that begin so
        press(Qt::Key_Return);
        if (dialog.isVisible())
            dialog.close(); // the test fails below instead of waiting for ever
    });
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(answer.wasAsked());
    QCOMPARE(m->document().path(), path);
    QVERIFY(QFile::exists(path));
    QVERIFY(!m->document().isModified());
}

/// The last sentences of the page.
void TestFirstMinuteByKeys::theViewMovesWithoutAWheel()
{
    openFromWelcome("card:cannon");
    const auto scale = [this] { return m->viewport().camera().pixelsPerMetre(); };
    const double world = scale();
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(scale() > world);
    press(Qt::Key_Home);
    QCOMPARE(scale(), world);
    press(Qt::Key_F);
    QVERIFY(scale() != world);
    const auto& panel = m->part<QDockWidget>("ObjectsPanel");
    QVERIFY(panel.isVisible());
    press(Qt::Key_Tab);
    QTRY_VERIFY(!panel.isVisible());
    press(Qt::Key_Tab);
    QTRY_VERIFY(panel.isVisible());
}

BROADSIDE_WINDOW_TEST(TestFirstMinuteByKeys)

} // namespace broadside::test::tst_first_minute_by_keys

#include "tst_first_minute_by_keys.moc"

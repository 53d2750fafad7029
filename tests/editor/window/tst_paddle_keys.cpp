// Pong, played with the keys of the world.

#include "core/scene/generate.h"
#include "editor/window/samples.h"
#include "tests/support/test.h"
#include "tests/support/window_fixture.h"

#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace broadside::test::tst_paddle_keys {

class TestPaddleKeys : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void heldKeysMoveThePaddle_data();
    void heldKeysMoveThePaddle();
    void oppositeKeysHoldEachOther();
    void lookingElsewhereLetsItRest();
    void keysAreFreeWithoutASimulation();
    void keysOfTheOtherAxisAreFree();
    void stoppingForgetsWhatWasHeld();
    void theHintSaysWhichKeys();

private:
    [[nodiscard]] double paddleY() const;
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->window->session().stepOnce();
    }
    /// Whether the viewport took the key.
    bool press(Qt::Key key) const { return send(QEvent::KeyPress, key); }
    bool release(Qt::Key key) const { return send(QEvent::KeyRelease, key); }
    bool send(QEvent::Type type, Qt::Key key) const
    {
        QKeyEvent event(type, key, Qt::NoModifier);
        event.ignore();
        QApplication::sendEvent(&m->viewport(), &event);
        return event.isAccepted();
    }
    [[nodiscard]] QString hint() const { return m->part<QLabel>("statusHint").text(); }

    std::unique_ptr<test::WindowFixture> m;
};

void TestPaddleKeys::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->window->document().reset(*generateScene("pong", {}), {});
    m->viewport().setFocus();
}

void TestPaddleKeys::cleanup() { m.reset(); }

double TestPaddleKeys::paddleY() const
{
    const ObjectTable& objects = m->window->stage().objects();
    return objects.poseOf(*objects.indexOf({4})).position.y; // "Paddle left", 6 m/s
}

void TestPaddleKeys::heldKeysMoveThePaddle_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<double>("direction");
    QTest::newRow("up") << Qt::Key_Up << 1.0;
    QTest::newRow("down") << Qt::Key_Down << -1.0;
    QTest::newRow("w") << Qt::Key_W << 1.0;
    QTest::newRow("s") << Qt::Key_S << -1.0;
}

void TestPaddleKeys::heldKeysMoveThePaddle()
{
    QFETCH(Qt::Key, key);
    QFETCH(double, direction);
    steps(1);
    const double before = paddleY();
    press(key);
    press(key); // as the keyboard repeats it
    steps(6);
    QVERIFY(std::abs(paddleY() - before - direction * 0.6) < 1e-9); // 6 m/s for 6/60 s
    release(key);
    const double after = paddleY();
    steps(6);
    QCOMPARE(paddleY(), after);
}

void TestPaddleKeys::oppositeKeysHoldEachOther()
{
    steps(1);
    const double before = paddleY();
    press(Qt::Key_Up);
    press(Qt::Key_S);
    steps(3);
    QCOMPARE(paddleY(), before);
    release(Qt::Key_S);
    steps(1);
    QVERIFY(paddleY() > before);
}

void TestPaddleKeys::lookingElsewhereLetsItRest()
{
    steps(1);
    press(Qt::Key_Up);
    steps(1);
    m->part<QLineEdit>("objectsSearch").setFocus();
    const double before = paddleY();
    steps(3);
    QCOMPARE(paddleY(), before);
    QVERIFY2(hint().contains(QStringLiteral("click into the world")), qPrintable(hint()));
}

void TestPaddleKeys::keysAreFreeWithoutASimulation()
{
    QVERIFY(!press(Qt::Key_Up));
    QVERIFY(!send(QEvent::ShortcutOverride, Qt::Key_W));
    QVERIFY(!m->window->session().world());
    steps(1);
    QVERIFY(press(Qt::Key_Up));
    QVERIFY(send(QEvent::ShortcutOverride, Qt::Key_W));
}

void TestPaddleKeys::keysOfTheOtherAxisAreFree()
{
    steps(1);
    QVERIFY(!press(Qt::Key_Left));
    QVERIFY(!send(QEvent::ShortcutOverride, Qt::Key_D));
}

void TestPaddleKeys::stoppingForgetsWhatWasHeld()
{
    steps(1);
    press(Qt::Key_Up);
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    steps(1);
    const double before = paddleY();
    steps(2);
    QCOMPARE(paddleY(), before);
    press(Qt::Key_Up); // still held: the keyboard repeats it
    steps(1);
    QVERIFY(paddleY() > before);
}

void TestPaddleKeys::theHintSaysWhichKeys()
{
    QVERIFY(!hint().contains(QStringLiteral("steer")));
    steps(1);
    QVERIFY2(hint().contains(QStringLiteral("Up and Down, or W and S, steer Paddle left")), qPrintable(hint()));
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(!hint().contains(QStringLiteral("steer")));
}

BROADSIDE_WINDOW_TEST(TestPaddleKeys)

} // namespace broadside::test::tst_paddle_keys

#include "tst_paddle_keys.moc"

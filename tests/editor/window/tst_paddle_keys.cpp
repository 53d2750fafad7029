// Pong, played with the keys of its paddles.

#include "core/scene/generate.h"
#include "editor/window/files/samples.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

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
    void theWorldSaysKeysAndScore();
    void flippersHaveAKeyEach();
    void runGivesTheKeysToTheWorld();

private:
    [[nodiscard]] double paddleY() const;
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->session().stepOnce();
    }
    /// True if the viewport accepted the key.
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
    m->page().document().reset(*generateScene("pong", {}), {});
    m->viewport().setFocus();
}

void TestPaddleKeys::cleanup() { m.reset(); }

double TestPaddleKeys::paddleY() const
{
    const ObjectTable& objects = m->page().shownWorld().objects();
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
    press(key); // a repeat by the keyboard
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
    QVERIFY(!m->session().world());
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
    press(Qt::Key_Up); // still held: a repeat by the keyboard
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

void TestPaddleKeys::theWorldSaysKeysAndScore()
{
    auto& sign = m->part<QLabel>("gameSign");
    QVERIFY(sign.isVisible());
    QCOMPARE(sign.text(), QStringLiteral("Run with F5. Up and Down, or W and S, steer Paddle left."));
    steps(1);
    QVERIFY2(sign.text().startsWith(QStringLiteral("0 : 0\nUp and Down")), qPrintable(sign.text()));
    press(Qt::Key_Up);
    QCOMPARE(sign.text(), QStringLiteral("0 : 0")); // the help disappears once the user steers
    release(Qt::Key_Up);
    const auto goals = [&] { return m->session().world()->scores(); };
    for (int i = 0; i < 2'000 && goals().at(2) == 0; ++i)
        steps(1);
    QVERIFY(goals().at(2) > 0); // the left paddle rests, so the ball passes it
    QCOMPARE(sign.text(), QStringLiteral("%1 : %2").arg(goals().at(1)).arg(goals().at(2)));
    m->session().seek(0);
    QVERIFY2(sign.text().startsWith(QStringLiteral("0 : 0")), qPrintable(sign.text()));
    m->page().document().reset(*generateScene("mixed", {}), {});
    QVERIFY(!sign.isVisible());
}

void TestPaddleKeys::flippersHaveAKeyEach()
{
    m->page().document().reset(*generateScene("pinball", {}), {});
    const auto angleOf = [&](const char* name) {
        const ObjectTable& objects = m->page().shownWorld().objects();
        for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
            if (objects.objectOf(row).name == name)
                return objects.poseOf(row).angle;
        return 0.0;
    };
    QVERIFY(
        m->part<QLabel>("gameSign").text().contains(QStringLiteral("Left and Right, or A and D, steer the flippers")));
    steps(1);
    QCOMPARE(angleOf("Flipper left"), -25.0);
    QCOMPARE(angleOf("Flipper right"), 25.0);
    press(Qt::Key_Left);
    steps(30);
    QCOMPARE(angleOf("Flipper left"), 25.0);
    QCOMPARE(angleOf("Flipper right"), 25.0);
    press(Qt::Key_D);
    steps(30);
    QCOMPARE(angleOf("Flipper left"), 25.0); // both flippers
    QCOMPARE(angleOf("Flipper right"), -25.0);
    release(Qt::Key_Left);
    release(Qt::Key_D);
    steps(30);
    QCOMPARE(angleOf("Flipper left"), -25.0);
    QCOMPARE(angleOf("Flipper right"), 25.0);
}

void TestPaddleKeys::runGivesTheKeysToTheWorld()
{
    m->part<QLineEdit>("objectsSearch").setFocus();
    QVERIFY(!m->viewport().hasFocus());
    m->action("run").trigger();
    QVERIFY(m->viewport().hasFocus());
    m->session().pause();
    steps(1);
    const double before = paddleY();
    press(Qt::Key_Up);
    steps(3);
    QVERIFY(paddleY() > before);
}

BROADSIDE_WINDOW_TEST(TestPaddleKeys)

} // namespace broadside::test::tst_paddle_keys

#include "tst_paddle_keys.moc"

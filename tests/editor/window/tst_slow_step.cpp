// A step that takes long in the real window: a message reports it, and it can be cancelled.

#include "core/scene/generate.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QPushButton>

namespace broadside::test::tst_slow_step {

class TestSlowStep : public QObject {
    Q_OBJECT
private slots:
    void isToldAndCanBeLeft();
    void quickOnesAreNot();
    void theWindowClosesMeanwhile();

private:
    static std::unique_ptr<test::WindowFixture> windowOf(Algorithm algorithm, std::size_t objects)
    {
        auto m = std::make_unique<test::WindowFixture>();
        Scene scene = generateScene("uniform", {objects, 1}).value();
        scene.broadPhase.algorithm = algorithm;
        m->page().document().reset(std::move(scene), {});
        return m;
    }
};

void TestSlowStep::isToldAndCanBeLeft()
{
    const auto m = windowOf(Algorithm::BruteForce, 300'000); // takes minutes
    auto& message = m->part<QLabel>("messageText");
    auto& cancel = m->part<QPushButton>("messageOffer");
    m->key(Qt::Key_F10);
    QVERIFY(m->session().isMaking());
    QVERIFY(!message.isVisible()); // not at once
    QTRY_VERIFY(message.isVisible() && cancel.isVisible());
    QVERIFY2(message.text().startsWith(QStringLiteral("Step 1 has taken")), qPrintable(message.text()));
    QVERIFY2(message.text().contains(QStringLiteral("brute-force over 300")), qPrintable(message.text()));
    QTRY_VERIFY(m->part<QLabel>("state").text() == QStringLiteral("making step 1"));
    cancel.click();
    QVERIFY(!m->session().isMaking());
    QVERIFY(!message.isVisible());
    QCOMPARE(m->session().world()->stepCount(), std::uint64_t{0});
    QTRY_VERIFY(m->part<QLabel>("state").text() == QStringLiteral("paused"));
}

void TestSlowStep::quickOnesAreNot()
{
    const auto m = windowOf(Algorithm::PackedGrid, 3'000);
    m->key(Qt::Key_F10);
    QTRY_COMPARE(m->session().world()->stepCount(), std::uint64_t{1});
    QVERIFY(!m->session().isMaking());
    QVERIFY(!m->part<QLabel>("messageText").isVisible());
}

void TestSlowStep::theWindowClosesMeanwhile()
{
    auto m = windowOf(Algorithm::BruteForce, 300'000);
    m->key(Qt::Key_F10);
    QVERIFY(m->session().isMaking());
    m.reset(); // must end within the time limit of the test
}

BROADSIDE_WINDOW_TEST(TestSlowStep)

} // namespace broadside::test::tst_slow_step

#include "tst_slow_step.moc"

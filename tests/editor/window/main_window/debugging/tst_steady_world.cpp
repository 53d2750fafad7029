// The world under the pointer does not move when a bar above it appears or disappears.

#include "editor/window/message_bar.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

namespace broadside::test::tst_steady_world {

class TestSteadyWorld : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aMessageMovesNothing_data();
    void aMessageMovesNothing();
    void theHoveredObjectStaysHovered();
    void anotherSizeOfTheWindowStillFramesTheWorld();

private:
    [[nodiscard]] Vec2 worldUnder(QPoint global) const
    {
        const QPoint at = m->viewport().mapFromGlobal(global);
        return m->viewport().camera().toWorld({static_cast<double>(at.x()), static_cast<double>(at.y())});
    }
    /// The lowest part of the view, which no bar covers.
    [[nodiscard]] QImage lowerHalf() const
    {
        const QImage all = m->picture();
        return all.copy(0, all.height() - 300, all.width(), 300);
    }
    /// Shows or hides the bar, and waits until the view has moved.
    void showBar(const QString& text) const
    {
        const int top = m->viewport().mapTo(m->window.get(), QPoint()).y();
        if (text.isEmpty())
            m->part<MessageBar>("messageBar").hide();
        else
            m->part<MessageBar>("messageBar").show(MessageBar::Kind::Warning, text);
        QTRY_VERIFY_WITH_TIMEOUT(m->viewport().mapTo(m->window.get(), QPoint()).y() != top, test::kPatience);
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestSteadyWorld::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->part<MessageBar>("messageBar").hide();
    QCoreApplication::processEvents();
}

void TestSteadyWorld::aMessageMovesNothing_data()
{
    QTest::addColumn<bool>("framed");
    QTest::addColumn<QString>("text");
    QTest::newRow("the whole world is framed") << true << QStringLiteral("One line");
    QTest::newRow("the user has zoomed") << false << QStringLiteral("One line");
    QTest::newRow("several lines") << false << QStringLiteral("some words ").repeated(60);
}

void TestSteadyWorld::aMessageMovesNothing()
{
    QFETCH(const bool, framed);
    QFETCH(const QString, text);
    if (!framed)
        m->viewport().zoomBy(1.5);
    const QPoint somewhere = m->viewport().mapToGlobal(QPoint(333, 400));
    const Vec2 under = worldUnder(somewhere);
    const QImage before = lowerHalf();
    for (int i = 0; i < 2; ++i) {
        showBar(text);
        QVERIFY2(distance(worldUnder(somewhere), under) < 1e-9, "shown");
        QVERIFY(lowerHalf() == before);
        showBar({});
        QVERIFY2(distance(worldUnder(somewhere), under) < 1e-9, "hidden");
        QVERIFY(lowerHalf() == before);
    }
}

void TestSteadyWorld::theHoveredObjectStaysHovered()
{
    const ObjectTable& objects = m->page().shownWorld().objects();
    const Vec2 target = objects.poseOf(*objects.indexOf({5})).position;
    m->hover(target);
    const ObjectId hovered = m->page().focus().hovered();
    QVERIFY(!hovered.isNull());
    showBar(QStringLiteral("One line"));
    m->viewport().zoomBy(1.0); // looks again for the object under the pointer
    QCOMPARE(m->page().focus().hovered(), hovered);
}

void TestSteadyWorld::anotherSizeOfTheWindowStillFramesTheWorld()
{
    showBar(QStringLiteral("One line"));
    m->window->resize(1200, 800);
    QTRY_COMPARE_WITH_TIMEOUT(m->window->width(), 1200, test::kPatience);
    QCoreApplication::processEvents();
    const Vec2 centre = m->viewport().camera().center();
    const double scale = m->viewport().camera().pixelsPerMetre();
    m->viewport().showWorld();
    QCOMPARE(m->viewport().camera().center(), centre);
    QCOMPARE(m->viewport().camera().pixelsPerMetre(), scale);
}

BROADSIDE_WINDOW_TEST(TestSteadyWorld)

} // namespace broadside::test::tst_steady_world

#include "tst_steady_world.moc"

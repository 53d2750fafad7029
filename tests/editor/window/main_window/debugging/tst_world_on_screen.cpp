// What a user sees of the world: the pixels of the screen, not those of a framebuffer that nothing may show.

#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QGuiApplication>
#include <QScreen>

namespace broadside::test::tst_world_on_screen {

class TestWorldOnScreen : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<WindowFixture>(); }
    void cleanup() { m.reset(); }

    void theScreenShowsTheWorld();
    void theScreenFollowsANewSize();

private:
    /// Where nothing is shown, the screen is black. Asks for no framebuffer: that may draw what was not drawn.
    [[nodiscard]] bool isBlack() const
    {
        const QImage screen = QGuiApplication::primaryScreen()->grabWindow(0).toImage();
        const QPoint corner = m->viewport().mapToGlobal(QPoint(2, 2));
        return !screen.valid(corner) || (screen.pixel(corner) & 0xffffffU) == 0;
    }
    /// Whether most of some pixels of the view are on the screen as they are in its framebuffer.
    [[nodiscard]] bool isOnScreen() const
    {
        constexpr int kPoints = 9; // along each axis
        const QImage screen = QGuiApplication::primaryScreen()->grabWindow(0).toImage();
        const QImage drawn = m->viewport().grabFramebuffer();
        int same = 0;
        for (int y = 1; y <= kPoints; ++y)
            for (int x = 1; x <= kPoints; ++x) {
                const QPoint at(x * drawn.width() / (kPoints + 1), y * drawn.height() / (kPoints + 1));
                const QPoint there = m->viewport().mapToGlobal(at);
                same += screen.valid(there) && screen.pixel(there) == drawn.pixel(at) ? 1 : 0;
            }
        return same * 10 >= kPoints * kPoints * 9;
    }

    std::unique_ptr<WindowFixture> m;
};

void TestWorldOnScreen::theScreenShowsTheWorld()
{
    QTRY_VERIFY(!isBlack());
    m->page().openFirstSample();
    QTRY_VERIFY(isOnScreen());
}

void TestWorldOnScreen::theScreenFollowsANewSize()
{
    m->page().openFirstSample();
    QTRY_VERIFY(isOnScreen());
    m->window->resize(m->window->size() - QSize(120, 80));
    QTRY_VERIFY(isOnScreen());
}

BROADSIDE_WINDOW_TEST(TestWorldOnScreen)

} // namespace broadside::test::tst_world_on_screen

#include "tst_world_on_screen.moc"

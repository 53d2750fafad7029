#pragma once

#include "editor/session/sprite_atlases.h"
#include "tests/support/editor/tabs_fixture.h"

#include <QComboBox>
#include <QImage>

namespace broadside::test {

/// The real window with one empty, untitled scene, and functions that move the mouse in its world.
class WindowFixture : public TabsFixture {
public:
    WindowFixture() { page().files().newScene(); }

    /// Replaces the window by one with the same settings, as after a restart, with an empty scene.
    void makeWindow()
    {
        restart();
        page().files().newScene();
    }

    [[nodiscard]] QPointF at(Vec2 world) const
    {
        const Vec2 screen = viewport().camera().toScreen(world);
        return {screen.x, screen.y};
    }
    void hover(Vec2 world) const { mouse(viewport(), QEvent::MouseMove, at(world), Qt::NoButton); }
    void press(Vec2 world) const { mouse(viewport(), QEvent::MouseButtonPress, at(world)); }
    void drag(Vec2 world) const { mouse(viewport(), QEvent::MouseMove, at(world)); }
    void release(Vec2 world) const { mouse(viewport(), QEvent::MouseButtonRelease, at(world)); }
    void click(Vec2 world) const
    {
        hover(world);
        press(world);
        release(world);
    }
    /// Presses a key in the world.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&viewport(), key, modifiers);
    }
    /// Does the same as choosing the algorithm in the panel.
    void chooseAlgorithm(Algorithm algorithm) const
    {
        auto& box = part<QComboBox>("algorithm");
        box.setCurrentIndex(box.findData(static_cast<int>(algorithm)));
        emit box.activated(box.currentIndex());
    }
    /// Waits for the sprites, which are read in the background, and grabs the picture.
    [[nodiscard]] QImage picture() const
    {
        const SpriteAtlases& atlases = page().model().atlases;
        (void)QTest::qWaitFor([&atlases] { return !atlases.isLoading(); }, kPatience);
        return viewport().grabFramebuffer();
    }
    [[nodiscard]] QString file(const char* name) const { return TabsFixture::file(QLatin1String(name)); }
};

} // namespace broadside::test

#pragma once

#include "editor/session/sprite_atlases.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/main_window.h"
#include "tests/support/patience.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace broadside::test {

/// The real window with settings of its own, and a hand that moves its mouse.
class WindowFixture {
public:
    WindowFixture() { makeWindow(); }

    /// Another window with the same settings, as after a restart.
    void makeWindow()
    {
        window.reset();
        window = std::make_unique<MainWindow>(settings);
        window->resize(1400, 900);
        window->show();
        (void)QTest::qWaitForWindowActive(window.get(), kPatience);
    }

    [[nodiscard]] ViewportWidget& viewport() const { return window->viewport(); }
    [[nodiscard]] QPointF at(Vec2 world) const
    {
        const Vec2 screen = viewport().camera().toScreen(world);
        return {screen.x, screen.y};
    }
    void mouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::LeftButton) const
    {
        const bool moves = type == QEvent::MouseMove;
        const bool holds = type != QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, widget.mapToGlobal(at), moves ? Qt::NoButton : button,
                          holds ? Qt::MouseButtons(button) : Qt::MouseButtons(), Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
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
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&viewport(), key, modifiers);
    }
    /// As if chosen in the panel.
    void chooseAlgorithm(Algorithm algorithm) const
    {
        auto& box = part<QComboBox>("algorithm");
        box.setCurrentIndex(box.findData(static_cast<int>(algorithm)));
        emit box.activated(box.currentIndex());
    }
    /// With the sprites, which are read beside the GUI thread.
    [[nodiscard]] QImage picture() const
    {
        const auto* atlases = window->findChild<SpriteAtlases*>();
        (void)QTest::qWaitFor([atlases] { return !atlases->isLoading(); }, kPatience);
        return viewport().grabFramebuffer();
    }
    [[nodiscard]] QAction& action(const char* name) const { return *window->findChild<QAction*>(QLatin1String(name)); }
    template<class W>
    [[nodiscard]] W& part(const char* name) const
    {
        return *window->findChild<W*>(QLatin1String(name));
    }
    [[nodiscard]] QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;
};

} // namespace broadside::test

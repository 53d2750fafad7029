#pragma once

#include "editor/document/focus.h"
#include "editor/session/shown_world.h"
#include "editor/viewport/paint/colors.h"
#include "editor/viewport/viewport_widget.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

namespace broadside {

/// The whole world in a corner of the viewport, with a frame around the visible part. A press or a drag moves the view
/// there. Hidden while the view shows the whole world.
///
/// In a large world only every n-th object is drawn, so that the cost is bounded. Changes appear a few times per
/// second.
class Minimap final : public QWidget {
    Q_OBJECT
public:
    /// A child of `viewport`. @pre the others outlive it.
    Minimap(const ShownWorld& shownWorld, const Focus& focus, ViewportWidget& viewport);

    void setTheme(const Theme& theme);
    void setWanted(bool wanted);

    /// The part of the world that the map shows, in metres: the whole world and the centre of the camera.
    [[nodiscard]] const Aabb& shown() const noexcept { return m_shown; }
    [[nodiscard]] QPointF toWidget(Vec2 world) const;
    [[nodiscard]] Vec2 toWorld(QPointF position) const;

    static constexpr std::size_t kMostDrawn = 20'000; ///< Objects.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void follow();
    void goTo(QPointF position);
    void place();
    void redraw();
    [[nodiscard]] QImage drawnWorld() const;

    const ShownWorld& m_shownWorld;
    const Focus& m_focus;
    ViewportWidget& m_viewport;
    Theme m_theme = darkTheme();
    bool m_wanted = true;
    Aabb m_shown{{0.0, 0.0}, {1.0, 1.0}};
    QImage m_picture; // The world without the frame of the visible part.
    QTimer m_due;
};

} // namespace broadside

#pragma once

#include "editor/viewport/camera2d.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace broadside {

/// One of several views of a world that move together. It shows a picture that another class makes, and remembers the
/// camera of that picture. Until a new picture arrives it moves and scales the old one, so that dragging never waits.
class LinkedView final : public QWidget {
    Q_OBJECT
public:
    explicit LinkedView(QWidget* parent = nullptr);

    [[nodiscard]] const Camera2D& camera() const noexcept { return m_camera; }
    /// Takes everything except the view size, which is that of the widget. Emits no signal.
    void setCamera(const Camera2D& camera);
    void setPicture(const QImage& picture, const Camera2D& madeFor);
    [[nodiscard]] const QImage& picture() const noexcept { return m_picture; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 110}; }

signals:
    void cameraMoved(const broadside::Camera2D& camera); ///< The user moved the camera.
    void resized();
    void clicked(QPointF position); ///< Logical pixels.

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void move(const Camera2D& camera);

    Camera2D m_camera;
    QImage m_picture;
    Camera2D m_madeFor;
    std::optional<QPointF> m_pressed;
    QPointF m_last;
    bool m_drags = false;
};

} // namespace broadside

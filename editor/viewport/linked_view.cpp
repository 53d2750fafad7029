#include "editor/viewport/linked_view.h"

#include "editor/viewport/pointer_units.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace broadside {
namespace {

constexpr double kArrow = 40.0; // Logical pixels per key press.

} // namespace

LinkedView::LinkedView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LinkedView::setCamera(const Camera2D& camera)
{
    m_camera = camera;
    m_camera.setViewSize({static_cast<double>(width()), static_cast<double>(height())});
    update();
}

void LinkedView::setPicture(const QImage& picture, const Camera2D& madeFor)
{
    m_picture = picture;
    m_madeFor = madeFor;
    update();
}

void LinkedView::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (m_picture.isNull())
        return;
    const Vec2 size = m_madeFor.viewSize();
    const Vec2 topLeft = m_camera.toScreen(m_madeFor.toWorld({0.0, 0.0}));
    const Vec2 bottomRight = m_camera.toScreen(m_madeFor.toWorld(size));
    painter.drawImage(QRectF(QPointF(topLeft.x, topLeft.y), QPointF(bottomRight.x, bottomRight.y)), m_picture);
}

void LinkedView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setCamera(m_camera);
    emit resized();
}

void LinkedView::move(const Camera2D& camera)
{
    setCamera(camera);
    emit cameraMoved(m_camera);
}

void LinkedView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    Camera2D camera = m_camera;
    camera.zoomAt(toVec(event->position()), std::pow(kZoomPerNotch, -event->angleDelta().y() / kUnitsPerNotch));
    move(camera);
}

void LinkedView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_last = event->position();
    m_drags = false;
}

void LinkedView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed)
        return;
    m_drags = m_drags || (event->position() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!m_drags)
        return;
    Camera2D camera = m_camera;
    camera.panByPixels(toVec(event->position() - m_last));
    m_last = event->position();
    move(camera);
}

void LinkedView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool click = m_pressed && !m_drags && event->button() == Qt::LeftButton;
    m_pressed.reset();
    if (click)
        emit clicked(event->position());
}

void LinkedView::keyPressEvent(QKeyEvent* event)
{
    Camera2D camera = m_camera;
    const Vec2 middle = camera.viewSize() * 0.5;
    switch (event->key()) {
    case Qt::Key_Left:
        camera.panByPixels({kArrow, 0.0});
        break;
    case Qt::Key_Right:
        camera.panByPixels({-kArrow, 0.0});
        break;
    case Qt::Key_Up:
        camera.panByPixels({0.0, kArrow});
        break;
    case Qt::Key_Down:
        camera.panByPixels({0.0, -kArrow});
        break;
    case Qt::Key_Plus:
        camera.zoomAt(middle, 1.0 / kZoomPerNotch);
        break;
    case Qt::Key_Minus:
        camera.zoomAt(middle, kZoomPerNotch);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    move(camera);
}

} // namespace broadside

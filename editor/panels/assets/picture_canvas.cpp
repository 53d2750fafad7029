#include "editor/panels/assets/picture_canvas.h"

#include "core/geometry/segment.h"
#include "editor/commands/arranging/vertices.h"
#include "editor/widgets/region_picture.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

constexpr double kReach = 7.0; // Widget pixels around a handle.
constexpr double kMargin = 14.0;
constexpr double kLargestZoom = 64.0;
constexpr int kBoxHandles = 8;

/// The sides of a box that each handle moves: -1 the side with the smaller coordinate, 1 the other, 0 none. The handles
/// are in reading order around the middle.
constexpr std::array<Vec2, kBoxHandles> kSides{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

Vec2 wholePixel(Vec2 pixel) { return {std::round(pixel.x), std::round(pixel.y)}; }

/// Least distance of opposite sides, and least radius, in pixels of the picture.
constexpr double kSmallest = 1.0 / 64.0;

Aabb withSide(Aabb box, Vec2 sides, Vec2 to)
{
    if (sides.x < 0.0)
        box.lo.x = std::min(to.x, box.hi.x - kSmallest);
    if (sides.x > 0.0)
        box.hi.x = std::max(to.x, box.lo.x + kSmallest);
    if (sides.y < 0.0)
        box.lo.y = std::min(to.y, box.hi.y - kSmallest);
    if (sides.y > 0.0)
        box.hi.y = std::max(to.y, box.lo.y + kSmallest);
    return box;
}

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("pictureCanvas"));
    setAccessibleName(tr("The picture with its bounding shape"));
    setToolTip(tr("Drag handles, edges or the whole shape; hold Ctrl to place them between pixels.\n"
                  "Page up and down choose a handle, arrows move it by a pixel, with Shift by 8; + and - zoom, 0 shows "
                  "all; Delete removes a vertex."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 120);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
}

void PictureCanvas::showPicture(const QImage& picture, const PicturePlace& place, const Shape& shape)
{
    const bool isOther = picture.size() != m_picture.size();
    m_picture = picture;
    m_place = place;
    m_shape = shape;
    m_form = formOf(shape, place);
    m_edges = m_form.kind == PixelForm::Kind::Points ? edgesOf(shape) : decltype(m_edges){};
    m_drag.reset();
    if (isOther) {
        m_zoom = 1.0;
        m_center = 0.5 * place.pixels();
    }
    if (m_handle >= handleCount())
        m_handle = -1;
    emit handleChanged();
    update();
}

void PictureCanvas::clear()
{
    m_picture = {};
    m_place.reset();
    m_form = {};
    m_drag.reset();
    m_handle = -1;
    emit handleChanged();
    update();
}

double PictureCanvas::scale() const
{
    if (!m_place)
        return 1.0;
    const Vec2 room{std::max(width() - 2.0 * kMargin, 1.0), std::max(height() - 2.0 * kMargin, 1.0)};
    return m_zoom * std::min(room.x / m_place->pixels().x, room.y / m_place->pixels().y);
}

QPointF PictureCanvas::toWidget(Vec2 pixel) const
{
    const Vec2 away = scale() * (pixel - m_center);
    return {0.5 * width() + away.x, 0.5 * height() + away.y};
}

Vec2 PictureCanvas::toPixel(QPointF at) const
{
    return m_center + (1.0 / scale()) * Vec2{at.x() - 0.5 * width(), at.y() - 0.5 * height()};
}

int PictureCanvas::handleCount() const
{
    switch (m_form.kind) {
    case PixelForm::Kind::Disc:
        return 2;
    case PixelForm::Kind::Box:
        return kBoxHandles;
    case PixelForm::Kind::Points:
        return static_cast<int>(m_form.points.size());
    case PixelForm::Kind::None:
        break;
    }
    return 0;
}

Vec2 PictureCanvas::handlePoint(int handle) const
{
    if (m_form.kind == PixelForm::Kind::Disc)
        return handle == 1 ? m_form.center + Vec2{m_form.radius, 0.0} : m_form.center;
    if (m_form.kind == PixelForm::Kind::Points)
        return m_form.points[static_cast<std::size_t>(handle)];
    const Vec2 sides = kSides[static_cast<std::size_t>(handle)];
    const Vec2 half{0.5 * m_form.box.width(), 0.5 * m_form.box.height()};
    return m_form.box.center() + scaled(sides, half);
}

PixelForm PictureCanvas::moved(int handle, Vec2 to) const
{
    PixelForm form = m_drag ? m_drag->before : m_form;
    if (form.kind == PixelForm::Kind::Disc) {
        if (handle == 1)
            form.radius = std::max(distance(to, form.center), kSmallest);
        else
            form.center = to;
    } else if (form.kind == PixelForm::Kind::Box) {
        if (handle < kBoxHandles)
            form.box = withSide(form.box, kSides[static_cast<std::size_t>(handle)], to);
        else
            form.box = translated(form.box, to - form.box.lo);
    } else if (form.kind == PixelForm::Kind::Points) {
        const auto count = static_cast<int>(form.points.size());
        if (handle < count) {
            form.points[static_cast<std::size_t>(handle)] = to;
        } else {
            const auto& edge = m_edges[static_cast<std::size_t>(handle - count)];
            const Vec2 by = to - form.points[edge.first];
            form.points[edge.first] += by;
            form.points[edge.second] += by;
        }
    }
    return form;
}

void PictureCanvas::chooseHandle(int handle)
{
    m_handle = handleCount() == 0 ? -1 : std::clamp(handle, -1, handleCount() - 1);
    emit handleChanged();
    update();
}

std::optional<int> PictureCanvas::handleAt(QPointF at) const
{
    const Vec2 point{at.x(), at.y()};
    const auto inWidget = [this](Vec2 pixel) {
        const QPointF place = toWidget(pixel);
        return Vec2{place.x(), place.y()};
    };
    std::optional<int> nearest;
    double reach = kReach;
    for (int handle = 0; handle < handleCount(); ++handle)
        if (const double away = distance(inWidget(handlePoint(handle)), point); away <= reach) {
            reach = away;
            nearest = handle;
        }
    if (nearest)
        return nearest;
    for (std::size_t i = 0; i < m_edges.size(); ++i)
        if (distanceToSegment(point, inWidget(m_form.points[m_edges[i].first]),
                              inWidget(m_form.points[m_edges[i].second])) <= kReach)
            return handleCount() + static_cast<int>(i);
    if (m_form.kind == PixelForm::Kind::Disc && distance(toPixel(at), m_form.center) <= m_form.radius)
        return 0;
    if (m_form.kind == PixelForm::Kind::Box && contains(m_form.box, toPixel(at)))
        return kBoxHandles;
    return std::nullopt;
}

void PictureCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) {
        m_pan = event->position();
        return;
    }
    if (event->button() != Qt::LeftButton || !m_place)
        return;
    const std::optional<int> handle = handleAt(event->position());
    chooseHandle(handle && *handle < handleCount() ? *handle : -1);
    if (handle)
        m_drag = Drag{*handle, toPixel(event->position()), m_form};
}

void PictureCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pan) {
        const QPointF by = event->position() - *m_pan;
        m_pan = event->position();
        m_center -= (1.0 / scale()) * Vec2{by.x(), by.y()};
        update();
        return;
    }
    if (!m_drag) {
        setCursor(handleAt(event->position()) ? Qt::SizeAllCursor : Qt::ArrowCursor);
        return;
    }
    const PixelForm& before = m_drag->before;
    const int count = handleCount();
    Vec2 from;
    if (before.kind == PixelForm::Kind::Box)
        from = m_drag->handle < kBoxHandles ? m_drag->from : before.box.lo;
    else if (before.kind == PixelForm::Kind::Points)
        from = before.points[m_drag->handle < count ? static_cast<std::size_t>(m_drag->handle)
                                                    : m_edges[static_cast<std::size_t>(m_drag->handle - count)].first];
    else
        from = m_drag->handle == 1 ? m_drag->from : before.center;
    Vec2 to = from + (toPixel(event->position()) - m_drag->from);
    if (!(event->modifiers() & Qt::ControlModifier))
        to = wholePixel(to);
    m_form = moved(m_drag->handle, to);
    emit handleChanged();
    update();
}

void PictureCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) {
        m_pan.reset();
        return;
    }
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const bool changed = !(m_form == m_drag->before);
    m_drag.reset();
    if (changed)
        emit edited(m_form);
}

void PictureCanvas::zoom(double factor, QPointF at)
{
    const Vec2 under = toPixel(at);
    m_zoom = std::clamp(m_zoom * factor, 0.5, kLargestZoom);
    m_center += under - toPixel(at);
    update();
}

void PictureCanvas::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void PictureCanvas::nudge(Vec2 by)
{
    if (m_handle < 0 || m_drag)
        return;
    const PixelForm form = moved(m_handle, handlePoint(m_handle) + by);
    if (!(form == m_form))
        emit edited(form);
}

namespace {

/// Keys that the canvas uses, although the window has shortcuts with them.
bool isCanvasKey(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    constexpr std::array kKeys{Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,     Qt::Key_Down,
                               Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Escape,
                               Qt::Key_Plus,   Qt::Key_Minus,    Qt::Key_0};
    return std::find(kKeys.begin(), kKeys.end(), event.key()) != kKeys.end();
}

} // namespace

bool PictureCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_place && isCanvasKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PictureCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!m_place || !isCanvasKey(*event))
        return QWidget::keyPressEvent(event);
    constexpr double kLarge = 8.0;
    const double step = event->modifiers() & Qt::ShiftModifier ? kLarge : 1.0;
    const QPointF middle(0.5 * width(), 0.5 * height());
    switch (event->key()) {
    case Qt::Key_Left:
        return nudge({-step, 0.0});
    case Qt::Key_Right:
        return nudge({step, 0.0});
    case Qt::Key_Up:
        return nudge({0.0, -step});
    case Qt::Key_Down:
        return nudge({0.0, step});
    case Qt::Key_PageUp:
        return chooseHandle(m_handle <= 0 ? handleCount() - 1 : m_handle - 1);
    case Qt::Key_PageDown:
        return chooseHandle(m_handle + 1 >= handleCount() ? 0 : m_handle + 1);
    case Qt::Key_Plus:
        return zoom(1.25, middle);
    case Qt::Key_Minus:
        return zoom(0.8, middle);
    case Qt::Key_0:
        m_zoom = 1.0;
        m_center = 0.5 * m_place->pixels();
        break;
    case Qt::Key_Delete:
        if (m_form.kind == PixelForm::Kind::Points && m_handle >= 0)
            emit vertexRemoved(static_cast<std::size_t>(m_handle));
        break;
    case Qt::Key_Escape:
        if (m_drag) {
            m_form = m_drag->before;
            m_drag.reset();
        }
        chooseHandle(-1);
        break;
    default:
        break;
    }
    update();
}

void PictureCanvas::drawPicture(QPainter& painter) const
{
    const Vec2 size = m_place->pixels();
    const QRectF target(toWidget({0.0, 0.0}), toWidget(size));
    drawCheckerboard(painter, target.toAlignedRect(), palette());
    painter.drawImage(target, m_picture);
    constexpr double kGridFrom = 10.0; // Widget pixels for each pixel of the picture.
    if (scale() < kGridFrom)
        return;
    QColor line = palette().color(QPalette::Text);
    line.setAlpha(36);
    painter.setPen(QPen(line, 0));
    for (int x = 0; x <= m_picture.width(); ++x)
        painter.drawLine(toWidget({x + 0.0, 0.0}), toWidget({x + 0.0, size.y}));
    for (int y = 0; y <= m_picture.height(); ++y)
        painter.drawLine(toWidget({0.0, y + 0.0}), toWidget({size.x, y + 0.0}));
}

void PictureCanvas::drawShape(QPainter& painter) const
{
    QPainterPath path;
    if (m_form.kind == PixelForm::Kind::Disc) {
        const Vec2 pixel = m_place->pixelSize();
        path.addEllipse(toWidget(m_form.center), m_form.radius * scale(), m_form.radius * scale() * pixel.x / pixel.y);
    } else if (m_form.kind == PixelForm::Kind::Box) {
        path.addRect(QRectF(toWidget(m_form.box.lo), toWidget(m_form.box.hi)));
    }
    for (const auto& edge : m_edges) {
        path.moveTo(toWidget(m_form.points[edge.first]));
        path.lineTo(toWidget(m_form.points[edge.second]));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 180), 3.5)); // visible on any picture
    painter.drawPath(path);
    const QColor color = palette().color(QPalette::Highlight).lighter(130);
    painter.setPen(QPen(color, 1.5));
    painter.drawPath(path);
    for (int handle = 0; handle < handleCount(); ++handle) {
        const double half = handle == m_handle ? 4.5 : 3.0;
        const QPointF at = toWidget(handlePoint(handle));
        painter.setPen(QPen(Qt::black, 1.0));
        painter.setBrush(handle == m_handle ? QColor(255, 210, 60) : Qt::white);
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2.0 * half, 2.0 * half));
    }
}

void PictureCanvas::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_place)
        return;
    drawPicture(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    drawShape(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace broadside

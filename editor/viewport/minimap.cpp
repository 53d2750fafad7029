#include "editor/viewport/minimap.h"

#include "editor/viewport/framing.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr double kSide = 170.0; // Logical pixels of the longer side.
constexpr double kShare = 0.3;  // Share of the viewport, at most.
constexpr int kEdgeGap = 10;    // Logical pixels to the edges of the viewport.
constexpr int kPause = 200;     // Milliseconds between two pictures.
constexpr double kWorldMargin = 0.03;
constexpr double kSmallestDot = 1.5; // Logical pixels of an object.

QColor toQColor(Rgba color) { return {color.r, color.g, color.b, color.a}; }

Aabb withMargin(const Aabb& box) { return grown(box, kWorldMargin * std::max(box.width(), box.height())); }

} // namespace

Minimap::Minimap(const ShownWorld& shownWorld, const Focus& focus, ViewportWidget& viewport)
    : QWidget(&viewport)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_viewport(viewport)
{
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Overview of the world"));
    setToolTip(tr("The whole world. The frame is the visible part: click or drag to move it."));
    setCursor(Qt::PointingHandCursor);
    viewport.installEventFilter(this);
    m_due.setSingleShot(true);
    m_due.setInterval(kPause);
    connect(&m_due, &QTimer::timeout, this, [this] {
        follow(); // The size of the world may have changed.
        redraw();
    });
    const auto later = [this] {
        if (m_wanted && !m_due.isActive())
            m_due.start();
    };
    connect(&shownWorld, &ShownWorld::changed, this, later);
    connect(&focus, &Focus::selectionChanged, this, later);
    connect(&viewport, &ViewportWidget::cameraChanged, this, &Minimap::follow);
    hide();
}

void Minimap::setTheme(const Theme& theme)
{
    m_theme = theme;
    redraw();
}

void Minimap::setWanted(bool wanted)
{
    m_wanted = wanted;
    follow();
}

bool Minimap::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_viewport && event->type() == QEvent::Resize)
        follow();
    return QWidget::eventFilter(watched, event);
}

void Minimap::follow()
{
    const Aabb world = worldBox(m_shownWorld.world(), {});
    const Aabb seen = m_viewport.camera().visibleWorld();
    const bool isUseful = m_wanted && !contains(seen, world);
    if (!isUseful) {
        hide();
        return;
    }
    const Aabb shown = withMargin(united(world, Aabb{seen.center(), seen.center()}));
    const bool isOther = shown != m_shown;
    m_shown = shown;
    place();
    if (isOther || isHidden())
        redraw();
    show();
    update();
}

void Minimap::place()
{
    const double aspect = m_shown.width() / m_shown.height();
    QSizeF size =
        aspect >= 1.0 ? QSizeF(kSide, std::max(kSide / aspect, 24.0)) : QSizeF(std::max(kSide * aspect, 24.0), kSide);
    const double room = kShare * std::min(m_viewport.width(), m_viewport.height() * 2);
    if (const double longer = std::max(size.width(), size.height()); longer > room)
        size *= room / longer;
    const QSize whole = size.toSize();
    setGeometry(m_viewport.width() - whole.width() - kEdgeGap, m_viewport.height() - whole.height() - kEdgeGap,
                whole.width(), whole.height());
}

QPointF Minimap::toWidget(Vec2 world) const
{
    const double scale = std::min(width() / m_shown.width(), height() / m_shown.height());
    const Vec2 from = world - m_shown.center();
    return {width() / 2.0 + scale * from.x, height() / 2.0 - scale * from.y};
}

Vec2 Minimap::toWorld(QPointF position) const
{
    const double scale = std::min(width() / m_shown.width(), height() / m_shown.height());
    return m_shown.center() + Vec2{(position.x() - width() / 2.0) / scale, (height() / 2.0 - position.y()) / scale};
}

void Minimap::redraw()
{
    if (width() <= 0 || height() <= 0)
        return;
    m_picture = drawnWorld();
    update();
}

QImage Minimap::drawnWorld() const
{
    const double ratio = devicePixelRatioF();
    QImage picture((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(ratio);
    picture.fill(toQColor(m_theme.outside));
    QPainter painter(&picture);
    const WorldSettings& world = m_shownWorld.world();
    painter.fillRect(QRectF(toWidget({0.0, world.height}), toWidget({world.width, 0.0})), toQColor(m_theme.background));
    const QColor colors[] = {toQColor(m_theme[Mark::StaticObject].stroke.color),
                             toQColor(m_theme[Mark::DynamicObject].stroke.color),
                             toQColor(m_theme[Mark::Hovered].stroke.color)};
    const ObjectTable& objects = m_shownWorld.objects();
    const TableLayers layers(objects, m_shownWorld.layers());
    const std::size_t stride = 1 + objects.rowCount() / kMostDrawn;
    const auto draw = [&](ObjectIndex row, const QColor& color) {
        const Aabb& box = objects.boundsOf(row);
        QRectF rect(toWidget({box.lo.x, box.hi.y}), toWidget({box.hi.x, box.lo.y}));
        if (rect.width() < kSmallestDot || rect.height() < kSmallestDot) {
            const QPointF centre = rect.center();
            rect.setSize(rect.size().expandedTo({kSmallestDot, kSmallestDot}));
            rect.moveCenter(centre);
        }
        painter.fillRect(rect, color);
    };
    for (std::size_t row = 0; row < objects.rowCount(); row += stride)
        if (const auto index = static_cast<ObjectIndex>(row); objects.isPresent(index) && layers.isVisible(index))
            draw(index, colors[objects.objectOf(index).isDynamic() ? 1 : 0]);
    const std::vector<ObjectId>& selection = m_focus.selection();
    const std::size_t selectedStride = 1 + selection.size() / kMostDrawn;
    for (std::size_t i = 0; i < selection.size(); i += selectedStride)
        if (const auto row = objects.indexOf(selection[i]))
            draw(*row, colors[2]);
    return picture;
}

void Minimap::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawImage(rect(), m_picture);
    const Aabb seen = m_viewport.camera().visibleWorld();
    const QRectF frame(toWidget({seen.lo.x, seen.hi.y}), toWidget({seen.hi.x, seen.lo.y}));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(toQColor(m_theme.text), 1.5));
    painter.drawRect(frame.intersected(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0)));
    painter.setPen(toQColor(m_theme[Mark::WorldFrame].stroke.color));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

/// Clamped to the world: the shown area grows with the position of the camera, and would move away under a pointer
/// beyond its edge.
void Minimap::goTo(QPointF position)
{
    const Aabb world = worldBox(m_shownWorld.world(), {});
    const Vec2 place = toWorld(position);
    m_viewport.centreOn({std::clamp(place.x, world.lo.x, world.hi.x), std::clamp(place.y, world.lo.y, world.hi.y)});
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        goTo(event->position());
}

void Minimap::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

} // namespace broadside

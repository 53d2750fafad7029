#include "editor/widgets/object_icon.h"

#include "core/dynamics/launcher.h"
#include "core/geometry/pieces.h"
#include "core/geometry/shape_kinds.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>
#include <QPolygonF>

#include <algorithm>

namespace broadside {
namespace {

enum class Tint : std::uint8_t { Static, Dynamic, Cannon };

constexpr int kSide = 16;          // logical pixels, in lists
constexpr int kButtonSide = 22;    // logical pixels, on buttons
constexpr qreal kPixelRatio = 3.0; // sharp up to this pixel ratio of the screen

Tint tintOf(const SceneObject& object)
{
    if (launcherOf(object))
        return Tint::Cannon;
    return object.isDynamic() ? Tint::Dynamic : Tint::Static;
}

QColor colorOf(Tint tint)
{
    switch (tint) {
    case Tint::Static:
        return QColor(0x00, 0x9e, 0x73);
    case Tint::Dynamic:
        return QColor(0xb5, 0x48, 0x2e);
    case Tint::Cannon:
        return QColor(0xf4, 0xf4, 0xf4);
    }
    return {};
}

/// Metres, y up. A mesh gives its triangles, another shape its whole outline.
QPainterPath outlineOf(const Shape& shape, const Pose& pose)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    std::vector<ConvexPiece> pieces;
    appendPieces(shape, pose, pieces);
    for (const ConvexPiece& piece : pieces)
        if (piece.isDisc())
            path.addEllipse(QPointF(piece.corners[0].x, piece.corners[0].y), piece.radius, piece.radius);
    std::vector<std::vector<Vec2>> loops;
    appendOutlines(shape, pose, loops);
    for (const std::vector<Vec2>& loop : loops) {
        QPolygonF polygon;
        for (const Vec2 point : loop)
            polygon.append({point.x, point.y});
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    return std::holds_alternative<Mesh>(shape) ? path : path.simplified();
}

/// Scales the shape into a square of `side` pixels, with room for the outline; y down.
QTransform fitted(const QRectF& bounds, int side)
{
    const qreal scale = (side - 4.0) / std::max(bounds.width(), bounds.height());
    QTransform transform;
    transform.translate(0.5 * side, 0.5 * side);
    transform.scale(scale, -scale);
    transform.translate(-bounds.center().x(), -bounds.center().y());
    return transform;
}

// A middle grey stands out from light and dark backgrounds, and white from the colour of selected rows.
constexpr QColor kOutline(0x70, 0x70, 0x70);
constexpr QColor kSelectedOutline(0xff, 0xff, 0xff);

QPixmap drawn(const Shape& shape, double angle, Tint tint, int side, const QColor& outline = kOutline)
{
    QPixmap pixmap(QSize(side, side) * kPixelRatio);
    pixmap.setDevicePixelRatio(kPixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline, tint == Tint::Dynamic ? 2.0 : 1.0));
    painter.setBrush(colorOf(tint));
    const QPainterPath path = outlineOf(shape, {{}, angle});
    painter.drawPath(fitted(path.boundingRect(), side).map(path));
    return pixmap;
}

} // namespace

QIcon objectIcon(const SceneObject& object)
{
    const Tint tint = tintOf(object);
    const ShapeKind& kind = kindOf(object.shape);
    const QString key = QStringLiteral("broadside/object/%1/%2").arg(kind.index).arg(static_cast<int>(tint));
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected}) {
        const bool isSelected = mode == QIcon::Selected;
        const QString cached = isSelected ? key + QStringLiteral("/selected") : key;
        QPixmap pixmap;
        if (!QPixmapCache::find(cached, &pixmap)) {
            pixmap = drawn(kind.typical(), kind.typicalAngle, tint, kSide, isSelected ? kSelectedOutline : kOutline);
            QPixmapCache::insert(cached, pixmap);
        }
        icon.addPixmap(pixmap, mode); // without one of its own, Qt would tint the icon of a selected row
    }
    return icon;
}

QIcon iconOf(const ShapePreset& preset, ObjectKind kind)
{
    const Shape shape = preset.make({.width = 1.0, .height = preset.isLong ? 0.45 : 0.6});
    const Tint tint = kind == ObjectKind::Dynamic ? Tint::Dynamic : Tint::Static;
    // An oriented box is drawn rotated, so that it does not look like a box. Shapes that are not centred are not
    // rotated.
    const double angle = kindOf(shape).isCentred ? kindOf(shape).typicalAngle : 0.0;
    return QIcon(drawn(shape, angle, tint, kButtonSide));
}

} // namespace broadside

#include "editor/widgets/object_icon.h"

#include "core/base/overloaded.h"
#include "core/dynamics/launcher.h"

#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QPolygonF>

namespace broadside {
namespace {

enum class Glyph : std::uint8_t { Circle, Box, Turned, Triangle, Pentagon, Several };
enum class Tint : std::uint8_t { Static, Dynamic, Cannon };

constexpr int kSide = 16;          // logical pixels
constexpr qreal kPixelRatio = 3.0; // sharp up to there

Glyph glyphOf(const Shape& shape)
{
    return std::visit(Overloaded{
                          [](const Circle&) { return Glyph::Circle; },
                          [](const Box&) { return Glyph::Box; },
                          [](const OrientedBox&) { return Glyph::Turned; },
                          [](const Mesh&) { return Glyph::Triangle; },
                          [](const Polygon&) { return Glyph::Pentagon; },
                          [](const Compound&) { return Glyph::Several; },
                      },
                      shape);
}

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

void paint(QPainter& painter, Glyph glyph)
{
    switch (glyph) {
    case Glyph::Circle:
        painter.drawEllipse(QRectF(2.5, 2.5, 11, 11));
        break;
    case Glyph::Box:
        painter.drawRect(QRectF(2.5, 3.5, 11, 9));
        break;
    case Glyph::Turned:
        painter.drawPolygon(QPolygonF({{8, 1.5}, {14.5, 8}, {8, 14.5}, {1.5, 8}}));
        break;
    case Glyph::Triangle:
        painter.drawPolygon(QPolygonF({{2.5, 2.5}, {13.5, 8}, {2.5, 13.5}}));
        break;
    case Glyph::Pentagon:
        painter.drawPolygon(QPolygonF({{8, 1.5}, {14.5, 6.5}, {12, 14}, {4, 14}, {1.5, 6.5}}));
        break;
    case Glyph::Several:
        painter.drawRect(QRectF(1.5, 1.5, 8, 8));
        painter.drawEllipse(QRectF(6.5, 6.5, 8, 8));
        break;
    }
}

QPixmap drawn(Glyph glyph, Tint tint)
{
    QPixmap pixmap(QSize(kSide, kSide) * kPixelRatio);
    pixmap.setDevicePixelRatio(kPixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    // A middle grey stands out from light and dark backgrounds.
    painter.setPen(QPen(QColor(0x70, 0x70, 0x70), tint == Tint::Dynamic ? 2.0 : 1.0));
    painter.setBrush(colorOf(tint));
    paint(painter, glyph);
    return pixmap;
}

} // namespace

QIcon objectIcon(const SceneObject& object)
{
    const Glyph glyph = glyphOf(object.shape);
    const Tint tint = tintOf(object);
    const QString key =
        QStringLiteral("broadside/object/%1/%2").arg(static_cast<int>(glyph)).arg(static_cast<int>(tint));
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = drawn(glyph, tint);
        QPixmapCache::insert(key, pixmap);
    }
    return QIcon(pixmap);
}

} // namespace broadside

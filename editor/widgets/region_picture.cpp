#include "editor/widgets/region_picture.h"

#include "editor/document/sprite_texture.h"

#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QTransform>

#include <algorithm>

namespace broadside {

QImage pictureOf(const LoadedAtlas& atlas, const AtlasRegion& region)
{
    if (!atlas.texture)
        return {};
    QImage part = atlas.texture->image.copy(region.rect.x, region.rect.y, region.rect.width, region.rect.height);
    if (region.rotated) // the atlas has it rotated clockwise
        part = part.transformed(QTransform().rotate(-90.0));
    const PixelSize size = region.size();
    if (size == region.upright())
        return part;
    QImage whole(size.width, size.height, QImage::Format_ARGB32_Premultiplied);
    whole.fill(Qt::transparent);
    QPainter painter(&whole);
    painter.drawImage(region.trimX, region.trimY, part);
    return whole;
}

QImage thumbnailOf(const QImage& picture, int side)
{
    if (picture.isNull())
        return {};
    const int longest = std::max(picture.width(), picture.height());
    const QSize size = longest <= side ? picture.size() * std::max(1, side / longest)
                                       : picture.size().scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1});
    QImage thumbnail(side, side, QImage::Format_ARGB32_Premultiplied);
    thumbnail.fill(Qt::transparent);
    QPainter painter(&thumbnail);
    painter.drawImage((side - size.width()) / 2, (side - size.height()) / 2,
                      picture.scaled(size, Qt::IgnoreAspectRatio,
                                     longest <= side ? Qt::FastTransformation : Qt::SmoothTransformation));
    return thumbnail;
}

void drawCheckerboard(QPainter& painter, const QRect& area, const QPalette& colors)
{
    constexpr int kSquare = 8;
    QPixmap pattern(2 * kSquare, 2 * kSquare);
    pattern.fill(colors.color(QPalette::Mid));
    QPainter squares(&pattern);
    squares.fillRect(0, 0, kSquare, kSquare, colors.color(QPalette::Midlight));
    squares.fillRect(kSquare, kSquare, kSquare, kSquare, colors.color(QPalette::Midlight));
    squares.end();
    painter.drawTiledPixmap(area, pattern);
}

QIcon iconOf(const AtlasSet& set, const Sprite& sprite, int side)
{
    const AtlasSet::Look look = set.lookOf(sprite);
    if (!look.from || !look.region)
        return {};
    return QIcon(QPixmap::fromImage(thumbnailOf(pictureOf(*look.from, *look.region), side)));
}

Vec2 naturalSizeOf(const Atlas& atlas, const AtlasRegion& region)
{
    const PixelSize size = region.size();
    return {size.width / atlas.pixelsPerMetre, size.height / atlas.pixelsPerMetre};
}

} // namespace broadside

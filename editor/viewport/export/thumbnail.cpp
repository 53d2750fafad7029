#include "editor/viewport/export/thumbnail.h"

#include "editor/viewport/export/scene_picture.h"

namespace broadside {

QImage thumbnailOf(const Scene& scene, QSize size, const Theme& theme, GlyphAtlas& glyphs)
{
    constexpr double kPixels = 2.0; // for each logical pixel
    PictureOptions options;
    options.size = {kPixels * size.width(), kPixels * size.height()};
    options.show.ids = false;
    options.show.axes = false;
    options.show.faults = false;
    options.theme = theme;
    Result<QImage> picture = renderScene(scene, options, glyphs);
    if (!picture)
        return {};
    picture->setDevicePixelRatio(kPixels);
    return *std::move(picture);
}

} // namespace broadside

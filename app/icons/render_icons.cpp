// render_icons FOLDER CONTEXT PICTURE.svg...: writes each picture in the usual sizes of icons, as FOLDER/32x32/CONTEXT/
// PICTURE.png and so on. Desktops that draw no SVG show these. The build runs it.

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cstdio>

namespace {

constexpr std::array kSizes{16, 22, 24, 32, 48, 64, 96, 128, 256, 512}; // pixels

bool renderIcon(QSvgRenderer& picture, int size, const QString& folder, const QString& name)
{
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.render(&painter);
    painter.end();
    return QDir().mkpath(folder) && image.save(folder + QLatin1Char('/') + name + QLatin1String(".png"));
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fputs("Usage: render_icons FOLDER CONTEXT PICTURE.svg...\n", stderr);
        return 2;
    }
    for (int i = 3; i < argc; ++i) {
        const QString file = QString::fromLocal8Bit(argv[i]);
        QSvgRenderer picture(file);
        for (const int size : kSizes) {
            const QString folder = QStringLiteral("%1/%2x%2/%3")
                                       .arg(QString::fromLocal8Bit(argv[1]))
                                       .arg(size)
                                       .arg(QString::fromLocal8Bit(argv[2]));
            if (!picture.isValid() || !renderIcon(picture, size, folder, QFileInfo(file).completeBaseName())) {
                std::fprintf(stderr, "render_icons: %s cannot be read, or %s cannot be written.\n", argv[i], argv[1]);
                return 3;
            }
        }
    }
    return 0;
}

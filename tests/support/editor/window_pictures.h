#pragma once

#include "tests/support/editor/window_fixture.h"

#include <QColor>
#include <QDir>
#include <QImage>

#include <cstdlib>

/// @file
/// Pictures of the window in README and manual. A test takes each from the real window, and compares it coarsely with
/// the kept one. With BROADSIDE_PICTURES=FOLDER it writes it there instead; resources/manual/window/update does so.

namespace broadside::test {

inline QString pictureFolder() { return qEnvironmentVariable("BROADSIDE_PICTURES"); }

/// How much two pictures differ.
struct PictureDifference {
    double mean = 255.0;     ///< Of all channels, of 255.
    double largeShare = 1.0; ///< Share of the channels that differ much.
};

inline PictureDifference differenceOf(const QImage& a, const QImage& b)
{
    constexpr QSize kCoarse(64, 40); // small enough for other fonts and times
    constexpr int kLarge = 70;       // of a channel, of 255
    if (a.size() != b.size() || a.isNull())
        return {};
    const auto coarse = [kCoarse](const QImage& picture) {
        return picture.convertToFormat(QImage::Format_RGB32)
            .scaled(kCoarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage left = coarse(a);
    const QImage right = coarse(b);
    double sum = 0.0;
    int large = 0;
    for (int y = 0; y < kCoarse.height(); ++y) {
        for (int x = 0; x < kCoarse.width(); ++x) {
            const QColor one = left.pixelColor(x, y);
            const QColor other = right.pixelColor(x, y);
            for (const int channel : {std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                                      std::abs(one.blue() - other.blue())}) {
                sum += channel;
                large += channel > kLarge ? 1 : 0;
            }
        }
    }
    const double channels = 3.0 * kCoarse.width() * kCoarse.height();
    return {sum / channels, large / channels};
}

/// Waits until nothing is computed or read any more, and takes a picture of `shown`.
inline QImage grabbedWhenSettled(const WindowFixture& window, QWidget& shown)
{
    constexpr int kLayouts = 8; // a new text lays out its panel, then the scroll bar, then the text again
    (void)window.picture();
    for (int i = 0; i < kLayouts; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
    return shown.grab().toImage();
}

/// Compares a picture with the one that is kept in resources/manual as `name`, or writes it.
inline void comparePicture(const QString& name, const QImage& now)
{
    constexpr double kMostMean = 4.0;
    constexpr double kMostLargeShare = 0.02;
    if (!pictureFolder().isEmpty()) {
        const QFileInfo file(QDir(pictureFolder()).filePath(name));
        QVERIFY(QDir().mkpath(file.absolutePath()));
        QVERIFY(now.save(file.filePath()));
        return;
    }
    const QImage kept(QStringLiteral(BROADSIDE_SCENES "/../manual/") + name);
    QVERIFY2(!kept.isNull(), "There is no such picture. Run resources/manual/window/update.");
    const PictureDifference found = differenceOf(kept, now);
    const QString says = QStringLiteral("%1 differs from the window: mean %2, large differences %3 %. Run "
                                        "resources/manual/window/update, and look at the picture.")
                             .arg(name)
                             .arg(found.mean)
                             .arg(100.0 * found.largeShare);
    QVERIFY2(found.mean <= kMostMean && found.largeShare <= kMostLargeShare, qPrintable(says));
}

} // namespace broadside::test

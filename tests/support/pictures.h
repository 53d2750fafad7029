#pragma once

#include <QColor>
#include <QImage>
#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <cstdlib>
#include <vector>

/// @file
/// The pictures of the manual, each compared with one that its command makes on this machine.

namespace broadside::test {

/// The share of pixels that differ visibly, 0 to 1; 1 if the sizes differ.
inline double differentShare(const QImage& a, const QImage& b)
{
    if (a.isNull() || a.size() != b.size())
        return 1.0;
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            const int most =
                std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
            different += most > 40 ? 1 : 0;
        }
    return static_cast<double>(different) / (static_cast<double>(a.width()) * a.height());
}

/// A picture, named as the page names it, and the command below it, without "broadside".
struct MadePicture {
    QString picture;
    QString command;
};

/// The pictures of a page of the manual that say which command makes them.
inline std::vector<MadePicture> madePictures(const QString& page)
{
    static const QRegularExpression made(
        QStringLiteral("\\]\\(([^)]+\\.png)\\)\\n\\nMade by `broadside (render [^`]+)`"));
    std::vector<MadePicture> pictures;
    auto found = made.globalMatch(page);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        pictures.push_back({match.captured(1), match.captured(2)});
    }
    return pictures;
}

/// Fonts have versions, so letters may differ.
constexpr double kMostDifferent = 0.005;

} // namespace broadside::test

#include "editor/widgets/words/length_text.h"

#include "editor/document/number_locale.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class LengthWords {
    Q_DECLARE_TR_FUNCTIONS(LengthText)
};

bool showsPixels() { return LengthUnit::shared().isPixels(); }

/// Pixels are many, so they have more digits before the decimal point.
QString shownLength(double metres, int digits)
{
    constexpr int kFurtherDigits = 2;
    return rounded(metres * LengthUnit::shared().perMetre(), digits + (showsPixels() ? kFurtherDigits : 0));
}

QString pairText(const QString& x, const QString& y)
{
    return (showsPixels() ? LengthWords::tr("%1, %2 px") : LengthWords::tr("%1, %2 m")).arg(x, y);
}

bool isOurs(const GameCoordinates& in) { return in == GameCoordinates{}; }
bool isInMetres(const GameCoordinates& in) { return in.unitsPerMetre == 1.0; }

/// A coordinate of a game.
QString coordinateText(double ofGame, const GameCoordinates& in, int digits)
{
    const QString number = rounded(ofGame, digits);
    return isInMetres(in) ? LengthWords::tr("%1 m").arg(number) : number;
}

} // namespace

LengthUnit& LengthUnit::shared()
{
    static LengthUnit unit;
    return unit;
}

double LengthUnit::perMetre() const noexcept
{
    const double pixels = m_pixelsPerMetre;
    return pixels > 0.0 ? pixels : 1.0;
}

void LengthUnit::use(double pixelsPerMetre)
{
    if (m_pixelsPerMetre.exchange(pixelsPerMetre) != pixelsPerMetre)
        emit changed();
}

QString NumberUnit::text() const
{
    switch (m_quantity) {
    case Quantity::Length:
        return showsPixels() ? LengthWords::tr("px") : LengthWords::tr("m");
    case Quantity::Speed:
        return showsPixels() ? LengthWords::tr("px/s") : LengthWords::tr("m/s");
    case Quantity::Acceleration:
        return showsPixels() ? LengthWords::tr("px/s\u00b2") : LengthWords::tr("m/s\u00b2");
    case Quantity::Other:
        break;
    }
    return m_fixed;
}

QString lengthText(double metres, int digits)
{
    return (showsPixels() ? LengthWords::tr("%1 px") : LengthWords::tr("%1 m")).arg(shownLength(metres, digits));
}

QString shownSpeed(double metresPerSecond, int digits)
{
    return (showsPixels() ? LengthWords::tr("%1 px/s") : LengthWords::tr("%1 m/s"))
        .arg(shownLength(metresPerSecond, digits));
}

QString extentText(Vec2 metres, int digits)
{
    return (showsPixels() ? LengthWords::tr("%1 x %2 px") : LengthWords::tr("%1 x %2 m"))
        .arg(shownLength(metres.x, digits), shownLength(metres.y, digits));
}

QString positionText(Vec2 metres, int digits)
{
    return pairText(shownLength(metres.x, digits), shownLength(metres.y, digits));
}

QString pointText(Vec2 metres)
{
    const auto number = [](double value) {
        return localized(QString::number(value * LengthUnit::shared().perMetre(), 'f', showsPixels() ? 1 : 2));
    };
    return pairText(number(metres.x), number(metres.y));
}

QString lengthText(double metres, const GameCoordinates& in, int digits)
{
    if (isOurs(in))
        return lengthText(metres, digits);
    const QString number = rounded(metres * in.unitsPerMetre, digits);
    return (isInMetres(in) ? LengthWords::tr("%1 m") : LengthWords::tr("%1 units")).arg(number);
}

QString extentText(Vec2 metres, const GameCoordinates& in, int digits)
{
    if (isOurs(in))
        return extentText(metres, digits);
    const QString width = rounded(metres.x * in.unitsPerMetre, digits);
    const QString height = rounded(metres.y * in.unitsPerMetre, digits);
    return (isInMetres(in) ? LengthWords::tr("%1 x %2 m") : LengthWords::tr("%1 x %2 units")).arg(width, height);
}

QString pointText(Vec2 metres, const GameCoordinates& in)
{
    if (isOurs(in))
        return pointText(metres);
    constexpr int kDecimals = 2;
    const Vec2 ofGame = in.point(metres);
    const QString x = localized(QString::number(ofGame.x, 'f', kDecimals));
    const QString y = localized(QString::number(ofGame.y, 'f', kDecimals));
    return (isInMetres(in) ? LengthWords::tr("%1, %2 m") : LengthWords::tr("%1, %2")).arg(x, y);
}

QString xText(double metres, const GameCoordinates& in, int digits)
{
    return isOurs(in) ? lengthText(metres, digits) : coordinateText(in.point({metres, 0.0}).x, in, digits);
}

QString yText(double metres, const GameCoordinates& in, int digits)
{
    return isOurs(in) ? lengthText(metres, digits) : coordinateText(in.point({0.0, metres}).y, in, digits);
}

QString unitText(const GameCoordinates& in) { return isInMetres(in) ? LengthWords::tr("m") : QString(); }

} // namespace broadside

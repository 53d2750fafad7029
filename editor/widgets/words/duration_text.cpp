#include "editor/widgets/words/duration_text.h"

#include "core/base/text.h"
#include "editor/document/number_locale.h"

#include <QCoreApplication>

#include <cmath>

namespace broadside {
namespace {

constexpr double kLongest = 60.0;              // seconds
constexpr double kLargestDenominator = 10'000; // for larger ones a decimal number is clearer than a fraction

/// Group separators are not accepted: "1,500 ms" could also mean 1.5 ms.
std::optional<double> secondsFrom(const QString& text)
{
    bool ok = false;
    const double value = QString::fromStdString(withDecimalPoint(text)).toDouble(&ok); // in the C locale
    return ok && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

QString secondsText(const QString& number) { return QCoreApplication::translate("DurationText", "%1 s").arg(number); }

} // namespace

QString durationText(double seconds)
{
    const double denominator = std::round(1.0 / seconds);
    if (denominator > 1.0 && denominator <= kLargestDenominator && 1.0 / denominator == seconds)
        return secondsText(QStringLiteral("1/%1").arg(denominator));
    return secondsText(localized(QString::fromStdString(shortestNumber(seconds))));
}

std::optional<double> durationFrom(const QString& text)
{
    QString number = text.trimmed().toLower();
    double unit = 1.0;
    if (const QString own = secondsText({}).trimmed().toLower(); number.endsWith(own)) // in the user's language
        number.chop(own == QLatin1String("s") ? 0 : own.size());
    if (number.endsWith(QLatin1String("ms"))) {
        unit = 1e-3;
        number.chop(2);
    } else if (number.endsWith(QLatin1Char('s'))) {
        number.chop(1);
    }
    const qsizetype slash = number.indexOf(QLatin1Char('/'));
    const std::optional<double> above = secondsFrom(slash < 0 ? number : number.left(slash));
    const std::optional<double> below = slash < 0 ? std::optional{1.0} : secondsFrom(number.mid(slash + 1));
    if (!above || !below || *below == 0.0)
        return std::nullopt;
    const double seconds = unit * *above / *below;
    return seconds > 0.0 && seconds <= kLongest ? std::optional{seconds} : std::nullopt;
}

} // namespace broadside

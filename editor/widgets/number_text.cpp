#include "editor/widgets/number_text.h"

#include "core/base/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace broadside {
namespace {

/// First letter large, a full stop at the end.
QString asSentence(const std::string& text)
{
    QString sentence = QString::fromStdString(text);
    if (sentence.isEmpty())
        return sentence;
    sentence[0] = sentence[0].toUpper();
    return sentence.endsWith(QLatin1Char('.')) ? sentence : sentence + QLatin1Char('.');
}

QString counted(std::uint64_t count, const char* one, const char* many)
{
    return groupedCount(count) + QLatin1Char(' ') + QLatin1String(count == 1 ? one : many);
}

} // namespace

QString toQString(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

QString rounded(double value, int digits) { return QString::fromStdString(roundedNumber(value, digits)); }

QString plainNumber(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    while (text.contains(QLatin1Char('.')) && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString groupedCount(std::uint64_t count) { return QString::fromStdString(groupedNumber(count)); }

std::optional<double> numberFrom(const QString& text)
{
    static const QRegularExpression kNumber(
        QStringLiteral("^[+-]?(\\d{1,3}([ ,\u00a0\u202f]\\d{3})+|\\d*)(\\.\\d*)?([eE][+-]?\\d+)?$"));
    static const QRegularExpression kSeparators(QStringLiteral("[ ,\u00a0\u202f]"));
    QString plain = text.trimmed().replace(QChar(0x2212), QLatin1Char('-')); // the minus sign of texts
    if (!kNumber.match(plain).hasMatch())
        return std::nullopt;
    bool ok = false;
    const double value = QLocale::c().toDouble(plain.remove(kSeparators), &ok);
    return ok ? std::optional{value} : std::nullopt;
}

QString notANumber(const QString& text)
{
    return QCoreApplication::translate("NumberText", "\"%1\" is not a number. Type it with a point and perhaps an "
                                                     "exponent: 0.5, -3, 1e6.")
        .arg(text);
}

QString timeText(double microseconds) { return toQString(microsecondsText(microseconds)); }

QString bytesText(std::uint64_t bytes)
{
    constexpr std::array kUnits{"bytes", "KiB", "MiB", "GiB"};
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1024.0 && unit + 1 < kUnits.size(); ++unit)
        value /= 1024.0;
    return rounded(value, 3) + QLatin1Char(' ') + QLatin1String(kUnits[unit]);
}

QString pointText(Vec2 metres) { return QStringLiteral("%1, %2 m").arg(metres.x, 0, 'f', 2).arg(metres.y, 0, 'f', 2); }

QString funnelText(const Funnel& funnel)
{
    return QStringList{counted(funnel.pairs, "pair", "pairs"), counted(funnel.candidates, "candidate", "candidates"),
                       counted(funnel.boxOverlaps, "box", "boxes"), counted(funnel.overlaps, "overlap", "overlaps")}
        .join(QLatin1String(" > "));
}

QString sentenceOf(const Problem& problem)
{
    return (asSentence(problem.message) + QLatin1Char(' ') + asSentence(problem.remedy)).trimmed();
}

} // namespace broadside

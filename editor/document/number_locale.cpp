#include "editor/document/number_locale.h"

#include <QLocale>

namespace broadside {
namespace {

constexpr QChar kNoBreakSpace(u'\u00A0');
constexpr QChar kNarrowNoBreakSpace(u'\u202F');

bool isDigitAt(const QString& text, qsizetype at) { return at >= 0 && at < text.size() && text[at].isDigit(); }

} // namespace

QString localized(const QString& number)
{
    const QLocale locale;
    if (locale.language() == QLocale::C)
        return number;
    const QString point = locale.decimalPoint();
    QString text;
    for (qsizetype i = 0; i < number.size(); ++i) {
        const bool isBetweenDigits = isDigitAt(number, i - 1) && isDigitAt(number, i + 1);
        if (number[i] == QLatin1Char('.') && isBetweenDigits)
            text += point;
        else if (number[i] == QLatin1Char(' ') && isBetweenDigits)
            text += kNoBreakSpace;
        else
            text += number[i];
    }
    return text;
}

std::string withDecimalPoint(const QString& typed)
{
    QString text = typed.trimmed();
    text.replace(kNoBreakSpace, QLatin1Char(' ')).replace(kNarrowNoBreakSpace, QLatin1Char(' '));
    if (QLocale().decimalPoint() == QLatin1String(",") && !text.contains(QLatin1Char('.')))
        text.replace(QLatin1Char(','), QLatin1Char('.'));
    return text.toStdString();
}

} // namespace broadside

#include "editor/document/percent_text.h"

#include "core/base/text.h"
#include "editor/document/number_locale.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// Translation context of this file.
class PercentText {
    Q_DECLARE_TR_FUNCTIONS(PercentText)
};

} // namespace

QString translatedPercent(double share)
{
    const QString number = QString::fromStdString(percentText(share)).section(QLatin1Char(' '), 0, 0);
    return PercentText::tr("%1 %").arg(localized(number));
}

} // namespace broadside

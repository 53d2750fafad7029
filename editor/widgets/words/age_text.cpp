#include "editor/widgets/words/age_text.h"

#include "core/base/count_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace broadside {
namespace {

constexpr qint64 kMinute = 60; // seconds
constexpr qint64 kHour = 60 * kMinute;
constexpr qint64 kDay = 24 * kHour;

} // namespace

QString ageText(const QDateTime& time, const QDateTime& now)
{
    const qint64 seconds = time.secsTo(now);
    if (seconds < kMinute)
        return QCoreApplication::translate("AgeText", "just now");
    const auto count = [seconds](qint64 unit, const char* name) {
        return QString::fromStdString(countOf(static_cast<std::uint64_t>(seconds / unit), std::string(name)));
    };
    return QCoreApplication::translate("AgeText", "%1 ago")
        .arg(seconds < kHour  ? count(kMinute, "minute")
             : seconds < kDay ? count(kHour, "hour")
                              : count(kDay, "day"));
}

QString timeAndAgeText(const QDateTime& time, const QDateTime& now)
{
    return QCoreApplication::translate("AgeText", "%1 (%2)")
        .arg(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat), ageText(time, now));
}

} // namespace broadside

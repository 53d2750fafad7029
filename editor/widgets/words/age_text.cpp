#include "editor/widgets/words/age_text.h"

#include "editor/document/message_text.h"
#include "editor/widgets/words/count_messages.h"

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
    const auto count = [seconds](qint64 unit) { return static_cast<std::uint64_t>(seconds / unit); };
    return translated(seconds < kHour  ? texts::agoMinutes(count(kMinute))
                      : seconds < kDay ? texts::agoHours(count(kHour))
                                       : texts::agoDays(count(kDay)));
}

QString timeAndAgeText(const QDateTime& time, const QDateTime& now)
{
    return QCoreApplication::translate("AgeText", "%1 (%2)")
        .arg(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat), ageText(time, now));
}

} // namespace broadside

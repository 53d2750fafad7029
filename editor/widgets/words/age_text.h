#pragma once

#include <QDateTime>
#include <QString>

namespace broadside {

/// How long ago a time was: "just now" for less than a minute, "5 minutes ago", "3 hours ago", "2 days ago". Also "just
/// now" for a time in the future, because clocks differ.
[[nodiscard]] QString ageText(const QDateTime& time, const QDateTime& now);

/// Date, time and age for a list: "26.11.26 14:03 (5 minutes ago)", with the date as the user's country writes it.
[[nodiscard]] QString timeAndAgeText(const QDateTime& time, const QDateTime& now);

} // namespace broadside

#pragma once

#include <QString>

#include <string>

namespace broadside {

/// A number that core has written ("1 250.5") as the locale of the window writes it: its decimal point, and no-break
/// spaces between groups. The same in the C locale.
[[nodiscard]] QString localized(const QString& number);

/// A number or a calculation that was typed in the window, for the readers of core. Where the locale has a decimal
/// comma, a comma in a text without points is one: "2,5*3" is "2.5*3".
[[nodiscard]] std::string withDecimalPoint(const QString& typed);

} // namespace broadside

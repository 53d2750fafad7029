#pragma once

#include <QString>

namespace broadside {

/// "88.6 %", as the language of the window writes it. @param share 0 .. 1
[[nodiscard]] QString translatedPercent(double share);

} // namespace broadside

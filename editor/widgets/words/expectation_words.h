#pragma once

#include "core/debug/expectation/expectation.h"

#include <QString>

#include <functional>
#include <vector>

namespace broadside {

/// "Ball (2) hits Wall (3)", "Ball (2) stays inside (0, 0) to (9.6, 4.8) m", "Nothing touches Ball (2)".
[[nodiscard]] QString expectationText(const Expectation& expected, const std::function<QString(ObjectId)>& nameOf);

/// The one or two objects that it is about.
[[nodiscard]] std::vector<ObjectId> objectsOf(const Expectation& expected);

} // namespace broadside

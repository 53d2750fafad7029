#pragma once

#include "app/command.h"

namespace broadside {

/// `expect SCENE (--hit A B | --stay A X0,Y0,X1,Y1 | --untouched A)`: whether a run goes as expected.
[[nodiscard]] Command expectCommand();

} // namespace broadside

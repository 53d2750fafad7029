#include "core/base/system/stack.h"

namespace broadside {

void reserveStack() noexcept {}

} // namespace broadside

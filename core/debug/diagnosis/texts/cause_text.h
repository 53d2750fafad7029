#pragma once

#include "core/base/message/message.h"
#include "core/debug/why/miss_cause.h"

namespace broadside::diagnosis {

/// "Pairs are missed because ...", with its full stop: for all pairs with this cause.
[[nodiscard]] Message sentenceOf(MissCause cause);

} // namespace broadside::diagnosis

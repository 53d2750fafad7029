#pragma once

#include "core/base/message/message.h"

#include <QString>

namespace broadside {

/// The message in the language of the window.
[[nodiscard]] QString translated(const Message& message);

} // namespace broadside

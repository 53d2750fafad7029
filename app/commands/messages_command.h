#pragma once

#include "app/command.h"
#include "core/base/message/message_form.h"

#include <string>

namespace broadside {

[[nodiscard]] Command messagesCommand();

/// The English text of a form with values that are typical of its arguments.
[[nodiscard]] std::string exampleOf(const MessageForm& form);

} // namespace broadside

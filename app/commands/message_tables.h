#pragma once

#include "core/base/message/message_form.h"

#include <vector>

namespace broadside {

/// The rows of all tables of messages, table by table. Its source is written by app/message_tables.cmake.
[[nodiscard]] std::vector<const MessageForm*> allMessages();

} // namespace broadside

#pragma once

#include "core/base/message/message.h"

#include <string>
#include <vector>

namespace broadside {

/// Gives a new file what the old file of the same name has besides its bytes: mode, owner, group, access control list
/// and extended attributes. Returns what could not be kept, each as a noun phrase for a sentence: "the owner". Also
/// named is the loss of other names (hard links), which go on naming the old bytes.
/// @pre `newDescriptor` is open for writing
[[nodiscard]] std::vector<Message> keepAttributes(const std::string& oldPath, int newDescriptor);

} // namespace broadside

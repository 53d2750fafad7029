#pragma once

#include "core/base/message/message_form.h"

/// @file
/// The end of a list of names.

namespace broadside::texts {

inline constexpr Form<Phrase, Count> namesAndMore{"names.and-more", "{names} and {count} more"};

} // namespace broadside::texts

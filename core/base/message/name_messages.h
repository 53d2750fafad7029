#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What objects are called in sentences.

namespace broadside::texts {

inline constexpr Form<Integer> unnamedObject{"name.object", "object {id}"};
inline constexpr Form<Integer> unnamedObjectAtStart{"name.object-at-start", "Object {id}"};
inline constexpr Form<Text, Integer> nameWithId{"name.with-id", "{name} ({id})"};

} // namespace broadside::texts

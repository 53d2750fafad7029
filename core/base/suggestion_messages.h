#pragma once

#include "core/base/message/message_form.h"

namespace broadside::texts {

inline constexpr Form<Phrase, Phrase> eitherOf{"common.either", "{first} or {second}"};

} // namespace broadside::texts

#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Messages of all areas: how sentences follow each other, lists, and counts.

namespace broadside::texts {

inline constexpr Form<Phrase, Phrase> sentences{"common.sentences", "{first} {second}"};
inline constexpr Form<Phrase, Phrase> reason{"common.reason", "{what}: {why}"};
inline constexpr Form<Phrase, Phrase> bothOf{"common.both", "{first} and {second}"};
inline constexpr Form<Phrase, Phrase> listed{"common.list", "{list}, {next}"};

inline constexpr Form<Count> objectCount{"common.objects", "{count} object", "{count} objects"};
inline constexpr Form<Count> pairCount{"common.pairs", "{count} pair", "{count} pairs"};
inline constexpr Form<Count> stepCount{"common.steps", "{count} step", "{count} steps"};
inline constexpr Form<Count> cellCount{"common.cells", "{count} cell", "{count} cells"};
inline constexpr Form<Count> frameCount{"common.frames", "{count} frame", "{count} frames"};

} // namespace broadside::texts

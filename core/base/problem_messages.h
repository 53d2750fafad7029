#pragma once

#include "core/base/message/message_form.h"

/// @file
/// How the command line writes a problem.

namespace broadside::texts {

inline constexpr Form<> severityError{"problem.error", "error"};
inline constexpr Form<> severityWarning{"problem.warning", "warning"};
inline constexpr Form<> severityInfo{"problem.info", "info"};

inline constexpr Form<Text, Integer> problemFileAndLine{"problem.file-and-line", "{file}:{line}"};
inline constexpr Form<Text, Integer, Integer> problemPlace{"problem.place", "{file}:{line}:{column}"};
inline constexpr Form<Integer, Integer> problemLine{"problem.line", "line {line}, column {column}"};
inline constexpr Form<Phrase, Integer> problemOfObject{"problem.of-object", "{message} (object {id})"};
inline constexpr Form<Phrase, Phrase> problemWithoutPlace{"problem.without-place", "{severity}: {message}."};
inline constexpr Form<Phrase, Phrase, Phrase> problemWithPlace{"problem.with-place", "{place}: {severity}: {message}."};
inline constexpr Form<Phrase, Phrase> problemWithRemedy{"problem.with-remedy", "{problem} {remedy}."};

} // namespace broadside::texts

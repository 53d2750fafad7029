#pragma once

#include <QString>

namespace broadside {

/// resources/scripts/broadside.js: a function that gets a ScriptHost and returns what scripts see.
[[nodiscard]] QString scriptApi();

/// The functions in the manual page "Scripts", as Markdown, made from the comments of that file: a chapter for each
/// line "//# TITLE", and a row for each comment "/// SIGNATURE: MEANING".
[[nodiscard]] QString scriptReference();

} // namespace broadside

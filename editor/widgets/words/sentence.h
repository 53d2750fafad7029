#pragma once

#include <QString>

namespace broadside {

/// The text with the full stop of the window's language, which is not the same character in all languages.
[[nodiscard]] QString asSentence(const QString& text);

} // namespace broadside

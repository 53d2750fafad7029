#pragma once

#include "core/base/message/message.h"
#include "core/base/problem.h"

#include <QString>
#include <QStringList>

#include <string>

namespace broadside {

/// The message in the language of the window, as plain text: without the marks around keys, as in `onHit`.
[[nodiscard]] QString translated(const Message& message);
/// The same in UTF-8, for texts in pictures.
[[nodiscard]] std::string translatedUtf8(const Message& message);

/// What core's describe() says, in the language of the window: "yard.broadside:3:7: error: There is no shape. Add one."
[[nodiscard]] QString described(const Problem& problem);

/// "0.25 \u00b5s", "4.78 ms", "1.2 s".
[[nodiscard]] QString translatedDuration(double microseconds);

/// "a, b, c", with the comma of the language.
[[nodiscard]] QString listed(const QStringList& parts);
/// "a; b; c", for parts that contain commas.
[[nodiscard]] QString listedApart(const QStringList& parts);
/// The sentences in one paragraph. Empty ones are left out.
[[nodiscard]] QString joinedSentences(const QStringList& sentences);

} // namespace broadside

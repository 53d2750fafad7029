#pragma once

#include <QtGlobal>

namespace broadside {

/// Sends Qt's messages to standard error, as Qt does, except those that do not help the user: where Qt keeps its own
/// files, which font lacks a script that another font has, and notes of picture decoders. Pictures with such notes are
/// either shown, or Broadside reports what is wrong with them.
void filterQtMessages();

/// Writes one message, filtered as by filterQtMessages().
void printQtMessage(QtMsgType type, const QMessageLogContext& context, const QString& message);

} // namespace broadside

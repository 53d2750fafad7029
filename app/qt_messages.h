#pragma once

#include <QtGlobal>

namespace broadside {

/// What Qt has to say goes to standard error, as without this, but for what says nothing to the user: where Qt keeps
/// its own files, and what a picture's decoder notes of pictures that are shown, or of which we say ourselves what is
/// wrong.
void filterQtMessages();

/// Writes one message in the way of filterQtMessages().
void printQtMessage(QtMsgType type, const QMessageLogContext& context, const QString& message);

} // namespace broadside

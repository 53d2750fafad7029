#include "editor/widgets/words/sentence.h"

#include <QCoreApplication>

namespace broadside {

QString asSentence(const QString& text) { return QCoreApplication::translate("MessageWords", "%1.").arg(text); }

} // namespace broadside

#include "app/qt_messages.h"

#include <QString>

#include <cstdio>
#include <string_view>

namespace broadside {
namespace {

bool isNoise(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg || type == QtCriticalMsg)
        return false;
    return message.startsWith(QLatin1String("QStandardPaths: ")) ||
           (context.category && std::string_view(context.category).starts_with("qt.gui.imageio"));
}

} // namespace

void printQtMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!isNoise(type, context, message))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

void filterQtMessages() { qInstallMessageHandler(printQtMessage); }

} // namespace broadside

#include "app/window/qt_messages.h"

#include "app/arguments.h"
#include "app/exit_code.h"
#include "app/messages/input_messages.h"

#include <QString>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace broadside {
namespace {

bool isNoise(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg || type == QtCriticalMsg)
        return false;
    return message.startsWith(QLatin1String("QStandardPaths: ")) ||
           message.contains(QLatin1String("OpenType support missing for ")) || // another font has the letters
           (context.category && std::string_view(context.category).starts_with("qt.gui.imageio"));
}

/// After these messages Qt ends the program, with an exit code that has another meaning here.
bool isLostDisplay(const QString& message)
{
    return message.contains(QLatin1String("X11 connection broke")) ||
           message.contains(QLatin1String("Wayland connection broke"));
}

} // namespace

void printQtMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (isLostDisplay(message)) {
        const Problem problem = usageProblem(texts::cliDisplayLost(), texts::cliDisplayStartAgain());
        std::fprintf(stderr, "broadside: %s\n", describe(problem).c_str());
        std::_Exit(static_cast<int>(ExitCode::Display));
    }
    if (!isNoise(type, context, message))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

void filterQtMessages() { qInstallMessageHandler(printQtMessage); }

} // namespace broadside

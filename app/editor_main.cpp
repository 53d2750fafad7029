#include "app/editor_main.h"

#include "app/exit_code.h"
#include "app/qt_messages.h"
#include "editor/viewport/gl/gl_probe.h"
#include "editor/window/editor_application.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/main_window.h"

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QSettings>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace broadside {
namespace {

int refuse(const Problem& problem)
{
    std::fprintf(stderr, "broadside: %s\n", describe(problem).c_str());
    return static_cast<int>(ExitCode::Display);
}

Problem noDisplay(std::string message)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = "Start it on a desktop, or use the commands that need no display: see \"broadside --help\"";
    return problem;
}

/// "DISPLAY is empty", or what it is.
std::string variableText(const char* name)
{
    const std::string value = qEnvironmentVariable(name).toStdString();
    return name + (value.empty() ? std::string(" is empty") : " is \"" + value + '"');
}

struct PlatformDisplay {
    const char* platform; ///< What its name begins with.
    const char* variable; ///< Names its display.
};
constexpr std::array kDisplays{PlatformDisplay{"xcb", "DISPLAY"}, PlatformDisplay{"wayland", "WAYLAND_DISPLAY"}};

/// Why one of the platforms of QT_QPA_PLATFORM has no display, if it is known which one it needs.
std::optional<Problem> displayProblemOf(const QString& platform)
{
    for (const PlatformDisplay& display : kDisplays) {
        if (!platform.startsWith(QLatin1String(display.platform)) || !qEnvironmentVariableIsEmpty(display.variable))
            continue;
        Problem problem =
            noDisplay("QT_QPA_PLATFORM asks for " + platform.toStdString() + ", but " + variableText(display.variable));
        for (const PlatformDisplay& other : kDisplays)
            if (!qEnvironmentVariableIsEmpty(other.variable))
                problem.remedy =
                    "Unset QT_QPA_PLATFORM to use the display that " + std::string(other.variable) + " names";
        return problem;
    }
    return std::nullopt;
}

/// Qt aborts when a display is named but does not answer. This turns that into a sentence and an exit code, for as long
/// as the application is being made.
class DisplayGuard {
public:
    DisplayGuard()
        : m_before(qInstallMessageHandler(&DisplayGuard::handle))
    {}
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;
    ~DisplayGuard() { qInstallMessageHandler(m_before); }

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        printQtMessage(type, context, message);
        if (type == QtFatalMsg)
            std::_Exit(refuse(noDisplay("no window can be opened: " + variableText("QT_QPA_PLATFORM") + ", " +
                                        variableText("DISPLAY") + ", " + variableText("WAYLAND_DISPLAY"))));
    }

    QtMessageHandler m_before;
};

std::unique_ptr<EditorApplication> makeApplication(int& argc, char** argv)
{
    const DisplayGuard guard;
    QCoreApplication::setOrganizationName(QStringLiteral("Broadside"));
    QCoreApplication::setApplicationName(QStringLiteral("Broadside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BROADSIDE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("broadside"));
    auto application = std::make_unique<EditorApplication>(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/broadside/icons/broadside.svg")));
    return application;
}

} // namespace

std::optional<Problem> displayProblem()
{
    // Qt tries the platforms of a list in their order.
    std::optional<Problem> first;
    for (const QString& entry : qEnvironmentVariable("QT_QPA_PLATFORM").split(u';', Qt::SkipEmptyParts)) {
        const QString platform = entry.section(u':', 0, 0);
        std::optional<Problem> problem = platformProblem(platform);
        if (!problem)
            problem = displayProblemOf(platform);
        if (!problem)
            return std::nullopt;
        first = first ? first : problem;
    }
    if (first)
        return first;
    if (!qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return std::nullopt;
    return noDisplay("there is no display for the editor: DISPLAY and WAYLAND_DISPLAY are empty");
}

int runEditor(int& argc, char** argv, const std::vector<std::string>& files, const std::string& attach)
{
    if (const std::optional<Problem> problem = displayProblem())
        return refuse(*problem);
    const std::unique_ptr<EditorApplication> application = makeApplication(argc, argv);
    if (const std::optional<Problem> problem = openGlProblem())
        return refuse(*problem);

    QSettings storage;
    applyAppearance(Settings(storage).appearance());
    MainWindow window(storage);
    window.show(); // first: a file is read beside the window, and a dialog about it needs something to stand over
    QStringList paths;
    for (const std::string& file : files)
        paths += QFile::decodeName(QByteArray::fromStdString(file));
    if (!paths.isEmpty())
        window.openFiles(paths);
    else if (!window.restoreSession() && attach.empty())
        window.greet();
    if (!attach.empty())
        window.listen(QString::fromStdString(attach));
    return QApplication::exec();
}

} // namespace broadside

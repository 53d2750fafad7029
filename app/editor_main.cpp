#include "app/editor_main.h"

#include "app/exit_code.h"
#include "editor/viewport/gl_probe.h"
#include "editor/window/appearance.h"
#include "editor/window/workspace.h"

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QSettings>

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
    static void handle(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message)
    {
        std::fprintf(stderr, "%s\n", qPrintable(message));
        if (type == QtFatalMsg)
            std::_Exit(refuse(noDisplay("no window can be opened on this display (DISPLAY is \"" +
                                        qEnvironmentVariable("DISPLAY").toStdString() + "\")")));
    }

    QtMessageHandler m_before;
};

std::unique_ptr<QApplication> makeApplication(int& argc, char** argv)
{
    const DisplayGuard guard;
    QCoreApplication::setOrganizationName(QStringLiteral("Broadside"));
    QCoreApplication::setApplicationName(QStringLiteral("Broadside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BROADSIDE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("broadside"));
    auto application = std::make_unique<QApplication>(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/broadside/icons/broadside.svg")));
    return application;
}

} // namespace

std::optional<Problem> displayProblem()
{
    const QString platform = qEnvironmentVariable("QT_QPA_PLATFORM").section(QLatin1Char(':'), 0, 0);
    if (std::optional<Problem> problem = platformProblem(platform); problem && !platform.isEmpty())
        return problem;
    const bool x11 = !qEnvironmentVariableIsEmpty("DISPLAY");
    const bool wayland = !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    const bool named = platform == QLatin1String("xcb")                ? x11
                       : platform.startsWith(QLatin1String("wayland")) ? wayland
                                                                       : x11 || wayland;
    if (named)
        return std::nullopt;
    return noDisplay("there is no display for the editor (DISPLAY and WAYLAND_DISPLAY are empty)");
}

int runEditor(int& argc, char** argv, const std::vector<std::string>& files, const std::string& attach)
{
    if (const std::optional<Problem> problem = displayProblem())
        return refuse(*problem);
    const std::unique_ptr<QApplication> application = makeApplication(argc, argv);
    if (const std::optional<Problem> problem = openGlProblem())
        return refuse(*problem);

    QSettings storage;
    applyAppearance(Settings(storage).appearance());
    Workspace workspace(storage);
    workspace.show(); // first: a file is read beside the window, and a dialog about it needs something to stand over
    QStringList paths;
    for (const std::string& file : files)
        paths += QFile::decodeName(QByteArray::fromStdString(file));
    if (!paths.isEmpty())
        workspace.openFiles(paths);
    else if (!workspace.restoreSession() && attach.empty())
        workspace.greet();
    if (!attach.empty())
        workspace.listen(QString::fromStdString(attach));
    return QApplication::exec();
}

} // namespace broadside

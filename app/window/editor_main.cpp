#include "app/window/editor_main.h"

#include "app/build_facts.h"
#include "app/exit_code.h"
#include "app/messages/input_messages.h"
#include "app/scripts/command_answers.h"
#include "app/window/qt_messages.h"
#include "editor/document/file_path.h"
#include "editor/viewport/export/image_threads.h"
#include "editor/viewport/gl/gl_probe.h"
#include "editor/window/editor_application.h"
#include "editor/window/extensions/extensions.h"
#include "editor/window/help/about.h"
#include "editor/window/help/changes.h"
#include "editor/window/language_switch.h"
#include "editor/window/layout/appearance.h"

#include <QApplication>
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

Problem noDisplay(Message message)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = texts::cliDisplayNoDisplay();
    return problem;
}

/// The variable and its value: "DISPLAY is empty".
Message variableText(const char* name)
{
    const std::string value = qEnvironmentVariable(name).toStdString();
    return value.empty() ? texts::cliDisplayEmpty(name) : texts::cliDisplayValue(name, value);
}

struct PlatformDisplay {
    const char* platform; ///< Beginning of its name.
    const char* variable; ///< Environment variable with the name of its display.
};
constexpr std::array kDisplays{PlatformDisplay{"xcb", "DISPLAY"}, PlatformDisplay{"wayland", "WAYLAND_DISPLAY"}};

/// Why a platform of QT_QPA_PLATFORM has no display; nothing if it has one, or if the needed variable is unknown.
std::optional<Problem> displayProblemOf(const QString& platform)
{
    for (const PlatformDisplay& display : kDisplays) {
        if (!platform.startsWith(QLatin1String(display.platform)) || !qEnvironmentVariableIsEmpty(display.variable))
            continue;
        Problem problem = noDisplay(texts::cliDisplayPlatform(platform.toStdString(), variableText(display.variable)));
        for (const PlatformDisplay& other : kDisplays)
            if (!qEnvironmentVariableIsEmpty(other.variable))
                problem.remedy = texts::cliDisplayUnset(other.variable);
        return problem;
    }
    return std::nullopt;
}

/// Turns an abort of Qt into a sentence and an exit code while the application object is created. Qt aborts if the
/// named display does not answer.
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
            std::_Exit(refuse(noDisplay(texts::cliDisplayNoWindow(
                variableText("QT_QPA_PLATFORM"), variableText("DISPLAY"), variableText("WAYLAND_DISPLAY")))));
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
    startImageThread();
    application->setProperty(kBuildProperty, QString::fromStdString(versionText()));
    application->setProperty(kScriptAnswersProperty, QVariant::fromValue(commandAnswers()));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/broadside/icons/broadside.svg")));
    return application;
}

} // namespace

std::optional<Problem> displayProblem()
{
    // QT_QPA_PLATFORM can be a list. Qt tries its platforms in order.
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
    return noDisplay(texts::cliDisplayNone());
}

std::vector<std::string> filesOf(const std::vector<std::string>& words)
{
    std::vector<std::string> files = words;
    if (!files.empty() && files.front() == "--")
        files.erase(files.begin());
    return files;
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
    LanguageSwitch languages(storage);
    MainWindow& window = languages.window();
    window.show(); // The window comes first: files are read in the background, and their dialogs need a parent.
    QStringList paths;
    for (const std::string& file : files)
        paths += decodedPath(file);
    if (!paths.isEmpty())
        window.openFiles(paths);
    else if (!window.restoreSession() && attach.empty())
        window.greet();
    showChangesOnce(window, storage);
    window.offerUnsaved();
    if (!attach.empty())
        window.listen(QString::fromStdString(attach));
    return QApplication::exec();
}

} // namespace broadside

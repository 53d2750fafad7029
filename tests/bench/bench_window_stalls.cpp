// Longest time for which the window's thread is busy without a pause, with every panel open and a world of 100,000
// objects: an answer to a key or the mouse waits for so long. Aim: never more than 50 ms of computing. For each action
// it reports the longest event and the one that computed most, which may be another: in the rest of its time the thread
// waited for threads of the driver or, on a busy machine, for a processor. Needs a display; run it like the window
// tests.

#include "core/scene/generate.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/comparison_window.h"
#include "editor/window/pages/page.h"

#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>

namespace {

using namespace broadside;

/// Computing time of this thread so far.
double computedMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// Times the events that the event loop handles, including nested events.
class TimedApplication final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        const QByteArray who = receiver->metaObject()->className();
        const int type = event->type();
        QElapsedTimer timer;
        timer.start();
        const double computed = computedMilliseconds();
        ++m_depth;
        const bool result = QApplication::notify(receiver, event);
        --m_depth;
        if (m_depth == 0)
            note(static_cast<double>(timer.nsecsElapsed()) * 1e-6, computedMilliseconds() - computed, who, type);
        return result;
    }
    void note(double milliseconds, double computed, const QByteArray& who, int type)
    {
        total += milliseconds;
        longest = std::max(longest, milliseconds);
        if (computed > computing) {
            computing = computed;
            culprit = who + " (event " + QByteArray::number(type) + ")";
        }
    }
    void watchFor(int milliseconds, const char* what)
    {
        longest = computing = total = 0.0;
        culprit.clear();
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
        std::printf("%-32s longest %7.1f ms, busy %5.1f %%, most computing %7.1f ms: %s\n", what, longest,
                    100.0 * total / milliseconds, computing, culprit.constData());
        std::fflush(stdout);
    }
    /// Calls `act` from the event loop, like an action, and watches the window.
    void watch(const char* what, const std::function<void()>& act, int milliseconds = 2'500)
    {
        QTimer::singleShot(0, this, act);
        watchFor(milliseconds, what);
    }

    double longest = 0.0;
    double computing = 0.0;
    double total = 0.0;
    QByteArray culprit;

private:
    int m_depth = 0;
};

void click(QWidget& window, const char* action)
{
    if (auto* found = window.findChild<QAction*>(QLatin1String(action)))
        found->trigger();
    else
        std::printf("there is no action %s\n", action);
}

void mouse(QWidget& widget, QEvent::Type type, const QPoint& at, Qt::MouseButton button)
{
    const bool isMove = type == QEvent::MouseMove;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
    QMouseEvent event(type, at, widget.mapToGlobal(QPointF(at)), isMove ? Qt::NoButton : button, held, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

/// Drags the object in the middle of the view; with the middle button, drags the view. Each event comes separately from
/// the event loop.
void drag(TimedApplication& application, MainWindow& window, Qt::MouseButton button = Qt::LeftButton)
{
    auto* viewport = window.findChild<ViewportWidget*>();
    const auto send = [&](int i, QEvent::Type type) {
        QTimer::singleShot(100 * i, &application, [viewport, i, type, button] {
            mouse(*viewport, type, viewport->rect().center() + QPoint(5 * i, 0), button);
        });
    };
    send(0, QEvent::MouseButtonPress);
    for (int i = 1; i <= 8; ++i)
        send(i, QEvent::MouseMove);
    send(9, QEvent::MouseButtonRelease);
}

/// Moves the mouse over the world. Each event comes separately from the event loop.
void hover(TimedApplication& application, MainWindow& window)
{
    auto* viewport = window.findChild<ViewportWidget*>();
    for (int i = 0; i < 20; ++i)
        QTimer::singleShot(100 * i, &application, [viewport, i] {
            const QPoint at = viewport->rect().center() + QPoint(9 * i, 5 * i);
            QMouseEvent event(QEvent::MouseMove, at, viewport->mapToGlobal(QPointF(at)), Qt::NoButton, Qt::NoButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(viewport, &event);
        });
}

/// Gives the world the same number of pixels in every version of the window: a driver without a graphics card needs
/// most of a frame's time for them.
void resizeWorld(MainWindow& window)
{
    constexpr QSize kWorld(1000, 700);
    const QSize now = window.findChild<ViewportWidget*>()->size();
    window.resize(window.size() + kWorld - now);
    std::printf("the world had %d x %d pixels\n", now.width(), now.height());
}

/// Copies of unsaved work. The window is hidden, so that no frame is longer than the copy; each edit is over long
/// before its copy begins.
void watchCopies(TimedApplication& application, MainWindow& window)
{
    window.hide();
    const auto watchCopy = [&](const char* edit, const char* copy, const std::function<void()>& act) {
        application.watch(edit, act, 1'000);
        application.watch(
            copy, [] {}, 4'000);
    };
    click(window, "selectAll");
    watchCopy("nudge everything, hidden", "its copy", [&] { click(window, "nudgeLeft"); });
    watchCopy("nudge everything again, hidden", "its copy", [&] { click(window, "nudgeLeft"); });
    click(window, "step");
    application.watchFor(2'500, "step, hidden");
    watchCopy("nudge in the simulation, hidden", "its copy", [&] { click(window, "nudgeLeft"); });
}

void stalls(TimedApplication& application, Algorithm algorithm, std::size_t count)
{
    std::printf("%s, %zu objects\n", infoOf(algorithm).name.data(), count);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(settings);
    window.resize(1600, 1000);
    application.watch("show the window", [&] { window.show(); }); // a file is read at the same time
    application.watch("same size of the world", [&] { resizeWorld(window); });
    Scene scene = generateScene("uniform", {count, 1}).value();
    scene.broadPhase.algorithm = algorithm;
    application.watch("open", [&] { window.current().document().reset(std::move(scene), {}); });
    application.watch("layout for debugging", [&] { click(window, "debugLayout"); });
    application.watch("every panel", [&] {
        const auto docks = window.findChildren<QDockWidget*>();
        for (QDockWidget* dock : docks)
            dock->show();
    });
    application.watch("same size of the world", [&] { resizeWorld(window); });
    application.watch("select everything", [&] { click(window, "selectAll"); });
    application.watch("align it", [&] { click(window, "alignCentreY"); });
    application.watch("undo it", [&] { click(window, "undo"); });
    application.watch("nudge it", [&] { click(window, "nudgeLeft"); });
    application.watch("undo it", [&] { click(window, "undo"); });
    application.watch("select nothing", [&] { click(window, "selectNone"); });
    application.watch("hover", [&] { hover(application, window); });
    application.watch("pan", [&] { drag(application, window, Qt::MiddleButton); });
    application.watch("audit every step", [&] {
        if (auto* every = window.findChild<QCheckBox*>(QStringLiteral("auditEvery")))
            every->setChecked(true);
    });
    application.watch("heat map", [&] { click(window, "showHeat"); });
    application.watch("first step", [&] { click(window, "step"); });
    application.watch("step", [&] { click(window, "step"); });
    application.watch("run", [&] { click(window, "run"); });
    application.watch("pause", [&] { click(window, "pause"); });
    application.watch("drag in the simulation", [&] { drag(application, window); });
    application.watch("undo it", [&] { click(window, "undo"); });
    application.watch("select everything", [&] { click(window, "selectAll"); });
    application.watch("align it in the simulation", [&] { click(window, "alignCentreY"); });
    application.watch("undo it", [&] { click(window, "undo"); });
    application.watch("nudge it in the simulation", [&] { click(window, "nudgeLeft"); });
    application.watch("undo it", [&] { click(window, "undo"); });
    application.watch("select nothing", [&] { click(window, "selectNone"); });
    application.watch("step back", [&] { click(window, "stepBack"); });
    application.watch("to the first step", [&] { click(window, "firstStep"); });
    application.watch("compare", [&] { click(window, "compareAlgorithms"); });
    application.watch("close the comparison", [&] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* comparison = qobject_cast<ComparisonWindow*>(widget))
                comparison->close();
    });
    application.watch("stop", [&] { click(window, "stop"); });
    application.watch("drag in the scene", [&] { drag(application, window); });
    application.watch("undo it", [&] { click(window, "undo"); });
    watchCopies(application, window);
}

} // namespace

int main(int argc, char** argv)
{
    TimedApplication application(argc, argv);
    const std::size_t count = argc > 2 ? static_cast<std::size_t>(std::atoi(argv[2])) : 100'000;
    const auto algorithm = argc > 1 ? algorithmNamed(argv[1]) : std::optional(Algorithm::Grid);
    if (!algorithm)
        return 2;
    stalls(application, *algorithm, count);
}

// Time from nothing to the first picture of the window. The promise is less than a second from the start of the
// program. Also times for hovering, dragging and pinning in a very large scene. Needs a display; run it like the window
// tests.

#include "core/scene/generate.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/page.h"

#include <benchmark/benchmark.h>
#include <QApplication>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <cmath>

namespace {

void windowFromNothingToFirstPicture(benchmark::State& state)
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    for (auto _ : state) {
        broadside::MainWindow window(settings);
        window.show();
        QCoreApplication::processEvents();
        benchmark::DoNotOptimize(window.current().viewport().grabFramebuffer());
    }
}
BENCHMARK(windowFromNothingToFirstPicture)->Unit(benchmark::kMillisecond)->MinTime(2.0);

/// A window with 100,000 objects, and functions that move its mouse. It is not shown and draws nothing, so that only
/// the work of the window is measured. Aim: 16 ms, one picture at 60 Hz.
class LargeWorld {
public:
    LargeWorld()
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , m_window(m_settings)
    {
        page().document().reset(*broadside::generateScene("uniform", {100'000, 1}), {});
        m_window.resize(1'400, 900);
        page().viewport().resize(900, 600);
        page().viewport().showWorld();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] broadside::Page& page() { return m_window.current(); }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButtons buttons)
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, at, button, buttons, Qt::NoModifier);
        QApplication::sendEvent(&page().viewport(), &event);
    }
    /// A different position each time.
    [[nodiscard]] QPointF nextPlace()
    {
        m_at += 7.0;
        return {150.0 + std::fmod(m_at, 600.0), 150.0 + std::fmod(3.0 * m_at, 300.0)};
    }

private:
    QTemporaryDir m_folder;
    QSettings m_settings;
    broadside::MainWindow m_window;
    double m_at = 0.0;
};

void hoverOver100000(benchmark::State& state)
{
    LargeWorld world;
    for (auto _ : state)
        world.mouse(QEvent::MouseMove, world.nextPlace(), Qt::NoButton);
}
BENCHMARK(hoverOver100000)->Unit(benchmark::kMillisecond);

void dragOver100000(benchmark::State& state)
{
    LargeWorld world;
    const broadside::SceneObject& object = *world.page().document().scene().objects().front();
    const broadside::Vec2 at = world.page().viewport().camera().toScreen(object.pose.position);
    world.page().focus().select(object.id);
    world.mouse(QEvent::MouseButtonPress, {at.x, at.y}, Qt::LeftButton);
    for (auto _ : state) {
        world.mouse(QEvent::MouseMove, world.nextPlace(), Qt::LeftButton);
        QCoreApplication::processEvents(); // the events that the move causes
    }
    world.mouse(QEvent::MouseButtonRelease, world.nextPlace(), Qt::NoButton);
    world.page().document().undoStack().setClean();
}
BENCHMARK(dragOver100000)->Unit(benchmark::kMillisecond);

void pinAmong100000(benchmark::State& state)
{
    LargeWorld world;
    std::uint64_t id = 0;
    for (auto _ : state) {
        world.page().focus().setPins({++id}, {});
        QCoreApplication::processEvents();
    }
}
BENCHMARK(pinAmong100000)->Unit(benchmark::kMillisecond)->Iterations(1'000);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}

// How long the window takes from nothing to its first picture; the promise is less than a second from the start of the
// program. Needs a display; run it as the window tests are run.

#include "editor/viewport/viewport_widget.h"
#include "editor/window/main_window.h"

#include <benchmark/benchmark.h>
#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace {

void windowFromNothingToFirstPicture(benchmark::State& state)
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    for (auto _ : state) {
        broadside::MainWindow window(settings);
        window.openFirstSample();
        window.show();
        QCoreApplication::processEvents();
        benchmark::DoNotOptimize(window.viewport().grabFramebuffer());
    }
}
BENCHMARK(windowFromNothingToFirstPicture)->Unit(benchmark::kMillisecond)->MinTime(2.0);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}

#include "editor/window/samples.h"

#include "core/io/scene_reader.h"
#include "core/scene/generate.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

namespace broadside {
namespace {

constexpr std::array kSamples{
    Sample{"cannon", QT_TRANSLATE_NOOP("Samples", "Cannon world"),
           QT_TRANSLATE_NOOP("Samples", "A cannon, a ball and 20 targets in 8 cells: aim, shoot, see who is tested")},
    Sample{"cannon-tall", QT_TRANSLATE_NOOP("Samples", "Cannon world, 12 cells"),
           QT_TRANSLATE_NOOP("Samples", "The same in a world of 9.6 x 6.4 m")},
    Sample{"hover-circles", QT_TRANSLATE_NOOP("Samples", "500 circles"),
           QT_TRANSLATE_NOOP("Samples", "Move the mouse over them and drag the cell size")},
    Sample{"pong", QT_TRANSLATE_NOOP("Samples", "Pong"),
           QT_TRANSLATE_NOOP("Samples",
                             "Run it (F5) and steer the left paddle with Up and Down; the right one follows the ball")},
    Sample{"pinball", QT_TRANSLATE_NOOP("Samples", "Pinball"),
           QT_TRANSLATE_NOOP("Samples", "A ball falls through bumpers: circles and polygons that bounce")},
    Sample{"walkers", QT_TRANSLATE_NOOP("Samples", "Walkers"),
           QT_TRANSLATE_NOOP("Samples", "Ten walkers whose masks keep them apart: no pair is ever tested")},
    Sample{"mixed", QT_TRANSLATE_NOOP("Samples", "Small and large"),
           QT_TRANSLATE_NOOP("Samples", "200 boxes, turned boxes and circles of 0.05 to 50 m: no cell size suits all")},
    Sample{"level", QT_TRANSLATE_NOOP("Samples", "Level of 10 000 objects"),
           QT_TRANSLATE_NOOP("Samples", "Tiles and platforms with 500 balls and crates: compare the algorithms here"),
           10'000},
    Sample{"empty", QT_TRANSLATE_NOOP("Samples", "Empty world"), QT_TRANSLATE_NOOP("Samples", "Nothing but a world")},
};

} // namespace

std::span<const Sample> samples() { return kSamples; }
QString titleOf(const Sample& sample) { return QCoreApplication::translate("Samples", sample.title); }
QString tipOf(const Sample& sample) { return QCoreApplication::translate("Samples", sample.tip); }
const Sample& firstSample() { return kSamples.front(); }

Scene readSample(const Sample& sample)
{
    if (sample.count > 0) {
        Result<Scene> made = generateScene(sample.name, {.count = sample.count});
        return made ? *std::move(made) : Scene{};
    }
    const QString name = QStringLiteral(":/broadside/scenes/%1.broadside").arg(QLatin1String(sample.name));
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    SceneReading reading = readScene(file.readAll().toStdString(), name.toStdString());
    return reading.scene ? *std::move(reading.scene) : Scene{};
}

} // namespace broadside

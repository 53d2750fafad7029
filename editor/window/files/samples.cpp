#include "editor/window/files/samples.h"

#include "core/io/scene/scene_reader.h"
#include "core/scene/generate.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

namespace broadside {
namespace {

constexpr std::array kSamples{
    Sample{"cannon", QT_TRANSLATE_NOOP("Samples", "Cannon world"),
           QT_TRANSLATE_NOOP(
               "Samples", "A cannon, a ball and 20 targets in 8 cells: aim, shoot, and see which objects are tested")},
    Sample{"cannon-tall", QT_TRANSLATE_NOOP("Samples", "Cannon world, 12 cells"),
           QT_TRANSLATE_NOOP("Samples", "The same in a world of 9.6 x 6.4 m")},
    Sample{"hover-circles", QT_TRANSLATE_NOOP("Samples", "500 circles"),
           QT_TRANSLATE_NOOP("Samples", "Move the pointer over them and drag the cell size")},
    Sample{"pong", QT_TRANSLATE_NOOP("Samples", "Pong"),
           QT_TRANSLATE_NOOP("Samples",
                             "Run it (F5) and steer the left paddle with Up and Down; the right one follows the ball")},
    Sample{"pinball", QT_TRANSLATE_NOOP("Samples", "Pinball"),
           QT_TRANSLATE_NOOP("Samples", "Run it (F5) and press Left and Right: the flippers keep the ball in play")},
    Sample{"walkers", QT_TRANSLATE_NOOP("Samples", "Walkers"),
           QT_TRANSLATE_NOOP("Samples", "Ten walkers whose masks keep them apart: no pair is ever tested")},
    Sample{
        "mixed", QT_TRANSLATE_NOOP("Samples", "Small and large"),
        QT_TRANSLATE_NOOP("Samples", "200 boxes, oriented boxes and circles of 0.05 to 50 m: no cell size suits all")},
    Sample{"level", QT_TRANSLATE_NOOP("Samples", "Level of 10 000 objects"),
           QT_TRANSLATE_NOOP("Samples", "Tiles and platforms with 500 balls and crates: compare the algorithms here"),
           10'000},
    Sample{"empty", QT_TRANSLATE_NOOP("Samples", "Empty world"),
           QT_TRANSLATE_NOOP("Samples", "A world without objects")},
};

constexpr std::array kMysteries{
    Sample{"mysteries/through-the-wall", QT_TRANSLATE_NOOP("Samples", "The ball that goes through the wall"),
           QT_TRANSLATE_NOOP("Samples", "Three balls fly at one wall. Two come back. The fast one is behind it, every "
                                        "time."),
           0, QT_TRANSLATE_NOOP("Samples", "You learn to find the step in which objects pass each other unseen.")},
    Sample{"mysteries/big-boss", QT_TRANSLATE_NOOP("Samples", "The boss that is hit only at its corners"),
           QT_TRANSLATE_NOOP("Samples", "Nine darts fly at a boss and one at an imp. The imp is hit. Of the nine "
                                        "darts, two hit and seven fly through."),
           0, QT_TRANSLATE_NOOP("Samples", "You learn to find missed pairs and to see where an object is registered.")},
    Sample{"mysteries/slow-right", QT_TRANSLATE_NOOP("Samples", "Fast on the left, slow on the right"),
           QT_TRANSLATE_NOOP("Samples", "The cells follow the rule of thumb: five times the largest object. The game "
                                        "is fast among the barrels, and stutters among the crumbs."),
           0, QT_TRANSLATE_NOOP("Samples", "You learn to choose a cell size by measuring it.")},
    Sample{"mysteries/top-row", QT_TRANSLATE_NOOP("Samples", "The row where nothing collides"),
           QT_TRANSLATE_NOOP("Samples", "Three rows of coins, and collectors that pass over all of them. The coins of "
                                        "the top row stay."),
           0, QT_TRANSLATE_NOOP("Samples", "You learn to see which cells an object is in.")},
    Sample{"mysteries/cannot-be-shot", QT_TRANSLATE_NOOP("Samples", "The enemy that cannot be shot"),
           QT_TRANSLATE_NOOP("Samples", "Five enemies, a shot for each. Four fall. The third stands, and its shot goes "
                                        "right through."),
           0, QT_TRANSLATE_NOOP("Samples", "You learn to ask why two objects never collide.")},
    Sample{"mysteries/two-runs", QT_TRANSLATE_NOOP("Samples", "Two runs that differ"),
           QT_TRANSLATE_NOOP("Samples", "Two builds of one game use different grids. After two seconds, a marble moves "
                                        "differently in the two. Which missed pair is the cause?"),
           0, QT_TRANSLATE_NOOP("Samples", "You learn to compare two algorithms bit for bit.")},
};

} // namespace

std::span<const Sample> samples() { return kSamples; }
std::span<const Sample> mysteries() { return kMysteries; }
QString titleOf(const Sample& sample) { return QCoreApplication::translate("Samples", sample.title); }
QString tipOf(const Sample& sample) { return QCoreApplication::translate("Samples", sample.tip); }
QString lessonOf(const Sample& sample)
{
    return sample.lesson ? QCoreApplication::translate("Samples", sample.lesson) : QString();
}
const Sample& guidedMystery() { return kMysteries[1]; }
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
